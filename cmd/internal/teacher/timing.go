package teacher

import (
	"context"
	"math"

	"pencilmark/candidates"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/techniques/minutes"
)

// TimingRecord is what programs get to know of how long people need for a puzzle.
func TimingRecord(ctx context.Context, at encode.Origin, g *candidates.Grid, rater *minutes.Rater) *encode.Timing {
	x := &encode.Timing{Origin: at, Scale: "time"}
	solution, reason, _ := oneSolution(ctx, g)
	if solution == nil {
		x.Reason = reason
		return x
	}
	round := func(x, parts float64) float64 { return math.Round(x*parts) / parts }
	e := rater.Rate(g, solution)
	if x.Beyond, x.TooHard = e.Beyond, e.TooHard; !x.TooHard {
		x.Minutes, x.Low, x.High = round(e.Minutes, 10), round(e.Low, 10), round(e.High, 10)
	}
	for _, reason := range e.Reasons {
		x.Reasons = append(x.Reasons, encode.TimingReason{
			Text: encode.Clean(reason.String()), Moments: round(reason.Moments, 10), Share: round(reason.Share, 100),
		})
	}
	return x
}

// oneSolution returns the solution of a puzzle that has one, or else why there is nothing to rate: no scale
// says how hard a puzzle with none or several is. known is false if the search was stopped.
func oneSolution(ctx context.Context, g *candidates.Grid) (solution *candidates.Filling, reason encode.Text, known bool) {
	found := fallback.Solve(ctx, g, 2, fallback.Budget{})
	switch {
	case found.Stopped != nil:
		return nil, encode.Clean("the search for solutions was stopped: " + found.Stopped.Error()), false
	case len(found.Solutions) == 0:
		return nil, "the puzzle has no solution", true
	case len(found.Solutions) > 1:
		return nil, "the puzzle has several solutions", true
	}
	return &found.Solutions[0], "", true
}
