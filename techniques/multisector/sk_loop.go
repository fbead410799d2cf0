package multisector

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
)

// SKLoop is a ring of eight pairs of cells.
var SKLoop = &techniques.Technique{
	Code: "sk-loop", Name: "SK-Loop", Aliases: []string{"Domino Loop", "Domino Chain", "Virus Pattern", "VLoop"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("eight pairs of cells in four boxes form a ring in which neighbours share digits",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Two rows and two columns cross in four placed cells in four boxes. In each of the boxes stand two pairs of " +
			"open cells, one in the row and one in the column. So there are eight pairs, and each shares a line " +
			"with one neighbour and a box with the other, all the way round. Each digit of the pairs belongs to the " +
			"line or to " +
			"the box by which neighbours share it, or to one pair alone. If these are sixteen in all, as many as the cells, " +
			"each digit goes from the rest of the line or box that it belongs to.",
		Why: "A line or a box can hold a digit once. So the sixteen cells cannot hold more than the sixteen digits that " +
			"lines and boxes lend them, counted once for each line and box. Each cell needs one, so all are used up, each " +
			"within the pattern.",
		Look: "Look at boxes in which a row and a column of open cells cross in a given, with four such givens at the " +
			"corners of a rectangle. It helps if the four boxes have few givens but the same digits. Write down the digits " +
			"of each pair and see which it shares with its neighbours: most often two with each.",
		NearMiss: "A digit of three pairs in a row. It needs two of lines and boxes, and one of them may take it outside " +
			"the pattern. Or a digit too many anywhere: then the ring has seventeen digits for sixteen cells.",
		Grid: ".368..9...4..27.5.1........6..1..3.........29....9...5..8......7.26.38.1......4..",
		Want: "r3c5<>5 r3c6<>5 r3c6<>9 r3c8<>7 r3c9<>2 r3c9<>7 r4c2<>8 r4c3<>4 r5c5<>5 r5c5<>7 r5c6<>5 r6c6<>2 r6c8<>7 r7c4<>4 r7c4<>9 r7c7<>6 r9c4<>9",
	},
	Find: findSKLoop,
	Is:   isSKLoop,
}

// ring is the number of pairs, and of lines and boxes that join them.
const ring = 8

var loopSteps = techniques.NewFact[least.Steps](nil)

// findSKLoop reports the rings.
//
// Have: eight pairs of open cells, each joined to the next by a line or a box in turn. The pairs with a
// digit make runs, each of an even number of pairs or of a single one.
//
//	(a) a run of pairs needs every other line or box between them to have all
//	    its places, and no fewer will do; a pair by itself needs one;
//	(b) each line and each box holds a digit once;
//	(c) these are sixteen in all.
//
// Hence the sixteen cells use up all of them. What removes nothing without the
// whole of the ring is reported; other parts of it have other names.
func findSKLoop(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	steps := loopSteps.Of(p)
	steps.Reset()
	corners := l.Cells().AndNot(g.Open())
	for a, ok := corners.Next(); ok; a, ok = corners.Next() {
		// Have: corners lost a and those before it. The opposite corner b is below it and to the right.
		for others := corners; ; {
			b, ok := others.Next()
			if !ok {
				break
			}
			c, _ := l.HouseCells(l.RowOf(a)).And(l.HouseCells(l.ColumnOf(b))).Single()
			d, _ := l.HouseCells(l.RowOf(b)).And(l.HouseCells(l.ColumnOf(a))).Single()
			if l.RowOf(a) != l.RowOf(b) && l.ColumnOf(a) < l.ColumnOf(b) && !g.Open().Has(c) && !g.Open().Has(d) {
				around(g, steps, [4]candidates.Cell{a, c, b, d})
			}
		}
	}
	steps.Report(p)
}

// around adds the ring around the corners, given in turn.
func around(g *candidates.Grid, steps *least.Steps, corners [4]candidates.Cell) {
	l := g.Layout()
	var joints [ring]candidates.House  // between each pair and the next
	var pairs [ring]candidates.CellSet // in turn
	var boxes candidates.HouseSet
	for i, c := range corners {
		box, next := l.BoxOf(c), corners[(i+1)%len(corners)]
		boxes = boxes.With(box)
		line := (l.HousesOfAll(candidates.Cells(c, next)) &^ l.HousesOfKind(candidates.Box)).First()
		// Have: around the corner comes the box, then the pair of the line that
		// leaves it, the line, and the pair in the box of the next corner.
		joints[2*i], joints[2*i+1] = line, l.BoxOf(next)
		pairs[2*i] = g.Open().And(l.HouseCells(line)).And(l.HouseCells(box))
		pairs[2*i+1] = g.Open().And(l.HouseCells(line)).And(l.HouseCells(l.BoxOf(next)))
	}
	var set lockedSet
	for _, pair := range pairs {
		if pair.Len() != 2 {
			return
		}
		set.cells = set.cells.Or(pair)
	}
	if boxes.Len() != len(corners) || set.cells.Len() != 2*ring {
		return
	}
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		in := 0 // pairs with the digit
		for i, pair := range pairs {
			if g.Places(d).Meets(pair) {
				in |= 1 << i
			}
		}
		if in == 1<<ring-1 {
			return // no pair begins a run
		}
		for i := range ring {
			if in>>i&1 == 0 || in>>((i+ring-1)%ring)&1 == 1 {
				continue
			}
			// Have: a run begins at i.
			n := 1
			for in>>((i+n)%ring)&1 == 1 {
				n++
			}
			if n > 1 && n%2 == 1 || set.n+(n+1)/2 > 2*ring {
				return
			}
			for j := i; j < i+n; j += 2 {
				group := pairs[j%ring]
				if n > 1 {
					group = group.Or(pairs[(j+1)%ring])
				}
				set.add(d, joints[j%ring], g.Places(d).And(group))
			}
		}
	}
	if set.n != 2*ring {
		return
	}
	matched, ok := set.match()
	if !ok {
		return
	}
	for i, k := range set.links[:set.n] {
		if whole := set.part(i, &matched); whole.cells == set.cells && set.removes(g, k.digit, k.house) && set.needsEach(g) {
			e := set.evidence()
			steps.Add(explain.NewStep(e, e.Effects(g)...))
			return
		}
	}
}

// isSKLoop reports whether it is eight pairs of cells in two rows and two columns that cross in four boxes.
func isSKLoop(p *techniques.Pattern) bool {
	if !isMultiSector(p) {
		return false
	}
	cells, _, _ := p.Locked()
	l := p.Grid.Layout()
	var rows, columns, boxes candidates.HouseSet
	for h := range l.HousesOfAny(cells).All() {
		switch in := cells.And(l.HouseCells(h)).Len(); {
		case h.Kind() == candidates.Box:
			boxes = boxes.With(h)
			if in != 4 {
				return false
			}
		case h.Kind() == candidates.Row && in >= 4:
			rows = rows.With(h)
		case h.Kind() == candidates.Column && in >= 4:
			columns = columns.With(h)
		}
	}
	inLines := 0
	for h := range (rows | columns).All() {
		inLines += cells.And(l.HouseCells(h)).Len()
	}
	return boxes.Len() == 4 && rows.Len() == 2 && columns.Len() == 2 && inLines == cells.Len()
}
