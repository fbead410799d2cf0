package prose_test

import (
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

func TestParseDetail(t *testing.T) {
	for _, d := range []prose.Detail{prose.Brief, prose.Normal, prose.Full} {
		if got, err := prose.ParseDetail(strings.ToUpper(d.String())); err != nil || got != d {
			t.Errorf("%v: got %v, %v", d, got, err)
		}
	}
	if _, err := prose.ParseDetail("long"); err == nil {
		t.Error("long: no error")
	}
}

// A brief text says what the step changes; that of a trial has its branch, in which singles have their reasons in one
// sentence at every detail.
func TestBriefText(t *testing.T) {
	for _, p := range positions {
		f := p.frame(t)
		if _, ok := f.Step.Evidence.(explain.Single); ok {
			continue
		}
		full, brief := prose.Writer{}.Text(f), prose.Writer{Detail: prose.Brief}.Text(f)
		if normal := (prose.Writer{Detail: prose.Normal}).Text(f); normal != full && !strings.Contains(full, "\n") {
			t.Errorf("%s: normal %q, full %q", p.name, normal, full)
		}
		if _, branches := f.Step.Evidence.(interface{ Depth() int }); len(brief) > len(full) || len(brief) == len(full) && !branches {
			t.Errorf("%s: brief is not shorter: %s", p.name, brief)
		}
		for c := range targetCells(f).All() {
			if !strings.Contains(brief, c.String()) {
				t.Errorf("%s: %v is not in: %s", p.name, c, brief)
			}
		}
		checkSentences(t, p.name, say.RC, brief)
	}
}
