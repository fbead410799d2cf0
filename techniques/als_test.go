package techniques_test

import (
	"math/rand/v2"
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

// narrowing calls look with passes over the grids of stalled puzzles, and of each
// over some that lack ever more of its candidates.
func narrowing(t *testing.T, look func(*techniques.Pass)) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, g := range stalled(t) {
		runner := probe(look)
		for range 8 {
			runner.Next(&g)
			for range r.IntN(12) {
				c := candidates.At(1+r.IntN(9), 1+r.IntN(9))
				d := candidates.Digit(1 + r.IntN(9))
				switch {
				case g.Candidates(c).Len() == 1 && g.Open().Has(c):
					g.Place(c, g.Candidates(c).First())
				case g.Candidates(c).Len() > 1:
					g.Remove(c, d)
				}
			}
		}
	}
}

// The list has every set of cells of a house that holds one digit more than it
// has cells, once, with all its houses, the small ones first.
func TestALS(t *testing.T) {
	narrowing(t, func(p *techniques.Pass) {
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

// The entries are the pairs of sets without a common cell and with digits whose
// places in the one all see those in the other.
func TestRestrictedCommons(t *testing.T) {
	narrowing(t, func(p *techniques.Pass) {
		g, l := *p.Grid, p.Grid.Layout()
		list := p.ALS()
		got := map[[2]int]candidates.DigitSet{}
		for _, r := range p.RestrictedCommons() {
			if r.A >= r.B || got[[2]int{r.A, r.B}] != 0 {
				t.Errorf("%v: entry %v is out of order or there twice", &g, r)
			}
			got[[2]int{r.A, r.B}] = r.Digits
		}
		entries := 0
		for a := range list {
			for _, r := range p.CommonsOf(a) {
				entries++
				if r.A != a && r.B != a {
					t.Errorf("%v: %v is listed for set %d", &g, r, a)
				}
			}
			for d := range list[a].Digits.All() {
				if got, want := p.TargetsOf(a, d), g.Places(d).And(l.PeersOfAll(list[a].Places(&g, d))); got != want {
					t.Errorf("%v: targets of %v on %v are %v, want %v", &g, list[a].Cells, d, got, want)
				}
			}
			for b := a + 1; b < len(list); b++ {
				var want candidates.DigitSet
				for d := range (list[a].Digits & list[b].Digits).All() {
					if list[b].Places(&g, d).Within(l.PeersOfAll(list[a].Places(&g, d))) {
						want = want.With(d)
					}
				}
				if list[a].Cells.Meets(list[b].Cells) {
					want = 0
				}
				if got[[2]int{a, b}] != want {
					t.Errorf("%v: %v and %v have restricted commons %v, want %v", &g, list[a].Cells, list[b].Cells, got[[2]int{a, b}], want)
				}
			}
		}
		if entries != 2*len(got) {
			t.Errorf("%v: %d entries by set for %d pairs", &g, entries, len(got))
		}
	})
}

func BenchmarkALS(b *testing.B) {
	grids := stalled(b)
	r := probe(func(p *techniques.Pass) { p.ALS() })
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		r.Next(&grids[i%len(grids)])
	}
}

func BenchmarkRestrictedCommons(b *testing.B) {
	grids := stalled(b)
	r := probe(func(p *techniques.Pass) { p.RestrictedCommons() })
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		r.Next(&grids[i%len(grids)])
	}
}
