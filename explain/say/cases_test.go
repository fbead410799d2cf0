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

// What a digit leaves in the runs of a line that is cut is told of the fewest that end each cutting, and cannot be.
func TestWhatRunsLeave(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "sum-line: r1c1-r1c4", "sum-line: r5c1-r5c3", "sum-line: r9c1-r9c5", "sum-line: r3c1-r3c7")
	var givens candidates.Filling
	givens[candidates.At(5, 2)] = 5
	givens[candidates.At(9, 4)] = 6
	g := candidates.NewGrid(l, givens)
	ds, in, at := candidates.Digits, candidates.Cells, candidates.At
	counts := func(i int) Sentence { return States([]Sentence{ClueCounts(&l.Clues()[i])}) }
	none := func(c candidates.Cell, n int, gone ...candidates.Digit) Sentence {
		return AsBySum([]Sentence{NoneOfThese(in(c), ds(gone...))}, ThenInNoRun(n))
	}
	row := func(r int, columns ...int) (cells candidates.CellSet) {
		for _, column := range columns {
			cells = cells.With(at(r, column))
		}
		return cells
	}
	pair, others := Leaving(row(1, 2), Numbers{5}), Leaving(row(1, 2, 3, 4), Numbers{5})
	five := Placed{candidates.Of(at(5, 2), 5)}
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(0), WouldLeaveEither(ds(5), at(1, 1), []Sentence{pair, others})}, true},
		{[]Sentence{counts(0), WouldLeaveEither(ds(5), at(1, 1), []Sentence{pair})}, false},
		{[]Sentence{counts(0), WouldLeaveEither(ds(5), at(1, 1), []Sentence{pair, Leaving(row(1, 2, 3, 4), Numbers{6})})}, false},
		{[]Sentence{counts(0), WouldLeaveEither(ds(5), at(1, 1), []Sentence{pair, Leaving(row(1, 2, 3), Numbers{5})})}, false}, // then r1c4 is alone
		{[]Sentence{counts(0), WouldLeaveAny(ds(5), at(1, 1), []Sentence{pair, others})}, false},
		{[]Sentence{counts(0), WouldLeaveEither(ds(4), at(1, 1), []Sentence{Leaving(row(1, 2), Numbers{6}), Leaving(row(1, 2, 3, 4), Numbers{6})})}, false}, // 4 and 6
		{[]Sentence{counts(0), So([]Sentence{SumIs(row(1, 1, 2, 3, 4), 10)})}, false},                                                                       // or two sums of two
		{[]Sentence{counts(1), So([]Sentence{WithPlaced(five, SumIs(row(5, 1, 3), 5))})}, true},
		{[]Sentence{counts(1), So([]Sentence{WithPlaced(five, SumIs(row(5, 1, 3), 10))})}, false},
		{[]Sentence{counts(1), So([]Sentence{SumIs(row(5, 1, 2, 3), 10)})}, false},
		{[]Sentence{counts(1), none(at(5, 1), 10, 6, 7)}, true},
		{[]Sentence{counts(1), none(at(5, 1), 10, 4)}, false},
		{[]Sentence{counts(1), none(at(5, 1), 9, 6)}, false},
		{[]Sentence{counts(2), none(at(9, 5), 10, 1)}, false}, // 3, 6 and 1
		{[]Sentence{counts(2), WouldLeaveEither(ds(1), at(9, 5), []Sentence{Leaving(row(9, 3), Numbers{3})})}, false},
		{[]Sentence{counts(3), WouldLeaveAny(ds(9), at(3, 4), []Sentence{Leaving(row(3, 3), Numbers{1}), Leaving(row(3, 5), Numbers{1}), Leaving(row(3, 2, 3), Numbers{1})})}, false}, // 1 is free
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}

// A line is cut into as many parts as its cells add up to, or as they are enough for.
func TestPartsAreCounted(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "sum-line: r1c1 r1c2 r1c3 r2c3 r2c2 r2c1", "sum-line: r4c4 r4c5 r4c6 r5c6 r5c5", "arrow: r9c1 = r9c2 r9c3", "sum-line: r7c4 r7c5 r7c6")
	var givens candidates.Filling
	givens[candidates.At(1, 7)] = 1
	givens[candidates.At(7, 4)] = 9
	g := candidates.NewGrid(l, givens)
	at, in := candidates.At, candidates.Cells
	g.Remove(at(2, 1), 1)
	g.Remove(at(2, 2), 1)
	g.Remove(at(2, 3), 1)
	for i, test := range []struct {
		clue int
		said []Sentence
		want bool
	}{
		{0, []Sentence{CutInto(6, 21, 39, 3)}, true},
		{0, []Sentence{CutInto(6, 27, 39, 3)}, true}, // none can be 1
		{0, []Sentence{CutInto(6, 28, 39, 3)}, false},
		{0, []Sentence{CutInto(6, 21, 38, 3)}, false},
		{0, []Sentence{CutInto(6, 21, 40, 3)}, false}, // that might be four
		{0, []Sentence{CutInto(6, 20, 39, 3)}, false}, // or two
		{0, []Sentence{CutInto(5, 21, 39, 3)}, false},
		{0, []Sentence{CutInto(6, 21, 39, 2)}, false},
		{0, []Sentence{CutInto(6, 21, 39, 3), PartsTake(2)}, true},
		{0, []Sentence{CutInto(6, 21, 39, 3), PartsTake(3)}, false},
		{0, []Sentence{PartsTake(2)}, false},
		{0, []Sentence{CutFew(6, 21, 4, 8, 3)}, true},
		{0, []Sentence{CutFew(6, 28, 4, 8, 3)}, false},
		{0, []Sentence{CutFew(6, 21, 3, 6, 2)}, false}, // for three they are enough
		{0, []Sentence{CutFew(6, 21, 5, 10, 3)}, false},
		{0, []Sentence{CutFew(6, 21, 4, 7, 3)}, false},
		{1, []Sentence{CutFew(5, 15, 3, 6, 2)}, true},
		{1, []Sentence{CutFew(5, 16, 3, 6, 2)}, false},
		{1, []Sentence{CutFew(5, 15, 3, 6, 2), PartsTake(2)}, false}, // one takes three
		{1, []Sentence{CutInto(5, 15, 35, 2)}, false},                // by the sum alone there may be three
		{2, []Sentence{CutInto(3, 6, 24, 1)}, false},                 // which is not cut
		{3, []Sentence{CutInto(3, 12, 24, 2)}, true},                 // with 9, which is filled
		{3, []Sentence{CutInto(3, 13, 24, 2)}, false},
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])})}
		for _, s := range test.said {
			said = append(said, States([]Sentence{s}))
		}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
	// Where the parts are follows from how many they are.
	counts := States([]Sentence{ClueCounts(&l.Clues()[0])})
	pair := So([]Sentence{SumIs(in(at(1, 3), at(2, 3)), 10)})
	all := So([]Sentence{SumIs(l.Clues()[0].Cells(), 30)})
	into := States([]Sentence{CutInto(6, 21, 39, 3)})
	for _, is := range []Sentence{pair, all} {
		if _, err := Check(&g, nil, []Sentence{counts, is}); err == nil {
			t.Errorf("not refused: %s", Words{Layout: l}.Sentences(is))
		}
		if _, err := Check(&g, nil, []Sentence{counts, into, is}); err != nil {
			t.Errorf("%s: %v", Words{Layout: l}.Sentences(is), err)
		}
	}
}

// What a digit leaves for another cell is told of all that it leaves, and why each of that cannot be.
func TestWhatEachCaseLeaves(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "quadruple 1 1 8: r4c6 r4c7 r5c6 r5c7", "zipper: r1c1 r1c2 r1c3 r1c4 r1c5")
	g := candidates.NewGrid(l, candidates.Filling{})
	ds, in, at := candidates.Digits, candidates.Cells, candidates.At
	for d := range ds(7, 8, 9).All() {
		g.Remove(at(5, 7), d)
	}
	for d := range ds(2, 3, 4, 5, 6, 7, 8).All() {
		g.Remove(at(1, 3), d)
	}
	counts := func(i int) Sentence { return States([]Sentence{ClueCounts(&l.Clues()[i])}) }
	corner, others := at(5, 7), in(at(4, 7), at(5, 6))
	gone := func(why Sentence) Sentence { return AsBySum([]Sentence{NoneOfThese(in(at(4, 6)), ds(2, 3))}, why) }
	one := ThenBe(at(4, 7), ds(1))
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(0), gone(ThenHasToBe(corner, 1, one))}, true},
		{[]Sentence{counts(0), gone(ThenHasToBe(corner, 2, one))}, false},
		{[]Sentence{counts(0), gone(ThenHasToBe(at(4, 7), 1, one))}, false},                    // it may be 8
		{[]Sentence{counts(0), gone(ThenHasToBe(corner, 1, ThenBe(at(4, 7), ds(8))))}, false},  // it may
		{[]Sentence{counts(0), gone(ThenHasToBe(corner, 1, ThenFewer(ds(8), others)))}, false}, // which do not see each other
		{[]Sentence{counts(0), gone(one)}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(4, 6)), ds(1))}, ThenHasToBe(corner, 1, one))}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2, 3), at(4, 6), ds(1), corner), IfThen(corner, ds(1), one)}, true},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2, 3), at(4, 6), ds(1, 2), corner), IfThen(corner, ds(1), one)}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(1), at(4, 6), ds(1), corner)}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2), at(4, 6), ds(2), at(4, 6))}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2), at(4, 6), ds(1), corner), IfThen(corner, ds(2), one)}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2), at(4, 6), ds(1), corner), IfThen(at(5, 6), ds(1), one)}, false},
		{[]Sentence{counts(0), WouldLeaveFor(ds(2), at(4, 6), ds(1), corner), IfThen(corner, ds(1), ThenBe(at(4, 7), ds(8)))}, false},
		{[]Sentence{counts(0), IfThen(corner, ds(1), one)}, false},
		{[]Sentence{counts(1), WouldLeaveFor(ds(9), at(1, 1), ds(1), at(1, 3))}, false}, // r1c3 is 9 at least
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
