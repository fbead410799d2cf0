package suppose

import "pencilmark/candidates"

// Search tells what each candidate of a grid forces by a [Rule], if it were
// true. It works things out when they are asked for, and once. Its zero value
// is ready for use.
type Search struct {
	root  *candidates.Grid
	rule  Rule
	stack Stack
	ready bool // the stack

	singles Propagator
	known   Places                           // the candidates that were followed
	refuted Places                           // those of them that came to a conflict
	left    [candidates.MaxCandidates]Places // what each of them leaves
	waiting []candidates.Candidate
	path    path
}

// Places are the cells that may hold each digit, by digit less one.
type Places [candidates.MaxSize]candidates.CellSet

// Reset makes g the grid of the search. It must not change while it is.
func (s *Search) Reset(g *candidates.Grid, rule Rule) {
	s.root, s.rule, s.ready = g, rule, false
	s.known, s.refuted = Places{}, Places{}
}

// Left returns the candidates that are left if k is true. ok is false if that
// comes to a conflict.
func (s *Search) Left(k candidates.Candidate) (left *Places, ok bool) {
	c, d := k.Cell(), k.Digit()
	if !s.known[d-1].Has(c) {
		s.known[d-1] = s.known[d-1].With(c)
		if !s.follow(k) {
			s.refuted[d-1] = s.refuted[d-1].With(c)
		}
	}
	return &s.left[k], !s.refuted[d-1].Has(c)
}

// follow works out what k leaves. It reports false for a conflict.
func (s *Search) follow(k candidates.Candidate) bool {
	left := &s.left[k]
	switch s.rule {
	case Chain:
		return s.followLinks(k, left)
	case OneDigit:
		return s.followDigit(k)
	}
	g := *s.root
	if !s.singles.Follow(&g, k) {
		return false
	}
	for d := range g.Layout().Size() {
		left[d] = g.Places(candidates.Digit(d + 1))
	}
	return true
}

// followLinks follows what each candidate forces by itself.
func (s *Search) followLinks(k candidates.Candidate, left *Places) bool {
	s.prepare()
	l := s.root.Layout()
	for d := range l.Size() {
		left[d] = s.root.Places(candidates.Digit(d + 1))
	}
	var reached Places
	reached[k.Digit()-1] = candidates.Cells(k.Cell())
	s.waiting = append(s.waiting[:0], k)
	for len(s.waiting) > 0 {
		last := len(s.waiting) - 1
		t := s.waiting[last]
		s.waiting = s.waiting[:last]
		c, d := t.Cell(), t.Digit()
		left[d-1] = left[d-1].AndNot(l.Peers(c))
		for others := s.root.Candidates(c).Without(d); others != 0; {
			x, _ := others.Next()
			left[x-1] = left[x-1].Without(c)
		}
		for _, link := range s.stack.links.from(t) {
			q, x := link.Candidate.Cell(), link.Candidate.Digit()
			if !reached[x-1].Has(q) {
				reached[x-1] = reached[x-1].With(q)
				s.waiting = append(s.waiting, link.Candidate)
			}
		}
	}
	return !s.contradicts(left)
}

// contradicts reports whether an item has no candidate left.
func (s *Search) contradicts(left *Places) bool {
	l := s.root.Layout()
	var held candidates.CellSet
	for d := range l.Size() {
		held = held.Or(left[d])
		lost := s.root.Places(candidates.Digit(d + 1)).AndNot(left[d])
		if lost.IsEmpty() {
			continue
		}
		for hs := l.Houses(); hs != 0; {
			h, _ := hs.Next()
			if !left[d].Meets(l.HouseCells(h)) {
				return true
			}
		}
	}
	return held != l.Cells()
}

// followDigit places the digit of k until no house has one place left for it.
// What it leaves nobody asks for.
func (s *Search) followDigit(k candidates.Candidate) bool {
	l, d := s.root.Layout(), k.Digit()
	places := s.root.Places(d).AndNot(l.Peers(k.Cell()))
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
				places = places.AndNot(l.Peers(c))
				again = true
			}
		}
	}
	return true
}

func (s *Search) prepare() {
	if !s.ready {
		s.ready = true
		s.stack.Reset(s.root, s.rule)
	}
}

// Refute returns a refutation of k by fewer lines than below, each of which is
// needed; nil if it finds none.
func (s *Search) Refute(k candidates.Candidate, below int) *Refutation {
	if _, ok := s.Left(k); ok {
		return nil
	}
	s.prepare()
	s.stack.Push(k, below).Run()
	found, _ := s.stack.Pop()
	return s.tighten(found, retracer{})
}

// Reach returns lines by which k, if true, strikes the goal, fewer than below,
// as a refutation whose conflict means nothing; nil if it finds none.
func (s *Search) Reach(k, goal candidates.Candidate, below int) *Refutation {
	s.prepare()
	b := s.stack.Push(k, below)
	b.Aim(goal)
	b.Run()
	found, _ := s.stack.Pop()
	return s.tighten(found, retracer{goal: goal, aimed: true})
}

// tighten leaves out what is not needed. What is left must keep the rule: of
// several lines that are longer than others would be in another order, one may
// be needless although no chain can do without it. Such chains are dropped.
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
	l := s.root.Layout()
	for i, line := range r.Lines {
		forced := func(by candidates.Candidate) bool {
			for _, k := range s.root.AppendCandidates(nil, line.Because) {
				if k != line.Candidate && !l.Excludes(by, k) {
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
