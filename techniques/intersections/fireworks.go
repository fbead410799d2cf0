package intersections

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
	"pencilmark/techniques/internal/needs"
)

// FireworkTriple is three fireworks with the same three cells.
var FireworkTriple = &techniques.Technique{
	Code: "firework-triple", Name: "Firework Triple", Aliases: []string{"Triple Firework", "Fireworks"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("three digits have all their places in a row and in a column within the box where these cross, but for one cell each",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A row and a column cross in a cell, inside a box. Outside that box, three digits have no place in the row " +
			"but in one cell, and no place in the column but in one cell, the same two cells for all three digits. Then " +
			"these two cells and the cell where row and column cross hold the three digits: all others go from them. The " +
			"three digits go from the cells of the box that are neither in the row nor in the column.",
		Why: "Take one of the digits. If it is in neither of the two cells outside the box, then both the row and the " +
			"column have it inside the box. The box has it once, so that must be where row and column cross. So each of the " +
			"three digits is in one of the three cells, and the cells have no room for others. Either way the row or the " +
			"column has the digit within the box, so it is in no other cell of the box.",
		Look: "For a digit, find a row that has only one place for it outside a box, and a column through the same box of " +
			"which that is also true. Mark the crossing and the two cells outside. If three digits burst from the same " +
			"crossing to the same two cells, you have found it.",
		NearMiss: "One of the digits has a second place in the row outside the box. It may then be there, and the three " +
			"cells keep a place for another digit.",
		Grid: ".4.3..+79+8+8.9.1.+4.3+37.+984+6..9..+4+3.2+8558+369+2+14+7+4....8+9+367..8+4.+3...34...+87..+9+8..3+56+4",
		Want: "r3c3<>1",
	},
	Find: findFireworkTriples,
	Is:   func(p *techniques.Pattern) bool { return isFirework(p, 1, 3) },
}

// FireworkQuadruple is two pairs of fireworks with the same four cells.
var FireworkQuadruple = &techniques.Technique{
	Code: "firework-quadruple", Name: "Firework Quadruple",
	Aliases: []string{"Quadruple Firework", "Firework Quad"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("two pairs of digits each keep to the box where a row and a column cross, but for the same two cells",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Two rows and two columns cross in four cells in four boxes. Two digits have no place in the first row and in " +
			"the first column outside the box where these cross, but for the other two crossings on them. Two other digits " +
			"have no place in the second row and in the second column outside their box, but for the same two crossings. " +
			"Then the four cells hold the four digits: all others go from them. Each digit goes from the cells of its box " +
			"that are in neither of its lines.",
		Why: "Take one of the first two digits. If it is in neither of the two crossings outside the box, both the row and " +
			"the column have it inside the box, so it is where they cross. So it is in one of three of the four cells. The " +
			"same goes for the other digits. So the four digits are in the four cells, which have no room for others.",
		Look: "Look for two digits that burst from a crossing to the same two cells, as in a Firework Triple that lacks a " +
			"digit. The row of the one cell and the column of the other meet in a fourth cell: see which digits burst from " +
			"there.",
		NearMiss: "One of the digits has another place in its row or its column outside its box. Or three digits burst from " +
			"the one crossing and none of the other: that is a Firework Triple.",
		Grid: ":0000::..1+4...9+8+9.+4.8+1.2+6+87..9..+41.+1...+8+45.48.1+2.6+3.7..94.+1+8+25+2+8.+1.+9743+46+8+7+9+2+1+5+19+72+5+48+6+3:312 516 517 524 327 727 333 537 644 676:::",
		Want: "r1c5<>6 r3c6<>3 r3c6<>5",
	},
	Find: findFireworkQuadruples,
	Is:   func(p *techniques.Pattern) bool { return isFirework(p, 2, 4) },
}

// firework is a digit with few places in a row and a column outside the box in which they cross.
//
// Have: a digit d, a row and a column that cross in a cell x of a box, and cells y of the row and z of the
// column outside the box, where alone outside the box row and column have places for d.
//
// Hence d is in y, in z, or in row and column within the box, and then in x: the box holds it once. In any
// case d is in x, y or z, and in the box it is in the row or in the column.
//
// Where row or column has no place in the box but x, that house shows by itself
// that d is in x or in its wing.
type firework struct {
	digit candidates.Digit
	at    candidates.Cell
	cells candidates.CellSet // of x, y and z, those that may hold the digit
	alone candidates.Kind    // if one: the kind of line that shows it by itself
	one   bool
}

var fireworkScratch = techniques.NewFact[fireworkSearch](nil)

// fireworkSearch is the memory of the finders.
type fireworkSearch struct {
	steps least.Steps

	// Of the pattern at hand.
	truths  []candidates.Item
	effects []explain.Effect
}

// fireworks is a list of fireworks, some of them of the same digit.
type fireworks struct {
	list [2 * candidates.MaxSize]firework
	n    int
}

func (fs *fireworks) add(f firework) {
	fs.list[fs.n] = f
	fs.n++
}

// fireworksAt returns the fireworks of the digits at x with wings y and z. A
// digit whose row and column each show by themselves where it is has two.
func fireworksAt(g *candidates.Grid, digits candidates.DigitSet, x, y, z candidates.Cell) (fs fireworks) {
	l := g.Layout()
	inBox := l.HouseCells(l.BoxOf(x))
	xy, xz := candidates.Cells(x, y), candidates.Cells(x, z)
	for digits != 0 {
		d, _ := digits.Next()
		row, col := g.PlacesIn(d, l.RowOf(x)), g.PlacesIn(d, l.ColumnOf(x))
		if !row.Within(inBox.With(y)) || !col.Within(inBox.With(z)) {
			continue
		}
		inRow, inCol := row.Within(xy), col.Within(xz)
		if inRow {
			fs.add(firework{digit: d, at: x, cells: row, alone: candidates.Row, one: true})
		}
		if inCol {
			fs.add(firework{digit: d, at: x, cells: col, alone: candidates.Column, one: true})
		}
		if !inRow && !inCol {
			fs.add(firework{digit: d, at: x, cells: g.Places(d).And(xy.Or(xz))})
		}
	}
	return fs
}

// wings returns the cells that may be wings of a firework at x: the open cells of
// its row and of its column outside the box.
func wings(g *candidates.Grid, x candidates.Cell) (ys, zs candidates.CellSet) {
	l := g.Layout()
	outside := g.Open().AndNot(l.HouseCells(l.BoxOf(x)))
	return l.HouseCells(l.RowOf(x)).And(outside), l.HouseCells(l.ColumnOf(x)).And(outside)
}

// fireworkDigits returns by cell the digits with a firework there, whatever its
// wings: outside the box, row and column have at most one place for each of them.
func fireworkDigits(p *techniques.Pass) (digits [candidates.MaxCells]candidates.DigitSet) {
	g, l := p.Grid, p.Grid.Layout()
	rows, columns := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column)
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		cells := fireworkCells(p, d, rows).And(fireworkCells(p, d, columns)).And(g.Open())
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			digits[c] = digits[c].With(d)
		}
	}
	return digits
}

// fireworkCells returns the cells of the lines that lack the digit and have at most
// one place for it outside the box of the cell.
func fireworkCells(p *techniques.Pass, d candidates.Digit, lines candidates.HouseSet) (cells candidates.CellSet) {
	g, l := p.Grid, p.Grid.Layout()
	if l.WidestCrossing() < 4 {
		lines &= p.Rooms(d).UpTo(4) // one outside, and as many as a box has in the line
	}
	for h, ok := lines.Next(); ok; h, ok = lines.Next() {
		places := g.PlacesIn(d, h).And(g.Open())
		for boxes := l.HousesMeeting(h) & l.HousesOfKind(candidates.Box); boxes != 0 && !places.IsEmpty(); {
			box, _ := boxes.Next()
			if places.AndNot(l.HouseCells(box)).Len() <= 1 {
				cells = cells.Or(l.HouseCells(h).And(l.HouseCells(box)))
			}
		}
	}
	return cells
}

// findFireworkTriples reports three fireworks of the same cells x, y and z: each
// of the three digits is in one of the three cells.
func findFireworkTriples(p *techniques.Pass) {
	g := p.Grid
	s := fireworkScratch.Of(p)
	s.steps.Reset()
	digitsAt := fireworkDigits(p)
	xs := g.Open()
	for x, ok := xs.Next(); ok; x, ok = xs.Next() {
		digits := digitsAt[x]
		if digits.Len() < 3 {
			continue
		}
		ys, zs := wings(g, x)
		for rest := ys; !rest.IsEmpty(); {
			y, _ := rest.Next()
			toY := digits &^ g.CandidatesIn(ys.Without(y))
			if toY.Len() < 3 {
				continue
			}
			for rest := zs; !rest.IsEmpty(); {
				z, _ := rest.Next()
				both := toY &^ g.CandidatesIn(zs.Without(z))
				if both.Len() < 3 {
					continue
				}
				fs := fireworksAt(g, both, x, y, z)
				for i := range fs.list[:fs.n] {
					for j := range i {
						for k := range j {
							s.collect(g, candidates.Cells(x, y, z), &fs.list[i], &fs.list[j], &fs.list[k])
						}
					}
				}
			}
		}
	}
	s.steps.Report(p)
}

// findFireworkQuadruples reports two fireworks at x and two at the crossing of the row of z with the column
// of y, to the same cells y and z: each of the four digits is in one of the four cells.
func findFireworkQuadruples(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	s := fireworkScratch.Of(p)
	s.steps.Reset()
	digitsAt := fireworkDigits(p)
	var pairs candidates.CellSet // of the crossings, those with two digits or more
	xs := g.Open()
	for x, ok := xs.Next(); ok; x, ok = xs.Next() {
		if digitsAt[x].Len() >= 2 {
			pairs = pairs.With(x)
		}
	}
	for x, ok := pairs.Next(); ok; x, ok = pairs.Next() {
		// Have: pairs lost x, so that each two crossings are met once.
		others := pairs.AndNot(linesOf(l, x)).AndNot(l.HouseCells(l.BoxOf(x)))
		for w, ok := others.Next(); ok; w, ok = others.Next() {
			y, _ := l.HouseCells(l.RowOf(x)).And(l.HouseCells(l.ColumnOf(w))).Single()
			z, _ := l.HouseCells(l.ColumnOf(x)).And(l.HouseCells(l.RowOf(w))).Single()
			if l.BoxOf(x) == l.BoxOf(y) || l.BoxOf(x) == l.BoxOf(z) || l.BoxOf(w) == l.BoxOf(y) || l.BoxOf(w) == l.BoxOf(z) {
				continue
			}
			atX, atW := fireworksAt(g, digitsAt[x], x, y, z), fireworksAt(g, digitsAt[w], w, z, y)
			for i := range atX.list[:atX.n] {
				for j := range i {
					for u := range atW.list[:atW.n] {
						for v := range u {
							s.collect(g, candidates.Cells(x, y, z, w), &atX.list[i], &atX.list[j], &atW.list[u], &atW.list[v])
						}
					}
				}
			}
		}
	}
	s.steps.Report(p)
}

// linesOf returns the row and the column of a cell.
func linesOf(l *candidates.Layout, c candidates.Cell) candidates.CellSet {
	return l.HouseCells(l.RowOf(c)).Or(l.HouseCells(l.ColumnOf(c)))
}

// collect adds the step of the fireworks, which are as many as the cells, unless
//
//   - two are of one digit;
//   - some of them have no more cells than they are, and do the same;
//   - none of them needs both its row and its column;
//   - the effects do not need every row and column.
func (s *fireworkSearch) collect(g *candidates.Grid, cells candidates.CellSet, fireworks ...*firework) {
	l := g.Layout()
	var digits candidates.DigitSet
	both := false
	for _, f := range fireworks {
		digits = digits.With(f.digit)
		both = both || !f.one
	}
	if !both || digits.Len() < len(fireworks) {
		return
	}
	for subset := 1; subset < 1<<len(fireworks)-1; subset++ {
		var reached candidates.CellSet
		n := 0
		for i, f := range fireworks {
			if subset>>i&1 == 1 {
				reached = reached.Or(f.cells)
				n++
			}
		}
		if reached.Len() <= n {
			return
		}
	}
	s.effects, s.truths = s.effects[:0], s.truths[:0]
	for rest := cells; ; {
		c, ok := rest.Next()
		if !ok {
			break
		}
		others := g.Candidates(c)
		for _, f := range fireworks {
			if f.cells.Has(c) {
				others = others.Without(f.digit)
			}
		}
		for others != 0 {
			d, _ := others.Next()
			s.effects = append(s.effects, explain.Remove(c, d))
		}
	}
	for _, f := range fireworks {
		if f.one {
			continue
		}
		rest := g.PlacesIn(f.digit, l.BoxOf(f.at)).AndNot(linesOf(l, f.at))
		for c, ok := rest.Next(); ok; c, ok = rest.Next() {
			s.effects = append(s.effects, explain.Remove(c, f.digit))
		}
	}
	if len(s.effects) == 0 {
		return
	}
	for _, f := range fireworks {
		if !f.one || f.alone == candidates.Row {
			s.truths = append(s.truths, candidates.HouseItem(f.digit, l.RowOf(f.at)))
		}
		if !f.one || f.alone == candidates.Column {
			s.truths = append(s.truths, candidates.HouseItem(f.digit, l.ColumnOf(f.at)))
		}
	}
	if !needs.All(g, s.truths, s.effects) {
		return
	}
	e := explain.Sectors{Truths: slices.Sorted(slices.Values(s.truths))}
	for _, f := range fireworks {
		if !f.one {
			e.Links = append(e.Links, candidates.HouseItem(f.digit, l.BoxOf(f.at)))
		}
	}
	for c := range cells.All() {
		e.Links = append(e.Links, candidates.CellItem(c))
	}
	slices.Sort(e.Links)
	s.steps.Add(explain.NewStep(e, e.Effects(g)...))
}

// isFirework reports whether it is so many digits in so many rows and as many columns that lie in a few cells and boxes.
func isFirework(p *techniques.Pattern, lines, digits int) bool {
	e, ok := p.Evidence.(explain.Sectors)
	if !ok || !explain.CellsOf(e.Truths...).IsEmpty() || explain.HousesOf(e.Links...)&p.Lines != 0 {
		return false
	}
	truths := explain.HousesOf(e.Truths...)
	rows := truths & p.Grid.Layout().HousesOfKind(candidates.Row)
	return truths&^p.Lines == 0 && rows.Len() == lines && truths.Len() == 2*lines && digitsOf(e.Truths).Len() == digits
}
