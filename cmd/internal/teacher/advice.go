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
	settings         Settings
	solver, examiner *pipeline.Solver
}

// NewAdvisor returns an advisor.
func NewAdvisor(s Settings) *Advisor { return &Advisor{s, s.Solver(), s.Glancer()} }

// Advice is what to do next on a sheet. It is of one kind.
type Advice struct {
	Kind   encode.HintKind
	Sheet  candidates.Sheet
	Marks  candidates.Marking // what the marks of the sheet mean
	Grid   candidates.Grid    // which the sheet is read as
	Repair *explain.Repair
	Ending *explain.Walkthrough // of a grid without a solution, or with several
	Frame  *explain.Frame       // with the next step
	Others bool                 // the givens alone allow other solutions than the one of the sheet
	Notes  []string             // what was not found out

	writer prose.Writer
}

// Solved is what there is to say of a solved puzzle.
const Solved = "The puzzle is solved."

// OthersFit is what to know first of a sheet whose givens have other solutions than the sheet has.
const OthersFit = "The givens alone have several solutions: what follows holds for the one that your digits and marks leave."

// Advise says what to do next. An error is one of [pipeline.Solver.Next], or what stopped the search.
func (a *Advisor) Advise(ctx context.Context, sheet candidates.Sheet, m candidates.Marking) (*Advice, error) {
	x := &Advice{Sheet: sheet, Marks: m, writer: a.settings.Writer}
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
	if found.Stopped != nil {
		x.Notes = append(x.Notes, a.settings.Unsure(found.Stopped))
	} else {
		ctx, done := a.settings.Options.Budget.Glance().Bound(ctx)
		x.Others = pipeline.Others(ctx, &x.Grid)
		done()
	}
	step, ok, err := a.solver.Next(ctx, x.Grid)
	x.Notes = append(x.Notes, notes(a.settings, a.solver.Limited())...)
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
		told := append(x.writer.Hint(x.Frame, Ladder(x.Frame.Step.Technique), stage), x.writer.Links(x.Frame, links)...)
		if x.Others {
			told[0] = OthersFit + " " + told[0]
		}
		return told
	}
	return []string{Solved}
}

// Figure shows as much of it as a stage tells, and the links.
func (x *Advice) Figure(stage, links int) explain.Figure {
	switch {
	case x.Repair != nil && stage >= patternStage: // it names cells
		return x.Repair.Figure(x.Grid, &x.Sheet, stage)
	case x.Frame != nil:
		return x.writer.HintFigure(x.Frame, Ladder(x.Frame.Step.Technique), stage, links)
	}
	return explain.Figure{Grid: x.Grid, All: x.Kind != encode.HintSolved}
}

// patternStage is the first stage that may name cells. It names the technique.
const patternStage = 3

// Record is what programs get to know of it.
func (x *Advice) Record(at encode.Origin, stage, links int) *encode.Hint {
	record := &encode.Hint{Origin: at, Stage: stage, Kind: x.Kind, Marks: x.Marks, Told: x.Told(stage, links), Repair: x.Repair}
	if x.Frame == nil {
		return record
	}
	if stage >= patternStage {
		t := x.Frame.Step.Technique
		record.Technique, record.Lesson = t, LessonOn(t.Code)
	}
	record.Others = x.Others
	record.Links = len(x.writer.Links(x.Frame, links))
	if stage == explain.Stages {
		listed := ListedStep(x.Frame, x.writer)
		record.Step = &listed
	}
	return record
}

// next returns the stage to pause at after a stage that is not the last. Where a house has one open cell, naming the
// house names the cell and leaves its digit; and of any single the reason leaves nothing to find.
func (x *Advice) next(stage int) int {
	if x.Frame == nil {
		return stage + 1
	}
	e, single := x.Frame.Step.Evidence.(explain.Single)
	if !single {
		return stage + 1
	}
	_, house, in := e.Because.House()
	if stage >= patternStage || in && x.Grid.Layout().HouseCells(house).And(x.Grid.Open()).Len() == 1 {
		return explain.Stages
	}
	return stage + 1
}

// explain adds to the picture of a stage what was told last, line by line, and as much of the step as it may show.
func (x *Advice) explain(p *Picture, stage int, told string) {
	if x.Frame == nil {
		p.Text = lit(prose.Paragraphs(told), x.Figure(stage, 0), x.writer)
		return
	}
	figure := x.Figure(stage, 0)
	p.Text = lit(x.writer.HintParagraphs(x.Frame, told), figure, x.writer)
	switch {
	case stage == explain.Stages:
		p.argue(x.Frame, figure, x.writer)
	case stage >= patternStage:
		p.Technique = newNamed(x.Frame.Step.Technique)
	}
}
