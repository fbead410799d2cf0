package encode_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
)

// Groups of candidates come back as they were; on other evidence of the shape there is no word of them.
func TestGroups(t *testing.T) {
	p, err := notation.Parse(clues.LineCounting.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	step, ok := techniques.NewRunner([]*techniques.Technique{clues.LineCounting}).Next(&p.Grid)
	if e, is := step.Evidence.(explain.Sectors); !ok || !is || len(e.Groups) == 0 {
		t.Fatalf("the lesson has no groups: %v", step.Evidence)
	}
	w := &explain.Walkthrough{Start: p.Grid, Profile: "human", Outcome: explain.Stalled, Stop: "for a test", Steps: []explain.Step{step}}
	for _, form := range forms {
		var b bytes.Buffer
		if err := form.write(&b, w, encode.Options{}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(b.String(), "groups") {
			t.Errorf("%s has no groups", form.name)
		}
		documents, err := encode.NewDecoder(&b).Decode()
		if err != nil {
			t.Fatalf("%s: %v", form.name, err)
		}
		if diff := cmp.Diff(step.Evidence, documents.Walkthrough.Steps[0].Evidence, same); diff != "" {
			t.Errorf("%s (-written +read):\n%s", form.name, diff)
		}
	}
}
