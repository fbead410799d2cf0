package clues_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// A filling keeps a clue with cases if what one of them supposes is true and its cells add up, and of no filling is that
// so of two.
func TestCasesAreTheMeaning(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 1))
	tried := map[bool]int{}
	for _, line := range []string{
		"sandwich 0: r1c1-r1c6", "sandwich 5: r1c1-r1c6", "sandwich 9: r6c2-r1c2", "sandwich 14: r1c1-r1c6",
		"x-sum 1: r1c1-r1c6", "x-sum 8: r6c1-r1c1", "x-sum 12: r3c1-r3c6", "x-sum 21: r1c1-r1c6",
	} {
		l := cluestest.Board(t, candidates.Classic6, line)
		clue := &l.Clues()[0]
		for range 2000 {
			var f candidates.Filling
			for i, d := range rng.Perm(6) {
				f[clue.Lines[0][i]] = candidates.Digit(d + 1)
			}
			holds := func(c candidates.Cell) candidates.DigitSet { return candidates.Digits(f[c]) }
			so := 0
			for _, x := range clue.Cases(l) {
				sum := 0
				for c := range x.Cells.All() {
					sum += int(f[c])
				}
				if x.Possible(holds) && sum == x.Total {
					so++
				}
			}
			_, broken := f.BrokenClue(l)
			if want := map[bool]int{true: 0, false: 1}[broken]; so != want {
				t.Fatalf("%s, %v: %d cases are so, broken is %v", line, f[:6], so, broken)
			}
			tried[broken]++
		}
	}
	if tried[false] < 500 {
		t.Errorf("only %v were tried", tried)
	}
}

// What facts of cases deny is in no filling that keeps the clue: neither without facts, nor with those that hold of all
// fillings.
func TestFactsOfCasesDenyNoFilling(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 2))
	denied := 0
	for _, line := range []string{"sandwich 5: r1c1-r1c6", "sandwich 7: r1c1-r1c6", "x-sum 8: r1c1-r1c6", "x-sum 11: r1c6-r1c1"} {
		l := cluestest.Board(t, candidates.Classic6, line)
		clue := &l.Clues()[0]
		cases := clue.Cases(l)
		for range 200 {
			var may [candidates.MaxCells]candidates.DigitSet
			for c := range clue.Cells().All() {
				may[c] = l.Digits() &^ candidates.DigitSet(rng.IntN(1<<6)&rng.IntN(1<<6))
			}
			of := func(c candidates.Cell) candidates.DigitSet { return may[c] }
			left := keeping(l, clue.Lines[0], of)
			var none, facts candidates.CaseFacts
			facts.Fewest, facts.Most = 9, -1
			for i := range cases {
				x := &cases[i]
				sets, ok := l.Sets(x.Cells, x.Total, x.Given(l, of))
				n := x.Cells.Len()
				if !ok || !x.Possible(of) || len(sets) == 0 {
					continue
				}
				facts.Fewest, facts.Most = min(facts.Fewest, n), max(facts.Most, n)
				for _, ds := range sets {
					if !slices.Contains(facts.Sets[n], ds) {
						facts.Sets[n] = append(facts.Sets[n], ds)
					}
				}
			}
			for c := range clue.Cells().All() {
				for d := range may[c].All() {
					k := candidates.Of(c, d)
					without, with := none.Allows(l, cases, clue.Cells(), of, k), facts.Allows(l, cases, clue.Cells(), of, k)
					if left[c].Has(d) && (!without || facts.Most > 0 && !with) {
						t.Fatalf("%s with %v: %v is in a filling", line, may[:6], k)
					}
					if !with {
						denied++
					}
				}
			}
		}
	}
	if denied < 1000 {
		t.Errorf("only %d candidates were denied", denied)
	}
}

// keeping returns what each cell of a line holds in some filling that keeps the clue of the board.
func keeping(l *candidates.Layout, line []candidates.Cell, may func(candidates.Cell) candidates.DigitSet) map[candidates.Cell]candidates.DigitSet {
	found := map[candidates.Cell]candidates.DigitSet{}
	var f candidates.Filling
	var fill func(rest []candidates.Cell, digits candidates.DigitSet)
	fill = func(rest []candidates.Cell, digits candidates.DigitSet) {
		if len(rest) == 0 {
			if _, broken := f.BrokenClue(l); !broken {
				for _, c := range line {
					found[c] = found[c].With(f[c])
				}
			}
			return
		}
		for d := range (may(rest[0]) & digits).All() {
			f[rest[0]] = d
			fill(rest[1:], digits.Without(d))
		}
		f[rest[0]] = 0
	}
	fill(line, l.Digits())
	return found
}
