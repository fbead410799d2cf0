package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/candidates/fault"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
)

func (a *app) showCommand() *cobra.Command {
	var t telling
	var number int
	var keys bool
	cmd := &cobra.Command{
		Use:   "show [DOCUMENT | -]...",
		Short: "Show a walkthrough document",
		Long: `Show walkthrough documents as they are, in every format of "pencilmark help solve", and
as pictures: their own steps are shown, in their own words, and nothing is solved again.
What a document leaves unsaid is found from its steps. --level, --detail and --notation
have all steps told anew.

--step N shows one step, --key those of the hardest technique. Several pictures go into a
directory. In YAML and JSON each of these steps is a document of its own, which begins
with the grid before it.

A step that does not hold is not shown: a document is checked first, as by "pencilmark
verify". Exit status is then 1, and 2 if it cannot be read.`,
		Example: `  pencilmark show walkthrough.yaml
  pencilmark show -o walk.html walkthrough.yaml
  pencilmark show --step 4 --format svg walkthrough.yaml > step4.svg`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := formatOf(cmd, &t.format, t.output, showFiles); err != nil {
				return err
			}
			s, err := a.tellingSettings(t)
			switch {
			case err != nil:
				return err
			case number < 0 || number == 0 && cmd.Flags().Changed("step"):
				return usagef("--step %d: steps are counted from 1", number)
			}
			retold := slices.ContainsFunc([]string{"level", "detail", "notation"}, cmd.Flags().Changed)
			show := func(out io.Writer, dir string) error {
				f := form{format: t.format, separator: "\n"}
				b := batch{app: a, settings: s, out: out, form: f, scan: scanDocuments, newTask: func() task {
					return func(ctx context.Context, it item, r *result) {
						d := shown{app: a, telling: t, item: it, out: out, dir: dir, writer: s.writer}
						if err := d.prepare(ctx, retold, number, keys); err != nil {
							r.fail(exitBad, it, "document %d: %s", it.number, encode.Clean(err.Error()))
							return
						}
						if err := d.write(ctx, r, f); err != nil {
							r.fail(exitUsage, it, "document %d: %v", it.number, err)
						}
					}
				}}
				return b.run(cmd.Context(), args)
			}
			if t.format == "svg" && t.output != "" && filepath.Ext(t.output) != ".svg" {
				return show(a.stdout, t.output)
			}
			return a.writeTo(cmd.Context(), t.output, func(out io.Writer) error { return show(out, "") })
		},
	}
	t.flags(cmd, "svg")
	cmd.Flags().IntVar(&number, "step", 0, "show step `N` alone")
	cmd.Flags().BoolVar(&keys, "key", false, "show the steps of the hardest technique alone")
	cmd.MarkFlagsMutuallyExclusive("step", "key")
	a.common(cmd, "color", "notation", "language", "jobs", "progress")
	return cmd
}

// showFiles are the formats of shown documents by the endings of file names.
var showFiles = func() map[string]string {
	formats := maps.Clone(walkthroughFiles)
	formats[".svg"] = "svg"
	return formats
}()

// shown is a document that is being shown.
type shown struct {
	*app
	telling
	item
	out     io.Writer // where it goes in the end
	dir     string    // for pictures, empty for none
	writer  prose.Writer
	options encode.Options
	picked  func(number int) bool // nil for all steps
}

// prepare checks the document and finds out which steps are to be shown, and in what words.
func (d *shown) prepare(ctx context.Context, retold bool, number int, keys bool) error {
	w := &d.doc.Walkthrough
	if err := verify.WalkthroughContext(ctx, w); err != nil && !errors.Is(err, verify.ErrTooLong) {
		return err
	}
	if hardest := d.doc.Summary.Hardest; hardest != "" {
		d.options.Hardest = func([]string) string { return hardest }
		d.writer.Hardest = d.options.Hardest
	}
	if texts := d.doc.Texts; texts != nil && !retold {
		own := map[*explain.Step]encode.StepText{}
		for i := range w.Steps {
			own[&w.Steps[i]] = texts[i]
		}
		d.writer.Own = func(s *explain.Step) (title, notation, text string) {
			t := own[s]
			return t.Title, t.Notation, t.Text
		}
	}
	if d.doc.Texts != nil || retold {
		d.options.Texts = d.writer.Texts
	}
	if d.format == "jsonl" {
		d.options.Origin = d.origin()
	}
	switch {
	case number > len(w.Steps):
		return fmt.Errorf("there is no step %d: the document has %s", number, fault.Count(len(w.Steps), "step"))
	case number > 0:
		d.picked = func(n int) bool { return n == number }
	case keys:
		hardest := cmp.Or(d.doc.Summary.Hardest, teacher.Hardest(slices.Collect(maps.Keys(w.Summary().Techniques))))
		d.picked = func(n int) bool { return w.Steps[n-1].Technique.Code == hardest }
	}
	return nil
}

// frames returns the steps to be shown.
func (d *shown) frames() (frames []*explain.Frame) {
	for f := range d.doc.Walkthrough.Frames() {
		if d.picked == nil || d.picked(f.Number) {
			kept := *f
			frames = append(frames, &kept)
		}
	}
	return frames
}

// write writes what is to be shown.
func (d *shown) write(ctx context.Context, r *result, f form) error {
	w := &d.doc.Walkthrough
	switch {
	case d.format == "svg":
		return d.pictures(ctx, &r.out)
	case d.format == "html":
		return writeWalk(ctx, &r.out, w, d.writer, d.options, d.picked)
	case d.picked != nil && f.forPrograms():
		return d.excerpts(&r.out)
	case f.forPrograms():
		return encode.Write(&r.out, d.format, encode.Walkthrough{Walkthrough: w, Options: d.options})
	case d.picked != nil:
		return d.steps(ctx, &r.out)
	case d.telling.pictures != "":
		return d.printer(d.out, d.writer).Illustrated(&r.out, w, d.illustrator(ctx, d.telling, d.writer, d.number))
	}
	return d.telling.write(ctx, &r.out, w, d.printer(d.out, d.writer), d.writer, d.options)
}

// steps writes steps as texts, with an empty line between two.
func (d *shown) steps(ctx context.Context, out *bytes.Buffer) error {
	printer := d.printer(d.out, d.writer)
	var draw func(explain.Figure, string) (string, error)
	if d.telling.pictures != "" {
		draw = d.illustrator(ctx, d.telling, d.writer, d.number)
	}
	for i, f := range d.frames() {
		if i > 0 {
			out.WriteByte('\n')
		}
		write := func() error { return printer.Step(out, f) }
		if d.format == "markdown" {
			write = func() error { return printer.IllustratedStep(out, f, draw) }
		}
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

// excerpts writes each step as a document that begins before it.
func (d *shown) excerpts(out *bytes.Buffer) error {
	w := &d.doc.Walkthrough
	results := joiner{form: form{format: d.format}, out: bufio.NewWriter(out)}
	for _, f := range d.frames() {
		// The steps of the document are cut, so that the step has its own words.
		excerpt := explain.Walkthrough{
			Name: w.Name, Start: f.Before, Profile: w.Profile, Steps: w.Steps[f.Number-1 : f.Number : f.Number],
			Outcome: explain.Stalled, Stop: fmt.Sprintf("this is step %d of %d", f.Number, len(w.Steps)),
		}
		o := d.options
		o.Hardest = nil
		var one bytes.Buffer
		if err := encode.Write(&one, d.format, encode.Walkthrough{Walkthrough: &excerpt, Options: o}); err != nil {
			return err
		}
		if err := results.add(one.Bytes()); err != nil {
			return err
		}
	}
	return results.end()
}

// pictures draws the steps: into files of a directory, of each of which it writes the name, or the only one to out.
func (d *shown) pictures(ctx context.Context, out io.Writer) error {
	frames := d.frames()
	if d.dir == "" {
		if len(frames) != 1 {
			return usagef("%d steps are as many pictures: expected a directory for them, -o DIR, or --step N", len(frames))
		}
		return drawing(d.writer).Step(out, frames[0])
	}
	if err := os.MkdirAll(d.dir, 0o777); err != nil {
		return usagef("%w", err)
	}
	for _, f := range frames {
		name := filepath.Join(d.dir, fmt.Sprintf("%d-%03d-%s.svg", d.number, f.Number, f.Step.Technique.Code))
		if err := d.writeTo(ctx, name, func(out io.Writer) error { return drawing(d.writer).Step(out, f) }); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(out, name); err != nil {
			return err
		}
	}
	return nil
}
