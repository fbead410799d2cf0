package chains_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	techtest.Cover(t, chains.XYChain, naiveXYChains)
	techtest.Cover(t, chains.RemotePair, naiveRemotePairs)
	techtest.Cover(t, chains.XChain, naiveXChains)
}

// row is what makes a candidate true if the first one of a chain is false: a premise
// for each strong link.
type row struct {
	end candidates.Candidate
	by  []candidates.Item
}

// extend goes on from some rows, and returns all rows that are as short as any with
// the same end.
func extend(all []row, next func(k candidates.Candidate) []row) []row {
	shortest := map[candidates.Candidate]int{}
	for _, r := range all {
		shortest[r.end] = 1
	}
	for i := 0; i < len(all); i++ {
		for _, more := range next(all[i].end) {
			longer := row{more.end, slices.Concat(all[i].by, more.by)}
			if n, ok := shortest[more.end]; !ok || n == len(longer.by) {
				shortest[more.end] = len(longer.by)
				all = append(all, longer)
			}
		}
	}
	return all
}

// between returns the candidates of a digit in sight of two cells.
func between(g *candidates.Grid, d candidates.Digit, a, b candidates.Cell) (seen []candidates.Candidate) {
	for c := range g.Places(d).All() {
		if g.Layout().Sees(c, a) && g.Layout().Sees(c, b) {
			seen = append(seen, candidates.Of(c, d))
		}
	}
	return seen
}

// naiveXYChains returns what the shortest rows of three cells or more remove that have
// none to spare: from a cell that is not z, over cells that lose a digit and so hold
// their other one, to one that is z.
func naiveXYChains(g *candidates.Grid) (removed []candidates.Candidate) {
	into := func(c candidates.Cell, d candidates.Digit) row {
		return row{candidates.Of(c, g.Candidates(c).Without(d).First()), []candidates.Item{candidates.CellItem(c)}}
	}
	next := func(k candidates.Candidate) (all []row) {
		for c := range g.Places(k.Digit()).All() {
			if g.Candidates(c).Len() == 2 && g.Layout().Sees(c, k.Cell()) {
				all = append(all, into(c, k.Digit()))
			}
		}
		return all
	}
	for a := range g.Open().All() {
		for z := range g.Candidates(a).All() {
			if g.Candidates(a).Len() != 2 {
				continue
			}
			for _, r := range extend([]row{into(a, z)}, next) {
				seen := between(g, z, a, r.end.Cell())
				if r.end.Digit() == z && r.end.Cell() != a && len(r.by) >= 3 && techtest.Needed(g, r.by, seen) {
					removed = append(removed, seen...)
				}
			}
		}
	}
	return removed
}

// naiveRemotePairs returns what the ends remove of the shortest rows of an even number
// of cells with the same two candidates, four or more and none to spare.
func naiveRemotePairs(g *candidates.Grid) (removed []candidates.Candidate) {
	for a := range g.Open().All() {
		if g.Candidates(a).Len() != 2 {
			continue
		}
		x := g.Candidates(a).First()
		at := func(c candidates.Cell) row {
			return row{candidates.Of(c, x), []candidates.Item{candidates.CellItem(c)}}
		}
		next := func(k candidates.Candidate) (all []row) {
			for c := range g.Places(x).All() {
				if g.Candidates(c) == g.Candidates(a) && g.Layout().Sees(c, k.Cell()) {
					all = append(all, at(c))
				}
			}
			return all
		}
		for _, r := range extend([]row{at(a)}, next) {
			if len(r.by)%2 != 0 || len(r.by) < 4 {
				continue
			}
			var atEnds, all []candidates.Candidate
			for d := range g.Candidates(a).All() {
				atEnds = append(atEnds, between(g, d, a, r.end.Cell())...)
				for i := range r.by {
					for j := i + 3; j < len(r.by); j += 2 {
						first, _ := r.by[i].Cell()
						last, _ := r.by[j].Cell()
						all = append(all, between(g, d, first, last)...)
					}
				}
			}
			if techtest.Needed(g, r.by, all) {
				removed = append(removed, atEnds...)
			}
		}
	}
	return removed
}

// naiveXChains returns what the shortest rows of two houses or more remove that have
// none to spare: in a house with two places for a digit the one is true if the other
// is not.
func naiveXChains(g *candidates.Grid) (removed []candidates.Candidate) {
	partners := func(k candidates.Candidate) (all []row) {
		for h := range g.Layout().HousesOf(k.Cell()).All() {
			if other, ok := g.PlacesIn(k.Digit(), h).Without(k.Cell()).Single(); ok {
				all = append(all, row{candidates.Of(other, k.Digit()), []candidates.Item{candidates.HouseItem(k.Digit(), h)}})
			}
		}
		return all
	}
	next := func(k candidates.Candidate) (all []row) {
		for c := range g.Places(k.Digit()).All() {
			if g.Layout().Sees(c, k.Cell()) {
				all = append(all, partners(candidates.Of(c, k.Digit()))...)
			}
		}
		return all
	}
	for d := range g.Layout().Digits().All() {
		for a := range g.Places(d).All() {
			for _, r := range extend(partners(candidates.Of(a, d)), next) {
				seen := between(g, d, a, r.end.Cell())
				if r.end.Cell() != a && len(r.by) >= 2 && techtest.Needed(g, r.by, seen) {
					removed = append(removed, seen...)
				}
			}
		}
	}
	return removed
}
