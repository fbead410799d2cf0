package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// checked returns a claim with what its text says of the board and is not so, if it would be shown without that, or if its reason is not understood
// otherwise: which house a cell is in, which cells see each other, what a cell may be, where a digit can go. Whoever looks for a pattern
// passes these over.
func (c *Claim) checked(text string, g *candidates.Grid, book Book) (*Claim, error) {
	if len(text) > longestPhrase {
		return c, nil
	}
	if c.IsConclusion() {
		if of := c.ofTrial(text, g); of != c || c.Unread == "" {
			return of, nil
		}
		if of := c.ofHead(text, g, book); of != c {
			return of, nil
		}
	}
	if _, err := Parse(text, g.Layout(), book.Known); err == nil { // notation says what it says
		return c, nil
	}
	j := c.Judge(g, explain.Unique, book.Call)
	if c.Unread != "" || !j.right() {
		if less := withoutTrue(text, g); less != text {
			if other := readLess(less, text, g, book); other != nil {
				return other, nil
			}
		}
		if c = c.settledIn(text, g, book); c == nil {
			return nil, reasonUnread(text, 1)
		}
		j = c.Judge(g, explain.Unique, book.Call)
	}
	if j.Verdict == Shown && isOneSided(text, g, c.Effects) {
		return &Claim{Effects: c.Effects, Unread: text}, nil
	}
	f := &facts{reader: reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}, after: *g}
	steps := []*explain.Step{}
	if c.Unread != "" {
		s := explain.NewStep(explain.Single{}, c.Effects...)
		steps = append(steps, &s)
	} else if j.Verdict != Shown {
		return c, nil
	} else if steps = append(j.More, j.Step); len(steps) == 1 {
		f.of = j.Step.Evidence
	}
	f.goes = cellsAffected(c.Effects)
	f.byRow = len(c.Effects) > 0 && cellsAffected(c.Effects).Within(scopeOf(f.all).cells)
	for _, s := range steps {
		s.Apply(&f.after)
	}
	for _, s := range steps {
		if c.Unread == "" {
			if j := whatever(g, s.Evidence, assumedBy(s.Evidence)); j.Step != nil {
				j.Step.Apply(&f.after)
			}
		}
	}
	why, certain := f.wrong()
	if why.IsZero() && f.of != nil && len(g.Layout().Clues()) == 0 {
		why, certain = newPeople(text, g, book).misnamed(steps[0]), true
	}
	if c.Unread != "" && why.IsZero() {
		if of := c.byName(text, g, book); of != nil {
			return of, nil
		}
		if of := c.byHouse(g, book); of != nil {
			return of, nil
		}
		if of := c.byOneColor(text, g); of != nil {
			return of, nil
		}
	}
	if why.IsZero() {
		return c, nil
	}
	if !certain {
		return c.doubted(text, why), nil
	}
	return &Claim{Name: c.Name, Effects: c.Effects, pattern: untrue(why)}, nil
}

// misnamed says what the pattern of a step is made of if a text names another type of it, or, behind its name, digits that it has not: "UR type 1",
// "m-wing with 1 and 5".
func (p *people) misnamed(s *explain.Step) say.Sentence {
	e := s.Evidence
	own := e.Digits(p.grid) | digitsOfCells(p.grid, e, cellsOf(p.grid, e))
	for from := 0; from < len(p.all); {
		begin, end := p.findName(from, len(p.all))
		if begin == end {
			break
		}
		name := p.textOf(begin, end)
		_, fits := p.book.Call(name, p.grid, s)
		if !fits && slices.ContainsFunc(p.all[begin:end], func(t token) bool { return t.is("type") }) {
			return made(p.grid, e)
		}
		for i := end; i+1 < len(p.all); i++ { // unique rectangle 46 r23c48, type 1
			if kind, one := p.all[i+1].digits.Single(); one && p.all[i].is("type") && p.book.Known(name+" type "+kind.String()) {
				if _, fits := p.book.Call(name+" type "+kind.String(), p.grid, s); !fits {
					return made(p.grid, e)
				}
			}
		}
		n := end
		for p.token(n).is("on of for with in digit digits number the : (") {
			n++
		}
		digits := candidates.DigitSet(0)
		for p.token(n).kind == aDigits && !p.token(n).each {
			digits |= p.token(n).digits
			for n++; p.token(n).is("/ and & ,") && p.token(n+1).kind == aDigits; n++ {
			}
		}
		counts := p.token(n).is("cell cells link links strong candidates row rows column columns") || p.token(n).kind == theCells || p.token(n).is("= - <> )") && p.token(n+1).kind == theCells
		if t := p.token(end); t.kind == aDigits && t.pos < len(p.text) && digits.Len() == 1 && (p.text[t.pos] == '[' || p.token(n).is("(") || p.token(n).kind == aDigits) { // xy-wing[3], locked candidates 2 (claiming)
			counts = true
		}
		if cells := cellsOf(p.grid, e); fits && !counts && digits&^own != 0 {
			if missing := digits &^ p.grid.CandidatesIn(cells); missing != 0 && !cells.IsEmpty() {
				return nowhere(missing, cells)
			}
			return made(p.grid, e)
		}
		from = max(n, end)
	}
	return none
}

// readLess reads a text without what is true of the board anyway, and returns the claim if that is shown. Houses that are left out must be those of
// the pattern.
func readLess(less, text string, g *candidates.Grid, book Book) *Claim {
	c, _, err := readOrGuess(less, g, book)
	if err != nil || c.Unread != "" || c.IsConclusion() {
		return nil
	}
	c, err = c.brief().checked(less, g, book)
	if err != nil || c.Unread != "" || c.IsConclusion() {
		return nil
	}
	j := c.Judge(g, explain.Unique, book.Call)
	if j.Verdict != Shown || len(j.More) > 0 {
		return nil
	}
	said := scopeOf(tokensOn(text, g.Layout())).houses &^ scopeOf(tokensOn(less, g.Layout())).houses
	switch e := j.Step.Evidence.(type) {
	case explain.Single, explain.LockedSet:
		if said&^housesAround(g, e) != 0 {
			return nil
		}
	case explain.Cover:
		if e.Base.Len() == 1 && said&^(e.Base|e.Covers) != 0 {
			return nil
		}
	}
	return c
}

// withoutTrue returns a text without what it says of the house of a cell, of all that a cell may be, and of what cells see, where that is so.
func withoutTrue(text string, g *candidates.Grid) string {
	f := &facts{reader: reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}, after: *g, open: len(text)}
	type span struct{ from, to int }
	var spans []span
	cut := func(from, to int) {
		if len(spans) == 0 || spans[len(spans)-1].to <= from {
			spans = append(spans, span{from, to})
		}
	}
	for f.pos = 0; f.pos < len(f.all); f.pos++ {
		t := f.at(0)
		n := 1
		for f.at(n).is("( in of inside within") {
			n++
		}
		last := f.at(n)
		switch close := f.at(n + 1); {
		case f.isCell(0) && n > 1 && last.kind == theHouses && last.houses.Len() == 1 && t.cells.Within(f.layout.HouseCells(last.houses.First())):
			if f.at(1).is("(") && close.is(")") {
				cut(t.end, close.end)
			} else if !f.at(1).is("(") {
				cut(t.end, last.end)
			}
		case f.isCell(0) && f.isBracketed(1) && t.cells.Len() == 1 && f.grid.Candidates(t.cells.First()) == f.at(1).digits:
			cut(t.end, f.at(1).end)
		case t.is("see sees"): // ", because r4c7 sees r4c1", ". r4c7 and r4c1 see each other"
			from, to := f.pos, f.pos+1
			for from > 0 && !f.all[from-1].is(". ; ,") && (f.isCell(from-1-f.pos) || f.all[from-1].is("because since and & can also both all each as")) {
				from--
			}
			for to < len(f.all) && !f.all[to].is(". ; , !") && (f.isCell(to-f.pos) || f.all[to].is("each other and & both all the cells")) {
				to++
			}
			ends := to == len(f.all) || f.all[to].is(". ; !")
			if cells := scopeOf(f.all[from:to]).cells; cells.Len() > 1 && ends && from > 0 && f.all[from-1].is(". ; ,") && f.sees().IsZero() {
				cut(f.all[from-1].pos, f.all[to-1].end)
			}
		}
	}
	for i := len(spans) - 1; i >= 0; i-- {
		text = text[:spans[i].from] + text[spans[i].to:]
	}
	return text
}

// ofTrial returns the claim that a candidate is false of a text that begins with it and says that it does not work, or tries it, if what is said to follow
// from it was read as the conclusion: "9 in r1c6 doesn't work: r9c2=9, ...", "put a 3 in r5c9: r7c9 becomes 7, ... So it isn't a 3".
func (c *Claim) ofTrial(text string, g *candidates.Grid) *Claim {
	goes, fails, rest := tried(text, g, false)
	if len(rest) < longTrial || slices.ContainsFunc(rest, func(t token) bool { return t.is(otherCases + " both") }) {
		return c
	}
	last := 0
	for i, t := range rest {
		if t.is("so therefore hence thus . ;") && i+1 < len(rest) {
			last = i
		}
	}
	end := scopeOf(rest[last:])
	other := func(e explain.Effect) bool {
		return e != goes && (e.Place || e.Candidate.Cell() != goes.Candidate.Cell())
	}
	if !slices.ContainsFunc(c.Effects, other) || !fails && !slices.Contains(c.Effects, goes) && last > 0 && slices.ContainsFunc(c.Effects, func(e explain.Effect) bool {
		return end.cells.Has(e.Candidate.Cell()) && !slices.ContainsFunc(rest[last:], func(t token) bool { return t.is("must") })
	}) {
		return c
	}
	return &Claim{Effects: []explain.Effect{goes}, Unread: text}
}

// ofHead returns the claim that a text begins with, that some candidates are false, if what is supposed behind it was read as the conclusion:
// "r4c7 can't be 6. If it is, ...", "r4c7 <> 1 because r4c7=1 kills ...".
func (c *Claim) ofHead(text string, g *candidates.Grid, book Book) *Claim {
	all := tokensOn(text, g.Layout())
	end := slices.IndexFunc(all, func(t token) bool { return t.is(". : ; because since (") })
	if end < 2 {
		return c
	}
	head, _, err := readAs(text[all[0].pos:all[end-1].end], g, book)
	if err != nil || !head.IsConclusion() || head.Unread != "" || slices.ContainsFunc(head.Effects, func(e explain.Effect) bool { return e.Place }) || slices.ContainsFunc(head.Effects, func(e explain.Effect) bool { return slices.Contains(c.Effects, e) }) {
		return c
	}
	rest := all[end:]
	if rest[0].is("(") { // (letters are rows)
		rest = rest[max(0, slices.IndexFunc(rest, func(t token) bool { return t.is(")") })):]
	}
	for len(rest) > 0 && rest[0].is(". : ; ) because since") {
		rest = rest[1:]
	}
	again := len(rest) > 2 && rest[0].cells == cellsAffected(head.Effects) && rest[1].is("=") && rest[2].kind == aDigits
	if !again && !(len(rest) > 1 && (rest[0].is("if") || rest[0].is("it that this") && rest[1].is("would"))) {
		return c
	}
	return &Claim{Effects: head.Effects, Unread: text}
}

// isOneSided reports whether a text follows one candidate that it supposes and no other case, and concludes what need not be so if that is false:
// "if r1c6 is 2 then ... r5c6 is 8, therefore r6c6 can't be 8".
func isOneSided(text string, g *candidates.Grid, effects []explain.Effect) bool {
	all := tokensOn(text, g.Layout())
	if len(all) < 4 || !all[0].is("if") || slices.ContainsFunc(all[1:], func(t token) bool {
		return t.is(otherCases+" both contradiction contradictions impossible no unless") || t.kind == aSign && t.is("?")
	}) {
		return false
	}
	c, one := all[1].cells.Single()
	d, isOne := all[3].digits.Single()
	if all[1].kind != theCells || !one || !all[2].is("is =") || all[3].kind != aDigits || !isOne || !g.Candidates(c).Has(d) {
		return false
	}
	other, isOne := g.Candidates(c).Without(d).Single()
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		cell := e.Candidate.Cell()
		return cell == c || isOne && e.Candidate.Digit() == other && g.Layout().Peers(c).Has(cell)
	})
}

// otherCases are words that speak of another case than the one that is followed.
const otherCases = supposing + " otherwise else either whichever or"

// longTrial is how many tokens follow a candidate that is tried, and not only named.
const longTrial = 8

// tried returns what a text begins with that tries a candidate, as its removal, whether it says at once that it does not work, and what follows, which is
// nothing if no candidate is tried. A question, "what if r1c3 is 2?", tries one if that counts.
func tried(text string, g *candidates.Grid, asks bool) (goes explain.Effect, fails bool, rest []token) {
	r := &reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}
	var cell candidates.Cell
	var d candidates.Digit
	cells, tries := 0, false
	for r.pos < len(r.all) && !r.at(0).is(": , ; . then so ? =>") {
		t := r.at(0)
		in, n := r.cell()
		if t.is("and") && cells == 1 && d != 0 {
			break
		}
		if k, one := t.digits.Single(); t.kind == aDigits && one && d == 0 {
			d = k
		} else if k, one := in.Single(); n > 0 && one {
			cell, cells = k, cells+1
			r.pos += n - 1
		} else if t.kind > aSign {
			return goes, false, nil
		}
		fails = fails || t.is("work works fails impossible")
		tries = tries || fails || t.is("put putting try trying test suppose say let assume assuming")
		r.pos++
	}
	tries = tries || asks && r.at(0).is("?") && slices.ContainsFunc(r.all[:r.pos], func(t token) bool { return t.is("if") })
	tries = tries || r.at(0).is("=>") && slices.ContainsFunc(r.all[r.pos:], func(t token) bool { return t.is("contradiction") }) // r1c3=2 => ..., contradiction
	if cells != 1 || d == 0 || !tries {
		return goes, false, nil
	}
	return explain.Remove(cell, d), fails, r.all[min(r.pos, len(r.all)):]
}

// settledIn returns a claim without those effects that are said to be so in a case alone: what is said of a cell of which the conclusion does not
// speak, behind a supposition or a colour. It is nil if none is left.
func (c *Claim) settledIn(text string, g *candidates.Grid, book Book) *Claim {
	all := trimmed(tokensOn(text, g.Layout()), ". ! ; ) ?")
	begin := slices.IndexFunc(all, func(t token) bool {
		return t.is(supposing + " try trying say let fails works work blue green assuming contradiction contradicts impossible clash clashes")
	})
	last := 0
	for i, t := range all {
		if t.is("so therefore hence thus whichever either both . ; ! ?") && (t.kind == aSign || scopeOf(all[i:]).cells.Len() > 0 || t.is("so therefore hence thus")) {
			last = i
		}
	}
	if begin < 0 || last == 0 || slices.ContainsFunc(all[last:], func(t token) bool { return t.is(pronouns + " its that there those these neither both") }) {
		return c
	}
	end := scopeOf(all[last:]).cells
	if all[begin].is("contradiction contradicts impossible clash clashes") { // of what is said first
		begin = 0
	}
	supposed := scopeOf(all[:min(len(all), begin+6)]).cells
	less := *c
	less.Effects = slices.DeleteFunc(slices.Clone(c.Effects), func(e explain.Effect) bool {
		cell := e.Candidate.Cell()
		return !end.Has(cell) && (e.Place || !supposed.Has(cell))
	})
	if all[last].is("whichever either both so therefore hence thus") && last+1 < len(all) {
		said, of := last+1, all[last+1:]
		if n := slices.IndexFunc(of, func(t token) bool { return t.kind > aSign || t.is(negative) || t.is(removing) }); n > 0 { // whichever colour is true r2c8 is not 5
			said += n
		}
		if said, _, err := readAs(text[all[said].pos:], g, book); err == nil && said.IsConclusion() && said.Unread == "" && !slices.Equal(said.Effects, c.Effects) && cellsAffected(said.Effects).Within(cellsAffected(c.Effects)) {
			less.Effects = said.Effects
		}
	}
	if slices.Equal(less.Effects, c.Effects) {
		return c
	}
	if len(less.Effects) == 0 {
		return nil
	}
	if j := less.Judge(g, explain.Unique, book.Call); c.Unread != "" || j.Verdict != Shown {
		less.Unread, less.pattern = text, nil
	}
	return &less
}

// byName returns the claim of the pattern that a text names, as far as a sentence or a part of one tells of it, with the conclusion that is said
// otherwise, if that does not follow from it; nil if nothing is wrong with it, or it is not understood.
func (c *Claim) byName(text string, g *candidates.Grid, book Book) *Claim {
	p := newPeople(text, g, book)
	p.all = tokensOn(text, g.Layout())
	begin, end := p.findName(0, len(p.all))
	if begin == end || p.deniesName() || !c.IsConclusion() || len(g.Layout().Clues()) > 0 {
		return nil
	}
	var effects []string
	for _, e := range c.Effects {
		if e.Place { // it may be left to the reader how
			return nil
		}
		effects = append(effects, e.String())
	}
	from := p.sentenceBegin(begin + 1)
	for to := end; to < len(p.all); to++ {
		if !p.all[to].is(". ; , ! => so therefore thus hence that which") || p.lists(to) {
			continue
		}
		said, _, err := readAs(text[p.all[from].pos:p.all[to-1].end]+" => "+strings.Join(effects, ", "), g, book)
		if err != nil || said.Unread != "" || said.IsConclusion() || said.Name == "" || !slices.Equal(said.Effects, c.Effects) {
			continue
		}
		switch j := said.Judge(g, explain.Unique, book.Call); {
		case j.Verdict == Shown || j.Verdict == Idle:
			return nil
		case !p.misread(said, &j) && (j.Step != nil || j.Verdict == Unsupported):
			return said
		}
	}
	return nil
}

// byHouse returns the claim that gives no other reason than the only places of a digit in a house, if what it concludes does not follow from that: "the 4s
// of row 9 are only in r9c6 and r9c8, so no 4 in r8c8".
func (c *Claim) byHouse(g *candidates.Grid, book Book) *Claim {
	reason := tokensOn(withPlaces(c.Unread, g.Layout()), g.Layout())
	s := scopeOf(reason)
	if across := s.crossing(g.Layout()); s.cells.IsEmpty() && across.Len() > 1 {
		s.cells, s.houses = across, g.Layout().HousesOfAll(across)&s.houses
	}
	if s.houses.Len() != 1 || s.digits.Len() != 1 || s.cells.Len() < 2 || !slices.ContainsFunc(reason, func(t token) bool { return t.is(alone) }) || !saysNoMore(reason) ||
		slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return e.Place }) {
		return nil
	}
	meant := &Claim{Effects: c.Effects, pattern: grounds{book: book, about: scope{houses: s.houses, digits: s.digits}, plain: true}}
	if j := meant.Judge(g, explain.Unique, book.Call); j.Verdict != Unsupported {
		return nil
	}
	return meant
}

// untrue is a reason that says something that is not so.
type untrue say.Sentence

func (p untrue) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return nil, say.Sentence(p)
}
