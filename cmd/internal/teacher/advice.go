package teacher

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

// Advisor gives hints on one sheet after the other.
type Advisor struct {
	writer           prose.Writer
	solver, examiner *pipeline.Solver
}

// NewAdvisor returns an advisor.
func NewAdvisor(s Settings) *Advisor { return &Advisor{s.Writer, s.Solver(), s.Examiner()} }

// Advice is what to do next on a sheet. It is of one kind.
type Advice struct {
	Kind    encode.HintKind
	Sheet   candidates.Sheet
	Marks   candidates.Marking // what the marks of the sheet mean
	Grid    candidates.Grid    // which the sheet is read as
	Repair  *explain.Repair
	Ending  *explain.Walkthrough // of a grid without a solution, or with several
	Frame   *explain.Frame       // with the next step
	Limited []explain.Ref        // techniques whose search stopped at a limit

	writer prose.Writer
}

// Solved is what there is to say of a solved puzzle.
const Solved = "The puzzle is solved."

// Advise says what to do next. An error is one of [pipeline.Solver.Next], or what stopped the search.
func (a *Advisor) Advise(ctx context.Context, sheet candidates.Sheet, m candidates.Marking) (*Advice, error) {
	x := &Advice{Sheet: sheet, Marks: m, writer: a.writer}
	var found pipeline.Finding
	x.Grid, found = a.examiner.ExamineSheet(ctx, &sheet, m)
	switch {
	case x.Grid.Solved():
		x.Kind = encode.HintSolved
		return x, nil
	case found.Repair != nil:
		x.Kind, x.Repair = encode.HintMistake, found.Repair
		return x, nil
	case found.Ending != nil:
		x.Kind, x.Ending = encode.HintNone, found.Ending
		if found.Ending.Outcome == explain.ManySolutions {
			x.Kind = encode.HintMany
		}
		return x, nil
	}
	step, ok, err := a.solver.Next(ctx, x.Grid)
	x.Limited = a.solver.Limited()
	if err == nil && !ok {
		err = pipeline.ErrStalled
	}
	x.Kind, x.Frame = encode.HintStep, &explain.Frame{Number: 1, Step: &step, Before: x.Grid}
	return x, err
}

// Told tells of it up to a stage, and beyond that the first links of a chain.
func (x *Advice) Told(stage, links int) []string {
	switch {
	case x.Repair != nil:
		return x.writer.Repair(&x.Grid, *x.Repair, stage)
	case x.Ending != nil:
		return x.writer.Broken(x.Ending, stage)
	case x.Frame != nil:
		return append(x.writer.Hint(x.Frame, Ladder(x.Frame.Step.Technique), stage), x.writer.Links(x.Frame, links)...)
	}
	return []string{Solved}
}

// Figure shows as much of it as a stage tells, and the links.
func (x *Advice) Figure(stage, links int) explain.Figure {
	switch {
	case x.Repair != nil && stage >= patternStage: // it names cells
		return x.Repair.Figure(x.Grid, &x.Sheet, stage)
	case x.Frame != nil:
		return x.Frame.Hint(Ladder(x.Frame.Step.Technique), stage, links)
	}
	return explain.Figure{Grid: x.Grid, All: x.Kind != encode.HintSolved}
}

// patternStage is the first stage that may name cells.
const patternStage = 3

// Record is what programs get to know of it.
func (x *Advice) Record(at encode.Origin, stage, links int) *encode.Hint {
	record := &encode.Hint{Origin: at, Stage: stage, Kind: x.Kind, Marks: x.Marks, Told: x.Told(stage, links), Repair: x.Repair}
	if x.Frame == nil {
		return record
	}
	record.Links = len(x.writer.Links(x.Frame, links))
	if stage == explain.Stages {
		listed := ListedStep(x.Frame, x.writer)
		record.Step = &listed
	}
	return record
}
