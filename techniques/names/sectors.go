package names

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/multisector"
)

// sectors returns what cells and digits in houses are that lie in as many others, or in one fewer.
func (p *pattern) sectors(e explain.Sectors) (codes []string) {
	var cells candidates.CellSet
	for _, item := range e.Truths {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	houses, full := explain.HousesOf(e.Links...), e.Spare() == 0
	switch {
	case e.Short(p.layout):
		return []string{"line-counting"}
	case cells.IsEmpty():
		return p.firework(e)
	case cells.Len() < len(e.Truths):
		return p.almostLocked(e, cells)
	case !full:
		return p.bent(cells)
	case p.isSueDeCoq(cells):
		codes = append([]string{"sue-de-coq"}, p.bent(cells)...)
	default:
		codes = p.bent(cells)
	}
	if houses.Len() > 2 {
		if p.isRing(cells) {
			codes = append(codes, "sk-loop")
		}
		codes = append(codes, "multi-sector-locked-set")
	}
	return codes
}

// isRing reports whether the cells are eight pairs in two rows and two columns that cross in four boxes.
func (p *pattern) isRing(cells candidates.CellSet) bool {
	l := p.layout
	var rows, columns, boxes candidates.HouseSet
	for h := range l.HousesOfAny(cells).All() {
		switch in := cells.And(l.HouseCells(h)).Len(); {
		case h.Kind() == candidates.Box:
			boxes = boxes.With(h)
			if in != 4 {
				return false
			}
		case h.Kind() == candidates.Row && in >= 4:
			rows = rows.With(h)
		case h.Kind() == candidates.Column && in >= 4:
			columns = columns.With(h)
		}
	}
	inLines := 0
	for h := range (rows | columns).All() {
		inLines += cells.And(l.HouseCells(h)).Len()
	}
	return boxes.Len() == 4 && rows.Len() == 2 && columns.Len() == 2 && inLines == cells.Len()
}

// held returns the digits that the cells may hold.
func (p *pattern) held(cells candidates.CellSet) (digits candidates.DigitSet) {
	for c := range cells.All() {
		digits |= p.grid.Candidates(c)
	}
	return digits
}

// crossings returns the houses that cross and contain the cells, in both orders.
func (p *pattern) crossings(cells candidates.CellSet) (found []candidates.Crossing) {
	for _, k := range p.layout.Crossings() {
		if cells.Within(p.layout.HouseCells(k.From).Or(p.layout.HouseCells(k.Onto))) {
			found = append(found, k)
		}
	}
	return found
}

// bent returns which bent set so many cells are: in two houses that cross, with as many digits, of which one
// at most stands in both houses beside the crossing.
func (p *pattern) bent(cells candidates.CellSet) []string {
	if p.held(cells).Len() != cells.Len() {
		return nil
	}
	for _, k := range p.crossings(cells) {
		onto := cells.And(p.layout.HouseCells(k.Onto))
		from := cells.And(p.layout.HouseCells(k.From))
		if (p.held(from.AndNot(onto)) & p.held(onto.AndNot(from))).Len() <= 1 {
			return sized(cells.Len(), 4, "wxyz-wing", "vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing")
		}
	}
	return nil
}

// isSueDeCoq reports whether the cells are those of a crossing with two digits more than cells, and further
// ones of either house.
func (p *pattern) isSueDeCoq(cells candidates.CellSet) bool {
	return slices.ContainsFunc(p.crossings(cells), func(k candidates.Crossing) bool {
		in := cells.And(k.Shared)
		return in.Len() >= 2 && p.held(in).Len() >= in.Len()+2 &&
			!cells.And(p.layout.HouseCells(k.From)).Within(in) && !cells.And(p.layout.HouseCells(k.Onto)).Within(in)
	})
}

// almostLocked returns what cells and digits in a house are: cells of another house that hold the same digits,
// one more than they are.
func (p *pattern) almostLocked(e explain.Sectors, cells candidates.CellSet) []string {
	var digits, linked candidates.DigitSet
	for _, item := range e.Truths {
		if d, _, ok := item.House(); ok {
			digits = digits.With(d)
		}
	}
	for _, item := range e.Links {
		if d, _, ok := item.House(); ok {
			linked = linked.With(d)
		}
	}
	n := cells.Len()
	if digits != linked || digits.Len() != n+1 || len(e.Truths) != 2*n+1 || len(e.Links) != 2*n+1 ||
		explain.HousesOf(e.Truths...).Len() != 1 || explain.HousesOf(e.Links...).Len() != 1 || p.held(cells)&^digits != 0 {
		return nil
	}
	return sized(n, 1, "almost-locked-pair", "almost-locked-triple")
}

// firework returns what digits in lines are that lie in a few cells and boxes: three in a row and a column,
// or four in two of each.
func (p *pattern) firework(e explain.Sectors) []string {
	var digits candidates.DigitSet
	for _, item := range e.Truths {
		if d, _, ok := item.House(); ok {
			digits = digits.With(d)
		}
	}
	truths := explain.HousesOf(e.Truths...)
	rows, columns := truths&p.layout.HousesOfKind(candidates.Row), truths&p.layout.HousesOfKind(candidates.Column)
	if truths != rows|columns || explain.HousesOf(e.Links...)&p.lines != 0 || rows.Len() != columns.Len() {
		return nil
	}
	switch {
	case rows.Len() == 1 && digits.Len() == 3:
		return []string{"firework-triple"}
	case rows.Len() == 2 && digits.Len() == 4:
		return []string{"firework-quadruple"}
	}
	return nil
}

// equivalence returns what houses against as many others are: boxes of a jigsaw against lines have a name of their own.
func (p *pattern) equivalence(e explain.Equivalence) []string {
	lines := p.layout.HousesOfKind(candidates.Row)
	if (e.Left|e.Right)&p.layout.HousesOfKind(candidates.Column) != 0 {
		lines = p.layout.HousesOfKind(candidates.Column)
	}
	boxes := p.layout.HousesOfKind(candidates.Box)
	if !multisector.Irregular(p.layout) {
		return []string{"set-equivalence"}
	}
	if e.Left&^lines == 0 && e.Right&^boxes == 0 || e.Left&^boxes == 0 && e.Right&^lines == 0 {
		return []string{"law-of-leftovers", "set-equivalence"}
	}
	return []string{"set-equivalence"}
}
