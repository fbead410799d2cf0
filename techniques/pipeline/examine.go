package pipeline

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// FindMistake compares what a player has placed and removed with the solution of the givens. It returns how
// to repair the first mistake in reading order, wrong digits before missing marks. It returns nil if there is
// none, and also where the givens do not tell: there are none, or they have no solution or several. The
// context bounds the search for the solution.
func FindMistake(ctx context.Context, g *candidates.Grid) *explain.Repair {
	if g.Givens().IsEmpty() {
		return nil
	}
	start := candidates.NewGrid(g.Layout(), g.GivenDigits())
	found := fallback.Solve(ctx, &start, 2, fallback.Budget{})
	if found.Stopped != nil || len(found.Solutions) != 1 {
		return nil
	}
	solution := found.Solutions[0]
	for c := range g.Layout().Cells().All() {
		if v := g.Value(c); v != 0 && v != solution[c] {
			return repair(explain.RepairDigit, g, c, candidates.Digits(v))
		}
	}
	for c := range g.Open().All() {
		if !g.Candidates(c).Has(solution[c]) {
			return repair(explain.RepairMissing, g, c, allowed(g, c))
		}
	}
	return nil
}

// repair returns a repair of one cell.
func repair(kind explain.RepairKind, g *candidates.Grid, c candidates.Cell, digits candidates.DigitSet) *explain.Repair {
	return &explain.Repair{Kind: kind, House: g.Layout().BoxOf(c), Cells: candidates.Cells(c), Digits: digits}
}

// allowed returns the digits that the digits on the grid allow in an open cell, none if that is a single one.
func allowed(g *candidates.Grid, c candidates.Cell) candidates.DigitSet {
	digits := g.Layout().Digits()
	for p := range g.Layout().Peers(c).All() {
		if d := g.Value(p); d != 0 {
			digits = digits.Without(d)
		}
	}
	if digits.Len() == 1 {
		return 0
	}
	return digits
}

// Finding is what is to be known about a grid before anybody looks for a step.
type Finding struct {
	// Solutions are those of the grid, two at most. With one nothing is wrong.
	Solutions []candidates.Filling
	// Repair is what to put right. It is known where an entry is to blame that there is no solution, though
	// the givens have one, and of sheets.
	Repair *explain.Repair
	// Ending is the walkthrough to the contradiction of other grids without a solution; of a grid with
	// several it is one without steps that has two of them.
	Ending *explain.Walkthrough
	// Stopped is what kept the search from its end, if nothing of this is known.
	Stopped error
}

// Examine finds out whether a grid has one solution, and what is wrong with it if not.
func (s *Solver) Examine(ctx context.Context, g candidates.Grid) (f Finding) {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	found := fallback.Solve(ctx, &g, 2, s.searchBudget())
	f.Solutions = found.Solutions
	switch {
	case len(f.Solutions) == 2:
		f.Ending = &explain.Walkthrough{Start: g, Profile: s.options.Profile, Outcome: explain.ManySolutions, Solutions: f.Solutions}
	case found.Stopped != nil:
		f.Stopped = found.Stopped
	case len(f.Solutions) == 0:
		if f.Repair = FindMistake(ctx, &g); f.Repair == nil {
			f.Ending = s.Solve(ctx, g)
		}
	}
	return f
}

// ExamineSheet finds out the same about a sheet whose marks have a meaning, and returns the grid that it is
// read as. What is to be repaired comes in this order: a given that is to blame, digits that clash, a wrong digit, a missing mark, and
// marks that a digit on the sheet rules out.
func (s *Solver) ExamineSheet(ctx context.Context, sheet *candidates.Sheet, m candidates.Marking) (candidates.Grid, Finding) {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	g := sheet.Grid(m)
	if r := findGiven(ctx, sheet); r != nil {
		return g, Finding{Repair: r}
	}
	if clash, ok := sheet.Digits.Clash(g.Layout()); ok {
		return g, Finding{Repair: &explain.Repair{
			Kind: explain.RepairClash, House: clash.House, Cells: clash.Cells,
			Given: clash.Cells.And(g.Givens()), Digits: candidates.Digits(clash.Digit),
		}}
	}
	f := s.Examine(ctx, g)
	if f.Repair == nil && f.Ending == nil && m != candidates.MarksNone {
		f.Repair = findStale(sheet)
	}
	return g, f
}

// findStale returns the marks that go first of those that the digits rule out: of one digit and one house,
// boxes before lines since they are seen at a glance, and otherwise in reading order. It returns nil if there are none.
func findStale(sheet *candidates.Sheet) *explain.Repair {
	stale := sheet.Stale()
	if stale.IsEmpty() {
		return nil
	}
	for _, kind := range []candidates.Kind{candidates.Box, candidates.Row, candidates.Column, candidates.Extra} {
		for h := range sheet.Layout.HousesOfKind(kind).All() {
			for c := range sheet.Layout.HouseCells(h).All() {
				d := sheet.Digits[c]
				if d == 0 {
					continue
				}
				if marks := stale.Places(d).And(sheet.Layout.HouseCells(h)); !marks.IsEmpty() {
					return &explain.Repair{Kind: explain.RepairStale, House: h, Cells: marks, Digits: candidates.Digits(d), By: c}
				}
			}
		}
	}
	return nil
}

// findGiven returns the given without which the givens have one solution, with which all other digits agree, if
// they have none with it: on a sheet with marks and placed digits it may be a last mark. It returns nil if there
// is none, or several, of which nobody knows which it is.
func findGiven(ctx context.Context, sheet *candidates.Sheet) (found *explain.Repair) {
	placed := sheet.Layout.Cells().AndNot(sheet.Givens)
	var digits candidates.Filling
	for c := range sheet.Layout.Cells().All() {
		if sheet.Givens.Has(c) {
			digits[c] = sheet.Digits[c]
		} else if sheet.Digits[c] == 0 {
			placed = placed.Without(c)
		}
	}
	if sheet.Marked().IsEmpty() || placed.IsEmpty() {
		return nil
	}
	if with, ok := solutions(ctx, sheet.Layout, &digits); !ok || len(with) > 0 {
		return nil
	}
	for c := range sheet.Givens.All() {
		without := digits
		without[c] = 0
		solution, ok := solutions(ctx, sheet.Layout, &without)
		if !ok || len(solution) != 1 {
			continue
		}
		agree := true
		for p := range placed.All() {
			agree = agree && sheet.Digits[p] == solution[0][p]
		}
		if agree {
			if found != nil {
				return nil
			}
			found = &explain.Repair{Kind: explain.RepairGiven, House: sheet.Layout.BoxOf(c), Cells: candidates.Cells(c), Digits: candidates.Digits(digits[c])}
		}
	}
	return found
}

// solutions returns the solutions of givens, two at most; ok is false if the search was stopped.
func solutions(ctx context.Context, l *candidates.Layout, givens *candidates.Filling) (found []candidates.Filling, ok bool) {
	if _, clash := givens.Clash(l); clash {
		return nil, true
	}
	g := candidates.NewGrid(l, *givens)
	r := fallback.Solve(ctx, &g, 2, fallback.Budget{})
	return r.Solutions, r.Stopped == nil
}

// Others reports whether the givens of a grid that has one solution have others.
func Others(ctx context.Context, g *candidates.Grid) bool {
	if g.Open().Or(g.Givens()) == g.Layout().Cells() && !g.Narrowed() {
		return false // the grid is its givens
	}
	givens := g.GivenDigits()
	all, _ := solutions(ctx, g.Layout(), &givens)
	return len(all) > 1
}
