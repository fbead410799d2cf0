package encode_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
)

var update = flag.Bool("update", false, "write the golden files")

// shapes returns a walkthrough with a step of every shape. It is in form, not
// in reason: what it says is not proved.
func shapes(tb testing.TB) (*explain.Walkthrough, encode.Options) {
	l := candidates.Classic4
	g := grid(tb, "classic4", "1.......2......1")
	g.Place(candidates.At(2, 1), 3)
	g.Remove(candidates.At(3, 4), 4)
	row := func(n int) candidates.House { return candidates.HouseOf(candidates.Row, n) }
	col := func(n int) candidates.House { return candidates.HouseOf(candidates.Column, n) }
	box := func(n int) candidates.House { return candidates.HouseOf(candidates.Box, n) }
	steps := []struct {
		code, name, title, text string
		step                    explain.Step
	}{
		{"hidden-single", "Hidden Single", "Hidden Single at r3c2 on 1", "In row 3, 1 has one place left: r3c2.",
			explain.NewStep(explain.Single{Candidate: candidates.Of(candidates.At(3, 2), 1), Because: candidates.HouseItem(1, row(3))}, explain.Place(candidates.At(3, 2), 1))},
		{"hidden-pair", "Hidden Pair", "", "",
			explain.NewStep(explain.LockedSet{Cells: candidates.Cells(candidates.At(3, 1), candidates.At(3, 3)), Set: candidates.Digits(2, 4), Houses: candidates.Houses(row(3)), Hidden: true},
				explain.Remove(candidates.At(3, 1), 1))},
		{"pointing", "Pointing", "", "",
			explain.NewStep(explain.Cover{Digit: 3, Base: candidates.Houses(box(2)), Covers: candidates.Houses(row(1))}, explain.Remove(candidates.At(1, 2), 3))},
		{"xy-wing", "XY-Wing", "", "",
			explain.NewStep(explain.Wing{Pivot: candidates.CellItem(candidates.At(2, 3)), Pincers: candidates.Cells(candidates.At(1, 3), candidates.At(4, 3)), Digit: 2}, explain.Remove(candidates.At(3, 3), 2))},
		{"trial", "Trial", "Trial of 3 in r4c4", "Suppose r4c4 is 3.\n  1. In column 4 no other cell can hold 3, so r1c4 is not 3.\nThen r1c3 has no digit left: r4c4 is not 3.",
			explain.NewStep(explain.Trial{Assume: candidates.Of(candidates.At(4, 4), 3), Conflict: candidates.CellItem(candidates.At(1, 3)), Branch: []explain.Step{func() explain.Step {
				s := explain.NewStep(explain.Single{Candidate: candidates.Of(candidates.At(4, 4), 3), Because: candidates.HouseItem(3, col(4))}, explain.Place(candidates.At(4, 4), 3))
				s.Technique = explain.Ref{Code: "hidden-single", Name: "Hidden Single"}
				return s
			}()}}, explain.Remove(candidates.At(4, 4), 3))},
		{"naked-single", "Naked Single", "", "",
			explain.NewStep(explain.Single{Candidate: candidates.Of(candidates.At(1, 2), 2), Because: candidates.CellItem(candidates.At(1, 2))}, explain.Place(candidates.At(1, 2), 2))},
	}
	w := &explain.Walkthrough{
		Name: "Every shape", Start: g, Profile: "human", Outcome: explain.Solved,
		Solutions: []candidates.Filling{filling(l, "1234341221434321")},
	}
	for _, s := range steps {
		s.step.Technique = explain.Ref{Code: s.code, Name: s.name}
		w.Steps = append(w.Steps, s.step)
	}
	return w, encode.Options{
		Texts: func(f *explain.Frame) (title, notation, text string) {
			s := steps[f.Number-1]
			return s.title, "", s.text
		},
		Hardest: func([]string) string { return "trial" },
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(filepath.Join("testdata", name), got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want := read(t, name); string(got) != want {
		t.Errorf("%s differs from what is written now; if that is right, run the test with -update.\ngot\n%s", name, got)
	}
}

func TestGolden(t *testing.T) {
	w, o := shapes(t)
	for i, name := range []string{"shapes.yaml", "shapes.json", "shapes.jsonl"} {
		var buf bytes.Buffer
		if err := forms[i].write(&buf, w, o); err != nil {
			t.Fatal(err)
		}
		golden(t, name, buf.Bytes())
	}
}
