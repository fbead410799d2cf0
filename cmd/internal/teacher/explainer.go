package teacher

import (
	"context"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain/encode"
	"pencilmark/techniques/rating"
)

// ExplainerRecord rates a puzzle on the scale of Sudoku Explainer, for programs. What has not one solution
// has no rating: the steps would go on, harder and harder, until the time is up.
func ExplainerRecord(ctx context.Context, at encode.Origin, g *candidates.Grid, scale *rating.Explainer) *encode.ExplainerRating {
	x := &encode.ExplainerRating{Origin: at, Scale: "explainer", Outcome: "rated"}
	if solution, reason, known := oneSolution(context.WithoutCancel(ctx), g); known && solution == nil {
		x.Outcome, x.Reason = "incomplete", reason
		return x
	}
	rated := scale.Rate(ctx, g)
	most := rated.Hardest.Rating
	switch {
	case rated.Solved:
	case rated.AtLeast > 0:
		most, x.Outcome = rated.AtLeast, "cut"
		x.Reason = encode.Clean(fmt.Sprintf("the time was up after %s: ER is at least %.1f", fault.Count(rated.Taken, "step"), float64(most)/10))
	default:
		most, x.Outcome, x.Reason = rating.Unsolved, "unsolved", "no rule of Sudoku Explainer finds a step"
	}
	x.ER, x.EP, x.ED = float64(most)/10, float64(rated.Pearl.Rating)/10, float64(rated.Diamond.Rating)/10
	record := func(s *rating.ExplainerStep) *encode.RatedStep {
		if s.Number == 0 {
			return nil
		}
		return encode.NewRatedStep(s.Number, s.Name(), s.Effects)
	}
	x.ERStep, x.EPStep, x.EDStep = record(&rated.Hardest), record(&rated.Pearl), record(&rated.Diamond)
	return x
}
