package claim_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// lessons returns the first steps that each technique finds where its lesson looks.
func lessons(tb testing.TB) (all []found) {
	tb.Helper()
	const each = 3
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			tb.Fatal(err)
		}
		n := 0
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			all = append(all, found{grid: p.Grid, step: s})
			n++
			return n < each
		})
	}
	return all
}

// What is said against claims is so on the board, read from the words alone. The claims are notations of steps
// in which one digit is another, and the same under a wrong name. A reason in which one number is another
// is rejected in three of five cases; in the others it is so as well.
func TestReasons(t *testing.T) {
	rnd := rand.New(rand.NewPCG(6, 8))
	every, nth := 6, 8
	switch {
	case notationtest.Full():
		every, nth = 1, 1
	case testing.Short():
		every, nth = 20, 16
	}
	reasons, damaged, missed := 0, 0, 0
	for _, f := range append(lessons(t), walk(t, every)...) {
		text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &f.step, Before: f.grid})
		for i := range text {
			if text[i] < '1' || text[i] > '9' || rnd.IntN(nth) > 0 {
				continue
			}
			wrong := []byte(text)
			wrong[i] = byte('1' + (int(text[i]-'1')+1+rnd.IntN(8))%9)
			c, err := claim.Parse(string(wrong), f.grid.Layout(), called.Known)
			if err != nil {
				continue
			}
			for _, name := range []string{"", "X-Wing"} {
				c.Name = name
				j := c.Judge(&f.grid, explain.Unique, called.Call)
				if j.Verdict == claim.Shown {
					continue
				}
				reasons++
				if err := say.Reason(&f.grid, string(wrong), j.Reason); err != nil {
					t.Errorf("%s\nof %s\non\n%v\n%v", j.Reason, wrong, &f.grid, err)
					continue
				}
				other := []byte(j.Reason)
				if at := rnd.IntN(len(other)); '1' <= other[at] && other[at] <= '9' {
					other[at] = '1' + (other[at]-'0')%9
					if damaged++; say.Reason(&f.grid, string(wrong), string(other)) == nil {
						missed++
					}
				}
			}
		}
	}
	t.Logf("%d reasons", reasons)
	if reasons < 500 || 5*missed > 2*damaged {
		t.Errorf("%d reasons, of %d damaged ones %d not rejected", reasons, damaged, missed)
	}
}
