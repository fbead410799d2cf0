package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// The unique rectangles by number.
var (
	// UniqueRectangle1 is the unique rectangle with one corner that holds other digits.
	UniqueRectangle1 = deadly("unique-rectangle-1", "Unique Rectangle Type 1", "0600", 45, techniques.Hard, rectangular.is(1),
		[]string{"Uniqueness Test 1", "UR1", "u1", "Unique Corner"},
		explain.NewLadder("three corners of a rectangle hold the same two digits", explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "Four cells in two rows, two columns and two boxes, none of them a given. Three of them hold no digits but " +
				"X and Y, the fourth holds others as well. X and Y are removed from the fourth.",
			Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
				"round the rectangle, and with the two exchanged every row, column and box would still hold the same digits. The " +
				"puzzle would have two solutions, as no given tells them apart. So the fourth corner is one of its other digits.",
			Look: "Look for two cells of a row or a column that are in different boxes and hold the same two digits. The " +
				"third corner lies in the box of one of them, and the fourth where the sight lines of the others cross.",
			NearMiss: "Four corners in four boxes: the exchange would change what the boxes hold. A corner that is a given: " +
				"another solution would have it too. And a corner that a placed digit keeps from being X or Y, as the exchange " +
				"then breaks a house.",
			Grid: "+8+5+62..43+9.1..98.+5+69...+56.8.+19+8+7+6+5+3+2+4+5+63+12+4..+8+472+8+3+96+15..+95.384...+56+8...2+7+8+1+94+25+6+3",
			Want: "r8c7<>7 r8c7<>9",
		},
		inRectangles(func(r *rectangle) (more bool) {
			return r.guarded.Len() != 1 || r.reportGuards()
		}))

	// UniqueRectangle2 is the unique rectangle with one more digit in two corners of a line.
	UniqueRectangle2 = deadly("unique-rectangle-2", "Unique Rectangle Type 2", "0601", 45, techniques.Hard, rectangular.is(2),
		[]string{"Uniqueness Test 2", "UR2", "u2", "Unique Side"},
		explain.NewLadder("two corners of a rectangle hold the same two digits, and the other two one more digit",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "A unique rectangle on X and Y in which two corners of one row or one column hold a third digit Z as well, " +
				"and no other digit. Z is removed from every cell that sees both.",
			Why: "If neither of the two corners were Z, the rectangle would hold X and Y in turn, and the puzzle a " +
				"second solution with the two exchanged. So one of the corners is Z, and a cell that sees both of them sees that Z.",
			Look: "Look for two cells of a row or a column in different boxes that hold the same two digits. Below them look " +
				"for two that hold these and the same third. If the two cells with the third digit share a box as well, clear " +
				"the box and the line.",
			NearMiss: "A fourth digit in one of the two cells: it may be the one that saves the puzzle from two solutions. " +
				"And four corners in four boxes.",
			Grid: "+6+98+75+4+123+32+5+1+6+9..7147+8+3+2...+289+3+756..4+3+1+6+28.7...+6+941+238..2.9+63....3..7..2.6+42.+3+78.",
			Want: "r7c1<>5 r7c2<>5 r7c4<>5 r8c7<>5 r8c8<>5 r9c9<>5",
		},
		inRectangles(func(r *rectangle) (more bool) {
			return !r.guardsInLine() || r.reportOneDigit()
		}))

	// UniqueRectangle3 is the unique rectangle whose guards make a naked set with other cells.
	UniqueRectangle3 = deadly("unique-rectangle-3", "Unique Rectangle Type 3", "0602", 46, techniques.Hard, rectangular.is(3),
		[]string{"Uniqueness Test 3", "UR3", "u3", "Unique Subset"},
		explain.NewLadder("two corners of a rectangle hold the same two digits, and what else the other two hold makes a naked set with cells near them",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "A unique rectangle on X and Y in which two corners of one house hold other digits as well. Together with " +
				"n more cells of that house these other digits are n+1. They are removed from all other cells of the house.",
			Why: "The two corners cannot both be X or Y: four cells with these two digits alone could be exchanged, as in the " +
				"first type. So at least one of the two is one of its other digits. Count them as one cell: with the n cells these " +
				"are n+1 cells for n+1 digits, which use them up.",
			Look: "Note what the two corners hold beside X and Y. Look in the houses that they share for a naked pair or " +
				"triple in which the corners stand for one cell.",
			NearMiss: "Cells that see only one of the two corners: it may be the other corner that holds the digit. And a " +
				"set that needs X or Y to be counted for the corners: they stand for their other digits only.",
			Grid: "+73+68..+1.52..+1...6+71..+6....8+3+95+268+7+14...+4+71+5+3+947+1+9+5328+6+5.+7+3+8.+64+1..+371.+8+5+2+8+1.+5.6973",
			Want: "r2c5<>4 r2c6<>4 r2c6<>9 r3c5<>4 r3c6<>2 r3c6<>4 r3c6<>9",
		},
		inRectangles(func(r *rectangle) (more bool) {
			return r.guarded.Len() != 2 || r.reportNakedSets()
		}))

	// UniqueRectangle4 is the unique rectangle with a strong link between the two
	// corners that hold other digits.
	UniqueRectangle4 = deadly("unique-rectangle-4", "Unique Rectangle Type 4", "0603", 45, techniques.Hard, rectangular.is(4),
		[]string{"Uniqueness Test 4", "UR4", "u4", "Unique Pair"},
		explain.NewLadder("two corners of a rectangle hold the same two digits, and one of these has to be in one of the other two corners",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "A unique rectangle on X and Y in which two corners of one row or one column hold other digits as " +
				"well. X has no other place in a house that holds both of them. Y is removed from both.",
			Why: "One of the two corners is X, as a house that holds both has no other place for it. If the other " +
				"one were Y, nothing but " +
				"X and Y would be left in the rectangle, and exchanging them would give a second solution. So neither of the two " +
				"is Y.",
			Look: "Take a rectangle with two corners that hold the two digits only, and follow each of the digits through " +
				"the houses of the other two corners. If one has no other place there, the other digit is removed from both.",
			NearMiss: "One more place for X in each such house: neither corner has to be X then. If both digits have no other " +
				"place in one, the corners are a hidden pair, and the rectangle would be deadly.",
			Grid: "...2.+9+3+8..9+2+8.35+7.8..765+2+91...6+579+12+9+2+73+8164+5..5+4+9+2+73+82..+1+7+8+4+5+9...+9+36+1+27..9+5+2486+3",
			Want: "r1c1<>1 r1c2<>1",
		},
		inRectangles((*rectangle).reportStrongCorners))

	// UniqueRectangle5 is the unique rectangle with one more digit in corners that are not a side.
	UniqueRectangle5 = deadly("unique-rectangle-5", "Unique Rectangle Type 5", "0604", 45, techniques.Hard, rectangular.is(5),
		[]string{"Uniqueness Test 5", "UR5", "u5"},
		explain.NewLadder("the corners of a rectangle hold the same two digits, and two opposite ones or three one more digit",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "A unique rectangle on X and Y in which two opposite corners or three corners hold a third digit Z as " +
				"well, and no corner any other. Z is removed from every cell that sees all corners with Z.",
			Why: "Without a Z in these corners X and Y would alternate round the rectangle and could change places. A puzzle " +
				"with one solution does not allow that. So one of the corners with Z is Z, and a cell that sees all of them sees it.",
			Look: "Look for the second type with the third digit in other corners. Few cells see two opposite corners: they lie " +
				"in the two boxes, in the rows or columns of the rectangle.",
			NearMiss: "A cell that sees all corners with Z but one. And a corner with a fourth digit.",
			Grid:     ":0000::9.3.7+8+2+1+5.2.+3.5.6.8..9.+2+3+74.3..2....58+27+93+1+4+66+9..8..2+3+2..8.9.313.+8...4+9+2..92+3....:121 133 473 773 584 185 791:::",
			Want:     "r6c3<>1",
		},
		inRectangles(func(r *rectangle) (more bool) {
			return r.guardsInLine() || r.reportOneDigit()
		}))

	// UniqueRectangle6 is the unique rectangle in which one of the digits is an X-Wing.
	UniqueRectangle6 = deadly("unique-rectangle-6", "Unique Rectangle Type 6", "0605", 0, techniques.Hard, rectangular.is(6),
		[]string{"Uniqueness Test 6", "UR6", "u6"},
		explain.NewLadder("two opposite corners of a rectangle hold the same two digits, and one of these has no other places in two lines",
			explain.FacetDigits, explain.FacetCells),
		techniques.Doc{
			What: "A unique rectangle on X and Y in which two opposite corners hold other digits as well. X has no places " +
				"outside the rectangle in its two rows, or in its two columns. X is removed from the two corners with other " +
				"digits.",
			Why: "The X of the two lines stands in two opposite corners of the rectangle. Suppose that these were the corners " +
				"with other digits. Then the other two corners could only be Y, and all four could be exchanged. So the X stands " +
				"in the corners that hold only X and Y, and not in the two with other digits.",
			Look: "Look for an X-Wing and a unique rectangle in the same four cells. Where two opposite corners hold only X and " +
				"Y, follow both digits along the rows and the columns.",
			NearMiss: "A third place for X in one of the lines. An X-Wing on X alone says only that X goes in opposite " +
				"corners, not in which.",
			Grid: "5...+32+8+7+1+3.+7..+16+59....754+23.3+58.6+7+1+4.6+4+7.+358+2...+5.+49+3+66+7+324+81+9+54..1+5+9+3+6+7.+5.3+67+2+48",
			Want: "r1c4<>6 r3c3<>6",
		},
		inRectangles((*rectangle).reportXWing))
)

// reportOneDigit reports what the guards prove if they are one digit in several corners.
func (r *rectangle) reportOneDigit() (more bool) {
	return r.extra.Len() != 1 || r.guarded.Len() == 1 || r.reportGuards()
}

// guardsInLine reports whether the guards are in one row or one column.
func (r *rectangle) guardsInLine() bool {
	l := r.pass.Grid.Layout()
	lines := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	return l.HousesOfAll(r.guarded)&lines != 0
}

// reportStrongCorners reports what follows if the guards are in two corners of a line, for each of the two digits that has
// no other place in a house of both.
func (r *rectangle) reportStrongCorners() (more bool) {
	return !r.guardsInLine() || r.reportStrongLinks()
}

// reportXWing reports what follows if the guards are in two opposite corners
// whose rows or columns have no other places for one of the two digits.
//
// Have: guards in corners a and b, and no other place for d in the two rows.
//
//	(a) if a is d, the corner in its column is not;
//	(b) then the row of that corner and b has its d in b;
//	(c) then a and b are d, and no guard is true.
//
// Hence a is not d, and b is not either.
func (r *rectangle) reportXWing() (more bool) {
	p, l := r.pass, r.pass.Grid.Layout()
	a, b := r.InRow, r.InColumn
	if r.guarded != candidates.Cells(a, b) {
		return true
	}
	for ds := r.digits; ds != 0; {
		d, _ := ds.Next()
		if !r.Cells.Within(p.Grid.Places(d)) {
			continue
		}
		for _, lineOf := range [...]func(candidates.Cell) candidates.House{l.RowOf, l.ColumnOf} {
			if !r.confines(d, lineOf(a)) || !r.confines(d, lineOf(b)) {
				continue
			}
			lines := r.evidence(candidates.HouseItem(d, lineOf(a)), candidates.HouseItem(d, lineOf(b)))
			if !p.Report(explain.NewStep(lines, explain.Remove(a, d), explain.Remove(b, d))) {
				return false
			}
			break
		}
	}
	return true
}

// confines reports whether all places of d in the house are in the rectangle.
func (r *rectangle) confines(d candidates.Digit, h candidates.House) bool {
	return r.pass.Grid.PlacesIn(d, h).Within(r.Cells)
}
