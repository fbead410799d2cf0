package single

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
)

// Names are those of a refutation and of the refutations within.
type Names struct{ Whole, Nested explain.Ref }

// The names of nets.
var (
	net        = explain.Ref{Code: "forcing-net-contradiction", Name: "Forcing Net Contradiction"}
	PatternNet = Names{Whole: explain.Ref{Code: "forcing-net-patterns", Name: "Forcing Net with Patterns"}}
	NestedNet  = Names{explain.Ref{Code: "nested-forcing-net", Name: "Nested Forcing Net"}, net}
)

// Trial returns the step that a refutation on the grid amounts to. Each
// placement of a branch is given under its easiest name.
func Trial(g *candidates.Grid, r *suppose.Refutation, names Names) explain.Step {
	trial := explain.Trial{Assume: r.Assume, Conflict: r.Conflict, Branch: make([]explain.Step, 0, len(r.Lines))}
	branch := *g
	branch.Place(r.Assume.Cell(), r.Assume.Digit())
	for i, line := range r.Lines {
		var step explain.Step
		if !branch.Open().Has(line.Candidate.Cell()) {
			continue // the sum before has placed it
		}
		switch {
		case line.Pattern != nil:
			// A refutation within may have been found before the branch around it came to what rules out some of this.
			left := *line.Pattern
			left.Strikes = slices.DeleteFunc(slices.Clone(left.Strikes), func(k candidates.Candidate) bool { return !branch.Has(k) })
			if len(left.Strikes) == 0 {
				continue
			}
			if left.Sum == nil && len(left.Covers) == 0 && branch.Count(left.Needs[0]) == 1 {
				step = Of(&branch, branch.AppendCandidates(nil, left.Needs[0])[0])
				break
			}
			step = pattern(&branch, &left)
			if i+1 < len(r.Lines) && line.Pattern.Sum != nil && r.Lines[i+1].Nested == nil && r.Lines[i+1].Pattern == nil {
				placeLast(&branch, &step, r.Lines[i+1].Candidate)
			}
		case line.Nested != nil:
			step = Trial(&branch, line.Nested, Names{names.Nested, names.Nested})
		default:
			step = Of(&branch, line.Candidate)
		}
		step.Apply(&branch)
		trial.Branch = append(trial.Branch, step)
	}
	step := explain.NewStep(trial, explain.Remove(r.Assume.Cell(), r.Assume.Digit()))
	step.Technique = names.Whole
	return step
}
