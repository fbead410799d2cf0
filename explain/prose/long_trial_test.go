package prose_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// Of a trial of thousands of lines at normal detail a trial within it is told in one sentence, with the number of its
// lines; its notation leaves them out. Full detail tells them all. A sentence with another number is refused.
func TestLongTrial(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for _, c := range []candidates.Cell{candidates.At(1, 2), candidates.At(1, 3)} {
		for d := candidates.Digit(3); d <= 9; d++ {
			g.Remove(c, d)
		}
	}
	middle := candidates.Of(candidates.At(5, 5), 5)
	trial := func(inner int) *explain.Frame {
		filler := explain.NewSingle(candidates.Of(candidates.At(9, 9), 9), candidates.CellItem(candidates.At(9, 9)))
		within := explain.NewStep(explain.Trial{
			Assume: middle, Branch: slices.Repeat([]explain.Step{filler}, inner), Conflict: candidates.CellItem(candidates.At(9, 8)),
		}, explain.Remove(middle.Cell(), middle.Digit()))
		single := explain.NewSingle(candidates.Of(candidates.At(1, 2), 2), candidates.CellItem(candidates.At(1, 2)))
		whole := explain.NewStep(explain.Trial{
			Assume: candidates.Of(candidates.At(1, 1), 1), Branch: []explain.Step{within, single}, Conflict: candidates.CellItem(candidates.At(1, 3)),
		}, explain.Remove(candidates.At(1, 1), 1))
		return &explain.Frame{Number: 1, Step: &whole, Before: g}
	}
	f := trial(1234)
	w := prose.Writer{Detail: prose.Normal}
	_, notation, text := w.Texts(f)
	for _, want := range []string{
		"The main lines are these. Full detail tells 1234 more. Suppose r1c1 is 1.",
		"\n  1. 5 in r5c5 leads to an impossible board within 1234 lines, so r5c5 is not 5.\n  2. ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q lacks %q", text, want)
		}
	}
	if want := "[(5)r5c5: ... => r5c5<>5]"; !strings.Contains(notation, want) {
		t.Errorf("%q lacks %q", notation, want)
	}
	said := w.Said(f)
	var replay say.Replay
	if effects, err := replay.Step(1, f.Step, &g, said); err != nil || len(effects) != 1 || effects[0] != f.Step.Effects[0] {
		t.Errorf("the text does %v: %v", effects, err)
	}
	if _, err := replay.Step(1, trial(1233).Step, &g, said); err == nil {
		t.Error("another number of lines is told, and not refused")
	}
	wrong := slices.Clone(said)
	wrong[0].Said = append([]say.Sentence{say.MainLines(1233)}, said[0].Said[1:]...)
	if _, err := replay.Step(1, f.Step, &g, wrong); err == nil {
		t.Error("another number of lines is left out, and not refused")
	}
	if whole := (prose.Writer{}).Text(f); strings.Contains(whole, "within 1234 lines") || strings.Count(whole, "\n") < 1234 {
		t.Errorf("at full detail there are %d lines", strings.Count(whole, "\n"))
	}
	if _, _, short := w.Texts(trial(400)); strings.Contains(short, "main lines") || strings.Count(short, "\n") < 400 {
		t.Errorf("of 400 lines %d are told", strings.Count(short, "\n"))
	}
}
