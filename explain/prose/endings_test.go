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
	"pencilmark/techniques/pipeline"
)

// Why there is no solution, or more than one, is so on the board, read from the words alone. The puzzles have
// a given too few, or one that is another digit. A reason
// against a solution in which one number is another is rejected.
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
			text := prose.Writer{}.Outcome(w)
			if err := r.Ending(w, text); err != nil {
				t.Errorf("%v: %v\n of: %s", &w.Start, err, text)
			}
			if err := r.Ending(w, say.FromA1(prose.Writer{Style: say.A1}.Outcome(w))); err != nil {
				t.Errorf("%v: %v\n of A1", &w.Start, err)
			}
			for at := range len(text) {
				if text[at] < '1' || text[at] > '9' || w.Outcome != explain.NoSolution {
					continue
				}
				if wrong := text[:at] + string('1'+(text[at]-'0')%9) + text[at+1:]; r.Ending(w, wrong) == nil {
					t.Errorf("%v: not rejected: %s\n of: %s", &w.Start, wrong, text)
				}
			}
		}
	}
	if ends[explain.NoSolution] < 10 || ends[explain.ManySolutions] < 5 {
		t.Errorf("only %v", ends)
	}
}
