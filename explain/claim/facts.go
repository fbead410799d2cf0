//go:build !js

package claim

import (
	"fmt"
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
	}
	if _, err := Parse(text, g.Layout(), book.Known); err == nil { // notation says what it says
		return c, nil
	}
	if j := c.Judge(g, explain.Unique, book.Call); c.Unread != "" || !j.right() {
		if less := withoutTrue(text, g); less != text {
			if other := readLess(less, text, g, book); other != nil {
				return other, nil
			}
		}
		if c = c.settledIn(text, g, book); c == nil {
			return nil, reasonUnread(text, 1)
		}
	}
	f := &facts{reader: reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}, after: *g}
	steps := []*explain.Step{}
	if j := c.Judge(g, explain.Unique, book.Call); c.Unread != "" {
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
	why := f.wrong()
	if why.IsZero() && f.of != nil && len(g.Layout().Clues()) == 0 {
		why = newPeople(text, g, book).misnamed(steps[0])
	}
	if c.Unread != "" && why.IsZero() {
		if of := c.byName(text, g, book); of != nil {
			return of, nil
		}
	}
	if c.Unread == "" || why.IsZero() {
		c.misstated = why
		return c, nil
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
		if t := p.token(end); t.kind == aDigits && digits.Len() == 1 && (p.text[t.pos] == '[' || p.token(n).is("(") || p.token(n).kind == aDigits) { // xy-wing[3], locked candidates 2 (claiming)
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
	c, err = c.checked(less, g, book)
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
		case f.isCell(0) && f.at(1).kind == aDigits && strings.IndexByte("({[", text[f.at(1).pos]) >= 0 && t.cells.Len() == 1 && f.grid.Candidates(t.cells.First()) == f.at(1).digits:
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
	r := &reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}
	var cell candidates.Cell
	var d candidates.Digit
	cells, tries, fails := 0, false, false
	for r.pos < len(r.all) && !r.at(0).is(": , ; . then so ? =>") {
		t := r.at(0)
		in, n := r.cell()
		if k, one := t.digits.Single(); t.kind == aDigits && one && d == 0 {
			d = k
		} else if k, one := in.Single(); n > 0 && one {
			cell, cells = k, cells+1
			r.pos += n - 1
		} else if t.kind > aSign {
			return c
		}
		fails = fails || t.is("work works fails impossible")
		tries = tries || fails || t.is("put putting try trying suppose say let assume assuming")
		r.pos++
	}
	rest := r.all[min(r.pos, len(r.all)):]
	again := func(t token) bool { return t.is(supposing + " otherwise else either both whichever or") }
	if cells != 1 || d == 0 || !tries || len(rest) < 8 || slices.ContainsFunc(rest, again) {
		return c
	}
	goes := explain.Remove(cell, d)
	last := 0
	for i, t := range rest {
		if t.is("so therefore hence thus . ;") && i+1 < len(rest) {
			last = i
		}
	}
	end := scopeOf(rest[last:])
	other := func(e explain.Effect) bool { return e != goes && (e.Place || e.Candidate.Cell() != cell) }
	if !slices.ContainsFunc(c.Effects, other) || !fails && !slices.Contains(c.Effects, goes) && last > 0 && slices.ContainsFunc(c.Effects, func(e explain.Effect) bool {
		return end.cells.Has(e.Candidate.Cell()) && !slices.ContainsFunc(rest[last:], func(t token) bool { return t.is("must") })
	}) {
		return c
	}
	return &Claim{Effects: []explain.Effect{goes}, Unread: text}
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

// untrue is a reason that says something that is not so.
type untrue say.Sentence

func (p untrue) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return nil, say.Sentence(p)
}

// facts reads what a text says of the board beside what it concludes. Of what may mean something else nothing is read.
type facts struct {
	reader
	after candidates.Grid    // the conclusion made
	of    explain.Evidence   // that shows it; nil if there are several, or none
	goes  candidates.CellSet // the cells of the conclusion
	byRow bool               // letters of cells are those of rows
	open  int                // where what is supposed begins: of that nothing is read
}

// wrong says what the text says of the board that is not so; it is zero if there is nothing.
func (f *facts) wrong() say.Sentence {
	f.open = slices.IndexFunc(f.all, func(t token) bool {
		return t.is(supposing + " would could might let say put try trying putting placing setting otherwise else unless what happens fails works work follow assuming imagine ?")
	})
	switch f.of.(type) {
	case explain.Trial, explain.Cases:
		f.open = 0
	}
	if f.open < 0 {
		f.open = len(f.all)
	}
	for f.pos = 0; f.pos < len(f.all); f.pos++ {
		for _, read := range []func() say.Sentence{f.inHouse, f.sees, f.listed, f.held, f.alone, f.each, f.left, f.colored, f.part} {
			if why := read(); !why.IsZero() {
				return why
			}
		}
	}
	return none
}

// isCell reports whether a token is cells and nothing else.
func (f *facts) isCell(n int) bool {
	t := f.at(n)
	if t.kind == theCells && f.text[t.pos] == '(' { // (r4c7, r5c7)
		return !t.clue && t.houses == 0 && f.text[t.pos+1]|0x20 == 'r'
	}
	return t.kind == theCells && !t.clue && (f.byRow && (t.houses == 0 || !rowsAndColumns(f.text)) || t.houses == 0 && f.text[t.pos]|0x20 == 'r')
}

// inBrackets reports whether a token is cells in brackets, which are one.
func (f *facts) inBrackets(n int) bool { return f.isCell(n) && f.text[f.at(n).pos] == '(' }

// cellsFrom reads cells side by side from a place on, and returns how many tokens they take.
func (f *facts) cellsFrom(n int) (cells candidates.CellSet, end int) {
	for f.isCell(n) {
		cells = cells.Or(f.at(n).cells)
		n++
		end = n
		for f.at(n).is("and , & or / + both") {
			n++
		}
	}
	return cells, end
}

// inHouse checks "r4c7 in box 5" and "box 5 (r4c7, r5c7)".
func (f *facts) inHouse() say.Sentence {
	house, cells := f.at(0), candidates.CellSet{}
	switch {
	case f.isCell(0):
		n := 1
		if f.at(1).is("(") && f.at(2).kind == aDigits && f.at(3).is(",") { // r4c7 (26, box 6)
			n = 4
		}
		for f.at(n).is("( in of inside within also both is are lies") {
			n++
		}
		if n == 1 {
			return none
		}
		cells, house = f.at(0).cells, f.at(n)
	case f.at(0).is("all both"): // r7c5, r9c4 and r9c5, all three in row 9
		n, last, number := 1, -1, 0
		for i, word := range counts {
			if i > 0 && f.at(1).is(word) {
				number = i
			}
		}
		for f.at(n).is("two three four of them those are cells") {
			n++
		}
		for last > -6 && !f.isCell(last) && (f.at(last).kind != aDigits || f.at(last).digits.Len() > 1) && !f.at(last).is(". ; :") {
			last--
		}
		if !f.at(n).is("in") || f.clause(negative) {
			return none
		}
		if house = f.at(n + 1); f.isCell(last) {
			cells = lastNamed(f.all[:f.pos+last+1])
		}
		begin := f.pos
		for begin > 0 && !f.all[begin-1].is(". ; : => so") {
			begin--
		}
		if all := scopeOf(f.all[begin:f.pos]).cells; number > 1 && all.Len() == number {
			cells = all
		} else if number > 0 && cells.Len() != number {
			return none
		}
		if f.at(0).is("both") && f.isCell(last) && f.at(last-1).is("and &") && f.isCell(last-2) { // of those before them nothing is said
			cells = f.at(last).cells.Or(f.at(last - 2).cells)
		}
		if f.at(1).is("of") && f.at(2).is("those") || cells.Len() < 2 || f.at(-1).is("are is") && !f.isCell(-2) {
			return none
		}
	case f.at(-1).kind == theHouses || f.at(-2).kind == theHouses && f.at(-1).is("and , &"): // c4 c7 (r2c4-r7c4, r2c7-r8c7)
	case !isLong(house): // b1 (r6c16), of an empty rectangle
	case f.inBrackets(1):
		cells = f.at(1).cells
	case f.at(1).is("("):
		all, end := f.cellsFrom(2)
		if end == 0 || !f.at(end).is(")") {
			return none
		}
		cells = all
	}
	if cells.IsEmpty() || house.kind != theHouses || house.houses.Len() != 1 || !house.cells.IsEmpty() {
		return none
	}
	if out := cells.AndNot(f.layout.HouseCells(house.houses.First())); !out.IsEmpty() {
		return outside(out.First(), house.houses)
	}
	return none
}

// isLong reports whether a token is a house whose kind is written out.
func isLong(t token) bool {
	_, ok := houseWords[t.word]
	return ok && t.kind == theHouses
}

// sees checks "r4c7 sees r4c1 and r6c8" and "r4c7 and r4c1 see each other".
func (f *facts) sees() say.Sentence {
	if !f.at(0).is("see sees seeing") || f.at(-1).is(negative) || f.at(-2).is(negative) || f.asks() {
		return none
	}
	n := -1
	for f.at(n).is("can also both all each which that does and , will would too") {
		n--
	}
	subject := candidates.CellSet{}
	for f.isCell(n) {
		subject = subject.Or(f.at(n).cells)
		if n--; f.at(0).is("sees") {
			break
		}
		for f.at(n).is("and , & or / both") {
			n--
		}
	}
	if f.at(n).is("or either") {
		return none
	}
	n = 1
	for f.at(n).is("both all each of the cells two three them these that end ends tip tips pincer pincers wing wings") {
		n++
	}
	if m := n; f.at(n).is("all both every") || f.at(n-1).is("all both every of the") { // all the 4s of box 6 (r4c9, r5c7)
		for f.at(m).kind == aDigits || f.at(m).kind == theHouses || f.at(m).is("the of in s ' places cells") {
			m++
		}
		if f.at(m).is("(") && m > n {
			n = m + 1
		} else if f.inBrackets(m) && m > n {
			n = m
		}
	}
	eachOther := f.at(n).is("other") || f.at(n).is("another") && f.at(n-1).is("one")
	if subject.IsEmpty() && eachOther && f.at(-1).is("and") { // r1c3 and r2c6 have the same colour and see each other
		begin := f.pos
		for begin > 0 && !f.all[begin-1].is(". ; : , (") {
			begin--
		}
		subject = lastNamed(f.all[begin:f.pos])
	}
	if eachOther {
		for c := range subject.All() {
			if why := apart(f.layout, candidates.Cells(c), subject.Without(c)); !why.IsZero() {
				return why
			}
		}
		return none
	}
	objects := candidates.CellSet{}
	for f.isCell(n) {
		next := n + 1
		for f.at(next).is("and , & or /") {
			next++
		}
		if !objects.IsEmpty() && f.at(n+1).kind == aWord && !f.at(n+1).is("so and therefore thus hence too which") { // sees r1c1, and r1c2 is 5
			break
		}
		objects, n = objects.Or(f.at(n).cells), next
	}
	if subject.IsEmpty() || objects.IsEmpty() {
		return none
	}
	return apart(f.layout, subject, objects)
}

// asks reports whether the sentence is a question.
func (f *facts) asks() bool {
	n := 0
	for f.pos+n < len(f.all) && !f.at(n).is(". ; ! ?") {
		n++
	}
	return f.at(n).is("?")
}

// digitsFrom reads digits side by side from a place on, and returns how many tokens they take.
func (f *facts) digitsFrom(n int) (digits candidates.DigitSet, end int) {
	for f.at(n).kind == aDigits && !f.at(n).each {
		digits |= f.at(n).digits
		n++
		end = n
		for f.at(n).is("and , & or / a") {
			n++
		}
	}
	return digits, end
}

// listed checks what cells may be: "r4c7 (26)", "r4c7 has 2 and 6", "r4c7 and r4c9 hold nothing but 26", "which leaves r4c7 with 2 and 6".
func (f *facts) listed() say.Sentence {
	next := f.at(1)
	whole := next.kind == aDigits && strings.IndexByte("({[", f.text[next.pos]) >= 0
	opens := whole || next.is("( { [")
	is := f.at(2)
	equal := next.is("=") && is.kind == aDigits && !is.each && is.digits.Len() > 1 && f.text[is.pos] >= '0' && f.text[is.pos] <= '9' && !f.at(3).is("or / and") && !f.at(-1).is("+ -") && len(f.layout.Clues()) == 0
	behind := f.at(2)
	bare := next.kind == aDigits && !whole && !next.each && next.digits.Len() > 1 && f.at(0).cells.Len() == 1 && (behind.word == "" && behind.kind == aSign || behind.is(", . ; ) and")) && f.at(3).kind != aDigits && len(f.layout.Clues()) == 0
	if !f.isCell(0) || (f.at(-1).is(before) && !bare || f.at(-1).kind == theCells) && !opens || f.at(-1).is("and , & or / = -") && (f.isCell(-2) || f.at(-2).is(")") || f.at(-2).kind == aDigits) && !opens && !equal && !bare || !opens && f.clause(negative+" "+removing) {
		return none
	}
	cells, n := f.cellsFrom(0)
	all, each, close, some := false, false, "", false
	switch {
	case opens:
		cells, n = f.listBefore(), 1
		if cells.IsEmpty() {
			return none
		}
		if !whole {
			n, close = 2, ") } ]"
		}
	case bare: // r4c9 15
		cells, n = f.at(0).cells, 1
	case equal: // r4c9=15
		cells, n = f.at(0).cells, 2
	case f.at(n).is("is are has have hold holds contain contains with can"):
		for n++; f.at(n).is("only just nothing but be either the a both each candidates options of left down to"); n++ {
			all, each = all || f.at(n).is("only just but both each"), each || f.at(n).is("both each")
		}
		some = cells.Len() > 1 && !all
		if f.pos >= f.open || f.at(n).kind != aDigits {
			return none
		}
	default:
		return none
	}
	digits, end := f.digitsFrom(n)
	if whole {
		digits, end = next.digits, 2
	}
	if digits.Len() < 2 || close != "" && !f.at(end).is(close) || !opens && (!equal && f.at(end).kind > aSign || f.at(end).is("= - <>")) {
		return none
	}
	for i := n; i < end; i++ {
		if opens && i > n && f.at(i).digits.Len() > 1 { // one after the other
			return none
		}
	}
	if !opens && f.at(end).is("in at within") { // r4c7 has the 2 or 6 of row 4
		return none
	}
	if opens {
		return f.mayBe(cells, digits, true)
	}
	for c := range cells.And(f.grid.Open()).All() {
		held := f.grid.Candidates(c)
		if cells.Len() > 1 && (!all || !each && held&^digits == 0) || some && held&digits != 0 {
			continue
		}
		if why := f.mayBe(candidates.Cells(c), digits, false); !why.IsZero() {
			return why
		}
	}
	return none
}

// listBefore returns the cells of the list that ends here, none if what stands before it may be of it as well.
func (f *facts) listBefore() (cells candidates.CellSet) {
	n := 0
	for f.isCell(n) {
		cells = cells.Or(f.at(n).cells)
		joined := 0
		for n--; f.at(n).is("and , & or / +"); n-- {
			joined++
		}
		if joined > 1 && f.isCell(n) { // r1c9, and r4c9 (346)
			return candidates.CellSet{}
		}
	}
	if f.at(n).kind == aWord { // {2,6} and r4c7 {2,8}
		n--
	}
	if t := f.at(n); t.kind == aDigits && strings.IndexByte("({[", f.text[t.pos]) >= 0 && f.at(n+1).kind != aSign && !f.at(n+1).is("and or") { // {2,6} r4c7 {2,8} r6c9
		return candidates.CellSet{}
	}
	return cells
}

// mayBe says why some digits are not those that cells may be, before or behind the conclusion.
func (f *facts) mayBe(cells candidates.CellSet, digits candidates.DigitSet, inBrackets bool) say.Sentence {
	held := f.grid.CandidatesIn(cells)
	if then := f.after.CandidatesIn(cells); held == digits || then == digits || !inBrackets && cells.Len() == 1 && f.after.Value(cells.First()) != 0 {
		return none
	}
	if set, ok := f.of.(explain.LockedSet); inBrackets && (ok && set.Hidden || f.of != nil && explain.ShapeOf(f.of) == explain.ShapeDeadly) && digits&^held == 0 {
		return none // of what it may be beside these nothing is said
	}
	if missing := digits &^ held; missing != 0 {
		return nowhere(missing, cells)
	}
	for c := range cells.All() {
		if more := f.grid.Candidates(c) &^ digits; more != 0 {
			return say.CanBeToo(c, more)
		}
	}
	return none
}

// held checks that a digit can be where it is said to be: "the 2 (r7c2 and r9c6)", "8s in r7c2 and r9c8".
func (f *facts) held() say.Sentence {
	t := f.at(0)
	if t.kind != aDigits || t.each || f.pos >= f.open || f.at(-1).kind == aDigits || f.at(-1).is("/ , and & or - + type ) ( =") {
		return none
	}
	n := 1
	for f.at(n).is("in at of ( s '") || f.at(n).kind == theHouses && f.at(n+1).is("are") || f.at(n).is("are") && f.at(n-1).kind == theHouses {
		n++
	}
	if n == 1 && !f.inBrackets(1) || f.clause(negative+" "+removing+" "+arrows) || len(f.layout.Clues()) > 0 {
		return none
	}
	if in := f.at(n); f.inBrackets(n) && strings.ContainsAny(f.text[in.pos:in.end], ", ") {
		for c := range in.cells.All() {
			if t.digits&(f.grid.Candidates(c)|valuesOf(f.grid, candidates.Cells(c))) == 0 {
				return nowhere(t.digits, candidates.Cells(c))
			}
		}
		return none
	}
	for ; f.isCell(n); n++ {
		cells := f.at(n).cells
		for f.at(n+1).is(",") && f.at(n+1).end == f.at(n+2).pos && f.isCell(n+2) { // 5 in r5c1,r6c3
			n += 2
			cells = cells.Or(f.at(n).cells)
		}
		if t.digits&(f.grid.CandidatesIn(cells)|valuesOf(f.grid, cells)) == 0 {
			return nowhere(t.digits, cells)
		}
		more := n + 1
		for f.at(more).is("and , & or / +") {
			more++
		}
		if more == n+1 || f.at(more+1).kind == aWord && !f.at(more+1).is("and or so") { // 4 in r7c6, r8c6 is 5
			break
		}
		n = more - 1
	}
	return none
}

// valuesOf returns the digits that are placed in some cells.
func valuesOf(g *candidates.Grid, cells candidates.CellSet) (digits candidates.DigitSet) {
	for c := range cells.All() {
		if v := g.Value(c); v != 0 {
			digits = digits.With(v)
		}
	}
	return digits
}

// clause reports whether one of some words stands in the clause up to here.
func (f *facts) clause(words string) bool {
	for n := 0; f.pos+n >= 0 && !f.at(n).is(", . ; : ( )"); n-- {
		if f.at(n).is(words) {
			return true
		}
	}
	return false
}

// counts are the words for how many places a digit has.
var counts = []string{"", "one", "two", "three", "four", "five", "six", "seven", "eight"}

// alone checks where a digit is said to go in a house, and how often: "box 8 has only two 4s", "the 4s of row 8 are only in r8c23". It reads a
// clause as a whole.
func (f *facts) alone() say.Sentence {
	if f.pos > 0 && !f.at(-1).is(", . ; : ( and which since because as") || f.isCell(0) && f.at(-1).is(", and") {
		return none
	}
	end := f.pos
	for end < len(f.all) && !f.all[end].is(". ; : ( ) => so since because as which but then therefore thus hence where") && !(f.all[end].is(", and") && end+1 < len(f.all) && (f.all[end+1].kind != aDigits || end+2 < len(f.all) && f.all[end+2].is("in of")) && (f.all[end+1].kind != theCells || end > 0 && f.all[end-1].kind != theCells)) {
		end++
	}
	said := f.all[f.pos:end]
	goesOn := end+1 < len(f.all) && (f.all[end].is("(") || f.all[end].is("and") && f.all[end+1].kind == theCells) // of its cells
	has := func(words string) bool { return slices.ContainsFunc(said, func(t token) bool { return t.is(words) }) }
	if f.pos >= f.open && !has("btw anyway") {
		return none
	}
	about, number := scopeOf(said), 0
	for i, t := range said {
		for n, word := range counts {
			if n > 0 && t.is(word) && !(i+1 < len(said) && said[i+1].is("of")) {
				number = n
			}
		}
	}
	for i := 2; i+1 < len(said) && number == 0 && about.cells.IsEmpty(); i++ { // the only 1 of row 7
		if said[i-1].is("only") && said[i-2].is("the") && said[i].kind == aDigits && said[i].digits.Len() == 1 && said[i+1].is("in of") {
			number = 1
		}
	}
	digits := about.digits
	if digits == 0 && f.of != nil {
		digits = f.of.Digits(f.grid)
	}
	if about.houses.Len() == 1 && number > 0 && has("open empty unsolved unfilled") && has("cells squares") && about.digits == 0 && about.cells.IsEmpty() {
		if h := about.houses.First(); f.layout.HouseCells(h).And(f.grid.Open()).Len() != number {
			return say.ByCheck(message(fmt.Sprintf("%v has %d open cells", h, f.layout.HouseCells(h).And(f.grid.Open()).Len())))
		}
	}
	if across := about.crossing(f.layout); about.houses.Len() > 2 && digits.Len() == 1 && about.cells.IsEmpty() && !across.IsEmpty() { // in column 3 the 2s are only at r6 and r7
		about.cells, about.houses = across, f.layout.HousesOfAll(across)&about.houses
	}
	if digits == 0 || about.houses.Len() != 1 || !has("only just confined restricted limited") || has(negative+" "+maybe+" "+remainder+" both each either") && !has("can possible") || has(removing) {
		return none
	}
	if slices.ContainsFunc(said, func(t token) bool { return t.clue || t.kind == theCells && t.houses != 0 }) {
		return none
	}
	h := about.houses.First()
	if n := slices.IndexFunc(said, func(t token) bool { return t.kind == aDigits }); n >= 0 && n+2 < len(said) && said[n].digits.Len() > 1 && said[n+1].is("cell square") && has("only") && said[n+2].is(before) { // the only 29 cell in column 6
		for c := range f.layout.HouseCells(h).And(f.grid.Open()).AndNot(about.cells).All() {
			if f.grid.Candidates(c) == digits {
				return say.MadeNaked(candidates.Cells(c), digits, 0)
			}
		}
		return none
	}
	behind := f.at(-1).is("and") || has("now then left leaves leaving") || slices.ContainsFunc(f.all[:f.pos], func(t token) bool { return t.is(surely) })
	for d := range digits.All() {
		now, then := f.grid.PlacesIn(d, h), f.after.PlacesIn(d, h)
		if !behind {
			then = now
		}
		switch cells := about.cells; {
		case now.IsEmpty():
		case number > 0 && cells.IsEmpty() && digits.Len() == 1 && now.Len() != number && then.Len() != number && !has("candidates options"):
			return say.HasOnlyAt(h, d, now)
		case !goesOn && (digits.Len() == 1 || digits.Len() == cells.Len()) && !cells.IsEmpty() && cells.Within(f.layout.HouseCells(h)) && !now.Within(cells) && !then.Within(cells):
			return say.HasTooAt(h, d, now.AndNot(cells))
		}
	}
	return none
}

// each checks "each of the three cells has a 4", of the list of cells before it.
func (f *facts) each() say.Sentence {
	if !f.at(0).is("each all") || f.pos >= f.open {
		return none
	}
	n := 1
	for f.at(n).is("of the these those them cells squares two three four") {
		n++
	}
	if !f.at(n).is("has have contain contains hold holds can") {
		return none
	}
	for f.at(n).is("has have contain contains hold holds can be a the candidate digit") {
		n++
	}
	d, one := f.at(n).digits.Single()
	if f.at(n).kind != aDigits || !one || f.at(n+1).kind > aSign {
		return none
	}
	for c := range lastNamed(f.all[:f.pos]).And(f.grid.Open()).All() {
		if !f.grid.Candidates(c).Has(d) {
			return nowhere(candidates.Digits(d), candidates.Cells(c))
		}
	}
	return none
}

// left checks what a cell is said to be when it has lost what goes: "which leaves it as a 6", "leaving only 5 in r9c8", "r7c9 is then a 4".
func (f *facts) left() say.Sentence {
	if len(f.layout.Clues()) > 0 { // sums have digits left as well
		return none
	}
	var goes candidates.CellSet
	for c := range f.grid.Open().All() {
		if f.grid.Candidates(c) != f.after.Candidates(c) || f.after.Value(c) != 0 {
			goes = goes.With(c)
		}
	}
	cells, n := candidates.CellSet{}, 1
	switch {
	case f.at(0).is("leaves leaving leave"):
		if f.isCell(1) {
			cells, n = f.at(1).cells, 2
		}
	case f.isCell(0) && f.at(1).is("is becomes") && f.at(2).is("then now"), f.isCell(0) && f.at(1).is("then now") && f.at(2).is("is becomes"):
		cells, n = f.at(0).cells, 3
	case f.at(0).is("remains remain") && f.at(-1).kind == aDigits && f.at(-2).is("only just") && f.at(1).is("in at") && f.isCell(2):
		cells, n = f.at(2).cells, -1
	case f.at(0).is("which it") && f.at(1).is("becomes"):
		n = 2
	case f.at(0).is("one it which cell") && f.at(1).is("is becomes") && f.at(2).is("then now"), f.at(0).is("one it which cell") && f.at(1).is("then now") && f.at(2).is("is becomes"):
		n = 3
	default:
		return none
	}
	for f.at(n).is("only just it that cell as with the a an = there at down to") {
		n++
	}
	digits, end := f.digitsFrom(n)
	if end == 0 || f.at(end).is(", or and") && f.at(end+1).kind == aWord && f.at(end+2).kind == aDigits { // a list with another word in it
		return none
	}
	for f.at(end).is("in at for there that cell") {
		end++
	}
	if cells.IsEmpty() && f.isCell(end) {
		cells = f.at(end).cells
	} else if t := f.at(end); cells.IsEmpty() && (t.kind == aSign && t.word == "" || t.is(", . ; ! ) so and which")) {
		cells = f.goes
	}
	c, one := cells.Single()
	if !one || !goes.Has(c) || f.after.Candidates(c) == digits || f.grid.Value(c) != 0 {
		return none
	}
	if d, one := digits.Single(); one {
		if _, flaw := onlyItem(&f.after, candidates.Of(c, d)); flaw.IsZero() || f.after.Value(c) == d {
			return none
		}
	}
	if more := f.after.Candidates(c) &^ digits; more != 0 {
		return say.CanBeToo(c, more)
	}
	return nowhere(digits&^f.grid.Candidates(c), cells)
}

// colored checks cells that are said to have the same colour or opposite ones.
func (f *facts) colored() say.Sentence {
	of, ok := f.of.(explain.Coloring)
	begin, named := 0, f.at(0).is("blue green red yellow orange purple pink") && f.isCell(1)
	if named {
		begin = 1
	}
	if cells, end := f.cellsFrom(begin); ok && cells.Len() > 1 {
		d, _ := lastDigits(f.all[:f.pos]).Single()
		colors := map[candidates.Cell]int{}
		for i, cluster := range of.Clusters {
			for side, all := range [][]candidates.Candidate{cluster.On, cluster.Off} {
				for _, k := range all {
					if color := 1 + 2*i + side; k.Digit() == d || colors[k.Cell()] == 0 && !of.Digits(f.grid).Has(d) {
						colors[k.Cell()] = color
					}
				}
			}
		}
		n := end
		for f.at(n).is("are have get is has both all the a of with in come comes out as") {
			n++
		}
		same, apart := named || f.at(n).is("same one") && isColor(f.at(n+1)), f.at(n).is("opposite different") && isColor(f.at(n+1))
		first := 0
		for c := range cells.All() {
			color := colors[c]
			if color == 0 {
				continue
			}
			if first != 0 && (same && color != first || apart && color == first) {
				return made(f.grid, of)
			}
			first = color
		}
	}
	return none
}

// part checks what cells and houses are said to be of a pattern: the pivot, the fin, the base, where two lines meet.
func (f *facts) part() say.Sentence {
	if f.of == nil {
		return none
	}
	n := 1
	for f.at(n).is("is in at = : ( of are up together row rows column columns box") && n < 4 {
		n++
	}
	cells, end := f.cellsFrom(n)
	if end > 0 {
		cells = f.at(n).cells
	} else {
		last := -1
		for f.at(last).is("as is ( the a its") || f.at(last).kind == aDigits && f.isCell(last-1) {
			last--
		}
		if f.isCell(last) && !(last == -1 && f.at(1).is("and ,")) {
			cells = f.at(last).cells
		}
	}
	house := f.at(n).houses
	wrong := false
	switch e := f.of.(type) {
	case explain.Wing:
		c, ok := e.Pivot.Cell()
		wrong = ok && f.at(0).is("pivot hinge apex hub") && !cells.IsEmpty() && cells != candidates.Cells(c)
	case explain.Cover:
		switch {
		case f.at(0).is("fin fins") && !cells.IsEmpty():
			wrong = !cells.Within(e.Fins(f.grid))
		case f.at(0).is("base bases") && end == 0 && house != 0:
			wrong = house&^e.Base != 0
		case f.at(0).is("cover covers") && end == 0 && house != 0:
			wrong = house&^e.Covers != 0
		}
	}
	if f.at(0).is("meet meets meeting connect connects connected join joins joined linked link cross intersect intersects") && f.at(n).kind == theHouses && house.Len() == 1 {
		wrong = wrong || housesAround(f.grid, f.of)&house == 0
	}
	for n, word := range counts {
		if n > 1 && f.at(0).is(word) && f.at(1).is("cell cells link links") && f.at(2).kind == aWord {
			if e, ok := f.of.(explain.Chain); ok && slices.ContainsFunc(f.all[f.pos:], func(t token) bool { return t.is("chain") }) && f.at(1).is("cell cells") {
				wrong = wrong || cellsOf(f.grid, e).Len() != n
			}
		}
	}
	if wrong {
		return made(f.grid, f.of)
	}
	return none
}
