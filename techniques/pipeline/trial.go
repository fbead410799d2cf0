package pipeline

import (
	"context"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// trialRef is the name that the steps of [Trial] carry. It is apart from the
// technique because the search, which the technique refers to, needs it for
// nested trials.
var trialRef = explain.Ref{Code: "trial", Name: "Trial"}

// Trial removes a candidate by supposing it true and following the singles,
// and nested trials where they do not suffice, to a contradiction.
//
// It is a technique like any other, with a lesson and a Find, but in no
// profile: a [Solver] runs it last, with a budget of its own, where the
// techniques of its profile stall. Package fallback chooses the candidate: the
// one with the shortest refutation.
var Trial = &techniques.Technique{
	Code:    trialRef.Code,
	Name:    trialRef.Name,
	Aliases: []string{"Trial and Error", "Proof by Contradiction"},
	Family:  "pipeline",
	Level:   techniques.Extreme,
	Ladder: explain.Ladder{
		Kind:   "a candidate can be refuted: suppose it is true, and follow what it forces",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetCells},
	},
	Find: findTrial,
}

// findTrial reports the trial with the shortest refutation. A candidate that
// some solution holds cannot be refuted, so one solution, if there is any,
// saves the search the candidates in it.
func findTrial(p *techniques.Pass) {
	ctx := context.Background()
	var solution *candidates.Filling
	if r := fallback.Solve(ctx, p.Grid, 1, fallback.Budget{}); len(r.Solutions) > 0 {
		solution = &r.Solutions[0]
	}
	if r, err := fallback.Refute(ctx, p.Grid, solution, fallback.Budget{}); err == nil {
		p.Report(newTrialWriter().step(p.Grid, r))
	}
}

// trialWriter turns refutations into steps. Each placement of a branch is
// given under its easiest name, which is why it asks the techniques that find
// singles.
type trialWriter struct {
	singles *techniques.Runner
}

func newTrialWriter() *trialWriter {
	var singles []*techniques.Technique
	for _, t := range suite.All() {
		if t.Family == "singles" {
			singles = append(singles, t)
		}
	}
	return &trialWriter{techniques.NewRunner(singles)}
}

// step returns the trial that a refutation on the grid amounts to.
func (w *trialWriter) step(g *candidates.Grid, r *fallback.Refutation) explain.Step {
	trial := explain.Trial{Assume: r.Assume, Conflict: r.Conflict, Branch: make([]explain.Step, 0, len(r.Lines))}
	branch := *g
	branch.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		var step explain.Step
		if line.Nested != nil {
			step = w.step(&branch, line.Nested)
		} else {
			step = w.single(&branch, line.Candidate)
		}
		step.Apply(&branch)
		trial.Branch = append(trial.Branch, step)
	}
	step := explain.NewStep(trial, explain.Remove(r.Assume.Cell(), r.Assume.Digit()))
	step.Technique = trialRef
	return step
}

// single returns the step of the easiest technique that places the candidate,
// which is the only one left for some item of the grid.
func (w *trialWriter) single(g *candidates.Grid, k candidates.Candidate) (single explain.Step) {
	place := explain.Place(k.Cell(), k.Digit())
	w.singles.All(g, func(s explain.Step) bool {
		if s.Effects[0] != place {
			return true
		}
		single = s
		return false
	})
	if single.Evidence == nil {
		panic(fmt.Sprintf("pipeline: %v is no single on\n%v", k, g))
	}
	return single
}
