package prose_test

import (
	"errors"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// A candidate that an arrow keeps from one end of a chain does not see that end: of each end is said what excludes it.
func TestEndsExcludedByClue(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "arrow: r8c7 = r7c6 r6c5")
	g := candidates.NewGrid(l, candidates.Filling{})
	only := func(d candidates.Digit, in, at candidates.CellSet) {
		for c := range in.AndNot(at).All() {
			g.Remove(c, d)
		}
	}
	for d := range l.Digits().Without(1).Without(3).All() {
		g.Remove(candidates.At(6, 5), d)
	}
	only(1, l.HouseCells(l.RowOf(candidates.At(9, 1))), candidates.Cells(candidates.At(9, 1), candidates.At(9, 5)))
	only(3, l.HouseCells(l.BoxOf(candidates.At(9, 1))), candidates.Cells(candidates.At(9, 1), candidates.At(8, 1)))
	found := false
	techniques.NewRunner([]*techniques.Technique{techniques.Lookup(suite.All(), "discontinuous-nice-loop")}).All(&g, func(s explain.Step) bool {
		if s.Effects[0] != explain.Remove(candidates.At(8, 7), 3) {
			return true
		}
		found = true
		f := &explain.Frame{Number: 1, Step: &s, Before: g}
		text := prose.Writer{}.Said(f)
		if effects, err := replayStep(&say.Replay{}, f, []say.Text{text}); err != nil || sameEffects(effects, s.Effects) != nil {
			t.Errorf("%v: %s", err, written(f, []say.Text{text}))
		}
		if told := (prose.Writer{}).Text(f); !strings.Contains(told, "3 could not be in r6c5 (arrow)") {
			t.Errorf("not excluded by the arrow: %s", told)
		}
		return true
	})
	if !found {
		t.Error("no chain was found")
	}
}

// What a clue excludes beside a placed digit is told by that clue, where all candidates of a cell exclude the same.
func TestCommonConflictBesidePlaced(t *testing.T) {
	at := candidates.At
	l := cluestest.Board(t, candidates.Classic9, "lockout: r3c2 r2c3 r1c1")
	g := candidates.NewGrid(l, candidates.Filling{})
	for d := range l.Digits().Without(1).Without(2).Without(6).All() {
		g.Remove(at(3, 2), d)
	}
	for d := range l.Digits().Without(1).Without(2).Without(6).All() {
		g.Remove(at(1, 1), d)
	}
	g.Place(at(2, 3), 5)
	e := explain.Common{Items: []candidates.Item{candidates.CellItem(at(3, 2))}}
	effect := explain.Remove(at(1, 1), 1)
	step := explain.NewStep(e, effect)
	if err := errors.Join(e.Check(&g), e.Concludes(&g, effect)); err != nil {
		t.Fatal(err)
	}
	f := &explain.Frame{Number: 1, Step: &step, Before: g}
	text := prose.Writer{}.Said(f)
	if err := replayText(f, text[0].Said...); err != nil || !strings.Contains((say.Words{Layout: l}).Text(text), "2 and 6 by the lockout line") {
		t.Errorf("%v: %s", err, written(f, []say.Text{text}))
	}
}
