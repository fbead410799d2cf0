package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueLoop is the unique rectangle with six corners or more.
var UniqueLoop = loop.withTypes(deadly("unique-loop", "Unique Loop", "", 46, techniques.Hard, loop.is(0),
	[]string{"Unique Loop Type 1", "Unique Loop Type 2", "Unique Loop Type 3", "Unique Loop Type 4", "Unique Hexagon"},
	explain.NewLadder("cells in pairs along rows, columns and boxes hold the same two digits, all but a few",
		explain.FacetDigits, explain.FacetCells),
	techniques.Doc{
		What: "Six cells or more without a given of which every row, column and box has two or none, so that X and Y " +
			"could alternate among them. All but a few hold only X and Y. What the others hold beside these decides, as in " +
			"unique rectangles: the one cell that holds more is not X or Y; a digit that all of them share is removed where " +
			"it is seen by all; or the other digits of two cells make a naked set, or a strong link.",
		Why: "Suppose that the cells held X and Y only. Two of them in a house hold different digits, so with X and Y " +
			"exchanged every house would still have both. The puzzle would have two solutions, as no given tells them apart. " +
			"So one of the cells holds another digit.",
		Look: "Collect the cells that hold the same two digits. From one of them go along a row to the next, then along " +
			"a column or within a box, and so on, until you are back. One or two cells on the way may hold more.",
		NearMiss: "A row, column or box with one or three cells of the loop: the exchange would change what it holds. A " +
			"loop of an odd number of cells cannot alternate.",
		Grid: "4+9+7..5+3+183+1+5+8+7+492+6...3915+7+4+1..+94+7835..9....+67+7......+9.5..7.+9+6+8+16+7.+51+8.4+9+981+4..+7+5+3",
		Want: "r5c5<>2 r5c5<>3 r6c4<>2 r6c5<>2 r6c5<>3 r6c6<>2",
	},
	findUniqueLoop),
	techniques.Part{Alias: "Unique Hexagon", Is: isHexagon})

// isHexagon reports whether it is a loop of six cells.
func isHexagon(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Deadly)
	return ok && e.Cells().Len() == minLoop && loop.is(0)(p)
}

// minLoop is the number of cells of the smallest loop; four are a rectangle.
const minLoop = 6

// minTwins is how many cells of a loop hold its two digits and no other. With fewer of them, up to two
// guarded cells do not make a loop, and more are hard to see.
const minTwins = minLoop - 2

// findUniqueLoop reports the loops in which one or two cells have guards, or
// more cells guards of the same digit.
func findUniqueLoop(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	rest := p.Bivalue()
	for rest.Len() >= minTwins {
		c, _ := rest.Next()
		digits := g.Candidates(c)
		twins := candidates.Cells(c)
		others := rest
		for o, ok := others.Next(); ok; o, ok = others.Next() {
			if g.Candidates(o) == digits {
				twins = twins.With(o)
			}
		}
		rest = rest.AndNot(twins)
		if twins.Len() < minTwins {
			continue
		}
		a := digits.First()
		b := digits.Without(a).First()
		f := loopFinder{pass: p, digits: digits, twins: twins, fit: g.Places(a).And(g.Places(b)).And(g.Open())}
		for !f.twins.IsEmpty() {
			// Have: twins and the cells that fit lost what was first before,
			// so that each loop is found from the first of its twins.
			c, _ := f.twins.Next()
			if f.fit = f.fit.Without(c); !f.extend(candidates.Cells(c), l.HousesOf(c), 0, 0, 0) {
				return
			}
		}
	}
}

// loopFinder looks for loops of two digits.
type loopFinder struct {
	pass   *techniques.Pass
	digits candidates.DigitSet
	twins  candidates.CellSet // that hold the two digits alone
	fit    candidates.CellSet // that hold both
}

// extend completes a loop of which some cells are known. It goes on in the first house that has one of
// them, so each loop is met in one order only. The houses in half have one cell of the loop, those in full
// have two; guarded cells hold the digits in extra beside the two.
func (f *loopFinder) extend(cells candidates.CellSet, half, full candidates.HouseSet, guarded int, extra candidates.DigitSet) (more bool) {
	if half == 0 {
		return cells.Len() < minLoop || guarded == 0 || cells.Len()-guarded < minTwins || f.report(cells)
	}
	g, l := f.pass.Grid, f.pass.Grid.Layout()
	next := l.HouseCells(half.First()).And(f.fit).AndNot(cells)
	for c, ok := next.Next(); ok; c, ok = next.Next() {
		houses := l.HousesOf(c)
		if houses&full != 0 {
			continue
		}
		guards, held := guarded, extra
		if !f.twins.Has(c) {
			if guards, held = guarded+1, extra|g.Candidates(c)&^f.digits; guards > 2 && held.Len() > 1 {
				continue
			}
		}
		if !f.extend(cells.With(c), half^houses, full|half&houses, guards, held) {
			return false
		}
	}
	return true
}

// report reports what the loop proves, if its digits can alternate.
func (f *loopFinder) report(cells candidates.CellSet) (more bool) {
	if !alternates(f.pass.Grid.Layout(), cells) {
		return true
	}
	s, ok := alike(f.pass, cells, f.digits)
	return !ok || s.reportAll()
}

// alternates reports whether two digits can fill the cells such that no two cells of a house hold the same.
func alternates(l *candidates.Layout, cells candidates.CellSet) bool {
	one, other := candidates.Cells(cells.First()), candidates.CellSet{}
	for new := one; !new.IsEmpty(); {
		c, _ := new.Next()
		if other.Has(c) {
			one, other = other, one
		}
		// Have: c holds the one digit, so the cells beside it hold the other.
		beside := l.Peers(c).And(cells)
		if one.Meets(beside) {
			return false
		}
		new = new.Or(beside.AndNot(other))
		other = other.Or(beside)
	}
	return true
}
