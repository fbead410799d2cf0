package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Sum is houses and clues that are added up, and what that leaves of cells: some candidate is in no way to fill them.
// So 17 in two cells is 8 and 9, the only cell of a row that no cage covers is 45 less the cages, and a row adds up to the
// same as a box that it crosses, also without the cells that both have.
type Sum struct {
	candidates.Added
	// Cells are those whose candidates count. The others may hold any digit, but for filled ones.
	Cells candidates.CellSet
}

// Record says what documents have of it.
func (s *Sum) Record() Record {
	return Record{
		About: "Houses and clues that are added up, and the ways to fill the cells that do not cancel out: cells that " +
			"see each other differ. Each house adds up to the sum of all digits, 45 on a board of nine. One clue " +
			"alone that counts once need not be a sum; its ways are those that keep it. Premises: the cells. A " +
			"candidate goes that is in no way, and a digit is placed that is in each.",
		Fields: []Field{
			{Name: "houses", At: (*SomeHouses)(&s.Houses), About: "The houses that are added up. They may be none. No cell is in two of them, unless houses are taken away."},
			{Name: "less", At: &s.Less, Optional: true, About: "Houses that are taken away from the others, if any: what both have cancels out."},
			{Name: "clues", At: &s.Clues, About: "The clues that are added to the houses or taken away, in the order of the document, then by part. They may be none."},
			{Name: "cells", At: (*SomeCells)(&s.Cells), About: "The cells whose candidates count. Other open cells of the sum may hold any digit. They may be none."},
		},
	}
}

// NewSum returns the evidence of all open cells of what is added up.
func NewSum(g *candidates.Grid, a candidates.Added) Sum {
	return Sum{a, a.Spans(g.Layout()).And(g.Open())}
}

// Premises returns the cells.
func (s Sum) Premises() []candidates.Item { return cellItems(s.Cells) }

// Digits returns the digits of the cells that are open.
func (s Sum) Digits(g *candidates.Grid) candidates.DigitSet {
	return g.CandidatesIn(s.Spans(g.Layout()).And(g.Open()))
}

// Check reports whether the board has the houses and the clues, and they add up to something of the cells.
func (s Sum) Check(g *candidates.Grid) error {
	l := g.Layout()
	if err := s.Added.Check(l); err != nil {
		return err
	}
	if spans := s.Spans(l).And(g.Open()); !s.Cells.Within(spans) {
		return fmt.Errorf("the sum says nothing of %v", s.Cells.AndNot(spans))
	}
	for c := range s.Cells.All() {
		if g.Candidates(c) == 0 {
			return fmt.Errorf("nothing is left for %v", c)
		}
	}
	if s.Ways(l) == nil {
		return fmt.Errorf("the ways to fill %v are too many to be counted", s.Spans(l))
	}
	return nil
}

// May returns what a cell may hold as far as the evidence says.
func (s Sum) May(g *candidates.Grid) func(candidates.Cell) candidates.DigitSet {
	return g.Counting(s.Cells)
}

// MayBeside returns what a cell may hold as far as the evidence says, beside filled cells of the sum that it sees.
func (s Sum) MayBeside(g *candidates.Grid) func(candidates.Cell) candidates.DigitSet {
	may, l := s.May(g), g.Layout()
	filled := s.Spans(l).AndNot(g.Open())
	return func(c candidates.Cell) candidates.DigitSet {
		ds := may(c)
		for x := range filled.And(l.Peers(c)).All() {
			ds = ds.Without(g.Value(x))
		}
		return ds
	}
}

// Left returns what the ways leave of each cell; ok is false if there is no way. Check must have nothing against the evidence.
func (s Sum) Left(g *candidates.Grid) (left [candidates.MaxCells]candidates.DigitSet, ok bool) {
	return s.Ways(g.Layout()).Left(&candidates.Walk{}, s.May(g))
}

// Concludes accepts the removal of a candidate that no way has, and the placement of one that each way has.
func (s Sum) Concludes(g *candidates.Grid, e Effect) error {
	c, d := e.Candidate.Cell(), e.Candidate.Digit()
	if !s.Spans(g.Layout()).Has(c) {
		return fmt.Errorf("is not among the cells that the sum is about")
	}
	switch left, _ := s.Left(g); {
	case !e.Place && left[c].Has(d):
		return fmt.Errorf("is in some way to fill the cells")
	case e.Place && left[c]&^candidates.Digits(d) != 0:
		return fmt.Errorf("is not in every way to fill the cells")
	}
	return nil
}

// Fewest leaves out cells without whose candidates the effects follow as well, those first that have the most.
func (s Sum) Fewest(g *candidates.Grid, effects []Effect) Sum {
	return s.fewest(g, func(fewer Sum) bool {
		left, _ := fewer.Left(g)
		return Concluded(left[:], effects)
	})
}

func (s Sum) fewest(g *candidates.Grid, does func(Sum) bool) Sum {
	cells := slices.Collect(s.Cells.All())
	slices.SortStableFunc(cells, func(a, b candidates.Cell) int { return g.Candidates(b).Len() - g.Candidates(a).Len() })
	for _, c := range cells {
		if fewer := (Sum{s.Added, s.Cells.Without(c)}); does(fewer) {
			s = fewer
		}
	}
	return s
}

// Concluded reports whether what is left of cells has the effects.
func Concluded(left []candidates.DigitSet, effects []Effect) bool {
	return !slices.ContainsFunc(effects, func(e Effect) bool {
		c, d := e.Candidate.Cell(), e.Candidate.Digit()
		return !e.Place && left[c].Has(d) || e.Place && left[c]&^candidates.Digits(d) != 0
	})
}

// Marks returns the houses and the cells that the sum is about.
func (s Sum) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, s.Houses)
	m.houses(RoleCover, s.Less)
	spans := s.Spans(g.Layout()).And(g.Open())
	m.cells(RolePattern, spans)
	for c := range s.Cells.All() {
		m.digits(RolePattern, g, candidates.Cells(c), g.Candidates(c))
	}
	return m
}
