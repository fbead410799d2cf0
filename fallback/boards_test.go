package fallback

import (
	"context"
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
)

// parse reads one character a cell.
func parse(l *candidates.Layout, s string) candidates.Grid {
	var givens candidates.Filling
	i := 0
	for c := range l.Cells().All() {
		if '1' <= s[i] && s[i] <= '9' {
			givens[c] = candidates.Digit(s[i] - '0')
		}
		i++
	}
	return candidates.NewGrid(l, givens)
}

// layouts are boards of several sizes, with boxes of every kind and with extra
// houses.
func layouts(tb testing.TB) (ls []*candidates.Layout) {
	for _, spec := range []string{
		"classic4", "jigsaw:AAABABBBCCCDCDDD", "classic6", "classic6+diagonals", "classic8", "classic9", "classic9+windows",
	} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			tb.Fatal(err)
		}
		ls = append(ls, l)
	}
	return ls
}

// random returns a puzzle with n givens that has at least one solution.
func random(r *rand.Rand, l *candidates.Layout, n int) candidates.Grid {
	var cells []candidates.Cell
	for c := range l.Cells().All() {
		cells = append(cells, c)
	}
	for {
		// As many random digits as the board has rows make one solution in
		// very many likely, and a clash not too likely.
		var start candidates.Filling
		for range l.Size() {
			start[cells[r.IntN(len(cells))]] = candidates.Digit(1 + r.IntN(l.Size()))
		}
		g := candidates.NewGrid(l, start)
		found := Solve(context.Background(), &g, 1, Budget{Nodes: 10_000})
		if len(found.Solutions) == 0 {
			continue
		}
		r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		var givens candidates.Filling
		for _, c := range cells[:n] {
			givens[c] = found.Solutions[0][c]
		}
		return candidates.NewGrid(l, givens)
	}
}

// minimal returns a random puzzle that has one solution, and several without
// any of its givens.
func minimal(r *rand.Rand, l *candidates.Layout) candidates.Grid {
	g := random(r, l, l.Cells().Len())
	givens := g.GivenDigits()
	var cells []candidates.Cell
	for c := range l.Cells().All() {
		cells = append(cells, c)
	}
	r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	return withoutSpare(l, givens, cells)
}

// withoutSpare returns the puzzle that is left if givens of some cells are taken away in turn, as long as it has one solution.
func withoutSpare(l *candidates.Layout, givens candidates.Filling, cells []candidates.Cell) candidates.Grid {
	for _, c := range cells {
		without := givens
		without[c] = 0
		g := candidates.NewGrid(l, without)
		if len(Solve(context.Background(), &g, 2, Budget{}).Solutions) == 1 {
			givens = without
		}
	}
	return candidates.NewGrid(l, givens)
}
