package suppose

import "pencilmark/candidates"

// supportOf returns lines that suffice to prove that every candidate which the item had on the
// root grid and has no longer is gone, and their cost. ok is false if that is more than most.
func (b *Branch) supportOf(i candidates.Item, most int) (support Lines, cost int, ok bool) {
	p := &b.stack.proof
	p.support, p.choices = Lines{}, p.choices[:0]
	b.goneFrom(p, i, nil)
	return b.cheapestOf(p, most)
}

// goneFrom adds what proves that the candidates of an item are gone that are, but for those of the covers.
func (b *Branch) goneFrom(p *proof, i candidates.Item, covers []candidates.Item) {
	s := b.stack
	covered := func(c candidates.Cell, d candidates.Digit) bool {
		for _, cover := range covers {
			if in(s.root.Layout(), candidates.Of(c, d), cover) {
				return true
			}
		}
		return false
	}
	all := len(covers) == 0 // mostly
	if d, h, ok := i.House(); ok {
		cells := s.root.PlacesIn(d, h).AndNot(b.Grid.Places(d))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			if all || !covered(c, d) {
				b.gone(p, c, d)
			}
		}
		return
	}
	c := candidates.Cell(i)
	for digits := s.root.Candidates(c) &^ b.Grid.Candidates(c); digits != 0; {
		d, _ := digits.Next()
		if all || !covered(c, d) {
			b.gone(p, c, d)
		}
	}
}

// cheapestOf returns lines of the proof that suffice, and their cost. ok is false if that is more than most.
func (b *Branch) cheapestOf(p *proof, most int) (support Lines, cost int, ok bool) {
	s := b.stack
	if cost = s.cost(p.support); cost > most {
		return support, cost, false
	}
	support = p.support
	for i := range p.choices {
		if by := &p.choices[i].by; !support.meets(*by) {
			support = b.addingLeast(support, *by)
			cost = s.cost(support)
		}
	}
	return support, cost, cost <= most
}

// proof is what proves that some candidates are gone.
type proof struct {
	support Lines    // certainly
	choices []choice // for the candidates that several lines struck, by their keys
}

// gone adds what proves that a candidate of the root grid is gone.
func (b *Branch) gone(p *proof, c candidates.Cell, d candidates.Digit) {
	by, only := b.strikers(c, d)
	if only {
		p.support = p.support.or(by)
		return
	}
	k := candidates.Of(c, d)
	at := len(p.choices)
	p.choices = append(p.choices, choice{})
	for ; at > 0 && b.first(k, p.choices[at-1].candidate); at-- {
		p.choices[at] = p.choices[at-1]
	}
	p.choices[at] = choice{k, by}
}

// choice is a candidate and the lines that struck it.
type choice struct {
	candidate candidates.Candidate
	by        Lines
}

// strikers returns the lines each of which struck a candidate of the root grid that is gone. If it is one
// placement only, or two together, their support is returned instead; that of a supposition is empty.
func (b *Branch) strikers(c candidates.Cell, d candidates.Digit) (by Lines, only bool) {
	s := b.stack
	by.placed = b.Grid.Places(d).AndNot(b.Grid.Open()).And(b.Grid.Layout().Peers(c))
	if !b.Grid.Open().Has(c) {
		by.placed = by.placed.With(c)
	}
	k := candidates.Of(c, d)
	if conflicts := b.Grid.Layout().Struck(k); conflicts != nil {
		for x := range b.Grid.Layout().Size() {
			e := candidates.Digit(x + 1)
			by.placed = by.placed.Or(b.Grid.Places(e).AndNot(b.Grid.Open()).And(conflicts.Places(e)))
		}
	}
	by.placed = by.placed.And(s.root.Open()) // no line has filled the others
	if by.placed.Meets(b.supposed) {
		return Lines{}, true
	}
	by.removed = s.removers[k]
	if by == (Lines{}) {
		return b.supportOfTwo(k), true
	}
	if q, one := by.placed.Single(); one && by.removed == (numbers{}) {
		return s.support[q], true
	}
	return by, false
}

// supportOfTwo returns lines that suffice to prove that k is gone because clues do not allow it beside two digits.
func (b *Branch) supportOfTwo(k candidates.Candidate) (support Lines) {
	l, least := b.Grid.Layout(), Unbounded
	triples := l.Triples()
	for _, n := range l.TriplesOf(k) {
		var both Lines
		placed := true
		x, y := triples[n].Others(k)
		for _, by := range [...]candidates.Candidate{x, y} {
			c := by.Cell()
			placed = placed && b.Grid.Value(c) == by.Digit()
			if b.stack.root.Open().Has(c) && !b.supposed.Has(c) {
				both = both.or(b.stack.support[c])
			}
		}
		if !placed {
			continue
		}
		if cost := b.stack.cost(both); cost < least {
			support, least = both, cost
		}
	}
	return support
}

// addingLeast returns the union of the lines and the support of one of the
// given lines, the one with which the union costs least.
func (b *Branch) addingLeast(lines, by Lines) (best Lines) {
	s := b.stack
	least := Unbounded
	var of candidates.Candidate
	consider := func(support Lines, k candidates.Candidate) {
		with := lines.or(support)
		if cost := s.cost(with); cost < least || cost == least && b.first(k, of) {
			best, least, of = with, cost, k
		}
	}
	for c, ok := by.placed.Next(); ok; c, ok = by.placed.Next() {
		consider(s.support[c], candidates.Of(c, b.Grid.Value(c)))
	}
	for i, ok := by.removed.next(); ok; i, ok = by.removed.next() {
		consider(s.removals[i].support, s.removals[i].Candidate)
	}
	return best
}

// cost returns the number of lines of a set, those of nested refutations included.
func (s *Stack) cost(lines Lines) int {
	n := lines.placed.Len()
	for i, ok := lines.removed.next(); ok; i, ok = lines.removed.next() {
		n += s.removals[i].weight
	}
	return n
}
