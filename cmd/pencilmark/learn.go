package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
)

func (a *app) learnCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "learn TECHNIQUE",
		Short: "Teach a technique, with a worked example",
		Long: `Teach a technique: what it is, why it works, how to look for it, what looks like it
and proves nothing, and an example on a board. The technique may be named as this
program, HoDoKu, Sudoku Explainer or SudokuWiki name it.`,
		Example: `  pencilmark learn x-wing
  pencilmark learn "Locked Candidates Type 1"`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("learn what? expected a technique: see 'pencilmark techniques'")
			}
			return nil
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return codes(known()), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := a.settings()
			if err != nil {
				return err
			}
			t, err := lookup(strings.Join(args, " "))
			if err != nil {
				return err
			}
			return a.learn(t, s)
		},
	}
}

func (a *app) learn(t *techniques.Technique, s settings) error {
	printer := a.printer(a.stdout, s.writer)
	var out bytes.Buffer
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
	sections := []struct{ heading, body string }{
		{t.Name, level},
		{"What it is", t.Doc.What},
		{"Why it works", t.Doc.Why},
		{"How to look for it", t.Doc.Look},
		{"What looks like it", t.Doc.NearMiss},
	}
	for _, section := range sections {
		if err := printer.Section(&out, section.heading, section.body); err != nil {
			return err
		}
	}
	g, step, err := workedExample(t)
	if err != nil {
		return err
	}
	if err := printer.Section(&out, "Example", ""); err != nil {
		return err
	}
	if err := printer.Step(&out, &explain.Frame{Number: 1, Step: &step, Before: g}); err != nil {
		return err
	}
	_, err = out.WriteTo(a.stdout)
	return err
}

// workedExample returns the position of a lesson and the step that it shows.
func workedExample(t *techniques.Technique) (g candidates.Grid, step explain.Step, err error) {
	p, err := notation.Parse(t.Doc.Example.Grid, candidates.Classic9)
	if err != nil {
		return g, step, fmt.Errorf("the example of %s: %w", t.Code, err)
	}
	var effects []explain.Effect
	for _, word := range strings.Fields(t.Doc.Example.Want) {
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
