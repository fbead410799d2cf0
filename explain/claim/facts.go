package claim

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// facts reads what a text says of the board beside what it concludes. Of what may mean something else nothing is read.
type facts struct {
	reader
	after candidates.Grid    // the conclusion made
	of    explain.Evidence   // that shows it; nil if there are several, or none
	goes  candidates.CellSet // the cells of the conclusion
	byRow bool               // letters of cells are those of rows
	open  int                // where what is supposed begins: of that nothing is read
	loose bool               // what is read may be meant otherwise: it is of several cells or digits, or told of what is supposed
}

// wrong says what the text says of the board that is not so; it is zero if there is nothing. What is not certain to be meant so is said if nothing
// else is.
func (f *facts) wrong() (why say.Sentence, certain bool) {
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
	if slices.ContainsFunc(f.all, func(t token) bool { return t.is("contradiction contradictions contradicts impossible") }) { // r2c8=5 -> r1c8=1 -> ..., contradiction
		f.open = 0
	}
	for f.pos = 0; f.pos < len(f.all); f.pos++ {
		for _, read := range []func() say.Sentence{f.inHouse, f.sees, f.listed, f.held, f.alone, f.linked, f.each, f.left, f.colored, f.part} {
			f.loose = f.pos >= f.open
			switch found := read(); {
			case found.IsZero():
			case !f.loose:
				return found, true
			case why.IsZero():
				why = found
			}
		}
	}
	return why, false
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

// isBracketed reports whether a token is digits in brackets, which are one.
func (f *facts) isBracketed(n int) bool {
	t := f.at(n)
	return t.kind == aDigits && strings.IndexByte("({[", f.text[t.pos]) >= 0
}

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
		for f.at(n).is("( in of inside within also both is are lies which that") {
			n++
		}
		if n == 1 {
			return none
		}
		cells, house = f.at(0).cells, f.at(n)
	case f.at(0).is("all both"): // r7c5, r9c4 and r9c5, all three in row 9
		n, last, number := 1, -1, 0
		if f.at(1).kind == aWord {
			number = int(spellings[f.at(1).word])
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
	whole := f.isBracketed(1)
	opens := whole || next.is("( { [")
	is := f.at(2)
	equal := next.is("=") && is.kind == aDigits && !is.each && is.digits.Len() > 1 && f.text[is.pos] >= '0' && f.text[is.pos] <= '9' && !f.at(3).is("or / and") && !f.at(-1).is("+ -") && len(f.layout.Clues()) == 0
	behind := f.at(2)
	bare := next.kind == aDigits && !whole && !next.each && next.digits.Len() > 1 && f.at(0).cells.Len() == 1 && (behind.word == "" && behind.kind == aSign || behind.is(", . ; ) and")) && f.at(3).kind != aDigits && len(f.layout.Clues()) == 0
	if !f.isCell(0) || (f.at(-1).is(before) && !bare || f.at(-1).kind == theCells) && !opens || f.at(-1).is("and , & or / = - +") && (f.isCell(-2) || f.at(-2).is(")") || f.at(-2).kind == aDigits) && !opens && !equal && !bare || !opens && f.clause(negative+" "+removing) {
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
	case equal && f.pos >= f.open:
		return none
	case equal: // r4c9=15
		cells, n = f.at(0).cells, 2
	case f.at(n).is("is are has have hold holds contain contains with can"):
		for n++; f.at(n).is("only just itself nothing but be either the a both each candidates options of left down to"); n++ {
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
	f.loose = f.loose || cells.Len() > 1 && !each
	if opens {
		return f.mayBe(cells, digits, true)
	}
	if each && slices.ContainsFunc(f.all[f.pos:f.pos+n], func(t token) bool { return t.cells.Len() > 1 }) { // r568c2 and r357c3 are both 3589
		return none
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
	if f.isBracketed(n) && f.at(n+1).kind != aSign && !f.at(n+1).is("and or") { // {2,6} r4c7 {2,8} r6c9
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

// alone checks where a digit is said to go in a house, and how often: "box 8 has only two 4s", "the 4s of row 8 are only in r8c23". It reads a
// clause as a whole.
func (f *facts) alone() say.Sentence {
	if f.pos > 0 && !f.at(-1).is(", . ; : ( and which since because as") || f.isCell(0) && f.at(-1).is(", and") {
		return none
	}
	end := f.pos
	for end < len(f.all) && !f.all[end].is(". ; : ( ) => so since because as which but then therefore thus hence where") && !(f.all[end].is(", and") && end+1 < len(f.all) && (f.all[end+1].kind != aDigits || end+2 < len(f.all) && f.all[end+2].is("in of")) && (f.all[end+1].kind != theCells || end > 0 && f.all[end-1].kind != theCells) && (f.all[end+1].kind != theHouses || end > 0 && f.all[end-1].kind != theHouses)) {
		end++
	}
	said := f.all[f.pos:end]
	goesOn := end+1 < len(f.all) && (f.all[end].is("(") || f.all[end].is("and") && f.all[end+1].kind == theCells) // of its cells
	has := func(words string) bool { return slices.ContainsFunc(said, func(t token) bool { return t.is(words) }) }
	supposed := f.pos >= f.open && !has("btw anyway")
	f.loose = supposed
	about, number := scopeOf(said), 0
	for i, t := range said {
		if n := int(spellings[t.word]); n > 0 && t.kind == aWord && !(i+1 < len(said) && said[i+1].is("of")) {
			number = n
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
	if !supposed && about.houses.Len() == 1 && number > 0 && has("open empty unsolved unfilled") && has("cells squares") && about.digits == 0 && about.cells.IsEmpty() {
		if h := about.houses.First(); f.layout.HouseCells(h).And(f.grid.Open()).Len() != number {
			return say.ByCheck(message(fmt.Sprintf("%v has %d open cells", h, f.layout.HouseCells(h).And(f.grid.Open()).Len())))
		}
	}
	if across := about.crossing(f.layout); about.houses.Len() > 2 && digits.Len() == 1 && about.cells.IsEmpty() && !across.IsEmpty() { // in column 3 the 2s are only at r6 and r7
		about.cells, about.houses = across, f.layout.HousesOfAll(across)&about.houses
	}
	if n := slices.IndexFunc(said, func(t token) bool { return t.is("there") }); about.cells.IsEmpty() && n > 0 && (n+1 == len(said) || !said[n+1].is("is are")) { // the 5s of box 2 are only there too
		about.cells = lastNamed(f.all[:f.pos])
	}
	counts := number > 1 && has("has have") && about.cells.IsEmpty() && about.digits.Len() == 1
	if digits == 0 || about.houses.Len() != 1 || !counts && !has("only just confined restricted limited") || has(negative+" "+remainder+" both each either could may might would maybe perhaps") || has(removing) {
		return none
	}
	if slices.ContainsFunc(said, func(t token) bool { return t.clue || t.kind == theCells && t.houses != 0 }) {
		return none
	}
	if n := slices.IndexFunc(said, func(t token) bool { return t.kind == aDigits }); n > 0 && digits.Len() > 1 && said[0].kind == theCells && slices.ContainsFunc(said[:n], func(t token) bool { return t.is("has have hold holds contain contains are is") }) { // it is of cells: r1c9 and r3c9 only have 3 and 5 = naked pair in column 9
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
	f.loose = f.loose || digits.Len() > 1
	behind := f.at(-1).is("and") && !f.at(-2).is(". ;") || has("now then left leaves leaving") || slices.ContainsFunc(f.all[:f.pos], func(t token) bool { return t.is(surely) })
	for d := range digits.All() {
		now, then := f.grid.PlacesIn(d, h), f.after.PlacesIn(d, h)
		if !behind {
			then = now
		}
		if supposed {
			now = now.AndNot(f.touched(d))
			then = now
		}
		switch cells := about.cells; {
		case now.IsEmpty():
		case !supposed && number > 0 && cells.IsEmpty() && digits.Len() == 1 && now.Len() != number && then.Len() != number && !has("candidates options"):
			return say.HasOnlyAt(h, d, now)
		case !goesOn && (digits.Len() == 1 || digits.Len() == cells.Len()) && !cells.IsEmpty() && cells.Within(f.layout.HouseCells(h)) && !now.Within(cells) && !then.Within(cells):
			return say.HasTooAt(h, d, now.AndNot(cells))
		}
	}
	return none
}

// linked checks "strong link on 4 in column 8", "conjugate pair of 4s in column 8".
func (f *facts) linked() say.Sentence {
	if !f.at(0).is("strong conjugate") || f.clause(negative) || f.at(-1).is("grouped group") {
		return none
	}
	if chain, ok := f.of.(explain.Chain); ok && slices.ContainsFunc(chain.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 }) {
		return none // of groups of cells
	}
	n := 1
	for f.at(n).is("link links pair on of in for the at ( s with digit") || f.at(n).kind == aDigits && !f.isBracketed(n) || f.at(n).kind == theHouses {
		n++
	}
	said := scopeOf(f.all[f.pos : f.pos+n])
	d, one := said.digits.Single()
	if !one || said.houses.Len() != 1 || f.at(n).is("and or , /") && f.at(n+1).kind != aWord {
		return none
	}
	if h := said.houses.First(); f.grid.PlacesIn(d, h).Len() > 2 {
		return say.HasOnlyAt(h, d, f.grid.PlacesIn(d, h))
	}
	return none
}

// touched returns the cells that may lose a digit by what is told before: those that are named there, and those that see one where the digit may be, if
// the digit is named there too.
func (f *facts) touched(d candidates.Digit) candidates.CellSet {
	told := scopeOf(f.all[:f.pos])
	lose := told.cells
	if told.digits.Has(d) {
		for c := range told.cells.All() {
			if f.grid.Candidates(c).Has(d) {
				lose = lose.Or(f.layout.Peers(c))
			}
		}
	}
	return lose
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
	var changed candidates.CellSet
	for c := range f.grid.Open().All() {
		if f.grid.Candidates(c) != f.after.Candidates(c) || f.after.Value(c) != 0 {
			changed = changed.With(c)
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
		if n++; f.at(n-1).is("the") && f.at(n).is("only") { // leaves r4c7 as the only 3 in row 4
			return none
		}
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
	if !one || !changed.Has(c) || f.after.Candidates(c) == digits || f.grid.Value(c) != 0 {
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
