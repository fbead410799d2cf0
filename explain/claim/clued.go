package claim

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pencilmark/candidates"
)

// The words for parts of clues, and for what cells of a clue do.
const (
	beginning = "bulb circle head base bottom"
	ending    = "tip end top"
	shaft     = "shaft shafts"
)

var addingUp = inflected("add sum total")

// everyday are words that people have for kinds of clues beside those of the board: of lines the colours in which they are
// drawn by custom.
var everyday = map[string][]string{
	"cage": {"killer"}, "little-killer": {"diagonal", "lk"}, "quadruple": {"quad", "circle"}, "x-sum": {"xsum"}, "white": {"kropki", "consecutive"}, "black": {"kropki", "ratio"},
	"whispers": {"german", "green"}, "renban": {"purple", "pink"}, "region-sum": {"blue"}, "greater": {"greater", "than"}, "arrow": {"pill"},
	"knight": {"anti", "antiknight", "chess"}, "king": {"anti", "antiking", "chess"},
	"nonconsecutive": {"non", "consecutive", "neighbour", "neighbor"},
}

// The words of clues that say little alone, and those that may stand before what a clue is called.
const (
	barely  = "line sum cell rule move negative mark given same difference x v between than non chess neighbour neighbor"
	epithet = "long short big large small whole entire same german dutch anti other vertical horizontal top bottom left right upper lower"
	// leadingTo are words between what a clue is called and where it is.
	leadingTo = before + " starting beginning middle center centre starts begins between the along through that which connecting joining running going top bottom left right side corner upper lower"
)

// noun is what a claim calls a clue, and the clues of the board that it can mean; or what sums leave of some houses or
// add up to in some cells, which follows from whatever clues do.
type noun struct {
	begin, end int
	numbers    []int
	values     []string // numbers that are said of it, as they are written
	size       int      // of how many cells it is said to be, 0 if that is not said
	cells      candidates.CellSet
	houses     candidates.HouseSet
	killer     bool // it is the total of a cage and its size, as in 24(3) or 24/3
	remainder  bool // of sums
	total      int  // of its cells, if it is of sums
}

// clued makes one token of each noun: with its cells, if it means one clue.
func (p *people) clued() (nouns []noun) {
	if len(p.layout.Clues()) == 0 {
		return nil
	}
	for i := 0; i < len(p.all); i++ {
		if ends, n := p.endsAt(i); ends != nil {
			p.all = slices.Delete(p.all, i, i+n)
			p.all[i].clue = true
			nouns = append(nouns, noun{numbers: ends})
			continue
		}
		n, ok := p.nounAt(i)
		if !ok {
			continue
		}
		if ends, more := p.endsAt(n.end); ends != nil { // thermo bulb r8c5
			p.all = slices.Delete(p.all, n.begin, n.end+more)
			p.all[n.begin].clue = true
			nouns = append(nouns, noun{numbers: ends})
			continue
		}
		if of := n.begin - 1; p.token(of).is("the a an its") && p.token(of-1).is("of on from in") && p.token(of-2).clue && p.token(of-2).kind == theCells { // the tip in r4c9 of the thermo
			p.all = slices.Delete(p.all, of-1, n.end)
			i = of - 2
			continue
		}
		word := token{kind: aWord, word: "clue", pos: p.all[n.begin].pos, end: p.all[n.end-1].end, clue: true}
		house := p.houseOf(n)
		arrow := len(n.numbers) == 1 && p.layout.Clues()[n.numbers[0]].Kind.FPuzzles.Form == candidates.ArrowForm
		switch {
		case house != 0:
			word = token{kind: theHouses, word: "region", pos: word.pos, end: word.end, houses: house}
			p.all = slices.Concat(p.all[:n.begin], []token{word}, p.all[n.end:])
			continue
		case arrow && p.isOn(n.begin):
			first, _ := p.layout.Clues()[n.numbers[0]].Parts()
			word.kind, word.cells, word.each = theCells, p.layout.Clues()[n.numbers[0]].Cells().Without(first), true
		case arrow && p.token(n.end).is(", :") && p.token(n.end+1).each: // its sum
			first, _ := p.layout.Clues()[n.numbers[0]].Parts()
			word.kind, word.cells = theCells, candidates.Cells(first)
		case arrow && p.all[n.begin].kind == theCells && n.cells.Len() > 1: // what adds up to its sum
			word.kind, word.cells, word.each = theCells, n.cells, true
		case len(n.numbers) == 1 && !p.layout.Clues()[n.numbers[0]].Cells().IsEmpty():
			word.kind, word.cells, word.each = theCells, p.layout.Clues()[n.numbers[0]].Cells(), true
		case n.remainder && !n.cells.IsEmpty():
			word.kind, word.cells = theCells, n.cells
		case n.remainder:
			word.word = "innies"
			if c := p.innie(n); p.token(n.begin).is("innie outie") && c.Len() == 1 {
				word.kind, word.cells = theCells, c
			}
		}
		if n.cells.Len() == 1 && p.all[n.begin].cells == n.cells { // r2c1's x-sum: it is r2c1
			word.cell = n.cells
		}
		for _, number := range n.numbers {
			if clue := &p.layout.Clues()[number]; clue.Kind.Holds != nil && len(n.numbers) == 1 {
				word.digits = candidates.Digits(clue.Kind.Holds(clue)...)
			}
		}
		p.all = slices.Concat(p.all[:n.begin], []token{word}, p.all[n.end:])
		nouns = append(nouns, n)
	}
	if len(nouns) == 0 {
		if n := p.partOf(); n != nil {
			nouns = append(nouns, noun{numbers: n})
		}
	}
	if len(nouns) > 0 {
		p.others(nouns[0].numbers)
		p.clueParts(nouns[0].numbers)
	}
	return nouns
}

// others makes cells of what is called the others of a clue: those that are open and not spoken of before. "the 17 cage has
// an 8 in r1c1, so the other two are 2 and 7".
func (p *people) others(numbers []int) {
	if len(numbers) != 1 {
		return
	}
	left := p.layout.Clues()[numbers[0]].Cells().And(p.grid.Open())
	for i, t := range p.all {
		if !t.clue {
			left = left.AndNot(t.cells)
		}
		next := i + 1
		if !t.is("other others remaining rest") || i == 0 || !p.token(i-1).is("the its") {
			continue
		}
		if n := p.countAt(next); n == left.Len() {
			next++
		}
		for p.token(next).is("cell cells one ones of it the") || next > i+1 && p.token(next-1).is("of the") && p.token(next).clue {
			next++
		}
		if !p.token(next).is(verbs+" "+certain+" "+maybe) || left.IsEmpty() {
			continue
		}
		rest := token{kind: theCells, pos: t.pos, end: p.all[next-1].end, cells: left, clue: true}
		p.all = slices.Concat(p.all[:i-1], []token{rest}, p.all[next:])
		return
	}
}

// partOf returns the clues that begin or end at a cell that is spoken of beside the word for that: "r5c9 is the bulb".
func (p *people) partOf() (numbers []int) {
	for _, t := range p.all {
		if !t.is(beginning) && !t.is(ending) {
			continue
		}
		for at := range p.all {
			for n := range p.layout.Clues() {
				cell, last := p.layout.Clues()[n].Parts()
				if t.is(ending) {
					cell = last
				}
				if p.all[at].kind == theCells && p.all[at].cells == candidates.Cells(cell) {
					p.all[at].clue = true
					numbers = append(numbers, n)
				}
			}
			if numbers != nil {
				return numbers
			}
		}
	}
	return nil
}

// isOn reports whether a digit is said to be on what comes next: of an arrow that is the shaft.
func (p *people) isOn(i int) bool {
	for i--; p.token(i).is("the a an any this that"); i-- {
	}
	return p.token(i).is("on along")
}

// houseOf returns the house that a clue makes, if that is what the noun means.
func (p *people) houseOf(n noun) candidates.HouseSet {
	if len(n.numbers) != 1 || p.layout.Clues()[n.numbers[0]].Kind.Houses == nil || p.layout.Clues()[n.numbers[0]].Kind.Sums != nil {
		return 0
	}
	cells := p.layout.Clues()[n.numbers[0]].Cells()
	for h := range p.layout.HousesOfClues().All() {
		if p.layout.HouseCells(h) == cells {
			return candidates.Houses(h)
		}
	}
	return 0
}

// token returns a token of the claim, none outside of it.
func (p *people) token(i int) token {
	if 0 <= i && i < len(p.all) {
		return p.all[i]
	}
	return token{kind: aSign}
}

// nounAt reads the noun that begins at a token.
func (p *people) nounAt(i int) (n noun, ok bool) {
	if n, ok = p.sumAt(i); ok {
		return n, true
	}
	if n, ok = p.remainderAt(i); ok {
		return n, true
	}
	n = noun{begin: i, end: i}
	n.qualified(p)
	kinds, end := p.kindAt(n.end)
	switch {
	case len(kinds) > 0:
		if from, to := p.findName(n.end, min(n.end+longestWords, len(p.all))); from == n.end && to > end { // cage combinations
			return n, false
		}
		if n.end == i && p.token(i-1).is("naked hidden") {
			return n, false
		}
	case n.killer:
		kinds, end = p.kindsOf("cage"), n.end
	case len(n.values) == 1 && p.token(n.end).is("in") && p.countAt(n.end+1) > 0 && (p.token(n.end+2).is("cells") || p.token(n.end+2).is(verbs+" "+certain+" "+maybe)): // 27 in four cells
		n.size, end = p.countAt(n.end+1), n.end+2
		if p.token(end).is("cells") {
			end++
		}
	case len(n.values) == 1 && len(n.values[0]) > 1 && n.houses == 0 && p.token(n.end).is("in") && p.token(n.end+1).kind == theHouses && len(p.kindsOf("cage")) > 0: // the 17 in column 4
		kinds, end = p.kindsOf("cage"), n.end
	case len(n.values) == 1 && n.houses == 0 && p.outsideOf(n.end, len(n.values[0]) > 1) > 0: // the 9 under column 4
		end = p.outsideOf(n.end, true)
		n.houses = p.token(end - 1).houses
		for number := range p.layout.Clues() {
			if kind := p.layout.Clues()[number].Kind; kind.FPuzzles.Form == candidates.OutsideForm && !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
		}
	default:
		return n, false
	}
	n.end = end
	for number := range p.layout.Clues() {
		if kind := p.layout.Clues()[number].Kind; len(kinds) == 0 && kind.Sums != nil || slices.Contains(kinds, kind) {
			n.numbers = append(n.numbers, number)
		}
	}
	if _, counted := numberOf(p.token(i - 1)); counted && n.begin == i && len(n.values) == 0 && p.haveValues(n.numbers) { // of no clue of the board
		return n, false
	}
	n.specified(p)
	all := n.numbers
	n.numbers = slices.DeleteFunc(slices.Clone(all), func(number int) bool { return !n.means(p, number, p.layout.HousesOfAll) })
	if len(n.numbers) == 0 && n.houses != 0 { // not within one house
		n.numbers = slices.DeleteFunc(all, func(number int) bool { return !n.means(p, number, p.layout.HousesOfAny) })
		n.numbers = most(n.numbers, func(number int) (size int) {
			for h := range n.houses.All() {
				size += p.layout.Clues()[number].Cells().And(p.layout.HouseCells(h)).Len()
			}
			return size
		})
	}
	n.located(p)
	if p.token(i - 1).is("a an any every all") { // whichever of them: those that have cells that are spoken of
		spoken := scopeOf(p.all).cells
		some := slices.DeleteFunc(slices.Clone(n.numbers), func(number int) bool { return !p.layout.Clues()[number].Cells().Meets(spoken) })
		if len(some) > 1 {
			n.numbers = some
			return n, true
		}
	}
	for _, t := range p.all { // the cells that are spoken of say which one
		some := slices.DeleteFunc(slices.Clone(n.numbers), func(number int) bool { return !p.layout.Clues()[number].Cells().Meets(t.cells) })
		if len(n.numbers) > 1 && len(some) > 0 {
			n.numbers = some
		}
	}
	return n, len(n.numbers) > 0
}

// most returns those of some numbers that have most of something.
func most(numbers []int, has func(int) int) (best []int) {
	for _, n := range numbers {
		switch {
		case len(best) == 0 || has(n) > has(best[0]):
			best = []int{n}
		case has(n) == has(best[0]):
			best = append(best, n)
		}
	}
	return best
}

// located leaves of several clues the one that is farthest to where it is said to be: "the top right 12 cage".
func (n *noun) located(p *people) {
	far := func(number int) (sum int) {
		cells := p.layout.Clues()[number].Cells()
		for c := range cells.All() {
			for _, t := range p.all[n.begin:n.end] {
				switch {
				case t.is("top upper"):
					sum -= c.Row()
				case t.is("bottom lower"):
					sum += c.Row()
				case t.is("left"):
					sum -= c.Column()
				case t.is("right"):
					sum += c.Column()
				}
			}
		}
		return sum * candidates.MaxSize * candidates.MaxSize / max(1, cells.Len())
	}
	n.numbers = most(n.numbers, far)
}

// qualified reads what stands before what a clue is called: "17", "24(3)", "3-cell", "the 1 4 4 7", "column 3's".
func (n *noun) qualified(p *people) {
	for {
		t, next := p.token(n.end), p.token(n.end+1)
		hyphen := 0
		if next.is("-") {
			hyphen = 1
		}
		number, isNumber := numberOf(t)
		switch {
		case len(n.values) == 0 && t.kind == aDigits && p.slashed(n, p.text[t.pos:t.end]): // 17/2
			n.end++
		case p.countAt(n.end) > 0 && p.token(n.end+1+hyphen).is("cell cells long") && n.size == 0: // 3-cell
			n.size = p.countAt(n.end)
			n.end += 2 + hyphen
		case t.kind == aDigits && p.text[t.pos] == '(' && len(n.values) == 1 && t.digits.Len() == 1 && n.size == 0: // 24(3)
			n.size, n.killer = int(t.digits.First()), true
			n.end++
		case isNumber && len(n.values) == 0 && p.outside(n.end+1) > 0: // 12 on the diagonal
			n.values = append(n.values, t.word)
			n.end = p.outside(n.end + 1)
			return
		case t.kind == aWord && t.digits.Len() == 1 && len(n.values) == 0 && p.kindIs(n.end+1): // the seven cage
			n.values = append(n.values, t.digits.First().String())
			n.end++
		case isNumber && number > 0 && t.kind != theHouses:
			n.values = append(n.values, t.word)
			if n.end++; hyphen > 0 || next.is("/") {
				n.end++
			}
		case t.is(epithet):
			if n.end++; next.is("hand") {
				n.end++
			}
		case t.kind == theHouses && t.cells.IsEmpty() && n.houses == 0:
			if n.houses, n.end = t.houses, n.end+1; p.token(n.end).is("s '") {
				n.end++
			}
		case t.kind == theCells && !t.clue && p.token(n.end-1).kind != theHouses:
			n.cells = n.cells.Or(t.cells)
			if n.end++; p.token(n.end+1).kind == theCells && (next.is("/ -") || next.is("and &") && p.kindIs(n.end+2)) {
				n.end++
			}
		default:
			return
		}
	}
}

// slashed reads the total of a cage and how many cells it has, with a stroke between them, if the board has such a cage.
func (p *people) slashed(n *noun, text string) bool {
	total, size, ok := strings.Cut(text, "/")
	count, err := strconv.Atoi(size)
	if !ok || err != nil || len(size) != 1 {
		return false
	}
	said := noun{values: []string{total}, size: count}
	if !slices.ContainsFunc(p.layout.Clues(), func(c candidates.Clue) bool {
		return c.Kind.Sums != nil && said.hasValues(&c) && c.Cells().Len() == count
	}) {
		return false
	}
	n.values, n.size, n.killer = said.values, count, true
	return true
}

// outside returns where what a clue is called begins that stands outside of the board, behind words for that; 0 if none does.
func (p *people) outside(i int) int {
	at := i
	for p.token(at).is("on along down for the over") {
		at++
	}
	kinds, _ := p.kindAt(at)
	if at == i || !slices.ContainsFunc(kinds, func(k *candidates.ClueKind) bool {
		return k.FPuzzles.Form == candidates.OutsideForm || k.FPuzzles.Form == candidates.DiagonalForm
	}) {
		return 0
	}
	return at
}

// outsideOf returns where a house ends beside which a clue is said to stand, 0 if none comes. A number from 10 on may just be
// on it.
func (p *people) outsideOf(i int, number bool) int {
	at := i
	for p.token(at).is("under underneath below above outside beside next over") || number && p.token(at).is("on in for of") || at > i && p.token(at).is("to of the") {
		at++
	}
	if at == i || p.token(at).kind != theHouses || !slices.ContainsFunc(p.layout.Clues(), func(c candidates.Clue) bool { return c.Kind.FPuzzles.Form == candidates.OutsideForm }) {
		return 0
	}
	return at + 1
}

// countAt returns the number that a token says, in figures or in a word.
func (p *people) countAt(i int) int {
	t := p.token(i)
	if d, one := t.digits.Single(); one && t.kind != theCells {
		return int(d)
	}
	n, _ := numberOf(t)
	return n
}

// specified reads what stands behind what a clue is called: "of 17", "(3)", "at r1c5", "in row 8", "r4c5-r4c7".
func (n *noun) specified(p *people) {
	n.sized(p)
	next := n.end
	for p.token(next).is("of is = sum total with the digits") {
		next++
	}
	if len(n.values) == 0 {
		var values []string
		at, listed := next, slices.ContainsFunc(n.numbers, func(number int) bool { return p.layout.Clues()[number].Kind.Holds != nil }) // and no sum
		for ; ; at++ {
			t := p.token(at)
			if t.is("and , /") && len(values) > 0 {
				continue
			}
			if t.kind == aDigits && t.digits.Len() > 1 && (t.word == "" || strings.IndexByte("{([", p.text[t.pos]) >= 0 || listed && strings.Contains(p.text[t.pos:t.end], "/")) {
				for d := range t.digits.All() {
					values = append(values, d.String())
				}
			} else if _, ok := numberOf(t); ok && t.kind != theHouses {
				values = append(values, t.word)
			} else if t.is("0") {
				values = append(values, t.word)
			} else {
				break
			}
			said := noun{values: values}
			if slices.ContainsFunc(n.numbers, func(number int) bool { return said.hasValues(&p.layout.Clues()[number]) }) {
				n.values, n.end = values, at+1
			}
		}
	}
	if _, ok := numberOf(p.token(next)); ok && len(n.values) == 0 && p.haveValues(n.numbers) && (next == n.end || p.token(n.end).is("of")) { // of no clue of the board
		n.numbers = nil
	}
	if t := p.token(n.end); t.kind == aDigits && p.text[t.pos] == '(' && t.digits.Len() == 1 {
		n.size = int(t.digits.First())
		n.end++
	}
	if p.kindAtIs(n.end, n.numbers) { // 24(3) cage
		n.end++
	}
	n.sized(p)      // cage 9 of three cells
	beside := false // it says on which side
	for next = n.end; p.token(next).is(leadingTo); next++ {
		beside = beside || p.token(next).is("top bottom left right side corner upper lower")
	}
	if beside {
		n.end = next
	}
	if p.token(next).is(":") && p.token(next+1).kind == theCells && p.token(next+2).kind == theCells { // its line: "thermo: r7c1 r7c2"
		next++
	}
	switch t := p.token(next); {
	case t.kind == theCells && p.isSaidOf(next, n):
	case t.kind == theCells && n.cells.IsEmpty():
		for t := p.token(next); t.kind == theCells && !(p.token(next-1).is(",") && t.cells.Within(n.cells)) && p.someHas(n.numbers, n.cells.Or(t.cells)); t = p.token(next) {
			n.cells = n.cells.Or(t.cells)
			next++
			n.end = next
			if p.token(next).is("and - to / , & = +") {
				next++
			}
		}
		if t := p.token(n.end); t.kind == theCells && n.end > 0 && p.token(n.end-1).kind == theCells { // the line of another clue
			n.numbers = nil
		}
	case t.kind == theHouses && (next > n.end || beside || n.killer):
		n.houses |= t.houses
		n.end = next + 1
	}
	if p.token(n.end).is("border edge") { // the dot on the r1c1/r1c2 border
		n.end++
	}
	if said := (noun{values: []string{p.token(n.end + 1).word}}); len(n.values) == 0 && p.token(n.end).is("is =") && (p.token(n.end+2).is(pauses) || p.token(n.end+2).is(surely)) {
		if slices.ContainsFunc(n.numbers, func(number int) bool { return said.hasValues(&p.layout.Clues()[number]) }) { // the x-sum in row 4 is 1
			n.values, n.end = said.values, n.end+2
		}
	}
}

// isSaidOf reports whether something is said of the cell at a token that the noun before it gives the reason for: "15 cage r6c9=8",
// "on the entropic r8c6 must be 5".
func (p *people) isSaidOf(i int, n *noun) bool {
	if p.all[i].cells.Len() != 1 || i != n.end {
		return false
	}
	by := n.begin - 1
	for p.token(by).is("the a that this") {
		by--
	}
	return p.token(i+1).is("= <>") && p.token(i+2).kind == aDigits && len(n.values) > 0 || p.token(by).is("with on by from using via") && p.token(i+1).is("= <> "+verbs+" "+certain+" "+maybe)
}

// sized reads of how many cells a clue is said to be: "of length 5", "with 5 cells", "is 5 long".
func (n *noun) sized(p *people) {
	if p.token(n.end).is("is has s") && p.countAt(n.end+1) > 0 && p.token(n.end+2).is("long cells") {
		n.size = p.countAt(n.end + 1)
		if n.end += 3; p.token(n.end).is("long") {
			n.end++
		}
	}
	if of := p.token(n.end).is("of with"); of && (p.token(n.end+1).is("length size") && p.countAt(n.end+2) > 0 || p.token(n.end+2).is("cells") && p.countAt(n.end+1) > 0) {
		n.size = max(p.countAt(n.end+1), p.countAt(n.end+2))
		n.end += 3
	}
}

// kindIs reports whether the next word is what one clue is called.
func (p *people) kindIs(i int) bool {
	kinds, _ := p.kindAt(i)
	return len(kinds) > 0 && !strings.HasSuffix(p.token(i).word, "s")
}

// kindAtIs reports whether the next word is what all clues of some numbers are called.
func (p *people) kindAtIs(i int, numbers []int) bool {
	kinds, end := p.kindAt(i)
	return end == i+1 && !slices.ContainsFunc(numbers, func(n int) bool { return !slices.Contains(kinds, p.layout.Clues()[n].Kind) })
}

// someHas reports whether one of some clues has all of the cells.
func (p *people) someHas(numbers []int, cells candidates.CellSet) bool {
	return slices.ContainsFunc(numbers, func(n int) bool { return cells.Within(p.layout.Clues()[n].Cells()) })
}

// means reports whether a clue is as the noun says.
func (n *noun) means(p *people, number int, around func(candidates.CellSet) candidates.HouseSet) bool {
	clue := &p.layout.Clues()[number]
	switch sized := n.size == 0 || clue.Cells().Len() == n.size || len(clue.Lines) == 2 && len(clue.Lines[1]) == n.size; {
	case !sized, len(n.values) > 0 && !n.hasValues(clue), !n.cells.Within(clue.Cells()):
		return false
	case n.houses != 0:
		return around(clue.Cells())&n.houses != 0
	}
	return true
}

// hasValues reports whether a clue has the values: a number, or the digits of a quadruple in any order.
func (n *noun) hasValues(clue *candidates.Clue) bool {
	if clue.Kind.Holds == nil {
		return len(clue.Values) == 1 && len(n.values) == 1 && n.values[0] == strconv.Itoa(clue.Values[0])
	}
	said, want := []byte(strings.Join(n.values, "")), []byte(nil)
	for _, v := range clue.Values {
		want = strconv.AppendInt(want, int64(v), 10)
	}
	slices.Sort(said)
	slices.Sort(want)
	return string(said) == string(want)
}

// haveValues reports whether any of some clues has a value.
func (p *people) haveValues(numbers []int) bool {
	return slices.ContainsFunc(numbers, func(n int) bool { return len(p.layout.Clues()[n].Values) > 0 })
}

// numberOf reads a number above 0.
func numberOf(t token) (n int, ok bool) {
	n, err := strconv.Atoi(t.word)
	return n, err == nil && n > 0 && t.kind != aSign
}

// kindAt returns the kinds of clues of the board that the words at a place are for, and where these end.
func (p *people) kindAt(i int) (kinds []*candidates.ClueKind, end int) {
	end = i
	telling, words := false, 0
	for at := i; at < len(p.all); at++ {
		t := p.all[at]
		if t.is("- s") && at == end && end > i && at+1 < len(p.all) {
			end++
			continue
		}
		some := p.kindsOf(t.word)
		if words > 0 {
			some = slices.DeleteFunc(some, func(k *candidates.ClueKind) bool { return !slices.Contains(kinds, k) })
		}
		if t.kind != aWord || len(some) == 0 {
			break
		}
		kinds, end = some, at+1
		telling = telling || !t.is(barely) && !hasWord(barely, strings.TrimSuffix(t.word, "s"))
		words++
	}
	for end > i && p.all[end-1].is("- s") {
		end--
	}
	if bare := (p.token(i-1).is("the this that its same their") || p.token(i).is("x v") && p.token(i-1).is("a an")) && !p.token(end).is("up"); !telling && words < 2 && !(words == 1 && bare) {
		return nil, i
	}
	return kinds, end
}

// kindsOf returns the kinds of the clues of the board that have a word in their name.
func (p *people) kindsOf(word string) (kinds []*candidates.ClueKind) {
	for n := range p.layout.Clues() {
		kind := p.layout.Clues()[n].Kind
		if words := namesOf(kind); !slices.Contains(kinds, kind) && (slices.Contains(words, word) || slices.Contains(words, strings.TrimSuffix(word, "s"))) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// namesOf returns the words that clues of a kind are called by.
func namesOf(kind *candidates.ClueKind) []string {
	called, _, _ := strings.Cut(kind.Called, "{")
	words := strings.FieldsFunc(strings.ToLower(called+" "+kind.Name+" "+kind.Code), func(r rune) bool { return !unicode.IsLetter(r) })
	words = slices.DeleteFunc(words, func(w string) bool { return hasWord(before, w) || w == "and" || w == "s" })
	return slices.Concat(words, everyday[kind.Code])
}

// sumAt reads cells that are said to add up to a number: a clue, or what sums leave. "r1c1 and r1c2 add up to 17",
// "r1c1+r1c2=17".
func (p *people) sumAt(i int) (n noun, ok bool) {
	n.begin, n.end = i, i
	plus := false
	for ; p.token(n.end).kind == theCells && !p.token(n.end).clue || n.end > i && p.token(n.end).is(", and + &") && p.token(n.end+1).kind == theCells; n.end++ {
		n.cells = n.cells.Or(p.token(n.end).cells)
		plus = plus || p.token(n.end).is("+")
	}
	if n.cells.Len() < 2 {
		return n, false
	}
	switch at := n.end; {
	case p.token(at).is(addingUp):
		for at++; p.token(at).is("up to"); at++ {
		}
		n.end = at
	case plus && p.token(at).is("= is equals"):
		n.end++
	default:
		return n, false
	}
	sum := p.token(n.end)
	if n.total, ok = numberOf(sum); !ok && sum.kind != theCells {
		return n, false
	}
	n.end++
	for number := range p.layout.Clues() {
		clue := &p.layout.Clues()[number]
		first, _ := clue.Parts()
		circled := clue.Kind.FPuzzles.Form == candidates.ArrowForm && sum.cells == candidates.Cells(first) && clue.Cells() == n.cells.With(first)
		if circled || clue.Cells() == n.cells && slices.Contains(clue.Values, n.total) {
			n.numbers = append(n.numbers, number)
		}
	}
	n.remainder = ok && len(n.numbers) == 0 && p.remain(n.cells, n.total)
	return n, len(n.numbers) > 0 || n.remainder
}

// innie returns the cells that sums leave of some houses, of those sums that leave the fewest.
func (p *people) innie(n noun) (left candidates.CellSet) {
	for _, d := range p.layout.Remainders(mostRemaining) {
		if cells := d.Added.Spans(p.layout).And(p.grid.Open()); d.Houses == n.houses && (left.IsEmpty() || cells.Len() < left.Len()) {
			left = cells
		}
	}
	return left
}

// remain reports whether sums leave just some cells, and, if a total is said, that they add up to it.
func (p *people) remain(cells candidates.CellSet, total int) bool {
	if cells.IsEmpty() || len(p.layout.Counting()) == 0 {
		return false
	}
	return slices.ContainsFunc(p.layout.Remainders(mostRemaining), func(d candidates.Derived) bool {
		if d.Added.Spans(p.layout).And(p.grid.Open()) != cells {
			return false
		}
		left := d.Total
		for _, term := range d.Terms {
			if left -= term.Times * int(p.grid.Value(term.Cell)); term.Times != 1 {
				return total == 0
			}
		}
		return total == 0 || total == left
	})
}

// remainderAt reads what says that clues are taken from houses: "the innies of row 1", "45 on c9", "rule of 45".
func (p *people) remainderAt(i int) (n noun, ok bool) {
	if len(p.layout.Counting()) == 0 {
		return n, false
	}
	n = noun{begin: i, end: i + 1, remainder: true}
	isSum := func(from, to int) bool {
		return !slices.ContainsFunc(p.book.Codes(p.textOf(from, to)), func(code string) bool { return code != "innies-and-outies" })
	}
	from, to := p.findName(i, min(i+longestWords, len(p.all)))
	switch t := p.token(i); {
	case from == i && to > i && isSum(from, to):
		n.end = to
	case t.is("innie innies outie outies"):
	case t.word == "45" && (p.token(i+1).is("rule law") || p.token(i+1).is("on in for of") && p.token(i+2).kind == theHouses || p.token(i-1).is("to") && p.token(i-2).is(addingUp)):
		if p.token(i + 1).is("rule law") {
			n.end++
		}
	default:
		return n, false
	}
	for {
		next := n.end
		for p.token(next).is(before) || p.token(next).is("the") {
			next++
		}
		if t := p.token(next); t.kind != theHouses {
			return n, true
		}
		n.houses |= p.token(next).houses
		if n.end = next + 1; p.token(n.end).is("and + ,") && p.token(n.end+1).kind == theHouses {
			n.end++
		}
	}
}

// endsAt returns the clues that begin or end at a cell, if the word for that stands before it, and how many tokens before
// it: "bulb r7c4", "the tip at r5c4".
func (p *people) endsAt(i int) (numbers []int, n int) {
	part := p.token(i)
	if sum := i > 0 && part.is("sum total") && p.kindIs(i-1); !sum && !part.is(beginning) && !part.is(ending) {
		return nil, 0
	}
	at := i + 1
	for p.token(at).is("at in ( ,") {
		at++
	}
	for n := range p.layout.Clues() {
		cell, last := p.layout.Clues()[n].Parts()
		if part.is(ending) {
			cell = last
		}
		if p.token(at).kind == theCells && p.token(at).cells == candidates.Cells(cell) {
			numbers = append(numbers, n)
		}
	}
	return numbers, at - i
}

// clueParts makes cells of words like circle and tip, of all clues that may be meant. Beside a cell they say nothing.
func (p *people) clueParts(numbers []int) {
	for i := 0; i < len(p.all); i++ {
		starts := p.all[i].is("start starts begin begins") && p.token(i+1).is("with") && p.token(i+2).kind != theCells
		cells, next := p.partAt(i, numbers, starts)
		switch {
		case next == i:
			continue
		case starts && p.token(i-1).kind == theCells && !p.token(i-1).clue: // r8c9 starts with 2
			p.all[i].word = "is"
			p.all = slices.Delete(p.all, i+1, i+2)
			continue
		case p.token(next).kind == theCells && !p.token(next).clue && !p.token(i).is(shaft), i > 0 && p.all[i-1].kind == theCells && !p.all[i-1].clue:
			p.all = slices.Delete(p.all, i, next)
			i--
			continue
		case i > 2 && p.all[i-1].is("the its") && p.all[i-2].is("at on in") && p.all[i-3].kind == theCells && p.token(next).is(verbs+" "+certain+" "+maybe+" "+negative): // r4c7 at the tip is 6
			p.all = slices.Delete(p.all, i-2, next)
			i -= 3
			continue
		case cells.IsEmpty():
			continue
		}
		if starts { // the x-sum can't start with 1: its first cell can't be 1
			p.all[i+1].word = "be"
			subject := i
			for subject > 0 && !p.all[subject].clue {
				subject--
			}
			if p.all[subject].clue {
				p.all[subject].kind, p.all[subject].cells, p.all[subject].each = theCells, cells, true
				p.all = slices.Delete(p.all, i, i+1)
			}
			continue
		}
		begin, each := i, false
		if i > 0 && p.all[i-1].clue { // the arrow's shaft
			begin, each = i-1, true
		}
		of := next
		for p.token(of).is("of on in the from along a an this that") {
			of++
		}
		if of > next && p.token(of).clue { // the circle of the arrow
			next, each = of+1, true
		}
		part := token{kind: theCells, pos: p.all[begin].pos, end: p.all[next-1].end, cells: cells, clue: true, each: each}
		p.all = slices.Concat(p.all[:begin], []token{part}, p.all[next:])
		i = begin
	}
}

// partAt reads the word for a part of a clue, "tip", "third cell", and returns the cells of those clues that may be meant,
// and where it ends.
func (p *people) partAt(i int, numbers []int, starts bool) (cells candidates.CellSet, next int) {
	t, next := p.token(i), i+1
	place := ordinalWords[t.word]
	if t.is("last final") {
		place = -1
	}
	ordinal := place != 0 && p.token(next).is("cell digit square one spot place on along")
	switch {
	case ordinal && p.token(next).is("on along"): // third on its thermo
	case ordinal:
		next++
	case t.is(shaft) && p.token(next).is("cells cell digits"):
		next++
	case t.is("middle centre center"):
		if p.token(next).is("cell digit square one") {
			next++
		}
	case !t.is(beginning) && !t.is(ending) && !t.is(shaft) && !starts:
		return cells, i
	}
	for _, n := range numbers {
		clue := &p.layout.Clues()[n]
		first, last := clue.Parts()
		if len(clue.Lines) == 0 {
			continue
		}
		line := clue.Lines[0]
		switch {
		case ordinal && place < 0:
			cells = cells.With(line[len(line)-1])
		case ordinal && place <= len(line):
			cells = cells.With(line[place-1])
		case ordinal:
		case t.is("middle centre center"):
			if len(line)%2 == 1 {
				cells = cells.With(line[len(line)/2])
			}
		case t.is(shaft):
			cells = cells.Or(clue.Cells().AndNot(candidates.Cells(first)))
		case t.is(ending):
			cells = cells.With(last)
		default:
			cells = cells.With(first)
		}
	}
	return cells, next
}
