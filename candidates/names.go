package candidates

import (
	"fmt"
	"strconv"
	"strings"

	"pencilmark/candidates/fault"
)

// Limits of every layout. Arrays indexed by the small integer types of this package have these lengths.
const (
	MaxSize       = 9                     // digits, and cells in a house
	MaxCells      = MaxSize * MaxSize     // cells of a board
	MaxHouses     = 64                    // rows, columns, boxes, extra houses: as many as a word has bits
	MaxExtra      = MaxHouses - 3*MaxSize // extra houses
	MaxCandidates = MaxCells * MaxSize
	MaxItems      = MaxCells + MaxHouses*MaxSize
)

// Digit is a digit from 1 to 9. The zero value means no digit.
type Digit uint8

// String gives the digit as one character, "." for no digit.
func (d Digit) String() string {
	if d == 0 {
		return "."
	}
	return strconv.Itoa(int(d))
}

// Cell is a cell of the board. It counts in reading order over nine columns, whatever the size of the
// layout, so that a cell is the same value on all boards that have it.
type Cell uint8

// At returns the cell in the given row and column, both counted from 1. It panics outside 1 to 9.
func At(row, column int) Cell {
	if row < 1 || row > MaxSize || column < 1 || column > MaxSize {
		panic(fmt.Sprintf("candidates: no cell in row %d, column %d", row, column))
	}
	return Cell((row-1)*MaxSize + column - 1)
}

// Row returns the number of the cell's row, counted from 1.
func (c Cell) Row() int { return int(c)/MaxSize + 1 }

// Column returns the number of the cell's column, counted from 1.
func (c Cell) Column() int { return int(c)%MaxSize + 1 }

// Distance returns how far apart two cells are on paper: the rows plus the
// columns that the eye has to cross from one to the other.
func (c Cell) Distance(d Cell) int {
	rows, columns := c.Row()-d.Row(), c.Column()-d.Column()
	return max(rows, -rows) + max(columns, -columns)
}

// String gives the cell by row and column: "r4c7".
func (c Cell) String() string { return cellNames[c] }

// The names of cells, candidates and items are in tables, since documents and sentences are full of them.
var (
	cellNames = tabulate(1<<8, func(c Cell) string {
		return string([]byte{'r', '0' + byte(c.Row()), 'c', '0' + byte(c.Column())})
	})
	candidateNames = tabulate(MaxCandidates, candidateName)
	itemNames      = tabulate(MaxItems, itemName)
)

// tabulate returns the values of a function of numbers below n.
func tabulate[N ~uint8 | ~uint16](n int, of func(N) string) []string {
	table := make([]string, n)
	for i := range table {
		table[i] = of(N(i))
	}
	return table
}

// ParseCell reads what [Cell.String] writes.
func ParseCell(s string) (Cell, error) {
	if len(s) == 4 && s[0] == 'r' && s[2] == 'c' && isDigit(s[1]) && isDigit(s[3]) {
		return At(int(s[1]-'0'), int(s[3]-'0')), nil
	}
	return 0, fault.Errorf("%q is not a cell: expected the form r4c7", s)
}

func isDigit(b byte) bool { return '1' <= b && b <= '9' }

// Kind is the kind of a house.
type Kind uint8

// The kinds of houses. The zero value is a valid kind, so that kinds can index arrays.
const (
	Row Kind = iota
	Column
	Box
	Extra // a diagonal, a window of windoku
)

const numKinds = 4

var kindNames = [numKinds]string{"row", "col", "box", "extra"}

// String gives the short name used in house names: "row", "col", "box", "extra".
func (k Kind) String() string { return kindNames[k] }

// IsLine reports whether houses of this kind are rows or columns.
func (k Kind) IsLine() bool { return k <= Column }

// House is a row, column, box or extra house. Like cells, houses have the same
// value in all layouts that have them.
type House uint8

// NoHouse is the box of a cell that is in none. It has no cells, and no set has it.
const NoHouse House = MaxHouses

// HouseOf returns the house of a kind with the given number, counted from 1. It panics outside 1 to 9, of
// extra houses outside 1 to [MaxExtra].
func HouseOf(kind Kind, number int) House {
	if kind >= numKinds || number < 1 || number > most(kind) {
		panic(fmt.Sprintf("candidates: no house of kind %d with number %d", kind, number))
	}
	return house(kind, number-1)
}

// most returns how many houses of a kind there may be.
func most(kind Kind) int {
	if kind == Extra {
		return MaxExtra
	}
	return MaxSize
}

// house returns the house of a kind with the given number, counted from 0.
func house(kind Kind, n int) House { return House(int(kind)*MaxSize + n) }

// Kind returns the kind of the house.
func (h House) Kind() Kind { return min(Kind(h/MaxSize), Extra) }

// Number returns the number of the house among those of its kind, from 1.
func (h House) Number() int { return int(h) - int(h.Kind())*MaxSize + 1 }

// String gives the house by kind and number: "row2", "col5", "box5", "extra12".
// What no layout has, such as an item from outside may name, is "house64" and up.
func (h House) String() string {
	if h >= MaxHouses {
		return "house" + strconv.Itoa(int(h))
	}
	return kindNames[h.Kind()] + strconv.Itoa(h.Number())
}

// ParseHouse reads what [House.String] writes.
func ParseHouse(s string) (House, error) {
	for kind, name := range kindNames {
		if number, ok := strings.CutPrefix(s, name); ok && number != "" && isDigit(number[0]) {
			if n, err := strconv.Atoi(number); err == nil && n <= most(Kind(kind)) {
				return HouseOf(Kind(kind), n), nil
			}
		}
	}
	return 0, fmt.Errorf("%q is not a house: expected the form row2, col5, box5 or extra1", s)
}

// Candidate is a digit in a cell.
type Candidate uint16

// Of returns the candidate for digit d in cell c.
func Of(c Cell, d Digit) Candidate { return Candidate(int(c)*MaxSize + int(d) - 1) }

// Cell returns the cell of the candidate.
func (k Candidate) Cell() Cell { return Cell(k / MaxSize) }

// Digit returns the digit of the candidate.
func (k Candidate) Digit() Digit { return Digit(k%MaxSize) + 1 }

// String gives the candidate as an equation: "r4c7=5".
func (k Candidate) String() string {
	if k < MaxCandidates {
		return candidateNames[k]
	}
	return candidateName(k)
}

func candidateName(k Candidate) string { return k.Cell().String() + "=" + k.Digit().String() }

// ParseCandidate reads what [Candidate.String] writes.
func ParseCandidate(s string) (Candidate, error) {
	if len(s) == 6 && s[4] == '=' && isDigit(s[5]) {
		if c, err := ParseCell(s[:4]); err == nil {
			return Of(c, Digit(s[5]-'0')), nil
		}
	}
	return 0, fmt.Errorf("%q is not a candidate: expected the form r4c7=5", s)
}

// Item is something that needs exactly one true candidate: a cell (it holds
// some digit) or a digit in a house (it stands somewhere in it).
// Items are ordered: cells first, then houses by kind and number, then digit.
type Item uint16

// CellItem returns the item "cell c holds some digit".
func CellItem(c Cell) Item { return Item(c) }

// HouseItem returns the item "digit d stands somewhere in house h".
func HouseItem(d Digit, h House) Item { return Item(MaxCells + int(h)*MaxSize + int(d) - 1) }

// Cell returns the cell of a cell item; ok is false for a house item.
func (i Item) Cell() (c Cell, ok bool) {
	if i < MaxCells {
		return Cell(i), true
	}
	return 0, false
}

// House returns the digit and the house of a house item; ok is false for a cell item.
func (i Item) House() (d Digit, h House, ok bool) {
	if i < MaxCells {
		return 0, 0, false
	}
	n := i - MaxCells
	return Digit(n%MaxSize) + 1, House(n / MaxSize), true
}

// String gives a cell item as its cell, "r4c3", and a house item as digit and house, "5@row2".
func (i Item) String() string {
	if i < MaxItems {
		return itemNames[i]
	}
	return itemName(i)
}

func itemName(i Item) string {
	if d, h, ok := i.House(); ok {
		return d.String() + "@" + h.String()
	}
	return Cell(i).String()
}

// ParseItem reads what [Item.String] writes.
func ParseItem(s string) (Item, error) {
	if c, err := ParseCell(s); err == nil {
		return CellItem(c), nil
	}
	if len(s) > 2 && s[1] == '@' && isDigit(s[0]) {
		if h, err := ParseHouse(s[2:]); err == nil {
			return HouseItem(Digit(s[0]-'0'), h), nil
		}
	}
	return 0, fmt.Errorf("%q is not an item: expected a cell like r4c3 or a digit in a house like 5@row2", s)
}
