package certify_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/fallback/learn"
	"pencilmark/fallback/learn/learntest"
)

// sumFiles returns both files of a certificate.
func sumFiles(t *testing.T, c *learn.Certificate) (formula, proof string) {
	t.Helper()
	var f, p bytes.Buffer
	if err := errors.Join(c.WriteFormula(&f), c.WriteProof(&p)); err != nil {
		t.Fatal(err)
	}
	return f.String(), p.String()
}

// counted is boards of six by six whose clues count: killers, arrows, and clues that are no sums.
var counted = [][]string{
	{"cage 13: r1c1 r1c2 r1c3 r2c1", "cage 8: r1c4 r1c5", "cage 9: r2c2 r2c3 r3c2", "cage 5: r1c6 r2c6", "cage 16: r3c3 r3c4 r4c3 r4c4"},
	{"arrow: r2c2 = r1c1 r1c2", "arrow: r5c5 = r5c4 r6c4 r6c5", "thermo: r3c3 r3c4 r2c4", "zipper: r4c1 r5c1 r6c1"},
	{"sandwich 4: r1c1-r1c6", "x-sum 8: r3c1-r3c6", "skyscraper 4: r1c2-r6c2", "quadruple 1 5: r4c4 r4c5 r5c4 r5c5"},
	{"region-sum: r1c2 r1c3 r1c4 r1c5", "little-killer 12: r4c1 r3c2 r2c3 r1c4", "knight"},
}

// Each step on boards that count has a certificate of its own, from what it cites, unless it assumes that the puzzle has
// one solution. The formula counts no clue that the step does not cite.
func TestStepBySums(t *testing.T) {
	shapes := map[explain.Shape]int{}
	for _, lines := range counted {
		g, _ := puzzleOn(t, cluestest.Board(t, candidates.Classic6, lines...))
		for f := range solve(t, &g).Frames() {
			if f.Step.Assumes != 0 {
				if _, err := certify.StepBySums(t.Context(), f); !errors.Is(err, certify.ErrUnique) {
					t.Errorf("%v step %d: error %v, want %v", lines, f.Number, err, certify.ErrUnique)
				}
				continue
			}
			shapes[explain.ShapeOf(f.Step.Evidence)]++
			f = argue.Frame(f)
			c, err := certify.StepBySums(t.Context(), f)
			if err != nil {
				t.Errorf("%v step %d, %s: %v", lines, f.Number, f.Step.Technique.Name, err)
				continue
			}
			formula, proof := sumFiles(t, c)
			if err := learntest.Check(formula, proof); err != nil {
				t.Errorf("%v step %d, %s: %v", lines, f.Number, f.Step.Technique.Name, err)
			}
			if strings.Contains(formula, "from all houses") {
				t.Errorf("%v step %d, %s: does not follow from what it cites", lines, f.Number, f.Step.Technique.Name)
			}
			for _, clue := range sumsOf(formula) {
				if !citesClue(f.Step, clue) {
					t.Errorf("%v step %d, %s: the formula adds up the %s, which the step does not cite", lines, f.Number, f.Step.Technique.Name, clue)
				}
			}
		}
	}
	if shapes[explain.ShapeSum] < 20 || shapes[explain.ShapeSingle] < 20 || shapes[explain.ShapeTrial] == 0 || shapes[explain.ShapeCases] == 0 {
		t.Errorf("only the shapes %v were seen", shapes)
	}
}

// sumsOf returns the clues of which a formula has a sum.
func sumsOf(formula string) (clues []string) {
	var under string
	for line := range strings.Lines(formula) {
		line = strings.TrimSpace(line)
		if text, ok := strings.CutPrefix(line, "* "); ok {
			under = text
		} else if clue, ok := strings.CutPrefix(under, "clue "); ok && strings.Contains(line, " = ") && !strings.HasSuffix(line, " = 1 ;") {
			clues = append(clues, clue)
		}
	}
	return clues
}

func citesClue(s *explain.Step, clue string) bool {
	return slices.ContainsFunc(s.Because, func(line explain.Line) bool {
		return slices.Contains(line.Clues, clue) ||
			line.Sum != nil && slices.ContainsFunc(line.Sum.Clues, func(x candidates.Addend) bool { return x.Clue == clue })
	})
}

// A step that says what does not follow has no certificate. One that cites too little has one from the whole board, which
// says so.
func TestStepBySumsErrors(t *testing.T) {
	fromAll := 0
	for _, lines := range counted {
		g, solution := puzzleOn(t, cluestest.Board(t, candidates.Classic6, lines...))
		for f := range solve(t, &g).Frames() {
			if f.Step.Assumes != 0 || f.Number%3 != 0 {
				continue
			}
			open := f.Before.Open().First()
			gone := (g.Layout().Digits() &^ f.Before.Candidates(open)).First()
			for name, change := range map[string]func(s *explain.Step){
				"against the solution": func(s *explain.Step) { s.Effects = []explain.Effect{explain.Remove(open, solution[open])} },
				"without effects":      func(s *explain.Step) { s.Effects = nil },
				"what is so":           func(s *explain.Step) { s.Effects = []explain.Effect{explain.Remove(open, gone)} },
				"an item of another board": func(s *explain.Step) {
					s.Premises = append(slices.Clone(s.Premises), candidates.HouseItem(1, candidates.MaxHouses-1))
				},
			} {
				step := *f.Step
				if change(&step); name == "what is so" && gone == 0 {
					continue
				}
				if _, err := certify.StepBySums(t.Context(), &explain.Frame{Number: f.Number, Step: &step, Before: f.Before}); !errors.Is(err, certify.ErrUnproved) {
					t.Errorf("%v step %d, %s: error %v, want %v", lines, f.Number, name, err, certify.ErrUnproved)
				}
			}
			if sum, ok := f.Step.Evidence.(explain.Sum); ok {
				step := *f.Step
				step.Evidence, step.Because = nil, nil
				c, err := certify.StepBySums(t.Context(), &explain.Frame{Number: f.Number, Step: &step, Before: f.Before})
				if err != nil {
					t.Errorf("%v step %d of %v: %v", lines, f.Number, sum, err)
					continue
				}
				formula, proof := sumFiles(t, c)
				if err := learntest.Check(formula, proof); err != nil {
					t.Errorf("%v step %d of %v: %v", lines, f.Number, sum, err)
				}
				fromAll += strings.Count(formula, ": proved from all houses and clues\n")
			}
		}
	}
	if fromAll < 5 {
		t.Errorf("%d steps are proved from the whole board", fromAll)
	}
}
