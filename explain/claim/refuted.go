package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// The words for what follows from a supposition at the beginning of a text, and those that it ends with if it cannot be.
const (
	onwards   = ": ? => - > then gives puts makes forces needs would means takes leaves sends kills leads pushes drives and is leaving making forcing"
	brokenEnd = "nope no impossible contradiction bust busted broken breaks break fails bad dead stuck empty nowhere illegal wrong fail clash clashes homeless"
	lackEnd   = "left place places room spot spots home cell cells candidates"
)

// refuted reads a text that begins with a candidate that is supposed, "6 at r3c7: ...", "r4c8=2 gives ...", and ends in words for what cannot
// be, "two 7s in row 5", "nothing left for r5c3". It claims that the candidate is false; how is not understood.
func (p *people) refuted() *Claim {
	k, next, ok := p.triedFirst()
	ok = ok && p.endsBroken(k, next)
	if !ok {
		k, ok = p.triedLast()
	}
	if !ok || !p.grid.Has(k) || p.grid.Candidates(k.Cell()).Len() < 2 {
		return nil
	}
	all := trimmed(p.all, ". !")
	return &Claim{Effects: []explain.Effect{{Candidate: k}}, Unread: p.textOf(0, len(all))}
}

// triedLast returns the candidate of which the last part of a text says that it breaks what was said before: "only r5c1 and r5c2 can be
// 1 or 2, a 6 in r5c1 would break that".
func (p *people) triedLast() (k candidates.Candidate, ok bool) {
	parts := parted(trimmed(p.all, ". !"), ", . ; : - so and but")
	last := parts[len(parts)-1]
	n := len(last) - 1
	if len(parts) < 2 || n < 3 || !last[n].is("that this it both them") || !last[n-1].is("break breaks ruins kill kills prevent prevents") {
		return k, false
	}
	about := scopeOf(last[:n-1])
	c, one := about.cells.Single()
	d, alone := about.digits.Single()
	says := slices.ContainsFunc(last[:n-1], func(t token) bool { return t.is(negative) })
	return candidates.Of(c, d), one && alone && about.houses == 0 && !says
}

// triedFirst returns the candidate that is supposed first, and where the text goes on.
func (p *people) triedFirst() (k candidates.Candidate, next int, ok bool) {
	i := 0
	if p.token(0).houses != 0 && p.token(1).is(": ,") { // col 4: if ...
		i = 2
	} else if _, house := houseWords[p.token(0).word]; house && p.token(2).is(": ,") {
		i = 3
	}
	supposes := false
	for p.token(i).is("also and ok well now") {
		i++
	}
	for ; p.token(i).is("if suppose say let put try imagine with a an the when assume placing putting ( )"); i++ {
		supposes = supposes || p.token(i).is("if suppose let put try imagine when assume placing putting with")
	}
	t := p.token(i)
	var cell candidates.CellSet
	var digits candidates.DigitSet
	switch at := i + 1; {
	case t.kind == aDigits && p.token(at).is(")"):
		digits, cell, next = t.digits, p.token(at+1).cells, at+2
	case t.kind == aDigits && p.token(at).is("in at on"):
		digits, cell, next = t.digits, p.token(at+1).cells, at+2
	case t.kind == theCells && (p.token(at).is("= be as") || supposes && p.token(at).is("is was were")):
		if p.token(at + 1).is("a an") {
			at++
		}
		digits, cell, next = p.token(at+1).digits, t.cells, at+2
	case t.kind == theCells && p.deniedAt(at) > 0: // r4c7 can't be 8: then ...
		at = p.deniedAt(at)
		digits, cell, next = p.token(at).digits, t.cells, at+1
		if !p.token(next).is(": - because since otherwise else") {
			return k, 0, false
		}
	case t.kind == theCells: // r8c5 a 9?
		if p.token(at).is("a an") {
			at++
		}
		if p.token(at).kind != aDigits {
			return k, 0, false
		}
		digits, cell, next = p.token(at).digits, t.cells, at+1
	default:
		return k, 0, false
	}
	c, one := cell.Single()
	d, alone := digits.Single()
	goesOn := p.token(next).is(onwards) || supposes && p.token(next).is("you we it the that there one")
	if p.token(next).is(",") { // r9c6=5, the row has no other place supposes nothing
		goesOn = supposes || len(parted(p.all[next:], ",")) > 2
	}
	return candidates.Of(c, d), next, one && alone && goesOn
}

// deniedAt returns where the digit stands of which words say that a cell is not: "can't be 8", "isn't an 8"; 0 if none do.
func (p *people) deniedAt(i int) int {
	not := false
	for ; p.token(i).is("can could is must not cannot be a an the never"); i++ {
		not = not || p.token(i).is("not cannot never")
	}
	if not && p.token(i).kind == aDigits {
		return i
	}
	return 0
}

// endsBroken reports whether a text ends in words for what cannot be, or says that the candidate it began with is not so, and concludes
// nothing else.
func (p *people) endsBroken(k candidates.Candidate, from int) bool {
	all := trimmed(p.all, ". !")
	last := len(all)
	joins := func(i int) bool { // 1 and 2
		return all[i].is(", and") && i+1 < len(all) && all[i+1].kind > aSign && all[i+1].kind == all[i-1].kind
	}
	for last > from && (!all[last-1].is(". , ; : => so and then but") || joins(last-1)) {
		last--
	}
	end := all[last:]
	for len(end) > 1 && end[0].is("that there s is are has have which") { // that's two 5s in row 3
		end = end[1:]
	}
	if len(end) == 0 {
		return false
	}
	has := func(words string) bool { return slices.ContainsFunc(end, func(t token) bool { return t.is(words) }) }
	about := scopeOf(end)
	digit := candidates.Digits(k.Digit())
	denied := has(negative) && (about.digits == digit || about.digits == 0) && (about.cells.IsEmpty() || about.cells == candidates.Cells(k.Cell())) && about.houses == 0
	switch {
	case has("other else another"): // nowhere else in box 1 takes it
		return false
	case denied && (has("there it its that this work possible allowed") || about.digits == digit && about.cells == candidates.Cells(k.Cell()) || len(end) <= 2 && about.digits == digit || len(end) == 1): // so no 2 there
		return true
	case end[len(end)-1].is(brokenEnd), has("broken contradiction impossible illegal"): // r5c1 broken
		return true
	case has("no nothing nowhere without none") && (has(lackEnd) || has("has have") && has("for")): // nothing left for r5c3
		return true
	case has("no without lost lose loses") && about.houses != 0 && about.cells.IsEmpty(): // row 2 would have no 3
		return true
	case has("nowhere"), slices.ContainsFunc(end[:len(end)-1], func(t token) bool { return t.is("two") }) && end[len(end)-1].kind == aDigits, end[0].is("two both") && (about.digits != 0 || about.cells.Len() > 1), end[len(end)-1].is("too twice again"): // two 7s in row 5
		return true
	case has("only") && has("both"): // has only r1c1 left for both
		return true
	}
	return false
}
