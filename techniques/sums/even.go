package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findEven reports the steps of sums of many cells, all but one of which are known to be even, or odd, or count twice.
//
// Have: a sum that is known, and what the others contribute is even, or it is odd, whatever they hold. Hence so is the
// digit of the last cell.
func findEven(p *techniques.Pass, sums []candidates.Derived) {
	g, changed := p.Grid, p.Changed()
	for i := range sums {
		s := &sums[i]
		cells := s.Cells()
		if !changed.New && !cells.Meets(changed.Cells) || len(s.Terms) <= withFilled && cells.And(g.Open()).Len() <= most {
			continue // the ways of these are counted
		}
		if cells.AndNot(g.Open()).Len() >= withFilled {
			continue // more digits than anybody adds up
		}
		c, fits, ok := s.EvenOrOdd(g.Candidates)
		if lost := g.Candidates(c) &^ fits; !ok || lost == 0 || lost == g.Candidates(c) {
			continue
		}
		if step, ok := evenStep(g, s.Added, c, fits); ok && !p.Report(step) {
			return
		}
	}
}

// evenStep returns the step that leaves a cell what fits; ok is false if the ways of the sum cannot be counted.
func evenStep(g *candidates.Grid, a candidates.Added, c candidates.Cell, fits candidates.DigitSet) (s explain.Step, ok bool) {
	e := explain.NewSum(g, a)
	if e.Check(g) != nil {
		return s, false
	}
	var effects []explain.Effect
	for d := range (g.Candidates(c) &^ fits).All() {
		effects = append(effects, explain.Remove(c, d))
	}
	return explain.NewStep(e.Fewest(g, effects), effects...), true
}
