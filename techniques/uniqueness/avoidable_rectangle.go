package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// The avoidable rectangles.
var (
	// AvoidableRectangle1 is the avoidable rectangle with one open corner.
	AvoidableRectangle1 = deadly("avoidable-rectangle-1", "Avoidable Rectangle Type 1", "0607", 0, techniques.Hard, avoidable.is(1),
		[]string{"Avoidable Rectangle 1", "ar1"},
		explain.NewLadder("three corners of a rectangle were filled in with two digits, and the fourth is open",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "Four cells in two rows, two columns and two boxes. Three of them hold digits that were worked out, none a " +
				"given, so a board shows them as +5 and not as 5: X in one corner and Y in the two beside it. X is removed from the fourth corner.",
			Why: "With X in the fourth corner the two digits would alternate round the rectangle. Exchanged they would leave " +
				"every row, column and box with the same digits, and no given would tell the two solutions apart. So the fourth " +
				"corner is not X.",
			Look: "Remember which digits are givens: write what you work out in another colour, or with a plus. Look for two equal digits that are worked out at opposite corners of a " +
				"rectangle in two boxes, and a third digit between them.",
			NearMiss: "A given in one of the corners: it stays where it is in all solutions. And a rectangle in four boxes.",
			Grid:     "..6+5+2.3.9+5.+31+9+6+4.2298+3..+6+5+19+6+2+87+1+5+3+4+75+12..+8+96+834+6+59+21+7..57..9.+8..7+9.2+14+56.+94.+57.+3",
			Want:     "r3c6<>4",
		},
		findAvoidableRectangle1)

	// AvoidableRectangle2 is the avoidable rectangle with two open corners that share one more digit.
	AvoidableRectangle2 = deadly("avoidable-rectangle-2", "Avoidable Rectangle Type 2", "0608", 0, techniques.Hard, avoidable.is(2),
		[]string{"Avoidable Rectangle 2", "ar2"},
		explain.NewLadder("two corners of a rectangle were filled in, and the other two share a digit",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "Four cells in two rows, two columns and two boxes. Two corners of one row or one column hold X and Y, " +
				"which were worked out and are no givens: +5, not 5. The corner beside the X holds Y and Z, the one beside the Y holds X " +
				"and Z. Z is removed from every cell that sees both.",
			Why: "Suppose that neither open corner were Z. Then they would be X and Y, the two digits would alternate round " +
				"the rectangle, and exchanged they would leave every row, column and box with the same digits. No given would " +
				"tell the two solutions apart. So one of the two is Z.",
			Look: "Take two digits in a row or a column that are worked out and no givens, in different boxes. " +
				"Look for two cells beside them that have each other's digit and share a third.",
			NearMiss: "A given among the two digits. A third candidate in an open corner. And a rectangle in four boxes.",
			Grid:     "..+8+2+317+6+9+3+9687+5+2+14+12+7+6+4+9+5+8+38+1+35+2+7+94+6..+2+49+38.1+9.+4+18+6+3.+2+2+89+7+64+1356.+5+312..+8.31+9+5+8.2.",
			Want:     "r5c2<>7",
		},
		findAvoidableRectangle2)
)

// findAvoidableRectangle1 reports the rectangles of two digits with one open corner.
func findAvoidableRectangle1(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	filled := l.Cells().AndNot(g.Open()).AndNot(g.Givens())
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		equal := g.Places(d).And(filled)
		for a, ok := equal.Next(); ok && !equal.IsEmpty(); a, ok = equal.Next() {
			for _, r := range l.Rectangles(a) {
				if !equal.Has(r.Opposite) {
					continue
				}
				between, corner := r.InRow, r.InColumn
				if !filled.Has(between) {
					between, corner = corner, between
				}
				if !filled.Has(between) || !g.Open().Has(corner) {
					continue
				}
				s, ok := alike(p, r.Cells, candidates.Digits(d, g.Value(between)))
				if ok && s.guarded.Has(corner) && !s.reportGuards() {
					return
				}
			}
		}
	}
}

// findAvoidableRectangle2 reports the rectangles of two digits with two open
// corners in a line, which hold one more digit.
func findAvoidableRectangle2(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	filled := l.Cells().AndNot(g.Open()).AndNot(g.Givens())
	corners := p.Bivalue()
	for c, ok := corners.Next(); ok; c, ok = corners.Next() {
		// Have: corners lost c, so that each pair of open corners is met once.
		// Both hold the one digit more.
		if !partners(g, c, corners).Meets(l.HouseCells(l.RowOf(c)).Or(l.HouseCells(l.ColumnOf(c)))) {
			continue
		}
		for _, r := range l.Rectangles(c) {
			beside, x, y := r.InRow, r.InColumn, r.Opposite
			if corners.Has(r.InColumn) {
				beside, x = r.InColumn, r.InRow
			}
			if !corners.Has(beside) || !filled.Has(x) || !filled.Has(y) {
				continue
			}
			s, ok := alike(p, r.Cells, candidates.Digits(g.Value(x), g.Value(y)))
			if ok && s.guarded == candidates.Cells(c, beside) && s.extra.Len() == 1 &&
				g.Candidates(c).Has(g.Value(y)) && g.Candidates(beside).Has(g.Value(x)) && !s.reportGuards() {
				return
			}
		}
	}
}

// partners returns those of the cells that hold a candidate of c.
func partners(g *candidates.Grid, c candidates.Cell, cells candidates.CellSet) (some candidates.CellSet) {
	for digits := g.Candidates(c); digits != 0; {
		d, _ := digits.Next()
		some = some.Or(g.Places(d))
	}
	return some.And(cells)
}
