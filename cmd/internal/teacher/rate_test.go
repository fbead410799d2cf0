package teacher_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
)

// No scale rates a puzzle that has no solution or several, and each says which it is.
func TestNothingToRate(t *testing.T) {
	for puzzle, want := range map[string]string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..97": "no solution",
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........": "several solutions",
	} {
		for _, scale := range []string{"explainer", "time"} {
			answer, err := teacher.Call(t.Context(), "rate", []byte(`{"input": "`+puzzle+`", "scale": "`+scale+`"}`))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(answer), want) || scale == "explainer" && !strings.Contains(string(answer), `"outcome":"incomplete"`) {
				t.Errorf("%s, %s: %s", puzzle, scale, answer)
			}
		}
	}
}

// A rating on the scale of Sudoku Explainer names the step that decides on each of its three numbers.
func TestExplainerSteps(t *testing.T) {
	p, err := notation.Parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	x := teacher.ExplainerRecord(t.Context(), encode.Origin{}, &p.Grid, rating.NewExplainer())
	if x.Outcome != "rated" || x.ER < x.EP || x.EP < x.ED || x.ED < 1 {
		t.Errorf("%s, %.1f/%.1f/%.1f", x.Outcome, x.ER, x.EP, x.ED)
	}
	for name, s := range map[string]*encode.RatedStep{"ER": x.ERStep, "EP": x.EPStep, "ED": x.EDStep} {
		if s == nil || s.Number < 1 || s.Name == "" {
			t.Errorf("%s has the step %+v", name, s)
		}
	}
}

// A puzzle has a level on HoDoKu's scale, whatever order it was solved in. One whose clues add up digits has none: that
// order would take nets for what people add.
func TestGrade(t *testing.T) {
	for puzzle, want := range map[string]bool{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79":                                                 true,
		"layout: classic4\n1.......2.......\ncage 4: r1c3 r2c3\ncage 7: r2c1 r2c2\ncage 5: r3c2 r3c3\ncage 5: r4c2 r4c3\ncage 4: r3c4 r4c4": false,
	} {
		p, err := notation.Parse(puzzle, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		w := teacher.NewSolver(pipeline.Options{}).Solve(t.Context(), p.Grid)
		if w.Outcome != explain.Solved {
			t.Fatalf("%v: %v", &w.Start, w.Outcome)
		}
		level, score, ok := teacher.Grade(w)
		if ok != want || ok != (level != "" && score > 0) {
			t.Errorf("%v: got %q, %d, %v, want %v", &w.Start, level, score, ok, want)
		}
	}
}
