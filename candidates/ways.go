package candidates

import "slices"

// Ways is the fillings of some cells that keep a [Reading] and in which cells that see each other differ. It is a
// graph with a layer of nodes before each cell and one at the end: each path through the layers is a way. A node stands
// for all beginnings after which the same may follow.
//
// Of cells that differ, a node knows which digits are gone. Where that takes too many sets or nodes, some or all are left
// out: then there are more ways than really are, and what all of them have is still so.
type Ways struct {
	cells  []Cell
	layers [][]wayNode
	ends   int // nodes behind the last cell
	edges  int
}

// wayNode is the numbers of the nodes that follow it in the next layer, by digit.
type wayNode []wayEdge

type wayEdge struct {
	to    uint16
	digit DigitSet // one
}

// mostNodes is how many nodes a layer can have.
const mostNodes = 1 << 16

// maxGroups is how many sets of digits a node knows.
const maxGroups = 6

// wayKey is what tells nodes of a layer apart.
type wayKey struct {
	n    int
	left [maxGroups]DigitSet // of each group the digits that its cells may still hold, as far as earlier cells say
}

// group is later cells for which the earlier ones mean the same.
type group struct {
	place  int // of one of the cells
	before int // the group that it is in one layer before, -1 for none
}

// Ways returns the ways of a reading, nil if the graph has more nodes than limit.
func (l *Layout) Ways(r *Reading, limit int) *Ways {
	if w := l.ways(r, limit, maxGroups); w != nil {
		return w
	}
	return l.ways(r, limit, 0)
}

// ways makes the graph, whose nodes know so many sets of digits.
func (l *Layout) ways(r *Reading, limit, sets int) *Ways {
	w := &Ways{cells: r.Cells}
	last := len(r.Cells)
	groups, of := l.groups(r.Cells, sets)
	layer := []wayKey{{}}
	for g := range maxGroups {
		layer[0].left[g] = l.digits
	}
	for i := range last {
		index := map[wayKey]uint16{}
		var next []wayKey
		nodes := make([]wayNode, len(layer))
		for x, key := range layer {
			may := l.digits
			if g := of[i][i]; g >= 0 && key.n != Kept {
				may = key.left[g]
			}
			for d := range may.All() {
				to := key
				if key.n != Kept {
					n, ok := r.Next(i, key.n, d)
					if !ok {
						continue
					}
					to.n = n
				}
				if !l.follow(&to, &key, r.Cells, i, d, groups) {
					continue
				}
				if i == last-1 && to.n != Kept && !r.Ends(to.n) {
					continue
				}
				y, known := index[to]
				if !known {
					y = uint16(len(next))
					index[to] = y
					next = append(next, to)
				}
				nodes[x] = append(nodes[x], wayEdge{y, Digits(d)})
			}
		}
		w.layers = append(w.layers, nodes)
		layer = next
		if limit -= len(next); limit < 0 || len(next) > mostNodes {
			return nil
		}
	}
	w.ends = len(layer)
	w.prune()
	return w
}

// groups returns the groups of later places before each place, at most so many, and of each later place its group, -1
// for none.
func (l *Layout) groups(cells []Cell, most int) (groups [][]group, of [][]int) {
	type past struct{ same, apart CellSet } // earlier places, as cells of a set
	for i := range len(cells) + 1 {
		var pasts []past
		var here []group
		at := make([]int, len(cells))
		for j := range cells {
			at[j] = -1
			var p past
			for e := range min(i, j) {
				switch {
				case cells[e] == cells[j]:
					p.same = p.same.With(Cell(e))
				case l.Sees(cells[e], cells[j]):
					p.apart = p.apart.With(Cell(e))
				}
			}
			if j < i || p == (past{}) {
				continue
			}
			g := slices.Index(pasts, p)
			if g < 0 {
				if len(pasts) == most {
					continue
				}
				g = len(pasts)
				pasts = append(pasts, p)
				before := -1
				if i > 0 {
					before = of[i-1][j]
				}
				here = append(here, group{place: j, before: before})
			}
			at[j] = g
		}
		groups, of = append(groups, here), append(of, at)
	}
	return groups, of
}

// follow makes the groups of a node those of the next layer, after the i-th cell holds d. It reports false if some
// later cell has no digit left.
func (l *Layout) follow(to, from *wayKey, cells []Cell, i int, d Digit, groups [][]group) bool {
	for g := range maxGroups {
		to.left[g] = l.digits
		if g >= len(groups[i+1]) || to.n == Kept {
			continue
		}
		x := groups[i+1][g]
		if x.before >= 0 {
			to.left[g] = from.left[x.before]
		}
		switch c := cells[x.place]; {
		case c == cells[i]:
			to.left[g] &= Digits(d)
		case l.Sees(c, cells[i]):
			to.left[g] = to.left[g].Without(d)
		}
		if to.left[g] == 0 {
			return false
		}
	}
	return true
}

// prune leaves out what leads to no end.
func (w *Ways) prune() {
	live := make([]bool, w.ends)
	for y := range live {
		live[y] = true
	}
	for i := len(w.layers) - 1; i >= 0; i-- {
		here := make([]bool, len(w.layers[i]))
		for x := range w.layers[i] {
			node := slices.DeleteFunc(w.layers[i][x], func(e wayEdge) bool { return !live[e.to] })
			w.layers[i][x] = node
			here[x] = len(node) > 0
			w.edges += len(node)
		}
		live = here
	}
}

// Cells returns the cells in the order in which they are read.
func (w *Ways) Cells() []Cell { return w.cells }

// Size returns how large the graph is, which says how long it takes to walk through it.
func (w *Ways) Size() int { return w.edges }

// Left returns the digits that each cell has in some way, if it may hold only those given; other cells have none. ok is
// false if there is no way.
func (w *Ways) Left(s *Walk, may func(Cell) DigitSet) (left [MaxCells]DigitSet, ok bool) {
	in, out := make([]DigitSet, len(w.cells)), make([]DigitSet, len(w.cells))
	for i, c := range w.cells {
		in[i] = may(c)
	}
	if !s.Left(w, in, out) {
		return left, false
	}
	for i, c := range w.cells {
		if left[c] != 0 {
			out[i] &= left[c]
		}
		left[c] = out[i]
	}
	return left, true
}

// Walk is memory for walks through the graphs of ways, so that a search need not allocate. Its zero value is ready.
type Walk struct {
	reached [][]bool // by layer and node
}

// Left finds the digits that some way has at each place of the reading, if it may hold only those of in. It reports
// false if there is no way.
func (s *Walk) Left(w *Ways, in, out []DigitSet) bool {
	for len(s.reached) <= len(w.layers) {
		s.reached = append(s.reached, nil)
	}
	clearTo := func(i, n int) []bool {
		if cap(s.reached[i]) < n {
			s.reached[i] = make([]bool, n)
		}
		s.reached[i] = s.reached[i][:n]
		clear(s.reached[i])
		return s.reached[i]
	}
	here := clearTo(0, 1)
	here[0] = true
	for i, nodes := range w.layers {
		n := w.ends
		if i+1 < len(w.layers) {
			n = len(w.layers[i+1])
		}
		next := clearTo(i+1, n)
		some := false
		for x, node := range nodes {
			if !here[x] {
				continue
			}
			for _, e := range node {
				if in[i]&e.digit != 0 {
					next[e.to] = true
					some = true
				}
			}
		}
		if !some {
			return false
		}
		here = next
	}
	for i := len(w.layers) - 1; i >= 0; i-- {
		here, next := s.reached[i], s.reached[i+1]
		var has DigitSet
		for x, node := range w.layers[i] {
			if !here[x] {
				continue
			}
			lives := false
			for _, e := range node {
				if in[i]&e.digit != 0 && next[e.to] {
					has |= e.digit
					lives = true
				}
			}
			here[x] = lives
		}
		out[i] = has
	}
	return true
}

// Recall is a [Walk] that remembers what it found where few cells are read, for searches that come to the same cells with
// the same candidates again and again. Its zero value is ready.
type Recall struct {
	walk  Walk
	known []recalled // by hash
}

// recalled is what was found once.
type recalled struct {
	ways    *Ways
	in, out uint64 // digits, cell by cell; none if there is no way
}

const (
	recalledCells = 7       // whose digits fit into a word
	recalledMost  = 1 << 14 // how many are remembered
)

// Left does what [Walk.Left] does.
func (s *Recall) Left(w *Ways, in, out []DigitSet) bool {
	if len(in) > recalledCells {
		return s.walk.Left(w, in, out)
	}
	if s.known == nil {
		s.known = make([]recalled, recalledMost)
	}
	var key uint64
	for i, ds := range in {
		key |= uint64(ds) << (i * MaxSize)
	}
	const golden = 0x9e3779b97f4a7c15
	hash := (key ^ uint64(w.edges)<<32 ^ uint64(w.cells[0])) * golden
	x := &s.known[hash>>(64-14)]
	if x.ways != w || x.in != key {
		*x = recalled{ways: w, in: key}
		if s.walk.Left(w, in, out) {
			for i, ds := range out {
				x.out |= uint64(ds) << (i * MaxSize)
			}
		}
	}
	for i := range out {
		out[i] = DigitSet(x.out>>(i*MaxSize)) & (1<<MaxSize - 1)
	}
	return x.out != 0
}
