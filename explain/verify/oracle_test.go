package verify_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// follows is the naive twin of the checker's proof, to compare it with: it
// tries every way to choose one candidate for each premise, with no thought of
// what is forced, and looks for one that breaks no rule and in which the
// effect does not hold.
func follows(g *candidates.Grid, premises []candidates.Item, e explain.Effect) bool {
	var chosen []candidates.Candidate
	if !e.Place {
		chosen = append(chosen, e.Candidate)
	}
	return !canChoose(g, premises, chosen, e)
}

func canChoose(g *candidates.Grid, premises []candidates.Item, chosen []candidates.Candidate, e explain.Effect) bool {
	if len(premises) == 0 {
		return true
	}
	for _, k := range g.AppendCandidates(nil, premises[0]) {
		if e.Place && k == e.Candidate {
			continue
		}
		excluded := func(other candidates.Candidate) bool { return excludes(g.Layout(), k, other) }
		if !slices.ContainsFunc(chosen, excluded) && canChoose(g, premises[1:], append(chosen, k), e) {
			return true
		}
	}
	return false
}

// excludes tells whether two different candidates share an item, or a clue of the board allows only one of them.
func excludes(l *candidates.Layout, a, b candidates.Candidate) bool {
	sameHouse := l.HousesOf(a.Cell())&l.HousesOf(b.Cell()) != 0
	clued := l.Conflicts(a)
	return a != b && (clued != nil && clued.Has(b) || a.Cell() == b.Cell() || a.Digit() == b.Digit() && sameHouse)
}

// puzzle reads givens in reading order.
func puzzle(layout, givens string) candidates.Grid {
	l := must(candidates.ParseLayout(layout))
	var f candidates.Filling
	i := 0
	for c := range l.Cells().All() {
		if givens[i] != '.' {
			f[c] = digits(givens[i : i+1]).First()
		}
		i++
	}
	return candidates.NewGrid(l, f)
}

// puzzles have one solution each.
var puzzles = []struct{ layout, givens string }{
	{"classic4", "...41......22..."},
	{"classic4", "..4.4.3..2......"},
	{jigsaw, ".3.1....4....4.."},
	{jigsaw, "..4.2......3.1.."},
	{"classic6", ".....2....54.6.....42.6.2.......35.."},
	{"classic6", "..5.4.....3142.......3..5.1...2....."},
	{"classic8", "6..........1..8..5....4...82.5.........3...31.2831.86.....5.3..."},
	{"classic9", ".........45..872...1.45...............35....474.3.1.58........9..7..96.....16.4.."},
	{"classic9", "279.......3...79.4...........632..5...29.56..1.........2..5.1..9...81...4.8...2.."},
	{"classic9", ".7.3...46....74......8.92..53....1.......7..9..7..58..35.71.....12...3...96......"},
	{"classic9", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"},
	{"classic9+diagonals", "........6.....92..........1...72.3............5.93.......8.......3...8......716.4"},
}

// solution finds the solution of a puzzle, without the checker and the steps.
func solution(g candidates.Grid) (f candidates.Filling, ok bool) {
	fewest, item := candidates.MaxSize+1, candidates.Item(0)
	for _, i := range g.Layout().Items() {
		ks := g.AppendCandidates(nil, i)
		settled := len(ks) == 1 && !g.Open().Has(ks[0].Cell())
		if !settled && len(ks) < fewest {
			fewest, item = len(ks), i
		}
	}
	if fewest > candidates.MaxSize {
		return g.Filling(), true
	}
	for _, k := range g.AppendCandidates(nil, item) {
		next := g
		next.Place(k.Cell(), k.Digit())
		if f, ok := solution(next); ok {
			return f, true
		}
	}
	return f, false
}

// On grids with some marks removed at random, the proof must find exactly what
// the naive twin finds, from any premises, related or not.
func TestProofAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	proved, tried := 0, 0
	for _, p := range puzzles {
		start := puzzle(p.layout, p.givens)
		solution, ok := solution(start)
		if !ok {
			t.Fatalf("%s has no solution", p.givens)
		}
		for range 60 {
			g := thinned(rnd, start, solution)
			premises := related(rnd, &g, 1+rnd.IntN(5))
			for c := range g.Open().All() {
				for d := range g.Candidates(c).All() {
					for _, e := range []explain.Effect{explain.Place(c, d), explain.Remove(c, d)} {
						got, _ := verify.Proves(&g, premises, e)
						if want := follows(&g, premises, e); got != want {
							t.Fatalf("%v from %v on %s: proved %v, want %v", e, premises, g.String(), got, want)
						}
						tried++
						if got {
							proved++
							if e.Place != (solution[c] == d) {
								t.Fatalf("%v from %v contradicts the solution of %s", e, premises, p.givens)
							}
						}
					}
				}
			}
		}
	}
	t.Logf("%d of %d effects were proved", proved, tried)
	if proved < 1000 {
		t.Errorf("only %d effects were proved: too few to tell", proved)
	}
}

// thinned removes a part of the candidates that the solution does not use.
func thinned(rnd *rand.Rand, g candidates.Grid, solution candidates.Filling) candidates.Grid {
	share := rnd.Float64()
	for c := range g.Open().All() {
		for d := range g.Candidates(c).Without(solution[c]).All() {
			if rnd.Float64() < share {
				g.Remove(c, d)
			}
		}
	}
	return g
}

// related picks items that have few candidates, each after the first in
// contact with one picked before.
func related(rnd *rand.Rand, g *candidates.Grid, n int) []candidates.Item {
	var items []candidates.Item
	all := g.Layout().Items()
	for range 1000 {
		if len(items) == n {
			break
		}
		i := all[rnd.IntN(len(all))]
		if g.Count(i) <= 4 && !slices.Contains(items, i) && (len(items) == 0 || touches(g, i, items)) {
			items = append(items, i)
		}
	}
	slices.Sort(items)
	return items
}

func touches(g *candidates.Grid, i candidates.Item, items []candidates.Item) bool {
	for _, a := range g.AppendCandidates(nil, i) {
		for _, j := range items {
			for _, b := range g.AppendCandidates(nil, j) {
				if excludes(g.Layout(), a, b) {
					return true
				}
			}
		}
	}
	return false
}
