package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/web/walk"
	"pencilmark/techniques/minutes"
	"pencilmark/techniques/rating"
)

// longestProof is how many lines the proof of a certificate may have that a page holds. Most have some hundred.
const longestProof = 5000

// writeWalk writes a walkthrough as a page, which holds the document and its certificate. Of the steps it
// shows those that shows says, nil for all.
func writeWalk(ctx context.Context, out io.Writer, w *explain.Walkthrough, writer prose.Writer, o encode.Options, shows func(int) bool) error {
	var document bytes.Buffer
	o.Origin = encode.Origin{}
	if err := encode.YAML(&document, w, o); err != nil {
		return err
	}
	p := walk.Options{Prose: writer, Difficulty: difficulty(ctx, w), Ladder: teacher.Ladder, Shows: shows, Files: []walk.File{{Name: "walkthrough.yaml", Title: "this walkthrough as a document", Data: document.Bytes()}}}
	proof, err := certificate(w)
	switch {
	case err == nil:
		p.Files = append(p.Files, proof...)
	case errors.Is(err, certify.ErrUnique):
		p.Unproved = "A step assumes that the puzzle has one solution, so the steps do not prove that. “pencilmark certify” does, by steps that assume nothing."
	case w.Outcome == explain.Solved:
		p.Unproved = "There is no certificate here: " + err.Error() + "."
	}
	return walk.Write(out, w, p)
}

// ratingTime is how long a puzzle is rated for its page. The hardest known take two seconds.
const ratingTime = 3 * time.Second

// difficulty says how hard a classic puzzle is: its rating on the scale of Sudoku Explainer, and how long people
// need. It is empty if that is not known.
func difficulty(ctx context.Context, w *explain.Walkthrough) string {
	if w.Outcome != explain.Solved || w.Start.Layout() != candidates.Classic9 {
		return ""
	}
	puzzle := candidates.NewGrid(w.Start.Layout(), w.Start.GivenDigits())
	bounded, done := context.WithTimeout(ctx, ratingTime)
	defer done()
	told := ""
	switch x := teacher.ExplainerRecord(bounded, encode.Origin{}, &puzzle, rating.NewExplainer()); x.Outcome {
	case "rated":
		told = fmt.Sprintf("Sudoku Explainer: %.1f. ", x.ER)
	case "cut":
		told = fmt.Sprintf("Sudoku Explainer: at least %.1f. ", x.ER)
	}
	t := teacher.TimingRecord(ctx, encode.Origin{}, &puzzle, minutes.Fitted().NewRater())
	if t.Reason != "" {
		return ""
	}
	if t.TooHard {
		return told + "Not for an average player."
	}
	guess := ""
	if t.Beyond {
		guess = "; that is a guess"
	}
	return told + fmt.Sprintf("People need about %.0f minutes, %.0f to %.0f%s.", math.Round(t.Minutes), math.Round(t.Low), math.Round(t.High), guess)
}

var errLongProof = errors.New("the proof is too long; “pencilmark certify” writes it")

// certificate returns the files that prove that the solution of a walkthrough is the only one.
func certificate(w *explain.Walkthrough) ([]walk.File, error) {
	argued := *w
	argued.Steps = slices.Clone(w.Steps)
	argue.Walkthrough(&argued)
	c, err := certify.Walkthrough(&argued)
	if err != nil {
		return nil, err
	}
	if c.Lines() > longestProof {
		return nil, errLongProof
	}
	var formula, proof bytes.Buffer
	if err := errors.Join(c.WriteFormula(&formula), c.WriteProof(&proof)); err != nil {
		return nil, err
	}
	return []walk.File{
		{Name: "proof.cnf", Title: "a formula that says that there is another solution", Data: formula.Bytes()},
		{Name: "proof.lrat", Title: "a proof that nothing satisfies it", Data: proof.Bytes()},
	}, nil
}
