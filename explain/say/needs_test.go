package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// What a digit leaves for another cell is what the sum alone leaves, and what the others bound is no more than that.
func TestWhatDigitsLeave(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "arrow: r1c1 r1c2 = r1c3 r1c4 r1c5", "cage 11: r5c1 r6c1 r7c1")
	pill, cage := &l.Clues()[0], &l.Clues()[1]
	var givens candidates.Filling
	givens[candidates.At(7, 1)] = 2 // so that r1c1 is not
	g := candidates.NewGrid(l, givens)
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	shaft := in(at(1, 3), at(1, 4), at(1, 5))
	counts := func(c *candidates.Clue) Sentence { return States([]Sentence{ClueCounts(c)}) }
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(pill), SoBySum([]Sentence{AlwaysAtMost(shaft, 24)}, []Sentence{MustBeAmong(in(at(1, 1)), ds(1))})}, true},
		{[]Sentence{counts(pill), SoBySum([]Sentence{AlwaysAtMost(shaft, 23)}, []Sentence{MustBeAmong(in(at(1, 1)), ds(1))})}, false},
		{[]Sentence{counts(pill), SoBySum([]Sentence{AlwaysAtMost(shaft, 24)}, []Sentence{NoneOfThese(in(at(1, 1)), ds(1))})}, false},
		{[]Sentence{counts(pill), AsBySum([]Sentence{NoneOfThese(in(at(1, 3)), ds(1))}, ThenBe(at(1, 1), ds(1)))}, true},
		{[]Sentence{counts(pill), AsBySum([]Sentence{NoneOfThese(in(at(1, 3)), ds(3))}, ThenBe(at(1, 1), ds(1, 2)))}, false}, // it can be these
		{[]Sentence{counts(cage), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(7))}, ThenBe(at(6, 1), ds(2)))}, true},
		{[]Sentence{counts(cage), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(7))}, ThenBe(at(6, 1), ds(1)))}, false},
		{[]Sentence{counts(cage), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(6))}, ThenBe(at(6, 1), ds(3)))}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}

// Digits in a cell leave the other cells sums, one a digit, which these cannot be, however often they count.
func TestWhatOthersWouldBe(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 14: r5c1 r6c1 r7c1", "arrow: r2c2 = r2c3 r2c4", "region-sum: r8c2 r9c3 r9c4 r9c5 r9c6 r9c7")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	keep := func(c candidates.Cell, may candidates.DigitSet) {
		for d := range (g.Candidates(c) &^ may).All() {
			g.Remove(c, d)
		}
	}
	keep(at(5, 1), ds(1, 2, 5))
	keep(at(6, 1), ds(4, 5))
	keep(at(7, 1), ds(4, 5, 8))
	keep(at(2, 2), ds(3, 4, 9))
	keep(at(2, 3), ds(1, 2, 4))
	keep(at(2, 4), ds(2, 5, 6))
	row := (l.HousesOf(at(2, 2)) & l.HousesOfKind(candidates.Row)).First()
	for c := range l.HouseCells(row).AndNot(in(at(2, 2), at(2, 3), at(2, 4))).All() {
		keep(c, ds(1, 3, 5, 7, 9))
	}
	counts := func(i int) Sentence { return States([]Sentence{ClueCounts(&l.Clues()[i])}) }
	rest := l.HouseCells(row).AndNot(in(at(2, 2), at(2, 3), at(2, 4)))
	parts := func(circle bool) []Sentence {
		of := []Sentence{Once(rest, 1)}
		if circle {
			of = append(of, Twice(in(at(2, 2)), 2))
		}
		return of
	}
	house := []Sentence{States([]Sentence{HousesAddUp(candidates.Houses(row), 45)}), counts(1), So([]Sentence{WeightedSum(parts(true), 45)})}
	with := func(more Sentence) []Sentence { return append(house[:len(house):len(house)], more) }
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(1))}, ThenAddUp(in(at(6, 1), at(7, 1)), Numbers{13}))}, false}, // 5 and 8
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5))}, ThenAddUp(in(at(6, 1), at(7, 1)), Numbers{9}))}, true},   // 4 and 5, which r5c1 is
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5))}, ThenAddUp(in(at(6, 1), at(7, 1)), Numbers{10}))}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(2, 5))}, ThenAddUp(in(at(6, 1), at(7, 1)), Numbers{9, 12}))}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5))}, ThenAddUp(in(at(6, 1), at(7, 1)), Numbers{9, 10}))}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5))}, ThenAddUp(in(at(6, 1)), Numbers{9}))}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5))}, ThenNothingFits())}, true},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(1, 5))}, ThenNothingFits())}, false}, // 1, 5 and 8
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(5, 1)), ds(5)), NoneOfThese(in(at(7, 1)), ds(8))}, ThenNothingFits())}, false},
		{[]Sentence{counts(0), AsBySum([]Sentence{NoneOfThese(in(at(8, 1)), ds(5))}, ThenNothingFits())}, false},                              // a cell of no sum
		{[]Sentence{counts(1), AsBySum([]Sentence{NoneOfThese(in(at(2, 4)), ds(5))}, ThenExceed(at(2, 2), Numbers{5}, in(at(2, 3))))}, false}, // 9 and 4
		{[]Sentence{counts(1), AsBySum([]Sentence{NoneOfThese(in(at(2, 4)), ds(6))}, ThenExceed(at(2, 2), Numbers{6}, in(at(2, 3))))}, true},
		{[]Sentence{counts(1), AsBySum([]Sentence{NoneOfThese(in(at(2, 4)), ds(6))}, ThenExceed(at(2, 2), Numbers{5}, in(at(2, 3))))}, false},
		{[]Sentence{counts(1), AsBySum([]Sentence{NoneOfThese(in(at(2, 4)), ds(2))}, ThenExceed(at(2, 2), Numbers{2}, in(at(2, 3))))}, false}, // 3 and 1
		{[]Sentence{counts(1), AsBySum([]Sentence{NoneOfThese(in(at(2, 2)), ds(4))}, ThenAddUp(in(at(2, 3), at(2, 4)), Numbers{4}))}, true},
		{with(AsBySum([]Sentence{NoneOfThese(in(at(2, 2)), ds(4))}, ThenParts(parts(false), Numbers{37}))), true}, // six odd digits
		{house, true},
		{with(AsBySum([]Sentence{NoneOfThese(in(at(2, 2)), ds(4))}, ThenParts(parts(false), Numbers{41}))), false},
		{[]Sentence{counts(2), So([]Sentence{SameSum(in(at(8, 2), at(9, 3)), in(at(9, 7)))})}, true},
		{[]Sentence{counts(2), So([]Sentence{SameSum(in(at(8, 2)), in(at(9, 7)))})}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}

// What the other cells of a side add up to is said of the cells that lose something by it, and all numbers are needed: r8c3
// and r9c4 see each other not, so that both can be 1. That the other of two is at least 1 goes without saying.
func TestWhatTheOthersTake(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "arrow: r9c5 = r9c4 r8c4 r8c3", "arrow: r5c1 = r5c2 r5c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in := candidates.At, candidates.Cells
	ends, middle, two := in(at(8, 3), at(9, 4)), in(at(8, 4)), in(at(5, 2), at(5, 3))
	for i, test := range []struct {
		clue int
		why  []Sentence
		so   []Sentence
		want bool
	}{
		{0, []Sentence{OthersAtLeast(Numbers{2})}, []Sentence{AtMost(middle, 7)}, true},
		{0, []Sentence{OthersAtLeast(Numbers{3})}, []Sentence{AtMost(ends, 6)}, true},
		{0, []Sentence{OthersAtLeast(Numbers{3})}, []Sentence{AtMost(middle, 6)}, false},
		{0, []Sentence{OthersAtLeast(Numbers{2, 3})}, []Sentence{AtMost(middle, 7), AtMost(ends, 6)}, true},
		{0, []Sentence{OthersAtLeast(Numbers{2, 3})}, []Sentence{AtMost(middle, 7)}, false},                     // 3 is not needed
		{0, []Sentence{OthersAtLeast(Numbers{1, 2, 3})}, []Sentence{AtMost(middle, 7), AtMost(ends, 6)}, false}, // 1 is not
		{0, []Sentence{OthersAtLeast(Numbers{1, 2})}, []Sentence{AtMost(middle, 7)}, false},
		{0, []Sentence{OtherAtLeast(Numbers{2})}, []Sentence{AtMost(middle, 7)}, false}, // they are two
		{0, nil, []Sentence{AtMost(middle, 7)}, false},
		{0, []Sentence{AlwaysAtLeast(in(at(8, 4), at(9, 4)), 3)}, []Sentence{AtMost(in(at(8, 3)), 6)}, true},
		{1, []Sentence{OtherAtLeast(Numbers{1})}, []Sentence{AtMost(two, 8)}, true},
		{1, []Sentence{OtherAtLeast(Numbers{2})}, []Sentence{AtMost(two, 7)}, false},
		{1, nil, []Sentence{AtMost(two, 8)}, true},
		{1, nil, []Sentence{AtMost(two, 7)}, false},
	} {
		arrow := &l.Clues()[test.clue]
		why := append([]Sentence{AlwaysAtMost(in(arrow.Lines[0]...), 9)}, test.why...)
		said := InClue(arrow, SoBySum(why, test.so))
		if _, err := Check(&g, nil, []Sentence{said}); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said), err)
		}
	}
}

// A clue that is named ahead of its cells is added up alone, and what it holds and adds up to is all of it.
func TestClueHolds(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 16: r1c1 r1c2", "cage 6: r4c7 r4c8 r5c7", "arrow: r6c4 = r7c4 r8c4", "arrow: r6c5 = r7c5 r8c5 = r7c6 r8c6")
	var givens candidates.Filling
	givens[candidates.At(5, 7)] = 1
	g := candidates.NewGrid(l, givens)
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	clue := func(n int) *candidates.Clue { return &l.Clues()[n] }
	pair := []Sentence{SetOfDigits(ds(7, 9))}
	so := func(why Sentence, so ...Sentence) Sentence { return SoBySum([]Sentence{why}, so) }
	for i, test := range []struct {
		said Sentence
		want bool
	}{
		{so(ClueHolds(clue(0), pair), NothingElse()), true},
		{so(ClueHolds(clue(0), pair), NoneOfThese(in(at(1, 1), at(1, 2)), ds(1, 2, 8))), true},
		{so(ClueHolds(clue(0), pair), NoneOfThese(in(at(1, 3)), ds(7, 9))), true}, // it sees both
		{so(ClueHolds(clue(0), pair), NoneOfThese(in(at(1, 1)), ds(7))), false},
		{so(ClueHolds(clue(0), []Sentence{SetAdded(ds(7, 9)), SetAdded(ds(8))}), NothingElse()), false},
		{so(ClueHolds(clue(1), []Sentence{SetAdded(ds(2, 3))}), NothingElse()), false}, // one of its cells is filled
		{so(ClueHolds(clue(1), []Sentence{SetOfDigits(ds(1, 2, 3))}), NothingElse()), false},
		{so(ClueHolds(clue(2), pair), NothingElse()), false}, // which is no sum of its own
		{so(ClueAtLeast(clue(2), 3), AtLeast(in(at(6, 4)), 3)), true},
		{so(ClueAtLeast(clue(2), 4), AtLeast(in(at(6, 4)), 4)), false},
		{so(ClueAtMost(clue(2), 9), AtMost(in(at(7, 4), at(8, 4)), 8)), false}, // its cells are at most 17
		{so(ClueAtLeast(clue(3), 3), AtLeast(in(at(6, 5)), 3)), false},         // of which shaft is that?
		{so(ClueAtLeast(clue(0), 3), AtMost(in(at(1, 1)), 8)), false},
		{InClue(clue(0), so(OtherAtMost(Numbers{9}), AtLeast(in(at(1, 1), at(1, 2)), 7))), true},
		{InClue(clue(1), so(OtherAtMost(Numbers{9}), AtLeast(in(at(1, 1), at(1, 2)), 7))), false}, // of another clue
	} {
		if _, err := Check(&g, nil, []Sentence{test.said}); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said), err)
		}
	}
}

// Digits may leave fewer others than there are cells that see each other, and what cells hold others that see them do not.
func TestTooFewDigitsAreLeft(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "zipper: r7c2 r7c1 r8c1 r9c1 r9c2 r9c3 r8c3", "zipper: r1c4 r1c5 r2c5 r3c5 r3c6", "cage 11: r4c7 r4c8 r5c7 r5c8")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	g.Remove(at(4, 7), 1)
	for _, c := range []candidates.Cell{at(4, 7), at(4, 8)} {
		for d := range (l.Digits() &^ ds(1, 2)).All() {
			g.Remove(c, d)
		}
	}
	six := in(at(7, 1), at(7, 2), at(8, 1), at(8, 3), at(9, 2), at(9, 3))
	for i, test := range []struct {
		clue int
		said Sentence
		want bool
	}{
		{0, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(3, 4, 5, 6))}, ThenFewer(ds(1, 2, 3, 4, 5), six)), true},
		{0, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(3, 4, 5, 6))}, ThenFewer(ds(1, 2, 3, 4), six)), false},
		{0, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(7))}, ThenFewer(ds(1, 2, 3, 4, 5), six)), false},       // it leaves 6
		{0, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(7))}, ThenFewer(ds(1, 2, 3, 4, 5, 6), six)), false},    // these are enough
		{0, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(3))}, ThenFewer(ds(1, 2), six.With(at(9, 1)))), false}, // the cell itself
		{1, AsBySum([]Sentence{NoneOfThese(in(at(2, 5)), ds(2))}, ThenFewer(ds(1), in(at(1, 4), at(1, 5)))), true},
		{1, AsBySum([]Sentence{NoneOfThese(in(at(2, 5)), ds(2))}, ThenFewer(ds(1), in(at(1, 4), at(1, 5), at(7, 7)))), false},
		{2, SoBySum([]Sentence{Hold(in(at(4, 7), at(4, 8)), []Sentence{SetOfDigits(ds(1, 2))})}, []Sentence{NoneOfThese(in(at(5, 7)), ds(1))}), false}, // of four cells
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])}), test.said}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}

// What cells hold goes from those that see them all.
func TestOthersDoNotHold(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 3: r4c7 r4c8", "cage 5: r6c1 r6c2")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	three, five := []Sentence{Hold(in(at(4, 7), at(4, 8)), []Sentence{SetOfDigits(ds(1, 2))})}, []Sentence{Hold(in(at(6, 1), at(6, 2)), []Sentence{SetAdded(ds(1, 4)), SetAdded(ds(2, 3))})}
	for i, test := range []struct {
		clue int
		why  []Sentence
		so   Sentence
		want bool
	}{
		{0, three, NoneOfThese(in(at(4, 1), at(5, 9)), ds(1, 2)), true},
		{0, three, NoneOfThese(in(at(1, 7)), ds(1)), false}, // it sees one of them
		{0, three, NoneOfThese(in(at(4, 1)), ds(3)), false},
		{1, five, NoneOfThese(in(at(6, 5)), ds(1)), false}, // they may be 2 and 3
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])}), SoBySum(test.why, []Sentence{test.so})}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}

// Of sums that count cells more than once it is said what bounds a cell, how they add up, and what digits leave for the
// others wherever they are, and nothing else.
func TestWeighed(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "arrow: r1c1 r1c2 = r1c3 r1c4 r1c5", "region-sum: r4c4 r5c4 r6c4 r7c4 r8c4 r7c5 r6c5 r5c5 r4c5", "cage 14: r9c1 r9c2 r9c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	for d := range (l.Digits() &^ ds(1, 2)).All() {
		g.Remove(at(1, 1), d)
	}
	for _, c := range []candidates.Cell{at(9, 1), at(9, 2)} {
		g.Remove(c, 4)
		g.Remove(c, 5)
	}
	for d := range (l.Digits() &^ ds(5, 6)).All() {
		g.Remove(at(9, 3), d)
	}
	shaft, tens, ones := in(at(1, 3), at(1, 4), at(1, 5)), in(at(1, 1)), in(at(1, 2))
	box := in(at(4, 4), at(5, 4), at(6, 4), at(4, 5), at(5, 5), at(6, 5))
	three := in(at(7, 4), at(8, 4), at(7, 5))
	bounds := func(bs ...Sentence) []Sentence { return bs }
	twice := []Sentence{Twice(in(at(7, 4)), 2), Twice(in(at(7, 5)), 2), Twice(in(at(8, 4)), 2)}
	so := func(s Sentence) Sentence { return So([]Sentence{s}) }
	for i, test := range []struct {
		clue int
		said Sentence
		want bool
	}{
		{0, SoBySum(bounds(AlwaysAtMost(tens, 2), AlwaysAtMost(shaft, 24)), []Sentence{NoneOfThese(ones, ds(9))}), false},
		{0, SoBySum(bounds(AlwaysAtLeast(tens, 1), AlwaysAtMost(ones, 9)), []Sentence{NoneOfThese(in(at(1, 3)), ds(9))}), false},
		{0, SoBySum(bounds(AlwaysAtLeast(tens, 1), AlwaysAtMost(in(at(1, 4), at(1, 5)), 9)), []Sentence{NoneOfThese(in(at(1, 3)), ds(1))}), false},
		{0, SoBySum(bounds(AlwaysAtLeast(tens, 2), AlwaysAtMost(shaft, 24)), []Sentence{NoneOfThese(ones, ds(5))}), false}, // they may be 1
		{1, so(WeightedSame([]Sentence{Once(box, 1)}, twice)), true},
		{1, so(WeightedSame([]Sentence{Once(box, 1)}, twice[:2])), false},
		{1, so(WeightedSame([]Sentence{Once(box.Without(at(4, 4)), 1)}, twice)), false},
		{1, so(SameSum(in(at(4, 4), at(5, 4), at(6, 4)), three)), true},
		{1, so(SameSum(in(at(4, 4), at(5, 4), at(6, 4)), in(at(4, 5), at(5, 5), at(6, 5)))), true},
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1), at(9, 2)), ds(1))}, ThenOthers(Numbers{13})), false}, // 7 and 6
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1), at(9, 2)), ds(6))}, ThenOthers(Numbers{8})), false},  // 3 and 5
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1), at(9, 2)), ds(9))}, ThenOthers(Numbers{5})), true},
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1), at(9, 2)), ds(9))}, ThenOthers(Numbers{6})), false},
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1), at(9, 4)), ds(9))}, ThenOthers(Numbers{5})), false},
		{2, AsBySum([]Sentence{NoneOfThese(in(at(9, 1)), ds(5))}, ThenNothingFor(at(9, 3))), false}, // it may be 6
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])}), test.said}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
	g.Remove(at(1, 1), 2) // so that it is 1
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{so(MoreThan(shaft, 10, ones))}, true},
		{[]Sentence{so(MoreThan(shaft, 20, ones))}, false},
		{[]Sentence{so(MoreThan(shaft, 10, ones)), AsBySum([]Sentence{NoneOfThese(in(at(1, 3)), ds(1))}, ThenNothingFor(at(1, 1)))}, true},
		{[]Sentence{so(MoreThan(shaft, 10, ones)), AsBySum([]Sentence{NoneOfThese(in(at(1, 3)), ds(2))}, ThenNothingFor(at(1, 1)))}, false},
		{[]Sentence{so(MoreThan(shaft, 10, ones)), AsBySum([]Sentence{NoneOfThese(in(at(1, 3), at(1, 4)), ds(9))}, ThenOthersMore(Numbers{1}, []Sentence{Once(ones, 1)}))}, false}, // 2, 3 and 4
	} {
		said := append([]Sentence{States([]Sentence{ClueCounts(&l.Clues()[0])})}, test.said...)
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("1: %d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}

// What is said of cells that were spoken of just before is so of these.
func TestWhatTheyTake(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 16: r5c1 r5c2", "region-sum: r8c2 r8c3 r8c4 r8c5", "arrow: r1c1 r1c2 = r1c3 r1c4 r1c5", "region-sum: r4c2 r5c3 r6c4 r5c5")
	var givens candidates.Filling
	givens[candidates.At(4, 2)] = 3
	g := candidates.NewGrid(l, givens)
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	keep := func(c candidates.Cell, may candidates.DigitSet) {
		for d := range (g.Candidates(c) &^ may).All() {
			g.Remove(c, d)
		}
	}
	keep(at(8, 2), ds(1, 2, 3, 4))
	keep(at(8, 3), ds(1, 2))
	keep(at(8, 4), ds(2, 3))
	keep(at(8, 5), ds(3, 9))
	keep(at(1, 1), ds(1, 2))
	keep(at(1, 2), ds(5, 6, 7))
	for _, c := range []candidates.Cell{at(1, 3), at(1, 4), at(1, 5)} {
		keep(c, ds(2, 5, 8, 9))
	}
	counts := func(i int) Sentence { return States([]Sentence{ClueCounts(&l.Clues()[i])}) }
	so := func(s Sentence) Sentence { return So([]Sentence{s}) }
	by := func(why Sentence, left ...Sentence) Sentence { return SoBySum([]Sentence{why}, left) }
	as := func(why Sentence, c candidates.Cell, gone ...candidates.Digit) Sentence {
		return AsBySum([]Sentence{NoneOfThese(in(c), ds(gone...))}, why)
	}
	left := so(WithPlaced(Placed{candidates.Of(at(4, 2), 3)}, MoreThan(in(at(6, 4), at(5, 5)), 3, in(at(5, 3)))))
	left2, right2 := in(at(8, 2), at(8, 3)), in(at(8, 4), at(8, 5))
	equal := so(SameSum(left2, right2))
	shaft := in(at(1, 3), at(1, 4), at(1, 5))
	sum, tens := []Sentence{Once(shaft, 1)}, []Sentence{TimesOver(in(at(1, 1)), 10)}
	pill := append([]Sentence{Once(in(at(1, 2)), 1)}, tens...)
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(0), so(SumIs(in(at(5, 1), at(5, 2)), 16)), by(TheyHold([]Sentence{SetOfDigits(ds(7, 9))}), NothingElse())}, true},
		{[]Sentence{counts(0), so(SumIs(in(at(5, 1), at(5, 2)), 16)), by(TheyHold([]Sentence{SetOfDigits(ds(6, 9))}), NothingElse())}, false},
		{[]Sentence{counts(0), so(SumIs(in(at(5, 1), at(5, 2)), 16)), by(TheyHold([]Sentence{SetAdded(ds(7, 9)), SetAdded(ds(7, 9))}), NothingElse())}, false},
		{[]Sentence{counts(0), by(TheyHold([]Sentence{SetOfDigits(ds(7, 9))}), NothingElse())}, false}, // of which cells?
		{[]Sentence{counts(3), left, as(ThenSame(in(at(5, 5)), in(at(5, 3))), at(6, 4), 3)}, true},     // which see each other
		{[]Sentence{counts(3), left, as(ThenSame(in(at(5, 5)), in(at(5, 3))), at(6, 4), 4)}, false},
		{[]Sentence{counts(3), left, as(ThenSame(in(at(6, 4)), in(at(5, 3))), at(5, 5), 3)}, false}, // which do not
		{[]Sentence{counts(3), left, as(ThenSame(in(at(5, 5)), in(at(4, 2))), at(6, 4), 3)}, false},
		{[]Sentence{counts(1), so(SameSum(right2, left2)), SoBySum([]Sentence{TheyAtLeast(5), AlwaysAtMost(in(at(8, 3)), 2)}, []Sentence{NoneOfThese(in(at(8, 2)), ds(1, 2))})}, true},
		{[]Sentence{counts(1), so(SameSum(right2, left2)), SoBySum([]Sentence{TheyAtLeast(6), AlwaysAtMost(in(at(8, 3)), 2)}, []Sentence{NoneOfThese(in(at(8, 2)), ds(1, 2, 3))})}, false}, // 2 and 3
		{[]Sentence{counts(1), so(SameSum(right2, left2)), SoBySum([]Sentence{TheyAtLeast(5), AlwaysAtMost(in(at(8, 3)), 2)}, []Sentence{NoneOfThese(in(at(8, 2)), ds(3))})}, false},
		{[]Sentence{counts(1), by(TheyAtLeast(5), NoneOfThese(in(at(8, 2)), ds(1, 2)))}, false}, // of which cells?
		{[]Sentence{counts(1), equal, by(TheyAtMost(6), NoneOfThese(in(at(8, 5)), ds(9)))}, true},
		{[]Sentence{counts(1), equal, by(TheyAtMost(5), NoneOfThese(in(at(8, 5)), ds(9)))}, false}, // 4 and 2
		{[]Sentence{counts(1), equal, by(TheyAtMost(6), NoneOfThese(in(at(8, 5)), ds(3)))}, false},
		{[]Sentence{counts(1), by(TheyAtMost(6), NoneOfThese(in(at(8, 5)), ds(9)))}, false},               // of which cells?
		{[]Sentence{counts(1), equal, as(ThenMore(left2, Numbers{8}, in(at(8, 4))), at(8, 5), 9)}, false}, // 9 more
		{[]Sentence{counts(1), equal, as(ThenMore(left2, Numbers{9}, in(at(8, 4))), at(8, 5), 9)}, true},
		{[]Sentence{counts(1), equal, as(ThenMore(left2, Numbers{3}, in(at(8, 4))), at(8, 5), 3)}, false}, // 4 and 1 are 3 more than 2
		{[]Sentence{counts(1), equal, as(ThenMore(in(at(8, 2)), Numbers{9}, in(at(8, 4))), at(8, 5), 9)}, false},
		{[]Sentence{counts(2), so(WeightedSame(sum, pill)), as(ThenPartsMore(sum, Numbers{7}, tens), at(1, 2), 7)}, true},
		{[]Sentence{counts(2), so(WeightedSame(sum, pill)), as(ThenPartsMore(sum, Numbers{6}, tens), at(1, 2), 6)}, false}, // 16 and 10
		{[]Sentence{counts(2), so(WeightedSame(sum, pill)), as(ThenPartsMore(sum, Numbers{8}, tens), at(1, 2), 7)}, false},
		{[]Sentence{counts(2), so(WeightedSame(sum, pill)), as(ThenPartsMore(sum, Numbers{7}, []Sentence{TimesOver(in(at(1, 1)), 9)}), at(1, 2), 7)}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}
