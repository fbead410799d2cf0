package text

import (
	"bytes"
	"io"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// List writes the grid with its pencil marks and, under it, steps that are
// available on it side by side: a paragraph and a line of notation each.
func (p *Printer) List(w io.Writer, name string, g candidates.Grid, steps []explain.Step) error {
	var out bytes.Buffer
	p.heading(&out, name)
	p.figure(&out, explain.Figure{Grid: g, All: true})
	gap(&out)
	if len(steps) == 0 {
		p.lines(&out, p.label("No step was found."), 0)
	}
	for i := range steps {
		frame := &explain.Frame{Number: i + 1, Step: &steps[i], Before: g}
		p.short(&out, frame)
		p.notation(&out, frame)
	}
	p.readOn(&out, steps)
	_, err := out.WriteTo(w)
	return err
}

// Paragraph writes a text, each of its lines as a paragraph.
func (p *Printer) Paragraph(w io.Writer, body string) error {
	var out bytes.Buffer
	p.lines(&out, body, 0)
	_, err := out.WriteTo(w)
	return err
}

// Section writes a heading and a paragraph, which may be empty, and an empty line after them.
func (p *Printer) Section(w io.Writer, heading, body string) error {
	var out bytes.Buffer
	p.heading(&out, heading)
	p.lines(&out, body, 0)
	gap(&out)
	_, err := out.WriteTo(w)
	return err
}

// NearMiss writes a grid on which one candidate keeps a step from being there: the board with the pattern
// of the step and the candidate in the way, and what is missing.
func (p *Printer) NearMiss(w io.Writer, g candidates.Grid, inWay candidates.Candidate, step *explain.Step) error {
	var out bytes.Buffer
	text := p.options.Prose.NearMiss(&g, inWay, step)
	p.figure(&out, p.options.Prose.NearMissFigure(g, inWay, step), text)
	gap(&out)
	p.lines(&out, text, indent)
	_, err := out.WriteTo(w)
	return err
}

// Repair writes what a hint tells of a wrong entry at the given stage. From
// the stage that names the cells on there is a board, with the marks of the sheet
// and no others: what the digits allow elsewhere the player has not asked.
func (p *Printer) Repair(w io.Writer, sheet *candidates.Sheet, m candidates.Marking, r explain.Repair, stage int) error {
	var out bytes.Buffer
	g := sheet.Grid(m)
	told := p.options.Prose.Repair(&g, r, stage)
	for _, text := range told {
		p.lines(&out, text, 0)
	}
	if len(told) >= 3 {
		p.figure(&out, r.Figure(g, sheet, len(told)), told...)
	}
	_, err := out.WriteTo(w)
	return err
}

// Broken writes what a hint tells of a grid without a solution, or with several,
// at the given stage. At the last there are boards.
func (p *Printer) Broken(w io.Writer, wt *explain.Walkthrough, stage int) error {
	var out bytes.Buffer
	told := p.options.Prose.Broken(wt, stage)
	for _, text := range told {
		p.lines(&out, text, 0)
	}
	if stage >= explain.Stages {
		for _, end := range wt.Ends() {
			p.figure(&out, end, told...)
		}
	}
	_, err := out.WriteTo(w)
	return err
}
