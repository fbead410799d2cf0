package teacher

import (
	"context"
	"errors"
	"slices"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/names"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Judge judges claims, one after the other.
type Judge struct {
	Settings
	Unique bool // it may be assumed that there is one solution, where there is
	Spoil  bool // the solution may be told

	solver, examiner *pipeline.Solver
}

// NewJudge returns a judge.
func NewJudge(s Settings, unique, spoil bool) *Judge {
	return &Judge{s, unique, spoil, s.Solver(), s.Glancer()}
}

// Opinion is what a judge says of a claim.
type Opinion struct {
	Verdict claim.Verdict
	Reason  string         // sentences
	Unread  string         // what the claim gives as its reason, if that is not understood and the conclusion alone is judged
	Step    *explain.Step  // what shows the claim, or the first of several steps, or the conclusion of a pattern that is none or has a wrong name
	Called  explain.Ref    // what the pattern is called if the name of the claim does not fit it
	Frame   *explain.Frame // with the step that shows the claim, if there is one
	Notes   []string       // what kept the search from its end
}

// Judge judges a claim about a grid. The error is a [claim.Error] if the claim
// cannot be read, otherwise it says what is wrong with the grid.
func (x *Judge) Judge(ctx context.Context, text string, g *candidates.Grid) (o Opinion, err error) {
	c, err := claim.Read(text, g, called())
	if err != nil {
		return o, err
	}
	found := x.examiner.Examine(ctx, *g)
	var j claim.Judgement
	unsolvable := ""
	if len(found.Solutions) == 0 {
		unsolvable = x.Wrong(g, found)
	}
	var said, more []say.Sentence // ahead of the reason, and behind the step
	if c.IsConclusion() {
		if unsolvable != "" {
			return o, errors.New(unsolvable)
		}
		j, said, more, o.Notes = x.conclusion(ctx, c, g, found.Solutions)
		if o.Unread = c.Unread; c.Unread != "" {
			said = append([]say.Sentence{c.SaidUnread()}, said...)
		}
	} else {
		granted := explain.Assume(0)
		if x.Unique {
			ctx, done := x.Options.Budget.Glance().Bound(ctx)
			granted = pipeline.Guard(ctx)(g)
			done()
		}
		j = c.Judge(g, granted, called().Call)
		for _, s := range j.More {
			more = append(more, x.shows(g, s))
		}
		if j.Step == nil && len(c.Effects) > 0 && unsolvable == "" && (j.Verdict == claim.Flawed || j.Verdict == claim.Unsupported) {
			// The conclusion may be right for another reason, and the pattern one that people know by a name that fits it less.
			var other claim.Judgement
			other, _, more, o.Notes = x.conclusion(ctx, claim.Conclusion(c.Effects...), g, found.Solutions)
			j.Step = other.Step
		}
	}
	if found.Stopped != nil {
		o.Notes = append(o.Notes, x.Unsure(found.Stopped))
	}
	said = append(said, say.EachStates(j.Reason)...)
	o.Verdict, o.Step, o.Called = j.Verdict, j.Step, j.Called
	if j.Step != nil {
		o.Frame = &explain.Frame{Number: 1, Step: j.Step, Before: *g}
		shows := say.Shows
		if len(said) > 0 {
			shows = say.RightAnyway
		}
		said = append(append(said, shows(x.Writer.SaidInTitle(o.Frame), j.Step.Effects)), more...)
	}
	if x.Spoil && len(found.Solutions) == 1 {
		for _, e := range c.Effects {
			if right := found.Solutions[0][e.Candidate.Cell()]; (right == e.Candidate.Digit()) != e.Place {
				o.Verdict, o.Step, o.Called, o.Frame = claim.False, nil, explain.Ref{}, nil
				said = append(said, say.InSolution(e.Candidate.Cell(), right))
				break
			}
		}
	}
	o.Reason = x.Writer.SentencesOn(g.Layout(), said...)
	return o, nil
}

// Doubt says what there is to say of a conclusion to which no steps lead. It is what a claim of it is told: who asks
// what it rests on does not get to know the solution unless it may be told.
func (x *Judge) Doubt(ctx context.Context, goal explain.Effect, g *candidates.Grid) string {
	o, err := x.Judge(ctx, goal.String(), g)
	if err != nil {
		return err.Error()
	}
	return o.Reason
}

// Record is what programs get to know of an opinion about a claim.
func (x *Judge) Record(at encode.Origin, text string, o Opinion) *encode.Judgement {
	record := &encode.Judgement{Origin: at, Claim: text, Verdict: o.Verdict, Reason: o.Reason, Unread: o.Unread, Called: o.Called.Code}
	if o.Frame != nil {
		listed := ListedStep(o.Frame, x.Writer)
		record.Step = &listed
	}
	return record
}

// conclusion looks for the easiest step that has all effects of the claim. None has
// one that a solution contradicts, so there the search is spared. Where no step has all of them, each may have its own:
// the judgement has the first of these steps, and more says what the others show. Where one has none, it says what is missing there.
func (x *Judge) conclusion(ctx context.Context, c *claim.Claim, grid *candidates.Grid, solutions []candidates.Filling) (j claim.Judgement, said, more []say.Sentence, notes []string) {
	g := *grid
	j, settled := c.Settled(&g)
	if settled {
		return j, nil, nil, nil
	}
	possible := !slices.ContainsFunc(solutions, func(solution candidates.Filling) bool {
		return slices.ContainsFunc(c.Effects, func(e explain.Effect) bool {
			return (solution[e.Candidate.Cell()] == e.Candidate.Digit()) != e.Place
		})
	})
	if !possible {
		return j, nil, nil, nil
	}
	j, more, err := x.apart(ctx, c, g)
	if err != nil {
		notes = append(notes, err.Error())
	}
	if j.Step == nil && err == nil {
		said = x.notYet(ctx, c, g)
	}
	if limited := x.solver.Limited(); j.Step == nil && len(limited) > 0 {
		notes = append(notes, x.Writer.Limited(limited))
	}
	return j, said, more, notes
}

// apart judges a conclusion by the steps that have its effects: by one if that has all, or else by the first that has each, where those that
// are left may follow from others. Without one it is judged by an effect that has none. It says what the steps after the first show.
func (x *Judge) apart(ctx context.Context, c *claim.Claim, g candidates.Grid) (j claim.Judgement, more []say.Sentence, err error) {
	var steps []*explain.Step
	now := g
	for {
		open := slices.DeleteFunc(slices.Clone(c.Effects), func(e explain.Effect) bool { return e.Done(&now) })
		if len(open) == 0 {
			return claim.Judgement{Verdict: claim.Shown, Step: steps[0]}, more, err
		}
		before := now // on which the steps of this round are found
		each := make([]*explain.Step, len(open))
		err = x.solver.All(ctx, now, func(s explain.Step) bool {
			after := now
			s.Apply(&after)
			all := true
			for i, e := range open {
				done := e.Done(&after) || (c.Unread != "" || c.Reasoned) && e.Place && after.Candidates(e.Candidate.Cell()) == candidates.Digits(e.Candidate.Digit()) // with its reason it follows if nothing else is left
				if done && each[i] == nil {
					each[i] = &s
				}
				all = all && done
			}
			if all {
				for i := range each {
					each[i] = &s
				}
			}
			return !all
		})
		first := slices.IndexFunc(each, func(s *explain.Step) bool { return s == nil })
		found := false
		for i, s := range each {
			if s == nil {
				continue
			}
			if found = true; !slices.Contains(steps, s) {
				if steps = append(steps, s); len(steps) > 1 {
					more = append(more, x.shows(&before, s))
				}
				s.Apply(&now)
			}
			if e := open[i]; e.Place && !e.Done(&now) {
				e.Apply(&now) // nothing else is left there
			}
		}
		if !found {
			j, _ = (&claim.Claim{Effects: open[first : first+1]}).Settled(&g)
			return j, nil, err
		}
	}
}

// shows says what a step shows on a grid.
func (x *Judge) shows(g *candidates.Grid, s *explain.Step) say.Sentence {
	return say.Shows(x.Writer.SaidInTitle(&explain.Frame{Number: 1, Step: s, Before: *g}), s.Effects)
}

// notYet says after which removals a placement follows, if it does.
func (x *Judge) notYet(ctx context.Context, c *claim.Claim, g candidates.Grid) []say.Sentence {
	if len(c.Effects) != 1 || !c.Effects[0].Place {
		return nil
	}
	s := x.Settings
	if len(s.Options.Techniques) == 0 {
		s.Options.Techniques = suite.Human()
	}
	steps := (&sheet{Reviewer: NewReviewer(s, techniques.Unfair)}).ahead(ctx, g, c.Effects)
	if len(steps) < 2 {
		return nil
	}
	first := &steps[0]
	if len(steps) == 2 {
		return []say.Sentence{say.NotYetAfter(say.Name(first.Technique.Name), first.Effects)}
	}
	var names say.Names
	for _, s := range steps[:len(steps)-1] {
		names = append(names, say.Name(s.Technique.Name))
	}
	return []say.Sentence{say.NotYetBy(len(names), names)}
}

// called is what the techniques that steps can name are called.
var called = sync.OnceValue(func() *names.Names { return names.New(Known()) })
