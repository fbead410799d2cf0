package prose_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/prose/prosetest"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

var (
	inTurn      = regexp.MustCompile(`With(out)? \d in r\dc\d the links give in turn [^.]*\.`)
	coloredCell = regexp.MustCompile(`r\dc\d`)
)

// What colours show is told from the links that the step cites, whether they join all of a colour or not:
// every coloring on the way through some puzzles, not only those that come next, is followed from the words.
func TestColoringsAreFollowed(t *testing.T) {
	list := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family != "coloring" })
	runner := techniques.NewRunner(list)
	const together = "So the candidates of a colour are all true or all false. "
	whole, parts, claimed, led := 0, 0, 0, 0
	for _, g := range notationtest.Read(t, "stalled", 3) {
		for f := range pipeline.Solve(g).Frames() {
			n := 0
			runner.All(&f.Before, func(s explain.Step) bool {
				frame := &explain.Frame{Number: 1, Step: &s, Before: f.Before}
				text := prose.Writer{}.Text(frame)
				if _, err := new(prosetest.Replay).Step(1, &s, &frame.Before, text); err != nil {
					t.Errorf("%v\n%s", err, text)
				}
				if before, after, ok := strings.Cut(text, "Either way"); ok && !strings.Contains(text, together) && strings.Contains(text, "one at most") {
					claimed++
					text = before + together + "Either way" + after
					if _, err := new(prosetest.Replay).Step(1, &s, &frame.Before, text); err == nil {
						t.Errorf("a claim that does not hold is accepted: %s", text)
					}
				}
				if at := inTurn.FindStringIndex(text); at != nil {
					for _, cell := range coloredCell.FindAllStringIndex(text[at[0]:at[1]], -1) {
						led++
						end := at[0] + cell[1]
						wrong := text[:end-1] + string('1'+(text[end-1]-'0')%9) + text[end:]
						if _, err := new(prosetest.Replay).Step(1, &s, &frame.Before, wrong); err == nil {
							t.Errorf("another cell that the links give is accepted: %s", wrong)
						}
					}
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
	if claimed < 5 || led < 20 {
		t.Errorf("only %d colorings of which not all is true together, and %d cells that links lead to", claimed, led)
	}
	if whole < 20 || parts < 20 {
		t.Errorf("%d colorings with links that join all were followed, and %d with others: expected 20 of each", whole, parts)
	}
}
