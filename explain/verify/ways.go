package verify

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxNodes bounds the graph of the ways to fill the cells of a sum. Beyond it the graph does not know which cells differ, so
// that with another bound than boards have it would show more, or less, than the step was made of.
const maxNodes = 20_000

// sumWays is the ways of a sum, counted anew from what its clues and houses ask for, and walks through them.
type sumWays struct {
	grid *candidates.Grid
	ways *candidates.Ways
	walk candidates.Walk
}

// countWays counts the ways of a sum, which must be one that the board has.
func countWays(g *candidates.Grid, a candidates.Added) (*sumWays, error) {
	r := a.Reading(g.Layout())
	w := g.Layout().Ways(&r, maxNodes)
	if w == nil {
		return nil, fmt.Errorf("the ways of the sum are too many to be counted")
	}
	return &sumWays{grid: g, ways: w}, nil
}

// left returns what the ways leave of each cell, if the cited cells have their candidates, but for some; the others
// that are open may hold any digit. ok is false if there is no way.
func (w *sumWays) left(cited candidates.CellSet, gone []candidates.Candidate) (left [candidates.MaxCells]candidates.DigitSet, ok bool) {
	may := w.grid.Counting(cited)
	return w.ways.Left(&w.walk, func(c candidates.Cell) candidates.DigitSet {
		digits := may(c)
		for _, k := range gone {
			if k.Cell() == c {
				digits = digits.Without(k.Digit())
			}
		}
		return digits
	})
}

// proveSum checks that the effects follow from the candidates of the cited cells by the sum.
func proveSum(g *candidates.Grid, s explain.Sum, premises []candidates.Item, effects []explain.Effect) *Error {
	w, err := countWays(g, s.Added)
	if err != nil {
		return wrong(ErrTooLong, "%v", err)
	}
	left, _ := w.left(explain.CellsOf(premises...), nil)
	for _, e := range effects {
		if !explain.Concluded(left[:], []explain.Effect{e}) {
			return wrongEffect(ErrProof, e, "does not follow from %s: some way to fill the cells is without it", list(premises))
		}
	}
	return nil
}

// proveKillerSet checks that each effect contradicts the cells, and what each way of the sums has, by the cited cells
// alone: one of the digits in the house.
func proveKillerSet(g *candidates.Grid, s explain.KillerSet, premises []candidates.Item, effects []explain.Effect) *Error {
	cited := explain.CellsOf(premises...)
	var needs []candidates.Item
	for c := range s.Cells.And(cited).All() {
		needs = append(needs, candidates.CellItem(c))
	}
	p := newProof(g, needs, nil)
	for _, sum := range s.Sums {
		w, err := countWays(g, sum.Added)
		if err != nil {
			return wrong(ErrTooLong, "%v", err)
		}
		has := s.Among(g, s.Takers(g, sum))
		if _, some := w.left(cited.And(sum.Cells), has); some {
			return wrong(ErrProof, "some way to fill the cells of %s has none of %s", sum.Spans(g.Layout()), s.Set)
		}
		p.add(has)
	}
	return p.prove(list(premises)+" and the ways", effects)
}

// checkWays checks that every way to fill the cells of the sum has what the line claims, or none has.
func (c *argumentChecker) checkWays(line *explain.Line) error {
	if line.Sum == nil {
		return fmt.Errorf("it says of no sum which ways there are")
	}
	if err := line.Sum.Check(c.grid); err != nil {
		return err
	}
	gone, err := c.gone(line.From)
	if err != nil {
		return err
	}
	w, err := countWays(c.grid, line.Sum.Added)
	if err != nil {
		return err
	}
	spans := line.Sum.Spans(c.grid.Layout())
	for _, k := range line.Claim.Of {
		if !spans.Has(k.Cell()) {
			return fmt.Errorf("the sum says nothing of %v", k.Cell())
		}
	}
	if line.Claim.Some {
		if _, some := w.left(line.Sum.Cells, slices.Concat(gone, line.Claim.Of)); some {
			return fmt.Errorf("some way to fill the cells has none of the candidates")
		}
		return nil
	}
	if len(line.Claim.Of) == 0 {
		return fmt.Errorf("it claims nothing")
	}
	left, _ := w.left(line.Sum.Cells, gone)
	for _, k := range line.Claim.Of {
		if left[k.Cell()].Has(k.Digit()) {
			return fmt.Errorf("some way to fill the cells has %v", k)
		}
	}
	return nil
}
