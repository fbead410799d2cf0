package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/multisector"
)

// What houses and others do not share is told in few words, whatever its shape, and stands up to a replay.
func TestEquivalencesAreShort(t *testing.T) {
	const most, shapes = 90, 11
	found := map[explain.Equivalence]bool{}
	for _, g := range notationtest.Read(t, "stalled", 20) {
		techniques.NewRunner([]*techniques.Technique{multisector.SetEquivalence}).All(&g, func(s explain.Step) bool {
			e := s.Evidence.(explain.Equivalence)
			e.Digit = 0
			found[e] = true
			f := &explain.Frame{Number: 1, Step: &s, Before: g}
			text := prose.Writer{}.Text(f)
			if n := len(strings.Fields(text)); n >= most {
				t.Errorf("%d words: %s", n, text)
			}
			if _, err := new(say.Replay).Step(1, &s, &g, prose.Writer{}.Said(f)); err != nil {
				t.Errorf("%v: %v", err, text)
			}
			return len(found) < 400
		})
	}
	if len(found) < shapes {
		t.Errorf("%d shapes were told, want %d", len(found), shapes)
	}
	t.Logf("%d shapes", len(found))
}
