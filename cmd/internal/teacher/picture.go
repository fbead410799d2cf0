package teacher

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
)

// Picture is a board that belongs to a document.
type Picture struct {
	Stage       int    `json:"stage,omitempty"` // of a hint
	Step        int    `json:"step,omitempty"`  // number of a step, from 1
	Title       string `json:"title,omitempty"`
	Description string `json:"description"` // what is marked, in words, for who cannot see it
	Marks       Marks  `json:"marks"`
	SVG         string `json:"svg,omitempty"` // if it was asked for; then there are these, too
	// Technique is what the step is called, for who wants to read on about it.
	Technique *Named `json:"technique,omitempty"`
	Text      []Line `json:"text,omitempty"`  // what is told, line by line
	Lines     []Line `json:"lines,omitempty"` // the argument of the step
}

// Named is a technique by its code, with its name.
type Named struct {
	Code     string `json:"code"`
	Name     string `json:"name"`
	Practice bool   `json:"practice,omitempty"` // whether it can be practised
}

// Line is a line of a text or of an argument, with what lights up on the picture for it: see [web.Board.Lit].
type Line struct {
	Number string  `json:"number,omitempty"`
	Indent int     `json:"indent,omitempty"`
	Words  string  `json:"words"`
	Area   string  `json:"area,omitempty"`
	Lit    *string `json:"lit,omitempty"`  // missing if it is not known what the line is about
	From   []int   `json:"from,omitempty"` // numbers of lines that it follows from
}

// Marks are what a picture marks, by the names of roles: see [explain.Role].
type Marks struct {
	Houses     []Mark `json:"houses"`
	Cells      []Mark `json:"cells"`
	Candidates []Mark `json:"candidates"`
}

// Mark is something marked: a house like row4, a cell like r4c7, or a candidate like r4c7=5.
type Mark struct {
	At   string `json:"at"`
	Role string `json:"role"`
	Word string `json:"word"` // what the legend calls the role in this figure
}

// drawStep returns the picture of a step, with what is told of it.
func drawStep(f *explain.Frame, w prose.Writer, svg bool) (*Picture, error) {
	return drawFigure(f, w.Figure(f), w, svg)
}

// drawFigure is drawStep with more on the picture than the step.
func drawFigure(f *explain.Frame, figure explain.Figure, w prose.Writer, svg bool) (*Picture, error) {
	p, err := draw(figure, w.Title(f), w, svg)
	if err == nil && svg {
		f = argue.Frame(f)
		p.Text = lit(w.Paragraphs(f), figure, w)
		p.argue(f, figure, w)
	}
	return p, err
}

// argue adds what a picture has of the whole step.
func (p *Picture) argue(f *explain.Frame, figure explain.Figure, w prose.Writer) {
	p.Technique = newNamed(f.Step.Technique)
	because := argue.Frame(f).Step.Because
	var all []prose.Paragraph
	depth := prose.ArgumentDepth(because)
	for i, words := range w.Argument(f.Before.Layout(), because) {
		all = append(all, prose.Paragraph{Number: strconv.Itoa(i + 1), Indent: depth[i], Words: words, Says: &because[i]})
	}
	p.Lines = lit(all, figure, w)
}

// newNamed names a technique that there is a lesson on; nil stands for any other.
func newNamed(r explain.Ref) *Named {
	t := ByCode[r.Code]
	if t == nil {
		return nil
	}
	return &Named{r.Code, r.Name, HasPractice(t)}
}

// lit returns lines with what lights up for them on a figure.
func lit(all []prose.Paragraph, f explain.Figure, w prose.Writer) (lines []Line) {
	board := web.New(web.Options{Prose: w}).Lights(f)
	for _, one := range all {
		line := Line{Number: one.Number, Indent: min(one.Indent, 6), Words: string(encode.Clean(one.Words))}
		if one.Says != nil {
			area, places := board.Lit(one.Says)
			line.Area, line.Lit, line.From = area, &places, one.Says.From
		}
		lines = append(lines, line)
	}
	return lines
}

// draw returns the picture of a figure.
func draw(f explain.Figure, title string, w prose.Writer, svg bool) (*Picture, error) {
	printer := web.New(web.Options{Prose: w})
	p := &Picture{Title: string(encode.Clean(title)), Description: printer.Describe(f)}
	add := func(marks *[]Mark, at fmt.Stringer, r explain.Role) {
		if m := (Mark{at.String(), r.String(), w.RoleWord(&f, r)}); !slices.Contains(*marks, m) {
			*marks = append(*marks, m)
		}
	}
	p.Marks = Marks{[]Mark{}, []Mark{}, []Mark{}}
	for _, m := range f.Marks.Houses {
		add(&p.Marks.Houses, m.House, m.Role)
	}
	for _, m := range f.Marks.Cells {
		add(&p.Marks.Cells, m.Cell, m.Role)
	}
	for _, m := range f.Marks.Candidates {
		add(&p.Marks.Candidates, m.Candidate, m.Role)
	}
	if !svg {
		return p, nil
	}
	var b bytes.Buffer
	err := printer.Figure(&b, f, title)
	p.SVG = strings.TrimSuffix(b.String(), "\n")
	return p, err
}
