package intersections

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
	"pencilmark/techniques/internal/needs"
)

// AlmostLockedPair is two digits that one house nearly locks into its crossing with another.
var AlmostLockedPair = &techniques.Technique{
	Code: "almost-locked-pair", Name: "Almost Locked Pair",
	Aliases: []string{"Almost Locked Candidates", "Almost Locked Candidates Pair", "ALP"}, Family: family,
	Level: techniques.Hard,
	Ladder: explain.NewLadder("a cell of a line shares its two candidates with a cell of a box that crosses the line",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A box and a line that cross, and two digits. In the box the digits have places in the crossing and in one " +
			"cell beside it. In the line, beside the crossing, stands a cell that can hold only these two digits. Then the " +
			"cell of the box holds one of the two and nothing else, and the rest of the line cannot hold them. It works as " +
			"well with box and line exchanged.",
		Why: "The cell of the line takes one of the two digits, and then the crossing cannot hold that digit. So in the box " +
			"it goes to the one cell beside the crossing. That is the case whichever digit it is, so this cell has no room " +
			"for others. The box puts the other digit into the crossing. So in the line both are used up: one in the cell, " +
			"one in the crossing.",
		Look: "Take a cell with two candidates and one of the other boxes that its row or column passes through. In " +
			"that box look " +
			"where the two digits can go. If it is the crossing and one more cell, you have found it.",
		NearMiss: "One of the digits has another place in the box beside the crossing. Then it may go there, and " +
			"nothing is forced on the first cell.",
		Grid: "+8..+6+7.+13..+37+51..+8..1.8+9+3+7..28+1+4+369+57+4+7625+9+8+13.5.+7+81....6.+1.7.98+1..3.8.76+72+8+9+6+5+3+41",
		Want: "r1c9<>2 r1c9<>4 r3c3<>5",
	},
	Find: func(p *techniques.Pass) { findAlmostLocked(p, 2) },
	Is:   func(p *techniques.Pattern) bool { return isAlmostLocked(p, 2) },
}

// AlmostLockedTriple is three such digits.
var AlmostLockedTriple = &techniques.Technique{
	Code: "almost-locked-triple", Name: "Almost Locked Triple",
	Aliases: []string{"Almost Locked Candidates Triple", "ALT"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("two cells of a line share three digits with two cells of a box that crosses the line",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A box and a line that cross, and three digits. In the box the digits have places in the crossing and in two " +
			"cells beside it. In the line, beside the crossing, stand two cells that can hold only these three digits. Then " +
			"the two cells of the box hold nothing else, and the rest of the line cannot hold the three. It works as well " +
			"with box and line exchanged.",
		Why: "The two cells of the line take two of the three digits, and then the crossing cannot hold these. So in the " +
			"box they go to the two cells beside the crossing, which have no room for others. The box puts the third digit " +
			"into the crossing. So in the line all three are used up: two in the cells, one in the crossing.",
		Look: "Take two cells of a line that hold three digits between them, and one of the other boxes that the line " +
			"passes through. In that box look where the three digits can go. If it is the crossing and two more cells, you " +
			"have found it.",
		NearMiss: "One of the digits has a place in a third cell of the box beside the crossing. Then the two cells of the " +
			"box need not take two of the digits.",
		Grid: ".4.3..+79+8+8.9.1.+4.3+37.+984+6..9..+4+3.2+8558+369+2+14+7+4....8+9+367..8+4.+3...34...+87..+9+8..3+56+4",
		Want: "r3c3<>1",
	},
	Find: func(p *techniques.Pass) { findAlmostLocked(p, 3) },
	Is:   func(p *techniques.Pattern) bool { return isAlmostLocked(p, 3) },
}

// findAlmostLocked reports the patterns with n digits, two or three.
//
// Have: n digits, n-1 cells of a house H beside its crossing with another house
// F, which hold no other digits, and n-1 cells of F beside the crossing, where
// and in the crossing F has all its places for the digits.
//
//	(a) the n-1 cells of H each hold a digit, and F holds the n digits: 2n-1
//	    in all, none counted twice, for the cells of H are not in F;
//	(b) H holds each of the n digits once, and the n-1 cells of F hold one digit
//	    each: there is room for 2n-1.
//
// Hence all of (b) is used: the n digits are in no other cell of H, and no other digits are in the n-1
// cells of F. A pattern in unchanged houses is what it was, and removes what it did or less.
func findAlmostLocked(p *techniques.Pass, n int) {
	g, l := p.Grid, p.Grid.Layout()
	k := almostLockedScratch.Of(p)
	k.steps.Reset()
	changed := p.Changed().Houses()
	for _, crossing := range l.Crossings() {
		if !changed.Has(crossing.From) && !changed.Has(crossing.Onto) {
			continue
		}
		k.from, k.onto, k.shared = crossing.From, crossing.Onto, crossing.Shared
		k.beside = l.HouseCells(crossing.Onto).AndNot(crossing.Shared).And(g.Open())
		if n == 2 {
			k.pairs(p)
		} else {
			k.triples(p)
		}
	}
	k.steps.Report(p)
}

var almostLockedScratch = techniques.NewFact[almostLocked](nil)

// almostLocked is digits that From nearly locks into its crossing with Onto.
type almostLocked struct {
	from, onto     candidates.House
	shared, beside candidates.CellSet // the crossing, and the open cells of Onto beside it

	digits candidates.DigitSet
	naked  candidates.CellSet // in Onto, with no other candidates
	outer  candidates.CellSet // in From, the places of the digits beside the crossing

	truths  []candidates.Item // the cells of Onto and the digits in From
	effects []explain.Effect
	steps   least.Steps
}

// pairs collects the patterns with two digits.
func (k *almostLocked) pairs(p *techniques.Pass) {
	cells := p.Bivalue().And(k.beside)
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		k.naked, k.digits = candidates.Cells(c), p.Grid.Candidates(c)
		k.collect(p.Grid)
	}
}

// triples collects the patterns with three digits.
func (k *almostLocked) triples(p *techniques.Pass) {
	firsts := k.beside
	for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
		if p.Grid.Candidates(a).Len() > 3 {
			continue
		}
		// Have: firsts lost a, so that each pair of cells is met once.
		seconds := firsts
		for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
			k.naked, k.digits = candidates.Cells(a, b), p.Grid.Candidates(a)|p.Grid.Candidates(b)
			if k.digits.Len() == 3 {
				k.collect(p.Grid)
			}
		}
	}
}

// collect adds the step of the pattern if the digits have as many cells of the
// house From beside the crossing as there are naked cells.
//
// Each digit must have a place in the crossing, and any two digits together must have places in all the
// outer cells. Otherwise fewer digits or cells have part of the effects. They have all of them if the
// effects do not need each premise, as with a hidden pair.
func (k *almostLocked) collect(g *candidates.Grid) {
	k.outer = candidates.CellSet{}
	var outside [candidates.MaxSize]candidates.CellSet
	for ds := k.digits; ds != 0; {
		d, _ := ds.Next()
		places := g.PlacesIn(d, k.from)
		outside[d-1] = places.AndNot(k.shared)
		if !places.Meets(k.shared) || outside[d-1].IsEmpty() {
			return
		}
		if k.outer = k.outer.Or(outside[d-1]); k.outer.Len() > k.naked.Len() {
			return
		}
	}
	if k.outer.Len() < k.naked.Len() {
		return
	}
	for ds := k.digits; ds != 0; {
		a, _ := ds.Next()
		for others := ds; others != 0; {
			if b, _ := others.Next(); outside[a-1].Or(outside[b-1]) != k.outer {
				return
			}
		}
	}
	if k.conclude(g) && needs.All(g, k.truths, k.effects) {
		e := explain.Sectors{Truths: slices.Clone(k.truths)}
		for c := range k.outer.All() {
			e.Links = append(e.Links, candidates.CellItem(c))
		}
		for d := range k.digits.All() {
			e.Links = append(e.Links, candidates.HouseItem(d, k.onto))
		}
		k.steps.Add(explain.NewStep(e, slices.Clone(k.effects)...))
	}
}

// conclude lists the premises of the pattern and what it removes, and reports
// whether that is anything in the two houses.
func (k *almostLocked) conclude(g *candidates.Grid) (lost bool) {
	k.truths, k.effects = k.truths[:0], k.effects[:0]
	for c := range k.naked.All() {
		k.truths = append(k.truths, candidates.CellItem(c))
	}
	for d := range k.digits.All() {
		k.truths = append(k.truths, candidates.HouseItem(d, k.from))
		places := g.PlacesIn(d, k.from).And(k.shared).Or(k.naked.And(g.Places(d)))
		goes := g.Places(d).And(g.Open()).And(g.Layout().PeersOfAll(places))
		goes = goes.AndNot(g.Layout().HouseCells(k.from)).AndNot(k.naked)
		lost = lost || goes.Meets(k.beside)
		for c := range goes.All() {
			k.effects = append(k.effects, explain.Remove(c, d))
		}
	}
	for c := range k.outer.All() {
		for d := range (g.Candidates(c) &^ k.digits).All() {
			k.effects = append(k.effects, explain.Remove(c, d))
			lost = true
		}
	}
	return lost
}

// isAlmostLocked reports whether it is n digits in a house, and fewer cells of another house by one that hold no others.
func isAlmostLocked(p *techniques.Pattern, n int) bool {
	e, ok := p.Evidence.(explain.Sectors)
	if !ok {
		return false
	}
	cells, digits := explain.CellsOf(e.Truths...), digitsOf(e.Truths)
	return cells.Len() == n-1 && digits.Len() == n && digitsOf(e.Links) == digits && p.Grid.CandidatesIn(cells)&^digits == 0 &&
		len(e.Truths) == 2*n-1 && len(e.Links) == 2*n-1 &&
		explain.HousesOf(e.Truths...).Len() == 1 && explain.HousesOf(e.Links...).Len() == 1
}

// digitsOf returns the digits that the items ask for in houses.
func digitsOf(items []candidates.Item) (digits candidates.DigitSet) {
	for _, item := range items {
		if d, _, ok := item.House(); ok {
			digits = digits.With(d)
		}
	}
	return digits
}
