package claim

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pencilmark/candidates"
)

// token is a word or a sign of a claim as people write them.
type token struct {
	kind   tokenKind
	word   string // folded to small letters; of a sign one spelling for all
	pos    int    // in bytes
	end    int
	digits candidates.DigitSet
	cells  candidates.CellSet
	houses candidates.HouseSet // beside cells: what else the token may mean
	span   candidates.HouseSet // of rows 4-6: those between as well
	cell   candidates.CellSet  // of (4,6): the cell with these coordinates; of r4c6's clue: the cell
	each   bool                // these digits are all that each cell may be, or what is said is said of each of these cells
	clue   bool                // it speaks of a clue
}

type tokenKind uint8

const (
	aWord     tokenKind = iota
	aSign               // = <> + - => or anything else that is no letter or figure
	aDigits             // 58, {5,8}, 5s
	theCells            // r1c9, r78c4, A9
	theHouses           // r26, c18, b3, rows 2 and 5
)

// is reports whether the token is one of the words or signs of a list: "in at on".
func (t token) is(list string) bool {
	return t.kind <= aSign && hasWord(list, t.word)
}

// hasWord reports whether a list has a word. The empty list has the empty word alone: of no token.
func hasWord(list, word string) bool {
	if word == "" {
		return list == ""
	}
	for {
		at := strings.Index(list, word)
		if at < 0 {
			return false
		}
		end := at + len(word)
		if (at == 0 || list[at-1] == ' ') && (end == len(list) || list[end] == ' ') {
			return true
		}
		next := strings.IndexByte(list[at:], ' ')
		if next < 0 {
			return false
		}
		list = list[at+next+1:]
	}
}

// signs are the spellings of signs, those before others that they begin with.
var signs = []struct{ written, means string }{
	{"<=>", "=>"}, {"==>", "=>"}, {"|->", "=>"}, {"|=>", "=>"}, {"-->", "=>"}, {">>", "=>"}, {"=/=", "<>"}, {"<->", "-"}, {"...", "."}, {"…", "."}, {"..", "."}, {"::", ":"},
	{"=>", "=>"}, {"->", "=>"}, {"<>", "<>"}, {"!==", "<>"}, {"!=", "<>"}, {"/=", "<>"}, {"=!", "<>"}, {"~=", "<>"}, {"><", "<>"}, {"~", "not"}, {"¬", "not"}, {"==", "="}, {"--", "-"}, {":=", "="},
	{"→", "=>"}, {"⇒", "=>"}, {"➔", "=>"}, {"⟹", "=>"}, {"⟶", "=>"}, {"↦", "=>"}, {"∴", "=>"}, {"≠", "<>"}, {"∉", "notin"}, {"∈", "in"},
	{"−", "-"}, {"–", "-"}, {"—", "-"}, {"‐", "-"}, {"‑", "-"}, {"&", "and"}, {"❌", "remove"}, {"|", "|"}, {"@", "in"},
}

// houseWords are the words for kinds of houses.
var houseWords = map[string]candidates.Kind{
	"row": candidates.Row, "rows": candidates.Row,
	"column": candidates.Column, "columns": candidates.Column, "col": candidates.Column, "cols": candidates.Column,
	"box": candidates.Box, "boxes": candidates.Box, "block": candidates.Box, "blocks": candidates.Box,
	"square": candidates.Box, "nonet": candidates.Box, "region": candidates.Box, "blk": candidates.Box,
}

// tokens reads the words and signs of a text. What cannot be a word of any claim is a token all the same: it
// is for the reader to say that it did not expect it.
func tokens(text string, l *candidates.Layout) (all []token) {
	for pos := 0; pos < len(text); {
		r, size := utf8.DecodeRuneInString(text[pos:])
		switch {
		case unicode.IsSpace(r):
			pos += size
		case isAlnum(r):
			end := pos
			for end < len(text) {
				r, size := utf8.DecodeRuneInString(text[end:])
				if !isAlnum(r) && !(r == '\'' || r == '’') {
					break
				}
				end += size
			}
			if n := scattered(text[pos:]); n > 0 {
				end = pos + n // r7,8c4
			}
			all = append(all, chunk(strings.TrimRight(text[pos:end], "'’"), pos, l)...)
			pos = end
		default:
			t := token{kind: aSign, word: string(r), pos: pos, end: pos + size}
			for _, s := range signs {
				if strings.HasPrefix(text[pos:], s.written) {
					t.word, t.end = s.means, pos+len(s.written)
					break
				}
			}
			if t.word == "notin" {
				all = append(all, token{kind: aWord, word: "not", pos: t.pos, end: t.end})
				t.word = "in"
			}
			pos = t.end
			all = append(all, t)
		}
	}
	for i := 1; i+1 < len(all); {
		if a, b := &all[i-1], all[i+1]; all[i].is("< >") && a.kind == theCells && b.kind == theCells { // r1c1 < r1c2, a reason by two cells
			a.cells, a.end, a.word = a.cells.Or(b.cells), b.end, all[i].word
			all = slices.Delete(all, i, i+2)
			continue
		}
		i++
	}
	for i := 1; i < len(all); i++ {
		t, last := all[i], all[i-1]
		d, one := t.digits.Single()
		switch h := candidates.HouseOf(candidates.Box, max(1, int(d))); {
		case one && t.kind == aDigits && t.word == "n"+d.String() && (last.is("in of for from within outside rule innie innies outie outies )") || i > 1 && last.is("/ + and") && all[i-2].houses != 0) && l.Houses().Has(h): // nonet 7
			all[i] = token{kind: theHouses, word: t.word, pos: t.pos, end: t.end, houses: candidates.Houses(h)}
		case i+1 < len(all) && last.kind == aDigits && t.is("-") && t.pos == last.end && all[i+1].is("free"): // 5-free
			all[i-1], all[i] = token{kind: aWord, word: "not", pos: last.pos, end: last.pos}, last
			all = slices.Delete(all, i+1, i+2)
		case moving[t.word] != "" && slices.ContainsFunc(l.Clues(), isMove):
			all[i].word = moving[t.word]
		case t.is("at") && last.is("looks"): // looks at both of them
			all[i-1].word = "sees"
			all = slices.Delete(all, i, i+1)
			i--
		case last.kind == theCells && t.is("a an not") && strings.HasPrefix(text[last.end:], "'s"): // r5c2's a 2
			all = slices.Insert(all, i, token{kind: aWord, word: "is", pos: last.end, end: t.pos})
		}
	}
	ofLetters(all, text)
	spelledOut(all)
	all = diagonals(all, l)
	return ended(cellsOfHouses(joinHouses(byCoordinates(joinDigits(placed(bounded(counted(all), l), l))), l), l), l)
}

// ofLetters makes cells of names such as B5 and C18, which may be houses, in a text with cells such as A4 that are named so.
func ofLetters(all []token, text string) {
	named := func(t token, letters string) bool {
		return t.kind == theCells && len(t.word) > 1 && strings.IndexByte(letters, text[t.pos]) >= 0 && strings.Trim(t.word[1:], figures) == ""
	}
	if slices.ContainsFunc(all, func(t token) bool { return named(t, "ADEFGHI") }) {
		for i := range all {
			if named(all[i], "BC") {
				all[i].houses = 0
			}
		}
	}
}

// moving are words for what a piece of chess does to the cells that it sees.
var moving = map[string]string{"touch": "see", "touches": "sees", "touching": "seeing", "attack": "see", "attacks": "sees", "attacking": "seeing"}

// isMove reports whether a clue is a rule for all cells, by which they see each other at some distance.
func isMove(c candidates.Clue) bool { return c.Kind.FPuzzles.Form == candidates.SwitchForm }

// diagonals makes houses of the words for them on a board on which they are: "the falling diagonal", "diag \\", and of a bare one if the
// cells of the text are on no other.
func diagonals(all []token, l *candidates.Layout) []token {
	which := map[string]candidates.House{}
	for h := range l.HousesOfKind(candidates.Extra).All() {
		switch l.Name(h) {
		case "the falling diagonal":
			which["falling"] = h
		case "the rising diagonal":
			which["rising"] = h
		}
	}
	if len(which) == 0 {
		return all
	}
	cells := scopeOf(all).cells
	of := func(t token) (h candidates.House, ok bool) {
		for name, words := range map[string]string{"falling": "falling main negative \\", "rising": "rising anti positive /"} {
			if t.is(words) {
				h, ok = which[name]
			}
		}
		return h, ok
	}
	for i := 0; i < len(all); i++ {
		if !all[i].is("diagonal diag diagonals") {
			continue
		}
		begin, end := i, i+1
		h, ok := candidates.House(0), false
		if i > 0 {
			if h, ok = of(all[i-1]); ok {
				begin--
			}
		}
		if !ok && i+1 < len(all) && !(i+2 < len(all) && all[i+2].kind == theHouses) {
			if h, ok = of(all[i+1]); ok {
				end++
			}
		}
		if !ok {
			on := 0
			for _, house := range which {
				if l.HouseCells(house).Meets(cells) {
					h, on = house, on+1
				}
			}
			ok = on == 1
		}
		if ok {
			all[begin] = token{kind: theHouses, word: all[i].word, pos: all[begin].pos, end: all[end-1].end, houses: candidates.Houses(h)}
			all = slices.Delete(all, begin+1, end)
		}
	}
	return all
}

// spelledOut makes digits of two of them in words, "five and seven", which count nothing.
func spelledOut(all []token) {
	isWord := func(t token) bool { return t.kind == aWord && t.digits.Len() == 1 }
	for i := 0; i+2 < len(all); i++ {
		counts := i > 0 && all[i-1].is("the these those all any or of other last") || i+3 < len(all) && (all[i+3].is("cells squares places spots candidates digits numbers options rows columns boxes houses more other of possible") || isWord(all[i+3]))
		if isWord(all[i]) && all[i+1].is("and or") && isWord(all[i+2]) && !counts {
			all[i].kind, all[i+2].kind = aDigits, aDigits
		}
	}
}

// counted makes words of figures that count: "the only cell with 3 candidates", "else 2 solutions".
func counted(all []token) []token {
	for i := 1; i+1 < len(all); i++ {
		if t := &all[i]; t.kind == aDigits && t.digits.Len() == 1 && (all[i-1].is("with has have having only") && all[i+1].is("candidates possibilities options choices values") || all[i+1].is("solutions")) {
			t.kind, t.digits = aWord, 0
			t.word = "many"
		}
	}
	return all
}

// bounded makes one token of a bound and the words before or behind it, with the digits that it leaves: "at least 4",
// "less than 6", "7 or more", "low".
func bounded(all []token, l *candidates.Layout) []token {
	for i := 0; i < len(all); i++ {
		at := func(n int) token {
			if i+n < len(all) {
				return all[i+n]
			}
			return token{}
		}
		a, b, c := at(0), at(1), at(2)
		n := 2 // where the bound is
		least, most := a.is("at") && b.is("least"), a.is("at") && b.is("most")
		above, below := b.is("than") && a.is("more greater bigger higher larger"), b.is("than") && a.is("less smaller lower fewer")
		end := 2
		if (least || most) && c.is("a an") { // at least a 3
			n, end = 3, 3
		}
		if i > 0 && third(l, a) != 0 && all[i-1].is("is are be a the not") && !(b.is("and or") && third(l, c) != 0) {
			all[i] = token{kind: aDigits, word: a.word, pos: a.pos, end: a.end, digits: third(l, a), each: true}
			continue
		}
		if half := parity(l, a); half != 0 && i > 0 && all[i-1].is("is are be not must s") && !b.is("and or") && b.kind <= aSign {
			all[i] = token{kind: aDigits, word: a.word, pos: a.pos, end: a.end, digits: half, each: true}
			continue
		} else if half != 0 && strings.HasSuffix(a.word, "s") {
			all[i] = token{kind: aDigits, word: a.word, pos: a.pos, end: a.end, digits: half}
			continue
		}
		switch middle := candidates.Digit(l.Size()+1) / 2; {
		case a.kind == aDigits && b.is("or"):
			n = 0
			least, most = c.is("more higher greater above bigger larger"), c.is("less lower below smaller")
		case a.kind == aDigits && b.is("at") && c.is("least most minimum maximum") && at(3).kind != aDigits: // 7 at most
			n = 0
			least, most = c.is("least minimum"), c.is("most maximum")
		case a.kind == aDigits && b.is("+") && b.pos == a.end && (i+2 == len(all) || c.pos > b.end || c.kind <= aSign): // 4+
			n, end = 0, 1
			least = true
		case a.kind == aDigits && b.is("and") && c.is("up above higher more down below lower less under"):
			n = 0
			least, most = c.is("up above higher more"), !c.is("up above higher more")
		case len(l.Clues()) > 0 && a.is("between from") && b.kind == aDigits && c.is("and to") && at(3).kind == aDigits: // between 3 and 7
			all[i+1].end, all[i+1].each = at(3).end, true
			all[i+1].digits = side(l, b.digits.First(), true, false, true) & side(l, at(3).digits.First(), false, true, true)
			all = slices.Delete(slices.Delete(all, i+2, i+4), i, i+1)
			continue
		case a.kind == aDigits && b.is("to through") && c.kind == aDigits && a.digits.Len() == 1 && c.digits.Len() == 1 && a.digits.First() < c.digits.First(): // 1 to 4
			all[i].digits = side(l, a.digits.First(), true, false, true) & side(l, c.digits.First(), false, true, true)
			all[i].end = c.end
			all = slices.Delete(all, i+1, i+3)
			continue
		case a.is("> < ≥ ≤") && (b.kind == aDigits || b.is("=") && b.pos == a.end && c.kind == aDigits):
			n, end = 1, 1
			if b.is("=") {
				n, end = 2, 2
			}
			least, most = n == 2 && a.is(">") || a.is("≥"), n == 2 && a.is("<") || a.is("≤")
			above, below = n == 1 && a.is(">"), n == 1 && a.is("<")
		case a.is("from") && b.kind == aDigits && c.is("up upwards on upward"): // from 6 up
			n, end = 1, 2
			least = true
		case a.is("tops maxes caps topping") && b.is("out at") && (c.kind == aDigits || c.is("at")): // tops out at 7
			n, end = 2, 2
			if c.is("at") {
				n, end = 3, 3
			}
			most = true
		case a.is("below under above over") && b.kind == aDigits: // anything below 5
			n, end = 1, 1
			above, below = a.is("above over"), a.is("below under")
		case i > 0 && a.is("low high") && all[i-1].is("is are be a not") && !(b.is("and or") && c.is("low high")): // each half
			all[i] = token{kind: aDigits, word: a.word, pos: a.pos, end: a.end, digits: side(l, middle, a.is("high"), a.is("low"), false), each: true}
			continue
		}
		if extreme := a.is("lowest smallest minimum min highest largest biggest maximum max"); extreme { // the lowest it can be is 7
			for n = 1; n < 12 && !at(n).is(between) && !at(n).is(surely) && !(at(n).kind == aDigits && (n == 1 || at(n-1).is("is = at of"))); n++ {
			}
			if bound, one := at(n).digits.Single(); one && at(n).kind == aDigits {
				least, most = !a.is("highest largest biggest maximum max"), a.is("highest largest biggest maximum max")
				all[i+n].digits, all[i+n].each = side(l, bound, least, most, true), true
				until := at(max(1, n-1)).pos
				all = slices.DeleteFunc(all, func(t token) bool {
					return t.pos >= a.pos && t.pos < until && (t.is(a.word) || t.is("can be could for of have hold take"))
				})
			}
			continue
		}
		bound, one := at(n).digits.Single()
		if !one || at(n).kind != aDigits || !(least || most || above || below) {
			continue
		}
		digits := side(l, bound, least || above, most || below, least || most)
		if digits == 0 {
			continue
		}
		all[i] = token{kind: aDigits, word: a.word, pos: a.pos, end: all[i+end].end, digits: digits, each: true}
		all = slices.Delete(all, i+1, i+1+end)
		if i > 0 && all[i-1].is("everything anything all") {
			all = slices.Delete(all, i-1, i)
			i--
		}
	}
	return all
}

// third returns the digits that a word for a third of them stands for, on a board with lines for which there are thirds: low, middle and
// high ones.
func third(l *candidates.Layout, t token) (digits candidates.DigitSet) {
	n := 2
	switch {
	case t.is("low"):
		n = 1
	case t.is("high"):
		n = 3
	}
	if !t.is("low middle mid high") || !slices.ContainsFunc(l.Clues(), func(c candidates.Clue) bool { return c.Kind.Code == "entropic" }) {
		return 0
	}
	for d := range l.Digits().All() {
		if (int(d)-1)*3/l.Size()+1 == n {
			digits = digits.With(d)
		}
	}
	return digits
}

// parity returns the digits that a word for even or odd ones stands for.
func parity(l *candidates.Layout, t token) (digits candidates.DigitSet) {
	if !t.is("even evens odd odds") {
		return 0
	}
	for d := range l.Digits().All() {
		if d%2 == 0 == t.is("even evens") {
			digits = digits.With(d)
		}
	}
	return digits
}

// side returns the digits above or below a bound, with it or without.
func side(l *candidates.Layout, bound candidates.Digit, above, below, with bool) (digits candidates.DigitSet) {
	for d := range l.Digits().All() {
		if d > bound && above || d < bound && below || d == bound && with {
			digits = digits.With(d)
		}
	}
	return digits
}

// cellsOfHouses makes one token of a house and the number of one of its cells: "box 6 cell 2", "row 5, cell 9".
func cellsOfHouses(all []token, l *candidates.Layout) []token {
	for i := 0; i+2 < len(all); i++ {
		n := i + 1
		if all[n].is(",") {
			n++
		}
		if n+1 >= len(all) || !all[n].is("cell position pos") || all[i].houses.Len() != 1 || !all[i].cells.IsEmpty() {
			continue
		}
		number, one := all[n+1].digits.Single()
		if !one || all[n+1].kind != aDigits {
			continue
		}
		left := int(number)
		for c := range l.HouseCells(all[i].houses.First()).All() {
			if left--; left == 0 {
				all[i] = token{kind: theCells, word: all[i].word, pos: all[i].pos, end: all[n+1].end, cells: candidates.Cells(c)}
				all = slices.Delete(all, i+1, n+2)
				break
			}
		}
	}
	return all
}

func isAlnum(r rune) bool { return unicode.IsLetter(r) || '0' <= r && r <= '9' }

// scattered returns how long a cell is of which rows or columns have commas between them, "r7,8c4", "r2c4,7", or the rows a hyphen, "r1-3c4".
func scattered(text string) int {
	i, figure, comma := 0, false, false
	part := func(letter byte) bool {
		if i >= len(text) || text[i]|0x20 != letter {
			return false
		}
		for i, figure = i+1, false; i < len(text); i++ {
			switch b := text[i]; {
			case '1' <= b && b <= '9':
				figure = true
			case b == ',' && figure && i+1 < len(text) && '1' <= text[i+1] && text[i+1] <= '9':
				comma, figure = true, false
			case b == '-' && letter == 'r' && figure && i+1 < len(text) && text[i-1] < text[i+1] && text[i+1] <= '9':
				comma, figure = true, false
			default:
				return figure
			}
		}
		return figure
	}
	if part('r') && part('c') && comma && (i == len(text) || !isAlnum(rune(text[i]))) {
		return i
	}
	return 0
}

// chunk reads letters and figures that stand together.
func chunk(text string, pos int, l *candidates.Layout) []token {
	low := strings.ToLower(strings.ReplaceAll(text, "’", "'"))
	if strings.HasPrefix(low, "col") && strings.Contains(low, "m") { // collumn
		low = "column" + low[len(strings.TrimSuffix(low, "s")):]
	}
	t := token{word: low, pos: pos, end: pos + len(text)}
	bare := strings.ReplaceAll(text, ",", "")
	for i := strings.IndexByte(bare, '-'); i > 0 && i+1 < len(bare); i = strings.IndexByte(bare, '-') { // r1-3c4
		rows := ""
		for row := bare[i-1] + 1; row < bare[i+1]; row++ {
			rows += string(row)
		}
		bare = bare[:i] + rows + bare[i+1:]
	}
	if row := strings.TrimRight(bare, figures); row != bare && strings.Trim(row, "ABCDEFGHJ") == "" {
		bare = strings.ReplaceAll(bare, "J", "I") // some leave the I out
	}
	if rows, columns, ok := strings.Cut(low, "c"); ok && rows != "" && strings.Trim(rows, figures) == "" && columns != "" && strings.Trim(columns, figures) == "" {
		bare = "r" + low // 8c6 lacks its letter
	} else if columns, rows, ok := strings.Cut(strings.TrimPrefix(low, "c"), "r"); ok && low[0] == 'c' {
		bare = "r" + rows + "c" + columns // c6r8
	}
	if rest, ok := strings.CutPrefix(low, "row"); ok && strings.Contains(rest, "col") { // row2col8
		rows, columns, _ := strings.Cut(rest, "col")
		bare = "r" + rows + "c" + strings.TrimPrefix(columns, "umn")
	}
	if rest := low[1:]; low[0] == 'f' && strings.HasPrefix(rest, "r") { // fr8c1
		if cells, ok := written(rest, l); ok {
			return []token{{word: "fin", pos: pos, end: pos + 1}, {kind: theCells, word: rest, pos: pos + 1, end: t.end, cells: cells}}
		}
	}
	if cells, ok := written(strings.Replace(bare, "B", "b", min(1, strings.Count(low, "p"))), l); ok { // B8p3
		t.kind, t.cells = theCells, cells
		if low[0] != 'r' && bare[0] != 'r' {
			t.houses, _ = shortHouses(bare, l) // C18
		}
		return []token{t}
	}
	if houses, ok := shortHouses(text, l); ok && low != "rc" { // a restricted common
		t.kind, t.houses = theHouses, houses
		if cells, ok := written(strings.ToUpper(text), l); ok {
			t.cells = cells // b3 may be a cell of row B
		}
		return []token{t}
	}
	if digits, ok := digitsOf(low[1:], l); ok && low[0] == 'n' && strings.Trim(low[1:], figures) == "" { // n5, of SudoRules
		t.kind, t.digits = aDigits, digits
		return []token{t}
	}
	figuresOnly := strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(low, "s"), "'"), figures) == ""
	if digits, ok := digitsOf(low, l); ok && figuresOnly {
		t.kind, t.digits = aDigits, digits
		return []token{t}
	}
	if stem, ok := strings.CutSuffix(low, "'s"); ok { // of r1c9's, or box 3's
		if all := chunk(text[:len(stem)], pos, l); all[0].kind > aSign {
			return all
		}
		return []token{{word: stem, pos: pos, end: t.end}, {word: "s", pos: t.end, end: t.end}} // there's
	}
	for ending, verb := range map[string]string{"'re": "are", "'ll": "will", "'d": "would", "'ve": "have"} {
		if stem, ok := strings.CutSuffix(low, ending); ok {
			return []token{{word: stem, pos: pos, end: t.end}, {word: verb, pos: t.end, end: t.end}}
		}
	}
	if d, ok := spellings[low]; ok {
		t.digits = candidates.Digits(d)
		return []token{t}
	}
	if d, ok := spellings[strings.TrimSuffix(strings.Replace(low, "xes", "x", 1), "s")]; ok && low[len(low)-1] == 's' {
		t.kind, t.digits = aDigits, candidates.Digits(d)
		return []token{t}
	}
	if cells, ok := written(strings.ToUpper(text), l); ok && len(text) == 2 {
		t.kind, t.cells = theCells, cells // a9
		return []token{t}
	}
	// A digit before a cell or between its row and column: 8r5c4, or before houses: 8r56.
	if n := len(low) - len(strings.TrimLeft(low, figures)); n > 0 {
		digits, ok := digitsOf(low[:n], l)
		if houses, isHouse := shortHouses(low[n:], l); ok && isHouse && strings.IndexByte("rb", low[n]) >= 0 && strings.Trim(low[n+1:], figures) == "" {
			return []token{
				{kind: aDigits, word: low[:n], pos: pos, end: pos + n, digits: digits},
				{kind: theHouses, word: low[n:], pos: pos + n, end: t.end, houses: houses},
			}
		}
		if cells, isCell := written(text[n:], l); ok && isCell {
			return []token{
				{kind: aDigits, word: low[:n], pos: pos, end: pos + n, digits: digits},
				{kind: theCells, word: low[n:], pos: pos + n, end: t.end, cells: cells},
			}
		}
	}
	if head := strings.TrimRight(low, figures+"0"); len(head) > 1 && len(head) < len(low) && slices.ContainsFunc(l.Clues(), func(c candidates.Clue) bool { return slices.Contains(namesOf(c.Kind), head) }) {
		return append([]token{{word: head, pos: pos, end: pos + len(head)}}, chunk(text[len(head):], pos+len(head), l)...) // lk14
	}
	if head := strings.TrimRight(low, figures); len(head) == 2 && (strings.IndexByte("nh", head[0]) >= 0 && strings.IndexByte("ptq", head[1]) >= 0 || head == "ur") {
		if digits, ok := digitsOf(low[2:], l); ok && (head != "ur" || digits.Len() > 1) { // NP58, UR45
			return []token{{word: head, pos: pos, end: pos + 2}, {kind: aDigits, word: low[2:], pos: pos + 2, end: t.end, digits: digits}}
		}
	}
	if negated, ok := strings.CutSuffix(low, "n't"); ok {
		if full := map[string]string{"ca": "can", "wo": "will", "ai": "is"}[negated]; full != "" {
			negated = full
		}
		return []token{{word: negated, pos: pos, end: t.end}, {word: "not", pos: t.end, end: t.end}}
	}
	if stem := strings.TrimSuffix(low, "s"); hasWord("that there what", stem) && stem != low { // thats
		return []token{{word: stem, pos: pos, end: t.end}, {word: "s", pos: t.end, end: t.end}}
	}
	if low == "em" {
		t.word = "them"
	}
	if verb := contracted[low]; verb != "" {
		return []token{{word: verb, pos: pos, end: t.end}, {word: "not", pos: t.end, end: t.end}}
	}
	return []token{t}
}

// contracted are verbs with a not, as they are written in a hurry.
var contracted = map[string]string{
	"cannot": "can", "cant": "can", "isnt": "is", "arent": "are", "wont": "will", "dont": "do", "doesnt": "does", "couldnt": "could", "mustnt": "must", "shouldnt": "should", "aint": "is",
	"wasnt": "was", "hasnt": "has", "havent": "have", "wouldnt": "would", "didnt": "did",
}

// spellings are the words for digits. Of one they may also be a number.
var spellings = map[string]candidates.Digit{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}

// digitsOf reads digits, each once, which an s may make plural.
func digitsOf(text string, l *candidates.Layout) (set candidates.DigitSet, ok bool) {
	text = strings.TrimSuffix(strings.TrimSuffix(text, "s"), "'")
	for _, b := range []byte(text) {
		d := candidates.Digit(b - '0')
		if b < '1' || b > '9' || !l.Digits().Has(d) || set.Has(d) {
			return 0, false
		}
		set = set.With(d)
	}
	return set, text != ""
}

// written reads cells as they are written without white space, in small or capital letters.
func written(text string, l *candidates.Layout) (all candidates.CellSet, ok bool) {
	for s := (&scanner{text: text, layout: l}); s.pos < len(text); {
		cells, err := s.block()
		if err != nil {
			return all, false
		}
		all = all.Or(cells)
	}
	return all, !all.IsEmpty()
}

// shortHouses reads houses as they are written in short: "r26", "c18", "R2B5", "row2", "col8".
func shortHouses(text string, l *candidates.Layout) (hs candidates.HouseSet, ok bool) {
	low := strings.ToLower(text)
	if word := strings.TrimRight(low, figures); len(word) > 1 && len(word) < len(low) {
		if kind, known := houseWords[word]; known {
			digits, ok := digitsOf(low[len(word):], l)
			hs, known := houseNumbers(kind, token{digits: digits}, true, l)
			return hs, ok && known
		}
	}
	s := &scanner{text: text, layout: l}
	hs, err := s.houses()
	return hs, err == nil && s.pos == len(text)
}

// joinDigits makes one token of digits that stand in brackets or have a stroke, a comma or a plus between them,
// and drops the signs in front of a digit that only say that it is one.
func joinDigits(all []token) (joined []token) {
	for i := 0; i < len(all); i++ {
		t := all[i]
		if t.is("#") && i+1 < len(all) && all[i+1].kind == aDigits {
			continue
		}
		if cell, n := coordinates(all[i:]); n > 0 && all[i+1].digits == all[i+3].digits {
			joined, i = append(joined, token{kind: theCells, pos: t.pos, end: all[i+n-1].end, cells: cell, cell: cell}), i+n-1
			continue
		}
		if brackets := map[string]string{"{": "}", "(": ")", "<": ">", "[": "]"}; t.kind == aSign && brackets[t.word] != "" {
			if whole, next := bracketed(all, i, brackets[t.word]); next > 0 {
				joined, i = append(joined, whole), next-1
				continue
			}
		}
		if hyphened, n := hyphened(all, i); n > 0 {
			joined, i = append(joined, hyphened), i+n-1
			continue
		}
		if last := len(joined) - 1; t.kind == aDigits && last > 0 && (joined[last].is("/ +") || commaOfDigits(joined, all[i:])) && joined[last-1].kind == aDigits && joined[last-1].digits&t.digits == 0 {
			joined[last-1].digits |= t.digits
			joined[last-1].end = t.end
			joined = joined[:last]
			continue
		}
		joined = append(joined, t)
	}
	return joined
}

// byCoordinates makes cells of pairs of numbers in brackets, "pivot (9,2), pincers (1,2) and (7,1)": of all in a text that names no cells otherwise, if
// one of them stands where only a cell can be, or has the same number twice, and of those that stand there in others. Behind the name of a set and the like they are digits, "pair
// (2,3) at (5,6)".
func byCoordinates(all []token) []token {
	const (
		ofCells  = "at from to into cell cells pivot pincer pincers hinge target =>"
		ofDigits = "pair pairs set naked hidden locked digit digits number numbers candidate candidates of with on values value"
	)
	named, only := false, false
	for i, t := range all {
		if t.cell.IsEmpty() {
			named = named || t.kind == theCells
			continue
		}
		only = only || t.kind == theCells || i > 0 && all[i-1].is(ofCells) || i+1 < len(all) && all[i+1].is("<> = is can must") && !(i > 0 && all[i-1].is(ofDigits)) // (4,4), (4,6)<>1
	}
	only = only && !named
	last := token{}
	for i := range all {
		t := &all[i]
		_, ofHouses := houseWords[last.word]
		after := i > 1 && last.is(", and &") && all[i-2].kind == theCells && !all[i-2].cell.IsEmpty()
		if !t.cell.IsEmpty() && t.kind == aDigits && (last.is(ofCells) || after || only && !ofHouses && last.kind != theHouses && !last.is(ofDigits)) {
			t.kind, t.cells, t.digits = theCells, t.cell, 0
		}
		last = *t
	}
	return all
}

// commaOfDigits reports whether the last token is a comma without spaces between digits that go: "takes 3,6 off".
func commaOfDigits(joined, rest []token) bool {
	last := len(joined) - 1
	if last < 2 || !joined[last].is(",") || joined[last].pos != joined[last-1].end || rest[0].pos != joined[last].end || joined[last-2].kind != aWord {
		return false
	}
	_, house := houseWords[joined[last-2].word]
	return !house && len(rest) > 1 && rest[1].is("from off out")
}

// hyphened makes one token of three digits or more with hyphens between them, "5-6-9", and returns how many tokens they
// are. Behind the word for a house they are its numbers.
func hyphened(all []token, i int) (whole token, n int) {
	if i > 0 {
		if _, house := houseWords[all[i-1].word]; house || all[i-1].is("- =") || all[i-1].kind > aDigits {
			return whole, 0
		}
	}
	for whole, n = all[i], 1; i+n+1 < len(all) && all[i+n].is("-") && all[i+n].pos == all[i+n-1].end && all[i+n+1].pos == all[i+n].end; n += 2 {
		next := all[i+n+1]
		if next.kind != aDigits || next.digits.Len() != 1 || whole.digits&next.digits != 0 {
			return whole, 0
		}
		whole.digits, whole.end = whole.digits|next.digits, next.end
	}
	if whole.kind != aDigits || n < 5 || all[i].digits.Len() != 1 || i+n < len(all) && all[i+n].is("- =") {
		return whole, 0
	}
	return whole, n
}

// coordinates returns the cell of a row and a column in brackets, and how many tokens they are: "(4,6)".
func coordinates(all []token) (cell candidates.CellSet, n int) {
	if n = 5; len(all) < n || !all[0].is("( [") || !all[2].is(",") || !all[4].is(") ]") || all[1].digits.Len() != 1 || all[3].digits.Len() != 1 {
		return cell, 0
	}
	return candidates.Cells(candidates.At(int(all[1].digits.First()), int(all[3].digits.First()))), n
}

// bracketed reads digits, cells or houses in brackets, with nothing but commas and the like between them.
func bracketed(all []token, open int, closing string) (whole token, next int) {
	whole = token{pos: all[open].pos}
	for i := open + 1; i < len(all); i++ {
		t := all[i]
		switch {
		case t.is(closing) && whole.kind != aWord:
			whole.end = t.end
			whole.cell, _ = coordinates(all[open:])
			return whole, i + 1
		case t.kind > aSign && (whole.kind == aWord || whole.kind == t.kind) && whole.digits&t.digits == 0:
			whole.kind, whole.digits, whole.cells, whole.houses = t.kind, whole.digits|t.digits, whole.cells.Or(t.cells), whole.houses|t.houses
		case t.is(", and / + ; - | or") && whole.kind != aWord:
			// "(5-8)" is a link of a chain if a cell stands before or behind it
			if t.is("-") && (open > 0 && all[open-1].kind == theCells || chained(all, i)) {
				return whole, 0
			}
		default:
			return whole, 0
		}
	}
	return whole, 0
}

// chained reports whether behind the bracket that is open at a place a cell follows at once.
func chained(all []token, i int) bool {
	for ; i < len(all); i++ {
		if all[i].is(") ] }") {
			return i+1 < len(all) && all[i+1].kind == theCells
		}
	}
	return false
}

// joinHouses makes one token of the word for a kind of houses and the numbers behind it: "row 2", "rows 2, 5 and
// 8", "columns A"; and a cell of "row 3 column 5".
func joinHouses(all []token, l *candidates.Layout) (joined []token) {
	for i := 0; i < len(all); i++ {
		t := all[i]
		if t.kind == theHouses && t.cells.IsEmpty() && i+2 < len(all) && all[i+1].is("/") && all[i+1].pos == t.end && all[i+2].kind == aDigits {
			hs, ok := houseNumbers(t.houses.First().Kind(), all[i+2], true, l) // r6/8
			if ok && t.houses&^l.HousesOfKind(t.houses.First().Kind()) == 0 {
				t.houses |= hs
				joined, i = append(joined, t), i+2
				continue
			}
		}
		for t.kind == theHouses && i+2 < len(all) && all[i+1].is(",") && all[i+1].pos == t.end && all[i+2].kind == aDigits && all[i+2].digits.Len() == 1 && all[i+2].pos == all[i+1].end {
			hs, ok := houseNumbers(t.houses.First().Kind(), all[i+2], true, l) // c1,6,7
			if !ok || t.houses&hs != 0 {
				break
			}
			t.houses, t.cells, t.end = t.houses|hs, candidates.CellSet{}, all[i+2].end
			i += 2
		}
		if t.kind == theHouses && i+2 < len(all) && all[i+1].is("/") && all[i+1].pos == t.end && all[i+2].kind == theHouses && all[i+2].pos == all[i+1].end && sameKind(t.houses, all[i+2].houses) {
			all[i+2].houses |= t.houses // c2/c7
			all[i+2].cells, all[i+2].pos = candidates.CellSet{}, t.pos
			i++
			continue
		}
		if t.kind == theHouses && t.cells.IsEmpty() && i+2 < len(all) && all[i+1].is("- , to") && all[i+2].kind == theHouses && t.houses.First().Kind() == all[i+2].houses.First().Kind() {
			if span := spanning(t.houses, all[i+2].houses); span.Len() == 3 && all[i+1].is("- to") { // the rows of a box, r4-r6
				all[i+2].span = span
			}
			all[i+2].houses |= t.houses // r4-r9
			all[i+2].pos = t.pos
			i++
			continue
		}
		if t.kind == theHouses && t.houses.Len() == 1 && i+2 < len(all) && all[i+1].is("-") && all[i+1].pos == t.end && all[i+2].kind == aDigits && all[i+2].pos == all[i+1].end {
			hs, ok := houseNumbers(t.houses.First().Kind(), all[i+2], true, l) // r1-3
			if span := spanning(t.houses, hs); ok && span != 0 {
				t.houses, t.span, t.end, t.cells = t.houses|hs, span, all[i+2].end, candidates.CellSet{}
				joined, i = append(joined, t), i+2
				continue
			}
		}
		if t.kind == theCells && i+2 < len(all) && all[i+1].is("/") && all[i+1].pos == t.end && all[i+2].kind == aDigits && all[i+2].pos == all[i+1].end {
			if row := l.HousesOfAll(t.cells) & l.HousesOfKind(candidates.Row); row != 0 { // r8c6/7
				columns, _ := houseNumbers(candidates.Column, all[i+2], true, l)
				for column := range columns.All() {
					t.cells = t.cells.Or(l.HouseCells(row.First()).And(l.HouseCells(column)))
				}
				t.end = all[i+2].end
				joined, i = append(joined, t), i+2
				continue
			}
		}
		kind, isHouse := houseWords[t.word]
		if t.kind != aWord || !isHouse {
			joined = append(joined, t)
			continue
		}
		whole, plural := token{kind: theHouses, word: t.word, pos: t.pos}, strings.HasSuffix(t.word, "s")
		next := i + 1
		count := len(joined)
		if count > 0 && joined[count-1].kind == aWord && joined[count-1].digits.Len() == 1 && plural {
			count--
		}
		if plural && next < len(all) && (all[next].is(":") || all[next].is(",") && count < len(joined)) { // rows: 6 and 8
			next++
		}
		first := next
		for at := next; at < len(all); {
			hs, ok := houseNumbers(kind, all[at], plural, l)
			if !ok || hs&whole.houses != 0 || at > first && strings.HasSuffix(all[at].word, "s") || at > first && !plural && !wantsMore(all, at) || at > first && all[at].kind == aWord && all[first].kind != aWord { // columns 4+6, three corners
				break
			}
			whole.houses, whole.end, next = whole.houses|hs, all[at].end, at+1
			last := false
			for at = next; at < len(all) && (all[at].is("/ and |") || plural && all[at].is(", or -")); at++ {
				last = last || all[at].is("and or")
			}
			if n := at - 1; at > next && all[n].is("-") && all[n-1].digits.Len() == 1 && at < len(all) && all[at].digits.Len() == 1 && whole.houses.Len() == 1 {
				hs, _ := houseNumbers(kind, all[at], plural, l)
				whole.span = spanning(whole.houses, hs)
			}
			if at == next && !plural || listEnds(all[first:next]) && !last {
				break
			}
		}
		if whole.houses == 0 && plural {
			whole.houses, whole.pos, joined = numbersBefore(kind, joined, l)
			whole.end = t.end
		}
		if whole.houses == 0 {
			joined = append(joined, t)
			continue
		}
		if count < len(joined) && int(joined[count].digits.First()) == whole.houses.Len() { // the same two columns, 1 and 7
			if joined = joined[:count]; count > 0 && joined[count-1].is("same") {
				joined = joined[:count-1]
			}
		}
		joined, i = append(joined, whole), next-1
	}
	return joined
}

// spanning returns the houses from one to another of its kind, none if that is no later one.
func spanning(from, to candidates.HouseSet) (hs candidates.HouseSet) {
	if from.Len() != 1 || to.Len() != 1 {
		return 0
	}
	for n := from.First().Number(); from.First().Number() < to.First().Number() && n <= to.First().Number(); n++ {
		hs = hs.With(candidates.HouseOf(from.First().Kind(), n))
	}
	return hs
}

// numbersBefore takes the numbers of houses from the end of some tokens, two or more of them: "2 & 8 rows".
func numbersBefore(kind candidates.Kind, all []token, l *candidates.Layout) (hs candidates.HouseSet, pos int, rest []token) {
	begin := len(all)
	for i := len(all) - 1; i >= 0 && all[i].kind == aDigits && strings.Trim(all[i].word, figures) == ""; i -= 2 {
		more, ok := houseNumbers(kind, all[i], true, l)
		if !ok || hs&more != 0 {
			break
		}
		hs, begin = hs|more, i
		if i == 0 || !all[i-1].is(", and /") {
			break
		}
	}
	if hs.Len() < 2 {
		return 0, 0, all
	}
	return hs, all[begin].pos, all[:begin]
}

// listEnds reports whether a word has come that stands before the last number: "6 and 8, 1" is not three rows.
func listEnds(all []token) bool {
	return slices.ContainsFunc(all, func(t token) bool { return t.is("and or") })
}

// wantsMore reports whether a digit behind "row 2 and" is the number of another row: it is, unless a word or a
// cell follows that makes it a digit of the board.
func wantsMore(all []token, at int) bool {
	return at+1 == len(all) || !all[at+1].is("in at of is not <> = -") && all[at+1].kind != theCells
}

// houseNumbers reads the numbers of houses behind the word for their kind.
func houseNumbers(kind candidates.Kind, t token, plural bool, l *candidates.Layout) (hs candidates.HouseSet, ok bool) {
	switch {
	case t.digits != 0 && (plural || t.digits.Len() == 1):
		for d := range t.digits.All() {
			hs = hs.With(candidates.HouseOf(kind, int(d)))
		}
	case t.kind == aWord && (kind == candidates.Row || kind == candidates.Column) && strings.Trim(t.word, strings.ToLower(rowsLetters)) == "" && (plural || len(t.word) == 1):
		for _, b := range []byte(t.word) {
			hs = hs.With(candidates.HouseOf(kind, int(b-'a')+1))
		}
	}
	return hs, hs != 0 && hs&^l.Houses() == 0
}
