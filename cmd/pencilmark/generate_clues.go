package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
	"pencilmark/fallback/generate"
	"pencilmark/fallback/generate/clued"
)

// withClues returns what makes puzzles with clues.
func (m *making) withClues() (func(ctx context.Context, out io.Writer) error, error) {
	switch {
	case m.givens != "" || m.minimal || m.day != "":
		return nil, usagef("--clues: expected it without --givens, --minimal and --day, as clues come first")
	case m.wishes.Minutes != "":
		return nil, usagef("--clues and --minutes: expected one of them, as the time is not known of puzzles with clues")
	case m.form.format == "html":
		return nil, usagef("--clues: expected another format than html")
	}
	var err error
	m.drawn.Layout = m.layout
	if m.drawn.Wants, err = clued.ParseWants(m.clues); err != nil {
		return nil, usagef("--clues: %w", err)
	}
	if m.drawn.Symmetry, err = generate.ParseSymmetry(m.symmetry); err != nil {
		return nil, usageError{err}
	}
	wish, asked, err := m.wishes.wish(generate.Options{})
	if err != nil {
		return nil, err
	}
	m.form.columns = []string{"line", "input", "givens", "solution", "reason"}
	if asked {
		m.form.columns = []string{"line", "input", "givens", "solution", "level", "score", "hardest", "tried", "reason"}
		return func(ctx context.Context, out io.Writer) error { return m.search(ctx, out, wish, m.wishes) }, nil
	}
	return func(ctx context.Context, out io.Writer) error {
		return m.each(ctx, out, func() func(context.Context, int) (candidates.Grid, error) {
			g := clued.New(m.seed, 0)
			return func(ctx context.Context, n int) (candidates.Grid, error) {
				g.Restart(m.seed, uint64(n))
				p, err := g.Puzzle(ctx, m.drawn)
				return p.Grid, err
			}
		})
	}, nil
}

// clueLines returns the clues of a puzzle, a line each, and an empty line behind them.
func clueLines(record *encode.Generated) string {
	if len(record.Clues) == 0 {
		return ""
	}
	return strings.Join(record.Clues, "\n") + "\n\n"
}

// layoutLine returns the line that says which board a puzzle with clues is on, unless it is the ordinary one.
func layoutLine(record *encode.Generated) string {
	if record.Layout == "" || record.Layout == candidates.Classic9.String() {
		return ""
	}
	return "layout: " + record.Layout + "\n"
}

// writeFPuzzles writes a puzzle as JSON of f-puzzles, in a line.
func writeFPuzzles(out io.Writer, g *candidates.Grid) error {
	sheet := g.Sheet()
	text, err := notation.FPuzzles(&sheet, "", candidates.Filling{})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s\n", bytes.TrimSpace(text))
	return err
}

func clueCodes() (codes []string) {
	for _, k := range clues.All {
		codes = append(codes, k.Code)
	}
	return codes
}
