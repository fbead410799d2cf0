package minutes

import (
	"testing"

	"pencilmark/candidates"
)

// Numbers are scrambled as by the generator SplitMix64: these are what it returns first from seed 0.
func TestScramble(t *testing.T) {
	const step = 0x9e3779b97f4a7c15
	for seed, want := range map[uint64]uint64{0: 0xe220a8397b1dcdaf, step: 0x6e789e6aa1b965f4} {
		if got := scramble(seed); got != want {
			t.Errorf("scramble(%#x) = %#x, want %#x", seed, got, want)
		}
	}
}

// Cells that symmetries of a puzzle map to each other have one color, until one of them is filled: that one, those it sees
// and those of its digit are then told from the rest, and from those that would be if it were filled at another time.
func TestFilledIsToldApart(t *testing.T) {
	var solution candidates.Filling // each row is the one above it, moved by three
	for c := range candidates.Classic9.Cells().All() {
		row, column := c.Row()-1, c.Column()-1
		solution[c] = candidates.Digit((3*row+row/3+column)%9 + 1)
	}
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	var k, later colors
	k.begin(&g, &solution)
	filled := candidates.At(5, 5)
	for c := range g.Open().All() {
		if k.of[c] != k.of[filled] {
			t.Fatalf("%v has another color than %v", c, filled)
		}
	}
	later = k
	k.fill(filled, 81)
	later.fill(filled, 80)
	for c := range g.Open().Without(filled).All() {
		if k.of[c] == k.of[filled] {
			t.Errorf("%v has the color of %v, which is filled", c, filled)
		}
	}
	if peer, other := candidates.At(5, 1), candidates.At(1, 2); k.of[peer] == k.of[other] {
		t.Errorf("%v, which sees %v, has the color of %v", peer, filled, other)
	}
	if k.of[filled] == later.of[filled] {
		t.Errorf("%v has one color whenever it is filled", filled)
	}
}
