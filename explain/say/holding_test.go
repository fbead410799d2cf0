package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// Of a clue that wants digits in its cells it is said which cells hold them, if others cannot.
func TestWhatCellsHaveToHold(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "quadruple 3 5 7: r1c1 r1c2 r2c1 r2c2")
	var givens candidates.Filling
	givens[candidates.At(1, 1)] = 5
	g := candidates.NewGrid(l, givens)
	in, ds := candidates.Cells, candidates.Digits
	a, b, c := candidates.At(1, 2), candidates.At(2, 1), candidates.At(2, 2)
	for _, d := range []candidates.Digit{3, 7} {
		g.Remove(a, d)
	}
	g.Remove(b, 7)
	for i, test := range []struct {
		why, so Sentence
		want    bool
	}{
		{HaveToHold(in(b, c), Numbers{3, 7}), NothingElse(), true},
		{HaveToHold(in(b, c), Numbers{3, 7}), ItIsNothingElse(), false},
		{HaveToHold(in(b, c), Numbers{3, 5}), NothingElse(), false},
		{HaveToHold(in(a, b), Numbers{3, 7}), NothingElse(), false}, // c can hold them
		{HaveToHold(in(a, b, c), Numbers{3, 7}), NothingElse(), false},
		{HaveToHold(in(b, c), Numbers{3, 7}), NoneOfThese(in(c), ds(1, 2)), true},
		{HaveToHold(in(b, c), Numbers{3, 7}), NoneOfThese(in(c), ds(3)), false},
		{OnlyTheseHold(ds(7), in(c)), ItIsNothingElse(), true},
		{OnlyTheseHold(ds(3), in(c)), ItIsNothingElse(), false}, // so can b
		{OnlyTheseHold(ds(3), in(b, c)), NothingElse(), false},  // one of them may be another
		{OnlyTheseHold(ds(3, 7), in(b, c)), NothingElse(), true},
		{OnlyTheseHold(ds(5), in(a)), ItIsNothingElse(), false}, // it is placed
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[0])}), SoBySum([]Sentence{test.why}, []Sentence{test.so})}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}

// A digit that is wanted twice is in cells that do not see each other: of a square there are two such pairs.
func TestOnlyBothBe(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "quadruple 2 2 6: r2c3 r2c4 r3c3 r3c4", "quadruple 1 7 7: r5c3 r5c4 r6c3 r6c4")
	g := candidates.NewGrid(l, candidates.Filling{})
	in, ds, at := candidates.Cells, candidates.Digits, candidates.At
	g.Remove(at(2, 4), 2)
	for d := range l.Digits().Without(7).All() {
		g.Remove(at(6, 3), d) // so that r5c3 and r6c4 are not
	}
	pair, other, last := in(at(2, 3), at(3, 4)), in(at(2, 4), at(3, 3)), in(at(5, 4), at(6, 3))
	for i, test := range []struct {
		clue    int
		why, so Sentence
		want    bool
	}{
		{0, OnlyBothBe(2, pair), NothingElse(), true},
		{0, OnlyBothBe(2, pair), NoneOfThese(in(at(3, 3)), ds(2)), true},
		{0, OnlyBothBe(2, pair), NoneOfThese(in(at(3, 3)), ds(6)), false},
		{0, OnlyBothBe(2, other), NothingElse(), false},
		{0, OnlyBothBe(2, in(at(2, 3))), ItIsNothingElse(), false},
		{0, OnlyBothBe(6, pair), NothingElse(), false}, // it is wanted once
		{1, OnlyBothBe(7, last), MustBeAmong(in(at(5, 4)), ds(7)), true},
		{1, OnlyBothBe(7, in(at(5, 3), at(6, 4))), NothingElse(), false},
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])}), SoBySum([]Sentence{test.why}, []Sentence{test.so})}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}
