package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

func TestUniqueIsSaid(t *testing.T) {
	f := positions[0].frame(t)
	step := *f.Step
	step.Assumes = explain.Unique
	f.Step = &step
	if text := (prose.Writer{}).Text(f); !strings.HasSuffix(text, "This relies on the puzzle having exactly one solution (checked: it has exactly one).") {
		t.Errorf("not said in: %s", text)
	}
}

// What a repair tells grows from stage to stage: the cells are named from the third on, and never a digit
// that would be right. The marks to be put back are several.
func TestRepair(t *testing.T) {
	r4c7, r4c8, r4c9 := candidates.At(4, 7), candidates.At(4, 8), candidates.At(4, 9)
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	g.Place(r4c9, 1)
	empty := g
	for d := range empty.Layout().Digits().All() {
		empty.Remove(r4c7, d)
	}
	box := candidates.HouseOf(candidates.Box, 6)
	both, one := candidates.Cells(r4c7, r4c8), candidates.Cells(r4c7)
	for _, test := range []struct {
		repair explain.Repair
		grid   candidates.Grid
		last   string
	}{
		{explain.Repair{Kind: explain.RepairClash, House: box, Cells: both, Given: both, Digits: candidates.Digits(3)}, g, "They are givens: compare them with the puzzle as it was set."},
		{explain.Repair{Kind: explain.RepairClash, House: box, Cells: both, Given: candidates.Cells(r4c8), Digits: candidates.Digits(3)}, g, "Erase the 3 in r4c7: the one in r4c8 is given."},
		{explain.Repair{Kind: explain.RepairClash, House: box, Cells: both, Digits: candidates.Digits(3)}, g, "Leave one 3 at most in box 6: erase the others."},
		{explain.Repair{Kind: explain.RepairDigit, House: box, Cells: one, Digits: candidates.Digits(3)}, g, "Erase the 3 in r4c7."},
		{explain.Repair{Kind: explain.RepairMissing, House: box, Cells: one, Digits: candidates.Digits(2, 3)}, g, "Put the marks back that the digits on the sheet allow in r4c7: 2 and 3."},
		{explain.Repair{Kind: explain.RepairMissing, House: box, Cells: one}, empty, "Write the marks of r4c7 again: all that the digits on the sheet allow."},
		{explain.Repair{Kind: explain.RepairStale, House: box, Cells: one, Digits: candidates.Digits(1), By: r4c9}, g, "Erase the mark for 1 in r4c7."},
		{explain.Repair{Kind: explain.RepairStale, House: box, Cells: both, Digits: candidates.Digits(1), By: r4c9}, g, "Erase the marks for 1 in r4c7 and r4c8."},
	} {
		stages := prose.Writer{}.Repair(&test.grid, test.repair, explain.Stages)
		for n, stage := range stages {
			checkSentences(t, "repair", say.RC, stage)
			if told := strings.Contains(stage, "r4c7"); told && n < 2 || !told && n == 2 {
				t.Errorf("stage %d: %s", n+1, stage)
			}
		}
		if got := stages[explain.Stages-1]; got != test.last {
			t.Errorf("got %q, want %q", got, test.last)
		}
		if early := (prose.Writer{}).Repair(&g, test.repair, 0); len(early) != 1 {
			t.Errorf("stage 0: %v", early)
		}
	}
}

// The words for a whole walkthrough: title, notation and text of each step.
func BenchmarkWalkthrough(b *testing.B) {
	for name, puzzle := range map[string]string{
		"easy":     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"escargot": escargot,
	} {
		w := pipeline.Solve(grid(candidates.Classic9, puzzle))
		b.Run("puzzle="+name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				writer := prose.Writer{}
				for f := range w.Frames() {
					writer.Title(f)
					writer.Notation(f)
					writer.Text(f)
				}
			}
			b.ReportMetric(float64(len(w.Steps)), "steps")
		})
	}
}
