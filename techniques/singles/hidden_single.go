package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
)

// HiddenSingle places a digit in the only cell of a house that can hold it.
var HiddenSingle = &techniques.Technique{
	Code: "hidden-single", Name: "Hidden Single", Aliases: []string{"Unique Candidate", "Pinned Digit", "h1"}, Family: family,
	// The rating in Sudoku Explainer is that of a box; in a line it is 15.
	HoDoKu: "0002", HoDoKuScore: 14, Explainer: 12, Level: techniques.Easy,
	Ladder: explain.NewLadder("a digit has only one place left in some house", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A digit that can go into only one open cell of a row, a column or a box. The cell may well have other " +
			"candidates: the digit is hidden among them.",
		Why: "Every house needs every digit. All other cells of the house are out, because they are filled or because they " +
			"see the same digit elsewhere. The one cell that is left has to hold it, whatever else it could hold.",
		Look: "Take a digit that is placed often. In each box that still lacks it, let the lines of the placed ones run " +
			"through the box and strike out the cells that they cross. Two rows and two columns can leave one cell of nine. " +
			"After the boxes do the same along rows and columns that are nearly full.",
		NearMiss: "Two cells left for the digit. Nothing can be placed, but remember them: if both lie in one line, the " +
			"digit is gone from the rest of that line, and another digit with the same two cells makes a hidden pair.",
		Grid: "5...4.....132.98+4......1+56...9+1..4.3.874.......+1....9....3..6..9+3..1...412......5",
		Want: "r5c5=9",
	},
	Find: findHiddenSingles,
	Is:   isHidden,
}

// kinds is the order in which a person scans the houses for a digit.
var kinds = [...]candidates.Kind{candidates.Box, candidates.Row, candidates.Column, candidates.Extra}

// findHiddenSingles looks for digits with one place in a house, boxes first. A placement is reported once,
// in the house that is easiest to see it in, even if the digit has no other place in several houses of the
// cell. Full houses are reported too: a list may lack that technique, and where it has it, it comes first.
func findHiddenSingles(p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	var done candidates.CandidateSet
	var all candidates.HouseSet
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		all |= p.Rooms(d).One
	}
	for _, kind := range kinds {
		if all&l.HousesOfKind(kind) == 0 {
			continue
		}
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			for houses := p.Rooms(d).One & l.HousesOfKind(kind); houses != 0; {
				h, _ := houses.Next()
				k := candidates.Of(g.PlacesIn(d, h).First(), d)
				if done.Has(k) {
					continue
				}
				done.Add(k)
				house := single.ClearestIn(p, k, p.Rooms(d).One&l.HousesOf(k.Cell()))
				if !p.Report(explain.NewSingle(k, candidates.HouseItem(d, house))) {
					return
				}
			}
		}
	}
}

// isHidden reports whether it is the last place of a digit in a house.
func isHidden(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Single)
	if !ok {
		return false
	}
	_, _, ofHouse := e.Because.House()
	return ofHouse
}
