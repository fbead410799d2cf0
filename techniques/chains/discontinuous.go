package chains

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// findDiscontinuous reports loops that are discontinuous at one node, the
// shortest first and each conclusion once.
//
// Have: a chain with strong links at its ends.
//
//	(a) if its first node is false its last is true, as in an open chain;
//	(b) a candidate that excludes both ends closes the chain to a loop, in which
//	    two weak links meet. By (a) one of the ends is true.
//	(c) a chain that comes back to its first node is a loop as well, in which
//	    two strong links meet. If the node were false it would be true.
//
// Hence the candidate of (b) is false, and the node of (c) is true.
func findDiscontinuous(p *techniques.Pass, kinds links.Kind) {
	kinds = links.WithClues(p, kinds)
	if !links.Refutes(p, kinds) {
		return
	}
	var s search
	s.start(p, kinds)
	for s.deepen() && s.links.HasPairs(s.level()) {
		// A link that closes the loop within a cell does not count, so loops with one are shorter.
		if !s.confirm() || !s.refute(true) || !s.refute(false) {
			return
		}
	}
}

// refute reports the loops in which two weak links meet and that close within a
// cell, or between two cells. Of each candidate only the shortest are reported.
func (s *search) refute(inCell bool) (more bool) {
	met := s.closed
	if s.plain != nil {
		s.close(s.plain, &met, inCell)
	}
	s.closed = met
	for _, pair := range s.links.Pairs(s.level()) {
		a, z := pair[0], pair[1]
		first, last := s.links.Node(a), s.links.Node(z)
		for _, e := range s.links.AppendRefuted(s.effects[:0], first, last) {
			k := e.Candidate
			if s.closed.Has(k) || (last.Digit != k.Digit()) != inCell {
				continue
			}
			// Have: one of the ends has its digit, unless a clue excludes both.
			begins := first.Digit == k.Digit() || s.byClues && last.Digit != k.Digit() && a < z && first.Cells != last.Cells
			if a != z && begins && !s.refuteOne(a, z, e) {
				return false
			}
		}
	}
	s.close(s.links, &s.closed, inCell)
	return true
}

// close adds the candidates that chains of the length reached refute, within a cell or between two cells.
func (s *search) close(by *links.Spread, closed *candidates.CandidateSet, inCell bool) {
	for _, pair := range by.Pairs(s.level()) {
		last := by.Node(pair[1])
		for _, e := range by.AppendRefuted(s.effects[:0], by.Node(pair[0]), last) {
			if k := e.Candidate; (last.Digit != k.Digit()) == inCell {
				closed.Add(k)
			}
		}
	}
}

// refuteOne reports a loop through the candidate that is removed, if there is one between the ends.
func (s *search) refuteOne(a, z int, e explain.Effect) (more bool) {
	effects := [...]explain.Effect{e}
	c, d := e.Candidate.Cell(), e.Candidate.Digit()
	for ok := s.chain(a, z); ok; ok = s.another() {
		if !s.isBetter(effects[:]) || !s.needsAll(effects[:]) || s.repeats(1, effects[:]) {
			continue
		}
		open := s.open()
		loop := explain.Chain{Nodes: []explain.Node{{Digit: d, Cells: candidates.Cells(c)}}, Links: []explain.Link{nil}}
		loop.Nodes = append(loop.Nodes, open.Nodes...)
		loop.Links = append(append(loop.Links, open.Links...), nil)
		if !s.report(loop, effects[:]) {
			return false
		}
		if !s.hasSets {
			break
		}
	}
	return true
}

// confirm reports the loops in which two strong links meet.
func (s *search) confirm() (more bool) {
	for _, pair := range s.links.Pairs(s.level()) {
		a := pair[0]
		n := s.links.Node(a)
		c, ok := n.Cells.Single()
		if !ok || pair[1] != a || !s.isNew(a, a) {
			continue
		}
		effects := s.effects[:0]
		for others := s.grid.Candidates(c).Without(n.Digit); others != 0; {
			d, _ := others.Next()
			effects = append(effects, explain.Remove(c, d))
		}
		if len(effects) == 0 {
			continue
		}
		for ok := s.chain(a, a); ok; ok = s.another() {
			if !s.isBetter(effects) || !s.needsAll(effects) {
				continue
			}
			loop := s.open()
			loop.Nodes = loop.Nodes[:s.length]
			if !s.report(loop, effects) {
				return false
			}
			if !s.hasSets {
				break
			}
		}
	}
	return true
}
