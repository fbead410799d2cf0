package uniqueness_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/uniqueness"
)

// What loops and extended rectangles prove must be removed.
func TestNaiveLoops(t *testing.T) {
	techtest.CoverMade(t, uniqueness.UniqueLoop, tie, naiveLoops)
	techtest.CoverMade(t, uniqueness.ExtendedRectangle, extend, naiveExtended)
}

// proved returns what follows if some cells hold more than the digits that would make
// the pattern deadly.
func proved(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) (removed []candidates.Candidate) {
	l := g.Layout()
	var guarded []candidates.Cell
	for c := range cells.All() {
		if g.Candidates(c)&^digits != 0 {
			guarded = append(guarded, c)
		}
	}
	guards := heldBy(g, guarded) &^ digits
	remove := func(ds candidates.DigitSet, cells ...candidates.Cell) {
		for _, c := range cells {
			for d := range (g.Candidates(c) & ds).All() {
				removed = append(removed, candidates.Of(c, d))
			}
		}
	}
	switch len(guarded) {
	case 0:
		return nil
	case 1:
		remove(digits, guarded[0])
		return removed
	}
	if guards.Len() == 1 {
		remove(guards, seenBy(g, guarded...)...)
	}
	if len(guarded) == 2 {
		removed = append(removed, nakedSets(g, candidates.Cells(guarded...), guards)...)
		for d := range digits.All() {
			for h := range l.HousesOfAll(candidates.Cells(guarded...)).All() {
				if g.PlacesIn(d, h) == candidates.Cells(guarded...) {
					remove(digits.Without(d), guarded...)
				}
			}
		}
	}
	return removed
}

// open makes some cells open that hold the digits given. The others hold what they did,
// if the new ones allow it.
func open(g *candidates.Grid, solution *candidates.Filling, held map[candidates.Cell]candidates.DigitSet) {
	before := *g
	*g = candidates.NewGrid(g.Layout(), candidates.Filling{})
	for c := range g.Layout().Cells().All() {
		if _, ok := held[c]; !ok && !before.Open().Has(c) {
			g.Place(c, solution[c])
		}
	}
	for c := range g.Open().All() {
		ds, ok := held[c]
		if !ok {
			ds = before.Candidates(c)
		}
		for d := range (g.Candidates(c) &^ ds).All() {
			g.Remove(c, d)
		}
	}
}

// tie makes a loop of the cells that two digits have in the solution, as far as they
// are joined by houses. Up to three of them hold more, mostly the same.
func tie(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	n := len(slices.Collect(l.Digits().All()))
	x, y := candidates.Digit(1+rng.IntN(n)), candidates.Digit(1+rng.IntN(n))
	if x == y {
		return
	}
	var cells []candidates.Cell
	for c := range l.Cells().All() {
		if solution[c] == x || solution[c] == y {
			cells = append(cells, c)
		}
	}
	loop := candidates.Cells(cells[rng.IntN(len(cells))])
	for range cells {
		for _, c := range cells {
			if l.Peers(c).Meets(loop) {
				loop = loop.With(c)
			}
		}
	}
	held := map[candidates.Cell]candidates.DigitSet{}
	for c := range loop.All() {
		held[c] = candidates.Digits(x, y)
	}
	// What sees all cells that hold more must have a place for their digit.
	target, guard := candidates.At(1+rng.IntN(n), 1+rng.IntN(n)), candidates.Digit(1+rng.IntN(n))
	for c := range l.Cells().AndNot(loop).All() {
		if c == target || solution[c] == guard {
			held[c] = candidates.Digits(solution[c], guard)
		}
	}
	all := slices.Collect(loop.All())
	for range 1 + rng.IntN(3) {
		c := all[rng.IntN(len(all))]
		for try := 0; try < 100 && !l.Sees(c, target); try++ {
			c = all[rng.IntN(len(all))]
		}
		held[c] = held[c].With(guard)
		if rng.IntN(3) == 0 {
			guard = candidates.Digit(1 + rng.IntN(n))
		}
	}
	open(g, solution, held)
}

// naiveLoops takes none or two cells from each row in every way. Four of them or more hold
// the two digits only, two others more, or three the same digit.
func naiveLoops(g *candidates.Grid) (removed []candidates.Candidate) {
	l := g.Layout()
	for x := range l.Digits().All() {
		for y := range l.Digits().All() {
			fit := g.Places(x).And(g.Places(y)).And(g.Open())
			pair := candidates.Digits(x, y)
			for range fit.Len() { // a cell alone in a house is in no loop
				for h := range l.Houses().All() {
					if c, ok := l.HouseCells(h).And(fit).Single(); ok {
						fit = fit.Without(c)
					}
				}
			}
			only := 0
			for c := range fit.All() {
				if g.Candidates(c) == pair {
					only++
				}
			}
			if x >= y || fit.Len() < 6 || only < 4 {
				continue
			}
			var take func(rows []candidates.House, cells candidates.CellSet, more []candidates.Cell)
			take = func(rows []candidates.House, cells candidates.CellSet, more []candidates.Cell) {
				if len(more) > 3 || len(more) > 2 && (heldBy(g, more)&^pair).Len() > 1 {
					return // of more than three none is asked for
				}
				for h := range l.Houses().All() {
					if l.HouseCells(h).And(cells).Len() > 2 {
						return
					}
				}
				if len(rows) == 0 {
					if cells.Len() >= 6 && cells.Len()-len(more) >= 4 && isLoop(l, cells) {
						removed = append(removed, proved(g, cells, pair)...)
					}
					return
				}
				take(rows[1:], cells, more)
				for a := range l.HouseCells(rows[0]).And(fit).All() {
					for b := range l.HouseCells(rows[0]).And(fit).All() {
						if a < b {
							also := slices.Clone(more)
							for _, c := range []candidates.Cell{a, b} {
								if g.Candidates(c) != pair {
									also = append(also, c)
								}
							}
							take(rows[1:], cells.With(a).With(b), also)
						}
					}
				}
			}
			take(slices.Collect(l.HousesOfKind(candidates.Row).All()), candidates.CellSet{}, nil)
		}
	}
	return removed
}

// isLoop reports whether each house has two of the cells or none, and two digits fill
// them in turn all the way from the first.
func isLoop(l *candidates.Layout, cells candidates.CellSet) bool {
	for h := range l.Houses().All() {
		if n := l.HouseCells(h).And(cells).Len(); n != 0 && n != 2 {
			return false
		}
	}
	first := map[candidates.Cell]bool{cells.First(): true}
	for range cells.Len() {
		for a := range cells.All() {
			is, known := first[a]
			for b := range cells.All() {
				if other, ok := first[b]; known && l.Sees(a, b) {
					if ok && other == is {
						return false
					}
					first[b] = !is
				}
			}
		}
	}
	return len(first) == cells.Len()
}

// extended is two lines and as many digits as cells in each.
type extended struct{ a, b []candidates.Cell }

// extendeds returns three or four cells of a line and those beside them in another such
// that the two of a pair are in the same houses but for the lines.
func extendeds(l *candidates.Layout) (all []extended) {
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		for one := range l.HousesOfKind(kind).All() {
			for two := range l.HousesOfKind(kind).All() {
				if one >= two {
					continue
				}
				for _, some := range subsets(slices.Collect(l.HouseCells(one).All())) {
					e := extended{a: some}
					for _, c := range some {
						o := candidates.At(two.Number(), c.Column())
						if kind == candidates.Column {
							o = candidates.At(c.Row(), two.Number())
						}
						if l.HousesOf(c)&^candidates.Houses(one) == l.HousesOf(o)&^candidates.Houses(two) {
							e.b = append(e.b, o)
						}
					}
					if n := len(e.a); len(e.b) == n && (n == 3 || n == 4) {
						all = append(all, e)
					}
				}
			}
		}
	}
	return all
}

var extendedsOf = map[*candidates.Layout][]extended{}

// extend makes an extended rectangle of cells that the solution fills with few digits.
func extend(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	if extendedsOf[l] == nil {
		extendedsOf[l] = extendeds(l)
	}
	all := extendedsOf[l]
	if len(all) == 0 {
		return
	}
	for range 300 {
		e := all[rng.IntN(len(all))]
		var digits candidates.DigitSet
		for digits.Len() < len(e.a) {
			digits = digits.With(solution[e.a[rng.IntN(len(e.a))]])
		}
		held := map[candidates.Cell]candidates.DigitSet{}
		guarded := 0
		for _, c := range slices.Concat(e.a, e.b) {
			held[c] = digits
			if !digits.Has(solution[c]) {
				held[c] = held[c].With(solution[c])
				guarded++
			}
		}
		if guarded == 1 || guarded == 2 {
			open(g, solution, held)
			return
		}
	}
}

// naiveExtended takes the digits of the cells without guards, all but one or two.
func naiveExtended(g *candidates.Grid) (removed []candidates.Candidate) {
	l := g.Layout()
	if extendedsOf[l] == nil {
		extendedsOf[l] = extendeds(l)
	}
	for _, e := range extendedsOf[l] {
		cells := slices.Concat(e.a, e.b)
		if !candidates.Cells(cells...).Within(g.Open()) {
			continue
		}
		for i, a := range cells {
			for _, b := range cells[i:] {
				others := slices.DeleteFunc(slices.Clone(cells), func(c candidates.Cell) bool { return c == a || c == b })
				digits := heldBy(g, others)
				if digits.Len() == len(e.a) {
					removed = append(removed, proved(g, candidates.Cells(cells...), digits)...)
				}
			}
		}
	}
	return removed
}
