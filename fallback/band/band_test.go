package band_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/fallback/band"
)

// solutions returns the solutions of a grid, at most limit.
func solutions(tb testing.TB, s *band.Solver, g *candidates.Grid, limit int) (found []candidates.Filling) {
	tb.Helper()
	if err := s.Grid(g); err != nil {
		tb.Fatal(err)
	}
	for len(found) < limit && s.Next(tb.Context()) {
		found = append(found, s.Solution())
	}
	return found
}

// agree compares the solutions of a grid with those that the plain search of
// package fallback finds: the same set of them if there are less than limit,
// else as many, all right and all different.
func agree(tb testing.TB, s *band.Solver, g *candidates.Grid, limit int) {
	tb.Helper()
	got := solutions(tb, s, g, limit)
	want := fallback.SolveMRV(tb.Context(), g, limit, fallback.Budget{})
	if len(got) != len(want.Solutions) || want.Stopped != nil {
		tb.Fatalf("%v: got %d solutions, want %d, %v", g, len(got), len(want.Solutions), want.Stopped)
	}
	for i, f := range got {
		_, clash := f.Clash(candidates.Classic9)
		for c, d := range f {
			clash = clash || d == 0 || !g.Candidates(candidates.Cell(c)).Has(d)
		}
		if clash || slices.Contains(got[:i], f) || len(got) < limit && !slices.Contains(want.Solutions, f) {
			tb.Fatalf("%v: solution %d is wrong or there twice: %v", g, i+1, f.Text(candidates.Classic9))
		}
	}
}

func TestAgreesOnFiles(t *testing.T) {
	for _, file := range []struct {
		name string
		nth  int
	}{
		{"solved", 1}, {"stalled", 1}, {"samples", 1},
		{"top95", 1}, {"msk009", 10}, {"magictour", 10}, {"clues17", 200}, {"hardest1106", 10}, {"hardest11", 200},
	} {
		t.Run(file.name, func(t *testing.T) {
			var s band.Solver
			for _, f := range read(t, file.name, file.nth) {
				g := candidates.NewGrid(candidates.Classic9, f)
				agree(t, &s, &g, 2)
				if n := s.Count(&f, 2); n != 1 {
					t.Errorf("%v: %d solutions", &g, n)
				}
			}
		})
	}
}

// Puzzles without a solution, with one, and with many; then the same with
// candidates removed.
func TestAgreesOnRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s band.Solver
	counts := map[int]int{}
	for range 3000 {
		f := random(r, 15+r.IntN(30), r.IntN(4)/2)
		g := candidates.NewGrid(candidates.Classic9, f)
		const limit = 40
		agree(t, &s, &g, limit)
		n := s.Count(&f, limit)
		counts[min(n, 2)]++
		for range r.IntN(100) {
			g.Remove(candidates.Cell(r.IntN(candidates.MaxCells)), candidates.Digit(1+r.IntN(9)))
		}
		agree(t, &s, &g, limit)
	}
	for n := range 3 {
		if counts[n] < 100 {
			t.Errorf("only %d puzzles with %d solutions", counts[n], n)
		}
	}
}

// Grids in which digits have been placed, some of them wrong.
func TestAgreesOnPlaced(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var s band.Solver
	for range 300 {
		g := candidates.NewGrid(candidates.Classic9, random(r, 20+r.IntN(20), 0))
		for c := range g.Open().All() {
			if d := g.Candidates(c).First(); d != 0 && r.IntN(8) == 0 {
				g.Place(c, d)
			}
		}
		agree(t, &s, &g, 10)
	}
}

// A digit of the solution that was struck is in no solution that is found.
func TestStrike(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	var s band.Solver
	for range 200 {
		f := random(r, 20+r.IntN(10), 0)
		g := candidates.NewGrid(candidates.Classic9, f)
		c := candidates.Cell(r.IntN(candidates.MaxCells))
		d := candidates.Digit(1 + r.IntN(9))
		if f[c] != 0 {
			continue
		}
		g.Remove(c, d)
		want := fallback.SolveMRV(t.Context(), &g, 50, fallback.Budget{})
		s.Puzzle(&f)
		s.Strike(c, d)
		n := 0
		for n < 50 && s.Next(t.Context()) {
			n++
			if s.Solution()[c] == d {
				t.Fatalf("%v: %v is %v", f.Text(candidates.Classic9), c, d)
			}
		}
		if n != len(want.Solutions) {
			t.Errorf("%v without %v in %v: %d solutions, want %d", f.Text(candidates.Classic9), d, c, n, len(want.Solutions))
		}
	}
}

func TestEmpty(t *testing.T) {
	var s band.Solver
	empty := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	agree(t, &s, &empty, 500)
}

func TestBadInput(t *testing.T) {
	var s band.Solver
	if s.Next(t.Context()) || s.Err() != nil || s.Solution() != (candidates.Filling{}) {
		t.Error("a search that was not begun finds something")
	}
	if n := s.Count(&candidates.Filling{5, 5}, 2); n != 0 {
		t.Errorf("clash: %d solutions", n)
	}
	if n := s.Count(&candidates.Filling{10}, 2); n != 0 {
		t.Errorf("no digit: %d solutions", n)
	}
	small := candidates.NewGrid(candidates.Classic6, candidates.Filling{})
	if err := s.Grid(&small); err == nil || s.Next(t.Context()) {
		t.Errorf("layout: got %v", err)
	}
}

func TestStops(t *testing.T) {
	empty := candidates.Filling{}
	s := band.Solver{MaxGuesses: 500}
	if n := s.Count(&empty, 1<<30); n == 0 || s.Err() != band.ErrGuesses || s.Guesses() != 500 {
		t.Errorf("got %d solutions, %d guesses, %v", n, s.Guesses(), s.Err())
	}
	if s.Next(t.Context()) {
		t.Error("goes on after the end")
	}
	s.MaxGuesses = 0

	cause := errors.New("the player has left")
	for range 20 {
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(time.Duration(rand.IntN(3000))*time.Microsecond, func() { cancel(cause) })
		s.Puzzle(&empty)
		for s.Next(ctx) {
		}
		if s.Err() != cause {
			t.Errorf("got %v", s.Err())
		}
	}
}

// The same source gives the same solutions, another gives others, and no order
// loses any.
func TestRandomOrder(t *testing.T) {
	list := func(seed uint64, f candidates.Filling, limit int) (found []candidates.Filling) {
		s := band.Solver{Rand: rand.New(rand.NewPCG(seed, 0))}
		for s.Puzzle(&f); len(found) < limit && s.Next(t.Context()); {
			found = append(found, s.Solution())
		}
		return found
	}
	a, b, c := list(1, candidates.Filling{}, 20), list(1, candidates.Filling{}, 20), list(2, candidates.Filling{}, 20)
	if !slices.Equal(a, b) || slices.Equal(a, c) {
		t.Error("the order does not follow the source")
	}
	r := rand.New(rand.NewPCG(5, 6))
	var s band.Solver
	for range 100 {
		f := random(r, 24, 0)
		if got, want := len(list(r.Uint64(), f, 1000)), s.Count(&f, 1000); got != want {
			t.Errorf("%v: got %d solutions in random order, want %d", f.Text(candidates.Classic9), got, want)
		}
	}
}

func TestAllocations(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	s := &band.Solver{Rand: r}
	f := random(r, 22, 0)
	g := candidates.NewGrid(candidates.Classic9, f)
	ctx := t.Context()
	allocations := testing.AllocsPerRun(20, func() {
		if s.Grid(&g) == nil && s.Next(ctx) {
			f = s.Solution()
		}
		s.Count(&f, 100)
	})
	if allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}

func FuzzAgrees(f *testing.F) {
	f.Add([]byte("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"), []byte{})
	f.Add([]byte(".................................................................................."), []byte{1, 2, 3, 4, 5})
	f.Fuzz(func(t *testing.T, digits, removed []byte) {
		var givens candidates.Filling
		for i := range min(len(digits), len(givens)) {
			if d := digits[i]; '1' <= d && d <= '9' {
				givens[i] = candidates.Digit(d - '0')
			}
		}
		g := candidates.NewGrid(candidates.Classic9, givens)
		for i := 0; i+1 < len(removed); i += 2 {
			g.Remove(candidates.Cell(removed[i]%candidates.MaxCells), candidates.Digit(removed[i+1]%9+1))
		}
		var s band.Solver
		agree(t, &s, &g, 5)
	})
}

func ExampleSolver() {
	givens := parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........")
	var s band.Solver
	s.Puzzle(&givens)
	for s.Next(context.Background()) {
		solution := s.Solution()
		fmt.Println(solution.Text(candidates.Classic9))
	}
	fmt.Println(s.Guesses(), "guesses")
	fmt.Println("at most two:", s.Count(&givens, 2))
	// Output:
	// 534678192672195348198342567859761423426853971713924856961537284287419635345286719
	// 534678912672195348198342567859761423426853791713924856961537284287419635345286179
	// 1 guesses
	// at most two: 2
}
