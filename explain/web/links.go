package web

import (
	"math"
	"slices"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// link is a line from one node to another.
type link struct {
	from, to explain.Node
	strong   bool
}

// gather finds the links and sets of the evidence.
func (b *board) gather() {
	for _, j := range b.f.Joints {
		b.links = append(b.links, link{from: j.From, to: j.To, strong: j.Link.Strong()})
	}
	switch e := b.f.Evidence.(type) {
	case explain.Chain:
		b.chain(e)
	case explain.Joined:
		for _, part := range e.Parts {
			if c, ok := part.(explain.Chain); ok {
				b.chain(c)
			}
		}
	case explain.Kraken:
		for _, arm := range e.Arms {
			b.arm(e, arm)
		}
	case explain.Wing:
		b.wing(e)
	case explain.SetChain:
		b.sets = e.Sets
		for i, d := range e.Common {
			places := b.g.Places(d)
			b.links = append(b.links, link{from: explain.Node{Digit: d, Cells: places.And(e.Sets[i])}, to: explain.Node{Digit: d, Cells: places.And(e.Sets[e.Next(i)])}})
		}
	case explain.Blossom:
		b.sets = e.Petals
	case explain.KillerSet:
		for _, sum := range e.Sums {
			b.set(sum.Spans(b.g.Layout()).And(b.g.Open()))
		}
	case explain.Equivalence:
		b.sets = e.Sets(b.g.Layout())
	case explain.Exclusion:
		for _, w := range e.Ways {
			b.set(w.Set)
		}
	case explain.Coloring:
		for _, cluster := range e.Clusters {
			for _, item := range cluster.Joints(b.g) {
				ends := b.g.AppendCandidates(nil, item)
				b.links = append(b.links, link{from: node(ends[0]), to: node(ends[1]), strong: true})
			}
		}
	}
}

func node(k candidates.Candidate) explain.Node {
	return explain.Node{Digit: k.Digit(), Cells: candidates.Cells(k.Cell())}
}

// set adds a set that is not there yet.
func (b *board) set(cells candidates.CellSet) {
	for _, set := range b.sets {
		if set == cells {
			return
		}
	}
	b.sets = append(b.sets, cells)
}

// chain adds the links of a chain.
func (b *board) chain(e explain.Chain) {
	for i, l := range e.Links {
		b.links = append(b.links, link{e.Nodes[i], e.Next(i), l.Strong()})
		if l.InSet() {
			b.set(l.Set())
		}
	}
}

// arm adds what leads from a place of a fish to the target.
func (b *board) arm(e explain.Kraken, arm explain.Arm) {
	place, target := node(candidates.Of(arm.Place, e.Fish.Digit)), node(e.Target)
	if arm.Direct() {
		b.links = append(b.links, link{from: place, to: target})
		return
	}
	nodes := arm.Chain.Nodes
	b.links = append(b.links, link{from: place, to: nodes[0]})
	b.chain(arm.Chain)
	b.links = append(b.links, link{from: nodes[len(nodes)-1], to: target})
}

// wing adds the links from the pivot to the pincers, and from what a pincer loses to what it then has.
func (b *board) wing(e explain.Wing) {
	for _, k := range b.g.AppendCandidates(nil, e.Pivot) {
		if p, ok := e.PincerOf(b.g, k); ok {
			lost := candidates.Of(p, k.Digit())
			b.links = append(b.links, link{from: node(k), to: node(lost)}, link{from: node(lost), to: node(candidates.Of(p, e.Digit)), strong: true})
		}
	}
}

// groups ties the candidates of nodes that have several.
func (b *board) groups() {
	drawn := map[explain.Node]bool{}
	for _, l := range b.links {
		for _, n := range []explain.Node{l.from, l.to} {
			if ks := n.Candidates(); len(ks) > 1 && !drawn[n] {
				drawn[n] = true
				b.from(func(s *stages) int { return s.link(l) }, func() {
					put(&b.out, `<path class="pm-group" fill="none" stroke="#bfe1f6" stroke-width="19" stroke-linecap="round" stroke-linejoin="round" d="`)
					for i, k := range ks {
						p := b.mark(k)
						put(&b.out, string("ML"[min(i, 1)]), num(p.x), " ", num(p.y))
					}
					b.out.WriteString("\"/>\n")
				})
			}
		}
	}
}

// curve is a quadratic Bézier curve.
type curve struct{ from, bend, to point }

func (c curve) at(t float64) point {
	u := 1 - t
	return point{u*u*c.from.x + 2*u*t*c.bend.x + t*t*c.to.x, u*u*c.from.y + 2*u*t*c.bend.y + t*t*c.to.y}
}

// cut returns the curve between two of its points.
func (c curve) cut(t0, t1 float64) curve {
	mix := func(p, q point, t float64) point { return point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t} }
	bend := mix(mix(c.from, c.bend, t0), mix(c.bend, c.to, t0), t1)
	return curve{c.at(t0), bend, c.at(t1)}
}

// samples is how many pieces a curve is looked at in.
const samples = 32

// bulges are how far curves bend, in the order in which they are tried. Of equal ones the first is taken.
var bulges = []float64{0, 6, -6, 10, -10, 14, -14, 18, -18, 24, -24, 30, -30, 42, -42, 56, -56}

func (b *board) drawLinks() {
	seen := map[[2]explain.Node]bool{}
	for _, l := range b.links {
		if seen[[2]explain.Node{l.from, l.to}] || seen[[2]explain.Node{l.to, l.from}] {
			continue
		}
		seen[[2]explain.Node{l.from, l.to}] = true
		from, to := b.nearest(l.from, l.to)
		p, q := b.mark(from), b.mark(to)
		if from.Cell() == to.Cell() && p.distance(q) < 2*pitch {
			b.from(func(s *stages) int { return s.link(l) }, func() { b.capsule(p, q, l.strong) })
			continue
		}
		best, least := curve{}, math.Inf(1)
		for _, bulge := range bulges {
			c := bent(p, q, bulge)
			if cost := b.cost(c, bulge, l, b.curves); cost < least {
				best, least = c, cost
			}
		}
		b.curves = append(b.curves, best)
		c := trim(best)
		b.from(func(s *stages) int { return s.link(l) }, func() {
			b.stroke(l.strong, "M"+num(c.from.x)+" "+num(c.from.y)+"Q"+num(c.bend.x)+" "+num(c.bend.y)+" "+num(c.to.x)+" "+num(c.to.y))
		})
	}
}

// nearest returns the candidates of two nodes that are nearest to each other.
func (b *board) nearest(m, n explain.Node) (from, to candidates.Candidate) {
	least := math.Inf(1)
	for _, k := range m.Candidates() {
		for _, other := range n.Candidates() {
			if d := b.mark(k).distance(b.mark(other)); d < least-0.01 {
				from, to, least = k, other, d
			}
		}
	}
	return from, to
}

// bent returns a curve whose middle is as far from the straight line as the bulge says.
func bent(p, q point, bulge float64) curve {
	d := p.distance(q)
	across := point{-(q.y - p.y) / d, (q.x - p.x) / d}
	return curve{p, point{(p.x+q.x)/2 + 2*bulge*across.x, (p.y+q.y)/2 + 2*bulge*across.y}, q}
}

// trim ends a curve at the shapes that it joins.
func trim(c curve) curve {
	t0, t1 := 0.0, 1.0
	for t0 < 0.4 && c.at(t0).distance(c.from) < radius+1.5 {
		t0 += 0.005
	}
	for t1 > 0.6 && c.at(t1).distance(c.to) < radius+1.5 {
		t1 -= 0.005
	}
	return c.cut(t0, t1)
}

// cost says how much a curve is in the way of what is on the board: most of all of other nodes and removed
// candidates, of digits, and of curves before it.
func (b *board) cost(c curve, bulge float64, l link, drawn []curve) float64 {
	cost := math.Abs(bulge) / 10
	var path [samples + 1]point
	for i := range path {
		path[i] = c.at(float64(i) / samples)
		if p := path[i]; p.x < 0 || p.y < 0 || p.x > b.side || p.y > b.side {
			return math.MaxFloat64
		}
	}
	near := func(p point, reach float64) bool {
		for _, q := range path {
			if p.distance(q) < reach {
				return true
			}
		}
		return false
	}
	for cell := range b.l.Cells().All() {
		middle := b.at(cell)
		if !near(middle, unit) {
			continue
		}
		if b.big[cell] != 0 && near(middle, bigSize/2.4) {
			cost += 20
		}
		for d := range b.marks[cell].All() {
			k := candidates.Of(cell, d)
			if l.from.Has(k) || l.to.Has(k) || !near(b.mark(k), radius) {
				continue
			}
			if b.Candidates[k] != explain.RoleNone || b.Removed[cell].Has(d) {
				cost += 100
			} else {
				cost += 10
			}
		}
	}
	for _, other := range drawn {
		along := 0
		for i := range samples {
			p := other.at((float64(i) + 0.5) / samples)
			if p.distance(c.from) > 2*radius && p.distance(c.to) > 2*radius && near(p, 3) {
				along++
			}
		}
		cost += 4 * float64(along)
	}
	return cost
}

// capsule draws a link between two candidates of a cell that leave no room for a line: a line round both.
func (b *board) capsule(p, q point, strong bool) {
	const r = radius + 2
	d := p.distance(q)
	x, y := -(q.y-p.y)/d*r, (q.x-p.x)/d*r
	arc := "A" + num(r) + " " + num(r) + " 0 0 "
	b.stroke(strong, "M"+num(p.x+x)+" "+num(p.y+y)+"L"+num(q.x+x)+" "+num(q.y+y)+arc+"0 "+num(q.x-x)+" "+num(q.y-y)+
		"L"+num(p.x-x)+" "+num(p.y-y)+arc+"0 "+num(p.x+x)+" "+num(p.y+y)+"z")
}

func (b *board) stroke(strong bool, d string) {
	look := ` stroke-width="2.4" data-link="strong"`
	if !strong {
		look = ` stroke-width="1.6" stroke-dasharray="5 3" data-link="weak"`
	}
	put(&b.out, `<path class="pm-link" fill="none" stroke="#0b4f8a"`, look, ` d="`, d, "\"/>\n")
}

// outlines draws the lines round sets, one inside of the other where they meet.
func (b *board) outlines() {
	for i, set := range b.sets {
		b.outline(set, 2.5+1.5*float64(i%4), "pm-line", "#1a1a1a", 1.4, dashes[i%len(dashes)])
	}
}

// clueOutlines draws a dotted line round the cells of the clues that the step goes by.
func (b *board) clueOutlines() {
	for i, c := range b.f.Clues {
		if len(c.Lines) > 0 {
			b.from(func(s *stages) int { return s.clue(c) }, func() {
				b.outline(c.Cells(), clueInset+1.5*float64(i%4), "pm-line", "#1a1a1a", 1.6, clueDash)
			})
		}
	}
}

// Clues have their line between those of sets.
const (
	clueInset = 4
	clueDash  = "1 4"
)

// dashes tell the lines round sets apart.
var dashes = []string{"", "6 3", "2 3", "8 3 2 3"}

// badges writes the labels of sets, and those of nodes and of the lines of a branch, each where nothing else
// is written.
func (b *board) badges() {
	for i, set := range b.f.Labels.Sets {
		b.from(func(s *stages) int {
			return s.first(func(at *board) bool { return slices.Contains(at.f.Labels.Sets, set) })
		}, func() {
			b.badge(strconv.Itoa(i+1), set.String(), corners(b.at(set.First())), "#1a1a1a", "pm-ink")
		})
	}
	numbered := map[string]bool{}
	number := func(n explain.Node) {
		if label := b.f.Labels.Nodes[n]; label != "" && !numbered[label] {
			numbered[label] = true
			named := n
			for _, k := range n.Candidates() {
				if b.f.Labels.Candidates[k] != label { // an earlier node has it
					named.Cells = named.Cells.Without(k.Cell())
				}
			}
			if named.Cells.IsEmpty() {
				return
			}
			b.from(func(s *stages) int { return s.node(n, label) }, func() { b.badge(label, named.String(), b.beside(n), "#0b4f8a", "pm-badge") })
		}
	}
	for _, l := range b.links {
		number(l.from)
		number(l.to)
	}
	if len(b.f.Labels.Nodes) > 0 {
		return
	}
	for c := range b.l.Cells().All() {
		for d := range b.marks[c].All() {
			k := candidates.Of(c, d)
			if label := b.f.Labels.Candidates[k]; label != "" && b.Candidates[k] != explain.RoleNone {
				b.from(func(s *stages) int {
					return s.first(func(at *board) bool {
						return at.f.Labels.Candidates[k] == label && len(at.f.Labels.Nodes) == 0 && at.Candidates[k] != explain.RoleNone
					})
				}, func() { b.badge(label, k.String(), b.beside(node(k)), "#0b4f8a", "pm-badge") })
			}
		}
	}
}

// corners returns the places in the corners of a cell.
func corners(p point) []point {
	const off = unit/2 - 5
	return []point{{p.x - off, p.y - off}, {p.x + off, p.y - off}, {p.x - off, p.y + off}, {p.x + off, p.y + off}}
}

// beside returns the places around the candidates of a node, the nearest first.
func (b *board) beside(n explain.Node) (places []point) {
	for _, reach := range []float64{pitch / 2, 0.75 * pitch, pitch, 1.5 * pitch, 2 * pitch} {
		for _, k := range n.Candidates() {
			p := b.mark(k)
			for _, way := range []point{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}, {0, 1}} {
				places = append(places, point{p.x + way.x*reach, p.y + way.y*reach})
			}
		}
	}
	return places
}

// badge writes a few characters, which label cells or candidates, at the first of the places where there is room, as large as can be. It writes
// nothing if there is none.
func (b *board) badge(text, of string, places []point, fill, class string) {
	for _, size := range []float64{12, 10.5, small} {
		for _, p := range places {
			room := around(p, len(text), size)
			if b.taken(room) {
				continue
			}
			b.labels = append(b.labels, room)
			put(&b.out, `<rect data-badge="`, text, `" data-of="`, of, `" class="`, class, `" fill="`, fill, `" x="`, num(room.left-0.5), `" y="`, num(room.top-0.5), `" width="`, num(room.right-room.left+1),
				`" height="`, num(room.bottom-room.top+1), `" rx="2.5"/>`, "\n", `<text class="pm-on-badge" fill="#fff" font-family="`, font, `" font-weight="bold" font-size="`, num(size),
				`" text-anchor="middle" dy=".35em" x="`, num(p.x), `" y="`, num(p.y), `">`, text, "</text>\n")
			return
		}
	}
}

func (b *board) taken(room box) bool {
	if room.left < 0 || room.top < 0 || room.right > b.side || room.bottom > b.side {
		return true
	}
	for _, other := range b.labels {
		if room.meets(other) {
			return true
		}
	}
	return false
}
