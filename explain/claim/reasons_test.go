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
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// reason gives the reason of a judgement in words.
func reason(j claim.Judgement) string {
	return prose.Writer{}.Reasons(candidates.Classic9, j.Reason...)
}

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

// What is said against claims is so on the board. The claims are notations of steps in which one digit is another,
// and the same under a wrong name. A reason in which one argument is another is rejected in three of five cases; in
// the others it is so as well.
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
				about := say.Reasons{Board: f.grid, Branches: saytest.Branches(f.grid, string(wrong))}
				for _, why := range j.Reason {
					if err := say.CheckReason(about, why); err != nil {
						t.Errorf("%s\nof %s\non\n%v\n%v", reason(j), wrong, &f.grid, err)
						continue
					}
					if other, ok := saytest.Other(rnd, why); ok {
						if damaged++; say.CheckReason(about, other) == nil {
							missed++
						}
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
