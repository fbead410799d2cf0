package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// cased is a clue that is a sum in each of several cases.
type cased struct {
	*sum
	clue  *candidates.Clue
	cases []candidates.Case
	ends  candidates.DigitSet // which the cases suppose at the ends of the cells, if they do
	facts candidates.CaseFacts
	low   candidates.DigitSet // what too many cells hold at least
	high  candidates.DigitSet // what too few cells hold at most

	placed bool // the digits that the only case supposes were told
}

// cased returns the clue that is told alone with its cases, nil if it has none.
func (s *sum) cased() *cased {
	clue := s.alone()
	if clue == nil || s.told {
		return nil
	}
	own := *s
	c := cased{sum: &own, clue: clue, cases: clue.Cases(s.layout)}
	if len(c.cases) == 0 {
		return nil
	}
	for _, k := range c.cases[0].If {
		if !c.cases[0].Cells.Has(k.Cell()) {
			c.ends = c.ends.With(k.Digit())
		}
	}
	return &c
}

// tell says what is true in none of the cases: of what length they are, and what the cells hold then.
func (c *cased) tell() (told []say.Sentence) {
	for !c.pending.IsEmpty() {
		if x := c.facts.Only(c.cases, c.may); x != nil && x.Possible(c.now.Candidates) {
			return append(told, c.alone(x)...)
		}
		more := c.follows()
		if more == nil {
			break
		}
		told = append(told, more...)
	}
	return append(told, c.misfits()...)
}

// misfits says of what no fact denies what it leaves in each case, and of the rest that nothing fits beside it.
func (c *cased) misfits() (told []say.Sentence) {
	if c.told {
		return c.sum.misfits()
	}
	for x := range c.pending.Cells().All() {
		gone := c.unsaid(x)
		told = append(told, c.inCases(x, &gone)...)
	}
	if at := c.clue.Lines[0][0]; told != nil && c.ends == 0 && c.now.Open().Has(at) {
		told = append(one(say.States(one(say.HoldsOneOf(at, c.now.Candidates(at))))), told...)
	}
	return append(told, c.sum.misfits()...)
}

// inCases says what digits of a cell leave for others in each case, which they cannot be, and takes them from what is gone.
func (c *cased) inCases(x candidates.Cell, gone *candidates.DigitSet) []say.Sentence {
	return c.wouldLeave(x, gone, func(k candidates.Candidate) ([]candidates.Sum, bool) {
		return c.facts.Rests(c.layout, c.cases, c.now.Candidates, k)
	})
}

// wouldLeave says what digits of a cell leave for others, which they cannot be, and takes them from what is gone.
func (s *sum) wouldLeave(x candidates.Cell, gone *candidates.DigitSet, leaves func(candidates.Candidate) (rests []candidates.Sum, ok bool)) (told []say.Sentence) {
	rests := map[candidates.Digit][]candidates.Sum{}
	for d := range gone.All() {
		if sums, ok := leaves(candidates.Of(x, d)); ok {
			rests[d] = sums
		}
	}
	sameCells := func(a, b candidates.Sum) bool { return a.Cells() == b.Cells() }
	for of := *gone; of != 0; {
		first, _ := of.Next()
		alike := candidates.Digits(first)
		for d := range of.All() {
			if slices.EqualFunc(rests[first], rests[d], sameCells) {
				alike, of = alike.With(d), of.Without(d)
			}
		}
		if rests[first] == nil {
			continue
		}
		as := func(ds candidates.DigitSet) say.Sentence {
			var clauses []say.Sentence
			for i, rest := range rests[first] {
				var ns say.Numbers
				for d := range ds.All() {
					if n := rests[d][i].Total; !slices.Contains(ns, n) {
						ns = append(ns, n)
					}
				}
				slices.Sort(ns)
				clauses = append(clauses, say.Leaving(rest.Cells(), ns))
			}
			if len(clauses) > 2 {
				return say.WouldLeaveAny(ds, x, clauses)
			}
			return say.WouldLeaveEither(ds, x, clauses)
		}
		const most = 4 // cases
		if len(rests[first]) > most || say.TooLong(s.words().Clause(as(candidates.Digits(first)))) {
			continue
		}
		told = append(told, s.inSentences(alike, as)...)
		*gone &^= alike
		for d := range alike.All() {
			s.shown.Add(candidates.Of(x, d))
		}
	}
	return told
}

// alone says what follows where one case is left, which is a sum, and so is what is outside of it: what the cells hold if
// that leaves nothing without a reason and the sum does.
func (c *cased) alone(x *candidates.Case) []say.Sentence {
	as, sum := *c, *c.sum
	told := c.summedUp(x)
	if !isBare(told) {
		return told
	}
	done := *c.sum
	for _, other := range [...]func() []say.Sentence{
		func() []say.Sentence { return c.outside(x) },
		func() []say.Sentence { return append(c.follows(), c.misfits()...) },
	} {
		*c, *c.sum = as, sum
		if more := other(); more != nil && !isBare(more) {
			return more
		}
	}
	*c.sum = done
	return told
}

// outside says what a case leaves outside of it in a house, if it does, and what follows from that.
func (c *cased) outside(x *candidates.Case) (told []say.Sentence) {
	h := c.layout.HousesOfAll(c.clue.Cells())
	if c.pending.IsEmpty() || c.ends == 0 || h == 0 {
		return nil
	}
	sum := x.Outside(c.layout, h.First())
	told = one(say.States(one(say.LeavesOutside(h.First(), c.layout.House(h.First()).Total, c.ends, sum.Cells(), sum.Total))))
	c.rest, c.filled = sum.On(&c.now)
	told = append(told, c.added(c.filled.IsEmpty())...)
	c.told = false
	return told
}

// summedUp says what follows from the sum of a case, and then from that of what is outside.
func (c *cased) summedUp(x *candidates.Case) (told []say.Sentence) {
	all := c.pending
	inside := all
	for d := range c.layout.Digits().All() {
		inside.SetPlaces(d, all.Places(d).And(x.Cells))
	}
	if c.pending = inside; !c.pending.IsEmpty() {
		c.rest, c.filled = x.On(&c.now)
		told = c.added(false)
		c.told, c.placed = false, true
	}
	left := c.pending
	c.pending = all
	c.pending.AndNot(&inside)
	for more := c.follows(); more != nil; more = c.follows() {
		told = append(told, more...)
	}
	if more := c.outside(x); more != nil {
		told = append(told, more...)
	} else {
		told = append(told, c.misfits()...)
	}
	c.pending.Or(&left)
	return told
}

// added tells what a sum leaves, and what that is unless it was told.
func (c *cased) added(known bool) (told []say.Sentence) {
	c.plus, c.minus, c.told = c.rest.Sides()
	switch {
	case c.rest.Total <= 0:
		return c.nothing()
	case len(c.rest.Terms) == 1:
		return one(c.last())
	}
	if !known {
		told = one(say.So(one(c.remains())))
	}
	told = append(told, c.limits()...)
	return append(told, c.misfits()...)
}

// follows tells what follows from the fewest facts of the cases, nothing if nothing does.
func (c *cased) follows() (told []say.Sentence) {
	known := c.facts
	c.learn()
	if c.denied(&c.facts) == 0 {
		c.facts = known
		return nil
	}
	hold := c.lengths(&known)
	for n, sets := range c.facts.Sets {
		if sets != nil && (known.Sets[n] == nil || !slices.Equal(sets, known.Sets[n])) {
			hold = append(hold, c.hold(n, sets))
		}
	}
	for i, batch := range batches(c.words(), hold) {
		if c.ends != 0 && i == 0 {
			batch = one(say.BetweenEnds(c.ends, batch))
		}
		told = append(told, say.States(batch))
	}
	left := c.left()
	for _, w := range c.supposed() {
		told = append(told, say.States(one(w)))
	}
	if len(told) == 0 {
		c.facts = known
		return nil
	}
	return append(told, c.so(left)...)
}

// learn finds the fewest facts that deny all of what goes that facts can deny.
func (c *cased) learn() {
	known := c.facts
	all := known
	any := func(candidates.Cell) candidates.DigitSet { return c.layout.Digits() }
	c.bound(&all, any)
	natural, low, high := all, c.low, c.high
	c.bound(&all, c.may)
	for n := max(all.Fewest, 1); n <= c.layout.Size() && (all.Most == 0 || n <= all.Most); n++ {
		for _, may := range []func(candidates.Cell) candidates.DigitSet{any, c.may} {
			if sets := c.sets(n, may); sets != nil && len(sets) <= c.few(n) {
				all.Sets[n] = sets
				break
			}
		}
	}
	natural.Sets = all.Sets
	denies := c.denied(&all)
	if c.denied(&natural) == denies {
		all, c.low, c.high = natural, low, high
	}
	for n := range all.Sets { // without those that are not needed
		without := all
		if without.Sets[n] = known.Sets[n]; c.denied(&without) == denies {
			all = without
		}
	}
	for _, drop := range []func(f *candidates.CaseFacts){
		func(f *candidates.CaseFacts) { f.Fewest = known.Fewest },
		func(f *candidates.CaseFacts) { f.Most = known.Most },
	} {
		without := all
		drop(&without)
		if c.denied(&without) == denies {
			all = without
		}
	}
	c.facts = all
}

// few is how many sets of so many digits are few.
func (c *cased) few(n int) int {
	if c.long {
		return 8
	}
	if n < 3 {
		return 4
	}
	return 3
}

// bound finds how many cells are too few or too many.
func (c *cased) bound(f *candidates.CaseFacts, may func(candidates.Cell) candidates.DigitSet) {
	size := c.layout.Size()
	var least, most [candidates.MaxSize + 1]int
	var some [candidates.MaxSize + 1]bool
	for i := range c.cases {
		x := &c.cases[i]
		if !x.Possible(c.may) {
			continue
		}
		low, high, ok := c.layout.Extent(x.Cells, x.Given(c.layout, may))
		if n := x.Cells.Len(); ok {
			if !some[n] {
				least[n], most[n], some[n] = low, high, true
			}
			least[n], most[n] = min(least[n], low), max(most[n], high)
		}
	}
	total := c.cases[0].Total
	fewest, largest := 0, size+1
	for n := 1; n <= size && (!some[n] || most[n] < total); n++ {
		if some[n] {
			fewest = n
		}
	}
	for n := size; n > 0 && (!some[n] || least[n] > total); n-- {
		if some[n] {
			largest = n
		}
	}
	if fewest > 0 && fewest+1 > f.Fewest {
		f.Fewest, c.high = fewest+1, c.setOf(fewest, most[fewest], may)
	}
	if largest <= size && (f.Most == 0 || largest-1 < f.Most) {
		f.Most, c.low = largest-1, c.setOf(largest, least[largest], may)
	}
}

// setOf returns a set of digits that so many cells can hold that add up to a sum.
func (c *cased) setOf(n, sum int, may func(candidates.Cell) candidates.DigitSet) candidates.DigitSet {
	for i := range c.cases {
		if x := &c.cases[i]; x.Cells.Len() == n && x.Possible(c.may) {
			if sets, _ := c.layout.Sets(x.Cells, sum, x.Given(c.layout, may)); len(sets) > 0 {
				return sets[0]
			}
		}
	}
	return 0
}

// sets returns the sets of digits that so many cells can hold in some case.
func (c *cased) sets(n int, may func(candidates.Cell) candidates.DigitSet) (sets []candidates.DigitSet) {
	for i := range c.cases {
		x := &c.cases[i]
		if x.Cells.Len() != n || !x.Possible(c.may) {
			continue
		}
		if sets == nil {
			sets = []candidates.DigitSet{}
		}
		of, _ := c.layout.Sets(x.Cells, x.Total, x.Given(c.layout, may))
		for _, ds := range of {
			if !slices.Contains(sets, ds) {
				sets = append(sets, ds)
			}
		}
	}
	slices.SortFunc(sets, func(a, b candidates.DigitSet) int { return strings.Compare(a.String(), b.String()) })
	return sets
}

// denied counts the candidates that are to go and that facts deny.
func (c *cased) denied(f *candidates.CaseFacts) (n int) {
	for k := range c.pending.All() {
		if !f.Allows(c.layout, c.cases, c.clue.Cells(), c.may, k) {
			n++
		}
	}
	return n
}

// lengths says how many cells are too few, and how many too many.
func (c *cased) lengths(known *candidates.CaseFacts) (told []say.Sentence) {
	if n := c.facts.Fewest - 1; c.facts.Fewest != known.Fewest {
		told = append(told, say.CellsAtMost(n, c.high))
	}
	if n := c.facts.Most + 1; c.facts.Most != known.Most {
		told = append(told, say.CellsAtLeast(n, c.low))
	}
	return told
}

// hold says which digits so many cells hold.
func (c *cased) hold(n int, sets []candidates.DigitSet) say.Sentence {
	var list []say.Sentence
	for _, ds := range sets {
		list = append(list, say.SetAdded(ds))
	}
	if list == nil {
		return say.CellsNever(n, c.cases[0].Total)
	}
	return say.CellsHoldAny(n, list)
}

// left says what the facts leave of cells.
func (c *cased) left() (left []leaves) {
	for x := range c.pending.Cells().All() {
		var allowed candidates.DigitSet
		for d := range c.layout.Digits().All() {
			if c.facts.Allows(c.layout, c.cases, c.clue.Cells(), c.may, candidates.Of(x, d)) {
				allowed = allowed.With(d)
			}
		}
		has := c.now.Candidates(x)
		switch lost := c.gone(x) &^ allowed; {
		case lost == 0:
		case lost != has&^allowed, has&allowed == 0: // others go as well, which the step does not need, or all
			left = merged(left, leaves{cells: candidates.Cells(x), but: lost})
		default:
			l := leavesOf(x, lost, has, allowed)
			if _, one := (has & allowed).Single(); one {
				l = leaves{cells: l.cells, only: has & allowed}
			}
			if !c.tight(x, l.from) || !c.tight(x, l.to) {
				l = leaves{cells: l.cells, but: lost}
			}
			left = merged(left, l)
		}
	}
	return left
}

// tight reports whether a cell can be a bound, if there is one, as far as all candidates say: the step may cite fewer.
func (c *cased) tight(x candidates.Cell, bound candidates.Digit) bool {
	return bound == 0 || c.facts.Allows(c.layout, c.cases, c.clue.Cells(), c.now.Candidates, candidates.Of(x, bound))
}

// supposed says where the digits are, or cannot be, that the cases suppose, as far as that counts.
func (c *cased) supposed() (why []say.Sentence) {
	var gone candidates.CandidateSet // which cases suppose in which something would be true that goes
	var empty candidates.CellSet     // that would have no digit in some
	for k := range c.pending.All() {
		if c.facts.Allows(c.layout, c.cases, c.clue.Cells(), c.may, k) {
			continue
		}
		for i := range c.cases {
			x := &c.cases[i]
			if !c.facts.AllowsIn(c.layout, x, c.may, k) {
				continue
			}
			if x.Possible(c.may) {
				if cell, ok := c.facts.Empties(c.layout, x, c.clue.Cells(), c.may, k); ok && cell != k.Cell() {
					empty = empty.With(cell)
				}
				continue
			}
			known := slices.ContainsFunc(x.If, gone.Has)
			for _, supposed := range x.If {
				if !known && !c.may(supposed.Cell()).Has(supposed.Digit()) {
					gone.Add(supposed)
					known = true
				}
			}
		}
	}
	const few = 4
	if c.placed {
		return nil
	}
	for x := range empty.All() {
		if c.ends != 0 && c.now.Open().Has(x) && c.now.Candidates(x).Len() <= few {
			why = append(why, say.HoldsOneOf(x, c.now.Candidates(x)))
		}
	}
	if c.ends == 0 {
		for x := range gone.Cells().All() {
			if !c.e.Cells.Has(x) && c.now.Open().Has(x) {
				continue
			}
			why = append(why, say.HoldsOneOf(x, c.now.Candidates(x)))
		}
		return why
	}
	line := c.clue.Cells()
	houses := c.layout.HousesOfAll(line)
	absent := map[candidates.CellSet]candidates.DigitSet{}
	var where []candidates.CellSet
	for d := range gone.Digits().All() {
		places, lost := c.now.Places(d).And(line), gone.Places(d)
		switch _, told := absent[lost]; {
		case !places.IsEmpty() && (places.Len() <= lost.Len() || !places.Meets(c.now.Open())):
			why = append(why, say.StandsAt(d, houses.First(), places))
			continue
		case !told:
			where = append(where, lost)
		}
		absent[lost] = absent[lost].With(d)
	}
	for _, cells := range where {
		why = append(why, say.GoneFromCells(absent[cells], cells))
	}
	return why
}
