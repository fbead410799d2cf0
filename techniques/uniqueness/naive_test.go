package uniqueness_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/uniqueness"
)

// corners is a rectangle, each corner beside the next, and two digits.
type corners struct {
	cells  [4]candidates.Cell
	digits [2]candidates.Digit
}

// rectangles returns every four cells in two rows and two columns such that
// each house has none of them or two, with every pair of digits.
func rectangles(l *candidates.Layout) (all []corners) {
	for a := range l.Cells().All() {
		for c := range l.Cells().All() {
			if c.Row() <= a.Row() || c.Column() <= a.Column() {
				continue
			}
			r := corners{cells: [4]candidates.Cell{a, candidates.At(a.Row(), c.Column()), c, candidates.At(c.Row(), a.Column())}}
			if !r.exchangeable(l) {
				continue
			}
			for x := range l.Digits().All() {
				for y := range l.Digits().All() {
					if r.digits = [2]candidates.Digit{x, y}; x < y {
						all = append(all, r)
					}
				}
			}
		}
	}
	return all
}

func (r *corners) exchangeable(l *candidates.Layout) bool {
	for h := range l.Houses().All() {
		n := 0
		for _, c := range r.cells {
			if l.HouseCells(h).Has(c) {
				n++
			}
		}
		if n != 0 && n != 2 {
			return false
		}
	}
	return true
}

// pair is the digits as a set.
func (r *corners) pair() candidates.DigitSet { return candidates.Digits(r.digits[0], r.digits[1]) }

// guards returns what corner i holds beside the digits.
func (r *corners) guards(g *candidates.Grid, i int) candidates.DigitSet {
	return g.Candidates(r.cells[i%4]) &^ r.pair()
}

// guarded returns the numbers of the corners with guards.
func (r *corners) guarded(g *candidates.Grid) (is []int) {
	for i := range r.cells {
		if r.guards(g, i) != 0 {
			is = append(is, i)
		}
	}
	return is
}

// unique reports whether the rectangle is a unique one: its corners are open,
// no peer holds one of the digits, and one corner holds them alone.
func (r *corners) unique(g *candidates.Grid) bool {
	if !slices.ContainsFunc(r.cells[:], func(c candidates.Cell) bool { return g.Candidates(c) == r.pair() }) {
		return false
	}
	for _, c := range r.cells {
		if !g.Open().Has(c) {
			return false
		}
		for peer := range g.Layout().Peers(c).All() {
			if r.pair().Has(g.Value(peer)) {
				return false
			}
		}
	}
	return len(r.guarded(g)) > 0
}

// removals returns the step that removes the digits from the cells, if it
// removes anything. It cites the items.
func removals(g *candidates.Grid, items []candidates.Item, digits candidates.DigitSet, cells ...candidates.Cell) []explain.Step {
	var effects []explain.Effect
	for _, c := range cells {
		for d := range (g.Candidates(c) & digits).All() {
			if g.Open().Has(c) {
				effects = append(effects, explain.Remove(c, d))
			}
		}
	}
	if len(effects) == 0 {
		return nil
	}
	return []explain.Step{explain.NewStep(explain.Deadly{Items: items}, effects...)}
}

// lines are the items of a digit in houses.
func lines(d candidates.Digit, houses ...candidates.House) (items []candidates.Item) {
	for _, h := range houses {
		items = append(items, candidates.HouseItem(d, h))
	}
	return items
}

// seenBy returns the cells that see all of the others.
func seenBy(g *candidates.Grid, cells ...candidates.Cell) (seen []candidates.Cell) {
	for c := range g.Layout().Cells().All() {
		all := true
		for _, o := range cells {
			all = all && g.Layout().Sees(c, o)
		}
		if all {
			seen = append(seen, c)
		}
	}
	return seen
}

// only reports whether the house has the digit in corners alone.
func (r *corners) only(g *candidates.Grid, d candidates.Digit, h candidates.House) bool {
	for c := range g.PlacesIn(d, h).All() {
		if c != r.cells[0] && c != r.cells[1] && c != r.cells[2] && c != r.cells[3] {
			return false
		}
	}
	return true
}

// guardsOfOneDigit finds types 2 and 5.
func guardsOfOneDigit(side bool) func(*candidates.Grid, *corners) []explain.Step {
	return func(g *candidates.Grid, r *corners) []explain.Step {
		is := r.guarded(g)
		z := r.guards(g, is[0])
		var cells []candidates.Cell
		for _, i := range is {
			cells = append(cells, r.cells[i])
			if r.guards(g, i) != z {
				return nil
			}
		}
		if z.Len() != 1 || len(is) == 1 || (len(is) == 2 && (is[1]-is[0])%2 == 1) != side {
			return nil
		}
		return removals(g, nil, z, seenBy(g, cells...)...)
	}
}

func oneGuardedCorner(g *candidates.Grid, r *corners) []explain.Step {
	is := r.guarded(g)
	if len(is) != 1 {
		return nil
	}
	return removals(g, nil, r.pair(), r.cells[is[0]])
}

func strongSide(g *candidates.Grid, r *corners) (steps []explain.Step) {
	is := r.guarded(g)
	if len(is) != 2 || (is[1]-is[0])%2 == 0 {
		return nil
	}
	a, b := r.cells[is[0]], r.cells[is[1]]
	for i, d := range r.digits {
		for h := range g.Layout().HousesOfAll(candidates.Cells(a, b)).All() {
			if g.PlacesIn(d, h) == candidates.Cells(a, b) {
				steps = append(steps, removals(g, lines(d, h), candidates.Digits(r.digits[1-i]), a, b)...)
				break
			}
		}
	}
	return steps
}

func wing(g *candidates.Grid, r *corners) (steps []explain.Step) {
	is := r.guarded(g)
	if len(is) != 2 || (is[1]-is[0])%2 == 1 {
		return nil
	}
	l := g.Layout()
	for _, d := range r.digits {
		everywhere := true
		for _, c := range r.cells {
			everywhere = everywhere && g.Candidates(c).Has(d)
		}
		rows := r.only(g, d, l.RowOf(r.cells[0])) && r.only(g, d, l.RowOf(r.cells[2]))
		columns := r.only(g, d, l.ColumnOf(r.cells[0])) && r.only(g, d, l.ColumnOf(r.cells[2]))
		if everywhere && (rows || columns) {
			steps = append(steps, removals(g, lines(d, l.RowOf(r.cells[0]), l.RowOf(r.cells[2])), candidates.Digits(d), r.cells[is[0]], r.cells[is[1]])...)
		}
	}
	return steps
}

func hidden(g *candidates.Grid, r *corners) (steps []explain.Step) {
	l := g.Layout()
	for i := range r.cells {
		if r.guards(g, i) != 0 || r.guards(g, i+1) == 0 || r.guards(g, i+3) == 0 {
			continue
		}
		beside, target, besides := r.cells[(i+1)%4], r.cells[(i+2)%4], r.cells[(i+3)%4]
		for j, d := range r.digits {
			if g.Candidates(beside).Has(d) && g.Candidates(besides).Has(d) && r.only(g, d, l.RowOf(target)) && r.only(g, d, l.ColumnOf(target)) {
				steps = append(steps, removals(g, lines(d, l.RowOf(target), l.ColumnOf(target)), candidates.Digits(r.digits[1-j]), target)...)
			}
		}
	}
	return steps
}

// workedOut returns the digit of a cell that is filled and no given.
func workedOut(g *candidates.Grid, c candidates.Cell) candidates.Digit {
	if g.Givens().Has(c) {
		return 0
	}
	return g.Value(c)
}

func avoidable1(g *candidates.Grid, r *corners) (steps []explain.Step) {
	for i, c := range r.cells {
		for j, x := range r.digits {
			y := r.digits[1-j]
			if g.Open().Has(c) && g.Candidates(c)&^r.pair() != 0 &&
				workedOut(g, r.cells[(i+1)%4]) == y && workedOut(g, r.cells[(i+2)%4]) == x && workedOut(g, r.cells[(i+3)%4]) == y {
				steps = append(steps, removals(g, nil, candidates.Digits(x), c)...)
			}
		}
	}
	return steps
}

func avoidable2(g *candidates.Grid, r *corners) (steps []explain.Step) {
	for i := range r.cells {
		for j, x := range r.digits {
			y := r.digits[1-j]
			a, b := r.cells[i], r.cells[(i+1)%4]
			zs := r.guards(g, i)
			if g.Open().Has(a) && g.Open().Has(b) && zs.Len() == 1 &&
				g.Candidates(a) == zs.With(x) && g.Candidates(b) == zs.With(y) &&
				workedOut(g, r.cells[(i+2)%4]) == x && workedOut(g, r.cells[(i+3)%4]) == y {
				steps = append(steps, removals(g, nil, zs, seenBy(g, a, b)...)...)
			}
		}
	}
	return steps
}

func TestNaive(t *testing.T) {
	all := map[*candidates.Layout][]corners{}
	for _, test := range []struct {
		technique *techniques.Technique
		unique    bool
		steps     func(*candidates.Grid, *corners) []explain.Step
	}{
		{uniqueness.UniqueRectangle1, true, oneGuardedCorner},
		{uniqueness.UniqueRectangle2, true, guardsOfOneDigit(true)},
		{uniqueness.UniqueRectangle4, true, strongSide},
		{uniqueness.UniqueRectangle5, true, guardsOfOneDigit(false)},
		{uniqueness.UniqueRectangle6, true, wing},
		{uniqueness.HiddenRectangle, true, hidden},
		{uniqueness.AvoidableRectangle1, false, avoidable1},
		{uniqueness.AvoidableRectangle2, false, avoidable2},
	} {
		t.Run(test.technique.Code, func(t *testing.T) {
			techtest.Twin(t, test.technique, func(g *candidates.Grid) (steps []explain.Step) {
				l := g.Layout()
				if all[l] == nil {
					all[l] = rectangles(l)
				}
				for _, r := range all[l] {
					if !test.unique || r.unique(g) {
						steps = append(steps, test.steps(g, &r)...)
					}
				}
				return steps
			})
		})
	}
}
