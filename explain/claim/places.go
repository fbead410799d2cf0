package claim

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
)

// placeList is what stands between the numbers of places.
const placeList = ", and & or + the"

// withPlaces returns a text with the cells for which a place in a house stands: "the first and seventh cell of row 8" or "row 8, cells 1 and 7",
// "the top left corner of box 3", "the middle cell in column 2", "9 in r8 only at c46", and of a rectangle "rows 1 and 2, columns 4 and 5".
func withPlaces(text string, l *candidates.Layout) string {
	all := tokensOn(text, l)
	rectangle := slices.ContainsFunc(all, func(t token) bool { return hasWord("rectangle rectangles ur deadly", t.word) })
	for i := 0; i < len(all); i++ {
		if cells, end := crossing(all, i, l); rectangle && end > i {
			text = text[:all[i].pos] + cells + text[all[end-1].end:]
			all = tokensOn(text, l)
			continue
		}
		if cells, n := inLine(all, i, l); n > i {
			text = text[:all[n].pos] + cells + text[all[n].end:]
			all = tokensOn(text, l)
		}
		at, next := placeAt(all, i)
		if next == i {
			continue
		}
		house, end := next, next
		for house < len(all) && all[house].is(", ( of in on the that this") {
			house++
		}
		if house < len(all) && house > next && isOneHouse(all[house]) {
			end = house + 1
		} else {
			house = i - 1
			for house > 0 && all[house].is(", : - ( the at in") {
				house--
			}
			if house < 0 || !isOneHouse(all[house]) {
				continue
			}
		}
		cells, ok := at.in(l, all[house].houses.First())
		if !ok {
			continue
		}
		begin := all[i].pos
		if i > 0 && all[i-1].is("the") {
			begin = all[i-1].pos
		}
		names := make([]string, 0, cells.Len())
		for c := range cells.All() {
			names = append(names, c.String())
		}
		text = text[:begin] + strings.Join(names, " and ") + text[all[end-1].end:]
		all = tokensOn(text, l)
	}
	return text
}

// crossing reads some rows and some columns side by side, "rows 1 and 2, columns 4 and 5", and returns their cells and where they end.
func crossing(all []token, i int, l *candidates.Layout) (cells string, end int) {
	n := i + 1
	for n < len(all) && all[n].is(", and & /") {
		n++
	}
	if n == len(all) || !hasWord("rows columns cols", all[i].word) || !hasWord("rows columns cols", all[n].word) {
		return "", i
	}
	rows, columns, ok := linesOf(all[i].houses|all[n].houses, l)
	if !ok || min(rows.Len(), columns.Len()) < 2 {
		return "", i
	}
	return meets(rows, columns), n + 1
}

// inLine reads columns in which a digit is in a row, or rows in a column, "9 in r8 only at c46", and returns those cells and where the lines stand.
func inLine(all []token, i int, l *candidates.Layout) (cells string, n int) {
	for n = i + 1; n < len(all) && all[n].is("only at in are just both is"); n++ {
	}
	listed := i > 1 && all[i-1].is("and , & or") && all[i-2].kind == theHouses // r3 and r8 only in c158
	if n == i+1 || n == len(all) || listed || !isOneHouse(all[i]) || all[n].houses.Len() < 2 || all[n-1].is("in") && n == i+2 {
		return "", i
	}
	rows, columns, ok := linesOf(all[i].houses|all[n].houses, l)
	if !ok || min(rows.Len(), columns.Len()) != 1 {
		return "", i
	}
	return meets(rows, columns), n
}

// linesOf returns the rows and the columns of some houses, if there are no others.
func linesOf(hs candidates.HouseSet, l *candidates.Layout) (rows, columns candidates.HouseSet, ok bool) {
	rows, columns = hs&l.HousesOfKind(candidates.Row), hs&l.HousesOfKind(candidates.Column)
	return rows, columns, rows|columns == hs
}

// meets names the cells where rows meet columns: "r12c45".
func meets(rows, columns candidates.HouseSet) string {
	name := "r"
	for h := range rows.All() {
		name += strconv.Itoa(h.Number())
	}
	name += "c"
	for h := range columns.All() {
		name += strconv.Itoa(h.Number())
	}
	return name
}

func isOneHouse(t token) bool { return t.kind == theHouses && t.houses.Len() == 1 }

// A place says where cells are in a house: by numbers, or by sides, 1 to 3 from the top and from the left, 0 where it is not said or in the middle.
type place struct {
	numbers      []int
	down, across int
	middle       bool
}

// placeAt reads a place, and returns where it ends; there is none if it ends where it begins.
func placeAt(all []token, i int) (p place, next int) {
	is := func(n int, words string) bool { return n < len(all) && all[n].is(words) }
	if is(i, "cells squares spots") { // cells 1, 4 and 7
		var numbers candidates.DigitSet
		for next = i + 1; next < len(all) && (all[next].kind == aDigits || numbers != 0 && is(next, placeList)); next++ {
			numbers |= all[next].digits
		}
		for is(next-1, placeList) {
			next--
		}
		for d := range numbers.All() {
			p.numbers = append(p.numbers, int(d))
		}
		if numbers == 0 {
			return p, i
		}
		return p, next
	}
	for next = i; next < len(all); next++ {
		switch t := all[next]; {
		case ordinalWords[t.word] > 0:
			p.numbers = append(p.numbers, ordinalWords[t.word])
		case hasWord("top upper topmost", t.word) && p.down == 0:
			p.down = 1
		case hasWord("bottom lower bottommost", t.word) && p.down == 0:
			p.down = 3
		case hasWord("left leftmost", t.word) && p.across == 0:
			p.across = 1
		case hasWord("right rightmost", t.word) && p.across == 0:
			p.across = 3
		case hasWord("middle center centre central", t.word):
			p.middle = true
		case next > i && (t.is("-") || len(p.numbers) > 0 && t.is(placeList)) || hasWord("dead", t.word):
		case t.is("cell cells square squares spot spots corner corners") && (len(p.numbers) > 0) != (p.down+p.across > 0 || p.middle):
			return p, next + 1
		default:
			return p, i
		}
	}
	return p, i
}

// in returns the cells of a house that are at the place, if it has such a place.
func (p place) in(l *candidates.Layout, h candidates.House) (cells candidates.CellSet, ok bool) {
	all := slices.Collect(l.HouseCells(h).All())
	side := func(n int) int { return []int{1, (len(all) + 1) / 2, len(all)}[n-1] }
	down, across := p.down, p.across
	if p.middle && down == 0 && h.Kind() != candidates.Row {
		down = 2
	}
	if p.middle && across == 0 && h.Kind() != candidates.Column {
		across = 2
	}
	numbers := p.numbers
	switch {
	case len(numbers) > 0:
	case h.Kind() == candidates.Row && down == 0 && across > 0:
		numbers = []int{side(across)}
	case h.Kind() == candidates.Column && across == 0 && down > 0:
		numbers = []int{side(down)}
	case h.Kind() == candidates.Box && l.Size() == candidates.MaxSize && down > 0 && across > 0:
		numbers = []int{3*(down-1) + across}
	}
	for _, n := range numbers {
		if n > len(all) {
			return cells, false
		}
		cells = cells.With(all[n-1])
	}
	return cells, len(numbers) > 0
}
