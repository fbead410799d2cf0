package prose_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Boards with clues are told under orders that come to exclusions, to cells for which groups of candidates are too few, and to
// wings early: every way is told, and no sentence is too long.
func TestReplayFewTechniques(t *testing.T) {
	const most = 150 // steps of a puzzle
	n, each := newReplayed(), 9
	if notationtest.Full() {
		each = 1
	}
	for _, codes := range [][]string{
		{"aligned-triplet-exclusion", "aligned-pair-exclusion"},
		{"line-counting", "aligned-triplet-exclusion", "xy-wing", "xyz-wing", "wxyz-wing", "w-wing"},
	} {
		order := slices.Clone(suite.Human()[:4])
		for _, code := range codes {
			order = append(order, techniques.Lookup(suite.All(), code))
		}
		solver, err := pipeline.New(pipeline.Options{Techniques: order})
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range notationtest.Variants(t, "variants/generated.jsonl") {
			if i%each != 1 && each > 1 {
				continue
			}
			ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
			w := solver.Solve(ctx, v.Grid)
			cancel()
			if len(w.Steps) > most {
				w.Steps, w.Outcome = w.Steps[:most], explain.Stalled
			}
			n.walkthrough(t, v.Name, w)
		}
	}
	n.log(t)
}
