package argue

import (
	"maps"
	"math"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellColoring refutes one candidate of a false colour, which settles all, and sees what the others exclude. If no
// colour is false it looks at what either colour excludes, or at each target alone. It takes the shortest way.
func (b *builder) tellColoring(e explain.Coloring, effects []explain.Effect) {
	links := sourcesOf(e.Premises())
	members := b.members(links)
	ways := []func(*builder){func(*builder) {}}
	for _, k := range removals(effects) {
		if slices.Contains(members, k) {
			ways = append(ways, func(b *builder) {
				b.deny(explain.SomeOf(k), links, true)
				b.settle(links, members)
				b.see(removals(effects))
			})
		}
	}
	if len(ways) == 1 && len(e.Clusters) == 1 {
		for _, link := range links {
			ways = append(ways, func(b *builder) { b.eitherWay(link, links, removals(effects)) })
		}
	}
	shortest := math.MaxInt
	best := *b
	for _, way := range ways {
		try := *b
		try.lines, try.gone = slices.Clone(b.lines), maps.Clone(b.gone)
		way(&try)
		if !try.prove(effects, links) {
			continue
		}
		if a, ok := try.trimmed(effects); ok && len(a) < shortest {
			shortest, best = len(a), try
		}
	}
	*b = best
}

// see strikes those of the candidates that a line at hand excludes.
func (b *builder) see(ks []candidates.Candidate) {
	for n := 1; n <= len(b.lines); n++ {
		if line := b.lines[n-1]; line.Under == b.under && line.Rule != explain.RuleSuppose {
			b.strikes(n, ks, explain.RoleRemoved)
		}
	}
}

// eitherWay follows each candidate of a link, and strikes what is excluded whichever is true.
func (b *builder) eitherWay(link source, links []source, targets []candidates.Candidate) {
	n := b.leftOf(link, explain.RolePivot)
	struck := map[candidates.Candidate][]int{} // by target, the lines that strike it, one a case
	for _, k := range b.claim(n).Of {
		s, end := b.suppose(explain.SomeOf(k), explain.RolePivot)
		members := b.members(links)
		b.strikes(s, members, explain.RoleNone)
		b.settle(links, members)
		b.strikes(s, targets, explain.RoleNone)
		b.see(targets)
		for _, t := range targets {
			if at := b.gone[t]; at > n {
				struck[t] = append(struck[t], at)
			}
		}
		end()
	}
	for _, t := range targets {
		ends := struck[t]
		if len(ends) < len(b.claim(n).Of) || b.gone[t] > 0 {
			continue
		}
		var alike []candidates.Candidate
		for _, other := range targets {
			if slices.Equal(struck[other], ends) {
				alike = append(alike, other)
			}
		}
		b.note(b.add(explain.Line{Rule: explain.RuleCases, Claim: explain.NoneOf(alike...), From: append([]int{n}, ends...), Role: explain.RoleRemoved}))
	}
}
