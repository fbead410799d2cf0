package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle6 is the unique rectangle in which one of the digits is an
// X-Wing.
var UniqueRectangle6 = &techniques.Technique{
	Code:    "unique-rectangle-6",
	Name:    "Unique Rectangle Type 6",
	Aliases: []string{"Uniqueness Test 6", "UR6", "u6"},
	Family:  family,

	HoDoKu:      "0605",
	HoDoKuScore: 100,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("two opposite corners of a rectangle hold the same two digits, and one of these has no other places in two lines",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A unique rectangle on X and Y in which two opposite corners hold other digits as well. X " +
			"has no places outside the rectangle in its two rows, or in its two columns. X is removed " +
			"from the two corners with other digits.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"So one of the corners with other digits holds such a digit. The X of the two lines " +
			"stands in two opposite corners. These are not the corners with other digits, for then " +
			"both of them would be X. So they are the corners that hold only X and Y.",
		Look: "It is an X-Wing and a unique rectangle in the same four cells. Where two opposite " +
			"corners hold only X and Y, follow both digits along the rows and the columns.",
		NearMiss: "A third place for X in one of the lines. An X-Wing on X alone says only that X goes in " +
			"opposite corners, not in which.",
		Grid: "5...+32+8+7+1+3.+7..+16+59....754+23.3+58.6+7+1+4.6+4+7.+358+2...+5.+49+3+66+7+324+81+9+54..1+5+9+3+6+7.+5.3+67+2+48",
		Want: "r1c4<>6 r3c3<>6",
	},

	Find: findUniqueRectangle6,
}

// findUniqueRectangle6 reports the rectangles with guards in two opposite
// corners whose rows or columns have no other places for one of the digits.
//
// Have: guards in corners a and b, and no other place for d in the two rows.
//
//	(a) if a is d, the corner in its column is not;
//	(b) then the row of that corner and b has its d in b;
//	(c) then a and b are d, and no guard is true.
//
// Hence a is not d, and b is not either.
func findUniqueRectangle6(p *techniques.Pass) {
	eachRectangle(p, func(r *rectangle) (more bool) {
		if r.guarded != candidates.Cells(r.InRow, r.InColumn) {
			return true
		}
		for ds := r.digits; ds != 0; {
			d, _ := ds.Next()
			if !r.reportWing(d) {
				return false
			}
		}
		return true
	})
}

// reportWing reports the rectangle if d has no other place in its two rows, or
// in its two columns.
func (r *rectangle) reportWing(d candidates.Digit) (more bool) {
	p, l := r.pass, r.pass.Grid.Layout()
	if !r.Cells.Within(p.Grid.Places(d)) {
		return true
	}
	a, b := r.InRow, r.InColumn
	for _, lineOf := range [...]func(candidates.Cell) candidates.House{l.RowOf, l.ColumnOf} {
		if confined(p, d, lineOf(a), r.Cells) && confined(p, d, lineOf(b), r.Cells) {
			lines := r.evidence(candidates.HouseItem(d, lineOf(a)), candidates.HouseItem(d, lineOf(b)))
			return p.Report(explain.NewStep(lines, explain.Remove(a, d), explain.Remove(b, d)))
		}
	}
	return true
}

// confined reports whether all places of d in the house are in the cells.
func confined(p *techniques.Pass, d candidates.Digit, h candidates.House, cells candidates.CellSet) bool {
	return p.Grid.PlacesIn(d, h).Within(cells)
}
