package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenRectangle is the unique rectangle with strong links from the corner
// opposite one that holds only the two digits.
var HiddenRectangle = deadly("hidden-rectangle", "Hidden Rectangle", "0606", 0, techniques.Hard, hidden.is(0),
	[]string{"Hidden Unique Rectangle", "hr"},
	explain.NewLadder("one corner of a rectangle holds two digits, and one of these has no other places in the lines of the opposite corner",
		explain.FacetDigits, explain.FacetCells),
	techniques.Doc{
		What: "A unique rectangle on X and Y of which one corner holds only X and Y. X has no places outside the " +
			"rectangle in the row and in the column of the opposite corner. Y is removed from the opposite corner.",
		Why: "Suppose that the opposite corner is Y. Its row and its column have their X in the two corners beside it, " +
			"and so the first corner can only be Y. Now the rectangle holds nothing but X and Y, in turn, and they could be " +
			"exchanged for a second solution. So the opposite corner is not Y.",
		Look: "Start from a cell with two candidates, and go to the opposite corner of each rectangle in two boxes. Look " +
			"along its row and its column whether one of the two digits has only the two places in the rectangle.",
		NearMiss: "A third place for X in one of the two lines: the corner beside could be something else. And a first " +
			"corner with a third candidate: it may be the one that saves the puzzle from two solutions.",
		Grid: "6+9+1+8+5....+2+5+8+41367+94+3+7+9+625+18+1+45.+8..3+692+65+3+1.8.+87+3.+46...7+891+2..+6.+3+12+69....5+64+37+8.9.",
		Want: "r1c9<>4",
	},
	inRectangles(func(r *rectangle) (more bool) {
		return !candidates.Cells(r.InRow, r.InColumn).Within(r.guarded) ||
			r.reportHidden(r.Opposite) && (r.guarded.Has(r.Opposite) || r.reportHidden(r.corner))
	}))

// reportHidden reports what the rectangle proves of the target corner.
//
// Have: the opposite corner c without guards, and no other place for d in the row
// and in the column of the target.
//
//	(a) if the target is the other digit, its row and its column have their d in
//	    the two corners beside it;
//	(b) then no guard is true there, nor in the target, nor in c.
//
// Hence the target is not the other digit.
func (r *rectangle) reportHidden(target candidates.Cell) (more bool) {
	p, l := r.pass, r.pass.Grid.Layout()
	row, column := l.RowOf(target), l.ColumnOf(target)
	beside := candidates.Cells(r.InRow, r.InColumn)
	for ds := r.digits; ds != 0; {
		d, _ := ds.Next()
		other := r.digits.Without(d).First()
		if !beside.Within(p.Grid.Places(d)) || !p.Grid.Candidates(target).Has(other) || !r.confines(d, row) || !r.confines(d, column) {
			continue
		}
		items := r.evidence(candidates.HouseItem(d, row), candidates.HouseItem(d, column))
		if !p.Report(explain.NewStep(items, explain.Remove(target, other))) {
			return false
		}
	}
	return true
}
