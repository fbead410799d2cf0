package strategies_test

import (
	"testing"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/prune"
)

// Each rule more saves nodes.
func TestRulesSaveNodes(t *testing.T) {
	const puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	least := 1 << 30
	for _, s := range []*fallback.Strategy{prune.Lists, prune.Pairs, prune.Triples} {
		got := solve(t, s, puzzle, fallback.Task{})
		if n := got.Counts[fallback.Nodes]; got.Solutions != 1 || n >= least {
			t.Errorf("%s: got %+v, want fewer than %d nodes", s.Name, got, least)
		} else {
			least = n
		}
	}
}

// A board that needs no guess is solved by pruning alone.
func TestNoGuess(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for _, s := range []*fallback.Strategy{prune.Lists, prune.Pairs, prune.Triples} {
		if got := solve(t, s, puzzle, fallback.Task{}); got.Solutions != 1 || got.Counts[fallback.Nodes] != 0 {
			t.Errorf("%s: got %+v", s.Name, got)
		}
	}
}
