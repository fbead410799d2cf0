package main

import (
	"context"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
	"pencilmark/techniques/rating"
)

// rateExplainer rates on the scale of Sudoku Explainer, which has an order of its own.
func (a *app) rateExplainer(cmd *cobra.Command, args []string, format, output string) error {
	for _, name := range []string{"profile", "order", "only", "without", "no-uniqueness", "no-fallback"} {
		if cmd.Flags().Changed(name) {
			return usagef("--%s: the scale explainer has techniques of its own: expected no --%s, or --scale hodoku", name, name)
		}
	}
	s, err := a.settings()
	if err != nil {
		return err
	}
	if s.layout != candidates.Classic9 {
		return usagef("--layout %v: the scale explainer is for classic9", s.layout)
	}
	if err := formatOf(cmd, &format, output, recordFiles); err != nil {
		return err
	}
	columns := []string{"line", "input", "scale", "outcome", "er", "ep", "ed", "er_step", "er_name", "ep_step", "ep_name", "ed_step", "ed_name", "reason"}
	f := form{format: format, columns: columns}
	b := batch{app: a, settings: s, form: f, newTask: func() task {
		scale := rating.NewExplainer()
		return func(ctx context.Context, it item, r *result) {
			end := func() {}
			if a.budget > 0 {
				ctx, end = context.WithTimeout(ctx, a.budget)
			}
			rated := scale.Rate(ctx, &it.Grid)
			end()
			explainerRecord(f, it, r, &rated)
		}
	}}
	return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
		b.out = out
		return b.run(cmd.Context(), args)
	})
}

// explainerRecord writes a rating.
func explainerRecord(f form, it item, r *result, rated *rating.ExplainerRating) {
	x, sign := teacher.ExplainerRecord(it.origin(), rated), ""
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
		_, err := fmt.Fprintf(out, "%s %s%.1f %.1f %.1f\n", it.Grid.String(), sign, x.ER, x.EP, x.ED)
		return err
	}, append(fields, string(x.Reason))...)
}
