package learn

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// mostSets is how many sets of digits there may be for some cells; more say little.
const mostSets = 40

// held adds which sets of digits cells hold that hold no digit twice: those of a clue, and those of a sum that follows
// from several. That is nothing new, but clauses are shorter and say more where a variable says that cells hold a digit,
// or a set. A proof does without these variables, which are not in the rules.
func (f *formula) held() {
	known := map[candidates.CellSet]bool{}
	for i := range f.adds {
		sum := &f.adds[i].Sum
		if slices.ContainsFunc(sum.Terms, func(t candidates.Term) bool { return t.Times != 1 }) || known[sum.Cells()] {
			continue
		}
		known[sum.Cells()] = true
		f.hold(sum.Cells(), sum.Total)
	}
	for i := range f.layout.Clues() {
		c := &f.layout.Clues()[i]
		if c.Kind.Relations == nil {
			continue
		}
		for _, line := range c.Lines {
			if cells := candidates.Cells(line...); !known[cells] {
				known[cells] = true
				f.hold(cells, 0)
			}
		}
	}
}

// hold adds which sets of digits some cells hold, with a total if it is not 0, where these sets are few.
func (f *formula) hold(cells candidates.CellSet, total int) {
	in := slices.Collect(cells.All())
	if len(in) < 2 || len(in) >= f.layout.Size() || !f.differ(in) {
		return
	}
	var sets []candidates.DigitSet
	f.subsets(0, f.layout.Digits(), len(in), func(ds candidates.DigitSet) bool {
		n := 0
		for d := range ds.All() {
			n += int(d)
		}
		if (total == 0 || n == total) && f.fits(in, nil, ds) {
			sets = append(sets, ds)
		}
		return len(sets) <= mostSets
	})
	if len(sets) > mostSets {
		return
	}
	first := len(f.lines)
	var vs []variable
	for i := range sets {
		vs = append(vs, f.variable(fmt.Sprintf("h%d_%d", first, i)))
	}
	f.one(vs, "")
	for d := range f.layout.Digits().All() {
		none := f.variable(fmt.Sprintf("n%d_%d", first, d))
		f.one(append(f.places(cells, d), none), "")
		with, without := []literal{isTrue(none)}, []literal{isFalse(none)}
		for i, ds := range sets {
			if ds.Has(d) {
				with = append(with, isTrue(vs[i]))
				f.clauseOf("", isFalse(vs[i]), isFalse(none))
			} else {
				without = append(without, isTrue(vs[i]))
				f.clauseOf("", isFalse(vs[i]), isTrue(none))
			}
		}
		f.clauseOf("", with...)
		f.clauseOf("", without...)
	}
}

// subsets calls yield with the sets of n more digits, until it returns false.
func (f *formula) subsets(some, more candidates.DigitSet, n int, yield func(candidates.DigitSet) bool) bool {
	if n == 0 {
		return yield(some)
	}
	for d := range more.All() {
		more = more.Without(d)
		if !f.subsets(some.With(d), more, n-1, yield) {
			return false
		}
	}
	return true
}

// differ reports whether no two of the cells can hold the same digit.
func (f *formula) differ(cells []candidates.Cell) bool {
	for i, a := range cells {
		for _, b := range cells[:i] {
			for d := range f.layout.Digits().All() {
				if !f.layout.Excludes(candidates.Of(a, d), candidates.Of(b, d)) {
					return false
				}
			}
		}
	}
	return true
}

// fits reports whether the cells behind those that hold something can hold the digits, each one of them.
func (f *formula) fits(cells []candidates.Cell, hold []candidates.Candidate, ds candidates.DigitSet) bool {
	if len(hold) == len(cells) {
		return true
	}
	for d := range ds.All() {
		k := candidates.Of(cells[len(hold)], d)
		if !slices.ContainsFunc(hold, func(h candidates.Candidate) bool { return f.layout.Excludes(h, k) }) &&
			f.fits(cells, append(hold, k), ds.Without(d)) {
			return true
		}
	}
	return false
}
