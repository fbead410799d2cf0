package practice_test

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
	"pencilmark/techniques/practice"
)

// drawn returns a board of a drill as a terminal of 80 columns shows it.
func drawn(t *testing.T, b practice.Board, g candidates.Grid) string {
	t.Helper()
	f := b.Figure()
	f.Grid = g
	var out bytes.Buffer
	if err := text.New(text.Options{Width: 80}).Figure(&out, f); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Each of four boards shows the pencil marks that decide whether the pattern is there, so that the odd one out
// can be found: without one of them, or with one more, the board looks different. Nothing tells it from the others: what
// must be shown depends on the pattern alone. Of the clues on a board those are shown by which the pattern goes.
func TestDrillIsDrawn(t *testing.T) {
	seeds := uint64(1)
	if notationtest.Thorough() {
		seeds = 5
	}
	tasks, marks, clued := 0, 0, 0
	for seed := range seeds {
		for i, of := range practice.Practised() {
			if testing.Short() && i%4 > 0 {
				continue
			}
			task, err := practice.New(of, practice.WhichIsNot, seed)
			if errors.Is(err, practice.ErrNone) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			tasks++
			for n, b := range task.Boards {
				if len(b.Grid.Layout().Clues()) > 0 {
					clued++
					showsClues(t, b)
				}
				shown := drawn(t, b, b.Grid)
				about := b.Figure().About
				if b.Near {
					k := b.InWay
					if !about.Cells.Has(k.Cell()) && !about.Digits.Has(k.Digit()) || drawn(t, b, b.Open()) == shown {
						t.Errorf("%s: board %c does not show %v, which is in the way of\n%v\n%s", task.ID(), 'A'+n, k, b.Step.Evidence, shown)
					}
				}
				for _, item := range b.Step.Premises {
					for _, k := range b.Grid.AppendCandidates(nil, item) {
						if !b.Grid.Open().Has(k.Cell()) {
							continue
						}
						without := b.Grid
						without.Remove(k.Cell(), k.Digit())
						if marks++; drawn(t, b, without) == shown {
							t.Errorf("%s: board %c does not show %v of %v\n%s", task.ID(), 'A'+n, k, item, shown)
						}
					}
				}
			}
		}
	}
	t.Logf("%d tasks, %d pencil marks, %d boards with clues", tasks, marks, clued)
	if tasks < 15 || clued < 4 {
		t.Errorf("only %d tasks, %d boards with clues", tasks, clued)
	}
}

// showsClues checks that the clues that a board shows are its own, some of each kind that the step names, and that the step
// names a cell of each.
func showsClues(t *testing.T, b practice.Board) {
	t.Helper()
	w := prose.Writer{}
	told := w.Text(&explain.Frame{Number: 1, Step: &b.Step, Before: b.Open()})
	shown := map[*candidates.ClueKind]bool{}
	own := b.Grid.Layout().Clues()
	for _, c := range b.Figure().Clues {
		shown[c.Kind] = true
		if !slices.ContainsFunc(own, func(other candidates.Clue) bool { return reflect.DeepEqual(other, *c) }) {
			t.Errorf("%v is shown, which is not on the board of %s", c, told)
		}
		if !slices.ContainsFunc(slices.Collect(c.Cells().All()), func(c candidates.Cell) bool { return strings.Contains(told, c.String()) }) {
			t.Errorf("%v is shown, of which nothing is named in\n%s", c, told)
		}
	}
	for _, c := range own {
		if len(shown) == 0 || !shown[c.Kind] && strings.Contains(told, w.Language.Clue(c.Kind)) {
			t.Errorf("%v is not among the %v that are shown of\n%s", w.Language.Clue(c.Kind), len(shown), told)
		}
	}
}
