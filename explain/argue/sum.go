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

// tellKillerSet says that the ways of each clue have one of the digits, and counts the clues and the cells.
func (b *builder) tellKillerSet(e explain.KillerSet, effects []explain.Effect) {
	c := counted{}
	for cell := range e.Cells.All() {
		c.needs = append(c.needs, candidates.CellItem(cell))
	}
	for i := range e.Sums {
		claim := explain.SomeOf(e.Among(b.grid, e.Takers(b.grid, e.Sums[i]))...)
		c.lines = append(c.lines, b.add(explain.Line{Rule: explain.RuleWays, Claim: claim, Sum: &e.Sums[i], Role: explain.RolePattern}))
	}
	if len(c.needs)+len(c.lines) == 1 {
		b.strikes(c.lines[0], removals(effects), explain.RoleRemoved)
		return
	}
	for d := range e.Set.All() {
		if places := explain.ForDigit(d, b.grid.Places(d).And(e.All(b.grid))); len(places) > 0 {
			c.links = append(c.links, places)
		}
	}
	b.tellCounted(c, effects)
}
