package candidates

import (
	"maps"
	"slices"
)

// On returns the sum of the cells that are open on a grid, and the filled ones that it had.
func (s Sum) On(g *Grid) (rest Sum, filled CellSet) {
	rest.Total = s.Total
	for _, t := range s.Terms {
		if g.Open().Has(t.Cell) {
			rest.Terms = append(rest.Terms, t)
			continue
		}
		rest.Total -= t.Times * int(g.Value(t.Cell))
		filled = filled.With(t.Cell)
	}
	return rest, filled
}

// Sides returns the cells that count once, and those that are taken away once; ok is false if some count otherwise.
func (s Sum) Sides() (plus, minus CellSet, ok bool) {
	for _, t := range s.Terms {
		switch t.Times {
		case 1:
			plus = plus.With(t.Cell)
		case -1:
			minus = minus.With(t.Cell)
		default:
			return plus, minus, false
		}
	}
	return plus, minus, true
}

// Once returns the cells that count once, and those that are taken away once, beside others.
func (s Sum) Once() (plus, minus CellSet) {
	for _, t := range s.Terms {
		switch t.Times {
		case 1:
			plus = plus.With(t.Cell)
		case -1:
			minus = minus.With(t.Cell)
		}
	}
	return plus, minus
}

// Extent returns the least and the most that the digits of cells can add up to, each of them one that its cell may hold,
// different where cells see each other; ok is false if the cells cannot be filled.
func (l *Layout) Extent(cells CellSet, may func(Cell) DigitSet) (least, most int, ok bool) {
	e := extent{layout: l, cells: slices.Collect(cells.All())}
	// Cells with few digits first, so that what they rule out is known early.
	slices.SortStableFunc(e.cells, func(a, b Cell) int { return may(a).Len() - may(b).Len() })
	for _, c := range e.cells {
		e.may = append(e.may, may(c))
	}
	least, ok = e.fewest(1)
	if !ok {
		return 0, 0, false
	}
	most, _ = e.fewest(-1)
	return least, -most, true
}

// extent is a search for the least sum of cells.
type extent struct {
	layout *Layout
	cells  []Cell
	may    []DigitSet
	digits [MaxCells]Digit
	best   int
	found  bool
}

// fewest returns the least sum, each digit counted so many times: 1 or -1.
func (e *extent) fewest(times int) (sum int, ok bool) {
	e.found = false
	bound := make([]int, len(e.cells)+1) // what the cells from the i-th on add at least
	for i := len(e.cells) - 1; i >= 0; i-- {
		if e.may[i] == 0 {
			return 0, false
		}
		d := int(e.may[i].First())
		if times < 0 {
			d = -int(e.may[i].Last())
		}
		bound[i] = bound[i+1] + d
	}
	e.search(0, 0, times, bound)
	return e.best, e.found
}

func (e *extent) search(i, sum, times int, bound []int) {
	if e.found && sum+bound[i] >= e.best {
		return
	}
	if i == len(e.cells) {
		e.best, e.found = sum, true
		return
	}
	may := e.may[i]
	for j := range i {
		if e.layout.Sees(e.cells[i], e.cells[j]) {
			may = may.Without(e.digits[j])
		}
	}
	for may != 0 {
		d := may.First()
		if times < 0 {
			d = may.Last()
		}
		may = may.Without(d)
		e.digits[i] = d
		e.search(i+1, sum+times*int(d), times, bound)
	}
}

// Sets returns the sets of digits that cells which all see each other can hold if they add up to the total, in order;
// ok is false if they do not all see each other.
func (l *Layout) Sets(cells CellSet, total int, may func(Cell) DigitSet) (sets []DigitSet, ok bool) {
	if !l.SeeEachOther(cells) {
		return nil, false
	}
	held := map[DigitSet]bool{0: true}
	for c := range cells.All() {
		next := map[DigitSet]bool{}
		for ds := range held {
			for d := range (may(c) &^ ds).All() {
				next[ds.With(d)] = true
			}
		}
		held = next
	}
	for ds := range held {
		if ds.Sum() == total {
			sets = append(sets, ds)
		}
	}
	slices.SortFunc(sets, compareSets)
	return sets, true
}

// SeeEachOther reports whether each of the cells sees all others.
func (l *Layout) SeeEachOther(cells CellSet) bool {
	for c := range cells.All() {
		if !cells.Without(c).Within(l.Peers(c)) {
			return false
		}
	}
	return true
}

// Both returns each two of some cells that can have the same digit, in order, and leave the others one.
func (l *Layout) Both(d Digit, cells CellSet, may func(Cell) DigitSet) (pairs []CellSet) {
	for a := range cells.All() {
		for b := range cells.AndNot(l.Peers(a)).All() {
			fits := a < b
			given := l.Given(may, Of(a, d), Of(b, d))
			for c := range cells.All() {
				fits = fits && given(c) != 0
			}
			if fits {
				pairs = append(pairs, Cells(a, b))
			}
		}
	}
	return pairs
}

// compareSets orders sets by their lowest digits.
func compareSets(a, b DigitSet) int {
	return slices.Compare(slices.Collect(a.All()), slices.Collect(b.All()))
}

// SumsOf returns what the digits of cells can add up to, each of them one that its cell may hold, different where cells see
// each other, in order. It is meant for few cells.
func (l *Layout) SumsOf(cells CellSet, may func(Cell) DigitSet) (sums []int) {
	all := slices.Collect(cells.All())
	var held Filling
	found := map[int]bool{}
	var fill func(i, n int)
	fill = func(i, n int) {
		if i == len(all) {
			found[n] = true
			return
		}
		left := may(all[i])
		for _, c := range all[:i] {
			if l.Sees(c, all[i]) {
				left = left.Without(held[c])
			}
		}
		for d := range left.All() {
			held[all[i]] = d
			fill(i+1, n+int(d))
		}
	}
	fill(0, 0)
	return slices.Sorted(maps.Keys(found))
}
