package explain

import (
	"slices"

	"pencilmark/candidates"
)

// Facet is something a hint can show of a pattern before it gives the reason.
type Facet uint8

// The facets. Each means something for every shape of evidence.
const (
	FacetHouses Facet = iota // the houses that the pattern lives in
	FacetDigits              // its digits
	FacetCells               // its cells, with the pivot first
)

// Ladder is the order in which hints disclose a step. Stage 1 says what kind of thing to look for, stages 2
// and 3 show two facets, stage 4 gives the reason without the target, stage 5 the conclusion.
type Ladder struct {
	Kind   string   // a clause in lower case without a full stop: "a cell has only one digit left"
	Facets [2]Facet // in the order that suits the technique
}

// NewLadder returns a ladder of a kind of thing to look for and the facets of stages 2 and 3.
func NewLadder(kind string, second, third Facet) Ladder {
	return Ladder{Kind: kind, Facets: [2]Facet{second, third}}
}

// Stages is the number of stages of a hint.
const Stages = 5

// Named is what the sentences of a hint have named so far. A board shows no more.
type Named struct {
	Houses candidates.HouseSet
	Cells  candidates.CellSet
	Digits candidates.DigitSet
	Clues  []*candidates.Clue
}

// AddClues adds clues that are not named yet.
func (n *Named) AddClues(clues ...*candidates.Clue) {
	for _, c := range clues {
		if !slices.Contains(n.Clues, c) {
			n.Clues = append(n.Clues, c)
		}
	}
}

// has reports whether cell and digit of the candidate are named.
func (n *Named) has(k candidates.Candidate) bool {
	return n.Cells.Has(k.Cell()) && n.Digits.Has(k.Digit())
}
