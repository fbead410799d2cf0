package candidates_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// The sets of digits that ways have at some places are those of the fillings that are tried out one by one.
func TestHeld(t *testing.T) {
	rnd := rand.New(rand.NewPCG(25, 1))
	checked := 0
	for i := range 60 {
		l, _ := cluestest.Cages(rnd, []*candidates.Layout{candidates.Classic6, candidates.Classic9}[i%2])
		list, _ := l.Countable(0)
		for _, clue := range list {
			cells := clue.Ways.Cells()
			if len(cells) > 4 {
				continue
			}
			in := make([]candidates.DigitSet, len(cells))
			some := make([]bool, len(cells))
			for i := range cells {
				in[i], some[i] = candidates.DigitSet(rnd.Uint32())&l.Digits(), rnd.IntN(2) == 0
			}
			sum, _ := clue.AddUp(l)
			var want []candidates.DigitSet
			var fill func(i, total int, all, held candidates.DigitSet)
			fill = func(i, total int, all, held candidates.DigitSet) {
				if i == len(cells) {
					if total == 0 && !slices.Contains(want, held) {
						want = append(want, held)
					}
					return
				}
				for d := range (in[i] &^ all).All() { // the cells of a cage differ
					now := held
					if some[i] {
						now = held.With(d)
					}
					fill(i+1, total-int(d), all.With(d), now)
				}
			}
			fill(0, sum.Total, 0, 0)
			slices.Sort(want)
			if got := clue.Ways.Held(in, func(i int) bool { return some[i] }); !slices.Equal(got, want) {
				t.Fatalf("%v may hold %v, of %v: the ways hold %v, want %v", cells, in, some, got, want)
			}
			checked++
		}
	}
	if checked < 300 {
		t.Errorf("%d clues are too few", checked)
	}
}
