package single

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
)

// A sum of which a cell was filled after it was found makes a step that stands on the grid as it is then.
func TestSumWithFilledCell(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic4, "cage 6: r1c1 r1c2 r1c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	filled, open := candidates.At(1, 1), []candidates.Cell{candidates.At(1, 2), candidates.At(1, 3)}
	g.Place(filled, 3)
	p := &suppose.Pattern{Sum: &l.Counting()[0].Alone()[0], Needs: []candidates.Item{candidates.CellItem(filled)}}
	for _, c := range open {
		p.Needs = append(p.Needs, candidates.CellItem(c))
	}
	p.Strikes = []candidates.Candidate{candidates.Of(open[0], 4)} // 3 and two of 1, 2
	s := pattern(&g, p)
	e := s.Evidence.(explain.Sum)
	if err := e.Check(&g); err != nil {
		t.Errorf("%v", err)
	}
	if e.Cells != candidates.Cells(open...) {
		t.Errorf("the step cites %v, not %v", e.Cells, open)
	}
	for _, x := range s.Effects {
		if err := e.Concludes(&g, x); err != nil {
			t.Errorf("%v: %v", x, err)
		}
	}
}
