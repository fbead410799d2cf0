package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle2 is the unique rectangle with one more digit in two corners of
// a line.
var UniqueRectangle2 = &techniques.Technique{
	Code:    "unique-rectangle-2",
	Name:    "Unique Rectangle Type 2",
	Aliases: []string{"Uniqueness Test 2", "UR2", "u2", "Unique Side"},
	Family:  family,

	HoDoKu:      "0601",
	HoDoKuScore: 100,
	Explainer:   45,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("two corners of a rectangle hold the same two digits, and the other two one more digit",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A unique rectangle on X and Y in which two corners of one row or one column hold a third " +
			"digit Z as well, and no other digit. Z is removed from every cell that sees both.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"So one of the two corners is Z, and a cell that sees both of them sees that Z.",
		Look: "Look for two cells of a row or a column in different boxes that hold the same two " +
			"digits, and two cells below them that hold these and the same third. If the two cells " +
			"with the third digit share a box as well, clear the box and the line.",
		NearMiss: "A fourth digit in one of the two cells: it may be the one that saves the puzzle from two " +
			"solutions. And four corners in four boxes.",
		Grid: "+6+98+75+4+123+32+5+1+6+9..7147+8+3+2...+289+3+756..4+3+1+6+28.7...+6+941+238..2.9+63....3..7..2.6+42.+3+78.",
		Want: "r7c1<>5 r7c2<>5 r7c4<>5 r8c7<>5 r8c8<>5 r9c9<>5",
	},

	Find: findUniqueRectangle2,
}

// findUniqueRectangle2 reports the rectangles with guards of one digit in two
// corners of a line.
func findUniqueRectangle2(p *techniques.Pass) { findOneDigit(p, true) }

// findOneDigit reports the rectangles with guards of one digit in two or three
// corners: either those whose guards are in two corners of a line, or all
// others.
func findOneDigit(p *techniques.Pass, inLine bool) {
	eachRectangle(p, func(r *rectangle) (more bool) {
		return r.extra.Len() != 1 || r.guarded.Len() == 1 || sameLine(p, r.guarded) != inLine || r.reportGuards()
	})
}

// sameLine reports whether the cells are in one row or one column.
func sameLine(p *techniques.Pass, cells candidates.CellSet) bool {
	for hs := p.Grid.Layout().HousesOfAll(cells); hs != 0; {
		if h, _ := hs.Next(); h.Kind().IsLine() {
			return true
		}
	}
	return false
}
