package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/escape"
	"pencilmark/explain/say"
)

// NearMiss tells of a step that a candidate of the grid keeps from being there: which candidate of which
// cell or house is one too many, what would follow without it, and what goes wrong with it.
func (w Writer) NearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) string {
	return w.on(g.Layout()).Sentences(SaidOfNearMiss(g, inWay, step)...)
}

// SaidOfNearMiss gives what [Writer.NearMiss] writes.
func SaidOfNearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) []say.Sentence {
	return missed(g, inWay, step, say.WithoutIt)
}

// nearMiss tells of another step that a candidate keeps from being there beside one that is, if [Writer.Near]
// knows any.
func (w Writer) nearMiss(f *explain.Frame) []say.Sentence {
	if w.Near == nil {
		return nil
	}
	inWay, step, ok := w.Near(f)
	if !ok {
		return nil
	}
	return append(one(say.ANearMiss()), missed(&f.Before, inWay, &step, say.WithoutItOther)...)
}

// missed says which candidate a house or a cell would have to lack for the step, what that would be, and what goes
// wrong.
func missed(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step, without func(say.Name, say.Effects) say.Sentence) (said []say.Sentence) {
	c, d := inWay.Cell(), inWay.Digit()
	for _, i := range step.Evidence.Premises() {
		if _, h, ok := i.House(); ok && g.Layout().Covers(inWay, i) {
			said = append(said, say.PlaceMore(h, d, c))
		}
	}
	if said == nil {
		said = append(said, say.CandidateMore(c, d))
	}
	said = append(said, without(say.Name(step.Technique.Name), step.Effects))
	return append(said, goesWrong(g, inWay, step)...)
}

// mostNamed is how many digits are named that make a conclusion false.
const mostNamed = 4

// goesWrong says which conclusion of the step fails if the candidate in the way is true: digits for all that the
// step cites, with which it is false.
func goesWrong(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) []say.Sentence {
	way, ok := escape.By(inWay, g, step)
	if !ok {
		return nil
	}
	suppose := func(so say.Sentence) say.Sentence { return say.WithInWay(inWay.Cell(), inWay.Digit(), so) }
	cell, digit := way.Effect.Candidate.Cell(), way.Effect.Candidate.Digit()
	switch {
	case way.Effect.Place && inWay.Cell() == cell:
		return one(suppose(say.WayIsNotIt(digit)))
	case way.Effect.Place && g.Layout().Excludes(inWay, way.Effect.Candidate):
		return one(suppose(say.WayIsNot(cell, digit)))
	case way.Effect.Place:
		return one(suppose(say.WayNeedNot(cell, digit)))
	}
	var with []say.Sentence
	for _, k := range way.True {
		if k != inWay && k != way.Effect.Candidate {
			with = append(with, say.WayTrue(k.Digit(), k.Cell()))
		}
	}
	named := len(with) > 0 && len(with) <= mostNamed
	if sum, ok := step.Evidence.(explain.Sum); ok && len(with) < mostNamed {
		if x, alone := sum.Alone(); alone {
			fills := append(one(say.WayTrue(digit, cell)), with...)
			return one(suppose(say.WayFills(g.Layout().Counted(x.Clue).Clue, fills)))
		}
	}
	if common, ok := step.Evidence.(explain.Common); ok && common.Clue != "" {
		n, _ := g.Layout().ClueNumber(common.Clue)
		return one(suppose(say.WayAllows(&g.Layout().Clues()[n], digit, cell)))
	}
	broken, ok := broken(g, inWay, step, &way)
	switch {
	case ok && named:
		return []say.Sentence{suppose(broken), say.WayCanThenWith(cell, digit, with)}
	case ok:
		return []say.Sentence{suppose(broken), say.WayCanThen(cell, digit)}
	case named:
		return one(suppose(say.WayCanWith(cell, digit, with)))
	}
	return one(suppose(say.WayCan(cell, digit)))
}

// broken says what the pattern no longer does, if its shape has a word for that.
func broken(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step, way *escape.Way) (said say.Sentence, ok bool) {
	target := way.Effect.Candidate
	switch e := step.Evidence.(type) {
	case explain.Wing:
		for _, k := range way.True {
			if e.Pincers.Has(k.Cell()) && k.Digit() == e.Digit {
				return said, false
			}
		}
		if e.Pincers.Len() == 2 {
			return say.NeitherPincerNeed(e.Digit), true
		}
		return say.NoPincerNeed(e.Digit), true
	case explain.Cover:
		if g.Layout().HousesOf(target.Cell())&e.Base != 0 {
			return said, false
		}
		if covers := g.Layout().HousesOf(target.Cell()) & e.Covers; covers != 0 && inWay.Digit() == e.Digit {
			return say.NeedNotGetFrom(covers.First(), e.Digit, e.Base), true
		}
	case explain.Chain:
		ends := []explain.Node{e.Nodes[0], e.Nodes[len(e.Nodes)-1]}
		for _, k := range way.True {
			if slices.ContainsFunc(ends, func(n explain.Node) bool { return n.Digit == k.Digit() && n.Cells.Has(k.Cell()) }) {
				return said, false
			}
		}
		if !e.Closed() {
			return say.NeitherEndNeed(), true
		}
	case explain.KillerSet:
		for _, sum := range e.Sums {
			cells := sum.Spans(g.Layout())
			takes := func(k candidates.Candidate) bool {
				return e.Set.Has(k.Digit()) && cells.Has(k.Cell()) && g.Layout().HouseCells(e.House).Has(k.Cell())
			}
			if cells.Has(inWay.Cell()) && !slices.ContainsFunc(way.True, takes) {
				return say.WayTakesNone(g.Layout().Counted(sum.Clues[0].Clue).Clue, e.Set, e.House), true
			}
		}
	case explain.Deadly:
		if e.Cells().Has(inWay.Cell()) && slices.Contains(e.Guardians(g), inWay) {
			return say.AloneKeeps(), true
		}
	}
	return said, false
}
