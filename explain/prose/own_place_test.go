package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
)

// What a digit strikes in one of its own places is told by the others, proved and argued. The sentence is refused of a
// cell that is no place.
func TestStruckInOwnPlace(t *testing.T) {
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic9, "nonconsecutive"), candidates.Filling{})
	for _, col := range []int{1, 2, 3, 4, 5, 6, 9} {
		g.Remove(candidates.At(1, col), 5)
	}
	five := explain.Common{Items: []candidates.Item{candidates.HouseItem(5, g.Layout().HousesOf(candidates.At(1, 7)).First())}}
	s := explain.NewStep(five, explain.Remove(candidates.At(1, 7), 6))
	s.Technique = explain.Ref{Code: "common-conflict", Name: "Common Conflict"}
	f := &explain.Frame{Number: 1, Step: &s, Before: g}
	if err := verify.Step(&g, &s); err != nil {
		t.Error(err)
	}
	if a, ok := argue.Step(&g, &s); !ok || verify.Argument(&g, &s, a) != nil {
		t.Errorf("the argument %v does not hold", a)
	}
	const want = "5 in row 1 is at r1c7 or r1c8. 6 in r1c7 takes one of these places and rules out the other: r1c8 by the nonconsecutive rule. So remove 6 from r1c7."
	if text := (prose.Writer{}).Text(f); !strings.Contains(text, want) {
		t.Errorf("got %q, want %q", text, want)
	}
	var replay say.Replay
	if effects, err := replay.Step(1, &s, &g, prose.Writer{}.Said(f)); err != nil || len(effects) != 1 {
		t.Errorf("it does %v: %v", effects, err)
	}
	by := []say.Sentence{say.PlacesByClue(candidates.Cells(candidates.At(1, 8)), &g.Layout().Clues()[0])}
	told := say.States([]say.Sentence{say.StandsAt(5, candidates.House(0), candidates.Cells(candidates.At(1, 7), candidates.At(1, 8)))})
	wrong := say.Says(told, say.TakesOne(1, 6, candidates.At(1, 9), by))
	if _, err := replay.Step(1, &s, &g, wrong); err == nil || !strings.Contains(err.Error(), "takes none") {
		t.Errorf("of a cell that is no place: %v", err)
	}
}
