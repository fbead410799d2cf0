package verify

import (
	"fmt"
	"pencilmark/candidates"
	"pencilmark/explain"
)

func missesLockedSet(g *candidates.Grid, s explain.LockedSet, k candidates.Candidate) string {
	inSet, inCells := s.Set.Has(k.Digit()), s.Cells.Has(k.Cell())
	switch {
	case s.Hidden && !inCells:
		return fmt.Sprintf("is outside the cells %v of the hidden set", s.Cells)
	case s.Hidden && inSet:
		return fmt.Sprintf("removes a digit of the hidden set %v", s.Set)
	case !s.Hidden && inCells:
		return fmt.Sprintf("is inside the naked set %v", s.Cells)
	case !s.Hidden && !inSet:
		return fmt.Sprintf("removes a digit outside the naked set %v", s.Set)
	case s.Houses&g.Layout().HousesOf(k.Cell()) == 0:
		return fmt.Sprintf("is outside %v", s.Houses)
	}
	return ""
}
