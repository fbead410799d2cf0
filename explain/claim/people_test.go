package claim_test

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
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

// What says nothing is no claim.
func TestNothingSaid(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for _, text := range []string{"", " ", "\n", ".", ",", "!", "(", "()", "so", "because", "hmm", "is", "=>"} {
		c, err := claim.Read(text, &g, called)
		var unread *claim.Error
		if !errors.As(err, &unread) || unread.Col < 1 || unread.Col > len(text)+1 {
			t.Errorf("%q is read as %v, %v", text, c, err)
		}
	}
}

// Every bracket, bar, link and arrow of a notation is needed: without one of them it is not read, and where
// something is missing is said.
func TestMarksAreNeeded(t *testing.T) {
	tried := map[byte]int{}
	for _, f := range lessons(t) {
		text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &f.step, Before: f.grid})
		for i := range len(text) {
			if !strings.ContainsRune("()[]{}/|=>", rune(text[i])) {
				continue
			}
			tried[text[i]]++
			cut := text[:i] + text[i+1:]
			c, err := claim.Parse(cut, candidates.Classic9, called.Known)
			var wrong *claim.Error
			if !errors.As(err, &wrong) {
				t.Errorf("%s is read as %v", cut, c)
			} else if wrong.Col < 1 || wrong.Col > len(cut)+1 || !strings.Contains(wrong.Msg.String(), "expected") {
				t.Errorf("%s: %v", cut, wrong)
			}
		}
	}
	if len(tried) != len("()[]{}/|=>") {
		t.Errorf("left out were %v", tried)
	}
}

// An error shows the claim with a caret under the place, and a question mark for what terminals do not print.
func TestErrorsPoint(t *testing.T) {
	for _, test := range []struct {
		text string
		col  int
		want string
	}{
		{"r1c1 is x", 9, "  r1c1 is x\n          ^"},
		{"r1c1\tis x", 9, "  r1c1?is x\n          ^"},
		{"\x1b[31m", 1, "  ?[31m\n  ^"},
		{"~ größer x", 12, "  ~ gr??er x\n           ^"},
		{"", 1, "  \n  ^"},
	} {
		if got := (&claim.Error{Text: test.text, Col: test.col, Msg: fault.New("expected")}).Long(nil); !strings.HasSuffix(got, "expected\n"+test.want) {
			t.Errorf("%q: %q", test.text, got)
		}
	}
}

// A conclusion is settled by the grid if all of it is done, or some of it cannot be; otherwise what is still to be
// done is said, and why nothing here does it.
func TestSettled(t *testing.T) {
	p, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]struct {
		verdict claim.Verdict
		settled bool
		reason  string
	}{
		"r1c1=5":           {claim.Idle, true, "r1c1"},
		"r1c3<>5":          {claim.Idle, true, "r1c3"},
		"r1c3<>356789":     {claim.Idle, true, "r1c3 can be 1, 2 or 4."}, // it is one of these
		"r1c1=5, r1c3<>5":  {claim.Idle, true, "r1c1"},
		"r1c3<>1":          {claim.Unsupported, false, "Nothing here rules out 1 in r1c3"},
		"r1c3<>15":         {claim.Unsupported, false, "Nothing here rules out 1 in r1c3"},
		"r1c1=5, r1c4<>2":  {claim.Unsupported, false, "Nothing here rules out 2 in r1c4"},
		"r1c3=1":           {claim.Unsupported, false, "No step here places 1 in r1c3"},
		"r1c1=4":           {claim.Unsupported, true, "r1c1"},
		"r1c3=5":           {claim.Unsupported, true, "5"},
		"r1c3<>1, r1c1<>5": {claim.Unsupported, true, "r1c1"},
	} {
		c, err := claim.Parse(text, candidates.Classic9, called.Known)
		if err != nil {
			t.Fatal(err)
		}
		if j, settled := c.Settled(&p.Grid); j.Verdict != want.verdict || settled != want.settled || !strings.Contains(reason(j), want.reason) {
			t.Errorf("%s is %s, settled %v: %s", text, j.Verdict, settled, reason(j))
		}
	}
}

// Patterns in words get the verdict that they deserve, with what follows from them.
func TestPatternsInWords(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"patterns.txt", "afterwards.txt", "heard.txt"} {
		understood, all := 0, 0
		for _, row := range rows(t, file, 4) {
			p, err := notation.Parse(techniques.Lookup(suite.All(), row[0]).Doc.Grid, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			all++
			a := ask(row[1], &p.Grid)
			if err := a.err; err != nil {
				if row[2] != "-" {
					t.Errorf("%s: %s: %v", row[0], row[1], err)
				} else if row[3] != "" && !strings.Contains(err.Error(), row[3]) {
					t.Errorf("%s: %s: %v, want %s", row[0], row[1], err, row[3])
				}
				continue
			}
			j := a.j
			if string(j.Verdict) != row[2] {
				t.Errorf("%s: %s is %s: %s\nwant %s", row[0], row[1], j.Verdict, reason(j), row[2])
				continue
			}
			understood++
			if j.Verdict == claim.Shown && fmt.Sprint(j.Step.Effects) != fmt.Sprint(effectsOf(t, row[3])) {
				t.Errorf("%s: %s shows %v, want %s", row[0], row[1], j.Step.Effects, row[3])
			}
			if j.Verdict != claim.Shown && !place.MatchString(strings.ToLower(reason(j))) {
				t.Errorf("%s: %s: %s names no cell or house", row[0], row[1], reason(j))
			}
		}
		t.Logf("%s: %d of %d", file, understood, all)
	}
}
