package explain_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
)

var update = flag.Bool("update", false, "write testdata/shapes.golden")

// TestShapes holds every shape to testdata/shapes.txt, a list of patterns:
//
//	# NAME
//	clues: those of the board, if it has any, as documents write them
//	marks: what some items of an empty board are left with: r1c1:12, 4@row1:r1c2,r1c3
//	evidence: as documents write it
//	lie: OLD -> NEW
//
// Each lie is a change of the lines above it, after which the evidence must be
// wrong. What is premised, marked and concluded, and what is said of each lie, is
// in testdata/shapes.golden. Conclusions are all effects on the whole board that
// the evidence accepts.
func TestShapes(t *testing.T) {
	text, err := os.ReadFile("testdata/shapes.txt")
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	shapes := map[explain.Shape]bool{}
	for block := range strings.SplitSeq(string(text), "\n\n") {
		name, rest, _ := strings.Cut(strings.TrimSpace(block), "\n")
		right, lies, _ := strings.Cut(rest, "\nlie: ")
		g, e := readPattern(t, name, right)
		shapes[explain.ShapeOf(e)] = true
		if err := e.Check(&g); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if e, ok := e.(interface {
			Effects(*candidates.Grid) []explain.Effect
		}); ok {
			checkEffects(t, name, &g, e.(explain.Evidence), e.Effects(&g))
		}
		if e, ok := e.(explain.Cover); ok {
			checkEffects(t, name, &g, e, explain.Removals(e.Digit, e.Targets(&g)))
		}
		fmt.Fprintf(&got, "%s\npremises: %v\ndigits: %v\nmarks:%s\nconcludes:%s\n", name, e.Premises(), e.Digits(&g), marks(e.Marks(&g)), conclusions(&g, e))
		for lie := range strings.SplitSeq(lies, "\nlie: ") {
			if lie == "" {
				continue
			}
			old, now, _ := strings.Cut(lie, " -> ")
			if strings.Count(right, old) == 0 {
				t.Errorf("%s: %q is not there", name, old)
			}
			g, e := readPattern(t, name+": "+lie, strings.Replace(right, old, now, 1))
			err := e.Check(&g)
			if err == nil {
				t.Errorf("%s: %s: no objection", name, lie)
			}
			fmt.Fprintf(&got, "%s: %v\n", lie, err)
		}
		got.WriteByte('\n')
	}
	for _, e := range explain.Shapes {
		if !shapes[explain.ShapeOf(e)] {
			t.Errorf("no pattern has the shape %s", explain.ShapeOf(e))
		}
	}
	if *update {
		if err := os.WriteFile("testdata/shapes.golden", []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	golden, err := os.ReadFile("testdata/shapes.golden")
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(string(golden), "\n")
	lines := strings.Split(got.String(), "\n")
	for i, line := range lines {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of shapes.golden:\n got %s\nwant %s", i+1, line, append(want, "")[min(i, len(want))])
		}
	}
	if len(want) != len(lines) {
		t.Errorf("shapes.golden has %d lines, want %d", len(want), len(lines))
	}
}

// checkEffects reports effects that the evidence gives and does not accept, or the
// other way round.
func checkEffects(t *testing.T, name string, g *candidates.Grid, e explain.Evidence, effects []explain.Effect) {
	t.Helper()
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			effect := explain.Remove(c, d)
			if err := e.Concludes(g, effect); (err == nil) != slices.Contains(effects, effect) {
				t.Errorf("%s: %v is listed or accepted, not both: %v", name, effect, err)
			}
		}
	}
}

// readPattern reads marks and evidence.
func readPattern(t *testing.T, name, text string) (candidates.Grid, explain.Evidence) {
	t.Helper()
	clues := "[]"
	if rest, ok := strings.CutPrefix(text, "clues: "); ok {
		clues, text, _ = strings.Cut(rest, "\n")
	}
	marks, evidence, _ := strings.Cut(strings.TrimPrefix(text, "marks:"), "\nevidence: ")
	document := `{schema: pencilmark/walkthrough/v1, layout: classic9, clues: ` + clues + `, puzzle: ` + strings.Repeat(".", candidates.MaxCells) +
		`, outcome: stalled, stop: here, summary: {steps: 1, trials: 0, techniques: {}, assumes: []}, steps: [{n: 1, technique: any, remove: [r9c9<>9], premises: [], evidence: ` +
		evidence + "}]}\n"
	d, err := encode.NewDecoder(strings.NewReader(document)).Decode()
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	g := d.Walkthrough.Start
	for mark := range strings.FieldsSeq(marks) {
		of, keep, _ := strings.Cut(mark, ":")
		item, err := candidates.ParseItem(of)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, k := range g.AppendCandidates(nil, item) {
			if _, cell := item.Cell(); cell && !strings.Contains(keep, k.Digit().String()) || !cell && !strings.Contains(keep, k.Cell().String()) {
				g.Remove(k.Cell(), k.Digit())
			}
		}
	}
	return g, d.Walkthrough.Steps[0].Evidence
}

func marks(m explain.Marks) string {
	var b strings.Builder
	for _, h := range m.Houses {
		fmt.Fprintf(&b, " %v:%v", h.Role, h.House)
	}
	for _, c := range m.Cells {
		fmt.Fprintf(&b, " %v:%v", c.Role, c.Cell)
	}
	for _, k := range m.Candidates {
		fmt.Fprintf(&b, " %v:%v", k.Role, k.Candidate)
	}
	return b.String()
}

// conclusions gives all effects that the evidence accepts, by what is left out if
// that is less.
func conclusions(g *candidates.Grid, e explain.Evidence) string {
	var yes, no []string
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			for _, effect := range []explain.Effect{explain.Remove(c, d), explain.Place(c, d)} {
				if e.Concludes(g, effect) == nil {
					yes = append(yes, effect.String())
				} else {
					no = append(no, e.Concludes(g, effect).Error())
				}
			}
		}
	}
	slices.Sort(no)
	s := " "
	if len(yes) > 60 {
		s += fmt.Sprintf("%d effects, of which the first are ", len(yes))
		yes = yes[:20]
	}
	s += strings.Join(yes, " ")
	for _, reason := range slices.Compact(no) {
		s += "\n- " + reason
	}
	return s
}
