package say

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Style is how cells and rows are written.
type Style uint8

// The styles. The zero value is RC.
const (
	RC Style = iota // r4c7 in row 4
	A1              // D7 in row D
)

var styleNames = [...]string{"rc", "a1"}

// String gives the name that [ParseStyle] reads.
func (s Style) String() string { return styleNames[s] }

// ParseStyle reads the name of a style, in any case.
func ParseStyle(name string) (Style, error) {
	if i := slices.Index(styleNames[:], strings.ToLower(name)); i >= 0 {
		return Style(i), nil
	}
	return 0, fmt.Errorf("unknown notation %q: expected %s", name, strings.Join(styleNames[:], " or "))
}

// row gives the bare name of a row: "4" or "D".
func (s Style) row(n int) string {
	if s == A1 {
		return string(rune('A' + n - 1))
	}
	return strconv.Itoa(n)
}

// Label gives a row or column as short as possible, for the edge of a board: "r4" and "c7", or "D" and "7".
func (s Style) Label(h candidates.House) string {
	if s == RC {
		return h.Kind().String()[:1] + s.number(h)
	}
	return s.number(h)
}

// number gives the bare name of a house among those of its kind.
func (s Style) number(h candidates.House) string {
	if h.Kind() == candidates.Row {
		return s.row(h.Number())
	}
	return strconv.Itoa(h.Number())
}

// The names of cells and houses in the styles, but for extra houses. Words are full of them.
var cellNames, houseNames = func() (cells [len(styleNames)][candidates.MaxCells]string, houses [len(styleNames)][candidates.MaxHouses]string) {
	for n := range cells[RC] {
		c := candidates.Cell(n)
		cells[RC][n], cells[A1][n] = c.String(), A1.row(c.Row())+strconv.Itoa(c.Column())
	}
	for n := range houses[RC] {
		h := candidates.House(n)
		for style := range houses {
			houses[style][n] = KindWords[h.Kind()] + " " + Style(style).number(h)
		}
	}
	return cells, houses
}()

// "r4c7" or "D7".
func (s Style) Cell(c candidates.Cell) string { return cellNames[s][c] }

// houseName gives "row 4" or "row D".
func (s Style) House(l *candidates.Layout, h candidates.House) string {
	if h.Kind() == candidates.Extra {
		return l.Name(h)
	}
	return houseNames[s][h]
}

// appendHouses appends the houses kind by kind: "rows 3 and 7", "row 2 and box 1".
func (s Style) appendHouses(b []byte, l *candidates.Layout, hs candidates.HouseSet) []byte {
	alike := func(kind candidates.Kind) int { return (hs & l.HousesOfKind(kind)).Len() }
	if max(alike(candidates.Row), alike(candidates.Column), alike(candidates.Box)) < 2 && alike(candidates.Extra) == 0 { // mostly
		n := hs.Len()
		for h := range hs.All() {
			n--
			b = appendComma(append(b, s.House(l, h)...), n, "and")
		}
		return b
	}
	var names []string
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column, candidates.Box} {
		var numbers []string
		for h := range (hs & l.HousesOfKind(kind)).All() {
			numbers = append(numbers, s.number(h))
		}
		if len(numbers) > 0 {
			names = append(names, Plural(len(numbers), KindWords[kind])+" "+List(numbers, "and"))
		}
	}
	for h := range (hs & l.HousesOfKind(candidates.Extra)).All() {
		names = append(names, l.Name(h))
	}
	return append(b, clauses(names)...)
}

// KindWords names the kinds of houses; a set of mixed kinds is of houses.
var KindWords = [...]string{candidates.Row: "row", candidates.Column: "column", candidates.Box: "box", candidates.Extra: "house"}

// KindWord gives the word for one of the houses, "house" if they are of several kinds.
func KindWord(l *candidates.Layout, hs candidates.HouseSet) string {
	for kind, word := range KindWords {
		if hs&^l.HousesOfKind(candidates.Kind(kind)) == 0 {
			return word
		}
	}
	return "house"
}

// Mixed reports whether the houses are of several kinds.
func Mixed(l *candidates.Layout, hs candidates.HouseSet) bool {
	return hs != 0 && hs&^l.HousesOfKind(hs.First().Kind()) != 0
}

// Restyle puts the names of cells and rows in a text of style RC into the style.
func (s Style) Restyle(text string) string {
	if s == RC {
		return text
	}
	digit := func(i int) bool { return i < len(text) && '1' <= text[i] && text[i] <= '9' }
	ends := func(i int) bool { return i >= len(text) || !isWord(text[i]) }
	var b strings.Builder
	for i := 0; i < len(text); {
		begins := i == 0 || !isWord(text[i-1])
		switch {
		case begins && text[i] == 'r' && digit(i+1) && strings.HasPrefix(text[i+2:], "c") && digit(i+3) && ends(i+4):
			b.WriteString(s.row(int(text[i+1]-'0')) + text[i+3:i+4])
			i += 4
		case begins && strings.HasPrefix(text[i:], "row ") && digit(i+4) && ends(i+5):
			b.WriteString("row " + s.row(int(text[i+4]-'0')))
			i += 5
		default:
			b.WriteByte(text[i])
			i++
		}
	}
	return b.String()
}

// isWord reports whether a byte is a letter, a digit or an underscore.
func isWord(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || '0' <= b && b <= '9' || b == '_'
}

// AnyOf stands for each of the houses: "a row", "a row or box".
func AnyOf(l *candidates.Layout, hs candidates.HouseSet) string {
	var words []string
	for kind, word := range KindWords {
		if hs&l.HousesOfKind(candidates.Kind(kind)) != 0 {
			words = append(words, word)
		}
	}
	return "a " + List(words, "or")
}

// block is the cells in which some rows cross some columns, as bits.
type block struct{ rows, columns uint16 }

// blocks splits the cells into as few blocks as rows or columns that are alike make, in reading order.
func blocks(cells candidates.CellSet) []block {
	var columnsOf, rowsOf [candidates.MaxSize + 1]uint16
	for c := range cells.All() {
		columnsOf[c.Row()] |= 1 << c.Column()
		rowsOf[c.Column()] |= 1 << c.Row()
	}
	var byRow, byColumn []block
	for n := range columnsOf {
		if mask := columnsOf[n]; mask != 0 {
			i := slices.IndexFunc(byRow, func(b block) bool { return b.columns == mask })
			if i < 0 {
				i, byRow = len(byRow), append(byRow, block{columns: mask})
			}
			byRow[i].rows |= 1 << n
		}
		if mask := rowsOf[n]; mask != 0 {
			i := slices.IndexFunc(byColumn, func(b block) bool { return b.rows == mask })
			if i < 0 {
				i, byColumn = len(byColumn), append(byColumn, block{rows: mask})
			}
			byColumn[i].columns |= 1 << n
		}
	}
	if len(byColumn) < len(byRow) {
		return byColumn
	}
	return byRow
}

// AppendCompactCells appends cells as experts write them: "r6c3,r789c1", "F3,GHI1".
func (s Style) AppendCompactCells(b []byte, cells candidates.CellSet) []byte {
	for i, block := range blocks(cells) {
		if i > 0 {
			b = append(b, ',')
		}
		if s == RC {
			b = append(b, 'r')
		}
		for n := range candidates.MaxSize + 1 {
			if block.rows>>n&1 != 0 {
				b = append(b, s.row(n)...)
			}
		}
		if s == RC {
			b = append(b, 'c')
		}
		for n := range candidates.MaxSize + 1 {
			if block.columns>>n&1 != 0 {
				b = append(b, '0'+byte(n))
			}
		}
	}
	return b
}

// CompactHouses gives houses as fish are written: "r37", "r2b5"; extra houses have the letter x,
// and brackets round a number of two figures: "x2(12)".
func (s Style) CompactHouses(hs candidates.HouseSet) string {
	const letters = "rcbx"
	var b strings.Builder
	last := -1
	for h := range hs.All() {
		kind := int(h.Kind())
		if kind != last {
			b.WriteByte(letters[kind])
			last = kind
		}
		if h.Number() > candidates.MaxSize {
			b.WriteString("(" + s.number(h) + ")")
			continue
		}
		b.WriteString(s.number(h))
	}
	return b.String()
}

// Change is the cells that lose the same digits.
type Change struct {
	Digits candidates.DigitSet
	Cells  candidates.CellSet
}

// Changes sorts effects into placements, and removals by what the cells lose, low digits first.
func Changes(effects []explain.Effect) (placed []candidates.Candidate, removed []Change) {
	var lost [candidates.MaxCells]candidates.DigitSet
	for _, e := range effects {
		c := e.Candidate.Cell()
		if e.Place {
			placed = append(placed, e.Candidate)
		} else {
			lost[c] = lost[c].With(e.Candidate.Digit())
		}
	}
	for n, digits := range lost {
		if digits == 0 {
			continue
		}
		i := slices.IndexFunc(removed, func(r Change) bool { return r.Digits == digits })
		if i < 0 {
			i, removed = len(removed), append(removed, Change{Digits: digits})
		}
		removed[i].Cells = removed[i].Cells.With(candidates.Cell(n))
	}
	if len(removed) > 1 {
		sort.SliceStable(removed, func(i, j int) bool { return removed[i].Digits.String() < removed[j].Digits.String() })
	}
	return placed, removed
}

// CompactEffects gives effects as experts write them: "r7c9=3", "r2c3<>7, r2c146<>8".
func (s Style) CompactEffects(effects []explain.Effect) string {
	placed, removed := Changes(effects)
	var b []byte
	for _, k := range placed {
		if len(b) > 0 {
			b = append(b, ", "...)
		}
		b = append(append(append(b, s.Cell(k.Cell())...), '='), '0'+byte(k.Digit()))
	}
	for _, r := range removed {
		if len(b) > 0 {
			b = append(b, ", "...)
		}
		b = append(append(s.AppendCompactCells(b, r.Cells), "<>"...), r.Digits.String()...)
	}
	return string(b)
}

// Cells returns the cells of the board that a text in this style names, also in short: "r4c7", "r47c1", "D7".
func (s Style) Cells(l *candidates.Layout, text string) (cells candidates.CellSet) {
	first, column := [2]byte{'1', '9'}, "c"
	if s == A1 {
		first, column = [2]byte{'A', 'I'}, ""
	}
	run := func(from int, within [2]byte) (end int) {
		for end = from; end < len(text) && within[0] <= text[end] && text[end] <= within[1]; end++ {
		}
		return end
	}
	for i := 0; i < len(text); i++ {
		at := i
		if s == RC {
			if text[i] != 'r' {
				continue
			}
			at++
		}
		rows := run(at, first)
		columns := rows + len(column)
		end := run(min(columns, len(text)), [2]byte{'1', '9'})
		if rows == at || !strings.HasPrefix(text[rows:], column) || end == columns {
			continue
		}
		for _, row := range text[at:rows] {
			for _, column := range text[columns:end] {
				if r, c := int(row)-int(first[0])+1, int(column-'0'); r <= l.Size() && c <= l.Size() {
					cells = cells.With(candidates.At(r, c))
				}
			}
		}
		i = end - 1
	}
	return cells
}
