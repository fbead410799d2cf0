package main

import (
	"context"
	"fmt"
	"io"
	"strconv"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
	"pencilmark/techniques/rating"
)

// rateByExplainer rates on the scale of Sudoku Explainer, which has an order of its own.
func rateByExplainer(s settings, f form, _ ratingOptions) task {
	scale := rating.NewExplainer()
	return func(ctx context.Context, it item, r *result) {
		end := func() {}
		if most := s.options.Budget.Time; most > 0 {
			ctx, end = context.WithTimeout(ctx, most)
		}
		x := teacher.ExplainerRecord(ctx, it.origin(), &it.Grid, scale)
		end()
		explainerRecord(f, it, r, x)
	}
}

// explainerRecord writes a rating.
func explainerRecord(f form, it item, r *result, x *encode.ExplainerRating) {
	sign := ""
	if x.Outcome == "cut" {
		sign = ">="
	}
	if x.Reason != "" {
		r.fail(exitBad, it, "%s", x.Reason)
	}
	var fields []string
	fields = append(fields, x.Scale, x.Outcome)
	for _, n := range []float64{x.ER, x.EP, x.ED} {
		fields = append(fields, strconv.FormatFloat(n, 'f', 1, 64))
	}
	for _, step := range []*encode.RatedStep{x.ERStep, x.EPStep, x.EDStep} {
		if step == nil {
			step = &encode.RatedStep{}
		}
		fields = append(fields, strconv.Itoa(step.Number), step.Name)
	}
	f.write(it, r, x, func(out io.Writer) error {
		if x.Outcome == "incomplete" {
			_, err := fmt.Fprintln(out, it.Grid.String(), "Incomplete")
			return err
		}
		_, err := fmt.Fprintf(out, "%s %s%.1f %.1f %.1f\n", it.Grid.String(), sign, x.ER, x.EP, x.ED)
		return err
	}, append(fields, string(x.Reason))...)
}
