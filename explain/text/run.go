package text

import (
	"bytes"
	"iter"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// run is singles that follow each other, told in one paragraph.
type run struct {
	first, last  int // numbers of steps
	grid         candidates.Grid
	marks        explain.Marks
	names, texts []string
	separator    string // of the texts
	numbered     bool   // a line for each text
}

const (
	maxRun       = 5 // placements between two boards, as far as a reader keeps in mind
	withoutBoard = 3 // placements that are followed without one
)

// part is what a walkthrough is made of: a step, or a run of them.
type part struct {
	frame   *explain.Frame
	run     *run   // instead of the frame, may be nil
	isShort bool   // a paragraph without a board
	next    string // what to look for next time, once for each technique
}

// parts yields the steps of a walkthrough, singles together if the writer is to be short.
func (p *Printer) parts(wt *explain.Walkthrough) iter.Seq[part] {
	folds := p.options.Prose.Detail != prose.Full && p.options.Boards != BoardsAlways
	return func(yield func(part) bool) {
		var r *run
		flush := func() bool {
			done := r
			r = nil
			return done == nil || yield(part{run: done, isShort: !done.hasBoard()})
		}
		again := false // a full house has been told
		told := map[string]bool{}
		for f := range wt.Frames() {
			if !folds || !isSingle(f.Step) {
				one := part{frame: f, isShort: p.isShort(f.Step)}
				if code := f.Step.Technique.Code; !told[code] {
					told[code], one.next = true, p.options.Prose.NextTime(f)
				}
				if !flush() || !yield(one) {
					return
				}
				continue
			}
			if r == nil {
				r = &run{first: f.Number, grid: f.Before, separator: " "}
				r.numbered = p.options.Prose.Level == prose.Plain
				if p.options.Prose.Level == prose.Expert {
					r.separator = "; "
				}
			}
			r.add(p.options.Prose, f, &again)
			if len(r.texts) == maxRun && !flush() {
				return
			}
		}
		flush()
	}
}

// add adds a single to the run.
func (r *run) add(w prose.Writer, f *explain.Frame, again *bool) {
	text, repeats := w.Again(f)
	if repeats && !*again {
		text, *again = w.Text(f), true
	}
	r.last = f.Number
	r.texts = append(r.texts, text)
	if name := f.Step.Technique.Name; !slices.Contains(r.names, name) {
		r.names = append(r.names, name)
	}
	for _, e := range f.Step.Effects {
		r.marks.Candidates = append(r.marks.Candidates, explain.CandidateMark{Role: explain.RolePlaced, Candidate: e.Candidate})
	}
}

func (r *run) hasBoard() bool { return len(r.texts) > withoutBoard }

// figure shows the digits that the run places.
func (r *run) figure() explain.Figure {
	return explain.Figure{Grid: r.grid, Marks: r.marks, Shape: explain.ShapeSingle}
}

func (r *run) numbers() string {
	if r.first == r.last {
		return strconv.Itoa(r.first)
	}
	return strconv.Itoa(r.first) + "-" + strconv.Itoa(r.last)
}

// text gives the texts in a paragraph, or under a board a line each if they are numbered.
func (r *run) text() string {
	if !r.numbered || !r.hasBoard() {
		return strings.Join(r.texts, r.separator)
	}
	lines := make([]string, len(r.texts))
	for i, text := range r.texts {
		lines[i] = strconv.Itoa(r.first+i) + ". " + text
	}
	return strings.Join(lines, "\n")
}

// run writes a run of singles.
func (p *Printer) run(out *bytes.Buffer, r *run) {
	f := p.numbered(out, r.numbers())
	f.words(p.titleOf(r)+".", &p.palette.title)
	if r.hasBoard() {
		f.end()
		if p.figure(out, r.figure()) {
			gap(out)
		}
		p.lines(out, r.text(), indent)
		return
	}
	f.words(r.text(), &p.palette.none)
	f.end()
}
