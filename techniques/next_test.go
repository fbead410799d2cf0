package techniques_test

import (
	"strings"
	"testing"

	"pencilmark/techniques/suite"
)

// What to look for next time is whole sentences from the lesson, no more than a reader takes in at once.
func TestNextTime(t *testing.T) {
	for _, technique := range suite.All() {
		next := technique.Doc.NextTime()
		if n := len(strings.Fields(next)); n < 8 || n > 40 {
			t.Errorf("%s: %d words: %q", technique.Code, n, next)
		}
		if !strings.HasPrefix(technique.Doc.Look, next) || !strings.HasSuffix(next, ".") {
			t.Errorf("%s: not from the lesson: %q", technique.Code, next)
		}
	}
}
