package prose_test

import (
	"slices"
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
				text := prose.Writer{}.Said(frame)
				if _, err := new(say.Replay).Step(1, &s, &frame.Before, text); err != nil {
					t.Errorf("%v\n%s", err, written(frame, []say.Text{text}))
				}
				refuse := func(what string, wrong []say.Sentence) {
					wrongs++
					if _, err := new(say.Replay).Step(1, &s, &frame.Before, say.Says(wrong...)); err == nil {
						t.Errorf("%s is accepted: %s", what, written(frame, []say.Text{say.Says(wrong...)}))
					}
				}
				e := s.Evidence.(explain.Coloring)
				for _, c := range e.Clusters {
					checkWhole(t, &f.Before, c, e.Digits(&f.Before).Len() > 1)
				}
				said := text[0].Said
				if i := slices.IndexFunc(said, ofKind("two-places")); i >= 0 {
					hs := said[i].Args[1].(candidates.HouseSet)
					was, is := hs.First(), hs.First()
					for hs.Has(is) { // what it does not say is wrong
						is = candidates.HouseOf(is.Kind(), is.Number()%9+1)
					}
					hs = hs&^candidates.Houses(was) | candidates.Houses(is)
					wrong := slices.Clone(said)
					wrong[i] = say.TwoPlaces(said[i].Args[0].(candidates.Digit), hs)
					refuse("another house", wrong)
				}
				if slices.ContainsFunc(said, ofKind("both-in-cell", "both-in-sight", "both-in-sight-for")) {
					clashes++
					wrong := slices.Clone(said)
					for i := slices.IndexFunc(said, ofKind("so")); i < len(said); i++ {
						wrong[i] = exchanged(said[i])
					}
					refuse("a verdict turned round", wrong)
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

// ofKind tells sentences of some kinds from others.
func ofKind(codes ...string) func(say.Sentence) bool {
	return func(s say.Sentence) bool { return slices.Contains(codes, s.Kind.Code) }
}

// exchanged returns the sentence with green for blue and blue for green.
func exchanged(s say.Sentence) say.Sentence {
	args := slices.Clone(s.Args)
	for i, arg := range args {
		switch x := arg.(type) {
		case say.Color:
			if x == say.Green || x == say.Blue {
				args[i] = say.Green + say.Blue - x
			}
		case say.Sentence:
			args[i] = exchanged(x)
		case []say.Sentence:
			clauses := slices.Clone(x)
			for j := range clauses {
				clauses[j] = exchanged(clauses[j])
			}
			args[i] = clauses
		}
	}
	return say.Sentence{Kind: s.Kind, Args: args}
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
