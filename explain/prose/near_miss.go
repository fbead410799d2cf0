package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// NearMiss tells of a step that a candidate of the grid keeps from being there: which candidate of which
// cell or house is one too many, and what would follow without it.
func (w Writer) NearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) string {
	s := speaker{naming(w.Style), g.Layout()}
	return s.tooMany(inWay, step) + " " + s.sayf("Without it there would be a step, %s: %s. With it the technique finds nothing on this board.",
		step.Technique.Name, s.compactEffects(step.Effects))
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
	s := speaker{naming(w.Style), f.Before.Layout()}
	return " A near miss: " + s.tooMany(inWay, &step) + " " +
		s.sayf("Without it there would be another step, %s: %s.", step.Technique.Name, s.compactEffects(step.Effects))
}

// tooMany says which candidate a house or a cell would have to lack for the step.
func (s speaker) tooMany(inWay candidates.Candidate, step *explain.Step) string {
	c, d := inWay.Cell(), inWay.Digit()
	var sentences []string
	for _, i := range step.Evidence.Premises() {
		if _, h, ok := i.House(); ok && s.layout.Covers(inWay, i) {
			sentences = append(sentences, capital(s.sayf("%s has one place too many for %s: %s.", h, d, c)))
		}
	}
	if len(sentences) == 0 {
		sentences = append(sentences, s.sayf("%s has one candidate too many: %s.", c, d))
	}
	return strings.Join(sentences, " ")
}
