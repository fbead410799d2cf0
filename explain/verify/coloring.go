package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesColoring holds because one choice of colours is the true one.
func missesColoring(g *candidates.Grid, s explain.Coloring, k candidates.Candidate) string {
	for _, choice := range s.Choices() {
		if !choice.Impossible(g.Layout()) && !choice.Refutes(g.Layout(), k) {
			return "can be true beside a choice of colours"
		}
	}
	return ""
}
