package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

func TestUniqueIsSaid(t *testing.T) {
	f := positions[0].frame(t)
	step := *f.Step
	step.Assumes = explain.Unique
	f.Step = &step
	if text := (prose.Writer{}).Text(f); !strings.HasSuffix(text, "This relies on the puzzle having exactly one solution.") {
		t.Errorf("not said in: %s", text)
	}
}

func TestMistake(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	r4c7 := candidates.At(4, 7)
	for _, m := range []explain.Mistake{{Cell: r4c7, Right: 2}, {Cell: r4c7, Right: 2, Placed: 3}} {
		stages := prose.Writer{}.Mistake(&g, m, explain.Stages)
		for n, stage := range stages {
			checkSentences(t, "mistake", prose.RC, stage)
			if told := strings.Contains(stage, "r4c7"); told != (n >= 2) {
				t.Errorf("stage %d: %s", n+1, stage)
			}
		}
		if early := (prose.Writer{}).Mistake(&g, m, 0); len(early) != 1 {
			t.Errorf("stage 0: %v", early)
		}
	}
}

// The words for a whole walkthrough: title, notation and text of each step.
func BenchmarkWalkthrough(b *testing.B) {
	for name, puzzle := range map[string]string{
		"easy":     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"escargot": escargot,
	} {
		w := pipeline.Solve(grid(candidates.Classic9, puzzle))
		b.Run("puzzle="+name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				writer := prose.Writer{}
				for f := range w.Frames() {
					writer.Title(f)
					writer.Notation(f)
					writer.Text(f)
				}
			}
			b.ReportMetric(float64(len(w.Steps)), "steps")
		})
	}
}
