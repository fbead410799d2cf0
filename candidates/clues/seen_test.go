package clues_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
)

// What is seen along a line is what the orders of its digits show, tried out one by one.
func TestSeenAlong(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 3))
	const size = 5
	var line []candidates.Cell
	for i := range size {
		line = append(line, candidates.At(2, i+1))
	}
	some := 0
	for range 300 {
		var may [candidates.MaxCells]candidates.DigitSet
		for _, c := range line {
			may[c] = candidates.DigitSet(1<<size-1) &^ candidates.DigitSet(rng.IntN(1<<size)&rng.IntN(1<<size))
		}
		of := func(c candidates.Cell) candidates.DigitSet { return may[c] }
		var want candidates.Seen
		want.Always = candidates.Cells(line...)
		var fill func(i int, held []candidates.Digit)
		fill = func(i int, held []candidates.Digit) {
			if i == size {
				var seen candidates.CellSet
				var highest candidates.Digit
				for j, d := range held {
					if d > highest {
						highest = d
						seen = seen.With(line[j])
						want.Digits = want.Digits.With(d)
					}
				}
				want.Counts |= 1 << seen.Len()
				want.Cells, want.Always = want.Cells.Or(seen), want.Always.And(seen)
				return
			}
			free := may[line[i]]
			for _, d := range held {
				free = free.Without(d)
			}
			for d := range free.All() {
				fill(i+1, append(held[:i:i], d))
			}
		}
		fill(0, nil)
		if want.Counts == 0 {
			want.Always = candidates.CellSet{}
		} else {
			some++
		}
		if got := candidates.SeenAlong(line, of); got != want {
			t.Fatalf("%v: got %+v, want %+v", may[9:14], got, want)
		}
	}
	if some < 100 {
		t.Errorf("only %d lines can be filled", some)
	}
}
