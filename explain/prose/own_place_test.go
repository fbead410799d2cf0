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
	wrong := say.Says(told, say.TakesOne(1, candidates.Digits(6), candidates.At(1, 9), by))
	if _, err := replay.Step(1, &s, &g, wrong); err == nil || !strings.Contains(err.Error(), "takes none") {
		t.Errorf("of a cell that is no place: %v", err)
	}
}

// Digits that go from a cell in the same way are told at once, and each of them must go so.
func TestRuledOutAtOnce(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 16: r1c7 r1c8 r2c8")
	g := candidates.NewGrid(l, candidates.Filling{})
	box := candidates.HouseOf(candidates.Box, 3)
	places := candidates.Cells(candidates.At(1, 8), candidates.At(2, 8))
	for c := range l.HouseCells(box).AndNot(places).All() {
		g.Remove(c, 4)
	}
	corner := candidates.At(1, 7)
	var effects []explain.Effect
	for _, d := range []candidates.Digit{1, 2, 8} {
		effects = append(effects, explain.Remove(corner, d))
	}
	s := explain.NewStep(explain.Common{Items: []candidates.Item{candidates.HouseItem(4, box)}}, effects...)
	s.Technique = explain.Ref{Code: "common-conflict", Name: "Common Conflict"}
	f := &explain.Frame{Number: 1, Step: &s, Before: g}
	const want = "4 in box 3 is at r1c8 or r2c8. Each rules out 1, 2 and 8 in r1c7: r1c8 and r2c8 by the cage of 16 at r1c7. So remove 1, 2 and 8 from r1c7."
	if text := (prose.Writer{}).Text(f); !strings.Contains(text, want) {
		t.Errorf("got %q, want %q", text, want)
	}
	var replay say.Replay
	if effects, err := replay.Step(1, &s, &g, prose.Writer{}.Said(f)); err != nil || len(effects) != 3 {
		t.Errorf("it does %v: %v", effects, err)
	}
	by := []say.Sentence{say.PlacesByClue(places, &l.Clues()[0])}
	told := say.States([]say.Sentence{say.StandsAt(4, box, places)})
	for ds, want := range map[candidates.DigitSet]bool{candidates.Digits(1, 2, 8): true, candidates.Digits(1, 2, 3): false, 0: false} {
		_, err := say.Check(&g, nil, []say.Sentence{told, say.EachRulesOut(2, ds, candidates.Cells(corner), by)})
		if (err == nil) != want {
			t.Errorf("of %v: %v", ds, err)
		}
	}
}
