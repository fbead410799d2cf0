package techniques_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// What a pass knows of a grid is what can be counted on it, whatever grid the
// runner saw before.
func TestFactsFollowTheGrid(t *testing.T) {
	for _, spec := range []string{"classic4", "classic9", "classic9+diagonals+windows"} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		runner := probe(func(p *techniques.Pass) { compareFacts(t, p) })
		random := rand.New(rand.NewPCG(1, 2))
		for range 20 {
			g := candidates.NewGrid(l, candidates.Filling{})
			for _, over := g.Contradiction(); !over && !g.Open().IsEmpty() && !t.Failed(); _, over = g.Contradiction() {
				open := slices.Collect(g.Open().All())
				c := open[random.IntN(len(open))]
				d := g.Candidates(c).First()
				if random.IntN(4) == 0 {
					g.Place(c, d)
				} else {
					g.Remove(c, d)
				}
				if _, want := g.Contradiction(); runner.Contradicts(&g) != want {
					t.Errorf("contradiction: want %v\n%v", want, g)
				}
				for range random.IntN(3) { // now and then twice, or not at all
					runner.All(&g, func(explain.Step) bool { return true })
				}
			}
		}
	}
}

func compareFacts(t *testing.T, p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	for h := range l.Houses().All() {
		open := g.Open().And(l.HouseCells(h))
		if got := p.LastCells().Has(h); got != (open.Len() == 1) {
			t.Errorf("%v: one open cell %v\n%v", h, got, g)
		}
		for d := range l.Digits().All() {
			places := g.PlacesIn(d, h)
			n := places.Len()
			if !places.Within(g.Open()) {
				n = -1 // placed
			}
			r := p.Rooms(d)
			for want, in := range map[int]bool{0: r.None.Has(h), 1: r.One.Has(h), 2: r.Two.Has(h), 3: r.Three.Has(h), 4: r.Four.Has(h)} {
				if in != (n == want) || r.UpTo(want).Has(h) != (0 < n && n <= want) {
					t.Errorf("%v has %d places in %v\n%v", d, n, h, g)
				}
			}
		}
	}
	for n := 1; n <= 4; n++ {
		for c := range g.Open().All() {
			if got := p.WithCandidates(n).Has(c); got != (g.Candidates(c).Len() == n) {
				t.Errorf("%v has %d candidates: %v\n%v", c, n, got, g)
			}
		}
	}
}

// What changed is counted from the last search that looked everywhere: not from
// one that found something, or stopped at a limit.
func TestChanged(t *testing.T) {
	for _, test := range []struct {
		name string
		find func(p *techniques.Pass)
		want int // cells of the second grid
	}{
		{"vain", func(*techniques.Pass) {}, 1},
		{"limited", func(p *techniques.Pass) { p.Limit() }, 81},
		{"found", func(p *techniques.Pass) { p.Report(explain.NewSingle(0, 0)) }, 81},
	} {
		var changed candidates.CellSet
		runner := techniques.NewRunner([]*techniques.Technique{{Code: test.name, Find: func(p *techniques.Pass) {
			changed = p.Changed()
			test.find(p)
		}}})
		g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
		runner.Next(&g)
		g.Remove(candidates.At(5, 5), 5)
		runner.Next(&g)
		if changed.Len() != test.want {
			t.Errorf("%s: %v changed", test.name, changed)
		}
	}
}
