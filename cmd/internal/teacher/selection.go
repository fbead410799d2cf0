package teacher

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
)

// AnyLevel stands for the level of the easiest technique that finds a step.
const AnyLevel = "easiest"

// Levels returns the names of the levels.
func Levels() (names []string) {
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		names = append(names, l.String())
	}
	return names
}

// UpTo returns the techniques of a list that are no harder than a level, one of [Levels].
func UpTo(list []*techniques.Technique, level string) []*techniques.Technique {
	hardest := techniques.Easy + techniques.Level(slices.Index(Levels(), level))
	return slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t.Level > hardest })
}

// Selection says which of the steps that are found are listed.
type Selection struct {
	All   bool // not only those up to the level of the easiest
	Limit int  // of their number, 0 for none
}

// Listing is what has been found on a grid.
type Listing struct {
	Selection
	Steps   []explain.Step
	More    int           // steps that are not listed
	Limited []explain.Ref // techniques whose search stopped at a limit
	Reason  string        // what is wrong with the grid, if anything
	Notes   []string      // what was not found out

	level techniques.Level // of the easiest
}

// Add lists a step, or counts it. The easiest comes first.
func (l *Listing) Add(s explain.Step) bool {
	level := ByCode[s.Technique.Code].Level
	if l.level == 0 {
		l.level = level
	}
	if !l.All && level > l.level || l.Limit > 0 && len(l.Steps) == l.Limit {
		l.More++
	} else {
		l.Steps = append(l.Steps, s)
	}
	return true
}

// Finder lists the steps of one grid. An error says why not all were found.
type Finder func(ctx context.Context, g *candidates.Grid, l *Listing) error

// NewFinder returns a finder of the steps that a solver finds.
func NewFinder(o pipeline.Options) Finder {
	solver := NewSolver(o)
	return func(ctx context.Context, g *candidates.Grid, l *Listing) error {
		err := solver.All(ctx, *g, l.Add)
		l.Limited = solver.Limited()
		return err
	}
}

// List lists the steps of a grid that the finder finds. Of a grid without a
// solution there are none, since every step follows, so none says anything.
func (s Settings) List(ctx context.Context, examiner *pipeline.Solver, find Finder, g *candidates.Grid, choice Selection) (*Listing, error) {
	ctx, done := s.Options.Budget.Bound(ctx)
	defer done()
	l := &Listing{Selection: choice}
	finding := examiner.Examine(ctx, *g)
	l.Reason = s.Wrong(g, finding)
	if len(finding.Solutions) == 0 && finding.Stopped == nil {
		return l, nil
	}
	if finding.Stopped != nil {
		l.Notes = append(l.Notes, s.Unsure(finding.Stopped))
	}
	err := find(ctx, g, l)
	l.Notes = append(l.Notes, notes(s, l.Limited)...)
	return l, err
}

// Record is what programs get to know of it.
func (l *Listing) Record(at encode.Origin, g *candidates.Grid, w prose.Writer) *encode.Listing {
	record := &encode.Listing{Origin: at, Grid: *g, More: l.More, Reason: l.Reason}
	for i := range l.Steps {
		frame := explain.Frame{Number: i + 1, Step: &l.Steps[i], Before: *g}
		record.Steps = append(record.Steps, ListedStep(&frame, w))
	}
	return record
}
