package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Trial is an assumption and what follows from it, down to an item that has no
// candidate left. The branch is made of steps like any other, each resting on
// the grid that the steps before it leave; a trial among them is a nested one.
type Trial struct {
	Assume   candidates.Candidate
	Branch   []Step
	Conflict candidates.Item
}

// Record says what documents have of it.
func (s *Trial) Record() Record {
	return Record{
		About: "Suppose the candidate: place its digit on a copy of the grid and take the steps of the branch there, " +
			"each checked like any other step. At the end the item in conflict has no candidate left. So the " +
			"candidate is false. Trials nest at most 16 deep.",
		Fields: []Field{
			{Name: "assume", At: &s.Assume},
			{Name: "conflict", At: &s.Conflict},
			{Name: "branch", At: &s.Branch},
		},
	}
}

// Premises returns the items that the branch cites, and the one in conflict.
func (s Trial) Premises() []candidates.Item {
	items := []candidates.Item{s.Conflict}
	for _, step := range s.Branch {
		items = append(items, step.Premises...)
	}
	return sorted(items)
}

// Len returns the number of steps of the branch, nested ones included.
func (s Trial) Len() int { return branchLen(s.Branch) }

// Depth returns 1 for a trial without branches in its branch, 2 if those have none, and so on.
func (s Trial) Depth() int { return branchDepth(s.Branch) + 1 }

// Of a trial of so many lines, which nobody reads, a trial within it that has more than a few is summed up.
const (
	manyLines = 500
	fewLines  = 20
)

// IsLong reports whether the trial has so many lines that trials within it are summed up.
func (s Trial) IsLong() bool { return s.Len() > manyLines }

// SummedUp returns how many lines the step has, if it is one that the branch of a long trial sums up.
func (s *Step) SummedUp() (lines int, ok bool) {
	e, ok := s.Evidence.(Trial)
	if !ok || len(s.Effects) > 1 || e.Len() <= fewLines {
		return 0, false
	}
	return e.Len(), true
}

// branching is evidence that has branches.
type branching interface {
	Len() int
	Depth() int
}

func branchLen(branch []Step) int {
	n := len(branch)
	for _, step := range branch {
		if nested, ok := step.Evidence.(branching); ok {
			n += nested.Len()
		}
	}
	return n
}

func branchDepth(branch []Step) int {
	depth := 0
	for _, step := range branch {
		if nested, ok := step.Evidence.(branching); ok {
			depth = max(depth, nested.Depth())
		}
	}
	return depth
}

// Digits returns the digit assumed.
func (s Trial) Digits(*candidates.Grid) candidates.DigitSet {
	return candidates.Digits(s.Assume.Digit())
}

// Check reports whether the assumption is open and the conflict an item of the
// board. That the branch leads from one to the other is what has to be proved.
func (s Trial) Check(g *candidates.Grid) error {
	if !g.Layout().HasCandidate(s.Assume) || !g.Open().Has(s.Assume.Cell()) || !g.Has(s.Assume) {
		return fmt.Errorf("%v is no candidate to suppose", s.Assume)
	}
	if !g.Layout().HasItem(s.Conflict) {
		return fmt.Errorf("the board has no %v", s.Conflict)
	}
	return nil
}

// Concludes accepts the assumption to be removed.
func (s Trial) Concludes(_ *candidates.Grid, e Effect) error {
	return only(Effect{Candidate: s.Assume}, e)
}

// Marks returns the assumption and the item it leaves without a candidate.
func (s Trial) Marks(g *candidates.Grid) (m Marks) {
	m.item(RoleConflict, g, s.Conflict)
	m.cells(RoleAssumed, candidates.Cells(s.Assume.Cell()))
	m.candidate(RoleAssumed, s.Assume)
	return m
}
