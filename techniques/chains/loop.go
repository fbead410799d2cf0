package chains

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// findContinuous reports continuous loops, the shortest first and each conclusion once. What a
// loop removes depends on all its nodes. So of the loops of one length through the same two
// nodes those are reported that remove most, and of these the ones with most strong links in
// boxes. The two nodes are two digits of a cell: a loop that changes its digit in almost locked
// sets alone, each time from some cells to others, is not shown.
//
// Have: a chain with strong links at its ends, and a weak link between these ends.
//
//	(a) if its first node is false its last is true, as in an open chain;
//	(b) if its last node is true its first is false, by the weak link;
//	(c) the same holds from any other weak link of the loop.
//
// Hence at each weak link one of the two nodes is true, and no candidate that excludes both is.
func findContinuous(p *techniques.Pass, kinds links.Kind) {
	kinds = links.WithClues(p, kinds)
	if !links.Refutes(p, kinds) {
		return
	}
	var s search
	s.start(p, kinds)
	for s.deepen() && s.grows() {
		s.looped = s.passed
		s.best = [candidates.MaxCells]int{}
		for _, report := range [...]bool{false, true} {
			for a := range s.links.Len() {
				if !s.closes(a) {
					continue
				}
				fresh, weak := s.links.Fresh(s.level(), a), s.links.Weak(a)
				for z := fresh.NextOfBoth(weak, 0); z >= 0; z = fresh.NextOfBoth(weak, z+1) {
					if (z > a || !s.closes(z)) && s.isNew(a, z) && !s.loops(a, z, report) {
						return
					}
				}
			}
		}
	}
}

// closes reports whether a loop may close at node a: whether it is an end of a
// chain that refutes something. If almost locked sets may be in loops, a loop may
// close at any node, because what these sets lock is removed as well.
func (s *search) closes(a int) bool { return s.hasSets || s.links.Ends().Has(a) }

// grows reports whether chains of the length reached lead from nodes at which
// loops may close to nodes that no shorter chains lead to.
func (s *search) grows() bool {
	for a := range s.links.Len() {
		if s.closes(a) && !s.links.Fresh(s.level(), a).IsEmpty() {
			return true
		}
	}
	return false
}

// loops ranks the loops over the weak link from node z to node a, or reports the best of them.
func (s *search) loops(a, z int, report bool) (more bool) {
	best := s.measure(a, z)
	inCell := s.links.Node(a).Digit != s.links.Node(z).Digit
	for ok := report && s.chain(a, z); ok; ok = s.another() {
		effects := s.around()
		if len(effects) == 0 || s.stale(effects) {
			continue
		}
		rank := s.rank(effects)
		isBest := inCell && rank == best || !inCell && s.isOneDigit()
		if !inCell {
			cells := s.pairCells().AndNot(s.looped)
			for c, ok := cells.Next(); ok; c, ok = cells.Next() {
				isBest = isBest || rank == s.best[c]
			}
		}
		if isBest && s.isBetter(effects) && s.needsAll(effects) && !s.report(s.loop(), effects) {
			return false
		}
	}
	return true
}

// measure returns the rank of the best loop over the weak link from node z to
// node a, and notes in which cells it is the best so far.
func (s *search) measure(a, z int) (best int) {
	for ok := s.chain(a, z); ok; ok = s.another() {
		cells := s.pairCells()
		s.passed = s.passed.Or(cells)
		cells = cells.AndNot(s.looped)
		effects := s.around()
		if len(effects) == 0 || s.stale(effects) {
			continue
		}
		rank := s.rank(effects)
		isBetter := rank > best
		for left := cells; !left.IsEmpty(); {
			c, _ := left.Next()
			isBetter = isBetter || rank > s.best[c]
		}
		if !isBetter || !s.needsAll(effects) {
			continue
		}
		best = max(best, rank)
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			s.best[c] = max(s.best[c], rank)
		}
	}
	return best
}

// isOneDigit reports whether all nodes of the chain are of one digit.
func (s *search) isOneDigit() bool {
	for i := range s.length {
		if s.links.Node(s.nodes[i]).Digit != s.links.Node(s.nodes[i+1]).Digit {
			return false
		}
	}
	return true
}

// pairCells returns the cells in which the loop goes by a strong link from one
// digit to another: of its own two candidates, or in an almost locked set.
func (s *search) pairCells() (cells candidates.CellSet) {
	for i := 0; i < s.length; i += 2 {
		a, b := s.links.Node(s.nodes[i]), s.links.Node(s.nodes[i+1])
		if a.Digit != b.Digit && a.Cells == b.Cells {
			cells = cells.Or(a.Cells)
		}
	}
	return cells
}

// rank returns how good a loop is among those of the same length.
func (s *search) rank(effects []explain.Effect) int {
	rank := len(effects) * maxLinks
	for i := 0; i < s.length; i += 2 {
		var room [candidates.MaxSize]candidates.Item
		if _, h, ok := s.appendBecause(room[:0], i)[0].House(); ok && h.Kind() == candidates.Box {
			rank++
		}
	}
	return rank
}

// around collects what the loop removes.
func (s *search) around() []explain.Effect {
	r := links.Ring{Graph: s.links.Graph}
	for _, i := range s.nodes[:s.length+1] {
		r.Passed = r.Passed.Or(s.links.Node(i).Cells)
	}
	for i := range s.length + 1 {
		a, b := s.links.Node(s.nodes[i]), s.links.Node(s.nodes[(i+1)%(s.length+1)])
		if i%2 == 1 {
			r.Close(a, b)
		} else if cells := s.sets[i/2].Cells; !cells.IsEmpty() {
			r.Lock(cells, a.Digit, b.Digit)
		}
	}
	return r.AppendEffects(s.effects[:0])
}

// loop returns the chain with a weak link from its last node back to its first. If the loop
// goes from one candidate of a cell to another, it is turned so that it closes there.
func (s *search) loop() explain.Chain {
	e := s.open()
	e.Links = append(e.Links, nil)
	n := len(e.Nodes)
	for i, node := range e.Nodes {
		if next := e.Next(i); node.Digit != next.Digit && node.Cells == next.Cells {
			return explain.Chain{
				Nodes: slices.Concat(e.Nodes[(i+1)%n:], e.Nodes[:(i+1)%n]),
				Links: slices.Concat(e.Links[(i+1)%n:], e.Links[:(i+1)%n]),
			}
		}
	}
	return e
}
