package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
)

// What people call the two kinds goes by what joins the cells: 1 3 5 and 6 are odd and even on a parity line, though all of
// the one are lower than all of the other as on a whisper line.
func TestKindsAreCalledByTheClue(t *testing.T) {
	for _, test := range []struct {
		line, want string
		gone       candidates.DigitSet // from both cells
	}{
		{"parity: r1c2 r2c1", "is odd (1, 3 or 5) or even (6)", candidates.Digits(2, 4)},
		{"whispers: r1c2 r2c1", "is low (1, 2 or 3) or high (6)", candidates.Digits(4, 5)},
	} {
		g := candidates.NewGrid(cluestest.Board(t, candidates.Classic6, test.line), candidates.Filling{})
		for d := range test.gone.All() {
			g.Remove(candidates.At(1, 2), d)
			g.Remove(candidates.At(2, 1), d)
		}
		var texts []string
		techniques.NewRunner([]*techniques.Technique{clues.Polarity}).All(&g, func(s explain.Step) bool {
			texts = append(texts, prose.Writer{}.Text(&explain.Frame{Number: 1, Step: &s, Before: g}))
			return true
		})
		if len(texts) == 0 || !strings.Contains(texts[0], test.want) {
			t.Errorf("%s: %q does not say %q", test.line, texts, test.want)
		}
	}
}
