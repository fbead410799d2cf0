package suppose

import (
	"iter"
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// Pattern is as many items as others, its needs and covers: no candidate is in two of the needs, each has
// several candidates, and all of these are in the covers. So each cover takes its candidate from a need, and
// the other candidates of the covers are struck. Locked candidates, naked and hidden sets, and fish are
// such patterns.
//
// Or it is one need without covers, all candidates of which exclude the strikes, by houses or clues.
//
// Or it is a sum with no way to fill its cells that has one of the strikes. The needs are the open cells whose candidates
// count, and there are no covers.
type Pattern struct {
	Needs, Covers []candidates.Item
	Strikes       []candidates.Candidate // that are there, in order
	Sum           *candidates.Added      // nil for most
}

// cost returns how many items a person has to look at: the needs, and for a sum the houses that are added up.
func (p *Pattern) cost() int {
	if p.Sum != nil {
		return costOfSum(p.Sum, len(p.Needs))
	}
	return len(p.Needs)
}

// isOn reports whether the pattern is there on the grid, and each cover has a candidate of the needs.
func (p *Pattern) isOn(g *candidates.Grid) bool {
	if p.Sum != nil {
		return p.isSumOn(g)
	}
	if len(p.Covers) == 0 {
		return p.isCommonOn(g)
	}
	var ks [candidates.MaxSize]candidates.Candidate
	var met uint
	for _, need := range p.Needs {
		all := g.AppendCandidates(ks[:0], need)
		if len(all) < 2 {
			return false
		}
		for _, k := range all {
			i := slices.IndexFunc(p.Covers, func(i candidates.Item) bool { return in(g.Layout(), k, i) })
			if i < 0 {
				return false
			}
			met |= 1 << i
		}
	}
	return met == 1<<len(p.Covers)-1
}

// left returns a copy with those of the strikes that are left on the grid, and with one need if that is
// enough for them: lines that were drawn after the pattern was found may stand before it.
func (p *Pattern) left(g *candidates.Grid) *Pattern {
	now := &Pattern{Needs: slices.Clone(p.Needs), Covers: slices.Clone(p.Covers), Sum: p.Sum}
	for _, k := range p.Strikes {
		if isOpen(g, k) {
			now.Strikes = append(now.Strikes, k)
		}
	}
	switch {
	case p.Sum != nil:
		now.Needs = slices.DeleteFunc(now.Needs, func(i candidates.Item) bool {
			c, _ := i.Cell()
			return !g.Open().Has(c)
		})
		now.Strikes = p.struckBySum(g)
		return now
	case len(p.Covers) == 0:
		return now
	}
	for _, need := range p.Needs {
		if cover, ok := now.coverOf(g, need); ok && len(p.Needs) > 1 {
			now.Needs, now.Covers = []candidates.Item{need}, []candidates.Item{cover}
			break
		}
	}
	return now
}

// coverOf returns a house that has all candidates of a need, a digit in another house, and all strikes.
func (p *Pattern) coverOf(g *candidates.Grid, need candidates.Item) (cover candidates.Item, ok bool) {
	d, h, ok := need.House()
	if !ok {
		return 0, false
	}
	cells := g.PlacesIn(d, h)
	for _, k := range p.Strikes {
		if k.Digit() != d {
			return 0, false
		}
		cells = cells.With(k.Cell())
	}
	shared := g.Layout().HousesOfAll(cells) &^ candidates.Houses(h)
	if shared == 0 {
		return 0, false
	}
	return candidates.HouseItem(d, shared.First()), true
}

// isOpen reports whether the candidate is there and its cell is open.
func isOpen(g *candidates.Grid, k candidates.Candidate) bool {
	return g.Has(k) && g.Open().Has(k.Cell())
}

// in reports whether the candidate is one of the item.
func in(l *candidates.Layout, k candidates.Candidate, i candidates.Item) bool {
	if d, h, ok := i.House(); ok {
		return d == k.Digit() && l.HouseCells(h).Has(k.Cell())
	}
	return i == candidates.CellItem(k.Cell())
}

// patternFinder looks for patterns on a grid.
type patternFinder struct {
	grid   *candidates.Grid
	fresh  [candidates.MaxSize]candidates.HouseSet // by digit, the houses in which it lost a place
	branch *Branch

	needs, covers []candidates.Item
	strikes       []candidates.Candidate
	sums          sumFinder
}

// maxNeeds is how many needs a pattern has at most that is looked for within a branch.
const maxNeeds = 3

// find looks for all patterns.
func (f *patternFinder) find() {
	l := f.grid.Layout()
	var fresh candidates.HouseSet
	for ds := l.Digits(); ds != 0; {
		d, _ := ds.Next()
		here := f.fresh[d-1]
		if here == 0 {
			continue
		}
		fresh |= here
		f.locked(d)
		for _, kinds := range [][2]candidates.Kind{{candidates.Row, candidates.Column}, {candidates.Column, candidates.Row}} {
			f.fish(d, l.HousesOfKind(kinds[0]), kinds[1])
		}
	}
	for fresh != 0 {
		h, _ := fresh.Next()
		f.sets(h)
	}
}

// locked finds the places of a digit in a house that are all in another.
func (f *patternFinder) locked(d candidates.Digit) {
	l, g := f.grid.Layout(), f.grid
	for hs := f.fresh[d-1]; hs != 0; {
		h, _ := hs.Next()
		places := g.PlacesIn(d, h)
		if n := places.Len(); n < 2 || n > 3 {
			continue
		}
		for others := l.HousesOfAll(places) &^ candidates.Houses(h); others != 0; {
			o, _ := others.Next()
			if gone := g.PlacesIn(d, o).AndNot(places); !gone.IsEmpty() {
				f.begin()
				f.needs = append(f.needs, candidates.HouseItem(d, h))
				f.covers = append(f.covers, candidates.HouseItem(d, o))
				f.strike(d, gone)
				f.end()
			}
		}
	}
}

// fish finds two or three lines in which the places of a digit are in as many lines across.
func (f *patternFinder) fish(d candidates.Digit, base candidates.HouseSet, across candidates.Kind) {
	l, g := f.grid.Layout(), f.grid
	var houses [candidates.MaxSize]candidates.House
	var in [candidates.MaxSize]candidates.HouseSet
	n := 0
	kind := l.HousesOfKind(across)
	for hs := base; hs != 0; {
		h, _ := hs.Next()
		if cover := l.HousesOfAny(g.PlacesIn(d, h)) & kind; cover.Len() >= 2 && cover.Len() <= maxNeeds {
			houses[n], in[n] = h, cover
			n++
		}
	}
	try := func(cover candidates.HouseSet, lines members) {
		var bases, covers candidates.CellSet
		for i := range lines.all() {
			bases = bases.Or(l.HouseCells(houses[i]))
		}
		for hs := cover; hs != 0; {
			h, _ := hs.Next()
			covers = covers.Or(l.HouseCells(h))
		}
		gone := g.Places(d).And(covers).AndNot(bases)
		if gone.IsEmpty() {
			return
		}
		f.begin()
		for i := range lines.all() {
			f.needs = append(f.needs, candidates.HouseItem(d, houses[i]))
		}
		for hs := cover; hs != 0; {
			h, _ := hs.Next()
			f.covers = append(f.covers, candidates.HouseItem(d, h))
		}
		f.strike(d, gone)
		f.end()
	}
	combine(n, func(i int) uint64 { return uint64(in[i]) }, func(union uint64, chosen members) {
		try(candidates.HouseSet(union), chosen)
	})
}

// members are some of a list, by their places in it.
type members uint64

func (m members) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; m != 0 && yield(bits.TrailingZeros64(uint64(m))); m &= m - 1 {
		}
	}
}

// combine calls found with each two of n masks with a union of two bits, and each three with one of three of
// which no two have one of two.
func combine(n int, mask func(int) uint64, found func(union uint64, chosen members)) {
	for i := range n {
		for j := i + 1; j < n; j++ {
			two := mask(i) | mask(j)
			switch bits.OnesCount64(two) {
			case 2:
				found(two, members(1<<i|1<<j))
			case 3:
				for k := j + 1; k < n; k++ {
					if two|mask(k) == two {
						found(two, members(1<<i|1<<j|1<<k))
					}
				}
			}
		}
	}
}

// sets finds naked and hidden sets of a house.
func (f *patternFinder) sets(h candidates.House) {
	l, g := f.grid.Layout(), f.grid
	var cells [candidates.MaxSize]candidates.Cell
	var digits [candidates.MaxSize]candidates.DigitSet
	n := 0
	open := g.Open().And(l.HouseCells(h))
	if open.Len() < 4 {
		return
	}
	for rest := open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		if ds := g.Candidates(c); ds.Len() >= 2 && ds.Len() <= maxNeeds {
			cells[n], digits[n] = c, ds
			n++
		}
	}
	combine(n, func(i int) uint64 { return uint64(digits[i]) }, func(union uint64, chosen members) {
		var set candidates.CellSet
		for i := range chosen.all() {
			set = set.With(cells[i])
		}
		f.begin()
		for ds := candidates.DigitSet(union); ds != 0; {
			d, _ := ds.Next()
			f.strike(d, g.PlacesIn(d, h).AndNot(set))
			f.covers = append(f.covers, candidates.HouseItem(d, h))
		}
		if len(f.strikes) == 0 {
			return
		}
		for i := range chosen.all() {
			f.needs = append(f.needs, candidates.CellItem(cells[i]))
		}
		f.end()
	})
	var names [candidates.MaxSize]candidates.Digit
	var places [candidates.MaxSize]uint64 // by the number of the cell among the open ones of the house
	n = 0
	for ds := l.Digits(); ds != 0; {
		d, _ := ds.Next()
		here := g.PlacesIn(d, h)
		if m := here.Len(); m < 2 || m > maxNeeds {
			continue
		}
		names[n], places[n] = d, 0
		for i, rest := 0, open; !rest.IsEmpty(); i++ {
			if c, _ := rest.Next(); here.Has(c) {
				places[n] |= 1 << i
			}
		}
		n++
	}
	combine(n, func(i int) uint64 { return places[i] }, func(union uint64, chosen members) {
		f.begin()
		var hidden candidates.DigitSet
		for i := range chosen.all() {
			hidden = hidden.With(names[i])
			f.needs = append(f.needs, candidates.HouseItem(names[i], h))
		}
		for i, rest := 0, open; !rest.IsEmpty(); i++ {
			c, _ := rest.Next()
			if union>>i&1 == 0 {
				continue
			}
			f.covers = append(f.covers, candidates.CellItem(c))
			for ds := g.Candidates(c) &^ hidden; ds != 0; {
				d, _ := ds.Next()
				f.strikes = append(f.strikes, candidates.Of(c, d))
			}
		}
		if len(f.strikes) > 0 {
			f.end()
		}
	})
}

func (f *patternFinder) begin() {
	f.needs, f.covers, f.strikes = f.needs[:0], f.covers[:0], f.strikes[:0]
}

func (f *patternFinder) strike(d candidates.Digit, gone candidates.CellSet) {
	for c, ok := gone.Next(); ok; c, ok = gone.Next() {
		f.strikes = append(f.strikes, candidates.Of(c, d))
	}
}

func (f *patternFinder) end() { f.branch.waitPattern(f.needs, f.covers, f.strikes) }

// FindPatterns queues what the patterns strike that are on the grid of the branch and were not there when it
// was called last, or before the supposition, where their proof costs little enough to be of use. It reports
// whether there are any.
func (b *Branch) FindPatterns() bool {
	f := &b.stack.finder
	f.grid, f.branch = &b.Grid, b
	l := b.Grid.Layout()
	var lost candidates.CellSet
	for x := range l.Size() {
		now := b.Grid.Places(candidates.Digit(x + 1))
		gone := b.searched[x].AndNot(now)
		lost = lost.Or(gone)
		f.fresh[x] = l.HousesOfAny(gone)
		b.searched[x] = now
	}
	f.find()
	if len(l.Clues()) > 0 {
		f.common(lost)
		f.sums.find(b, lost)
	}
	return b.Waits()
}

// newPattern returns a pattern in the memory of the branches in use.
func (s *Stack) newPattern(needs, covers []candidates.Item, strikes []candidates.Candidate) *Pattern {
	if s.used == len(s.patterns) {
		s.patterns = append(s.patterns, new(Pattern))
	}
	p := s.patterns[s.used]
	s.used++
	*p = Pattern{Needs: append(p.Needs[:0], needs...), Covers: append(p.Covers[:0], covers...), Strikes: append(p.Strikes[:0], strikes...)}
	slices.Sort(p.Strikes)
	return p
}

// waitPattern queues a pattern.
//
// Have: the needs have no other candidates than those in the covers because the others are gone. So what
// the pattern strikes rests on what struck those.
func (b *Branch) waitPattern(needs, covers []candidates.Item, strikes []candidates.Candidate) {
	weight := len(needs)
	support, cost, ok := b.supportOfAll(needs, covers, b.cost-1-weight)
	if !ok {
		return
	}
	k := strikes[0]
	for _, other := range strikes[1:] {
		if b.first(other, k) {
			k = other
		}
	}
	p := b.stack.newPattern(needs, covers, strikes)
	b.push(inference{Line: Line{Candidate: k, Pattern: p}, support: support, weight: weight, cost: cost + weight})
}

// supportOfAll returns lines that suffice to prove that the needs have no candidates but those in the covers,
// as supportOf does.
func (b *Branch) supportOfAll(needs, covers []candidates.Item, most int) (support Lines, cost int, ok bool) {
	p := &b.stack.proof
	p.support, p.choices = Lines{}, p.choices[:0]
	for _, need := range needs {
		b.goneFrom(p, need, covers)
	}
	return b.cheapestOf(p, most)
}

// drawPattern makes a pattern a line of the branch, as far as it strikes what no line before did.
func (b *Branch) drawPattern(w inference) {
	p := w.Pattern
	if w.breaks {
		b.drawBrokenSum(w)
		return
	}
	gone := func(k candidates.Candidate) bool { return !isOpen(&b.Grid, k) }
	if p.Strikes = slices.DeleteFunc(p.Strikes, gone); len(p.Strikes) == 0 || b.Full() || p.Sum == nil && !p.isOn(&b.Grid) { // a sum stays one
		return
	}
	w.Candidate = p.Strikes[0]
	b.last = w.cost
	b.writeDown(&w)
	for _, k := range p.Strikes {
		b.strike(k)
	}
	for _, k := range p.Strikes {
		b.lookWhere(k)
	}
}

// writeDown makes a pattern one of the lines that remove.
func (b *Branch) writeDown(w *inference) {
	s := b.stack
	w.drawn = s.count
	s.count++
	w.support.removed = w.support.removed.with(len(s.removals))
	s.removals = append(s.removals, *w)
}
