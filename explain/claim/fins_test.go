package claim_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// A finned fish in words has the fins that are said, and no others: what is no fin is not taken for one.
func TestFinsInWords(t *testing.T) {
	tried := 0
	for _, code := range []string{"finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish"} {
		technique := techniques.Lookup(suite.All(), code)
		for _, at := range positions(t, technique) {
			if at.grid.Layout() != candidates.Classic9 {
				continue
			}
			for _, s := range at.steps {
				e := s.Evidence.(explain.Cover)
				fins := e.Fins(&at.grid)
				inner := e.Places(&at.grid).AndNot(fins)
				said := func(fin candidates.CellSet) claim.Judgement {
					var names []string
					for c := range fin.All() {
						names = append(names, c.String())
					}
					text := fmt.Sprintf("%s %v %s %s fin %s", technique.Name, e.Digit, linesOf(e.Base), linesOf(e.Covers), strings.Join(names, " "))
					c, err := claim.Read(text, &at.grid, called)
					if err != nil {
						t.Fatalf("%s: %s: %v", at.name, text, err)
					}
					return c.Judge(&at.grid, explain.Unique, called.Call)
				}
				if j := said(fins); j.Verdict != claim.Shown {
					t.Errorf("%s: with its fins it is %s: %s", at.name, j.Verdict, reason(j))
				}
				for c := range inner.All() {
					tried++
					if j := said(candidates.Cells(c)); j.Verdict == claim.Shown {
						t.Errorf("%s: with the fin %v, which is none, %v is shown", at.name, c, j.Step)
					}
				}
			}
		}
	}
	if tried < 20 {
		t.Errorf("%d cells were tried that are no fins", tried)
	}
}

// linesOf writes rows or columns, or boxes, in short.
func linesOf(hs candidates.HouseSet) string {
	text := map[candidates.Kind]string{candidates.Row: "r", candidates.Column: "c", candidates.Box: "b"}[hs.First().Kind()]
	for h := range hs.All() {
		text += fmt.Sprint(h.Number())
	}
	return text
}

// Where a name fits some of what follows from a pattern, a claim without a conclusion is of that alone.
func TestNameLeavesEffects(t *testing.T) {
	p, err := notation.Parse(`
+------------------+----------------+---------------+
| 7    2    346    | 39   469  5    | +8 +1   46    |
| 9    46   1456   | 8    1467 167  | 3  257  2456  |
| 1345 +8   13456  | +2   1467 1367 | 9  57   456   |
+------------------+----------------+---------------+
| +8   1    23579  | 6    579  379  | 25 4    2359  |
| 235  39   2359   | +1   8    4    | +6 2359 7     |
| 6    3479 34579  | 3579 2    379  | 1  +8   359   |
+------------------+----------------+---------------+
| 13   5    8      | 79   179  2    | +4 6    139   |
| 123  369  12369  | 4    1569 +8   | 7  2359 12359 |
| 124  4679 124679 | 59   3    169  | 25 259  8     |
+------------------+----------------+---------------+
`, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	const pattern = " A (5)r4c5,r9c4 / B (5)r6c4,r8c5 / C (5)r4c7 / D (5)r9c7"
	one := judged(t, &p.Grid, "Multi-Coloring 1"+pattern)
	two := judged(t, &p.Grid, "Multi-Coloring 2"+pattern)
	if one.Verdict != claim.Shown || two.Verdict != claim.Shown || two.Step.Technique.Code != "multi-coloring-2" {
		t.Fatalf("of two kinds one is %s, the other %s: %s", one.Verdict, two.Verdict, reason(two))
	}
	for text, want := range map[string]bool{"r4c5<>5": true, "r9c4<>5": true, "r6c9<>5": true, "r6c3<>5": false, "r6c4<>3": false} {
		e := effectsOf(t, text)[0]
		if slices.Contains(one.Step.Effects, e) != want || !slices.Contains(two.Step.Effects, e) {
			t.Errorf("%s: one kind has %v, the other %v", text, one.Step.Effects, two.Step.Effects)
		}
	}
}
