package minutes

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// naive counts the ways to see each cell's digit as they are defined.
func naive(g *candidates.Grid) (of [candidates.MaxCells]ways) {
	l, open := g.Layout(), g.Open()
	var full candidates.HouseSet
	for h := range l.Houses().All() {
		if c, ok := l.HouseCells(h).And(open).Single(); ok {
			full = full.With(h)
			of[c][FullHouse]++
		}
	}
	for d := range l.Digits().All() {
		for h := range (l.Houses() &^ full).All() {
			if c, ok := g.PlacesIn(d, h).Single(); ok && open.Has(c) {
				kind := LineSingle
				if h.Kind() == candidates.Box {
					kind = BoxSingle
				}
				of[c][kind]++
			}
		}
	}
	for c := range open.All() {
		if g.Candidates(c).Len() == 1 && l.HousesOf(c)&full == 0 {
			of[c][NakedSingle]++
		}
	}
	return of
}

// The counts that change from move to move are those that are counted anew, as marks go and cells are filled in
// any order, on boards of several kinds.
func TestBoard(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for _, name := range []string{"classic9", "classic6", "classic9+diagonals", "classic9+windows"} {
		l, err := candidates.ParseLayout(name)
		if err != nil {
			t.Fatal(err)
		}
		geometry := newGeometry(l, &Fitted().numbers().speed)
		for range 5 {
			g := candidates.NewGrid(l, candidates.Filling{})
			solution := fallback.Solve(context.Background(), &g, 1, fallback.Budget{}).Solutions[0]
			var cells []candidates.Cell
			for c := range l.Cells().All() {
				cells = append(cells, c)
			}
			rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
			for _, c := range cells[:len(cells)/4] {
				g.Place(c, solution[c])
			}
			start := g
			var b board
			b.begin(geometry, &g)
			for i := len(cells) / 4; ; {
				want, all := naive(&g), [kinds]int{}
				for c := range g.Open().All() {
					if b.ways[c] != want[c] || b.marks[c] != g.Candidates(c) || b.seen.Has(c) != (want[c] != ways{}) {
						t.Fatalf("%s: %v can be seen in %v ways with the marks %v, want %v with %v", name, c, b.ways[c], b.marks[c], want[c], g.Candidates(c))
					}
					for k, n := range want[c] {
						all[k] += int(n)
					}
				}
				if b.all != all || b.open != g.Open() {
					t.Fatalf("%s: %v ways together, want %v", name, b.all, all)
				}
				if back := b.grid(&start, &solution); !back.Equal(&g) {
					t.Fatalf("%s: the board is another grid", name)
				}
				if i == len(cells) {
					break
				}
				c := cells[i]
				if ds := g.Candidates(c).Without(solution[c]); ds != 0 && rng.IntN(2) == 0 {
					var changed candidates.CellSet
					g.Remove(c, ds.First())
					b.remove(c, ds.First(), &changed)
					b.lookAgain(changed)
					continue
				}
				g.Place(c, solution[c])
				b.place(c, solution[c])
				i++
			}
		}
	}
}

// Runners wait as long as the race has it: on average one, longer than x as often as exp(-x), and no two alike.
func TestWaits(t *testing.T) {
	const n = 200000
	sum, longer, seen := 0.0, 0, map[float64]bool{}
	for i := range uint64(n) {
		x := waits(scramble(i))
		if x <= 0 || seen[x] {
			t.Fatalf("%v, seen before: %v", x, seen[x])
		}
		seen[x] = true
		if want := -math.Log(float64(scramble(i)) / (1 << 64)); math.Abs(x-want) > 1e-5 {
			t.Fatalf("%x waits %v, want %v", scramble(i), x, want)
		}
		sum += x
		if x > 2 {
			longer++
		}
	}
	if mean, share := sum/n, float64(longer)/n; math.Abs(mean-1) > 0.01 || math.Abs(share-math.Exp(-2)) > 0.004 {
		t.Errorf("mean %.3f, longer than two %.3f", mean, share)
	}
	for _, x := range []uint64{0, 1, math.MaxUint64, 1 << 63} {
		if w := waits(x); math.IsInf(w, 0) || math.IsNaN(w) || w < 0 {
			t.Errorf("%x waits %v", x, w)
		}
	}
}
