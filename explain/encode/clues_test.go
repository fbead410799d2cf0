package encode_test

import (
	"bytes"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	. "pencilmark/explain/encode"
)

// The clues of a board come back from a document in every format, and a line that is none is named.
func TestClues(t *testing.T) {
	thermo, err := clues.Parse("thermo: r1c1 r1c2 r1c3")
	if err != nil {
		t.Fatal(err)
	}
	l, err := clues.On(candidates.Classic9, append(thermo, candidates.Clue{Kind: clues.Knight})...)
	if err != nil {
		t.Fatal(err)
	}
	w := &explain.Walkthrough{Start: candidates.NewGrid(l, candidates.Filling{4: 7}), Outcome: explain.Stalled, Stop: "no step is left"}
	for _, format := range []string{"yaml", "json", "jsonl"} {
		var out bytes.Buffer
		if err := Write(&out, format, Walkthrough{Walkthrough: w}); err != nil {
			t.Fatal(err)
		}
		doc, err := NewDecoder(bytes.NewReader(out.Bytes())).Decode()
		if err != nil {
			t.Fatalf("%v\n%s", err, out.String())
		}
		if got := &doc.Walkthrough.Start; !got.Layout().Same(l) || got.String() != w.Start.String() || got.Candidates(1) != w.Start.Candidates(1) {
			t.Errorf("%s comes back as\n%v", out.String(), got.Layout().ClueLines())
		}
		for old, want := range map[string]string{"knight": "clues[1]: found \"kinght\"", "r1c1 r1c2": "clues[0]: found \"kinght\""} {
			_, err := NewDecoder(strings.NewReader(strings.Replace(out.String(), old, "kinght", 1))).Decode()
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got %v, want %s", format, err, want)
			}
		}
	}
}
