package verify

import (
	"fmt"
	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesWing holds because the digit stands in a pincer, or in the pivot where
// it is a candidate there: a target must see all of these.
func missesWing(g *candidates.Grid, s explain.Wing, k candidates.Candidate) string {
	if k.Digit() != s.Digit {
		return fmt.Sprintf("removes another digit than %v", s.Digit)
	}
	ends := s.Pincers
	for _, p := range g.AppendCandidates(nil, s.Pivot) {
		if p.Digit() == s.Digit {
			ends = ends.With(p.Cell())
		}
	}
	if unseen := ends.AndNot(g.Layout().Peers(k.Cell())); !unseen.IsEmpty() {
		return fmt.Sprintf("is not in sight of %v", unseen)
	}
	return ""
}
