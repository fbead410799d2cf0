package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// Of the cases of a clue only what is so can be said, and only what follows from what was said.
func TestWhatIsSaidOfCases(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "sandwich 17: r1c1-r1c9", "x-sum 27: r2c1-r2c9")
	sandwich, sum := &l.Clues()[0], &l.Clues()[1]
	var givens candidates.Filling
	givens[candidates.At(1, 3)] = 1
	g := candidates.NewGrid(l, givens)
	ds, in := candidates.Digits, candidates.Cells
	at := func(r, c int) candidates.CellSet { return in(candidates.At(r, c)) }
	counts := func(c *candidates.Clue) Sentence { return States([]Sentence{ClueCounts(c)}) }
	state := func(s Sentence) Sentence { return States([]Sentence{s}) }
	so := func(s Sentence) Sentence { return So([]Sentence{s}) }
	between := func(ends candidates.DigitSet, said ...Sentence) Sentence { return state(BetweenEnds(ends, said)) }
	row := candidates.HouseOf(candidates.Row, 1)
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(2, ds(7, 8))), so(NoneOfThese(at(1, 4), ds(9)))}, true},
		{[]Sentence{counts(sandwich), so(NoneOfThese(at(1, 5), ds(9)))}, false}, // nothing was said of two cells
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(2, ds(7, 8))), so(NoneOfThese(at(1, 7), ds(9)))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(3, ds(6, 7, 8)))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(2, ds(6, 8)))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 8), CellsAtMost(2, ds(7, 8)))}, false},
		{[]Sentence{counts(sandwich), state(CellsAtMost(2, ds(7, 8)))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(2, ds(7, 8)), CellsNever(1, 17)), so(NoneOfThese(at(1, 4), ds(9)))}, true},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtMost(2, ds(7, 8))), state(CellsNever(1, 17))}, true},
		{[]Sentence{counts(sandwich), state(CellsNever(1, 17))}, false}, // between what?
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtLeast(5, ds(2, 3, 4, 5, 6))), so(NoneOfThese(at(1, 9), ds(9)))}, true},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsAtLeast(4, ds(2, 3, 4, 5)))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsHoldAny(4, []Sentence{SetAdded(ds(2, 3, 4, 8)), SetAdded(ds(2, 3, 5, 7)), SetAdded(ds(2, 4, 5, 6))}))}, true},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsHoldAny(4, []Sentence{SetAdded(ds(2, 3, 4, 8)), SetAdded(ds(2, 3, 5, 7))}))}, false},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsNever(1, 17))}, true},
		{[]Sentence{counts(sandwich), between(ds(1, 9), CellsNever(4, 17))}, false},
		{[]Sentence{counts(sandwich), state(GoneFromCells(ds(1), at(1, 1)))}, true},
		{[]Sentence{counts(sandwich), state(GoneFromCells(ds(9), at(1, 1)))}, false},
		{[]Sentence{counts(sandwich), state(LeavesOutside(row, 45, ds(1, 9), at(1, 1), 18))}, false}, // 9 may be anywhere
		{[]Sentence{counts(sum), state(CellsAtMost(3, ds(3, 8, 9))), so(AtLeast(at(2, 1), 4))}, true},
		{[]Sentence{counts(sum), state(CellsAtMost(3, ds(3, 8, 9))), so(AtLeast(at(2, 1), 5))}, false},
		{[]Sentence{counts(sum), state(CellsAtMost(4, ds(4, 7, 8, 9)))}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}

// What a digit leaves in each case is told of all cases, and cannot be in any.
func TestWhatCasesLeave(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "x-sum 27: r2c1-r2c9")
	g := candidates.NewGrid(l, candidates.Filling{})
	ds, at := candidates.Digits, candidates.At
	for column, may := range []candidates.DigitSet{ds(4, 5), ds(3, 7, 9), ds(1, 8), ds(1, 2), ds(1, 2, 6)} {
		for d := range (l.Digits() &^ may).All() {
			g.Remove(at(2, column+1), d)
		}
	}
	leaves := func(n int, columns ...int) Sentence {
		cells := candidates.CellSet{}
		for _, column := range columns {
			cells = cells.With(at(2, column))
		}
		return Leaving(cells, Numbers{n})
	}
	for i, test := range []struct {
		ds    candidates.DigitSet
		c     candidates.Cell
		cases []Sentence
		want  bool
	}{
		{ds(9), at(2, 2), []Sentence{leaves(14, 3, 4), leaves(13, 3, 4, 5)}, true},
		{ds(9), at(2, 2), []Sentence{leaves(14, 3, 4)}, false},
		{ds(9), at(2, 2), []Sentence{leaves(14, 3, 4), leaves(12, 3, 4, 5)}, false},
		{ds(9), at(2, 2), []Sentence{leaves(14, 3, 4), leaves(13, 3, 4, 5), leaves(12, 3, 4, 5, 6)}, false},
		{ds(7), at(2, 2), []Sentence{leaves(16, 3, 4), leaves(15, 3, 4, 5)}, false}, // 5, 7, 8, 1 and 6
		{ds(3, 9), at(2, 2), []Sentence{Leaving(candidates.Cells(at(2, 3), at(2, 4)), Numbers{14, 20}), Leaving(candidates.Cells(at(2, 3), at(2, 4), at(2, 5)), Numbers{13, 19})}, true},
		{ds(9), at(2, 6), []Sentence{leaves(23, 2, 3, 4), leaves(22, 2, 3, 4, 5)}, false}, // 5, 7, 8, 1 and 6
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[0])}), WouldLeaveEither(test.ds, test.c, test.cases)}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}
