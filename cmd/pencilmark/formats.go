package main

import (
	"fmt"
	"io"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
)

// document is something that has all the forms programs read.
type document interface {
	YAML(io.Writer) error
	JSON(io.Writer) error
	JSONLine(io.Writer) error
}

// write writes the document of an item in the given format. YAML documents
// after the first are set apart from the one before.
func write(format string, d document, it item, r *result) error {
	switch format {
	case "yaml":
		if it.index > 0 {
			fmt.Fprintln(&r.out, "---")
		}
		return d.YAML(&r.out)
	case "json":
		return d.JSON(&r.out)
	}
	return d.JSONLine(&r.out)
}

// walkthrough is the document of a walkthrough.
type walkthrough struct {
	*explain.Walkthrough
	options encode.Options
}

func (w walkthrough) YAML(out io.Writer) error { return encode.YAML(out, w.Walkthrough, w.options) }
func (w walkthrough) JSON(out io.Writer) error { return encode.JSON(out, w.Walkthrough, w.options) }
func (w walkthrough) JSONLine(out io.Writer) error {
	return encode.JSONLine(out, w.Walkthrough, w.options)
}

// texts returns what documents tell people of each step.
func texts(w prose.Writer) encode.Texts {
	return func(f *explain.Frame) (title, notation, text string) {
		return w.Title(f), w.Notation(f), w.Text(f)
	}
}
