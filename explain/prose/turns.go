package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// turns is a line that counts cells with the same two digits, each in sight of the next, so that the digits take
// turns: the two at the ends are not both the digit that the supposition leaves there.
type turns struct {
	cells []candidates.Cell
	pair  candidates.DigitSet
	both  candidates.Digit // which the ends are not
}

// turnsOf finds in a line what it counts; ok is false if that is something else.
func (t *argumentTeller) turnsOf(line *explain.Line) (c turns, ok bool) {
	n := len(line.Needs)
	if line.Rule != explain.RuleCount || n < 4 || n%2 > 0 || len(line.Links) != n-1 || len(line.From) != 1 {
		return c, false
	}
	for _, item := range line.Needs {
		cell, isCell := item.Cell()
		if !isCell {
			return c, false
		}
		c.cells = append(c.cells, cell)
	}
	for i, link := range line.Links {
		cells, digits := explain.CellsAndDigits(link)
		d, same := digits.Single()
		if !same || len(link) != 2 || cells != candidates.Cells(c.cells[i], c.cells[i+1]) || i > 1 && d != line.Links[i-2][0].Digit() {
			return c, false
		}
		c.pair = c.pair.With(d)
	}
	c.both = line.Links[0][0].Digit()
	other, two := c.pair.Without(c.both).Single()
	denied := t.lines[line.From[0]-1].Claim
	return c, two && !denied.Some && slices.Equal(denied.Of, explain.SomeOf(candidates.Of(c.cells[0], other), candidates.Of(c.cells[n-1], other)).Of)
}

// takeTurns tells such a line. Cells that a line before has gone through are not named again.
func (t *argumentTeller) takeTurns(n int) (told []say.Sentence, ok bool) {
	c, ok := t.turnsOf(&t.lines[n-1])
	if !ok {
		return nil, false
	}
	so := say.NotBoth(c.cells[0], c.cells[len(c.cells)-1], c.both)
	for before := range n - 1 {
		if other, ok := t.turnsOf(&t.lines[before]); ok && other.hold(c.cells) {
			return one(say.InTurnOf(c.pair, say.Lines{before + 1}, so)), true
		}
	}
	told = append(one(say.CellsInTurn(c.cells, c.pair)), eachSees(t.Layout, c.cells)...)
	return append(told, say.InTurn(c.pair, so)), true
}

// hold reports whether these cells are a part of the others, in the same order or the other way round.
func (c turns) hold(cells []candidates.Cell) bool {
	for range 2 {
		if i := slices.Index(c.cells, cells[0]); i >= 0 && i+len(cells) <= len(c.cells) && slices.Equal(c.cells[i:i+len(cells)], cells) {
			return true
		}
		cells = slices.Clone(cells)
		slices.Reverse(cells)
	}
	return false
}

// turns returns the cells in which the digits of the chain take turns, those of the longest of several patterns
// if the chain is a part of it.
func (s *chain) turns() (cells []candidates.Cell, ok bool) {
	cells, ok = s.e.Turns(&s.f.Before)
	if ok && (turns{cells: s.turnCells}).hold(cells) {
		cells = s.turnCells
	}
	return cells, ok
}

// longestTurns returns the cells of the longest chain among patterns in which two digits take turns, nil if there is none.
func longestTurns(g *candidates.Grid, parts []explain.Evidence) (longest []candidates.Cell) {
	for _, part := range parts {
		if e, ok := part.(explain.Chain); ok {
			if cells, _ := e.Turns(g); len(cells) > len(longest) {
				longest = cells
			}
		}
	}
	return longest
}

// alternation says why two digits take turns in the cells.
func (s *chain) alternation(cells []candidates.Cell) []say.Sentence {
	pair := s.f.Before.Candidates(cells[0])
	told := append(one(say.CellsInTurn(cells, pair)), eachSees(s.layout, cells)...)
	return append(told, say.So(one(say.TakeTurns(pair))))
}

// eachSees says along what each of the cells sees the next.
func eachSees(l *candidates.Layout, cells []candidates.Cell) (told []say.Sentence) {
	var ways say.WaysInTurn
	for i, c := range cells[1:] {
		ways = append(ways, way(l, explain.Sights(l, c, candidates.Cells(cells[i]))[0]))
	}
	const most = 10
	lead := say.EachSees
	for some := range slices.Chunk(ways, most) {
		told = append(told, lead(some))
		lead = say.ThenSees
	}
	return told
}
