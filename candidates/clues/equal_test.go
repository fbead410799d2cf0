package clues_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/fallback"
)

// Cells that are equal by a clue see what either of them sees: of two cells that share no house that is so of those of
// which one is equal to a cell that shares a house with the other, and of no others. No filling that keeps the clues has
// the same digit in both.
func TestEqualCellsSeeWhatEitherSees(t *testing.T) {
	for _, test := range []struct {
		line  string
		equal [][]candidates.Cell
	}{
		{"palindrome: r1c1 r2c2 r3c3", [][]candidates.Cell{{candidates.At(1, 1), candidates.At(3, 3)}}},
		{"palindrome: r1c1 r1c2 r2c3 r4c3", [][]candidates.Cell{{candidates.At(1, 1), candidates.At(4, 3)}, {candidates.At(1, 2), candidates.At(2, 3)}}},
		{"clone: r1c1 r1c2 = r2c3 r2c4", [][]candidates.Cell{{candidates.At(1, 1), candidates.At(2, 3)}, {candidates.At(1, 2), candidates.At(2, 4)}}},
		{"clone: r1c1 r2c3 = r2c3 r3c2", [][]candidates.Cell{{candidates.At(1, 1), candidates.At(2, 3), candidates.At(3, 2)}}},
		{"white: r1c1 r1c2", nil},
	} {
		l := cluestest.Board(t, candidates.Classic4, test.line)
		empty := candidates.NewGrid(l, candidates.Filling{})
		fillings := fallback.SolveMRV(t.Context(), &empty, 1000, fallback.Budget{}).Solutions
		if len(fillings) == 0 {
			t.Fatalf("%s: no filling keeps it", test.line)
		}
		house := func(a, b candidates.Cell) bool { return l.HousesOf(a)&l.HousesOf(b) != 0 }
		for a := range l.Cells().All() {
			for b := range l.Cells().Without(a).All() {
				want, equal := house(a, b), false
				for _, cells := range test.equal {
					all := candidates.Cells(cells...)
					equal = equal || all.Has(a) && all.Has(b)
					for _, c := range cells {
						want = want || all.Has(a) && c != a && house(c, b) || all.Has(b) && c != b && house(c, a)
					}
				}
				want = want && !equal
				if got := l.Sees(a, b); got != want {
					t.Errorf("%s: %v sees %v: %v, want %v", test.line, a, b, got, want)
				}
				_, through := l.Through(0, a, b)
				if i, forbids := l.ForbiddingClue(candidates.Of(a, 3), candidates.Of(b, 3)); test.equal != nil && (forbids != through || i != 0 || l.Forbids(0, candidates.Of(a, 3), candidates.Of(b, 3)) != forbids) {
					t.Errorf("%s: %v sees %v through an equal cell: %v, and the clue does not allow both: %v", test.line, a, b, through, forbids)
				}
				if l.Sees(a, b) && !house(a, b) && !through {
					t.Errorf("%s: nothing tells why %v sees %v", test.line, a, b)
				}
				for _, f := range fillings {
					if want && f[a] == f[b] {
						t.Errorf("%s: %v has %d in %v and %v", test.line, f.Text(l), f[a], a, b)
					}
				}
			}
		}
	}
}
