package verify

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// MaxDepth is how deep trials may nest. It bounds the stack; a person loses the thread long before.
const MaxDepth = 16

// The kinds of errors, each the Kind of an [*Error].
var (
	ErrForm       = errors.New("not well formed")
	ErrEvidence   = errors.New("the evidence is not so")
	ErrConclusion = errors.New("not what the evidence concludes")
	ErrProof      = errors.New("does not follow")
	ErrTooLong    = errors.New("the proof takes too long") // or nests too deep: it may be right
	ErrOutcome    = errors.New("the outcome is not so")
)

// Error says which step cannot be accepted and why. To test for its kind, use [errors.Is].
type Error struct {
	Kind error
	// Path leads to the step: its number in the walkthrough, then its number in the branch of that step's
	// trial, and so on, all from 1. The first number is 0 for a step that was checked by itself. The path
	// is empty if the steps are right and what the walkthrough says of its end is wrong.
	Path   []int
	Effect *explain.Effect // that does not hold; nil if it is not about one effect
	Reason string          // a clause about the effect or the step, without a full stop
}

// Error gives place and reason in one line:
//
//	step 12, branch step 3: r4c7<>5 does not follow from r4c3, 5@row2: ...
func (e *Error) Error() string {
	var b strings.Builder
	for i, n := range e.Path {
		switch {
		case i == 0 && n > 0:
			fmt.Fprintf(&b, "step %d", n)
		case i > 0:
			if b.Len() > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "branch step %d", n)
		}
	}
	if b.Len() > 0 {
		b.WriteString(": ")
	}
	if e.Effect != nil {
		fmt.Fprintf(&b, "%v ", e.Effect)
	}
	b.WriteString(e.Reason)
	return b.String()
}

// Unwrap returns the kind.
func (e *Error) Unwrap() error { return e.Kind }

func wrong(kind error, format string, args ...any) *Error {
	return &Error{Kind: kind, Reason: fmt.Sprintf(format, args...)}
}

func wrongEffect(kind error, e explain.Effect, format string, args ...any) *Error {
	return &Error{Kind: kind, Effect: &e, Reason: fmt.Sprintf(format, args...)}
}

// at puts the number of a step in front of the path.
func (e *Error) at(n int) *Error {
	e.Path = append([]int{n}, e.Path...)
	return e
}

// Step checks one step on the candidates before it. The error, if any, is an
// [*Error]; the grid is not changed.
func Step(g *candidates.Grid, s *explain.Step) error {
	if g.Layout() == nil {
		return wrong(ErrForm, "there is no board to check the step on").at(0)
	}
	if err := checkStep(context.Background(), g, s, 0); err != nil {
		return err.at(0)
	}
	return nil
}

// Walkthrough checks each step of the walkthrough on the grid that the steps before it leave, then whether
// its outcome and its solutions are what the steps have shown. The error, if any, is an [*Error] about the
// first thing that is wrong.
func Walkthrough(w *explain.Walkthrough) error { return WalkthroughContext(context.Background(), w) }

// WalkthroughContext does the same until the context ends. The error is then of kind [ErrTooLong].
func WalkthroughContext(ctx context.Context, w *explain.Walkthrough) error {
	if w.Start.Layout() == nil {
		return wrong(ErrForm, "the walkthrough has no board to start from")
	}
	g := w.Start
	if err := checkSteps(ctx, &g, w.Steps, 0); err != nil {
		return err
	}
	if err := checkOutcome(w, &g); err != nil {
		return err
	}
	return nil
}

// checkSteps checks the steps and applies each to the grid. depth counts the trials around them.
func checkSteps(ctx context.Context, g *candidates.Grid, steps []explain.Step, depth int) *Error {
	for i := range steps {
		if ctx.Err() != nil {
			return wrong(ErrTooLong, "%v", context.Cause(ctx)).at(i + 1)
		}
		if err := checkStep(ctx, g, &steps[i], depth); err != nil {
			return err.at(i + 1)
		}
		before := *g
		steps[i].Apply(g)
		if err := checkPlaced(&before, g, &steps[i]); err != nil {
			return err.at(i + 1)
		}
	}
	return nil
}

// checkPlaced checks that a step which places digits strikes what they exclude and nothing else, beside what it removes.
func checkPlaced(before, after *candidates.Grid, s *explain.Step) *Error {
	if len(before.Layout().Clues()) == 0 {
		return nil
	}
	for _, e := range s.Effects {
		if !e.Place {
			before.Remove(e.Candidate.Cell(), e.Candidate.Digit())
		}
	}
	return checkStruck(before, after)
}

func checkStep(ctx context.Context, g *candidates.Grid, s *explain.Step, depth int) *Error {
	if err := checkForm(g, s, depth); err != nil {
		return err
	}
	if err := checkEvidence(g, s); err != nil {
		return err
	}
	if s.Because != nil {
		if err := checkArgument(g, s, s.Because); err != nil {
			return err
		}
	}
	if trial, ok := s.Evidence.(explain.Trial); ok {
		return checkTrial(ctx, g, trial, depth+1)
	}
	if cases, ok := s.Evidence.(explain.Cases); ok {
		return checkCases(ctx, g, cases, s.Effects, depth+1)
	}
	if common, ok := s.Evidence.(explain.Common); ok {
		return proveCommon(g, common.Clue, s.Premises, s.Effects)
	}
	if sum, ok := s.Evidence.(explain.Sum); ok {
		return proveSum(g, sum, s.Premises, s.Effects)
	}
	if killers, ok := s.Evidence.(explain.KillerSet); ok {
		return proveKillerSet(g, killers, s.Premises, s.Effects)
	}
	if polarity, ok := s.Evidence.(explain.Polarity); ok {
		return proveStates(g, polarity, s.Premises, s.Effects)
	}
	if counted, ok := countingOf(g, s.Evidence); ok && !spares(s) {
		return counted.prove(g, s.Effects)
	}
	if templates, ok := s.Evidence.(explain.Templates); ok {
		return proveTemplates(g, templates, s.Effects)
	}
	return prove(g, s.Premises, alternatives(g, s), s.Effects)
}

// checkTrial walks the branch of a trial. depth counts this trial and those around it.
func checkTrial(ctx context.Context, g *candidates.Grid, t explain.Trial, depth int) *Error {
	if depth > MaxDepth {
		return wrong(ErrTooLong, "trials nest more than %d deep", MaxDepth)
	}
	branch := *g
	branch.Place(t.Assume.Cell(), t.Assume.Digit())
	if err := checkStruck(g, &branch); err != nil {
		return err
	}
	if err := checkSteps(ctx, &branch, t.Branch, depth); err != nil {
		return err
	}
	if left := branch.AppendCandidates(nil, t.Conflict); len(left) > 0 {
		return wrong(ErrProof, "the branch that supposes %v does not end in a conflict: %v still has %v", t.Assume, t.Conflict, left[0])
	}
	return nil
}

// checkForm checks what can be said of a step without asking why it is true.
func checkForm(g *candidates.Grid, s *explain.Step, depth int) *Error {
	if len(s.Effects) == 0 {
		return wrong(ErrForm, "the step has no effect")
	}
	for i, e := range s.Effects {
		k := e.Candidate
		switch {
		case !g.Layout().HasCandidate(k):
			return wrong(ErrForm, "effect %d is not on the board", i+1)
		case i > 0 && explain.CompareEffects(s.Effects[i-1], e) == 0:
			return wrongEffect(ErrForm, e, "is listed twice")
		case i > 0 && explain.CompareEffects(s.Effects[i-1], e) > 0:
			return wrongEffect(ErrForm, e, "is out of order: effects are sorted by cell, then digit")
		case !g.Open().Has(k.Cell()):
			return wrongEffect(ErrForm, e, "changes a cell that holds %v already", g.Value(k.Cell()))
		case !g.Has(k):
			return wrongEffect(ErrForm, e, "is about a candidate that is not there: %v has %v", k.Cell(), digitsOf(g, k.Cell()))
		}
	}
	for i, item := range s.Premises {
		if !g.Layout().HasItem(item) {
			return wrong(ErrForm, "premise %d is not on the board", i+1)
		}
	}
	assumes := explain.Assume(0)
	if _, ok := s.Evidence.(explain.Deadly); ok {
		assumes = explain.Unique
	}
	switch {
	case s.Assumes&^assumes != 0:
		return wrong(ErrForm, "the step assumes more than the rules, and its evidence does not need it")
	case s.Assumes != assumes:
		return wrong(ErrForm, "a deadly pattern proves something only if the puzzle has one solution, and the step does not say that it assumes this")
	case s.Assumes != 0 && depth > 0:
		return wrong(ErrForm, "the branch of a trial may not assume that the puzzle has one solution")
	}
	return nil
}

func digitsOf(g *candidates.Grid, c candidates.Cell) string {
	if ds := g.Candidates(c); ds != 0 {
		return ds.String()
	}
	return "none"
}
