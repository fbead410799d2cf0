package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesCover holds because the digit stands in a fin, or as often in the
// covers as in the base: see [explain.Cover].
func missesCover(g *candidates.Grid, s explain.Cover, k candidates.Candidate) string {
	if k.Digit() != s.Digit {
		return fmt.Sprintf("removes another digit than %v", s.Digit)
	}
	var fins candidates.CellSet
	for c := range g.Places(s.Digit).All() {
		if based, covered := counts(g, s, c); based > covered {
			fins = fins.With(c)
		}
	}
	based, covered := counts(g, s, k.Cell())
	switch unseen := fins.AndNot(g.Layout().Peers(k.Cell())); {
	case covered == 0:
		return fmt.Sprintf("is outside the cover %v", s.Covers)
	case covered <= based:
		return fmt.Sprintf("is in no more covers than base houses of %v", s.Base)
	case !unseen.IsEmpty():
		return fmt.Sprintf("is not in sight of the fins %v", unseen)
	}
	return ""
}

// counts returns how many base houses and how many covers contain the cell.
func counts(g *candidates.Grid, s explain.Cover, c candidates.Cell) (based, covered int) {
	for h := range g.Layout().HousesOf(c).All() {
		if s.Base.Has(h) {
			based++
		}
		if s.Covers.Has(h) {
			covered++
		}
	}
	return based, covered
}
