package argue

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellGuarded says that one of the guardians is true: without them the items have no solution.
func (b *builder) tellGuarded(e explain.Guarded, effects []explain.Effect) {
	if b.tellTridagon(e, effects) {
		return
	}
	guardians := e.Guardians(b.grid)
	if len(guardians) == 0 {
		return
	}
	s, end := b.suppose(explain.NoneOf(guardians...), explain.RoleGuardian)
	sources := sourcesOf(e.Premises())
	b.budget = whole
	contradiction := b.contradict(sources, b.members(sources), true)
	end()
	if contradiction > 0 {
		b.strikes(b.either(s, contradiction, explain.RoleGuardian), removals(effects), explain.RoleRemoved)
	}
}

// tellTridagon argues by parity that three digits cannot fill cells in four boxes, and reports whether they
// cannot. A cell that the step does not cite is supposed to hold one of the digits.
func (b *builder) tellTridagon(e explain.Guarded, effects []explain.Effect) bool {
	links, ok := b.corners(e)
	if !ok {
		return false
	}
	line := explain.Line{Rule: explain.RuleParity, Needs: e.Premises(), Links: links, Claim: explain.SomeOf(e.Guardians(b.grid)...), Role: explain.RoleGuardian}
	if len(line.Needs) == e.Cells.Len() {
		b.strikes(b.restOf(b.add(line), explain.RoleGuardian), removals(effects), explain.RoleRemoved)
		return true
	}
	s, end := b.suppose(explain.SomeOf(removals(effects)...), explain.RoleAssumed)
	line.From = []int{s}
	n := b.add(line)
	end()
	b.refute(s, n, explain.RoleRemoved)
	return true
}

// corners returns the candidates of a tridagon, box by box on the way round the four. ok is false if the
// evidence is none, or one that can be filled as far as its parity goes.
func (b *builder) corners(e explain.Guarded) (links [][]candidates.Candidate, ok bool) {
	const boxes, cells = 4, 12
	l := b.grid.Layout()
	_, left := e.Slants(l)
	missing := e.Cells
	for _, item := range e.Items {
		c, _ := item.Cell()
		missing = missing.Without(c)
	}
	if e.Cells.Len() != cells || left.Len()%2 == 0 || missing.Len() > 1 || !missing.IsEmpty() && len(e.Guardians(b.grid)) > 0 {
		return nil, false
	}
	rest := slices.Collect((l.HousesOfAny(e.Cells) & l.HousesOfKind(candidates.Box)).All())
	lines := [...]candidates.HouseSet{l.HousesOfKind(candidates.Column), l.HousesOfKind(candidates.Row)}
	in := func(h candidates.House) candidates.CellSet { return e.Cells.And(l.HouseCells(h)) }
	for at := 0; len(rest) > 0; {
		own := in(rest[at])
		links = append(links, explain.SomeOf(b.candidatesIn(own, e.Set)...).Of)
		rest = slices.Delete(rest, at, at+1)
		kind := lines[len(links)%2]
		at = slices.IndexFunc(rest, func(h candidates.House) bool { return l.HousesOfAny(in(h))&kind == l.HousesOfAny(own)&kind })
		if at < 0 && len(rest) > 0 {
			return nil, false
		}
	}
	return links, len(links) == boxes
}

// candidatesIn returns what cells have of some digits.
func (b *builder) candidatesIn(cells candidates.CellSet, digits candidates.DigitSet) (ks []candidates.Candidate) {
	for c := range cells.All() {
		ks = append(ks, b.held(c, digits)...)
	}
	return ks
}
