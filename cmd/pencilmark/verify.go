package main

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
)

func (a *app) verifyCommand() *cobra.Command {
	var ignoreTexts bool
	cmd := &cobra.Command{
		Use:   "verify [FILE | -]...",
		Short: "Check walkthrough documents, step by step",
		Long: `Check walkthrough documents in YAML, JSON or JSON lines. A checker that knows no
technique replays the steps and proves each one from the cells and houses that it
cites, and from nothing else; trials are checked down to the last line of the
branch. The first bad step is named, with what is wrong with it.

The texts in a document must be those that its steps give. Documents that were
written by another program or version may word them differently: --ignore-texts
leaves them unread.

Exit status is 1 if a document fails its check, 2 if it cannot be read.`,
		Example: `  pencilmark solve --format yaml puzzle.txt | pencilmark verify
  pencilmark verify walkthrough.yaml`,
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := a.settings()
			if err != nil {
				return err
			}
			b := batch{app: a, settings: s, out: a.stdout, scan: scanDocuments, newTask: func() task {
				return func(_ context.Context, it item, r *result) {
					verdict := "valid: " + s.writer.Outcome(&it.doc.Walkthrough)
					if err := checkDocument(it.doc, !ignoreTexts); err != nil {
						r.status = exitBad
						verdict = "invalid: " + err.Error()
					}
					fmt.Fprintf(&r.out, "%s: document %d: %s\n", it.source, it.Line, verdict)
				}
			}}
			return b.run(cmd.Context(), args)
		},
	}
	cmd.Flags().BoolVar(&ignoreTexts, "ignore-texts", false, "do not compare titles, notation and texts with the steps")
	return cmd
}

// scanDocuments reads walkthrough documents; the line of an item is the number
// of the document.
func scanDocuments(r io.Reader, source string, _ settings) func() (item, error) {
	decoder := encode.NewDecoder(r)
	n := 0
	return func() (item, error) {
		doc, err := decoder.Decode()
		n++
		return item{Puzzle: &notation.Puzzle{Line: n}, source: source, doc: doc}, err
	}
}

func checkDocument(doc *encode.Document, withTexts bool) error {
	if err := verify.Walkthrough(&doc.Walkthrough); err != nil {
		return err
	}
	if err := doc.Check(); err != nil {
		return err
	}
	if withTexts {
		return checkTexts(doc)
	}
	return nil
}

// checkTexts reports the first text that its step does not give, in either
// way of naming cells. A text that the document leaves out is not missed.
func checkTexts(doc *encode.Document) error {
	if doc.Texts == nil {
		return nil
	}
	for f := range doc.Walkthrough.Frames() {
		written := doc.Texts[f.Number-1]
		rc, a1 := prose.Writer{Style: prose.RC}, prose.Writer{Style: prose.A1}
		for _, part := range []struct {
			name, written string
			want          func(prose.Writer, *explain.Frame) string
		}{
			{"title", written.Title, prose.Writer.Title},
			{"notation", written.Notation, prose.Writer.Notation},
			{"text", written.Text, prose.Writer.Text},
		} {
			if want := part.want(rc, f); part.written != "" && part.written != want && part.written != part.want(a1, f) {
				return fmt.Errorf("step %d: the %s is not what the step gives: expected %q", f.Number, part.name, want)
			}
		}
	}
	return nil
}
