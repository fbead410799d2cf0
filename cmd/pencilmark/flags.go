package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"pencilmark/explain/languages"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// common adds flags that several commands have, to one that uses them.
func (a *app) common(cmd *cobra.Command, names ...string) {
	flags := cmd.Flags()
	flags.SortFlags = false
	for _, name := range names {
		switch name {
		case "techniques":
			choose(cmd, flags, &a.profile, "profile", "", "ordered list of techniques", suite.Profiles()...)
			flags.StringVar(&a.order, "order", "", "read the ordered list of techniques from `FILE`, instead of a profile")
			flags.StringSliceVar(&a.only, "only", nil, "use these techniques and families and no others")
			flags.StringSliceVar(&a.without, "without", nil, "leave these techniques and families out")
			flags.BoolVar(&a.noUniqueness, "no-uniqueness", false, "use no technique that assumes one solution")
			complete(cmd, "only", append(codes(suite.All()), families()...))
			complete(cmd, "without", append(codes(suite.All()), families()...))
		case "fallback":
			flags.BoolVar(&a.noFallback, "no-fallback", false, "stop when the techniques stall, make no trials")
		case "budget":
			flags.DurationVar(&a.budget, "budget", time.Minute, "time for one puzzle, 0 for no limit")
		case "color":
			choose(cmd, flags, &a.color, "color", "", "colour the output", "auto", "always", "never")
		case "notation":
			choose(cmd, flags, &a.notation, "notation", "", "name cells as r4c7 or as D7", "rc", "a1")
		case "language":
			flags.StringVar(&a.language, "language", "", "language of texts: "+strings.Join(languages.Codes(), ", ")+"; PENCILMARK_LANGUAGE if not given. What it has no words for yet is in English, and so are documents")
			complete(cmd, "language", languages.Codes())
			cmd.PreRun = func(cmd *cobra.Command, _ []string) { a.written = cmd.Flags().Lookup("format") }
		case "layout":
			flags.StringVar(&a.layoutName, "layout", "classic9", "board of puzzles that do not say it: classic9, classic8, classic6, classic4 (or 9x9, 8x8, 6x6, 4x4) or jigsaw:REGIONS, then +diagonals or +windows; for strategies also classic16, boxes:3x5 and the like")
			complete(cmd, "layout", []string{"classic9", "classic8", "classic6", "classic4"})
			flags.StringSliceVar(&a.ignore, "ignore", nil, "leave rules of this `NAME` out of puzzles of f-puzzles; then nothing is said of how many solutions there are")
		case "at":
			flags.IntVar(&a.at, "at", 0, "of a walkthrough document take the grid before step `N`")
		case "jobs":
			flags.IntVarP(&a.jobs, "jobs", "j", 0, "puzzles worked on at once, at most one a processor, 0 for all")
		case "progress":
			choose(cmd, flags, &a.progress, "progress", "", "show a progress bar on standard error", "auto", "always", "never")
		default:
			panic("no common flags " + name)
		}
	}
}

// flagError words what is wrong with a flag, and what may have been meant.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var invalid *pflag.InvalidValueError
	var missing *pflag.ValueRequiredError
	switch {
	case errors.As(err, &invalid):
		why := invalid.Unwrap()
		if expected := valuesOf[invalid.GetFlag().Value.Type()]; expected != "" {
			if errors.Is(why, strconv.ErrRange) {
				expected += ", of at most 18 digits"
			}
			why = errors.New("expected " + expected)
		}
		err = fmt.Errorf("--%s %s: %w", invalid.GetFlag().Name, fileName(invalid.GetValue()), why)
	case errors.As(err, &missing):
		err = fmt.Errorf("--%s: expected a value behind it", missing.GetFlag().Name)
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		name := unknown.GetSpecifiedName()
		dashes := "--"[:min(len(name), 2)]
		err = fmt.Errorf("%s has no flag %s%s", cmd.CommandPath(), dashes+name, didYouMean(name, "--", names))
	}
	return usageError{err}
}

// valuesOf says what flags of a type may have, where the type does not say it.
var valuesOf = map[string]string{
	"bool":     "true or false",
	"duration": "a duration like 10s",
	"int":      "a whole number",
	"uint64":   "a whole number from 0",
}

// didYouMean asks for the words that are nearest to a wrong one, with a prefix
// each; it is empty if none is near.
func didYouMean(wrong, prefix string, words []string) string {
	var list []*techniques.Technique
	for _, word := range words {
		list = append(list, &techniques.Technique{Code: word})
	}
	near := techniques.Suggest(list, wrong)
	if len(near) == 0 {
		return ""
	}
	return ": did you mean " + prefix + strings.Join(near, " or "+prefix) + "?"
}

// formatOf sets the format that the name of an output file asks for, if there is a name and no flag says
// which. Each of the formats has the endings of names before it.
func formatOf(cmd *cobra.Command, format *string, name string, formats map[string]string) error {
	if name == "" || cmd.Flags().Changed("format") {
		return nil
	}
	ending := strings.ToLower(filepath.Ext(name))
	if asked, ok := formats[ending]; ok {
		*format = asked
		return nil
	}
	var known []string
	for ending := range formats {
		if ending != "" {
			known = append(known, ending)
		}
	}
	slices.Sort(known)
	return usagef("--output %s: no format is known by %s: expected %s, or --format to say which", fileName(name), fileName(ending), strings.Join(known, ", "))
}

// implied returns the arguments as they are meant: flags may stand before the
// command, and without a command puzzles are to be solved.
func (a *app) implied(root *cobra.Command, args []string) []string {
	isCommand := func(arg string) bool {
		return slices.ContainsFunc(root.Commands(), func(c *cobra.Command) bool { return c.Name() == arg })
	}
	i := slices.IndexFunc(args, isCommand)
	switch {
	case len(args) == 0 || i == 0:
		return args
	case !strings.HasPrefix(args[0], "-") || args[0] == "-":
		if _, err := a.input(args[0], 9); err != nil {
			return args
		}
	case slices.Contains([]string{"-h", "--help", "--version"}, args[0]):
		return args
	case i > 0:
		return slices.Concat(args[i:i+1], args[:i], args[i+1:])
	}
	return append([]string{"solve"}, args...)
}

// only reports that flags were given which mean something with another flag alone.
func only(cmd *cobra.Command, with string, is bool, flags ...string) error {
	for _, name := range flags {
		if !is && cmd.Flags().Changed(name) {
			return usagef("--%s is for --%s", name, with)
		}
	}
	return nil
}
