package encode

import (
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// version names the one form of document that this package writes and reads.
const version = "pencilmark/walkthrough/v1"

var errNoEffect = errors.New("the step has no effect: expected something to place or to remove")

// maxTrials is how deep trials may nest. It bounds the stack of whoever walks
// a document; a person loses the thread long before.
const maxTrials = 16

// Texts returns what people read of a step. The texts are for them alone: no checker looks at them.
type Texts func(f *explain.Frame) (title, notation, text string)

// StepText is the texts of one step, as a document has them; any may be empty.
type StepText struct{ Title, Notation, Text string }

// Options say what a document holds beside the walkthrough. The zero value adds nothing.
type Options struct {
	// Texts writes the texts of each step. A trial has one text, branch
	// included, so the steps of branches have none. If nil there are no texts.
	Texts Texts
	// Sentences writes the texts in the place of Texts, and the sentences of the text with their arguments.
	Sentences func(f *explain.Frame) (title, notation, text string, said say.Text)
	// Hardest picks the code of the hardest technique from the codes of those
	// used, of which there is at least one. If nil the summary does not say.
	Hardest func(codes []string) string
	// Origin, if not zero, says which input the walkthrough is of.
	Origin Origin
}

// Summary is a walkthrough in figures, as a document states them.
type Summary struct {
	explain.Summary
	Hardest string // code of the hardest technique, may be empty
}

// Document is what a [Decoder] reads.
type Document struct {
	Walkthrough explain.Walkthrough
	// Texts are those of the steps, not of branches: one entry a step, or nil if the document has no texts.
	Texts []StepText
	// Sentences are those of the texts: one entry a step, or nil if the document has none.
	Sentences [][]say.Written
	Summary   Summary
	Line      int // where it begins in the stream, from 1

	line, column int // where the summary stands
}

// The types below are the document as it is written. Their field names, their order and their tags are the
// format: a field without omitempty must be there, and both tags of a field say the same.
// walkthrough.schema.json describes them.

type document struct {
	Schema    string          `json:"schema" yaml:"schema"`
	Line      int             `json:"line,omitempty" yaml:"line,omitempty"`
	Input     Text            `json:"input,omitempty" yaml:"input,omitempty"`
	Name      Text            `json:"name,omitempty" yaml:"name,omitempty"`
	Layout    string          `json:"layout" yaml:"layout"`
	Clues     []string        `json:"clues,omitempty" yaml:"clues,omitempty"`
	Puzzle    string          `json:"puzzle" yaml:"puzzle"`
	Start     *start          `json:"start,omitempty" yaml:"start,omitempty"`
	Solution  string          `json:"solution,omitempty" yaml:"solution,omitempty"`
	Solutions []string        `json:"solutions,omitempty" yaml:"solutions,omitempty"`
	Outcome   explain.Outcome `json:"outcome" yaml:"outcome"`
	Stop      Text            `json:"stop,omitempty" yaml:"stop,omitempty"`
	Goal      string          `json:"goal,omitempty" yaml:"goal,omitempty"`
	Pruned    *pruned         `json:"pruned,omitempty" yaml:"pruned,omitempty,flow"`
	Profile   Text            `json:"profile,omitempty" yaml:"profile,omitempty"`
	Limited   []string        `json:"limited,omitempty" yaml:"limited,omitempty,flow"`
	Summary   summary         `json:"summary" yaml:"summary,flow"`
	Names     map[string]Text `json:"names,omitempty" yaml:"names,omitempty,flow"`
	Steps     []step          `json:"steps" yaml:"steps"`

	room *[]step // of the steps
}

// start is what was done to the puzzle before the first step.
type start struct {
	Place  []string `json:"place,omitempty" yaml:"place,omitempty,flow"`
	Remove []string `json:"remove,omitempty" yaml:"remove,omitempty,flow"`
}

// pruned is what was left out.
type pruned struct {
	Steps        int `json:"steps" yaml:"steps"`
	Eliminations int `json:"eliminations" yaml:"eliminations"`
}

type summary struct {
	Steps      int            `json:"steps" yaml:"steps"`
	Trials     int            `json:"trials" yaml:"trials"`
	Hardest    string         `json:"hardest,omitempty" yaml:"hardest,omitempty"`
	Techniques map[string]int `json:"techniques" yaml:"techniques"`
	Assumes    []string       `json:"assumes" yaml:"assumes"`
}

type step struct {
	N         int           `json:"n" yaml:"n"`
	Technique string        `json:"technique" yaml:"technique"`
	Title     Text          `json:"title,omitempty" yaml:"title,omitempty"`
	Notation  Text          `json:"notation,omitempty" yaml:"notation,omitempty"`
	Text      Text          `json:"text,omitempty" yaml:"text,omitempty"`
	Place     []string      `json:"place,omitempty" yaml:"place,omitempty,flow"`
	Remove    []string      `json:"remove,omitempty" yaml:"remove,omitempty,flow"`
	Premises  []string      `json:"premises" yaml:"premises,flow"`
	Evidence  evidence      `json:"evidence" yaml:"evidence"`
	Assumes   []string      `json:"assumes,omitempty" yaml:"assumes,omitempty,flow"`
	Because   []because     `json:"because,omitempty" yaml:"because,omitempty"`
	Sentences []say.Written `json:"sentences,omitempty" yaml:"sentences,omitempty"`
	said      say.Text      // of which Sentences are, until they are written down
	ordinary  bool          // title, notation and text are certainly written as they are
}

// newDocument returns the written form of a walkthrough.
func newDocument(w *explain.Walkthrough, o Options) (*document, error) {
	g := &w.Start
	if g.Layout() == nil {
		return nil, errors.New("encode: the walkthrough has no board")
	}
	givens := g.GivenDigits()
	d := &document{
		Schema:  version,
		Line:    o.Origin.Line,
		Input:   o.Origin.Input,
		Name:    Clean(w.Name),
		Layout:  g.Layout().String(),
		Clues:   g.Layout().ClueLines(),
		Puzzle:  givens.Text(g.Layout()),
		Start:   newStart(g),
		Outcome: w.Outcome,
		Stop:    Clean(w.Stop),
		Profile: Clean(w.Profile),
		Names:   map[string]Text{},
	}
	if w.Outcome == explain.Shown {
		d.Goal = w.Goal.String()
	}
	if w.Pruned != nil {
		d.Pruned = &pruned{w.Pruned.Steps, w.Pruned.Eliminations}
	}
	if want := solutions(w.Outcome); len(w.Solutions) != want {
		return nil, fmt.Errorf("encode: a walkthrough that ends as %q has %d solutions: expected %d", w.Outcome, len(w.Solutions), want)
	}
	for i := range w.Solutions {
		d.Solutions = append(d.Solutions, w.Solutions[i].Text(g.Layout()))
		if strings.Contains(d.Solutions[i], ".") {
			return nil, fmt.Errorf("encode: the solution %s has open cells", d.Solutions[i])
		}
	}
	if w.Outcome == explain.Solved {
		d.Solution, d.Solutions = d.Solutions[0], nil
	}
	err := d.checkOutcome()
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	for _, t := range w.Limited {
		if err := addName(t, d.Names); err != nil {
			return nil, fmt.Errorf("encode: %w", err)
		}
		d.Limited = append(d.Limited, t.Code)
	}
	d.room = rooms.Get().(*[]step)
	if d.Steps, err = newSteps(*d.room, w.Steps, d.Names); err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	write := o.Sentences
	if write == nil && o.Texts != nil {
		write = func(f *explain.Frame) (title, notation, text string, said say.Text) {
			title, notation, text = o.Texts(f)
			return title, notation, text, nil
		}
	}
	if write != nil {
		for f := range w.Frames() {
			s := &d.Steps[f.Number-1]
			title, notation, text, said := write(f)
			s.Title, s.Notation, s.Text, s.said = Text(title), Text(notation), Text(text), said
			s.ordinary = ordinary(title) == len(title) && ordinary(notation) == len(notation) && ordinary(text) == len(text)
			if !s.ordinary {
				s.Title, s.Notation, s.Text = Clean(title), Clean(notation), Clean(text)
			}
		}
	}
	d.Summary = newSummary(w.Summary(), o)
	return d, nil
}

func newSummary(s explain.Summary, o Options) summary {
	hardest := ""
	if o.Hardest != nil && len(s.Techniques) > 0 {
		hardest = o.Hardest(slices.Sorted(maps.Keys(s.Techniques)))
	}
	return summary{s.Steps, s.Trials, hardest, s.Techniques, append([]string{}, s.Assumes.Names()...)}
}

// newStart returns what makes the grid of the givens the grid g, nil if nothing has to be done. It lists
// each removed candidate that the placed digits leave.
func newStart(g *candidates.Grid) *start {
	var s start
	h := candidates.NewGrid(g.Layout(), g.GivenDigits())
	for c := range g.Layout().Cells().AndNot(g.Open()).AndNot(g.Givens()).All() {
		s.Place = append(s.Place, explain.Place(c, g.Value(c)).String())
		h.Place(c, g.Value(c))
	}
	for c := range g.Layout().Cells().All() {
		for d := range (h.Candidates(c) &^ g.Candidates(c)).All() {
			s.Remove = append(s.Remove, explain.Remove(c, d).String())
		}
	}
	if s.Place == nil && s.Remove == nil {
		return nil
	}
	return &s
}

// rooms are for the steps of documents: they take more memory than all else, and none once the document is written.
var rooms = sync.Pool{New: func() any { return new([]step) }}

// release gives back the room of the steps, which are lost.
func (d *document) release() {
	clear(d.Steps)
	*d.room, d.Steps = d.Steps[:0], nil
	rooms.Put(d.room)
}

// newSteps returns the written form of steps, in the room if they fit there, and adds the names of their techniques to names.
func newSteps(room []step, steps []explain.Step, names map[string]Text) ([]step, error) {
	written := slices.Grow(room[:0], len(steps))[:len(steps)]
	for i := range steps {
		if err := written[i].set(i+1, &steps[i], names); err != nil {
			return nil, fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	return written, nil
}

// set makes it the written form of a step.
func (s *step) set(n int, of *explain.Step, names map[string]Text) (err error) {
	if err := addName(of.Technique, names); err != nil {
		return err
	}
	if len(of.Effects) == 0 {
		return errNoEffect
	}
	s.N = n
	s.Technique = of.Technique.Code
	s.Place, s.Remove = effects(of.Effects)
	s.Premises = premises(of.Premises)
	s.Evidence, err = newEvidence(of.Evidence, names)
	s.Assumes = of.Assumes.Names()
	s.Because = newBecause(of.Because)
	return err
}

// addName adds the name of a technique to names.
func addName(t explain.Ref, names map[string]Text) error {
	other, known := names[t.Code]
	if known && string(other) == t.Name {
		return nil // mostly
	}
	if err := checkCode(t.Code); err != nil {
		return err
	}
	name := Clean(t.Name)
	if known && other != name {
		return fmt.Errorf("technique %q has two names, %q and %q", t.Code, other, name)
	}
	names[t.Code] = name
	return nil
}

// effects returns placements and removals as documents write them.
func effects(es []explain.Effect) (place, remove []string) {
	if len(es) == 1 && es[0].Place {
		return placements[es[0].Candidate:][:1:1], []string{}
	}
	place, remove = []string{}, []string{}
	for _, e := range es {
		if e.Place {
			place = append(place, e.String())
		} else {
			remove = append(remove, e.String())
		}
	}
	return place, remove
}

// premises returns items as documents write them.
func premises(is []candidates.Item) []string {
	if len(is) == 1 && is[0] < candidates.MaxItems {
		return items[is[0]:][:1:1]
	}
	return words(slices.Values(is))
}

// The names of cells, placements and items, for singles, which are most of all steps. Lists with one element
// are cut of them.
var (
	cells      = names[candidates.Cell](candidates.MaxCells)
	placements = names[candidates.Candidate](candidates.MaxCandidates)
	items      = names[candidates.Item](candidates.MaxItems)
)

// names returns the names of the first n things.
func names[T interface {
	~uint8 | ~uint16
	fmt.Stringer
}](n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = T(i).String()
	}
	return names
}

// words returns the names of things; never nil, which JSON would call null.
func words[T fmt.Stringer](things iter.Seq[T]) []string {
	names := []string{}
	for t := range things {
		names = append(names, t.String())
	}
	return names
}

// numbers returns digits as numbers, never nil.
func numbers(digits candidates.DigitSet) []int {
	ns := []int{}
	for d := range digits.All() {
		ns = append(ns, int(d))
	}
	return ns
}

// solutions returns how many solutions a walkthrough of this outcome states.
func solutions(o explain.Outcome) int {
	switch o {
	case explain.Solved:
		return 1
	case explain.ManySolutions:
		return 2
	}
	return 0
}
