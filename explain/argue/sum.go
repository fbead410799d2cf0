package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellSum says what no way to fill the cells of a sum has, or what each has.
func (b *builder) tellSum(e explain.Sum, effects []explain.Effect) {
	var gone []candidates.Candidate
	for _, x := range effects {
		if x.Place {
			b.add(explain.Line{Rule: explain.RuleWays, Claim: explain.SomeOf(x.Candidate), Sum: &e, Role: explain.RolePlaced})
		} else {
			gone = append(gone, x.Candidate)
		}
	}
	if len(gone) > 0 {
		b.note(b.add(explain.Line{Rule: explain.RuleWays, Claim: explain.NoneOf(gone...), Sum: &e, Role: explain.RoleRemoved}))
	}
}
