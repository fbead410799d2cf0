package claim

import (
	"slices"

	"pencilmark/candidates"
)

// scope is what is mentioned before a conclusion.
type scope struct {
	digits candidates.DigitSet
	last   candidates.DigitSet // that were mentioned last
	cells  candidates.CellSet
	houses candidates.HouseSet
}

// scopeOf returns what some tokens mention.
func scopeOf(all []token) (s scope) {
	for _, t := range all {
		if t.kind == aDigits || t.clue {
			s.digits |= t.digits
			if t.digits != 0 {
				s.last = t.digits
			}
		}
		if s.houses |= t.houses; t.houses == 0 {
			s.cells = s.cells.Or(t.cells)
		}
	}
	return s
}

// crossing returns the cells where one line that is mentioned crosses others.
func (s scope) crossing(l *candidates.Layout) (cells candidates.CellSet) {
	rows, columns := s.houses&l.HousesOfKind(candidates.Row), s.houses&l.HousesOfKind(candidates.Column)
	if min(rows.Len(), columns.Len()) != 1 || rows|columns != s.houses {
		return cells
	}
	for row := range rows.All() {
		for column := range columns.All() {
			cells = cells.Or(l.HouseCells(row).And(l.HouseCells(column)))
		}
	}
	return cells
}

// joining are the words and signs between cells of a list.
const joining = "and , or / & +"

// lastCells returns the last cells that some tokens mention, or, for they and them, all that stand there side by side.
func lastCells(all []token, several bool) (cells candidates.CellSet) {
	goesOn, all := false, withoutAsides(all)
	for i, t := range all {
		alone := i+1 < len(all) && all[i+1].is("sees") && i > 0 && all[i-1].is(",") // r4c3 = r6c2, r6c6 sees both
		switch {
		case t.kind == theCells && several && goesOn && !alone:
			cells = cells.Or(t.cells)
		case t.kind == theCells:
			cells = t.cells
		}
		goesOn = t.kind == theCells || goesOn && t.is(joining+" also for")
	}
	return cells
}

// lastDigits returns the digits that were named last.
func lastDigits(all []token) candidates.DigitSet {
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].kind == aDigits {
			return all[i].digits
		}
	}
	return 0
}

// lastNamed returns the cells of the last list that stands in some tokens, none of a clue.
func lastNamed(all []token) candidates.CellSet {
	return lastCells(slices.DeleteFunc(slices.Clone(all), func(t token) bool { return t.clue }), true)
}

// withoutAsides drops what is said in brackets, if cells remain.
func withoutAsides(all []token) (rest []token) {
	depth := 0
	for _, t := range all {
		if t.is(") ]") {
			depth--
		}
		if depth == 0 && !t.is(") ]") {
			rest = append(rest, t)
		}
		if t.is("( [") {
			depth++
		}
	}
	if !slices.ContainsFunc(rest, func(t token) bool { return t.kind == theCells }) {
		return all
	}
	return rest
}

// of returns the houses of a kind that are meant by "the row" or "those columns".
func (s scope) of(l *candidates.Layout, kind candidates.Kind) candidates.HouseSet {
	if hs := s.houses & l.HousesOfKind(kind); hs != 0 || s.cells.IsEmpty() {
		return hs
	}
	return l.HousesOfAll(s.cells) & l.HousesOfKind(kind)
}

// ofHouses returns the cells from which digits are said to go.
func (c *clause) ofHouses() (cells candidates.CellSet) {
	if c.grid == nil {
		return cells
	}
	var named candidates.HouseSet
	for _, hs := range c.houses {
		named |= hs
	}
	in := func(hs candidates.HouseSet) (cells candidates.CellSet) {
		for h := range hs.All() {
			cells = cells.Or(c.layout.HouseCells(h))
		}
		return cells
	}
	cross := func() (hs candidates.HouseSet) { // c4 and c6, of row 6
		for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
			if lines := c.layout.HousesOfKind(kind); named&^lines == 0 {
				hs = c.about.houses &^ lines &^ c.layout.HousesOfKind(candidates.Box)
			}
		}
		return hs
	}
	switch {
	case c.outside && len(c.houses) == 2:
		cells = in(c.houses[0]).AndNot(in(c.houses[1]))
	case !c.rest && named&c.about.houses == 0 && cross().Len() == 1:
		cells = in(named).And(in(cross()))
	case c.about != (scope{}) && (len(c.houses) < 2 || c.rest || c.sameKind()):
		if cells = in(named).AndNot(c.about.cells); cells == in(named) {
			cells = cells.AndNot(in(c.about.houses &^ named))
		}
	case len(c.houses) == 2:
		cells = in(c.houses[0]).And(in(c.houses[1]))
	default:
		return cells
	}
	if c.ofPattern() {
		return candidates.CellSet{}
	}
	var places candidates.CellSet
	for d := range c.digits.All() {
		places = places.Or(c.grid.Places(d))
	}
	if open := cells.And(places).And(c.grid.Open()); !open.IsEmpty() {
		return open
	}
	return cells.And(c.grid.Open())
}

// sameKind reports whether all houses that were named are rows, or columns, or boxes.
func (c *clause) sameKind() bool {
	kind := c.houses[0].First().Kind()
	return !slices.ContainsFunc(c.houses, func(hs candidates.HouseSet) bool { return hs&^c.layout.HousesOfKind(kind) != 0 })
}

// ofPattern reports whether digits of a pattern are said to go from the rest of its houses, and its cells are not
// mentioned: that is whatever follows from it.
func (c *clause) ofPattern() bool {
	var named candidates.HouseSet
	for _, hs := range c.houses {
		named |= hs
	}
	return c.cells.IsEmpty() && c.rest && c.about.cells.IsEmpty() && named != 0 && c.about.houses&named == c.about.houses && c.digits&^c.about.digits == 0
}

// targetOf returns the cells that stand last and apart, which may be where the digit of the pattern goes, and how many
// tokens there are before them: "wxyz-wing r1c7 r4c7 r6c7 r2c9, z=9, r3c7".
func (p *people) targetOf(rest []token) (cells candidates.CellSet, before int) {
	end := len(trimmed(rest, ". ! ?"))
	for _, list := range []string{"and & ,", "and &"} {
		i := end
		for i > 0 && (rest[i-1].kind == theCells || i < end && rest[i-1].is(list)) {
			i--
		}
		for i < end && rest[i].is(list) {
			i++
		}
		before = i
		if i > 1 && rest[i-1].is("- => , ; : .") && (rest[i-1].is("- =>") || rest[i-2].kind != theCells) {
			before--
		} else if i == 0 || rest[i-1].kind != theHouses { // r459 c369 r6c9
			continue
		}
		if i < end {
			return scopeOf(rest[i:end]).cells, before
		}
	}
	return cells, len(rest)
}

func isColor(t token) bool { return t.is("color colour colors colours") }
