package main

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
)

func (a *app) learnCommand() *cobra.Command {
	var of lesson
	var format, search, progressFile string
	cmd := &cobra.Command{
		Use:   "learn [TECHNIQUE | FAMILY | CLUE | TERM]",
		Short: "Teach a technique, with worked examples; or say what a family or a term means",
		Long: `Alone the command lists the course: a first lesson for who has never played, the core
path in the order in which people learn, and the library by family. [x] marks what you
have found in practice, if you are at a terminal or name a file by --progress-file.
--search finds lessons, families and terms by their names and words.

A lesson says what a technique is, what others call it, why it works, how to look for
it, what looks like it and proves nothing, and shows an example on a board. Wherever
there is such a position, the technique is what to look for next there; where there is
none, the lesson says what comes first. The technique may be named as this program,
HoDoKu, Sudoku Explainer or SudokuWiki name it.

--example 2 shows the second example alone. --near-miss shows a board on which one
candidate keeps the technique from proving anything, and says why.

Of a family it is said what its techniques have in common and what to look for in
each, and of a term, such as house, strong link or notation, what it means. A lesson on
a kind of clue, such as thermo or whispers, says what it asks for, where that may be
mistaken, what follows first, and shows it on a puzzle and how it is nearly kept.

--format svg draws an example instead.`,
		Example: `  pencilmark learn
  pencilmark learn basics
  pencilmark learn x-wing
  pencilmark learn x-wing --example 2
  pencilmark learn x-wing --near-miss
  pencilmark learn "Locked Candidates Type 1"
  pencilmark learn fish
  pencilmark learn thermo
  pencilmark learn strong link
  pencilmark learn --search rectangle
  pencilmark learn --format svg xy-wing > xy-wing.svg`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return slices.Concat([]string{"basics"}, codes(known()), families(), clueCodes(), termNames(nil)), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			of.picture = format == "svg"
			searches := cmd.Flags().Changed("search")
			switch {
			case cmd.Flags().Changed("example") && of.example < 1:
				return usagef("--example %d: examples are counted from 1", of.example)
			case len(args) == 0 && of != (lesson{}):
				return usagef("--example, --near-miss and --format svg are of one technique: name it")
			case searches && len(args) > 0:
				return usagef("--search %s and %s: expected one of them", search, strings.Join(args, " "))
			case progressFile != "" && (searches || len(args) > 0):
				return usagef("--progress-file: ticks are in the list of the course, which the command prints alone")
			case searches:
				return a.search(s, search)
			case len(args) == 0:
				return a.course(s, progressFile)
			}
			name := strings.Join(args, " ")
			m, err := teacher.Find(name, s.writer.Language)
			switch {
			case err != nil:
				return usageError{err}
			case m.Technique != nil:
				return a.learn(m, s, of)
			case of != (lesson{}):
				return usagef("--example, --near-miss and --format svg are of one technique, and %s is none", name)
			case m.Basics:
				return a.basics(s)
			case m.Clue != nil:
				return a.clue(cmd.Context(), m, s)
			}
			return a.sections(s, append(termSections(m.Term, s), familySections(m.Techniques, s)...), nothingMore)
		}),
	}
	cmd.Flags().IntVar(&of.example, "example", 0, "show example `N` alone")
	cmd.Flags().BoolVar(&of.nearMiss, "near-miss", false, "show a board on which one candidate is in the way")
	cmd.MarkFlagsMutuallyExclusive("example", "near-miss")
	cmd.Flags().StringVar(&search, "search", "", "find lessons, families and terms by `WORDS`")
	cmd.Flags().StringVar(&progressFile, "progress-file", "", "tick what was practised by `FILE`")
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", "text", "svg")
	a.common(cmd, "color", "notation", "language")
	return cmd
}

func termNames(l *say.Language) (names []string) {
	for _, t := range teacher.Terms(l) {
		names = append(names, t.Name)
	}
	return names
}

// label words a few words in the language of the texts.
func (s settings) label(english string) string { return s.writer.Language.Label(english) }

// colon is a colon as it stands behind a label.
func (s settings) colon() string { return s.writer.Language.Mark(":") }

// titleOf names a technique above its lesson.
func titleOf(t *techniques.Technique, s settings) string {
	own := say.Capital(s.writer.Language.Technique(t.Name))
	if own != t.Name {
		own += " (" + t.Name + ")"
	}
	return own
}

// section is a heading and what stands under it.
type section struct{ heading, body string }

// termSections says what a term means, if there is one.
func termSections(term *teacher.Term, s settings) []section {
	if term == nil {
		return nil
	}
	in := term.In(s.writer.Language)
	what := section{in.Name, in.Text}
	if len(in.Others) > 0 {
		what.body += "\n" + fmt.Sprintf(s.label("Elsewhere it is called %s."), strings.Join(in.Others, ", "))
	}
	return []section{what}
}

// familySections says of each family of the techniques what it is about, and of each technique what is to be
// seen.
func familySections(list []*techniques.Technique, s settings) (sections []section) {
	for _, family := range families() {
		var lines []string
		for _, t := range teacher.Course(list) {
			if t.Family == family {
				lines = append(lines, fmt.Sprintf("%s (%s, %s)%s %s.", t.Code, say.Capital(s.writer.Language.Technique(t.Name)), s.label(t.Level.String()), s.colon(), seen(t, s)))
			}
		}
		if lines != nil {
			title := s.label(teacher.FamilyTitle(family))
			sections = append(sections, section{title, teacher.FamilyIn(family, s.writer.Language)}, section{s.label("Lessons") + s.colon() + " " + title, strings.Join(lines, "\n")})
		}
	}
	return sections
}

// seen says what there is to see of a technique, in a clause.
func seen(t *techniques.Technique, s settings) string {
	return cmp.Or(s.writer.Language.Look(t.Name), t.Ladder.Kind)
}

// lessonOn returns the command that shows the lesson on a technique, empty if there is none.
func lessonOn(code string) string {
	if lesson := teacher.LessonOn(code); lesson != "" {
		return "pencilmark learn " + lesson
	}
	return ""
}

func nothingMore(*text.Printer, io.Writer) error { return nil }

// sections writes the sections, and what last writes after them.
func (a *app) sections(s settings, sections []section, last func(p *text.Printer, out io.Writer) error) error {
	printer := a.printer(a.stdout, s.writer)
	var out bytes.Buffer
	for _, section := range sections {
		if err := printer.Section(&out, s.label(section.heading), section.body); err != nil {
			return err
		}
	}
	if err := last(printer, &out); err != nil {
		return err
	}
	_, err := out.WriteTo(a.stdout)
	return err
}

// lesson is what of a lesson is asked for: all of it, or only one example or the near miss.
type lesson struct {
	example  int // from 1; 0 for the whole lesson
	nearMiss bool
	picture  bool // of an example, without words
}

func (a *app) drawExample(t *techniques.Technique, p lessons.Position, s settings) error {
	step, err := p.Step(t)
	if err != nil {
		return err
	}
	return drawing(s.writer).Step(a.stdout, &explain.Frame{Number: 1, Step: &step, Before: p.Grid})
}

// learn writes a lesson, after the term of the same name if there is one, or a part of the lesson.
func (a *app) learn(m teacher.Meant, s settings, of lesson) error {
	t, sections := m.Technique, termSections(m.Term, s)
	doc := teacher.DocIn(t, s.writer.Language)
	worked, near, err := lessons.Of(t)
	if err != nil {
		return err
	}
	switch {
	case of.nearMiss && of.picture:
		return usagef("--near-miss: --format svg draws examples")
	case of.nearMiss && near == nil:
		return usagef("--near-miss: %s has no board for it; learn %s says in words what looks like it", t.Code, t.Code)
	case of.nearMiss:
		return a.nearMiss(t, near, s)
	case of.example > len(worked):
		return usagef("--example %d: the last example of %s is %d", of.example, t.Code, len(worked))
	case of.picture:
		return a.drawExample(t, worked[max(of.example, 1)-1], s)
	case of.example > 0:
		return a.example(t, worked, of.example, s, []section{{titleOf(t, s), ""}})
	}
	sections = append(sections, []section{
		{titleOf(t, s), fmt.Sprintf("%s%s %s. %s%s %s.", s.label("Level"), s.colon(), s.label(t.Level.String()), s.label("Family"), s.colon(), s.label(teacher.FamilyTitle(t.Family)))},
		{"What it is", doc.What},
		{"Names", otherNames(t, s)},
		{"Why it works", doc.Why},
		{"How to look for it", doc.Look},
		{"What looks like it", doc.NearMiss},
	}...)
	return a.example(t, worked, 1, s, sections, section{"More", more(t, s, len(worked), near != nil)})
}

// otherNames says what a technique is called elsewhere.
func otherNames(t *techniques.Technique, s settings) string {
	names := []string{fmt.Sprintf(s.label("Here it is named %s."), t.Code)}
	if len(t.Aliases) > 0 {
		names = append(names, fmt.Sprintf(s.label("Also called %s."), strings.Join(t.Aliases, ", ")))
	}
	if t.HoDoKu != "" {
		names = append(names, fmt.Sprintf(s.label("HoDoKu's code is %s."), t.HoDoKu))
	}
	if t.Explainer > 0 {
		names = append(names, fmt.Sprintf(s.label("Sudoku Explainer rates it %s."), tenths(t.Explainer)))
	}
	return strings.Join(names, " ")
}

// more says where to go on from a lesson.
func more(t *techniques.Technique, s settings, examples int, nearMiss bool) string {
	var lines []string
	add := func(what, format string, args ...any) {
		lines = append(lines, s.label(what)+s.colon()+" pencilmark "+fmt.Sprintf(format, args...))
	}
	for n := 2; n <= examples; n++ {
		add(fmt.Sprintf(s.label("Example %d"), n), "learn %s --example %d", t.Code, n)
	}
	if nearMiss {
		add("A near miss on a board", "learn %s --near-miss", t.Code)
	}
	if teacher.HasPractice(t) {
		add("Practise it", "practice %s", t.Code)
		add("Print positions of it", "sheet --technique %s -n 6", t.Code)
	} else {
		add("There are no positions to practise it on. Look for it on a board", "steps --technique %s PUZZLE", t.Code)
	}
	before, next := teacher.Neighbours(t)
	if before != nil {
		add("The lesson before", "learn %s", before.Code)
	}
	switch {
	case next != nil:
		add("The next lesson", "learn %s", next.Code)
	case teacher.CorePlace(t) > 0:
		add("The core path ends here. The library goes on", "learn")
	}
	add("Its family", "learn %s", t.Family)
	return strings.Join(lines, "\n")
}

// example writes the sections, an example, numbered from 1, and what follows it.
func (a *app) example(t *techniques.Technique, worked []lessons.Position, n int, s settings, before []section, after ...section) error {
	p := worked[n-1]
	step, err := p.Step(t)
	if err != nil {
		return err
	}
	title := s.label("Example")
	if len(worked) > 1 {
		title = fmt.Sprintf(s.label("Example %d of %d"), n, len(worked))
	}
	return a.sections(s, append(before, section{title, teacher.First(t, &p, s.teacher())}), func(printer *text.Printer, out io.Writer) error {
		err := printer.Step(out, &explain.Frame{Number: 1, Step: &step, Before: p.Grid})
		for _, section := range after {
			_, gap := fmt.Fprintln(out)
			err = cmp.Or(err, gap, printer.Section(out, s.label(section.heading), section.body))
		}
		return err
	})
}

func (a *app) nearMiss(t *techniques.Technique, p *lessons.Position, s settings) error {
	step, err := p.Step(t)
	if err != nil {
		return err
	}
	sections := []section{{titleOf(t, s), ""}, {"What looks like it", teacher.DocIn(t, s.writer.Language).NearMiss}, {"A near miss", ""}}
	return a.sections(s, sections, func(printer *text.Printer, out io.Writer) error {
		return printer.NearMiss(out, p.Grid, p.InWay, &step)
	})
}
