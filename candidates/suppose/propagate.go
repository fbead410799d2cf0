package suppose

import "pencilmark/candidates"

// Propagator places singles, naked and hidden, until none is left. It owns the
// memory for that, and its zero value is ready for use.
type Propagator struct {
	forced   []candidates.Candidate
	excluded candidates.CandidateSet // by clues, when a digit is placed
}

// Settle places everything that is forced on the grid as it is. It reports
// false if an item loses its last candidate.
func (p *Propagator) Settle(g *candidates.Grid) bool {
	p.forced = p.forced[:0]
	l := g.Layout()
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		if d, one := g.Candidates(c).Single(); one {
			p.forced = append(p.forced, candidates.Of(c, d))
		}
	}
	for houses := l.Houses(); houses != 0; {
		h, _ := houses.Next()
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			if c, one := g.PlacesIn(d, h).Single(); one && g.Open().Has(c) {
				p.forced = append(p.forced, candidates.Of(c, d))
			}
		}
	}
	return p.run(g)
}

// Follow places a candidate and then everything that is forced. It reports
// false if an item loses its last candidate.
func (p *Propagator) Follow(g *candidates.Grid, k candidates.Candidate) bool {
	p.forced = append(p.forced[:0], k)
	return p.run(g)
}

// Without removes a candidate and then places everything that is forced. It
// reports false if an item loses its last candidate.
func (p *Propagator) Without(g *candidates.Grid, k candidates.Candidate) bool {
	p.forced = p.forced[:0]
	c, d := k.Cell(), k.Digit()
	if !g.Remove(c, d) {
		return true
	}
	if !p.lookIn(g, c) {
		return false
	}
	for hs := g.Layout().HousesOf(c); hs != 0; {
		h, _ := hs.Next()
		if !p.look(g, d, h) {
			return false
		}
	}
	return p.run(g)
}

// run places what is queued and whatever that forces.
func (p *Propagator) run(g *candidates.Grid) bool {
	l := g.Layout()
	for i := 0; i < len(p.forced); i++ {
		c, d := p.forced[i].Cell(), p.forced[i].Digit()
		if !g.Candidates(c).Has(d) {
			return false // another digit was forced here, or d elsewhere in a house
		}
		if !g.Open().Has(c) {
			continue // forced twice
		}
		lost := place(g, c, d, &p.excluded)
		for q, ok := lost.cells.Next(); ok; q, ok = lost.cells.Next() {
			if !p.lookIn(g, q) {
				return false
			}
		}
		for lost.houses != 0 {
			h, _ := lost.houses.Next()
			if !p.look(g, d, h) {
				return false
			}
		}
		for lost.others != 0 {
			x, _ := lost.others.Next()
			for hs := l.HousesOf(c); hs != 0; {
				h, _ := hs.Next()
				if !p.look(g, x, h) {
					return false
				}
			}
		}
		if lost.byClues && !p.lookAfter(g) {
			return false
		}
	}
	return true
}

// lookAfter looks at the items that lost a candidate by clues. It reports false if one has none left.
func (p *Propagator) lookAfter(g *candidates.Grid) bool {
	for k := range p.excluded.All() {
		if !p.lookIn(g, k.Cell()) {
			return false
		}
		for hs := g.Layout().HousesOf(k.Cell()); hs != 0; {
			h, _ := hs.Next()
			if !p.look(g, k.Digit(), h) {
				return false
			}
		}
	}
	return true
}

// losses are the items that lose a candidate when digit d is placed in cell c.
type losses struct {
	cells   candidates.CellSet  // d is struck from them
	houses  candidates.HouseSet // d loses a place in them
	others  candidates.DigitSet // they lose c as a place, in every house of c
	byClues bool                // there are candidates excluded by clues
}

// place places a digit and tells what that leaves to look at. On a board with clues it stores what these exclude.
func place(g *candidates.Grid, c candidates.Cell, d candidates.Digit, excluded *candidates.CandidateSet) (lost losses) {
	l := g.Layout()
	lost.others = g.Candidates(c).Without(d)
	lost.cells = g.Places(d).And(l.Peers(c))
	if k := candidates.Of(c, d); l.Conflicts(k) != nil {
		*excluded = g.Excluded(k)
		excluded.SetPlaces(d, excluded.Places(d).AndNot(lost.cells))
		lost.byClues = !excluded.IsEmpty()
	}
	g.Place(c, d)
	lost.houses = l.HousesOfAny(lost.cells) &^ l.HousesOf(c)
	return lost
}

// look queues d in h if one place is left for it. It reports false if none is.
func (p *Propagator) look(g *candidates.Grid, d candidates.Digit, h candidates.House) bool {
	places := g.PlacesIn(d, h)
	if c, one := places.Single(); one {
		p.forced = append(p.forced, candidates.Of(c, d))
		return true
	}
	return !places.IsEmpty()
}

// lookIn queues the digit of c if one is left. It reports false if none is.
func (p *Propagator) lookIn(g *candidates.Grid, c candidates.Cell) bool {
	ds := g.Candidates(c)
	if d, one := ds.Single(); one {
		p.forced = append(p.forced, candidates.Of(c, d))
		return true
	}
	return ds != 0
}
