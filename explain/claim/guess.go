package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// readOrGuess does what read does, and of a claim that is not understood, or only in part, what guessed does.
func readOrGuess(text string, g *candidates.Grid, book Book) (*Claim, *people, error) {
	c, p, err := read(text, g, book)
	if (err != nil || c.Unread != "") && len(text) <= longestPhrase {
		if whole := guessed(text, g, book); whole != nil {
			return whole, nil, nil
		}
	}
	isRight := func(c *Claim) bool {
		j := c.Judge(g, explain.Unique, book.Call)
		return c.Unread == "" && j.Verdict == Shown
	}
	if other, ok := columnFirst(text, g); ok && (err != nil || !isRight(c)) {
		if whole, _, err := read(other, g, book); err == nil && isRight(whole) {
			return whole, nil, nil
		}
	}
	if other, ok := cellsOfRowB(text, g); ok && (err != nil || !isRight(c)) {
		if whole, _, err := read(other, g, book); err == nil && isRight(whole) {
			return whole, nil, nil
		}
	}
	if err == nil && c.Unread != "" && slices.ContainsFunc(strings.Split(c.Unread, " ... "), func(part string) bool { return !strings.Contains(text, part) }) { // in other words
		c.Unread = text
	}
	return c, p, err
}

// lastly returns what is certain of a text that is not understood: the claim that it makes without a part that begins with which, what stands before what
// would be otherwise, or that the candidate is false that it tries, if it says so at once or ends with it.
func lastly(text string, g *candidates.Grid, book Book) *Claim {
	all := tokensOn(text, g.Layout())
	for i := 2; i+1 < len(all); i++ { // r4c7, which sees both, is not 5
		if all[i].is("which") && all[i-1].is(",") && all[i-2].kind == theCells && all[i+1].is("see sees") {
			n := slices.IndexFunc(all[i:], func(t token) bool { return t.is(", . ; !") })
			if n < 0 || !all[i+n].is(",") {
				break
			}
			c, _, err := read(text[:all[i-1].pos]+text[all[i+n].end:], g, book)
			if err == nil && (c.IsConclusion() || c.Unread != "") {
				c.Unread = text
			}
			if err == nil {
				return c
			}
		}
	}
	for i := 2; i+4 < len(all); i++ { // r4c7 has to be 8: with a 7 there, ...
		if all[i].is(":") && all[i+1].is("with") && (all[i+2].kind == aDigits && all[i+3].is("there") || all[i+2].is("a an the") && all[i+3].kind == aDigits && all[i+4].is("there")) {
			begin := all[0].pos
			if all[0].is("why") {
				begin = all[1].pos
			}
			if c, _, err := read(text[begin:all[i].pos], g, book); err == nil && c.IsConclusion() && c.Unread == "" {
				c.Unread = text
				return c
			}
		}
	}
	goes, fails, rest := tried(text, g, true)
	last := trimmed(rest, ". !")
	if n := len(last) - 1; n >= 0 {
		for n > 0 && !last[n-1].is(", . ; : => so") {
			n--
		}
		last = last[n:]
	}
	said := scopeOf(last)
	denied := slices.ContainsFunc(last, func(t token) bool { return t.is(negative) || t.is(removing) || t.is("contradiction impossible") }) && said.digits&^candidates.Digits(goes.Candidate.Digit()) == 0 && said.cells.Within(candidates.Cells(goes.Candidate.Cell()))
	if len(rest) < longTrial || !fails && !denied || !g.Has(goes.Candidate) || slices.ContainsFunc(rest, func(t token) bool { return t.is(otherCases) }) {
		return nil
	}
	return &Claim{Effects: []explain.Effect{goes}, Unread: text}
}

// cellsOfRowB returns a text about row 2 in which B3 is a cell, if it is no box that all it says could be of: "a pair in row 2 (B3 and B6)".
func cellsOfRowB(text string, g *candidates.Grid) (other string, ok bool) {
	const row = 2
	all := tokensOn(text, g.Layout())
	line := candidates.HouseOf(candidates.Row, row)
	named, outside := false, false
	for i := len(all) - 1; i >= 0; i-- {
		t := all[i]
		switch {
		case t.houses.Len() != 1:
		case t.houses.First() == line:
			named = true
		case t.end == t.pos+2 && text[t.pos]|0x20 == 'b':
			outside = outside || !g.Layout().HouseCells(t.houses.First()).Meets(g.Layout().HouseCells(line))
			text = text[:t.pos] + "r2c" + text[t.pos+1:]
		}
	}
	return text, named && outside
}

// columnFirst returns a text whose cells such as (5,6) are named column first, if it names a filled one the other way: one does not say of it where a
// digit goes.
func columnFirst(text string, g *candidates.Grid) (other string, ok bool) {
	isDigit := func(n int) bool { return n >= 0 && n < len(text) && text[n] >= '0' && text[n] <= '9' }
	turned := []byte(text)
	for i := range len(text) - 2 {
		j := i + 2
		if text[j] == ' ' {
			j++
		}
		if text[i+1] != ',' || !isDigit(i) || isDigit(i-1) || !isDigit(j) || isDigit(j+1) {
			continue
		}
		if before := strings.ToLower(strings.TrimRight(text[:i], " (")); !strings.HasSuffix(text[:i], "(") && !strings.HasSuffix(before, "cell") && !strings.HasSuffix(before, "square") {
			continue
		}
		row, column := int(text[i]-'0'), int(text[j]-'0')
		if size := g.Layout().Size(); row == 0 || column == 0 || row > size || column > size {
			return "", false
		}
		turned[i], turned[j] = text[j], text[i]
		ok = ok || g.Value(candidates.At(row, column)) != 0
	}
	return string(turned), ok
}

// guessed reads what a text ends with in words that nobody knows, if it is proved by a pattern of which the rest of the text speaks: "which
// disposes of the 6s in r1c8". Which way it is meant need not be known then: a pattern that removes a candidate does not place it.
func guessed(text string, g *candidates.Grid, book Book) *Claim {
	x := partsOf(text, g, book)
	if x == nil {
		return nil
	}
	from, to := x.ending()
	if from == to || x.contradicts() || slices.ContainsFunc(x.parts, func(p phrase) bool { // those two hold nothing else
		return len(p.effects) == 0 && slices.ContainsFunc(p.all, func(t token) bool { return t.is("nothing anything") }) && slices.ContainsFunc(p.all, func(t token) bool { return t.is("else") })
	}) {
		return nil
	}
	for i, p := range x.parts {
		if len(p.effects) == 0 && x.supposesIn(i) && scopeOf(p.all).digits == 0 && slices.ContainsFunc(p.all, x.isStrange) { // if r1c3 is a banana
			return nil
		}
	}
	cases := x.cases
	for n := from; n < to; n++ { // all of the ending, or less of it if the rest is of the pattern
		if n > from && !x.parts[n].marked && !x.parts[n-1].follows && !slices.ContainsFunc(x.parts[n-1].all, func(t token) bool { return t.is("see sees") }) {
			continue
		}
		if n > 0 && x.parts[n-1].sentence == x.parts[n].sentence && !slices.ContainsFunc(x.parts[n-1].all, func(t token) bool { return t.kind != theCells }) {
			continue // of some of a list
		}
		for _, place := range []bool{false, true} {
			if x.guess(n, to, place); len(x.effects) == 0 {
				continue
			}
			for _, followed := range []bool{false, true} { // by a pattern that has all that is said to follow, or as it is told
				if x.cases, x.chain = cases, nil; !followed && len(cases) > 0 {
					if len(cases) > 1 && !x.plain() {
						continue
					}
					x.cases, x.chain = nil, slices.Concat(cases...)
				}
				if s := x.supported(nil); s != nil {
					if j := s.Judge(g, explain.Unique, book.Call); s.IsConclusion() || j.Verdict == Shown {
						return s
					}
				}
			}
		}
	}
	return nil
}

// ending returns the parts with which a text ends that may say what goes or is placed: none with digits stands behind them but a reason.
func (x *gist) ending() (from, to int) {
	for to = len(x.parts); to > 0; to-- {
		if x.mayConclude(to - 1) {
			break
		}
		if p := x.parts[to-1]; scopeOf(p.all).digits != 0 && !hasWord(gistReason, p.lead.word) && !p.all[0].is("seeing") {
			return 0, 0
		}
	}
	for from = to; from > 0 && x.parts[from-1].sentence == x.parts[to-1].sentence && x.mayConclude(from-1); from-- {
	}
	if before := from - 1; before >= 0 && from < to && x.parts[before].lead.is(gistGives) && len(x.parts[before].effects) == 0 && x.parts[before].sentence == x.parts[from].sentence {
		return 0, 0 // the 4 leaves r9c5, the 4 and 7 leave r9c9
	}
	return from, to
}

// mayConclude reports whether a part names digits and the cells they may go from, or one of both if the other one is known.
func (x *gist) mayConclude(i int) bool {
	p := &x.parts[i]
	return len(p.effects) > 0 || len(x.loosely(i, false)) > 0 || len(x.loosely(i, true)) > 0
}

// loosely returns what a part says if it removes, or places, what it names.
func (x *gist) loosely(i int, place bool) (effects []explain.Effect) {
	p := &x.parts[i]
	if links(p.all) > 1 || p.has("no keep keeps stay stays remain remains "+gistHedges) || slices.ContainsFunc(p.all, func(t token) bool { return t.is(negative) }) {
		return nil
	}
	for i := 1; !place && i < len(p.all); i++ { // plants an 8 in r6c7, sends 8 to r6c7
		if t, before := p.all[i], p.all[i-1]; t.kind == aDigits && before.is("a an") && !p.has("see sees") || t.kind == theCells && before.is("to into") {
			return nil
		}
	}
	groups := x.groups(p.all)
	if len(groups) == 1 {
		lone := groups[0]
		d, one := x.focus(i).Single()
		for n := i - 1; n >= 0 && !one; n-- {
			if x.parts[n].removes {
				d, one = scopeOf(x.parts[n].all).digits.Single()
				break
			}
		}
		switch {
		case lone.kind == theCells && one:
			groups = []group{{token: token{kind: aDigits, digits: candidates.Digits(d)}}, lone}
		case lone.kind == aDigits && (place && (p.has("it there") || x.namesSingle(p)) || !place && p.removes && p.has("both them they there it")):
			groups = []group{lone, {token: token{kind: theCells, cells: x.meant(i, !place)}}}
		}
	}
	if !alternate(groups) {
		return nil
	}
	for n := 0; n < len(groups); n += 2 {
		cells, digits := groups[n].cells.Or(groups[n+1].cells), groups[n].digits|groups[n+1].digits
		if place && (cells.Len() != 1 || digits.Len() != 1) {
			return nil
		}
		for c := range cells.All() {
			if x.grid.Candidates(c)&digits == 0 || x.grid.Value(c) != 0 {
				return nil
			}
		}
		if place {
			effects = append(effects, explain.Effect{Candidate: candidates.Of(cells.First(), digits.First()), Place: true})
			continue
		}
		effects = append(effects, x.held(cells, digits)...)
	}
	return effects
}

// namesSingle reports whether a part names a single: "so a naked single of 8".
func (x *gist) namesSingle(p *phrase) bool {
	of := &people{reader: reader{text: x.text, all: p.all, layout: x.layout, grid: x.grid}, book: x.book}
	begin, end := of.findName(0, len(p.all))
	return begin < end && x.isSingle(of.textOf(begin, end))
}

// guess makes what some parts say the conclusion: each removes what it names unless it is known what it says, and the last may place it.
func (x *gist) guess(from, to int, place bool) {
	x.effects, x.at = nil, make([]bool, len(x.parts))
	for i := from; i < to; i++ {
		said := x.parts[i].effects
		if len(said) == 0 {
			said = x.loosely(i, place && i == to-1)
		}
		x.at[i] = true
		x.effects = append(x.effects, said...)
	}
	if x.effects = Conclusion(x.effects...).Effects; contradict(x.effects) || slices.ContainsFunc(x.effects, func(e explain.Effect) bool { return !x.grid.Has(e.Candidate) }) {
		x.effects = nil
	}
}
