package practice

import (
	"context"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// An answer that the technique does not have is judged against the patterns of the task before anything else: what
// it lacks to follow from the nearest of them. Whether it is true by something else comes after that, and only
// if that is no harder than the task; otherwise nobody has asked.

// otherTime is how long other techniques are searched for that show an answer.
const otherTime = 2 * time.Second

// tried is how many patterns of a technique an answer is compared with.
const tried = 60

// strange judges effects that no step of the technique has.
func (t *Task) strange(ctx context.Context, effects []explain.Effect, w prose.Writer) Judgement {
	gap, known := claim.Gap{Reason: say.SaysNot(effects[0].Candidate.Digit(), effects[0].Candidate.Cell())}, false
	for i, s := range append([]explain.Step{t.Step}, t.steps...) {
		if i > tried {
			break
		}
		if later := follows(&s, &t.Grid, effects[0]); later != nil {
			return Judgement{Verdict: Incomplete, Said: []say.Sentence{later(effects[:1], t.called())}}
		}
		found, ok := claim.Beyond(&t.Grid, &s, effects[0])
		if !ok && t.has(&s, effects) {
			return t.right(&s, w)
		}
		if ok && (!known || found.Far == gap.Far && found.Apart < gap.Apart || gap.Far && !found.Far) {
			gap, known = found, true
		}
	}
	if t.Hidden && gap.Far {
		if s := t.shows(ctx, effects); s != nil {
			return Judgement{Verdict: Other, Said: []say.Sentence{say.FollowsBy(), t.told(s, w)}, Step: s}
		}
	}
	return t.notBy(ctx, t.called(), gap.Reason, effects, w)
}

// has reports whether a pattern has effects that the technique does not report, and makes them those of its step.
func (t *Task) has(s *explain.Step, effects []explain.Effect) bool {
	s.Effects = effects
	return verify.Step(&t.Grid, s) == nil
}

// follows returns what is to be said if an effect comes after a step, which places or rules out something, and
// nil if it does not.
func follows(s *explain.Step, g *candidates.Grid, e explain.Effect) func(say.Effects, say.Sentence) say.Sentence {
	after := *g
	s.Apply(&after)
	single := after.Candidates(e.Candidate.Cell()) == candidates.Digits(e.Candidate.Digit())
	for h := range g.Layout().HousesOf(e.Candidate.Cell()).All() {
		single = single || after.PlacesIn(e.Candidate.Digit(), h) == candidates.Cells(e.Candidate.Cell())
	}
	switch {
	case e.Done(&after):
		return say.FollowsPlaced
	case e.Place && single && !s.Effects[0].Place:
		return say.FollowsRuled
	}
	return nil
}

// called names the pattern that the task is about, as far as the learner may know it.
func (t *Task) called() say.Sentence {
	if t.Hidden {
		return say.NextPattern()
	}
	return say.ThisTechnique(say.Name(t.Technique.Name))
}

// notBy judges effects that a pattern does not have, for a reason.
func (t *Task) notBy(ctx context.Context, pattern, reason say.Sentence, effects []explain.Effect, w prose.Writer) Judgement {
	j := Judgement{Verdict: Wrong, Said: []say.Sentence{say.NotBy(pattern, reason)}}
	if slices.ContainsFunc(effects, func(e explain.Effect) bool { return !t.isTrue(e) }) {
		return j
	}
	if s := t.shows(ctx, effects); s != nil {
		j.Verdict = Beside
		j.Said = append(j.Said, say.HappensTrue(), t.told(s, w))
	}
	return j
}

// shows returns the easiest step that has all of the effects, by a technique that is no harder than the task's.
func (t *Task) shows(ctx context.Context, effects []explain.Effect) (shown *explain.Step) {
	within := slices.DeleteFunc(slices.Clone(suite.Human()), func(of *techniques.Technique) bool { return of.Level > t.Technique.Level })
	solver, err := pipeline.New(pipeline.Options{Techniques: within, Every: true, Budget: pipeline.Budget{Time: otherTime}})
	if err != nil {
		panic(err) // a part of the human profile is valid
	}
	// What is not found in time is not shown.
	_ = solver.All(ctx, t.Grid, func(s explain.Step) bool {
		after := t.Grid
		s.Apply(&after)
		if !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(&after) }) {
			shown = &s
		}
		return shown == nil
	})
	return shown
}
