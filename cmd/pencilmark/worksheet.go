package main

import (
	"context"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/say"
	"pencilmark/explain/web"
	"pencilmark/explain/web/sheet"
	"pencilmark/techniques/practice"
)

// notOfWorksheets are the flags of sheets that a worksheet has no use for: its positions are known.
var notOfWorksheets = append([]string{"generate", "pencil-marks", "marks", "no-level", "layout", "at", "jobs", "progress", "day"},
	slices.DeleteFunc(slices.Clone(makingFlags), func(name string) bool { return name == "seed" })...)

// worksheet writes pages of positions in which a technique comes next, with its steps as answers.
func (a *app) worksheet(cmd *cobra.Command, s settings, f sheetFlags, args []string, seed uint64, output string) error {
	for _, name := range notOfWorksheets {
		if cmd.Flags().Changed(name) {
			return usagef("--%s is not for --technique, which takes positions that are known", name)
		}
	}
	switch {
	case len(args) > 0:
		return usagef("--technique takes positions that are known: expected no input")
	case f.positions < 1:
		return usagef("--number %d: expected 1 or more", f.positions)
	case f.perPage == "6":
		return usagef("--per-page 6: boards of 6 a page have no room for pencil marks: expected --per-page 4 or fewer")
	}
	if !cmd.Flags().Changed("seed") {
		seed = rand.Uint64()
	}
	name, tasks, err := positions(cmd.Context(), s, f, seed)
	if err != nil {
		return err
	}
	var puzzles []sheet.Puzzle
	for _, t := range tasks {
		p := sheet.Puzzle{Grid: t.Grid, Marks: true}
		if f.answers == "end" {
			p.Step = t.Frame()
		}
		puzzles = append(puzzles, p)
	}
	o := sheet.Options{Title: f.title, Names: true, Boards: web.Options{Prose: s.writer}}
	if o.Title == "" {
		o.Title = name + ": what follows from it?"
	}
	o.PerPage, _ = strconv.Atoi(f.perPage) // it is one of a few words
	return a.writeTo(cmd.Context(), output, func(out io.Writer) error { return sheet.Write(out, puzzles, o) })
}

// positions returns the tasks of a worksheet, and what they are of: a technique, or a kind of clue.
func positions(ctx context.Context, s settings, f sheetFlags, seed uint64) (name string, tasks []*practice.Task, err error) {
	if k := teacher.ClueNamed(f.technique, s.writer.Language); k != nil {
		random := rand.New(rand.NewPCG(seed, 0))
		for range f.positions {
			t, err := practice.OfClue(ctx, k, random.Uint64())
			if err != nil {
				return "", nil, err
			}
			tasks = append(tasks, t)
		}
		return say.Capital(k.Name), tasks, nil
	}
	list, err := practised([]string{f.technique})
	if err != nil {
		return "", nil, err
	}
	if len(list) > 1 {
		return "", nil, usagef("--technique %s: expected one technique, such as %s", f.technique, strings.Join(codes(list[:2]), " or "))
	}
	if tasks, err = practice.Worksheet(list[0], f.positions, seed); err != nil {
		return "", nil, usagef("--number: %w", err)
	}
	return list[0].Name, tasks, nil
}
