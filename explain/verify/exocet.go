package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesExocet holds because the targets hold the two digits of the base cells.
func missesExocet(g *candidates.Grid, s explain.Exocet, k candidates.Candidate) string {
	among := func(cells candidates.CellSet) bool { return cells.Meets(g.Places(k.Digit())) }
	switch {
	case s.Targets.Has(k.Cell()) && among(s.Base):
		return fmt.Sprintf("removes a digit of the base %v from a target", s.Base)
	case s.Base.Has(k.Cell()) && among(s.Targets):
		return fmt.Sprintf("removes from the base a digit that the targets %v may hold", s.Targets)
	case !s.Targets.Or(s.Base).Has(k.Cell()):
		return fmt.Sprintf("is outside base %v and targets %v", s.Base, s.Targets)
	}
	return ""
}
