package candidates

import "slices"

// Run is a run of cells of a line that is cut: what it leaves of those that are open on a grid, and those that are filled.
type Run struct {
	Sum
	Filled CellSet
}

// Runs returns the runs of cells into which the line of a clue of a kind that is [ClueKind.Cut] can be cut: those whose
// number of cells and filled digits allow it, of cuttings in which no run fails. A line that comes back to a cell has none.
func (c *Clue) Runs(l *Layout, g *Grid, fails func(Sum) bool) (runs []Run) {
	line := c.Lines[0]
	if !c.Kind.Cut || c.Cells().Len() < len(line) {
		return nil
	}
	all := func(Cell) DigitSet { return l.digits }
	var begins, ends [MaxCells + 1]bool // a run may begin there from the front, or end there from the back
	begins[0], ends[len(line)] = true, true
	run := func(i, j int) (r Run, ok bool) {
		r.Sum, r.Filled = Sum{Total: c.Value(l.size)}.Add(1, line[i:j]...).On(g)
		low, high, _ := l.Extent(r.Cells(), all)
		return r, low <= r.Total && r.Total <= high && !fails(r.Sum)
	}
	for i := range line {
		for j := i + 1; begins[i] && j <= len(line); j++ {
			if _, ok := run(i, j); ok {
				begins[j] = true
			}
		}
	}
	for i := len(line) - 1; i >= 0; i-- {
		for j := len(line); begins[i] && j > i; j-- {
			if !ends[j] {
				continue
			}
			if r, ok := run(i, j); ok {
				runs, ends[i] = append(runs, r), true
			}
		}
	}
	return runs
}

// Whole returns the runs that are in every cutting of a line, of those with open cells.
func (c *Clue) Whole(l *Layout, g *Grid) (runs []Run) {
	for _, run := range c.Runs(l, g, func(Sum) bool { return false }) {
		if run.Len() > 0 && len(c.Runs(l, g, run.same)) == 0 {
			runs = append(runs, run)
		}
	}
	return runs
}

// same reports whether another sum is of the same cells, each once, and as much.
func (s Sum) same(other Sum) bool { return s.Total == other.Total && s.Cells() == other.Cells() }

// RunRests returns the fewest that a candidate leaves for others in runs of a line, so that there is no cutting if none of
// that can be; ok is false if there still is one. There are none if the candidate itself fits in no run.
func (c *Clue) RunRests(l *Layout, g *Grid, k Candidate) (rests []Sum, ok bool) {
	beside := l.Given(g.Candidates, k)
	rest := func(run Sum) Sum {
		if run.Cells().Has(k.Cell()) {
			run = run.Add(-1, k.Cell())
			run.Total -= int(k.Digit())
		}
		return run
	}
	cut := func(named []Sum) bool {
		return len(c.Runs(l, g, func(run Sum) bool {
			left := rest(run)
			beyond := left.Len() < run.Len() && (left.Total < 0 || (left.Total == 0) != (left.Len() == 0))
			return beyond || slices.ContainsFunc(named, left.same)
		})) > 0
	}
	runs := c.Runs(l, g, func(Sum) bool { return false })
	for _, run := range runs {
		left := rest(run.Sum)
		if left.Len() == 0 || left.Total <= 0 || slices.ContainsFunc(rests, left.same) {
			continue
		}
		r := left.Reading(l.size)
		if w := l.Ways(&r, maxNodes); w != nil {
			if _, some := w.Left(&Walk{}, beside); !some {
				rests = append(rests, left)
			}
		}
	}
	if len(runs) == 0 || cut(rests) {
		return nil, false
	}
	for n := len(c.Lines[0]); n > 0; n-- { // those of most cells go first
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
