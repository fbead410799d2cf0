package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// A line that says what is left beside digits that were placed names the lines that placed them, but for the one before it.
func TestPlacementsAreNumbered(t *testing.T) {
	placed := func(under int, c candidates.Cell, d candidates.Digit) explain.Line {
		return explain.Line{Rule: explain.RuleSuppose, Under: under, Claim: explain.SomeOf(candidates.Of(c, d))}
	}
	last := candidates.At(1, 9)
	a := explain.Argument{
		placed(0, candidates.At(1, 1), 1), placed(1, candidates.At(1, 2), 2), placed(2, candidates.At(4, 9), 3),
		{Rule: explain.RuleLeft, Under: 3, From: []int{1, 2, 3}, Item: candidates.CellItem(last), Claim: explain.SomeOf(candidates.Of(last, 4))},
	}
	text := prose.Writer{}.Argument(candidates.Classic9, a)[3]
	for _, want := range []string{"1 at r1c1 (line 1)", "2 at r1c2 (line 2)", "3 at r4c9"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q: expected %q", text, want)
		}
	}
	if strings.Contains(text, "3)") {
		t.Errorf("%q names the line before it by its number", text)
	}
}
