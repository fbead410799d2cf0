package teacher

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/techniques/lessons"
)

// BasicsText is the first lesson as it is written.
type BasicsText struct {
	Title string
	Kind  string // what it is about, in a clause
	Board string // of all its examples
	Parts []BasicsPart
}

// BasicsPart is a part of the first lesson.
type BasicsPart struct {
	Title, Text string
	// Drawn is told in the place of the text where boards are pictures; nothing if it is empty.
	Drawn string `json:",omitempty"`
	// Shows is what it shows on the board: "board" the givens, "marks" the pencil marks, or a technique and a
	// conclusion; nothing if it is empty.
	Shows string
}

// hit is what the course says of the first lesson.
func (b *BasicsText) hit() *Hit {
	return &Hit{Kind: "basics", Name: basicsNames[0], Title: b.Title, Text: b.Kind}
}

// Grid returns the board of the first lesson.
func (b *BasicsText) Grid() candidates.Grid {
	var given candidates.Filling
	for i, r := range b.Board {
		if r != '.' {
			given[i] = candidates.Digit(r - '0')
		}
	}
	return candidates.NewGrid(candidates.Classic9, given)
}

// Frame returns the step that a part shows; nil if it shows none.
func (b *BasicsText) Frame(part *BasicsPart) (*explain.Frame, error) {
	code, effect, ok := strings.Cut(part.Shows, " ")
	if !ok {
		return nil, nil
	}
	e, err := explain.ParseEffect(effect)
	if err != nil {
		return nil, err
	}
	t := ByCode[code]
	p := lessons.Position{Code: code, Kind: lessons.Any, Grid: b.Grid(), Effects: []explain.Effect{e}}
	step, err := p.Step(t)
	if err != nil {
		return nil, err
	}
	return &explain.Frame{Number: 1, Step: &step, Before: p.Grid}, nil
}

// Figure returns what a part shows on the board; ok is false if that is nothing.
func (b *BasicsText) Figure(part *BasicsPart) (f explain.Figure, ok bool, err error) {
	if part.Shows == "" {
		return f, false, nil
	}
	frame, err := b.Frame(part)
	if err != nil {
		return f, false, err
	}
	if frame != nil {
		return frame.Figure(), true, nil
	}
	return explain.Figure{Grid: b.Grid(), All: part.Shows == "marks"}, true, nil
}

// Told returns what is told under the board of a part: the reason of its step, or how the marks of a cell come
// about.
func (b *BasicsText) Told(part *BasicsPart, s Settings) (string, error) {
	frame, err := b.Frame(part)
	switch {
	case err != nil:
		return "", err
	case frame != nil:
		return s.Writer.Text(frame), nil
	case part.Shows != "marks":
		return "", nil
	}
	l, g := s.Writer.Language, b.Grid()
	cell := g.Open().First()
	var seen candidates.DigitSet
	for c := range g.Layout().Peers(cell).All() {
		if d := g.Value(c); d != 0 {
			seen = seen.With(d)
		}
	}
	return s.Writer.Style.Restyle(fmt.Sprintf(l.Label("%v sees %s, so its pencil marks are %s."), cell, listDigits(seen, l), listDigits(g.Candidates(cell), l))), nil
}

// listDigits gives digits as a sentence of a language lists them.
func listDigits(ds candidates.DigitSet, l *say.Language) string {
	var names []string
	for d := range ds.All() {
		names = append(names, d.String())
	}
	return l.List(names)
}
