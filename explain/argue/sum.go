package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellSum says what no way to fill the cells of a sum has, or what each has. In a branch the lines are cited that say what
// the cells have lost since, and those that were filled since are among the cells whose candidates count.
func (b *builder) tellSum(e explain.Sum, effects []explain.Effect) {
	var from []int
	for c := range e.Spans(b.grid.Layout()).And(b.grid.Open()).All() {
		ks, by := b.present(candidates.CellItem(c))
		if len(ks) <= 1 && b.under > 0 { // or none, if the branch is at its end
			e.Cells = e.Cells.With(c)
		}
		if e.Cells.Has(c) {
			from = append(from, by...)
		}
	}
	from = ordered(from)
	var gone []candidates.Candidate
	for _, x := range effects {
		if x.Place {
			b.add(explain.Line{Rule: explain.RuleWays, Claim: explain.SomeOf(x.Candidate), Sum: &e, From: from, Role: explain.RolePlaced})
		} else {
			gone = append(gone, x.Candidate)
		}
	}
	if len(gone) > 0 {
		b.note(b.add(explain.Line{Rule: explain.RuleWays, Claim: explain.NoneOf(gone...), Sum: &e, From: from, Role: explain.RoleRemoved}))
	}
}
