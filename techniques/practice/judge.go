package practice

import (
	"context"
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
)

// Verdict is what an answer is worth.
type Verdict string

// The verdicts, the best first.
const (
	Right      Verdict = "right"
	Incomplete Verdict = "incomplete" // right, and the same pattern gives more
	Other      Verdict = "other"      // right, by another technique
	Misnamed   Verdict = "misnamed"   // right, but the pattern has another name
	Beside     Verdict = "beside"     // not from this, but true by something no harder
	Wrong      Verdict = "wrong"      // it does not follow, be it true or not
)

// Verdicts are all verdicts.
var Verdicts = []Verdict{Right, Incomplete, Other, Misnamed, Beside, Wrong}

// Judgement is what an answer is worth, and why.
type Judgement struct {
	Verdict Verdict
	Said    []say.Sentence // why, which names cells or houses
	Reason  string         // the same in words
	Unread  string         // what the answer gives as its reason, if that is not understood and its conclusion alone is judged
	Step    *explain.Step  // what shows a right answer, and the task is over; nil otherwise
}

// Done reports whether the answer ends the task.
func (j Judgement) Done() bool { return j.Verdict == Right }

// NotBy reports whether it is said that it does not follow from the pattern.
func (j Judgement) NotBy() bool {
	return slices.ContainsFunc(j.Said, func(s say.Sentence) bool { return s.Kind == notBy })
}

var notBy = say.NotBy(say.ThisPattern(), say.ThisPattern()).Kind

// Judge judges an answer. The error is an [*Unread] and says that it cannot be read, and what was expected.
func (t *Task) Judge(ctx context.Context, answer string, w prose.Writer) (Judgement, error) {
	answer = strings.TrimSpace(answer)
	j, err := t.judge(ctx, answer, w)
	if err != nil {
		return j, &Unread{err, t.Form(w)}
	}
	j.Reason = t.sentences(w, j.Said...)
	return j, nil
}

func (t *Task) judge(ctx context.Context, answer string, w prose.Writer) (Judgement, error) {
	switch t.Kind {
	case WhichIsNot:
		return t.judgeLetter(answer, w)
	case WhichDigit:
		return t.judgeDigit(answer, w)
	}
	c, err := t.read(answer)
	begun := t.Kind == FinishChain && strings.HasPrefix(answer, t.Start)
	if t.Kind == FinishChain && (err != nil || !c.IsConclusion() || c.Unread != "") && !begun {
		whole, wrong := t.read(t.Start + strings.TrimLeft(answer, "- "))
		if wrong == nil || err != nil {
			c, err, begun = whole, wrong, true
		}
	}
	switch {
	case err != nil:
		return Judgement{}, err
	case c.Where(answer) != nil:
		return Judgement{}, c.Where(answer)
	case c.IsConclusion():
		j := t.conclusion(ctx, c, w)
		if j.Unread = c.Unread; c.Unread != "" {
			j.Said = append([]say.Sentence{c.SaidUnread()}, j.Said...)
		}
		return j, nil
	}
	return t.pattern(ctx, c, begun, w), nil
}

func (t *Task) judgeLetter(answer string, w prose.Writer) (j Judgement, err error) {
	i := strings.Index(letters, strings.ToUpper(answer))
	if len(answer) != 1 || i < 0 {
		return j, fault.Errorf("%q: expected a letter from %s to %s", answer, letters[:1], letters[boards-1:])
	}
	b := t.Boards[i]
	if b.Near {
		return Judgement{Verdict: Right, Said: prose.SaidOfNearMiss(&b.Grid, b.InWay, &b.Step), Step: &t.Step}, nil
	}
	frame := &explain.Frame{Number: 1, Step: &b.Step, Before: b.Grid}
	return Judgement{Verdict: Wrong, Said: []say.Sentence{say.BoardHasIt(say.Word(letters[i:i+1]), w.SaidInTitle(frame), b.Step.Effects)}}, nil
}

func (t *Task) judgeDigit(answer string, w prose.Writer) (j Judgement, err error) {
	last := candidates.Digit(t.Grid.Layout().Size()).String()
	if len(answer) != 1 || answer < "1" || answer > last {
		return j, fault.Errorf("%q: expected a digit from 1 to %s", answer, last)
	}
	d := candidates.Digit(answer[0] - '0')
	if t.Placed {
		if e := explain.Place(t.Cell, d); e != t.Step.Effects[0] {
			return Judgement{Verdict: Wrong, Said: lacking(&t.Grid, e)}, nil
		}
		return t.right(&t.Step, w), nil
	}
	for i := range t.steps {
		if of, single := t.steps[i].Evidence.Digits(&t.Grid).Single(); single && of == d {
			return t.right(&t.steps[i], w), nil
		}
	}
	reason := claim.NotFor(&t.Grid, &t.Step, d)
	if reason.IsZero() {
		reason = say.HasNone(d, t.Grid.Places(d))
	}
	return Judgement{Verdict: Wrong, Said: []say.Sentence{say.NotBy(t.called(), reason)}}, nil
}

// lacking says what keeps the grid from showing an effect, or why there is nothing to show.
func lacking(g *candidates.Grid, e explain.Effect) []say.Sentence {
	j, _ := (&claim.Claim{Effects: []explain.Effect{e}}).Settled(g)
	return say.EachStates(j.Reason)
}

// sentences writes sentences about the position.
func (t *Task) sentences(w prose.Writer, said ...say.Sentence) string {
	return w.SentencesOn(t.Grid.Layout(), said...)
}

// told says what a step is and what follows from it.
func (t *Task) told(s *explain.Step, w prose.Writer) say.Sentence {
	return say.Shows(w.SaidInTitle(t.frame(s)), s.Effects)
}

func (t *Task) right(s *explain.Step, w prose.Writer) Judgement {
	return Judgement{Verdict: Right, Said: []say.Sentence{t.told(s, w)}, Step: s}
}

// isTrue reports whether the solution has an effect.
func (t *Task) isTrue(e explain.Effect) bool {
	return (t.solution[e.Candidate.Cell()] == e.Candidate.Digit()) == e.Place
}

// isOwn reports whether some step of the technique has an effect.
func (t *Task) isOwn(e explain.Effect) bool {
	return slices.ContainsFunc(t.steps, func(s explain.Step) bool { return slices.Contains(s.Effects, e) })
}

// missing counts the effects of a step that are not among others.
func missing(s *explain.Step, effects []explain.Effect) (n int) {
	for _, e := range s.Effects {
		if !slices.Contains(effects, e) {
			n++
		}
	}
	return n
}

// conclusion judges a conclusion alone.
func (t *Task) conclusion(ctx context.Context, c *claim.Claim, w prose.Writer) Judgement {
	j, settled := c.Settled(&t.Grid)
	if settled {
		return Judgement{Verdict: Wrong, Said: say.EachStates(j.Reason)}
	}
	var open, strange []explain.Effect
	for _, e := range c.Effects {
		if e.Done(&t.Grid) {
			continue
		}
		open = append(open, e)
		if !t.isOwn(e) {
			strange = append(strange, e)
		}
	}
	if len(strange) == 0 {
		return t.own(open, w)
	}
	return t.strange(ctx, strange, w)
}

// own judges effects that steps of the technique have.
func (t *Task) own(effects []explain.Effect, w prose.Writer) Judgement {
	best := &t.steps[0]
	for i := range t.steps {
		s := &t.steps[i]
		if missing(s, effects) == 0 {
			return t.right(s, w)
		}
		// Effects are of several steps; the one that lacks least of what it has is meant.
		if n := len(s.Effects) - missing(s, effects); n > len(best.Effects)-missing(best, effects) {
			best = s
		}
	}
	return t.incomplete(effects, missing(best, effects), w)
}

func (t *Task) incomplete(effects []explain.Effect, n int, w prose.Writer) Judgement {
	name := say.Name(t.Technique.Name)
	more := say.MoreGoes(name)
	if n > 1 {
		more = say.MoreGo(name, n)
	}
	return Judgement{Verdict: Incomplete, Said: []say.Sentence{say.IsRight(effects[:1]), more}}
}

// pattern judges a pattern, with a conclusion or without.
func (t *Task) pattern(ctx context.Context, c *claim.Claim, begun bool, w prose.Writer) Judgement {
	j := c.Judge(&t.Grid, explain.Unique, called().Call)
	switch {
	case j.Verdict == claim.Shown:
	case j.Step != nil:
		return Judgement{Verdict: Misnamed, Said: say.EachStates(j.Reason)}
	case j.Verdict == claim.Unsupported:
		return t.notBy(ctx, say.ThisPattern(), j.Reason[len(j.Reason)-1], c.Effects, w)
	default:
		return Judgement{Verdict: Wrong, Said: say.EachStates(j.Reason)}
	}
	s := j.Step
	as := s.Technique
	s.Technique = t.Technique.Ref()
	if own := t.like(s); own != nil {
		if n := missing(own, s.Effects); n > 0 && len(c.Effects) > 0 {
			return t.incomplete(s.Effects, n, w)
		}
		return t.right(own, w)
	}
	// A technique reports the shortest of many patterns, and any that is proved will do.
	if begun || t.reaches(s) && t.names(s) {
		if n := t.lacks(c, s); n > 0 {
			return t.incomplete(s.Effects, n, w)
		}
		return t.right(s, w)
	}
	how := say.FollowsOther()
	switch s.Technique = as; as.Code {
	case "":
		s.Technique = explain.Ref{Code: "pattern", Name: "Pattern"}
		how = say.FollowsIt()
	case t.Technique.Code: // with less than a step of it has
		how = say.FollowsIt()
	}
	return Judgement{Verdict: Other, Said: []say.Sentence{how, t.told(s, w)}, Step: s}
}

// lacks returns how many more effects of the technique follow from the pattern of a claim than it names; none if
// it names no conclusion.
func (t *Task) lacks(c *claim.Claim, s *explain.Step) (n int) {
	if len(c.Effects) == 0 {
		return 0
	}
	whole := *c
	whole.Effects = nil
	if j := whole.Judge(&t.Grid, explain.Unique, called().Call); j.Verdict == claim.Shown {
		for _, e := range j.Step.Effects {
			if t.isOwn(e) && !slices.Contains(s.Effects, e) {
				n++
			}
		}
	}
	return n
}

// names reports whether the technique is what the pattern of a step is called, or, where nothing is, whether it
// has the shape of those that the technique finds.
func (t *Task) names(s *explain.Step) bool {
	found := called().Of(&t.Grid, s)
	if len(found) == 0 {
		return slices.ContainsFunc(t.steps, func(own explain.Step) bool { return explain.ShapeOf(own.Evidence) == explain.ShapeOf(s.Evidence) })
	}
	return slices.ContainsFunc(found, func(of *techniques.Technique) bool { return of.Code == t.Technique.Code })
}

// like returns the step of the technique that has the same pattern, nil if none has: that with the fewest
// effects that the other has not.
func (t *Task) like(s *explain.Step) (own *explain.Step) {
	for i := range t.steps {
		same := &t.steps[i]
		if alike(same, s) && (own == nil || missing(same, s.Effects) < missing(own, s.Effects)) {
			own = same
		}
	}
	return own
}

// reaches reports whether a step has what steps of the technique have: nothing else, or all effects of one.
func (t *Task) reaches(s *explain.Step) bool {
	after := t.Grid
	s.Apply(&after)
	return !slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return !t.isOwn(e) }) ||
		slices.ContainsFunc(t.steps, func(own explain.Step) bool {
			return !slices.ContainsFunc(own.Effects, func(e explain.Effect) bool { return !e.Done(&after) })
		})
}

// alike reports whether two steps have the same pattern: in the same words, or in others for the same items.
func alike(a, b *explain.Step) bool {
	return reflect.DeepEqual(a.Evidence, b.Evidence) ||
		explain.ShapeOf(a.Evidence) == explain.ShapeOf(b.Evidence) && len(a.Premises) > 0 && slices.Equal(a.Premises, b.Premises)
}
