package say

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Ending reads why a walkthrough, of which all steps have been read, came to no solution or to several.
func (r *Replay) Ending(w *explain.Walkthrough, text string) error {
	start, l := &w.Start, w.Start.Layout()
	r.Statements++
	if a, rest, ok := match("More than one solution: {c} can be {ds}, and both can be completed. The two solutions found differ in {n} cells.", text); ok && rest == "" {
		var both candidates.DigitSet
		differ := 0
		for c := range l.Cells().All() {
			if w.Solutions[0][c] != w.Solutions[1][c] {
				differ++
			}
			for _, s := range w.Solutions[:2] {
				if d := start.Value(c); d != 0 && d != s[c] {
					return fmt.Errorf("%v is %v in the puzzle", c, d)
				}
			}
		}
		for _, s := range w.Solutions[:2] {
			both = both.With(s[a.cell(0)])
		}
		return expect(both == a.digits(1) && both.Len() == 2 && differ == a.number(2), "they differ in %d cells, and there by %s", differ, both.String())
	}
	if a, rest, ok := match("No solution: the (givens|digits) clash, because {h} has more than one {d}, at {cs}.", text); ok && rest == "" {
		var cells candidates.CellSet
		for c := range l.HouseCells(a.house(0)).All() {
			if start.Value(c) == a.digit(1) {
				cells = cells.With(c)
			}
		}
		given := strings.Contains(text, "givens")
		return expect(cells == a.cells(2) && cells.Len() > 1 && given == cells.Within(start.Givens()), "it has them at %v", cells)
	}
	a, rest, ok := match("No solution: (after {n} (step|steps) |)({h} has no place for {d}|no digit is left for {c}). ", text)
	if !ok || (a[0] == "") != (len(w.Steps) == 0) || a[0] != "" && a.number(0) != len(w.Steps) {
		return fmt.Errorf("not known, or there are %d steps: %s", len(w.Steps), text)
	}
	conflict := "So " + strings.TrimPrefix(text[:len(text)-len(rest)-1], "No solution: ")
	if _, after, cut := strings.Cut(conflict, " step"); cut {
		_, after, _ = strings.Cut(after, " ")
		conflict = "So " + after
	}
	end := w.EndFrame().Before
	rd := &reader{replay: r, step: &explain.Step{}, paper: &end, l: l, frames: []frame{{grid: end}}}
	rd.clear()
	for _, sentence := range slices.Concat(sentences(rest), []string{conflict}) {
		if err := rd.sentence(sentence); err != nil {
			return fmt.Errorf("%w\n in: %s", err, sentence)
		}
		if n := WordCount(sentence); n > MaxWords {
			return fmt.Errorf("%d words\n in: %s", n, sentence)
		}
	}
	return nil
}
