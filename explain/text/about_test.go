package text_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	positions "pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

var (
	rowLine    = regexp.MustCompile(`^[^ ]? ?r([1-9]) [| ]`)
	columnLine = regexp.MustCompile(`^(?:col)?[^a-z0-9]+c?[1-9][^abd-z]*$`)
	cellName   = regexp.MustCompile(`(?:^|[^\\])r([1-9]+)c([1-9]+)`) // behind \\ stand the cover houses of a fish
	label      = regexp.MustCompile(`[a-z]?[0-9&]+:`)
)

// page is what was printed, read as a person reads it: what stands in each cell of the boards, and the words.
type page struct {
	cells map[candidates.Cell]string
	words string
}

// read reads a page with one board, which may stand in parts.
func read(printed string) page {
	p := page{cells: map[candidates.Cell]string{}}
	var columns []int // where their names are
	var names string
	for line := range strings.Lines(printed) {
		line = strings.TrimSuffix(line, "\n")
		switch row := rowLine.FindStringSubmatch(line); {
		case row != nil && columns != nil:
			for i, at := range columns {
				end := len(line)
				if i+1 < len(columns) {
					end = min(end, columns[i+1]-1)
				}
				c := candidates.At(int(row[1][0]-'0'), int(names[i]-'0'))
				if at-1 < end {
					p.cells[c] = strings.Trim(line[at-1:end], " |")
				}
			}
		case columnLine.MatchString(line) && !strings.Contains(line, "-+") && !strings.Contains(line, "|"):
			columns, names = nil, ""
			for i := range line {
				if '1' <= line[i] && line[i] <= '9' {
					columns, names = append(columns, i), names+line[i:i+1]
				}
			}
		default:
			p.words += line + "\n"
		}
	}
	return p
}

// missing returns the first pencil mark of a cell named in the words that the board does not show. In a cell in
// which the step places a digit that one stands for all.
func (p *page) missing(g *candidates.Grid) string {
	for _, name := range cellName.FindAllStringSubmatch(p.words, -1) {
		for _, r := range name[1] {
			for _, c := range name[2] {
				cell := candidates.At(int(r-'0'), int(c-'0'))
				shown := label.ReplaceAllString(p.cells[cell], "")
				if g.Value(cell) != 0 || strings.Contains(shown, "*") {
					continue
				}
				for d := range g.Candidates(cell).All() {
					if !strings.Contains(shown, d.String()) {
						return fmt.Sprintf("%v of %v, which the words name", d, cell)
					}
				}
			}
		}
	}
	return ""
}

// Every pencil mark of a cell that the words beside a board name is on the board, however narrow it is.
func TestBoardsShowWhatWordsName(t *testing.T) {
	var frames []*explain.Frame
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			frames = append(frames, &explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			return false
		})
	}
	for _, g := range notationtest.Read(t, "stalled", 12) {
		wt := pipeline.Solve(g)
		for f := range wt.Frames() {
			frame := *f
			frames = append(frames, &frame)
		}
	}
	abridged, split := 0, 0
	for _, width := range []int{80, 60, 40} {
		for _, level := range []prose.Level{prose.Plain, prose.Standard, prose.Expert} {
			printer := text.New(text.Options{Width: width, Prose: prose.Writer{Level: level}})
			for _, f := range frames {
				if explain.ShapeOf(f.Step.Evidence) == explain.ShapeSingle {
					continue // its board shows digits, not pencil marks
				}
				check := func(what, printed string) {
					p := read(printed)
					if n := len(p.cells); n != 0 && n != 81 {
						t.Fatalf("%s of %s: %d cells:\n%s", what, f.Step.Technique.Name, n, printed)
					}
					if m := p.missing(&f.Before); m != "" && (len(p.cells) > 0 || what == "the step") {
						t.Errorf("%s of %s in %d columns lacks %s:\n%s", what, f.Step.Technique.Name, width, m, printed)
					}
					if strings.Contains(words(printed), "marks need") {
						abridged++
					}
					if strings.Contains(words(printed), "in one piece") {
						split++
					}
				}
				check("the step", render(t, func(b *bytes.Buffer) error { return printer.Step(b, f) }))
				ladder := techniques.Lookup(suite.All(), f.Step.Technique.Code).Ladder
				for stage := 1; stage <= explain.Stages; stage++ {
					check(fmt.Sprintf("stage %d", stage), render(t, func(b *bytes.Buffer) error { return printer.Hint(b, f, ladder, stage, 0) }))
				}
			}
		}
	}
	if abridged < 100 || split < 100 {
		t.Errorf("%d boards are abridged and %d split: expected 100 of each", abridged, split)
	}
}

// So it is on the boards of all lessons, their near misses among them, and of what practice asks for.
func TestLessonsShowWhatWordsName(t *testing.T) {
	printer := text.New(text.Options{Width: 80})
	boards := 0
	check := func(what, printed string, g *candidates.Grid) {
		boards++
		p := read(printed)
		if n := len(p.cells); n != g.Layout().Cells().Len() {
			t.Errorf("%s: %d cells:\n%s", what, n, printed)
		}
		if m := p.missing(g); m != "" {
			t.Errorf("%s lacks %s:\n%s", what, m, printed)
		}
	}
	for i, technique := range suite.All() {
		worked, near, err := positions.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range worked {
			step, err := p.Step(technique)
			if err != nil {
				t.Fatal(err)
			}
			if f := (&explain.Frame{Number: 1, Step: &step, Before: p.Grid}); explain.ShapeOf(step.Evidence) != explain.ShapeSingle {
				check("the step of "+technique.Name, render(t, func(b *bytes.Buffer) error { return printer.Step(b, f) }), &f.Before)
			}
		}
		if near != nil {
			step, err := near.Step(technique)
			if err != nil {
				t.Fatal(err)
			}
			check("the near miss of "+technique.Name, render(t, func(b *bytes.Buffer) error { return printer.NearMiss(b, near.Grid, near.InWay, &step) }), &near.Grid)
		}
		if i%5 != 0 {
			continue // drills take long to draw
		}
		task, err := practice.New(technique, practice.WhichIsNot, 3)
		if err != nil {
			continue // not all techniques have one
		}
		for _, b := range task.Boards {
			f := b.Figure()
			shown := render(t, func(out *bytes.Buffer) error { return printer.Figure(out, f) })
			if b.Near {
				shown += prose.Writer{}.NearMiss(&b.Grid, b.InWay, &b.Step)
			}
			check("a drill of "+technique.Name, shown, &f.Grid)
		}
	}
	if boards < 300 {
		t.Errorf("%d boards", boards)
	}
}
