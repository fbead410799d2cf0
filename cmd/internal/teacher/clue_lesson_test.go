package teacher

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/fallback"
)

// Each kind of clue has a lesson, by its code and by its name, on a puzzle with one solution. A clue with cells that adds
// no house has a near miss, which says what is wrong.
func TestClueLessons(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	s, err := (&Choice{}).settings("human")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range clues.All {
		for _, name := range []string{k.Code, k.Name} {
			if m, err := Find(name, nil); err != nil || m.Clue == nil {
				t.Errorf("%s means %+v, %v", name, m, err)
			}
		}
		if page := CluePages[k.Code]; !strings.HasSuffix(page.Edges, ".") || !strings.HasSuffix(page.First, ".") {
			t.Errorf("%s has the page %q", k.Code, page)
		}
		if testing.Short() && (k == clues.Nonconsecutive || k == clues.NegativeBlack || k == clues.NegativeXV) {
			continue // on large boards, a second each
		}
		l, err := NewClueLesson(t.Context(), k, s, false)
		if err != nil {
			t.Errorf("%s: %v", k.Code, err)
			continue
		}
		g := l.Grid()
		if r := fallback.Solve(t.Context(), &g, 2, fallback.Budget{}); len(r.Solutions) != 1 || r.Solutions[0].Text(g.Layout()) != l.Solution {
			t.Errorf("%s: the example has %d solutions", k.Code, len(r.Solutions))
		}
		all := g.Layout().Clues()
		if len(all) == 0 {
			continue
		}
		houses := g.Layout().HousesOfKind(candidates.Extra) != 0
		if cells := !all[0].Cells().IsEmpty(); !houses && cells != (l.Near != "") {
			t.Errorf("%s: the near miss is %q", k.Code, l.Near)
		}
		if !strings.Contains(l.Alone, ".") {
			t.Errorf("%s: alone it says %q", k.Code, l.Alone)
		}
	}
	if len(CluePages) != len(clues.All) {
		t.Errorf("%d pages for %d kinds", len(CluePages), len(clues.All))
	}
}

// What a thermometer of three leaves on a board of six, and what breaks it, is known.
func TestWhatAClueLeaves(t *testing.T) {
	line := []candidates.Cell{candidates.At(1, 1), candidates.At(1, 2), candidates.At(1, 3)}
	var solution candidates.Filling
	for i, c := range line {
		solution[c] = candidates.Digit(i + 2)
	}
	alone, near := shownBy(t.Context(), candidates.Classic6, candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{line}}, &solution, nil)
	if !strings.Contains(alone, "it leaves r1c1 1234, r1c2 2345, r1c3 3456.") {
		t.Errorf("alone: %s", alone)
	}
	if want := "Nearly right, and wrong: r1c1=3, r1c2=3, r1c3=4. r1c1=3 and r1c2=3 cannot both be."; near != want {
		t.Errorf("near: %s", near)
	}
}
