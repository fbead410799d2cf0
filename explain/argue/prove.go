package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxCases is how many cases the reasons of one effect may look at. It is what package verify allows.
const maxCases = 2000

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

// prove finds a reason for the effect in some sources: it supposes the contrary and follows what is forced,
// and where nothing is, looks at the cases of the source with the fewest candidates. It reports whether it
// found one within [maxCases].
func (b *builder) prove(e explain.Effect, sources []source) bool {
	b.cases = maxCases
	members := b.members(sources)
	contrary := explain.SomeOf(e.Candidate)
	if e.Place {
		contrary = explain.NoneOf(e.Candidate)
	}
	s, end := b.suppose(contrary, explain.RoleAssumed)
	b.strikes(s, members, explain.RoleNone)
	contradiction := b.contradict(sources, members)
	end()
	switch {
	case contradiction == 0:
		return false
	case e.Place:
		b.either(s, contradiction, explain.RolePlaced)
	default:
		b.refute(s, contradiction, explain.RoleRemoved)
	}
	return true
}

// contradict finds a contradiction among the sources and returns its line, 0 if it finds none.
func (b *builder) contradict(sources []source, members []candidates.Candidate) int {
	if b.cases--; b.cases < 0 {
		return 0
	}
	settled := map[candidates.Candidate]bool{} // true, as a line says
	for {
		var best source
		fewest := -1
		for _, s := range sources {
			ks, _ := b.rest(b.all(s))
			if len(ks) == 1 && settled[ks[0]] || fewest >= 0 && len(ks) >= fewest {
				continue
			}
			if fewest, best = len(ks), s; fewest == 0 {
				break
			}
		}
		switch fewest {
		case -1:
			return 0
		case 0:
			return b.leftOf(best, explain.RoleConflict)
		case 1:
			n := b.leftOf(best, explain.RoleNone)
			settled[b.claim(n).Of[0]] = true
			b.strikes(n, members, explain.RoleNone)
			continue
		}
		return b.split(b.leftOf(best, explain.RolePivot), func(s int) int {
			b.strikes(s, members, explain.RoleNone)
			return b.contradict(sources, members)
		}, explain.SomeOf())
	}
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
