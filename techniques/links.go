package techniques

import (
	"math"
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// LinkKind is a set of kinds of links, those that chains of one sort may use.
type LinkKind uint8

// The kinds of links.
const (
	// InHouses is strong links between the only two places of a digit in a
	// house, and weak links between places in sight of each other.
	InHouses LinkKind = 1 << iota
	// InCells is strong links between the only two candidates of a cell, and
	// weak links between candidates of one cell and places in sight of each
	// other.
	InCells
	// Grouped is strong links between groups of places: all places of a digit
	// in the cells that two houses share, two or more, count as one node.
	Grouped
	// InSets is strong links within almost locked sets of two to six cells: all
	// places of a digit in the set are one node, and of two digits one stands
	// in the set. To count through the cells of larger ones takes long, on paper
	// and in a proof.
	InSets

	allLinkKinds = 1<<iota - 1
)

// maxLinkedSet is the number of cells of the largest almost locked sets that
// make links.
const maxLinkedSet = 6

// Links is a graph of strong and weak links. Its nodes are the candidates and
// groups that have a strong link; other candidates can only be what a chain
// removes. If no link leads from digit to digit, only those digits have nodes
// that are [Pass.Refutable]: chains remove nothing of the others. A graph with more kinds of links has the nodes of one with fewer by
// the same numbers, if both have the same kinds but [Grouped].
type Links struct {
	kinds  LinkKind
	known  version
	grid   *candidates.Grid
	digits candidates.DigitSet // that have nodes
	nodes  []explain.Node
	pairs  [][2]int // the nodes of each strong link
	words  int      // of a set of nodes

	within      []within // the strong links in almost locked sets, each in both directions
	first, last []int    // by node, its first and its last link in a set, plus one; in smaller sets first

	strong, weak []uint64 // a set for each node
	ofDigit      []uint64 // a set for each digit, and one of all single candidates

	numbered [candidates.MaxSize + 1]candidates.CellSet         // by digit, the cells whose candidates are nodes
	number   [candidates.MaxSize + 1][candidates.MaxCells]int16 // of these candidates
	groups   [candidates.MaxSize + 1][]int                      // by digit, the nodes that are groups

	// For the nodes at which chains end:
	closed  bool
	ends    []uint64 // a set
	reached []uint64 // a set for each state, and one more: the nodes that are true in it or in one that follows from it
	met     []int    // by state, its number in the order in which they were met, 0 before that
	open    []int    // the states that were met, less those of which all that they reach is known
}

// within is a strong link in an almost locked set.
type within struct {
	to    int // a node
	cells candidates.CellSet
	next  int // the next link in a set that the same node has, plus one
}

// NodeSet is a set of nodes of a graph of links, one bit each.
type NodeSet []uint64

// Has reports whether node i is in the set.
func (s NodeSet) Has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }

// Add puts node i into the set.
func (s NodeSet) Add(i int) { s[i>>6] |= 1 << (i & 63) }

// Or adds all nodes of t.
func (s NodeSet) Or(t NodeSet) {
	for i := range s {
		s[i] |= t[i]
	}
}

// AndNot takes all nodes of t out of the set.
func (s NodeSet) AndNot(t NodeSet) {
	for i := range s {
		s[i] &^= t[i]
	}
}

// Meets reports whether the sets have a node in common.
func (s NodeSet) Meets(t NodeSet) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// Next returns the first node of the set from i on, -1 if there is none:
//
//	for i := s.Next(0); i >= 0; i = s.Next(i + 1) {
func (s NodeSet) Next(i int) int {
	n := i >> 6
	if n >= len(s) {
		return -1
	}
	for w := s[n] &^ (1<<(i&63) - 1); ; w = s[n] {
		if w != 0 {
			return n<<6 + bits.TrailingZeros64(w)
		}
		if n++; n == len(s) {
			return -1
		}
	}
}

// NextOfBoth returns the first node from i on that both sets have, -1 if there
// is none.
func (s NodeSet) NextOfBoth(t NodeSet, i int) int {
	for i = s.Next(i); i >= 0 && !t.Has(i); {
		i = s.Next(i + 1)
	}
	return i
}

// Links returns the graph of links of some kinds. It must not be kept beyond
// the search.
func (p *Pass) Links(kinds LinkKind) *Links {
	l := p.facts.links[kinds]
	if l == nil {
		l = new(Links)
		p.facts.links[kinds] = l
	}
	if p.facts.renew(&l.known) {
		l.build(p, kinds)
	}
	return l
}

// Len returns the number of nodes; they are numbered from 0.
func (l *Links) Len() int { return len(l.nodes) }

// Words returns the length of each [NodeSet].
func (l *Links) Words() int { return l.words }

// Node returns node i.
func (l *Links) Node(i int) explain.Node { return l.nodes[i] }

// Number returns the node that is a single candidate; ok is false if it has no
// strong link.
func (l *Links) Number(c candidates.Cell, d candidates.Digit) (i int, ok bool) {
	return int(l.number[d][c]), l.numbered[d].Has(c)
}

// Strong returns the nodes of which one is true if node i is not.
func (l *Links) Strong(i int) NodeSet { return l.row(l.strong, i) }

// Weak returns the nodes that are false if node i is true.
func (l *Links) Weak(i int) NodeSet { return l.row(l.weak, i) }

// OfDigit returns the nodes of a digit.
func (l *Links) OfDigit(d candidates.Digit) NodeSet { return l.row(l.ofDigit, int(d)) }

// Singles returns the nodes that are single candidates.
func (l *Links) Singles() NodeSet { return l.row(l.ofDigit, 0) }

func (l *Links) row(rows []uint64, i int) NodeSet {
	return NodeSet(rows[i*l.words : (i+1)*l.words : (i+1)*l.words])
}

// AppendBecause appends the items that make the strong link between two nodes:
// a house or a cell, or the cells of the [Links.SmallestSet].
func (l *Links) AppendBecause(items []candidates.Item, i, j int) []candidates.Item {
	a, b := l.nodes[i], l.nodes[j]
	if l.isPair(a, b) {
		return append(items, candidates.CellItem(a.Cells.First()))
	}
	if a.Digit == b.Digit {
		both := a.Cells.Or(b.Cells)
		var alone candidates.HouseSet
		for hs := l.grid.Layout().HousesOfAll(both); hs != 0; {
			if h, _ := hs.Next(); l.grid.PlacesIn(a.Digit, h) == both {
				alone = alone.With(h)
			}
		}
		return append(items, candidates.HouseItem(a.Digit, Easiest(alone)))
	}
	set, _ := l.SmallestSet(i, j)
	return set.AppendItems(items)
}

// isPair reports whether the nodes are the two candidates of a cell.
func (l *Links) isPair(a, b explain.Node) bool {
	c, ok := a.Cells.Single()
	return ok && a.Cells == b.Cells && l.grid.Candidates(c).Len() == 2
}

// LinkedSet is an almost locked set that makes a strong link between two nodes.
type LinkedSet struct {
	Cells candidates.CellSet
	link  int // its place among the links in sets
}

// AppendItems appends the cells of the set.
func (s LinkedSet) AppendItems(items []candidates.Item) []candidates.Item {
	for c, ok := s.Cells.Next(); ok; c, ok = s.Cells.Next() {
		items = append(items, candidates.CellItem(c))
	}
	return items
}

// SmallestSet returns an almost locked set with the fewest cells that makes the
// strong link between two nodes; ok is false if the link needs none.
func (l *Links) SmallestSet(i, j int) (s LinkedSet, ok bool) {
	if i >= len(l.first) || l.isPair(l.nodes[i], l.nodes[j]) {
		return s, false
	}
	return l.setFrom(l.first[i], j)
}

// NextSet returns another set of the same size that makes the same link; ok is
// false if there are no more.
func (l *Links) NextSet(s LinkedSet) (other LinkedSet, ok bool) {
	w := l.within[s.link]
	other, ok = l.setFrom(w.next, w.to)
	return other, ok && other.Cells.Len() == s.Cells.Len()
}

// setFrom returns the first set that links a node to node j; k is a link of the
// node, plus one.
func (l *Links) setFrom(k, j int) (s LinkedSet, ok bool) {
	for ; k > 0; k = l.within[k-1].next {
		if w := l.within[k-1]; w.to == j {
			return LinkedSet{w.cells, k - 1}, true
		}
	}
	return s, false
}

func (l *Links) build(p *Pass, kinds LinkKind) {
	l.kinds, l.closed = kinds, false
	l.grid = p.Grid
	l.nodes, l.pairs = l.nodes[:0], l.pairs[:0]
	for d := range l.groups {
		l.groups[d] = l.groups[d][:0]
	}
	l.within, l.first, l.last = l.within[:0], l.first[:0], l.last[:0]
	clear(l.numbered[:])
	l.digits = l.grid.Layout().Digits()
	if kinds&(InCells|InSets) == 0 {
		for d := range l.digits.All() {
			if !p.Refutable(d) {
				l.digits = l.digits.Without(d)
			}
		}
	}
	if kinds&InHouses != 0 {
		l.pairPlaces(p)
	}
	if kinds&InCells != 0 {
		l.pairCells(p)
	}
	if kinds&Grouped != 0 {
		l.pairGroups()
	}
	if kinds&InSets != 0 {
		l.pairInSets(p)
	}
	l.finish()
}

// node returns the number of a node, which may be new.
func (l *Links) node(d candidates.Digit, cells candidates.CellSet) int {
	n := explain.Node{Digit: d, Cells: cells}
	if c, ok := cells.Single(); ok {
		if !l.numbered[d].Has(c) {
			l.numbered[d] = l.numbered[d].With(c)
			l.number[d][c] = int16(len(l.nodes))
			l.nodes = append(l.nodes, n)
		}
		return int(l.number[d][c])
	}
	for _, i := range l.groups[d] {
		if l.nodes[i].Cells == cells {
			return i
		}
	}
	l.groups[d] = append(l.groups[d], len(l.nodes))
	l.nodes = append(l.nodes, n)
	return len(l.nodes) - 1
}

func (l *Links) pair(i, j int) { l.pairs = append(l.pairs, [2]int{i, j}) }

// pairPlaces adds the strong links of digits that have two places in a house.
func (l *Links) pairPlaces(p *Pass) {
	for d := range l.digits.All() {
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			places := p.Grid.PlacesIn(d, h)
			a, _ := places.Next()
			l.pair(l.node(d, candidates.Cells(a)), l.node(d, places))
		}
	}
}

// pairCells adds the strong links of cells with two candidates.
func (l *Links) pairCells(p *Pass) {
	cells := p.Bivalue()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		x := p.Grid.Candidates(c).First()
		y, _ := p.Grid.Candidates(c).Without(x).Single()
		l.pair(l.node(x, candidates.Cells(c)), l.node(y, candidates.Cells(c)))
	}
}

// pairGroups adds the strong links with a group at one end or both.
func (l *Links) pairGroups() {
	layout := l.grid.Layout()
	for d := range l.digits.All() {
		places := l.grid.Places(d).And(l.grid.Open())
		for _, x := range layout.Crossings() {
			group := places.And(x.Shared)
			if group.Len() < 2 {
				continue
			}
			rest := places.And(layout.HouseCells(x.From)).AndNot(group)
			switch n := rest.Len(); {
			case n == 0:
			case n == 1:
				l.pair(l.node(d, group), l.node(d, rest))
			case group.First() < rest.First() && l.isGroup(d, x.From, rest):
				l.pair(l.node(d, group), l.node(d, rest))
			}
		}
	}
}

// isGroup reports whether some of the places of a digit in a house are all that
// it shares with another house.
func (l *Links) isGroup(d candidates.Digit, h candidates.House, places candidates.CellSet) bool {
	for others := l.grid.Layout().HousesOfAll(places) &^ candidates.Houses(h); others != 0; {
		other, _ := others.Next()
		if l.grid.PlacesIn(d, other).And(l.grid.Layout().HouseCells(h)) == places {
			return true
		}
	}
	return false
}

// pairInSets adds the strong links in almost locked sets. A node that no
// candidate outside the set excludes leads nowhere.
func (l *Links) pairInSets(p *Pass) {
	layout := l.grid.Layout()
	for _, set := range p.ALS() {
		if n := set.Cells.Len(); n < 2 || n > maxLinkedSet {
			continue
		}
		var nodes [candidates.MaxSize]int
		n := 0
		for ds := set.Digits; ds != 0; {
			d, _ := ds.Next()
			if places := set.Places(l.grid, d); l.grid.Places(d).Meets(layout.PeersOfAll(places)) {
				nodes[n] = l.node(d, places)
				n++
			}
		}
		for len(l.last) < len(l.nodes) {
			l.first, l.last = append(l.first, 0), append(l.last, 0)
		}
		for i, a := range nodes[:n] {
			for _, b := range nodes[:i] {
				l.pair(a, b)
				l.join(a, b, set.Cells)
				l.join(b, a, set.Cells)
			}
		}
	}
}

// join notes the almost locked set behind a strong link. Sets come in the order
// of their sizes.
func (l *Links) join(from, to int, cells candidates.CellSet) {
	l.within = append(l.within, within{to, cells, 0})
	link := len(l.within)
	if last := l.last[from]; last > 0 {
		l.within[last-1].next = link
	} else {
		l.first[from] = link
	}
	l.last[from] = link
}

// finish makes the sets of links.
func (l *Links) finish() {
	l.words = (len(l.nodes) + 63) / 64
	l.strong = cleared(l.strong, len(l.nodes)*l.words)
	l.weak = cleared(l.weak, len(l.nodes)*l.words)
	l.ofDigit = cleared(l.ofDigit, len(l.numbered)*l.words)
	for _, pair := range l.pairs {
		l.Strong(pair[0]).Add(pair[1])
		l.Strong(pair[1]).Add(pair[0])
	}
	for i, n := range l.nodes {
		l.OfDigit(n.Digit).Add(i)
		if c, ok := n.Cells.Single(); ok {
			l.Singles().Add(i)
			l.excluded(l.Weak(i), c, n.Digit)
		}
	}
	for d, groups := range l.groups {
		for _, i := range groups {
			seen := l.grid.Layout().PeersOfAll(l.nodes[i].Cells)
			near := seen.And(l.numbered[d])
			for c, ok := near.Next(); ok; c, ok = near.Next() {
				l.Weak(i).Add(int(l.number[d][c]))
			}
			for _, j := range groups {
				if l.nodes[j].Cells.Within(seen) {
					l.Weak(i).Add(j)
				}
			}
		}
	}
}

// excluded adds to the set the nodes that are false if a candidate is true.
func (l *Links) excluded(set NodeSet, c candidates.Cell, d candidates.Digit) {
	peers := l.grid.Layout().Peers(c)
	near := peers.And(l.numbered[d])
	for n, ok := near.Next(); ok; n, ok = near.Next() {
		set.Add(int(l.number[d][n]))
	}
	others := l.grid.Candidates(c).Without(d)
	if l.kinds&InCells == 0 {
		others = 0
	}
	for others != 0 {
		if x, _ := others.Next(); l.numbered[x].Has(c) {
			set.Add(int(l.number[x][c]))
		}
	}
	for _, i := range l.groups[d] {
		if l.nodes[i].Cells.Within(peers) {
			set.Add(i)
		}
	}
}

// Ends returns the nodes that a candidate excludes which some chain refutes:
// what the ends of such chains can be. A chain refutes a candidate that excludes
// both its ends if its first and its last link are strong. A single strong link
// is a chain too.
func (l *Links) Ends() NodeSet {
	if !l.closed {
		l.close()
	}
	return NodeSet(l.ends)
}

// close follows all chains at once. A node has two states: node i of n is false
// in state i, and true in state n+i. From a false node a strong link leads to a
// true one, from a true node a weak link to a false one.
func (l *Links) close() {
	l.closed = true
	n := len(l.nodes)
	l.reached = cleared(l.reached, (2*n+1)*l.words)
	l.met, l.open = sized(l.met, 2*n), l.open[:0]
	clear(l.met)
	for i, count := 0, 0; i < n; i++ {
		if l.met[i] == 0 {
			_, count = l.follow(i, count)
		}
	}
	l.ends = cleared(l.ends, l.words)
	// What a candidate excludes is a row that there is already if it is a node,
	// otherwise it goes into the row behind the last state.
	for d := range l.digits.All() {
		places := l.grid.Places(d).And(l.grid.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			excluded := l.row(l.reached, 2*n)
			if i, ok := l.Number(c, d); ok {
				excluded = l.Weak(i)
			} else {
				clear(excluded)
				l.excluded(excluded, c, d)
			}
			for i := excluded.Next(0); i >= 0; i = excluded.Next(i + 1) {
				if l.row(l.reached, i).Meets(excluded) {
					NodeSet(l.ends).Or(excluded)
					break
				}
			}
		}
	}
}

// follow finds what is reached from a state that was not met yet, and from all
// states that follow from it, as Tarjan did: states that follow from each other
// reach the same, and these are known together, when the first of them that was
// met has followed all its links. count is how many states were met before, and
// more how many now. low is the first state met of those that the state leads
// to while what they reach is not known.
func (l *Links) follow(state, count int) (low, more int) {
	const known = math.MaxInt
	n := len(l.nodes)
	reached := l.row(l.reached, state)
	links, to := l.strong, n
	i := state
	if state >= n {
		i -= n
		links, to = l.weak, 0
		reached.Add(i)
	}
	count++
	own := count
	low = own
	l.met[state] = own
	l.open = append(l.open, state)
	next := l.row(links, i)
	for j := next.Next(0); j >= 0; j = next.Next(j + 1) {
		first := l.met[to+j]
		if first == 0 {
			first, count = l.follow(to+j, count)
		}
		if l.met[to+j] == known {
			reached.Or(l.row(l.reached, to+j))
		} else {
			low = min(low, first)
		}
	}
	if low < own {
		return low, count
	}
	k := slices.Index(l.open, state)
	for _, other := range l.open[k+1:] {
		reached.Or(l.row(l.reached, other))
	}
	for _, other := range l.open[k:] {
		copy(l.row(l.reached, other), reached)
		l.met[other] = known
	}
	l.open = l.open[:k]
	return low, count
}
