package learn

import (
	"slices"

	"pencilmark/candidates"
)

// mostSets is how many sets of digits there may be for some cells; more say little.
const mostSets = 40

// held adds which sets of digits cells hold that hold no digit twice: those of a clue, and those of a sum that follows
// from several. That is nothing new, but clauses are shorter and say more where a variable says that cells hold a digit,
// or a set. A proof does without these variables, which are not in the rules.
func (f *formula) held() {
	var known []candidates.CellSet
	hold := func(cells candidates.CellSet, total int) {
		if !slices.Contains(known, cells) {
			known = append(known, cells)
			f.hold(cells, total)
		}
	}
	for i := range f.adds {
		sum := &f.adds[i].Sum
		if !slices.ContainsFunc(sum.Terms, func(t candidates.Term) bool { return t.Times != 1 }) {
			hold(sum.Cells(), sum.Total)
		}
	}
	for i := range f.layout.Clues() {
		c := &f.layout.Clues()[i]
		for j := 0; j < len(c.Lines) && c.Kind.Relations != nil; j++ {
			hold(candidates.Cells(c.Lines[j]...), 0)
		}
	}
}

// hold adds which sets of digits some cells hold, with a total if it is not 0, where these sets are few.
func (f *formula) hold(cells candidates.CellSet, total int) {
	if n := cells.Len(); n < 2 || n >= f.layout.Size() {
		return
	}
	beside, differ := f.beside(cells)
	if !differ {
		return
	}
	var sets []candidates.DigitSet
	var vs []variable
	for ds := candidates.DigitSet(1); ds <= f.layout.Digits(); ds++ {
		n, ok := 0, ds.Len() == cells.Len()
		for more := ds; more != 0 && ok; more = more.Without(more.First()) {
			d := more.First()
			n += int(d)
			ok = ds.Without(d)&^beside[d-1] == 0
		}
		if ok && (total == 0 || n == total) {
			if len(sets) == mostSets {
				return
			}
			sets = append(sets, ds)
		}
	}
	for range sets {
		vs = append(vs, f.variable(""))
	}
	f.one(vs, "")
	for x := range f.layout.Size() {
		d := candidates.Digit(x + 1)
		none := f.variable("")
		f.one(append(f.places(cells, d), none), "")
		// A set without the digit, or with it, and what follows from that.
		is := [2]literal{isTrue(none), isFalse(none)}
		some := [2][]literal{{is[1]}, {is[0]}}
		for i, ds := range sets {
			n := 0
			if ds.Has(d) {
				n = 1
			}
			some[n] = append(some[n], isTrue(vs[i]))
			f.clauseOf("", isFalse(vs[i]), is[n])
		}
		f.clauseOf("", some[0]...)
		f.clauseOf("", some[1]...)
	}
}

// beside returns which digits some of the cells can hold while another one holds a digit, by the latter. differ says that
// no two of them can hold the same.
func (f *formula) beside(cells candidates.CellSet) (beside [candidates.MaxSize]candidates.DigitSet, differ bool) {
	differ = true
	for a := range cells.All() {
		for b := range cells.Without(a).All() {
			for x := range f.layout.Size() {
				for y := range f.layout.Size() {
					d, e := candidates.Digit(x+1), candidates.Digit(y+1)
					if !f.layout.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
						beside[x] = beside[x].With(e)
						differ = differ && d != e
					}
				}
			}
		}
	}
	return beside, differ
}
