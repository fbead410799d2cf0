package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/techniques/suite"
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

The summary, the profile, the names of the techniques and the texts must be those
that the steps give, the texts in one way of naming cells throughout. Documents
that were written by another program or version may word them differently:
--ignore-texts leaves them unread. What the document leaves out, or what this
program does not know, is listed as not checked. Never checked are that a step is
an example of the technique that it names, and that no easier step was left out.

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
					unchecked, err := checkDocument(it.doc, !ignoreTexts)
					if err != nil {
						r.status = exitBad
						verdict = "invalid: " + err.Error()
					} else if len(unchecked) > 0 {
						verdict += " Not checked: " + strings.Join(unchecked, ", ") + "."
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

// checkDocument reports what is wrong with a document, or else what could not
// be checked.
func checkDocument(doc *encode.Document, withTexts bool) (unchecked []string, err error) {
	if err := verify.Walkthrough(&doc.Walkthrough); err != nil {
		return nil, err
	}
	k := encode.Known{Hardest: hardest, Name: nameOf, Profile: codesOf}
	if withTexts {
		k.Texts = []encode.Texts{texts(prose.Writer{Style: prose.RC}), texts(prose.Writer{Style: prose.A1})}
	}
	return doc.Check(k)
}

// nameOf returns the name of the technique with a code.
func nameOf(code string) (name string, ok bool) {
	for _, t := range known() {
		if t.Code == code {
			return t.Name, true
		}
	}
	return "", false
}

// codesOf returns the codes of the techniques of a profile.
func codesOf(profile string) (codes []string, ok bool) {
	list, err := suite.Profile(profile)
	for _, t := range list {
		codes = append(codes, t.Code)
	}
	return codes, err == nil
}
