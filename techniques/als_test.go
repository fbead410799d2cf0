package techniques_test

import (
	"os"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/techniques"
)

// probe returns a runner whose pass does nothing but the given.
func probe(do func(*techniques.Pass)) *techniques.Runner {
	t := valid()
	t.Find = do
	return techniques.NewRunner([]*techniques.Technique{t})
}

// stalled returns the grids of puzzles that are not easy, as they were set.
func stalled(tb testing.TB) (grids []candidates.Grid) {
	text, err := os.ReadFile("../testdata/puzzles/stalled.txt")
	if err != nil {
		tb.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if p, err := notation.Parse(strings.TrimSpace(line), candidates.Classic9); err == nil {
			grids = append(grids, p.Grid)
		}
	}
	if len(grids) == 0 {
		tb.Fatal("no puzzle in the file")
	}
	return grids
}

// The list has every set of cells of a house that holds one digit more than it
// has cells, once, with all its houses, the small ones first.
func TestALS(t *testing.T) {
	for _, g := range stalled(t) {
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

		probe(func(p *techniques.Pass) {
			size := 1
			for _, a := range p.ALS() {
				if want[a.Cells] != a.Digits || a.Houses != g.Layout().HousesOfAll(a.Cells) {
					t.Errorf("%v: found %v with %v in %v", &g, a.Cells, a.Digits, a.Houses)
				}
				if a.Cells.Len() < size {
					t.Errorf("%v: %v comes after a larger set", &g, a.Cells)
				}
				size = a.Cells.Len()
				delete(want, a.Cells)
			}
		}).Next(&g)
		for cells := range want {
			t.Errorf("%v: %v was not found", &g, cells)
		}
	}
}

func BenchmarkALS(b *testing.B) {
	grids := stalled(b)
	b.ReportAllocs()
	count := 0
	r := probe(func(p *techniques.Pass) { count += len(p.ALS()) })
	n := 0
	for b.Loop() {
		r.Next(&grids[n%len(grids)])
		n++
	}
	b.ReportMetric(float64(count)/float64(n), "sets/op")
}
