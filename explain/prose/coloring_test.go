package prose_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

var coloredHouse = regexp.MustCompile(`(row|column) (\d)`)

// What colours show is followed from the words: every coloring on the way through some puzzles, not only those
// that come next. The words colour whole clusters: no strong link leads from a candidate that has a colour to one
// that has none, and with a house less, another house or the colours of two candidates exchanged they are wrong.
func TestColoringsAreFollowed(t *testing.T) {
	list := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family != "coloring" })
	runner := techniques.NewRunner(list)
	followed, wrongs, clashes := 0, 0, 0
	for _, g := range notationtest.Read(t, "stalled", 3) {
		for f := range pipeline.Solve(g).Frames() {
			n := 0
			runner.All(&f.Before, func(s explain.Step) bool {
				followed++
				frame := &explain.Frame{Number: 1, Step: &s, Before: f.Before}
				text := prose.Writer{}.Text(frame)
				if _, err := new(say.Replay).Step(1, &s, &frame.Before, say.SpellLines(text)); err != nil {
					t.Errorf("%v\n%s", err, text)
				}
				refuse := func(what, wrong string) {
					wrongs++
					if _, err := new(say.Replay).Step(1, &s, &frame.Before, say.SpellLines(wrong)); err == nil && wrong != text {
						t.Errorf("%s is accepted: %s", what, wrong)
					}
				}
				e := s.Evidence.(explain.Coloring)
				for _, c := range e.Clusters {
					checkWhole(t, &f.Before, c, e.Digits(&f.Before).Len() > 1)
				}
				if at := coloredHouse.FindStringSubmatchIndex(text); at != nil {
					refuse("another house", text[:at[4]]+string('1'+(text[at[4]]-'0')%9)+text[at[5]:])
				}
				if before, after, ok := strings.Cut(text, "But "); ok {
					clashes++
					verdict := strings.Index(after, "So ")
					refuse("a verdict turned round", before+"But "+after[:verdict]+strings.NewReplacer("blue", "green", "green", "blue").Replace(after[verdict:]))
				}
				n++
				return n < 4
			})
		}
	}
	if followed < 40 || wrongs < 40 || clashes < 10 {
		t.Errorf("%d colorings were followed, %d of them with a clash, and %d wrong ones: expected 40, 10 and 40", followed, clashes, wrongs)
	}
}

// checkWhole checks that strong links lead from what is coloured to nothing else, of cells too if wanted.
func checkWhole(t *testing.T, g *candidates.Grid, c explain.Cluster, cells bool) {
	t.Helper()
	colored := slices.Concat(c.On, c.Off)
	for _, item := range g.Layout().Items() {
		_, isCell := item.Cell()
		ends := g.AppendCandidates(nil, item)
		if len(ends) == 2 && (cells || !isCell) && slices.Contains(colored, ends[0]) != slices.Contains(colored, ends[1]) {
			t.Errorf("of %v one candidate has a colour and the other none: %v", item, ends)
		}
	}
}
