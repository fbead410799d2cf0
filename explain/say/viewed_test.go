package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// What is said to be seen along a line is what can be seen there, and too few or too many for the clue.
func TestWhatIsSeen(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "skyscraper-clue 5: r1c1-r1c9", "skyscraper-clue 2: r2c1-r2c9", "skyscraper-clue 8: r3c1-r3c9")
	five, two, eight := &l.Clues()[0], &l.Clues()[1], &l.Clues()[2]
	g := candidates.NewGrid(l, candidates.Filling{})
	at := candidates.At
	for _, d := range []candidates.Digit{1, 9} {
		g.Remove(at(3, 1), d)
	}
	g.Remove(at(2, 1), 9)
	ds, in := candidates.Digits, candidates.Cells
	counts := func(c *candidates.Clue) Sentence { return States([]Sentence{ClueCounts(c)}) }
	so := func(s Sentence) Sentence { return So([]Sentence{s}) }
	room := States([]Sentence{RoomToSee()})
	with := func(d candidates.Digit, c candidates.Cell) []Sentence { return []Sentence{DigitsIn(ds(d), c)} }
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{counts(five), room, so(AtMost(in(at(1, 1)), 5))}, true},
		{[]Sentence{counts(five), room, so(AtMost(in(at(1, 1)), 4))}, false},
		{[]Sentence{counts(five), room, so(AtMost(in(at(1, 4)), 8))}, true},
		{[]Sentence{counts(five), OnlyDigitsSeen(ds(7), at(1, 1), ds(7, 8, 9))}, true},
		{[]Sentence{counts(five), OnlyDigitsSeen(ds(7), at(1, 1), ds(7, 9))}, false},
		{[]Sentence{counts(five), OnlyDigitsSeen(ds(5), at(1, 1), ds(5, 6, 7, 8, 9))}, false}, // which is not too few
		{[]Sentence{counts(five), OnlyCellsSeen(ds(9), at(1, 3), in(at(1, 1), at(1, 2), at(1, 3)))}, true},
		{[]Sentence{counts(five), OnlyCellsSeen(ds(9), at(1, 3), in(at(1, 1), at(1, 3)))}, false},
		{[]Sentence{counts(five), SeenAtMost(with(8, at(1, 1)), 2)}, true},
		{[]Sentence{counts(five), SeenAtMost(with(8, at(1, 1)), 1)}, false},
		{[]Sentence{counts(five), SeenAtMost(with(5, at(1, 1)), 5)}, false},
		{[]Sentence{counts(two), CellsAndTopSeen(ds(8), at(2, 2), in(at(2, 1), at(2, 2)), 9)}, true},
		{[]Sentence{counts(two), CellsAndTopSeen(ds(7), at(2, 2), in(at(2, 1), at(2, 2)), 9)}, false}, // 8 may be first
		{[]Sentence{counts(two), CellsAndTopSeen(ds(8), at(2, 2), in(at(2, 1)), 9)}, false},
		{[]Sentence{counts(two), SeenAtLeast(with(8, at(2, 2)), 3)}, true},
		{[]Sentence{counts(two), SeenAtLeast(with(7, at(2, 2)), 3)}, false},
		{[]Sentence{counts(two), AreSeen(with(8, at(2, 2)), Numbers{1, 3})}, true},
		{[]Sentence{counts(two), AreSeen(with(8, at(2, 2)), Numbers{4})}, false},
		{[]Sentence{counts(eight), States([]Sentence{AllDigitsSeen(ds(2, 3, 4, 5, 6, 7, 8, 9))}), so(NoneOfThese(in(at(3, 1)), ds(3)))}, true},
		{[]Sentence{counts(five), States([]Sentence{AllDigitsSeen(ds(5, 6, 7, 8, 9))})}, false},
	} {
		if _, err := Check(&g, nil, test.said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}
