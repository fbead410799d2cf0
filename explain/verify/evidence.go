package verify

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// checkEvidence checks that the evidence tells the truth about the grid and is
// about what the step cites and concludes.
func checkEvidence(g *candidates.Grid, s *explain.Step) *Error {
	switch s.Evidence.(type) {
	case explain.Single, explain.LockedSet, explain.Cover, explain.Wing, explain.Chain, explain.SetChain, explain.Blossom, explain.Exclusion, explain.Sectors, explain.Exocet, explain.Joined,
		explain.Coloring, explain.Guarded, explain.Deadly, explain.Kraken, explain.Templates, explain.Cases, explain.Trial:
	default:
		return wrong("the step has no evidence of a known shape")
	}
	if err := s.Evidence.Check(g); err != nil {
		return wrong("the evidence is wrong: %v", err)
	}
	if relied := s.Evidence.Premises(); !slices.Equal(s.Premises, relied) {
		return wrong("the step cites %s, its evidence relies on %s", list(s.Premises), list(relied))
	}
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		if err := checkDeadly(g.Layout(), deadly); err != nil {
			return err
		}
	}
	return checkTargets(g, s)
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
		if reason := misses(g, s.Evidence, e); reason != "" {
			return wrongEffect(e, "%s", reason)
		}
	}
	if set, ok := s.Evidence.(explain.LockedSet); ok {
		for h := range set.Houses.All() {
			inside := func(e explain.Effect) bool { return g.Layout().HouseCells(h).Has(e.Candidate.Cell()) }
			if !slices.ContainsFunc(s.Effects, inside) {
				return wrong("the locked set is said to act on %v, and the step removes nothing there", h)
			}
		}
	}
	return nil
}

// misses says why the effect is none that the evidence has, "" if it is one.
func misses(g *candidates.Grid, evidence explain.Evidence, e explain.Effect) string {
	switch evidence.(type) {
	case explain.Single, explain.Guarded, explain.Templates:
	default:
		if e.Place {
			return fmt.Sprintf("places a digit, but evidence of shape %s only removes", evidence.Shape())
		}
	}
	switch evidence := evidence.(type) {
	case explain.Single:
		return missesOnly(e, explain.Effect{Candidate: evidence.Candidate, Place: true})
	case explain.Trial:
		return missesOnly(e, explain.Effect{Candidate: evidence.Assume})
	case explain.LockedSet:
		return missesLockedSet(g, evidence, e.Candidate)
	case explain.Cover:
		return missesCover(g, evidence, e.Candidate)
	case explain.Wing:
		return missesWing(g, evidence, e.Candidate)
	case explain.Chain:
		return missesChain(g, evidence, e.Candidate)
	case explain.SetChain:
		return missesSetChain(g, evidence, e.Candidate)
	case explain.Blossom:
		return missesBlossom(g, evidence, e.Candidate)
	case explain.Exclusion:
		return missesOnly(e, explain.Effect{Candidate: evidence.Target})
	case explain.Sectors:
		return missesSectors(g, evidence, e.Candidate)
	case explain.Exocet:
		return missesExocet(g, evidence, e.Candidate)
	case explain.Joined:
		return missesJoined(g, evidence, e)
	case explain.Coloring:
		return missesColoring(g, evidence, e.Candidate)
	case explain.Guarded:
		return missesGuarded(g, evidence, e)
	case explain.Kraken:
		return missesKraken(evidence, e.Candidate)
	case explain.Deadly:
		return missesDeadly(g, evidence, e)
	case explain.Templates:
		return missesTemplates(evidence, e.Candidate)
	}
	return ""
}

func missesOnly(e, want explain.Effect) string {
	if e != want {
		return fmt.Sprintf("is not the conclusion: expected %v and nothing else", want)
	}
	return ""
}
