package verify_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

func TestWalkthroughs(t *testing.T) {
	for _, w := range walkthroughs(t) {
		if err := verify.Walkthrough(w); err != nil || w.Outcome != explain.Solved {
			t.Errorf("%s: %v, %v", w.Start.String(), w.Outcome, err)
		}
	}
}

// Outcomes that hold, and each of them changed in every way that matters.
func TestOutcome(t *testing.T) {
	solved := pipeline.Solve(puzzle("classic4", "...41......22..."))
	last := len(solved.Steps) - 1
	ok := solved.Solutions[0]
	wrongDigit, offBoard := ok, ok
	wrongDigit[candidates.At(1, 1)] = 9
	offBoard[candidates.At(9, 9)] = 1

	// Two solutions, and a filling that breaks a rule with candidates alone.
	two := puzzle("classic4", "12..............")
	first := filled(two)
	fewer := two
	fewer.Remove(candidates.At(1, 3), first[candidates.At(1, 3)])
	second := filled(fewer)
	clashing := first
	clashing[candidates.At(4, 1)], clashing[candidates.At(4, 2)] = first[candidates.At(4, 2)], first[candidates.At(4, 1)]

	clash := puzzle("classic4", "11..............")
	none := pipeline.Solve(puzzle(jigsaw, ".3.1....4..2.4.."))

	for _, test := range []struct {
		name string
		w    explain.Walkthrough
		want string // empty if the walkthrough is right
	}{
		{"solved", *solved, ""},
		{"no board", explain.Walkthrough{}, "the walkthrough has no board to start from"},
		{"no outcome", changed(solved, func(w *explain.Walkthrough) { w.Outcome = "" }), `"" is no outcome`},
		{"last step missing", changed(solved, func(w *explain.Walkthrough) { w.Steps = w.Steps[:last] }), "the outcome is solved, with 1 cell open"},
		{"no solution listed", changed(solved, func(w *explain.Walkthrough) { w.Solutions = nil }),
			"the outcome is solved, but 0 solutions are listed: expected 1"},
		{"two solutions listed", changed(solved, func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{ok, ok} }),
			"the outcome is solved, but 2 solutions are listed: expected 1"},
		{"wrong digit", changed(solved, func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{wrongDigit} }),
			"solution 1 is wrong: r1c1 holds 9, the puzzle allows 3"},
		{"digit off the board", changed(solved, func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{offBoard} }),
			"solution 1 is wrong: it has a digit outside the board"},
		{"empty solution", changed(solved, func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{{}} }), "solution 1 is wrong: r1c1 is empty"},
		{"solved called no solution", changed(solved, func(w *explain.Walkthrough) { w.Outcome, w.Solutions = explain.NoSolution, nil }),
			"the outcome is no-solution, but every item has a candidate left"},
		{"solved called many", changed(solved, func(w *explain.Walkthrough) {
			w.Outcome, w.Solutions = explain.ManySolutions, []candidates.Filling{ok, ok}
		}),
			"both solutions are the same"},
		{"solved called stalled", changed(solved, func(w *explain.Walkthrough) { w.Outcome, w.Solutions, w.Stop = explain.Stalled, nil, "tired" }),
			"the outcome is stalled, but there is nothing left to do"},

		{"many", explain.Walkthrough{Start: two, Outcome: explain.ManySolutions, Solutions: []candidates.Filling{first, second}}, ""},
		{"one of many", explain.Walkthrough{Start: two, Outcome: explain.ManySolutions, Solutions: []candidates.Filling{first}},
			"the outcome is many-solutions, but 1 solutions are listed: expected 2"},
		{"another puzzle", explain.Walkthrough{Start: two, Outcome: explain.ManySolutions, Solutions: []candidates.Filling{first, ok}},
			"solution 2 is wrong: r1c1 holds 3, the puzzle allows 1"},
		{"clash in a solution", explain.Walkthrough{Start: two, Outcome: explain.ManySolutions, Solutions: []candidates.Filling{first, clashing}},
			"solution 2 is wrong: it has 3 in r2c1,r4c1 of col1"},
		{"many called solved", explain.Walkthrough{Start: two, Outcome: explain.Solved, Solutions: []candidates.Filling{first}},
			"the outcome is solved, with 14 cells open"},
		{"stalled", explain.Walkthrough{Start: two, Outcome: explain.Stalled, Stop: "no technique applies"}, ""},
		{"stalled without reason", explain.Walkthrough{Start: two, Outcome: explain.Stalled}, "the outcome is stalled, but no reason is given"},
		{"stalled with a solution", explain.Walkthrough{Start: two, Outcome: explain.Stalled, Stop: "no technique applies", Solutions: []candidates.Filling{first}},
			"the outcome is stalled, but 1 solutions are listed: expected 0"},

		{"clash", explain.Walkthrough{Start: clash, Outcome: explain.NoSolution}, ""},
		{"clash called stalled", explain.Walkthrough{Start: clash, Outcome: explain.Stalled, Stop: "tired"},
			"the outcome is stalled, but there is nothing left to do"},
		{"clash called solved", explain.Walkthrough{Start: clash, Outcome: explain.Solved, Solutions: []candidates.Filling{ok}},
			"the outcome is solved, but r1c1 has no candidate left"},
		{"no solution", *none, ""},
		{"no solution yet", changed(none, func(w *explain.Walkthrough) { w.Steps = w.Steps[:1] }),
			"the outcome is no-solution, but every item has a candidate left"},
		{"no solution with a solution", changed(none, func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{ok} }),
			"the outcome is no-solution, but 1 solutions are listed: expected 0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := verify.Walkthrough(&test.w)
			var wrong *verify.Error
			switch {
			case test.want == "" && err != nil:
				t.Error(err)
			case test.want != "" && !errors.As(err, &wrong):
				t.Errorf("got %v, want %q", err, test.want)
			case test.want != "" && (err.Error() != test.want || wrong.Path != nil):
				t.Errorf("path %v\n got %q\nwant %q", wrong.Path, err, test.want)
			}
		})
	}
}

// filled returns a solution.
func filled(g candidates.Grid) candidates.Filling {
	f, ok := solution(g)
	if !ok {
		panic("no solution")
	}
	return f
}

// changed returns a copy of the walkthrough after a change.
func changed(w *explain.Walkthrough, change func(*explain.Walkthrough)) explain.Walkthrough {
	v := *w
	v.Steps = slices.Clone(w.Steps)
	change(&v)
	return v
}

func TestNoBoard(t *testing.T) {
	s := step(single("r1c1=1", "r1c1"), "r1c1=1")
	if err := verify.Step(&candidates.Grid{}, &s); err == nil {
		t.Error("a step without a board was accepted")
	}
}

// The path leads to the step, whatever it is nested in.
func TestPath(t *testing.T) {
	g := position("classic9", "r1c1:12 r1c2:134 r1c3:134 r1c4:134 r9c9:5")
	w := explain.Walkthrough{Start: g, Steps: []explain.Step{
		step(single("r9c9=5", "r9c9"), "r9c9=5"),
		step(trial("r1c1=1", "r1c4", step(trial("r1c2=3", "r1c4",
			step(single("r1c3=4", "1@row1"), "r1c3=4")), "r1c2<>3")), "r1c1<>1"),
	}}
	var wrong *verify.Error
	if err := verify.Walkthrough(&w); !errors.As(err, &wrong) || !slices.Equal(wrong.Path, []int{2, 1, 1}) {
		t.Errorf("got path %v, want [2 1 1]", wrong.Path)
	}
	if got, want := wrong.Error(), "step 2, branch step 1, branch step 1: the evidence is wrong: r1c3=4 is not the only candidate of 1@row1"; got != want {
		t.Errorf("\n got %q\nwant %q", got, want)
	}
	if err := verify.Step(&g, &w.Steps[1]); !errors.As(err, &wrong) || !slices.Equal(wrong.Path, []int{0, 1, 1}) {
		t.Errorf("got path %v, want [0 1 1]", wrong.Path)
	}
}

// Whoever wants to know what kind of thing is wrong need not read the words.
func TestKinds(t *testing.T) {
	const pair = "r1c1:12 r1c5:12"
	eight := "r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8"
	for _, test := range []struct {
		marks string
		step  explain.Step
		kind  error
	}{
		{pair, explain.NewStep(naked("r1c1,r1c5", "12", "row1")), verify.ErrForm},
		{pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Premises = nil }), verify.ErrForm},
		{"r1c1:12", step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), verify.ErrEvidence},
		{pair, step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>3"), verify.ErrConclusion},
		{pair, step(trial("r1c1=1", "r1c4"), "r1c1<>1"), verify.ErrProof},
		{strings.ReplaceAll(eight, ",", ":12345678 ") + ":12345678", step(naked(eight, "12345678", "row1"), "r1c9<>1"), verify.ErrTooLong},
	} {
		g := position("classic9", test.marks)
		err := verify.Step(&g, &test.step)
		for _, kind := range []error{verify.ErrForm, verify.ErrEvidence, verify.ErrConclusion, verify.ErrProof, verify.ErrTooLong, verify.ErrOutcome} {
			if errors.Is(err, kind) != (kind == test.kind) {
				t.Errorf("%v: of kind %q: %v", err, kind, errors.Is(err, kind))
			}
		}
	}
	if err := verify.Walkthrough(&explain.Walkthrough{Start: position("classic9", pair), Outcome: explain.Solved}); !errors.Is(err, verify.ErrOutcome) {
		t.Errorf("%v is not of kind %q", err, verify.ErrOutcome)
	}
}

// A walkthrough that shows a goal is refused unless its steps reach the goal.
func TestGoal(t *testing.T) {
	w := explain.Walkthrough{Start: position("classic9", "r1c1:12 r1c5:12"), Outcome: explain.Shown,
		Steps: []explain.Step{step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1")}}
	for _, test := range []struct {
		goal explain.Effect
		ok   bool
	}{
		{explain.Remove(3, 1), true},
		{explain.Remove(3, 2), false},
		{explain.Place(0, 1), false},
		{explain.Remove(0, 3), true}, // nobody said that it took a step
		{explain.Effect{}, false},
	} {
		w.Goal = test.goal
		if err := verify.Walkthrough(&w); (err == nil) != test.ok || err != nil && !errors.Is(err, verify.ErrOutcome) {
			t.Errorf("goal %v: %v", test.goal, err)
		}
	}
}
