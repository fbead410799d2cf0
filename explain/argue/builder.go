package argue

import (
	"maps"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// builder writes the lines of an argument, in more lines than are needed in the end.
type builder struct {
	grid  *candidates.Grid
	lines explain.Argument
	under int // the supposition in force
	// By candidate, the line that claims it to be false, 0 if none does. What is found under a supposition is
	// forgotten with it.
	gone     map[candidates.Candidate]int
	sure     map[candidates.Candidate]int // likewise, the line that claims it to be true; only where clues are about three cells
	straight bool                         // whether no locked sets are counted that the evidence does not name
	budget
}

func newBuilder(g *candidates.Grid) *builder {
	b := &builder{grid: g, gone: map[candidates.Candidate]int{}}
	if len(g.Layout().Triples()) > 0 {
		b.sure = map[candidates.Candidate]int{}
	}
	return b
}

// budget is what the reasons of one effect may still look at.
type budget struct {
	cases  int
	tries  int // of these, in looking for cases without cases in turn
	covers int
}

// add appends a line and returns its number.
func (b *builder) add(line explain.Line) int {
	line.Under = b.under
	b.lines = append(b.lines, line)
	if b.sure != nil && line.Rule != explain.RuleSuppose {
		b.assure(len(b.lines))
	}
	return len(b.lines)
}

// assure remembers what a line claims to be true.
func (b *builder) assure(n int) {
	if claim := b.claim(n); claim.Some && len(claim.Of) == 1 && b.sure[claim.Of[0]] == 0 {
		b.sure[claim.Of[0]] = n
	}
}

func (b *builder) claim(n int) explain.Claim { return b.lines[n-1].Claim }

// note remembers what a line claims to be false.
func (b *builder) note(n int) int {
	if claim := b.claim(n); !claim.Some {
		for _, k := range claim.Of {
			if b.gone[k] == 0 {
				b.gone[k] = n
			}
		}
	}
	return n
}

// suppose adds a supposition and puts it in force. The caller ends it with the function returned.
func (b *builder) suppose(claim explain.Claim, role explain.Role) (n int, end func()) {
	under, gone, sure := b.under, b.gone, b.sure
	n = b.add(explain.Line{Rule: explain.RuleSuppose, Claim: claim, Role: role})
	b.under, b.gone = n, make(map[candidates.Candidate]int, len(gone)+8)
	for k, by := range gone {
		b.gone[k] = by
	}
	if sure != nil {
		b.sure = maps.Clone(sure)
		b.assure(n)
	}
	return b.note(n), func() { b.under, b.gone, b.sure = under, gone, sure }
}

// present returns the candidates of the item that no line claims to be false, and the lines about the others.
func (b *builder) present(item candidates.Item) (ks []candidates.Candidate, from []int) {
	return b.rest(b.grid.AppendCandidates(nil, item))
}

// rest returns those of the candidates that no line claims to be false, in order, and the lines about the others.
func (b *builder) rest(all []candidates.Candidate) (ks []candidates.Candidate, from []int) {
	for _, k := range all {
		if n := b.gone[k]; n == 0 {
			ks = append(ks, k)
		} else {
			from = append(from, n)
		}
	}
	slices.Sort(ks)
	return ks, ordered(from)
}

// ordered returns the numbers in order, each once. They are few, and most of them in order.
func ordered(from []int) []int {
	for i := range from {
		for j := i; j > 0 && from[j-1] > from[j]; j-- {
			from[j-1], from[j] = from[j], from[j-1]
		}
	}
	return slices.Compact(from)
}

// left says what is left of an item.
func (b *builder) left(item candidates.Item, role explain.Role) int {
	ks, from := b.present(item)
	return b.add(explain.Line{Rule: explain.RuleLeft, Claim: explain.SomeOf(ks...), From: from, Item: item, Role: role})
}

// restOf says what is left of what a line claims; it is that line if nothing of it is gone.
func (b *builder) restOf(n int, role explain.Role) int {
	ks, from := b.rest(b.claim(n).Of)
	if len(from) == 0 {
		return n
	}
	return b.add(explain.Line{Rule: explain.RuleRest, Claim: explain.SomeOf(ks...), From: append([]int{n}, from...), Role: role})
}

// strikes says that a line excludes those of the candidates that it does and that are not known to be
// false; it returns 0 if there are none.
func (b *builder) strikes(n int, ks []candidates.Candidate, role explain.Role) int {
	var struck []candidates.Candidate
	for _, k := range ks {
		if b.gone[k] == 0 && b.excludes(n, k) {
			struck = append(struck, k)
		}
	}
	if len(struck) == 0 {
		return 0
	}
	return b.note(b.add(explain.Line{Rule: explain.RuleStrikes, Claim: explain.NoneOf(struck...), From: []int{n}, Role: role}))
}

// excludes reports whether line n claims that one of some candidates is true, each of which excludes k.
func (b *builder) excludes(n int, k candidates.Candidate) bool {
	by := b.claim(n)
	return by.Some && len(by.Of) > 0 && b.excluded(k, by.Of)
}

// excluded reports whether each of the others excludes the candidate.
func (b *builder) excluded(k candidates.Candidate, others []candidates.Candidate) bool {
	return !slices.ContainsFunc(others, func(x candidates.Candidate) bool { return !b.grid.Excludes(x, k) })
}

// refute ends a supposition that one of some candidates is true. The caller has ended it before.
func (b *builder) refute(s, contradiction int, role explain.Role) int {
	return b.note(b.add(explain.Line{Rule: explain.RuleRefute, Claim: explain.NoneOf(b.claim(s).Of...), From: []int{s, contradiction}, Role: role}))
}

// either ends a supposition that none of some candidates is true.
func (b *builder) either(s, end int, role explain.Role) int {
	return b.add(explain.Line{Rule: explain.RuleEither, Claim: explain.SomeOf(slices.Concat(b.claim(s).Of, b.claim(end).Of)...), From: []int{s, end}, Role: role})
}

// count counts needs and links. Of either it takes what is left of them: the links lose what is gone, and
// what a true candidate of a line serves is left to the caller.
func (b *builder) count(c counted) int {
	line := explain.Line{Rule: explain.RuleCount, Needs: c.needs, From: slices.Clone(c.lines)}
	wanted := map[candidates.Candidate]int{}
	want := func(all []candidates.Candidate) {
		ks, from := b.rest(all)
		line.From = append(line.From, from...)
		for _, k := range ks {
			wanted[k]++
		}
	}
	for _, item := range c.needs {
		want(b.grid.AppendCandidates(nil, item))
	}
	for _, n := range c.lines {
		want(b.claim(n).Of)
	}
	needs := len(c.needs) + len(c.lines)
	if len(c.carried) > 0 {
		clear(wanted)
	}
	for _, n := range c.carried {
		line.From = append(line.From, n)
		for _, k := range b.claim(n).Of {
			wanted[k] = 1
		}
	}
	line.From = ordered(line.From)
	holds := map[candidates.Candidate]int{}
	var possible [][]candidates.Candidate
	for _, link := range c.links {
		var ks []candidates.Candidate
		for _, k := range link {
			if wanted[k] > 0 && !slices.Contains(ks, k) {
				ks = append(ks, k)
				holds[k]++
			}
		}
		possible = append(possible, ks)
	}
	// A link is spared whose candidates have links enough without it.
	for _, link := range possible {
		if slices.ContainsFunc(link, func(k candidates.Candidate) bool { return holds[k] <= wanted[k] }) {
			line.Links = append(line.Links, explain.SomeOf(link...).Of)
			continue
		}
		for _, k := range link {
			holds[k]--
		}
	}
	switch {
	case needs > len(line.Links):
		line.Claim = explain.SomeOf(slices.DeleteFunc(slices.Clone(c.fins), func(k candidates.Candidate) bool { return wanted[k] <= holds[k] })...)
	case needs < len(line.Links):
		return 0
	}
	return b.add(line)
}

// restOnPlacements lets lines that say what is left, or that count it, rest on those that say what is true, instead of lines
// that say what that excludes, where one sees it: in a house for a digit, or in a cell.
func (b *builder) restOnPlacements() {
	for n := range b.lines {
		line := &b.lines[n]
		switch line.Rule {
		case explain.RuleLeft:
			line.From = b.reasons(n+1, b.grid.AppendCandidates(nil, line.Item), line.From)
		case explain.RuleRest:
			line.From = append(line.From[:1:1], b.reasons(n+1, b.claim(line.From[0]).Of, line.From[1:])...)
		case explain.RuleCount:
			var all []candidates.Candidate
			for _, item := range line.Needs {
				all = b.grid.AppendCandidates(all, item)
			}
			var needs, from []int
			for _, f := range line.From {
				if b.claim(f).Some {
					needs = append(needs, f)
					all = append(all, b.claim(f).Of...)
				} else {
					from = append(from, f)
				}
			}
			line.From = ordered(append(needs, b.reasons(n+1, all, from)...))
		}
	}
}

// reasons returns lines by which line n leaves no more of some candidates than it claims or counts, none of them in vain.
func (b *builder) reasons(n int, all []candidates.Candidate, from []int) []int {
	line := &b.lines[n-1]
	lost := func(k candidates.Candidate) int {
		return slices.IndexFunc(from, func(f int) bool { return slices.Contains(b.claim(f).Of, k) })
	}
	stays := slices.DeleteFunc(slices.Clone(all), func(k candidates.Candidate) bool { return lost(k) >= 0 })
	all = slices.DeleteFunc(slices.Clone(all), func(k candidates.Candidate) bool { return lost(k) < 0 })
	var reasons []int
	for _, k := range all {
		f := from[lost(k)]
		reason := b.placement(f, k)
		strikes := func(k candidates.Candidate) bool { return b.denies(reason, k) }
		if slices.ContainsFunc(stays, strikes) || line.Rule == explain.RuleCount && b.lines.IsNeed(n, reason) {
			reason = f
		}
		reasons = append(reasons, reason)
	}
	reasons = ordered(reasons)
	for i := 0; i < len(reasons); {
		others := slices.Delete(slices.Clone(reasons), i, i+1)
		if slices.ContainsFunc(all, func(k candidates.Candidate) bool {
			return !slices.ContainsFunc(others, func(f int) bool { return b.denies(f, k) })
		}) {
			i++
			continue
		}
		reasons = others
	}
	return reasons
}

// placement returns the line by which another one strikes a candidate, or that other one if the reader does not see at
// once that it does.
func (b *builder) placement(n int, k candidates.Candidate) int {
	line := &b.lines[n-1]
	if line.Rule != explain.RuleStrikes || len(line.From) > 1 || !b.lines.RulesOut(b.grid.Layout(), line.From[0], k) {
		return n
	}
	from := &b.lines[line.From[0]-1]
	if cells, digits := explain.CellsAndDigits(from.Claim.Of); from.Claim.Some && cells.Len() > 1 &&
		(digits.Len() > 1 || b.grid.Layout().HousesOfAll(cells.With(k.Cell())) == 0) {
		return n
	}
	return line.From[0]
}

func (b *builder) denies(n int, k candidates.Candidate) bool {
	return b.lines.Denies(b.grid.Layout(), n, k)
}

// trimmed returns the lines that the effects need, with new numbers, and of their claims what is needed. ok
// is false if some effect is claimed by none.
func (b *builder) trimmed(effects []explain.Effect) (a explain.Argument, ok bool) {
	needed := make([]bool, len(b.lines)+1)
	used := make([]map[candidates.Candidate]bool, len(b.lines)+1) // of lines that claim candidates to be false
	use := func(n int, k candidates.Candidate) {
		if used[n] == nil {
			used[n] = map[candidates.Candidate]bool{}
		}
		needed[n], used[n][k] = true, true
	}
	for _, e := range effects {
		i := slices.IndexFunc(b.lines, func(line explain.Line) bool {
			return line.Under == 0 && line.Rule != explain.RuleSuppose && line.Claim.Claims(e)
		})
		if i < 0 {
			return nil, false
		}
		use(i+1, e.Candidate)
	}
	for n := len(b.lines); n > 0; n-- {
		if !needed[n] {
			continue
		}
		line := &b.lines[n-1]
		if line.Under > 0 {
			needed[line.Under] = true
		}
		from := line.From
		var lost []candidates.Candidate // what lines must claim to be false
		switch line.Rule {
		case explain.RuleRest:
			needed[from[0]] = true
			lost, from = b.claim(from[0]).Of, from[1:]
		case explain.RuleLeft, explain.RuleWays:
			for _, item := range looksAt(line) {
				lost = b.grid.AppendCandidates(lost, item)
			}
		case explain.RuleCount:
			for _, item := range line.Needs {
				lost = append(lost, b.grid.AppendCandidates(nil, item)...)
			}
			for _, f := range from {
				if b.lines.IsNeed(n, f) {
					needed[f] = true
					if b.lines.InForce(f, n) {
						lost = append(lost, b.claim(f).Of...)
					}
				}
			}
		case explain.RuleCases:
			for _, f := range from {
				needed[f] = true
				if claim := b.claim(f); !claim.Some {
					for k := range used[n] {
						use(f, k)
					}
				}
			}
			continue
		default:
			for _, f := range from {
				needed[f] = true
			}
			continue
		}
		for _, k := range lost {
			for _, f := range from {
				if claim := b.claim(f); !claim.Some && slices.Contains(claim.Of, k) {
					use(f, k)
					break
				}
				if (line.Rule != explain.RuleCount || !b.lines.IsNeed(n, f)) && b.denies(f, k) {
					needed[f] = true
					break
				}
			}
		}
	}
	number := make([]int, len(b.lines)+1)
	for n := 1; n <= len(b.lines); n++ {
		if !needed[n] {
			continue
		}
		line := b.lines[n-1]
		line.Under = number[line.Under]
		if line.Rule == explain.RuleStrikes || (line.Rule == explain.RuleCases || line.Rule == explain.RuleWays) && !line.Claim.Some {
			line.Claim.Of = slices.DeleteFunc(slices.Clone(line.Claim.Of), func(k candidates.Candidate) bool { return !used[n][k] })
		}
		keepsAll := line.Rule != explain.RuleLeft && line.Rule != explain.RuleRest && line.Rule != explain.RuleCount && line.Rule != explain.RuleWays
		var from []int
		for i, f := range line.From {
			if needed[f] && (keepsAll || b.claim(f).Some && i == 0 || b.places(&line, f) || b.serves(&line, f, used[f])) {
				from = append(from, number[f])
			}
		}
		line.From = from
		cite(b.grid, a, &line)
		a = append(a, line)
		number[n] = len(a)
	}
	return a, true
}

// places reports whether a line rests on what another says to be true, and not on what that denies.
func (b *builder) places(line *explain.Line, f int) bool {
	from := &b.lines[f-1]
	return (line.Rule == explain.RuleLeft || line.Rule == explain.RuleRest || line.Rule == explain.RuleCount) && (from.Claim.Some || from.Rule == explain.RuleCount)
}

// looksAt returns the items of which a line says what is left, or what follows from that.
func looksAt(line *explain.Line) []candidates.Item {
	switch line.Rule {
	case explain.RuleLeft:
		return []candidates.Item{line.Item}
	case explain.RuleWays:
		return line.Sum.Premises()
	}
	return nil
}

// serves reports whether a line claims candidates to be false that another needs to be so.
func (b *builder) serves(line *explain.Line, f int, used map[candidates.Candidate]bool) bool {
	switch line.Rule {
	case explain.RuleRest, explain.RuleCount:
		return slices.ContainsFunc(b.claim(f).Of, func(k candidates.Candidate) bool { return used[k] })
	}
	for _, item := range looksAt(line) {
		for _, k := range b.grid.AppendCandidates(nil, item) {
			if used[k] && slices.Contains(b.claim(f).Of, k) {
				return true
			}
		}
	}
	return false
}
