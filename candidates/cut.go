package candidates

import (
	"math/bits"
	"slices"
)

// Cutting is the line of a clue of a kind that is [ClueKind.Cut], which is to be cut into parts on a grid.
type Cutting struct {
	layout *Layout
	line   []Cell
	total  int // of each part
	grid   *Grid
	parts  int // into which it is cut; 0 if that is not known
}

// Cutting returns how the line of a clue may be cut on a grid, into so many parts, or any number if that is 0. A line that
// comes back to a cell is not cut, nor is one of a clue of another kind.
func (c *Clue) Cutting(l *Layout, g *Grid, parts int) *Cutting {
	x := &Cutting{layout: l, total: c.Value(l.size), grid: g, parts: parts}
	if c.Kind.Cut && c.Cells().Len() == len(c.Lines[0]) {
		x.line = c.Lines[0]
	}
	return x
}

// Run is a run of cells of a line that is cut: what it leaves of those that are open on a grid, and those that are filled.
type Run struct {
	Sum
	Filled CellSet
}

// together returns what the cells from one to before another leave if they are so many parts.
func (x *Cutting) together(i, j, parts int) (r Run) {
	r.Sum, r.Filled = Sum{Total: parts * x.total}.Add(1, x.line[i:j]...).On(x.grid)
	return r
}

// Runs returns the runs of cells into which the line can be cut: those whose number of cells and filled digits allow it, of
// cuttings in which no run fails.
func (x *Cutting) Runs(fails func(Sum) bool) (runs []Run) {
	n := len(x.line)
	all := func(Cell) DigitSet { return x.layout.digits }
	run := func(i, j int) (r Run, ok bool) {
		r = x.together(i, j, 1)
		low, high, _ := x.layout.Extent(r.Cells(), all)
		return r, low <= r.Total && r.Total <= high && !fails(r.Sum)
	}
	var before, behind [MaxCells + 1]uint64 // how many parts there may be: a bit each, or the lowest for any number
	before[0], behind[n] = 1, 1
	one := min(x.parts, 1)
	for i := range n {
		for j := i + 1; before[i] != 0 && j <= n; j++ {
			if _, ok := run(i, j); ok {
				before[j] |= before[i] << one
			}
		}
	}
	for i := n - 1; i >= 0; i-- {
		for j := n; j > i; j-- {
			var some bool
			for of := behind[j]; of != 0; of &= of - 1 {
				k := bits.TrailingZeros64(of)
				some = some || k+one <= x.parts && before[i]&(1<<(x.parts-k-one)) != 0
			}
			if !some {
				continue
			}
			if r, ok := run(i, j); ok {
				runs = append(runs, r)
				behind[i] |= behind[j] << one
			}
		}
	}
	return runs
}

// Whole returns the runs that are in every cutting of the line, of those with open cells, and the line itself if it is known
// how many parts it has.
func (x *Cutting) Whole() (runs []Run) {
	for _, run := range x.Runs(func(Sum) bool { return false }) {
		if run.Len() > 0 && len(x.Runs(run.same)) == 0 {
			runs = append(runs, run)
		}
	}
	if x.parts > 1 {
		runs = append(runs, x.together(0, len(x.line), x.parts))
	}
	return runs
}

// Between returns how many parts the line has at least and at most if its cells add up to no less and no more than that.
func (x *Cutting) Between(least, most int) (fewest, greatest int) {
	return (least + x.total - 1) / x.total, most / x.total
}

// CellsEach returns how many cells a part takes at least: so many as add up to it if each is the highest digit.
func (x *Cutting) CellsEach() int { return (x.total + x.layout.size - 1) / x.layout.size }

// Extent returns what the cells of the line add up to at least and at most.
func (x *Cutting) Extent(may func(Cell) DigitSet) (least, most int, ok bool) {
	rest, _ := Sum{}.Add(1, x.line...).On(x.grid)
	least, most, ok = x.layout.Extent(rest.Cells(), may)
	return least - rest.Total, most - rest.Total, ok && len(x.line) > 0
}

// same reports whether another sum is of the same cells, each once, and as much.
func (s Sum) same(other Sum) bool { return s.Total == other.Total && s.Cells() == other.Cells() }

// Rests returns the fewest that a candidate leaves for others in runs of the line, so that there is no cutting if none of
// that can be; ok is false if there still is one. There are none if the candidate itself fits in no run.
func (x *Cutting) Rests(k Candidate) (rests []Sum, ok bool) {
	beside := x.layout.Given(x.grid.Candidates, k)
	rest := func(run Sum) Sum {
		if run.Cells().Has(k.Cell()) {
			run = run.Add(-1, k.Cell())
			run.Total -= int(k.Digit())
		}
		return run
	}
	cut := func(named []Sum) bool {
		return len(x.Runs(func(run Sum) bool {
			left := rest(run)
			beyond := left.Len() < run.Len() && (left.Total < 0 || (left.Total == 0) != (left.Len() == 0))
			return beyond || slices.ContainsFunc(named, left.same)
		})) > 0
	}
	runs := x.Runs(func(Sum) bool { return false })
	for _, run := range runs {
		left := rest(run.Sum)
		if left.Len() == 0 || left.Total <= 0 || slices.ContainsFunc(rests, left.same) {
			continue
		}
		r := left.Reading(x.layout.size)
		if w := x.layout.Ways(&r, maxNodes); w != nil {
			if _, some := w.Left(&Walk{}, beside); !some {
				rests = append(rests, left)
			}
		}
	}
	if len(runs) == 0 || cut(rests) {
		return nil, false
	}
	for n := len(x.line); n > 0; n-- { // those of most cells go first
		for i := 0; i < len(rests); {
			without := slices.Delete(slices.Clone(rests), i, i+1)
			if rests[i].Len() != n || cut(without) {
				i++
			} else {
				rests = without
			}
		}
	}
	return rests, true
}
