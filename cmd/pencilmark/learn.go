package main

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

func (a *app) learnCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "learn [TECHNIQUE | FAMILY | TERM]",
		Short: "Teach a technique, with a worked example; or say what a term means",
		Long: `Teach a technique: what it is, why it works, how to look for it, what looks like it
and proves nothing, and an example on a board. The technique may be named as this
program, HoDoKu, Sudoku Explainer or SudokuWiki name it.

Of a family the lessons are listed, and of a term, such as house, strong link or
notation, it is said what it means. Alone the command lists the course, in the order
in which it is best read.`,
		Example: `  pencilmark learn
  pencilmark learn x-wing
  pencilmark learn "Locked Candidates Type 1"
  pencilmark learn strong link`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return slices.Concat(codes(known()), families(), termNames()), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: a.checked(func(_ *cobra.Command, s settings, args []string) error {
			if len(args) == 0 {
				return a.course(known(), s, section{"Terms", strings.Join(termNames(), ", ") + "."})
			}
			name := strings.Join(args, " ")
			found, err := suite.Named(known(), name)
			term := lookupTerm(name)
			switch {
			case term != nil:
				what := section{term.name, term.text}
				if len(term.others) > 0 {
					what.body += "\nElsewhere it is called " + strings.Join(term.others, ", ") + "."
				}
				return a.course(found, s, what)
			case err != nil:
				return usageError{err}
			case len(found) == 1:
				return a.learn(found[0], s)
			}
			return a.course(found, s)
		}),
	}
	a.common(cmd, "color", "notation")
	return cmd
}

func termNames() (names []string) {
	for _, t := range glossary {
		names = append(names, t.name)
	}
	return names
}

// section is a heading and what stands under it.
type section struct{ heading, body string }

// course writes the sections, and the lessons on the techniques by level and family.
func (a *app) course(list []*techniques.Technique, s settings, sections ...section) error {
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		var lessons []string
		for _, family := range families() {
			of := slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t.Level != l || t.Family != family })
			if len(of) > 0 {
				lessons = append(lessons, family+": "+strings.Join(codes(of), ", ")+".")
			}
		}
		if lessons != nil {
			sections = append(sections, section{"Lessons: " + l.String(), strings.Join(lessons, "\n")})
		}
	}
	return a.sections(s, sections, func(*text.Printer, io.Writer) error { return nil })
}

// sections writes the sections, and what last writes after them.
func (a *app) sections(s settings, sections []section, last func(p *text.Printer, out io.Writer) error) error {
	printer := a.printer(a.stdout, s.writer)
	var out bytes.Buffer
	for _, section := range sections {
		if err := printer.Section(&out, section.heading, section.body); err != nil {
			return err
		}
	}
	if err := last(printer, &out); err != nil {
		return err
	}
	_, err := out.WriteTo(a.stdout)
	return err
}

func (a *app) learn(t *techniques.Technique, s settings) error {
	g, step, err := workedExample(t)
	if err != nil {
		return err
	}
	level := fmt.Sprintf("Level: %v.", t.Level)
	if len(t.Aliases) > 0 {
		level += fmt.Sprintf(" Also called %s.", strings.Join(t.Aliases, ", "))
	}
	if t.HoDoKu != "" {
		level += fmt.Sprintf(" HoDoKu's code is %s.", t.HoDoKu)
	}
	if t.Explainer > 0 {
		level += fmt.Sprintf(" Sudoku Explainer rates it %s.", tenths(t.Explainer))
	}
	sections := []section{
		{t.Name, level},
		{"What it is", t.Doc.What},
		{"Why it works", t.Doc.Why},
		{"How to look for it", t.Doc.Look},
		{"What looks like it", t.Doc.NearMiss},
		{"Example", ""},
	}
	return a.sections(s, sections, func(p *text.Printer, out io.Writer) error {
		return p.Step(out, &explain.Frame{Number: 1, Step: &step, Before: g})
	})
}

// workedExample returns the position of a lesson and the step that it shows.
func workedExample(t *techniques.Technique) (g candidates.Grid, step explain.Step, err error) {
	p, err := notation.Parse(t.Doc.Grid, candidates.Classic9)
	if err != nil {
		return g, step, fmt.Errorf("the example of %s: %w", t.Code, err)
	}
	var effects []explain.Effect
	for _, word := range strings.Fields(t.Doc.Want) {
		e, err := explain.ParseEffect(word)
		if err != nil {
			return g, step, fmt.Errorf("the example of %s: %w", t.Code, err)
		}
		effects = append(effects, e)
	}
	slices.SortFunc(effects, explain.CompareEffects)
	err = fmt.Errorf("the example of %s does not show it", t.Code)
	techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
		if slices.Equal(s.Effects, effects) {
			step, err = s, nil
		}
		return err != nil
	})
	return p.Grid, step, err
}
