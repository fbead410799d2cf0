package text

import (
	"bytes"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// figure writes a board below an empty line and reports whether there is one.
func (p *Printer) figure(out *bytes.Buffer, f explain.Figure) bool {
	if p.options.Boards == BoardsNever {
		return false
	}
	start := out.Len()
	gap(out)
	if !newBoard(p, &f).write(out, f.All, f.Caption) {
		out.Truncate(start)
		return false
	}
	return true
}

// ends returns the solved grid, or the grid on which the walkthrough stopped,
// or two solutions with the cells marked in which they differ. If digits clash
// the puzzle itself shows it, and there is nothing more to be seen.
func ends(wt *explain.Walkthrough) []explain.Figure {
	last := explain.Figure{Grid: wt.End(), All: wt.Outcome != explain.Solved}
	switch wt.Outcome {
	case explain.NoSolution:
		digits := wt.Start.Filling()
		if _, clash := digits.Clash(wt.Start.Layout()); clash {
			return nil
		}
		last.Marks = contradiction(&last.Grid)
		return []explain.Figure{last}
	case explain.ManySolutions:
		return solutions(wt)
	}
	return []explain.Figure{last}
}

// contradiction marks the first item that has no candidate.
func contradiction(g *candidates.Grid) (m explain.Marks) {
	item, bad := g.Contradiction()
	if !bad {
		return m
	}
	if c, ok := item.Cell(); ok {
		m.Cells = append(m.Cells, explain.CellMark{Role: explain.RoleConflict, Cell: c})
	} else if _, h, ok := item.House(); ok {
		m.Houses = append(m.Houses, explain.HouseMark{Role: explain.RoleConflict, House: h})
	}
	return m
}

// solutions shows the two solutions, with the cells marked in which they differ.
func solutions(wt *explain.Walkthrough) (figures []explain.Figure) {
	var differ explain.Marks
	for c := range wt.Start.Layout().Cells().All() {
		for _, f := range wt.Solutions {
			if f[c] != wt.Solutions[0][c] {
				differ.Cells = append(differ.Cells, explain.CellMark{Role: explain.RolePattern, Cell: c})
				break
			}
		}
	}
	for _, f := range wt.Solutions {
		solved := wt.Start
		for c := range wt.Start.Open().All() {
			solved.Place(c, f[c])
		}
		figures = append(figures, explain.Figure{
			Grid: solved, Marks: differ,
			Caption: "The two solutions differ in the marked cells.",
		})
	}
	return figures
}

// disclosed returns what a board may show at a stage of a hint, and of the first links of a chain: as much as
// the sentences tell.
func disclosed(f *explain.Frame, ladder explain.Ladder, stage, links int) (m explain.Marks) {
	if stage >= explain.Stages {
		return f.Step.Marks(&f.Before)
	}
	all := f.Step.Evidence.Marks(&f.Before)
	known := map[explain.Facet]bool{}
	for i, facet := range ladder.Facets {
		known[facet] = stage >= i+2
	}
	reason := stage == explain.Stages-1
	if known[explain.FacetHouses] || reason {
		m.Houses = all.Houses
	}
	if reason {
		for _, mark := range all.Candidates {
			// What is supposed is what is removed in the end.
			if mark.Role != explain.RoleAssumed && !slices.Contains(f.Step.Effects, explain.Place(mark.Candidate.Cell(), mark.Candidate.Digit())) {
				m.Candidates = append(m.Candidates, mark)
			}
		}
	}
	joints := explain.Joints(f.Step.Evidence, links)
	for _, mark := range all.Candidates {
		if slices.ContainsFunc(joints, func(j explain.Joint) bool { return j.From.Has(mark.Candidate) || j.To.Has(mark.Candidate) }) {
			m.Candidates = append(m.Candidates, mark)
		}
	}
	hidden := hiddenTarget(f.Step)
	for _, mark := range all.Cells {
		switch {
		case !reason && !known[explain.FacetCells]:
		case hidden.Has(mark.Cell):
		case mark.Role == explain.RoleWitness && !reason && hidden.IsEmpty():
			// Where the cell is known, what it sees is the reason.
		default:
			m.Cells = append(m.Cells, mark)
		}
	}
	return m
}

// hiddenTarget returns the cells that only the conclusion names: the step
// places a digit in them, and what it relies on are not these cells.
func hiddenTarget(s *explain.Step) (cells candidates.CellSet) {
	for _, e := range s.Effects {
		if c := e.Candidate.Cell(); e.Place && !slices.Contains(s.Premises, candidates.CellItem(c)) {
			cells = cells.With(c)
		}
	}
	return cells
}
