// Package walk writes a walkthrough as one page of HTML, to be kept, sent, printed, and opened from disk.
//
// The page asks for nothing from anywhere. It has a board for every step, the texts of all levels and details,
// and the argument of each step, whose lines light up on the board one by one; hints for who wants to find the
// steps; the document itself and its certificate, and how to check them. Without scripts it is a list of
// figures. It is XML as well.
package walk

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
)

// Options are how a page is to be.
type Options struct {
	// Prose writes the texts. Its level and detail are what the page opens with; own texts of steps stand for
	// those of that level and detail.
	Prose prose.Writer
	// Ladder returns the order in which hints disclose steps of a technique.
	Ladder func(explain.Ref) explain.Ladder
	// Shows says which steps the page shows, by their numbers; nil for all.
	Shows func(number int) bool
	// Difficulty says in sentences how hard the puzzle is; empty if that is not known.
	Difficulty string
	// Files are there to be saved.
	Files []File
	// Unproved says why there is no certificate among them, as a sentence; empty if there is one.
	Unproved string
}

// File is a file that the page holds.
type File struct {
	Name, Title string
	Data        []byte
}

var (
	//go:embed page.html
	pageHTML string
	//go:embed walk.css
	walkCSS string
	//go:embed walk.js
	walkJS string
)

// Scripts and style sheets are wrapped so that the page is XML whatever is in them. They are made when a page is
// written first: the command begins sooner without.
var (
	script = sync.OnceValue(func() template.JS {
		return template.JS(wrap("\"use strict\";\n" + strings.Replace(web.LinesJS, "export ", "", 1) + walkJS))
	})
	page = sync.OnceValue(func() *template.Template {
		return template.Must(template.New("page").Funcs(template.FuncMap{"inc": func(i int) int { return i + 1 }}).Parse(pageHTML))
	})
)

// sheet returns the style sheet of a page.
func sheet(clues bool) template.CSS {
	css := web.BoardCSS + web.LinesCSS + walkCSS
	if clues {
		css += web.ClueCSS() + ".clues{padding-left:1.2em}.clues ul{padding-left:1em;list-style:none;color:var(--mark);font-size:.9em}\n"
	}
	return template.CSS(wrap(css))
}

// wrap returns a script or a style sheet without indentation and blank lines.
func wrap(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimLeftFunc(line, unicode.IsSpace))
	}
	return "/*<![CDATA[*/\n" + b.String() + "/*]]>*/"
}

// Write writes the page.
func Write(w io.Writer, wt *explain.Walkthrough, o Options) error {
	data, err := newPage(wt, o)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := page().Execute(&out, data); err != nil {
		return err
	}
	_, err = out.WriteTo(w)
	return err
}

// pageData is what the template shows.
type pageData struct {
	Title, Policy, Level, Detail string
	Sheet                        template.CSS
	Head, Script                 template.JS
	Shared                       template.HTML
	Start                        figure
	Ends                         []figure
	Line                         string            // of the puzzle
	Clues                        []prose.ClueGroup // of the board
	Outcome, Difficulty          string
	Tally                        []tally
	Steps                        []step
	Parts                        []part
	Outline                      []group
	Files                        []savable
	Proved                       bool // a certificate is among the files
	Unproved, Solution           string
	Levels, Details              []choice
}

type choice struct{ Value, Label, Meaning string }

type tally struct {
	Name  string
	Times int
}

// figure is a board with what belongs to it.
type figure struct {
	SVG     template.HTML
	Words   string
	Legend  []web.LegendEntry
	Rows    []string
	Caption string
}

// Picture is the picture of an entry of the legend.
func (f figure) Picture(e web.LegendEntry) template.HTML { return template.HTML(e.SVG) }

// step is a step on the page.
type step struct {
	figure
	Number   int
	Title    string
	Name     string // of the technique
	Key      bool
	Notation string
	Changes  string // what the step changes, as experts write it
	Texts    []text
	Hints    []string
	Lines    []line
}

// text is a text for some levels and details.
type text struct {
	For   string // classes, as "standard-normal"
	Lines []paragraph
}

// paragraph is a line of a text, indented by so many steps.
type paragraph struct {
	Indent        int
	Number, Words string
}

// line is a line of an argument.
type line struct {
	Number       int
	Words        string
	Depth        int
	Area, Places string // on the board; see [web.Board.Lit]
	From         string // numbers of lines
}

// part is what belongs together in print: a step, or some singles that follow each other on one board.
type part struct {
	Run   bool
	Steps []step
}

// group is an entry of the outline: a step, or singles that follow each other.
type group struct {
	Steps []step
	Run   bool
	Names string
}

// First and Last number the steps of a group.
func (g group) First() int { return g.Steps[0].Number }
func (g group) Last() int  { return g.Steps[len(g.Steps)-1].Number }

// followed is how many singles are shown on one board in print.
const followed = 6

func newPage(wt *explain.Walkthrough, o Options) (*pageData, error) {
	boards := web.NewBoards(web.Options{Prose: o.Prose})
	style := o.Prose.Style
	css := sheet(len(wt.Start.Layout().Clues()) > 0)
	d := &pageData{
		Title:      clean(wt.Name),
		Level:      o.Prose.Level.String(),
		Detail:     o.Prose.Detail.String(),
		Sheet:      css,
		Head:       template.JS(head),
		Script:     script(),
		Policy:     policy(css),
		Line:       wt.Start.String(),
		Clues:      o.Prose.Clues(wt.Start.Layout()),
		Outcome:    clean(o.Prose.Outcome(wt)),
		Difficulty: clean(o.Difficulty),
		Unproved:   clean(o.Unproved),
		Levels:     []choice{{"plain", "plain", "no term but row, column, box, cell, digit and mark"}, {"standard", "standard", "for who has read the lessons"}, {"expert", "expert", "the notation alone"}},
		Details:    []choice{{"brief", "brief", "what changes"}, {"normal", "normal", "singles in a sentence"}, {"full", "full", "every reason"}},
	}
	if d.Title == "" {
		d.Title = "Sudoku"
	}
	d.Start = newFigure(boards.Draw(explain.Figure{Grid: wt.Start, All: wt.Start.Narrowed()}, nil, "The puzzle"), "")
	keys := keyTechnique(wt, o.Prose)
	for f := range wt.Frames() {
		single := explain.ShapeOf(f.Step.Evidence) == explain.ShapeSingle
		if o.Shows != nil && !o.Shows(f.Number) {
			continue
		}
		s := newStep(boards, f, o)
		s.Key = !single && f.Step.Technique.Code == keys
		d.add(s, single)
		d.count(s.Name)
	}
	slices.SortStableFunc(d.Tally, func(a, b tally) int { return b.Times - a.Times })
	for i, end := range wt.Ends() {
		label := "The end"
		if wt.Outcome == explain.Solved {
			label = "The solution"
		} else if wt.Outcome == explain.ManySolutions {
			label = "Solution " + strconv.Itoa(i+1)
		}
		d.Ends = append(d.Ends, newFigure(boards.Draw(end, nil, label), style.Restyle(end.Caption)))
	}
	if len(wt.Solutions) == 1 {
		d.Solution = wt.Solutions[0].Text(wt.Start.Layout())
	}
	d.Shared = template.HTML(boards.Shared())
	d.Proved = o.Unproved == "" && len(o.Files) > 1
	for _, file := range o.Files {
		s, err := newSavable(file)
		if err != nil {
			return nil, err
		}
		d.Files = append(d.Files, s)
	}
	return d, nil
}

// keyTechnique returns the code of the hardest technique.
func keyTechnique(wt *explain.Walkthrough, w prose.Writer) string {
	if w.Hardest == nil || len(wt.Steps) == 0 {
		return ""
	}
	var codes []string
	for i := range wt.Steps {
		if code := wt.Steps[i].Technique.Code; !slices.Contains(codes, code) {
			codes = append(codes, code)
		}
	}
	return w.Hardest(codes)
}

// add adds a step, and to the outline as well.
func (d *pageData) add(s step, single bool) {
	d.Steps = append(d.Steps, s)
	if last := len(d.Parts) - 1; single && last >= 0 && d.Parts[last].Run && len(d.Parts[last].Steps) < followed && d.Steps[len(d.Steps)-2].Number+1 == s.Number {
		d.Parts[last].Steps = append(d.Parts[last].Steps, s)
	} else {
		d.Parts = append(d.Parts, part{single, []step{s}})
	}
	if last := len(d.Outline) - 1; single && last >= 0 && d.Outline[last].Run && d.Outline[last].Last()+1 == s.Number {
		g := &d.Outline[last]
		g.Steps = append(g.Steps, s)
		if !slices.Contains(strings.Split(g.Names, ", "), s.Name) {
			g.Names += ", " + s.Name
		}
		return
	}
	d.Outline = append(d.Outline, group{[]step{s}, single, s.Name})
}

func (d *pageData) count(name string) {
	i := slices.IndexFunc(d.Tally, func(t tally) bool { return t.Name == name })
	if i < 0 {
		i = len(d.Tally)
		d.Tally = append(d.Tally, tally{Name: name})
	}
	d.Tally[i].Times++
}

func newFigure(b web.Board, caption string) figure {
	return figure{SVG: template.HTML(b.SVG), Words: b.Words, Legend: b.Legend, Rows: b.Rows, Caption: clean(caption)}
}

func newStep(boards *web.Boards, f *explain.Frame, o Options) step {
	ladder := o.Ladder(f.Step.Technique)
	board := boards.Draw(o.Prose.Figure(f), web.HintedBy(o.Prose, f, ladder), "Board before step "+strconv.Itoa(f.Number))
	s := step{
		figure:   newFigure(board, ""),
		Number:   f.Number,
		Title:    clean(o.Prose.Title(f)),
		Name:     clean(f.Step.Technique.Name),
		Notation: clean(o.Prose.Notation(f)),
		Changes:  o.Prose.Conclusion(f),
		Texts:    texts(f, o.Prose),
	}
	for _, hint := range o.Prose.Hint(f, ladder, explain.Stages) {
		s.Hints = append(s.Hints, clean(hint))
	}
	because := f.Step.Because
	if because == nil {
		because, _ = argue.Step(&f.Before, f.Step)
	}
	depth := prose.ArgumentDepth(because)
	for i, words := range o.Prose.Argument(f.Before.Layout(), because) {
		l := line{Number: i + 1, Words: words, Depth: min(depth[i], 6)}
		l.Area, l.Places = board.Lit(&because[i])
		var from []string
		for _, n := range because[i].From {
			from = append(from, strconv.Itoa(n))
		}
		l.From = strings.Join(from, " ")
		s.Lines = append(s.Lines, l)
	}
	return s
}

// texts returns the texts of all levels and details, each once.
func texts(f *explain.Frame, w prose.Writer) (all []text) {
	seen := map[string]int{}
	for _, level := range []prose.Level{prose.Plain, prose.Standard, prose.Expert} {
		for _, detail := range []prose.Detail{prose.Brief, prose.Normal, prose.Full} {
			of := w
			if of.Level, of.Detail = level, detail; level != w.Level || detail != w.Detail {
				of.Own = nil
			}
			words := of.Text(f)
			i, known := seen[words]
			if !known {
				i = len(all)
				seen[words] = i
				all = append(all, text{Lines: paragraphs(words)})
			}
			all[i].For += " " + level.String() + "-" + detail.String()
		}
		// A text for every detail is a text for the level.
		each := fmt.Sprintf(" %[1]v-%[2]v %[1]v-%[3]v %[1]v-%[4]v", level, prose.Brief, prose.Normal, prose.Full)
		for i := range all {
			all[i].For = strings.Replace(all[i].For, each, " "+level.String(), 1)
		}
	}
	return all
}

// paragraphs takes a text of package prose apart.
func paragraphs(words string) (all []paragraph) {
	for _, p := range prose.Paragraphs(words) {
		one := paragraph{Indent: min(p.Indent, 6), Words: clean(p.Words)}
		if p.Number != "" {
			one.Number = p.Number + "."
		}
		all = append(all, one)
	}
	return all
}

// clean takes out of foreign text what XML cannot have, and what is not to be seen.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsPrint(r) && r != unicode.ReplacementChar:
			return r
		}
		return -1
	}, s)
}
