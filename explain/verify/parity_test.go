package verify_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// tridagon returns a board on which only twelve cells of four boxes have lost candidates, the one line that
// argues by parity, and the cells. The shape gives the columns of each box from row to row. Cells have three
// digits; the first cell has another one besides.
func tridagon(shape [4][3]int) (g candidates.Grid, line explain.Line, cells []candidates.Cell) {
	g = candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	corners := [4][2]int{{1, 1}, {1, 4}, {4, 4}, {4, 1}} // the way round, along a row first
	line.Rule = explain.RuleParity
	for i, order := range shape {
		var link []candidates.Candidate
		for row, column := range order {
			c := candidates.At(corners[i][0]+row, corners[i][1]+column)
			for d := range g.Candidates(c).All() {
				switch {
				case d <= 3:
					link = append(link, candidates.Of(c, d))
				case len(cells) > 0 || d > 4:
					g.Remove(c, d)
				}
			}
			cells = append(cells, c)
			line.Needs = append(line.Needs, candidates.CellItem(c))
		}
		line.Links = append(line.Links, link)
	}
	line.Claim = explain.SomeOf(candidates.Of(cells[0], 4))
	return g, line, cells
}

// fillable reports whether three digits can fill the cells.
func fillable(cells []candidates.Cell, filled []candidates.Digit) bool {
	if len(filled) == len(cells) {
		return true
	}
	c := cells[len(filled)]
	for d := candidates.Digit(1); d <= 3; d++ {
		clash := false
		for i, other := range filled {
			clash = clash || other == d && candidates.Classic9.Sees(c, cells[i])
		}
		if !clash && fillable(cells, append(slices.Clone(filled), d)) {
			return true
		}
	}
	return false
}

// Of all shapes of four boxes the parity of those and only those is odd that three digits cannot fill.
func TestParity(t *testing.T) {
	orders := [...][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}
	accepted := 0
	for n := range len(orders) * len(orders) * len(orders) {
		shape := [4][3]int{orders[n%6], orders[n/6%6], orders[n/36], orders[n*7%6]}
		g, line, cells := tridagon(shape)
		step := explain.NewStep(explain.Exclusion{}, explain.Place(cells[0], 4))
		right := verify.Argument(&g, &step, explain.Argument{line}) == nil
		if right == fillable(cells, nil) {
			t.Errorf("%v: accepted is %v", shape, right)
		}
		if right {
			accepted++
		}
	}
	if accepted == 0 {
		t.Error("no parity is odd")
	}
}

// A line that argues by parity is rejected if anything is wrong with it.
func TestWrongParity(t *testing.T) {
	odd := [4][3]int{{0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 2, 1}}
	for what, change := range map[string]func(g *candidates.Grid, line *explain.Line){
		"a cell may hold another digit": func(g *candidates.Grid, line *explain.Line) {
			c, _ := line.Needs[5].Cell()
			*g = candidates.NewGrid(candidates.Classic9, candidates.Filling{})
			for _, item := range line.Needs {
				other, _ := item.Cell()
				for d := candidates.Digit(5); d <= 9 && other != c; d++ {
					g.Remove(other, d)
				}
			}
		},
		"a cell is no need":     func(_ *candidates.Grid, line *explain.Line) { line.Needs = line.Needs[1:] },
		"a need is there twice": func(_ *candidates.Grid, line *explain.Line) { line.Needs[1] = line.Needs[2] },
		"a need is a house":     func(_ *candidates.Grid, line *explain.Line) { line.Needs[1] = candidates.HouseItem(1, 0) },
		"a link is missing":     func(_ *candidates.Grid, line *explain.Line) { line.Links = line.Links[1:] },
		"a link has two cells":  func(_ *candidates.Grid, line *explain.Line) { line.Links[2] = line.Links[2][3:] },
		"there are four digits": func(_ *candidates.Grid, line *explain.Line) { line.Links[0] = append(line.Links[0], line.Claim.Of[0]) },
		"the way round is broken": func(_ *candidates.Grid, line *explain.Line) {
			line.Links[1], line.Links[2] = line.Links[2], line.Links[1]
		},
		"the same link is there twice": func(_ *candidates.Grid, line *explain.Line) { line.Links[1] = line.Links[0] },
		"it claims a contradiction":    func(_ *candidates.Grid, line *explain.Line) { line.Claim = explain.SomeOf() },
		"it claims that none is true":  func(_ *candidates.Grid, line *explain.Line) { line.Claim = explain.NoneOf(line.Claim.Of...) },
		"it rests on itself":           func(_ *candidates.Grid, line *explain.Line) { line.From = []int{1} },
	} {
		g, line, cells := tridagon(odd)
		step := explain.NewStep(explain.Exclusion{}, explain.Place(cells[0], 4))
		if err := verify.Argument(&g, &step, explain.Argument{line}); err != nil {
			t.Fatalf("before: %v", err)
		}
		change(&g, &line)
		if !line.Claim.Some {
			step = explain.NewStep(explain.Exclusion{}, explain.Remove(cells[0], 4))
		}
		if err := verify.Argument(&g, &step, explain.Argument{line}); err == nil {
			t.Errorf("%s, and it is accepted", what)
		}
	}
}
