package claim_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// A pattern that is there and changes nothing is not said to be missing, although techniques report only those with effects; one that is not
// there is.
func TestIdlePatterns(t *testing.T) {
	p, err := notation.Parse(idleBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		text string
		want claim.Verdict
	}{
		{"skyscraper on 7s, rows 5 and 6", claim.Idle},
		{"skyscraper 7 r5c6 r6c9", claim.Idle},
		{"skyscraper 7 rows 5 and 6, so r4c8 isn't 7", claim.Unsupported},
		{"skyscraper 9 rows 5 and 6", claim.Flawed},
		{"kite 7 r5c6 r6c9", claim.Flawed},
		{"x-wing 5 r4c3, r4c7, r6c3 and r6c7", claim.Idle},   // its corners one by one
		{"x-wing 3 r4c3, r4c7, r6c3 and r6c7", claim.Flawed}, // row 4 has a third
		{"7-(r6c1)-9-(r6c9)-7-(r4c8)-9", claim.Idle},         // no claim that r4c8 is not 9, which is true
		{"7-(r6c1)-9-(r6c9)-7-(r4c6)-9", claim.Flawed},
		{"xy-wing 7-(r6c1)-9-(r6c9)-7-(r4c8)-9", claim.Flawed},
		{"xy-wing 7-(r5c6)-3-(r4c6)-7-(r4c8)-9", claim.Flawed},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		j := c.Judge(&p.Grid, explain.Unique, called.Call)
		if j.Verdict != row.want {
			t.Errorf("%s is %s, want %s: %s", row.text, j.Verdict, row.want, reason(j))
		}
	}
}

const idleBoard = `
+------------+-----------+-------------+
| 19 +8 +6   |+7 +3   19 |+4   5    2  |
| 3  +5  19  |+4 +6   2  | 8   179  79 |
| 4  +2  7   | 8  19 +5  |+6   19   3  |
+------------+-----------+-------------+
| 8  +4  359 | 1 +2   37 | 35  79  +6  |
| 27  6  23  | 9  5   37 |+1  +8   +4  |
| 79  1  35  |+6  4  +8  | 35  2    79 |
+------------+-----------+-------------+
| 5  +3 +8   |+2  7   6  |+9  +4   +1  |
|+6  +7  4   |+5  19  19 |+2  +3   +8  |
| 12  9  12  |+3 +8  +4  | 7   6   +5  |
+------------+-----------+-------------+
`

// A target that is named among the cells of its pattern is none of them.
func TestTargetAmongCells(t *testing.T) {
	p, err := notation.Parse(idleBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]claim.Verdict{
		"skyscraper on 9 with r1c1, r6c19 and r2c39, so r2c3 isn't 9":           claim.Shown,
		"skyscraper on 9 with r1c1, r6c19 and r2c39, so r2c3=1":                 claim.Shown, // what is left there
		"skyscraper on 9 with r1c1, r6c19 and r2c39, so r2c8 isn't 9":           claim.Flawed,
		"skyscraper on 9 with r1c1, r6c19 and r2c9 and r3c5, so r3c5 isn't 9":   claim.Flawed,
		"skyscraper on 9 with r1c1, r6c19 and r2c9 and r3c5, so r3c5 must be 1": claim.Flawed,
	} {
		c, err := claim.Read(text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); j.Verdict != want {
			t.Errorf("%s is %s, want %s: %s", text, j.Verdict, want, reason(j))
		}
	}
}
