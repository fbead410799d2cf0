package certify

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback/learn"
)

// StepBySums certifies one step by itself on a board whose clues count, in the form that [learn.ProveStep] says. The
// formula has the items and the clues that the step and the lines of its argument cite. Where these do not do, as where a
// step has no argument, it has those of the whole board, and says so.
func StepBySums(ctx context.Context, f *explain.Frame) (*learn.Certificate, error) {
	l := f.Before.Layout()
	if l == nil {
		return nil, ErrUnproved
	}
	where := fmt.Sprintf("step %d, %s", f.Number, f.Step.Technique.Name)
	if err := follows(f); err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	s := cited(f)
	s.Name = where
	c, err := learn.ProveStep(ctx, &f.Before, s)
	if errors.Is(err, ErrUnproved) {
		s.Name += ": proved from all houses and clues"
		s.Items, s.Clues = l.Items(), l.ClueLines()
		c, err = learn.ProveStep(ctx, &f.Before, s)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	return c, nil
}

// follows reports what a certificate asks of a step: effects that are open, and items of the board.
func follows(f *explain.Frame) error {
	if err := concludes(f.Step); err != nil {
		return err
	}
	for _, e := range f.Step.Effects {
		if k := e.Candidate; !f.Before.Layout().HasCandidate(k) || !f.Before.Has(k) {
			return fmt.Errorf("%v: %w: that is settled before the step", e, ErrUnproved)
		}
	}
	for _, item := range f.Step.Premises {
		if !f.Before.Layout().HasItem(item) {
			return fmt.Errorf("%w: the board has no %v", ErrUnproved, item)
		}
	}
	return nil
}

// cited returns what a step concludes, and what it and its argument cite.
func cited(f *explain.Frame) *learn.Step {
	s := &learn.Step{Items: slices.Clone(f.Step.Premises)}
	for _, e := range f.Step.Effects {
		if e.Place {
			s.Placed = append(s.Placed, e.Candidate)
		} else {
			s.Removed = append(s.Removed, e.Candidate)
		}
	}
	add := func(sum *explain.Sum) {
		for _, x := range sum.Clues {
			s.Clues = append(s.Clues, x.Clue)
		}
		for h := range (sum.Houses | sum.Less).All() {
			for d := range f.Before.Layout().Digits().All() {
				s.Items = append(s.Items, candidates.HouseItem(d, h))
			}
		}
	}
	if sum, ok := f.Step.Evidence.(explain.Sum); ok {
		add(&sum)
	}
	for _, line := range f.Step.Because {
		s.Clues = append(s.Clues, line.Clues...)
		if line.Sum != nil {
			add(line.Sum)
		}
	}
	return s
}
