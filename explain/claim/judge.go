package claim

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
)

// Judgement is what a claim is worth, and why.
type Judgement struct {
	Verdict Verdict
	// Reason is clauses that name cells or houses; of what is shown it is only what else there is to say.
	Reason []say.Sentence
	// Step is what shows the claim, or the conclusion of a pattern under a wrong name; nil if nothing does.
	Step *explain.Step
	// More is the steps for those effects of the claim that the first does not have.
	More []*explain.Step
	// Called is what the pattern is called if the name of the claim does not fit it.
	Called explain.Ref
}

// judgement is a verdict for a reason.
func judgement(v Verdict, why say.Sentence) Judgement {
	return Judgement{Verdict: v, Reason: []say.Sentence{why}}
}

// rank says which judgement on a pattern that can be read in several ways counts: the best.
func (j Judgement) rank() int {
	switch {
	case j.Verdict == Shown:
		return 4
	case j.Step != nil:
		return 3
	case j.Verdict == Idle:
		return 2
	case j.Verdict == Unsupported:
		return 1
	}
	return 0
}

// Judge judges a pattern on a grid. Patterns that assume something hold only if it is granted. The namer says
// whether the name of the claim fits; without one it is not looked at, and steps have no technique. Of a
// conclusion alone it says what [Claim.Settled] says.
func (c *Claim) Judge(g *candidates.Grid, granted explain.Assume, namer Namer) (best Judgement) {
	if c.IsConclusion() {
		best, _ = c.Settled(g)
		return best
	}
	readings, flaw := c.pattern.on(g, c.Effects)
	if !flaw.IsZero() {
		if _, ok := c.pattern.(grounds); ok && len(c.Effects) > 0 && !slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !e.Done(g) }) {
			return judgement(Idle, say.NothingToDo(done(g, c.Effects[0])))
		}
		if of, ok := c.pattern.(grounds); ok && !of.wrong && of.mistaken(g).IsZero() { // it says nothing that is not so
			return judgement(Unsupported, flaw)
		}
		return judgement(Flawed, flaw)
	}
	for _, e := range readings {
		j, meant := Judgement{Verdict: Flawed}, *c
		of, searched := e.(found)
		if searched {
			if e = of.Evidence; len(c.Effects) == 0 {
				meant.Effects = of.effects
			}
		}
		if err := e.Check(g); err != nil {
			j.Reason = []say.Sentence{say.ByCheck(message(err.Error()))}
		} else {
			j = meant.called(meant.judge(g, e, granted, !searched), g, e, namer)
		}
		if best.Verdict == "" || j.rank() > best.rank() {
			best = j
		}
	}
	if _, ok := c.pattern.(grounds); ok && best.Verdict != Shown && len(c.Effects) > 1 {
		if apart, ok := c.apart(g, readings, granted, namer); ok {
			return apart
		}
	}
	_, isSaid := c.pattern.(grounds)
	if best.Verdict == Unsupported && len(c.Effects) > 1 && !isSaid {
		if inSteps, ok := c.inSteps(g, readings, granted, namer); ok {
			return inSteps
		}
	}
	return best
}

// assumedBy returns what evidence assumes of the puzzle.
func assumedBy(e explain.Evidence) explain.Assume {
	if _, ok := e.(explain.Deadly); ok {
		return explain.Unique
	}
	return 0
}

// inSteps judges a claim of which some effects follow from the pattern, and all others from these: by singles that are none without them.
func (c *Claim) inSteps(g *candidates.Grid, readings []explain.Evidence, granted explain.Assume, namer Namer) (j Judgement, ok bool) {
	for _, e := range readings {
		if of, is := e.(found); is {
			e = of.Evidence
		}
		part := *c
		part.Effects = slices.DeleteFunc(slices.Clone(c.Effects), func(x explain.Effect) bool {
			_, err := follow(g, e, assumedBy(e), x, true)
			return e.Check(g) != nil || x.Done(g) || !Refused(g, x).IsZero() || err != nil
		})
		if len(part.Effects) == 0 {
			continue
		}
		if j = part.called(part.judge(g, e, granted, true), g, e, namer); j.Verdict != Shown {
			continue
		}
		after := *g
		j.Step.Apply(&after)
		for goesOn := true; goesOn; {
			goesOn = false
			for _, x := range c.Effects {
				item, flaw := onlyItem(&after, x.Candidate)
				if !x.Place || x.Done(&after) || !flaw.IsZero() || g.Count(item) == 1 {
					continue
				}
				s := explain.NewSingle(x.Candidate, item)
				if namer != nil {
					namer.ref("", &after, &s)
				}
				s.Apply(&after)
				j.More, goesOn = append(j.More, &s), true
			}
		}
		if !slices.ContainsFunc(c.Effects, func(x explain.Effect) bool { return !x.Done(&after) }) {
			return j, true
		}
	}
	return j, false
}

// apart judges a claim of which each effect may have a reading of its own.
func (c *Claim) apart(g *candidates.Grid, readings []explain.Evidence, granted explain.Assume, namer Namer) (j Judgement, ok bool) {
	open := slices.DeleteFunc(slices.Clone(c.Effects), func(e explain.Effect) bool { return e.Done(g) })
	for len(open) > 0 {
		var best Claim
		var by explain.Evidence
		for _, e := range readings {
			if of, is := e.(found); is {
				e = of.Evidence
			}
			part := Claim{Effects: slices.DeleteFunc(slices.Clone(open), func(x explain.Effect) bool { return e.Check(g) != nil || e.Concludes(g, x) != nil })}
			if len(part.Effects) > len(best.Effects) {
				best, by = part, e
			}
		}
		if by == nil {
			return j, false
		}
		part := best.called(best.judge(g, by, granted, false), g, by, namer)
		if part.Verdict != Shown {
			return j, false
		}
		if j.Step == nil {
			j = part
		} else {
			j.More = append(j.More, part.Step)
		}
		open = slices.DeleteFunc(open, func(e explain.Effect) bool { return slices.Contains(best.Effects, e) })
	}
	return j, true
}

// judge judges one way to read the pattern, spelled out or searched for, whatever it is called. It must be what it claims to be.
func (c *Claim) judge(g *candidates.Grid, e explain.Evidence, granted explain.Assume, spelled bool) Judgement {
	assumes := assumedBy(e)
	if assumes&^granted != 0 {
		return judgement(Unsupported, say.NeedsOne(where(g, e)))
	}
	if len(c.Effects) == 0 {
		return whatever(g, e, assumes)
	}
	var effects []explain.Effect
	for _, effect := range c.Effects {
		if why := Refused(g, effect); !why.IsZero() {
			return judgement(Unsupported, why)
		}
		if effect.Done(g) {
			continue
		}
		proved, err := follow(g, e, assumes, effect, spelled)
		if err != nil {
			return judgement(Unsupported, unsupported(g, e, assumes, effect, err))
		}
		effects = append(effects, proved...)
	}
	if len(effects) == 0 {
		return judgement(Idle, say.RightBut(done(g, c.Effects[0])))
	}
	step := stepOf(g, e, assumes, effects...)
	return Judgement{Verdict: Shown, Step: &step}
}

// follow proves an effect by evidence. Of a digit that is placed it may remove all others from its cell instead, or, if it is
// a set or a fish that is spelled out, the digit from all other places of a house; what a single excludes is removed by placing that.
func follow(g *candidates.Grid, e explain.Evidence, assumes explain.Assume, effect explain.Effect, spelled bool) ([]explain.Effect, error) {
	step := stepOf(g, e, assumes, effect)
	err := verify.Step(g, &step)
	if single, is := e.(explain.Single); is && err != nil && !effect.Place && g.Excludes(single.Candidate, effect.Candidate) {
		effect = explain.Effect{Candidate: single.Candidate, Place: true}
		step = stepOf(g, e, assumes, effect)
		err = verify.Step(g, &step)
	}
	if err == nil || !effect.Place {
		return []explain.Effect{effect}, err
	}
	c, d := effect.Candidate.Cell(), effect.Candidate.Digit()
	items := []candidates.Item{candidates.CellItem(c)}
	if shape := explain.ShapeOf(e); spelled && (shape == explain.ShapeLockedSet || shape == explain.ShapeCover) {
		for h := range g.Layout().HousesOf(c).All() {
			items = append(items, candidates.HouseItem(d, h))
		}
	}
	for _, item := range items {
		var others []explain.Effect
		for _, k := range g.AppendCandidates(nil, item) {
			if k != effect.Candidate {
				others = append(others, explain.Effect{Candidate: k})
			}
		}
		if step = stepOf(g, e, assumes, others...); len(others) > 0 && verify.Step(g, &step) == nil {
			return others, nil
		}
	}
	return nil, err
}

// whatever returns what follows from a pattern: what it places, or else what it removes.
func whatever(g *candidates.Grid, e explain.Evidence, assumes explain.Assume) Judgement {
	for _, place := range []bool{true, false} {
		var effects []explain.Effect
		for _, effect := range removals(g) {
			effect.Place = place
			if e.Concludes(g, effect) != nil {
				continue
			}
			if step := stepOf(g, e, assumes, effect); verify.Step(g, &step) == nil {
				effects = append(effects, effect)
			}
		}
		if len(effects) > 0 {
			step := stepOf(g, e, assumes, effects...)
			return Judgement{Verdict: Shown, Step: &step}
		}
	}
	if len(e.Premises()) == 0 {
		return judgement(Idle, say.ChangesNoAt(where(g, e)))
	}
	return judgement(Idle, say.ChangesNo(say.Items(e.Premises()...)))
}

// stepOf returns the step with the evidence and the effects.
func stepOf(g *candidates.Grid, e explain.Evidence, assumes explain.Assume, effects ...explain.Effect) explain.Step {
	if set, ok := e.(explain.LockedSet); ok && !set.Hidden {
		// A step names the houses in which it removes something.
		set.Houses = 0
		for _, effect := range effects {
			set.Houses |= g.Layout().HousesOfAll(set.Cells.With(effect.Candidate.Cell()))
		}
		if set.Houses != 0 {
			e = set
		}
	}
	s := explain.NewStep(e, slices.Clone(effects)...)
	s.Assumes = assumes
	return s
}

// removals returns the removal of every candidate of the open cells.
func removals(g *candidates.Grid) (effects []explain.Effect) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	return effects
}

// done says why there is nothing left to do about an effect that is done, in a clause.
func done(g *candidates.Grid, e explain.Effect) say.Sentence {
	if v := g.Value(e.Candidate.Cell()); v != 0 {
		return say.HoldsAlready(e.Candidate.Cell(), v)
	}
	return absent(g, e.Candidate)
}

// Refused says why an effect contradicts the grid as it is, in a clause; it is zero if it does not.
func Refused(g *candidates.Grid, e explain.Effect) say.Sentence {
	c, d := e.Candidate.Cell(), e.Candidate.Digit()
	switch {
	case e.Place:
		return absent(g, e.Candidate)
	case g.Value(c) == d:
		return say.Holds(c, d)
	}
	return none
}

// where returns cells of the pattern.
func where(g *candidates.Grid, e explain.Evidence) (cells candidates.CellSet) {
	for _, m := range e.Marks(g).Cells {
		cells = cells.With(m.Cell)
	}
	return cells
}

// unsupported says why an effect does not follow from a pattern: by what the effects that it has must exclude
// and this one does not, if that is known and the shape has no words of its own.
func unsupported(g *candidates.Grid, e explain.Evidence, assumes explain.Assume, effect explain.Effect, err error) say.Sentence {
	switch e.(type) {
	case explain.Cover, explain.Chain, explain.Sum:
		return missing(g, e, effect, err)
	}
	has := whatever(g, e, assumes).Step
	if has == nil || effect.Place || has.Effects[0].Place || !slices.ContainsFunc(has.Effects, func(t explain.Effect) bool {
		return t.Candidate.Digit() == effect.Candidate.Digit()
	}) {
		return missing(g, e, effect, err)
	}
	if left, found := open(g, has, effect.Candidate); found && len(left) > 0 {
		return remains(g.Layout(), left, effect.Candidate)
	}
	return missing(g, e, effect, err)
}

// missing says why an effect does not follow.
func missing(g *candidates.Grid, e explain.Evidence, effect explain.Effect, err error) say.Sentence {
	l, k := g.Layout(), effect.Candidate
	shape := explain.ShapeOf(e)
	if d, ok := e.Digits(g).Single(); ok && d != k.Digit() && shape != explain.ShapeTrial && shape != explain.ShapeCommon && shape != explain.ShapeSum {
		return say.AboutOther(d, where(g, e), say.Effects{effect}, k.Digit())
	}
	seen := func(cells candidates.CellSet) say.Sentence { return apart(l, candidates.Cells(k.Cell()), cells) }
	switch e := e.(type) {
	case explain.Common:
		items := e.Items[:1]
		if number, ok := l.ClueNumber(e.Clue); ok { // cells to which the clue ties that of the digit
			items = nil
			for _, pair := range l.CluePairs(number) {
				if pair.From == k.Cell() {
					items = append(items, candidates.CellItem(pair.To))
				}
			}
		}
		for _, item := range items {
			if left := slices.DeleteFunc(g.AppendCandidates(nil, item), func(other candidates.Candidate) bool { return g.Excludes(other, k) }); len(left) > 0 {
				return remains(l, left, k)
			}
		}
	case explain.Sum:
		switch {
		case !e.Spans(l).Has(k.Cell()):
			return say.ByCheck(message(fmt.Sprintf("the sum says nothing of %v", k.Cell())))
		case effect.Place:
			return say.ByCheck(message(fmt.Sprintf("some way to fill the cells has another digit than %v in %v", k.Digit(), k.Cell())))
		}
		return say.ByCheck(message(fmt.Sprintf("some way to fill the cells has %v in %v", k.Digit(), k.Cell())))
	case explain.Cover:
		houses := l.HousesOf(k.Cell())
		switch fins := e.Fins(g); {
		case effect.Place || k.Digit() != e.Digit:
		case houses&e.Covers == 0:
			return outside(k.Cell(), e.Covers)
		case (houses & e.Covers).Len() <= (houses & e.Base).Len():
			return say.BelongsIn(k.Cell(), houses&e.Base)
		case !seen(fins).IsZero():
			return say.SeeEveryFin(seen(fins))
		}
	case explain.Chain:
		if e.Closed() || effect.Place {
			break
		}
		for _, n := range []explain.Node{e.Nodes[0], e.Nodes[len(e.Nodes)-1]} {
			switch {
			case n.ExcludedBy(l, k):
			case n.Digit == k.Digit():
				return say.SeeBothEnds(seen(n.Cells))
			default:
				return say.BothEnds(k.Digit(), candidates.Cells(k.Cell()), n.Digit, n.Cells)
			}
		}
	}
	reason := err.Error()
	var failed *verify.Error
	if errors.As(err, &failed) {
		reason = failed.Reason
		if failed.Effect != nil {
			reason = failed.Effect.String() + " " + reason
		}
		if within := failed.Path[1:]; len(within) > 0 {
			line := strings.ReplaceAll(strings.Trim(fmt.Sprint(within), "[]"), " ", ".")
			reason = fmt.Sprintf("in line %s of the branch, %s", line, reason)
		}
		return say.ByCheck(message(reason))
	}
	return say.OfEffect(say.Effects{effect}, message(reason))
}

// Settled judges a conclusion alone. If the grid itself does not settle it, the
// judgement says what is missing, and holds unless some step has the effects.
func (c *Claim) Settled(g *candidates.Grid) (j Judgement, settled bool) {
	var open []explain.Effect
	for _, e := range c.Effects {
		if why := Refused(g, e); !why.IsZero() {
			return judgement(Unsupported, why), true
		}
		if !e.Done(g) {
			open = append(open, e)
		}
	}
	if c, one := c.oneOf(g); one && len(open) == 0 {
		return judgement(Idle, say.NothingToDo(say.CanBe(c, g.Candidates(c)))), true
	}
	if len(open) == 0 {
		return judgement(Idle, say.NothingToDo(done(g, c.Effects[0]))), true
	}
	return judgement(Unsupported, lacking(g, open[0])), false
}

// oneOf returns the open cell of which the claim says that it is one of some digits: "r9c9 is 1 or 9".
func (c *Claim) oneOf(g *candidates.Grid) (cell candidates.Cell, ok bool) {
	cell = c.Effects[0].Candidate.Cell()
	return cell, len(c.Effects) > 1 && g.Value(cell) == 0 && !slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return e.Place || e.Candidate.Cell() != cell })
}

// lacking says what keeps the grid from showing an effect.
func lacking(g *candidates.Grid, e explain.Effect) say.Sentence {
	l, c, d := g.Layout(), e.Candidate.Cell(), e.Candidate.Digit()
	if !e.Place {
		return say.NothingRulesOut(d, c)
	}
	var rivals []say.Sentence
	if others := g.Candidates(c).Without(d); others != 0 {
		rivals = append(rivals, say.CanBeToo(c, others))
	}
	for h := range l.HousesOf(c).All() {
		if places := g.PlacesIn(d, h).Without(c); !places.IsEmpty() {
			rivals = append(rivals, say.RoomTooAt(h, d, places))
		}
	}
	return say.NoStepPlaces(d, c, rivals)
}
