package teacher

import (
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// The example of each lesson is the next step of the profile human on its board, or the lesson says which step
// is, by its title, and why the example is shown all the same. The profile is run here from the start.
func TestExamplesComeFirstOrSayWhatDoes(t *testing.T) {
	told := 0
	for _, technique := range Known() {
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for i := range worked {
			p := &worked[i]
			first, why := "", ""
			if s, ok := techniques.NewRunner(suite.Human()).Grant(explain.Unique).Next(&p.Grid); ok && s.Technique.Code != technique.Code {
				first, why = Settings{}.Writer.Title(&explain.Frame{Number: 1, Step: &s, Before: p.Grid}), suite.Reason(ByCode[s.Technique.Code], technique)
			} else if !ok {
				t.Errorf("%s: nothing comes first on %s", technique.Code, p.Text())
			}
			says := First(technique, p, Settings{})
			if first == "" && says != "" {
				t.Errorf("%s is next on its board, and the lesson says %s", technique.Code, says)
			}
			if first == "" {
				continue
			}
			told++
			reason, ok := strings.CutPrefix(says, "On this board another step comes first: "+first+". ")
			if !ok || !strings.HasSuffix(reason, ".") || len(reason) < 20 {
				t.Errorf("%s: %s comes first, and the lesson says %q", technique.Code, first, says)
			}
			if technique != pipeline.Trial && (why != "") != strings.HasPrefix(reason, "It is tried before ") || !strings.Contains(reason, why) {
				t.Errorf("%s: %s comes first, as %q, and the lesson says %q", technique.Code, first, why, says)
			}
			e, err := newExample(technique, p, Settings{}, false)
			if err != nil || e.First != says {
				t.Errorf("%s: a program is told %q, %v", technique.Code, e.First, err)
			}
		}
	}
	if told == 0 {
		t.Error("no lesson has an example that is not the next step: this test saw nothing")
	}
	t.Logf("%d examples say what comes first", told)
}
