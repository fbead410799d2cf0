package fish_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/techtest"
)

// The finder must find what its definition says, read word for word.
func TestNaive(t *testing.T) {
	for size, technique := range map[int]*techniques.Technique{2: fish.XWing, 3: fish.Swordfish, 4: fish.Jellyfish} {
		techtest.Twin(t, technique, func(g *candidates.Grid) (found []explain.Step) {
			for d := range g.Layout().Digits().All() {
				found = append(found, naiveFish(g, d, size, candidates.Row, candidates.Column)...)
				found = append(found, naiveFish(g, d, size, candidates.Column, candidates.Row)...)
			}
			return found
		})
	}
}

// naiveFish returns the fish of a digit with lines of one kind as base and of
// the other as cover.
func naiveFish(g *candidates.Grid, d candidates.Digit, size int, baseKind, coverKind candidates.Kind) (found []explain.Step) {
	l := g.Layout()
	lines := slices.Collect(l.HousesOfKind(baseKind).All())
	crossing := slices.Collect(l.HousesOfKind(coverKind).All())
	unsolved := func(hs []candidates.House) (left []candidates.House) {
		for _, h := range hs {
			if g.PlacesIn(d, h).Meets(g.Open()) {
				left = append(left, h)
			}
		}
		return left
	}
	subsets(lines, size, func(base []candidates.House) {
		for _, h := range base {
			if g.PlacesIn(d, h).Len() < 2 {
				return
			}
		}
		covers := coversOf(g, d, base, crossing)
		if len(covers) != size || len(unsolved(crossing))-size < size {
			return
		}
		var targets, small candidates.CellSet
		for _, h := range covers {
			targets = targets.Or(g.PlacesIn(d, h))
		}
		for _, h := range base {
			targets = targets.AndNot(l.HouseCells(h))
		}
		for n := 1; n < size; n++ {
			subsets(base, n, func(part []candidates.House) {
				if own := coversOf(g, d, part, crossing); len(own) <= n {
					for _, h := range own {
						small = small.Or(l.HouseCells(h))
					}
				}
			})
		}
		if targets.Within(small) {
			return
		}
		for i := range base {
			others := slices.Delete(slices.Clone(base), i, i+1)
			needed := false
			for t := range targets.All() {
				needed = needed || canHold(g, d, others, []candidates.Cell{t})
			}
			if !needed {
				return
			}
		}
		cover := explain.Cover{Digit: d, Base: candidates.Houses(base...), Covers: candidates.Houses(covers...)}
		found = append(found, explain.NewStep(cover, explain.Removals(d, targets)...))
	})
	return found
}

// coversOf returns the crossing lines that hold a place of the lines.
func coversOf(g *candidates.Grid, d candidates.Digit, lines, crossing []candidates.House) (covers []candidates.House) {
	for _, k := range crossing {
		if slices.ContainsFunc(lines, func(h candidates.House) bool {
			return g.PlacesIn(d, h).Meets(g.Layout().HouseCells(k))
		}) {
			covers = append(covers, k)
		}
	}
	return covers
}

// canHold reports whether the digit can stand in the cells and in each of the
// lines at once.
func canHold(g *candidates.Grid, d candidates.Digit, lines []candidates.House, in []candidates.Cell) bool {
	if len(lines) == 0 {
		for _, a := range in {
			for _, b := range in {
				if g.Layout().Sees(a, b) {
					return false
				}
			}
		}
		return true
	}
	for c := range g.PlacesIn(d, lines[0]).All() {
		if canHold(g, d, lines[1:], append(slices.Clone(in), c)) {
			return true
		}
	}
	return false
}

// subsets visits every choice of n houses.
func subsets(hs []candidates.House, n int, visit func([]candidates.House)) {
	var choose func(chosen, rest []candidates.House)
	choose = func(chosen, rest []candidates.House) {
		if len(chosen) == n {
			visit(chosen)
			return
		}
		for i, h := range rest {
			choose(append(slices.Clone(chosen), h), rest[i+1:])
		}
	}
	choose(nil, hs)
}
