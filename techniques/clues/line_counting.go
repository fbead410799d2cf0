package clues

import (
	"math/bits"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// LineCounting is candidates beside which some cells of a house cannot all be filled, because clues allow too few of
// their candidates together.
var LineCounting = &techniques.Technique{
	Code: "line-counting", Name: "Line Counting",
	Aliases: []string{"Whispers Counting", "Low and High"}, Family: family,
	Level: techniques.Hard,
	Ladder: explain.NewLadder("some cells of a house have room for one digit fewer than they are, unless one of a few candidates is true",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Some cells of a house, and what they can hold, sorted into groups of which one candidate is true at most. Of " +
			"neighbours on a whisper line one at most is low, and one at most is high; of three in a row on an entropic line " +
			"one at most is 1, 2 or 3; a digit goes into the house once. If there is one group fewer than there are cells, " +
			"some candidate that is in no group is true. What excludes all of these goes.",
		Why: "Each cell holds a digit, and each group gives one at most. So the groups leave at least one cell " +
			"over, and that holds a candidate beside them.",
		Look: "Look at a house with several cells of one line, or with pieces of two. Count how many low digits and how many " +
			"high ones the cells need, and how many are left for them. Then try the candidates that would use one up for nothing.",
		NearMiss: "As many groups as cells. Then nothing is short.",
		Grid: "....9.......................................................6..........3.........\n" +
			"whispers: r7c1 r7c2 r6c1\nwhispers: r7c8 r8c9 r9c8 r9c9\nwhispers: r8c3 r9c3 r8c4 r8c5\nwhispers: r2c3 r1c2 r1c1 r2c2 r3c3 r4c2\n" +
			"whispers: r1c7 r2c7 r3c8 r4c9 r5c9\nwhispers: r9c7 r8c6 r7c7\nwhispers: r1c4 r1c5 r2c5 r2c4\nwhispers: r5c7 r6c6 r7c6\n" +
			"whispers: r3c7 r4c6 r5c5\nwhispers: r6c4 r6c5 r5c4 r5c3\nwhispers: r5c6 r4c7 r4c8\nwhispers: r7c4 r7c3 r8c2\n" +
			"whispers: r3c9 r2c8 r1c9",
		Want: "r7c5<>7 r7c6<>7 r7c9<>7",
	},
	Find: findLineCounting,
	Is:   isLineCounting,
}

// findLineCounting reports for each house the candidates beside which some of its cells cannot be filled.
//
// Have: n cells, each of which holds a candidate, and n-1 groups of candidates, of which any two exclude each other. So a
// candidate beside the groups is true. Hence one that excludes all of these is false.
func findLineCounting(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	if len(l.Clues()) == 0 {
		return
	}
	c := counters.Of(p)
	c.effectsOnly = p.EffectsOnly()
	c.grid, c.known, c.told = g, candidates.CandidateSet{}, candidates.CandidateSet{}
	changed := p.Changed()
	for h := range l.Houses().All() {
		if !changed.New && !changed.Cells.Meets(l.HouseCells(h)) {
			continue
		}
		if !c.begin(h) {
			continue
		}
		steps := c.steps()
		sort.SliceStable(steps, func(i, j int) bool { return len(steps[i].Premises) < len(steps[j].Premises) })
		for _, s := range steps {
			if !p.Report(s) {
				return
			}
		}
	}
}

var counters = techniques.NewFact[counter](nil)

// numbers is a set of the candidates of a house, by their numbers, of which there are as many as a board has cells at most.
type numbers = candidates.CellSet

// number is that of a candidate.
type number = candidates.Cell

// counter counts in one house of a grid. It is memory that stays from search to search.
type counter struct {
	grid  *candidates.Grid
	house candidates.House
	known candidates.CandidateSet                           // whose out is that of the grid
	out   [candidates.MaxCandidates]candidates.CandidateSet // of each candidate what it excludes
	told  candidates.CandidateSet                           // what steps have removed

	cells []candidates.Cell      // of the house that are open
	ks    []candidates.Candidate // their candidates
	of    []numbers              // by cell
	clash []numbers              // by candidate, those that it excludes

	filling [candidates.MaxSize]number
	groups  []numbers                // of which any two exclude each other
	in      [candidates.MaxCells]int // by candidate, how many of these have it
	chosen  [candidates.MaxSize]numbers
	nodes   int // that a search may still look at

	effectsOnly bool // nobody asks what is needed
}

// cellSet is some cells of the house, by their numbers.
type cellSet uint16

func bitsOf(cells cellSet) int { return bits.OnesCount16(uint16(cells)) }

// Bounds of the searches for each candidate. Few come near them; what would take longer is left out.
const (
	mostFillings = 2000
	mostGroups   = 1500
	mostCovers   = 5000
)

// mostBeside is how many candidates there are beside the groups at most: nobody keeps more in mind.
const mostBeside = 10

// excluded returns what the candidate excludes.
func (c *counter) excluded(k candidates.Candidate) *candidates.CandidateSet {
	out := &c.out[k]
	if c.known.Has(k) {
		return out
	}
	c.known.Add(k)
	*out = c.grid.Layout().Exclusions(k)
	return out
}

// begin takes up a house. It reports false if some cell has no candidate, or no clue keeps different digits of its cells
// apart.
func (c *counter) begin(h candidates.House) (clued bool) {
	g, l := c.grid, c.grid.Layout()
	c.house, c.cells, c.ks, c.of, c.clash = h, c.cells[:0], c.ks[:0], c.of[:0], c.clash[:0]
	for cell := range l.HouseCells(h).And(g.Open()).All() {
		var own numbers
		for d := range g.Candidates(cell).All() {
			own = own.With(number(len(c.ks)))
			c.ks = append(c.ks, candidates.Of(cell, d))
		}
		if own.IsEmpty() {
			return false
		}
		c.cells, c.of = append(c.cells, cell), append(c.of, own)
	}
	for _, k := range c.ks {
		out := c.excluded(k)
		var clash numbers
		for i, other := range c.ks {
			if out.Has(other) {
				clash = clash.With(number(i))
				clued = clued || other.Cell() != k.Cell() && other.Digit() != k.Digit()
			}
		}
		c.clash = append(c.clash, clash)
	}
	return clued
}

// steps returns a step for each candidate beside which cells of the house cannot be filled, unless one before does as well.
func (c *counter) steps() (steps []explain.Step) {
	var possible candidates.CandidateSet // beside which all cells can be filled
	near := c.near()
	for d := candidates.Digit(1); int(d) <= c.grid.Layout().Size(); d++ {
		places := near.Places(d)
		for cell, ok := places.Next(); ok; cell, ok = places.Next() {
			x := candidates.Of(cell, d)
			if possible.Has(x) || c.told.Has(x) {
				continue
			}
			var left numbers
			out := c.excluded(x)
			for i, k := range c.ks {
				if !out.Has(k) {
					left = left.With(number(i))
				}
			}
			var need cellSet
			alone := false // all candidates of one cell exclude it, which is a common conflict
			for i, other := range c.cells {
				if other != cell {
					need |= 1 << i
					alone = alone || left.And(c.of[i]).IsEmpty()
				}
			}
			if alone {
				continue
			}
			c.nodes = mostFillings
			if c.fill(need, left, 0) {
				beside := c.open()
				if slices.Contains(c.cells, cell) { // which is filled with x then
					beside.AndNot(out)
				}
				for _, k := range c.filling[:bitsOf(need)] {
					beside.AndNot(c.excluded(c.ks[k]))
				}
				possible.Or(&beside)
				continue
			}
			if s, ok := c.step(need, left); ok {
				for _, effect := range s.Effects {
					c.told.Add(effect.Candidate)
				}
				steps = append(steps, s)
			}
		}
	}
	return steps
}

// step returns the step for cells that cannot be filled with what is left. Where some of them are not needed to prove what
// it removes, it counts without these.
func (c *counter) step(need cellSet, left numbers) (s explain.Step, ok bool) {
	e, ok := c.shortage(need, left)
	for ; ok; e, ok = c.shortage(need, left) {
		if len(e.Fins(c.grid)) > mostBeside {
			return s, false
		}
		s = explain.NewStep(e, c.effects(e)...)
		if c.effectsOnly {
			return s, true
		}
		if s = needs.Shed(c.grid, s); len(s.Premises) == len(e.Truths) {
			return s, true
		}
		need = 0
		for i, cell := range c.cells {
			if slices.Contains(s.Premises, candidates.CellItem(cell)) {
				need |= 1 << i
			}
		}
	}
	return s, false
}

// open returns all candidates of open cells.
func (c *counter) open() (all candidates.CandidateSet) {
	for d := range c.grid.Layout().Digits().All() {
		all.SetPlaces(d, c.grid.Places(d).And(c.grid.Open()))
	}
	return all
}

// near returns the candidates that exclude some of the house.
func (c *counter) near() (all candidates.CandidateSet) {
	for _, k := range c.ks {
		all.Or(c.excluded(k))
	}
	open := c.open()
	all.And(&open)
	return all
}

// fill reports whether the cells can be filled with candidates that are left, none of which excludes another. It stops at
// its bound.
func (c *counter) fill(need cellSet, left numbers, depth int) bool {
	if need == 0 {
		return true
	}
	if c.nodes--; c.nodes < 0 {
		return false
	}
	best, fewest := 0, len(c.ks)+1
	for rest := need; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros16(uint16(rest))
		if n := left.And(c.of[i]).Len(); n < fewest {
			best, fewest = i, n
		}
	}
	own := left.And(c.of[best])
	for k, more := own.Next(); more; k, more = own.Next() {
		c.filling[depth] = k
		if c.fill(need&^(1<<best), left.AndNot(c.clash[k]), depth+1) {
			return true
		}
	}
	return false
}

// shortage returns cells that cannot be filled with what is left, and groups of that, fewer than cells: two cells if
// there are such, otherwise few.
func (c *counter) shortage(need cellSet, left numbers) (e explain.Sectors, ok bool) {
	for i := range c.cells {
		for j := range i {
			if two := cellSet(1<<i | 1<<j); two&^need == 0 {
				if both := c.leftOf(two, left); c.exclusive(both) {
					c.chosen[0] = both
					return c.sectors(two, 1)
				}
			}
		}
	}
	few := need
	for n := len(c.ks); n > 0; n-- { // without those with many candidates first
		for rest := need; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros16(uint16(rest))
			if left.And(c.of[i]).Len() != n {
				continue
			}
			c.nodes = mostFillings
			if fewer := few &^ (1 << i); !c.fill(fewer, left, 0) && c.nodes >= 0 {
				few = fewer
			}
		}
	}
	for i, cells := range [...]cellSet{few, need} {
		if i > 0 && few == need || bitsOf(cells) < 2 {
			break
		}
		if n, ok := c.cover(c.leftOf(cells, left), bitsOf(cells)-1); ok {
			return c.sectors(cells, n)
		}
	}
	return e, false
}

// leftOf returns what is left of some cells.
func (c *counter) leftOf(cells cellSet, left numbers) (all numbers) {
	for ; cells != 0; cells &= cells - 1 {
		own := left.And(c.of[bits.TrailingZeros16(uint16(cells))])
		all = all.Or(own)
	}
	return all
}

// exclusive reports whether any two of the candidates exclude each other.
func (c *counter) exclusive(ks numbers) bool {
	rest := ks
	for k, ok := rest.Next(); ok; k, ok = rest.Next() {
		if !rest.AndNot(c.clash[k]).IsEmpty() {
			return false
		}
	}
	return true
}

// cover chooses so many groups at most, in each of which any two candidates exclude each other, that have all of some
// candidates. It returns how many.
func (c *counter) cover(ks numbers, most int) (n int, ok bool) {
	c.groups = c.groups[:0]
	c.extend(numbers{}, ks, numbers{})
	for k := range c.ks {
		c.in[k] = 0
		for _, group := range c.groups {
			if group.Has(number(k)) {
				c.in[k]++
			}
		}
	}
	c.nodes = mostCovers
	return c.choose(ks, 0, most)
}

// extend finds the groups that have some candidates, perhaps others, and none that are out, if they cannot have more.
func (c *counter) extend(group, others, out numbers) {
	if len(c.groups) == mostGroups {
		return
	}
	if others.IsEmpty() {
		if out.IsEmpty() {
			c.groups = append(c.groups, group)
		}
		return
	}
	pivot := others // what one of them excludes need not begin a group, as that can have it too
	p, _ := pivot.Next()
	for rest := others.AndNot(c.clash[p]); ; {
		k, ok := rest.Next()
		if !ok {
			return
		}
		c.extend(group.With(k), others.And(c.clash[k]), out.And(c.clash[k]))
		others, out = others.AndNot(numbers{}.With(k)), out.With(k)
	}
}

// choose completes a choice of groups, of which n are chosen.
func (c *counter) choose(ks numbers, n, most int) (all int, ok bool) {
	if ks.IsEmpty() {
		return n, true
	}
	if c.nodes--; c.nodes < 0 {
		return 0, false
	}
	// Candidates of which none excludes another need a group each.
	best, apart := ks.First(), 0
	for rest, all := ks, ks; ; {
		k, more := all.Next()
		if !more {
			break
		}
		if c.in[k] < c.in[best] {
			best = k
		}
		if rest.Has(k) {
			apart++
			rest = rest.AndNot(c.clash[k])
		}
	}
	if n+apart > most {
		return 0, false
	}
	for _, group := range c.groups {
		if group.Has(best) {
			c.chosen[n] = group
			if all, ok := c.choose(ks.AndNot(group), n+1, most); ok {
				return all, true
			}
		}
	}
	return 0, false
}

// sectors makes evidence of cells and the groups chosen. A group for one digit is the digit in the house; the other groups are
// without the digits of these. A cell that is a group by itself is left out with it.
func (c *counter) sectors(cells cellSet, n int) (e explain.Sectors, ok bool) {
	var digits candidates.DigitSet
	var truths candidates.CellSet
	for i, cell := range c.cells {
		if cells>>i&1 != 0 {
			truths = truths.With(cell)
		}
	}
	var mixed [][]candidates.Candidate
	for _, group := range c.chosen[:n] {
		var ks []candidates.Candidate
		for k, more := group.Next(); more; k, more = group.Next() {
			ks = append(ks, c.ks[k])
		}
		if of := digitsOf(ks); of.Len() == 1 {
			digits |= of
		} else {
			mixed = append(mixed, ks)
		}
	}
	for again := true; again; {
		again = false
		for i, ks := range mixed {
			fewer := slices.DeleteFunc(slices.Clone(ks), func(k candidates.Candidate) bool {
				return digits.Has(k.Digit()) || !truths.Has(k.Cell())
			})
			cell := candidates.CellSet{}
			for _, k := range fewer {
				cell = cell.With(k.Cell())
			}
			switch of := digitsOf(fewer); {
			case len(fewer) == 0:
				continue // it has to do for a cell all the same
			case of.Len() == 1:
				digits |= of
			case cell.Len() == 1:
				truths = truths.AndNot(cell)
			default:
				mixed[i] = fewer
				continue
			}
			mixed = slices.Delete(mixed, i, i+1)
			again = true
			break
		}
	}
	for cell := range truths.All() {
		e.Truths = append(e.Truths, candidates.CellItem(cell))
	}
	for d := range digits.All() {
		e.Links = append(e.Links, candidates.HouseItem(d, c.house))
	}
	for _, ks := range mixed {
		e.Groups = append(e.Groups, explain.SomeOf(ks...).Of)
	}
	return e, len(e.Truths) > 1 && e.Check(c.grid) == nil
}

func digitsOf(ks []candidates.Candidate) (ds candidates.DigitSet) {
	for _, k := range ks {
		ds = ds.With(k.Digit())
	}
	return ds
}

// effects returns what excludes all candidates of the cells beside the groups, in other cells.
func (c *counter) effects(e explain.Sectors) []explain.Effect {
	out := c.open()
	for _, k := range e.Fins(c.grid) {
		out.And(c.excluded(k))
	}
	out.AndNot(&c.told)
	for _, item := range e.Truths {
		cell, _ := item.Cell()
		for d := range c.grid.Layout().Digits().All() {
			out.SetPlaces(d, out.Places(d).Without(cell))
		}
	}
	return explain.RemoveAll(&out)
}

// isLineCounting reports whether cells of a house have fewer digits and groups of it than they are.
func isLineCounting(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Sectors)
	return ok && e.Short(p.Grid.Layout())
}
