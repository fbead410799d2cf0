package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// NearMiss tells of a step that a candidate of the grid keeps from being there: which candidate of which
// cell or house is one too many, and what would follow without it.
func (w Writer) NearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step) string {
	s := speaker{w.Style, g.Layout()}
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
	sentences = append(sentences, s.sayf("Without it there would be a step, %s: %s. With it the technique finds nothing on this board.",
		step.Technique.Name, s.compactEffects(step.Effects)))
	return strings.Join(sentences, " ")
}
