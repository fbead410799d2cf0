package teacher_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// What the next step changes is shown, by a step that is proved and no harder; what contradicts
// the solution is not, and what the solution has is told only if it is asked for.
func TestConclusions(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 7
	}
	var s teacher.Settings
	plain, spoiling := teacher.NewJudge(s, true, false), teacher.NewJudge(s, true, true)
	judgeOf := func(j *teacher.Judge, g candidates.Grid, e explain.Effect) teacher.Opinion {
		t.Helper()
		found, err := j.Judge(t.Context(), e.String(), &g)
		if err != nil {
			t.Fatalf("%v on %v: %v", e, &g, err)
		}
		return found
	}
	rank := func(s *explain.Step) int {
		return slices.IndexFunc(suite.Human(), func(of *techniques.Technique) bool { return of.Code == s.Technique.Code })
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
				if len(j.Notes) > 0 {
					t.Errorf("%v on %v: %v", e, &g, j.Notes)
				}
				if j.Verdict != claim.Shown || verify.Step(&g, j.Step) != nil || !follows(g, j.Step, e) {
					t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
				} else if rank(j.Step) > rank(&step) {
					t.Errorf("%v on %v is shown by %s, and %s is easier", e, &g, j.Step.Technique.Name, step.Technique.Name)
				}
				c := g.Open().First()
				wrong := []explain.Effect{explain.Remove(c, solution[c])}
				if others := g.Candidates(c).Without(solution[c]); others != 0 {
					wrong = append(wrong, explain.Place(c, others.First()))
				}
				for _, e := range wrong {
					if j := judgeOf(plain, g, e); len(j.Notes) > 0 || j.Verdict != claim.Unsupported || strings.Contains(j.Reason, "solution") || !strings.Contains(j.Reason, c.String()) {
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
	return e.Done(&g)
}

// What no step shows, though it is so, comes with a note only if something kept the search from its end.
func TestNotesOfJudges(t *testing.T) {
	p, err := notation.Parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	var s teacher.Settings
	s.Options.Techniques = []*techniques.Technique{techniques.Lookup(suite.All(), "naked-pair")}
	solution := fallback.Solve(t.Context(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
	c := p.Grid.Open().First()
	j, err := teacher.NewJudge(s, true, false).Judge(t.Context(), explain.Place(c, solution[c]).String(), &p.Grid)
	if err != nil || j.Verdict != claim.Unsupported || j.Step != nil || len(j.Notes) > 0 {
		t.Errorf("%s, %v, notes %q, %v", j.Verdict, j.Step, j.Notes, err)
	}
}
