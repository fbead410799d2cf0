package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// What is said of cells without a digit says how far they miss the sum, neither more nor less, and of the others what they
// can be.
func TestWithoutDigits(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "arrow: r5c1 = r5c2 r5c3", "arrow: r7c1 = r7c2 r7c3", "cage 6: r1c1 r1c2 r1c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	at, in, ds := candidates.At, candidates.Cells, candidates.Digits
	for c, may := range map[candidates.Cell]candidates.DigitSet{
		at(5, 1): ds(3, 4), at(7, 1): ds(9), at(7, 2): ds(2, 3), at(7, 3): ds(5, 7),
	} {
		for d := range (g.Candidates(c) &^ may).All() {
			g.Remove(c, d)
		}
	}
	short, long, cage := in(at(5, 2), at(5, 3)), in(at(7, 2), at(7, 3)), in(at(1, 1), at(1, 2), at(1, 3))
	circle, nine := in(at(5, 1)), in(at(7, 1))
	for i, test := range []struct {
		clue   int
		digits candidates.DigitSet
		cells  candidates.CellSet
		why    Sentence
		want   bool
	}{
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), short, 5, AlwaysAtMost(circle, 4)), true},
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), short, 6, AlwaysAtMost(circle, 4)), false}, // 2 and 3
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), short, 5, AlwaysAtMost(circle, 3)), false}, // it can be 4
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), short, 5, AlwaysAtLeast(circle, 3)), false},
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), short, 4, AlwaysAtMost(circle, 4)), false}, // that is not too much
		{0, ds(2), short, WouldBeAbove(WithoutIn(ds(2), short), short, 4, AlwaysAtMost(circle, 4)), false},
		{0, ds(1), short, WouldBeAbove(WithoutIn(ds(1), short), circle, 3, AlwaysAtMost(short, 17)), false}, // no cells of that side
		{0, ds(1), short, CannotAddUpAs(WithoutIn(ds(1), short), short, Numbers{3, 4}, at(5, 1)), true},
		{0, ds(1), short, CannotAddUpAs(WithoutIn(ds(1), short), short, Numbers{3}, at(5, 1)), false},
		{0, ds(1), short, CannotAddUpAs(WithoutIn(ds(1), short), short, Numbers{3, 4}, at(7, 1)), false},
		{0, ds(2), short, CannotAddUpAs(WithoutIn(ds(2), short), short, Numbers{3, 4}, at(5, 1)), false}, // 1 and 3
		{1, ds(7), in(at(7, 3)), WouldBeBelow(WithoutIn(ds(7), in(at(7, 3))), long, 8, AlwaysAtLeast(nine, 9)), true},
		{1, ds(7), in(at(7, 3)), WouldBeBelow(WithoutIn(ds(7), in(at(7, 3))), long, 7, AlwaysAtLeast(nine, 9)), false}, // 3 and 5
		{1, ds(7), in(at(7, 3)), WouldBeBelow(WithoutIn(ds(7), in(at(7, 3))), long, 8, AlwaysAtLeast(nine, 8)), false}, // that is not too little
		{1, ds(5), in(at(7, 3)), WouldBeBelow(WithoutIn(ds(5), in(at(7, 3))), long, 10, AlwaysAtLeast(nine, 9)), false},
		{2, ds(3), cage, CannotAddUp(WithoutIn(ds(3), cage), cage, 6), true},
		{2, ds(3), cage, CannotAddUp(WithoutIn(ds(3), cage), cage, 7), false},
		{2, ds(4), cage, CannotAddUp(WithoutIn(ds(4), cage), cage, 6), false},
		{2, ds(3), cage, CannotAddUp(WithoutIn(ds(3), short), cage, 6), false},
		{2, ds(3), cage, WouldBeAtLeast(WithoutIn(ds(3), cage), cage, 7), true},
		{2, ds(3), cage, WouldBeAtLeast(WithoutIn(ds(3), cage), cage, 8), false},
		{0, ds(1), short, WouldBeAbove(Without(ds(1)), short, 5, AlwaysAtMost(circle, 4)), true},
		{0, ds(1), short, WouldBeAbove(Without(ds(1)), short, 6, AlwaysAtMost(circle, 4)), false},
		{0, ds(1), short, CannotAddUpAs(Without(ds(1)), short, Numbers{3, 4}, at(5, 1)), true},
		{0, ds(1), short, CannotAddUpAs(Without(ds(1)), short, Numbers{4}, at(5, 1)), false},
		{1, ds(5, 7), in(at(7, 3)), WouldBeBelow(Without(ds(5, 7)), in(at(7, 3)), 8, AlwaysAtLeast(nine, 9)), false}, // one cell of two
		{2, ds(3), cage, CannotAddUp(Without(ds(3)), cage, 6), true},
		{2, ds(4), cage, CannotAddUp(Without(ds(4)), cage, 6), false},
		{2, ds(3), cage, WouldBeAtLeast(Without(ds(3)), cage, 7), true},
		{2, ds(3), cage, WouldBeAtLeast(Without(ds(3)), cage, 8), false},
		{2, ds(3), cage, WouldBeAtMost(Without(ds(3)), cage, 7), false},
		{2, ds(3), cage, CannotAddUp(ThenFewer(ds(3), cage), cage, 6), false}, // nothing is denied
	} {
		said := []Sentence{States([]Sentence{ClueCounts(&l.Clues()[test.clue])}), SoOneTakes(test.why, OneTakes(test.cells, test.digits))}
		if _, err := Check(&g, nil, said); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(said...), err)
		}
	}
}
