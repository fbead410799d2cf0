package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesJoined holds because what one part has, both have.
func missesJoined(g *candidates.Grid, s explain.Joined, e explain.Effect) string {
	reason := ""
	for _, part := range s.Parts {
		if reason = misses(g, part, e); reason == "" {
			return ""
		}
	}
	return reason
}
