package fallback

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
)

// That a grid has one solution is remembered for the grids that come from it, and for no others.
func TestSolutionIsRemembered(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 8))
	l := candidates.Classic6
	var one, other Refuter
	g := minimal(r, l)
	want, ok := one.unique(t.Context(), &g, Budget{})
	if !ok {
		t.Fatal("a minimal puzzle has several solutions")
	}
	c := g.Open().First()
	less, wrong := g, g
	less.Place(c, want[c])
	if got, ok := one.unique(t.Context(), &less, Budget{Nodes: 1}); !ok || got != want {
		t.Errorf("with a digit more: %v, %v", got.Text(l), ok)
	}
	if _, ok := other.unique(t.Context(), &less, Budget{}); !ok {
		t.Error("a digit more leaves several solutions")
	}
	wrong.Remove(c, want[c])
	if _, ok := one.unique(t.Context(), &wrong, Budget{}); ok {
		t.Error("there is a solution without a digit of the only one")
	}
	givens := g.GivenDigits()
	givens[g.Givens().First()] = 0
	more := candidates.NewGrid(l, givens)
	if _, ok := one.unique(t.Context(), &more, Budget{}); ok {
		t.Error("a minimal puzzle has one solution with a given less")
	}
}
