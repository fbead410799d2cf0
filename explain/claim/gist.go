package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// gist is what a text of several parts comes to, whatever else its words are: with which removals or which digit it ends, and what was
// supposed on the way.
type gist struct {
	*people
	parts   []phrase
	effects []explain.Effect
	at      []bool      // which parts the conclusion stands in
	cases   [][]assumed // of each supposition what follows, itself first
	chain   []assumed   // what follows from a supposition, if a pattern has to have it
	locks   bool        // digits are said to be locked in cells for a house
	cannot  bool        // a digit of the conclusion is no candidate where it is placed
	unsure  bool        // the conclusion may be part of what is supposed
}

// phrase is as much of a sentence as speaks of one thing.
type phrase struct {
	all      []token
	lead     token // the word or sign before it
	sentence int
	aside    bool // stands in brackets
	effects  []explain.Effect
	removes  bool // says so with a verb
	follows  bool // from a supposition
	marked   bool // as a conclusion, by so or the like
	implies  bool // what arrows lead from
	stated   bool // as a digit in a cell, by a sign or as the only place there is
}

// has reports whether some of the words are in a part.
func (p *phrase) has(words string) bool {
	return slices.ContainsFunc(p.all, func(t token) bool { return t.kind <= aSign && hasWord(words, t.word) })
}

// The words that gists are read by. What stands behind a reason concludes nothing, and what lies open is no digit that is placed.
const (
	gistLeads  = gistSo + " which because since means where while but then making leaving meaning as using ensure ensures"
	gistSo     = "so therefore therefor thus hence => consequently ergo thereby conclusion"
	gistGives  = "makes gives forces leaves turns reveals"
	gistReason = "because since where while as using"
	gistEvents = "contradiction contradictory"
	gistEach   = "either both whichever regardless whatever any all"
	gistOpen   = "bivalue pair pairs triple triples quad wing pivot pincer candidates options possibilities choices strong weak link color colour linked connected two three four least"
	gistCan    = "can could may might"
	gistHedges = "unless possibly probably perhaps sometimes often maybe"
)

// gistGone are verbs and the like by which candidates go, beside those of other claims.
var gistGone = inflected("eliminate remove exclude forbid lose discard") + " trapped discount discounts discounted taken go goes gone comes come off out away impossible ruled ruling rules lost false toxic dead killed struck eliminations exclusions exclusion elimination victim victims"

// gistOf reads what a text comes to, nil if it ends in no conclusion about cells and digits, says that something is not so as it seems,
// or asks.
func gistOf(text string, g *candidates.Grid, book Book) *gist {
	if x := partsOf(text, g, book); x != nil && x.conclude() {
		return x
	}
	return nil
}

// partsOf takes a text apart and reads its parts, nil if it says that something is not so as it seems, or asks, or is too short to have a conclusion and a reason.
func partsOf(text string, g *candidates.Grid, book Book) *gist {
	l := g.Layout()
	text = withPlaces(unquoted(unasked(text)), l)
	x := &gist{people: &people{reader: reader{text: text, all: located(tokensOn(text, l), text, l), layout: l, grid: g}, book: book}}
	const least = 6 // tokens: a sentence and its reason
	if len(l.Clues()) > 0 || len(x.all) < least || slices.ContainsFunc(x.all, func(t token) bool { return hasWord(doubts, t.word) && !t.is("false") }) || x.deniesPattern() {
		return nil
	}
	closing := ". ! ) ] ?"
	if strings.HasSuffix(strings.TrimRight(text, " ."), ")") {
		closing += " (" // (!)
	}
	if end := trimmed(x.all, closing); len(end) == 0 || isCutOff(end) {
		return nil // it is not at its end
	}
	x.cut()
	if len(x.parts) == 0 {
		return nil
	}
	if last := len(x.parts) - 1; strings.HasSuffix(strings.TrimRight(text, " )"), "?") && !x.parts[last].lead.is(gistSo) {
		return nil // it asks
	}
	for i := range x.parts {
		x.read(i)
	}
	x.suppose()
	return x
}

// isCutOff reports whether a text ends with a word behind which more has to come.
func isCutOff(all []token) bool {
	last := all[len(all)-1]
	referred := len(all) > 2 && all[len(all)-2].is("it that this") && !all[len(all)-3].is(". ! ? ;")
	return last.is("from in at of on for to with => nor neither") || hasWord("kills removes eliminates clears deletes excludes", last.word) ||
		!referred && last.is("or and be s , : ( [ - = <> a an the is are not so because")
}

// unasked returns a text without a question at its end whether it is right.
func unasked(text string) string {
	bare := strings.TrimRight(text, " ?")
	if len(bare) == len(text) {
		return text
	}
	for _, asked := range []string{"correct", "right", "isn't it", "isnt it", "yes", "ok", "am i right", "is that right", "is this right", "or not", "no"} {
		if n := len(bare) - len(asked); n > 0 && strings.EqualFold(bare[n:], asked) && strings.IndexByte(".,;-!( ", bare[n-1]) >= 0 {
			if said := strings.TrimRight(bare[:n], " "); said != "" && strings.IndexByte(".,;-!(", said[len(said)-1]) >= 0 {
				return strings.TrimRight(said, " .,;-(")
			}
		}
	}
	return text
}

// deniesPattern reports whether a text says that a pattern is not there, or not quite. A single is none: "no valid placement".
func (x *gist) deniesPattern() bool {
	for begin, end := range x.names {
		if name := x.textOf(begin, end); !x.isSingle(name) && name != "placement" {
			return denial(x.all[:begin]) != nil
		}
	}
	return false
}

// names calls yield with where the names of techniques begin and end.
func (x *gist) names(yield func(begin, end int) bool) {
	for begin, end := x.findName(0, len(x.all)); begin < end && yield(begin, end); {
		begin, end = x.findName(end, len(x.all))
	}
}

// isSingle reports whether a name means singles and nothing else.
func (x *gist) isSingle(name string) bool {
	return !slices.ContainsFunc(x.book.Codes(name), func(code string) bool { return !strings.HasSuffix(code, "single") })
}

// located makes cells of a row and a column that stand side by side, and houses of what may be cells as well in a text with cells such as r4c7.
func located(all []token, text string, l *candidates.Layout) (made []token) {
	styled := rowsAndColumns(strings.ToLower(text))
	if slices.ContainsFunc(all, func(t token) bool { return t.kind == theCells && isLettered(t.word, "adefghi") }) && !styled {
		for i := range all { // b5 beside h5
			if t := &all[i]; isLettered(t.word, "bc") && t.houses != 0 && int(t.word[1]-'0') <= l.Size() && l.Size() > 2 {
				t.kind, t.houses, t.cells = theCells, 0, candidates.Cells(candidates.At(int(t.word[0]-'a')+1, int(t.word[1]-'0')))
			}
		}
	}
	for i := 0; i+3 < len(all); i++ { // the middle row of box 3
		n := i + 3
		if all[n].is("the") && n+1 < len(all) {
			n++
		}
		if !all[i+2].is("of in") || all[n].kind != theHouses || all[n].houses.Len() != 1 || all[n].houses.First().Kind() != candidates.Box {
			continue
		}
		own := scope{cells: l.HouseCells(all[n].houses.First())}
		lines, sides := candidates.HouseSet(0), "top upper|middle center centre central|bottom lower"
		switch {
		case all[i+1].is("row line"):
			lines = own.meeting(l, candidates.Row)
		case all[i+1].is("column"):
			lines, sides = own.meeting(l, candidates.Column), "left leftmost|middle center centre central|right rightmost"
		}
		k := slices.IndexFunc(strings.Split(sides, "|"), func(words string) bool { return hasWord(words, all[i].word) })
		if several := lines.Len(); k < 0 || several != 3 {
			continue
		}
		for h := range lines.All() {
			if k--; k < 0 {
				all[i].kind, all[i].word, all[i].houses, all[i].end = theHouses, "", candidates.Houses(h), all[i+1].end
				break
			}
		}
		all = slices.Delete(all, i+1, i+2)
	}
	for i := 0; i < len(all); i++ {
		t := all[i]
		if kind, isHouse := houseWords[t.word]; isHouse && t.kind == aWord && i+2 < len(all) && all[i+1].is("number") && all[i+2].kind == aDigits && all[i+2].digits.Len() == 1 { // box number 6
			if h := candidates.HouseOf(kind, int(all[i+2].digits.First())); l.Houses().Has(h) {
				t.kind, t.houses, t.end = theHouses, candidates.Houses(h), all[i+2].end
				i += 2
			}
		}
		if styled && t.kind == theCells && t.houses != 0 && !strings.Contains(t.word, "p") {
			t.kind, t.cells = theHouses, candidates.CellSet{}
		}
		if t.is("cell cells square squares") && i+1 < len(all) && all[i+1].kind == theCells {
			continue
		}
		next := i + 1
		if next+1 < len(all) && all[next].is(", /") {
			next++
		}
		if next < len(all) && t.kind == theHouses && (all[next].kind == theHouses || next > i+1 && all[next].pos == all[i+1].end) && t.houses.Len() == 1 && all[next].houses.Len() == 1 {
			if cells := (scope{houses: t.houses | all[next].houses}).crossing(l); cells.Len() == 1 {
				t.kind, t.cells, t.houses, t.end = theCells, cells, 0, all[next].end
				i = next
			}
		}
		made = append(made, t)
	}
	return made
}

// meeting returns the houses of a kind in which some cells are.
func (s scope) meeting(l *candidates.Layout, kind candidates.Kind) (houses candidates.HouseSet) {
	for h := range l.HousesOfKind(kind).All() {
		if l.HouseCells(h).Meets(s.cells) {
			houses |= candidates.Houses(h)
		}
	}
	return houses
}

// isLettered reports whether a word is a cell such as a5 whose row is one of some letters.
func isLettered(word, letters string) bool {
	return len(word) == 2 && strings.IndexByte(letters, word[0]) >= 0 && strings.IndexByte(figures, word[1]) >= 0
}

// cut takes the text apart.
func (x *gist) cut() {
	depth, sentence := 0, 0
	now := phrase{}
	end := func(lead token) {
		if len(now.all) > 0 {
			x.parts = append(x.parts, now)
		}
		now = phrase{lead: lead, sentence: sentence, aside: depth > 0}
	}
	isItem := func(t token) bool { return t.kind > aSign && (t.digits != 0 || !t.cells.IsEmpty()) }
	takes := func() bool { return gone(now.all) >= 0 && !now.lead.is("where") }
	says := func() bool {
		return takes() || slices.ContainsFunc(now.all, func(t token) bool { return t.is(negative + " is are = be must becomes goes -") })
	}
	for i, t := range x.all {
		before, after := x.token(i-1), x.token(i+1)
		if i == 0 {
			before = token{}
		}
		if i > 0 && strings.ContainsAny(x.text[before.end:max(before.end, t.pos)], "\n\t") || i > 0 && strings.Contains(x.text[before.end:max(before.end, t.pos)], "  ") {
			sentence++
			end(token{})
		}
		if after.is("and or &") {
			after = x.token(i + 2)
		}
		if after.is("the a an no from in at") {
			after = x.token(i + 2)
		}
		switch {
		case t.is(". ! ?"), t.is(";") && depth == 0:
			sentence++
			end(token{})
			continue
		case t.is(";"), t.is("-") && (x.token(i+1).kind <= aSign && len(now.all) == 0 || len(now.all) > 1 && before.end < t.pos && (t.end < after.pos || x.token(i+1).is("-")) && x.token(i+1).kind <= aSign && (links(now.all) == 0 || x.token(i+1).is(removing))): // a remark follows
			end(token{})
			continue
		case t.is(removing) && links(now.all) > 1 && isItem(x.token(i+1)): // behind a chain
			end(token{kind: aSign, word: "=>"})
		case t.is("then") && before.is("is are"): // r1c4 is then 3
			continue
		case hasWord(gistSo, t.word) && i > 0 && before.is(auxiliary+" not"): // it cannot therefore be
			now.marked = true
			continue
		case t.is("( ["):
			depth++
			end(token{})
			continue
		case t.is(") ]"):
			depth = max(0, depth-1)
			end(token{})
			continue
		case t.is(":"):
			off := len(now.all) > 0 && now.all[len(now.all)-1].is("off out eliminations elimination exclusions removes removed eliminates deletes") || gone(now.all) >= 0 && scopeOf(now.all).cells.IsEmpty() && x.token(i+1).kind == theCells
			end(token{})
			now.removes = off
			continue
		case t.is("we you i") && len(now.all) > 2 && now.lead.is("since because as") && (x.token(i+1).is(removing) || x.token(i+1).is("can could may must should") && x.token(i+2).is(removing)): // since we have a pair we remove
			end(token{})
		case hasWord("irrespective regardless", t.word) && says():
			end(token{})
		case t.is("to") && isItem(before) && x.token(i+1).kind == aWord && x.token(i+1).digits == 0 && !x.token(i+1).is("be go have take hold equal contain the a an") && says(): // to avoid the deadly pattern
			end(token{})
		case t.is("its") && isItem(before) && x.token(i+1).kind == aDigits && says() && !takes(): // it's
			end(token{})
			now.all = append(now.all, t)
			continue
		case t.is("it") && isItem(before) && len(now.all) > 2, t.is("this that") && isItem(before) && x.token(i+1).is(removing+" takes means "+gistGives):
			end(token{})
			continue
		case t.is(",") && (takes() || slices.ContainsFunc(now.all, func(t token) bool { return t.is("place spot space") })) && x.token(i+1).is("on in at from") && x.token(i+2).kind == theCells:
		case t.is(",") && len(now.all) > 2 && (now.all[1].is("matter") || now.all[0].is("whatever whichever")) && isItem(before) && isItem(after) && x.behind(i, after).is("will can sees could"): // no matter what goes in r2c7, r3c7 will see a 4
			end(token{})
			continue
		case t.is(", and") && slices.ContainsFunc(now.all, func(t token) bool { return t.is("moves") }): // r1c5=7, r2c5=7 have been eliminated
		case t.is("and") && i > 1 && x.all[i-2].is("or") && before.kind == theCells && x.token(i+1).kind == theCells && x.token(i+2).kind == aWord: // a 9 in r1c9 or r2c7 and r2c9 can't be 9
			end(token{kind: aWord, word: "so"})
			continue
		case t.is(", and") && isItem(before) && isItem(x.token(i+1)) && before.kind == x.token(i+1).kind:
		case t.is(", and") && isItem(before) && x.token(i+1).is("and or") && isItem(x.token(i+2)) && before.kind == x.token(i+2).kind:
		case t.is("and or") && before.is(",") && i > 2 && x.all[i-3].is(",") && isItem(x.all[i-2]) && isItem(x.token(i+1)) && x.all[i-2].kind == x.token(i+1).kind:
		case t.is("and") && !says() && gone(x.all[min(i+1, len(x.all)):min(i+2, len(x.all))]) < 0 && !(x.token(i+1).kind == theCells && x.token(i+2).is("is can must = <>") && alternate(x.groups(now.all))):
		case t.is("and") && before.kind == aDigits && after.kind == aDigits && says() && scopeOf(now.all).cells.Len() > 0 && x.behind(i, after).is("of in goes is has must") && len(x.groups(now.all)) > 1: // r7c1 is 3 and the 9 of column 1 is r2c1
			end(token{})
			continue
		case t.is("and") && i > 2 && before.kind == aDigits && x.all[i-2].is("is be") && x.token(i+1).is("the") && after.kind == aDigits && x.behind(i, after).is("can could must may goes is"): // one of those is 5 and the 1 can go
			end(token{})
			continue
		case t.is(", and or") && isItem(before) && isItem(after) && before.kind == after.kind && !x.token(i+1).is("no not"):
		case t.is(",") && now.lead.is(gistSo) && !slices.ContainsFunc(now.all, func(t token) bool {
			return t.kind != aWord || !hasWord("again then clearly obviously well now", t.word)
		}): // so, again,
			now.all = nil
			continue
		case t.is(", and"):
			goes := isItem(after) && (takes() || now.removes && slices.ContainsFunc(now.all, func(t token) bool { return t.is("=") }))
			end(token{})
			now.removes = goes
			continue
		case t.is("leads") && isItem(before) && x.token(i+1).is("to") && isItem(x.token(i+2)):
			end(t)
			continue
		case t.is(gistGives) && (isItem(before) || before.houses != 0) && (isItem(x.token(i+1)) || hasWord("you us me", x.token(i+1).word) && isItem(x.token(i+2))):
			end(t)
			continue
		case hasWord(gistEvents, t.word) && len(now.all) > 0:
			end(token{kind: aWord, word: "so"})
			continue
		case t.is("as") && before.kind == theCells && x.token(i+1).kind == aDigits && slices.ContainsFunc(now.all, func(t token) bool { return t.is("leaves leaving leave") }): // this leaves r3c8 as 4
		case t.is("as") && !isItem(after) && !x.token(i+1).is("it there that this"):
		case t.kind <= aSign && hasWord(gistLeads, t.word):
			end(t)
			continue
		}
		now.all = append(now.all, t)
	}
	end(token{})
}

// behind returns the token behind another one that stands after a place.
func (x *gist) behind(i int, t token) token {
	for n := i; n < len(x.all); n++ {
		if x.all[n].pos > t.pos {
			return x.all[n]
		}
	}
	return token{}
}

// finding are words with which out is said of what is found.
const finding = "way figure figures figured work works worked turn turns turned find finds found point points pointed fill fills filled"

// withoutFound leaves out the out of figure out.
func withoutFound(all []token) []token {
	return slices.DeleteFunc(slices.Clone(all), func(t token) bool {
		return t.is("out") && slices.ContainsFunc(all, func(o token) bool { return hasWord(finding, o.word) && o.end < t.pos && t.pos <= o.end+1 })
	})
}

// gone returns where a word says that a candidate goes, -1 if none does. What goes in or there is placed.
func gone(all []token) int {
	for i, t := range all {
		switch {
		case t.is("out") && i > 0 && hasWord(finding, all[i-1].word), t.is("away") && i > 0 && all[i-1].is("straight right"), t.is("fall falls") && i+1 < len(all) && all[i+1].is("in into on within"):
		case t.is("clear") && i+1 < len(all) && all[i+1].is("that"):
		case t.is("end") && i > 0 && i+1 < len(all) && all[i+1].is("of") && !all[i-1].is("at from in on one either") && !(i > 1 && all[i-2].is("at from in on")): // that is the end of the 7 in r5c9
			return i
		case t.is("go goes") && i+1 < len(all) && (all[i+1].is("there here in into at to where") || all[i+1].kind == aDigits && i > 0 && all[i-1].kind == theCells):
		case t.is(removing) || t.kind <= aSign && hasWord(gistGone, t.word):
			return i
		}
	}
	return -1
}

// counters are words before numbers that are no digits.
const counters = "step case type option hint move stage length"

// isCounted reports whether the number at a place is no digit: "type 4", "BUG+1".
func isCounted(all []token, i int) bool {
	return i > 0 && hasWord(counters, all[i-1].word) || i > 1 && all[i-1].is("+") && all[i-2].is("bug")
}

// group is digits or cells that are named one after the other.
type group struct {
	token
	of bool // a word like from or in stands before it
}

// groups returns the digits and cells of a part.
func (x *gist) groups(all []token) (groups []group) {
	joined, of := false, false
	for i, t := range all {
		if t.kind == aDigits && isCounted(all, i) {
			continue
		}
		isDigits := t.kind == aDigits || t.kind == aWord && t.digits != 0 && of
		if isDigits && t.digits.Len() == 1 && i+1 < len(all) && all[i+1].is("cells squares places spots rows columns boxes houses candidates digits numbers fin extra") {
			joined, of = false, false
			continue
		}
		switch {
		case t.kind == theCells || isDigits:
			if last := len(groups) - 1; joined && last >= 0 && (groups[last].kind == theCells) == (t.kind == theCells) {
				groups[last].digits |= t.digits
				groups[last].cells = groups[last].cells.Or(t.cells)
			} else {
				if isDigits {
					t.kind = aDigits
				}
				groups = append(groups, group{t, of})
			}
			joined, of = true, false
		case t.is("from in at") && i > 0 && all[i-1].is(", and or nor") && len(groups) > 0 && groups[len(groups)-1].kind == theCells: // from r6c4 and from r6c6
			of = true
		case t.is("from in at of off on out"):
			of, joined = true, false
		case t.is(", and or nor & / + the a an its both s ' \" either any"):
		default:
			joined, of = false, t.is("a")
		}
	}
	return groups
}

// alternate reports whether each of some groups has one of the other kind beside it.
func alternate(groups []group) bool {
	for n := 1; n < len(groups); n += 2 {
		if (groups[n].kind == theCells) == (groups[n-1].kind == theCells) {
			return false
		}
	}
	return len(groups) > 0 && len(groups)%2 == 0
}

// read reads what a part says of candidates: nothing if it may say something else.
func (x *gist) read(i int) {
	p := &x.parts[i]
	has := p.has
	if before := max(0, i-1); p.lead.is("which") && i > 0 && len(x.parts[before].all) > 0 && x.parts[before].all[len(x.parts[before].all)-1].is("of") { // one of which
		return
	}
	begins := p.lead.is(gistSo) || len(p.all) > 0 && p.all[0].is(gistSo+" this that")
	p.marked = p.marked || begins || p.lead.is("means which leaving meaning making "+gistGives) || hasWord("ensure ensures", p.lead.word) || len(p.all) > 0 && p.all[0].is(gistGives)
	goes := gone(p.all) >= 0 && !p.lead.is("where")
	denies := slices.ContainsFunc(withoutFound(p.all), func(t token) bool { return t.is(negative) && !t.is("without nothing none") }) || has("none") && has(remainder)
	groups := x.groups(p.all)
	if p.removes && !goes && !denies && len(groups) == 2 && slices.ContainsFunc(p.all, func(t token) bool { return t.is("is are = must becomes") }) && !(i > 0 && x.parts[i-1].removes && slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.is("=") })) { // and r8c1 = 8
		p.removes = false
	}
	if len(groups) > 0 && alternate(groups) && !denies && !goes && links(p.all) == 0 && !slices.ContainsFunc(p.all, func(t token) bool { return t.is(verbs + " must can") }) &&
		slices.ContainsFunc(x.parts[:i], func(q phrase) bool { return q.sentence == p.sentence && q.removes }) { // removes 4 from r8c3, so r8c3 is 6, and 8 from r1c3
		from := 0
		for _, t := range p.all {
			if t.is("from") {
				from++
			}
		}
		p.removes = p.removes || 2*from == len(groups)
	}
	p.removes = p.removes || goes
	notted := 0
	for _, t := range p.all {
		if t.is("not never cannot no") {
			notted++
		}
		if t.kind == aWord && (hasWord(gistHedges, t.word) || t.is(supposing) && !(t.is("were") && p.all[0].is("if")) && len(groups) > 0 && t.pos > groups[0].pos) || t.is("more less") || (t.is("above below beside next") || hasWord("higher lower", t.word)) && !slices.ContainsFunc(groups, func(g group) bool { return g.kind == theCells && g.of }) {
			return // it is not said to be so, or of other cells
		}
	}
	if goes && notted > 0 && !slices.ContainsFunc(groups, func(g group) bool { return g.kind == theCells && g.of }) || notted > 1 && len(groups) == 2 { // cannot be removed, is not not
		return
	}
	if than := slices.IndexFunc(p.all, func(t token) bool { return t.is("than but") }); than > 1 && denies && p.all[than-1].is("other anything else different") && len(groups) == 2 && groups[0].kind == theCells && groups[1].kind == aDigits && groups[1].pos > p.all[than].pos {
		p.effects = x.allBut(groups[0].cells, groups[1].digits) // r5c2 cannot be anything other than 6 or 9
		return
	}
	if n := slices.IndexFunc(p.all, func(t token) bool { return t.is("but except besides") }); n > 0 && goes && p.all[n-1].is("anything everything all") && len(groups) == 2 && groups[0].kind == aDigits && groups[1].kind == theCells {
		p.effects = x.allBut(groups[1].cells, groups[0].digits) // anything but 3 and 9 goes from r9c89
		return
	}
	if n := slices.IndexFunc(p.all, func(t token) bool { return t.is("besides except") }); n >= 0 && goes && len(groups) == 1 && groups[0].kind == aDigits && groups[0].pos > p.all[n].pos && has("there them") {
		p.effects = x.allBut(x.meant(i, true), groups[0].digits) // eliminate what is there besides 6 and 7
		return
	}
	if has("except") && denies && has("place spot space room cell square") && len(groups) == 2 && groups[0].kind == aDigits && groups[0].digits.Len() == 1 && groups[1].kind == theCells && groups[1].cells.Len() == 1 { // no place for 3 except r9c5
		p.effects, p.stated = append(p.effects, explain.Effect{Candidate: candidates.Of(groups[1].cells.First(), groups[0].digits.First()), Place: true}), true
		return
	}
	if goes && !denies && len(groups) == 1 && groups[0].kind == theCells && has("candidates candidate numbers digits options possibilities values") && has("other others remaining") { // remove all the other candidates from r4c4 and r5c4
		for n := i - 1; n >= 0; n-- {
			if digits := scopeOf(x.parts[n].all).digits; digits != 0 {
				p.effects = x.allBut(groups[0].cells, digits)
				return
			}
		}
	}
	if (denies || goes) && has(remainder+" except") {
		x.ofOthers(i)
		return
	}
	if n := len(x.parts[max(0, i-1)].effects); i > 0 && len(groups) == 0 && p.all[0].is("if") && has("it") && notted == 1 && n == 1 && len(p.all) < 6 { // r6c7 must be 5: if it is not
		e := x.parts[i-1].effects[0]
		e.Place = !e.Place
		p.effects = []explain.Effect{e}
		return
	}
	if before := max(0, i-1); len(groups) == 0 && goes && p.lead.is("which") && i > 0 && x.parts[before].sentence == p.sentence && has("see sees") && alternate(x.groups(x.parts[before].all)) {
		for _, g := range x.groups(x.parts[before].all) { // the 9 in r5c5, which can see both, can be eliminated
			for _, o := range x.groups(x.parts[before].all) {
				p.effects = append(p.effects, effectsOf(g.cells, o.digits, takesOut)...)
			}
		}
		x.parts[before].effects = nil
		return
	}
	if len(groups) == 0 {
		if before := max(0, i-1); goes && len(p.all) > 0 && p.all[0].is("can must should will is are has") && i > 0 && x.parts[before].sentence == p.sentence {
			if cells := scopeOf(x.parts[before].all).cells; !cells.IsEmpty() && len(x.groups(x.parts[before].all)) == 1 { // any 6 that sees both, r5c3, can go
				p.effects = effectsOf(cells, x.lastSaidOf(i, true), takesOut)
			} else if cells := x.subjectBefore(before); p.lead.is("which") && cells.Len() == 1 && len(x.groups(x.parts[before].all)) == 1 { // r1c9 sees both, it has a 9, which can go
				p.effects = effectsOf(cells, x.lastSaidOf(i, true), takesOut)
			}
		} else if p.marked && goes && has("it") {
			p.effects = x.subject(i)
		}
		return
	}
	if p.marked && !denies && !goes && has("see sees") && len(groups) == 2 && groups[0].kind == theCells && groups[1].kind == aDigits { // so r7c4 will see a 4
		p.effects = effectsOf(groups[0].cells, groups[1].digits, takesOut)
		return
	}
	if has("locked") && !denies && !goes && x.locked(i, groups) {
		return
	}
	if p.all[0].is("whichever whatever") && len(groups) > 0 && groups[0].kind == theCells { // whichever of them is the 9
		return
	}
	if has("see sees seeing") && (!denies && !goes || p.removes && gone(p.all) < slices.IndexFunc(p.all, func(t token) bool { return t.is("see sees seeing") })) {
		return // what it sees is where something goes
	}
	for n, t := range p.all { // one of them is
		if t.is("one") && n+1 < len(p.all) && p.all[n+1].is("of") && (has("least either") || len(groups) > 0 && groups[0].kind == theCells && groups[0].pos > t.pos) {
			return
		}
	}
	for n, t := range p.all { // one of them is, not both
		if t.is("not never") && n+1 < len(p.all) && (p.all[n+1].is("both") || n+2 < len(p.all) && p.all[n+2].is("both")) || t.is("not") && n+1 < len(p.all) && p.all[n+1].is("only just") {
			return
		}
	}
	if minus := p.all[0].is("-") && len(p.all) > 1 && p.all[1].kind == aDigits; minus {
		denies = true
	}
	those := i > 0 && p.all[0].is("those these") && has("are") && len(groups) == 1 && len(p.all) <= 2+groups[0].cells.Len()*2 && (gone(x.parts[i-1].all) >= 0 || slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.is(negative) }))
	behind := those || i > 1 && x.parts[i-1].aside && x.parts[i-2].removes && len(groups) == 1 && len(p.all) <= 2
	if here := behind || hereSays(p.all) && i > 0 && x.parts[i-1].removes && x.parts[i-1].sentence == p.sentence && len(groups) == 1; !denies && !p.removes && !here {
		x.placed(i, groups, has)
		return
	}
	if links(p.all) > 1 && !has("moves") { // a chain
		return
	}
	if about := scopeOf(p.all); len(groups) == 1 && groups[0].kind == aDigits && about.houses.Len() == 2 && denies { // the 8 of column 1 is not in box 7
		cells := x.layout.HouseCells(about.houses.First())
		for h := range about.houses.All() {
			cells = cells.And(x.layout.HouseCells(h))
		}
		p.effects = x.held(cells, groups[0].digits)
		return
	}
	if goes { // r3c1 takes the 8 out of r2c8
		verb := p.all[gone(p.all)].pos
		n := slices.IndexFunc(groups, func(g group) bool { return g.pos > verb })
		if n > 0 && alternate(groups[n:]) {
			groups = groups[n:]
		} else if n > 1 && p.all[gone(p.all)].is("out off away") && alternate(groups[n-1:]) { // 2s in r12c2 lock 2 out of r56c2
			groups = groups[n-1:]
		} else if n == 1 && len(groups) > 1 && groups[0].kind == theCells && !slices.ContainsFunc(groups[1:], func(g group) bool { return g.kind == theCells }) { // r1c5: removing 4 from 3489
			groups = groups[:2]
		} else if len(groups) == 3 && n == 2 && groups[0].kind == aDigits && groups[1].kind == theCells && groups[2].kind == theCells { // 1-3-6 in r123c2 also clears r5c2
			p.effects = x.held(groups[2].cells, groups[0].digits)
			return
		} else if n > 0 && !alternate(groups) && alternate(groups[:n]) {
			groups = groups[:n]
		}
	}
	if len(groups)%2 == 1 {
		switch lone := groups[0]; {
		case len(groups) > 1:
			return
		case lone.kind == aDigits && !lone.of:
			cells := x.meant(i, has("them they both these those"))
			switch {
			case p.lead.is("which"): // which sees them both
				cells = x.meant(i, cells.Len() < 2 && !has("see sees"))
			case has("both") && cells.Len() != 2, has("them they these those") && cells.Len() < 2:
				return
			}
			for _, before := range x.parts[:i] { // rules out the 6 in r3c9 ... So it can't be 6
				if e := before.effects; denies && has("it") && before.removes && len(e) == 1 && !e[0].Place && candidates.Digits(e[0].Candidate.Digit()) == lone.digits {
					cells = cellsAffected(e)
				}
			}
			subject := x.subjectBefore(i)
			if !subject.IsEmpty() && !p.lead.is("which") {
				cells = subject
			}
			refers := !subject.IsEmpty() && denies && len(p.all) == 2 || // r4c1, r6c1 and r8c3 see both of them: no 6
				scopeOf(p.all).houses == 0 && (has("it its there here that this them they both these those") || p.marked && len(p.all) <= 3) || p.lead.is("which") || p.all[0].is("is can could must has loses are") && i > 0 && x.parts[i-1].sentence == p.sentence && scopeOf(x.parts[i-1].all).cells.Len() > 0
			if cells.IsEmpty() || !refers || has("there") && x.besideHouses(i) {
				return
			}
			groups = []group{lone, {token: token{kind: theCells, cells: cells}}}
		case lone.kind == theCells && i > 1 && x.parts[i-1].aside && x.parts[i-2].removes && len(x.parts[i-2].effects) > 0 && x.parts[i-2].sentence == p.sentence && len(p.all) <= 2: // from r1c8 (leaving 38) and r3c8
			var digits candidates.DigitSet
			for _, e := range x.parts[i-2].effects {
				digits = digits.With(e.Candidate.Digit())
			}
			groups = []group{{token: token{kind: aDigits, digits: digits}}, lone}
			p.removes = true
		case lone.kind == theCells && (p.removes || p.marked || denies && i > 0 && x.parts[i-1].sentence == p.sentence && (x.parts[i-1].marked && p.all[len(p.all)-1].is("one") || p.all[0].is("neither")) || hereSays(p.all)):
			d, one := x.focus(i).Single()
			digits := candidates.Digits(d)
			for _, gone := range []bool{false, true} {
				if !one {
					if digits = x.lastSaidOf(i, gone); gone && (len(x.groups(x.parts[max(0, i-1)].all)) != 1 || x.parts[max(0, i-1)].all[0].kind > aSign && x.parts[max(0, i-1)].all[0].kind != aDigits) {
						continue // what stands before it is of one digit: the 4s become pincers, hitting r3c1
					}
					one = digits.Len() == 1 || digits != 0 && has("theirs both")
				}
			}
			if !one {
				return
			}
			groups = []group{{token: token{kind: aDigits, digits: digits}}, lone}
		default:
			return
		}
	}
	for n := 0; n < len(groups); n += 2 {
		a, b := groups[n], groups[n+1]
		if a.kind == b.kind {
			p.effects = nil
			return
		}
		p.effects = append(p.effects, effectsOf(a.cells.Or(b.cells), a.digits|b.digits, takesOut)...)
	}
	if verb := gone(p.all); verb < 0 || p.all[verb].pos < groups[0].pos {
		return
	}
	for n := i - 1; n >= 0 && x.parts[n].sentence == p.sentence; n-- { // 9r4c2, 9r5c2 and 9r6c2 are removed
		q := &x.parts[n]
		listed := x.groups(q.all)
		if len(q.effects) > 0 || q.aside || !alternate(listed) || slices.ContainsFunc(q.all, func(t token) bool { return t.kind <= aSign && !t.is(", and & the a an so any") }) {
			return
		}
		for k := 0; k < len(listed); k += 2 {
			q.effects = append(q.effects, effectsOf(listed[k].cells.Or(listed[k+1].cells), listed[k].digits|listed[k+1].digits, takesOut)...)
		}
		if q.removes = true; q.lead != (token{}) {
			return
		}
	}
}

// allBut returns that all candidates of some cells go but some digits.
func (x *gist) allBut(cells candidates.CellSet, digits candidates.DigitSet) (effects []explain.Effect) {
	for c := range cells.All() {
		effects = append(effects, effectsOf(candidates.Cells(c), x.grid.Candidates(c)&^digits, takesOut)...)
	}
	return effects
}

// held returns that some digits go from those of some cells that have them.
func (x *gist) held(cells candidates.CellSet, digits candidates.DigitSet) (effects []explain.Effect) {
	for c := range cells.All() {
		effects = append(effects, effectsOf(candidates.Cells(c), x.grid.Candidates(c)&digits, takesOut)...)
	}
	return effects
}

// hereSays reports whether a part begins with words like here, which name what was said to go.
func hereSays(all []token) bool {
	return all[0].is("here namely ie") || len(all) > 3 && all[0].is("in") && all[1].is("this our") && all[2].is("case")
}

// links returns how many signs are in a part that link candidates.
func links(all []token) (n int) {
	for _, t := range all {
		if t.is("= - +") {
			n++
		}
	}
	return n
}

// placed reads which digit a part says that a cell has.
func (x *gist) placed(i int, groups []group, has func(words string) bool) {
	p := &x.parts[i]
	for n, t := range p.all {
		if t.kind == aWord && hasWord("has have had", t.word) && (n+1 == len(p.all) || !p.all[n+1].is("to been its")) {
			return
		}
	}
	if links(p.all) > 1 {
		return
	}
	onlyPlace := has("only") && has("place spot space room square location")
	p.stated = onlyPlace || slices.ContainsFunc(p.all, func(t token) bool { return t.is("=") })
	if next := i + 1; len(groups) == 1 && groups[0].kind == aDigits && onlyPlace && next < len(x.parts) && (x.parts[next].aside || x.parts[next].sentence == p.sentence && len(x.groups(x.parts[next].all)) <= 1 && len(x.parts[next].all) <= 4) {
		c, one := scopeOf(x.parts[next].all).cells.Single()
		if about := scopeOf(x.parts[next].all); !one && about.cells.IsEmpty() && about.houses != 0 { // in column 6, bottom row of box 8
			c, one = x.cellsIn(scopeOf(p.all).houses | about.houses).Single()
		}
		if one && groups[0].digits.Len() == 1 { // in box 4 (row 5, third cell)
			p.effects = append(p.effects, explain.Effect{Candidate: candidates.Of(c, groups[0].digits.First()), Place: true})
		}
		return
	}
	if len(groups) == 2 && groups[0].kind == theCells && groups[1].kind == aDigits && groups[1].digits.Len() > 1 && p.marked && (has("only") && has("be") || has("=")) { // so r5c2 can only be 6 or 9
		p.effects = x.allBut(groups[0].cells, groups[1].digits)
		p.removes = len(p.effects) > 0
		return
	}
	if last := len(groups) - 1; onlyPlace && last > 0 && groups[last].kind == theCells && groups[last-1].kind == aDigits { // the only place for a 9 in box 3 is r1c9
		groups = groups[last-1:]
		if groups[1].cells.Len() == 1 && groups[0].digits.Len() == 1 {
			p.effects = append(p.effects, explain.Effect{Candidate: candidates.Of(groups[1].cells.First(), groups[0].digits.First()), Place: true})
			return
		}
	}
	if len(groups) > 1 && groups[0].kind == aDigits && has("gets get got") { // it gets the 3 in r3c4
		return
	}
	if slices.ContainsFunc(p.all, func(t token) bool { return t.kind == aDigits && strings.HasSuffix(x.text[t.pos:t.end], "s") }) && !has("is are be must") { // which disposes of the 8s in r6c7
		return
	}
	contains := len(groups) == 2 && groups[0].kind == theCells && groups[1].digits.Len() == 1 && has("contains contain") && has("must value number digit")
	if has(gistOpen) || !contains && has("contains contain with having sees see") || slices.ContainsFunc(p.all[1:], func(t token) bool { return t.is("or") }) || has(gistCan) && !has("only must put write place enter fill") && !(p.marked && has("placed")) || hasWord(gistReason, p.lead.word) && !(i+1 < len(x.parts) && x.parts[i+1].lead.is("leads")) {
		return
	}
	if i > 0 && p.all[0].is("only") && len(groups) == 1 && groups[0].kind == aDigits && len(p.all) == 2 && x.parts[i-1].sentence == p.sentence && cellsAffected(x.parts[i-1].effects).Len() == 1 { // r1c6 cannot be 1, only 6
		groups = append(groups, group{token: token{kind: theCells, cells: cellsAffected(x.parts[i-1].effects)}})
		p.stated = true
	} else if scopeOf(p.all).houses != 0 && len(groups) == 1 && groups[0].kind == aDigits && !has("it there here this") { // the 3 of box 8 must be in column 6
		return
	} else if len(groups) == 1 && groups[0].kind == aDigits && (has("there it that this value remains leaves must here") || hasWord("is has its wrote", p.all[0].word)) {
		c, one := x.meant(i, false).Single()
		if has("there") && x.parts[max(0, i-1)].sentence == p.sentence && x.besideHouses(i) {
			one = false // where rows and columns cross
		}
		if k, ok := x.supposedCell(i); ok && p.all[0].is("if") && has("it") && x.grid.Has(candidates.Of(k.Cell(), groups[0].digits.First())) {
			c, one = k.Cell(), true // if it is 1 ... If it is 2
		} else if ok && p.marked && has("it") && x.parts[i-1].sentence != p.sentence && groups[0].digits.Len() == 1 && groups[0].digits.First() != k.Digit() && x.grid.Has(candidates.Of(k.Cell(), groups[0].digits.First())) {
			c, one = k.Cell(), true // what if r1c9 is 9? ... So it's 3
		}
		if one {
			groups = append(groups, group{token: token{kind: theCells, cells: candidates.Cells(c)}})
		}
	}
	d, one := x.focus(i).Single()
	for n := i - 1; n >= 0 && !one; n-- {
		if before := x.groups(x.parts[n].all); len(before) > 0 {
			d, one = before[len(before)-1].digits.Single()
			break
		}
	}
	if len(groups) == 1 && groups[0].kind == theCells && groups[0].cells.Len() == 1 && one && p.marked && has("it") { // so it has to be r4c5
		groups = append(groups, group{token: token{kind: aDigits, digits: candidates.Digits(d)}})
	}
	if len(groups) == 3 && groups[0].kind == aDigits && groups[0].digits.Len() > 1 && groups[1].kind == theCells && groups[2].kind == aDigits { // 189 in r7c5 becomes 8
		groups = groups[1:]
	}
	if len(groups) == 3 && groups[0].kind == theCells && groups[1].kind == aDigits && groups[1].digits.Len() > 1 && groups[2].kind == aDigits { // r7c2 {36} becomes 6
		groups = slices.Delete(groups, 1, 2)
	}
	ellipsis := i > 0 && len(x.parts[i-1].effects) > 0 && x.parts[i-1].effects[0].Place && x.parts[i-1].sentence == p.sentence && alternate(groups)
	if len(groups)%2 == 1 || !ellipsis && !p.stated && !contains && !p.lead.is(gistGives) && !has("is are was were its into = be must becomes become s leaves leave leaving place put write placed goes go sets set makes make force forces forced gives solves in been") {
		return
	}
	for n := 0; n < len(groups); n += 2 {
		a, b := groups[n], groups[n+1]
		if (a.digits|b.digits).Len() != 1 || a.kind == b.kind {
			p.effects = nil
			return
		}
		cells := a.cells.Or(b.cells)
		for c := range cells.All() {
			if x.layout.Peers(c).Meets(cells) { // they cannot all have it
				p.effects = nil
				return
			}
			p.effects = append(p.effects, explain.Effect{Candidate: candidates.Of(c, (a.digits | b.digits).First()), Place: true})
		}
	}
}

// meant returns the cells that a word like it or there stands for in a part: the last that were named.
func (x *gist) meant(i int, several bool) (cells candidates.CellSet) {
	for _, inBrackets := range []bool{false, true} {
		for n := i - 1; n >= 0; n-- {
			for _, g := range slices.Backward(x.groups(x.parts[n].all)) {
				if g.kind == theCells && (several || g.cells.Len() == 1) && (inBrackets || !x.parts[n].aside && x.text[g.pos] != '(') {
					if cells = g.cells; several && cells.Len() == 1 {
						cells = x.listed(n, cells)
					}
					return cells
				}
			}
		}
	}
	return cells
}

// listed returns the cells that are named one by one before a part and in it, each with what it may be: "r4c7: 1, 3, 5 and r4c8: 2, 3, 6".
func (x *gist) listed(last int, cells candidates.CellSet) candidates.CellSet {
	of, begun := candidates.DigitSet(0), false
	for n := last; n >= 0; n-- {
		for _, g := range slices.Backward(x.groups(x.parts[n].all)) {
			switch {
			case g.kind != theCells:
				of = g.digits
			case !begun:
				begun, of = true, 0
			case g.cells.Len() > 1 || of.Len() < 2 || x.layout.HousesOfAll(cells.Or(g.cells)) == 0:
				return cells
			default:
				cells, of = cells.Or(g.cells), 0
			}
		}
	}
	return cells
}

// subjectBefore returns the cells that the part before another one of its sentence speaks of: those it begins with that see or share something, or
// the only ones it names.
func (x *gist) subjectBefore(i int) (cells candidates.CellSet) {
	if i == 0 || x.parts[i-1].sentence != x.parts[i].sentence {
		return cells
	}
	before := x.parts[i-1]
	if before.all[0].is("seeing") && i > 1 && x.parts[i-2].sentence == before.sentence {
		if groups := x.groups(x.parts[i-2].all); len(groups) == 1 { // r3c1, seeing both, cannot be 4
			return groups[0].cells
		}
	}
	groups := x.groups(before.all)
	if len(groups) == 1 && groups[0].kind == theCells && slices.ContainsFunc(x.parts[i].all, func(t token) bool { return t.is("there them") }) {
		return groups[0].cells
	}
	seen := slices.IndexFunc(before.all, func(t token) bool { return t.is("sees see shares share") })
	if len(groups) > 0 && groups[0].kind == theCells && seen >= 0 && before.all[seen].pos > groups[0].pos && (len(groups) == 1 || before.all[seen].pos < groups[1].pos) {
		return groups[0].cells
	}
	return cells
}

// besideHouses reports whether houses are named just before a part and no cells.
func (x *gist) besideHouses(i int) bool {
	if i == 0 {
		return false
	}
	before := scopeOf(x.parts[i-1].all)
	return before.cells.IsEmpty() && before.houses != 0
}

// supposedCell returns the candidate that the first supposition is about.
func (x *gist) supposedCell(before int) (k candidates.Candidate, ok bool) {
	for i := range before {
		if p := x.parts[i]; x.supposesIn(i) && len(p.effects) == 1 && p.effects[0].Place {
			return p.effects[0].Candidate, true
		}
	}
	return k, false
}

// focus returns the digits that a text speaks of before a part.
func (x *gist) focus(i int) (digits candidates.DigitSet) {
	for _, p := range x.parts[:i+1] {
		for _, g := range x.groups(p.all) {
			digits |= g.digits
		}
	}
	return digits
}

// ofOthers reads that digits go from the other cells of a house: those that are not named, or that may be something else.
func (x *gist) ofOthers(i int) {
	p := &x.parts[i]
	var houses candidates.HouseSet
	var digits candidates.DigitSet
	var own candidates.CellSet
	others := slices.IndexFunc(p.all, func(t token) bool { return t.is(remainder) })
	if behind := scopeOf(p.all[max(0, others):]).houses; behind != 0 && others >= 0 {
		others++
	} else if others < 0 { // all but some
		others = gone(p.all) + 1
	} else {
		others = 0
	}
	for n := 0; n <= i; n++ {
		for _, g := range x.groups(x.parts[n].all) {
			if g.kind == aDigits {
				digits = g.digits
			}
		}
		except := false
		for j, t := range x.parts[n].all {
			kind, isHouse := houseWords[t.word]
			except = except || t.is("except but besides")
			switch {
			case n == i && t.kind == theCells && j < gone(p.all):
				own = own.Or(t.cells)
			case n == i && t.kind == theCells && houses != 0 && digits != 0 && j == len(x.parts[n].all)-1 && !x.parts[n].all[j-1].is("of from but except in , and"): // of that box (r1c2, r3c2)
				p.effects, p.removes = effectsOf(t.cells, digits, takesOut), true
				return
			case n == i && t.kind == theCells:
				return // of which other cells is not said
			case n == i && except && t.houses != 0:
				for h := range t.houses.All() {
					own = own.Or(x.layout.HouseCells(h))
				}
			case n == i && t.houses != 0 && j >= others:
				houses |= t.houses
			case n == i && isHouse && j > 0 && x.parts[n].all[j-1].is("that this the same these those"):
				for m := i - 1; m >= 0 && houses == 0; m-- {
					houses = scopeOf(x.parts[m].all).of(x.layout, kind)
				}
				if houses == 0 && own.Len() > 1 {
					houses = scope{cells: own}.of(x.layout, kind)
				}
			case n == i && t.is("line") && own.Len() > 1:
				houses = x.layout.HousesOfAll(own) &^ x.layout.HousesOfKind(candidates.Box)
			case n < i && t.kind == theCells:
				own = own.Or(t.cells)
			}
		}
	}
	p.removes = digits != 0
	if houses == 0 || digits == 0 || i+1 < len(x.parts) && x.parts[i+1].sentence == p.sentence && scopeOf(x.parts[i+1].all).cells.Len() > 0 { // these are the cells
		return
	}
	if own.IsEmpty() {
		for n := 0; n <= i; n++ {
			for h := range scopeOf(x.parts[n].all).houses.All() {
				if !houses.Has(h) {
					own = own.Or(x.layout.HouseCells(h))
				}
			}
		}
		if own.IsEmpty() && digits.Len() == 1 {
			return
		}
	}
	for c := range x.cellsIn(houses).AndNot(own).All() {
		if left := x.grid.Candidates(c); own.IsEmpty() && left&^digits == 0 {
			continue
		}
		for d := range (digits & x.grid.Candidates(c)).All() {
			p.effects = append(p.effects, explain.Remove(c, d))
		}
	}
	p.removes = true
}

// locked reads that digits are locked for a house, and so go from its other cells: "7 locked in r4c78 for row 4", "r7c456 = 123 => 123 locked for
// row 7 and box 8".
func (x *gist) locked(i int, groups []group) bool {
	p := &x.parts[i]
	behind := slices.IndexFunc(p.all, func(t token) bool { return t.is("for") })
	if behind < 0 {
		behind = slices.IndexFunc(p.all, func(t token) bool { return t.is("locked") })
	}
	houses := scopeOf(p.all[behind:]).houses
	own, digits := scopeOf(p.all).cells, candidates.DigitSet(0)
	for _, g := range groups {
		digits |= g.digits
	}
	for n := i - 1; n >= 0 && (own.IsEmpty() || digits == 0); n-- {
		for _, g := range slices.Backward(x.groups(x.parts[n].all)) {
			if digits == 0 {
				digits = g.digits
			}
			if own.IsEmpty() {
				own = g.cells
			}
		}
	}
	if digits == 0 || own.Len() < max(2, digits.Len()) || houses == 0 || houses&^x.layout.HousesOfAll(own) != 0 || !p.all[behind].is("for") && !p.marked {
		return false
	}
	for h := range houses.All() {
		p.effects = append(p.effects, x.held(x.layout.HouseCells(h).AndNot(own), digits)...)
	}
	p.removes, p.stated, x.locks = true, true, true
	return true
}

// cellsIn returns the cells of some houses, of several kinds those in a house of each.
func (x *gist) cellsIn(houses candidates.HouseSet) candidates.CellSet {
	cells := x.layout.Cells()
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column, candidates.Box} {
		var in candidates.CellSet
		for h := range (houses & x.layout.HousesOfKind(kind)).All() {
			in = in.Or(x.layout.HouseCells(h))
		}
		if !in.IsEmpty() {
			cells = cells.And(in)
		}
	}
	return cells
}

// subject returns that the candidate goes which a sentence before a part is about, if that says if it were so.
func (x *gist) subject(i int) []explain.Effect {
	for n := i - 1; n >= 0; n-- {
		groups := x.groups(x.parts[n].all)
		if len(groups) >= 2 && groups[0].kind == aDigits && groups[1].kind == theCells && groups[0].digits.Len() == 1 && groups[1].cells.Len() == 1 {
			return effectsOf(groups[1].cells, groups[0].digits, takesOut)
		}
	}
	return nil
}

// lastSaidOf returns the digits that are said to go in the same sentence, just before a part, or that are named there if that is said
// behind them.
func (x *gist) lastSaidOf(i int, goes bool) candidates.DigitSet {
	for n := i - 1; n >= 0 && x.parts[n].sentence == x.parts[i].sentence; n-- {
		goes = goes || x.parts[n].removes
		groups := x.groups(x.parts[n].all)
		for g := len(groups) - 1; g >= 0 && goes; g-- {
			if groups[g].kind == aDigits {
				return groups[g].digits
			}
		}
	}
	return 0
}

// suppose finds out what is supposed, and what follows from it.
func (x *gist) suppose() {
	supposes, pending, event, last := false, false, false, -1
	denied := map[candidates.Candidate]bool{} // what goes in the end
	for _, e := range x.parts[len(x.parts)-1].effects {
		denied[e.Candidate] = !e.Place
	}
	between := -1 // the sentence that says that one of two is so
	final := 0
	if first, last := x.parts[0], x.parts[len(x.parts)-1]; len(first.effects) == 1 && first.effects[0].Place && first.all[0].kind > aSign {
		k := first.effects[0].Candidate
		denied := len(last.effects) == 1 && last.effects[0] == explain.Remove(k.Cell(), k.Digit())
		if denied || slices.ContainsFunc(x.all, func(t token) bool { return hasWord(gistEvents, t.word) }) { // 8 in r1c7 forces ..., so r1c7 is not 8
			supposes, x.cases = true, append(x.cases, nil)
		}
	} else if len(first.effects) == 1 && len(last.effects) == 1 && !first.effects[0].Place && last.lead.is("=>") && last.effects[0] == (explain.Effect{Candidate: first.effects[0].Candidate, Place: true}) { // r9c7<>8 => ... => r9c7=8
		supposes, x.cases = true, append(x.cases, nil)
	}
	for _, p := range x.parts {
		if len(p.effects) > 0 {
			final = p.sentence
		}
	}
	for i := range x.parts {
		x.parts[i].implies = x.implies(i)
	}
	for i := range x.parts {
		p := &x.parts[i]
		first := func(words string) bool {
			return slices.ContainsFunc(p.all[:min(len(p.all), 5)], func(t token) bool { return t.kind <= aSign && hasWord(words, t.word) })
		}
		says := func(words string) bool { return slices.ContainsFunc(p.all, func(t token) bool { return t.is(words) }) }
		ends := says("anyway") && len(x.cases) > 1 || first("one") && (first("least") || first("ends")) || first("matter") && first("no") || len(p.all) > 0 && slices.ContainsFunc(p.all, func(t token) bool { return t.is("way ways cases regardless whichever whatever anyway") }) && slices.ContainsFunc(p.all, func(t token) bool { return t.is(gistEach) })
		begins := x.supposesIn(i)
		event = event || slices.ContainsFunc(p.all, func(t token) bool { return hasWord(gistEvents+" deadly forbidden invalid broken", t.word) })
		if next := i + 1; next < len(x.parts) && len(p.effects) == 1 && p.effects[0].Place && x.parts[next].sentence == p.sentence && (x.parts[next].lead.is(gistGives) || x.parts[next].lead.is("leads")) && denied[p.effects[0].Candidate] {
			begins = true // r6c7=8 leads to ..., so r6c7 is not 8
		}
		begins = begins || x.implies(i) && slices.ContainsFunc(x.parts, func(q phrase) bool { return q.sentence != p.sentence && q.implies })
		if pending && len(x.groups(p.all)) > 0 {
			begins, pending = true, false
		}
		if len(p.all) == 1 && hasWord("trial try assume suppose test", p.all[0].word) || len(p.all) > 0 && p.all[0].is("case option") && p.all[len(p.all)-1].kind != aWord || says("possibility") && !first("only") && !(begins && first("possibility") && len(x.groups(p.all)) > 0) || begins && len(x.groups(p.all)) == 0 && first("what") {
			pending = true
		}
		if between >= 0 && between != p.sentence {
			supposes, between = false, -1
		}
		if begins && p.all[0].is("either") {
			between = p.sentence
		}
		switch {
		case ends:
			supposes, p.marked = false, true
			if last = p.sentence; len(p.effects) == 0 && len(x.cases) > 1 && len(x.groups(p.all)) == 0 {
				p.effects = x.common()
			}
		case begins && (len(x.groups(p.all)) > 0 || len(p.effects) == 1):
			supposes, event = true, false
			x.cases = append(x.cases, nil)
		case supposes && event && p.lead.is(gistSo) && len(p.effects) > 0:
			supposes = false
		case supposes && (p.marked || p.lead.is("but") || p.sentence == final) && x.deniesCase(p.effects):
			supposes = false
			p.marked = true
		case p.sentence == last:
			p.marked = true
		}
		isIdle := func(p phrase) bool {
			return slices.ContainsFunc(p.all, func(t token) bool { return t.is("would were") })
		}
		would := isIdle(*p) || // if you removed ... and ..., it would
			slices.ContainsFunc(x.parts[:i+1], func(q phrase) bool { return q.sentence == p.sentence && len(q.all) > 0 && q.all[0].is("if") }) &&
				slices.ContainsFunc(x.parts[i:], func(q phrase) bool { return q.sentence == p.sentence && isIdle(q) })
		if p.follows = supposes || would; supposes && len(x.cases) > 0 {
			n := len(x.cases) - 1
			for _, e := range p.effects {
				x.cases[n] = append(x.cases[n], assumed{e.Candidate, e.Place})
			}
		}
	}
	if n := len(x.parts) - 1; n >= 0 && supposes && len(x.cases) > 1 && x.parts[n].marked { // so, of more than one
		x.parts[n].follows, x.unsure = false, true
	}
}

// implies reports whether a sentence begins with a part from which arrows lead.
func (x *gist) implies(i int) bool {
	p := x.parts[i]
	begins := i == 0 || x.parts[i-1].sentence != p.sentence
	arrows := func(n int) bool {
		return n < len(x.parts) && x.parts[n].sentence == p.sentence && x.parts[n].lead.is("=>")
	}
	return begins && len(p.effects) == 1 && arrows(i+1) && (p.effects[0].Place || arrows(i+2))
}

// supposesIn reports whether a part begins with a word like if and says something of a cell, or announces a possibility.
func (x *gist) supposesIn(i int) bool {
	p := &x.parts[i]
	has := func(all []token, words string) bool {
		return slices.ContainsFunc(all, func(t token) bool { return t.kind <= aSign && hasWord(words, t.word) })
	}
	if len(p.all) == 0 {
		return false
	}
	const begin = 5
	first := p.all[:min(len(p.all), begin)]
	second := p.all[min(1, len(p.all)-1)]
	switch {
	case p.all[0].is("put try") && !p.marked && i+1 < len(x.parts) && x.parts[i+1].sentence == p.sentence:
		return true
	case second.is("you we") && !(len(p.all) > 2 && p.all[2].is(supposing+" put try place")), p.all[0].is("were"), has(first, "this that it") && has(p.all, "case so true"): // if you look, if that is so
		return false
	case has(first, "only"), has(first, "possibility") && has(first, "no not"):
		return false
	case has(first, "possibility"), has(first, "what") && has(first, "if"):
		return true
	}
	if scopeOf(p.all).cells.IsEmpty() && len(p.effects) == 0 {
		return false
	}
	if p.all[0].is("either") && len(p.effects) > 0 && p.effects[0].Place && !has(p.all, "way ways") { // one of two
		return true
	}
	if p.all[0].is("or") && len(p.effects) > 0 && p.effects[0].Place && slices.ContainsFunc(x.parts[:i], func(q phrase) bool { return q.sentence == p.sentence && len(q.all) > 0 && q.all[0].is("either") }) {
		return true
	}
	return has(first, supposing+" say try imagine possibility otherwise else") || hasWord("tried try", second.word)
}

// common returns what follows from each supposition.
func (x *gist) common() (effects []explain.Effect) {
	for _, a := range x.cases[0] {
		e := explain.Effect{Candidate: a.candidate, Place: a.is}
		if !slices.ContainsFunc(x.cases, func(c []assumed) bool { return !slices.Contains(c, a) }) {
			effects = append(effects, e)
		}
	}
	return effects
}

// deniesCase reports whether effects are the contrary of what was supposed last.
func (x *gist) deniesCase(effects []explain.Effect) bool {
	n := len(x.cases) - 1
	return n >= 0 && len(x.cases[n]) > 0 && len(effects) > 0 && !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		return !slices.ContainsFunc(x.cases, func(c []assumed) bool {
			return len(c) > 0 && (c[0].candidate == e.Candidate && c[0].is != e.Place || c[0].candidate.Cell() == e.Candidate.Cell() && c[0].candidate != e.Candidate && c[0].is && e.Place)
		})
	})
}

// conclude finds the conclusion: what is said last that nothing was supposed for, and what goes with it. It is not ok if there is none.
func (x *gist) conclude() (ok bool) {
	last := -1
	x.at = make([]bool, len(x.parts))
	for i, p := range x.parts {
		if len(p.effects) > 0 && !p.follows && !p.aside && !x.isReason(i) {
			last = i
		}
	}
	for i, p := range x.parts {
		if last < 0 && p.marked && len(p.effects) > 0 && !p.effects[0].Place && !p.aside && p.lead.is(gistSo+" means which") && !slices.ContainsFunc(x.parts[i+1:], func(q phrase) bool { return len(q.effects) > 0 }) {
			last, x.unsure, x.parts[i].follows = i, true, false
		}
	}
	for i := 1; i < len(x.parts) && last < 0; i++ { // exclusions: 2 from column 8 (r8c8<>2, r9c8<>2)
		if p := &x.parts[i]; p.aside && !p.follows && len(p.effects) > 0 && !p.effects[0].Place && slices.ContainsFunc(x.parts[:i], func(q phrase) bool { return q.sentence == p.sentence && q.removes && !q.aside }) {
			for n := i; n < len(x.parts) && x.parts[n].aside && x.parts[n].sentence == p.sentence; n++ {
				last, x.parts[n].aside, x.parts[n].removes = n, false, true
			}
		}
	}
	if last < 0 {
		return false
	}
	end := x.parts[last]
	for i, p := range x.parts {
		place := len(p.effects) > 0 && p.effects[0].Place
		switch {
		case len(p.effects) == 0 || p.follows || p.aside || x.isReason(i):
			continue
		case i == last, place && !end.effects[0].Place && i == last-1 && p.sentence == end.sentence && p.marked && end.removes && !end.marked, !place && p.removes, !place && end.effects[0].Place && p.sentence >= end.sentence-1 && cellsAffected(p.effects) == cellsAffected(end.effects), p.sentence == end.sentence && place == end.effects[0].Place && (i > 0 && x.at[i-1] || p.marked || !place && x.unleaded(i, last)):
			x.at[i] = true
			x.effects = append(x.effects, p.effects...)
		}
	}
	x.effects = slices.DeleteFunc(x.effects, func(e explain.Effect) bool { return e.Done(x.grid) })
	for i, p := range x.parts {
		// A list may go on in words that are not read.
		if i > 0 && x.at[i-1] && !x.at[i] && p.sentence == x.parts[i-1].sentence && !p.aside && !p.follows && p.lead == (token{}) && len(p.effects) == 0 && scopeOf(p.all).cells.Len() > 0 && !slices.ContainsFunc(p.all, func(t token) bool { return t.is(verbs + " " + auxiliary) }) {
			return false
		}
		if i > 0 && x.at[i] && !x.at[i-1] && p.sentence == x.parts[i-1].sentence && p.lead == (token{}) {
			if groups := x.groups(x.parts[i-1].all); alternate(groups) && len(x.parts[i-1].effects) == 0 && slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.is("=") }) && !slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.is("-") }) { // r2c3=24, r7c3=4
				return false
			}
		}
		if p.sentence == end.sentence && !p.follows && len(p.effects) == 0 && slices.ContainsFunc(p.all, func(t token) bool { return t.is("nothing") }) && slices.ContainsFunc(p.all, func(t token) bool { return t.is("else") }) { // of a hidden set
			return false
		}
		if i > 0 && x.at[i] && !x.at[i-1] && p.sentence == x.parts[i-1].sentence && p.lead == (token{}) && !slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.kind != theCells && !t.is(", and") }) {
			if groups := x.groups(p.all); len(groups) > 0 && groups[0].kind == theCells { // of some of a list
				return false
			}
		}
		if groups := x.groups(p.all); x.at[i] && len(groups) > 0 && slices.ContainsFunc(p.all, func(t token) bool {
			return t.pos > groups[0].pos && x.isStrange(t) && !x.book.Known(t.word) && !strings.HasSuffix(t.word, "ly") && !hasWord("course location fact sure occupy", t.word)
		}) {
			return false
		}
	}
	if x.contradicts() || slices.ContainsFunc(x.parts[last+1:], func(p phrase) bool {
		return p.lead.is(gistEvents) || len(p.all) > 0 && hasWord(gistEvents+" nope nah no", p.all[0].word) && len(p.all) < 3 && !p.all[len(p.all)-1].is("matter")
	}) {
		return false // it is refuted then
	}
	x.effects = Conclusion(x.effects...).Effects
	for _, e := range x.effects {
		if !x.grid.Has(e.Candidate) {
			x.cannot = true
		}
	}
	return len(x.effects) > 0 && (!x.cannot || len(x.effects) == 1 && x.effects[0].Place)
}

// contradicts reports whether what a text says, other than what is supposed, cannot all be so.
func (x *gist) contradicts() bool {
	var said []explain.Effect
	for _, p := range x.parts {
		if !p.follows && !p.aside {
			said = append(said, p.effects...)
		}
	}
	return contradict(said)
}

// isReason reports whether a part is a reason: a word like because stands before it, or before another one in front of it that is a reason of
// what stands before that.
func (x *gist) isReason(i int) bool {
	for n := i; n >= 0 && x.parts[n].sentence == x.parts[i].sentence; n-- {
		if p := x.parts[n]; hasWord(gistReason, p.lead.word) {
			return n == i || n > 0 && x.parts[n-1].sentence == p.sentence && len(x.parts[n-1].effects) > 0
		} else if p.lead.is(gistSo) || p.lead.is("means") {
			return false
		}
	}
	return false
}

// named reports whether the cells of the conclusion stand where it is said.
func (x *gist) named() bool {
	var cells candidates.CellSet
	for i, p := range x.parts {
		if x.at[i] {
			cells = cells.Or(scopeOf(p.all).cells)
		}
		if before := max(0, i-1); x.at[i] && p.lead.is("which") && x.parts[before].sentence == p.sentence {
			cells = cells.Or(scopeOf(x.parts[before].all).cells)
		}
	}
	return cellsAffected(x.effects).Within(cells)
}

// follows reports whether a pattern has the conclusion.
func (x *gist) follows(c *Claim) bool {
	j := c.Judge(x.grid, explain.Unique, x.book.Call)
	if j.Step == nil {
		return false
	}
	steps := append([]*explain.Step{j.Step}, j.More...)
	return !slices.ContainsFunc(x.effects, func(e explain.Effect) bool {
		return !slices.ContainsFunc(steps, func(s *explain.Step) bool { return slices.Contains(s.Effects, e) }) && !(e.Place && x.leadsTo([]explain.Effect{e}, steps...))
	})
}

// isOfSingle reports whether the pattern of a claim is a single.
func (x *gist) isOfSingle(c *Claim) bool {
	j := c.Judge(x.grid, explain.Unique, x.book.Call)
	if j.Step == nil {
		return false
	}
	_, is := j.Step.Evidence.(explain.Single)
	return is
}

// certain reports whether a text ends in its conclusion, which a word like so leads to or which a verb removes, or which is stated.
func (x *gist) certain() bool {
	end, ok := x.end()
	return ok && (end.stated || x.marks(end))
}

// marks reports whether a word like so leads to a part, a verb removes something in it, or a reason stands before it.
func (x *gist) marks(end phrase) bool {
	return end.removes || slices.ContainsFunc(x.parts, func(p phrase) bool {
		return p.sentence == end.sentence && (hasWord("because since", p.lead.word) || len(p.all) > 0 && p.all[0].pos <= end.all[0].pos && (p.marked || hasWord(gistReason, p.lead.word)))
	})
}

// end returns the part with which a text ends if that is of its conclusion. What only tells of a pattern is passed over.
func (x *gist) end() (end phrase, ok bool) {
	last := len(x.parts) - 1
	tells := func(p phrase) bool { // of a pattern and no more, or what is left
		if len(p.all) > 0 && (hasWord("resulting", p.all[0].word) || p.all[0].is("its it") && len(p.effects) == 0 && scopeOf(p.all).digits.Len() > 1) {
			return true
		}
		return p.sentence != x.parts[0].sentence && len(p.effects) == 0 && !p.lead.is(gistSo) && !p.removes && !p.lead.is("but") && !slices.ContainsFunc(p.all, func(t token) bool { return t.is(negative + " must maybe might perhaps") }) &&
			slices.ContainsFunc(p.all, func(t token) bool {
				return t.is("pivot pincer pincers hinge wings ends cells link links base cover fin one matter place")
			})
	}
	for last >= 0 && (x.parts[last].aside || tells(x.parts[last]) || len(x.parts[last].effects) == 0 && scopeOf(x.parts[last].all).cells.IsEmpty() && (scopeOf(x.parts[last].all).digits == 0 || len(x.parts[last].all) == 2 && x.parts[last].all[0].is("not")) || hasWord(gistReason, x.parts[last].lead.word)) {
		last--
	}
	if last < 0 || !x.at[last] {
		return end, false
	}
	return x.parts[last], true
}

// endsPlainly reports whether a short text ends in its conclusion, with cells and digits in one part behind a reason of which each word is known
// and that supposes nothing.
func (x *gist) endsPlainly() bool {
	if len(x.cases) > 0 || slices.ContainsFunc(x.all, func(t token) bool { return t.is(supposing) || x.isStrange(t) && !x.book.Known(t.word) }) {
		return false
	}
	last := len(x.parts) - 1
	p := x.parts[last]
	all := trimmed(x.all, ". !")
	end := all[len(all)-1]
	return last > 0 && x.at[last] && alternate(x.groups(p.all)) && (end.kind == theCells || end.kind == aDigits) && (p.lead.is(gistSo+" which") || gone(p.all) >= 0 || p.all[0].is("-"))
}

// together reports whether the effects of a claim and more are said in one sentence, of no cell of its pattern.
func (x *gist) together(c *Claim) bool {
	sentence := -1
	for _, e := range x.effects {
		for i, p := range x.parts {
			if !x.at[i] || !slices.Contains(p.effects, e) {
				continue
			}
			if sentence >= 0 && p.sentence != sentence {
				return false
			}
			sentence = p.sentence
		}
	}
	j := c.Judge(x.grid, explain.Unique, x.book.Call)
	return len(c.Effects) > 0 && (j.Step == nil || !cellsAffected(x.effects).AndNot(cellsAffected(c.Effects)).Meets(where(x.grid, j.Step.Evidence).Or(cellsOf(x.grid, j.Step.Evidence))))
}

// unleaded reports whether no word like so stands before a part behind another one.
func (x *gist) unleaded(i, last int) bool {
	return !slices.ContainsFunc(x.parts[i+1:last+1], func(p phrase) bool { return p.marked })
}

// gisted reads a claim that is not read in another way, not as right, or only in part, by what its text comes to, as it stands or in other words.
// It is nil if that says no more.
func gisted(text string, g *candidates.Grid, book Book, c *Claim, right, inOtherWords bool) *Claim {
	whole := gistedAs(text, g, book, c, right, inOtherWords)
	if whole != nil || c == nil || c.Unread == "" {
		return whole
	}
	if words := newPeople(text, g, book).rephrased(); words != text {
		if whole = gistedAs(words, g, book, c, right, inOtherWords); whole != nil && whole.Unread == "" && slices.Equal(whole.Effects, c.Effects) {
			return whole
		}
	}
	return nil
}

// gistedAs does what gisted does for a text as it stands.
func gistedAs(text string, g *candidates.Grid, book Book, c *Claim, right, inOtherWords bool) *Claim {
	if _, err := Parse(text, g.Layout(), book.Known); err == nil { // notation says what it says
		return nil
	}
	x := gistOf(text, g, book)
	if x == nil {
		return nil
	}
	if c != nil && !right && coordinated(text) != text {
		c = nil // read as digits
	}
	const short = 15 // tokens: of these all have been read
	// What is said at last may not be what the pattern concludes.
	placed := c != nil && c.Unread == "" && right && len(c.Effects) == 0 && c.Name == "" && x.effects[0].Place && slices.ContainsFunc(x.parts, func(p phrase) bool { return p.stated && len(p.effects) > 0 && links(p.all) == 0 }) && !x.isOfSingle(c)
	end, ends := x.end()
	ends = ends && (x.certain() || slices.ContainsFunc(end.all, func(t token) bool { return t.is("must") }))
	if x.cannot && (c == nil || c.Unread != "" || !right || len(c.Effects) > 0) {
		return nil
	}
	passed := placed || c != nil && c.Unread == "" && right && len(c.Effects) == 0 && c.Name != "" && !x.isSingle(c.Name) && ends && x.named() && !x.follows(c)
	if c != nil && c.Unread == "" && right && len(c.Effects) == 0 && !passed {
		return nil
	}
	if c != nil && c.Unread == "" && !right && len(x.all) <= short && !(x.locks && len(c.Effects) == 0) {
		return nil
	}
	// What is understood in part may be what the end denies, or less than it says.
	torn := false
	if end, ok := x.end(); c != nil && c.Unread != "" && ok && x.marks(end) && x.named() {
		shared := 0
		for _, e := range c.Effects {
			if slices.Contains(x.effects, e) {
				shared++
			}
		}
		torn = shared == 0 || shared == len(c.Effects) && !cellsAffected(x.effects).Within(cellsAffected(c.Effects))
	}
	if lettered, _ := byColumn(text, false); c != nil && c.Unread == "" && lettered == "" && x.certain() && x.named() { // said in a chain, as in 6-(r5c6)-9-(r8c6)-6
		for i, p := range x.parts {
			torn = torn || !x.at[i] && links(p.all) > 3 && cellsAffected(c.Effects).Meets(scopeOf(p.all).cells) && !cellsAffected(x.effects).Meets(scopeOf(p.all).cells)
		}
	}
	if c != nil && c.Unread == "" && right && c.Name == "" && len(c.Effects) > 0 { // shown by a pattern without a name, for less than is said
		if _, ok := c.pattern.(*mention); ok {
			end, ok := x.end()
			torn = torn || ok && end.removes && (cellsAffected(end.effects).Within(scopeOf(end.all).cells) || cellsAffected(c.Effects).Within(cellsAffected(end.effects))) && slices.ContainsFunc(end.effects, func(e explain.Effect) bool { return !slices.Contains(c.Effects, e) })
		}
	}
	more := c == nil || !slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !slices.Contains(x.effects, e) })
	clash := c != nil && (!right || c.Unread != "") && contradict(slices.Concat(c.Effects, x.effects))
	if c != nil && c.Unread == "" && right && !torn && (!more && !clash || len(x.effects) == len(c.Effects)) {
		return nil
	}
	told := c
	if c != nil && (c.Unread != "" || right || torn || x.locks && len(c.Effects) == 0) {
		told = nil
	}
	if s := x.supported(told); s != nil {
		if j := s.Judge(g, explain.Unique, book.Call); s.IsConclusion() || j.Verdict == Shown {
			return s
		}
	}
	if x.unsure || c != nil && !passed && !torn && !(right && inOtherWords && len(x.effects) > len(c.Effects) && more && x.together(c)) {
		return nil
	}
	all := trimmed(x.all, ". !")
	const brief = 8 // tokens: fewer need no reading again if nothing is understood
	if c == nil && (len(all) < brief || !x.certain() || len(all) <= short && !x.endsPlainly()) {
		return nil
	}
	said := Conclusion(x.effects...)
	said.Unread = x.textOf(0, len(all))
	return said
}

// meantOtherwise reads what was read as a conclusion and no more by what its text comes to, or with letters of columns, nil if it says the same.
func meantOtherwise(text string, g *candidates.Grid, book Book, c *Claim) *Claim {
	if turned := lettered(text, g, book, c); turned != nil {
		return turned
	}
	if other := gisted(text, g, book, c, false, false); other != nil && !slices.Equal(other.Effects, c.Effects) {
		return other
	}
	if slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !e.Place && !g.Has(e.Candidate) }) { // of some of the cells that are meant
		if other := gisted(text, g, book, nil, false, false); other != nil && other.Unread == "" {
			return other
		}
	}
	if crowded(g.Layout(), c.Effects) {
		return reread(text, g, book, nil)
	}
	return nil
}

// crowded reports whether effects place a digit twice in a house.
func crowded(l *candidates.Layout, effects []explain.Effect) bool {
	return slices.ContainsFunc(effects, func(a explain.Effect) bool {
		return a.Place && slices.ContainsFunc(effects, func(b explain.Effect) bool {
			return b.Place && a.Candidate.Digit() == b.Candidate.Digit() && l.Peers(a.Candidate.Cell()).Has(b.Candidate.Cell())
		})
	})
}
