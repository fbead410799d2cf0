package suppose

import "pencilmark/candidates"

// Singles tells of each candidate of a grid whether singles, naked and hidden,
// lead from it to a conflict. It works that out when it is asked for, and once.
// Its zero value is ready for use.
//
// Unlike a [Propagator] it places all singles there are at once, round by round,
// and keeps the candidates in one view only.
type Singles struct {
	layout *candidates.Layout
	start  position
	now    position // what the candidate followed last leaves

	known  Places                        // the candidates of which it is known
	sound  Places                        // those of them that come to no conflict
	rounds [candidates.MaxCandidates]int // of the others, in which the conflict comes
}

// position is what is left of a grid.
type position struct {
	left Places
	open candidates.CellSet
}

// Reset makes g the grid.
func (s *Singles) Reset(g *candidates.Grid) {
	s.layout = g.Layout()
	s.start.open = g.Open()
	for d := range s.layout.Size() {
		s.start.left[d] = g.Places(candidates.Digit(d + 1))
	}
	s.known, s.sound = Places{}, Places{}
}

// Fail reports whether k comes to a conflict that might take fewer lines than
// below.
//
// Have: what a line places is placed by the round after those of the lines that
// it rests on. So a conflict takes as many lines as rounds.
func (s *Singles) Fail(k candidates.Candidate, below int) bool {
	c, d := k.Cell(), k.Digit()
	if !s.known[d-1].Has(c) {
		s.follow(k)
	}
	return !s.sound[d-1].Has(c) && s.rounds[k] < below
}

// follow places k and then all singles of items that lose a candidate by that.
// It reports whether that comes to no conflict.
//
// Have: a candidate that k makes true forces nothing that k does not force. So
// if k comes to no conflict, nor does that candidate.
func (s *Singles) follow(k candidates.Candidate) (ok bool) {
	c, d := k.Cell(), k.Digit()
	s.known[d-1] = s.known[d-1].With(c)
	var fresh Places
	fresh[d-1] = candidates.Cells(c)
	s.now = s.start
	s.rounds[k] = 0
	for more := true; more; s.rounds[k]++ {
		if more, ok = s.now.place(s.layout, &fresh); !ok {
			return false
		}
	}
	for x := range s.layout.Size() {
		placed := s.now.left[x].AndNot(s.now.open)
		s.known[x], s.sound[x] = s.known[x].Or(placed), s.sound[x].Or(placed)
	}
	return true
}

// place places what is fresh, and makes those singles fresh that this leaves.
// more is false if there are none, ok if an item loses its last candidate.
func (p *position) place(l *candidates.Layout, fresh *Places) (more, ok bool) {
	var cells, touched candidates.CellSet
	for d := range l.Size() {
		if cells.Meets(fresh[d]) || !fresh[d].Within(p.left[d]) {
			return false, false
		}
		cells = cells.Or(fresh[d])
	}
	p.open = p.open.AndNot(cells)
	var one, two candidates.CellSet // open cells with some candidate, and with several
	for d := range l.Size() {
		placed := fresh[d]
		lost := cells.AndNot(placed)
		var houses candidates.HouseSet
		if !placed.IsEmpty() {
			fresh[d] = candidates.CellSet{}
			houses = l.HousesOfAny(placed)
			for rest := placed; !rest.IsEmpty(); {
				c, _ := rest.Next()
				lost = lost.Or(l.Peers(c))
			}
			if lost.Meets(placed) {
				return false, false
			}
		}
		if lost = lost.And(p.left[d]); !lost.IsEmpty() {
			p.left[d] = p.left[d].AndNot(lost)
			touched = touched.Or(lost)
			for hs := l.HousesOfAny(lost) &^ houses; hs != 0; {
				h, _ := hs.Next()
				places := p.left[d].And(l.HouseCells(h))
				switch _, single := places.Single(); {
				case single:
					fresh[d], more = fresh[d].Or(places), true
				case places.IsEmpty():
					return false, false
				}
			}
		}
		here := p.left[d].And(p.open)
		two = two.Or(one.And(here))
		one = one.Or(here)
	}
	touched = touched.And(p.open)
	if !touched.Within(one) {
		return false, false
	}
	if single := touched.AndNot(two); !single.IsEmpty() {
		more = true
		for d := range l.Size() {
			fresh[d] = fresh[d].Or(p.left[d].And(single))
		}
	}
	return more, true
}
