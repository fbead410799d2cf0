package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
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
		for _, m := range modes {
			if m.name != "full" {
				continue
			}
			text := m.tell(f)
			if strings.Count(text, "The cells ") != 1 || !strings.Contains(text, " take turns") || strings.Contains(text, "can only be") {
				t.Errorf("%s does not tell turns, or not once: %s", m.name, text)
			}
			rejects := func(wrong string) {
				t.Helper()
				effects, err := m.read(new(say.Replay), f, wrong)
				if err == nil && sameEffects(effects, s.Effects) == nil {
					t.Errorf("%s: not rejected: %s", m.name, wrong)
				}
			}
			for i := range text {
				if '0' < text[i] && text[i] <= '9' {
					wrong := []byte(text)
					wrong[i] = '1' + (text[i]-'0')%9
					rejects(string(wrong))
				}
			}
			start := strings.Index(text, "The cells ") + len("The cells ")
			one, two := text[start:start+4], text[start+6:start+10]
			rejects(text[:start] + two + ", " + one + text[start+10:])
		}
		return true
	})
}
