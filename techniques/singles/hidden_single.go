package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenSingle places a digit in the only cell of a house that can hold it.
var HiddenSingle = &techniques.Technique{
	Code:    "hidden-single",
	Name:    "Hidden Single",
	Aliases: []string{"Unique Candidate", "Pinned Digit", "h1"},
	Family:  family,

	HoDoKu:      "0002",
	HoDoKuScore: 14,
	Explainer:   12, // in a box; 15 in a row or column
	Level:       techniques.Easy,

	Ladder: explain.Ladder{
		Kind:   "a digit has only one place left in some house",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "A digit that can go into only one open cell of a row, a column or a box. The cell may " +
			"well have other candidates: the digit is hidden among them.",
		Why: "Every house needs every digit. All other cells of the house are out, because they are " +
			"filled or because they see the same digit elsewhere. The one cell that is left has to " +
			"hold it, whatever else it could hold.",
		Look: "Take a digit that is placed often. In each box that still lacks it, let the lines of the " +
			"placed ones run through the box and strike out the cells that they cross. Two rows and " +
			"two columns can leave one cell of nine. After the boxes do the same along rows and " +
			"columns that are nearly full.",
		NearMiss: "Two cells left for the digit. Nothing can be placed, but remember them: if both lie in " +
			"one line, the digit is gone from the rest of that line, and another digit with the same " +
			"two cells makes a hidden pair.",
		Example: techniques.Example{
			Grid: "5...4.....132.98+4......1+56...9+1..4.3.874.......+1....9....3..6..9+3..1...412......5",
			Want: "r5c5=9",
		},
	},

	Find: findHiddenSingles,
}

// kinds is the order in which a person scans the houses for a digit.
var kinds = [...]candidates.Kind{candidates.Box, candidates.Row, candidates.Column, candidates.Extra}

// findHiddenSingles looks for digits with one place in a house, boxes first.
// A placement is reported once, in the house that is easiest to see it in,
// even if the digit has no other place in several houses of the cell. Full
// houses are not left out: a list of techniques may lack that name, and where
// it does not lack it the name comes first.
func findHiddenSingles(p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	var done [candidates.MaxSize + 1]candidates.CellSet
	for _, kind := range kinds {
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			left := g.Places(d).And(g.Open()).AndNot(done[d])
			if left.IsEmpty() {
				continue
			}
			for houses := l.HousesOfKind(kind); houses != 0; {
				h, _ := houses.Next()
				c, ok := g.PlacesIn(d, h).Single()
				if !ok || !left.Has(c) || done[d].Has(c) {
					continue
				}
				done[d] = done[d].With(c)
				k := candidates.Of(c, d)
				single := explain.Single{Candidate: k, Because: candidates.HouseItem(d, clearest(g, k))}
				if !p.Report(explain.NewStep(single, explain.Place(c, d))) {
					return
				}
			}
		}
	}
}

// clearest returns the house, among those in which k is the only place of its
// digit, that leaves a person least to check: the one where the fewest other
// places were removed by a deduction, then where the fewest placed digits
// block the others. On a tie a box goes before a row and a row before a column.
func clearest(g *candidates.Grid, k candidates.Candidate) candidates.House {
	var hidden candidates.HouseSet
	for h := range g.Layout().HousesOf(k.Cell()).All() {
		if g.PlacesIn(k.Digit(), h).Len() == 1 {
			hidden = hidden.With(h)
		}
	}
	best := techniques.Easiest(hidden)
	if hidden.Len() == 1 {
		return best
	}
	blockers, removed := witnesses(g, k, best)
	for h := range hidden.All() {
		if b, r := witnesses(g, k, h); r < removed || r == removed && b < blockers {
			best, blockers, removed = h, b, r
		}
	}
	return best
}

// witnesses returns how many placed digits block the other places of house h,
// and how many other places were removed by a deduction.
func witnesses(g *candidates.Grid, k candidates.Candidate, h candidates.House) (blockers, removed int) {
	by, removed := explain.Witnesses(explain.Absences(g, k, candidates.HouseItem(k.Digit(), h)))
	return by.Len(), removed
}
