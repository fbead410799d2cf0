package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// reader reads the tokens of a claim as people write them.
type reader struct {
	text   string
	all    []token
	pos    int
	layout *candidates.Layout
	grid   *candidates.Grid    // nil where what is said does not depend on it
	about  scope               // what was said before
	last   candidates.CellSet  // of the clause before
	ofEach bool                // what is said of those is said of each of them
	lost   candidates.DigitSet // what that takes out of them
	loose  bool                // of what is said those effects are meant that the pattern has
	want   fault.Message       // where a conclusion cannot be read: what is expected there
}

// at returns the token that is n further, none behind the last.
func (r *reader) at(n int) token {
	if i := r.pos + n; 0 <= i && i < len(r.all) {
		return r.all[r.pos+n]
	}
	return token{kind: aSign}
}

// isMinus reports whether a token is a minus before a digit that goes, and no hyphen or link.
func (r *reader) isMinus(i int) bool {
	t := r.all[i]
	return t.is("-") && i > 0 && i+1 < len(r.all) && r.all[i+1].kind == aDigits && r.all[i+1].pos == t.end && r.all[i-1].end < t.pos &&
		(r.all[i-1].kind != aDigits || r.bracketed(i-1))
}

// bracketed reports whether a token stands in brackets.
func (r *reader) bracketed(i int) bool {
	at := r.all[i].pos
	return at < len(r.text) && strings.IndexByte("([{", r.text[at]) >= 0
}

func (r *reader) done() bool { return r.pos >= len(r.all) }

// skip goes on behind all of the words and signs that come next.
func (r *reader) skip(list string) (n int) {
	for ; r.at(0).is(list); n++ {
		r.pos++
	}
	return n
}

// inflected returns verbs with their endings: drop, drops, dropped, dropping.
func inflected(verbs string) string {
	const vowels = "aeiou"
	var all []string
	for verb := range strings.FieldsSeq(verbs) {
		last := len(verb) - 1
		stem, plural := verb, "s"
		switch {
		case verb[last] == 'e':
			stem = verb[:last]
		case strings.HasSuffix(verb, "s") || strings.HasSuffix(verb, "h"):
			plural = "es"
		case strings.IndexByte(vowels, verb[last]) < 0 && strings.IndexByte(vowels, verb[last-1]) >= 0 && strings.IndexByte(vowels, verb[last-2]) < 0:
			stem += verb[last:]
		}
		all = append(all, verb, verb+plural, stem+"ed", stem+"ing")
	}
	return strings.Join(all, " ")
}

// removing and placing are what people call what is done to a candidate and to a cell.
const (
	placing = "place places placing placed put puts putting write writes writing enter enters set sets " +
		"setting fill fills solve solves"
	// little are words that say nothing beside those around them.
	little = "the a an digit digits candidate candidates number numbers value values answer cell cells mark " +
		"marks pencilmark pencilmarks any all both every then that we you i it also now just so " +
		"therefore thus hence many clearly obviously simply actually really basically apparently s ' \" “ ” ` as well too again longer either each its their located thing exactly precisely namely themselves"
	before  = "in into from at of on for within inside"
	between = ", ; and & . + ! :"
	gaps    = little + " " + between
	away    = "out off away"
)

var removing = inflected("remove eliminate delete erase exclude strike kill clear drop cross rule discard scratch scrub "+
	"cost fall wipe purge knock forbid prevent stop deny rob banish kick ditch dump toss strip cut zap vanish disappear clean sweep throw scrap hit rub") + " struck elim elims del bye goodbye rid forget elimination eliminations removal removals"

// statement is what is said: a conclusion, or a pattern that no technique is named for.
type statement struct {
	effects  []explain.Effect
	pattern  pattern
	whatever bool // the effects are those that the pattern has
}

// said reads conclusions from the next token to the last: "r1c9 is not 2", "2 not in r1c9", "remove 2 from r1c9 and
// 3 from r2c9", "-2 r1c9". Strict says that "2 in r1c9" is none without a word or sign that makes it one, as where
// a pattern stands before it.
func (r *reader) said(strict bool) (effects []explain.Effect, ok bool) {
	s, ok := r.stated(strict)
	if set, is := s.pattern.(subset); is && ok && r.grid != nil && !set.naked && !set.hidden { // so r1c1 and r1c2 are 3 and 9
		for c := range set.cells.All() {
			s.effects = append(s.effects, effectsOf(candidates.Cells(c), r.grid.Candidates(c)&^set.digits, takesOut)...)
		}
		return s.effects, len(s.effects) > 0
	}
	return s.effects, ok && s.pattern == nil
}

// stated reads what is said from the next token to the last. A pattern is said alone.
func (r *reader) stated(strict bool) (s statement, ok bool) {
	start, want := r.pos, r.want
	if s, ok = r.statedBy(0, strict); ok {
		return s, ok
	}
	if all := r.withoutLast(); len(all) < len(r.all) { // 3r2c2, 3r2c6 eliminated
		other := *r
		other.all, other.pos = all, start
		if s, ok := other.statedBy(takesOut, strict); ok {
			other.want = want
			*r = other
			r.pos = len(r.all)
			return s, ok
		}
	}
	return s, false
}

// withoutLast returns the tokens without a verb at their end that says that what stands before it goes.
func (r *reader) withoutLast() []token {
	n, goes := len(r.all), false
	if slices.ContainsFunc(r.all[r.pos:], func(t token) bool { return t.is("everything") }) { // that is all that goes
		return r.all
	}
	for n > r.pos && r.all[n-1].kind <= aSign && (r.all[n-1].is(removing) || r.all[n-1].is("gone out off are is be can both all get gets . !")) {
		n--
		goes = goes || !r.all[n].is("are is be can both all get gets . !")
	}
	if !goes {
		return r.all
	}
	return r.all[:n]
}

// statedBy does what stated does, behind a verb.
func (r *reader) statedBy(verb int, strict bool) (s statement, ok bool) {
	for n := 0; ; n++ {
		if n > 0 && r.at(0).is("=>") && r.pos+1 < len(r.all) { // => r8c5<>8 => r8c5=4
			if next := r.at(1); next.kind == theCells && !next.cells.Meets(r.last) { // of other cells it follows from what stands before it
				return s, false
			}
			r.pos++
		}
		for r.at(0).is(gaps) && !(r.at(0).is("+ !") && r.at(1).kind > aSign) && !(r.at(0).is(pronouns) && (n > 0 || !r.last.IsEmpty())) || n > 0 && r.at(0).is(promptly) {
			if verb == putsIn && r.at(0).is(surely) {
				verb = 0
			}
			r.pos++
		}
		if cell, digit, ok := r.leadsOn(); ok && n > 0 { // of what it is said to be the clause knows no words
			it := r.at(cell)
			if !it.is("it") && it.cells.IsEmpty() {
				it.word = "it"
			}
			r.all, verb = slices.Concat(r.all[:r.pos+cell], []token{it}, r.all[r.pos+digit:]), putsIn
			r.pos += cell
		}
		if r.done() {
			return s, (len(s.effects) > 0 || s.pattern != nil || s.whatever) && !contradict(s.effects)
		}
		begin := r.pos
		more, now, ok := r.clause(verb, strict)
		inFigures := func(t token) bool { return t.kind == aDigits }
		if one, is := more.pattern.(single); is && len(s.effects) > 0 && slices.ContainsFunc(r.all[begin:r.pos], inFigures) { // and then r6c6 is the only place for 7 in column 6
			more.effects, more.pattern = []explain.Effect{{Candidate: one.k, Place: true}}, nil
		}
		if !ok || s.pattern != nil || more.pattern != nil && n > 0 {
			return s, false
		}
		s.effects, s.pattern, s.whatever, verb = append(s.effects, more.effects...), more.pattern, more.whatever, now
	}
}

// promptly are words between a conclusion and what follows from it: "r1c1 = 9 and straight away r1c5 = 6".
const promptly = "straight right away immediately instantly directly once at subsequently next after that from there in turn consequently"

// leadsOn returns where a cell and its digit come behind words that lead on from a conclusion, "which makes it a 9", "leaving r1c1
// as 5", and whether they do.
func (r *reader) leadsOn() (cell, digit int, ok bool) {
	for r.at(cell).is("which this that and also then ,") {
		cell++
	}
	if cell++; !r.at(cell - 1).is("makes make making leaves leave leaving forces force forcing turns turn turning") {
		return 0, 0, false
	}
	if d := cell; r.at(cell-1).is("leaves leaving") && r.last.Len() == 1 { // leaves just 8
		for r.at(d).is("just only a an") {
			d++
		}
		if r.at(d).kind == aDigits && !r.at(d+1).is(before) && r.at(d+1).kind != theCells {
			return cell - 1, d, true
		}
	}
	if !r.at(cell).is("it") && r.at(cell).cells.Len() != 1 {
		return 0, 0, false
	}
	for digit = cell + 1; r.at(digit).is("a an the as with to be into just only"); digit++ {
	}
	return cell, digit, r.at(digit).digits != 0
}

// contradict reports whether one cell is said to hold two digits, or a digit to be there and not.
func contradict(effects []explain.Effect) bool {
	return slices.ContainsFunc(effects, func(a explain.Effect) bool {
		return a.Place && slices.ContainsFunc(effects, func(b explain.Effect) bool {
			return a.Candidate.Cell() == b.Candidate.Cell() && b.Place == (a.Candidate.Digit() != b.Candidate.Digit())
		})
	})
}

// What verbs do that a clause may have taken from the one before it.
const (
	takesOut = -1
	putsIn   = 1
)

// clause reads one thing that is said. Verb is that of the clause before it. What may be cells or a house is a house
// if that makes sense, but a cell in capital letters behind "from", as in "erase 2 from B3".
func (r *reader) clause(verb int, strict bool) (s statement, now int, ok bool) {
	start := r.pos
	asHouses := true
	for i := start; i < len(r.all) && !r.all[i].is("rest other others remaining elsewhere"); i++ {
		if t := r.all[i]; t.houses != 0 && !t.cells.IsEmpty() && i > start && r.all[i-1].is("from") && 'A' <= r.text[t.pos] && r.text[t.pos] <= 'Z' {
			asHouses = false
		}
	}
	var c clause
	for _, houses := range []bool{asHouses, !asHouses} {
		r.pos = start
		c = clause{reader: r, asHouses: houses, strict: strict}
		if !c.gather() {
			continue
		}
		if s, now, ok = c.means(verb); ok {
			r.last, r.lost = c.cells, 0
			if len(s.effects) > 0 && !s.effects[0].Place {
				r.lost = c.digits
			}
			return s, now, true
		}
	}
	r.want = c.wants()
	return s, 0, false
}

func effectsOf(cells candidates.CellSet, digits candidates.DigitSet, holds int) (effects []explain.Effect) {
	for c := range cells.All() {
		for d := range digits.All() {
			effects = append(effects, explain.Effect{Candidate: candidates.Of(c, d), Place: holds == putsIn})
		}
	}
	return effects
}

// cell returns the cells that the next token means, and how many tokens it takes: a row and a column make one, either first.
func (r *reader) cell() (cells candidates.CellSet, n int) {
	t := r.at(0)
	if !t.cells.IsEmpty() {
		return t.cells, 1
	}
	if t.kind != theHouses {
		return cells, 0
	}
	n = 1
	if r.at(n).is(", /") {
		n++
	}
	row, column := t.houses, r.at(n).houses
	if row.Len() == 1 && column.Len() == 1 && row.First().Kind()+column.First().Kind() == candidates.Row+candidates.Column {
		cells = r.layout.HouseCells(row.First()).And(r.layout.HouseCells(column.First()))
		return cells, n + 1
	}
	return cells, 0
}

// cellList reads cells with commas, words or nothing between them.
func (r *reader) cellList() (all candidates.CellSet, ok bool) {
	ends := false // the last but one has an and behind it
	for {
		cells, n := r.cell()
		if n == 0 || ok && r.at(0).clue {
			return all, ok
		}
		clue := r.at(0).clue
		all, ok = all.Or(cells), true
		r.pos += n
		if clue {
			return all, ok
		}
		start := r.pos
		if ends && r.at(0).is(",") { // r4c8 and r4c9, r4c4 is another
			return all, ok
		}
		ends = r.at(0).is("and or")
		if r.skip(", and / or | nor +") > 0 && r.at(0).is(before) && !r.at(1).cells.IsEmpty() {
			r.pos++ // nor at r3c1
		}
		if _, n := r.cell(); n == 0 {
			r.pos = start
			return all, ok
		}
	}
}
