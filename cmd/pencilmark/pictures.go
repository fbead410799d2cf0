package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
)

// pictureFormats are those of lists, and pictures.
var pictureFormats = []string{"text", "yaml", "json", "jsonl", "svg"}

// drawing returns what draws pictures.
func drawing(w prose.Writer) *web.Printer { return web.New(web.Options{Prose: w}) }

// drawHint draws what a hint shows. Where nothing is marked its words stand under the board.
func drawHint(out io.Writer, w prose.Writer, f explain.Figure, told []string) error {
	words := strings.Join(told, " ")
	if len(f.Marks.Houses)+len(f.Marks.Cells)+len(f.Marks.Candidates) == 0 {
		f.Caption = words
	}
	return drawing(w).Figure(out, f, words)
}

// drawSteps draws the steps that are available on the grid of an item: into files of a directory, of each of
// which it writes the name, or the only one to standard output.
func (a *app) drawSteps(ctx context.Context, out io.Writer, dir string, w prose.Writer, it item, steps []explain.Step) error {
	frame := func(i int) *explain.Frame { return &explain.Frame{Number: i + 1, Step: &steps[i], Before: it.Grid} }
	if dir == "" {
		switch len(steps) {
		case 0:
			return drawing(w).Figure(out, explain.Figure{Grid: it.Grid, All: true, Caption: "No technique applies."}, it.Grid.String())
		case 1:
			return drawing(w).Step(out, frame(0))
		}
		return usagef("%d steps are as many pictures: expected a directory for them, -o DIR, or --limit 1", len(steps))
	}
	for i, step := range steps {
		draw := func(out io.Writer) error { return drawing(w).Step(out, frame(i)) }
		if err := a.drawInto(ctx, out, dir, pictureName(it, i+1, step.Technique.Code), draw); err != nil {
			return err
		}
	}
	return nil
}

// pictureName returns the name of a picture of an item: the numbers of both, from 1, and what it shows.
func pictureName(it item, number int, code string) string {
	return fmt.Sprintf("%d-%03d-%s.svg", it.index+1, number, code)
}

// drawInto draws a picture into a file of a directory and writes its name, or without a directory draws it to out.
func (a *app) drawInto(ctx context.Context, out io.Writer, dir, name string, draw func(io.Writer) error) error {
	if dir == "" {
		return draw(out)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return usagef("%w", err)
	}
	name = filepath.Join(dir, name)
	if err := a.writeTo(ctx, name, draw); err != nil {
		return err
	}
	_, err := fmt.Fprintln(out, name)
	return err
}

// illustrator returns what draws the pictures of the puzzle of a number, from 1. An address is seen from the
// text, which is in the file that the output goes to.
func (a *app) illustrator(ctx context.Context, t telling, w prose.Writer, puzzle int) func(explain.Figure, string) (string, error) {
	number := 0
	return func(f explain.Figure, title string) (string, error) {
		if err := os.MkdirAll(t.pictures, 0o777); err != nil {
			return "", usagef("%w", err)
		}
		number++
		name := filepath.Join(t.pictures, fmt.Sprintf("%d-%03d.svg", puzzle, number))
		err := a.writeTo(ctx, name, func(out io.Writer) error { return drawing(w).Figure(out, f, title) })
		if address, wrong := filepath.Rel(filepath.Dir(t.output), name); wrong == nil {
			name = address
		}
		return filepath.ToSlash(name), err
	}
}
