package teacher

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

// Settings say which techniques a teacher uses, how long it may take, and how it speaks.
type Settings struct {
	Options pipeline.Options // with techniques of the suite
	Writer  prose.Writer
}

// Solver returns a solver with the techniques of the settings.
func (s Settings) Solver() *pipeline.Solver { return NewSolver(s.Options) }

// Examiner returns what finds out whether anything is wrong with a grid. It
// has all techniques, whichever the settings have: that does not depend on them.
func (s Settings) Examiner() *pipeline.Solver {
	return NewSolver(pipeline.Options{Budget: s.Options.Budget})
}

// Glancer returns an examiner for those who wait for something else: it stops soon.
func (s Settings) Glancer() *pipeline.Solver {
	return NewSolver(pipeline.Options{Budget: s.Options.Budget.Glance()})
}

// Unsure says what kept a [Settings.Glancer] from its end.
func (s Settings) Unsure(stopped error) string {
	return fault.New("Whether there is one solution is not known: %v.", stopped).In(s.Writer.Language.Fault)
}

// NewSolver returns a solver with techniques of the suite, which are valid.
func NewSolver(o pipeline.Options) *pipeline.Solver {
	solver, err := pipeline.New(o)
	if err != nil {
		panic(err)
	}
	return solver
}

// Wrong says what is wrong with a grid; it is empty if nothing is.
func (s Settings) Wrong(g *candidates.Grid, f pipeline.Finding) string {
	switch {
	case f.Repair != nil:
		// What is said in between is where to look, for who looks alone; and what is right nobody asked.
		told := s.Writer.Repair(g, *f.Repair, explain.Stages-1)
		return told[0] + " " + told[len(told)-1]
	case f.Ending != nil:
		return s.Writer.Outcome(f.Ending)
	}
	return ""
}

// Outcome says how a walkthrough ended, with the entry that is to blame where the
// givens have a solution and the grid has none.
func (s Settings) Outcome(ctx context.Context, wt *explain.Walkthrough) string {
	if wt.Outcome == explain.NoSolution {
		ctx, done := s.Options.Budget.Bound(ctx)
		defer done()
		if r := pipeline.FindMistake(ctx, &wt.Start); r != nil {
			return s.Wrong(&wt.Start, pipeline.Finding{Repair: r})
		}
	}
	return s.Writer.Outcome(wt)
}

// Verdict says how many solutions a grid has, from what was found out about it.
func (s Settings) Verdict(at encode.Origin, g *candidates.Grid, f pipeline.Finding) *encode.Verdict {
	return &encode.Verdict{
		Origin: at, Layout: g.Layout(),
		Result: results[len(f.Solutions)], Solutions: f.Solutions, Reason: s.Wrong(g, f),
	}
}

// results are the results by how many solutions were found.
var results = [...]encode.Result{encode.ResultNone, encode.ResultUnique, encode.ResultMany}

// Likely has the sheet itself say what its marks mean.
const Likely = "auto"

// SheetOf returns the sheet of a puzzle, and what its marks mean. Where nobody says that, a digit that its
// grid takes for the last candidate of an open cell is no digit.
func SheetOf(p *notation.Puzzle, meaning string) (candidates.Sheet, candidates.Marking) {
	sheet := p.Grid.Sheet()
	if p.Sheet == nil {
		return sheet, meant(&sheet, meaning)
	}
	if meaning != Likely || p.Grid.Filling() == p.Sheet.Digits {
		sheet = *p.Sheet
	}
	return sheet, meant(p.Sheet, meaning)
}

// meant returns the meaning of marks by its name, or the likely one.
func meant(s *candidates.Sheet, meaning string) candidates.Marking {
	if m, err := candidates.ParseMarking(meaning); err == nil {
		return m
	}
	return s.Marking()
}
