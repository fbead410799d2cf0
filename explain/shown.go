package explain

import (
	"maps"
	"math"
	"slices"

	"pencilmark/candidates"
)

// Hint shows what a hint discloses at a stage, as much as its sentences have named, and beyond it the first
// links of a chain.
func (f *Frame) Hint(named *Named, stage, links int) Figure {
	figure := f.Figure()
	figure.Clues = named.Clues
	if stage >= Stages {
		return figure
	}
	figure.Marks = f.disclosed(named, stage, links)
	if stage == Stages-1 {
		links = math.MaxInt // they are the reason
	}
	figure.Evidence, figure.Joints = nil, Joints(f.Step.Evidence, links)
	figure.Labels = labelsOf(f.Step.Evidence, links)
	maps.DeleteFunc(figure.Labels.Candidates, func(k candidates.Candidate, _ string) bool {
		return !slices.ContainsFunc(figure.Marks.Candidates, func(m CandidateMark) bool { return m.Candidate == k })
	})
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

// disclosed returns what a board may show at a stage of a hint before the last, and of the first links of a
// chain. What parts the cells play is the reason: before it is told they are marked alike.
func (f *Frame) disclosed(named *Named, stage, links int) (m Marks) {
	all := f.Step.Evidence.Marks(&f.Before)
	reason, hidden := stage == Stages-1, hiddenTarget(f.Step)
	for _, mark := range all.Houses {
		if named.Houses.Has(mark.House) {
			m.Houses = append(m.Houses, mark)
		}
	}
	for _, mark := range all.Cells {
		if !named.Cells.Has(mark.Cell) || hidden.Has(mark.Cell) {
			continue
		}
		if !reason && !mark.Role.isPart() {
			mark.Role = RolePattern
		}
		m.Cells = append(m.Cells, mark)
	}
	joints := Joints(f.Step.Evidence, links)
	for _, mark := range all.Candidates {
		joined := slices.ContainsFunc(joints, func(j Joint) bool { return j.From.Has(mark.Candidate) || j.To.Has(mark.Candidate) })
		// What is supposed is what is removed in the end.
		told := reason && named.has(mark.Candidate) && mark.Role != RoleAssumed && !f.Step.places(mark.Candidate)
		if joined || told {
			m.Candidates = append(m.Candidates, mark)
		}
	}
	if trial, ok := f.Step.Evidence.(Trial); ok && links > 0 {
		m.candidate(RoleAssumed, trial.Assume)
		for _, step := range trial.Branch[:min(links-1, len(trial.Branch))] {
			for _, e := range step.Effects {
				if e.Place {
					m.candidate(RoleOn, e.Candidate)
				}
			}
		}
	}
	return m
}

// hiddenTarget returns the cells in which the step places a digit, if what it relies on are not these cells.
func hiddenTarget(s *Step) (cells candidates.CellSet) {
	for _, e := range s.Effects {
		if c := e.Candidate.Cell(); e.Place && !slices.Contains(s.Premises, candidates.CellItem(c)) {
			cells = cells.With(c)
		}
	}
	return cells
}

// isPart reports whether the role is one that sentences give to cells when they name the pattern.
func (r Role) isPart() bool { return r == RolePivot || r == RolePincer || r == RoleFin }

// places reports whether the step places the candidate.
func (s *Step) places(k candidates.Candidate) bool {
	return slices.Contains(s.Effects, Effect{k, true})
}

// repairWords are what the legend calls cells that are to be put right.
var repairWords = map[RepairKind]string{
	RepairClash: "clash", RepairDigit: "wrong", RepairMissing: "mark missing", RepairStale: "mark ruled out", RepairGiven: "no given",
}

// Figure shows the cells of a repair, with the reason the digit that rules marks out, and at the last
// stage these marks. Where digits are wrong marks are in the way.
func (r *Repair) Figure(g candidates.Grid, sheet *candidates.Sheet, stage int) Figure {
	f := Figure{Grid: g, Stale: sheet.Stale(), Blank: g.Open().AndNot(sheet.Marked()), All: true}
	if r.Kind == RepairClash || r.Kind == RepairDigit {
		f = Figure{Grid: sheet.Grid(candidates.MarksNone), Blank: g.Open()}
	}
	f.Words = map[Role]string{RoleConflict: repairWords[r.Kind]}
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
