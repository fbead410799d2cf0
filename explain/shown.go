package explain

import (
	"math"
	"slices"

	"pencilmark/candidates"
)

// Hint shows what a hint discloses at a stage, and beyond it the first links of a chain.
func (f *Frame) Hint(ladder Ladder, stage, links int) Figure {
	figure := f.Figure()
	figure.Marks = f.disclosed(ladder, stage, links)
	if stage < Stages {
		if stage == Stages-1 {
			links = math.MaxInt // they are the reason
		}
		figure.Evidence, figure.Joints = nil, Joints(f.Step.Evidence, links)
		figure.Labels = labelsOf(f.Step.Evidence, links)
	}
	return figure
}

// Ends returns the solved grid, or the grid on which the walkthrough stopped,
// or two solutions with the cells marked in which they differ. If digits clash
// the puzzle itself shows it, and there is nothing more to be seen.
func (wt *Walkthrough) Ends() []Figure {
	last := Figure{Grid: wt.End(), All: wt.Outcome != Solved}
	switch wt.Outcome {
	case NoSolution:
		digits := wt.Start.Filling()
		if _, clash := digits.Clash(wt.Start.Layout()); clash {
			return nil
		}
		last.Marks = contradiction(&last.Grid)
		return []Figure{last}
	case ManySolutions:
		return solutions(wt)
	}
	return []Figure{last}
}

// contradiction marks the first item that has no candidate.
func contradiction(g *candidates.Grid) (m Marks) {
	item, bad := g.Contradiction()
	if !bad {
		return m
	}
	if c, ok := item.Cell(); ok {
		m.Cells = append(m.Cells, CellMark{Role: RoleConflict, Cell: c})
	} else if _, h, ok := item.House(); ok {
		m.Houses = append(m.Houses, HouseMark{Role: RoleConflict, House: h})
	}
	return m
}

// solutions shows the two solutions, with the cells marked in which they differ.
func solutions(wt *Walkthrough) (figures []Figure) {
	var differ Marks
	for c := range wt.Start.Layout().Cells().All() {
		for _, f := range wt.Solutions {
			if f[c] != wt.Solutions[0][c] {
				differ.Cells = append(differ.Cells, CellMark{Role: RolePattern, Cell: c})
				break
			}
		}
	}
	for _, f := range wt.Solutions {
		solved := wt.Start
		for c := range wt.Start.Open().All() {
			solved.Place(c, f[c])
		}
		figures = append(figures, Figure{
			Grid: solved, Marks: differ,
			Caption: "The two solutions differ in the marked cells.",
		})
	}
	return figures
}

// disclosed returns what a board may show at a stage of a hint, and of the first links of a chain: as much as
// the sentences tell.
func (f *Frame) disclosed(ladder Ladder, stage, links int) (m Marks) {
	if stage >= Stages {
		return f.Step.Marks(&f.Before)
	}
	all := f.Step.Evidence.Marks(&f.Before)
	known := map[Facet]bool{}
	for i, facet := range ladder.Facets {
		known[facet] = stage >= i+2
	}
	reason := stage == Stages-1
	if known[FacetHouses] || reason {
		m.Houses = all.Houses
	}
	if reason {
		for _, mark := range all.Candidates {
			// What is supposed is what is removed in the end.
			if mark.Role != RoleAssumed && !slices.Contains(f.Step.Effects, Place(mark.Candidate.Cell(), mark.Candidate.Digit())) {
				m.Candidates = append(m.Candidates, mark)
			}
		}
	}
	joints := Joints(f.Step.Evidence, links)
	for _, mark := range all.Candidates {
		if slices.ContainsFunc(joints, func(j Joint) bool { return j.From.Has(mark.Candidate) || j.To.Has(mark.Candidate) }) {
			m.Candidates = append(m.Candidates, mark)
		}
	}
	hidden := hiddenTarget(f.Step)
	for _, mark := range all.Cells {
		switch {
		case !reason && !known[FacetCells]:
		case hidden.Has(mark.Cell):
		case mark.Role == RoleWitness && !reason && hidden.IsEmpty():
			// Where the cell is known, what it sees is the reason.
		default:
			m.Cells = append(m.Cells, mark)
		}
	}
	return m
}

// hiddenTarget returns the cells that only the conclusion names: the step
// places a digit in them, and what it relies on are not these cells.
func hiddenTarget(s *Step) (cells candidates.CellSet) {
	for _, e := range s.Effects {
		if c := e.Candidate.Cell(); e.Place && !slices.Contains(s.Premises, candidates.CellItem(c)) {
			cells = cells.With(c)
		}
	}
	return cells
}

// Figure shows the cells of a repair, with the reason the digit that rules marks out, and at the last
// stage these marks. Where digits are wrong marks are in the way.
func (r *Repair) Figure(g candidates.Grid, sheet *candidates.Sheet, stage int) Figure {
	f := Figure{Grid: g, Stale: sheet.Stale(), Blank: g.Open().AndNot(sheet.Marked()), All: true}
	if r.Kind == RepairClash || r.Kind == RepairDigit {
		f = Figure{Grid: sheet.Grid(candidates.MarksNone), Blank: g.Open()}
	}
	for c := range r.Cells.All() {
		f.Marks.Cells = append(f.Marks.Cells, CellMark{Role: RoleConflict, Cell: c})
		if r.Kind == RepairStale && stage == Stages {
			f.Marks.Candidates = append(f.Marks.Candidates, CandidateMark{Role: RoleRemoved, Candidate: candidates.Of(c, r.Digits.First())})
		}
	}
	if r.Kind == RepairStale && stage >= Stages-1 {
		f.Marks.Cells = append(f.Marks.Cells, CellMark{Role: RoleWitness, Cell: r.By})
	}
	return f
}
