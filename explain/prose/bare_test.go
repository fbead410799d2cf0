package prose_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

// A step of a sum says why what it removes does not fit: with which set of digits, bound or sum.
func TestSumsGiveReasons(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	for i, g := range notationtest.Read(t, "counting", 1) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second) // what there is by then is read
		n, bare := sumsWithoutReason(solver.Solve(ctx, g))
		cancel()
		for _, text := range bare {
			t.Errorf("puzzle %d: %s", i+1, text)
		}
		steps += n
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

// What is said of the same puzzles is true, of what is supposed in them as well.
func TestReplayCounting(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range notationtest.Read(t, "counting", 1) {
		const most = 60 // steps
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		w := solver.Solve(ctx, g)
		cancel()
		w.Steps = w.Steps[:min(len(w.Steps), most)]
		var r say.Replay
		for f := range w.Frames() {
			if _, err := r.Step(f.Number, f.Step, &f.Before, (prose.Writer{}).Said(f)); err != nil {
				t.Errorf("puzzle %d, step %d: %v", i+1, f.Number, err)
			}
		}
	}
}

// The steps of puzzles of others give reasons too.
func TestSumsGiveReasonsVariants(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	var all []string
	for _, name := range []string{"variants/puzzles.jsonl", "variants/generated.jsonl"} {
		for i, v := range notationtest.Variants(t, name) {
			const sample = 3
			if v.MadeFor == "solvers" || len(v.Grid.Layout().Counting()) == 0 || i%sample != 0 && !notationtest.Full() {
				continue
			}
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
			n, bare := sumsWithoutReason(solver.Solve(ctx, v.Grid))
			cancel()
			steps += n
			for _, text := range bare {
				all = append(all, v.Name+": "+text)
			}
		}
	}
	for _, text := range all {
		t.Error(text)
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

// sumsWithoutReason returns how many steps of sums there are, and the texts of those which say that nothing fits.
func sumsWithoutReason(w *explain.Walkthrough) (n int, bare []string) {
	for f := range w.Frames() {
		if _, ok := f.Step.Evidence.(explain.Sum); !ok {
			continue
		}
		n++
		if text := (prose.Writer{}).Text(f); strings.Contains(text, (say.Words{}).Clause(say.ThenNothingFits())) {
			bare = append(bare, text)
		}
	}
	return n, bare
}

// What clues take of the digits of a house is taken for a reason in most steps: by what they hold, or cannot add up to without
// these digits. It is only said to be so of at most a third, most of which have many cells.
func TestTakenForReasons(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps, bare := 0, 0
	for i, v := range notationtest.Variants(t, "variants/puzzles.jsonl") {
		const sample = 4
		if v.MadeFor == "solvers" || len(v.Grid.Layout().Counting()) == 0 || i%sample != 0 && !notationtest.Full() {
			continue
		}
		ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
		for f := range solver.Solve(ctx, v.Grid).Frames() {
			if _, ok := f.Step.Evidence.(explain.KillerSet); !ok {
				continue
			}
			steps++
			for _, s := range (prose.Writer{}).Said(f)[0].Said {
				if s.Kind == say.HoweverFilled(nil, candidates.CellSet{}, 0).Kind {
					bare++
					break
				}
			}
		}
		cancel()
	}
	if steps < 10 || 3*bare > steps {
		t.Errorf("%d of %d steps give no reason", bare, steps)
	}
}
