package verify

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// checkParity checks that the cells of four links cannot be filled with three digits.
//
// Have: the three cells of a link are in one house, so they hold the three digits in some order. Two links
// that share their rows have different digits in each row. So one order becomes the other if all three digits
// move on, which takes two exchanges: the orders from row to row are both even or both odd. The same goes for
// the orders from column to column of links that share their columns. And in one link both orders are even or
// both odd if its columns, from row to row, are in an even order. Hence, on the way round, they change as often
// as a link has its columns in an odd order; and to come out even they change an even number of times.
func (c *argumentChecker) checkParity(line *explain.Line) error {
	const links, cells = 4, 3
	l := c.grid.Layout()
	if len(line.Links) != links {
		return fmt.Errorf("there are %d links: expected %d", len(line.Links), links)
	}
	var all candidates.CellSet
	var digits candidates.DigitSet
	var pattern []candidates.Candidate
	odd := false
	var rows, columns [links]candidates.HouseSet
	for i, link := range line.Links {
		var own candidates.CellSet
		for _, k := range link {
			if !l.HasCandidate(k) {
				return fmt.Errorf("a candidate of a link is not on the board")
			}
			own, digits = own.With(k.Cell()), digits.With(k.Digit())
		}
		var order []candidates.House // of columns, from row to row
		for cell := range own.All() {
			rows[i], columns[i] = rows[i].With(l.RowOf(cell)), columns[i].With(l.ColumnOf(cell))
			order = append(order, l.ColumnOf(cell))
		}
		if own.Len() != cells || l.HousesOfAll(own) == 0 || rows[i].Len() != cells || columns[i].Len() != cells || own.Meets(all) {
			return fmt.Errorf("a link is not in three cells of one house, in different rows and columns")
		}
		for j := range order {
			for _, before := range order[:j] {
				odd = odd != (before > order[j])
			}
		}
		all, pattern = all.Or(own), append(pattern, link...)
	}
	if rows[0] != rows[1] || columns[1] != columns[2] || rows[2] != rows[3] || columns[3] != columns[0] {
		return fmt.Errorf("the links do not share their rows and their columns in turn")
	}
	if !odd || digits.Len() > cells {
		return fmt.Errorf("the cells may be filled with %v", digits)
	}
	return c.checkBeside(line, all, pattern)
}

// checkBeside checks that each of the cells is a need, and that the claim has what the needs have beside the pattern.
func (c *argumentChecker) checkBeside(line *explain.Line, cells candidates.CellSet, pattern []candidates.Candidate) error {
	var needs [][]candidates.Candidate
	for _, item := range line.Needs {
		if !c.grid.Layout().HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
		needs = append(needs, c.grid.AppendCandidates(nil, item))
	}
	for _, from := range line.From {
		if !c.line(from).Claim.Some {
			return fmt.Errorf("line %d does not claim that one of some candidates is true", from)
		}
		needs = append(needs, c.line(from).Claim.Of)
	}
	var beside []candidates.Candidate
	for _, need := range needs {
		var own candidates.CellSet
		for _, k := range need {
			own = own.With(k.Cell())
			if !slices.Contains(pattern, k) {
				beside = append(beside, k)
			}
		}
		if _, one := own.Single(); !one || !own.Within(cells) {
			return fmt.Errorf("%v is not in one cell of the links that is not yet counted", need)
		}
		cells = cells.AndNot(own)
	}
	if !cells.IsEmpty() {
		return fmt.Errorf("nothing says that %v hold a digit", cells)
	}
	if !line.Claim.Some || !slices.Equal(explain.SomeOf(beside...).Of, line.Claim.Of) {
		return fmt.Errorf("what the cells have beside the pattern is %v", explain.SomeOf(beside...).Of)
	}
	return nil
}
