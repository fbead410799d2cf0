package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// Search tells what each candidate of a grid would force by a [Rule], if it were true. It works
// out the answers when they are asked for, each once. The zero value is ready for use.
type Search struct {
	root  *candidates.Grid
	rule  Rule
	stack Stack

	singles Singles                                           // for [Net]
	all     candidates.CandidateSet                           // the candidates of the grid
	known   candidates.CandidateSet                           // the candidates that were followed
	left    [candidates.MaxCandidates]candidates.CandidateSet // what each of them leaves
	refuted candidates.CandidateSet                           // the candidates that are known to come to a conflict
	closing closing                                           // for [Chain]
	path    path
	waiting []candidates.Candidate
}

// Reset makes g the grid of the search. It must not change while it is.
func (s *Search) Reset(g *candidates.Grid, rule Rule) {
	s.root, s.rule = g, rule
	s.stack.Reset(g, rule)
	s.known, s.refuted = candidates.CandidateSet{}, candidates.CandidateSet{}
	switch rule {
	case Net:
		s.singles.Reset(g)
	case Chain:
		s.all = candidates.CandidateSet{} // the grid before may have had more digits
		for d := range g.Layout().Digits().All() {
			s.all.SetPlaces(d, g.Places(d))
		}
		s.closing.reset()
	}
}

// Left returns the candidates that are left if k is true. ok is false if that comes to a conflict.
func (s *Search) Left(k candidates.Candidate) (left *candidates.CandidateSet, ok bool) {
	if s.rule == Net {
		return s.singles.Left(k)
	}
	if !s.known.Has(k) {
		s.follow(k)
	}
	return &s.left[k], !s.refuted.Has(k)
}

// Fails reports whether k comes to a conflict. It may take less time than [Search.Left].
func (s *Search) Fails(k candidates.Candidate) bool {
	if s.rule == Net {
		return s.singles.Fails(k)
	}
	_, ok := s.Left(k)
	return !ok
}

// follow works out what k leaves, and whether that is a conflict.
func (s *Search) follow(k candidates.Candidate) {
	if s.rule == Chain {
		s.followLinks(k)
	} else {
		s.conclude(k, s.followDigit(k))
	}
}

// conclude notes that k was followed, and whether without a conflict.
func (s *Search) conclude(k candidates.Candidate, ok bool) {
	s.known.Add(k)
	if !ok {
		s.refuted.Add(k)
	}
}

// closing is what following links to their ends needs to know of the candidates that were met.
type closing struct {
	met   [candidates.MaxCandidates]int // their numbers in the order in which they were met, 0 before that
	count int
	open  []candidates.Candidate // those that were met, less those of which all is known
}

func (s *closing) reset() { s.met, s.count, s.open = [candidates.MaxCandidates]int{}, 0, s.open[:0] }

// followLinks works out what k leaves, and all candidates that links lead to from it, as Tarjan
// did: candidates that lead to each other leave the same, and it is known when the first of
// them that was met has followed all its links. low is the first candidate met of those that k
// leads to while what they leave is not known.
func (s *Search) followLinks(k candidates.Candidate) (low int) {
	l, left := s.root.Layout(), &s.left[k]
	c, d := k.Cell(), k.Digit()
	*left = s.all
	for others := s.root.Candidates(c).Without(d); others != 0; {
		x, _ := others.Next()
		left.SetPlaces(x, left.Places(x).Without(c))
	}
	left.SetPlaces(d, left.Places(d).AndNot(l.Peers(c)))
	if l.Conflicts(k) != nil {
		excluded := s.root.Excluded(k)
		left.AndNot(&excluded)
	}
	s.closing.count++
	own := s.closing.count
	low = own
	s.closing.met[k] = own
	s.closing.open = append(s.closing.open, k)
	for _, link := range s.stack.links.each(k) {
		to := link.Candidate
		if s.closing.met[to] == 0 {
			low = min(low, s.followLinks(to))
		}
		if !s.known.Has(to) {
			low = min(low, s.closing.met[to])
			continue
		}
		left.And(&s.left[to])
	}
	if low < own {
		return low
	}
	i := slices.Index(s.closing.open, k)
	equals := s.closing.open[i:]
	for _, other := range equals[1:] {
		left.And(&s.left[other])
	}
	ok := !s.contradicts(left)
	for _, other := range equals {
		s.left[other] = *left
		s.conclude(other, ok)
	}
	s.closing.open = s.closing.open[:i]
	return low
}

// contradicts reports whether an item has no candidate left.
func (s *Search) contradicts(left *candidates.CandidateSet) bool {
	l := s.root.Layout()
	var held candidates.CellSet
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		held = held.Or(left.Places(d))
		struck := s.all.Places(d).AndNot(left.Places(d))
		if !struck.IsEmpty() && l.HousesOfAny(left.Places(d)) != l.Houses() {
			return true
		}
	}
	return held != l.Cells()
}

// followDigit places the digit of k until no house has one place left for it, and
// reports whether that comes to no conflict. It does not note what is left.
func (s *Search) followDigit(k candidates.Candidate) bool {
	l, d := s.root.Layout(), k.Digit()
	struckBy := func(c candidates.Cell) candidates.CellSet {
		if conflicts := l.Conflicts(candidates.Of(c, d)); conflicts != nil {
			return l.Peers(c).Or(conflicts.Places(d))
		}
		return l.Peers(c)
	}
	places := s.root.Places(d).AndNot(struckBy(k.Cell()))
	placed := s.root.Places(d).AndNot(s.root.Open()).With(k.Cell())
	for again := true; again; {
		again = false
		for hs := l.Houses(); hs != 0; {
			h, _ := hs.Next()
			here := places.And(l.HouseCells(h))
			switch c, one := here.Single(); {
			case here.IsEmpty():
				return false
			case one && !placed.Has(c):
				placed = placed.With(c)
				places = places.AndNot(struckBy(c))
				again = true
			}
		}
	}
	return true
}

// Refute returns a refutation of k with fewer lines than below, each of which is
// needed; nil if it finds none.
func (s *Search) Refute(k candidates.Candidate, below int) *Refutation {
	if !s.Fails(k) || s.takes(k, below) {
		return nil
	}
	s.stack.Push(k, below).Run()
	found, _ := s.stack.Pop()
	return s.tighten(found, retracer{})
}

// takes reports whether each refutation of k has that many lines or more. One
// that rests on singles of the root grid may have fewer lines than rounds.
func (s *Search) takes(k candidates.Candidate, lines int) bool {
	if s.rule != Net || s.singles.Fail(k, lines) {
		return false
	}
	s.stack.prepare()
	return len(s.stack.atRoot) == 0
}

// Reach returns lines by which k, if true, strikes the goal, fewer than below,
// as a refutation whose conflict means nothing; nil if it finds none.
func (s *Search) Reach(k, goal candidates.Candidate, below int) *Refutation {
	b := s.stack.Push(k, below)
	b.SetGoal(goal)
	b.Run()
	found, _ := s.stack.Pop()
	return s.tighten(found, retracer{goal: goal, hasGoal: true})
}

// tighten leaves out the lines that are not needed. What is left must keep the rule: a proof
// may do without a line that a chain cannot do without. Such chains are dropped.
func (s *Search) tighten(r *Refutation, t retracer) *Refutation {
	if r == nil {
		return nil
	}
	switch s.rule {
	case Net:
		t.reason = anyReason
		return t.tighten(s.root, r)
	case Chain:
		t.reason = sameReason
		if r = t.tighten(s.root, r); s.isChain(r) {
			return r
		}
		return nil
	}
	t.reason = sameReason
	return t.tighten(s.root, r)
}

// isChain reports whether each line follows from one line before it.
func (s *Search) isChain(r *Refutation) bool {
	for i, line := range r.Lines {
		forced := func(by candidates.Candidate) bool {
			for _, k := range s.root.AppendCandidates(nil, line.Because) {
				if k != line.Candidate && !s.root.Excludes(by, k) {
					return false
				}
			}
			return true
		}
		follows := forced(r.Assume)
		for _, before := range r.Lines[:i] {
			follows = follows || forced(before.Candidate)
		}
		if !follows {
			return false
		}
	}
	return true
}
