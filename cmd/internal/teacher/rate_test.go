package teacher_test

import (
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
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
