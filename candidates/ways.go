package candidates

import (
	"math/bits"
	"slices"
)

// Ways is the fillings of some cells that keep a [Reading] and in which cells that see each other differ. It is a
// graph with a layer of nodes before each cell and one at the end: each path through the layers is a way. A node stands
// for all beginnings after which the same may follow.
//
// Of cells that differ, a node knows which digits are gone. Where that takes too many sets or nodes, some or all are left
// out: then there are more ways than really are, and what all of them have is still so.
type Ways struct {
	cells  []Cell
	size   int // of the board
	layers []wayLayer
	ends   int // nodes behind the last cell
	edges  int
}

// wayLayer is the nodes before a cell.
type wayLayer struct {
	has []DigitSet // of each node, the digits that lead on
	to  []uint16   // the numbers of the nodes that these lead to in the next layer, by node, then by digit
}

// next returns the number of the node that a digit leads to from a node, on a board of so many digits.
func (l *wayLayer) next(node, size int, d DigitSet) uint16 {
	return l.to[node*size+bits.TrailingZeros16(uint16(d))]
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

// hash returns a number of which the upper bits differ where keys do, as well as can be.
func (k *wayKey) hash() uint64 {
	a := uint64(k.left[0]) | uint64(k.left[1])<<16 | uint64(k.left[2])<<32 | uint64(k.left[3])<<48
	b := uint64(k.left[4]) | uint64(k.left[5])<<16 | uint64(uint32(k.n))<<32
	return (a*0x9e3779b97f4a7c15 ^ b) * 0xbf58476d1ce4e5b9
}

// wayIndex finds the nodes of a layer by their keys. It is a table with open addressing, several times as fast as a map.
type wayIndex struct {
	nodes []wayKey
	slots []int32 // one more than the number of a node, 0 for none; as many as a power of two
	shift int     // from a hash to a slot
}

// reset makes the index that of a new layer, whose nodes take the place of others.
func (x *wayIndex) reset(gone []wayKey) {
	x.nodes = gone[:0]
	x.resize(64)
}

// resize makes so many slots.
func (x *wayIndex) resize(n int) {
	if n <= cap(x.slots) {
		x.slots = x.slots[:n]
		clear(x.slots)
	} else {
		x.slots = make([]int32, n)
	}
	x.shift = 64 - bits.TrailingZeros(uint(n))
	for i := range x.nodes {
		*x.slot(&x.nodes[i]) = int32(i + 1)
	}
}

// slot returns the slot of a key, or the one where it belongs.
func (x *wayIndex) slot(k *wayKey) *int32 {
	for i := k.hash() >> x.shift; ; i = (i + 1) & uint64(len(x.slots)-1) {
		if at := x.slots[i]; at == 0 || x.nodes[at-1] == *k {
			return &x.slots[i]
		}
	}
}

// node returns the number of the node with a key, which is a new one if there is none yet.
func (x *wayIndex) node(k *wayKey) uint16 {
	at := x.slot(k)
	if *at == 0 {
		x.nodes = append(x.nodes, *k)
		*at = int32(len(x.nodes))
		if 2*len(x.nodes) > len(x.slots) {
			x.resize(2 * len(x.slots))
			return uint16(len(x.nodes) - 1)
		}
	}
	return uint16(*at - 1)
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
	w := &Ways{cells: r.Cells, size: l.size}
	last := len(r.Cells)
	groups, of := l.groups(r.Cells, sets)
	layer := []wayKey{{}}
	for g := range maxGroups {
		layer[0].left[g] = l.digits
	}
	var next wayIndex
	var gone []wayKey // the layer before the last
	for i := range last {
		next.reset(gone)
		nodes := wayLayer{make([]DigitSet, len(layer)), make([]uint16, len(layer)*l.size)}
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
				nodes.has[x] = nodes.has[x].With(d)
				nodes.to[x*l.size+int(d)-1] = next.node(&to)
			}
			if len(next.nodes) > min(limit, mostNodes) {
				return nil
			}
		}
		w.layers = append(w.layers, nodes)
		layer, gone = next.nodes, layer
		limit -= len(layer)
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
	var walk Walk
	in, out := make([]DigitSet, len(w.cells)), make([]DigitSet, len(w.cells))
	for i := range in {
		in[i] = ^DigitSet(0)
	}
	walk.Left(w, in, out)
	for i := range w.layers {
		layer := &w.layers[i]
		for x := range layer.has {
			for ds := layer.has[x]; ds != 0; ds &= ds - 1 {
				if y := layer.next(x, w.size, ds); !walk.reaches(i+1, y) {
					layer.has[x] &^= ds & -ds
				}
			}
			w.edges += layer.has[x].Len()
		}
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
	reached [][]uint64 // by layer, the set of its nodes
}

// layer returns an empty set for n nodes of the i-th layer.
func (s *Walk) layer(i, n int) []uint64 {
	words := (n + 63) / 64
	if cap(s.reached[i]) < words {
		s.reached[i] = make([]uint64, words)
	}
	s.reached[i] = s.reached[i][:words]
	clear(s.reached[i])
	return s.reached[i]
}

// reaches reports whether the last walk came to a node of the i-th layer.
func (s *Walk) reaches(i int, node uint16) bool { return s.reached[i][node/64]>>(node%64)&1 != 0 }

// Left finds the digits that some way has at each place of the reading, if it may hold only those of in. It reports
// false if there is no way.
func (s *Walk) Left(w *Ways, in, out []DigitSet) bool {
	for len(s.reached) <= len(w.layers) {
		s.reached = append(s.reached, nil)
	}
	here := s.layer(0, 1)
	here[0] = 1
	for i := range w.layers {
		nodes := &w.layers[i]
		n := w.ends
		if i+1 < len(w.layers) {
			n = len(w.layers[i+1].has)
		}
		next := s.layer(i+1, n)
		some := DigitSet(0)
		for at, word := range here {
			for ; word != 0; word &= word - 1 {
				x := at*64 + bits.TrailingZeros64(word)
				ds := nodes.has[x] & in[i]
				some |= ds
				for ; ds != 0; ds &= ds - 1 {
					y := nodes.next(x, w.size, ds)
					next[y/64] |= 1 << (y % 64)
				}
			}
		}
		if some == 0 {
			return false
		}
		here = next
	}
	for i := len(w.layers) - 1; i >= 0; i-- {
		nodes := &w.layers[i]
		here, next := s.reached[i], s.reached[i+1]
		var has DigitSet
		for at, word := range here {
			for ; word != 0; word &= word - 1 {
				x := at*64 + bits.TrailingZeros64(word)
				lives := DigitSet(0)
				for ds := nodes.has[x] & in[i]; ds != 0; ds &= ds - 1 {
					if y := nodes.next(x, w.size, ds); next[y/64]>>(y%64)&1 != 0 {
						lives |= ds & -ds
					}
				}
				if has |= lives; lives == 0 {
					here[at] &^= word & -word
				}
			}
		}
		out[i] = has
	}
	return true
}

// digitSets is a set of sets of digits.
type digitSets [(1<<MaxSize + 63) / 64]uint64

// with returns the sets, each with a digit.
func (s *digitSets) with(d DigitSet) (all digitSets) {
	const without = ^uint64(0) // of numbers below 64, those without the digit
	if d < 64 {
		mask := without / (1<<d + 1) // d ones, d zeros, and so on
		for i, word := range s {
			all[i] = word&^mask | word&mask<<d
		}
		return all
	}
	for i, word := range s {
		all[i|int(d/64)] |= word
	}
	return all
}

// Held returns the sets of digits that the ways have at some of the places of the reading, if they may hold only those of in.
func (w *Ways) Held(in []DigitSet, some func(place int) bool) (sets []DigitSet) {
	here := make([]digitSets, 1)
	here[0][0] = 1
	for i := range w.layers {
		nodes := &w.layers[i]
		n := w.ends
		if i+1 < len(w.layers) {
			n = len(w.layers[i+1].has)
		}
		next := make([]digitSets, n)
		counts := some(i)
		for x := range here {
			if here[x] == (digitSets{}) {
				continue
			}
			for ds := nodes.has[x] & in[i]; ds != 0; ds &= ds - 1 {
				reached := here[x]
				if counts {
					reached = here[x].with(ds & -ds)
				}
				to := &next[nodes.next(x, w.size, ds)]
				for j, word := range reached {
					to[j] |= word
				}
			}
		}
		here = next
	}
	var all digitSets
	for _, ends := range here {
		for j, word := range ends {
			all[j] |= word
		}
	}
	for j, word := range all {
		for ; word != 0; word &= word - 1 {
			sets = append(sets, DigitSet(j*64+bits.TrailingZeros64(word)))
		}
	}
	return sets
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
	recalledCells = 7  // whose digits fit into a word
	recalledBits  = 14 // of the hash, one walk for each
)

// Left does what [Walk.Left] does.
func (s *Recall) Left(w *Ways, in, out []DigitSet) bool {
	if len(in) > recalledCells {
		return s.walk.Left(w, in, out)
	}
	if s.known == nil {
		s.known = make([]recalled, 1<<recalledBits)
	}
	var key uint64
	for i, ds := range in {
		key |= uint64(ds) << (i * MaxSize)
	}
	const golden = 0x9e3779b97f4a7c15
	hash := (key ^ uint64(w.edges)<<32 ^ uint64(w.cells[0])) * golden
	x := &s.known[hash>>(64-recalledBits)]
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
