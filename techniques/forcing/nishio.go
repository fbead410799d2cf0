package forcing

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/suppositions"
)

// Nishio refutes a candidate by following its digit alone.
var Nishio = &techniques.Technique{
	Code: "nishio", Name: "Nishio", Aliases: []string{"Nishio Forcing Chain", "Nishio Forcing Chains"}, Family: family,
	Explainer: 75, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a digit in one place forces the same digit elsewhere, until a house has no place for it",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Take a digit in one of its places: assume it is in there. Every house that is left with one place for this " +
			"digit gets it there, and so on, until some house has no place left. No other digit is looked at. The digit " +
			"is removed from the first place.",
		Why: "Each house needs the digit, so a single place that is left must have it if the first one has. A house without " +
			"a place cannot be. So the first place does not have the digit.",
		Look: "Take a digit with few places, ideally one that is placed three or four times already. Suppose it in " +
			"a place " +
			"that blocks many others, and fill it in wherever it has one place left. Fish with and without fins are found " +
			"in the same way.",
		NearMiss: "The digit can be placed in every house. That shows one way to arrange it, and says nothing about the " +
			"place it began with.",
		Grid: ".8..4.9...3.1........7...3...763.8..3....9..72......1.....5..499..476.5..........",
		Want: "r2c6<>8",
	},
	Find: findNishio,
	Is:   isNishio,
}

// findNishio tries only the places that no arrangement of the digit has: a place in an
// arrangement comes to no conflict, because all that it forces is in the arrangement. It leaves
// out conflicts that need singles which are there without the supposition.
func findNishio(p *techniques.Pass) {
	nets := suppositions.Of(p, suppose.Net)
	var suspects candidates.CandidateSet
	for d := range p.Grid.Layout().Digits().All() {
		cells := p.Grid.Places(d).And(p.Grid.Open()).AndNot(p.Possible(d))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			if k := candidates.Of(c, d); nets.Fails(k) {
				suspects.Add(k)
			}
		}
	}
	findContradictions(p, suppose.OneDigit, suspects)
}

// isNishio reports whether it is a refuted candidate that forces places of its own digit, until a house has none.
func isNishio(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Trial)
	if !ok {
		return false
	}
	d, _, ofHouse := e.Conflict.House()
	return ofHouse && restOf(p).net && restOf(p).digits == candidates.Digits(d)
}
