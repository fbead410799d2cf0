package techniques

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/internal/scratch"
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
	// in the set. To count through the cells of larger ones takes long on paper.
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
	sight  []candidates.CellSet // by node, what sees all its cells
	pairs  []pair               // the strong links, some of them again and again
	words  int                  // of a set of nodes

	within      []within // the strong links in almost locked sets, each in both directions
	first, last []int    // by node, its first and its last link in a set, plus one; in smaller sets first

	strong, weak []uint64 // a set for each node
	weighed      []uint64 // a set: the nodes of which the weak links are known
	after        []uint64 // a set for each node: those that are true at once if it is
	passed       []uint64 // a set: the nodes of which that is known
	singles      []uint64 // a set: the nodes that are single candidates

	numbered [candidates.MaxSize + 1]candidates.CellSet         // by digit, the cells whose candidates are nodes
	number   [candidates.MaxSize + 1][candidates.MaxCells]int16 // of these candidates
	groups   [candidates.MaxSize + 1][]int                      // by digit, the nodes that are groups
	inGroups []int                                              // the nodes of the strong links with groups of one digit

	// The candidates that some chain refutes, by digit. They were found on a
	// grid with these places, one of those that facts count as one puzzle.
	refuted [candidates.MaxSize + 1]candidates.CellSet
	places  [candidates.MaxSize + 1]candidates.CellSet
	puzzle  int
	current int // the puzzle of the grid at hand
	// What was lost since then: places, by digit, and the cells of all of them.
	lost  [candidates.MaxSize + 1]candidates.CellSet
	since candidates.CellSet
	added [][2]int // the nodes of each strong link that is new since then

	spread        spread
	endsKnown     bool
	ends          []uint64                                     // a set: the nodes at which chains end
	joint         []uint64                                     // for each such node a set: those that a refuted candidate excludes with it
	reached       []uint64                                     // a set for each node: the nodes that are true if it is
	followed      []uint64                                     // the nodes of which that is known
	room          []uint64                                     // two sets to work with
	excludes      [][candidates.MaxSize + 1]candidates.CellSet // by node, the candidates that are excluded if it is true
	excludesKnown []uint64                                     // the nodes of which these are known
}

// pair is a strong link between two nodes.
type pair struct {
	i, j  int
	isNew bool // since the refuted candidates were found
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

// orRows adds the nodes in the rows of some nodes.
func (s NodeSet) orRows(rows []uint64, of NodeSet) {
	for w, left := range of {
		for ; left != 0; left &= left - 1 {
			at := (w<<6 + bits.TrailingZeros64(left)) * len(s)
			for v, nodes := range rows[at : at+len(s)] {
				s[v] |= nodes
			}
		}
	}
}

// AndNot takes all nodes of t out of the set.
func (s NodeSet) AndNot(t NodeSet) {
	for i := range s {
		s[i] &^= t[i]
	}
}

// IsEmpty reports whether the set has no node.
func (s NodeSet) IsEmpty() bool {
	for _, nodes := range s {
		if nodes != 0 {
			return false
		}
	}
	return true
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
	l := p.history.links[kinds]
	if l == nil {
		l = new(Links)
		p.history.links[kinds] = l
	}
	if p.history.renew(&l.known) {
		l.build(p, kinds)
	}
	return l
}

// Len returns the number of nodes.
func (l *Links) Len() int { return len(l.nodes) }

// Node returns node i; nodes are numbered from 0.
func (l *Links) Node(i int) explain.Node { return l.nodes[i] }

// Strong returns the nodes of which one is true if node i is not.
func (l *Links) Strong(i int) NodeSet { return l.row(l.strong, i) }

// Weak returns the nodes that are false if node i is true.
func (l *Links) Weak(i int) NodeSet {
	weak := l.row(l.weak, i)
	if NodeSet(l.weighed).Has(i) {
		return weak
	}
	NodeSet(l.weighed).Add(i)
	n := l.nodes[i]
	if c, ok := n.Cells.Single(); ok {
		l.excluded(weak, c, n.Digit)
		return weak
	}
	near := l.sight[i].And(l.numbered[n.Digit])
	for c, ok := near.Next(); ok; c, ok = near.Next() {
		weak.Add(int(l.number[n.Digit][c]))
	}
	for _, j := range l.groups[n.Digit] {
		if l.nodes[j].Cells.Within(l.sight[i]) {
			weak.Add(j)
		}
	}
	return weak
}

// After returns the nodes that are true at once if node i is: those with a strong
// link to a node with a weak link to it.
func (l *Links) After(i int) NodeSet {
	after := l.row(l.after, i)
	if !NodeSet(l.passed).Has(i) {
		NodeSet(l.passed).Add(i)
		after.orRows(l.strong, l.Weak(i))
	}
	return after
}

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

// linked returns the digits that have nodes.
func (p *Pass) linked(kinds LinkKind) candidates.DigitSet {
	digits := p.Grid.Layout().Digits()
	if kinds&(InCells|InSets) == 0 {
		for d := range digits.All() {
			if !p.Refutable(d) {
				digits = digits.Without(d)
			}
		}
	}
	return digits
}

// Refutes reports whether chains over some kinds of links refute anything.
func (p *Pass) Refutes(kinds LinkKind) bool {
	l := p.history.links[kinds]
	if l != nil && l.known != p.history.version && l.puzzle == p.history.puzzle && !l.mayRefute(p) {
		return false
	}
	return !p.Links(kinds).Ends().IsEmpty()
}

// mayRefute reports whether, since the refuted candidates were found, one of
// them is left or a strong link is new, see [Links.findEnds].
func (l *Links) mayRefute(p *Pass) bool {
	l.grid = p.Grid
	l.compare(p.history.puzzle)
	if l.kinds&InSets != 0 || l.kinds&InCells != 0 && p.Bivalue().Meets(l.since) {
		return true
	}
	for d := range p.linked(l.kinds).All() {
		if l.refuted[d].Meets(p.Grid.Places(d)) {
			return true
		}
		if l.lost[d].IsEmpty() {
			continue
		}
		houses := p.Grid.Layout().HousesOfAny(l.lost[d])
		if l.kinds&InHouses != 0 && p.Rooms(d).Two&houses != 0 {
			return true
		}
		if l.kinds&Grouped != 0 && slices.ContainsFunc(groupsOf(p, d).links, func(link groupLink) bool { return houses.Has(link.house) }) {
			return true
		}
	}
	return false
}

func (l *Links) build(p *Pass, kinds LinkKind) {
	l.kinds, l.endsKnown = kinds, false
	l.grid = p.Grid
	l.nodes, l.sight, l.pairs, l.added = l.nodes[:0], l.sight[:0], l.pairs[:0], l.added[:0]
	l.compare(p.history.puzzle)
	l.spread.depth, l.spread.levels, l.spread.listed = l.spread.depth[:0], l.spread.levels[:0], 0
	for d := range l.groups {
		l.groups[d] = l.groups[d][:0]
	}
	l.within, l.first, l.last = l.within[:0], l.first[:0], l.last[:0]
	clear(l.numbered[:])
	l.digits = p.linked(kinds)
	if kinds&InHouses != 0 {
		l.pairPlaces(p)
	}
	if kinds&InCells != 0 {
		l.pairCells(p)
	}
	if kinds&Grouped != 0 {
		l.pairGroups(p)
	}
	if kinds&InSets != 0 {
		l.pairInSets(p)
	}
	l.finish()
}

// compare finds what was lost since the refuted candidates were found.
func (l *Links) compare(puzzle int) {
	again := puzzle == l.puzzle
	if !again {
		clear(l.refuted[:])
	}
	l.current = puzzle
	l.since = candidates.CellSet{}
	for d := range l.grid.Layout().Digits().All() {
		l.lost[d] = l.grid.Layout().Cells()
		if again {
			l.lost[d] = l.places[d].AndNot(l.grid.Places(d))
		}
		l.since = l.since.Or(l.lost[d])
	}
}

// node returns the number of a node, which may be new.
func (l *Links) node(d candidates.Digit, cells candidates.CellSet) int {
	if c, ok := cells.Single(); ok {
		return l.single(d, c)
	}
	for _, i := range l.groups[d] {
		if l.nodes[i].Cells == cells {
			return i
		}
	}
	return l.group(d, cells)
}

// single returns the number of a node that is a candidate, and may be new.
func (l *Links) single(d candidates.Digit, c candidates.Cell) int {
	if !l.numbered[d].Has(c) {
		l.numbered[d] = l.numbered[d].With(c)
		l.number[d][c] = int16(len(l.nodes))
		l.nodes = append(l.nodes, explain.Node{Digit: d, Cells: candidates.Cells(c)})
		l.sight = append(l.sight, l.grid.Layout().Peers(c))
	}
	return int(l.number[d][c])
}

// group returns the number of a node that is a group, and new.
func (l *Links) group(d candidates.Digit, cells candidates.CellSet) int {
	l.groups[d] = append(l.groups[d], len(l.nodes))
	l.nodes = append(l.nodes, explain.Node{Digit: d, Cells: cells})
	l.sight = append(l.sight, l.grid.Layout().PeersOfAll(cells))
	return len(l.nodes) - 1
}

// pair adds a strong link. It is new if one of some cells lost the digit of both
// its nodes, or any digit if they have two.
func (l *Links) pair(i, j int, cells candidates.CellSet) {
	lost := &l.since
	if d := l.nodes[i].Digit; d == l.nodes[j].Digit {
		lost = &l.lost[d]
	}
	l.pairs = append(l.pairs, pair{i, j, cells.Meets(*lost)})
}

// pairPlaces adds the strong links of digits that have two places in a house.
func (l *Links) pairPlaces(p *Pass) {
	for d := range l.digits.All() {
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			places := p.Grid.PlacesIn(d, h)
			a, _ := places.Next()
			l.pair(l.single(d, a), l.single(d, places.First()), p.Grid.Layout().HouseCells(h))
		}
	}
}

// pairCells adds the strong links of cells with two candidates.
func (l *Links) pairCells(p *Pass) {
	cells := p.Bivalue()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		x := p.Grid.Candidates(c).First()
		y, _ := p.Grid.Candidates(c).Without(x).Single()
		l.pair(l.single(x, c), l.single(y, c), candidates.Cells(c))
	}
}

// pairGroups adds the strong links with a group at one end or both.
func (l *Links) pairGroups(p *Pass) {
	for d := range l.digits.All() {
		g := groupsOf(p, d)
		l.inGroups = l.inGroups[:0]
		for _, cells := range g.nodes {
			if c, ok := cells.Single(); ok {
				l.inGroups = append(l.inGroups, l.single(d, c))
			} else {
				l.inGroups = append(l.inGroups, l.group(d, cells))
			}
		}
		for _, link := range g.links {
			l.pair(l.inGroups[link.a], l.inGroups[link.b], l.grid.Layout().HouseCells(link.house))
		}
	}
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
				l.pair(a, b, set.Cells)
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

// finish makes the sets of links. Those of the weak ones of a node are made when
// they are asked for.
func (l *Links) finish() {
	l.words = (len(l.nodes) + 63) / 64
	l.strong = scratch.Cleared(l.strong, len(l.nodes)*l.words)
	l.weak = scratch.Cleared(l.weak, len(l.nodes)*l.words)
	l.after = scratch.Cleared(l.after, len(l.nodes)*l.words)
	l.singles = scratch.Cleared(l.singles, l.words)
	l.weighed, l.passed = scratch.Cleared(l.weighed, l.words), scratch.Cleared(l.passed, l.words)
	l.room = scratch.Cleared(l.room, 2*l.words)
	// Have: what was linked before comes first. So a link is new if it is in
	// everything that makes it.
	for _, isNew := range [...]bool{false, true} {
		for _, p := range l.pairs {
			if p.isNew != isNew || l.Strong(p.i).Has(p.j) {
				continue
			}
			l.Strong(p.i).Add(p.j)
			l.Strong(p.j).Add(p.i)
			if isNew {
				l.added = append(l.added, [2]int{p.i, p.j})
			}
		}
	}
	for i, n := range l.nodes {
		if _, ok := n.Cells.Single(); ok {
			NodeSet(l.singles).Add(i)
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
	if !l.endsKnown {
		l.findEnds()
	}
	return NodeSet(l.ends)
}

// findEnds finds what chains refute, and where these end.
//
// Have: the candidates that chains refuted on a grid from which this one comes.
//
//	(a) a chain that has no new strong link was there before, and so were the
//	    candidates that it refutes;
//	(b) a chain with the new strong link between a and b refutes a candidate if
//	    it excludes some node that is true if a is, and some that is true if b
//	    is: read from the link, the chain leads to both its ends.
//
// Hence what chains refute now is some of those candidates, which are looked at
// one by one, and what (b) says.
func (l *Links) findEnds() {
	l.endsKnown, l.puzzle = true, l.current
	l.reached = scratch.Cleared(l.reached, len(l.nodes)*l.words)
	l.followed = scratch.Cleared(l.followed, l.words)
	l.excludes, l.excludesKnown = scratch.Sized(l.excludes, len(l.nodes)), scratch.Cleared(l.excludesKnown, l.words)
	for d := range l.grid.Layout().Digits().All() {
		before := l.refuted[d].And(l.grid.Places(d)).And(l.grid.Open())
		for c, ok := before.Next(); ok; c, ok = before.Next() {
			if !l.refutes(c, d) {
				l.refuted[d] = l.refuted[d].Without(c)
			}
		}
	}
	for _, link := range l.added {
		a, b := l.excludedAfter(link[0]), l.excludedAfter(link[1])
		for d := range l.refuted {
			l.refuted[d] = l.refuted[d].Or(a[d].And(b[d]))
		}
	}
	refuted := false
	for d := range l.grid.Layout().Digits().All() {
		l.places[d] = l.grid.Places(d)
		l.refuted[d] = l.refuted[d].And(l.places[d]).And(l.grid.Open())
		refuted = refuted || !l.refuted[d].IsEmpty()
	}
	l.ends = scratch.Cleared(l.ends, l.words)
	if refuted {
		l.joinEnds()
	}
}

// joinEnds finds the nodes that refuted candidates exclude.
func (l *Links) joinEnds() {
	l.joint = scratch.Cleared(l.joint, len(l.nodes)*l.words)
	for d := range l.grid.Layout().Digits().All() {
		cells := l.refuted[d]
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			excluded := l.row(l.room, 1)
			clear(excluded)
			l.excluded(excluded, c, d)
			NodeSet(l.ends).Or(excluded)
			for i := excluded.Next(0); i >= 0; i = excluded.Next(i + 1) {
				l.row(l.joint, i).Or(excluded)
			}
		}
	}
}

// refutes reports whether some chain refutes a candidate.
func (l *Links) refutes(c candidates.Cell, d candidates.Digit) bool {
	excluded := l.row(l.room, 1)
	clear(excluded)
	l.excluded(excluded, c, d)
	for i := excluded.Next(0); i >= 0; i = excluded.Next(i + 1) {
		strong := l.Strong(i)
		for j := strong.Next(0); j >= 0; j = strong.Next(j + 1) {
			if l.follow(j).Meets(excluded) {
				return true
			}
		}
	}
	return false
}

// excludedAfter returns the candidates that are excluded if node i is true, by
// digit.
func (l *Links) excludedAfter(i int) *[candidates.MaxSize + 1]candidates.CellSet {
	excluded := &l.excludes[i]
	if NodeSet(l.excludesKnown).Has(i) {
		return excluded
	}
	NodeSet(l.excludesKnown).Add(i)
	clear(excluded[:])
	var one, two candidates.CellSet // cells with a node, with several
	var at [candidates.MaxSize + 1]candidates.CellSet
	singles := NodeSet(l.singles)
	if l.kinds&InCells == 0 {
		singles = nil
	}
	for w, left := range l.follow(i) {
		for ; left != 0; left &= left - 1 {
			i := w<<6 + bits.TrailingZeros64(left)
			n := &l.nodes[i]
			excluded[n.Digit] = excluded[n.Digit].Or(l.sight[i])
			if singles != nil && singles.Has(i) {
				at[n.Digit] = at[n.Digit].Or(n.Cells)
				two = two.Or(one.And(n.Cells))
				one = one.Or(n.Cells)
			}
		}
	}
	for d := range l.grid.Layout().Digits().All() {
		excluded[d] = excluded[d].Or(one.AndNot(at[d])).Or(two)
	}
	return excluded
}

// follow returns the nodes that are true if node i is.
func (l *Links) follow(i int) NodeSet {
	reached := l.row(l.reached, i)
	if NodeSet(l.followed).Has(i) {
		return reached
	}
	NodeSet(l.followed).Add(i)
	reached.Add(i)
	left := l.row(l.room, 0)
	clear(left)
	for i >= 0 {
		for w, after := range l.After(i) {
			left[w] |= after &^ reached[w]
			reached[w] |= after
		}
		// A node that was followed before leads nowhere else.
		for i = left.Next(0); i >= 0; i = left.Next(i) {
			left[i>>6] &^= 1 << (i & 63)
			if !NodeSet(l.followed).Has(i) {
				break
			}
			reached.Or(l.row(l.reached, i))
			left.AndNot(l.row(l.reached, i))
		}
	}
	return reached
}
