package pipeline

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
)

// trialRef is the name that the steps of [Trial] carry. It is apart from the technique because the search,
// which the technique refers to, needs it for nested trials.
var trialRef = explain.Ref{Code: explain.TrialCode, Name: "Trial"}

// Trial removes a candidate by supposing it true and following the singles,
// and nested trials where they do not suffice, to a contradiction.
//
// It is a technique like any other, with a lesson and a Find, but in no
// profile: a [Solver] runs it by itself, under its budget, where the
// techniques of the profile stall. [fallback.Refute] chooses the candidate.
var Trial = &techniques.Technique{
	Code: trialRef.Code, Name: trialRef.Name, Aliases: []string{"Trial and Error", "Proof by Contradiction"}, Family: "pipeline",
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("a candidate can be refuted: suppose it is true, and follow what it forces",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A candidate is supposed to be true, and what it forces is written down line by line: digits that have one " +
			"place left in a house, cells that have one digit left. In the end a cell has no digit left, or a digit no " +
			"place. So the candidate is false, and it is removed. Where such lines alone lead nowhere, a line may itself be " +
			"a trial, nested in the first.",
		Why: "Each line follows from those before it, so whatever they lead to would be true if the candidate were. A cell " +
			"without a digit, or a house without a place for one, cannot be. Hence the candidate is not true. Nothing is " +
			"left to luck: the candidate was tried because it fails, and the lines are the proof.",
		Look: "Take the cells with two candidates and the digits with two places in a house first: what is left after one " +
			"of two is refuted is a placement. Prefer a candidate that forces something in several houses at once, and look " +
			"where two of its consequences meet. Write in a second colour, or on a copy, so that you can take everything " +
			"back.",
		NearMiss: "A trial that ends without a contradiction proves nothing, even if it fills most of the board: both " +
			"candidates of a cell may lead on for a long time, and the wrong one may fail only at the end. Take everything " +
			"back, and begin with another candidate.",
		Grid: "571493682693281754428.7.931.59...17314....896.36.19425984152367.15.6.249.6.9..518",
		Want: "r9c5<>4",
	},
	Find: findTrial,
	Is:   techniques.Shows[explain.Trial],
}

// findNodes is the budget of a search for a trial outside a [Solver]: more than the hardest puzzles known
// take, and about a second where all of it is spent in vain.
const findNodes = 500_000

// findTrial reports the trial with the shortest refutation. A candidate that some solution holds cannot be
// refuted, so one solution, if there is any, saves the search the candidates in it.
func findTrial(p *techniques.Pass) {
	ctx, budget := context.Background(), fallback.Budget{Nodes: findNodes}
	var solution *candidates.Filling
	if r := fallback.Solve(ctx, p.Grid, 1, budget); len(r.Solutions) > 0 {
		solution = &r.Solutions[0]
	}
	if r, err := fallback.Refute(ctx, p.Grid, solution, budget); err == nil {
		p.Report(newTrial(p.Grid, r))
	}
}

// newTrial returns the step that a refutation on the grid amounts to.
func newTrial(g *candidates.Grid, r *suppose.Refutation) explain.Step {
	return single.Trial(g, r, single.Names{Whole: trialRef, Nested: trialRef})
}
