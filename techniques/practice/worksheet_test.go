package practice

import (
	"fmt"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// The technique comes next in each position of a worksheet, its step is proved, no board is there twice, and the
// same seed gives the same boards.
func TestWorksheet(t *testing.T) {
	for _, code := range []string{"x-wing", "naked-single", "xy-chain", "unique-rectangle-1"} {
		of := techniques.Lookup(suite.Human(), code)
		list, err := Worksheet(of, 6, 5)
		if err != nil || len(list) != 6 {
			t.Fatalf("%s: %d tasks, %v", code, len(list), err)
		}
		again, err := Worksheet(of, 6, 5)
		if err != nil {
			t.Fatal(err)
		}
		other, err := Worksheet(of, 6, 6)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for i, task := range list {
			if s, ok := techniques.NewRunner(suite.Human()).Grant(explain.Unique).Next(&task.Grid); !ok || s.Technique.Code != code {
				t.Errorf("%s: %s comes next on %v", code, s.Technique.Code, &task.Grid)
			}
			if err := verify.Step(&task.Grid, &task.Step); err != nil || task.Step.Technique.Code != code {
				t.Errorf("%s: %v of %s", code, err, task.Step.Technique.Code)
			}
			if text := task.Grid.String(); seen[text] {
				t.Errorf("%s: twice %s", code, text)
			} else {
				seen[text] = true
			}
			if !task.Grid.Equal(&again[i].Grid) || task.Grid.Equal(&other[i].Grid) {
				t.Errorf("%s: board %d does not depend on the seed alone", code, i+1)
			}
		}
	}
	few := techniques.Lookup(suite.Human(), "x-wing")
	if n := len(Codes()[few.Code]); n > 0 {
		if _, err := Worksheet(few, n, 1); err != nil && strings.Contains(err.Error(), "there are") {
			t.Error(err)
		}
		if _, err := Worksheet(few, n+1, 1); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("there are %d", n)) {
			t.Errorf("%d of %d positions: %v", n+1, n, err)
		}
	}
	if _, err := Worksheet(techniques.Lookup(suite.Human(), "x-wing"), 10_000, 1); err == nil {
		t.Error("there are 10,000 positions")
	}
}
