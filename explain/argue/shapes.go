package argue

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// counted is what a pattern counts: items that each need a true candidate, and links, of which each serves one.
type counted struct {
	needs []candidates.Item
	lines []int // that claim that one of some candidates is true, each a need as well
	links [][]candidates.Candidate
	fins  []candidates.Candidate // that may be in too few links
	// Lines under a supposition that a digit is in one of some cells, which claim that it is in one of others: these
	// candidates are in the links. They are about all candidates of the needs.
	carried []int
}

// of returns what is counted without the items that a step does not cite.
func (c counted) of(premises []candidates.Item) counted {
	c.needs = slices.DeleteFunc(slices.Clone(c.needs), func(item candidates.Item) bool { return !slices.Contains(premises, item) })
	return c
}

// tellCounted counts once where that locks the pattern, and says which link each target would take all
// candidates of. For the other targets it counts what is left if the target is true.
func (b *builder) tellCounted(c counted, effects []explain.Effect) {
	targets := removals(effects)
	b.tellLinks(c, targets)
	for _, k := range targets {
		if b.gone[k] == 0 {
			b.overfill(c, k)
		}
	}
}

// tellLinks counts as many needs as links, if there are, and says which targets would take all candidates of a link.
func (b *builder) tellLinks(c counted, targets []candidates.Candidate) {
	if len(c.needs) == 1 && len(c.lines) == 0 {
		b.strikes(b.left(c.needs[0], explain.RolePattern), targets, explain.RoleRemoved)
		return
	}
	full := b.count(c)
	if full > 0 && !b.claim(full).Some {
		b.tellServed(full, targets, explain.RoleRemoved)
	}
}

// tellServed says which targets would take all candidates of a link of a line that counts as many needs as links.
func (b *builder) tellServed(full int, targets []candidates.Candidate, role explain.Role) {
	for _, link := range b.lines[full-1].Links {
		var struck []candidates.Candidate
		for _, k := range targets {
			if b.gone[k] == 0 && b.excluded(k, link) {
				struck = append(struck, k)
			}
		}
		cells, digits := explain.CellsAndDigits(link)
		switch {
		case len(struck) == 0:
		case (cells.Len() == 1 || digits.Len() == 1) && explain.ShareItems(b.grid.Layout(), link, struck):
			b.note(b.add(explain.Line{Rule: explain.RuleStrikes, Claim: explain.NoneOf(struck...), From: []int{full}, Role: role}))
		default:
			served := b.add(explain.Line{Rule: explain.RuleServed, Claim: explain.SomeOf(link...), From: []int{full}, Role: explain.RolePattern})
			b.strikes(served, struck, role)
		}
	}
}

// members returns all candidates of the needs.
func (c *counted) members(g *candidates.Grid) (ks []candidates.Candidate) {
	for _, item := range c.needs {
		ks = append(ks, g.AppendCandidates(nil, item)...)
	}
	return explain.SomeOf(ks...).Of
}

// countSet counts cells of a house, and as links their digits.
func countSet(g *candidates.Grid, cells candidates.CellSet) (c counted) {
	for cell := range cells.All() {
		c.needs = append(c.needs, candidates.CellItem(cell))
	}
	for d := range g.Layout().Digits().All() {
		if places := explain.ForDigit(d, g.Places(d).And(cells)); len(places) > 0 {
			c.links = append(c.links, places)
		}
	}
	return c
}

// overfill supposes a candidate and counts what is left: more needs than links.
func (b *builder) overfill(c counted, k candidates.Candidate) {
	s, end := b.suppose(explain.SomeOf(k), explain.RoleAssumed)
	b.strikes(s, c.members(b.grid), explain.RoleNone)
	c.needs = slices.DeleteFunc(slices.Clone(c.needs), func(item candidates.Item) bool { return slices.Contains(b.grid.AppendCandidates(nil, item), k) })
	contradiction := b.count(c)
	end()
	if contradiction > 0 && b.claim(contradiction).IsContradiction() {
		b.refute(s, contradiction, explain.RoleRemoved)
	}
}

// tellLocked counts the cells and the digits of a locked set.
func (b *builder) tellLocked(e explain.LockedSet, effects []explain.Effect) {
	b.tellCounted(countLocked(b.grid, e), effects)
}

// countLocked counts the cells and the digits of a locked set.
func countLocked(g *candidates.Grid, e explain.LockedSet) counted {
	c := counted{needs: e.Premises()}
	if !e.Hidden {
		for d := range e.Set.All() {
			c.links = append(c.links, explain.ForDigit(d, e.Cells.And(g.Places(d))))
		}
		return c
	}
	for cell := range e.Cells.All() {
		var link []candidates.Candidate
		for d := range e.Set.All() {
			link = append(link, candidates.Of(cell, d))
		}
		c.links = append(c.links, link)
	}
	return c
}

// tellCover counts the base and the cover houses of a fish, with fins under the supposition that none of
// these is true: a target is excluded by all the fins and by all places in one of its covers. A place of
// more bases than covers than that is a link by itself.
func (b *builder) tellCover(e explain.Cover, effects []explain.Effect) {
	c := counted{needs: e.Premises()}
	places, fins := e.Places(b.grid), explain.ForDigit(e.Digit, e.Fins(b.grid))
	for h := range e.Covers.All() {
		c.links = append(c.links, explain.ForDigit(e.Digit, places.And(b.grid.Layout().HouseCells(h))))
	}
	if len(fins) > 0 {
		b.tellFins(c, fins, removals(effects))
	}
	for fin := range e.Fins(b.grid).All() {
		houses := b.grid.Layout().HousesOf(fin)
		for range (houses & e.Base).Len() - (houses & e.Covers).Len() {
			c.links = append(c.links, explain.ForDigit(e.Digit, candidates.Cells(fin)))
		}
	}
	b.tellCounted(c, effects)
}

// tellFins says that a fin is true or one place of each link, and which targets both exclude.
func (b *builder) tellFins(c counted, fins, targets []candidates.Candidate) {
	s, end := b.suppose(explain.NoneOf(fins...), explain.RoleFin)
	var served []int
	if full := b.count(c); full > 0 && !b.claim(full).Some {
		for _, link := range b.lines[full-1].Links {
			served = append(served, b.add(explain.Line{Rule: explain.RuleServed, Claim: explain.SomeOf(link...), From: []int{full}, Role: explain.RolePattern}))
		}
	}
	end()
	for _, n := range served {
		b.strikes(b.either(s, n, explain.RolePattern), targets, explain.RoleRemoved)
	}
}

// tellSetChain follows an open chain of almost locked sets from one end to the other: if the first set lacks
// the digit of a target it has all its others, so that the next lacks one, and the last set has the digit.
func (b *builder) tellSetChain(e explain.SetChain, effects []explain.Effect) {
	targets := removals(effects)
	for _, k := range targets {
		first := explain.ForDigit(k.Digit(), e.Sets[0].And(b.grid.Places(k.Digit())))
		if e.Closed() || b.gone[k] > 0 || len(first) == 0 {
			continue
		}
		s, end := b.suppose(explain.NoneOf(first...), explain.RoleOn)
		last := s
		for i := 0; i < len(e.Sets) && last > 0; i++ {
			d := k.Digit()
			if i < len(e.Common) {
				d = e.Common[i]
			}
			last = b.served(e.Sets[i], explain.ForDigit(d, e.Sets[i].And(b.grid.Places(d))))
			if last > 0 && i < len(e.Common) {
				last = b.strikes(last, explain.ForDigit(d, e.Sets[i+1].And(b.grid.Places(d))), explain.RoleOff)
			}
		}
		end()
		if last > 0 {
			b.strikes(b.either(s, last, explain.RoleOn), targets, explain.RoleRemoved)
		}
	}
	b.tellCounted(countSetChain(b.grid, e), effects)
}

// tellWing looks at the cases of the pivot: each forces a pincer to hold the digit, or does so itself.
func (b *builder) tellWing(e explain.Wing, effects []explain.Effect) {
	pivot := b.left(e.Pivot, explain.RolePivot)
	var ends []candidates.Candidate
	for _, k := range b.claim(pivot).Of {
		if p, ok := e.PincerOf(b.grid, k); ok {
			ends = append(ends, candidates.Of(p, e.Digit))
		} else {
			ends = append(ends, k)
		}
	}
	one := b.split(pivot, func(s int) int {
		k := b.claim(s).Of[0]
		p, ok := e.PincerOf(b.grid, k)
		if !ok {
			return s
		}
		b.strikes(s, []candidates.Candidate{candidates.Of(p, k.Digit())}, explain.RoleNone)
		return b.left(candidates.CellItem(p), explain.RolePincer)
	}, explain.SomeOf(ends...))
	b.strikes(one, removals(effects), explain.RoleRemoved)
}

// tellChain follows an open chain from one end to the other: if the first node is false the last is true. A
// continuous loop is counted: each strong link needs one of its nodes, each weak one has room for one.
func (b *builder) tellChain(e explain.Chain, effects []explain.Effect) {
	switch {
	case e.Continuous():
		b.tellCounted(countLoop(b.grid, e), effects)
		return
	case e.Closed() && !e.Links[0].Strong():
		b.tellFalseNode(e)
		return
	}
	if cells, ok := e.Turns(b.grid); ok {
		b.tellTurns(e, cells, effects)
		return
	}
	first := e.Nodes[0].Candidates()
	s, end := b.suppose(explain.NoneOf(first...), explain.RoleOn)
	last := b.followChain(e, s, len(e.Links))
	end()
	if last > 0 {
		b.strikes(b.either(s, last, explain.RoleOn), removals(effects), explain.RoleRemoved)
	}
}

// followChain follows the links of a chain, up to a number of them, and returns the line about the node that
// they lead to, or that an item has nothing left; it returns 0 if some link does not lead on.
func (b *builder) followChain(e explain.Chain, last, links int) int {
	for i := 0; i < links && last > 0 && !b.claim(last).IsContradiction(); i++ {
		switch link := e.Links[i]; {
		case !link.Strong():
			last = b.strikes(last, e.Next(i).Candidates(), explain.RoleOff)
		case !link.InSet():
			last = b.left(link[0], explain.RoleOn)
		default:
			last = b.served(link.Set(), e.Next(i).Candidates())
		}
	}
	return last
}

// served counts the cells of an almost locked set that lost a digit, and says that it has another.
func (b *builder) served(cells candidates.CellSet, node []candidates.Candidate) int {
	if c, ok := cells.Single(); ok {
		n := b.left(candidates.CellItem(c), explain.RoleOn)
		if slices.Equal(b.claim(n).Of, node) {
			return n
		}
		return 0
	}
	c := countSet(b.grid, cells)
	full := b.count(c)
	if full == 0 || b.claim(full).Some || !slices.ContainsFunc(b.lines[full-1].Links, func(link []candidates.Candidate) bool { return slices.Equal(link, node) }) {
		return 0
	}
	return b.add(explain.Line{Rule: explain.RuleServed, Claim: explain.SomeOf(node...), From: []int{full}, Role: explain.RoleOn})
}

// tellFalseNode follows a loop with two weak links at its first node: if that is true it comes to be false.
func (b *builder) tellFalseNode(e explain.Chain) {
	s, end := b.suppose(explain.SomeOf(e.Nodes[0].Candidates()...), explain.RoleAssumed)
	contradiction := 0
	if last := b.followChain(e, s, len(e.Links)); last > 0 && b.claim(last).IsContradiction() {
		contradiction = last
	} else if last > 0 {
		contradiction = b.restOf(s, explain.RoleConflict)
	}
	end()
	if contradiction > 0 && b.claim(contradiction).IsContradiction() {
		b.refute(s, contradiction, explain.RoleRemoved)
	}
}

// countLoop counts the items of the strong links. Links are the two nodes of each weak link, and the other
// digits of almost locked sets.
func countLoop(g *candidates.Grid, e explain.Chain) (c counted) {
	for i, link := range e.Links {
		if !link.Strong() {
			c.links = append(c.links, slices.Concat(e.Nodes[i].Candidates(), e.Next(i).Candidates()))
			continue
		}
		c.needs = append(c.needs, link...)
		if link.InSet() {
			for d := range g.Layout().Digits().Without(e.Nodes[i].Digit).Without(e.Next(i).Digit).All() {
				c.links = append(c.links, explain.ForDigit(d, g.Places(d).And(link.Set())))
			}
		}
	}
	return c
}

// countSetChain counts the cells of the sets, and as links the digits of each set; a restricted common is
// one link for both its sets.
func countSetChain(g *candidates.Grid, e explain.SetChain) (c counted) {
	places := func(i int, d candidates.Digit) []candidates.Candidate {
		return explain.ForDigit(d, e.Sets[i].And(g.Places(d)))
	}
	for i, set := range e.Sets {
		for cell := range set.All() {
			c.needs = append(c.needs, candidates.CellItem(cell))
		}
		for d := range (g.Layout().Digits() &^ e.CommonsOf(i)).All() {
			c.links = append(c.links, places(i, d))
		}
	}
	for i, d := range e.Common {
		c.links = append(c.links, slices.Concat(places(i, d), places(e.Next(i), d)))
	}
	return c
}

// tellSectors counts truths and links. If there are more of the former unless a fin is true, one is.
func (b *builder) tellSectors(c counted, e explain.Sectors, effects []explain.Effect) {
	if fins := e.Fins(b.grid); e.Spare() > 0 {
		s, end := b.suppose(explain.NoneOf(fins...), explain.RoleFin)
		contradiction := b.count(c)
		end()
		if contradiction > 0 {
			b.strikes(b.either(s, contradiction, explain.RoleFin), removals(effects), explain.RoleRemoved)
		}
	}
	if !b.tells(effects) {
		b.tellCounted(c, effects)
	}
}

// countSectors counts the truths and the links. A candidate that is in fewer links than truths is a link by
// itself, a fin.
func countSectors(g *candidates.Grid, e explain.Sectors) (c counted) {
	c.needs = e.Truths
	short := map[candidates.Candidate]int{} // of links
	var all []candidates.Candidate
	for _, item := range e.Truths {
		for _, k := range g.AppendCandidates(nil, item) {
			short[k]++
			all = append(all, k)
		}
	}
	all = explain.SomeOf(all...).Of
	for _, item := range e.Links {
		var link []candidates.Candidate
		for _, k := range g.AppendCandidates(nil, item) {
			if slices.Contains(all, k) {
				link = append(link, k)
				short[k]--
			}
		}
		c.links = append(c.links, link)
	}
	for _, group := range e.Groups {
		for _, k := range group {
			short[k]--
		}
		c.links = append(c.links, group)
	}
	for _, k := range all {
		for ; short[k] > 0; short[k]-- {
			c.links = append(c.links, []candidates.Candidate{k})
		}
	}
	return c
}

// tellDeadly says that one of the guardians is true, which targets they all exclude, and which follow when
// the guardians count as one cell more beside the cells that the step cites.
func (b *builder) tellDeadly(e explain.Deadly, effects []explain.Effect) {
	n := b.exchange(e)
	targets := removals(effects)
	b.strikes(n, targets, explain.RoleRemoved)
	c := counted{needs: e.Items, lines: []int{n}}
	for d := range b.grid.Layout().Digits().All() {
		var link []candidates.Candidate
		for _, k := range explain.SomeOf(append(c.members(b.grid), b.claim(n).Of...)...).Of {
			if k.Digit() == d {
				link = append(link, k)
			}
		}
		if !b.exclusive(link) {
			return
		}
		c.links = append(c.links, link)
	}
	if !b.tells(effects) {
		b.tellLinks(c, targets)
	}
}

// exclusive reports whether no two of the candidates can be true.
func (b *builder) exclusive(ks []candidates.Candidate) bool {
	for i, k := range ks {
		if !b.excluded(k, ks[:i]) {
			return false
		}
	}
	return true
}
