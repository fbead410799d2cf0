package suppose

import "pencilmark/candidates"

// Singles tells of each candidate of a grid whether singles, naked and hidden, lead from it to a conflict.
// It works that out when it is asked for, and once. Its zero value is ready for use.
//
// Unlike a [Propagator] it places all singles there are at once, round by round,
// and keeps the candidates in one view only.
type Singles struct {
	layout *candidates.Layout
	start  position
	now    position // what the candidate followed last leaves

	sound   candidates.CandidateSet // candidates known to come to no conflict
	current candidates.CandidateSet // those of them whose results are known

	failed candidates.CandidateSet       // those that come to a conflict
	timed  candidates.CandidateSet       // those of them whose round is known, on this grid or one before
	exact  candidates.CandidateSet       // those of them whose round is known for this grid
	rounds [candidates.MaxCandidates]int // the round

	kept   candidates.CandidateSet // candidates whose results are known, on this grid or one before
	leaves [candidates.MaxCandidates]position

	then [candidates.MaxCandidates]position // what candidates leave where others are removed
}

// position is what is left of a grid.
type position struct {
	left  candidates.CandidateSet
	rooms [candidates.MaxSize]candidates.Tally // by digit, what is left
	open  candidates.CellSet
}

// Reset makes g the grid. If it comes from the grid before, what was known of that is of use.
//
// Have: if no single is left to be placed on the grid itself, k forces there what it forced on a grid with
// more candidates, and perhaps more, and in no later round. So a conflict stays one. And what singles leave
// is the same in whatever order they are placed. So one can begin with what k left before.
func (s *Singles) Reset(g *candidates.Grid) {
	// Two digits placed before and since may together exclude a third, which nothing takes note of.
	same := s.layout == g.Layout() && g.Open().Within(s.start.open) && len(s.layout.Triples()) == 0
	if s.layout != g.Layout() { // which may have had more digits
		s.start.left = candidates.CandidateSet{}
	}
	s.layout, s.start.open = g.Layout(), g.Open()
	for x := range s.layout.Size() {
		d := candidates.Digit(x + 1)
		places := g.Places(d)
		same = same && places.Within(s.start.left.Places(d))
		s.start.left.SetPlaces(d, places)
		s.start.rooms[x] = candidates.TallyOf(s.layout, places)
	}
	s.sound, s.current, s.exact = candidates.CandidateSet{}, candidates.CandidateSet{}, candidates.CandidateSet{}
	if !same || !s.start.rests(s.layout) {
		s.failed, s.timed, s.kept = candidates.CandidateSet{}, candidates.CandidateSet{}, candidates.CandidateSet{}
	}
}

// Fails reports whether k comes to a conflict.
func (s *Singles) Fails(k candidates.Candidate) bool {
	return !s.sound.Has(k) && (s.failed.Has(k) || !s.follow(k))
}

// Fail reports whether k comes to a conflict that might take fewer lines than below.
//
// Have: what a line places is placed by the round after those of the lines that
// it rests on. So a conflict takes as many lines as rounds.
func (s *Singles) Fail(k candidates.Candidate, below int) bool {
	if !s.Fails(k) {
		return false
	}
	if !s.exact.Has(k) && !(s.timed.Has(k) && s.rounds[k] < below) {
		s.begin(k)
	}
	return s.rounds[k] < below
}

// Left returns what k leaves. ok is false if it comes to a conflict.
func (s *Singles) Left(k candidates.Candidate) (left *candidates.CandidateSet, ok bool) {
	return &s.leaves[k].left, s.current.Has(k) || !s.failed.Has(k) && s.follow(k)
}

// follow places k and then all singles of items that lose a candidate by that.
// It reports whether that comes to no conflict.
//
// Have: a candidate that k makes true forces nothing that k does not force. So
// if k comes to no conflict, nor does that candidate.
func (s *Singles) follow(k candidates.Candidate) (ok bool) {
	if s.kept.Has(k) {
		ok = s.resume(k)
	} else {
		ok = s.begin(k)
	}
	if !ok {
		s.failed.Add(k)
		return false
	}
	s.kept.Add(k)
	s.current.Add(k)
	s.leaves[k] = s.now
	for d := range s.layout.Digits().All() {
		s.sound.AddPlaces(d, s.now.left.Places(d).AndNot(s.now.open))
	}
	return true
}

// begin follows k from the grid.
func (s *Singles) begin(k candidates.Candidate) (ok bool) {
	s.now = s.start
	var fresh candidates.CandidateSet
	fresh.Add(k)
	s.rounds[k] = 0
	for more := true; more; s.rounds[k]++ {
		if more, ok = s.now.place(s.layout, &fresh); !ok {
			s.timed.Add(k)
			s.exact.Add(k)
			return false
		}
	}
	return true
}

// resume follows k from what it left on a grid before.
func (s *Singles) resume(k candidates.Candidate) (ok bool) {
	s.now = s.leaves[k]
	s.now.open = s.now.open.And(s.start.open)
	return s.now.meet(s.layout, &s.start.left)
}

// After returns how many candidates the open cells have beyond one each when k is removed, and then, one after
// the other, all that come to a conflict: those that lead to k among them. It is 0 if an item loses its last one.
func (s *Singles) After(k candidates.Candidate) (beyond int) {
	now := s.start
	if !now.remove(s.layout, k) || !s.narrow(&now) {
		return 0
	}
	for x := range s.layout.Size() {
		beyond += now.left.Places(candidates.Digit(x + 1)).And(now.open).Len()
	}
	return beyond - now.open.Len()
}

// Nests reports whether k comes to a conflict when, one after the other, all candidates are removed that come to a
// conflict if k is true.
func (s *Singles) Nests(k candidates.Candidate) bool {
	if s.Fails(k) {
		return true
	}
	s.Left(k)
	now := s.leaves[k]
	return !s.narrow(&now)
}

// narrow removes the candidates that come to a conflict, until there are none. It reports whether each item
// keeps a candidate.
//
// Have: what a candidate leaves on the grid it leaves no more of when others are removed. So one can go on from there, and
// from what it left when fewer were.
func (s *Singles) narrow(now *position) (ok bool) {
	var met candidates.CandidateSet // of which it is known what they leave here
	for again := true; again; {
		again = false
		var sound candidates.CandidateSet
		for x := range s.layout.Size() {
			d := candidates.Digit(x + 1)
			for rest := now.left.Places(d).And(now.open); !rest.IsEmpty(); {
				c, _ := rest.Next()
				k := candidates.Of(c, d)
				if sound.Has(k) || !now.open.Has(c) || !now.left.Places(d).Has(c) {
					continue
				}
				if then := s.meets(k, now, &met); then != nil {
					for y := range s.layout.Size() {
						e := candidates.Digit(y + 1)
						sound.AddPlaces(e, then.left.Places(e).AndNot(then.open))
					}
					continue
				}
				if again = true; !now.remove(s.layout, k) {
					return false
				}
			}
		}
	}
	return true
}

// meets returns what k leaves where no more is left than there, nil if it comes to a conflict. Those met before go on from
// what they left.
func (s *Singles) meets(k candidates.Candidate, there *position, met *candidates.CandidateSet) *position {
	then := &s.then[k]
	if !met.Has(k) {
		left, ok := s.Left(k)
		if !ok {
			return nil
		}
		if left.Within(&there.left) {
			return &s.leaves[k]
		}
		met.Add(k)
		*then = s.leaves[k]
	}
	then.open = then.open.And(there.open)
	if !then.meet(s.layout, &there.left) {
		return nil
	}
	return then
}

// remove removes a candidate and places the singles that this leaves. It reports whether that comes to no conflict.
func (p *position) remove(l *candidates.Layout, k candidates.Candidate) (ok bool) {
	var lost, fresh candidates.CandidateSet
	lost.Add(k)
	return p.settle(l, &lost, &fresh)
}

// meet removes what the other has not, as remove does.
func (p *position) meet(l *candidates.Layout, other *candidates.CandidateSet) (ok bool) {
	var lost, fresh candidates.CandidateSet
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		lost.SetPlaces(d, p.left.Places(d).AndNot(other.Places(d)))
	}
	return lost.IsEmpty() || p.settle(l, &lost, &fresh)
}

// settle strikes what is lost and places singles until there are none.
func (p *position) settle(l *candidates.Layout, lost, fresh *candidates.CandidateSet) (ok bool) {
	more, ok := p.strike(l, lost, fresh, &settled{})
	for more && ok {
		more, ok = p.place(l, fresh)
	}
	return ok
}

// settled is the houses, by digit, in which the digit is placed.
type settled [candidates.MaxSize]candidates.HouseSet

// rests reports whether each item has a candidate that is placed, or several candidates.
func (p *position) rests(l *candidates.Layout) bool {
	var one, two candidates.CellSet // open cells with some candidate, and with several
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		here := p.left.Places(d).And(p.open)
		two = two.Or(one.And(here))
		one = one.Or(here)
		if p.rooms[x].Some() != l.Houses() || p.rooms[x].One()&l.HousesOfAny(here) != 0 {
			return false
		}
	}
	return two == p.open
}

// place places what is fresh, and makes those singles fresh that this leaves.
// more is false if there are none, ok if an item loses its last candidate.
func (p *position) place(l *candidates.Layout, fresh *candidates.CandidateSet) (more, ok bool) {
	var cells candidates.CellSet
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		if cells.Meets(fresh.Places(d)) || !fresh.Places(d).Within(p.left.Places(d)) {
			return false, false
		}
		cells = cells.Or(fresh.Places(d))
	}
	p.open = p.open.AndNot(cells)
	var lost candidates.CandidateSet
	if !p.exclude(l, fresh, cells, &lost) {
		return false, false
	}
	var by settled
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		placed := fresh.Places(d)
		struck := cells.AndNot(placed)
		if !placed.IsEmpty() {
			fresh.SetPlaces(d, candidates.CellSet{})
			by[x] = l.HousesOfAny(placed)
			for rest := placed; !rest.IsEmpty(); {
				c, _ := rest.Next()
				struck = struck.Or(l.Peers(c))
			}
			if struck.Meets(placed) {
				return false, false
			}
		}
		lost.SetPlaces(d, lost.Places(d).Or(struck).And(p.left.Places(d)))
	}
	return p.strike(l, &lost, fresh, &by)
}

// exclude adds what clues do not allow beside what is fresh, in these cells, and what was placed before. It reports
// whether none of that is true.
func (p *position) exclude(l *candidates.Layout, fresh *candidates.CandidateSet, cells candidates.CellSet, lost *candidates.CandidateSet) (ok bool) {
	if len(l.Clues()) == 0 {
		return true
	}
	holds := func(k candidates.Candidate) bool {
		return fresh.Has(k) || p.left.Has(k) && !p.open.Has(k.Cell()) && !cells.Has(k.Cell())
	}
	triples := l.Triples()
	for k := range fresh.All() {
		lost.Or(l.Struck(k))
		for _, n := range l.TriplesOf(k) {
			a, b := triples[n].Others(k)
			if holds(a) {
				lost.Add(b)
			}
			if holds(b) {
				lost.Add(a)
			}
		}
	}
	before := l.Cells().AndNot(p.open).AndNot(cells)
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		if lost.Places(d).Meets(fresh.Places(d).Or(p.left.Places(d).And(before))) {
			return false
		}
	}
	return true
}

// strike strikes what is lost, and makes those singles fresh that this leaves,
// as place does. The houses that the digits settled just now are in order.
func (p *position) strike(l *candidates.Layout, lost, fresh *candidates.CandidateSet, by *settled) (more, ok bool) {
	var touched, one, two candidates.CellSet // open cells: with a loss, with some candidate, with several
	for x := range l.Size() {
		d := candidates.Digit(x + 1)
		if gone := lost.Places(d); !gone.IsEmpty() {
			p.left.SetPlaces(d, p.left.Places(d).AndNot(gone))
			touched = touched.Or(gone)
			before := p.rooms[x]
			room := l.CountOut(before, gone)
			p.rooms[x] = room
			houses := room.Differs(before) &^ by[x]
			if houses&^room.Some() != 0 {
				return false, false
			}
			for houses &= room.One(); houses != 0; {
				h, _ := houses.Next()
				if single := p.left.Places(d).And(l.HouseCells(h)).And(p.open); !single.IsEmpty() {
					fresh.AddPlaces(d, single)
					more = true
				}
			}
		}
		here := p.left.Places(d).And(p.open)
		two = two.Or(one.And(here))
		one = one.Or(here)
	}
	touched = touched.And(p.open)
	if !touched.Within(one) {
		return false, false
	}
	if single := touched.AndNot(two); !single.IsEmpty() {
		more = true
		for x := range l.Size() {
			d := candidates.Digit(x + 1)
			fresh.SetPlaces(d, fresh.Places(d).Or(p.left.Places(d).And(single)))
		}
	}
	return more, true
}
