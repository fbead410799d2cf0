package certify_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/fallback/learn/learntest"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// Where houses are held against others VeriPB accepts the certificate of a step, from what the step cites: not without the
// sums of the cages, nor if nothing is denied, nor without a line of the proof.
func TestVeriPBEquivalences(t *testing.T) {
	if !notationtest.Thorough() {
		t.Skip("runs a program of others for a minute")
	}
	accepts := learntest.VeriPB(t)
	technique := techniques.Lookup(suite.All(), "killer-set-equivalence")
	seen := map[string]bool{}
	for seed := uint64(0); len(seen) < 5; seed++ {
		task, err := practice.New(technique, practice.Find, seed)
		if err != nil {
			t.Fatal(err)
		}
		clues := strings.Join(task.Grid.Layout().ClueLines(), "\n")
		if seen[clues] {
			continue
		}
		seen[clues] = true
		if sum, is := task.Step.Evidence.(explain.Sum); !is || sum.Less == 0 {
			t.Fatalf("seed %d: the step is %v", seed, task.Step)
		}
		c, err := certify.StepBySums(t.Context(), argue.Frame(&explain.Frame{Number: 1, Step: &task.Step, Before: task.Grid}))
		if err != nil {
			t.Fatal(err)
		}
		formula, proof := sumFiles(t, c)
		if strings.Contains(formula, "from all houses") {
			t.Errorf("seed %d: it does not follow from what it cites", seed)
		}
		if !accepts(formula, proof) {
			t.Errorf("seed %d: VeriPB does not accept the proof", seed)
		}
		lines := slices.Collect(strings.Lines(formula))
		without := slices.Clone(lines)
		cages := 0
		for i, line := range lines {
			if strings.Contains(line, " +2 x") && strings.Contains(line, " = ") {
				cages, without[i] = cages+1, "+1 x111 +1 ~x111 = 1 ;\n"
			}
		}
		if cages == 0 || accepts(strings.Join(without, ""), proof) {
			t.Errorf("seed %d: VeriPB accepts the proof without the sums of %d cages", seed, cages)
		}
		if accepts(strings.Join(lines[:len(lines)-1], "")+"+1 x111 >= 0 ;\n", proof) {
			t.Errorf("seed %d: VeriPB accepts the proof if the step is not wrong", seed)
		}
		steps := slices.Collect(strings.Lines(proof))
		if accepts(formula, strings.Join(slices.Delete(steps, len(steps)/2, len(steps)/2+1), "")) {
			t.Errorf("seed %d: VeriPB accepts the proof without line %d", seed, len(steps)/2+1)
		}
	}
}
