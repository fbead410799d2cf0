package generate_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
)

// givens returns the cells that hold givens.
func givens(f candidates.Filling) (cells candidates.CellSet) {
	for c, d := range f {
		if d != 0 {
			cells = cells.With(candidates.Cell(c))
		}
	}
	return cells
}

func isUnique(tb testing.TB, f candidates.Filling) bool {
	g := candidates.NewGrid(candidates.Classic9, f)
	return len(fallback.SolveMRV(tb.Context(), &g, 2, fallback.Budget{}).Solutions) == 1
}

func TestSymmetries(t *testing.T) {
	images := map[*generate.Symmetry]func(r, c int) (int, int){
		generate.Rotate180: func(r, c int) (int, int) { return 10 - r, 10 - c }, generate.Rotate90: func(r, c int) (int, int) { return c, 10 - r },
		generate.Horizontal: func(r, c int) (int, int) { return r, 10 - c }, generate.Vertical: func(r, c int) (int, int) { return 10 - r, c },
		generate.Diagonal: func(r, c int) (int, int) { return c, r }, generate.AntiDiagonal: func(r, c int) (int, int) { return 10 - c, 10 - r },
		generate.Full: func(r, c int) (int, int) { return c, 10 - r },
	}
	for _, s := range generate.Symmetries() {
		g := generate.New(1, 2)
		for range 3 {
			puzzle, err := g.Puzzle(t.Context(), generate.Options{Symmetry: s})
			if err != nil || !isUnique(t, puzzle) {
				t.Fatalf("%s: %v, %v", s.Name, puzzle.Text(candidates.Classic9), err)
			}
			for c := range givens(puzzle).All() {
				if image := images[s]; image != nil && puzzle[candidates.At(image(c.Row(), c.Column()))] == 0 {
					t.Errorf("%s: %v has a given, its image has not", s.Name, c)
				}
			}
		}
	}
}

func TestMinimal(t *testing.T) {
	for _, s := range []*generate.Symmetry{generate.None, generate.Rotate180} {
		puzzle, err := generate.New(3, 4).Puzzle(t.Context(), generate.Options{Symmetry: s, Minimal: true})
		if err != nil || !isUnique(t, puzzle) {
			t.Fatal(puzzle, err)
		}
		for c := range givens(puzzle).All() {
			without := puzzle
			if without[c] = 0; isUnique(t, without) {
				t.Errorf("%s: %v is not needed", s.Name, c)
			}
		}
	}
}

func TestGivens(t *testing.T) {
	g := generate.New(5, 6)
	for _, n := range []int{81, 80, 40, 30, 25, 24} {
		puzzle, err := g.Puzzle(t.Context(), generate.Options{Givens: n})
		if got := givens(puzzle).Len(); err != nil || got != n || !isUnique(t, puzzle) {
			t.Errorf("got %d givens, %v; want %d", got, err, n)
		}
	}
	for _, o := range []generate.Options{{Givens: 16}, {Givens: 82}, {Givens: -1}, {Givens: 30, Symmetry: generate.Rotate90}} {
		if _, err := g.Puzzle(t.Context(), o); err == nil {
			t.Errorf("%+v: no error", o)
		}
	}
}

func TestRepeatable(t *testing.T) {
	a, b := generate.New(7, 0), generate.New(7, 0)
	if a.Solution() != b.Solution() || a.Solution() == generate.New(7, 1).Solution() {
		t.Error("puzzles do not follow seed and number")
	}
}

// The puzzles of a seed stay the same, whatever makes them faster. The hashes
// are of the lines that pencilmark generate --seed 11 prints.
func TestFrozen(t *testing.T) {
	for _, test := range []struct {
		n       int
		options generate.Options
		want    string
	}{
		{50, generate.Options{}, "a70e92bccf5ece62"},
		{50, generate.Options{Minimal: true}, "a70e92bccf5ece62"},
		{20, generate.Options{Symmetry: generate.Rotate180}, "c385f1aa3d778f71"},
		{5, generate.Options{Symmetry: generate.Rotate180, Minimal: true}, "a9c9ccdd86173b1b"},
		{1, generate.Options{Symmetry: generate.Orthogonal, Minimal: true}, "2e642d6aed931709"},
		{5, generate.Options{Givens: 81}, "346732694e2362fa"},
		{20, generate.Options{Givens: 40}, "cc783818f78efa51"},
		{10, generate.Options{Givens: 24, Minimal: true}, "91d0535aff906fa3"},
		{20, generate.Options{Symmetry: generate.Full, Givens: 33}, "79fe79bea1afcaf2"},
		{3, generate.Options{Symmetry: generate.Diagonal, Givens: 26, Minimal: true}, "3c0b051878a0a34c"},
		{10, generate.Options{Symmetry: generate.Vertical, Givens: 28}, "6b40160a34f18e4a"},
	} {
		g := generate.New(11, 0)
		var lines strings.Builder
		for i := range test.n {
			g.Restart(11, uint64(i))
			puzzle, err := g.Puzzle(t.Context(), test.options)
			if err != nil {
				t.Fatalf("%+v: %v", test.options, err)
			}
			fmt.Fprintln(&lines, puzzle.Text(candidates.Classic9))
		}
		if got := fmt.Sprintf("%x", sha256.Sum256([]byte(lines.String())))[:16]; got != test.want {
			t.Errorf("%+v: puzzles with hash %s, want %s", test.options, got, test.want)
		}
	}
}

func TestInterrupted(t *testing.T) {
	cause := errors.New("the setter has left")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	if _, err := generate.New(1, 1).Puzzle(ctx, generate.Options{Givens: 17}); err != cause {
		t.Errorf("got %v", err)
	}
}

func ExampleGenerator_Puzzle() {
	g := generate.New(1, 0)
	puzzle, err := g.Puzzle(context.Background(), generate.Options{Symmetry: generate.Rotate180, Givens: 30})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(puzzle.Text(candidates.Classic9))
	// Output: 68....21.......3873..5..4...4...28..1.5...6.4..34...5...9..1..8438.......61....49
}

func BenchmarkMinimal(b *testing.B) {
	g := generate.New(1, 0)
	for b.Loop() {
		if _, err := g.Puzzle(context.Background(), generate.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
}

// A variation has one solution, shares givens with its puzzle, and is as the options ask.
func TestVary(t *testing.T) {
	g := generate.New(8, 0)
	for _, o := range []generate.Options{{}, {Minimal: true}, {Symmetry: generate.Rotate180}, {Givens: 30}, {Givens: 30, Symmetry: generate.Diagonal}} {
		puzzle, err := g.Puzzle(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		others := 0
		for range 20 {
			varied, ok := g.Vary(puzzle, o)
			if !ok {
				continue
			}
			shared := 0
			for c, d := range varied {
				if d != 0 && d == puzzle[c] {
					shared++
				}
			}
			if varied != puzzle {
				others++
			}
			if !isUnique(t, varied) || shared < givens(puzzle).Len()/2 {
				t.Errorf("%+v: %s shares %d givens", o, varied.Text(candidates.Classic9), shared)
			}
			if n := givens(varied).Len(); o.Givens != 0 && n != o.Givens {
				t.Errorf("%+v: %d givens", o, n)
			}
			for c := range givens(varied).All() {
				if o.Symmetry == generate.Rotate180 && varied[candidates.At(10-c.Row(), 10-c.Column())] == 0 {
					t.Errorf("%v has a given, its image has not", c)
				}
			}
		}
		if others < 10 {
			t.Errorf("%+v: %d variations that differ", o, others)
		}
	}
}
