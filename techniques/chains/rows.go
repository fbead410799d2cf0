package chains

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// rows is the search for remote pairs: for rows of cells with the same two
// candidates, in which each cell sees the next.
type rows struct {
	pass   *techniques.Pass
	digits candidates.DigitSet
	like   candidates.CellSet // the cells with these candidates

	cells   [candidates.MaxCells]candidates.Cell    // the row, as far as it goes
	ahead   [candidates.MaxCells]candidates.CellSet // by the number of cells between them and the end of the row
	most    int                                     // the number of candidates that the best row between the same ends removes
	effects [2 * candidates.MaxCells]explain.Effect // memory for effects
	seen    [][]explain.Effect                      // what was reported
}

// findRemotePair reports remote pairs, each conclusion once. Between two cells
// only the shortest rows count, and of these the ones that remove most.
//
// Have: an even number of cells with the same two candidates, four or more, each in sight of the next.
//
//	(a) of two cells in sight of each other one is x and the other y;
//	(b) hence two cells with an even number of others between them are
//	    different.
//
// Hence no cell that sees two such cells is x or y.
func findRemotePair(p *techniques.Pass) {
	s := rows{pass: p}
	for left := p.Bivalue(); !left.IsEmpty(); left = left.AndNot(s.like) {
		s.digits = p.Grid.Candidates(left.First())
		s.like = left
		for ds := s.digits; ds != 0; {
			d, _ := ds.Next()
			s.like = s.like.And(p.Grid.Places(d))
		}
		if s.like.Len() < 4 {
			continue
		}
		for firsts := s.like; firsts.Len() > 1; {
			s.cells[0], _ = firsts.Next()
			lasts := firsts
			for last, ok := lasts.Next(); ok; last, ok = lasts.Next() {
				s.most = 0
				if between, ok := s.measure(last); ok && s.extend(1, between, false) && s.most > 0 && !s.extend(1, between, true) {
					return
				}
			}
		}
	}
}

// measure finds the cells on the shortest way from each of the like cells to the last. It
// returns how many are between the first and the last; ok is false if no row of four cells or
// more, and an even number of them, connects these.
func (s *rows) measure(last candidates.Cell) (between int, ok bool) {
	l := s.pass.Grid.Layout()
	near := candidates.Cells(last)
	left := s.like.Without(last)
	for n := 0; !near.IsEmpty(); n++ {
		s.ahead[n] = near
		var next candidates.CellSet
		for c, ok := near.Next(); ok; c, ok = near.Next() {
			next = next.Or(l.Peers(c))
		}
		near = next.And(left)
		left = left.AndNot(near)
		if near.Has(s.cells[0]) {
			return n, n >= 2 && n%2 == 0
		}
	}
	return 0, false
}

// extend completes the row of n cells in every way, with so many cells between its
// last cell and its end. It counts what the rows remove, or reports the best.
func (s *rows) extend(n, between int, report bool) (more bool) {
	next := s.ahead[between].And(s.pass.Grid.Layout().Peers(s.cells[n-1]))
	for c, ok := next.Next(); ok; c, ok = next.Next() {
		s.cells[n] = c
		if between == 0 {
			if !s.judge(s.cells[:n+1], report) {
				return false
			}
		} else if !s.extend(n+1, between-1, report) {
			return false
		}
	}
	return true
}

// judge counts what a row removes, or reports the row if none removes more.
func (s *rows) judge(row []candidates.Cell, report bool) (more bool) {
	n := len(row)
	ends := 0
	for ds := s.digits; ds != 0; {
		d, _ := ds.Next()
		ends += s.targets(d, row[0], row[n-1]).Len()
	}
	if ends == 0 {
		return true
	}
	effects := s.removed(row)
	if !s.needsAll(row, effects) {
		return true
	}
	if !report {
		s.most = max(s.most, len(effects))
	}
	if !report || len(effects) < s.most {
		return true
	}
	step := s.step(row)
	if slices.ContainsFunc(s.seen, func(other []explain.Effect) bool { return slices.Equal(other, step.Effects) }) {
		return true
	}
	s.seen = append(s.seen, step.Effects)
	return s.pass.Report(step)
}

// removed collects what the row removes.
func (s *rows) removed(row []candidates.Cell) []explain.Effect {
	effects := s.effects[:0]
	for ds := s.digits; ds != 0; {
		d, _ := ds.Next()
		var lost candidates.CellSet
		for i := range row {
			for j := i + 3; j < len(row); j += 2 {
				lost = lost.Or(s.targets(d, row[i], row[j]))
			}
		}
		for c, ok := lost.Next(); ok; c, ok = lost.Next() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	return effects
}

// needsAll reports whether the effects need each cell of the row.
func (s *rows) needsAll(row []candidates.Cell, effects []explain.Effect) bool {
	var items [candidates.MaxCells]candidates.Item
	for i, c := range row {
		items[i] = candidates.CellItem(c)
	}
	return needs.All(s.pass.Grid, items[:len(row)], effects)
}

// targets returns the cells that lose the digit because of two cells.
func (s *rows) targets(d candidates.Digit, a, b candidates.Cell) candidates.CellSet {
	l := s.pass.Grid.Layout()
	return s.pass.Grid.Places(d).And(l.Peers(a)).And(l.Peers(b))
}

// step returns the row as a step: the chains on either digit from end to end,
// and those on parts of the row that remove more.
func (s *rows) step(row []candidates.Cell) explain.Step {
	var parts []explain.Evidence
	var effects []explain.Effect
	for length := len(row); length >= 4; length -= 2 {
		for i := 0; i+length <= len(row); i++ {
			for d := range s.digits.All() {
				more := slices.DeleteFunc(explain.Removals(d, s.targets(d, row[i], row[i+length-1])),
					func(e explain.Effect) bool { return slices.Contains(effects, e) })
				if len(more) > 0 {
					parts = append(parts, s.chain(d, row[i:i+length]))
					effects = append(effects, more...)
				}
			}
		}
	}
	if len(parts) == 1 {
		return explain.NewStep(parts[0], effects...)
	}
	return explain.NewStep(explain.Joined{Parts: parts}, effects...)
}

// chain returns the chain over the cells that begins and ends with the digit.
func (s *rows) chain(d candidates.Digit, row []candidates.Cell) (e explain.Chain) {
	other := s.digits.Without(d).First()
	for i, c := range row {
		if i > 0 {
			e.Links = append(e.Links, nil)
		}
		in := candidates.Cells(c)
		e.Nodes = append(e.Nodes, explain.Node{Digit: d, Cells: in}, explain.Node{Digit: other, Cells: in})
		e.Links = append(e.Links, explain.Link{candidates.CellItem(c)})
		d, other = other, d
	}
	return e
}

// isRemotePair reports whether it is four cells or more with the same two candidates, each in sight of the next.
func isRemotePair(p *techniques.Pattern) bool {
	return p.Chain.OverCells(4) && explain.Chain{Nodes: p.Chain.Nodes}.Digits(p.Grid).Len() == 2
}
