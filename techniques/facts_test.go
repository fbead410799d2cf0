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
			changed = p.Changed().Cells
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

// A runner makes the value of a fact when a technique asks for it, once a grid,
// from what changed since it did so last.
func TestFact(t *testing.T) {
	var updates []techniques.Change
	fact := techniques.NewFact(func(open *candidates.CellSet, p *techniques.Pass, since techniques.Change) {
		*open = p.Grid.Open()
		updates = append(updates, since)
	})
	room := techniques.NewFact[int](nil)
	ask := false
	runner := probe(func(p *techniques.Pass) {
		*room.Of(p)++
		if !ask {
			return
		}
		value := fact.Of(p)
		if again := fact.Of(p); again != value || *value != p.Grid.Open() {
			t.Errorf("the fact is not about the grid\n%v", p.Grid)
		}
	})
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	other := g
	other.Remove(candidates.At(9, 9), 9)
	runner.Next(&g)
	if ask = true; len(updates) != 0 {
		t.Error("the fact was made before it was asked for")
	}
	runner.Next(&g)
	runner.Next(&g)
	ask = false
	g.Remove(candidates.At(1, 1), 1)
	runner.Next(&g)
	ask = true
	g.Remove(candidates.At(1, 2), 2)
	runner.Next(&g)
	g.Place(candidates.At(5, 5), 5)
	runner.Next(&g)
	runner.Next(&other)
	all := candidates.Classic9.Cells()
	want := []struct {
		isNew  bool
		cells  candidates.CellSet
		digits candidates.DigitSet
	}{
		{true, all, candidates.Classic9.Digits()},
		{false, candidates.Cells(candidates.At(1, 1), candidates.At(1, 2)), candidates.Digits(1, 2)},
		{false, candidates.Classic9.Peers(candidates.At(5, 5)).With(candidates.At(5, 5)), candidates.Classic9.Digits()},
		{true, all, candidates.Classic9.Digits()},
	}
	if len(updates) != len(want) {
		t.Fatalf("%d updates, want %d", len(updates), len(want))
	}
	for i, c := range updates {
		w := want[i]
		if c.New != w.isNew || c.Cells != w.cells || c.Digits != w.digits || c.Houses() != candidates.Classic9.HousesOfAny(w.cells) {
			t.Errorf("update %d: new %v, cells %v, digits %v", i, c.New, c.Cells, c.Digits)
		}
	}
	if probe(func(p *techniques.Pass) { ask = *room.Of(p) == 0 }).Next(&g); !ask {
		t.Error("two runners share a value")
	}
}
