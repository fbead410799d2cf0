package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/text"
)

// clue writes the lesson on a kind of clue, after the term of the same name if there is one.
func (a *app) clue(ctx context.Context, m teacher.Meant, s settings) error {
	l, err := teacher.NewClueLesson(ctx, m.Clue, s.teacher(), false)
	if err != nil {
		return err
	}
	word := s.writer.Style.Restyle
	sections := append(termSections(m.Term, s),
		section{l.Name, fmt.Sprintf(s.label("In lines of clues it is %s."), l.Code)},
		section{"What it means", l.Meaning + " " + word(l.Edges)},
		section{"What follows first", word(l.First)},
		section{"Example", s.label("A puzzle with one solution, made for this lesson.")})
	g := l.Grid()
	return a.sections(s, sections, func(printer *text.Printer, out io.Writer) error {
		err := printer.Figure(out, explain.Figure{Grid: g})
		_, lines := fmt.Fprintf(out, "\nlayout: %s\n%s\n%s\n\n", l.Layout, l.Puzzle, strings.Join(l.Clues, "\n"))
		err = cmp.Or(err, lines)
		for _, section := range []section{
			{"What it says there", word(l.Alone)},
			{"A near miss", word(l.Near)},
			{"More", s.label("Practise it") + s.colon() + " pencilmark practice " + l.Code + "\n" + s.label("Puzzles to practise on") + s.colon() + " " + l.Practice + "\n" + s.label("Its solution") + s.colon() + " " + l.Solution},
		} {
			if section.body == "" {
				continue
			}
			err = cmp.Or(err, printer.Section(out, s.label(section.heading), section.body))
		}
		return err
	})
}
