package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// assumed is a candidate that is said to be true or false, if what was said before is so.
type assumed struct {
	candidate candidates.Candidate
	is        bool
}

// The words of suppositions: what begins one, what stands between what follows from it, what says that two of them
// come to the same, and what says nothing.
const (
	supposing  = "if when suppose assume assuming were"
	following  = "then , ; . : so and => which therefore thus hence means meaning making makes leaving leaves forcing forces but -"
	sameEnd    = "either both case cases way ways any regardless whichever always in otherwise else"
	saysLittle = little + " " + verbs + " " + certain + " " + maybe + " " + before + " " + alone + " has ' this would were turn not instead"
)

// supposed reads what follows if a candidate is true or false, told in sentences: "if r3c2 isn't 1 it's 9, then r1c1
// is 5, then r8c1 is 1, so r2c1 can't be 1", or of both candidates of a cell or a house, "if r7c2 is 1, r7c8 is 4. If
// r7c2 is 6, r8c3 is 4. Either way r8c9 isn't 4". That is a chain.
func (p *people) supposed() (*Claim, bool) {
	var digit candidates.Digit
	all := p.all
	if len(all) > 2 && all[0].kind == aDigits && all[1].is(": ,") { // 5s: if ...
		digit, _ = all[0].digits.Single()
		all = all[2:]
	}
	if len(all) == 0 || !all[0].is(supposing) {
		return nil, false
	}
	end := len(all)
	for i, t := range all {
		if t.is("either both regardless whichever") && i > 0 || t.is("so therefore thus hence =>") {
			end = i
		}
	}
	for i := len(all) - 1; i > 0 && end == len(all); i-- {
		if all[i].is("; .") {
			end = i
		}
	}
	from := end
	for from < len(all) && (all[from].is(sameEnd) || all[from].is(following)) {
		from++
	}
	for end > 0 && all[end-1].is("in , . ;") {
		end--
	}
	after := &reader{text: p.text, all: all[from:], layout: p.layout, grid: p.grid, about: scope{digits: candidates.Digits(digit)}}
	effects, ok := after.said(false)
	if !ok || digit == 0 && end == len(all) {
		return nil, false
	}
	var branches [][]assumed
	for i := 0; i < end; {
		next := i + 1
		for next < end && !all[next].is(supposing) && !all[next].is("otherwise else") {
			next++
		}
		subject := candidates.CellSet{}
		if len(branches) > 0 {
			subject = candidates.Cells(branches[0][0].candidate.Cell())
		}
		branch, ok := p.assumed(all[i+1:next], digit, subject)
		if !ok {
			return nil, false
		}
		if all[i].is("otherwise else") {
			first := branches[0][0]
			first.is = !first.is
			branch = append([]assumed{first}, branch...)
		}
		if last := len(branch) - 1; last > 0 && !branch[last].is && slices.Contains(effects, explain.Effect{Candidate: branch[last].candidate}) {
			branch = branch[:last] // what goes is said of each
		}
		branches = append(branches, p.linkedUp(branch))
		i = next
	}
	var nodes []assumed
	switch {
	case len(branches) == 1 && !branches[0][0].is:
		nodes = branches[0]
	case len(branches) == 2 && branches[0][0].is && branches[1][0].is:
		nodes = slices.Clone(branches[0])
		slices.Reverse(nodes)
		for i := range nodes { // if what follows is false, so is what it follows from
			nodes[i].is = !nodes[i].is
		}
		nodes = append(nodes, branches[1]...)
	case len(branches) == 2 && branches[0][0].candidate == branches[1][0].candidate && branches[0][0].is != branches[1][0].is:
		nodes = slices.Clone(branches[0])
		slices.Reverse(nodes)
		for i := range nodes {
			nodes[i].is = !nodes[i].is
		}
		nodes = append(nodes, branches[1][1:]...)
	default:
		return nil, false
	}
	if n := len(nodes); n < 2 || nodes[0].is || !nodes[n-1].is {
		return nil, false
	}
	var c chain
	for i, n := range nodes {
		sign := byte(0)
		if i > 0 {
			sign = '-'
			if n.is {
				sign = '='
			}
		}
		c.terms = append(c.terms, term{sign: sign, parts: []step{{digits: []candidates.Digit{n.candidate.Digit()}}}, cells: candidates.Cells(n.candidate.Cell())})
	}
	if first, last := nodes[0].candidate, nodes[1].candidate; len(nodes) == 2 && first.Cell() != last.Cell() && first.Digit() == last.Digit() { // how one follows from the other is left to the reader
		ends := &mention{name: "chain", book: p.book, digits: candidates.Digits(first.Digit())}
		for _, n := range nodes {
			ends.groups = append(ends.groups, candidates.Cells(n.candidate.Cell()))
			ends.places = append(ends.places, explain.Node{Digit: n.candidate.Digit(), Cells: candidates.Cells(n.candidate.Cell())})
		}
		return &Claim{Effects: effects, pattern: either{c, ends}}, true
	}
	return &Claim{Effects: effects, pattern: c}, true
}

// assumed reads what is said of candidates one after the other. A cell or a digit that is not said is the last one, or
// the subject of the case before.
func (p *people) assumed(all []token, digit candidates.Digit, subject candidates.CellSet) (said []assumed, ok bool) {
	r := &reader{text: p.text, all: all, layout: p.layout}
	var cell, lastCell candidates.Cell
	var d candidates.Digit
	hasCell, known, not := false, false, false
	if known = !subject.IsEmpty(); known { // if it's 1
		lastCell = subject.First()
	}
	done := func() bool {
		if !hasCell && d == 0 {
			return true
		}
		if !hasCell {
			if cell = lastCell; !known {
				return false
			}
		}
		if d == 0 {
			d = digit
		}
		if d == 0 {
			return false
		}
		said = append(said, assumed{candidates.Of(cell, d), !not})
		lastCell, known, digit = cell, true, d
		hasCell, d, not = false, 0, false
		return true
	}
	for !r.done() {
		t := r.at(0)
		cells, n := r.cell()
		one, single := cells.Single()
		switch {
		case n > 0:
			if !single || hasCell && d == 0 && !done() || hasCell && d != 0 && !done() {
				return nil, false
			}
			cell, hasCell = one, true
			r.pos += n
			continue
		case t.kind == aDigits || t.kind == aWord && t.digits != 0:
			if d != 0 && !done() || t.digits.Len() != 1 {
				return nil, false
			}
			d = t.digits.First()
		case t.is(following):
			if !done() {
				return nil, false
			}
		case t.is("it") && (hasCell || d != 0):
			if !done() {
				return nil, false
			}
		case t.is(negative):
			not = true
		case t.is("="), t.is(saysLittle):
		default:
			return nil, false
		}
		r.pos++
	}
	return said, done() && len(said) > 0
}

// linkedUp adds to what is said to follow the candidates between: where one is true and the next is, a third is false.
func (p *people) linkedUp(said []assumed) (all []assumed) {
	for i, b := range said {
		if i == 0 {
			all = append(all, b)
			continue
		}
		a := all[len(all)-1]
		if a.is == b.is {
			all = append(all, assumed{p.between(a.candidate, b.candidate, a.is), !a.is})
		}
		all = append(all, b)
	}
	return all
}

// between returns the candidate by which one leads to another: which the first excludes if it is true, so that the
// second is the only one left, or which is the only one left if the first is false, and excludes the second. Where
// there is none it is one in the cell of the second, and what is wrong with it is for the chain to say.
func (p *people) between(a, b candidates.Candidate, is bool) candidates.Candidate {
	g := p.grid
	if !is {
		a, b = b, a
	}
	excludes := func(x candidates.Candidate) bool {
		return x != a && (x.Cell() == a.Cell() || x.Digit() == a.Digit() && p.layout.Peers(a.Cell()).Has(x.Cell()))
	}
	for d := range g.Candidates(b.Cell()).Without(b.Digit()).All() {
		if x := candidates.Of(b.Cell(), d); g.Candidates(b.Cell()).Len() == 2 && excludes(x) {
			return x
		}
	}
	for h := range p.layout.HousesOf(b.Cell()).All() {
		places := g.PlacesIn(b.Digit(), h)
		if c, one := places.Without(b.Cell()).Single(); one && excludes(candidates.Of(c, b.Digit())) {
			return candidates.Of(c, b.Digit())
		}
	}
	return candidates.Of(b.Cell(), a.Digit())
}
