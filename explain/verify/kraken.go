package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesKraken holds because the target is false in each case that the fish
// leaves: see [explain.Kraken].
func missesKraken(s explain.Kraken, k candidates.Candidate) string {
	return missesOnly(explain.Effect{Candidate: k}, explain.Effect{Candidate: s.Target})
}
