package prose_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// What a clue rules out in the cells beside a target is told before what these can then be. The sentence is refused of a digit
// that the clue allows, and the ways are not all told without it.
func TestExclusionByClue(t *testing.T) {
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic9, "white: r5c6 r6c6"), candidates.Filling{})
	target, beside := candidates.Of(candidates.At(5, 6), 7), candidates.At(6, 6)
	keep := func(c candidates.Cell, ds ...candidates.Digit) {
		for d := range (g.Candidates(c) &^ candidates.Digits(ds...)).All() {
			g.Remove(c, d)
		}
	}
	keep(beside, 4, 6, 8)
	keep(candidates.At(6, 1), 6)
	keep(candidates.At(6, 2), 8)
	e := explain.Exclusion{Target: target, Beside: candidates.Cells(beside), Ways: []explain.Way{
		{Digits: []candidates.Digit{6}, Set: candidates.Cells(candidates.At(6, 1))},
		{Digits: []candidates.Digit{8}, Set: candidates.Cells(candidates.At(6, 2))},
	}}
	if err := e.Check(&g); err != nil {
		t.Fatal(err)
	}
	s := explain.NewStep(e, explain.Remove(target.Cell(), target.Digit()))
	s.Technique = explain.Ref{Code: "aligned-pair-exclusion", Name: "Aligned Pair Exclusion"}
	f := &explain.Frame{Number: 1, Step: &s, Before: g}
	const want = "Suppose that r5c6 is 7. That rules out 4 in r6c6 by the white dot between r5c6 and r6c6. Then r6c6 is 6 or 8."
	if text := (prose.Writer{}).Text(f); !strings.Contains(text, want) {
		t.Errorf("got %q, want %q", text, want)
	}
	told := prose.Writer{}.Said(f)
	var replay say.Replay
	if effects, err := replay.Step(1, &s, &g, told); err != nil || len(effects) != 1 {
		t.Errorf("it does %v: %v", effects, err)
	}
	dot := &g.Layout().Clues()[0]
	for want, wrong := range map[string][]say.Sentence{
		"does not rule out": {say.RulesOutBeside(candidates.Digits(4, 6), beside, dot)},
		"r6c6 is 468":       nil,
	} {
		said := slices.Concat(told[0].Said[:1], wrong, told[0].Said[2:])
		if _, err := replay.Step(1, &s, &g, say.Says(said...)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}
