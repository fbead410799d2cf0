package fallback

import "pencilmark/candidates"

// clued searches boards with clues. It keeps what is left as one set of candidates, and knows of each candidate
// all that cannot be true beside it, by houses and by clues alike.
type clued struct {
	meter
	layout   *candidates.Layout
	excludes []candidates.CandidateSet // by candidate
	counts   counts
	failures [candidates.MaxCells]int // of what each cell is in
	found    func(candidates.Filling) (more bool)
}

// left is what is left of a board: the candidates, and the cells in which none of them is known to be true.
type left struct {
	candidates.CandidateSet
	open    candidates.CellSet
	counted candidates.CandidateSet // what was left when the ways of clues were counted
	looked  candidates.CandidateSet // and when items were looked at that may exclude others, empty before that
}

// run searches a grid.
func (s *clued) run(g *candidates.Grid) {
	s.make(g.Layout())
	start := s.start(g)
	if !s.settle(&start) {
		return
	}
	// To find out what sums of several houses come to takes longer than most else, and where all is forced without them it
	// is of no use.
	if !start.open.IsEmpty() && s.counts.derive(s.layout) {
		start.countAll(s.layout)
		if !s.settle(&start) {
			return
		}
	}
	s.branch(&start)
}

// make makes the search one for a layout.
func (s *clued) make(l *candidates.Layout) {
	s.layout = l
	s.excludes = make([]candidates.CandidateSet, candidates.MaxCandidates)
	for d := range l.Digits().All() {
		for c := range l.Cells().All() {
			s.excludes[candidates.Of(c, d)] = l.Exclusions(candidates.Of(c, d))
		}
	}
	s.counts.make(l)
}

// start returns what is left of a grid.
func (s *clued) start(g *candidates.Grid) left {
	start := left{open: s.layout.Cells()}
	for d := range s.layout.Digits().All() {
		start.SetPlaces(d, g.Places(d))
	}
	start.countAll(s.layout)
	return start
}

// countAll makes the next count one of all that lacks some candidate of the board.
func (p *left) countAll(l *candidates.Layout) {
	for d := range l.Digits().All() {
		p.counted.SetPlaces(d, l.Cells())
	}
}

// branch searches what is left where nothing is forced. It reports false when the search is over.
func (s *clued) branch(p *left) bool {
	if p.open.IsEmpty() {
		var f candidates.Filling
		for k := range p.All() {
			f[k.Cell()] = k.Digit()
		}
		return !s.counts.keep(&f) || s.found(f)
	}
	for k := range s.fewest(p) {
		if !p.Has(k) {
			continue
		}
		if !s.spend() {
			return false
		}
		next := *p
		if s.place(&next, k); s.settle(&next) && !s.branch(&next) {
			return false
		}
	}
	return true
}

// fewest yields the candidates of the item to branch on, as the function of that name chooses it.
func (s *clued) fewest(p *left) func(yield func(candidates.Candidate) bool) {
	var best candidates.Cell
	var digits candidates.DigitSet
	for c := range p.open.All() {
		// The fewest digits for each failure.
		if ds := p.digits(s.layout, c); digits == 0 || ds.Len()*(1+s.failures[best]) < digits.Len()*(1+s.failures[c]) {
			best, digits = c, ds
		}
	}
	var where candidates.CellSet
	var what candidates.Digit
	if digits.Len() > 2 {
		for h := range s.layout.Houses().All() {
			for d := range s.layout.Digits().All() {
				if places := p.Places(d).And(s.layout.HouseCells(h)); where.IsEmpty() && places.Len() == 2 {
					where, what = places, d
				}
			}
		}
	}
	return func(yield func(candidates.Candidate) bool) {
		if !where.IsEmpty() {
			for c := range where.All() {
				if !yield(candidates.Of(c, what)) {
					return
				}
			}
			return
		}
		for d := range digits.All() {
			if !yield(candidates.Of(best, d)) {
				return
			}
		}
	}
}

// fail notes that something cannot be, in cells that are better tried sooner. Where nothing is counted that pays in long
// searches alone.
func (s *clued) fail(cells candidates.CellSet) {
	if len(s.counts.ways) == 0 && s.used < shortSearch {
		return
	}
	for c := range cells.All() {
		s.failures[c]++
	}
}

// shortSearch is how many nodes most searches take at most.
const shortSearch = 1000

// digits returns what a cell may still hold.
func (p *left) digits(l *candidates.Layout, c candidates.Cell) (ds candidates.DigitSet) {
	for x := range l.Size() {
		if d := candidates.Digit(x + 1); p.Places(d).Has(c) {
			ds = ds.With(d)
		}
	}
	return ds
}

// place makes a candidate true.
func (s *clued) place(p *left, k candidates.Candidate) {
	p.open = p.open.Without(k.Cell())
	p.AndNot(&s.excludes[k])
	triples := s.layout.Triples()
	for _, n := range s.layout.TriplesOf(k) {
		// Have: of three that are not true together two are true, so the last is false.
		a, b := triples[n].Others(k)
		switch {
		case p.Has(a) && !p.open.Has(a.Cell()):
			p.Remove(b)
		case p.Has(b) && !p.open.Has(b.Cell()):
			p.Remove(a)
		}
	}
}

// settle makes true what is the last candidate of an item, and strikes what no way of a clue has and what excludes all
// candidates of an item, until nothing is forced. It reports false if an item loses its last candidate.
func (s *clued) settle(p *left) bool {
	for {
		placed, sound := s.singles(p)
		if sound && !placed {
			var by candidates.CellSet
			placed, by = s.counts.narrow(s.layout, p)
			sound = by.IsEmpty()
			s.fail(by)
		}
		switch {
		case !sound:
			return false
		case !placed && !s.unsupported(p):
			return true
		}
	}
}

// singles places singles, naked and hidden, that are left.
func (s *clued) singles(p *left) (placed, sound bool) {
	var one, two candidates.CellSet // cells with some candidate, and with several
	for x := range s.layout.Size() {
		here := p.Places(candidates.Digit(x + 1))
		two = two.Or(one.And(here))
		one = one.Or(here)
	}
	if empty := s.layout.Cells().AndNot(one); !empty.IsEmpty() {
		s.fail(empty)
		return false, false
	}
	for c := range one.AndNot(two).And(p.open).All() {
		ds := p.digits(s.layout, c)
		if ds == 0 {
			return false, false
		}
		s.place(p, candidates.Of(c, ds.First()))
		placed = true
	}
	for houses := s.layout.Houses(); houses != 0; {
		h, _ := houses.Next()
		cells := s.layout.HouseCells(h)
		for x := range s.layout.Size() {
			d := candidates.Digit(x + 1)
			places := p.Places(d).And(cells)
			if places.IsEmpty() {
				s.fail(cells)
				return false, false
			}
			if c, single := places.Single(); single && p.open.Has(c) {
				s.place(p, candidates.Of(c, d))
				placed = true
			}
		}
	}
	return placed, true
}

// unsupported strikes the candidates that exclude all candidates of an item which has lost some since it was looked at. It
// reports whether there were any.
func (s *clued) unsupported(p *left) (struck bool) {
	lost := p.looked
	lost.AndNot(&p.CandidateSet)
	if p.looked.IsEmpty() {
		for d := range s.layout.Digits().All() {
			lost.SetPlaces(d, s.layout.Cells())
		}
	}
	p.looked = p.CandidateSet // what is struck now is looked at the next time
	strike := func(excluded *candidates.CandidateSet) {
		if excluded.Meets(&p.CandidateSet) {
			p.AndNot(excluded)
			struck = true
		}
	}
	for cells := p.open.And(lost.Cells()); !cells.IsEmpty(); {
		c, _ := cells.Next()
		ds := p.digits(s.layout, c)
		if ds == 0 {
			return true
		}
		excluded := s.excludes[candidates.Of(c, ds.First())]
		for ds = ds.Without(ds.First()); ds != 0; {
			d, _ := ds.Next()
			excluded.And(&s.excludes[candidates.Of(c, d)])
		}
		strike(&excluded)
	}
	for x := range s.layout.Size() {
		d := candidates.Digit(x + 1)
		for houses := s.layout.HousesOfAny(lost.Places(d)); houses != 0; {
			h, _ := houses.Next()
			places := p.Places(d).And(s.layout.HouseCells(h))
			first, ok := places.Next()
			if !ok {
				return true
			}
			if !p.open.Has(first) {
				continue
			}
			excluded := s.excludes[candidates.Of(first, d)]
			for c, ok := places.Next(); ok; c, ok = places.Next() {
				excluded.And(&s.excludes[candidates.Of(c, d)])
			}
			strike(&excluded)
		}
	}
	return struck
}
