package claim

import (
	"iter"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
)

// grounds is what a claim gives as the reason of its conclusion, in whatever words: clues, cells, and houses with a digit.
// It is right if the conclusion follows from one of them.
type grounds struct {
	book  Book
	nouns []noun
	about scope            // the cells and the houses beside them, and all digits
	holds []explain.Effect // what the clues are said to come to
	tries bool             // it may be shown by what would become of the cells otherwise
	plain bool             // it says no more than what it names, so that it is known what does not show the conclusion
	at    int              // where it begins in the text
	wrong bool             // the clues are said to be broken otherwise

	several bool // several clues are named: it may be what they come to together
}

// grounds returns the reason that a claim gives in any words, if it has one.
func (c *Claim) grounds() (of grounds, ok bool) {
	if c == nil {
		return of, false
	}
	of, ok = c.pattern.(grounds)
	return of, ok
}

// saysMore reports whether clues are named that only tie cells to each other, and something is concluded that they do not rule out by two
// cells: of a cell that none of them has, or what no filling of the cells of a clue has. There is more to it than what is known of them.
func (of grounds) saysMore(g *candidates.Grid, effects []explain.Effect) bool {
	var cells candidates.CellSet
	left := slices.Clone(effects) // which the clues do not rule out at all
	for _, n := range of.nouns {
		for _, number := range n.numbers {
			clue := &g.Layout().Clues()[number]
			if clue.Kind.Sums != nil || clue.Kind.Readings != nil || clue.Kind.Holds != nil {
				return false
			}
			cells = cells.Or(clue.Cells())
			left = slices.DeleteFunc(left, func(e explain.Effect) bool {
				return !e.Place && clue.Cells().Has(e.Candidate.Cell()) && !canHold(g, number, e.Candidate)
			})
		}
	}
	return !cells.IsEmpty() && (len(left) == 0 || !cellsAffected(effects).Within(cells))
}

// canHold reports whether the cells of a clue can be filled as it wants with a candidate, or that takes long to find out.
func canHold(g *candidates.Grid, number int, k candidates.Candidate) bool {
	pairs := g.Layout().CluePairs(number)
	nodes := 10000
	var fill func(now candidates.Grid, cells candidates.CellSet) bool
	fill = func(now candidates.Grid, cells candidates.CellSet) bool {
		best, fewest := candidates.Cell(0), candidates.MaxSize+1
		for c := range cells.All() {
			if n := now.Candidates(c).Len(); n < fewest {
				best, fewest = c, n
			}
		}
		if nodes--; cells.IsEmpty() || nodes < 0 {
			return true
		}
		for d := range now.Candidates(best).All() {
			next, fits := now, true
			next.Place(best, d)
			for i := range pairs {
				if pair := &pairs[i]; pair.From == best {
					for other := range (next.Candidates(pair.To) &^ pair.Beside[d]).All() {
						next.Remove(pair.To, other)
					}
					fits = fits && (next.Value(pair.To) != 0 || next.Candidates(pair.To) != 0)
				}
			}
			if fits && fill(next, cells.Without(best)) {
				return true
			}
		}
		return false
	}
	now := *g
	for d := range now.Candidates(k.Cell()).Without(k.Digit()).All() {
		now.Remove(k.Cell(), d)
	}
	return fill(now, g.Layout().Clues()[number].Cells().And(g.Open()))
}

// isPlain reports whether a reason names clues or a cell, or a digit in a house, in words that say nothing else.
func isPlain(reason []token) bool {
	s := scopeOf(slices.DeleteFunc(slices.Clone(reason), func(t token) bool { return t.clue }))
	some := slices.ContainsFunc(reason, func(t token) bool { return t.clue }) && s == scope{cells: s.cells}
	isOnly := func(t token) bool { return t.is(alone + " " + remainder) } // the only spot in box 2
	return (some || s.houses == 0 && s.cells.Len() == 1 || s.cells.IsEmpty() && s.houses.Len() == 1 && (s.digits.Len() == 1 || s.digits == 0 && slices.ContainsFunc(reason, isOnly))) &&
		saysNoMore(reason)
}

// saysNoMore reports whether a reason has no words but those that stand around what it names.
func saysNoMore(reason []token) bool {
	return !slices.ContainsFunc(reason, func(t token) bool {
		return t.kind <= aSign && !t.clue && (t.digits != 0 || !t.is(little+" "+before+" "+verbs+" "+because+" "+arrows+" "+between+" "+pronouns+" "+negative+" "+certain+" "+breaks+" "+alone+" "+rooms+" "+remainder+" "+maybe+" has have . ) ]"))
	})
}

// ofClue reads a conclusion with a reason that speaks of clues of the board: "the cage of 17 can't have a 3", "r8c1 isn't
// 9, the 17 cage has the 9 of row 8". Words of the reason that name nothing are passed over: what it names has to show the
// conclusion. Of several ways to read the reason the first that is right counts.
func (p *people) ofClue() (*Claim, bool) {
	nouns := p.clued()
	p.nouns = nouns
	if nouns == nil {
		return nil, false
	}
	if c, ok := p.needing(nouns); ok {
		return c, true
	}
	var first *Claim
	for c := range p.withClues(nouns) {
		if first == nil {
			first = c
		}
		if slices.Equal(c.Effects, first.Effects) && c.shown(p.grid, p.book) {
			return c, true
		}
	}
	return first, first != nil
}

// withClues are the ways to read what ofClue reads.
func (p *people) withClues(nouns []noun) iter.Seq[*Claim] {
	return func(yield func(*Claim) bool) {
		for _, signs := range []string{surely, because, arrows, ": -"} {
			if !p.eachConclusion(nouns, signs, yield) {
				return
			}
		}
		said := slices.DeleteFunc(slices.Clone(p.all), func(t token) bool { return t.is(":") })
		if c := p.whole(nouns, said, nil); c != nil && !yield(c) || !p.eachConclusion(nouns, pauses, yield) || !p.eachConclusion(nouns, "and", yield) {
			return
		}
		if c := p.within(nouns); c != nil && !yield(c) {
			return
		}
		if p.eachConclusion(nouns, forReasons, yield) {
			p.eachConclusion(nouns, "=", yield)
		}
	}
}

// whole reads tokens as a conclusion for a reason.
func (p *people) whole(nouns []noun, all, reason []token) *Claim {
	r := &reader{text: p.text, all: all, layout: p.layout, grid: p.grid}
	if s, ok := r.stated(false); ok && s.pattern == nil && len(s.effects) > 0 {
		return p.byReason(nouns, reason, s.effects, r.loose)
	}
	return nil
}

// forReasons are words that a reason may stand behind, if nothing else tells where it is.
const forReasons = "for with given if when unless on since"

// surely are the signs behind which a conclusion comes.
const surely = "so therefore thus hence =>"

// within reads a conclusion with a noun in it, "7 in the 79 quad can only be in r3c6".
func (p *people) within(nouns []noun) *Claim {
	var rest, out []token
	for _, t := range p.all {
		if !t.clue {
			rest = append(rest, t)
			continue
		}
		for _, words := range []string{before, "the a an this that", before} {
			rest = trimmed(rest, words)
		}
		out = append(out, t)
	}
	return p.whole(nouns, rest, out)
}

// eachConclusion calls yield with the ways to read a conclusion that stands behind one of the signs, or before it, beside a
// reason that names no technique, until it returns false.
func (p *people) eachConclusion(nouns []noun, signs string, yield func(*Claim) bool) bool {
	reasons := signs == because || signs == forReasons
	for i := len(p.all) - 1; i > 0 && !reasons; i-- {
		if !p.all[i].is(signs) || p.lists(i) || p.isMinus(i) || p.all[i].is("and") && !slices.ContainsFunc(p.all[i:], func(t token) bool { return t.is("see sees " + negative) }) {
			continue
		}
		if p.all[i].is(",") && p.goesBack(i) {
			continue
		}
		if signs == "=" && !(p.token(i+1).kind == aDigits && p.token(i+2).is("=") && p.token(i+3).kind == theCells && i+4 == len(p.all)) { // = 8 = r9c4
			continue
		}
		for end := len(p.all); end > i+1; end-- {
			if end < len(p.all) && (p.lists(end) || !p.all[end].is(pauses) && !p.all[end].is(because) || p.all[end].is("from") && p.token(end+1).is(pronouns)) {
				continue
			}
			if nouns == nil && slices.ContainsFunc(p.all[end:], func(t token) bool { return t.is(surely) }) || p.goesOn(i+1, end) { // it leads to another
				continue
			}
			for _, c := range p.beside(nouns, i+1, end, i) {
				if !yield(c) {
					return false
				}
			}
		}
	}
	for i := len(p.all) - 1; i > 0; i-- {
		if p.all[i].is(signs) && !p.lists(i) && !p.isMinus(i) && (reasons || p.all[i].is(pauses) || p.all[i].is(";")) {
			for _, c := range p.beside(nouns, 0, i, len(p.all)) {
				if !yield(c) {
					return false
				}
			}
		}
	}
	return true
}

// goesBack reports whether a conclusion that ends the claim is one of several, parted by commas: "r6c6 can't be 8, r6c5
// can't be 9".
func (p *people) goesBack(i int) bool {
	last, ok := p.part(i+1, len(p.all)).said(true)
	for j := i - 1; ok && j > 0; j-- {
		if !p.all[j].is(pauses) || p.lists(j) {
			continue
		}
		if all, ok := p.part(j+1, len(p.all)).said(true); ok && len(all) > len(last) {
			return true
		}
	}
	return false
}

// goesOn reports whether a conclusion is said of cells and a comma stands at its end with nothing but cells behind it, of which
// it is said as well.
func (p *people) goesOn(from, i int) bool {
	return i < len(p.all) && p.all[i].is(",") && slices.ContainsFunc(p.all[from:i], func(t token) bool { return t.kind == theCells && !t.clue }) && !slices.ContainsFunc(p.all[i:], func(t token) bool {
		return t.clue || t.kind > aSign && t.kind != theCells || t.is(verbs+" "+because+" has have see sees")
	})
}

// lists reports whether a comma or the like stands between two cells, or two digits, of a list.
func (p *people) lists(i int) bool {
	if p.all[i].is(".") { // 3.5
		return p.token(i+1).kind == aDigits && p.token(i+1).pos == p.all[i].end
	}
	if kind := p.token(i - 1).kind; p.all[i].is(",") && kind > aSign && p.token(i-2).is("and or /") && p.token(i-3).kind == kind { // r7c2 and r7c9, r7c6 is 4
		return false
	}
	if p.all[i].is(",") && p.token(i-1).kind == aDigits && p.token(i-2).is("<> =") && p.token(i+1).kind == theCells && !p.token(i+1).clue { // r1c8<>1, r2c1<>8
		return true
	}
	if p.all[i].is("and") && p.token(i-1).kind == theCells && p.token(i+1).kind == theCells && (i == 1 || p.token(i-2).kind == theCells || p.token(i-2).is("and , ; . so then of both")) { // so r6c7 and r7c8 can't be 8
		return true
	}
	return p.all[i].is(", -") && p.token(i-1).kind > aSign && p.token(i-1).word != "<" && p.token(i-1).word != ">" && !(p.token(i-1).kind == theCells && p.token(i-1).cells.Meets(p.token(i+1).cells)) && p.token(i-1).kind == p.token(i+1).kind && !p.token(i-1).clue && !p.token(i+1).clue
}

// beside reads a conclusion from some tokens, and takes all others for the reason. It is told from what stands before a
// place. Where it does not say its digit each one of a reason without clues may be meant.
func (p *people) beside(nouns []noun, from, to, before int) (all []*Claim) {
	after, reason := p.part(from, to), slices.Concat(p.all[:max(from-1, 0)], p.all[to:])
	isClue := func(t token) bool { return t.clue }
	if so := slices.IndexFunc(p.all[to:], func(t token) bool { return t.is(surely + " which leaves leaving") }); so >= 0 && slices.ContainsFunc(p.all[to+so:], func(t token) bool { return t.kind == theCells && !t.clue }) {
		return nil // it leads to another
	}
	if p.hasPattern(0, from) || p.hasPattern(to, len(p.all)) || nouns != nil && !slices.ContainsFunc(reason, isClue) && !slices.ContainsFunc(after.all, isClue) {
		return nil
	}
	if !slices.ContainsFunc(after.all, func(t token) bool { return !t.clue && !t.is(little) && !t.is(between) }) {
		return nil
	}
	several := meansSeveral(after.all, "they them those these both either")
	after.last, after.about = p.subject(p.all[:min(before, len(p.all))], several), scopeOf(reason)
	if list := lastNamed(p.all[:min(before, len(p.all))]); after.at(0).is("no not nothing") && after.last.Within(list) && !after.last.IsEmpty() {
		after.last = list // at r7c1, r8c1: no 1
	}
	for i, t := range after.all { // it makes r1c1 a 3
		if i == 0 && from > 0 && p.all[from-1].is("makes make making") && t.kind == theCells {
			after.all = append([]token{{kind: aWord, word: "is", pos: t.pos, end: t.pos}}, after.all...)
		}
	}
	after.ofEach = slices.ContainsFunc(reason, func(t token) bool { return t.clue && after.last == t.cells })
	for _, t := range reason {
		if t.is(negative) {
			after.lost = after.about.digits // so neither can r2c4
		}
	}
	if effects, ok := after.besides(from > 0); ok && len(effects) > 0 {
		if c := p.reasoned(nouns, reason, effects, after); c != nil {
			all = append(all, c)
		}
		return all
	}
	if from == 0 || !p.all[from-1].is(surely) {
		return nil
	}
	for d := range after.about.digits.All() {
		guess := *after
		guess.about.digits, guess.lost = candidates.Digits(d), 0
		if effects, ok := guess.besides(from > 0); ok && len(effects) > 0 && nouns == nil {
			if c := p.reasoned(nouns, reason, effects, &guess); c != nil {
				all = append(all, c)
			}
		}
	}
	return all
}

// besides reads a conclusion that may leave out its cell where that was said before, "so not 1 or 9".
func (r *reader) besides(behind bool) (effects []explain.Effect, ok bool) {
	r.pos = 0
	if r.last.Len() < 2 && slices.ContainsFunc(r.all, func(t token) bool { return t.is("neither") }) && scopeOf(r.all).cells.IsEmpty() {
		return nil, false
	}
	effects, ok = r.saidAfter(false)
	if ok || !behind || r.last.IsEmpty() || slices.ContainsFunc(r.all, func(t token) bool { return t.kind > aDigits || t.is(pronouns) }) {
		return effects, ok
	}
	said := r.all
	r.ofEach = r.ofEach || r.last.Len() > 1
	for _, words := range [][]string{{"it"}, {"it", "is"}} {
		var it []token
		for _, word := range words {
			it = append(it, token{kind: aWord, word: word, pos: said[0].pos, end: said[0].pos})
		}
		if r.all, r.pos = slices.Concat(it, said), 0; !ok {
			effects, ok = r.saidAfter(false)
		}
	}
	return effects, ok
}

// reasoned claims effects for a reason, if that says anything of them.
func (p *people) reasoned(nouns []noun, reason []token, effects []explain.Effect, after *reader) *Claim {
	for i, t := range reason { // the 18, but there is none
		r := &reader{all: reason, pos: i}
		n, ok := numberOf(t)
		said := t.digits == 0 && !r.at(-1).is("a below above over under than - + =") || r.at(-1).is("the an since because") || i == 0 && r.at(1).is(verbs+" leaves can")
		if nouns == nil && ok && said && n > 9 && n < 45 && len(p.layout.Counting()) > 0 && !p.onOneClue(effects, n) {
			return nil
		}
	}

	if nouns == nil && after.about.cells.IsEmpty() && after.about.houses == 0 && !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		c := e.Candidate.Cell()
		return after.about.digits.Has(e.Candidate.Digit()) || e.Place && after.about.digits != 0 && p.grid.Candidates(c).Len() == 1
	}) && !isPlainTalk(reason) && !(p.onOneClue(effects, 0) && slices.ContainsFunc(reason, func(t token) bool { return t.kind == aWord })) {
		return nil
	}
	return p.byReason(nouns, reason, effects, after.loose)
}

// byPlace reads a conclusion with a reason that names no technique and no clue, but cells, or houses in which the digit
// goes nowhere else. It is read only if it is right.
func (p *people) byPlace() *Claim {
	const most = 16
	var said []*Claim
	for _, crossing := range []bool{false, true} {
		for _, signs := range []string{surely, because, arrows, pauses, "and"} {
			q := newPeople(p.text, p.grid, p.book)
			if crossing && !q.cross() {
				break
			}
			if q.speaksOfClues() {
				return nil
			}
			if q.chatter(); q.token(0).is(supposing) || q.token(1).is(supposing) { // each of what is said to follow has to
				return nil
			}
			var right *Claim
			q.eachConclusion(nil, signs, func(c *Claim) bool {
				if said = append(said, c); c.shown(p.grid, p.book) {
					right = c
				}
				return right == nil && len(said) <= most
			})
			if right != nil {
				return right
			}
		}
	}
	for _, c := range said {
		if c := p.byPattern(c); c != nil {
			return c
		}
	}
	if len(said) > 0 && !slices.ContainsFunc(said[0].Effects, func(e explain.Effect) bool { return !e.Done(p.grid) }) { // whatever for
		return Conclusion(said[0].Effects...)
	}
	for _, c := range said {
		if slices.ContainsFunc(p.all, func(t token) bool { return t.is("= -") }) { // it is a chain
			break
		}
		of := c.pattern.(grounds)
		of.tries = true
		isSupposed := slices.ContainsFunc(p.all, func(t token) bool { return t.is(supposing + " would then otherwise") })
		of.wrong = slices.ContainsFunc(p.all, func(t token) bool { return t.is(conflicting) && (isSupposed || !t.is("two both")) })
		if c.pattern = of; c.shown(p.grid, p.book) {
			return c
		}
	}
	q := newPeople(p.text, p.grid, p.book)
	q.chatter()
	whole := q.part(0, len(q.all))
	if s, ok := whole.stated(false); ok && s.pattern != nil { // r1c1 and r1c2 are 8 and 9, the cells of a clue
		if set, ok := s.pattern.(subset); ok {
			c := q.byReason(nil, nil, effectsOf(set.cells, p.layout.Digits()&^set.digits, takesOut), false)
			if c.shown(p.grid, p.book) {
				return c
			}
		}
	}
	for _, c := range said {
		if of := c.pattern.(grounds).about; of.cells.IsEmpty() && of.houses == 0 && of.digits == 0 && !p.onOneClue(c.Effects, 0) { // the reason names nothing
			return &Claim{Effects: c.Effects, loose: c.loose}
		}
	}
	for _, c := range said {
		if c.pattern.(grounds).plain && slices.ContainsFunc(p.all, func(t token) bool { return t.kind == aWord && (t.is(because) || t.is(surely)) }) { // no more can be meant
			return c
		}
	}
	return nil
}

// speaksOfClues reports whether words for clues stand there, or for sums, that are of none of the board.
func (p *people) speaksOfClues() bool {
	for i, t := range p.all {
		if kinds, _ := p.kindAt(i); kinds != nil || t.is(addingUp) && p.token(i+1).is("up to") {
			return true
		}
	}
	return false
}

// onOneClue reports whether a clue of the board has all cells of some effects. If a total is said they may also see all of it.
func (p *people) onOneClue(effects []explain.Effect, total int) bool {
	return slices.ContainsFunc(p.layout.Clues(), func(clue candidates.Clue) bool {
		return (total == 0 || slices.Contains(clue.Values, total)) && !slices.ContainsFunc(effects, func(e explain.Effect) bool {
			return !clue.Cells().Has(e.Candidate.Cell()) && (total == 0 || !clue.Cells().Within(p.layout.Peers(e.Candidate.Cell())))
		})
	})
}

// isPlainTalk reports whether some tokens name nothing, in words that are all known.
func isPlainTalk(all []token) bool {
	return slices.ContainsFunc(all, func(t token) bool { return t.kind == aWord }) && !slices.ContainsFunc(all, func(t token) bool {
		return t.kind > aSign || t.digits != 0 || t.is("?") || !isAround(t) && !t.is(because+" "+arrows+" "+negative+" "+certain+" "+remainder)
	})
}

// describable are names of techniques whose patterns people describe without a name.
var describable = []string{"singledigit", "wing", "x-chain", "coloring", "uniqueness", "xy-chain", "fish", "als-xz"}

// byPattern returns a claim with a pattern that has the cells of its reason, or its digits and houses, if one shows it. Words
// that only techniques of uniqueness have stand for a place.
func (p *people) byPattern(c *Claim) *Claim {
	about, names := c.pattern.(grounds).about, describable
	for i, t := range p.all {
		switch next := p.token(i + 1); {
		case t.is("two three") && next.is("candidates options possibilities times"), t.is("twice third bivalue trivalue"):
			names = append([]string{"bug"}, names...)
		case t.is("deadly swap unique uniqueness swapped"), t.is("two multiple several") && next.is("solutions ways"):
			names = append([]string{"uniqueness"}, names...)
		}
	}
	for _, e := range c.Effects {
		about.cells = about.cells.Without(e.Candidate.Cell())
	}
	m := mention{book: p.book}
	switch {
	case about.cells.Len() > 8:
		return nil
	case about.cells.Len() > 1:
		m.groups = []candidates.CellSet{about.cells}
	case len(names) > len(describable):
		m.groups = []candidates.CellSet{about.cells}
	case about.digits == 0 || about.houses == 0:
		return nil
	default:
		m.digits = about.digits
		if !about.cells.IsEmpty() {
			m.groups = []candidates.CellSet{about.cells}
		}
		for kind := candidates.Row; kind <= candidates.Box; kind++ {
			if hs := about.houses & p.layout.HousesOfKind(kind); hs != 0 {
				m.houses = append(m.houses, hs)
			}
		}
	}
	const oneDigit = "singledigit x-chain coloring fish"
	for _, name := range names {
		if about.digits.Len() > 2 && hasWord(oneDigit, name) { // 4- r4c2 -7- r5c3 -6- r6c2 -4
			continue
		}
		of := m
		of.name = name
		if linked := (&Claim{Effects: c.Effects, pattern: &of, loose: c.loose}); linked.shown(p.grid, p.book) && linked.atOnce(p.grid, p.book) {
			return linked
		}
	}
	return nil
}

// hasPattern reports whether some tokens name a technique whose pattern is not just clues.
func (p *people) hasPattern(from, to int) bool {
	ofClues := slices.Concat(p.book.Codes("sums"), p.book.Codes("clues"))
	for from < to {
		begin, end := p.findName(from, to)
		if begin == end {
			break
		}
		set := end == begin+1 && p.all[begin].is("pair pairs triple triples triplet quad quads") // a 12 pair in the cage
		if !set && slices.ContainsFunc(p.book.Codes(p.textOf(begin, end)), func(code string) bool { return !slices.Contains(ofClues, code) }) {
			return true
		}
		from = end
	}
	return false
}

// subject returns the cells that it and they mean behind some tokens: the first, if something is said of cells there, or
// else the last.
func (p *people) subject(all []token, several bool) candidates.CellSet {
	begin := 0
	for i, t := range all {
		if t.is("; .") || t.is(",") && i+1 < len(all) && !all[i+1].cells.IsEmpty() && i > 0 && all[i-1].cells.IsEmpty() {
			begin = i + 1
		}
	}
	said := all[begin:]
	for len(said) > 0 && said[0].is(little) {
		said = said[1:]
	}
	n := 0
	var cells candidates.CellSet
	for ; n < len(said) && (said[n].kind == theCells || n > 0 && said[n].is("and , & or - /")); n++ {
		cells = cells.Or(said[n].cells)
	}
	if n > 0 && said[0].clue && cells == said[0].cells && !several && !said[0].cell.IsEmpty() {
		return said[0].cell
	}
	if n > 0 && n < len(said) && (!several || n > 1) && (said[n].is(verbs+" has have can must") || said[n].kind == aWord && !said[0].clue && !said[n].is(before+" "+arrows+" "+because)) {
		return cells
	}
	plain := lastCells(slices.DeleteFunc(slices.Clone(all), func(t token) bool { return t.clue }), false)
	if !several && !plain.IsEmpty() && !(len(said) > 0 && said[0].clue) {
		return plain
	}
	return lastCells(all, several)
}

// byReason claims effects by nouns, and by the cells and the houses of the tokens of a reason.
func (p *people) byReason(nouns []noun, reason []token, effects []explain.Effect, loose bool) *Claim {
	r := grounds{book: p.book, nouns: nouns, tries: nouns != nil, plain: true, several: len(nouns) > 1}
	if len(reason) > 0 {
		r.at = reason[0].pos
	}
	about := scopeOf(slices.DeleteFunc(slices.Clone(reason), func(t token) bool { return t.clue }))
	var cells candidates.CellSet
	for _, e := range effects {
		cells = cells.With(e.Candidate.Cell())
	}
	if nouns == nil { // the clues of the cells that are spoken of
		var n noun
		for i := range p.layout.Clues() {
			if of := p.layout.Clues()[i].Cells(); cells.Or(about.cells).Within(of) || of == about.cells {
				n.numbers = append(n.numbers, i)
			}
		}
		r.nouns = append(r.nouns, n)
		wrong := false // they are said to add up to something else
		for i := range p.all {
			sum, ok := p.sumAt(i)
			wrong = wrong || !ok && sum.total > 0
		}
		for _, of := range []candidates.CellSet{about.cells, cells} {
			if !wrong && p.remain(of, 0) {
				r.nouns = append(r.nouns, noun{remainder: true, cells: of})
				break
			}
		}
	}
	r.about = scopeOf(reason)
	r.about.cells, r.about.houses = about.cells, about.houses
	for i, t := range reason {
		if kind, isHouse := houseWords[t.word]; isHouse && t.kind == aWord && i > 0 && reason[i-1].is("its their that the same") && cells.Len() > 0 { // its row
			r.about.houses |= p.layout.HousesOfAll(cells) & p.layout.HousesOfKind(kind)
		}
	}
	names := isPlain(reason)
	for i := 0; i < len(reason); { // what the clue is said to come to
		next := i
		for next < len(reason) && !reason[next].is(", : . ! ?") && !reason[next].is(arrows) && !reason[next].is(because) {
			next++
		}
		whole := &reader{text: p.text, all: reason[i:next], layout: p.layout, grid: p.grid}
		ways := next+1 < len(reason) && reason[next].is(", /") && reason[next+1].kind == aDigits // = 16, 25 or 34
		if !ways && slices.ContainsFunc(whole.all, func(t token) bool { return t.clue && t.each }) && !slices.ContainsFunc(whole.all, func(t token) bool {
			return t.is("other others rest would remaining contain contains have has include includes need needs take takes hold holds outside but except")
		}) {
			if s, ok := whole.stated(false); ok && s.pattern == nil {
				r.holds = append(r.holds, s.effects...)
			} else {
				r.plain = r.plain && names
			}
		} else if i < next {
			r.plain = r.plain && names
		}
		i = next + 1
	}
	return &Claim{Effects: effects, pattern: r, loose: loose}
}

// needs is a digit that each way to fill one of some clues is said to have.
type needs struct {
	numbers []int
	digits  candidates.DigitSet
	house   candidates.HouseSet // whose digits they are, if that is said
}

// having are the words for what a clue has in one of its cells.
var having = inflected("contain include require use need") + " has have hold holds take takes"

// needing reads what a clue is said to have in one of its cells: "the 17 cage needs a 9", "there must be a 9 in the 17 cage".
func (p *people) needing(nouns []noun) (*Claim, bool) {
	of := needs{numbers: nouns[0].numbers}
	holds, clue, digits := false, -1, -1
	for i, t := range p.all {
		next := p.token(i + 1)
		switch {
		case t.clue && clue < 0:
			clue = i
		case t.clue || next.is("cells digits candidates options ways combinations possibilities squares"):
			return nil, false
		case t.kind == aDigits && !t.each && (digits < 0 || p.token(i-1).is(", and & or")):
			of.digits, digits = of.digits|t.digits, i
		case t.kind == theHouses && of.house == 0 && digits > 0:
			of.house = t.houses
		case t.is("has have") && next.is("to got"):
		case t.is(having), t.is("one") && next.is("of"):
			holds = true
		case t.kind > aSign || !(t.is(little) || t.is(certain) || t.is(before) || t.is(verbs) || t.is("one least somewhere and , . &")):
			return nil, false
		}
	}
	in := clue - 1
	for p.token(in).is("the this that") {
		in--
	}
	inside := digits >= 0 && digits < clue && p.token(in).is("in inside within on into")
	if clue < 0 || digits < 0 || !inside && !(holds && clue < digits) {
		return nil, false
	}
	readings, flaw := of.on(p.grid, nil)
	return &Claim{pattern: of}, len(readings) > 0 || !flaw.IsZero()
}

// on returns that the digits go nowhere else in a house, or says of one that some way does without it.
func (p needs) on(g *candidates.Grid, _ []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	l := g.Layout()
	for _, number := range p.numbers {
		clue := l.Clues()[number].String()
		if l.Counted(clue) == nil {
			continue
		}
		var each []explain.Evidence
		for d := range p.digits.All() {
			cells := l.Clues()[number].Cells()
			if places := cells.And(g.Places(d)); !places.IsEmpty() {
				cells = places
			}
			for h := range l.HousesOfAll(cells).All() {
				if p.house != 0 && p.house != candidates.Houses(h) {
					continue
				}
				set, _ := killerSet{house: h, digits: candidates.Digits(d), clues: []candidates.Addend{{Clue: clue, Times: 1}}}.on(g, nil)
				if err := set[0].Check(g); err != nil {
					each, flaw = nil, say.ByCheck(message(err.Error()))
					break
				}
				each = append(each, set[0])
			}
			if len(each) == 0 {
				if in := l.HousesOfAny(cells); flaw.IsZero() && in != 0 && l.HousesOfAll(cells) == 0 && !explain.NewSum(g, candidates.Added{Clues: []candidates.Addend{{Clue: clue, Times: 1}}}).Has(g, explain.KillerSet{Set: candidates.Digits(d)}.Among(g, cells)) {
					set, _ := killerSet{house: in.First(), digits: candidates.Digits(d), clues: []candidates.Addend{{Clue: clue, Times: 1}}}.on(g, nil)
					flaw = say.ByCheck(message(set[0].Check(g).Error()))
				}
				break
			}
		}
		readings = append(readings, each...)
	}
	if len(readings) > 0 {
		flaw = none
	}
	return readings, flaw
}

// The words that say of what stands before them that it cannot be, and those for what becomes of a grid in which something is
// wrong.
const (
	breaks      = "breaks break breaking broke would violates violate impossible contradicts contradiction fails fail invalid ruins clashes bust busts busted"
	conflicting = breaks + " twice nowhere none nothing neither without left two both"
)

// refutes reads a supposition and what would be wrong with it, as the claim that it is not so: "a 4 in r5c5 breaks the
// whisper", "3 in r7c9 would need a 2 or 4 in r7c8", "if r3c6 is 7, r4c6 is 2 and column 9 has two 3s". Without a clue it is
// read only if that is right.
func (p *people) refutes(nouns []noun) *Claim {
	begin := 0
	for p.token(begin).is(supposing + " putting placing try trying put say let what") {
		begin++
	}
	wrong := slices.IndexFunc(p.all, func(t token) bool { return t.is(breaks) || t.is("leaves") })
	for i := 1; i < len(p.all); i++ { // kills itself
		if p.all[i].is("itself") && p.all[i-1].is(removing) {
			wrong = i - 1
			break
		}
	}
	if wrong > 1 && p.all[wrong].is("leaves") && !p.token(wrong+1).is("no nothing nowhere without") {
		wrong = -1
	}
	end := wrong
	denied := false
	if makes := slices.IndexFunc(p.all, func(t token) bool { return t.is("makes make means gives forces would") }); begin == 0 && makes > 0 && p.isDenied(scopeOf(p.all[:makes]).digits) { // a 2 in r1c4 means ..., so that's out
		end, denied = makes, true
	}
	if stop := slices.IndexFunc(p.all, func(t token) bool { return t.is(", : ; . => then") }); begin > 0 && stop > begin && slices.ContainsFunc(p.all[stop:], func(t token) bool { return t.is(conflicting) || t.is(negative) }) {
		end = stop
	}
	if end < 2 || end == wrong && p.hasPattern(0, len(p.all)) || slices.ContainsFunc(p.all[end+1:], func(t token) bool { return t.is("if suppose assume regardless whichever") }) { // another case
		return nil
	}
	effects, ok := p.part(begin, begin+len(trimmed(p.all[begin:end], ", then that it this is are be"))).alone()
	if !ok || nouns == nil && len(effects) != 1 {
		return nil
	}
	for i := end + 1; i < len(p.all); i++ { // something else is concluded
		if others, ok := p.part(i, len(p.all)).said(true); ok && !slices.Equal(others, effects) && p.all[i-1].is(surely) {
			return nil
		}
	}
	for i := end; i+2 < len(p.all); i++ { // if r4c4 was 2 ..., so no 1 there
		if d := p.all[i+2]; p.all[i].is(surely) && p.all[i+1].is("no not") && d.kind == aDigits && (i+3 == len(p.all) || p.all[i+3].is("there here . !")) && scopeOf(p.all[begin:end]).digits&d.digits == 0 {
			return nil
		}
	}
	c := p.byReason(nouns, p.all[end:], effects, false)
	if of := c.pattern.(grounds); denied || !p.all[end].is("would") {
		of.wrong, of.tries = true, true
		c.pattern = of
	}
	if nouns == nil && !c.shown(p.grid, p.book) {
		return nil
	}
	return c
}

// refutation does that without clues, behind words that say whose opinion it is.
func (p *people) refutation() *Claim {
	p.open()
	return p.refutes(nil)
}

// isDenied reports whether the claim ends in words that say that what it supposed, some digits, is not so: "so that's out", "not
// possible", "so remove that 6".
func (p *people) isDenied(digits candidates.DigitSet) bool {
	all := trimmed(p.all, ". !")
	begin := len(all)
	for begin > 0 && !all[begin-1].is(surely+" . ; , :") {
		begin--
	}
	return denies(all[begin:], digits)
}

// alone reads a digit and the cells where it is supposed to be, as the claim that it is not: "9 on the arrow", "r2c9=2".
func (r *reader) alone() (effects []explain.Effect, ok bool) {
	var digits candidates.DigitSet
	var cells candidates.CellSet
	for ; !r.done(); r.pos++ {
		switch t := r.at(0); {
		case t.kind == aDigits && digits == 0:
			digits = t.digits
		case t.kind == theCells && cells.IsEmpty():
			cells, _ = r.cellList()
			r.pos--
		case t.kind > aSign || !(t.is(little+" were") || t.is(before) || t.is(verbs) || t.is(certain) || t.is(placing)):
			return nil, false
		}
	}
	return effectsOf(cells, digits, takesOut), digits != 0 && !cells.IsEmpty()
}

func (p grounds) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	var last say.Sentence
	for _, n := range p.nouns {
		for _, number := range n.numbers {
			each, why := clueAlone{number: number}.on(g, effects)
			if readings = append(readings, each...); !why.IsZero() && flaw.IsZero() {
				flaw = why
			}
		}
		if n.remainder && n.houses != 0 && n.cells.IsEmpty() {
			each, why := remaining(n.houses).on(g, effects)
			if readings = append(readings, each...); len(effects) > 0 {
				readings = append(readings, beyond(g, n.houses, effects)...)
			}
			if !why.IsZero() {
				last = why
			}
		}
	}
	for _, n := range p.nouns { // the digits that a clue has go nowhere else
		var digits candidates.DigitSet
		var cells candidates.CellSet
		for _, e := range effects {
			digits, cells = digits.With(e.Candidate.Digit()), cells.With(e.Candidate.Cell())
		}
		for _, number := range n.numbers {
			for d := range digits.All() {
				if !cells.Meets(g.Layout().Clues()[number].Cells()) {
					more, _ := needs{numbers: []int{number}, digits: candidates.Digits(d)}.on(g, nil)
					readings = append(readings, more...)
				}
			}
		}
	}
	for _, e := range effects {
		if c, d := e.Candidate.Cell(), e.Candidate.Digit(); e.Place && g.Candidates(c) == candidates.Digits(d) && g.Value(c) == 0 {
			readings = append(readings, explain.Single{Candidate: e.Candidate, Because: candidates.CellItem(c)})
		}
		for h := range (p.about.houses & g.Layout().HousesOf(e.Candidate.Cell())).All() {
			if e.Place && !e.Done(g) && g.PlacesIn(e.Candidate.Digit(), h) == candidates.Cells(e.Candidate.Cell()) {
				readings = append(readings, explain.Single{Candidate: e.Candidate, Because: candidates.HouseItem(e.Candidate.Digit(), h)})
			}
		}
	}
	if why := p.mistaken(g); !why.IsZero() {
		return nil, why
	}
	if len(effects) > 0 {
		readings = append(readings, p.about.shows(g, effects)...)
	}
	const enough = 40
	if !slices.ContainsFunc(readings, func(e explain.Evidence) bool {
		step := explain.NewStep(e)
		return concludes(g, &step, effects)
	}) {
		for _, family := range []string{"sums", "clues"} {
			p.book.Find(family, g, func(s *explain.Step) bool {
				if p.names(g, s) && slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(g) && concludes(g, s, []explain.Effect{e}) }) {
					readings = append(readings, found{s.Evidence, s.Effects})
				}
				return len(readings) < enough
			})
		}
	}
	for _, e := range effects {
		if by, ok := p.refuted(g, e); ok {
			readings = append(readings, by)
		}
	}
	switch {
	case len(readings) > 0:
		return readings, none
	case flaw.IsZero() && !last.IsZero():
		flaw = last
	case flaw.IsZero() && len(effects) > 0:
		flaw = lacking(g, effects[0])
	case flaw.IsZero():
		flaw = say.ByCheck(message("nothing that is named there rules anything out"))
	}
	return nil, flaw
}

// refuted returns what becomes of the cells and the houses that are spoken of, those of clues as well, if a candidate that
// goes were true: in the end one of them has nothing left. "r5c5 isn't 4, both its neighbours on the whisper would be 9".
// Where it is said that something would be wrong then all of the grid counts.
func (p grounds) refuted(g *candidates.Grid, e explain.Effect) (t explain.Trial, ok bool) {
	k := e.Candidate
	if !p.tries || e.Place || !g.Has(k) || g.Value(k.Cell()) != 0 {
		return t, false
	}
	cells, houses := p.about.cells, p.about.houses
	for _, n := range p.nouns {
		for _, number := range n.numbers {
			if of := g.Layout().Clues()[number].Cells(); of.Has(k.Cell()) {
				cells = cells.Or(of)
			}
		}
	}
	if p.wrong {
		cells, houses = g.Open(), g.Layout().Houses()
	}
	t.Assume = k
	h := *g
	h.Place(k.Cell(), k.Digit())
	for goesOn := true; goesOn; {
		goesOn = false
		for item := range itemsOf(&h, cells, houses) {
			var left candidates.Candidate
			switch h.Count(item) {
			case 0:
				t.Conflict = item
				return p.pruned(g, t), true
			case 1:
				left = h.AppendCandidates(nil, item)[0]
			}
			if h.Count(item) > 1 || h.Value(left.Cell()) != 0 {
				continue
			}
			s := explain.NewStep(explain.Single{Candidate: left, Because: item}, explain.Place(left.Cell(), left.Digit()))
			t.Branch, goesOn = append(t.Branch, s), true
			s.Apply(&h)
		}
	}
	return t, false
}

// itemsOf are the open cells among some, and the digits of some houses.
func itemsOf(g *candidates.Grid, cells candidates.CellSet, houses candidates.HouseSet) iter.Seq[candidates.Item] {
	return func(yield func(candidates.Item) bool) {
		for c := range cells.All() {
			if !yield(candidates.CellItem(c)) {
				return
			}
		}
		for h := range houses.All() {
			if g.Layout().HouseCells(h).Len() < g.Layout().Size() {
				continue
			}
			for d := range g.Layout().Digits().All() {
				if !yield(candidates.HouseItem(d, h)) {
					return
				}
			}
		}
	}
}

// pruned leaves out of a trial what it does not need.
func (p grounds) pruned(g *candidates.Grid, t explain.Trial) explain.Trial {
	for i := len(t.Branch) - 1; i >= 0; i-- {
		less := t
		less.Branch = slices.Delete(slices.Clone(t.Branch), i, i+1)
		s := explain.NewStep(less, explain.Remove(t.Assume.Cell(), t.Assume.Digit()))
		if verify.Step(g, &s) == nil {
			t = less
		}
	}
	return t
}

// beyond returns what the clues that reach out of some houses have there, if the effects follow.
func beyond(g *candidates.Grid, hs candidates.HouseSet, effects []explain.Effect) []explain.Evidence {
	var cells candidates.CellSet
	for h := range hs.All() {
		cells = cells.Or(g.Layout().HouseCells(h))
	}
	sum := candidates.Added{Houses: hs}
	for _, c := range g.Layout().Counting() {
		if len(c.Sums) == 1 && c.Clue.Cells().Meets(cells) && len(c.Clue.Lines) == 1 {
			sum.Clues = append(sum.Clues, candidates.Addend{Clue: c.Clue.String(), Times: -1})
		}
	}
	if e := sumFor(g, sum, effects); e.Check(g) == nil && concludesAny(g, e, effects) {
		return []explain.Evidence{e}
	}
	return nil
}

// mistaken says where clues come to something else than they are said to: those that count, of which all ways are known.
func (p grounds) mistaken(g *candidates.Grid) say.Sentence {
	var readings []explain.Evidence
	var cells candidates.CellSet
	for _, n := range p.nouns {
		for _, number := range n.numbers {
			if clue := &g.Layout().Clues()[number]; g.Layout().Counted(clue.String()) != nil {
				each, _ := clueAlone{number: number}.on(g, p.holds)
				readings, cells = append(readings, each...), cells.Or(clue.Cells())
			}
		}
	}
	for _, e := range p.holds {
		if e.Place || e.Done(g) || !cells.Has(e.Candidate.Cell()) {
			continue
		}
		if !slices.ContainsFunc(readings, func(by explain.Evidence) bool { return by.Check(g) == nil && by.Concludes(g, e) == nil }) {
			return say.CanBeToo(e.Candidate.Cell(), candidates.Digits(e.Candidate.Digit()))
		}
	}
	return none
}

// shows returns the patterns of what is mentioned by which some of the effects follow: a set of the cells or of the digits, a
// fish of the houses, or the places of a digit in a house, or the digits of a cell, all of which exclude them.
func (s scope) shows(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence) {
	l, d := g.Layout(), effects[0].Candidate.Digit()
	cells := s.cells.And(g.Open())
	if digits := g.CandidatesIn(cells); cells.Len() > 1 && digits.Len() == cells.Len() {
		readings = append(readings, explain.LockedSet{Cells: cells, Set: digits, Houses: l.HousesOfAll(cells)})
	}
	for h := range (s.houses | l.HousesOfAll(cells)).All() {
		var hidden, naked candidates.CellSet
		for c := range l.HouseCells(h).And(g.Open()).All() {
			if held := g.Candidates(c); held&s.digits != 0 {
				hidden = hidden.With(c)
				if held&^s.digits == 0 {
					naked = naked.With(c)
				}
			}
		}
		if n := s.digits.Len(); n > 0 && hidden.Len() == n {
			readings = append(readings, explain.LockedSet{Cells: hidden, Set: s.digits, Houses: candidates.Houses(h), Hidden: true})
		} else if n > 1 && naked.Len() == n {
			readings = append(readings, explain.LockedSet{Cells: naked, Set: s.digits, Houses: l.HousesOfAll(naked)})
		}
	}
	rows, columns := s.houses&l.HousesOfKind(candidates.Row), s.houses&l.HousesOfKind(candidates.Column)
	if rows.Len() > 1 && rows.Len() == columns.Len() {
		readings = append(readings, explain.Cover{Digit: d, Base: rows, Covers: columns}, explain.Cover{Digit: d, Base: columns, Covers: rows})
	}
	for c := range cells.All() {
		readings = append(readings, explain.Common{Items: []candidates.Item{candidates.CellItem(c)}})
	}
	for h := range s.houses.All() {
		for other := range (l.HousesOfAll(g.PlacesIn(d, h)) &^ candidates.Houses(h)).All() {
			readings = append(readings, explain.Cover{Digit: d, Base: candidates.Houses(h), Covers: candidates.Houses(other)})
		}
		readings = append(readings, explain.Common{Items: []candidates.Item{candidates.HouseItem(d, h)}})
	}
	return slices.DeleteFunc(readings, func(e explain.Evidence) bool { return e.Check(g) != nil || !concludesAny(g, e, effects) })
}

// concludesAny reports whether one of some effects follows that is still to be made.
func concludesAny(g *candidates.Grid, e explain.Evidence, effects []explain.Effect) bool {
	return slices.ContainsFunc(effects, func(x explain.Effect) bool { return !x.Done(g) && e.Concludes(g, x) == nil })
}

// cites reports whether a sum is of a clue.
func cites(s explain.Sum, clue *candidates.Clue) bool {
	return slices.ContainsFunc(s.Clues, func(x candidates.Addend) bool { return x.Clue == clue.String() })
}

// names reports whether a step goes by one of the clues, or by what is added up in the houses or cells that are named.
func (p grounds) names(g *candidates.Grid, s *explain.Step) bool {
	l := g.Layout()
	is := cellsOf(g, s.Evidence)
	sum, isSum := s.Evidence.(explain.Sum)
	_, isCommon := s.Evidence.(explain.Common)
	return slices.ContainsFunc(p.nouns, func(n noun) bool {
		if n.remainder {
			switch {
			case !isSum || sum.Houses == 0:
				return false
			case !n.cells.IsEmpty():
				return sum.Spans(l).And(g.Open()) == n.cells
			}
			return n.houses == 0 || n.houses == sum.Houses
		}
		return slices.ContainsFunc(n.numbers, func(number int) bool {
			cells := l.Clues()[number].Cells()
			if cells.IsEmpty() {
				return isCommon
			}
			switch e := s.Evidence.(type) {
			case explain.Sum:
				return cites(e, &l.Clues()[number])
			case explain.KillerSet:
				return slices.ContainsFunc(e.Sums, func(of explain.Sum) bool { return cites(of, &l.Clues()[number]) })
			}
			return cells.And(g.Open()).Within(is)
		})
	})
}
