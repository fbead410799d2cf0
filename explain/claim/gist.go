//go:build !js

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
}

// The words that gists are read by. What stands behind a reason concludes nothing, and what lies open is no digit that is placed.
const (
	gistLeads  = "so therefore thus hence => which because since means where while but then making leaving meaning as"
	gistReason = "because since where while as"
	gistEvents = "contradiction contradictory"
	gistEach   = "either both whichever regardless whatever any all"
	gistOpen   = "bivalue pair pairs triple triples quad wing pivot pincer candidates options possibilities choices strong weak link color colour linked connected two three four least"
	gistCan    = "can could may might"
)

// gistGone are verbs and the like by which candidates go, beside those of other claims.
var gistGone = inflected("eliminate remove exclude forbid lose discard") + " taken go goes gone comes come off out away impossible ruled ruling rules lost false toxic dead killed struck eliminations exclusions"

// gistOf reads what a text comes to, nil if it ends in no conclusion about cells and digits, says that something is not so as it seems,
// or asks.
func gistOf(text string, g *candidates.Grid, book Book) *gist {
	text, l := unquoted(text), g.Layout()
	x := &gist{people: &people{reader: reader{text: text, all: located(tokensOn(text, l), text, l), layout: l, grid: g}, book: book}}
	const least = 10 // tokens: a sentence and its reason
	if len(l.Clues()) > 0 || len(x.all) < least || slices.ContainsFunc(x.all, func(t token) bool { return hasWord(doubts, t.word) && !t.is("false") }) || x.deniesPattern() {
		return nil
	}
	closing := ". ! ) ] ?"
	if strings.HasSuffix(strings.TrimRight(text, " ."), ")") {
		closing += " (" // (!)
	}
	if end := trimmed(x.all, closing); len(end) == 0 || !(len(end) > 1 && end[len(end)-2].is("it that this")) && end[len(end)-1].is("or and , : ( [ - = <> => in at from of the a an is are not so because with on for to") {
		return nil // it is not at its end
	}
	x.cut()
	if len(x.parts) == 0 {
		return nil
	}
	if last := len(x.parts) - 1; strings.HasSuffix(strings.TrimRight(text, " )"), "?") && !x.parts[last].lead.is("so therefore thus hence =>") {
		return nil // it asks
	}
	for i := range x.parts {
		x.read(i)
	}
	x.suppose()
	if !x.conclude() {
		return nil
	}
	return x
}

// deniesPattern reports whether a text says that a pattern is not there, or not quite. A single is none: "no valid placement".
func (x *gist) deniesPattern() bool {
	for begin, end := range x.names {
		if !x.isSingle(x.textOf(begin, end)) {
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
	coordinates := false
	for i := range all {
		coordinates = coordinates || i > 0 && all[i-1].is("cell cells") && !all[i].cell.IsEmpty()
	}
	for i := range all {
		if t := &all[i]; coordinates && t.kind == aDigits && !t.cell.IsEmpty() { // cells (4,6) and (5,4)
			t.kind, t.cells, t.digits = theCells, t.cell, 0
		}
	}
	for i := 0; i < len(all); i++ {
		t := all[i]
		if styled && t.kind == theCells && t.houses != 0 {
			t.kind, t.cells = theHouses, candidates.CellSet{}
		}
		if t.is("cell cells square squares") && i+1 < len(all) && all[i+1].kind == theCells {
			continue
		}
		next := i + 1
		if next+1 < len(all) && all[next].is(",") {
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
	takes := func() bool { return gone(now.all) >= 0 }
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
		case t.is(". ! ? ;"):
			sentence++
			end(token{})
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
			off := len(now.all) > 0 && now.all[len(now.all)-1].is("off out eliminations elimination exclusions removes removed eliminates deletes")
			end(token{})
			now.removes = off
			continue
		case t.is("it") && isItem(before) && len(now.all) > 2:
			end(token{})
			continue
		case t.is(",") && (takes() || slices.ContainsFunc(now.all, func(t token) bool { return t.is("place spot space") })) && x.token(i+1).is("on in at from") && x.token(i+2).kind == theCells:
		case t.is(", and") && isItem(before) && isItem(x.token(i+1)) && before.kind == x.token(i+1).kind:
		case t.is(", and") && isItem(before) && x.token(i+1).is("and or") && isItem(x.token(i+2)) && before.kind == x.token(i+2).kind:
		case t.is("and") && !says() && gone(x.all[min(i+1, len(x.all)):min(i+2, len(x.all))]) < 0 && !(x.token(i+1).kind == theCells && x.token(i+2).is("is can must = <>") && alternate(x.groups(now.all))):
		case t.is(", and or") && isItem(before) && isItem(after) && before.kind == after.kind && !x.token(i+1).is("no not"):
		case t.is(", and"):
			goes := isItem(after) && takes()
			end(token{})
			now.removes = goes
			continue
		case t.is("makes gives forces leaves turns") && isItem(before) && isItem(x.token(i+1)):
			end(t)
			continue
		case hasWord(gistEvents, t.word) && len(now.all) > 0:
			end(token{kind: aWord, word: "so"})
			continue
		case t.is("as") && !isItem(after) && !x.token(i+1).is("it there that this"):
		case t.kind <= aSign && hasWord(gistLeads, t.word):
			end(t)
			continue
		}
		now.all = append(now.all, t)
	}
	end(token{})
}

// gone returns where a word says that a candidate goes, -1 if none does. What goes in or there is placed.
func gone(all []token) int {
	for i, t := range all {
		switch {
		case t.is("go goes") && i+1 < len(all) && (all[i+1].is("there here in into at to where") || all[i+1].kind == aDigits && i > 0 && all[i-1].kind == theCells):
		case t.is(removing) || t.kind <= aSign && hasWord(gistGone, t.word):
			return i
		}
	}
	return -1
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
		isDigits := t.kind == aDigits || t.kind == aWord && t.digits != 0 && of
		if isDigits && t.digits.Len() == 1 && i+1 < len(all) && all[i+1].is("cells squares places spots rows columns boxes houses candidates digits numbers") {
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
		case t.is("from in at of off on out"):
			of, joined = true, false
		case t.is(", and or nor & / + the a an both s ' \" either any"):
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
	has := func(words string) bool {
		return slices.ContainsFunc(p.all, func(t token) bool { return t.kind <= aSign && hasWord(words, t.word) })
	}
	begins := p.lead.is("so therefore thus hence =>") || len(p.all) > 0 && p.all[0].is("so therefore thus hence this that")
	p.marked = begins || p.lead.is("means which leaving meaning making makes gives forces leaves turns")
	goes := gone(p.all) >= 0
	denies := slices.ContainsFunc(p.all, func(t token) bool { return t.is(negative) && !t.is("without nothing none") })
	p.removes = p.removes || goes
	groups := x.groups(p.all)
	notted := 0
	for _, t := range p.all {
		if t.is("not never cannot no") {
			notted++
		}
		if t.kind == aWord && (hasWord("unless possibly probably perhaps sometimes often", t.word) || t.is(supposing) && len(groups) > 0 && t.pos > groups[0].pos) || t.is("maybe more less") || t.is("above below beside next") && !slices.ContainsFunc(groups, func(g group) bool { return g.kind == theCells && g.of }) {
			return // it is not said to be so, or of other cells
		}
	}
	if goes && notted > 0 && !slices.ContainsFunc(groups, func(g group) bool { return g.kind == theCells && g.of }) || notted > 1 && len(groups) == 2 { // cannot be removed, is not not
		return
	}
	if (denies || goes) && has(remainder+" except") {
		x.ofOthers(i)
		return
	}
	if len(groups) == 0 {
		if before := max(0, i-1); goes && len(p.all) > 0 && p.all[0].is("can must should will is are has") && i > 0 && x.parts[before].sentence == p.sentence {
			if cells := scopeOf(x.parts[before].all).cells; !cells.IsEmpty() && len(x.groups(x.parts[before].all)) == 1 { // any 6 that sees both, r5c3, can go
				p.effects = effectsOf(cells, x.lastSaidOf(i, true), takesOut)
			}
		} else if p.marked && goes && has("it") {
			p.effects = x.subject(i)
		}
		return
	}
	if has("see sees seeing") && (!denies && !goes || p.removes && gone(p.all) < slices.IndexFunc(p.all, func(t token) bool { return t.is("see sees seeing") })) {
		return // what it sees is where something goes
	}
	for n, t := range p.all { // one of them is, not both
		if t.is("not never") && n+1 < len(p.all) && (p.all[n+1].is("both") || n+2 < len(p.all) && p.all[n+2].is("both")) || t.is("not") && n+1 < len(p.all) && p.all[n+1].is("only just") {
			return
		}
	}
	if minus := p.all[0].is("-") && len(p.all) > 1 && p.all[1].kind == aDigits; minus {
		denies = true
	}
	behind := i > 1 && x.parts[i-1].aside && x.parts[i-2].removes && len(groups) == 1 && len(p.all) <= 2
	if here := behind || p.all[0].is("here namely") && i > 0 && x.parts[i-1].removes && x.parts[i-1].sentence == p.sentence && len(groups) == 1; !denies && !p.removes && !here {
		x.placed(i, groups, has)
		return
	}
	if has("one") && has("of") && has("least either") {
		return
	}
	if links(p.all) > 1 { // a chain
		return
	}
	if about := scopeOf(p.all); len(groups) == 1 && groups[0].kind == aDigits && about.houses.Len() == 2 && denies { // the 8 of column 1 is not in box 7
		cells := x.layout.HouseCells(about.houses.First())
		for h := range about.houses.All() {
			cells = cells.And(x.layout.HouseCells(h))
		}
		for c := range cells.All() {
			for d := range (groups[0].digits & x.grid.Candidates(c)).All() {
				p.effects = append(p.effects, explain.Remove(c, d))
			}
		}
		return
	}
	if goes { // r3c1 takes the 8 out of r2c8
		verb := p.all[gone(p.all)].pos
		n := slices.IndexFunc(groups, func(g group) bool { return g.pos > verb })
		if n > 0 && alternate(groups[n:]) {
			groups = groups[n:]
		} else if n == 1 && len(groups) > 1 && groups[0].kind == theCells && !slices.ContainsFunc(groups[1:], func(g group) bool { return g.kind == theCells }) { // r1c5: removing 4 from 3489
			groups = groups[:2]
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
			refers := scopeOf(p.all).houses == 0 && has("it there here that this them they both these those") || p.lead.is("which") || p.all[0].is("is can could must has loses are") && i > 0 && x.parts[i-1].sentence == p.sentence && scopeOf(x.parts[i-1].all).cells.Len() > 0
			if cells.IsEmpty() || !refers {
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
		case lone.kind == theCells && (p.removes || p.marked || p.all[0].is("here namely")):
			d, one := x.focus(i).Single()
			if !one {
				d, one = x.lastSaidOf(i, false).Single()
			}
			if !one {
				return
			}
			groups = []group{{token: token{kind: aDigits, digits: candidates.Digits(d)}}, lone}
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
	if next := i + 1; len(groups) == 1 && groups[0].kind == aDigits && has("only") && has("place spot space room square location") && next < len(x.parts) && x.parts[next].aside {
		if c, one := scopeOf(x.parts[next].all).cells.Single(); one && groups[0].digits.Len() == 1 { // in box 4 (row 5, third cell)
			p.effects = append(p.effects, explain.Effect{Candidate: candidates.Of(c, groups[0].digits.First()), Place: true})
		}
		return
	}
	if last := len(groups) - 1; has("only") && has("place spot space room square location") && last > 0 && groups[last].kind == theCells && groups[last-1].kind == aDigits { // the only place for a 9 in box 3 is r1c9
		groups = groups[last-1:]
		if groups[1].cells.Len() == 1 && groups[0].digits.Len() == 1 {
			p.effects = append(p.effects, explain.Effect{Candidate: candidates.Of(groups[1].cells.First(), groups[0].digits.First()), Place: true})
			return
		}
	}
	if has(gistOpen) || has("contains contain with having or sees see") || has(gistCan) && !has("only must put write place enter fill") || hasWord(gistReason, p.lead.word) {
		return
	}
	if len(groups) == 1 && groups[0].kind == aDigits && (has("there it that this value remains leaves must here") || p.all[0].is("is has its")) {
		if c, one := x.meant(i, false).Single(); one {
			groups = append(groups, group{token: token{kind: theCells, cells: candidates.Cells(c)}})
		}
	}
	if d, one := x.focus(i).Single(); len(groups) == 1 && groups[0].kind == theCells && groups[0].cells.Len() == 1 && one && p.marked && has("it") { // so it has to be r4c5
		groups = append(groups, group{token: token{kind: aDigits, digits: candidates.Digits(d)}})
	}
	if len(groups) == 3 && groups[0].kind == theCells && groups[1].kind == aDigits && groups[1].digits.Len() > 1 && groups[2].kind == aDigits { // r7c2 {36} becomes 6
		groups = slices.Delete(groups, 1, 2)
	}
	ellipsis := i > 0 && len(x.parts[i-1].effects) > 0 && x.parts[i-1].effects[0].Place && x.parts[i-1].sentence == p.sentence && alternate(groups)
	if len(groups)%2 == 1 || !ellipsis && !p.lead.is("makes gives forces leaves turns") && !has("is are was were its into = be must becomes become s leaves leave leaving place put write goes go sets set makes make force forces forced gives solves in been") {
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
					return g.cells
				}
			}
		}
	}
	return cells
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
		except := false
		for j, t := range x.parts[n].all {
			kind, isHouse := houseWords[t.word]
			except = except || t.is("except but besides")
			switch {
			case n == i && t.kind == theCells:
				return // of which other cells is not said
			case n == i && except && t.houses != 0:
				for h := range t.houses.All() {
					own = own.Or(x.layout.HouseCells(h))
				}
			case n == i && t.houses != 0 && j >= others:
				houses |= t.houses
			case n == i && isHouse && j > 0 && x.parts[n].all[j-1].is("that this the same"):
				for m := i - 1; m >= 0 && houses == 0; m-- {
					houses = scopeOf(x.parts[m].all).of(x.layout, kind)
				}
			case n < i && t.kind == theCells:
				own = own.Or(t.cells)
			}
		}
		if g := x.groups(x.parts[n].all); len(g) > 0 && g[len(g)-1].kind == aDigits {
			digits = g[len(g)-1].digits
		}
	}
	if houses == 0 || houses&^x.layout.HousesOfKind(houses.First().Kind()) != 0 || digits == 0 || i+1 < len(x.parts) && x.parts[i+1].sentence == p.sentence && scopeOf(x.parts[i+1].all).cells.Len() > 0 { // these are the cells
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
	var cells candidates.CellSet
	for h := range houses.All() {
		cells = cells.Or(x.layout.HouseCells(h))
	}
	for c := range cells.AndNot(own).All() {
		if left := x.grid.Candidates(c); own.IsEmpty() && left&^digits == 0 {
			continue
		}
		for d := range (digits & x.grid.Candidates(c)).All() {
			p.effects = append(p.effects, explain.Remove(c, d))
		}
	}
	p.removes = true
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
	supposes, pending, last := false, false, -1
	final := 0
	if first, last := x.parts[0], x.parts[len(x.parts)-1]; len(first.effects) == 1 && first.effects[0].Place && first.all[0].kind > aSign {
		k := first.effects[0].Candidate
		denied := len(last.effects) == 1 && last.effects[0] == explain.Remove(k.Cell(), k.Digit())
		if denied || slices.ContainsFunc(x.all, func(t token) bool { return hasWord(gistEvents, t.word) }) { // 8 in r1c7 forces ..., so r1c7 is not 8
			supposes, x.cases = true, append(x.cases, nil)
		}
	}
	for _, p := range x.parts {
		if len(p.effects) > 0 {
			final = p.sentence
		}
	}
	for i := range x.parts {
		p := &x.parts[i]
		first := func(words string) bool {
			return slices.ContainsFunc(p.all[:min(len(p.all), 5)], func(t token) bool { return t.kind <= aSign && hasWord(words, t.word) })
		}
		ends := first("least") && first("one") || len(p.all) > 0 && slices.ContainsFunc(p.all, func(t token) bool { return t.is("way ways cases regardless whichever whatever anyway") }) && slices.ContainsFunc(p.all, func(t token) bool { return t.is(gistEach) })
		begins := x.supposesIn(i)
		says := func(words string) bool { return slices.ContainsFunc(p.all, func(t token) bool { return t.is(words) }) }
		if pending && len(x.groups(p.all)) > 0 {
			begins, pending = true, false
		}
		if len(p.all) > 0 && p.all[0].is("case option") && p.all[len(p.all)-1].kind != aWord || says("possibility") && !(begins && first("possibility") && len(x.groups(p.all)) > 0) || begins && len(x.groups(p.all)) == 0 && first("what") {
			pending = true
		}
		switch {
		case ends:
			supposes, p.marked = false, true
			if last = p.sentence; len(p.effects) == 0 && len(x.cases) > 1 && len(x.groups(p.all)) == 0 {
				p.effects = x.common()
			}
		case begins && len(x.groups(p.all)) > 0:
			supposes = true
			x.cases = append(x.cases, nil)
		case supposes && (p.marked || p.lead.is("but") || p.sentence == final) && x.deniesCase(p.effects):
			supposes = false
			p.marked = true
		case p.sentence == last:
			p.marked = true
		}
		would := slices.ContainsFunc(p.all, func(t token) bool { return t.is("would were") })
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
	case second.is("you we"), p.all[0].is("were"), has(first, "this that it") && has(p.all, "case so true"): // if you look, if that is so
		return false
	case has(first, "possibility"), has(first, "what") && has(first, "if"):
		return true
	}
	if scopeOf(p.all).cells.IsEmpty() && len(p.effects) == 0 {
		return false
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
		if len(p.effects) > 0 && !p.follows && !p.aside && !hasWord(gistReason, p.lead.word) {
			last = i
		}
	}
	for i, p := range x.parts {
		if last < 0 && p.marked && len(p.effects) > 0 && !p.effects[0].Place && !p.aside && p.lead.is("so therefore thus hence means => which") && !slices.ContainsFunc(x.parts[i+1:], func(q phrase) bool { return len(q.effects) > 0 }) {
			last, x.unsure, x.parts[i].follows = i, true, false
		}
	}
	if last < 0 {
		return false
	}
	end := x.parts[last]
	for i, p := range x.parts {
		place := len(p.effects) > 0 && p.effects[0].Place
		switch {
		case len(p.effects) == 0 || p.follows || p.aside || hasWord(gistReason, p.lead.word):
			continue
		case i == last, !place && p.removes, !place && end.effects[0].Place && p.sentence >= end.sentence-1 && cellsAffected(p.effects) == cellsAffected(end.effects), p.sentence == end.sentence && place == end.effects[0].Place && (i > 0 && x.at[i-1] || p.marked || !place && x.unleaded(i, last)):
			x.at[i] = true
			x.effects = append(x.effects, p.effects...)
		}
	}
	x.effects = slices.DeleteFunc(x.effects, func(e explain.Effect) bool { return e.Done(x.grid) })
	var said []explain.Effect
	for i, p := range x.parts {
		if !p.follows && !p.aside {
			said = append(said, p.effects...)
		}
		// A list may go on in words that are not read.
		if i > 0 && x.at[i-1] && !x.at[i] && p.sentence == x.parts[i-1].sentence && !p.aside && !p.follows && p.lead == (token{}) && len(p.effects) == 0 && scopeOf(p.all).cells.Len() > 0 && !slices.ContainsFunc(p.all, func(t token) bool { return t.is(verbs + " " + auxiliary) }) {
			return false
		}
		if i > 0 && x.at[i] && !x.at[i-1] && p.sentence == x.parts[i-1].sentence && p.lead == (token{}) && !slices.ContainsFunc(x.parts[i-1].all, func(t token) bool { return t.kind != theCells && !t.is(", and") }) {
			if groups := x.groups(p.all); len(groups) > 0 && groups[0].kind == theCells { // of some of a list
				return false
			}
		}
		if groups := x.groups(p.all); x.at[i] && len(groups) > 0 && slices.ContainsFunc(p.all, func(t token) bool {
			return t.pos > groups[0].pos && x.isStrange(t) && !x.book.Known(t.word) && !strings.HasSuffix(t.word, "ly") && !hasWord("course location", t.word)
		}) {
			return false
		}
	}
	if contradict(said) {
		return false
	}
	x.effects = Conclusion(x.effects...).Effects
	return len(x.effects) > 0 && !slices.ContainsFunc(x.effects, func(e explain.Effect) bool { return !x.grid.Has(e.Candidate) })
}

// named reports whether the cells of the conclusion stand where it is said.
func (x *gist) named() bool {
	var cells candidates.CellSet
	for i, p := range x.parts {
		if x.at[i] {
			cells = cells.Or(scopeOf(p.all).cells)
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

// certain reports whether a text ends in its conclusion, which a word like so leads to or which a verb removes.
func (x *gist) certain() bool {
	last := len(x.parts) - 1
	for last >= 0 && (x.parts[last].aside || len(x.parts[last].effects) == 0 && scopeOf(x.parts[last].all).cells.IsEmpty() && scopeOf(x.parts[last].all).digits == 0 || hasWord(gistReason, x.parts[last].lead.word)) {
		last--
	}
	return last >= 0 && x.at[last] && (x.parts[last].marked || x.parts[last].removes || last > 0 && x.at[last-1] && x.parts[last-1].marked)
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

// gisted reads a claim that is not read in another way, not as right, or only in part, by what its text comes to. It is nil if that says
// no more.
func gisted(text string, g *candidates.Grid, book Book, c *Claim, right, inOtherWords bool) *Claim {
	x := gistOf(text, g, book)
	if x == nil {
		return nil
	}
	const short = 15 // tokens: of these all have been read
	// What is said at last may not be what the pattern concludes.
	passed := c != nil && c.Unread == "" && right && len(c.Effects) == 0 && c.Name != "" && !x.isSingle(c.Name) && !x.effects[0].Place &&
		x.certain() && x.named() && !x.follows(c)
	if c != nil && c.Unread == "" && (right && len(c.Effects) == 0 && !passed || !right && len(x.all) <= short) {
		return nil
	}
	more := c == nil || !slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !slices.Contains(x.effects, e) })
	clash := c != nil && !right && contradict(slices.Concat(c.Effects, x.effects))
	if c != nil && (!more && !clash && (right || c.Unread != "") || right && c.Unread == "" && len(x.effects) == len(c.Effects)) {
		return nil
	}
	told := c
	if c != nil && (c.Unread != "" || right) {
		told = nil
	}
	if s := x.supported(told); s != nil {
		if j := s.Judge(g, explain.Unique, book.Call); s.IsConclusion() || j.Verdict == Shown {
			return s
		}
	}
	if x.unsure || c != nil && !passed && !(right && inOtherWords && len(x.effects) > len(c.Effects) && more && x.together(c)) {
		return nil
	}
	all := trimmed(x.all, ". !")
	if c == nil && (len(all) <= short || !x.certain()) {
		return nil
	}
	said := Conclusion(x.effects...)
	said.Unread = x.textOf(0, len(all))
	return said
}
