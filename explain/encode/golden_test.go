package encode_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
)

var update = flag.Bool("update", false, "write the golden files")

// shapes returns a walkthrough with a step of every shape. It is in form, not
// in reason: what it says is not proved.
func shapes(tb testing.TB) (*explain.Walkthrough, encode.Options) {
	l := cluestest.Board(tb, candidates.Classic4, "cage 6: r1c2 r1c3", "arrow: r4c1 = r4c2 = r3c2 r3c3")
	g := candidates.NewGrid(l, filling(l, "1.......2......1"))
	g.Place(candidates.At(2, 1), 3)
	g.Remove(candidates.At(3, 4), 4)
	row := func(n int) candidates.House { return candidates.HouseOf(candidates.Row, n) }
	col := func(n int) candidates.House { return candidates.HouseOf(candidates.Column, n) }
	box := func(n int) candidates.House { return candidates.HouseOf(candidates.Box, n) }
	at := candidates.At
	remove := explain.Remove(at(4, 2), 4)
	chain := explain.Chain{
		Nodes: []explain.Node{{Digit: 4, Cells: candidates.Cells(at(1, 2))}, {Digit: 4, Cells: candidates.Cells(at(1, 3), at(1, 4))}},
		Links: []explain.Link{{candidates.HouseItem(4, row(1))}},
	}
	single := explain.NewStep(explain.Single{Candidate: candidates.Of(at(4, 4), 3), Because: candidates.HouseItem(3, col(4))}, explain.Place(at(4, 4), 3))
	single.Technique = explain.Ref{Code: "hidden-single", Name: "Hidden Single"}
	unique := explain.NewStep(explain.Deadly{Pattern: []explain.DeadlyCells{{Cells: candidates.Cells(at(1, 2), at(1, 3)), Digits: candidates.Digits(2, 4)}}, Items: []candidates.Item{candidates.CellItem(at(3, 2))}}, remove)
	unique.Assumes = explain.Unique
	steps := []struct {
		code, name, title, text string
		step                    explain.Step
	}{
		{"hidden-single", "Hidden Single", "Hidden Single at r3c2 on 1", "In row 3, 1 has one place left: r3c2.",
			explain.NewStep(explain.Single{Candidate: candidates.Of(at(3, 2), 1), Because: candidates.HouseItem(1, row(3))}, explain.Place(at(3, 2), 1))},
		{"hidden-pair", "Hidden Pair", "", "",
			explain.NewStep(explain.LockedSet{Cells: candidates.Cells(at(3, 1), at(3, 3)), Set: candidates.Digits(2, 4), Houses: candidates.Houses(row(3)), Hidden: true},
				explain.Remove(at(3, 1), 1))},
		{"pointing", "Pointing", "", "",
			explain.NewStep(explain.Cover{Digit: 3, Base: candidates.Houses(box(2)), Covers: candidates.Houses(row(1))}, explain.Remove(at(1, 2), 3))},
		{"xy-wing", "XY-Wing", "", "",
			explain.NewStep(explain.Wing{Pivot: candidates.CellItem(at(2, 3)), Pincers: candidates.Cells(at(1, 3), at(4, 3)), Digit: 2}, explain.Remove(at(3, 3), 2))},
		{"trial", "Trial", "Trial of 3 in r4c4", "Suppose r4c4 is 3.\n  1. In column 4 no other cell can hold 3, so r1c4 is not 3.\nThen r1c3 has no digit left: r4c4 is not 3.",
			explain.NewStep(explain.Trial{Assume: candidates.Of(at(4, 4), 3), Conflict: candidates.CellItem(at(1, 3)), Branch: []explain.Step{single}}, explain.Remove(at(4, 4), 3))},
		{"naked-single", "Naked Single", "", "",
			explain.NewStep(explain.Single{Candidate: candidates.Of(at(1, 2), 2), Because: candidates.CellItem(at(1, 2))}, explain.Place(at(1, 2), 2))},
		{"x-chain", "X-Chain", "", "", explain.NewStep(chain, remove)},
		{"als-xz", "ALS-XZ", "", "",
			explain.NewStep(explain.SetChain{Sets: []candidates.CellSet{candidates.Cells(at(3, 1)), candidates.Cells(at(3, 3), at(4, 3))}, Common: []candidates.Digit{2}}, remove)},
		{"death-blossom", "Death Blossom", "", "",
			explain.NewStep(explain.Blossom{Stem: candidates.CellItem(at(1, 2)), Petals: []candidates.CellSet{candidates.Cells(at(1, 3)), candidates.Cells(at(3, 2), at(4, 2))}}, remove)},
		{"aligned-pair-exclusion", "Aligned Pair Exclusion", "", "",
			explain.NewStep(explain.Exclusion{Target: remove.Candidate, Beside: candidates.Cells(at(3, 1)), Ways: []explain.Way{{Digits: []candidates.Digit{4}, Set: candidates.Cells(at(4, 1))}}}, remove)},
		{"sue-de-coq", "Sue de Coq", "", "",
			explain.NewStep(explain.Sectors{Truths: []candidates.Item{candidates.CellItem(at(3, 1)), candidates.HouseItem(4, row(4))}, Links: []candidates.Item{candidates.HouseItem(2, col(1)), candidates.HouseItem(4, box(3))}}, remove)},
		{"junior-exocet", "Junior Exocet", "", "",
			explain.NewStep(explain.Exocet{Base: candidates.Cells(at(1, 2), at(2, 2)), Targets: candidates.Cells(at(3, 1), at(4, 3)), Cross: []candidates.Item{candidates.HouseItem(2, row(3)), candidates.HouseItem(4, row(4))}}, remove)},
		{"dual-two-string-kite", "Dual 2-String Kite", "", "",
			explain.NewStep(explain.Joined{Parts: []explain.Evidence{chain, explain.Cover{Digit: 4, Base: candidates.Houses(row(1), row(4)), Covers: candidates.Houses(col(2), col(3))}}}, remove)},
		{"simple-coloring-trap", "Simple Coloring Trap", "", "",
			explain.NewStep(explain.Coloring{Clusters: []explain.Cluster{{On: []candidates.Candidate{candidates.Of(at(1, 3), 4)}, Off: []candidates.Candidate{candidates.Of(at(1, 4), 4)}, Links: []candidates.Item{candidates.HouseItem(4, row(1))}}}}, remove)},
		{"guardians", "Guardians", "", "",
			explain.NewStep(explain.Guarded{Cells: candidates.Cells(at(1, 2), at(1, 3), at(2, 2)), Set: candidates.Digits(4), Items: []candidates.Item{candidates.HouseItem(4, row(1)), candidates.HouseItem(4, box(1))}}, remove)},
		{"unique-rectangle-1", "Unique Rectangle Type 1", "", "", unique},
		{"kraken-fish-type-2", "Kraken Fish Type 2", "", "",
			explain.NewStep(explain.Kraken{Fish: explain.Cover{Digit: 4, Base: candidates.Houses(row(1)), Covers: candidates.Houses(col(2))}, Target: remove.Candidate, Chosen: candidates.Houses(col(2)),
				Arms: []explain.Arm{{Place: at(1, 2)}, {Place: at(1, 3), Chain: chain}}}, remove)},
		{"template-delete", "Template Delete", "", "",
			explain.NewStep(explain.Templates{Digit: 4, Houses: candidates.Houses(row(1), row(3)), Given: []explain.Template{{Digit: 2, Houses: candidates.Houses(col(1)), Cells: candidates.Cells(at(3, 1))}}}, remove)},
		{"cell-forcing-chain", "Cell Forcing Chain", "", "",
			explain.NewStep(explain.Cases{Item: candidates.CellItem(at(1, 2)), Cases: []explain.Case{{Assume: candidates.Of(at(1, 2), 2), Branch: []explain.Step{single}}, {Assume: candidates.Of(at(1, 2), 4)}}}, remove)},
		{"common-conflict", "Common Conflict", "", "",
			explain.NewStep(explain.Common{Items: []candidates.Item{candidates.HouseItem(4, row(1))}}, remove)},
		{"combinations", "Combinations", "", "",
			explain.NewStep(explain.Sum{Added: candidates.Added{Clues: []candidates.Addend{{Clue: "cage 6: r1c2 r1c3", Times: 1}}}}, explain.Remove(at(1, 2), 3))},
		{"innies-and-outies", "Innies and Outies", "", "",
			explain.NewStep(explain.Sum{
				Added: candidates.Added{Houses: candidates.Houses(row(3)), Clues: []candidates.Addend{{Clue: "cage 6: r1c2 r1c3", Times: 2}, {Clue: "arrow: r4c1 = r4c2 = r3c2 r3c3", Part: 1, Times: -1}}},
				Cells: candidates.Cells(at(1, 2), at(3, 4)),
			}, remove)},
		{"killer-pair", "Killer Pair", "", "",
			explain.NewStep(explain.KillerSet{House: row(1), Set: candidates.Digits(1, 4), Cells: candidates.Cells(at(1, 4)), Sums: []explain.Sum{
				{Added: candidates.Added{Clues: []candidates.Addend{{Clue: "cage 6: r1c2 r1c3", Times: 1}}}, Cells: candidates.Cells(at(1, 2))},
			}}, remove)},
		{"polarity", "Polarity", "", "",
			explain.NewStep(explain.Polarity{First: candidates.Digits(1, 2), Second: candidates.Digits(3, 4), Alike: candidates.Cells(at(1, 2), at(3, 3)), Opposed: candidates.Cells(at(2, 3))}, remove)},
		{"set-equivalence", "Set Equivalence", "", "",
			explain.NewStep(explain.Equivalence{Digit: 4, Left: candidates.Houses(row(3), row(4)), Right: candidates.Houses(col(1), box(3))}, remove)},
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
	for _, e := range explain.Shapes {
		if !slices.ContainsFunc(w.Steps, func(s explain.Step) bool { return explain.ShapeOf(s.Evidence) == explain.ShapeOf(e) }) {
			t.Errorf("the golden documents have no evidence of shape %s", explain.ShapeOf(e))
		}
	}
	for i, name := range []string{"shapes.yaml", "shapes.json", "shapes.jsonl"} {
		var buf bytes.Buffer
		if err := forms[i].write(&buf, w, o); err != nil {
			t.Fatal(err)
		}
		golden(t, name, buf.Bytes())
	}
}
