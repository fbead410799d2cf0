package teacher

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"pencilmark/explain"
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
	SVG         string `json:"svg,omitempty"` // if it was asked for
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
