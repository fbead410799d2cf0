package teacher_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

var severalRemovals = regexp.MustCompile(`^Not yet: it follows after (\d+) removals, by ([^.]*)\.`)

// A placement that only a removal leads to is not yet shown, and the technique that leads to it is named.
func TestNotYet(t *testing.T) {
	judge := teacher.NewJudge(teacher.Settings{}, true, false)
	n := 0
	for _, g := range notationtest.Read(t, "solved", 7) {
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		for step, ok := runner.Next(&g); ok && n < 4; step, ok = runner.Next(&g) {
			before := g
			step.Apply(&g)
			next, follows := techniques.NewRunner(suite.Human()).Grant(explain.Unique).Next(&g)
			if step.Effects[0].Place || !follows || !next.Effects[0].Place {
				continue
			}
			o, err := judge.Judge(t.Context(), next.Effects[0].String(), &before)
			if err != nil {
				t.Fatal(err)
			}
			if o.Verdict == claim.Shown { // a harder technique shows it at once
				continue
			}
			n++
			// By one removal it is said what that gives; by several, in their order, the techniques of each.
			if m := severalRemovals.FindStringSubmatch(o.Reason); m != nil && m[1] != strconv.Itoa(1+strings.Count(m[2], ", ")) {
				t.Errorf("%s", o.Reason)
			} else if m == nil && !strings.HasPrefix(o.Reason, "Not yet: it follows after the "+step.Technique.Name+" that gives ") && !strings.Contains(o.Reason, " that gives ") {
				t.Errorf("%s after %s", o.Reason, step.Technique.Name)
			}
			if !strings.HasPrefix(o.Reason, "Not yet: it follows after ") || o.Verdict != claim.Unsupported {
				t.Errorf("%v after %s on %v is %s: %s", next.Effects[0], step.Technique.Name, &before, o.Verdict, o.Reason)
			}
		}
	}
	if n == 0 {
		t.Error("no placement rested on a removal")
	}
}
