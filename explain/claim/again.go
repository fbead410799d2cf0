package claim

import (
	"cmp"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// again reads a claim in other words, if there are any for it, and returns it if it is right, or if it is not understood as it stands. Of what
// is not understood in other words either what is known of it is read if that is right, or the conclusion at its end.
func again(text string, g *candidates.Grid, book Book, first *Claim) *Claim {
	other := reread(text, g, book, first)
	for _, c := range []*Claim{first, other} {
		if c != nil {
			if turned := lettered(text, g, book, c); turned != nil {
				return turned
			}
		}
	}
	if first == nil && other == nil {
		return lettered(text, g, book, nil)
	}
	return other
}

// reread does what again does for cells that are named as others name them.
func reread(text string, g *candidates.Grid, book Book, first *Claim) *Claim {
	unread := first == nil
	if !unread && first.Unread != "" {
		if last, eachWay := newPeople(text, g, book).lastSaid(); eachWay && !slices.Equal(last.Effects, first.Effects) {
			return last
		}
	}
	if !unread && len(first.Effects) > 0 {
		if c := newPeople(text, g, book).byColors(first.Effects); c != nil {
			return c
		}
	}
	other := newPeople(text, g, book).rephrased()
	read := func(text string, accepts func(*Judgement) bool) *Claim {
		said, _, err := readAs(text, g, book)
		if err != nil || !unread && said.Unread != "" && first.Unread == "" || unread && newPeople(text, g, book).overlooks(said) {
			return nil
		}
		if j := said.Judge(g, explain.Unique, book.Call); !accepts(&j) {
			return nil
		}
		return said
	}
	bare := func(text string) string { return strings.TrimRight(text, " .!") }
	if bare(other) != bare(text) {
		if said := read(other, func(j *Judgement) bool { return unread || j.right() }); said != nil {
			return said
		}
		if !unread && first.Unread != "" { // what is read as a whole says what is wrong
			said, _, err := readAs(other, g, book)
			if err == nil && said.Unread == "" && (!said.IsConclusion() || said.Reasoned && slices.Equal(said.Effects, first.Effects)) {
				if j := said.Judge(g, explain.Unique, book.Call); !newPeople(other, g, book).misread(said, &j) {
					return said
				}
			}
		}
	}
	if cells := inRowC(text); cells != text {
		if said := read(cells, (*Judgement).right); said != nil {
			return said
		}
	}
	if less, fits := newPeople(other, g, book).withoutAfterthought(); less != "" {
		if said := read(less, (*Judgement).right); said != nil && fits(said) {
			return said
		}
	}
	if !unread {
		return nil
	}
	const brief = 15 // tokens: a word more or less may change what these say
	if less := familiar(other, g, book); len(tokensOn(other, g.Layout())) > brief && bare(less) != bare(other) {
		if said := read(less, func(j *Judgement) bool { return j.Verdict == Shown }); said != nil { // what changes nothing may have been passed over
			return said
		}
	}
	last, _ := newPeople(other, g, book).lastSaid()
	if last != nil {
		if c := newPeople(text, g, book).byColors(last.Effects); c != nil {
			return c
		}
	}
	return last
}

// overlooks reports whether a claim says nothing of the digits behind the last word like so: "..., so 3 there".
func (p *people) overlooks(c *Claim) bool {
	so := p.lastSo(len(p.all))
	if so < 0 || len(c.Effects) == 0 {
		return false
	}
	end := scopeOf(p.all[so:])
	return end.digits != 0 && end.cells.IsEmpty() && end.digits&explain.DigitsOf(c.Effects) == 0
}

// inRowC returns a text in which C3 is a cell of row C, and no column.
func inRowC(text string) string {
	for i := len(text) - 2; i >= 0; i-- {
		if text[i] == 'C' && '1' <= text[i+1] && text[i+1] <= '9' && (i == 0 || !isWord(text[i-1])) && (i+2 == len(text) || !isWord(text[i+2])) {
			text = text[:i] + "r3c" + text[i+1:]
		}
	}
	return text
}

// withoutAfterthought returns a text without the name of its pattern, or the cells of it, with which it ends: "5 and 8 in box 7 only fit r7c23, hidden
// pair", "the 5s of row 4 are in block 4 (r4c12)". What is left must be a pattern that they fit.
func (p *people) withoutAfterthought() (less string, fits func(*Claim) bool) {
	all := trimmed(p.all, ". ! )")
	from := len(all)
	for from > 0 && !all[from-1].is(", ( - : . ;") {
		from--
	}
	if last := len(all) - 1; last > 1 && all[last].kind == theCells && all[last-1].houses != 0 { // in block 4 (r4c12)
		from = last
	}
	if from < 2 || from == len(all) {
		return "", nil
	}
	less = strings.TrimRight(p.text[:all[from-1].end], " ,(-:.;")
	for all[from].is("a an the that this it is s its which") && from+1 < len(all) {
		from++
	}
	of := func(c *Claim, has func(explain.Evidence) bool) bool {
		if c.pattern == nil {
			return false
		}
		readings, _ := c.pattern.on(p.grid, c.Effects)
		return slices.ContainsFunc(readings, has)
	}
	if begin, end := p.findName(from, len(all)); begin == from && end == len(all) {
		name := p.textOf(begin, end)
		return less, func(c *Claim) bool {
			return of(c, func(e explain.Evidence) bool {
				_, ok := p.book.Call(name, p.grid, &explain.Step{Evidence: e})
				return ok
			})
		}
	}
	if t := all[from]; t.kind == theCells && from+1 == len(all) {
		return less, func(c *Claim) bool {
			return of(c, func(e explain.Evidence) bool { return cellsOf(p.grid, e) == t.cells })
		}
	}
	return "", nil
}

// lettered reads a claim whose letters are those of columns, if it says so, or if its reason is right only so, or if it is right so, or can be, and
// says of rows what cannot be: that a digit is somewhere, or goes, where it is no candidate.
func lettered(text string, g *candidates.Grid, book Book, first *Claim) *Claim {
	isIdle := func(e explain.Effect) bool { return !g.Has(e.Candidate) }
	for _, fromBottom := range []bool{false, true} {
		turned, declared := byColumn(text, fromBottom)
		if turned == "" || !declared && first != nil && first.Unread == "" && !slices.ContainsFunc(first.Effects, isIdle) {
			return nil
		}
		c, _, err := read(turned, g, book)
		if err != nil {
			continue
		}
		can := first != nil && slices.ContainsFunc(first.Effects, isIdle) && !fromBottom && c.IsConclusion() && !slices.ContainsFunc(c.Effects, isIdle)
		if j := c.Judge(g, explain.Unique, book.Call); declared || c.Unread == "" && (j.Verdict == Shown || c.Reasoned || can) {
			return c
		}
	}
	return nil
}

// doubts are words that nothing reads and that may say that what stands beside them is not so.
const doubts = "hardly barely scarcely seldom unlikely wrongly falsely wrong false mistaken mistake error bogus fake nonsense debunked refuted contrary deny denies denied " +
	"disagree dispute doubt doubtful invalid broken failed unless supposedly allegedly"

// familiar returns a text without the words that nobody knows, and without the parts of sentences that neither name a technique nor speak of
// the board. What is read of it counts if it is right: it is not known what else was said.
func familiar(text string, g *candidates.Grid, book Book) string {
	p := &people{reader: reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}, book: book}
	if slices.ContainsFunc(p.all, func(t token) bool { return hasWord(doubts, t.word) }) {
		return text
	}
	const aside = 5
	var kept []string
	for _, part := range parted(p.all, ". ! ? ; , ( )") {
		end := 0
		if len(part) > 0 {
			end = part[len(part)-1].end
		}
		part = slices.DeleteFunc(slices.Clone(part), func(t token) bool { return p.isStrange(t) && !book.Known(t.word) })
		of := &people{reader: reader{text: text, all: part, layout: p.layout, grid: g}, book: book}
		begin, behind := of.findName(0, len(part))
		isNone := func(t token) bool { return t.is(negative) }
		switch none := slices.IndexFunc(part, isNone); {
		case scopeOf(part) == (scope{}) && none > 0 && part[none-1].is("is are was were"): // which is not so
			return text
		case len(slices.DeleteFunc(slices.Clone(part), func(t token) bool { return t.kind != aWord })) > aside && end < len(text) && text[end] == ')' && !slices.ContainsFunc(part, isNone): // said in brackets
			continue
		case scopeOf(part) == (scope{}) && (begin == behind || slices.ContainsFunc(part, isNone)):
			continue
		case begin == behind:
			begin = len(part)
		}
		from := slices.IndexFunc(part, func(t token) bool {
			return t.kind > aSign || t.digits != 0 || t.houses != 0 || t.is(negative+" "+surely+" "+because+" "+supposing+" "+remainder+" "+alone+" "+trueOnly+" then only no") || t.is(removing) || t.is(placing)
		})
		if from = max(0, from); begin < len(part) {
			from = min(from, begin)
		}
		for from > 0 && (part[from].pos == part[from].end || part[from-1].is("almost nearly a an")) { // the not of isn't
			from--
		}
		said, last := "", 0
		for _, t := range part[from:] {
			if last > 0 && slices.ContainsFunc(p.all, func(o token) bool { return o.pos >= last && o.end <= t.pos && o.end > o.pos }) {
				said += " " // for what is left out
			} else if last > 0 {
				said += text[last:t.pos]
			}
			said, last = said+text[max(t.pos, last):max(t.end, last)], max(t.end, last)
		}
		if next := strings.TrimLeft(text[end:], " "); next != "" && strings.IndexByte(".!?;,", next[0]) >= 0 {
			said += next[:1]
		}
		kept = append(kept, said)
	}
	return strings.Join(kept, " ")
}

// lastSaid reads the conclusion with which a text ends of which nothing else is understood: what a word like so leads to, or what its last
// sentence removes. What does not speak of the board behind it is passed over.
func (p *people) lastSaid() (c *Claim, eachWay bool) {
	q := newPeople(p.text, p.grid, p.book)
	q.all = trimmed(tokensOn(p.text, p.layout), ". ! ; )")
	if len(q.all) == 0 || q.deniesName() {
		return nil, false
	}
	begin := q.sentenceBegin(len(q.all))
	for begin > 0 && scopeOf(q.all[begin:]) == (scope{}) {
		q.all = trimmed(q.all[:begin], ". ! ? ;")
		begin = q.sentenceBegin(len(q.all))
	}
	if len(q.all) == 0 {
		return nil, false
	}
	if next := q.all[len(q.all)-1].end; strings.HasPrefix(strings.TrimLeft(p.text[next:], " )"), "?") { // it asks
		return nil, false
	}
	from := begin
	for from < len(q.all) && q.all[from].is("so therefore thus hence and then now in either any both every all each , : "+ways) {
		from++
	}
	eachWay = q.saysEachWay(begin, from)
	marked := eachWay || slices.ContainsFunc(q.all[begin:from], func(t token) bool { return t.is(surely) })
	if so := q.lastSo(len(q.all)); so >= begin && so >= from {
		from, marked = so+1, true
	}
	if from == 0 || from >= len(q.all) || !marked && !(begin > 0 && q.all[from].is(removing)) || slices.ContainsFunc(q.all[from:], func(t token) bool { return t.is(supposing + " would or") }) {
		return nil, false
	}
	var supposed []supposition
	for i, t := range q.all[:from] {
		if t.is(supposing + " would put say try ?") {
			supposed = append(supposed, q.supposition(i, from))
		}
	}
	settled := eachWay || len(supposed) == 0 || slices.ContainsFunc(q.all[:from], func(t token) bool { return t.is("least either both each") })
	if q.promised() && !slices.ContainsFunc(q.all[:from], func(t token) bool {
		return t.is(auxiliary + " see sees gives makes leaves puts forces needs")
	}) {
		return nil, false // of a pattern it is told what is wrong with it
	}
	reason := q.reasonBeside(spoken{from: from, to: len(q.all)})
	if !eachWay && reason == "" {
		return nil, false
	}
	for to := len(q.all); to > from; to-- { // r1c1 isn't 5, leaving r2c2 as the last place
		if to < len(q.all) && !(q.all[to].is(", -") && q.token(to+1).is("leaving which so and then that making")) {
			continue
		}
		c, _, err := readAs(p.text[q.all[from].pos:q.all[to-1].end], p.grid, p.book)
		if err == nil && c.IsConclusion() && (c.Unread == "" || !strings.HasPrefix(p.text[q.all[from].pos:], c.Unread)) {
			if !settled && !slices.ContainsFunc(supposed, func(s supposition) bool { return s.deniedBy(c.Effects) }) {
				return nil, false // it is so in one case
			}
			return &Claim{Effects: c.Effects, Unread: cmp.Or(reason, strings.Trim(p.text[:q.all[from].pos], " ,:;-"))}, eachWay
		}
	}
	return nil, false
}

// deniesName reports whether a text says that a pattern is not there, or not quite.
func (p *people) deniesName() bool {
	begin, end := p.findName(0, len(p.all))
	return begin < end && denial(p.all[:begin]) != nil
}
