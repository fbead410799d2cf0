package encode

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	faults "pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// board turns written values into values of one layout. Its methods store
// what they read, so that a list of them can be tried and the first error kept.
type board struct {
	layout *candidates.Layout
	names  map[string]Text
	filler *filler
}

// walkthrough returns what the document says, and what reads more steps of it.
func (d *document) walkthrough(layouts *layoutCache, f *filler) (*Document, *board, error) {
	layout, err := layouts.get(d)
	if err != nil {
		return nil, nil, err
	}
	b := &board{layout, d.Names, f}
	doc := &Document{
		Walkthrough: explain.Walkthrough{
			Name:    string(d.Name),
			Profile: string(d.Profile),
			Outcome: d.Outcome,
			Stop:    string(d.Stop),
		},
	}
	w := &doc.Walkthrough
	s := &doc.Summary
	*s = Summary{explain.Summary{Steps: d.Summary.Steps, Trials: d.Summary.Trials, Techniques: d.Summary.Techniques}, d.Summary.Hardest}
	return doc, b, cmp.Or(
		d.checkOutcome(),
		b.start(d, &w.Start),
		b.solutions(d, &w.Solutions),
		in("goal", b.goal(d.Goal, &w.Goal)),
		in("pruned", d.pruned(&w.Pruned)),
		in("limited", b.limited(d.Limited, &w.Limited)),
		in("summary", in("assumes", readAssumes(d.Summary.Assumes, &s.Assumes))),
		doc.addSteps(b, d.Steps),
	)
}

// addSteps reads steps behind those of the document.
func (d *Document) addSteps(b *board, written []step) error {
	w := &d.Walkthrough
	w.Steps = slices.Grow(w.Steps, len(written))
	for i := range written {
		s := &written[i]
		n := len(w.Steps)
		w.Steps = append(w.Steps, explain.Step{})
		if err := b.step(n+1, s, &w.Steps[n]); err != nil {
			return in("steps", at(n, err))
		}
		d.Texts = append(d.Texts, StepText{string(s.Title), string(s.Notation), string(s.Text)})
		d.Sentences = append(d.Sentences, s.Sentences)
	}
	return nil
}

// leaveOut leaves out texts and sentences where no step has any.
func (d *Document) leaveOut() {
	if !slices.ContainsFunc(d.Texts, func(t StepText) bool { return t != StepText{} }) {
		d.Texts = nil
	}
	if !slices.ContainsFunc(d.Sentences, func(s []say.Written) bool { return len(s) > 0 }) {
		d.Sentences = nil
	}
}

// checkOutcome reports whether the outcome is known and the fields that depend on it are there.
func (d *document) checkOutcome() error {
	var one, several, stopped, shown bool
	switch d.Outcome {
	case explain.Solved:
		one = true
	case explain.ManySolutions:
		several = true
	case explain.Stalled:
		stopped = true
	case explain.Shown:
		shown = true
	case explain.NoSolution:
	default:
		return in("outcome", fmt.Errorf("unknown outcome %q: expected %s, %s, %s, %s or %s",
			d.Outcome, explain.Solved, explain.Stalled, explain.NoSolution, explain.ManySolutions, explain.Shown))
	}
	for _, f := range []struct {
		name          string
		there, wanted bool
	}{{"solution", d.Solution != "", one}, {"solutions", d.Solutions != nil, several}, {"stop", d.Stop != "", stopped}, {"goal", d.Goal != "", shown}} {
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

// goal reads an effect of either kind, if there is one.
func (b *board) goal(s string, e *explain.Effect) error {
	if s == "" {
		return nil
	}
	return b.effect(!strings.Contains(s, "<>"))(s, e)
}

// pruned reads what was left out, if anything is said of it.
func (d *document) pruned(p **explain.Pruned) error {
	if d.Pruned == nil {
		return nil
	}
	*p = &explain.Pruned{Steps: d.Pruned.Steps, Eliminations: d.Pruned.Eliminations}
	if d.Pruned.Steps < 0 || d.Pruned.Eliminations < 0 {
		return fmt.Errorf("%d steps and %d eliminations: expected 0 or more of each", d.Pruned.Steps, d.Pruned.Eliminations)
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
		in("evidence", b.evidence(written.Evidence.node, &s.Evidence)),
		in("assumes", readAssumes(written.Assumes, &s.Assumes)),
		in("because", b.argument(written.Because, &s.Because)),
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
	if err := cmp.Or(in("place", readList(place, b.effect(true), &placed)), in("remove", readList(remove, b.effect(false), &removed))); err != nil {
		return err
	}
	*es = slices.Concat(placed, removed)
	explain.SortEffects(*es)
	for i, e := range *es {
		if i > 0 && (*es)[i-1] == e {
			return fmt.Errorf("%v is listed twice", e)
		}
	}
	return nil
}

// effect returns a function that reads placements, or one that reads removals.
func (b *board) effect(place bool) func(s string, e *explain.Effect) error {
	return func(s string, e *explain.Effect) (err error) {
		if *e, err = explain.ParseEffect(s); err == nil {
			err = b.candidate(e.Candidate.String(), &e.Candidate)
		}
		switch {
		case err != nil || e.Place == place:
			return err
		case place:
			return fmt.Errorf("%q is a removal: expected a placement like r3c5=3", s)
		}
		return fmt.Errorf("%q is a placement: expected a removal like r6c3<>5", s)
	}
}

func (b *board) candidate(s string, k *candidates.Candidate) error {
	return read(b, s, k, candidates.ParseCandidate, b.layout.HasCandidate)
}

func (b *board) cell(s string, c *candidates.Cell) error {
	return read(b, s, c, candidates.ParseCell, b.layout.Cells().Has)
}

func (b *board) house(s string, h *candidates.House) error {
	return read(b, s, h, candidates.ParseHouse, b.layout.Houses().Has)
}

func (b *board) item(s string, i *candidates.Item) error {
	return read(b, s, i, candidates.ParseItem, b.layout.HasItem)
}

// read reads what the board has.
func read[T fmt.Stringer](b *board, s string, t *T, parse func(string) (T, error), has func(T) bool) (err error) {
	if *t, err = parse(s); err == nil && !has(*t) {
		err = fmt.Errorf("the board %v has no %v", b.layout, *t)
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

// filling reads one character a cell, a full stop where there is no digit.
func (b *board) filling(s string, f *candidates.Filling) error {
	if n, want := utf8.RuneCountInString(s), b.layout.Cells().Len(); n != want {
		return fmt.Errorf("%s: expected %d, one a cell", faults.Count(n, "character"), want)
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

// layoutCache keeps the layout of the last document: a stream mostly has one,
// and a layout is costly to build.
type layoutCache struct {
	spec   string
	clues  []string
	layout *candidates.Layout
}

func (lc *layoutCache) get(d *document) (*candidates.Layout, error) {
	if lc.layout != nil && lc.spec == d.Layout && slices.Equal(lc.clues, d.Clues) {
		return lc.layout, nil
	}
	l, err := candidates.ParseLayout(d.Layout)
	if err != nil {
		return nil, in("layout", err)
	}
	var all []candidates.Clue
	for i, line := range d.Clues {
		some, err := clues.Parse(line)
		if err == nil {
			err = clues.Check(l, some...)
		}
		if err != nil {
			return nil, in("clues", at(i, err))
		}
		all = append(all, some...)
	}
	if l, err = clues.On(l, all...); err != nil {
		return nil, in("clues", err)
	}
	lc.spec, lc.clues, lc.layout = d.Layout, d.Clues, l
	return l, nil
}
