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
	found := fallback.Solve(ctx, g, 2, fallback.Budget{})
	switch {
	case found.Stopped != nil:
		x.Reason = encode.Clean("the search for solutions was stopped: " + found.Stopped.Error())
	case len(found.Solutions) == 0:
		x.Reason = "the puzzle has no solution"
	case len(found.Solutions) > 1:
		x.Reason = "the puzzle has several solutions"
	}
	if x.Reason != "" {
		return x
	}
	round := func(x, parts float64) float64 { return math.Round(x*parts) / parts }
	e := rater.Rate(g, &found.Solutions[0])
	x.Minutes, x.Low, x.High, x.Beyond = round(e.Minutes, 10), round(e.Low, 10), round(e.High, 10), e.Beyond
	for _, reason := range e.Reasons {
		x.Reasons = append(x.Reasons, encode.TimingReason{
			Text: encode.Clean(reason.String()), Moments: round(reason.Moments, 10), Share: round(reason.Share, 100),
		})
	}
	return x
}
