package clues_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// A digit placed strikes what houses and the definitions of the clues do not allow beside it, or beside it and
// another one placed, and nothing else. It is the same whether it is a given.
func TestPlacedDigitsStrikeByClues(t *testing.T) {
	rng := rand.New(rand.NewPCG(24, 2))
	struck := 0 // by two digits
	for _, test := range meanings {
		n := 6
		if test.sizes != nil {
			n = test.sizes[0]
		}
		l := cluestest.Board(t, boards[n], test.line)
		if len(l.Counting()) > 0 {
			continue
		}
		empty := candidates.NewGrid(l, candidates.Filling{})
		for range 20 {
			solution := shuffled(boards[n], rng)
			var givens candidates.Filling
			g := candidates.NewGrid(l, givens)
			for range 3 {
				c := candidates.At(1+rng.IntN(min(n, 3)), 1+rng.IntN(min(n, 3)))
				if givens[c] == 0 && g.Candidates(c).Has(solution[c]) {
					givens[c] = solution[c]
					g.Place(c, solution[c])
				}
			}
			if given := candidates.NewGrid(l, givens); !sameCandidates(&given, &g) {
				t.Fatalf("%s: givens %v leave other candidates than digits placed", test.line, givens.Text(l))
			}
			for c := range g.Open().All() {
				for d := range l.Digits().All() {
					k := candidates.Of(c, d)
					out := !empty.Has(k)
					for p := range l.Cells().AndNot(g.Open()).All() {
						by := candidates.Of(p, g.Value(p))
						_, forbidden := l.ForbiddingClue(k, by)
						out = out || forbidden || by.Digit() == d && l.HousesOf(p)&l.HousesOf(c) != 0
						for q := range l.Cells().AndNot(g.Open()).Without(p).All() {
							if _, forbidden := l.ForbiddingClue(k, by, candidates.Of(q, g.Value(q))); forbidden && !out {
								struck++
								out = true
							}
						}
					}
					if g.Has(k) == out {
						t.Fatalf("%s: beside %v the candidate %v is there: %v", test.line, givens.Text(l), k, !out)
					}
				}
			}
		}
	}
	if struck == 0 {
		t.Error("nothing is struck by two digits together")
	}
}

// What follows from counting alone is a deduction: a digit placed does not strike it, nor is it gone at the beginning.
func TestPlacedDigitsDoNotStrikeByCounting(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 17: r4c9 r5c9")
	g := candidates.NewGrid(l, candidates.Filling{})
	g.Place(candidates.At(4, 9), 8)
	if got, want := g.Candidates(candidates.At(5, 9)), l.Digits().Without(8); got != want {
		t.Errorf("beside 8 in a cage of 17 the other cell has %v left, want %v", got, want)
	}
}

func sameCandidates(g, h *candidates.Grid) bool {
	for c := range g.Layout().Cells().All() {
		if g.Candidates(c) != h.Candidates(c) {
			return false
		}
	}
	return true
}
