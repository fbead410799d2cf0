package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Chain is nodes joined by strong and weak links in turn: of two nodes with a strong link between them at
// least one is true, of two with a weak link at most one.
//
// An open chain has one link fewer than nodes, and strong links at both ends.
// So one of its end nodes is true, and a candidate that excludes both is false.
//
// A closed chain, a loop, has as many links as nodes; the last leads back to the first node. If the links
// alternate all the way round the loop is continuous: at each weak link one of the two nodes is true, and a
// candidate that excludes both is false. Otherwise the loop is discontinuous, at the first node: between
// two strong links the node is true, between two weak ones it is false.
//
// Loops of this kind are the nice loops of the literature, open chains its
// alternating inference chains (AIC).
type Chain struct {
	Nodes []Node
	Links []Link
}

// Record says what documents have of it.
func (s *Chain) Record() Record {
	return Record{
		About: "Nodes joined by strong and weak links in turn. A node is a digit in a cell or in a group of cells. Of " +
			"two nodes with a strong link between them one is true, of two with a weak link at most one. Premises: " +
			"what the strong links cite. An open chain has one link fewer than nodes, and strong links at its ends: " +
			"what excludes both ends is false. A closed one has as many links as nodes; the last leads to the first " +
			"node. If they alternate all the way round, one of the two nodes of each weak link is true. Between two " +
			"strong links at its start the first node is true, between two weak ones it is false.",
		Fields: []Field{
			{Name: "nodes", At: &s.Nodes, Least: 2},
			{Name: "links", At: &s.Links, Least: 1},
		},
	}
}

// Node is a digit in a cell, or in a group of cells that share a house: true
// if one of them holds the digit.
type Node struct {
	Digit candidates.Digit
	Cells candidates.CellSet
}

// ByDigit groups candidates by digit.
func ByDigit(ks []candidates.Candidate) (nodes []Node) {
	for _, k := range ks {
		i := slices.IndexFunc(nodes, func(n Node) bool { return n.Digit == k.Digit() })
		if i < 0 {
			i, nodes = len(nodes), append(nodes, Node{Digit: k.Digit()})
		}
		nodes[i].Cells = nodes[i].Cells.With(k.Cell())
	}
	return nodes
}

// Link joins a node of a chain to the next. It is the items that make the link strong: one item all of
// whose candidates are in the two nodes, or the cells of an almost locked set, n cells with n+1 digits in
// which the nodes are all the places of two of the digits. A weak link needs no reason beyond the rules,
// and is empty.
type Link []candidates.Item

// Strong reports whether the link is a strong one.
func (l Link) Strong() bool { return len(l) > 0 }

// InSet reports whether an almost locked set makes the link.
func (l Link) InSet() bool { return len(l) > 1 }

// Set returns the cells of the almost locked set that makes the link, none if none does.
func (l Link) Set() (cells candidates.CellSet) {
	if l.InSet() {
		for _, item := range l {
			if c, ok := item.Cell(); ok {
				cells = cells.With(c)
			}
		}
	}
	return cells
}

// Premises returns the items that the strong links cite.
func (s Chain) Premises() []candidates.Item {
	var items []candidates.Item
	for _, l := range s.Links {
		items = append(items, l...)
	}
	return sorted(items)
}

// Digits returns the digits of the nodes.
func (s Chain) Digits(*candidates.Grid) (digits candidates.DigitSet) {
	for _, n := range s.Nodes {
		digits = digits.With(n.Digit)
	}
	return digits
}

// Closed reports whether the chain is a loop.
func (s Chain) Closed() bool { return len(s.Links) == len(s.Nodes) }

// Continuous reports whether the chain is a loop whose links alternate all the way round.
func (s Chain) Continuous() bool {
	return s.Closed() && s.Links[0].Strong() != s.Links[len(s.Links)-1].Strong()
}

// Next returns the node that link i leads to.
func (s Chain) Next(i int) Node { return s.Nodes[(i+1)%len(s.Nodes)] }

// Len returns the number of links. As is the custom, the link that closes a
// loop does not count if it stays within one cell.
func (s Chain) Len() int {
	n := len(s.Links)
	if s.Closed() && s.Nodes[0].Digit != s.Nodes[n-1].Digit {
		n--
	}
	return n
}

// Links returns the number of links of a chain, of the longest where several are
// joined, 0 for other shapes.
func Links(e Evidence) (n int) {
	switch e := e.(type) {
	case Chain:
		return e.Len()
	case Joined:
		for _, part := range e.Parts {
			n = max(n, Links(part))
		}
	}
	return n
}

// Told returns the chain as it is told: a loop that returns to its first node by two weak links refutes that
// node, and is the open chain that is left without it, so that the node need not be named. A continuous loop
// is told from a strong link on, as nothing follows from a weak one while its first node is denied, and if
// possible from one such that it comes to no contradiction before its end.
func (s Chain) Told() Chain {
	switch last := len(s.Links) - 1; {
	case s.Continuous():
		return s.comingAround()
	case !s.Closed() || s.Links[0].Strong():
		return s
	default:
		return Chain{Nodes: s.Nodes[1:], Links: s.Links[1:last]}
	}
}

// comingAround returns a continuous loop from the first strong link on from which it comes around, or from the
// first one of all.
func (s Chain) comingAround() Chain {
	from := 0
	if !s.Links[0].Strong() {
		from = 1
	}
	for i := from; i < len(s.Links); i += 2 {
		if loop := s.turned(i); loop.comesAround() {
			return loop
		}
	}
	return s.turned(from)
}

// turned returns a loop from another node on.
func (s Chain) turned(i int) Chain {
	if i == 0 {
		return s
	}
	return Chain{Nodes: slices.Concat(s.Nodes[i:], s.Nodes[:i]), Links: slices.Concat(s.Links[i:], s.Links[:i])}
}

// comesAround reports whether each node that a strong link makes true has a cell that is in no node of its digit
// denied before, and no almost locked set that keeps all digits but one has lost another.
func (s Chain) comesAround() bool {
	var off [candidates.MaxSize + 1]candidates.CellSet // by digit
	for i, link := range s.Links {
		if !link.Strong() {
			continue
		}
		denied, next := s.Nodes[i], s.Next(i)
		set := link.Set()
		for d, cells := range off {
			if candidates.Digit(d) != denied.Digit && !cells.IsEmpty() && cells.Within(set) {
				return false
			}
		}
		off[denied.Digit] = off[denied.Digit].Or(denied.Cells)
		if next.Cells.Within(off[next.Digit]) {
			return false
		}
	}
	return true
}

// Joint is a link with the nodes that it joins.
type Joint struct {
	Link     Link
	From, To Node
}

// Joints returns the first n links of a chain as it is told, or all if it has
// fewer, and where several chains are joined one after the other. Other shapes have none.
func Joints(e Evidence, n int) (joints []Joint) {
	switch e := e.(type) {
	case Chain:
		told := e.Told()
		for i, link := range told.Links[:min(n, len(told.Links))] {
			joints = append(joints, Joint{link, told.Nodes[i], told.Next(i)})
		}
	case Joined:
		for _, part := range e.Parts {
			joints = append(joints, Joints(part, n-len(joints))...)
		}
	}
	return joints
}

// Candidates returns the candidates of the node.
func (n Node) Candidates() []candidates.Candidate {
	ks := make([]candidates.Candidate, 0, n.Cells.Len())
	for c := range n.Cells.All() {
		ks = append(ks, candidates.Of(c, n.Digit))
	}
	return ks
}

// ExcludedBy reports whether the candidate, if true, makes the node false.
func (n Node) ExcludedBy(l *candidates.Layout, k candidates.Candidate) bool {
	for c := range n.Cells.All() {
		if !l.Excludes(k, candidates.Of(c, n.Digit)) {
			return false
		}
	}
	return true
}

// String gives the node as documents do: "r1c2,r1c3=5".
func (n Node) String() string { return n.Cells.String() + "=" + n.Digit.String() }

// Turns returns the cells of an open chain, in order, if all of them have the same two candidates. Then the two
// digits take turns along it, and of its ends one has the one digit and one the other. ok is false for other chains.
func (s Chain) Turns(g *candidates.Grid) (cells []candidates.Cell, ok bool) {
	const least = 4 // two cells are a pair, and both ends of three are the same
	last := len(s.Nodes) - 1
	if s.Closed() || last < 2*least-1 || s.Nodes[0].Digit != s.Nodes[last].Digit {
		return nil, false
	}
	pair := candidates.Digits(s.Nodes[0].Digit, s.Nodes[1].Digit)
	for i := 0; i < last; i += 2 {
		at, single := s.Nodes[i].Cells.Single()
		if !single || s.Nodes[i+1].Cells != s.Nodes[i].Cells || g.Candidates(at) != pair {
			return nil, false
		}
		cells = append(cells, at)
	}
	return cells, true
}

// Check reports whether the links alternate as in an open or a closed chain, and are what they claim to be.
func (s Chain) Check(g *candidates.Grid) error {
	if len(s.Nodes) < 2 || len(s.Links) != len(s.Nodes) && len(s.Links) != len(s.Nodes)-1 {
		return fmt.Errorf("%s and %s are no chain: expected as many links as nodes or one fewer", fault.Count(len(s.Nodes), "node"), fault.Count(len(s.Links), "link"))
	}
	for _, n := range s.Nodes {
		if err := n.check(g); err != nil {
			return err
		}
	}
	for i, link := range s.Links {
		if i > 0 && link.Strong() == s.Links[i-1].Strong() {
			return fmt.Errorf("links %d and %d are alike: expected strong and weak in turn", i, i+1)
		}
		if err := link.check(g, s.Nodes[i], s.Next(i)); err != nil {
			return fmt.Errorf("link %d: %w", i+1, err)
		}
	}
	if !s.Closed() && !(s.Links[0].Strong() && s.Links[len(s.Links)-1].Strong()) {
		return fmt.Errorf("the chain has a weak link at an end: expected strong ones")
	}
	if s.Closed() && !s.Continuous() && s.Nodes[0].Cells.Len() != 1 {
		return fmt.Errorf("the loop is discontinuous at the group %v: expected a single candidate", s.Nodes[0])
	}
	return nil
}

// Concludes accepts removals that exclude both of two nodes one of which is true: the ends of an open
// chain, the nodes of a weak link of a continuous loop. In a continuous loop an almost locked set loses one
// of the two digits of its nodes, not both, so the others are locked in it. A discontinuous loop removes
// its first node, or what this excludes.
func (s Chain) Concludes(g *candidates.Grid, e Effect) error {
	l, k, first := g.Layout(), e.Candidate, s.Nodes[0]
	last := s.Nodes[len(s.Nodes)-1]
	switch {
	case e.Place:
		return errPlaced
	case s.Continuous():
		return s.concludesLoop(g, k)
	case !s.Closed() && !(first.ExcludedBy(l, k) && last.ExcludedBy(l, k)):
		return fmt.Errorf("does not exclude both ends, %v and %v", first, last)
	case s.Closed() && !s.Links[0].Strong():
		return only(Effect{Candidate: first.Candidates()[0]}, e)
	case !first.ExcludedBy(l, k):
		return fmt.Errorf("does not follow from %v", first)
	}
	return nil
}

// concludesLoop is [Chain.Concludes] for the removal of k by a continuous loop.
func (s Chain) concludesLoop(g *candidates.Grid, k candidates.Candidate) error {
	for i, link := range s.Links {
		excludesBoth := s.Nodes[i].ExcludedBy(g.Layout(), k) && s.Next(i).ExcludedBy(g.Layout(), k)
		if !link.Strong() && excludesBoth || lockedIn(g, k.Digit(), link.Set()).Has(k.Cell()) {
			return nil
		}
	}
	return fmt.Errorf("does not exclude both nodes of any weak link")
}

// lockedIn returns the cells that see all places of the digit in a set of cells,
// none if it has no place there.
func lockedIn(g *candidates.Grid, d candidates.Digit, set candidates.CellSet) candidates.CellSet {
	places := g.Places(d).And(set)
	if places.IsEmpty() {
		return places
	}
	return g.Layout().PeersOfAll(places)
}

func (n Node) check(g *candidates.Grid) error {
	switch {
	case !g.Layout().Digits().Has(n.Digit) || n.Cells.IsEmpty():
		return fmt.Errorf("a node needs a digit of the board and a cell")
	case !n.Cells.Within(g.Places(n.Digit)):
		return fmt.Errorf("node %v is about candidates that are not there", n)
	case g.Layout().HousesOfAll(n.Cells) == 0:
		return fmt.Errorf("the cells of node %v share no house", n)
	}
	return nil
}

// check reports whether the link between a and b is what it claims to be.
func (l Link) check(g *candidates.Grid, a, b Node) error {
	if !l.Strong() {
		for _, k := range a.Candidates() {
			if !b.ExcludedBy(g.Layout(), k) {
				return fmt.Errorf("%v and %v can both be true", a, b)
			}
		}
		return nil
	}
	for _, item := range l {
		if !g.Layout().HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
	}
	if !l.InSet() {
		for _, k := range g.AppendCandidates(nil, l[0]) {
			if !a.Has(k) && !b.Has(k) {
				return fmt.Errorf("%v has the candidate %v beside %v and %v", l[0], k, a, b)
			}
		}
		return nil
	}
	cells := l.Set()
	digits := g.CandidatesIn(cells)
	switch {
	case cells.Len() != len(l):
		return fmt.Errorf("a strong link cites one item, or the cells of an almost locked set")
	case digits.Len() != cells.Len()+1 || g.Layout().HousesOfAll(cells) == 0:
		return fmt.Errorf("%v are no almost locked set", cells)
	case a.Digit == b.Digit || !digits.Has(a.Digit) || !digits.Has(b.Digit) || !g.Places(a.Digit).And(cells).Within(a.Cells) || !g.Places(b.Digit).And(cells).Within(b.Cells):
		return fmt.Errorf("%v and %v are not all places of two digits in %v", a, b, cells)
	}
	return nil
}

// Has reports whether the candidate is one of the node.
func (n Node) Has(k candidates.Candidate) bool { return k.Digit() == n.Digit && n.Cells.Has(k.Cell()) }

// Marks returns the nodes, true and false in turn if the first is false, and
// the cells of almost locked sets.
func (s Chain) Marks(*candidates.Grid) (m Marks) {
	for _, l := range s.Links {
		if l.InSet() {
			m.cells(RolePattern, l.Set())
		}
	}
	on := false
	for _, n := range s.Nodes {
		role := RoleOff
		if on {
			role = RoleOn
		}
		on = !on
		m.cells(role, n.Cells)
		for _, k := range n.Candidates() {
			m.candidate(role, k)
		}
	}
	return m
}
