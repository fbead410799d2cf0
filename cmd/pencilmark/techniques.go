package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
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

An order of your own is a file for --order, the technique to try first at the front:

  schema: pencilmark/order/v1
  name: gentle
  techniques: [full-house, naked-single, hidden-single, pointing, claiming]`,
		Example: `  pencilmark techniques
  pencilmark techniques --order gentle.yaml
  pencilmark techniques --format json`,
		Args: cobra.NoArgs,
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

// technique is what programs get to know about a technique.
type technique struct {
	Code        string   `json:"code"`
	Name        string   `json:"name"`
	Family      string   `json:"family"`
	Level       string   `json:"level"`
	Aliases     []string `json:"aliases"`
	HoDoKu      string   `json:"hodoku,omitempty"`
	HoDoKuScore int      `json:"hodoku_score,omitempty"`
	Explainer   float64  `json:"explainer,omitempty"`
	Assumes     []string `json:"assumes,omitempty"`
}

func (a *app) techniquesJSON(list []*techniques.Technique) error {
	all := make([]technique, 0, len(list))
	for _, t := range list {
		all = append(all, technique{t.Code, t.Name, t.Family, t.Level.String(), append([]string{}, t.Aliases...),
			t.HoDoKu, t.HoDoKuScore, float64(t.Explainer) / 10, t.Assumes.Names()})
	}
	e := json.NewEncoder(a.stdout)
	e.SetIndent("", "  ")
	return e.Encode(all)
}

// known returns every technique that steps can name: those of the suite, and the trial that ends a stall.
func known() []*techniques.Technique { return append(suite.All(), pipeline.Trial) }

// byCode has the techniques that steps can name.
var byCode = func() map[string]*techniques.Technique {
	codes := map[string]*techniques.Technique{}
	for _, t := range known() {
		codes[t.Code] = t
	}
	return codes
}()

// families returns the families, in the order of their first techniques.
func families() (names []string) {
	for _, t := range known() {
		if !slices.Contains(names, t.Family) {
			names = append(names, t.Family)
		}
	}
	return names
}

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

// hardest returns the code of the technique that comes last in the order, the trial if there is one.
func hardest(used []string) string {
	return slices.MaxFunc(used, func(a, b string) int { return cmp.Compare(rank[a], rank[b]) })
}

// rank is the place of each technique among those that are known, by its code.
var rank = func() map[string]int {
	places := map[string]int{}
	for i, t := range known() {
		places[t.Code] = i
	}
	return places
}()

// grade returns level and score of a solved walkthrough on HoDoKu's scale. ok is false if it has steps of
// techniques that are not known.
func grade(w *explain.Walkthrough) (level string, score int, ok bool) {
	for i := range w.Steps {
		if code := w.Steps[i].Technique.Code; byCode[code] == nil {
			return "", 0, false
		}
	}
	l, score := rating.NewHoDoKu(known()).Rate(w)
	return l.String(), score, true
}

// ladder returns the order in which hints disclose a step.
func ladder(r explain.Ref) explain.Ladder { return byCode[r.Code].Ladder }
