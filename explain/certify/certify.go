package certify

import (
	"errors"
	"fmt"
	"io"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Certificate is a formula and a proof that nothing satisfies it.
type Certificate struct {
	prover   *prover
	comments []string
}

// WriteFormula writes the formula in DIMACS form.
func (c *Certificate) WriteFormula(w io.Writer) error { return c.prover.formula.write(w, c.comments) }

// WriteProof writes the proof in LRAT form.
func (c *Certificate) WriteProof(w io.Writer) error { return c.prover.write(w) }

// Lines returns the number of lines of the proof.
func (c *Certificate) Lines() (n int) {
	for _, needed := range c.prover.needed() {
		if needed {
			n++
		}
	}
	return n
}

// Errors of [Walkthrough] and [Step]; the errors that they return wrap these.
var (
	// ErrBoard says that the board is not one of 9x9.
	ErrBoard = errors.New("expected a board of 9x9, as the variables of a formula are those of one")
	// ErrUnique says that a step assumes that the puzzle has one solution.
	ErrUnique = errors.New("its conclusion rests on the puzzle having one solution, so it does not follow from the candidates")
	// ErrUnproved says that a step does not follow from its premises.
	ErrUnproved = errors.New("it does not follow from what the step cites")
	// ErrTooLong says that the proof of a step takes more cases than are tried.
	ErrTooLong = errors.New("the proof takes too many cases")
	// ErrUnfinished says that the steps do not lead to one solution.
	ErrUnfinished = errors.New("the steps do not lead from the givens to one solution")
)

// rulesOf returns the rules of a board, which are made once.
func rulesOf(l *candidates.Layout) *rules {
	r, ok := known.Load(l)
	if !ok {
		r, _ = known.LoadOrStore(l, newRules(l))
	}
	return r.(*rules)
}

var known sync.Map // *rules by *candidates.Layout

// Walkthrough certifies that the puzzle of a walkthrough, its givens, has no
// solution but the one that the walkthrough ends with. It must begin with the
// candidates that the givens leave.
func Walkthrough(w *explain.Walkthrough) (*Certificate, error) {
	l := w.Start.Layout()
	if l == nil || l.Size() != candidates.MaxSize {
		return nil, ErrBoard
	}
	givens := w.Start.GivenDigits()
	if start := candidates.NewGrid(l, givens); !start.Equal(&w.Start) {
		return nil, fmt.Errorf("%w: it begins with other candidates than the givens leave", ErrUnfinished)
	}
	if end := w.End(); w.Outcome != explain.Solved || len(w.Solutions) == 0 || !end.Solved() || end.Filling() != w.Solutions[0] {
		return nil, ErrUnfinished
	}
	p := &prover{formula: newFormula(rulesOf(l), l.Items())}
	c := &Certificate{prover: p}
	for cell := range w.Start.Givens().All() {
		k := candidates.Of(cell, givens[cell])
		p.set(isTrue(k), p.add(isTrue(k)))
	}
	var denial []literal
	for cell := range l.Cells().All() {
		denial = append(denial, isFalse(candidates.Of(cell, w.Solutions[0][cell])))
	}
	another := p.add(denial...)
	for f := range w.Frames() {
		if err := c.step(f, l.Items()); err != nil {
			return nil, fmt.Errorf("step %d (%s): %w", f.Number, f.Step.Technique.Name, err)
		}
	}
	p.learn(another)
	return c, nil
}

// Step certifies one step by itself. The formula has the clauses of its premises
// for those of all items, the candidates that are gone before it for the givens,
// and in the end that it is wrong about one of its effects.
func Step(f *explain.Frame) (*Certificate, error) {
	l := f.Before.Layout()
	switch {
	case l == nil || l.Size() != candidates.MaxSize:
		return nil, ErrBoard
	case len(f.Step.Effects) == 0:
		return nil, fmt.Errorf("step %d (%s): %w: it has no effect", f.Number, f.Step.Technique.Name, ErrUnproved)
	}
	p := &prover{formula: newFormula(rulesOf(l), f.Step.Premises)}
	c := &Certificate{prover: p}
	for cell := range l.Cells().All() {
		for d := range (l.Digits() &^ f.Before.Candidates(cell)).All() {
			k := candidates.Of(cell, d)
			p.set(isFalse(k), p.add(isFalse(k)))
		}
	}
	var denial []literal
	for _, e := range f.Step.Effects {
		denial = append(denial, -claim(e))
	}
	wrong := p.add(denial...)
	if err := c.step(f, f.Step.Premises); err != nil {
		return nil, fmt.Errorf("step %d (%s): %w", f.Number, f.Step.Technique.Name, err)
	}
	p.learn(wrong)
	return c, nil
}

// claim returns what an effect says.
func claim(e explain.Effect) literal {
	if e.Place {
		return isTrue(e.Candidate)
	}
	return isFalse(e.Candidate)
}

// step adds lines for the effects of a step, given the assumptions on the trail,
// and puts the effects on the trail. If its premises do not do, it takes all items.
func (c *Certificate) step(f *explain.Frame, all []candidates.Item) error {
	p := c.prover
	if f.Step.Assumes != 0 {
		return ErrUnique
	}
	for _, e := range f.Step.Effects {
		if !p.rules.layout.HasCandidate(e.Candidate) || p.value[e.Candidate] != 0 {
			return fmt.Errorf("%v: %w: that is settled before the step", e, ErrUnproved)
		}
	}
	for _, item := range f.Step.Premises {
		if !p.rules.layout.HasItem(item) || p.number[item] == 0 {
			return fmt.Errorf("%w: the formula has no %v", ErrUnproved, item)
		}
	}
	switch evidence := f.Step.Evidence.(type) {
	case explain.Trial:
		if err := p.fits(f, evidence.Conflict); err != nil {
			return err
		}
		return c.trial(f, evidence, all)
	case explain.Cases:
		if err := p.fits(f, evidence.Item); err != nil {
			return err
		}
		return c.cases(f, evidence, all)
	}
	for _, e := range f.Step.Effects {
		if p.prove(claim(e), f.Step.Premises, fewCases) == nil {
			continue
		}
		if err := p.prove(claim(e), all, manyCases); err != nil {
			return fmt.Errorf("%v: %w", e, err)
		}
		c.comments = append(c.comments, fmt.Sprintf("%v of step %d, %s, is proved from all items", e, f.Number, f.Step.Technique.Name))
	}
	return nil
}

// fits checks that the evidence of a step with branches is about its grid, that
// it concludes the effects, and that the item it rests on is in the formula.
func (p *prover) fits(f *explain.Frame, item candidates.Item) error {
	if err := f.Step.Evidence.Check(&f.Before); err != nil {
		return fmt.Errorf("%w: %w", ErrUnproved, err)
	}
	for _, e := range f.Step.Effects {
		if err := f.Step.Evidence.Concludes(&f.Before, e); err != nil {
			return fmt.Errorf("%v: %w: %w", e, ErrUnproved, err)
		}
	}
	if p.number[item] == 0 {
		return fmt.Errorf("%w: the formula has no %v", ErrUnproved, item)
	}
	return nil
}

// A proof from the premises may take a few cases, one from all items many.
const (
	fewCases  = 300
	manyCases = 50_000
)

// prove adds lines for a literal that follows from the items, in so many cases,
// and puts it on the trail.
func (p *prover) prove(x literal, items []candidates.Item, cases int) error {
	before, lines := len(p.trail), len(p.lines)
	p.cases = cases
	p.assume(-x)
	_, ok := p.refute(items)
	p.back(before)
	if ok {
		p.conclude(x)
		return nil
	}
	p.lines = p.lines[:lines]
	if p.cases > 0 {
		return ErrUnproved
	}
	return ErrTooLong
}

// trial adds lines for the branch and for what it refutes.
func (c *Certificate) trial(f *explain.Frame, trial explain.Trial, all []candidates.Item) error {
	p := c.prover
	before := len(p.trail)
	p.assume(isTrue(trial.Assume))
	for branch := range f.Branch() {
		if err := c.step(branch, all); err != nil {
			return fmt.Errorf("line %d (%s): %w", branch.Number, branch.Step.Technique.Name, err)
		}
	}
	if !p.empty(trial.Conflict) {
		return fmt.Errorf("%w: %v keeps a candidate", ErrUnproved, trial.Conflict)
	}
	p.learn(p.number[trial.Conflict])
	p.back(before)
	p.conclude(isFalse(trial.Assume))
	return nil
}

// cases adds lines for the branches and for what is gone at the end of each.
func (c *Certificate) cases(f *explain.Frame, cases explain.Cases, all []candidates.Item) error {
	p := c.prover
	gone := make([][]int, len(f.Step.Effects)) // by effect, the line of each case
	before := len(p.trail)
	for i, one := range cases.Cases {
		p.assume(isTrue(one.Assume))
		for branch := range f.Case(i + 1).Branch() {
			if err := c.step(branch, all); err != nil {
				return fmt.Errorf("case %d, line %d (%s): %w", i+1, branch.Number, branch.Step.Technique.Name, err)
			}
		}
		for j, e := range f.Step.Effects {
			k := e.Candidate
			if p.value[k] >= 0 {
				return fmt.Errorf("%w: %v is not gone in case %d", ErrUnproved, k, i+1)
			}
			number := p.explain(p.reason[k], k)
			l := &p.lines[len(p.lines)-1]
			l.clause = append(l.clause, isFalse(k))
			gone[j] = append(gone[j], number)
		}
		p.back(before)
	}
	for j, e := range f.Step.Effects {
		before := len(p.trail)
		p.assume(isTrue(e.Candidate))
		for i, one := range cases.Cases {
			if p.value[one.Assume] == 0 {
				p.set(isFalse(one.Assume), gone[j][i])
			}
		}
		p.learn(p.number[cases.Item])
		p.back(before)
		p.conclude(isFalse(e.Candidate))
	}
	return nil
}
