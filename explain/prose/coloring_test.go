package prose_test

import (
	"slices"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/prose/prosetest"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// What colours show is told from the links that the step cites, whether they join all of a colour or not:
// every coloring on the way through some puzzles, not only those that come next, is followed from the words.
func TestColoringsAreFollowed(t *testing.T) {
	list := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family != "coloring" })
	runner := techniques.NewRunner(list)
	whole, parts := 0, 0
	for _, g := range notationtest.Read(t, "stalled", 12) {
		for f := range pipeline.Solve(g).Frames() {
			n := 0
			runner.All(&f.Before, func(s explain.Step) bool {
				frame := &explain.Frame{Number: 1, Step: &s, Before: f.Before}
				text := prose.Writer{}.Text(frame)
				if _, err := new(prosetest.Replay).Step(1, &s, &frame.Before, text); err != nil {
					t.Errorf("%v\n%s", err, text)
				}
				isPart := func(c explain.Cluster) bool { return !c.IsWhole(&f.Before) }
				if slices.ContainsFunc(s.Evidence.(explain.Coloring).Clusters, isPart) {
					parts++
				} else {
					whole++
				}
				n++
				return n < 4
			})
		}
	}
	if whole < 20 || parts < 20 {
		t.Errorf("%d colorings with links that join all were followed, and %d with others: expected 20 of each", whole, parts)
	}
}
