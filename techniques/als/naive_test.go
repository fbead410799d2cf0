package als_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
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
	t.Run(als.AlignedPairExclusion.Code, func(t *testing.T) {
		techtest.TwinMade(t, als.AlignedPairExclusion, techtest.Thin(50), naivePairs)
	})
	t.Run(als.AlignedTripletExclusion.Code, func(t *testing.T) {
		techtest.TwinMade(t, als.AlignedTripletExclusion, techtest.Thin(40), naiveTriplets)
		techtest.TwinMade(t, als.AlignedTripletExclusion, align, naiveTriplets)
	})
}

// align makes grids of six digits in which four cells that see three others have one
// digit of each: together those of one, all two of another, and two of three of the
// last, which else has that of the first. They need no solution. Other grids are solved.
func align(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	if l.Size() != 6 || rng.IntN(5) > 0 {
		*g = candidates.NewGrid(l, *solution)
		return
	}
	*g = candidates.NewGrid(l, candidates.Filling{})
	row, box := l.HouseCells(candidates.HouseOf(candidates.Row, 1)), l.HouseCells(candidates.HouseOf(candidates.Box, 1))
	digits := rng.Perm(l.Size())
	keep := func(c candidates.Cell, some ...int) {
		for d := range l.Digits().All() {
			if !slices.Contains(some, int(d)-1) {
				g.Remove(c, d)
			}
		}
	}
	cells := slices.Collect(row.And(box).All())
	keep(cells[0], digits[0], digits[1], digits[2])
	keep(cells[1], digits[3], digits[4])
	others := slices.Collect(row.Or(box).AndNot(row.And(box)).All())
	for i, at := range rng.Perm(len(others))[:4] {
		keep(others[at], digits[0], digits[1+i%2], digits[3+i/2])
	}
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

// aligned is what almost locked sets say about candidates of several cells.
type aligned struct {
	grid *candidates.Grid
	both map[[2]candidates.Candidate][]candidates.CellSet // by two candidates, the sets that lose a digit to either
}

func newAligned(g *candidates.Grid) *aligned {
	n := &aligned{g, map[[2]candidates.Candidate][]candidates.CellSet{}}
	for _, s := range naiveSets(g) {
		var takers []candidates.Candidate
		for d := range s.digits.All() {
			for c := range g.Places(d).And(sees(g, d, s)).All() {
				takers = append(takers, candidates.Of(c, d))
			}
		}
		for _, a := range takers {
			for _, b := range takers {
				if a.Digit() != b.Digit() {
					n.both[[2]candidates.Candidate{a, b}] = append(n.both[[2]candidates.Candidate{a, b}], s.cells)
				}
			}
		}
	}
	return n
}

// naivePairs returns, for each candidate beside which some cell could not be filled, the
// step that cites the fewest cells.
func naivePairs(g *candidates.Grid) []explain.Step {
	n := newAligned(g)
	return n.steps(func(k candidates.Candidate, try func(beside ...candidates.Cell)) {
		for b := range g.Open().Without(k.Cell()).All() {
			try(b)
		}
	})
}

// naiveTriplets returns, for each candidate beside which two cells could not be filled,
// the step that cites the fewest cells. Either cell by itself could be filled, and some
// candidate of one is excluded.
func naiveTriplets(g *candidates.Grid) []explain.Step {
	n := newAligned(g)
	return n.steps(func(k candidates.Candidate, try func(beside ...candidates.Cell)) {
		var under []candidates.Cell
		for b := range g.Open().Without(k.Cell()).All() {
			excluded := 0
			for y := range g.Candidates(b).All() {
				if other := candidates.Of(b, y); g.Layout().Excludes(k, other) || len(n.losers([]candidates.Candidate{k, other})) > 0 {
					excluded++
				}
			}
			if excluded == g.Candidates(b).Len() {
				return
			}
			if excluded > 0 {
				under = append(under, b)
			}
		}
		for _, b := range under {
			for c := range g.Open().Without(k.Cell()).Without(b).All() {
				try(b, c)
			}
		}
	})
}

// steps returns a step for each candidate beside which some cells that are tried cannot
// be filled: the one that cites the fewest cells.
func (n *aligned) steps(each func(k candidates.Candidate, try func(beside ...candidates.Cell))) (steps []explain.Step) {
	for c := range n.grid.Open().All() {
		for d := range n.grid.Candidates(c).All() {
			k := candidates.Of(c, d)
			var fewest candidates.CellSet
			each(k, func(beside ...candidates.Cell) {
				for _, cells := range n.excluding(k, beside) {
					if fewest.IsEmpty() || cells.Len() < fewest.Len() {
						fewest = cells
					}
				}
			})
			if !fewest.IsEmpty() {
				steps = append(steps, explain.NewStep(explain.Exclusion{Target: k, Beside: fewest}, explain.Remove(c, d)))
			}
		}
	}
	return steps
}

// losers returns what true candidates leave with too few digits: almost locked sets
// of other cells that lose two digits, and cells that have the digits of three.
func (n *aligned) losers(ks []candidates.Candidate) (losers []candidates.CellSet) {
	var cells candidates.CellSet
	var digits candidates.DigitSet
	near := n.grid.Open()
	for i, k := range ks {
		cells, digits = cells.With(k.Cell()), digits.With(k.Digit())
		near = near.And(n.grid.Layout().Peers(k.Cell()))
		for _, other := range ks[:i] {
			losers = append(losers, n.both[[2]candidates.Candidate{k, other}]...)
		}
	}
	losers = slices.DeleteFunc(losers, cells.Meets)
	for c := range near.All() {
		if digits.Len() == 3 && n.grid.Candidates(c) == digits {
			losers = append(losers, candidates.Cells(c))
		}
	}
	return losers
}

// excluding returns the cells of sets, at most ten with the cells beside a candidate,
// that explain that these cannot be filled: they are not all in one house, and none is
// to spare.
func (n *aligned) excluding(k candidates.Candidate, beside []candidates.Cell) []candidates.CellSet {
	around := candidates.Cells(beside...)
	choices := []candidates.CellSet{around}
	var ways [][]candidates.Candidate // to fill the cells that break no rule at once
	var some []candidates.CellSet
	var fill func(ks []candidates.Candidate, rest []candidates.Cell) (ok bool)
	fill = func(ks []candidates.Candidate, rest []candidates.Cell) (ok bool) {
		if len(rest) > 0 {
			for y := range n.grid.Candidates(rest[0]).All() {
				next := candidates.Of(rest[0], y)
				breaks := slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return n.grid.Layout().Excludes(k, next) })
				if !breaks && !fill(append(slices.Clone(ks), next), rest[1:]) {
					return false
				}
			}
			return true
		}
		losers := n.losers(ks)
		var longer []candidates.CellSet
		for _, cells := range losers {
			for _, chosen := range choices {
				if more := chosen.Or(cells); more.Len() <= 10 && !slices.Contains(longer, more) {
					longer = append(longer, more)
				}
			}
		}
		ways, choices, some = append(ways, ks), longer, append(some, losers...)
		return len(choices) > 0
	}
	if !fill([]candidates.Candidate{k}, beside) {
		return nil
	}
	// left reports whether a way leaves the sets among some cells digits enough, but
	// for one cell.
	left := func(ks []candidates.Candidate, cells candidates.CellSet, without candidates.Cell) bool {
		return !slices.ContainsFunc(some, func(s candidates.CellSet) bool {
			if !s.Within(cells) {
				return false
			}
			var digits candidates.DigitSet
			for c := range s.Without(without).All() {
				for d := range n.grid.Candidates(c).All() {
					if !slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return n.grid.Layout().Excludes(k, candidates.Of(c, d)) }) {
						digits = digits.With(d)
					}
				}
			}
			return digits.Len() < s.Without(without).Len()
		})
	}
	return slices.DeleteFunc(choices, func(cells candidates.CellSet) bool {
		if n.grid.Layout().HousesOfAll(cells) != 0 {
			return true
		}
		for spare := range cells.AndNot(around).All() {
			if !slices.ContainsFunc(ways, func(ks []candidates.Candidate) bool { return left(ks, cells, spare) }) {
				return true
			}
		}
		return false
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
