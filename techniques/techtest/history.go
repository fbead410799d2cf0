package techtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// checkHistory reports whether techniques that have seen grids on the way to this one
// find what they find if they see it for the first time. The ways are random ones, as
// many as asked for. Each begins where the techniques find nothing, with so many more
// candidates at most, and comes here by candidates removed and digits placed. told says
// that something was found on one of them: only then the law has been put to the test.
func checkHistory(list []*techniques.Technique, g *candidates.Grid, ways, more int) (told bool, err error) {
	rng := newRand()
	for range ways {
		start, moves, ok := widen(rng, list, g, more)
		if !ok {
			continue
		}
		found, err := follow(rng, list, start, moves)
		if err != nil {
			return true, err
		}
		told = told || found
	}
	return told, nil
}

// follow searches a grid and those that come from it by the moves, one after the other,
// until something is found. Now and then it looks on the way what a first search finds.
func follow(rng *rand.Rand, list []*techniques.Technique, g candidates.Grid, moves []explain.Effect) (found bool, err error) {
	runner, first := techniques.NewRunner(list).Grant(explain.Unique), rng.IntN(2) == 0
	way := []string{}
	for {
		got := searched(runner, first, &g)
		if end := len(got) > 0 || len(moves) == 0; end || rng.IntN(4) == 0 {
			want := searched(techniques.NewRunner(list).Grant(explain.Unique), first, &g)
			if !slices.Equal(got, want) {
				err = fmt.Errorf("found on %s, after a search before %s:\n%s\nfound by a first search:\n%s",
					describe(&g), strings.Join(way, " "), strings.Join(without(got, want), "\n"), strings.Join(without(want, got), "\n"))
			}
			if end || err != nil {
				return len(want) > 0, err
			}
		}
		way = way[:0]
		for range min(len(moves), 1+rng.IntN(2)+len(moves)/16) {
			moves[0].Apply(&g)
			way, moves = append(way, moves[0].String()), moves[1:]
		}
	}
}

// searched returns what a runner finds on a grid: the first step or all.
func searched(runner *techniques.Runner, first bool, g *candidates.Grid) (found []string) {
	if first {
		s, ok := runner.Next(g)
		if ok {
			found = append(found, s.Technique.Code+": "+finding(s.Effects, &s))
		}
		return found
	}
	runner.All(g, func(s explain.Step) bool {
		found = append(found, s.Technique.Code+": "+finding(s.Effects, &s))
		return true
	})
	return found
}

// moreCandidates is how many more candidates a grid may have where a way to it begins. Searches
// of wide grids take long.
const moreCandidates = 40

// mostRounds is how often candidates are brought back.
const mostRounds = 24

// widen returns a grid from which the given one comes by the moves, in any order, on which the techniques
// find nothing; ok is false if none is met with so many more candidates at most. It brings candidates back
// into the pattern that is found, and more and more of them anywhere as long as that is not enough. What clues keep out
// of a board for good ends it after so many rounds.
func widen(rng *rand.Rand, list []*techniques.Technique, g *candidates.Grid, more int) (start candidates.Grid, moves []explain.Effect, ok bool) {
	start = *g
	var open candidates.CellSet
	back := map[candidates.Candidate]bool{}
	runner := techniques.NewRunner(list).Grant(explain.Unique)
	most := len(OpenCandidates(g)) + more
	for round := 0; len(OpenCandidates(&start)) <= most && round < mostRounds; round++ {
		step, found := runner.Next(&start)
		if !found && round > 0 {
			return start, way(rng, g, &start), true
		}
		bring := func(items []candidates.Item) {
			if k, ok := missing(rng, &start, items); ok {
				back[k] = true
				open = open.Or(blockers(g, k))
			}
		}
		bring(step.Premises)
		for range 1 << (round / 2) / 2 {
			bring(g.Layout().Items())
		}
		start = widened(g, open, back)
	}
	return start, nil, false
}

// missing returns a candidate that the grid lacks in one of the items.
func missing(rng *rand.Rand, g *candidates.Grid, items []candidates.Item) (k candidates.Candidate, ok bool) {
	var all []candidates.Candidate
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			for d := range (g.Layout().Digits() &^ g.Candidates(c)).All() {
				all = append(all, candidates.Of(c, d))
			}
		}
		if d, h, ok := item.House(); ok {
			for c := range g.Layout().HouseCells(h).AndNot(g.Places(d)).All() {
				all = append(all, candidates.Of(c, d))
			}
		}
	}
	if len(all) == 0 {
		return k, false
	}
	return all[rng.IntN(len(all))], true
}

// blockers returns the filled cells that keep the candidate out.
func blockers(g *candidates.Grid, k candidates.Candidate) candidates.CellSet {
	return g.Layout().Peers(k.Cell()).And(g.Places(k.Digit())).With(k.Cell()).AndNot(g.Open())
}

// widened returns the grid with cells opened and candidates brought back.
func widened(g *candidates.Grid, open candidates.CellSet, back map[candidates.Candidate]bool) candidates.Grid {
	l, givens := g.Layout(), g.GivenDigits()
	for c := range open.All() {
		givens[c] = 0
	}
	wide := candidates.NewGrid(l, givens)
	for c := range l.Cells().AndNot(g.Open()).AndNot(g.Givens()).AndNot(open).All() {
		wide.Place(c, g.Value(c))
	}
	for _, k := range OpenCandidates(&wide) {
		if !g.Has(k) && !back[k] {
			wide.Remove(k.Cell(), k.Digit())
		}
	}
	return wide
}

// way returns moves that make the second grid the first, in random order. Cells to be
// filled may lose candidates before.
func way(rng *rand.Rand, g, start *candidates.Grid) (moves []explain.Effect) {
	for c := range start.Open().AndNot(g.Open()).All() {
		moves = append(moves, explain.Place(c, g.Value(c)))
	}
	for _, k := range OpenCandidates(start) {
		if !g.Has(k) && (g.Open().Has(k.Cell()) || rng.IntN(2) == 0) {
			moves = append(moves, explain.Remove(k.Cell(), k.Digit()))
		}
	}
	rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return moves
}
