package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesGuarded holds because one of the guardians is true.
func missesGuarded(g *candidates.Grid, s explain.Guarded, e explain.Effect) string {
	guardians := s.Guardians(g)
	switch {
	case e.Place && len(guardians) == 1:
		return missesOnly(e, explain.Effect{Candidate: guardians[0], Place: true})
	case e.Place:
		return fmt.Sprintf("places a digit, and there are %d guardians", len(guardians))
	case len(guardians) == 0 && !s.Has(e.Candidate):
		return "is outside the pattern, which has no guardians"
	}
	for _, k := range guardians {
		if !g.Layout().Excludes(e.Candidate, k) {
			return fmt.Sprintf("does not exclude the guardian %v", k)
		}
	}
	return ""
}
