package prose

import (
	"maps"
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// viewing is a clue that counts what is seen along its line.
type viewing struct {
	*sum
	line []candidates.Cell
	n    int // are seen
}

// tell says why too few or too many are seen with what goes.
func (v *viewing) tell() (told []say.Sentence) {
	told = v.room()
	if v.pending.IsEmpty() {
		return told
	}
	told = append(told, v.allSeen()...)
	var few, many [candidates.MaxSize + 1][]say.Sentence // by how many are seen at most, and at least
	misfits := map[candidates.Cell]*candidates.DigitSet{}
	others := map[uint16][]say.Sentence{} // by how many may be seen
	for c := range v.pending.Cells().All() {
		var most, least [candidates.MaxSize + 1]candidates.DigitSet
		var none candidates.DigitSet
		digits := map[uint16]candidates.DigitSet{}
		for _, r := range v.reasons(c) {
			switch low, high := bits.TrailingZeros16(r.counts), bits.Len16(r.counts)-1; {
			case r.say != nil:
				told = append(told, r.say(r.digits))
			case r.counts == 0:
				none |= r.digits
			case high < v.n:
				most[high] |= r.digits
			case low > v.n:
				least[low] |= r.digits
			default:
				digits[r.counts] |= r.digits
			}
		}
		add := func(to *[]say.Sentence, ds candidates.DigitSet) {
			if ds != 0 {
				*to = append(*to, say.DigitsIn(ds, c))
			}
		}
		for n := range most {
			add(&few[n], most[n])
			add(&many[n], least[n])
		}
		for counts, ds := range digits {
			of := others[counts]
			add(&of, ds)
			others[counts] = of
		}
		misfits[c] = &none
	}
	tell := func(clauses []say.Sentence, as func([]say.Sentence) say.Sentence) {
		for _, batch := range batches(v.words(), clauses) {
			told = append(told, as(batch))
		}
	}
	for n := range few {
		tell(few[n], func(batch []say.Sentence) say.Sentence { return say.SeenAtMost(batch, n) })
		tell(many[n], func(batch []say.Sentence) say.Sentence { return say.SeenAtLeast(batch, n) })
	}
	for _, counts := range slices.Sorted(maps.Keys(others)) {
		var numbers say.Numbers
		for n := range bits.Len16(counts) {
			if counts>>n&1 != 0 {
				numbers = append(numbers, n)
			}
		}
		tell(others[counts], func(batch []say.Sentence) say.Sentence { return say.AreSeen(batch, numbers) })
	}
	return append(told, v.fit(misfits)...)
}

// viewed is why digits go from a cell: what is seen with them, or how many, if say is nil.
type viewed struct {
	say    func(candidates.DigitSet) say.Sentence
	counts uint16
	what   candidates.CellSet
	of     candidates.DigitSet
	how    int
	digits candidates.DigitSet
}

// room says which digits are too high for their cells.
func (v *viewing) room() (told []say.Sentence) {
	var left []leaves
	for i, c := range v.line {
		var allowed candidates.DigitSet
		for d := range v.layout.Digits().All() {
			if i+1+v.layout.Size()-int(d) >= v.n {
				allowed = allowed.With(d)
			}
		}
		has := v.now.Candidates(c)
		switch lost := has &^ allowed; {
		case lost == 0, v.gone(c)&lost == 0:
		case lost&^v.gone(c) != 0, has&allowed == 0:
			left = append(left, leaves{cells: candidates.Cells(c), but: lost & v.gone(c)})
		default:
			left = append(left, leavesOf(c, lost, has, allowed))
		}
	}
	return v.follow(say.RoomToSee(), left)
}

// follow says what a reason leaves of cells, and drops the rest.
func (v *viewing) follow(why say.Sentence, left []leaves) (told []say.Sentence) {
	if left == nil {
		return nil
	}
	return append(one(say.States(one(why))), v.so(left)...)
}

// allSeen says what follows where no more can be seen than are.
func (v *viewing) allSeen() (told []say.Sentence) {
	var why say.Sentence
	switch seen := candidates.SeenAlong(v.line, v.may); {
	case seen.Digits.Len() == v.n:
		why = say.AllDigitsSeen(seen.Digits)
	case seen.Cells.Len() == v.n:
		why = say.AllCellsSeen(seen.Cells)
	default:
		return nil
	}
	var left []leaves
	some := false // goes because of what is seen
	for c := range v.pending.Cells().All() {
		var lost candidates.DigitSet
		for d := range v.gone(c).All() {
			if seen := candidates.SeenWith(v.line, v.may, candidates.Of(c, d)); !seen.Some(v.n) {
				lost, some = lost.With(d), some || seen.Counts != 0
			}
		}
		if lost == 0 {
			continue
		}
		if stays := v.now.Candidates(c) &^ lost; stays != 0 && stays.Len() <= 2 && lost.Len() >= stays.Len() {
			left = merged(left, leaves{cells: candidates.Cells(c), only: stays})
		} else {
			left = merged(left, leaves{cells: candidates.Cells(c), but: lost})
		}
	}
	if !some {
		return nil
	}
	return v.follow(why, left)
}

// reasons says why digits go from a cell, those together for which the same is so.
func (v *viewing) reasons(c candidates.Cell) (all []viewed) {
	for d := range v.gone(c).All() {
		r := v.reason(candidates.Of(c, d))
		i := slices.IndexFunc(all, func(x viewed) bool {
			return x.counts == r.counts && x.how == r.how && x.what == r.what && x.of == r.of
		})
		if i < 0 {
			i, all = len(all), append(all, r)
		}
		all[i].digits = all[i].digits.With(d)
	}
	return all
}

// reason says what is seen with a candidate, if these are too few or too many one by one, or else how many are.
func (v *viewing) reason(k candidates.Candidate) viewed {
	c, seen := k.Cell(), candidates.SeenWith(v.line, v.may, k)
	top := candidates.Digit(v.layout.Size())
	switch {
	case seen.Counts == 0: // the line cannot be filled
	case seen.Digits.Len() < v.n:
		return viewed{how: 1, of: seen.Digits, say: func(ds candidates.DigitSet) say.Sentence { return say.OnlyDigitsSeen(ds, c, seen.Digits) }}
	case seen.Cells.Len() < v.n:
		return viewed{how: 2, what: seen.Cells, say: func(ds candidates.DigitSet) say.Sentence { return say.OnlyCellsSeen(ds, c, seen.Cells) }}
	case seen.Always.Len() > v.n:
		return viewed{how: 3, what: seen.Always, say: func(ds candidates.DigitSet) say.Sentence { return say.CellsSeen(ds, c, seen.Always) }}
	case seen.Always.Len() == v.n && v.topBehind(k, seen.Always):
		return viewed{how: 4, what: seen.Always, say: func(ds candidates.DigitSet) say.Sentence { return say.CellsAndTopSeen(ds, c, seen.Always, top) }}
	}
	return viewed{counts: seen.Counts}
}

// topBehind reports whether none of some cells can be the highest digit beside a candidate.
func (v *viewing) topBehind(k candidates.Candidate, cells candidates.CellSet) bool {
	top := candidates.Digit(v.layout.Size())
	beside := candidates.Beside(v.may, k)
	for x := range cells.Without(k.Cell()).All() {
		if with := candidates.SeenWith(v.line, beside, candidates.Of(x, top)); with.Counts != 0 {
			return false
		}
	}
	return k.Digit() != top
}
