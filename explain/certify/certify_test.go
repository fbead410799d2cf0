package certify_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// solve returns a walkthrough that assumes nothing of the puzzle.
func solve(tb testing.TB, g *candidates.Grid) *explain.Walkthrough {
	tb.Helper()
	list := slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Assumes != 0 })
	s, err := pipeline.New(pipeline.Options{Techniques: list})
	if err != nil {
		tb.Fatal(err)
	}
	return s.Solve(context.Background(), *g)
}

// certificate solves a puzzle and returns its certificate, made by the arguments.
func certificate(tb testing.TB, g *candidates.Grid) *certify.Certificate {
	tb.Helper()
	w := solve(tb, g)
	argue.Walkthrough(w)
	c, err := certify.Walkthrough(w)
	if err != nil {
		tb.Fatalf("%v: %v", g, err)
	}
	return c
}

// certified returns formula and proof of a puzzle.
func certified(tb testing.TB, g *candidates.Grid) (formula [][]int, proof []proofLine) {
	tb.Helper()
	cnf, lrat := files(tb, certificate(tb, g))
	return clauses(tb, cnf), proofLines(tb, lrat)
}

// files returns the formula and the proof of a certificate as they are written.
func files(tb testing.TB, c *certify.Certificate) (cnf, lrat string) {
	tb.Helper()
	var f, p bytes.Buffer
	if err := errors.Join(c.WriteFormula(&f), c.WriteProof(&p)); err != nil {
		tb.Fatal(err)
	}
	if lines := strings.Count(p.String(), "\n"); lines != c.Lines() {
		tb.Errorf("%d lines, Lines gives %d", lines, c.Lines())
	}
	return f.String(), p.String()
}

// clauses reads the clauses of a formula, each with its literals in order.
func clauses(tb testing.TB, cnf string) (list [][]int) {
	tb.Helper()
	variables, count := 0, -1
	for line := range strings.Lines(cnf) {
		switch {
		case strings.HasPrefix(line, "c "):
		case strings.HasPrefix(line, "p "):
			if _, err := fmt.Sscanf(line, "p cnf %d %d", &variables, &count); err != nil {
				tb.Fatal(err)
			}
		default:
			list = append(list, slices.Sorted(slices.Values(numbers(tb, line))))
		}
	}
	if variables != 729 || count != len(list) {
		tb.Fatalf("the header says %d variables and %d clauses, there are %d", variables, count, len(list))
	}
	return list
}

// expected is a formula written out from the rules of the game, in no order.
type expected map[string]bool

func (f expected) add(clause ...int) {
	slices.Sort(clause)
	f[fmt.Sprint(clause)] = true
}

// pairs adds the pairs of nine candidates.
func (f expected) pairs(ks []int) {
	for i, a := range ks {
		for _, b := range ks[:i] {
			f.add(-a, -b)
		}
	}
}

// equals reports whether a formula has these clauses, each once, and no other.
func (f expected) equals(t *testing.T, formula [][]int) {
	t.Helper()
	seen := map[string]bool{}
	for _, clause := range formula {
		text := fmt.Sprint(clause)
		if !f[text] || seen[text] {
			t.Fatalf("the formula has the clause %v, which does not belong there or is there twice", clause)
		}
		seen[text] = true
	}
	if len(seen) != len(f) {
		t.Errorf("the formula has %d clauses, expected %d", len(seen), len(f))
	}
}

// variable returns the variable of a digit in a row and a column, all from 0.
func variable(row, column, digit int) int { return 81*row + 9*column + digit + 1 }

// items returns, by name, the nine candidates of each cell and of each digit in each house.
func items() map[string][]int {
	all := map[string][]int{}
	for a := range 9 {
		for b := range 9 {
			for i := range 9 {
				for name, k := range map[string]int{
					fmt.Sprintf("r%dc%d", a+1, b+1):   variable(a, b, i),
					fmt.Sprintf("%d@row%d", b+1, a+1): variable(a, i, b),
					fmt.Sprintf("%d@col%d", b+1, a+1): variable(i, a, b),
					fmt.Sprintf("%d@box%d", b+1, a+1): variable(a/3*3+i/3, a%3*3+i%3, b),
				} {
					all[name] = append(all[name], k)
				}
			}
		}
	}
	return all
}

// The proofs are accepted, also of the hardest puzzles, with and without
// arguments, and the formula has the clauses of the puzzle and no others.
func TestWalkthrough(t *testing.T) {
	rules := expected{}
	for _, ks := range items() {
		rules.pairs(ks)
		rules.add(slices.Clone(ks)...)
	}
	if len(rules) != 324+10206 {
		t.Fatalf("the rules have %d clauses", len(rules))
	}
	for _, g := range append(notationtest.Read(t, "samples", 20), notationtest.Read(t, "stalled", 8)...) {
		w := solve(t, &g)
		c, err := certify.Walkthrough(w)
		if err != nil {
			t.Errorf("%v: %v", &g, err)
			continue
		}
		cnf, lrat := files(t, c)
		formula, proof := certified(t, &g)
		if err := errors.Join(check(formula, proof), check(clauses(t, cnf), proofLines(t, lrat))); err != nil {
			t.Errorf("%v: %v", &g, err)
		}
		want := expected{}
		for clause := range rules {
			want[clause] = true
		}
		var another []int
		solution := w.Solutions[0].Text(g.Layout())
		for i, x := range g.String() {
			if '1' <= x && x <= '9' {
				want.add(variable(i/9, i%9, int(x-'1')))
			}
			another = append(another, -variable(i/9, i%9, int(solution[i]-'1')))
		}
		want.add(another...)
		want.equals(t, formula)
	}
}

// Boards with other houses are certified as well, and of other sizes.
func TestBoards(t *testing.T) {
	diagonals, err := candidates.ParseLayout("classic9+diagonals")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		layout *candidates.Layout
		puzzle string
	}{
		{candidates.Classic4, ".2.43.....1..1.."},
		{diagonals, ".......89............12.4.6..5......6...3...4...........8...6.......5.42...97.3.8"},
	} {
		p, err := notation.Parse(test.puzzle, test.layout)
		if err != nil {
			t.Fatal(err)
		}
		w := solve(t, &p.Grid)
		c, err := certify.Walkthrough(w)
		if err != nil {
			t.Errorf("%v: %v", &p.Grid, err)
			continue
		}
		cnf, lrat := files(t, c)
		if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
			t.Errorf("%v: %v", &p.Grid, err)
		}
	}
}

// A walkthrough that was tampered with has no certificate, nor has one that does
// not come to an end.
func TestWalkthroughErrors(t *testing.T) {
	g := notationtest.Read(t, "samples", 1)[0]
	for name, change := range map[string]func(w *explain.Walkthrough){
		"short":   func(w *explain.Walkthrough) { w.Steps = w.Steps[:len(w.Steps)-1] },
		"stalled": func(w *explain.Walkthrough) { w.Outcome = explain.Stalled },
		"other":   func(w *explain.Walkthrough) { w.Solutions = []candidates.Filling{{}} },
		"without": func(w *explain.Walkthrough) { w.Solutions = nil },
		"narrowed": func(w *explain.Walkthrough) {
			c := w.Start.Open().First()
			w.Start.Remove(c, w.Start.Candidates(c).First())
		},
	} {
		w := solve(t, &g)
		change(w)
		if _, err := certify.Walkthrough(w); !errors.Is(err, certify.ErrUnfinished) {
			t.Errorf("%s: error %v, expected %v", name, err, certify.ErrUnfinished)
		}
	}
}

// A step that cites too little for what it says is proved from all items, in a
// walkthrough, and a comment says so.
func TestProvedFromAll(t *testing.T) {
	g := notationtest.Read(t, "samples", 1)[0]
	w := solve(t, &g)
	w.Steps[2].Premises = nil
	c, err := certify.Walkthrough(w)
	if err != nil {
		t.Fatal(err)
	}
	cnf, lrat := files(t, c)
	if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
		t.Error(err)
	}
	want := fmt.Sprintf("\nc step 3, %s: %v is proved from all items\n", w.Steps[2].Technique.Name, w.Steps[2].Effects[0])
	if strings.Count(cnf, want) != 1 || strings.Count(cnf, "from all items") != 1 {
		t.Errorf("expected %q once:\n%s", want, cnf[:1000])
	}
}
