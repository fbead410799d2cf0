package claim_test

import (
	"errors"
	"fmt"
	"os"
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

// rows returns the lines of a file of testdata, cut at its strokes.
func rows(t *testing.T, file string, fields int) (all [][]string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		row := strings.SplitN(line, "|", fields)
		if len(row) != fields {
			t.Fatalf("%s: %s", file, line)
		}
		for i := range row {
			row[i] = strings.TrimSpace(row[i])
		}
		all = append(all, row)
	}
	return all
}

// effectsOf reads effects as testdata has them.
func effectsOf(t *testing.T, text string) []explain.Effect {
	t.Helper()
	c, err := claim.Parse(text, candidates.Classic9, func(string) bool { return false })
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return c.Effects
}

// Conclusions in words say what they say, and what says less is none.
func TestConclusionsInWords(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for _, row := range rows(t, "conclusions.txt", 2) {
		c, err := claim.Read(row[0], &g, called)
		switch {
		case row[1] == "-":
			var unread *claim.Error
			if !errors.As(err, &unread) || unread.Col < 1 || unread.Col > len(row[0])+1 {
				t.Errorf("%s is read as %v, %v", row[0], c, err)
			}
		case err != nil:
			t.Errorf("%s: %v", row[0], err)
		case !c.IsConclusion() || !slices.Equal(c.Effects, effectsOf(t, row[1])):
			t.Errorf("%s is read as %v, want %s", row[0], c.Effects, row[1])
		}
	}
}

// Patterns in words get the verdict that they deserve, with what follows from them.
func TestPatternsInWords(t *testing.T) {
	for _, file := range []string{"patterns.txt", "afterwards.txt"} {
		understood, all := 0, 0
		for _, row := range rows(t, file, 4) {
			p, err := notation.Parse(techniques.Lookup(suite.All(), row[0]).Doc.Grid, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			all++
			c, err := claim.Read(row[1], &p.Grid, called)
			if err != nil {
				if row[2] != "-" {
					t.Errorf("%s: %s: %v", row[0], row[1], err)
				} else if row[3] != "" && !strings.Contains(err.Error(), row[3]) {
					t.Errorf("%s: %s: %v, want %s", row[0], row[1], err, row[3])
				}
				continue
			}
			j := c.Judge(&p.Grid, explain.Unique, called.Call)
			if string(j.Verdict) != row[2] {
				t.Errorf("%s: %s is %s: %s\nwant %s", row[0], row[1], j.Verdict, j.Reason, row[2])
				continue
			}
			understood++
			if j.Verdict == claim.Shown && fmt.Sprint(j.Step.Effects) != fmt.Sprint(effectsOf(t, row[3])) {
				t.Errorf("%s: %s shows %v, want %s", row[0], row[1], j.Step.Effects, row[3])
			}
			if j.Verdict != claim.Shown && !place.MatchString(strings.ToLower(j.Reason)) {
				t.Errorf("%s: %s: %s names no cell or house", row[0], row[1], j.Reason)
			}
		}
		t.Logf("%s: %d of %d", file, understood, all)
	}
}
