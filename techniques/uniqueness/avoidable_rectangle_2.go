package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// AvoidableRectangle2 is the avoidable rectangle with two open corners that
// share one more digit.
var AvoidableRectangle2 = &techniques.Technique{
	Code:    "avoidable-rectangle-2",
	Name:    "Avoidable Rectangle Type 2",
	Aliases: []string{"Avoidable Rectangle 2", "ar2"},
	Family:  family,

	HoDoKu:      "0608",
	HoDoKuScore: 100,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("two corners of a rectangle were filled in, and the other two share a digit",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four cells in two rows, two columns and two boxes. Two corners of one row or one column " +
			"hold X and Y, which were worked out and are no givens. The corner beside the X holds Y " +
			"and Z, the one beside the Y holds X and Z. Z is removed from every cell that sees both.",
		Why: "Suppose that neither open corner were Z. Then they would be X and Y, the two digits " +
			"would alternate round the rectangle, and exchanged they would leave every row, column " +
			"and box with the same digits. No given would tell the two solutions apart. So one of the " +
			"two is Z.",
		Look: "Remember which digits are givens. Take two digits in a row or a column that are worked " +
			"out, in different boxes, and look for two cells beside them that have each other's digit " +
			"and share a third.",
		NearMiss: "A given among the two digits. A third candidate in an open corner. And a rectangle in " +
			"four boxes.",
		Grid: "..+8+2+317+6+9+3+9687+5+2+14+12+7+6+4+9+5+8+38+1+35+2+7+94+6..+2+49+38.1+9.+4+18+6+3.+2+2+89+7+64+1356.+5+312..+8.31+9+5+8.2.",
		Want: "r5c2<>7",
	},

	Find: findAvoidableRectangle2,
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
			s := alike(p, r.Cells, candidates.Digits(g.Value(x), g.Value(y)))
			if s.guarded == candidates.Cells(c, beside) && s.extra.Len() == 1 &&
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
