package clued_test

import (
	"context"
	"errors"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/fallback/generate/clued"
)

// make returns a puzzle.
func make(t *testing.T, l *candidates.Layout, seed uint64, s *generate.Symmetry, words ...string) clued.Puzzle {
	t.Helper()
	wants, err := clued.ParseWants(words)
	if err != nil {
		t.Fatal(err)
	}
	p, err := clued.New(seed, 0).Puzzle(t.Context(), clued.Options{Layout: l, Wants: wants, Symmetry: s})
	if err != nil {
		t.Fatalf("%v: %v", words, err)
	}
	return p
}

// Puzzles of every kind have clues of it, and one solution, which keeps them.
func TestEveryKind(t *testing.T) {
	for _, kind := range clues.All {
		l := candidates.Classic6
		switch kind {
		case clues.Windows, clues.X, clues.Nonconsecutive, clues.NegativeBlack, clues.NegativeXV:
			l = candidates.Classic9 // there is none on the small board, or hardly any
		}
		p := make(t, l, 1, nil, kind.Code)
		has := kind == clues.Windows // a board with a name
		for _, c := range p.Grid.Layout().Clues() {
			has = has || c.Kind == kind
		}
		if !has {
			t.Errorf("%s: the puzzle has none", kind.Code)
		}
		r := fallback.SolveMRV(t.Context(), &p.Grid, 2, fallback.Budget{})
		if len(r.Solutions) != 1 || r.Solutions[0] != p.Solution {
			t.Errorf("%s: %d solutions", kind.Code, len(r.Solutions))
		}
		if c, broken := p.Solution.BrokenClue(p.Grid.Layout()); broken {
			t.Errorf("%s: the solution breaks %v", kind.Code, c)
		}
	}
}

// A number of clues that is asked for is kept, and so is a value.
func TestNumbers(t *testing.T) {
	p := make(t, candidates.Classic9, 2, nil, "whispers 4=2", "thermo=3", "odd")
	count := map[*candidates.ClueKind]int{}
	for _, c := range p.Grid.Layout().Clues() {
		count[c.Kind]++
		if c.Kind == clues.Whispers && c.Values[0] != 4 {
			t.Errorf("%v has another value", &c)
		}
	}
	if count[clues.Whispers] != 2 || count[clues.Thermometer] != 3 || count[clues.Odd] == 0 {
		t.Errorf("there are %v", count)
	}
}

// No clue without a number can be left out, nor any given.
func TestFewest(t *testing.T) {
	p := make(t, candidates.Classic6, 3, nil, "thermo", "white")
	all := p.Grid.Layout().Clues()
	givens := p.Grid.GivenDigits()
	unique := func(cs []candidates.Clue, givens candidates.Filling) bool {
		l, err := clues.On(candidates.Classic6, cs...)
		if err != nil {
			t.Fatal(err)
		}
		g := candidates.NewGrid(l, givens)
		return len(fallback.Solve(t.Context(), &g, 2, fallback.Budget{}).Solutions) == 1
	}
	of := map[*candidates.ClueKind]int{}
	for i := range all {
		of[all[i].Kind]++
	}
	for i := range all {
		less := append(all[:i:i], all[i+1:]...)
		if of[all[i].Kind] > 1 && unique(less, givens) {
			t.Errorf("%v is not needed", &all[i])
		}
	}
	for c := range p.Grid.Givens().All() {
		without := givens
		without[c] = 0
		if unique(all, without) {
			t.Errorf("the given in %v is not needed", c)
		}
	}
}

// Clues and givens are unchanged by half a turn.
func TestSymmetry(t *testing.T) {
	p := make(t, candidates.Classic9, 4, generate.Rotate180, "white", "renban")
	turn := func(cells candidates.CellSet) (turned candidates.CellSet) {
		for c := range cells.All() {
			turned = turned.With(candidates.At(10-c.Row(), 10-c.Column()))
		}
		return turned
	}
	if g := p.Grid.Givens(); turn(g) != g {
		t.Error("the givens have no symmetry")
	}
	for _, c := range p.Grid.Layout().Clues() {
		found := false
		for _, other := range p.Grid.Layout().Clues() {
			found = found || other.Kind == c.Kind && other.Cells() == turn(c.Cells())
		}
		if !found {
			t.Errorf("%v has no image", &c)
		}
	}
}

// The same seed and number give the same puzzle.
func TestRepeatable(t *testing.T) {
	a, b := make(t, candidates.Classic6, 5, nil, "renban", "knight"), make(t, candidates.Classic6, 5, nil, "renban", "knight")
	if !a.Grid.Equal(&b.Grid) {
		t.Error("a seed gives two puzzles")
	}
}

func TestErrors(t *testing.T) {
	for _, word := range []string{"termo", "thermo=0", "thermo=x", "thermo: r1c1 r1c2"} {
		if _, err := clued.ParseWants([]string{word}); err == nil {
			t.Errorf("%s is read", word)
		}
	}
	// No two digits of a small board add up to ten.
	wants, _ := clued.ParseWants([]string{"x"})
	var rare *clued.RareError
	if _, err := clued.New(1, 1).Puzzle(t.Context(), clued.Options{Layout: candidates.Classic4, Wants: wants}); !errors.As(err, &rare) {
		t.Errorf("error %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := clued.New(1, 1).Puzzle(ctx, clued.Options{Wants: wants}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// A killer has each cell in one cage of two cells to five with no digit twice, no givens, and one solution; the symmetry
// takes cages to cages.
func TestKiller(t *testing.T) {
	for seed, o := range []struct {
		layout   *candidates.Layout
		symmetry *generate.Symmetry
	}{{candidates.Classic6, nil}, {candidates.Classic6, generate.Rotate180}, {candidates.Classic4, nil}, {candidates.Classic9, nil}, {candidates.Classic9, generate.Rotate180}, {candidates.Classic9, nil}} {
		p := make(t, o.layout, uint64(seed), o.symmetry, "killer")
		l := p.Grid.Layout()
		if !p.Grid.Givens().IsEmpty() {
			t.Errorf("%d: there are givens: %v", seed, p.Grid.Givens())
		}
		var covered candidates.CellSet
		turned := map[candidates.CellSet]bool{}
		last := l.Size() + 1
		for _, c := range l.Clues() {
			cells := c.Cells()
			middle := candidates.At((last+1)/2, (last+1)/2)
			if n := cells.Len(); c.Kind != clues.Cage || cells.Meets(covered) || n > 5 || n < 2 && (o.symmetry == nil || !cells.Has(middle)) {
				t.Errorf("%d: %v", seed, &c)
			}
			covered = covered.Or(cells)
			var image candidates.CellSet
			for cell := range cells.All() {
				image = image.With(candidates.At(last-cell.Row(), last-cell.Column()))
			}
			turned[image] = true
		}
		if covered != l.Cells() {
			t.Errorf("%d: the cages leave out %v", seed, l.Cells().AndNot(covered))
		}
		for _, c := range l.Clues() {
			if o.symmetry != nil && !turned[c.Cells()] {
				t.Errorf("%d: %v has no image", seed, &c)
			}
		}
		search := fallback.Solve
		if l.Size() < 9 { // a plain search, which shares nothing with the one that made it
			search = fallback.SolveMRV
		}
		if r := search(t.Context(), &p.Grid, 2, fallback.Budget{}); len(r.Solutions) != 1 || r.Solutions[0] != p.Solution || r.Stopped != nil {
			t.Errorf("%d: %d solutions", seed, len(r.Solutions))
		}
	}
}

// Cages that are drawn one by one keep off each other.
func TestCagesApart(t *testing.T) {
	for seed := range uint64(4) {
		p := make(t, candidates.Classic9, seed, nil, "cage")
		var covered candidates.CellSet
		for _, c := range p.Grid.Layout().Clues() {
			if c.Cells().Meets(covered) {
				t.Errorf("%d: %v overlaps another", seed, &c)
			}
			covered = covered.Or(c.Cells())
		}
	}
}
