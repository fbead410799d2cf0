package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// AvoidableRectangle1 is the avoidable rectangle with one open corner.
var AvoidableRectangle1 = &techniques.Technique{
	Code:    "avoidable-rectangle-1",
	Name:    "Avoidable Rectangle Type 1",
	Aliases: []string{"Avoidable Rectangle 1", "ar1"},
	Family:  family,

	HoDoKu:      "0607",
	HoDoKuScore: 100,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("three corners of a rectangle were filled in with two digits, and the fourth is open",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four cells in two rows, two columns and two boxes. Three of them hold digits that were " +
			"worked out, none a given: X in one corner and Y in the two beside it. X is removed from " +
			"the fourth corner.",
		Why: "With X in the fourth corner the two digits would alternate round the rectangle. " +
			"Exchanged they would leave every row, column and box with the same digits, and no given " +
			"would tell the two solutions apart. So the fourth corner is not X.",
		Look: "Remember which digits are givens. Look for two equal digits that are worked out at " +
			"opposite corners of a rectangle in two boxes, and a third digit between them.",
		NearMiss: "A given in one of the corners: it stays where it is in all solutions. And a rectangle in " +
			"four boxes.",
		Grid: "..6+5+2.3.9+5.+31+9+6+4.2298+3..+6+5+19+6+2+87+1+5+3+4+75+12..+8+96+834+6+59+21+7..57..9.+8..7+9.2+14+56.+94.+57.+3",
		Want: "r3c6<>4",
	},

	Find: findAvoidableRectangle1,
}

// findAvoidableRectangle1 reports the rectangles of two digits with one open
// corner.
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
				s := alike(p, r.Cells, candidates.Digits(d, g.Value(between)))
				if s.guarded.Has(corner) && !s.reportGuards() {
					return
				}
			}
		}
	}
}
