package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle4 is the unique rectangle with a strong link between the two
// corners that hold other digits.
var UniqueRectangle4 = &techniques.Technique{
	Code:    "unique-rectangle-4",
	Name:    "Unique Rectangle Type 4",
	Aliases: []string{"Uniqueness Test 4", "UR4", "u4", "Unique Pair"},
	Family:  family,

	HoDoKu:      "0603",
	HoDoKuScore: 100,
	Explainer:   45,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("two corners of a rectangle hold the same two digits, and one of these has to be in one of the other two corners",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A unique rectangle on X and Y in which two corners of one row or one column hold other " +
			"digits as well. No other cell that sees both of them can be X. Y is removed from both.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"One of the two corners is X, as their line has no other place for it. If the other one " +
			"were Y, the four cells would hold the two digits only. So neither of the two is Y.",
		Look: "Take a rectangle with two corners that hold the two digits only, and follow each of the " +
			"digits through the line of the other two corners. If one has no other place there, the " +
			"other digit goes.",
		NearMiss: "One more place for X in the line: neither corner has to be X then. If both digits have " +
			"no other place in the line, the corners are a hidden pair, and the rectangle would be " +
			"deadly.",
		Grid: "...2.+9+3+8..9+2+8.35+7.8..765+2+91...6+579+12+9+2+73+8164+5..5+4+9+2+73+82..+1+7+8+4+5+9...+9+36+1+27..9+5+2486+3",
		Want: "r1c1<>1 r1c2<>1",
	},

	Find: findUniqueRectangle4,
}

// findUniqueRectangle4 reports the rectangles with guards in two corners of a
// line that are in sight of no other place for one of the two digits. It names
// the easiest of the houses of both corners.
func findUniqueRectangle4(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	eachRectangle(p, func(r *rectangle) (more bool) {
		if r.guarded.Len() != 2 || !sameLine(p, r.guarded) {
			return true
		}
		house := techniques.Easiest(l.HousesOfAll(r.guarded))
		for ds := r.digits; ds != 0; {
			d, _ := ds.Next()
			if r.guarded.Within(g.Places(d)) && !g.Places(d).Meets(l.PeersOfAll(r.guarded)) && !r.reportStrong(d, house) {
				return false
			}
		}
		return true
	})
}
