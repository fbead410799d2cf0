package als_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	for i, technique := range []*techniques.Technique{als.XZ, als.XYWing, als.Chain} {
		t.Run(technique.Code, func(t *testing.T) {
			techtest.Cover(t, technique, func(g *candidates.Grid) []candidates.Candidate { return naiveChains(g, i+2) })
		})
	}
	t.Run(als.WWing.Code, func(t *testing.T) { techtest.Cover(t, als.WWing, naiveWWings) })
	t.Run(als.DeathBlossom.Code, func(t *testing.T) { techtest.Cover(t, als.DeathBlossom, naiveDeathBlossoms) })
	t.Run(als.AlignedPairExclusion.Code, func(t *testing.T) { techtest.Cover(t, als.AlignedPairExclusion, naivePairs) })
}

// set is an almost locked set.
type set struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// naiveSets returns the almost locked sets.
func naiveSets(g *candidates.Grid) (sets []set) {
	for _, cells := range techtest.AlmostLocked(g) {
		var digits candidates.DigitSet
		for c := range cells.All() {
			digits |= g.Candidates(c)
		}
		sets = append(sets, set{cells, digits})
	}
	return sets
}

// naiveChains returns what the open chains of a number of sets remove that have no
// cell to spare; nothing where there are too many sets to go through. Chains of
// four have no shorter one between the same ends, and sets that are not joined may
// share cells there.
func naiveChains(g *candidates.Grid, size int) (removed []candidates.Candidate) {
	sets := naiveSets(g)
	if len(sets) > 300/size {
		return nil
	}
	joints := make([][]candidates.DigitSet, len(sets))
	for a := range sets {
		for b := range sets {
			joints[a] = append(joints[a], restricted(g, sets[a], sets[b]))
		}
	}
	sooner := func(a, b int, x, y candidates.Digit) bool {
		if x == y {
			return joints[a][b].Has(x)
		}
		for middle := range sets {
			if joints[a][middle].Has(x) && joints[middle][b].Has(y) {
				return true
			}
		}
		return false
	}
	var extend func(numbers []int, chain []set, common []candidates.Digit)
	extend = func(numbers []int, chain []set, common []candidates.Digit) {
		first, last := numbers[0], numbers[len(numbers)-1]
		if len(chain) == size {
			if size < 4 || !sooner(first, last, common[0], common[size-2]) {
				removed = append(removed, removals(g, chain, common)...)
			}
			return
		}
		for next, s := range sets {
			if slices.Contains(numbers, next) || sets[last].cells.Meets(s.cells) || size == 3 && sets[first].cells.Meets(s.cells) {
				continue
			}
			for x := range joints[last][next].All() {
				if len(common) == 0 || x != common[len(common)-1] {
					extend(append(slices.Clone(numbers), next), append(slices.Clone(chain), s), append(slices.Clone(common), x))
				}
			}
		}
	}
	for i, s := range sets {
		extend([]int{i}, []set{s}, nil)
	}
	slices.Sort(removed)
	return slices.Compact(removed)
}

// removals returns what a chain removes, nothing if a cell can be spared.
func removals(g *candidates.Grid, chain []set, common []candidates.Digit) (removed []candidates.Candidate) {
	a, b := chain[0], chain[len(chain)-1]
	var cells candidates.CellSet
	for _, s := range chain {
		cells = cells.Or(s.cells)
	}
	for z := range (a.digits & b.digits).Without(common[0]).Without(common[len(common)-1]).All() {
		for c := range g.Places(z).And(sees(g, z, a)).And(sees(g, z, b)).All() {
			removed = append(removed, candidates.Of(c, z))
		}
	}
	for spare := range cells.All() {
		if !slices.ContainsFunc(removed, func(k candidates.Candidate) bool { return fits(g, chain, common, k, spare) }) {
			return nil
		}
	}
	return removed
}

// fits reports whether the sets of a chain have digits enough for their cells,
// where a candidate stands and a cell does not count. A digit that joins two sets
// is one of either.
func fits(g *candidates.Grid, chain []set, common []candidates.Digit, k candidates.Candidate, without candidates.Cell) bool {
	free := func(d candidates.Digit, s set) bool {
		for c := range s.cells.Without(without).And(g.Places(d)).All() {
			if c != k.Cell() && (d != k.Digit() || !g.Layout().Sees(c, k.Cell())) {
				return true
			}
		}
		return false
	}
	left := 0
	for i, s := range chain {
		left -= s.cells.Without(without).Without(k.Cell()).Len()
		for d := range s.digits.All() {
			switch {
			case i < len(common) && d == common[i]: // counted with the next set
			case i > 0 && d == common[i-1]:
				if free(d, s) || free(d, chain[i-1]) {
					left++
				}
			case free(d, s):
				left++
			}
		}
	}
	return left >= 0
}

// naiveWWings returns what is removed by the two places for a digit in a house and
// a petal for each.
func naiveWWings(g *candidates.Grid) (removed []candidates.Candidate) {
	sets := naiveSets(g)
	for d := range g.Layout().Digits().All() {
		for h := range g.Layout().Houses().All() {
			places := slices.Collect(g.PlacesIn(d, h).All())
			if len(places) != 2 {
				continue
			}
			stem := []candidates.Candidate{candidates.Of(places[0], d), candidates.Of(places[1], d)}
			removed = append(removed, naiveBlossoms(g, sets, stem, candidates.Cells(places...))...)
		}
	}
	return removed
}

// naiveDeathBlossoms returns what is removed by the candidates of a cell and a
// petal for each.
func naiveDeathBlossoms(g *candidates.Grid) (removed []candidates.Candidate) {
	sets := naiveSets(g)
	for c := range g.Open().All() {
		var stem []candidates.Candidate
		for d := range g.Candidates(c).All() {
			stem = append(stem, candidates.Of(c, d))
		}
		if len(stem) > 1 {
			removed = append(removed, naiveBlossoms(g, sets, stem, candidates.CellSet{})...)
		}
	}
	return removed
}

// naiveBlossoms returns what is removed by petals without a cell to spare, one for
// each candidate of a stem, that share no cells with each other and the bridge.
func naiveBlossoms(g *candidates.Grid, sets []set, stem []candidates.Candidate, bridge candidates.CellSet) (removed []candidates.Candidate) {
	if len(sets) > 80 {
		return nil
	}
	var extend func(petals []set, cells candidates.CellSet)
	extend = func(petals []set, cells candidates.CellSet) {
		if len(petals) < len(stem) {
			k := stem[len(petals)]
			for _, s := range sets {
				if s.digits.Has(k.Digit()) && sees(g, k.Digit(), s).Has(k.Cell()) && !s.cells.Meets(cells) {
					extend(append(slices.Clone(petals), s), cells.Or(s.cells))
				}
			}
			return
		}
		if !bridge.IsEmpty() && cells.Len() == bridge.Len()+2 {
			return // a W-Wing of cells
		}
		var targets []candidates.Candidate
		for z := range g.Layout().Digits().All() {
			for c := range g.Places(z).AndNot(bridge).All() {
				if !slices.ContainsFunc(stem, func(k candidates.Candidate) bool { return k == candidates.Of(c, z) }) &&
					keptByAll(g, stem, petals, c, z) {
					targets = append(targets, candidates.Of(c, z))
				}
			}
		}
		for i, petal := range petals {
			for spare := range petal.cells.All() {
				if needed := slices.ContainsFunc(targets, func(k candidates.Candidate) bool {
					var digits candidates.DigitSet
					for c := range petal.cells.Without(spare).All() {
						digits |= g.Candidates(c)
					}
					return digits.Without(stem[i].Digit()).Without(k.Digit()).Len() >= petal.cells.Len()-1
				}); !needed {
					return
				}
			}
		}
		removed = append(removed, targets...)
	}
	extend(nil, bridge)
	return removed
}

// keptByAll reports whether all petals keep z, the one in sight of its candidate of
// the stem, and have all its places in sight of a cell.
func keptByAll(g *candidates.Grid, stem []candidates.Candidate, petals []set, c candidates.Cell, z candidates.Digit) bool {
	for i, petal := range petals {
		if z == stem[i].Digit() || !petal.digits.Has(z) || !sees(g, z, petal).Has(c) {
			return false
		}
	}
	return true
}

// naivePairs returns the candidates beside which a cell could not be filled, because
// of sets of at most ten cells together with it, none of them to spare.
func naivePairs(g *candidates.Grid) (removed []candidates.Candidate) {
	sets := naiveSets(g)
	if len(sets) > 80 {
		return nil
	}
	for a := range g.Open().All() {
		for x := range g.Candidates(a).All() {
			for b := range g.Open().Without(a).All() {
				if naivePair(g, sets, candidates.Of(a, x), b) {
					removed = append(removed, candidates.Of(a, x))
					break
				}
			}
		}
	}
	return removed
}

// naivePair reports whether some of the sets explain that a cell cannot be filled
// beside a candidate.
func naivePair(g *candidates.Grid, sets []set, k candidates.Candidate, b candidates.Cell) bool {
	// excludes reports whether a digit in the cell leaves a set, but for one cell, too
	// few digits.
	excludes := func(y candidates.Digit, cells candidates.CellSet, without candidates.Cell) bool {
		var left candidates.DigitSet
		for c := range cells.Without(without).All() {
			ds := g.Candidates(c)
			if g.Layout().Sees(c, k.Cell()) {
				ds = ds.Without(k.Digit())
			}
			if g.Layout().Sees(c, b) {
				ds = ds.Without(y)
			}
			left |= ds
		}
		return left.Len() < cells.Without(without).Len()
	}
	var ways candidates.DigitSet // to fill the cell that break no rule at once
	for y := range g.Candidates(b).All() {
		if y != k.Digit() || !g.Layout().Sees(k.Cell(), b) {
			ways = ways.With(y)
		}
	}
	choices := []candidates.CellSet{candidates.Cells(b)}
	var some []candidates.CellSet
	for y := range ways.All() {
		var longer []candidates.CellSet
		for _, s := range sets {
			if y == k.Digit() || s.cells.Meets(candidates.Cells(k.Cell(), b)) || !excludes(y, s.cells, b) {
				continue
			}
			some = append(some, s.cells)
			for _, cells := range choices {
				if more := cells.Or(s.cells); more.Len() <= 10 && !slices.Contains(longer, more) {
					longer = append(longer, more)
				}
			}
		}
		choices = longer
	}
	return slices.ContainsFunc(choices, func(cells candidates.CellSet) bool {
		if g.Layout().HousesOfAll(cells) != 0 {
			return false
		}
		for spare := range cells.Without(b).All() {
			needed := false
			for y := range ways.All() {
				needed = needed || !slices.ContainsFunc(some, func(s candidates.CellSet) bool {
					return s.Within(cells) && excludes(y, s, spare)
				})
			}
			if !needed {
				return false
			}
		}
		return true
	})
}

// sees returns the cells that see all places of a digit in a set.
func sees(g *candidates.Grid, d candidates.Digit, s set) candidates.CellSet {
	return g.Layout().PeersOfAll(s.cells.And(g.Places(d)))
}

// restricted returns the digits of both sets whose places in one all see those
// in the other.
func restricted(g *candidates.Grid, a, b set) (digits candidates.DigitSet) {
	for d := range (a.digits & b.digits).All() {
		if a.cells.And(g.Places(d)).Within(sees(g, d, b)) {
			digits = digits.With(d)
		}
	}
	return digits
}
