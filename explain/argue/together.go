package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// refuteTogether refutes the candidate of the first of some steps of a branch together with those of others that share an
// item with it, if all of them go the same way: that one of some candidates is true is as good a supposition as that a
// certain one is. It reports whether any goes with the first.
func (b *builder) refuteTogether(steps []explain.Step) bool {
	first, ok := steps[0].Evidence.(explain.Trial)
	if !ok {
		return false
	}
	group, way := []candidates.Candidate{first.Assume}, first
	for _, step := range steps[1:] {
		other, ok := step.Evidence.(explain.Trial)
		if !ok || !b.alternatives(append(group, other.Assume)) {
			continue
		}
		for _, e := range [...]explain.Trial{way, other} {
			if b.impossible(append(group, other.Assume), e, false) {
				group, way = append(group, other.Assume), e
				break
			}
		}
	}
	return len(group) > 1 && b.impossible(group, way, true)
}

// alternatives reports whether candidates are for one digit in a house, or of one cell.
func (b *builder) alternatives(ks []candidates.Candidate) bool {
	cells, digits := explain.CellsAndDigits(ks)
	return cells.Len() == 1 || digits.Len() == 1 && b.grid.Layout().HousesOfAll(cells) != 0
}

// impossible reports whether supposing that one of some candidates is true leads the way of a refutation to a
// contradiction. If so, and it is to be told, it says so.
func (b *builder) impossible(ks []candidates.Candidate, way explain.Trial, tell bool) bool {
	before := len(b.lines)
	s, end := b.suppose(explain.SomeOf(ks...), explain.RoleAssumed)
	contradiction := b.leads(s, way)
	end()
	if contradiction == 0 || !tell {
		b.lines = b.lines[:before]
		return contradiction > 0
	}
	b.refute(s, contradiction, explain.RoleRemoved)
	return true
}

// leads follows a supposition by what the singles of a refutation leave, be it more than one candidate, and returns the line
// that is a contradiction, 0 if there is none.
func (b *builder) leads(s int, way explain.Trial) int {
	b.follow(s)
	for _, step := range way.Branch {
		single, ok := step.Evidence.(explain.Single)
		if !ok {
			return 0
		}
		n := b.left(single.Because, explain.RolePlaced)
		if b.claim(n).IsContradiction() {
			return n
		}
		b.follow(n)
	}
	if n := b.left(way.Conflict, explain.RoleConflict); b.claim(n).IsContradiction() {
		return n
	}
	return 0
}
