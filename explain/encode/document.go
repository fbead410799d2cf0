package encode

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// version names the one form of document that this package writes and reads.
const version = "pencilmark/walkthrough/v1"

var errNoEffect = errors.New("the step has no effect: expected something to place or to remove")

// maxTrials is how deep trials may nest. It bounds the stack of whoever walks
// a document; a person loses the thread long before.
const maxTrials = 16

// Texts returns what people read of a step. The texts are for them alone: no
// checker looks at them.
type Texts func(f *explain.Frame) (title, notation, text string)

// StepText is the texts of one step, as a document has them; any may be empty.
type StepText struct{ Title, Notation, Text string }

// Options say what a document holds beside the walkthrough. The zero value
// adds nothing.
type Options struct {
	// Texts writes the texts of each step. A trial has one text, branch
	// included, so the steps of branches have none. If nil there are no texts.
	Texts Texts
	// Hardest picks the code of the hardest technique from the codes of those
	// used, of which there is at least one. If nil the summary does not say.
	Hardest func(codes []string) string
}

// Summary is a walkthrough in figures, as a document states them.
type Summary struct {
	explain.Summary
	Hardest string // code of the hardest technique, may be empty
}

// Document is what a [Decoder] reads.
type Document struct {
	Walkthrough explain.Walkthrough
	// Texts are those of the steps, not of branches: one entry a step, or
	// nil if the document has no texts.
	Texts   []StepText
	Summary Summary

	line, column int // where the summary stands
}

// Check reports whether the summary fits the steps. Nothing is built from the
// summary, so a wrong one does not keep a document from being read. Whether
// the steps prove what they say is for package verify. The error is an
// [*Error].
func (d *Document) Check() error {
	stated, counted := &d.Summary, d.Walkthrough.Summary()
	var err error
	switch {
	case stated.Steps != counted.Steps:
		err = in("steps", fmt.Errorf("%d stated: the document has %d", stated.Steps, counted.Steps))
	case stated.Trials != counted.Trials:
		err = in("trials", fmt.Errorf("%d stated: the document has %d", stated.Trials, counted.Trials))
	case !maps.Equal(stated.Techniques, counted.Techniques):
		err = in("techniques", errors.New(firstDifference(stated.Techniques, counted.Techniques)))
	case stated.Assumes != counted.Assumes:
		err = in("assumes", fmt.Errorf("%v stated: the steps assume %v", stated.Assumes.Names(), counted.Assumes.Names()))
	case stated.Hardest != "" && counted.Techniques[stated.Hardest] == 0:
		err = in("hardest", fmt.Errorf("no step uses %q", stated.Hardest))
	default:
		return nil
	}
	err = in("summary", err)
	if e, ok := errors.AsType[*Error](err); ok {
		e.Line, e.Col = d.line, d.column
	}
	return err
}

// firstDifference says which technique is the first with a wrong count.
func firstDifference(stated, counted map[string]int) string {
	codes := slices.AppendSeq(slices.Collect(maps.Keys(stated)), maps.Keys(counted))
	slices.Sort(codes)
	i := slices.IndexFunc(codes, func(code string) bool {
		n, isStated := stated[code]
		m, isCounted := counted[code]
		return n != m || isStated != isCounted
	})
	return fmt.Sprintf("%d stated for %q: the document has %d steps of it", stated[codes[i]], codes[i], counted[codes[i]])
}

// The types below are the document as it is written. Their field names, their
// order and their tags are the format: a field without omitempty must be
// there, and both tags of a field say the same. walkthrough.schema.json
// describes them.

type document struct {
	Schema    string           `json:"schema" yaml:"schema"`
	Name      prose            `json:"name,omitempty" yaml:"name,omitempty"`
	Layout    string           `json:"layout" yaml:"layout"`
	Puzzle    string           `json:"puzzle" yaml:"puzzle"`
	Start     *start           `json:"start,omitempty" yaml:"start,omitempty"`
	Solution  string           `json:"solution,omitempty" yaml:"solution,omitempty"`
	Solutions []string         `json:"solutions,omitempty" yaml:"solutions,omitempty"`
	Outcome   explain.Outcome  `json:"outcome" yaml:"outcome"`
	Stop      prose            `json:"stop,omitempty" yaml:"stop,omitempty"`
	Profile   prose            `json:"profile,omitempty" yaml:"profile,omitempty"`
	Limited   []string         `json:"limited,omitempty" yaml:"limited,omitempty,flow"`
	Summary   summary          `json:"summary" yaml:"summary,flow"`
	Names     map[string]prose `json:"names,omitempty" yaml:"names,omitempty,flow"`
	Steps     []step           `json:"steps" yaml:"steps"`
}

// start is what was done to the puzzle before the first step.
type start struct {
	Place  []string `json:"place,omitempty" yaml:"place,omitempty,flow"`
	Remove []string `json:"remove,omitempty" yaml:"remove,omitempty,flow"`
}

type summary struct {
	Steps      int            `json:"steps" yaml:"steps"`
	Trials     int            `json:"trials" yaml:"trials"`
	Hardest    string         `json:"hardest,omitempty" yaml:"hardest,omitempty"`
	Techniques map[string]int `json:"techniques" yaml:"techniques"`
	Assumes    []string       `json:"assumes" yaml:"assumes"`
}

type step struct {
	N         int      `json:"n" yaml:"n"`
	Technique string   `json:"technique" yaml:"technique"`
	Title     prose    `json:"title,omitempty" yaml:"title,omitempty"`
	Notation  prose    `json:"notation,omitempty" yaml:"notation,omitempty"`
	Text      prose    `json:"text,omitempty" yaml:"text,omitempty"`
	Place     []string `json:"place,omitempty" yaml:"place,omitempty,flow"`
	Remove    []string `json:"remove,omitempty" yaml:"remove,omitempty,flow"`
	Premises  []string `json:"premises" yaml:"premises,flow"`
	Evidence  evidence `json:"evidence" yaml:"evidence"`
	Assumes   []string `json:"assumes,omitempty" yaml:"assumes,omitempty,flow"`
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
		Name:    clean(w.Name),
		Layout:  g.Layout().String(),
		Puzzle:  givens.Text(g.Layout()),
		Start:   newStart(g),
		Outcome: w.Outcome,
		Stop:    clean(w.Stop),
		Profile: clean(w.Profile),
		Names:   map[string]prose{},
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
	if d.Steps, err = newSteps(w.Steps, d.Names); err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	if o.Texts != nil {
		for f := range w.Frames() {
			title, notation, text := o.Texts(f)
			s := &d.Steps[f.Number-1]
			s.Title, s.Notation, s.Text = clean(title), clean(notation), clean(text)
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

// newStart returns what makes the grid of the givens the grid g, nil if
// nothing has to be done. It lists each removed candidate that the placed
// digits leave.
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

// newSteps returns the written form of steps and adds the names of their
// techniques to names.
func newSteps(steps []explain.Step, names map[string]prose) ([]step, error) {
	written := make([]step, 0, len(steps))
	for i := range steps {
		s, err := newStep(i+1, &steps[i], names)
		if err != nil {
			return nil, fmt.Errorf("step %d: %w", i+1, err)
		}
		written = append(written, s)
	}
	return written, nil
}

func newStep(n int, s *explain.Step, names map[string]prose) (step, error) {
	if err := addName(s.Technique, names); err != nil {
		return step{}, err
	}
	if len(s.Effects) == 0 {
		return step{}, errNoEffect
	}
	e, err := newEvidence(s.Evidence, names)
	place, remove := effects(s.Effects)
	return step{
		N:         n,
		Technique: s.Technique.Code,
		Place:     place,
		Remove:    remove,
		Premises:  words(slices.Values(s.Premises)),
		Evidence:  e,
		Assumes:   s.Assumes.Names(),
	}, err
}

// addName adds the name of a technique to names.
func addName(t explain.Ref, names map[string]prose) error {
	if err := checkCode(t.Code); err != nil {
		return err
	}
	name := clean(t.Name)
	if other, known := names[t.Code]; known && other != name {
		return fmt.Errorf("technique %q has two names, %q and %q", t.Code, other, name)
	}
	names[t.Code] = name
	return nil
}

// effects returns placements and removals as documents write them.
func effects(es []explain.Effect) (place, remove []string) {
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

// board turns written values into values of one layout. Its methods store
// what they read, so that a list of them can be tried and the first error kept.
type board struct {
	layout *candidates.Layout
	names  map[string]prose
}

// walkthrough returns what the document says.
func (d *document) walkthrough(layouts *layoutCache) (*Document, error) {
	layout, err := layouts.get(d.Layout)
	if err != nil {
		return nil, in("layout", err)
	}
	b := &board{layout, d.Names}
	doc := &Document{
		Walkthrough: explain.Walkthrough{
			Name:    string(d.Name),
			Profile: string(d.Profile),
			Outcome: d.Outcome,
			Stop:    string(d.Stop),
		},
		Texts: stepTexts(d.Steps),
	}
	w := &doc.Walkthrough
	s := &doc.Summary
	*s = Summary{explain.Summary{Steps: d.Summary.Steps, Trials: d.Summary.Trials, Techniques: d.Summary.Techniques}, d.Summary.Hardest}
	return doc, cmp.Or(
		d.checkOutcome(),
		b.start(d, &w.Start),
		b.solutions(d, &w.Solutions),
		in("limited", b.limited(d.Limited, &w.Limited)),
		in("summary", in("assumes", readAssumes(d.Summary.Assumes, &s.Assumes))),
		in("steps", b.steps(d.Steps, &w.Steps)),
	)
}

// checkOutcome reports whether the outcome is known and the fields that
// depend on it are there.
func (d *document) checkOutcome() error {
	var one, several, stopped bool
	switch d.Outcome {
	case explain.Solved:
		one = true
	case explain.ManySolutions:
		several = true
	case explain.Stalled:
		stopped = true
	case explain.NoSolution:
	default:
		return in("outcome", fmt.Errorf("unknown outcome %q: expected %s, %s, %s or %s",
			d.Outcome, explain.Solved, explain.Stalled, explain.NoSolution, explain.ManySolutions))
	}
	for _, f := range []struct {
		name          string
		there, wanted bool
	}{{"solution", d.Solution != "", one}, {"solutions", d.Solutions != nil, several}, {"stop", d.Stop != "", stopped}} {
		if f.wanted && !f.there {
			return fmt.Errorf("missing field %q: the outcome is %s", f.name, d.Outcome)
		}
		if f.there && !f.wanted {
			return in(f.name, fmt.Errorf("unexpected: the outcome is %s", d.Outcome))
		}
	}
	return nil
}

func (b *board) start(d *document, g *candidates.Grid) error {
	var givens candidates.Filling
	if err := b.filling(d.Puzzle, &givens); err != nil {
		return in("puzzle", err)
	}
	*g = candidates.NewGrid(b.layout, givens)
	if d.Start == nil {
		return nil
	}
	var es []explain.Effect
	if err := b.effects(d.Start.Place, d.Start.Remove, &es); err != nil {
		return in("start", err)
	}
	// Placements first: the removals are those that they leave to do.
	for _, place := range []bool{true, false} {
		for _, e := range es {
			if e.Place == place {
				e.Apply(g)
			}
		}
	}
	return nil
}

func (b *board) solutions(d *document, fs *[]candidates.Filling) error {
	if d.Solution != "" {
		*fs = make([]candidates.Filling, 1)
		return in("solution", b.full(d.Solution, &(*fs)[0]))
	}
	if d.Solutions == nil {
		return nil
	}
	if want := solutions(d.Outcome); len(d.Solutions) != want {
		return in("solutions", fmt.Errorf("%d listed: expected %d", len(d.Solutions), want))
	}
	return in("solutions", readList(d.Solutions, b.full, fs))
}

func (b *board) steps(written []step, steps *[]explain.Step) error {
	if len(written) == 0 {
		return nil
	}
	*steps = make([]explain.Step, len(written))
	for i := range written {
		if err := b.step(i+1, &written[i], &(*steps)[i]); err != nil {
			return at(i, err)
		}
	}
	return nil
}

// limited reads the codes of techniques.
func (b *board) limited(codes []string, limited *[]explain.Ref) error {
	for i, code := range codes {
		var t explain.Ref
		if err := b.technique(code, &t); err != nil {
			return at(i, err)
		}
		*limited = append(*limited, t)
	}
	return nil
}

// technique reads the code of a technique.
func (b *board) technique(code string, t *explain.Ref) error {
	*t = explain.Ref{Code: code, Name: code}
	if name, known := b.names[code]; known {
		t.Name = string(name)
	}
	return checkCode(code)
}

func (b *board) step(n int, written *step, s *explain.Step) error {
	if written.N != n {
		return in("n", fmt.Errorf("%d is out of order: expected %d, steps are numbered from 1", written.N, n))
	}
	if len(written.Place)+len(written.Remove) == 0 {
		return errNoEffect
	}
	return cmp.Or(
		in("technique", b.technique(written.Technique, &s.Technique)),
		b.effects(written.Place, written.Remove, &s.Effects),
		in("premises", readList(written.Premises, b.item, &s.Premises)),
		in("evidence", written.Evidence.read(b, &s.Evidence)),
		in("assumes", readAssumes(written.Assumes, &s.Assumes)),
	)
}

// checkCode reports whether the code has the form of a technique's.
func checkCode(code string) error {
	for i := range len(code) {
		if b := code[i]; !('a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '-') {
			return fmt.Errorf("%q is not a technique: expected lower-case words joined by hyphens like xy-wing", code)
		}
	}
	if code == "" {
		return errors.New("the code of the technique is empty")
	}
	return nil
}

// effects reads placements and removals and sorts them.
func (b *board) effects(place, remove []string, es *[]explain.Effect) error {
	var placed, removed []explain.Effect
	if err := cmp.Or(in("place", readList(place, b.placement, &placed)), in("remove", readList(remove, b.removal, &removed))); err != nil {
		return err
	}
	*es = slices.Concat(placed, removed)
	slices.SortFunc(*es, explain.CompareEffects)
	for i, e := range *es {
		if i > 0 && (*es)[i-1] == e {
			return fmt.Errorf("%v is listed twice", e)
		}
	}
	return nil
}

func (b *board) placement(s string, e *explain.Effect) error {
	if err := b.effect(s, e); err != nil || e.Place {
		return err
	}
	return fmt.Errorf("%q is a removal: expected a placement like r3c5=3", s)
}

func (b *board) removal(s string, e *explain.Effect) error {
	if err := b.effect(s, e); err != nil || !e.Place {
		return err
	}
	return fmt.Errorf("%q is a placement: expected a removal like r6c3<>5", s)
}

func (b *board) effect(s string, e *explain.Effect) (err error) {
	if *e, err = explain.ParseEffect(s); err == nil && !b.layout.HasCandidate(e.Candidate) {
		err = b.no(e.Candidate)
	}
	return err
}

func (b *board) candidate(s string, k *candidates.Candidate) (err error) {
	if *k, err = candidates.ParseCandidate(s); err == nil && !b.layout.HasCandidate(*k) {
		err = b.no(*k)
	}
	return err
}

func (b *board) cell(s string, c *candidates.Cell) (err error) {
	if *c, err = candidates.ParseCell(s); err == nil && !b.layout.Cells().Has(*c) {
		err = b.no(*c)
	}
	return err
}

func (b *board) house(s string, h *candidates.House) (err error) {
	if *h, err = candidates.ParseHouse(s); err == nil && !b.layout.Houses().Has(*h) {
		err = b.no(*h)
	}
	return err
}

func (b *board) item(s string, i *candidates.Item) (err error) {
	if *i, err = candidates.ParseItem(s); err == nil && !b.layout.HasItem(*i) {
		err = b.no(*i)
	}
	return err
}

func (b *board) digit(n int, d *candidates.Digit) error {
	if n < 1 || n > b.layout.Size() {
		return fmt.Errorf("%d is not a digit of the board: expected 1 to %d", n, b.layout.Size())
	}
	*d = candidates.Digit(n)
	return nil
}

func (b *board) no(thing fmt.Stringer) error {
	return fmt.Errorf("the board %v has no %v", b.layout, thing)
}

// filling reads one character a cell, a full stop where there is no digit.
func (b *board) filling(s string, f *candidates.Filling) error {
	if n, want := utf8.RuneCountInString(s), b.layout.Cells().Len(); n != want {
		return fmt.Errorf("%d characters: expected %d, one a cell", n, want)
	}
	cells := b.layout.Cells()
	for _, r := range s {
		c, _ := cells.Next()
		if d := r - '0'; r != '.' {
			if d < 1 || int(d) > b.layout.Size() {
				return fmt.Errorf("%q for %v: expected a digit from 1 to %d or a full stop", r, c, b.layout.Size())
			}
			f[c] = candidates.Digit(d)
		}
	}
	return nil
}

// full reads a filling without open cells.
func (b *board) full(s string, f *candidates.Filling) error {
	if err := b.filling(s, f); err != nil {
		return err
	}
	for c := range b.layout.Cells().All() {
		if f[c] == 0 {
			return fmt.Errorf("%v is open: expected a digit in every cell", c)
		}
	}
	return nil
}

// readAssumes is the inverse of [explain.Assume.Names].
func readAssumes(names []string, a *explain.Assume) error {
	for i, name := range names {
		bit := explain.Assume(1)
		for bit != 0 && !slices.Equal(bit.Names(), []string{name}) {
			bit <<= 1
		}
		if bit == 0 {
			return at(i, fmt.Errorf("unknown assumption %q: expected %v", name, (^explain.Assume(0)).Names()))
		}
		*a |= bit
	}
	return nil
}

// stepTexts returns the texts of the steps, nil if there are none.
func stepTexts(steps []step) []StepText {
	texts := make([]StepText, len(steps))
	some := false
	for i := range steps {
		s := &steps[i]
		texts[i] = StepText{string(s.Title), string(s.Notation), string(s.Text)}
		some = some || texts[i] != StepText{}
	}
	if !some {
		return nil
	}
	return texts
}

// readList reads each element of a list; nothing gives a nil slice.
func readList[S, T any](written []S, read func(S, *T) error, ts *[]T) error {
	if len(written) == 0 {
		return nil
	}
	*ts = make([]T, len(written))
	for i, s := range written {
		if err := read(s, &(*ts)[i]); err != nil {
			return at(i, err)
		}
	}
	return nil
}

// setOf is what the set types of package candidates have in common.
type setOf[E, S any] interface {
	Has(E) bool
	With(E) S
}

// readSet reads a list of different elements, at least one.
func readSet[W any, E fmt.Stringer, S setOf[E, S]](written []W, read func(W, *E) error, set *S) error {
	if len(written) == 0 {
		return errors.New("must not be empty")
	}
	for i, w := range written {
		var e E
		if err := read(w, &e); err != nil {
			return at(i, err)
		}
		if (*set).Has(e) {
			return at(i, fmt.Errorf("%v is listed twice", e))
		}
		*set = (*set).With(e)
	}
	return nil
}

// readSetOrNone is [readSet] for sets that may be empty.
func readSetOrNone[W any, E fmt.Stringer, S setOf[E, S]](written []W, read func(W, *E) error, set *S) error {
	if len(written) == 0 {
		return nil
	}
	return readSet(written, read, set)
}

// layoutCache keeps the layout of the last document: a stream mostly has one,
// and a layout is costly to build.
type layoutCache struct {
	spec   string
	layout *candidates.Layout
}

func (lc *layoutCache) get(spec string) (*candidates.Layout, error) {
	if lc.layout == nil || lc.spec != spec {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			return nil, err
		}
		lc.spec, lc.layout = spec, l
	}
	return lc.layout, nil
}
