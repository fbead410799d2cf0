package verify

import (
	"fmt"
	"pencilmark/candidates"
	"pencilmark/explain"
)

func missesCover(g *candidates.Grid, s explain.Cover, k candidates.Candidate) string {
	switch {
	case k.Digit() != s.Digit:
		return fmt.Sprintf("removes another digit than %v", s.Digit)
	case s.Places(g).Has(k.Cell()):
		return fmt.Sprintf("is inside the base %v", s.Base)
	case s.Covers&g.Layout().HousesOf(k.Cell()) == 0:
		return fmt.Sprintf("is outside the cover %v", s.Covers)
	}
	return ""
}
