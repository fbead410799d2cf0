package argue

import (
	"maps"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxCases is how many cases the reasons of one effect may look at. It is what package verify allows.
const maxCases = 2000

// maxTries is how many cases may be looked at in vain for an argument with fewer.
const maxTries = 200

// whole is what may be looked at for one effect.
var whole = budget{cases: maxCases, tries: maxTries, covers: maxCovers}

// source is something that has a true candidate: an item, or the candidates of which a line claims that one is true.
type source struct {
	item candidates.Item
	line int // 0 for an item
}

// all returns the candidates of the source on the grid.
func (b *builder) all(s source) []candidates.Candidate {
	if s.line > 0 {
		return b.claim(s.line).Of
	}
	return b.grid.AppendCandidates(nil, s.item)
}

// members returns all candidates of the sources.
func (b *builder) members(sources []source) (ks []candidates.Candidate) {
	for _, s := range sources {
		ks = append(ks, b.all(s)...)
	}
	return explain.SomeOf(ks...).Of
}

// leftOf says what is left of the source.
func (b *builder) leftOf(s source, role explain.Role) int {
	if s.line > 0 {
		return b.restOf(s.line, role)
	}
	return b.left(s.item, role)
}

func sourcesOf(items []candidates.Item) (sources []source) {
	for _, item := range items {
		sources = append(sources, source{item: item})
	}
	return sources
}

// prove finds reasons for effects in some sources. It takes the removals of a digit together, and then those
// from a cell, where nothing but what all of them exclude is needed and no cases. It reports whether it found
// reasons for all.
func (b *builder) prove(effects []explain.Effect, sources []source) bool {
	groups := func(key func(k candidates.Candidate) uint16) {
		alike := map[uint16][]candidates.Candidate{}
		for _, k := range removals(effects) {
			if b.gone[k] == 0 {
				alike[key(k)] = append(alike[key(k)], k)
			}
		}
		for _, n := range slices.Sorted(maps.Keys(alike)) {
			if len(alike[n]) > 1 {
				b.deny(explain.SomeOf(alike[n]...), sources, false)
			}
		}
	}
	groups(func(k candidates.Candidate) uint16 { return uint16(k.Digit()) })
	groups(func(k candidates.Candidate) uint16 { return uint16(k.Cell()) })
	members := b.members(sources)
	for _, e := range effects {
		b.settle(sources, members)
		contrary := explain.SomeOf(e.Candidate)
		if e.Place {
			contrary = explain.NoneOf(e.Candidate)
		}
		if !b.told(e) && !b.deny(contrary, sources, true) {
			return false
		}
	}
	return true
}

// deny supposes a claim and follows what is forced, and if it may, where nothing is, looks at cases. It
// reports whether it found a contradiction within the budget, and then claims the contrary.
func (b *builder) deny(claim explain.Claim, sources []source, cases bool) bool {
	b.budget = whole
	members, before := b.members(sources), len(b.lines)
	s, end := b.suppose(claim, explain.RoleAssumed)
	b.strikes(s, members, explain.RoleNone)
	b.strikesWith(s, members)
	contradiction := b.contradict(sources, members, cases)
	end()
	switch {
	case contradiction == 0:
		b.lines = b.lines[:before]
		return false
	case claim.Some:
		b.refute(s, contradiction, explain.RoleRemoved)
	default:
		b.either(s, contradiction, explain.RolePlaced)
	}
	return true
}

// settle follows what is forced among the sources, to a contradiction if there is one, of which it returns the
// line. Otherwise it returns the sources of which several candidates are left.
func (b *builder) settle(sources []source, members []candidates.Candidate) (open []source, contradiction int) {
	settled := map[candidates.Candidate]bool{} // true, as a line says
	for forced := true; forced; {
		forced, open = false, nil
		for _, s := range sources {
			switch ks, _ := b.rest(b.all(s)); {
			case len(ks) == 0:
				return nil, b.leftOf(s, explain.RoleConflict)
			case len(ks) > 1:
				open = append(open, s)
			case !settled[ks[0]]:
				settled[ks[0]], forced = true, true
				n := b.leftOf(s, explain.RoleNone)
				b.strikes(n, members, explain.RoleNone)
				b.strikesWith(n, members)
			}
		}
	}
	return open, 0
}

// contradict finds a contradiction among the sources and returns its line, 0 if it finds none. Cases are looked
// at, if at all, where nothing is forced and no count shows one; best such that none has cases in turn.
func (b *builder) contradict(sources []source, members []candidates.Candidate, cases bool) int {
	if b.cases--; b.cases < 0 {
		return 0
	}
	open, n := b.settle(sources, members)
	for n == 0 && len(open) > 0 {
		if n = b.shortage(open); n > 0 || b.straight || !b.lock(open, members) {
			break
		}
		open, n = b.settle(sources, members)
	}
	if n > 0 || len(open) == 0 || !cases {
		return n
	}
	lead := func(cases bool) func(s int) int {
		return func(s int) int {
			b.strikes(s, members, explain.RoleNone)
			b.strikesWith(s, members)
			return b.contradict(sources, members, cases)
		}
	}
	sort.SliceStable(open, func(i, j int) bool { return b.size(open[i]) < b.size(open[j]) })
	for _, s := range open {
		if b.tries <= 0 {
			break
		}
		before, left := len(b.lines), b.cases
		if n := b.split(b.leftOf(s, explain.RolePivot), lead(false), explain.SomeOf()); n > 0 {
			return n
		}
		b.lines = b.lines[:before]
		b.tries, b.cases = b.tries-(left-b.cases), left
	}
	return b.split(b.leftOf(open[0], explain.RolePivot), lead(true), explain.SomeOf())
}

// size returns how many candidates are left of the source.
func (b *builder) size(s source) int {
	ks, _ := b.rest(b.all(s))
	return len(ks)
}

// split looks at the cases of a line. Each is led to the claim by a function that gets the number of the
// supposition and returns that of the last line, 0 if it does not get there; then split returns 0.
func (b *builder) split(n int, lead func(s int) int, claim explain.Claim) int {
	from := []int{n}
	for _, k := range b.claim(n).Of {
		under := b.under
		s, end := b.suppose(explain.SomeOf(k), explain.RolePivot)
		last := lead(s)
		end()
		if last == 0 {
			return 0
		}
		if at := b.lines[last-1].Under; b.lines[last-1].Rule != explain.RuleSuppose && at == under {
			return last // it does not rest on the case
		}
		from = append(from, last)
	}
	return b.note(b.add(explain.Line{Rule: explain.RuleCases, Claim: claim, From: from}))
}

// follow places a candidate that a line claims to be true, for what comes after: it strikes all that it excludes.
func (b *builder) follow(n int) {
	b.strikes(n, b.everything(), explain.RoleNone)
	b.strikesWith(n, b.everything())
}

// everything returns all candidates of open cells.
func (b *builder) everything() (ks []candidates.Candidate) {
	for c := range b.grid.Open().All() {
		for d := range b.grid.Candidates(c).All() {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks
}
