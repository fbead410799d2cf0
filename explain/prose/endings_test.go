package prose_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques/pipeline"
)

// Why there is no solution, or more than one, is so on the board, read from what is said alone. The puzzles have
// a given too few, or one that is another digit. What has one argument that is another is rejected.
func TestReplayEndings(t *testing.T) {
	rnd := rand.New(rand.NewPCG(11, 12))
	ends := map[explain.Outcome]int{}
	for _, g := range notationtest.Read(t, "samples", 9) {
		for change := range 3 {
			digits := g.GivenDigits()
			cells := slices.Collect(g.Givens().All())
			c := cells[rnd.IntN(len(cells))]
			digits[c] = candidates.Digit((int(digits[c])+change)%9 + 1)
			if change == 0 {
				digits[c] = 0
			}
			w := pipeline.Solve(candidates.NewGrid(g.Layout(), digits))
			if w.Outcome == explain.Solved {
				continue
			}
			ends[w.Outcome]++
			var r say.Replay
			for f := range w.Frames() {
				if _, err := replayStep(&r, f, []say.Text{prose.Writer{}.Said(f)}); err != nil {
					t.Fatal(err)
				}
			}
			said, text := prose.Writer{}.SaidOfOutcome(w), prose.Writer{}.Outcome(w)
			if err := r.Outcome(w, said); err != nil {
				t.Errorf("%v: %v\n of: %s", &w.Start, err, text)
			}
			checkSentences(t, w.Start.String(), say.RC, text)
			for range 10 * len(said) {
				i := rnd.IntN(len(said))
				other, ok := saytest.Other(rnd, said[i])
				wrong := slices.Clone(said)
				wrong[i] = other
				if many := w.Outcome == explain.ManySolutions && i == 0; many {
					continue // the same is so of other cells
				}
				if ok && r.Outcome(w, wrong) == nil {
					t.Errorf("%v: not rejected: %s\n of: %s", &w.Start, say.Words{Layout: w.Start.Layout()}.Sentences(wrong...), text)
				}
			}
		}
	}
	if ends[explain.NoSolution] < 10 || ends[explain.ManySolutions] < 5 {
		t.Errorf("only %v", ends)
	}
}
