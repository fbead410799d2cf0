// Package argue makes the argument of a step: why it is right, in lines that can be checked one by one. Words,
// pictures and proofs are made from it. It is made for a person where the shape of the evidence says how
// people tell it; otherwise the contrary of each effect is supposed and followed to a contradiction.
package argue

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxLines is how many lines an argument should have at most, and maxProved one that was not made as people tell it. A longer
// one is made anew: the contrary of each effect is supposed and followed, with locked sets counted on the way and without.
// The shortest is taken.
const (
	maxLines  = 60
	maxProved = 20
)

// Step returns the argument of a step on the candidates before it; ok is false if none was found. The
// evidence must be such that its Check has nothing against it.
func Step(g *candidates.Grid, s *explain.Step) (a explain.Argument, ok bool) {
	b, most := newBuilder(g), maxLines
	told := b.tellAll(s)
	if !told {
		most = maxProved
	}
	if told || b.prove(s.Effects, b.sourcesOf(s)) {
		if branches(s.Evidence) {
			b.restOnPlacements()
		}
		a, ok = b.trimmed(s.Effects)
	}
	if !ok || len(a) <= most || len(s.Premises) > maxLines/2 {
		return a, ok // to follow so many items takes as many lines
	}
	for _, straight := range []bool{false, true} {
		b = newBuilder(g)
		b.straight = straight
		if b.prove(s.Effects, b.sourcesOf(s)) {
			if other, ok := b.trimmed(s.Effects); ok && len(other) < len(a) {
				a = other
			}
		}
	}
	return a, ok
}

// Frame returns a frame whose step has its argument, if there is one. The frame and the step that are given stay as
// they are.
func Frame(f *explain.Frame) *explain.Frame {
	if f.Step.Because != nil {
		return f
	}
	frame, step := *f, *f.Step
	step.Because, _ = Step(&f.Before, f.Step)
	frame.Step = &step
	return &frame
}

// Walkthrough gives each step of a walkthrough its argument, where there is one.
func Walkthrough(w *explain.Walkthrough) {
	for f := range w.Frames() {
		f.Step.Because, _ = Step(&f.Before, f.Step)
	}
}

// step adds lines that claim the effects of a step, and notes what they remove.
func (b *builder) step(s *explain.Step) bool {
	return b.tellAll(s) || b.prove(s.Effects, b.sourcesOf(s))
}

// tellAll adds the lines in which people tell a step, and reports whether they claim all its effects.
func (b *builder) tellAll(s *explain.Step) bool { return b.tell(s) && b.tells(s.Effects) }

// sourcesOf returns what the step cites, with the guardians of a deadly pattern.
func (b *builder) sourcesOf(s *explain.Step) []source {
	sources := sourcesOf(s.Premises)
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		sources = append(sources, source{line: b.exchange(deadly)})
	}
	return sources
}

// told reports whether a line claims the effect under the supposition in force.
func (b *builder) told(e explain.Effect) bool {
	if !e.Place {
		return b.gone[e.Candidate] > 0
	}
	return b.placedBy(e) > 0
}

func (b *builder) tells(effects []explain.Effect) bool {
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !b.told(e) })
}

// tell adds the lines in which people tell evidence of the shape. It may leave effects untold.
func (b *builder) tell(s *explain.Step) bool {
	switch e := s.Evidence.(type) {
	case explain.Single:
		b.left(e.Because, explain.RolePlaced)
	case explain.Common:
		for struck := -1; struck < len(b.gone); { // what an item loses may make it strike more
			struck = len(b.gone)
			for _, item := range e.Items {
				b.strikes(b.left(item, explain.RolePattern), removals(s.Effects), explain.RoleRemoved)
			}
		}
	case explain.Sum:
		b.tellSum(e, s.Effects)
	case explain.KillerSet:
		b.tellKillerSet(e, s.Effects)
	case explain.LockedSet:
		b.tellLocked(e, s.Effects)
	case explain.Cover:
		b.tellCover(e, s.Effects)
	case explain.Wing:
		b.tellWing(e, s.Effects)
	case explain.Chain:
		b.tellChain(e, s.Effects)
	case explain.SetChain:
		if cites(s) {
			b.tellSetChain(e, s.Effects)
		} else {
			b.tellCounted(countSetChain(b.grid, e).of(s.Premises), s.Effects)
		}
	case explain.Sectors:
		b.tellSectors(countSectors(b.grid, e).of(s.Premises), e, s.Effects)
	case explain.Equivalence:
		b.tellCounted(countSectors(b.grid, e.Sectors()).of(s.Premises), s.Effects)
	case explain.Deadly:
		b.tellDeadly(e, s.Effects)
	case explain.Guarded:
		b.tellGuarded(e, s.Effects)
	case explain.Joined:
		for _, part := range e.Parts {
			b.tell(&explain.Step{Evidence: part, Effects: s.Effects, Premises: part.Premises()})
		}
	case explain.Blossom:
		return cites(s) && b.tellBlossom(e, s.Effects)
	case explain.Exocet:
		if cites(s) {
			b.tellExocet(e, s.Effects)
		}
	case explain.Templates:
		b.tellTemplates(e, s.Effects)
	case explain.Coloring:
		b.tellColoring(e, s.Effects)
	case explain.Polarity:
		b.tellPolarity(e, s.Effects)
	case explain.Trial:
		return b.tellTrial(e)
	case explain.Cases:
		return b.tellCases(e, s.Effects)
	default:
		return false
	}
	return true
}

// cites reports whether the step cites all that its evidence does, see [explain.Step].
func cites(s *explain.Step) bool { return slices.Equal(s.Premises, s.Evidence.Premises()) }

// exchange says that one of the guardians of a deadly pattern is true.
func (b *builder) exchange(e explain.Deadly) int {
	return b.add(explain.Line{Rule: explain.RuleExchange, Claim: explain.SomeOf(e.Guardians(b.grid)...), Swap: e.Pattern, Role: explain.RoleGuardian})
}

// removals returns the candidates that effects remove.
func removals(effects []explain.Effect) (ks []candidates.Candidate) {
	for _, e := range effects {
		if !e.Place {
			ks = append(ks, e.Candidate)
		}
	}
	return ks
}
