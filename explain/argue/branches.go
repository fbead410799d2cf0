package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// branches reports whether evidence is made of branches.
func branches(e explain.Evidence) bool {
	switch e.(type) {
	case explain.Trial, explain.Cases:
		return true
	}
	return false
}

// tellTrial supposes a candidate and goes through the steps of the branch, to the item that has none left.
func (b *builder) tellTrial(e explain.Trial) bool {
	s, end := b.suppose(explain.SomeOf(e.Assume), explain.RoleAssumed)
	contradiction := 0
	if b.branch(s, e.Branch) {
		contradiction = b.left(e.Conflict, explain.RoleConflict)
	}
	end()
	if contradiction == 0 || !b.claim(contradiction).IsContradiction() {
		return false
	}
	b.refute(s, contradiction, explain.RoleRemoved)
	return true
}

// branch adds the lines of the steps that follow a supposition. It reports whether each could be told.
func (b *builder) branch(s int, steps []explain.Step) bool {
	b.follow(s)
	for i := range steps {
		if branches(steps[i].Evidence) && (b.tells(steps[i].Effects) || b.refuteTogether(steps[i:])) {
			continue
		}
		if !b.step(&steps[i]) {
			return false
		}
		for _, e := range steps[i].Effects {
			if n := b.placedBy(e); n > 0 {
				b.follow(n)
			}
		}
	}
	return true
}

// placedBy returns the line under the supposition in force that claims a placement, 0 if there is none.
func (b *builder) placedBy(e explain.Effect) int {
	for n := len(b.lines); n > 0 && e.Place; n-- {
		if line := &b.lines[n-1]; line.Under == b.under && line.Rule != explain.RuleSuppose && line.Claim.Claims(e) {
			return n
		}
	}
	return 0
}

// tellCases goes through the branches of all candidates of an item, and says what is gone in each.
func (b *builder) tellCases(e explain.Cases, effects []explain.Effect) bool {
	return b.inEachCase(e.Item, effects, func(i, s int) bool { return b.branch(s, e.Cases[i].Branch) })
}

// tellBlossom goes through the candidates of the stem: each takes a digit from a petal, which keeps its others.
func (b *builder) tellBlossom(e explain.Blossom, effects []explain.Effect) bool {
	return b.inEachCase(e.Stem, effects, func(i, s int) bool {
		c := countSet(b.grid, e.Petals[i])
		b.strikes(s, c.members(b.grid), explain.RoleNone)
		b.strikes(s, removals(effects), explain.RoleRemoved)
		b.tellLinks(c, removals(effects))
		return true
	})
}

// inEachCase looks at the candidates of an item in turn and adds the lines of each. What effects remove must
// be gone in every case; it reports whether it is.
func (b *builder) inEachCase(item candidates.Item, effects []explain.Effect, add func(i, s int) bool) bool {
	n := b.left(item, explain.RolePivot)
	var cases []explain.Claim
	for _, k := range b.claim(n).Of {
		cases = append(cases, explain.SomeOf(k))
	}
	return b.inCases(n, cases, effects, add)
}

// inCases does so for claims, of which one is true as a line says that one of all their candidates is.
func (b *builder) inCases(n int, cases []explain.Claim, effects []explain.Effect, add func(i, s int) bool) bool {
	ends := map[candidates.Candidate][]int{} // by target, the lines that strike it, case by case
	for i, claim := range cases {
		s, end := b.suppose(claim, explain.RolePivot)
		ok := add(i, s)
		gone := b.gone
		end()
		for _, k := range removals(effects) {
			ok = ok && gone[k] > 0
			ends[k] = append(ends[k], gone[k])
		}
		if !ok {
			return false
		}
	}
	for _, k := range removals(effects) {
		if b.gone[k] == 0 {
			b.note(b.add(explain.Line{Rule: explain.RuleCases, Claim: explain.NoneOf(k), From: append([]int{n}, ends[k]...), Role: explain.RoleRemoved}))
		}
	}
	return true
}
