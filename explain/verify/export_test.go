package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// Proves opens the proof of one effect to the tests, and tells how many cases
// it looked at.
func Proves(g *candidates.Grid, premises []candidates.Item, e explain.Effect) (proved bool, cases int) {
	p := newProof(g, premises, nil)
	proved = p.follows(e)
	return proved, MaxCases - p.cases
}
