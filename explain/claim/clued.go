package claim

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// The words for clues beside those that the board has for them, for parts of clues, and for what cells of a clue do.
var (
	clueWords = map[string]string{"thermometer": "thermo", "thermos": "thermo", "kropki": "white", "whisper": "whispers"}
	beginning = []string{"bulb", "circle", "head", "base"}
	ending    = []string{"tip", "end", "top"}
	addingUp  = inflected("add", "sum", "total")
)

// clued makes one token of each clue that is spoken of, with its cells: "the cage of 17 in row 8", "the 7 cage at r1c5",
// "r1c1 and r1c2 add up to 5". It returns the numbers of the clues.
func (p *people) clued() (numbers []int) {
	if len(p.layout.Clues()) == 0 {
		return nil
	}
	for i := 0; i < len(p.all); i++ {
		if ends := p.endsAt(i); ends != nil {
			p.all = slices.Delete(p.all, i, i+1)
			numbers = append(numbers, ends...)
			continue
		}
		number, begin, end, ok := p.clueAt(i)
		if !ok {
			continue
		}
		clue := &p.layout.Clues()[number]
		noun := token{kind: theCells, pos: p.all[begin].pos, end: p.all[end-1].end, cells: clue.Cells(), each: true}
		p.all = slices.Concat(p.all[:begin], []token{noun}, p.all[end:])
		i = begin
		numbers = append(numbers, number)
	}
	if len(numbers) > 0 {
		p.clueParts(&p.layout.Clues()[numbers[0]])
	}
	return numbers
}

// endsAt returns the clues that begin or end at a cell, if the word for that stands before it: "bulb r7c4".
func (p *people) endsAt(i int) (numbers []int) {
	if i+1 == len(p.all) || !p.all[i].is(beginning...) && !p.all[i].is(ending...) {
		return nil
	}
	for n := range p.layout.Clues() {
		cell, last := p.layout.Clues()[n].Parts()
		if p.all[i].is(ending...) {
			cell = last
		}
		if p.all[i+1].cells == candidates.Cells(cell) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// clueParts makes cells of words like circle and tip. Beside a cell they say nothing.
func (p *people) clueParts(clue *candidates.Clue) {
	first, last := clue.Parts()
	for i := 0; i < len(p.all); i++ {
		t := &p.all[i]
		if !t.is(beginning...) && !t.is(ending...) {
			continue
		}
		if i+1 < len(p.all) && p.all[i+1].kind == theCells || i > 0 && p.all[i-1].kind == theCells {
			p.all = slices.Delete(p.all, i, i+1)
			continue
		}
		t.cells = candidates.Cells(first)
		if t.is(ending...) {
			t.cells = candidates.Cells(last)
		}
		t.kind = theCells
		next := i + 1
		for next < len(p.all) && p.all[next].is("of", "on", "the") {
			next++
		}
		if next > i+1 && next < len(p.all) && p.all[next].each { // the circle of the arrow
			p.all = slices.Delete(p.all, i+1, next+1)
			t.each = true
		}
	}
}

// clueAt reads what a clue is called, from its number, its word, or its cells on.
func (p *people) clueAt(i int) (number, begin, end int, ok bool) {
	begin, end = i, i
	at := func(i int) token {
		if 0 <= i && i < len(p.all) {
			return p.all[i]
		}
		return token{kind: aSign}
	}
	var numbers []int
	total := 0
	var cells candidates.CellSet
	switch value, isNumber := numberOf(at(i)); {
	case isNumber && at(i+1).is("-") && p.cluesCalled(at(i+2)) != nil: // 24-cage
		total, numbers, end = value, p.cluesCalled(at(i+2)), i+3
	case isNumber && p.cluesCalled(at(i+1)) != nil:
		total, numbers, end = value, p.cluesCalled(at(i+1)), i+2
	case isNumber && at(i+1).is("in") && at(i+2).digits.Len() == 1 && at(i+3).is("cells"): // 27 in four cells
		for n := range p.layout.Clues() {
			if clue := &p.layout.Clues()[n]; clue.Cells().Len() == int(at(i+2).digits.First()) {
				numbers = append(numbers, n)
			}
		}
		total, end = value, i+4
	case at(i).kind == theCells:
		for ; at(end).kind == theCells || at(end).is(",", "and") && at(end+1).kind == theCells; end++ {
			cells = cells.Or(at(end).cells)
		}
		if !at(end).is(addingUp...) {
			return 0, 0, 0, false
		}
		for end++; at(end).is("up", "to"); end++ {
		}
		if total, ok = numberOf(at(end)); !ok {
			return 0, 0, 0, false
		}
		end++
		for n := range p.layout.Clues() {
			if p.layout.Clues()[n].Cells() == cells {
				numbers = append(numbers, n)
			}
		}
	default:
		if from, to := p.findName(i, min(i+longestWords, len(p.all))); from == i && to > i+1 { // cage combinations
			return 0, 0, 0, false
		}
		numbers = p.cluesCalled(at(i))
		if _, counted := numberOf(at(i - 1)); numbers == nil || counted { // of no clue of the board
			return 0, 0, 0, false
		}
		end++
	}
	if total == 0 {
		next := end
		for at(next).is("of", "is", "=", "sum", "total") {
			next++
		}
		if value, ok := numberOf(at(next)); ok && next > end && (at(end).is("of") || p.hasTotal(numbers, value)) {
			total, end = value, next+1
		}
	}
	next := end
	for at(next).is(before...) || at(next).is("starting", "beginning", "between", "the") {
		next++
	}
	if at(next).is(":") && at(next+1).kind == theCells && at(next+2).kind == theCells { // its line: "thermo: r7c1 r7c2"
		next++
	}
	var houses candidates.HouseSet
	switch {
	case at(next).kind == theCells && cells.IsEmpty():
		for next < len(p.all) && (at(next).kind == theCells || at(next).is("and", "-", "to") && at(next+1).kind == theCells) {
			cells = cells.Or(at(next).cells)
			next++
		}
		end = next
	case at(next).kind == theHouses && next > end:
		houses, end = at(next).houses, next+1
	}
	numbers = slices.DeleteFunc(slices.Clone(numbers), func(n int) bool { return !p.meant(n, total, cells, houses) })
	for _, t := range p.all { // the cells that are spoken of say which one
		some := slices.DeleteFunc(slices.Clone(numbers), func(n int) bool { return !p.layout.Clues()[n].Cells().Meets(t.cells) })
		if len(numbers) > 1 && len(some) > 0 {
			numbers = some
		}
	}
	if len(numbers) != 1 {
		return 0, 0, 0, false
	}
	return numbers[0], begin, end, true
}

// meant reports whether a clue has a total, if that is not 0, and the cells, and lies in one of the houses, if there are any.
func (p *people) meant(number, total int, cells candidates.CellSet, houses candidates.HouseSet) bool {
	clue := &p.layout.Clues()[number]
	return (total == 0 || slices.Contains(clue.Values, total)) && cells.Within(clue.Cells()) &&
		(houses == 0 || p.layout.HousesOfAll(clue.Cells())&houses != 0)
}

// hasTotal reports whether any of some clues has a value.
func (p *people) hasTotal(numbers []int, value int) bool {
	return slices.ContainsFunc(numbers, func(n int) bool { return slices.Contains(p.layout.Clues()[n].Values, value) })
}

// numberOf reads a number above 0.
func numberOf(t token) (n int, ok bool) {
	n, err := strconv.Atoi(t.word)
	return n, err == nil && n > 0 && t.kind != aSign
}

// cluesCalled returns the clues of the board that a word is for: what they are called, without what else is said of them.
func (p *people) cluesCalled(t token) (numbers []int) {
	word := strings.TrimSuffix(t.word, "s")
	if t.kind != aWord || word == "" {
		return nil
	}
	for n := range p.layout.Clues() {
		kind := p.layout.Clues()[n].Kind
		name, _, _ := strings.Cut(kind.Called, "{")
		name, _, _ = strings.Cut(name, " of ")
		for _, preposition := range before {
			name = strings.TrimSuffix(strings.TrimSpace(name), " "+preposition)
		}
		name = strings.TrimSuffix(name, " between")
		if last := name[strings.LastIndexByte(name, ' ')+1:]; word == last || t.word == kind.Code || clueWords[t.word] == kind.Code {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// ofClue reads what is said of clues of the board: "the cage of 17 can't have a 3", "r8c1 isn't 9, the 17 cage has the
// 9 of row 8".
func (p *people) ofClue() (*Claim, bool) {
	numbers := p.clued()
	if numbers == nil {
		return nil, false
	}
	for _, signs := range [][]string{slices.Concat(arrows, because), pauses} {
		for i, t := range p.all {
			if i == 0 || !t.is(signs...) {
				continue
			}
			for _, way := range [][2]*reader{{p.part(0, i), p.part(i+1, len(p.all))}, {p.part(i+1, len(p.all)), p.part(0, i)}} {
				pattern, after := way[0], way[1]
				if !isOfClue(pattern.all) {
					continue
				}
				after.last, after.about = lastCells(pattern.all, true), scopeOf(pattern.all)
				if effects, ok := after.saidAfter(t.is(pauses...)); ok {
					return p.byClues(numbers, effects, after.loose), true
				}
			}
		}
	}
	said := slices.DeleteFunc(slices.Clone(p.all), func(t token) bool { return t.is(":") })
	whole := &reader{text: p.text, all: said, layout: p.layout, grid: p.grid}
	if s, ok := whole.stated(false); ok && s.pattern == nil && len(s.effects) > 0 {
		return p.byClues(numbers, s.effects, whole.loose), true
	}
	return nil, false
}

// isOfClue reports whether some tokens speak of a clue, and of its digits, cells and houses at most.
func isOfClue(all []token) bool {
	clue := false
	for _, t := range all {
		clue = clue || t.each && t.kind == theCells
		if t.kind <= aSign && !isAround(t) && !t.is(removing...) && !t.is(because...) {
			return false
		}
	}
	return clue
}

// byClues claims effects by clues: by one alone, or by what it does to the houses around it.
func (p *people) byClues(numbers []int, effects []explain.Effect, loose bool) *Claim {
	var ways either
	for _, n := range numbers {
		ways = append(ways, clueAlone{number: n})
	}
	for _, n := range numbers {
		ways = append(ways, &mention{name: "sums", book: p.book, groups: []candidates.CellSet{p.layout.Clues()[n].Cells()}})
	}
	return &Claim{Effects: effects, pattern: ways, loose: loose}
}
