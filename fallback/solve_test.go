package fallback

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
)

// isSolution checks a filling by the rules alone.
func isSolution(l *candidates.Layout, givens, f candidates.Filling) bool {
	for h := range l.Houses().All() {
		var digits candidates.DigitSet
		for c := range l.HouseCells(h).All() {
			if f[c] == 0 || givens[c] != 0 && givens[c] != f[c] {
				return false
			}
			digits = digits.With(f[c])
		}
		if digits != l.Digits() {
			return false
		}
	}
	return true
}

// naive counts the solutions of a filling, at most limit, without a grid.
func naive(l *candidates.Layout, f candidates.Filling, limit int) (n int) {
	if _, bad := f.Clash(l); bad {
		return 0
	}
	for c := range l.Cells().All() {
		if f[c] != 0 {
			continue
		}
		for d := range l.Digits().All() {
			f[c] = d
			if n += naive(l, f, limit-n); n >= limit {
				break
			}
		}
		return n
	}
	return 1
}

// searches are the functions with the signature of Solve.
var searches = map[string]searchFunc{"Solve": Solve, "SolveMRV": SolveMRV}

type searchFunc func(context.Context, *candidates.Grid, int, Budget) Result

func TestSolveCounts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, l := range layouts(t)[:4] {
		for range 60 {
			// Few givens make many solutions, one that is changed makes none
			// of many puzzles.
			n := l.Size() + r.IntN(l.Size())
			g := random(r, l, n)
			f := g.GivenDigits()
			if r.IntN(3) == 0 {
				f[g.Givens().First()] = candidates.Digit(1 + r.IntN(l.Size()))
				g = candidates.NewGrid(l, f)
			}
			const limit = 30
			got := Solve(t.Context(), &g, limit, Budget{})
			if want := naive(l, f, limit); len(got.Solutions) != want || got.Stopped != nil {
				t.Errorf("%v of %v: got %d solutions, %v; want %d", &g, l, len(got.Solutions), got.Stopped, want)
			}
			for i, s := range got.Solutions {
				if !isSolution(l, f, s) || slices.Contains(got.Solutions[:i], s) {
					t.Errorf("%v of %v: solution %d is wrong or there twice: %v", &g, l, i+1, s.Text(l))
				}
			}
		}
	}
}

// There are 288 ways to fill the 4x4 board, and 28,200,960 to fill the 6x6
// board; of the latter a few will do.
func TestSolveEmpty(t *testing.T) {
	empty := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	if n := len(Solve(t.Context(), &empty, 1000, Budget{}).Solutions); n != 288 {
		t.Errorf("4x4: got %d solutions, want 288", n)
	}
	for _, l := range layouts(t) {
		empty := candidates.NewGrid(l, candidates.Filling{})
		got := Solve(t.Context(), &empty, 2, Budget{})
		if len(got.Solutions) != 2 || got.Solutions[0] == got.Solutions[1] || got.Nodes > 500 {
			t.Errorf("%v: got %d solutions in %d nodes", l, len(got.Solutions), got.Nodes)
		}
	}
}

func TestSolveContradictions(t *testing.T) {
	for name, search := range searches {
		t.Run(name, func(t *testing.T) { testContradictions(t, search) })
	}
}

func testContradictions(t *testing.T, search searchFunc) {
	clash := parse(candidates.Classic9, "55.......6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if got := search(t.Context(), &clash, 2, Budget{}); len(got.Solutions) != 0 || got.Nodes != 0 || got.Stopped != nil {
		t.Errorf("clash: got %+v", got)
	}
	struck := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for c := range candidates.Classic9.HouseCells(candidates.HouseOf(candidates.Box, 5)).All() {
		struck.Remove(c, 7)
	}
	if got := search(t.Context(), &struck, 2, Budget{}); len(got.Solutions) != 0 || got.Stopped != nil {
		t.Errorf("no 7 in box 5: got %+v", got)
	}
	empty := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	if got := search(t.Context(), &empty, 0, Budget{}); len(got.Solutions) != 0 || got.Stopped != nil {
		t.Errorf("limit 0: got %+v", got)
	}
}

func TestSolveCorpora(t *testing.T) {
	for _, name := range []string{"samples", "top95", "msk009", "magictour", "clues17", "hardest1106", "hardest11"} {
		t.Run(name, func(t *testing.T) {
			for _, g := range notationtest.Read(t, name, 10) {
				for name, search := range searches {
					got := search(t.Context(), &g, 2, Budget{})
					if len(got.Solutions) != 1 || !isSolution(candidates.Classic9, g.GivenDigits(), got.Solutions[0]) {
						t.Errorf("%s of %v: got %+v", name, &g, got)
					}
					if again := search(t.Context(), &g, 2, Budget{}); again.Nodes != got.Nodes {
						t.Errorf("%s of %v: %d nodes, then %d", name, &g, got.Nodes, again.Nodes)
					}
				}
			}
		})
	}
}

func TestSolveBudget(t *testing.T) {
	for name, search := range searches {
		t.Run(name, func(t *testing.T) { testBudget(t, search) })
	}
}

func testBudget(t *testing.T, search searchFunc) {
	empty := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	got := search(t.Context(), &empty, 1_000_000, Budget{Nodes: 500})
	var nodes *NodesError
	if !errors.As(got.Stopped, &nodes) || nodes.Nodes != 500 || got.Nodes != 500 {
		t.Errorf("got %v after %d nodes", got.Stopped, got.Nodes)
	}

	cause := errors.New("the player has left")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	if got := search(ctx, &empty, 2, Budget{}); got.Stopped != cause || got.Nodes != 0 {
		t.Errorf("cancelled before: got %v after %d nodes", got.Stopped, got.Nodes)
	}

	ctx, cancel = context.WithCancelCause(t.Context())
	time.AfterFunc(5*time.Millisecond, func() { cancel(cause) })
	if got := search(ctx, &empty, 1<<30, Budget{}); got.Stopped != cause {
		t.Errorf("cancelled meanwhile: got %v", got.Stopped)
	}
}

// Only the result and, for SolveMRV, the queue of singles are allocated, however many
// nodes the search takes.
func TestSolveAllocations(t *testing.T) {
	g := parse(candidates.Classic9, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
	for name, search := range searches {
		nodes := 0
		allocations := testing.AllocsPerRun(10, func() { nodes = search(context.Background(), &g, 2, Budget{}).Nodes })
		if nodes < 20 || allocations > 12 {
			t.Errorf("%s: %v allocations in %d nodes", name, allocations, nodes)
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, name := range []string{"top95", "msk009", "magictour", "clues17", "hardest1106"} {
		for strategy, search := range searches {
			b.Run("corpus="+name+"/search="+strategy, func(b *testing.B) {
				grids := notationtest.Read(b, name, 1)
				rand.New(rand.NewPCG(1, 2)).Shuffle(len(grids), func(i, j int) { grids[i], grids[j] = grids[j], grids[i] })
				nodes, n := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					nodes += search(context.Background(), &grids[n%len(grids)], 2, Budget{}).Nodes
					n++
				}
				b.ReportMetric(float64(nodes)/float64(n), "nodes/puzzle")
			})
		}
	}
}
