package hodoku

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// tables finds the loops and open chains that HoDoKu finds. Its technique
// library names one chain for each position where there are many, and expects
// that no other is found for the same digits, so who wants to agree with it has
// to look in the same way.
//
// A table says what follows if a node is true, or false, over how many links,
// and from what it follows last. At first it holds what follows over one link.
// Then one table after the other is completed: where something follows, what
// its own table says by now follows as well. So it holds one chain to each
// conclusion, mostly one of the shortest. It is shown if it passes no cell twice.
//
// The order in which the tables are completed and filled was found by trial: of
// those that suggest themselves it is the only one that agrees with all cases
// of the library that were at hand.
type tables struct {
	pass  *techniques.Pass
	grid  *candidates.Grid
	kinds links.Kind   // that chains must have to be reported
	links *links.Graph // but for those in almost locked sets

	nodes  []explain.Node                                   // candidates by digit, groups by row, groups by column
	single [candidates.MaxSize + 1][candidates.MaxCells]int // among them, of each candidate
	linked []int                                            // by node, its number among the links, -1 if it has no strong one
	node   []int                                            // by that number, the node
	ways   []way                                            // numbered behind the nodes

	conclusions [][]conclusion // by premise: the tables
	place       []int          // by premise, its place in the table that is looked at, and one; 0 if it is not there
	found       []finding
}

// way is how an almost locked set becomes a locked one: by the loss of a digit.
type way struct {
	set   *techniques.ALS
	digit candidates.Digit
}

// premise is that node i is false, 2i, or true, 2i+1. Of a way into an almost
// locked set it is that the digit is lost, 2i.
type premise int

// conclusion is what follows from the premise of a table.
type conclusion struct {
	premise
	from  premise // the last that it follows from
	links int
}

// finding is a chain that removes something.
type finding struct {
	chain   explain.Chain
	effects []explain.Effect
}

// linksOut is how many links lead out of an almost locked set. One leads in, so
// its two nodes count as others do.
const linksOut = 2

// chainsOf are the chains that HoDoKu finds in tables, by code.
var chainsOf = map[string]struct {
	kinds links.Kind
	find  func(*tables)
}{
	"0702": {links.InCells, (*tables).findXY},
	"0706": {links.InHouses | links.InCells, (*tables).findContinuous},
	"0707": {links.InHouses | links.InCells, (*tables).findDiscontinuous},
	"0708": {links.InHouses | links.InCells, (*tables).findOpen},
	"0709": {links.InHouses | links.InCells | links.Grouped, (*tables).findContinuous},
	"0710": {links.InHouses | links.InCells | links.Grouped, (*tables).findDiscontinuous},
	"0711": {links.InHouses | links.InCells | links.Grouped, (*tables).findOpen},
}

// inTables returns the variant of a technique with a code that is searched for
// in tables, nil if it is not. Almost locked sets may be in the tables: then
// what is found without them is other than if they may not.
func inTables(t *techniques.Technique, code string, sets bool) *techniques.Technique {
	c, ok := chainsOf[code]
	if !ok {
		return nil
	}
	kinds := c.kinds
	if t.HoDoKu != code {
		kinds |= links.InSets
	}
	return t.Variant(func(p *techniques.Pass) { findInTables(p, kinds, sets, c.find) })
}

// findInTables reports the chains over some kinds of links that are found in
// some way, the shortest first and each conclusion once.
func findInTables(p *techniques.Pass, kinds links.Kind, sets bool, find func(*tables)) {
	t := tables{pass: p, grid: p.Grid, kinds: kinds, links: links.Of(p, kinds&^links.InSets)}
	t.listNodes()
	if sets {
		t.listWays()
	}
	t.fill()
	find(&t)
	slices.SortStableFunc(t.found, func(a, b finding) int { return cmp.Compare(a.chain.Len(), b.chain.Len()) })
	for i, f := range t.found {
		same := func(other finding) bool { return slices.Equal(other.effects, f.effects) }
		if !slices.ContainsFunc(t.found[:i], same) && !p.Report(explain.NewStep(f.chain, f.effects...)) {
			return
		}
	}
}

// findOpen finds chains that begin and end with strong links, and remove
// several candidates. With one they would be a loop.
func (t *tables) findOpen() {
	t.findBetween(3, func(a, z explain.Node, n int) bool { return n > 1 })
}

// findXY finds XY-Chains.
func (t *tables) findXY() {
	t.findBetween(5, func(a, z explain.Node, n int) bool { return n > 0 && a.Digit == z.Digit })
}

// findBetween finds chains of some links or more that begin and end with strong
// links, if their ends and the number of candidates that they remove are as
// wanted.
func (t *tables) findBetween(least int, want func(a, z explain.Node, n int) bool) {
	for i, n := range t.nodes {
		if n.Cells.Len() > 1 {
			continue
		}
		t.each(premise(2*i), func(last explain.Node, links int, chain func() explain.Chain) {
			if last.Cells.Len() > 1 || last.Cells == n.Cells || links < least {
				return
			}
			if effects := t.links.AppendRefuted(nil, n, last); want(n, last, len(effects)) {
				if e := chain(); isSimple(e) {
					t.keep(e, effects)
				}
			}
		})
	}
}

// findContinuous finds continuous loops that close within a cell, each from the
// smaller of the two digits there.
func (t *tables) findContinuous() {
	for i, n := range t.nodes {
		if n.Cells.Len() > 1 {
			continue
		}
		t.each(premise(2*i), func(last explain.Node, links int, chain func() explain.Chain) {
			if links == 1 || last.Cells != n.Cells || last.Digit <= n.Digit {
				return
			}
			if e := chain(); isSimple(e) {
				effects := t.around(e)
				e.Links = append(e.Links, nil)
				t.keep(e, effects)
			}
		})
	}
}

// around collects what a loop removes whose last link is missing.
func (t *tables) around(e explain.Chain) []explain.Effect {
	r := links.Ring{Graph: t.links}
	for _, n := range e.Nodes {
		r.Passed = r.Passed.Or(n.Cells)
	}
	for i, l := range e.Links {
		if a, b := e.Nodes[i], e.Nodes[i+1]; !l.Strong() {
			r.Close(a, b)
		} else if l.InSet() {
			r.Lock(l.Set(), a.Digit, b.Digit)
		}
	}
	r.Close(e.Nodes[len(e.Nodes)-1], e.Nodes[0])
	return r.AppendEffects(nil)
}

// findDiscontinuous finds loops that lead from a candidate that is true to
// another that excludes it, or from one that is false back to itself.
func (t *tables) findDiscontinuous() {
	for i, n := range t.nodes {
		c, ok := n.Cells.Single()
		if !ok {
			continue
		}
		passes := func(other explain.Node) bool { return other.Cells.Has(c) }
		met := false // another place of the digit; only the first counts
		t.each(premise(2*i+1), func(last explain.Node, _ int, chain func() explain.Chain) {
			inCell := last.Cells == n.Cells && last.Digit != n.Digit
			if !inCell && (met || last.Digit != n.Digit || !last.Cells.Within(t.grid.Layout().Peers(c))) {
				return
			}
			met = met || !inCell
			e := chain()
			if inner := e.Nodes[1 : len(e.Nodes)-1]; isSimple(e) && !slices.ContainsFunc(inner, passes) {
				e.Links = append(e.Links, nil)
				t.keep(e, []explain.Effect{explain.Remove(c, n.Digit)})
			}
		})
		t.each(premise(2*i), func(last explain.Node, _ int, chain func() explain.Chain) {
			if last != n {
				return
			}
			if e := chain(); isSimple(e) {
				e.Nodes = e.Nodes[:len(e.Nodes)-1]
				var effects []explain.Effect
				for d := range t.grid.Candidates(c).Without(n.Digit).All() {
					effects = append(effects, explain.Remove(c, d))
				}
				t.keep(e, effects)
			}
		})
	}
}

// keep keeps a chain if it removes something and has the kinds of links that
// are looked for.
func (t *tables) keep(e explain.Chain, effects []explain.Effect) {
	grouped := slices.ContainsFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 })
	overSets := slices.ContainsFunc(e.Links, explain.Link.InSet)
	if len(effects) == 0 || overSets != (t.kinds&links.InSets != 0) || !overSets && grouped != (t.kinds&links.Grouped != 0) {
		return
	}
	slices.SortFunc(effects, explain.CompareEffects)
	t.found = append(t.found, finding{e, effects})
}

// each calls yield with what is true if the premise is, and over how many links.
func (t *tables) each(from premise, yield func(last explain.Node, links int, chain func() explain.Chain)) {
	table := t.conclusions[from]
	t.setPlaces(table)
	for _, c := range table {
		if c.premise%2 == 1 {
			yield(t.nodes[c.premise/2], c.links, func() explain.Chain { return t.chain(from, c.premise) })
		}
	}
	t.clearPlaces(table)
}

// chain returns the chain from the premise of the table that is looked at to one
// of its conclusions.
func (t *tables) chain(from, to premise) (e explain.Chain) {
	table := t.conclusions[from]
	var walk []premise
	for at := to; at != from; at = table[t.place[at]-1].from {
		walk = append(walk, at)
	}
	e.Nodes = append(e.Nodes, t.nodes[from/2])
	before := from
	for _, p := range slices.Backward(walk) {
		var link explain.Link
		switch i := int(before) / 2; {
		case i >= len(t.nodes):
			set := t.ways[i-len(t.nodes)].set
			link = links.AppendCells(nil, set.Cells)
			if p%2 == 0 {
				e.Nodes = append(e.Nodes, t.nodeIn(set, t.digit(p)))
				e.Links = append(e.Links, link)
				link = nil
			}
		case p%2 == 1:
			link = t.links.AppendBecause(nil, t.linked[i], t.linked[p/2])
		}
		e.Links = append(e.Links, link)
		if i := int(p) / 2; i < len(t.nodes) {
			e.Nodes = append(e.Nodes, t.nodes[i])
		} else {
			e.Nodes = append(e.Nodes, t.nodeIn(t.ways[i-len(t.nodes)].set, t.digit(p)))
		}
		before = p
	}
	return e
}

// digit returns the digit of a node, or the one that an almost locked set loses.
func (t *tables) digit(p premise) candidates.Digit {
	i := int(p) / 2
	if i < len(t.nodes) {
		return t.nodes[i].Digit
	}
	return t.ways[i-len(t.nodes)].digit
}

// nodeIn returns the places of a digit in an almost locked set.
func (t *tables) nodeIn(set *techniques.ALS, d candidates.Digit) explain.Node {
	return explain.Node{Digit: d, Cells: set.Places(t.grid, d)}
}

// isCounted reports whether HoDoKu counts a chain as such: it passes no cell
// twice. An open one has single candidates for ends, and a loop does not pass a
// group with the cell that it starts from.
func isCounted(e explain.Chain) bool {
	first, last := e.Nodes[0], e.Nodes[len(e.Nodes)-1]
	if len(e.Links) < len(e.Nodes) {
		return isSimple(e) && first.Cells.Len() == 1 && last.Cells.Len() == 1
	}
	returns := func(n explain.Node) bool { return n.Cells.Len() > 1 && n.Cells.Meets(first.Cells) }
	return isSimple(e) && !slices.ContainsFunc(e.Nodes[1:], returns)
}

// isSimple reports whether the chain passes no cell twice: neither two
// candidates of it that are not next to each other, nor two groups with it, nor
// two almost locked sets. It may return to the cell that it starts from.
func isSimple(e explain.Chain) bool {
	inSet := func(i int) bool { return i > 0 && e.Links[i-1].InSet() || i < len(e.Links) && e.Links[i].InSet() }
	for i := 2; i < len(e.Nodes); i++ {
		for j := range i - 1 {
			a, b := e.Nodes[i].Cells, e.Nodes[j].Cells
			alike := (a.Len() > 1) == (b.Len() > 1) && inSet(i) == inSet(j)
			if a.Meets(b) && alike && (j > 0 || i < len(e.Nodes)-1) {
				return false
			}
		}
	}
	return true
}

// listNodes lists the candidates of the open cells, and the groups.
func (t *tables) listNodes() {
	for d := range t.grid.Layout().Digits().All() {
		for c := range t.grid.Places(d).And(t.grid.Open()).All() {
			t.single[d][c] = len(t.nodes)
			t.nodes = append(t.nodes, explain.Node{Digit: d, Cells: candidates.Cells(c)})
			t.linked = append(t.linked, -1)
		}
	}
	var groups []int
	t.node = make([]int, t.links.Len())
	for i := range t.node {
		n := t.links.Node(i)
		if c, ok := n.Cells.Single(); ok {
			t.node[i] = t.single[n.Digit][c]
			t.linked[t.node[i]] = i
		} else {
			groups = append(groups, i)
		}
	}
	slices.SortStableFunc(groups, func(i, j int) int {
		a, b := t.links.Node(i).Cells, t.links.Node(j).Cells
		return cmp.Or(cmp.Compare(t.house(a), t.house(b)), cmp.Compare(a.First(), b.First()))
	})
	for _, i := range groups {
		t.node[i] = len(t.nodes)
		t.nodes = append(t.nodes, t.links.Node(i))
		t.linked = append(t.linked, i)
	}
}

// house returns the first house that all the cells share: a row before a column
// before a box.
func (t *tables) house(cells candidates.CellSet) candidates.House {
	hs := t.grid.Layout().HousesOfAll(cells)
	h, _ := hs.Next()
	return h
}

// listWays lists the ways into almost locked sets.
func (t *tables) listWays() {
	sets := t.pass.ALS()
	for i := range sets {
		if sets[i].Cells.Len() == 1 {
			continue
		}
		for d := range sets[i].Digits.All() {
			t.ways = append(t.ways, way{&sets[i], d})
		}
	}
}

// fill makes the tables: those of what is false first.
func (t *tables) fill() {
	n := len(t.nodes) + len(t.ways)
	t.conclusions = make([][]conclusion, 2*n)
	t.place = make([]int, 2*n)
	for i := range t.nodes {
		t.conclusions[2*i] = t.ifFalse(i)
		t.conclusions[2*i+1] = t.ifTrue(i)
	}
	for i := range t.ways {
		t.conclusions[2*(len(t.nodes)+i)] = t.ifLost(i)
	}
	for value := range 2 {
		for i := range n {
			t.complete(premise(2*i + value))
		}
	}
}

// complete adds to a table what follows from what is in it.
func (t *tables) complete(from premise) {
	table := t.conclusions[from]
	t.setPlaces(table)
	for i := 0; i < len(table); i++ {
		for _, c := range t.conclusions[table[i].premise] {
			c.links += table[i].links
			switch at := t.place[c.premise]; {
			case c.premise == from:
			case at == 0:
				table = append(table, c)
				t.place[c.premise] = len(table)
			case c.links < table[at-1].links:
				table[at-1] = c
			}
		}
	}
	t.clearPlaces(table)
	t.conclusions[from] = table
}

func (t *tables) setPlaces(table []conclusion) {
	for i, c := range table {
		t.place[c.premise] = i + 1
	}
}

func (t *tables) clearPlaces(table []conclusion) {
	for _, c := range table {
		t.place[c.premise] = 0
	}
}

// ifFalse returns what follows over one link if a node is false: the other
// candidate of its cell, other places in the order of the houses that they
// share, groups.
func (t *tables) ifFalse(i int) (table []conclusion) {
	if t.linked[i] < 0 {
		return nil
	}
	strong := t.links.Strong(t.linked[i])
	for j := strong.Next(0); j >= 0; j = strong.Next(j + 1) {
		table = append(table, conclusion{premise(2*t.node[j] + 1), premise(2 * i), 1})
	}
	rank := func(c conclusion) int {
		switch n := t.nodes[c.premise/2]; {
		case n.Cells.Len() > 1:
			return candidates.MaxHouses + int(c.premise)
		case n.Cells == t.nodes[i].Cells:
			return -1
		default:
			return int(t.house(n.Cells.Or(t.nodes[i].Cells)))
		}
	}
	slices.SortFunc(table, func(a, b conclusion) int { return cmp.Compare(rank(a), rank(b)) })
	return table
}

// ifTrue returns what follows over one link if a node is true: the other
// candidates of its cell are false, other places house by house, groups, and
// almost locked sets lose the digit.
func (t *tables) ifTrue(i int) (table []conclusion) {
	n, layout := t.nodes[i], t.grid.Layout()
	follows := func(j int) { table = append(table, conclusion{premise(2 * j), premise(2*i + 1), 1}) }
	if c, ok := n.Cells.Single(); ok {
		for d := range t.grid.Candidates(c).Without(n.Digit).All() {
			follows(t.single[d][c])
		}
	}
	seen := layout.PeersOfAll(n.Cells)
	left := t.grid.Places(n.Digit).And(seen)
	for h := range layout.HousesOfAll(n.Cells).All() {
		for c := range left.And(layout.HouseCells(h)).All() {
			follows(t.single[n.Digit][c])
		}
		left = left.AndNot(layout.HouseCells(h))
	}
	t.eachGroup(n.Digit, seen, follows)
	t.eachWay(n.Digit, seen, follows)
	return table
}

// ifLost returns what follows if an almost locked set loses a digit: another
// that has one place in it stands there, and each is false elsewhere.
func (t *tables) ifLost(i int) (table []conclusion) {
	w, from := t.ways[i], premise(2*(len(t.nodes)+i))
	follows := func(j int) { table = append(table, conclusion{premise(2 * j), from, linksOut}) }
	for d := range w.set.Digits.Without(w.digit).All() {
		places := w.set.Places(t.grid, d)
		if c, ok := places.Single(); ok {
			table = append(table, conclusion{premise(2*t.single[d][c] + 1), from, linksOut})
		}
		seen := t.grid.Layout().PeersOfAll(places)
		for c := range t.grid.Places(d).And(seen).All() {
			follows(t.single[d][c])
		}
		t.eachGroup(d, seen, follows)
		t.eachWay(d, seen, follows)
	}
	return table
}

// eachGroup calls yield with the groups of a digit within some cells.
func (t *tables) eachGroup(d candidates.Digit, cells candidates.CellSet, yield func(i int)) {
	for i, n := range t.nodes {
		if n.Digit == d && n.Cells.Len() > 1 && n.Cells.Within(cells) {
			yield(i)
		}
	}
}

// eachWay calls yield with the ways into almost locked sets whose places of a
// digit are within some cells.
func (t *tables) eachWay(d candidates.Digit, cells candidates.CellSet, yield func(i int)) {
	for i, w := range t.ways {
		if w.digit == d && w.set.Places(t.grid, d).Within(cells) {
			yield(len(t.nodes) + i)
		}
	}
}
