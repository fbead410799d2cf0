package minutes

import "testing"

// Numbers are scrambled as by the generator SplitMix64: these are what it returns first from seed 0.
func TestScramble(t *testing.T) {
	const step = 0x9e3779b97f4a7c15
	for seed, want := range map[uint64]uint64{0: 0xe220a8397b1dcdaf, step: 0x6e789e6aa1b965f4} {
		if got := scramble(seed); got != want {
			t.Errorf("scramble(%#x) = %#x, want %#x", seed, got, want)
		}
	}
}
