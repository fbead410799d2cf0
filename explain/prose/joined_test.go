package prose_test

import (
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Of patterns that are shown as one, each reason is given once, a hint names all digits in one sentence, and
// the board shows as fins the fins of each.
func TestJoinedAreToldOnce(t *testing.T) {
	fish, digits := 0, 0
	for _, f := range lessonFrames(t) {
		e, ok := f.Step.Evidence.(explain.Joined)
		if !ok {
			continue
		}
		code := f.Step.Technique.Code
		hint := strings.Join(prose.Writer{}.Hint(f, techniques.Lookup(suite.All(), code).Ladder, 3), " ")
		if strings.Count(hint, "The digit") != 1 {
			t.Errorf("%s: the digits are told in several sentences: %s", code, hint)
		}
		if strings.Contains(hint, "The digits are") {
			digits++
		}
		text := prose.Writer{}.Text(f)
		_, isFish := e.Parts[0].(explain.Cover)
		if !isFish {
			continue
		}
		fish++
		for _, once := range []string{" need use up ", "All these cells of the base "} {
			if n := strings.Count(text, once); n != 1 {
				t.Errorf("%s: %q is told %d times: %s", code, once, n, text)
			}
		}
		figure := f.Figure()
		roles := figure.Roles()
		for _, part := range e.Parts {
			cover := part.(explain.Cover)
			for c := range cover.Fins(&f.Before).All() {
				if roles.Cells[c] != explain.RoleFin {
					t.Errorf("%s: %v is a fin and shown as %v", code, c, roles.Cells[c])
				}
			}
		}
	}
	if fish < 20 || digits < 2 {
		t.Errorf("there were %d fish, and %d patterns with several digits", fish, digits)
	}
}
