package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/fallback/learn"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

func (a *app) certifyCommand() *cobra.Command {
	var name string
	var step int
	cmd := &cobra.Command{
		Use:   "certify [PUZZLE | FILE | -]",
		Short: "Prove to programs of others that a solution is the only one",
		Long: `Write NAME.cnf, a formula in DIMACS form, and NAME.lrat, a proof in LRAT form, which
checkers that others wrote accept, as cake_lpr and lrat-check.

What is proved: the puzzle has no solution but the one printed. The formula says that
it has another one, and the proof shows that nothing satisfies the formula. To believe
it, trust the checker and read the formula; nothing that pencilmark says need be true.
What is not proved: that the digits printed are a solution, which is seen by looking;
that the steps are those of a walkthrough, or that what a walkthrough says is true.

Variable 81(r-1)+9(c-1)+d is true if digit d is in row r, column c, on smaller boards as
well. The clauses: each cell has a digit, and each house each digit; of two candidates
that exclude each other one is false, and so of three that a clue does not allow
together; what a clue does not allow in a cell is false; the givens are true; some digit
differs from the solution. Two candidates exclude each other if a house has the same
digit twice, a cell two digits, or if some clue does not allow both. A puzzle is its
givens and clues: digits placed and marks struck do not count. No technique is used that
assumes one solution, for that is what is proved. Where the steps of a walkthrough do not
suffice, the proof is that of a search.

Where clues count, as cages with sums and arrows do, the files are NAME.opb, a formula
of sums in the form OPB, and NAME.pbp, a proof for VeriPB; the proof is that of a search.
Variable x479 is true if digit 9 is in row 4, column 7. The lines, each behind a comment
that says of what it is: each cell has one digit, and each house each digit once; each
cage, arrow or other sum is one line; a clue that counts and is no sum, as a sandwich,
is read cell by cell, and variable s8_3_2 is true if the reading whose lines begin behind
line 8 is in its state 2 after the third cell; the givens; some digit differs from the
solution.

--step N certifies a single step of a walkthrough document. The formula then has the
cells and houses that the step cites, the candidates that are gone before it, and that
one of its conclusions is wrong; the proof follows the argument of the step, if the
document has one. Where clues count, it has the cages and other clues that the step goes
by, and the proof is that of a search. A step that assumes one solution is refused.

Exit status is 1 if the puzzle has no solution, or several, or the step does not follow.`,
		Example: `  pencilmark certify -o proof puzzle.txt && cake_lpr proof.cnf proof.lrat
  pencilmark certify -o killer killer.txt && veripb --requireUnsat killer.opb killer.pbp
  pencilmark certify --step 4 -o step4 walkthrough.yaml`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			single := cmd.Flags().Changed("step")
			switch {
			case name == "":
				return usagef("certify needs --output NAME, for NAME.cnf and NAME.lrat")
			case single && step < 1:
				return usagef("--step %d: steps are counted from 1", step)
			}
			b := &batch{app: a, settings: s, out: io.Discard}
			if single {
				b.scan = scanDocuments
				return a.certify(cmd.Context(), name, args, b, func(ctx context.Context, it item) (string, proofFiles, error) {
					return certifyStep(ctx, s, step, &it.doc.Walkthrough)
				})
			}
			solver := teacher.NewSolver(pipeline.Options{Techniques: teacher.WithoutAssumptions(suite.Human()), Budget: s.options.Budget})
			return a.certify(cmd.Context(), name, args, b, func(ctx context.Context, it item) (string, proofFiles, error) {
				return certifyPuzzle(ctx, s, solver, &it.Grid)
			})
		}),
	}
	cmd.Flags().StringVarP(&name, "output", "o", "", "write `NAME`.cnf and NAME.lrat, or NAME.opb and NAME.pbp")
	cmd.Flags().IntVar(&step, "step", 0, "certify step `N` of a walkthrough document alone")
	a.common(cmd, "budget", "notation", "layout")
	return cmd
}

// proofFiles is a formula and a proof.
type proofFiles interface {
	WriteFormula(io.Writer) error
	WriteProof(io.Writer) error
	Lines() int
}

// endings returns how the names of the files of a certificate end.
func endings(c proofFiles) (formula, proof string) {
	if _, sums := c.(*learn.Certificate); sums {
		return ".opb", ".pbp"
	}
	return ".cnf", ".lrat"
}

// certifyPuzzle certifies that the solution of a puzzle, its givens, is the only
// one. It returns what is certified, too.
func certifyPuzzle(ctx context.Context, s settings, solver *pipeline.Solver, g *candidates.Grid) (string, proofFiles, error) {
	start := candidates.NewGrid(g.Layout(), g.GivenDigits())
	if len(start.Layout().Counting()) > 0 {
		ctx, done := s.options.Budget.Bound(ctx)
		defer done()
		found := fallback.Solve(ctx, &start, 2, fallback.Budget{Nodes: s.options.Budget.Nodes})
		if len(found.Solutions) == 1 && found.Stopped == nil {
			c, err := learn.Prove(ctx, &start, found.Solutions[0])
			return "solution " + found.Solutions[0].Text(g.Layout()), c, err
		}
	}
	w := solver.Solve(ctx, start)
	if w.Outcome == explain.Stalled {
		if solution, ok := certify.Solution(ctx, &start); ok {
			if c, err := certify.Search(ctx, &start, solution); err == nil {
				return "solution " + solution.Text(g.Layout()), c, nil
			}
		}
	}
	if w.Outcome != explain.Solved {
		reason := s.teacher().Outcome(ctx, w)
		if !w.Start.Equal(g) {
			reason += " Only the givens count, no digits placed and no marks struck."
		}
		return "", nil, errors.New(reason)
	}
	argue.Walkthrough(w)
	c, err := certify.Walkthrough(w)
	return "solution " + w.Solutions[0].Text(g.Layout()), c, err
}

// certifyStep certifies one step of a walkthrough. It returns what is certified, too.
func certifyStep(ctx context.Context, s settings, number int, w *explain.Walkthrough) (string, proofFiles, error) {
	for f := range w.Frames() {
		if f.Number != number {
			continue
		}
		var c proofFiles
		var err error
		if len(f.Before.Layout().Counting()) > 0 {
			ctx, done := s.options.Budget.Bound(ctx)
			defer done()
			c, err = certify.StepBySums(ctx, argue.Frame(f))
		} else {
			c, err = certify.Step(f)
		}
		return "step " + s.writer.Notation(f), c, err
	}
	return "", nil, fmt.Errorf("there is no step %d: the walkthrough has %s", number, fault.Count(len(w.Steps), "step"))
}

// certify writes the certificate of the one input of a batch, and says of what.
func (a *app) certify(ctx context.Context, name string, args []string, b *batch, prove func(context.Context, item) (string, proofFiles, error)) error {
	var made proofFiles
	var what string
	inputs := 0
	a.jobs = 1 // so that inputs come one after the other
	b.newTask = func() task {
		return func(ctx context.Context, it item, r *result) {
			if inputs++; inputs > 1 {
				return
			}
			var err error
			if what, made, err = prove(ctx, it); err != nil {
				r.fail(exitBad, it, "%s", encode.Clean(err.Error()))
			}
		}
	}
	switch err := b.run(ctx, args); {
	case err != nil:
		return err
	case inputs > 1:
		return usagef("found %d puzzles: expected one", inputs)
	case made == nil || a.status != exitDone:
		return nil
	}
	formula, proof := endings(made)
	if err := a.writeTo(ctx, name+formula, made.WriteFormula); err != nil {
		return err
	}
	if err := a.writeTo(ctx, name+proof, made.WriteProof); err != nil {
		return err
	}
	_, err := fmt.Fprintf(a.stdout, "%s, %d lines\n", what, made.Lines())
	return err
}
