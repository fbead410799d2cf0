package notation_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	. "pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// frames returns steps of every technique, each on the grid of its lesson, and
// those of a few puzzles on boards of several layouts.
func frames(t *testing.T) (fs []*explain.Frame) {
	for _, technique := range suite.All() {
		g := mustParse(t, technique.Doc.Grid, candidates.Classic9).Grid
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
			fs = append(fs, &explain.Frame{Number: 1, Step: &s, Before: g})
			return false
		})
	}
	for layout, puzzle := range map[*candidates.Layout]string{
		candidates.Classic9: first, candidates.Classic4: "1...........4..2", layouts[5]: "1..............2",
	} {
		wt := pipeline.Solve(mustParse(t, puzzle, layout).Grid)
		for f := range wt.Frames() {
			frame := *f
			fs = append(fs, &frame)
		}
	}
	return fs
}

var named = regexp.MustCompile("(r1|A) [|│]")

// What package text prints reads as the same grid, in every width, with and
// without the marks of a step. Where not all pencil marks are shown it reads as
// a grid with the same digits.
func TestPrinted(t *testing.T) {
	all := frames(t)
	boards, sketches := 0, 0
	split := map[say.Style]int{} // into parts
	for _, o := range []text.Options{{}, {Unicode: true}, {Width: 78}, {Width: 64}, {Width: 48, Prose: prose.Writer{Style: say.A1}}, {Width: 30}, {Width: 34, Unicode: true, Prose: prose.Writer{Style: say.A1}}, {Prose: prose.Writer{Style: say.A1}}} {
		printer := text.New(o)
		for _, f := range all {
			l := f.Before.Layout()
			marks := f.Step.Marks(&f.Before)
			for _, sketch := range []bool{false, true} {
				print := printer.Board
				if sketch {
					print = printer.Sketch
				}
				for _, m := range []explain.Marks{marks, {}} {
					var b bytes.Buffer
					if err := print(&b, &f.Before, m); err != nil {
						t.Fatal(err)
					}
					if !named.MatchString(b.String()) {
						continue // there is no room for the names of rows
					}
					isSketch := sketch || strings.Contains(b.String(), "other pencil marks")
					p, err := Parse(b.String(), l)
					if err != nil {
						t.Fatalf("%s\n%v", b.String(), err)
					}
					if wrong := compare(f, &p.Grid, isSketch); wrong != "" {
						t.Errorf("%s: %s\n%s", f.Step.Technique.Name, wrong, b.String())
					}
					if len(m.Cells)+len(m.Candidates) == 0 && !isSketch && p.Grid.Givens() != f.Before.Givens() {
						t.Errorf("%s: the givens are %v, want %v\n%s", f.Step.Technique.Name, p.Grid.Givens(), f.Before.Givens(), b.String())
					}
					if p.Grid.Layout() == candidates.Classic9 && strings.Contains(b.String(), "in one piece") {
						split[o.Prose.Style]++
					}
					if isSketch {
						sketches++
					} else {
						boards++
					}
				}
			}
		}
	}
	if boards < 500 || sketches < 500 || split[say.RC] < 100 || split[say.A1] < 100 {
		t.Errorf("only %d boards and %d sketches; in parts %v", boards, sketches, split)
	}
}

// compare says how a printed grid that was read differs from the grid of a
// step. A cell in which the step places a digit shows this digit alone.
func compare(f *explain.Frame, got *candidates.Grid, sketch bool) string {
	var placed candidates.CellSet
	for _, e := range f.Step.Effects {
		if e.Place {
			placed = placed.With(e.Candidate.Cell())
		}
	}
	for c := range f.Before.Layout().Cells().All() {
		want := f.Before.Candidates(c)
		switch {
		case placed.Has(c):
		case f.Before.Value(c) != 0 && got.Value(c) != f.Before.Value(c):
			return fmt.Sprintf("%v reads as %v", c, got.Value(c))
		case f.Before.Value(c) == 0 && sketch && got.Value(c) != 0:
			return fmt.Sprintf("open cell %v reads as %v", c, got.Value(c))
		case f.Before.Value(c) == 0 && !sketch && got.Candidates(c) != want && candidates.Digits(got.Value(c)) != want:
			return fmt.Sprintf("%v reads as %v", c, got.Candidates(c))
		}
	}
	return ""
}

// Boards with labels, of nodes, sets and lines, read as the same grid in every width.
func TestPrintedLabels(t *testing.T) {
	labelled := 0
	for _, o := range []text.Options{{}, {Unicode: true}, {Width: 78}, {Width: 64}, {Width: 48, Prose: prose.Writer{Style: say.A1}}} {
		printer := text.New(o)
		for _, f := range frames(t) {
			var b bytes.Buffer
			if err := printer.Figure(&b, f.Figure()); err != nil {
				t.Fatal(err)
			}
			board := b.String()
			if !named.MatchString(board) || !strings.Contains(board, " 1: ") {
				continue
			}
			labelled++
			p, err := Parse(board, f.Before.Layout())
			if err != nil {
				t.Fatalf("%s\n%v", board, err)
			}
			if wrong := compare(f, &p.Grid, strings.Contains(board, "other pencil marks")); wrong != "" {
				t.Errorf("%s: %s\n%s", f.Step.Technique.Name, wrong, board)
			}
		}
	}
	if labelled < 50 {
		t.Errorf("only %d boards have labels", labelled)
	}
}

// A dot behind several digits says that pencil marks are left out there, also
// on a board that has something in every cell: the marks that are there are then
// some of the candidates.
func TestPrintedDot(t *testing.T) {
	const board = `
       c1    c2    c3    c4
r1 |  12%s   1234  1234  123
r2 |  1234  1234  1234  123
r3 |  1234  1234  123   123
r4 |  123   123   123   4
`
	for dot, want := range map[string]candidates.DigitSet{".": candidates.Classic4.Digits(), "": candidates.Digits(1, 2)} {
		g := mustParse(t, fmt.Sprintf(board, dot), candidates.Classic4).Grid
		if got := g.Candidates(0); got != want {
			t.Errorf("with %q behind r1c1: candidates %v, want %v", dot, got, want)
		}
	}
}

// A board in parts is read from all of them, and what is wrong with them is said.
func TestPrintedParts(t *testing.T) {
	const first, second = "     c1   c2\n r1 |  12   34 |\n r2 |  34   12 |\n r3 |  12   34 |\n r4 |  34   12 |\n",
		"     c3   c4\n r1 |  12   34 |\n r2 |  34   12 |\n r3 |  12   34 |\n r4 |  34   12 |\n"
	g := mustParse(t, first+"\n"+second+"    in one piece the board needs 80 columns\n", candidates.Classic4).Grid
	for c := range candidates.Classic4.Cells().All() {
		want := candidates.Digits(1, 2)
		if (c.Row()+c.Column())%2 == 1 {
			want = candidates.Digits(3, 4)
		}
		if g.Candidates(c) != want {
			t.Errorf("%v: %v, want %v", c, g.Candidates(c), want)
		}
	}
	for text, want := range map[string]string{
		first:                    "found the columns up to 2: expected 4",
		first + "\n" + first:     "expected those from column 3 on",
		second + "\n" + first:    "expected those from column 1 on",
		first + "     c3   c4\n": "found the columns up to 2: expected 4",
	} {
		if _, err := Parse(text, candidates.Classic4); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\ngot %v, want %s", text, err, want)
		}
	}
}
