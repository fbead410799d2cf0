package pipeline_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// The puzzle known as Easter Monster, which needs trials within trials.
const monster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

func TestTrialLesson(t *testing.T) {
	if err := techniques.Validate(append(suite.All(), pipeline.Trial)); err != nil {
		t.Error(err)
	}
	example := pipeline.Trial.Doc
	g := parse(t, example.Grid, candidates.Classic9)
	// Nearly every position has some step at the levels above.
	easier := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Level > techniques.Hard })
	if step, ok := techniques.NewRunner(easier).Grant(explain.Unique).Next(&g); ok {
		t.Errorf("%v applies, so nothing has to be supposed", step.Technique)
	}
	step, ok := techniques.NewRunner([]*techniques.Technique{pipeline.Trial}).Next(&g)
	if !ok || len(step.Effects) != 1 || step.Effects[0].String() != example.Want {
		t.Errorf("got %v, want %s", step.Effects, example.Want)
	}
	if err := verify.Step(&g, &step); err != nil {
		t.Error(err)
	}

	// With several solutions some candidate may be false, or none.
	empty := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	if step, ok := techniques.NewRunner([]*techniques.Technique{pipeline.Trial}).Next(&empty); ok {
		t.Errorf("empty board: got %v", step.Effects)
	}
}

// A branch gives each placement under its easiest name, and a trial within it
// as a trial.
func TestTrialBranches(t *testing.T) {
	easiest := techniques.NewRunner(suite.All()).Grant(explain.Unique)
	depth := 0
	var check func(f *explain.Frame)
	check = func(f *explain.Frame) {
		for b := range f.Branch() {
			if _, ok := b.Step.Evidence.(explain.Trial); ok {
				if b.Step.Technique != pipeline.Trial.Ref() {
					t.Errorf("a trial is called %v", b.Step.Technique)
				}
				check(b)
				continue
			}
			var want explain.Ref
			easiest.All(&b.Before, func(s explain.Step) bool {
				if s.Effects[0] == b.Step.Effects[0] {
					want = s.Technique
				}
				return want == (explain.Ref{})
			})
			if b.Step.Technique != want {
				t.Errorf("%v is called %v, want %v", b.Step.Effects, b.Step.Technique, want)
			}
		}
	}
	list, err := suite.Select(suite.Human(), nil, []string{"forcing-net-patterns", "nested-forcing-net"})
	if err != nil {
		t.Fatal(err)
	}
	w := newSolver(t, pipeline.Options{Techniques: list}).Solve(t.Context(), parse(t, monster, candidates.Classic9))
	for f := range w.Frames() {
		if trial, ok := f.Step.Evidence.(explain.Trial); ok && f.Step.Technique == pipeline.Trial.Ref() {
			depth = max(depth, trial.Depth())
			check(f)
		}
	}
	if depth < 2 {
		t.Errorf("no trial is nested in another")
	}
}

// Whatever the techniques, a puzzle with one solution is solved: what a profile
// lacks is made up by trials, and by the singles that these rest on.
func TestAnyProfile(t *testing.T) {
	g := parse(t, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", candidates.Classic9)
	for _, only := range []string{"x-wing", "full-house", "pointing"} {
		list, err := suite.Select(suite.All(), []string{only}, nil)
		if err != nil {
			t.Fatal(err)
		}
		w := newSolver(t, pipeline.Options{Techniques: list, Check: verify.Step}).Solve(t.Context(), g)
		if w.Outcome != explain.Solved || w.Profile != "custom" {
			t.Errorf("%s: got %s with profile %q", only, w.Outcome, w.Profile)
		}
		if err := verify.Walkthrough(w); err != nil {
			t.Errorf("%s: %v", only, err)
		}
		for code := range w.Summary().Techniques {
			if !slices.Contains([]string{only, "full-house", "naked-single", "hidden-single", pipeline.Trial.Code}, code) {
				t.Errorf("%s: took a step of %s", only, code)
			}
		}
	}
}

func TestCheckPanics(t *testing.T) {
	defer func() {
		got, _ := recover().(string)
		for _, part := range []string{"hidden-single", "step 3", "...", "not today"} {
			if !strings.Contains(got, part) {
				t.Errorf("panic %q does not say %q", got, part)
			}
		}
	}()
	n := 0
	solver := newSolver(t, pipeline.Options{Check: func(*candidates.Grid, *explain.Step) error {
		if n++; n == 3 {
			return errors.New("not today")
		}
		return nil
	}})
	solver.Solve(t.Context(), parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9))
}

// Trials nest no deeper than documents say, where one that goes on as deep as it comes nests deeper.
func TestTrialsNestNoDeeper(t *testing.T) {
	for _, v := range notationtest.Variants(t, "variants/puzzles.jsonl") {
		if v.Name != "iss-162" {
			continue
		}
		deepest := 0
		for _, s := range newSolver(t, pipeline.Options{}).Solve(t.Context(), v.Grid).Steps {
			if e, ok := s.Evidence.(explain.Trial); ok {
				deepest = max(deepest, e.Depth())
			}
		}
		if deepest == 0 || deepest > verify.MaxDepth {
			t.Errorf("trials nest %d deep, want at most %d", deepest, verify.MaxDepth)
		}
		return
	}
	t.Error("there is no such puzzle")
}
