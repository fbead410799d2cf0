package prose_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Of cells in which two digits take turns it is said which they are, in order, and where each sees the next. With
// any other number, or two of the cells in each other's place, that is rejected.
func TestTurns(t *testing.T) {
	technique := techniques.Lookup(suite.All(), "remote-pair")
	p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
		f := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
		w := prose.Writer{}
		text := w.Text(f)
		if strings.Count(text, "The cells ") != 1 || !strings.Contains(text, " take turns") || strings.Contains(text, "can only be") {
			t.Errorf("it does not tell turns, or not once: %s", text)
		}
		rejects := func(wrong say.Text) {
			t.Helper()
			effects, err := replayStep(new(say.Replay), f, []say.Text{wrong})
			if err == nil && sameEffects(effects, s.Effects) == nil {
				t.Errorf("not rejected: %s", written(f, []say.Text{wrong}))
			}
		}
		for _, wrong := range damagedTexts(w.Said(f)) {
			rejects(wrong)
		}
		said := w.Said(f)
		for i, sentence := range said[0].Said {
			if path, ok := sentence.Args[0].(say.Path); ok {
				path = slices.Clone(path)
				path[0], path[1] = path[1], path[0]
				wrong := slices.Clone(said[0].Said)
				wrong[i] = say.Sentence{Kind: sentence.Kind, Args: append([]any{path}, sentence.Args[1:]...)}
				rejects(say.Says(wrong...))
			}
		}
		return true
	})
}
