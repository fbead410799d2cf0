package claim

import (
	"slices"

	"pencilmark/candidates"
)

// ordinalWords are the words for the number of a house, and sidesOf those for where a box is.
var (
	ordinalWords = map[string]int{
		"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
		"1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6, "7th": 7, "8th": 8, "9th": 9,
	}
	sidesOf = map[string]int{"top": 1, "upper": 1, "bottom": 7, "lower": 7, "left": 11, "right": 13}
)

// lineOf returns the number of the row or column that is at a side of the board or in its middle; 0 if none is.
func lineOf(kind candidates.Kind, word string, l *candidates.Layout) int {
	first, last := "top upper", "bottom lower"
	if kind == candidates.Column {
		first, last = "left leftmost", "right rightmost"
	}
	switch {
	case hasWord(first, word):
		return 1
	case hasWord(last, word):
		return l.Size()
	case hasWord("middle center centre central", word):
		return (l.Size() + 1) / 2 * (l.Size() % 2)
	}
	return 0
}

// placed makes one token of a house and the words before it that say which one: "the fourth row", "the top left box".
func placed(all []token, l *candidates.Layout) (joined []token) {
	for i, t := range all {
		kind, isHouse := houseWords[t.word]
		begin := len(joined)
		number, across, down := 0, 0, 0
		for isHouse && t.kind == aWord && begin > 0 && number == 0 {
			word := joined[begin-1].word
			side := sidesOf[word]
			middle := word == "middle" || word == "center" || word == "centre" || word == "central"
			switch {
			case ordinalWords[word] > 0 && across+down == 0:
				number = ordinalWords[word]
			case kind != candidates.Box && (i+1 == len(all) || !all[i+1].is("of in")) && lineOf(kind, word, l) > 0: // not of a box
				number = lineOf(kind, word, l)
			case kind == candidates.Box && side > 10 && across == 0:
				across = side - 10
			case kind == candidates.Box && side > 0 && side < 10 && down == 0:
				down = side
			case kind == candidates.Box && middle && across == 0:
				across = 2
			case kind == candidates.Box && middle && down == 0:
				down = 4
			default:
				side, middle = 0, false
			}
			if number == 0 && side == 0 && !middle {
				break
			}
			if begin--; begin > 0 && joined[begin-1].is("-") {
				begin--
			}
		}
		if across+down > 0 && l.Size() == candidates.MaxSize {
			if down == 0 {
				down = 4
			}
			if across == 0 {
				across = 2
			}
			number = down + across - 1
		}
		if h := candidates.HouseOf(kind, max(1, number)); number > 0 && number <= l.Size() && l.Houses().Has(h) {
			t.kind, t.houses, t.pos = theHouses, candidates.Houses(h), joined[begin].pos
			joined = joined[:begin]
		}
		joined = append(joined, t)
	}
	return joined
}

// ended makes one token of the cells at an end of a house: "the top four cells of column 7", "the last two cells in row 3".
func ended(all []token, l *candidates.Layout) []token {
	var last candidates.HouseSet
	for i := 0; i+2 < len(all); i++ {
		if all[i].kind == theHouses && all[i].houses.Len() == 1 {
			last = all[i].houses
		}
		if all[i+1].kind != aWord || all[i+1].digits.Len() != 1 || !all[i+2].is("cells squares") {
			continue
		}
		n, house, end := int(all[i+1].digits.First()), last, i+3
		if i+4 < len(all) && all[i+3].is("of in") && all[i+4].kind == theHouses {
			house, end = all[i+4].houses, i+5
		} else if i == 0 || !all[i-1].is("its the") { // of the house before
			continue
		}
		if house.Len() != 1 {
			continue
		}
		cells := slices.Collect(l.HouseCells(house.First()).All())
		first := all[i].is("top upper left leftmost first")
		if !first && !all[i].is("bottom lower right rightmost last") || n > len(cells) || house.First().Kind() == candidates.Box && (n%3 != 0 || !all[i].is("top upper bottom lower")) {
			continue
		}
		if !first {
			slices.Reverse(cells)
		}
		all[i] = token{kind: theCells, word: all[i].word, pos: all[i].pos, end: all[end-1].end, cells: candidates.Cells(cells[:n]...), span: house}
		all = slices.Delete(all, i+1, end)
	}
	return all
}
