package claim

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Book knows techniques by what they are called, and finds their patterns.
type Book interface {
	// Known reports whether a name means any techniques.
	Known(name string) bool
	// Call is a [Namer].
	Call(name string, g *candidates.Grid, s *explain.Step) (as explain.Ref, fits bool)
	// Codes returns the codes of the techniques that a name means.
	Codes(name string) []string
	// Find calls yield with the steps on a grid that a name fits, until it returns false.
	Find(name string, g *candidates.Grid, yield func(*explain.Step) bool)
}

// Read reads a claim about a grid as people write it: what [Parse] reads, and conclusions and patterns in words.
// The name of a technique decides how the rest is read. An error is an [*Error], which says how patterns of the
// technique are written, with cells of the grid.
func Read(text string, g *candidates.Grid, book Book) (c *Claim, err error) {
	defer func() { // what people write has no bounds: a text that the reader breaks on is not understood
		if recover() != nil {
			c, err = nil, reasonUnread(text, 1)
		}
	}()
	return readUnguarded(text, g, book)
}

// readUnguarded does what [Read] does, and panics where the reader breaks.
func readUnguarded(text string, g *candidates.Grid, book Book) (*Claim, error) {
	book = recall(book, g)
	c, p, err := readOrGuess(text, g, book)
	if err == nil {
		c, err = c.brief().checked(text, g, book)
	}
	if err != nil && len(text) <= longestPhrase {
		if last := lastly(text, g, book); last != nil {
			if c, err = last.brief().checked(text, g, book); err != nil { // it is certain as it stands
				c, err = last, nil
			}
		}
	}
	var unread *Error
	switch {
	case err == nil:
		return c.unlessMeant(text, g, book), nil
	case p == nil || !errors.As(err, &unread) || p.name == "":
		return nil, err
	}
	if form := Form(p.name, g, book); form != "" {
		unread.Msg = fault.New("%s; %s is written like %s", unread.Msg, p.name, form)
	}
	return nil, unread
}

// Where returns an error if a claim that was read from a text names a technique and digits, but no place: whoever
// looks for a pattern has to say where it is, and "X-Wing on 4" does not.
func (c *Claim) Where(text string) error {
	ways, _ := c.pattern.(either)
	for _, p := range ways {
		if m, ok := p.(*mention); ok && len(c.Effects) == 0 && m.digits != 0 && m.isAnywhere() {
			return &Error{Text: text, Col: len(text) + 1, Msg: fault.New("%s where? expected its cells or houses", c.Name)}
		}
	}
	return nil
}

// read does what [Read] does, without forms: an error is about the place where the reader of people stopped.
func read(text string, g *candidates.Grid, book Book) (*Claim, *people, error) {
	c, p, err := readAs(text, g, book)
	if len(text) > longestPhrase {
		return c, p, err
	}
	if err == nil && c.Unread == "" && c.IsConclusion() {
		if other := meantOtherwise(text, g, book, c); other != nil {
			c = other
		}
		return c, p, err
	}
	var j Judgement
	first := c
	if err != nil {
		first = nil
	} else {
		j = c.Judge(g, explain.Unique, book.Call)
	}
	if err != nil || c.Unread != "" || !j.right() {
		if other := again(text, g, book, first); other != nil {
			if whole := gisted(text, g, book, other, true, true); whole != nil {
				return whole, nil, nil
			}
			return other, nil, nil
		}
	}
	if other := gisted(text, g, book, first, err == nil && j.Verdict == Shown, false); other != nil {
		return other, nil, nil
	}
	if err == nil {
		if q := newPeople(text, g, book); q.misread(c, &j) {
			return q.concludedOr(reasonUnread(text, 1))
		}
	}
	return c, p, err
}

// longestPhrase is how long a claim in words is that is read again in other words.
const longestPhrase = 300

// readAs reads a claim in the words that it has. It claims something.
func readAs(text string, g *candidates.Grid, book Book) (*Claim, *people, error) {
	c, p, err := readWords(text, g, book)
	if err == nil && c.IsConclusion() && len(c.Effects) == 0 {
		return nil, p, reasonUnread(text, 1)
	}
	return c, p, err
}

// readWords does that of texts that may claim nothing.
func readWords(text string, g *candidates.Grid, book Book) (*Claim, *people, error) {
	c, err := Parse(text, g.Layout(), book.Known)
	if err == nil && (c.Name == "" || c.IsConclusion()) || len(text) > maxLength {
		return c, nil, err
	}
	// What is said in words is short, and what is tried with it grows faster than its length.
	const mostWords = 150
	if len(tokensOn(text, g.Layout())) > mostWords {
		return c, nil, err
	}
	p := newPeople(text, g, book)
	if err == nil && !vague(c.pattern) {
		if begin, end := p.findName(0, len(p.all)); end == begin || p.all[end-1].end <= p.all[begin].pos+len(c.Name) {
			return c, nil, nil
		}
	}
	if unheard := p.unheard(err); unheard != nil {
		c, q, err := p.concludedOr(unheard)
		if text, ok := respelled(text, unheard); err != nil && ok {
			if c, _, err := read(text, g, book); err == nil {
				return c, nil, nil
			}
		}
		return c, q, err
	}
	said, wrong := p.claim()
	if said != nil && p.supposesNot() {
		return p.concludedOr(reasonUnread(text, 1))
	}
	if said != nil {
		said = p.best(said)
	} else if said = newPeople(text, g, book).refutation(); said == nil {
		if said = p.otherwise(); said == nil {
			said = p.byPlace()
		}
	}
	if r := newPeople(text, g, book).refuted(); r != nil && (said == nil || !slices.Equal(said.Effects, r.Effects)) {
		if c, _ := p.certainly(false); c != nil {
			return c, p, nil
		}
	}
	judged := sync.OnceValue(func() Judgement { return said.Judge(g, explain.Unique, book.Call) })
	if c := p.atLast(said, judged); c != nil {
		return c, p, nil
	}
	if c := p.loosely(said, judged); c != nil {
		return c, p, nil
	}
	if c := p.splitUp(said, judged); c != nil {
		return c, p, nil
	}
	if said.guessed() {
		loose, _ := p.certainly(false)
		if c, _ := p.certainly(true); c != nil {
			if loose != nil && !slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !slices.Contains(loose.Effects, e) }) { // which says more
				c = loose
			}
			return c, p, nil
		}
		if c := loose; c != nil && slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !slices.Contains(said.Effects, e) }) {
			return c, p, nil // which is not what the guess concludes
		}
	} else if said != nil && said.pattern != nil && len(said.Effects) > 0 {
		if all, _ := p.certainly(false); all != nil && !cellsAffected(all.Effects).Within(cellsAffected(said.Effects)) {
			return all, p, nil // it is said of more cells
		}
	}
	if of, ok := said.grounds(); ok && (!of.plain || of.several || of.saysMore(g, said.Effects)) && of.mistaken(g).IsZero() {
		if j := judged(); j.Verdict != Shown && j.Verdict != Idle {
			if c, _ := p.certainly(false); c != nil || of.plain && !of.several {
				return cmp.Or(c, said.sorted()), p, nil
			}
			return p.concludedOr(reasonUnread(text, of.at+1))
		}
	}
	if wrong := p.passedOver(said); wrong != nil {
		return p.concludedOr(wrong)
	}
	if p.torn(said) {
		return p.concludedOr(&Error{Text: text, Col: 1, Msg: fault.New("some of the cells that are named together are not understood: expected %s", aPattern)})
	}
	if said.isLoose() && said.Unread == "" && (p.arguesOn() || said.overfull() || slices.ContainsFunc(p.all, func(t token) bool {
		return t.is(verbs + " " + auxiliary + " see sees gives makes leaves puts forces needs")
	})) {
		const usual = 18 // tokens of a pattern and a conclusion
		long := len(p.all) > usual
		var j Judgement
		if long || len(said.Effects) == 0 || p.arguesOn() || said.overfull() {
			j = judged()
		}
		if j.Verdict == Flawed || j.Verdict == Unsupported { // the text may say more
			_, inWords := said.pattern.(grounds)
			if c, _ := p.certainly(false); c != nil {
				return c, nil, nil
			} else if (long || said.severalSubsets()) && !inWords {
				return nil, p, reasonUnread(text, 1)
			}
		}
	}
	switch {
	case said == nil && err == nil:
		return c, p, nil
	case said == nil:
		return p.concludedOr(p.error(err, wrong))
	case err == nil: // the name says which of both it is
		said.pattern = either{said.pattern, c.pattern}
	}
	if more := p.saysMore(said); more != nil {
		return more, p, nil
	}
	if said.pattern != nil && said.Unread == "" {
		if wrong := p.astray(said); wrong != nil {
			return p.concludedOr(wrong)
		}
	}
	return said.sorted(), p, nil
}

// reasonUnread says of a text that the reason at a place is not understood.
func reasonUnread(text string, col int) *Error {
	return &Error{Text: text, Col: col, Msg: fault.New("the reason is not understood: expected %s", aPattern)}
}

// supposesNot reports whether a text begins with a candidate that is supposed false: "no 9 in r8c8 => 5 in r9c3, ...".
func (p *people) supposesNot() bool {
	i := 1
	for ; p.token(i).kind > aSign || p.token(i).is("in at"); i++ {
	}
	return p.token(0).is("no not") && p.token(1).kind == aDigits && i > 2 && p.token(i).is("=>")
}

// loosely reads a claim of a pattern that is not there as one that people call so as well, if that is right: a Grouped W-Wing is a W-Wing to
// them, and a chain with a strong link in a box an Empty Rectangle.
func (p *people) loosely(said *Claim, judged func() Judgement) *Claim {
	if !said.isLoose() || said.Name == "" {
		return nil
	}
	codes, too := p.book.Codes(said.Name), ""
	isOwn := func(code string) bool { return slices.Contains(codes, strings.TrimPrefix(code, "grouped-")) }
	switch {
	case len(codes) == 1 && codes[0] == "empty-rectangle":
		too = "x-chain"
	case slices.ContainsFunc(p.book.Codes("grouped "+said.Name), isOwn):
		too = "grouped " + said.Name
	}
	before, after, found := strings.Cut(p.text, said.Name)
	if too == "" || judged().Verdict != Flawed {
		return nil
	}
	c, _, err := read(before+too+after, p.grid, p.book)
	if !found || err != nil || c.IsConclusion() || !c.shown(p.grid, p.book) {
		return nil
	}
	return c
}

// overfull reports whether the claim names a subset and more digits than that has: they are of something else that is said.
func (c *Claim) overfull() bool {
	m := c.mentioned()
	return m != nil && m.means("pair", "triple", "quad") && m.digits.Len() > m.digitsOf() && m.digitsOf() > 0
}

// severalSubsets reports whether the claim names subsets by more digits than one has, and no cells: "two naked pairs in b3, 46 and 15".
func (c *Claim) severalSubsets() bool {
	return c.overfull() && len(c.Effects) == 0 && c.mentioned().cells().IsEmpty()
}

// mentioned returns what the claim mentions, in the first way to read it, nil if its pattern is spelled out.
func (c *Claim) mentioned() *mention {
	if c == nil {
		return nil
	}
	first := c.pattern
	if ways, ok := first.(either); ok {
		first = ways[0]
	}
	m, _ := first.(*mention)
	return m
}

// arguesOn reports whether the reason has another part behind the first, which says something of its own: "ur 25 r29c46, 5 in c4 only
// at r2 and r9".
func (p *people) arguesOn() bool {
	all := slices.Clone(p.all)
	for i := range all { // and row 5 has its 6 there
		if all[i].is("and") && i+1 < len(all) && all[i+1].kind == theHouses {
			all[i] = token{kind: aSign, word: ",", pos: all[i].pos, end: all[i].end}
		}
	}
	said := func(t token) bool { return t.is("only or either has have") }
	what := func(t token) bool { return t.kind > aSign }
	return slices.ContainsFunc(parted(all, ", ; .")[1:], func(part []token) bool {
		return slices.ContainsFunc(part, said) && slices.ContainsFunc(part, what) && !part[0].is("that which so")
	})
}

// parted returns the parts of a text between signs.
func parted(all []token, signs string) (parts [][]token) {
	from := 0
	for i, t := range all {
		if t.is(signs) {
			parts, from = append(parts, all[from:i]), i+1
		}
	}
	return append(parts, all[from:])
}

// isLoose reports whether the pattern is not spelled out, but has a name, a kind or words beside its cells.
func (c *Claim) isLoose() bool {
	if c == nil {
		return false
	}
	switch c.pattern.(type) {
	case grounds, *mention, subset, either:
		return true
	}
	return false
}

// concludedOr returns the claim of which just the conclusion is certain, or what is wrong with the text.
func (p *people) concludedOr(wrong error) (*Claim, *people, error) {
	c, several := p.certainly(false)
	switch {
	case several != nil:
		return nil, nil, several
	case c != nil:
		return c, nil, nil
	}
	return nil, p, wrong
}

// certainly returns the claim of which just the conclusion is certain, if there is one, or an error if two could be meant.
func (p *people) certainly(exact bool) (*Claim, *Error) {
	asking := newPeople(p.text, p.grid, p.book)
	asking.all = tokensOn(p.text, p.layout) // before its questions are made statements
	for _, of := range []*people{asking, newPeople(p.text, p.grid, p.book)} {
		of.open()
		var refuted *Claim
		if of.exact = exact; !exact {
			refuted = of.refuted()
			of.exampled()
		}
		c, several := of.concluded()
		if refuted != nil && (c == nil || !slices.Equal(c.Effects, refuted.Effects)) {
			return refuted, nil
		}
		if several != nil || c != nil && !of.torn(c) {
			return c, several
		}
	}
	return nil, nil
}

// recalling is a book that looks up a name once, and once finds its patterns on a grid, since a claim is tried in several readings.
type recalling struct {
	Book
	grid  candidates.Grid
	found map[string][]*explain.Step
	codes map[string][]string
}

func (b *recalling) Known(name string) bool { return len(b.Codes(name)) > 0 }

func (b *recalling) Codes(name string) []string {
	codes, known := b.codes[name]
	if !known {
		codes = b.Book.Codes(name)
		b.codes[name] = codes
	}
	return codes
}

// recall returns a book that keeps what it finds on a grid.
func recall(book Book, g *candidates.Grid) *recalling {
	return &recalling{Book: book, grid: *g, found: map[string][]*explain.Step{}, codes: map[string][]string{}}
}

// mostRecalled is how many patterns of a name are kept. Names with more are looked for each time.
const mostRecalled = 300

func (b *recalling) Find(name string, g *candidates.Grid, yield func(*explain.Step) bool) {
	if *g != b.grid {
		b.Book.Find(name, g, yield)
		return
	}
	all, known := b.found[name]
	for _, s := range all {
		if !yield(s) {
			return
		}
	}
	if known {
		return
	}
	more := true
	b.Book.Find(name, g, func(s *explain.Step) bool {
		if len(all) < mostRecalled {
			all = append(all, s)
		}
		more = more && yield(s)
		return more || len(all) < mostRecalled
	})
	if len(all) < mostRecalled {
		b.found[name] = all
	}
}

func newPeople(text string, g *candidates.Grid, book Book) *people {
	p := &people{reader: reader{text: text, all: asked(tokensOn(text, g.Layout())), layout: g.Layout(), grid: g}, book: book}
	p.withoutNotes()
	for i := len(p.all) - 3; i > 0; i-- { // they are r9c7 and r9c9 in some order
		if p.all[i].is("in") && (p.all[i+1].is("any either whichever") || p.all[i+1].word == "some") && p.all[i+2].word == "order" {
			p.all = slices.Delete(p.all, i, i+3)
		}
	}
	for i := 0; i+2 < len(p.all); i++ { // off it goes from r1c1
		if p.all[i].is("off out away") && p.all[i+1].is("it") && p.all[i+2].is("goes") {
			p.all[i], p.all[i+1], p.all[i+2] = p.all[i+1], p.all[i+2], p.all[i]
		}
	}
	p.likewise()
	p.bare()
	p.idioms()
	for i := range p.all { // so both lose the 9
		if p.all[i].is("both") && (i == 0 || p.all[i-1].is("so , . ; and then")) && p.token(i+1).is("lose can must") && lastNamed(p.all[:i]).Len() == 2 {
			p.all[i].word = "they"
		}
	}
	return p
}

// idioms puts turns of speech into the words that rules read.
func (p *people) idioms() {
	for i := 0; i < len(p.all); i++ { // takes the 3s out of r3c1
		digit := i + 1
		for p.token(digit).is("the all any a an both") {
			digit++
		}
		out := digit + 1
		if p.token(out).is("s") {
			out++
		}
		if p.all[i].is("takes take") && p.token(digit).kind == aDigits && p.token(out).is("out off") {
			p.all[i].word = "removes"
			end := out + 1
			if p.token(end).is("of from") {
				end++
			}
			p.all = slices.Replace(p.all, out, end, token{kind: aWord, word: "from", pos: p.all[out].pos, end: p.all[end-1].end})
		}
	}
	for i := 1; i+2 < len(p.all); i++ { // no 6 in either of them
		if !p.all[i].is("either both each") || !p.all[i+1].is("of") || !p.all[i+2].is("them these those") || !p.all[i-1].is(before) {
			continue
		}
		if last := lastNamed(p.all[:i]); last.Len() > 1 {
			p.all = slices.Replace(p.all, i, i+3, token{kind: theCells, word: "them", pos: p.all[i].pos, end: p.all[i+2].end, cells: last})
		}
	}
	for i := 2; i+1 < len(p.all); i++ { // that leaves r5c2 for it
		if p.all[i-1].kind != theCells || !p.all[i-2].is("leaves") || !p.all[i].is("for") || !p.all[i+1].is("it that") {
			continue
		}
		if d := lastDigits(p.all[:i]); d.Len() == 1 {
			at := token{kind: aWord, word: "is", pos: p.all[i].pos, end: p.all[i].pos}
			p.all = slices.Replace(p.all, i, i+2, at, token{kind: aDigits, digits: d, pos: p.all[i].pos, end: p.all[i+1].end})
		}
	}
	for i := 1; i+1 < len(p.all); i++ { // the last one in the column
		if p.all[i].word == "one" && p.all[i-1].is("last only") && p.all[i+1].is("in left there of for") {
			p.all = slices.Delete(p.all, i, i+1)
		}
	}
	for i := 1; i < len(p.all); i++ { // the 5s would hit both cells
		if p.all[i].is("hit") && p.all[i-1].is("would will could") {
			p.all[i].word = "see"
		}
	}
	for i := 1; i+3 < len(p.all); i++ { // leaves r9c9 with just the 5, r1c7 loses both, r1c9 the 1
		digit := i + 1
		for p.token(digit).is("just only nothing but the a an no more than") {
			digit++
		}
		switch before := p.all[i-1]; {
		case p.all[i].is("with") && digit > i+1 && p.token(digit).kind == aDigits && before.kind == theCells && i > 1 && p.all[i-2].is("leave leaves leaving left"):
			p.all = slices.Replace(p.all, i, digit, token{kind: aWord, word: "is", pos: before.end, end: before.end})
		case p.all[i].kind == theCells && before.is(", and ;") && p.all[i+1].is("the a its") && p.all[i+2].kind == aDigits && (i+3 == len(p.all) || p.all[i+3].is(", and . !")):
			if slices.ContainsFunc(p.all[:i], func(t token) bool { return t.is("loses lose") }) {
				p.all = slices.Insert(p.all, i+1, token{kind: aWord, word: "loses", pos: p.all[i].end, end: p.all[i].end})
			}
		}
	}
}

// bare puts an equals sign between a cell and its digit where a claim says nothing else: "r5c6 5", "r5c6 5, r4c3 2".
func (p *people) bare() {
	parts := parted(p.all, ", ; and &")
	if slices.ContainsFunc(parts, func(part []token) bool {
		return len(part) != 2 || part[0].kind != theCells || part[0].cells.Len() != 1 || part[1].kind != aDigits || part[1].digits.Len() != 1
	}) {
		return
	}
	var all []token
	for i, t := range p.all {
		if t.kind == aDigits {
			all = append(all, token{kind: aSign, word: "=", pos: p.all[i-1].end, end: p.all[i-1].end})
		}
		all = append(all, t)
	}
	p.all = all
}

// likewise says in full what is so of further cells: "r1c1 is 68 and so is r1c3".
func (p *people) likewise() {
	for i := 3; i+2 < len(p.all); i++ {
		if !p.all[i].is("so") || !p.all[i-1].is("and ,") || !p.all[i+1].is("is are does do has have must") || p.all[i+2].kind != theCells {
			continue
		}
		of := i - 2
		for of > 0 && p.all[of].kind != theCells {
			of--
		}
		if of > 0 && p.all[of-1].is(leads) && scopeOf(p.all[:of]) != (scope{}) && p.all[of].kind == theCells && p.token(of+1).is(verbs+" "+certain+" has have") {
			p.all = slices.Concat(p.all[:i], p.all[i+2:i+3], p.all[of+1:i-1], p.all[i+3:])
		}
	}
}

// withoutNotes drops what is said beside a pattern of how its cells see each other on a board with rules for all cells: "(king)", "by
// anti-king", "with the knight link".
func (p *people) withoutNotes() {
	if !slices.ContainsFunc(p.layout.Clues(), isMove) {
		return
	}
	ofRule := func(t token) bool {
		kinds := p.kindsOf(t.word)
		return t.kind == aWord && len(kinds) > 0 && kinds[0].FPuzzles.Form == candidates.SwitchForm
	}
	if !slices.ContainsFunc(p.all, ofRule) {
		return
	}
	begin, end := p.findName(0, len(p.all))
	if slices.ContainsFunc(p.all[begin:end], ofRule) {
		return
	}
	named := begin < end
	for i := len(p.all) - 1; i >= 0; i-- {
		sees := p.all[i].is("(") && slices.ContainsFunc(p.all[max(0, i-3):i], func(t token) bool { return t.is("see sees") }) // sees both (king)
		if !sees && !(named && p.all[i].is("( by via through as with per")) {
			continue
		}
		end, any := i+1, false
		for end < len(p.all) && (ofRule(p.all[end]) || p.all[end].is("a an the s ' - , last first move moves link links rule constraint away apart same position positions group groups grp all cells top bottom left right corner")) {
			any = any || ofRule(p.all[end])
			end++
		}
		if p.all[i].is("(") && p.token(end).is(")") {
			end++
		} else if p.all[i].is("(") {
			continue
		}
		if any {
			p.all = slices.Delete(p.all, i, end)
		}
	}
}

// tokensOn reads the words and signs of a text. What may be a column is none of the cells of row C where others are written r4c7.
func tokensOn(text string, l *candidates.Layout) []token {
	all := tokens(text, l)
	styled := rowsAndColumns(text)
	lines := slices.ContainsFunc(all, func(t token) bool { return t.kind == theHouses && hasWord("row rows column columns", t.word) })
	for i, t := range all {
		if t.kind == theHouses && (styled || lines && text[t.pos] == 'c') { // so c2 is a column, and no cell of row C
			all[i].cells = candidates.CellSet{}
		}
	}
	return all
}

// rowsAndColumns reports whether a text has cells in the style r4c7.
func rowsAndColumns(text string) bool {
	for i := range len(text) {
		if text[i]|0x20 != 'r' || i > 0 && isWord(text[i-1]) {
			continue
		}
		behind := strings.TrimLeft(text[i+1:], "123456789")
		if len(behind) > 1 && len(behind) < len(text[i+1:]) && behind[0]|0x20 == 'c' && '1' <= behind[1] && behind[1] <= '9' {
			return true
		}
	}
	return false
}

// isWord reports whether a byte belongs to a word in ASCII.
func isWord(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z'
}

// best returns the reading of the claim that is right. What is said of the pattern may be read as a conclusion as well,
// as in "naked pair: r2c1, r2c4 = 6, 8": if what was read first is wrong, others are tried, and if none is right the first
// one counts.
func (p *people) best(first *Claim) *Claim {
	if first.IsConclusion() || first.shown(p.grid, p.book) {
		return first
	}
	if of, ok := first.pattern.(chain); ok && of.open && len(first.Effects) == 0 { // r7c3-5 is nothing that goes in r4c3-1-r7c3-5-r7c9
		return first
	}
	if c := newPeople(p.text, p.grid, p.book).refutation(); c != nil {
		return c
	}
	if first.loose {
		if c := first.narrowed(p.grid, p.book); c != first {
			return c
		}
	}
	if c := p.otherwise(); c != nil {
		return c
	}
	_, isGrounds := first.pattern.(grounds)
	_, isSeen := first.pattern.(seen)
	if !isGrounds && (len(p.layout.Clues()) > 0 || first.Name == "") {
		if c := p.byPlace(); c != nil && (first.Name != "" || c.shown(p.grid, p.book)) && !(isSeen && slices.Equal(c.Effects, first.Effects)) {
			return c
		}
	}
	return first
}

// otherwise returns a reading of the claim that is right in which what was first read as a conclusion is none, or in
// which cells that stand last and apart are where the pattern acts; it is nil if there is none.
func (p *people) otherwise() *Claim {
	const most = 6
	for passed := 1; passed <= most; passed++ {
		other := newPeople(p.text, p.grid, p.book)
		other.passed = passed
		c, _ := other.claim()
		if c != nil && !c.IsConclusion() && c.shown(p.grid, p.book) {
			return c
		}
		if other.passed > 0 { // there are no more
			break
		}
	}
	other := newPeople(p.text, p.grid, p.book)
	if other.span() {
		if c, _ := other.claim(); c != nil && !c.IsConclusion() && c.shown(p.grid, p.book) {
			return c
		}
		other = newPeople(p.text, p.grid, p.book)
	}
	other.target = true
	if c, _ := other.claim(); c != nil && !c.IsConclusion() && c.shown(p.grid, p.book) {
		return c
	}
	return nil
}

// span makes cells of a row of a cell and a number behind it, as in "r7c1-4", where that may be meant, and reports
// whether there are any.
func (p *people) span() (any bool) {
	for i := 0; i+2 < len(p.all); i++ {
		from, to := p.all[i], p.all[i+2]
		first, one := from.cells.Single()
		last, single := to.digits.Single()
		if !one || !single || !p.all[i+1].is("-") || p.all[i+1].pos != from.end || to.pos != p.all[i+1].end || int(last) <= first.Column() {
			continue
		}
		for column := first.Column(); column <= int(last); column++ {
			p.all[i].cells = p.all[i].cells.With(candidates.At(first.Row(), column))
		}
		p.all[i].end = to.end
		p.all = slices.Delete(p.all, i+1, i+3)
		any = true
	}
	return any
}

// narrowed returns the claim with those of its effects that the pattern has, if there are any.
func (c *Claim) narrowed(g *candidates.Grid, book Book) *Claim {
	whole := *c
	whole.Effects = nil
	j := whole.Judge(g, explain.Unique, book.Call)
	if j.Verdict != Shown {
		return c
	}
	for _, e := range j.Step.Effects {
		if slices.Contains(c.Effects, e) {
			whole.Effects = append(whole.Effects, e)
		}
	}
	if len(whole.Effects) == 0 {
		return c
	}
	return &whole
}

// shown reports whether the claim is right.
func (c *Claim) shown(g *candidates.Grid, book Book) bool {
	return c.Judge(g, explain.Unique, book.Call).Verdict == Shown
}

// atOnce reports whether one pattern has all effects of a claim that is right.
func (c *Claim) atOnce(g *candidates.Grid, book Book) bool {
	return len(c.Judge(g, explain.Unique, book.Call).More) == 0
}

// pass reports whether a conclusion that was found is to be passed over. One that begins with a word like remove is
// meant as such, and asks nothing here.
func (p *people) pass() bool {
	if p.passed == 0 {
		return false
	}
	p.passed--
	return true
}

// vague reports whether a pattern is digits and cells, which the name of a technique may give another meaning.
func vague(p pattern) bool {
	switch p := p.(type) {
	case subset:
		return !p.naked && !p.hidden
	case guarded:
		return p.guardians == nil
	case chain:
		return len(p.terms) == 1
	}
	return false
}

// either is a pattern that can be read in several ways. What is said against the first of them counts.
type either []pattern

func (ps either) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	for i, p := range ps {
		more, why := p.on(g, effects)
		if why.IsZero() {
			readings = append(readings, more...)
		}
		if i == 0 {
			flaw = why
		}
	}
	if len(readings) > 0 {
		flaw = none
	}
	return readings, flaw
}

// people reads the claims of people.
type people struct {
	reader
	book  Book
	name  string // of a technique, as it stands in the claim
	split string // a name that digits stand in the middle of

	nouns  []noun
	exact  bool // a conclusion has to say its cells and its digits, since a pattern would be given up for it
	target bool // cells that stand last and apart are where the pattern acts
	passed int  // how many of the conclusions that can be read are not to be taken for one
}

// The words that stand between a pattern and its conclusion, and the other way round.
const (
	arrows  = "=> makes making so therefore thus hence ; implies implying gives giving means meaning leads leaving leaves which force forces forcing shows proves result results resulting conclusion that mean imply allows allowing lets letting"
	pauses  = ", : . - ! ?"
	because = "because since due by via as after using from bc cause cuz coz cos otherwise else ( ["
)

// claim reads the tokens; without a claim the place where it cannot be read is returned.
func (p *people) claim() (c *Claim, wrong int) {
	p.chatter()
	plain := slices.Clone(p.all)
	if slices.ContainsFunc(p.all, func(t token) bool { return t.is(breaks) || t.is("leaves itself") }) {
		if c := p.refutes(p.clued()); c != nil {
			return c, 0
		}
		p.all = slices.Clone(plain)
	}
	if s, ok := p.part(0, len(p.all)).stated(false); ok && !s.whatever && !p.named(0, len(p.all)) {
		return &Claim{Effects: s.effects, pattern: s.pattern}, 0
	}
	if len(p.all) == 0 {
		return nil, len(p.text)
	}
	if c, ok := p.supposed(); ok {
		return c, 0
	}
	if c, ok := p.ofClue(); ok {
		return c, 0
	}
	if p.nouns == nil {
		plain = p.all // with houses of clues
	}
	p.all = plain
	if chain, ok := linked(p.all, p.layout); ok && !p.named(0, len(p.all)) { // before a digit at its end is taken for one that goes
		return &Claim{pattern: chain}, 0
	}
	if from, to := p.findName(0, len(p.all)); to > from { // and nothing else
		if chain, ok := linked(slices.Concat(trimmed(p.all[:from], "is a an ="), p.all[to:]), p.layout); ok && chain.open {
			return &Claim{Name: p.textOf(from, to), pattern: chain}, 0
		}
	}
	c = &Claim{}
	back := false // the chain goes on to where it began: r1c1=r1c5-r2c5=r2c1-
	begin, end := 0, len(p.all)
	if p.all[0].is(because) && len(p.all[0].word) > 1 { // because of this, that
		begin = 1
	}
	for i, t := range p.all {
		if i > begin && (t.is(arrows) && !(t.is("forcing leaves") && p.named(i, min(i+4, len(p.all)))) || t.is(pauses)) {
			after, stop := p.part(i+1, end), end
			after.about, after.last = scopeOf(p.all[:i]), p.subject(p.all[:i], meansSeveral(p.all[i:], "they them those these both there"))
			if last := trimmed(p.all[i:], ". !"); p.all[i:][len(last)-1].is("there") { // where the last ones are
				after.last = lastNamed(p.all[:i])
			}
			effects, ok := after.saidAfter(t.is(pauses))
			if open := slices.IndexFunc(p.all[i:end], func(t token) bool { return strings.IndexAny(p.text[t.pos:], "([") == 0 }); !ok && open > 0 && strings.LastIndexAny(p.text, ")]") == len(p.text)-1 && !p.concludes(i+open) {
				stop = i + open
				after.all, after.pos = p.all[i+1:stop], 0
				effects, ok = after.saidAfter(t.is(pauses))
			}
			if ok && (p.at(i+1).is(removing) || p.surely(i) || p.plainly(i, effects) || !p.pass()) {
				c.Effects, c.loose = effects, after.loose
				back = t.is("-") && p.token(i+1).is("=> ,")
				p.all = slices.Concat(p.all[:i], p.all[stop:end]) // what is said of the pattern behind it
				end = len(p.all)
				break
			}
		}
		if i > begin && begin == 0 && t.is(because) && !(t.kind == aSign && p.all[i-1].kind == aSign) {
			first, next := p.part(0, i), i+1
			if t.is("else otherwise") && p.all[i-1].is("or ,") {
				first = p.part(0, i-1)
			}
			first.about = scopeOf(p.all[i:])
			for next < end && p.all[next].is("of to the a an there is by") {
				next++
			}
			if s, ok := p.part(0, i).stated(false); ok && s.pattern != nil && t.kind == aWord && !p.named(0, end) && !slices.ContainsFunc(p.all[i:end], func(t token) bool { return t.is(surely) }) { // which holds or not, whatever is said for it
				return &Claim{pattern: s.pattern}, 0
			}
			if effects, ok := first.said(false); ok && !p.named(0, i) && next < end && !p.pass() {
				if placed := p.placed(p.all[next:end], effects); placed != nil {
					return placed, 0
				}
				c.Effects, c.loose, begin = effects, first.loose, next
				break
			}
		}
	}
	for i := end - 1; i > begin && begin == 0 && len(c.Effects) == 0; i-- { // r1c1 isn't 5, naked pair in row 1
		first := p.part(0, i)
		if effects, ok := first.said(false); ok && p.all[i].is(pauses) && saysSo(p.all[:i]) && !p.named(0, i) && p.named(i+1, end) && !p.pass() {
			c.Effects, c.loose, begin = effects, first.loose, i+1
		}
	}
	for end > begin+1 && p.all[end-1].is("- , : . and ; !") {
		back = back || p.all[end-1].is("-")
		end--
	}
	if placed := p.placed(p.all[begin:end], c.Effects); placed != nil && len(c.Effects) > 0 && saysSo(p.all[begin:end]) {
		return placed, 0
	}
	rest := p.part(begin, end)
	if s, ok := rest.stated(false); ok && s.pattern != nil && !p.named(begin, end) {
		c.pattern = s.pattern
		return c, 0
	}
	p.want = rest.want
	stopped := p.where(begin + rest.pos)
	p.parted(begin, end)
	from, to := p.findName(begin, end)
	if to > from {
		c.Name = p.textOf(from, to)
		p.name = c.Name
	}
	before, after := p.all[begin:from], p.all[to:end]
	if word := denial(before); word != nil {
		return nil, word.pos // no X-Wing is nothing that can be shown
	}
	if from2, to2 := p.findName(to, end); to2 > from2 && p.narrower(p.textOf(from2, to2), c.Name) { // locked candidates, claiming
		c.Name = p.textOf(from2, to2)
		p.name = c.Name
		after = slices.Concat(p.all[to:from2], p.all[to2:end])
	}
	if n := len(before); n > 0 && len(after) > 0 && before[n-1].is("( [") && after[0].is(") ]") {
		before, after = before[:n-1], after[1:]
	}
	before = trimmed(before, "=") // 17 in r79c9 = locked pair
	if effects, n := p.denied(before); n > 0 && len(c.Effects) == 0 && strings.Contains(strings.ToLower(c.Name), "deadly") {
		c.Effects, before = effects, before[n:]
	}
	others := slices.Concat(before, after)
	if to == from {
		others = p.all[begin:end]
	}
	if strings.HasPrefix(strings.ToLower(c.Name), "al") { // almost locked sets, and no cells that links lead through
		if sets, ok := p.setsLinked(others, c.Effects); ok {
			c.pattern = sets
			return c, 0
		}
	}
	colon := slices.IndexFunc(others, func(t token) bool { return t.is(":") })
	for _, of := range [][]token{others, others[max(colon-1, 0):], others[colon+1:]} { // what it is called, and where it begins and ends, may stand before it
		if chain, ok := linked(of, p.layout); ok {
			if back {
				chain.terms = append(chain.terms, term{sign: '-', cells: chain.terms[0].cells, parts: chain.terms[0].parts[:1]})
			}
			c.pattern = chain
			return c, 0
		}
	}
	if to == from {
		if begin < end {
			text := p.text[p.all[begin].pos:p.all[end-1].end]
			if strict, err := Parse(text, p.layout, p.book.Known); err == nil && !strict.IsConclusion() && len(strict.Effects) == 0 && len(c.Effects) > 0 {
				strict.Effects = c.Effects
				return strict, 0
			}
		}
		return nil, stopped
	}
	ways, effects, wrong := p.mentions(others, c.Name, c.Effects)
	if ways == nil {
		return nil, wrong
	}
	if p.nouns != nil && to > from { // more is said of a clue than where it is: it may mean something else
		m := ways[0].(*mention)
		if kinds, _ := p.kindAt(from); kinds != nil && (len(effects) == 0 && m.digits != 0 || !(&Claim{Name: m.name, Effects: effects, pattern: ways}).shown(p.grid, p.book)) {
			return nil, p.where(begin + from)
		}
	}
	c.Effects, c.loose, c.pattern, c.Name = effects, c.loose || p.loose, ways, ways[0].(*mention).name
	return c, 0
}

// meansSeveral reports whether some tokens have one of the words that mean several cells, or neither, which is not said of digits.
func meansSeveral(all []token, words string) bool {
	for i, t := range all {
		if t.is(words) || t.is("neither") && (i+1 == len(all) || all[i+1].kind != aDigits) {
			return true
		}
	}
	return false
}

// denial returns the word before a name that says of its pattern that it is not there, or not quite; nil if there is none.
func denial(before []token) *token {
	before = trimmed(before, "a an the any such valid real")
	if n := len(before); n > 0 && before[n-1].is("no not never without almost nearly") {
		return &before[n-1]
	}
	return nil
}

// denied reads what would lead to a deadly pattern and so is not so, "if r5c1 were 2 or 3", and returns how many tokens
// that are.
func (p *people) denied(all []token) (effects []explain.Effect, n int) {
	r := &clause{reader: &reader{text: p.text, all: all, layout: p.layout}}
	if r.skip(supposing) == 0 {
		return nil, 0
	}
	cells, ok := r.cellList()
	if !ok || r.skip("is are was were =") == 0 || r.skip("just only") > 1 || r.skip("a both") > 1 || r.at(0).kind != aDigits {
		return nil, 0
	}
	return effectsOf(cells, r.listed(), takesOut), r.pos
}

// surely reports whether what stands behind an arrow is meant as a conclusion: behind "so" and the like, and where a
// sign or a verb says what is done. Behind others it may be of the pattern: "claiming: r2 -> b3".
func (p *people) surely(arrow int) bool {
	t := p.all[arrow]
	if arrow > 1 && p.all[arrow-1].kind == theCells && p.all[arrow-2].is("=>") {
		return false // r1c1→r1c5→r4c5
	}
	return t.is("so therefore thus hence") || t.is("=>") && !p.all[arrow-1].is("-") && saysSo(p.all[arrow+1:])
}

// plainly reports whether effects are a conclusion and no part of a pattern: a word like gives leads to them, or they are said of a
// cell that is one digit or is not.
func (p *people) plainly(arrow int, effects []explain.Effect) bool {
	t := p.all[arrow]
	placed := len(effects) == 1 && effects[0].Place && p.token(arrow+1).kind == theCells && p.token(arrow+2).kind == aWord
	return placed || t.kind == aWord && t.is(arrows) && saysSo(p.all[arrow+1:])
}

// saysSo reports whether a sign or a verb says what is done.
func saysSo(all []token) bool {
	return slices.ContainsFunc(all, func(t token) bool {
		return t.is("= <> - is are") || t.is(negative) || t.is(removing) || t.is(placing)
	})
}

// concludes reports whether the tokens before one are conclusions and name no pattern.
func (p *people) concludes(end int) bool {
	_, ok := p.part(0, end).said(false)
	return ok && !p.named(0, end)
}

// trimmed drops words from the end of some tokens.
func trimmed(all []token, list string) []token {
	for len(all) > 0 && all[len(all)-1].is(list) {
		all = all[:len(all)-1]
	}
	return all
}

// otherwiseSaid makes one word of those behind which comes what would be otherwise, or a reason: "or we'd have", "to avoid", "on
// account of".
func (p *people) otherwiseSaid() {
	for i := 1; i+1 < len(p.all); i++ {
		if p.all[i].is("on") && p.all[i+1].is("account") && p.token(i+2).is("of") {
			p.all[i].word = "because"
			p.all = slices.Delete(p.all, i+1, i+3)
		}
		if p.all[i].is("to") && p.all[i+1].is("avoid prevent break stop") && p.token(i+2).is("it that this") && (p.token(i+3).kind == theCells || p.token(i+3).is(",")) { // to avoid it r1c1 has to be 5
			p.all[i].word = "so"
			p.all = slices.Delete(p.all, i+1, i+3)
		}
		if p.all[i].is("or") && (p.all[i+1].is("we you there i both it") && !(p.all[i+1].is("it") && p.token(i+2).is("is s was")) || p.all[i+1].is("the") && p.token(i+2).is("puzzle grid board")) || p.all[i].is("to") && p.all[i+1].is("avoid prevent") { // or we'd have a deadly pattern
			p.all[i].word = "otherwise"
		}
	}
}

// chatter drops words at the beginning that say nothing of the grid: "I think", or anything before a pause.
func (p *people) chatter() {
	p.otherwiseSaid()
	for i := len(p.all) - 2; i >= 0; i-- { // words for examples
		if n := 2; p.leadsToExample(i) {
			p.all[i].word = "so"
			p.all = slices.Delete(p.all, i+1, i+n)
		} else if p.all[i].is("for") && p.all[i+1].is("instance example one") && !(i+n < len(p.all) && p.all[i+n].kind > aSign) || p.all[i].is("e") && p.all[i+1].is(".") && p.token(i+2).is("g") || p.all[i].is("such") && p.all[i+1].is("as") {
			if p.all[i].is("e") {
				n = 3
			}
			p.all = slices.Delete(p.all, i, min(i+n, len(p.all)))
		}
	}
	p.exampled()
	n := p.opened()
	for len(p.all) > n+1 && p.all[len(p.all)-1].is("stte lclste btte ste qed done ; , . !") { // what comes after it
		p.all = p.all[:len(p.all)-1]
	}
	rest := p.all[n:]
	pause := slices.IndexFunc(rest, func(t token) bool {
		return t.kind > aSign || t.is(pauses) || t.is(removing) || t.is(placing) || t.is(because) || t.is(arrows)
	})
	if pause > 1 && rest[pause].is(pauses) && !p.hyphened(n+pause-1) && !p.named(n, n+pause) && !slices.ContainsFunc(rest[:pause], func(t token) bool { return t.is(negative) || t.is("almost nearly") }) {
		n += pause + 1
	}
	for n < len(p.all) && p.all[n].is(pauses) && !(n+1 < len(p.all) && p.all[n+1].kind == aDigits) {
		n++
	}
	if n < len(p.all) {
		p.all = p.all[n:]
	}
}

// leadsToExample reports whether words for an example stand at a token and a conclusion about a cell behind them: "for instance
// r5c9 isn't 9".
func (p *people) leadsToExample(i int) bool {
	if !p.token(i).is("for") || !p.token(i+1).is("instance example") || p.token(i+2).kind != theCells {
		return false
	}
	_, ok := p.part(i+2, len(trimmed(p.all, ". !"))).said(false)
	return ok
}

// exampled makes a conclusion of the cells at the end that are an example of one: "no 5 in the rest of row 8, and that includes
// r8c2", "any 9 that sees both is out, r5c9 for example".
func (p *people) exampled() {
	const given = "example instance including included includes like such namely"
	end := len(trimmed(p.all, "for example instance included . !"))
	cells := end
	for cells > 0 && (p.all[cells-1].kind == theCells || cells < end && p.all[cells-1].is("and , or") && p.token(cells-2).kind == theCells) {
		cells--
	}
	named := p.token(cells-1).is("is s") && p.token(cells-2).is("that") // that is r8c2
	tail := given + " and , that this which as for"
	if named {
		tail += " is s"
	}
	stop := len(trimmed(p.all[:cells], tail))
	begin := stop
	for begin > 0 && !p.all[begin-1].is(". "+surely) {
		begin--
	}
	isGiven := func(t token) bool { return t.is(given) }
	said := p.all[begin:stop]
	digit := slices.IndexFunc(said, func(t token) bool { return t.kind == aDigits || t.digits != 0 })
	if cells == end || !named && !slices.ContainsFunc(p.all[stop:cells], isGiven) && !slices.ContainsFunc(p.all[end:], isGiven) || digit < 0 ||
		slices.ContainsFunc(said[digit+1:], func(t token) bool { return t.kind == aDigits && t.digits != said[digit].digits }) || slices.ContainsFunc(said, func(t token) bool { return t.kind == theCells }) ||
		!slices.ContainsFunc(said, func(t token) bool { return t.is(negative+" go goes") || t.is(removing) }) {
		return
	}
	p.all = slices.Concat(p.all[:begin], p.all[cells:end], []token{{kind: aWord, word: "not", pos: p.all[end-1].end, end: p.all[end-1].end}}, said[digit:digit+1])
}

// opinions are words behind which comes what somebody holds to be so.
const opinions = "think believe guess say saying claim know reckon suppose see sure certain positive convinced like seems appears " +
	"notice noticed means suspect bet show prove"

// opening returns how many tokens at the beginning say whose opinion follows: "I think", "pretty sure that", "looks
// like". It is none if they say that something is not so.
func (p *people) opening() (n int) {
	for i, t := range p.all {
		kinds, _ := p.kindAt(i)
		switch {
		case len(kinds) > 0 || t.kind != aWord || t.digits != 0 || t.is(negative) || t.is(maybe) && !t.is("would") || t.is(removing) || t.is(placing) || t.is(alone):
			return n
		case t.is(opinions) && !p.named(0, i+1):
			n = i + 1
		}
	}
	return n
}

// opened returns how many tokens at the beginning say nothing but whose opinion follows: "I think that", "ok so".
func (p *people) opened() int {
	n := p.opening()
	for n < len(p.all) && p.all[n].is("i we that oh ok okay well hmm so then clearly obviously") {
		n++
	}
	return n
}

// open drops words at the beginning that say whose opinion follows, if they suppose nothing.
func (p *people) open() {
	n := p.opened()
	if p.opening() == 0 && !p.token(0).is("oh ok okay well hmm") {
		return
	}
	for n > 0 && p.all[n-1].is("i we") { // and what they did
		n--
	}
	if !slices.ContainsFunc(p.all[:n], func(t token) bool { return t.is(supposing) || t.is("say") }) {
		p.all = p.all[n:]
	}
}

// part is a reader of some of the tokens.
func (p *people) part(from, to int) *reader {
	return &reader{text: p.text, all: p.all[from:max(from, to)], layout: p.layout, grid: p.grid}
}

// saidAfter reads conclusions behind an arrow, or behind a comma or the like, where they have to be told from what
// the pattern is.
func (r *reader) saidAfter(strict bool) ([]explain.Effect, bool) {
	if strict && r.at(0).is(removing) && r.pos == 0 && !r.at(1).is(before) && r.at(1).kind > aSign {
		strict = false
	}
	if r.at(0).is("they this these which both") && (r.at(1).is(removing) || r.at(1).is("take takes taking")) {
		r.pos++
	}
	const skipped = "to => that we can us me in means : so this removal elimination eliminations removals of"
	r.skip(skipped)
	if next := r.at(1); r.at(0).is("it") && (r.last.IsEmpty() || !next.is(verbs) && !next.is(certain) && !next.is(maybe) && !next.is(negative) && !next.is(alone) && !next.is("s") && next.kind != aDigits) { // else the cell
		r.skip(skipped + " it")
	}
	for r.at(0).is("either both any every") && r.at(1).is("way ways case cases") || r.at(0).is("way case ways cases") && r.pos > 0 {
		r.pos++ // so either way not r8c9
	}
	if effects, ok := r.sightOf(); ok {
		return effects, true
	}
	if r.at(0).is("locked") && r.at(1).is("for") && r.about.digits != 0 { // 689 in r4c678, locked for r4
		return r.lockedFor()
	}
	if d, one := r.about.digits.Single(); one { // => r2c5, r8c4: the digit of the pattern goes there
		start := r.pos
		if cells, ok := r.cellList(); ok && (r.done() && (start > 0 || !strict) || r.skip("goes go out gone too can away . !") > 0 && r.done()) {
			return effectsOf(cells, candidates.Digits(d), takesOut), true
		}
		r.pos = start
	}
	if c, one := r.last.Single(); one && r.at(0).is("-") && r.at(1).kind == aDigits && r.at(1).pos == r.at(0).end && r.pos+2 == len(r.all) { // => -5
		return effectsOf(candidates.Cells(c), r.at(1).digits, takesOut), true
	}
	if c, one := r.last.Single(); one && r.at(0).kind == aDigits && r.at(0).digits.Len() == 1 && r.pos+1 == len(r.all) { // the cell is that digit
		return []explain.Effect{explain.Place(c, r.at(0).digits.First())}, true
	}
	start := r.pos
	if effects, ok := r.said(strict); ok {
		return effects, true
	}
	for i := start; i < len(r.all) && r.all[i].kind <= aDigits; i++ { // one is 9 and r3c2 isn't
		if r.all[i].kind == aDigits {
			r.about.last = r.all[i].digits
		}
		if i > start+1 && r.all[i].is("and ,") && r.at(i+1-r.pos).kind == theCells {
			r.pos = i + 1
			return r.said(strict)
		}
	}
	return nil, false
}

// sightOf reads the cells that all places of a digit are said to see: "and both see r3c3".
func (r *reader) sightOf() (effects []explain.Effect, ok bool) {
	at := *r
	if cells, ok := at.cellList(); ok && at.skip("can also") >= 0 && at.skip("see sees") > 0 && at.skip("both them all these those of the two three ends .") > 0 && at.done() { // and r4c9 sees both
		d := r.about.last
		return effectsOf(cells, d, takesOut), d.Len() == 1
	}
	at = *r
	at.skip("they both all each of them which these those can and cells two three")
	d, one := r.about.digits.Single()
	if at.skip("see sees seeing") == 0 || !one {
		return nil, false
	}
	at.skip("the cell cells")
	cells, ok := at.cellList()
	at.skip(". ! too also")
	return effectsOf(cells, candidates.Digits(d), takesOut), ok && at.done()
}

// lockedFor reads the houses for which the digits of what was said before are locked: they go from the rest of them.
func (r *reader) lockedFor() (effects []explain.Effect, ok bool) {
	for r.pos += 2; !r.done(); r.pos++ {
		t := r.at(0)
		if t.houses == 0 && !t.is("and , the & .") {
			return nil, false
		}
		for h := range t.houses.All() {
			if !r.about.cells.Within(r.layout.HouseCells(h)) {
				return nil, false
			}
			for d := range r.about.digits.All() {
				cells := r.layout.HouseCells(h).AndNot(r.about.cells).And(r.grid.Places(d)).And(r.grid.Open())
				effects = append(effects, effectsOf(cells, candidates.Digits(d), takesOut)...)
			}
		}
	}
	r.loose = true
	return effects, len(effects) > 0
}

// where returns the place of a token in the text.
func (p *people) where(i int) int {
	if i < len(p.all) {
		return p.all[i].pos
	}
	return len(p.text)
}

// named reports whether some of the tokens name a technique.
func (p *people) named(from, to int) bool {
	begin, end := p.findName(from, to)
	return end > begin
}

// longestWords is how many tokens a name may have.
const longestWords = 9

// ordinary are words of names that alone are no name.
var ordinary = gaps + " " + before + " " + away + " " + negative + " " + maybe + " " + certain + " " + alone + " " + verbs + " " + removing + " " + placing + " " +
	"house last open nice line type test with link links group unit only unique " +
	"side sides corner corners common forced high low rule rules two region regions split splits difference mandatory have local bounds method " +
	"almost remaining left grouped reduction empty pattern patterns trap wrap multi multiple full general simple set sets elimination eliminations removal removals plus"

// findName finds the first name of a technique, as long as it can be.
func (p *people) findName(from, to int) (begin, end int) {
	for begin = from; begin < to; begin++ {
		for end = min(to, begin+longestWords); end > begin; end-- {
			if p.isName(begin, end) {
				return begin, end
			}
		}
	}
	return from, from
}

// narrower reports whether a name means some of the techniques that another one means, and no others.
func (p *people) narrower(name, than string) bool {
	codes := p.book.Codes(than)
	return !slices.ContainsFunc(p.book.Codes(name), func(code string) bool { return !slices.Contains(codes, code) })
}

// spellTypes writes out the number of a type in short: UR t1 is UR type 1.
func spellTypes(text string) string {
	for i := len(text) - 2; i >= 0; i-- {
		if text[i]|0x20 == 't' && '1' <= text[i+1] && text[i+1] <= '9' && (i == 0 || !isWord(text[i-1])) && (i+2 == len(text) || !isWord(text[i+2])) {
			text = text[:i] + "type " + text[i+1:]
		}
	}
	return text
}

// textOf returns what stands in the claim for some tokens.
func (p *people) textOf(begin, end int) string {
	first, last := p.all[begin], p.all[end-1]
	if text := p.split; text != "" && end-begin == 2 && text == first.word+" "+last.word {
		return text
	}
	return spellTypes(p.text[first.pos:max(first.end, last.end)])
}

// isName reports whether tokens are a name. One of words that say little by themselves has to be the name of just
// one technique, as Full House is.
func (p *people) isName(begin, end int) bool {
	first, last := p.all[begin], p.all[end-1]
	if first.kind == aSign || first.pos == first.end /* the not of can't */ || last.kind == aSign && !(last.is(")") && slices.ContainsFunc(p.all[begin:end], func(t token) bool { return t.is("(") })) || first.is(little) && !p.hyphened(begin) ||
		last.is(little) && !last.is("candidate candidates digit cell") && !(first.is("equal") && last.is("cells")) || last.is(before) || last.is("with and") {
		return false
	}
	if begin > 0 && (p.all[begin-1].is("every each all any no") && first.is("open empty") || end-begin == 1 && p.all[begin-1].is("same") && first.is("pair") || end-begin == 1 && first.is("rectangle") && p.all[begin-1].is("a")) { // every open cell
		return false
	}
	if end-begin == 1 && (first.is("locked") || len(first.word) == 1 || first.digits != 0) { // 6 and 8 are locked in two cells, as a pair
		return false
	}
	if last.kind == aDigits && end-begin > 1 && !p.all[end-2].is("type test") && end+1 < len(p.all) && p.all[end].is("and & / + or -") && p.all[end+1].kind == aDigits {
		return false // unique rectangle 5 and 8
	}
	if end-begin == 2 && first.is("must") && last.is("have") && len(p.layout.Clues()) == 0 { // one of them must have its 8 in box 8
		return false
	}
	if last.is("candidates") && end < len(p.all) && (p.all[end].is("are") || first.is("only") && p.all[end].is("for in")) { // the only candidates are r5c8 and r6c8
		return false
	}
	telling, words := false, 0
	for _, t := range p.all[begin:end] {
		if t.clue { // a quad of the board
			return false
		}
		if t.kind == aWord {
			_, house := houseWords[t.word]
			telling = telling || !house && (!t.is(ordinary) || p.isCapitals(t))
			words++
		}
	}
	name := p.textOf(begin, end)
	return (telling || words > 1) && p.book.Known(name) && (telling || len(p.book.Codes(name)) == 1)
}

// isCapitals reports whether a word is written in capital letters, as abbreviations are, and not all that is said.
func (p *people) isCapitals(t token) bool {
	word := p.text[t.pos:t.end]
	return len(word) > 2 && word == strings.ToUpper(word) && word != strings.ToLower(word) && p.text != strings.ToUpper(p.text)
}

// parted puts digits behind a name that they stand in the middle of: "hidden 29 pair", "pair 29 hidden".
func (p *people) parted(begin, end int) {
	for i := begin; i+2 < end; i++ {
		a, digits, b := p.all[i], p.all[i+1], p.all[i+2]
		if b.is("hidden naked locked") {
			a, b = b, a
		}
		if a.kind == aWord && digits.kind == aDigits && b.kind == aWord && b.is("pair pairs triple triples quad quads single rectangle") && p.book.Known(a.word+" "+b.word) {
			p.all[i], p.all[i+1], p.all[i+2] = a, b, digits
			p.split = a.word + " " + b.word
			return
		}
	}
}

// hyphened reports whether a hyphen stands behind a word and joins it to the next, as in S-Wing.
func (p *people) hyphened(i int) bool {
	return i+1 < len(p.all) && p.all[i+1].is("-") && p.all[i+1].pos == p.all[i].end
}

// error says where the claim cannot be read: where the notation ends, or behind that the words.
func (p *people) error(strict error, wrong int) error {
	var unread *Error
	errors.As(strict, &unread)
	if wrong+1 < unread.Col || p.name == "" && p.want.Format == "" {
		return unread
	}
	want := p.want
	if p.name != "" {
		want = fault.New("digits, cells or houses")
	}
	if p.name != "" && wrong == len(p.text) {
		return &Error{Text: p.text, Col: wrong + 1, Msg: fault.New("%s where? expected its digits, cells or houses", p.name)}
	}
	s := &scanner{text: p.text, layout: p.layout, pos: min(wrong, len(p.text))}
	for _, t := range p.all {
		if t.pos == wrong && t.kind == aWord && t.end > t.pos {
			return s.fail("found %q: expected %s", p.text[t.pos:t.end], want)
		}
	}
	return s.expected(want)
}
