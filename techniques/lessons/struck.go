package lessons

import "pencilmark/candidates"

// plain returns the grid with all candidates that its digits allow.
func plain(g *candidates.Grid) candidates.Grid {
	bare := candidates.NewGrid(g.Layout(), g.GivenDigits())
	for c, d := range g.Filling() {
		if d != 0 && !g.Givens().Has(candidates.Cell(c)) {
			bare.Place(candidates.Cell(c), d)
		}
	}
	return bare
}

// Struck returns the candidates that the digits of the grid allow and it lacks.
func Struck(g *candidates.Grid) (gone []candidates.Candidate) {
	bare := plain(g)
	for c := range g.Open().All() {
		for d := range (bare.Candidates(c) &^ g.Candidates(c)).All() {
			gone = append(gone, candidates.Of(c, d))
		}
	}
	return gone
}

// With returns the grid with one of the candidates that were struck.
func With(g *candidates.Grid, k candidates.Candidate) candidates.Grid {
	more := plain(g)
	for _, gone := range Struck(g) {
		if gone != k {
			more.Remove(gone.Cell(), gone.Digit())
		}
	}
	return more
}
