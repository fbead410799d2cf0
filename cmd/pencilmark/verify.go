package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
	"pencilmark/techniques/suite"
)

func (a *app) verifyCommand() *cobra.Command {
	var ignoreTexts, sentences, fix bool
	var format, output string
	var f fixing
	cmd := &cobra.Command{
		Use:   "verify [FILE | -]...",
		Short: "Check walkthrough documents, step by step",
		Long: `Check walkthrough documents in YAML, JSON or JSON lines. A checker that knows no
technique replays the steps and proves each one from the cells and houses that it
cites, and from nothing else; trials are checked down to the last line of the
branch. The first bad step is named, with what is wrong with it. Where a document
carries arguments, see "pencilmark help solve", each line is checked from the lines
that it names.

The summary, the profile, the names of the techniques and the texts must be those
that the steps give, the texts in one notation, detail and level throughout, whichever
these are. Documents that were written by another program or version may word them
differently: --ignore-texts leaves them unread. What the document leaves out, or what this
program does not know, is listed as not checked. Never checked are that a step is
an example of the technique that it names, and that no easier step was left out.

A document may have 256 MB, or as much as its file has. One with more than 16 MB is read
step by step: its steps must come last, and in YAML each on a line of its own, as solve
writes them. What is read is kept in memory.

--sentences checks the sentences of documents that carry them: each is replayed on the
board, by a checker that knows what its kind asserts and reads no words, and together they
must say what the step does, and be the text.

--fix completes documents instead, so that a puzzle and the pattern of each step are
enough to write by hand:

  puzzle: 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  steps:
    - r8c6=1                      # any claim, see "pencilmark help why-not"
    - notation: '7: b3\r2'        # or fields of a step: notation, evidence,
      text: Look at box 3.        # or what it places or removes

Numbers, techniques, effects, premises, evidence, notation, titles and texts of the
steps, the summary and the outcome are filled in, and replaced where they are wrong.
Titles and texts of the author's own stay, unless --refill-texts is given; so do
comments and the order of fields in YAML. --because adds arguments; documents that have
some get them anew. What is false or does not follow is refused, with its place and the
reason; a file given to -o, which may be the one that is read, is then left as it is.

Exit status is 1 if a document fails its check, 2 if it cannot be read.`,
		Example: `  pencilmark solve --format yaml puzzle.txt | pencilmark verify
  pencilmark verify walkthrough.yaml
  pencilmark verify --fix lesson.yaml -o lesson.yaml`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			if err := only(cmd, "fix", fix, "output", "refill-texts", "because"); err != nil {
				return err
			}
			if fix {
				f.settings = s
				return a.fixDocuments(cmd.Context(), f, output, args)
			}
			f := form{format: format}
			b := batch{app: a, settings: s, out: a.stdout, form: f, scan: scanDocuments, newTask: func() task {
				return func(ctx context.Context, it item, r *result) {
					ctx, done := s.options.Budget.Bound(ctx)
					defer done()
					w := &it.doc.Walkthrough
					v := encode.Verification{Origin: it.origin(), Document: it.number, Outcome: w.Outcome}
					var err error
					if v.Unchecked, err = checkDocument(ctx, it.doc, !ignoreTexts, sentences); errors.Is(err, verify.ErrTooLong) {
						r.fail(exitBad, it, "document %d: not known: %v", it.number, err)
						return
					} else if err != nil {
						r.status = exitBad
						v.Reason = encode.Clean(err.Error())
					}
					v.Valid = err == nil
					f.write(it, r, &v, func(out io.Writer) error {
						verdict := "invalid: " + string(v.Reason)
						if v.Valid {
							verdict = "valid: " + s.writer.Outcome(w)
							if len(v.Unchecked) > 0 {
								verdict += " Not checked: " + strings.Join(v.Unchecked, ", ") + "."
							}
						}
						_, err := fmt.Fprintf(out, "%s: document %d: %s\n", it.source, it.number, verdict)
						return err
					})
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	cmd.Flags().BoolVar(&ignoreTexts, "ignore-texts", false, "do not compare titles, notation and texts with the steps")
	cmd.Flags().BoolVar(&sentences, "sentences", false, "check that the sentences are true and those of the texts; see solve --sentences")
	cmd.Flags().BoolVar(&fix, "fix", false, "complete documents and write them, instead of checking them")
	cmd.Flags().StringVarP(&output, "output", "o", "", "with --fix, write to `FILE` instead of standard output")
	cmd.Flags().BoolVar(&f.because, "because", false, "with --fix, add the argument of each step")
	cmd.Flags().BoolVar(&f.refill, "refill-texts", false, "with --fix, replace titles and texts of the author's own")
	a.common(cmd, "budget", "notation", "jobs", "progress")
	return cmd
}

// streamed is how many bytes a document may have of an input that need not end. Those of a file are its user's own.
const streamed = 256 << 20

// sizeOf is how many bytes an input has if it is a file, and 0 if not.
func sizeOf(r io.Reader) int {
	if file, ok := r.(interface{ Stat() (fs.FileInfo, error) }); ok {
		if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
			return int(info.Size())
		}
	}
	return 0
}

// scanDocuments reads walkthrough documents.
func scanDocuments(r io.Reader, source string, _ settings) func() (item, error) {
	decoder := encode.NewDecoder(r)
	decoder.AllowLong(max(streamed, sizeOf(r)))
	n := 0
	return func() (item, error) {
		doc, err := decoder.Decode()
		n++
		if err != nil {
			return item{}, err
		}
		puzzle := notation.Puzzle{Line: doc.Line, Input: doc.Walkthrough.Start.String()}
		return item{Puzzle: &puzzle, source: source, number: n, doc: doc}, nil
	}
}

// checkDocument reports what is wrong with a document, or else what could not be checked.
func checkDocument(ctx context.Context, doc *encode.Document, withTexts, sentences bool) (unchecked []string, err error) {
	if err := verify.WalkthroughContext(ctx, &doc.Walkthrough); err != nil {
		return nil, err
	}
	if sentences {
		if err := checkSentences(doc, withTexts); err != nil {
			return nil, err
		}
	}
	k := encode.Known{Hardest: hardest, Name: nameOf, Profile: codesOf}
	if withTexts {
		k.Texts = wordings()
	}
	unchecked, err = doc.Check(k)
	if doc.Sentences != nil && !sentences && err == nil {
		unchecked = append(unchecked, "the sentences")
	}
	return unchecked, err
}

// checkSentences reports whether the sentences of a document are true, say what the steps do, and are those of the
// texts.
func checkSentences(doc *encode.Document, withTexts bool) error {
	if doc.Sentences == nil && len(doc.Walkthrough.Steps) > 0 {
		return errors.New("the document has no sentences")
	}
	var replay say.Replay
	for f := range doc.Walkthrough.Frames() {
		text := ""
		if withTexts && doc.Texts != nil {
			text = doc.Texts[f.Number-1].Text
		}
		if err := replay.CheckWritten(f.Number, f.Step, &f.Before, doc.Sentences[f.Number-1], text); err != nil {
			return fmt.Errorf("step %d: sentences: %w", f.Number, err)
		}
	}
	return nil
}

// wordings returns the ways in which steps are worded.
func wordings() (all []encode.Texts) {
	for _, style := range []say.Style{say.RC, say.A1} {
		for _, detail := range []prose.Detail{prose.Normal, prose.Full, prose.Brief} {
			for _, level := range []prose.Level{prose.Standard, prose.Plain, prose.Expert} {
				all = append(all, prose.Writer{Style: style, Detail: detail, Level: level}.Texts)
			}
		}
	}
	return all
}

// nameOf returns the name of the technique with a code.
func nameOf(code string) (name string, ok bool) {
	if t := byCode[code]; t != nil {
		return t.Name, true
	}
	return "", false
}

// codesOf returns the codes of the techniques of a profile, or of a list as [teacher.ProfileOf] names it.
func codesOf(profile string) (codes []string, ok bool) {
	if _, only, listed := strings.Cut(profile, teacher.OnlyListed); listed {
		codes = strings.Split(only, ", ")
		return codes, !slices.ContainsFunc(codes, func(code string) bool { return byCode[code] == nil })
	}
	list, err := suite.Profile(profile)
	for _, t := range list {
		codes = append(codes, t.Code)
	}
	return codes, err == nil
}
