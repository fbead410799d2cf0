package claim_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

var update = flag.Bool("update", false, "write the golden files")

// compare holds what was told against a golden file.
func compare(t *testing.T, name string, got *strings.Builder) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("%s (-want +got); accept with -update:\n%s", file, diff)
	}
}

// answer says how a claim is read and judged.
func answer(text string, g *candidates.Grid) string {
	a := ask(text, g)
	var unread *claim.Error
	switch c := a.c; {
	case errors.As(a.err, &unread):
		return fmt.Sprintf("unread from column %d: %s", unread.Col, unread.Msg)
	case c.Unread != "":
		return fmt.Sprintf("says %v, for a reason that is not understood: %s", c.Effects, c.Unread)
	case c.IsConclusion():
		return fmt.Sprintf("says %v", c.Effects)
	}
	if a.j.Verdict == claim.Shown {
		w := prose.Writer{}
		return fmt.Sprintf("shown: %s; says %v", w.Notation(&explain.Frame{Number: 1, Step: a.j.Step, Before: *g}), a.c.Effects)
	}
	return fmt.Sprintf("%s: %s", a.j.Verdict, reason(a.j))
}

// What is answered to the claims of people, word for word: what each pattern was taken for, and what is said against
// what is wrong. Those of forums are said once more with the last word left out, as they stand while somebody is typing.
func TestAnswers(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	n := 0
	for _, f := range forums(t) {
		for _, line := range f.claims {
			said, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			fmt.Fprintf(&b, "%s\n    %s\n", said, answer(said, &f.grid))
			if cut := strings.LastIndexByte(said, ' '); cut > 0 {
				fmt.Fprintf(&b, "    ... %s\n", answer(said[:cut], &f.grid))
			}
			n++
		}
	}
	for _, file := range []string{"patterns.txt", "afterwards.txt", "heard.txt"} {
		for _, row := range rows(t, file, 4) {
			p, err := notation.Parse(techniques.Lookup(suite.All(), row[0]).Doc.Grid, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s: %s\n    %s\n", row[0], row[1], answer(row[1], &p.Grid))
			n++
		}
	}
	if n < 1000 {
		t.Errorf("there are %d claims", n)
	}
	compare(t, "answers", &b)
}

// Where a notation is broken off by a sign that no notation has, the error is there or at the beginning of what is
// broken in two, and what was expected is told: once for each shape that evidence has.
func TestMistyped(t *testing.T) {
	var b strings.Builder
	done := map[explain.Shape]bool{}
	for _, f := range lessons(t) {
		shape := explain.ShapeOf(f.step.Evidence)
		if done[shape] {
			continue
		}
		done[shape] = true
		text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &f.step, Before: f.grid})
		fmt.Fprintln(&b, text)
		last, digit := "", false
		for i := range len(text) + 1 {
			wasDigit := digit
			digit = i < len(text) && text[i] >= '0' && text[i] <= '9'
			if i < len(text) && text[i] == ' ' || digit && wasDigit {
				continue // the same is expected at the next
			}
			_, err := claim.Parse(text[:i]+"~"+text[i:], candidates.Classic9, called.Known)
			var wrong *claim.Error
			switch {
			case !errors.As(err, &wrong):
				t.Errorf("%s is read with a sign before %q", text, text[i:])
			case wrong.Col > i+1 && i > len("thermo: "): // in a name a sign does no harm
				t.Errorf("%s: %v is behind the sign in column %d", text, wrong, i+1)
			default:
				told := fmt.Sprintf("%4d %s\n", wrong.Col, wrong.Msg.String()[strings.Index(wrong.Msg.String(), "expected"):])
				if told != last {
					b.WriteString(told)
				}
				last = told
			}
		}
	}
	compare(t, "mistyped", &b)
}
