package techniques_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/techniques"
	"pencilmark/techniques/techtest"
)

// probe returns a runner whose pass does nothing but the given.
func probe(do func(*techniques.Pass)) *techniques.Runner {
	t := valid()
	t.Find = do
	return techniques.NewRunner([]*techniques.Technique{t})
}

// The list has every set of cells of a house that holds one digit more than it
// has cells, once, with all its houses, the small ones first.
func TestALS(t *testing.T) {
	techtest.Narrowing(t, func(p *techniques.Pass) {
		g := *p.Grid
		want := map[candidates.CellSet]candidates.DigitSet{}
		var extend func(rest, cells candidates.CellSet, digits candidates.DigitSet)
		extend = func(rest, cells candidates.CellSet, digits candidates.DigitSet) {
			if digits.Len() == cells.Len()+1 {
				want[cells] = digits
			}
			for c, ok := rest.Next(); ok; c, ok = rest.Next() {
				extend(rest, cells.With(c), digits|g.Candidates(c))
			}
		}
		for h := range g.Layout().Houses().All() {
			extend(g.Layout().HouseCells(h).And(g.Open()), candidates.CellSet{}, 0)
		}
		delete(want, candidates.CellSet{})

		size := 1
		for _, a := range p.ALS() {
			if want[a.Cells] != a.Digits || a.Houses != g.Layout().HousesOfAll(a.Cells) {
				t.Errorf("%v: found %v with %v in %v", &g, a.Cells, a.Digits, a.Houses)
			}
			for d := range a.Digits.All() {
				if a.Lone.Has(d) != (a.Places(&g, d).Len() == 1) {
					t.Errorf("%v: %v with lone digits %v", &g, a.Cells, a.Lone)
				}
			}
			if a.Cells.Len() < size {
				t.Errorf("%v: %v comes after a larger set", &g, a.Cells)
			}
			size = a.Cells.Len()
			delete(want, a.Cells)
		}
		for cells := range want {
			t.Errorf("%v: %v was not found", &g, cells)
		}
	})
}
