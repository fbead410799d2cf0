package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

func (a *app) techniquesCommand() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "techniques",
		Short: "List the techniques in the order in which they are tried",
		Long: `List the techniques in the order in which they are tried. --profile, --only and
--without change the list as they do for the other commands. Every name, code and
alias in it is understood wherever a technique is named, in the plural and in British
spelling too. Where several techniques may be named, so may a family, such as wings,
or what several names begin with, such as unique-rectangle.

The profile human is the order in which a person finds things, hodoku that of HoDoKu.
explainer is that of Sudoku Explainer: techniques that may leave a single at once are in
it twice, first where they do. Techniques that a profile does not have are left out.

An order of your own is a file for --order, the technique to try first at the front:

  schema: pencilmark/order/v1
  name: gentle
  techniques: [full-house, naked-single, hidden-single, pointing, claiming]`,
		Example: `  pencilmark techniques
  pencilmark techniques --order gentle.yaml
  pencilmark techniques --format json`,
		Args: noArguments,
		RunE: a.checked(func(_ *cobra.Command, s settings, _ []string) error {
			list := s.list
			if !a.noFallback {
				list = append(list, pipeline.Trial)
			}
			if format == "json" {
				return a.techniquesJSON(list)
			}
			w := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
			fmt.Fprintln(w, "CODE\tNAME\tLEVEL\tHODOKU\tEXPLAINER\tALIASES")
			for _, t := range list {
				fmt.Fprintf(w, "%s\t%s\t%v\t%s\t%s\t%s\n", t.Code, t.Name, t.Level, orDash(t.HoDoKu), tenths(t.Explainer), strings.Join(t.Aliases, ", "))
			}
			return w.Flush()
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", "text", "json")
	a.common(cmd, "techniques", "fallback")
	return cmd
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// tenths writes a rating that is kept in tenths.
func tenths(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

func (a *app) techniquesJSON(list []*techniques.Technique) error {
	all := make([]teacher.Technique, 0, len(list))
	for _, t := range list {
		all = append(all, teacher.NewTechnique(t))
	}
	e := json.NewEncoder(a.stdout)
	e.SetIndent("", "  ")
	return e.Encode(all)
}

// What a teacher knows of techniques, under the names that commands use.
var (
	known    = teacher.Known
	byCode   = teacher.ByCode
	families = teacher.Families
	hardest  = teacher.Hardest
)

// lookup finds the techniques that names mean.
func lookup(names []string) (found []*techniques.Technique, err error) {
	for _, name := range names {
		some, err := suite.Named(known(), name)
		if err != nil {
			return nil, usageError{err}
		}
		found = append(found, some...)
	}
	return found, nil
}
