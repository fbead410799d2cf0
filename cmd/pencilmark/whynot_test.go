package main

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// What the next step changes is shown, by a step that is proved; what contradicts
// the solution is not, and what the solution has is told only if it is asked for.
func TestConclusions(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 7
	}
	s := settings{list: suite.Human(), options: pipeline.Options{Techniques: suite.Human()}}
	plain, spoiling := newJudge(s, true, false), newJudge(s, true, true)
	judgeOf := func(j *judge, g candidates.Grid, e explain.Effect) claim.Judgement {
		t.Helper()
		var r result
		found, ok := j.of(t.Context(), e.String(), item{Puzzle: &notation.Puzzle{Grid: g}}, &r)
		if !ok {
			t.Fatalf("%v on %v: %s", e, &g, r.failure)
		}
		return found
	}
	right := 0
	for _, g := range notationtest.Read(t, "solved", every) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		n := 0
		for step, ok := runner.Next(&g); ok; step, ok = runner.Next(&g) {
			if n++; n%9 == 0 {
				e := step.Effects[len(step.Effects)-1]
				j := judgeOf(plain, g, e)
				if j.Verdict != claim.Shown || verify.Step(&g, j.Step) != nil || !follows(g, j.Step, e) {
					t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
				}
				c := g.Open().First()
				wrong := []explain.Effect{explain.Remove(c, solution[c])}
				if others := g.Candidates(c).Without(solution[c]); others != 0 {
					wrong = append(wrong, explain.Place(c, others.First()))
				}
				for _, e := range wrong {
					if j := judgeOf(plain, g, e); j.Verdict != claim.Unsupported || strings.Contains(j.Reason, "solution") || !strings.Contains(j.Reason, c.String()) {
						t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
					}
					told := "In the solution " + c.String() + " is " + solution[c].String() + "."
					if j := judgeOf(spoiling, g, e); j.Verdict != claim.False || !strings.HasSuffix(j.Reason, told) {
						t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
					}
				}
				right += 1 + len(wrong)
			}
			step.Apply(&g)
		}
	}
	if right < 100 {
		t.Errorf("%d conclusions were judged", right)
	}
}

// follows reports whether the effect is done after the step.
func follows(g candidates.Grid, s *explain.Step, e explain.Effect) bool {
	s.Apply(&g)
	return claim.Done(&g, e) != ""
}
