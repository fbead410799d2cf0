package claim_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
)

// Under the name of another technique a pattern of each shape is told to be none, by what it is made of and what it is
// called, whether it still changes something or not. [TestReasons] says that what is told is so.
func TestMisnamed(t *testing.T) {
	const file = "testdata/misnamed.golden"
	var got string
	told := map[string]bool{}
	for _, f := range lessons(t) {
		code := f.step.Technique.Code
		c, err := claim.Parse(prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &f.step, Before: f.grid}), f.grid.Layout(), called.Known)
		if told[code] || err != nil || f.grid.Layout() != candidates.Classic9 {
			continue
		}
		told[code] = true
		if c.Name = "X-Wing"; code == "x-wing" {
			c.Name = "Swordfish"
		}
		j := c.Judge(&f.grid, explain.Unique, called.Call)
		if j.Verdict != claim.Flawed || len(j.Reason) != 1 || j.Called.Code == "" {
			t.Errorf("%s under another name is %s, called %s: %s", code, j.Verdict, j.Called.Code, reason(j))
		}
		got += fmt.Sprintf("%s: %s\n", code, reason(j))

		after := f.grid
		f.step.Apply(&after)
		if again := c.Judge(&after, explain.Unique, called.Call); again.Verdict == claim.Shown {
			t.Errorf("%s under another name is shown when it is done", code)
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got); accept with -update:\n%s", file, diff)
	}
}
