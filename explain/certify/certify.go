package certify

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback/learn"
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

// Errors of [Walkthrough], [Search], [Step] and [StepBySums]; the errors that they return wrap these.
var (
	// ErrUnique says that a step assumes that the puzzle has one solution.
	ErrUnique = errors.New("its conclusion rests on the puzzle having one solution, so it does not follow from the candidates")
	// ErrUnproved says that a step does not follow from its premises.
	ErrUnproved = learn.ErrUnproved
	// ErrTooLong says that the proof of a step takes more cases than are tried.
	ErrTooLong = errors.New("the proof takes too many cases")
	// ErrCounts says that clauses do not say what the board asks for.
	ErrCounts = errors.New("the board has clues that count, which clauses do not say: expected a proof by sums")
	// ErrWays says that a line of an argument counts ways, which clauses do not.
	ErrWays = errors.New("it counts the ways of a sum, which clauses do not say")
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
	switch {
	case l == nil:
		return nil, ErrUnfinished
	case len(l.Counting()) > 0:
		return nil, ErrCounts
	}
	if start := candidates.NewGrid(l, w.Start.GivenDigits()); !start.Equal(&w.Start) {
		return nil, fmt.Errorf("%w: it begins with other candidates than the givens leave", ErrUnfinished)
	}
	if end := w.End(); w.Outcome != explain.Solved || len(w.Solutions) == 0 || !end.Solved() || end.Filling() != w.Solutions[0] {
		return nil, ErrUnfinished
	}
	c, another := begin(&w.Start, &w.Solutions[0])
	c.prover.seal()
	all := c.prover.numbers(l.Items())
	for f := range w.Frames() {
		if err := c.step(fmt.Sprintf("step %d", f.Number), f, all); err != nil {
			return nil, err
		}
	}
	c.prover.learn(another)
	return c, nil
}

// begin returns a certificate with the formula that the givens of a grid have another solution, and the number of
// the clause that says so. Marks and givens are on its trail.
func begin(g *candidates.Grid, solution *candidates.Filling) (c *Certificate, another int) {
	l := g.Layout()
	p, rules, barred := newProver(g)
	c = &Certificate{prover: p}
	var denial []literal
	for cell := range l.Cells().All() {
		denial = append(denial, isFalse(candidates.Of(cell, solution[cell])))
	}
	another = p.add(denial...)
	c.comment("puzzle %v", g)
	for i := range l.Clues() {
		c.comment("clue %v", &l.Clues()[i])
	}
	c.comment(variables)
	c.comment("clauses 1 to %d: each cell has a digit, and each house each digit", len(p.items))
	c.comment("clauses %d to %d: of two candidates that exclude each other one is false", len(p.items)+1, p.triple(0)-1)
	if rules >= p.triple(0) {
		c.comment(ofThree, p.triple(0), rules)
	}
	if barred > rules {
		c.comment("clauses %d to %d: candidates that a clue does not allow are false", rules+1, barred)
	}
	c.comment("clauses %d to %d: the givens", barred+1, another-1)
	c.comment("clause %d: the solution is not %s", another, solution.Text(l))
	return c, another
}

// Step certifies one step by itself. The formula has the clauses of its premises
// for those of all items, the candidates that are gone before it for the givens,
// and in the end that it is wrong about one of its effects.
func Step(f *explain.Frame) (*Certificate, error) {
	l := f.Before.Layout()
	switch {
	case l == nil:
		return nil, ErrUnproved
	case len(l.Counting()) > 0:
		return nil, ErrCounts
	}
	where := fmt.Sprintf("step %d", f.Number)
	p := &prover{formula: newFormula(rulesOf(l), rulesOf(l).withEqual(f.Step.Premises)), cases: allCases}
	c := &Certificate{prover: p}
	rules := p.len()
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
	p.seal()
	c.comment("%s, %s", where, f.Step.Technique.Name)
	c.comment(variables)
	c.comment("clauses 1 to %d: what it cites, %v", len(p.items), p.items)
	c.comment("clauses %d to %d: of two candidates that exclude each other one is false", len(p.items)+1, p.triple(0)-1)
	if rules >= p.triple(0) {
		c.comment(ofThree, p.triple(0), rules)
	}
	c.comment("clauses %d to %d: the candidates that are gone before it", rules+1, wrong-1)
	c.comment("clause %d: not all of %v", wrong, f.Step.Effects)
	if err := c.step(where, f, p.numbers(f.Step.Premises)); err != nil {
		return nil, err
	}
	p.learn(wrong)
	return c, nil
}

// newProver returns a prover with the formula of a puzzle, and marks and givens on its trail. The clauses up to one are
// rules, and up to another what clues do not allow.
func newProver(g *candidates.Grid) (p *prover, rules, barred int) {
	p = &prover{formula: newFormula(rulesOf(g.Layout()), g.Layout().Items()), cases: allCases}
	rules = p.len()
	for _, k := range p.rules.barred {
		p.set(isFalse(k), p.add(isFalse(k)))
	}
	barred = p.len()
	for cell := range g.Givens().All() {
		k := candidates.Of(cell, g.Value(cell))
		number := p.add(isTrue(k))
		if p.value[k] == 0 {
			p.set(isTrue(k), number)
		}
	}
	return p, rules, barred
}

const (
	variables = "variable 81(r-1)+9(c-1)+d: digit d is in row r, column c"
	ofThree   = "clauses %d to %d: of three candidates that a clue does not allow together one is false"
)

// comment adds a line to the head of the formula. The name of a technique may be
// any text, which must not become a clause.
func (c *Certificate) comment(format string, args ...any) {
	c.comments = append(c.comments, strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " "))
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
// where says which step it is.
func (c *Certificate) step(where string, f *explain.Frame, all []int) error {
	p := c.prover
	where += ", " + f.Step.Technique.Name
	if err := p.accept(f); err != nil {
		return fmt.Errorf("%s: %w", where, err)
	}
	if f.Step.Because != nil {
		lines := len(p.lines)
		err := p.argue(f.Step)
		if err == nil {
			return nil
		}
		p.lines = p.lines[:lines]
		if !errors.Is(err, ErrTooLong) && !errors.Is(err, errBeyond) {
			return fmt.Errorf("%s: %w", where, err)
		}
		c.comment("%s: proved from its premises and not line by line: %v", where, err)
	}
	switch evidence := f.Step.Evidence.(type) {
	case explain.Trial:
		return c.trial(where, f, evidence, all)
	case explain.Cases:
		return c.cases(where, f, evidence, all)
	}
	for _, e := range f.Step.Effects {
		if p.prove(claim(e), p.numbers(f.Step.Premises), fewCases) == nil {
			continue
		}
		if err := p.prove(claim(e), all, manyCases); err != nil {
			return fmt.Errorf("%s: %v: %w", where, e, err)
		}
		c.comment("%s: %v is proved from all items", where, e)
	}
	return nil
}

// A proof from the premises may take a few cases, one by an argument or from all
// items many, and a certificate not many more.
const (
	fewCases  = 300
	manyCases = 50_000
	allCases  = 200_000
)

// concludes reports what is wrong with a step that assumes one solution, or has no effect.
func concludes(s *explain.Step) error {
	switch {
	case s.Assumes != 0:
		return ErrUnique
	case len(s.Effects) == 0:
		return fmt.Errorf("%w: it has no effect", ErrUnproved)
	}
	return nil
}

// accept checks what the trail asks of a step: effects on open candidates, items
// that the formula has, and, where there are branches, evidence of this grid. What
// a digit excludes by a clue is gone on the trail, and may still be on the grid.
func (p *prover) accept(f *explain.Frame) error {
	if err := concludes(f.Step); err != nil {
		return err
	}
	for _, e := range f.Step.Effects {
		k := e.Candidate
		if !p.rules.layout.HasCandidate(k) || p.value[k] != 0 && (!f.Before.Has(k) || !p.says(claim(e))) {
			return fmt.Errorf("%v: %w: that is settled before the step", e, ErrUnproved)
		}
	}
	cited := f.Step.Premises
	switch evidence := f.Step.Evidence.(type) {
	case explain.Trial:
		cited = append(slices.Clip(cited), evidence.Conflict)
	case explain.Cases:
		cited = append(slices.Clip(cited), evidence.Item)
	}
	for _, item := range cited {
		if !p.has(item) {
			return fmt.Errorf("%w: the formula has no %v", ErrUnproved, item)
		}
	}
	if len(cited) == len(f.Step.Premises) {
		return nil
	}
	if err := f.Step.Evidence.Check(&f.Before); err != nil {
		return fmt.Errorf("%w: %w", ErrUnproved, err)
	}
	for _, e := range f.Step.Effects {
		if err := f.Step.Evidence.Concludes(&f.Before, e); err != nil {
			return fmt.Errorf("%v: %w: %w", e, ErrUnproved, err)
		}
	}
	return nil
}

// prove adds lines for a literal that follows from the clauses, in so many cases,
// and puts it on the trail.
func (p *prover) prove(x literal, clauses []int, cases int) error {
	switch {
	case p.says(x):
		return nil // an effect before this one says so
	case p.says(-x):
		return ErrUnproved
	}
	before, lines := len(p.trail), len(p.lines)
	p.allow(cases)
	p.assume(-x)
	_, ok := p.refute(clauses)
	p.back(before)
	if ok {
		p.conclude(x)
		return nil
	}
	p.lines = p.lines[:lines]
	return p.unproved()
}

// trial adds lines for the branch and for what it refutes.
func (c *Certificate) trial(where string, f *explain.Frame, trial explain.Trial, all []int) error {
	p := c.prover
	before := len(p.trail)
	p.assume(isTrue(trial.Assume))
	for branch := range f.Branch() {
		if err := c.step(fmt.Sprintf("%s, line %d", where, branch.Number), branch, all); err != nil {
			return err
		}
	}
	if !p.empty(trial.Conflict) {
		return fmt.Errorf("%s: %w: %v keeps a candidate", where, ErrUnproved, trial.Conflict)
	}
	p.learn(p.number[trial.Conflict])
	p.back(before)
	p.conclude(isFalse(trial.Assume))
	return nil
}

// cases adds lines for the branches and for what is gone at the end of each.
func (c *Certificate) cases(where string, f *explain.Frame, cases explain.Cases, all []int) error {
	p := c.prover
	gone := make([][]int, len(f.Step.Effects)) // by effect, the line of each case
	before := len(p.trail)
	for i, one := range cases.Cases {
		where := fmt.Sprintf("%s, case %d", where, i+1)
		p.assume(isTrue(one.Assume))
		for branch := range f.Case(i + 1).Branch() {
			if err := c.step(fmt.Sprintf("%s, line %d", where, branch.Number), branch, all); err != nil {
				return err
			}
		}
		for j, e := range f.Step.Effects {
			k := e.Candidate
			if p.value[k] >= 0 {
				return fmt.Errorf("%s: %w: %v keeps its place", where, ErrUnproved, k)
			}
			gone[j] = append(gone[j], p.explain(p.reason[k], k))
			p.also(isFalse(k))
		}
		p.back(before)
	}
	for j, e := range f.Step.Effects {
		before := len(p.trail)
		p.assume(isTrue(e.Candidate))
		for i, one := range cases.Cases {
			p.set(isFalse(one.Assume), gone[j][i])
		}
		p.learn(p.number[cases.Item])
		p.back(before)
		p.conclude(isFalse(e.Candidate))
	}
	return nil
}
