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
		{[]Sentence{counts(pill), WouldNeedToBe(1, at(1, 3), ds(1), at(1, 1))}, true},
		{[]Sentence{counts(pill), WouldNeedToBe(3, at(1, 3), ds(1, 2), at(1, 1))}, false}, // it can be these
		{[]Sentence{counts(cage), WouldNeedToBe(7, at(5, 1), ds(2), at(6, 1))}, true},
		{[]Sentence{counts(cage), WouldNeedToBe(7, at(5, 1), ds(1), at(6, 1))}, false},
		{[]Sentence{counts(cage), WouldNeedToBe(6, at(5, 1), ds(3), at(6, 1))}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}
