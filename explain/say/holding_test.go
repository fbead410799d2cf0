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
