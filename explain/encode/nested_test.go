package encode_test

import (
	"bytes"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
)

// Trials nest as deep as documents can say, and the innermost step may be the sum of a clue. A trial deeper is not written.
func TestDeepestTrial(t *testing.T) {
	const most = 16
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic9, "cage 3: r9c8 r9c9"), candidates.Filling{})
	remove := explain.Remove(candidates.At(9, 9), 9)
	step := explain.NewStep(explain.Sum{Added: candidates.Added{Clues: []candidates.Addend{{Clue: "cage 3: r9c8 r9c9", Times: 1}}}, Cells: candidates.Cells(candidates.At(9, 9))}, remove)
	step.Technique = explain.Ref{Code: "combinations", Name: "Combinations"}
	for depth := 1; depth <= most+1; depth++ {
		trial := explain.Trial{Assume: candidates.Of(candidates.At(1+depth%2, 1+depth/2), 9), Branch: []explain.Step{step}, Conflict: candidates.CellItem(candidates.At(9, 9))}
		step = explain.NewStep(trial, explain.Remove(trial.Assume.Cell(), 9))
		step.Technique = explain.Ref{Code: "trial", Name: "Trial"}
		w := &explain.Walkthrough{Start: g, Steps: []explain.Step{step}, Outcome: explain.Shown}
		var text bytes.Buffer
		err := encode.JSONLine(&text, w, encode.Options{})
		if (err == nil) != (depth <= most) {
			t.Errorf("%d deep: %v", depth, err)
		}
		if err != nil {
			continue
		}
		if _, err := encode.NewDecoder(&text).Decode(); err != nil {
			t.Errorf("%d deep is not read: %v", depth, err)
		}
	}
}
