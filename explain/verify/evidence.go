package verify

import (
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// checkEvidence checks that the evidence tells the truth about the grid and is
// about what the step cites and concludes.
func checkEvidence(g *candidates.Grid, s *explain.Step) *Error {
	if !known(s.Evidence) {
		return wrong(ErrForm, "the step has no evidence of a known shape")
	}
	if err := s.Evidence.Check(g); err != nil {
		return wrong(ErrEvidence, "the evidence is wrong: %v", err)
	}
	if relied := s.Evidence.Premises(); !slices.Equal(s.Premises, relied) && !spares(s) {
		return wrong(ErrForm, "the step cites %s, its evidence relies on %s", list(s.Premises), list(relied))
	}
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		if err := checkDeadly(g, deadly, s.Effects); err != nil {
			return err
		}
	}
	return checkTargets(g, s)
}

// spares reports whether a step cites some of the items that its evidence relies
// on, not all, as it may where the evidence is counted.
func spares(s *explain.Step) bool {
	switch s.Evidence.(type) {
	case explain.SetChain, explain.Blossom, explain.Exclusion, explain.Sectors, explain.Equivalence:
	default:
		return false
	}
	relied := s.Evidence.Premises()
	cited := slices.DeleteFunc(slices.Clone(relied), func(item candidates.Item) bool { return !slices.Contains(s.Premises, item) })
	return len(cited) < len(relied) && slices.Equal(s.Premises, cited)
}

// known reports whether the evidence is one of [explain.Shapes], and not a
// pointer to one or a type that holds one.
func known(e explain.Evidence) bool {
	return slices.ContainsFunc(explain.Shapes, func(s explain.Evidence) bool { return reflect.TypeOf(s) == reflect.TypeOf(e) })
}

// list gives items for a message.
func list(items []candidates.Item) string {
	if len(items) == 0 {
		return "nothing"
	}
	names := make([]string, len(items))
	for i, item := range items {
		names[i] = item.String()
	}
	return strings.Join(names, ", ")
}

// checkTargets checks that the effects are those that a pattern of this shape
// has. Without it a step could show one pattern and draw a conclusion that its
// premises happen to prove for another reason, and its text would be wrong.
func checkTargets(g *candidates.Grid, s *explain.Step) *Error {
	for _, e := range s.Effects {
		if err := s.Evidence.Concludes(g, e); err != nil {
			return wrongEffect(ErrConclusion, e, "%v", err)
		}
	}
	if set, ok := s.Evidence.(explain.LockedSet); ok {
		for h := range set.Houses.All() {
			inside := func(e explain.Effect) bool { return g.Layout().HouseCells(h).Has(e.Candidate.Cell()) }
			if !slices.ContainsFunc(s.Effects, inside) {
				return wrong(ErrConclusion, "the locked set is said to act on %v, and the step removes nothing there", h)
			}
		}
	}
	return nil
}
