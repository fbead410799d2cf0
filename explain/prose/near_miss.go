package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/escape"
	"pencilmark/explain/say"
)

// NearMiss tells of a step that a candidate of the grid keeps from being there: which candidate of which
// cell or house is one too many, what would follow without it, and what goes wrong with it.
func (w Writer) NearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) string {
	s := speaker{style: w.Style, layout: g.Layout()}
	return paragraph(s.tooMany(inWay, step), s.sayf("Without it there would be a step, %s: %s.", step.Technique.Name, s.style.CompactEffects(step.Effects)),
		s.goesWrong(g, inWay, step))
}

// nearMiss tells of another step that a candidate keeps from being there beside one that is, if [Writer.Near]
// knows any.
func (w Writer) nearMiss(f *explain.Frame) string {
	if w.Near == nil {
		return ""
	}
	inWay, step, ok := w.Near(f)
	if !ok {
		return ""
	}
	s := speaker{style: w.Style, layout: f.Before.Layout()}
	return " A near miss: " + paragraph(s.tooMany(inWay, &step),
		s.sayf("Without it there would be another step, %s: %s.", step.Technique.Name, s.style.CompactEffects(step.Effects)),
		s.goesWrong(&f.Before, inWay, &step))
}

// tooMany says which candidate a house or a cell would have to lack for the step.
func (s speaker) tooMany(inWay candidates.Candidate, step *explain.Step) string {
	c, d := inWay.Cell(), inWay.Digit()
	var sentences []string
	for _, i := range step.Evidence.Premises() {
		if _, h, ok := i.House(); ok && s.layout.Covers(inWay, i) {
			sentences = append(sentences, say.Capital(s.sayf("%s has one place too many for %s: %s.", h, d, c)))
		}
	}
	if len(sentences) == 0 {
		sentences = append(sentences, s.sayf("%s has one candidate too many: %s.", c, d))
	}
	return strings.Join(sentences, " ")
}

// mostNamed is how many digits are named that make a conclusion false.
const mostNamed = 4

// goesWrong says which conclusion of the step fails if the candidate in the way is true: digits for all that the
// step cites, with which it is false.
func (s speaker) goesWrong(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) string {
	way, ok := escape.By(inWay, g, step)
	if !ok {
		return ""
	}
	suppose := s.sayf("If %s is %s, ", inWay.Cell(), inWay.Digit())
	cell, digit := way.Effect.Candidate.Cell(), way.Effect.Candidate.Digit()
	switch {
	case way.Effect.Place && inWay.Cell() == cell:
		return suppose + s.sayf("it is not %s.", digit)
	case way.Effect.Place && g.Layout().Excludes(inWay, way.Effect.Candidate):
		return suppose + s.sayf("%s is not %s.", cell, digit)
	case way.Effect.Place:
		return suppose + s.sayf("%s need not be %s.", cell, digit)
	}
	var names []string
	for _, k := range way.True {
		if k != inWay && k != way.Effect.Candidate {
			names = append(names, s.sayf("%s in %s", k.Digit(), k.Cell()))
		}
	}
	with := ""
	if len(names) > 0 && len(names) <= mostNamed {
		with = ", with " + say.List(names, "and")
	}
	if broken := s.broken(g, inWay, step, &way); broken != "" {
		return suppose + broken + s.sayf(" As far as the pattern goes, %s can then be %s%s.", cell, digit, with)
	}
	return suppose + s.sayf("%s can be %s as far as the pattern goes%s.", cell, digit, with)
}

// broken says what the pattern no longer does, if its shape has a word for that.
func (s speaker) broken(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step, way *escape.Way) string {
	target := way.Effect.Candidate
	switch e := step.Evidence.(type) {
	case explain.Wing:
		for _, k := range way.True {
			if e.Pincers.Has(k.Cell()) && k.Digit() == e.Digit {
				return ""
			}
		}
		if e.Pincers.Len() == 2 {
			return s.sayf("neither pincer need be %s.", e.Digit)
		}
		return s.sayf("no pincer need be %s.", e.Digit)
	case explain.Cover:
		if g.Layout().HousesOf(target.Cell())&e.Base != 0 {
			return ""
		}
		if covers := g.Layout().HousesOf(target.Cell()) & e.Covers; covers != 0 && inWay.Digit() == e.Digit {
			return s.sayf("%s need not get its %s from %s.", covers.First(), e.Digit, e.Base)
		}
	case explain.Chain:
		ends := []explain.Node{e.Nodes[0], e.Nodes[len(e.Nodes)-1]}
		for _, k := range way.True {
			if slices.ContainsFunc(ends, func(n explain.Node) bool { return n.Digit == k.Digit() && n.Cells.Has(k.Cell()) }) {
				return ""
			}
		}
		if !e.Closed() {
			return "neither end of the chain need be true."
		}
	case explain.Deadly:
		if e.Cells().Has(inWay.Cell()) && slices.Contains(e.Guardians(g), inWay) {
			return "that alone keeps its cells from two solutions, and nothing else has to."
		}
	}
	return ""
}
