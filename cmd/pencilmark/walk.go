package main

import (
	"bytes"
	"errors"
	"io"
	"slices"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/web/walk"
)

// longestProof is how many lines the proof of a certificate may have that a page holds. Most have some hundred.
const longestProof = 5000

// writeWalk writes a walkthrough as a page, which holds the document and its certificate. Of the steps it
// shows those that shows says, nil for all.
func writeWalk(out io.Writer, w *explain.Walkthrough, writer prose.Writer, o encode.Options, shows func(int) bool) error {
	var document bytes.Buffer
	o.Origin = encode.Origin{}
	if err := encode.YAML(&document, w, o); err != nil {
		return err
	}
	p := walk.Options{Prose: writer, Ladder: teacher.Ladder, Shows: shows, Files: []walk.File{{Name: "walkthrough.yaml", Title: "this walkthrough as a document", Data: document.Bytes()}}}
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
