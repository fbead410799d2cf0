package candidates

import (
	"fmt"
	"strconv"
	"strings"
)

// Board is the geometry of a puzzle of any size, as plain lists: rows, columns,
// boxes and extra houses of cells that are counted in reading order from 0.
//
// [Layout] is the geometry that techniques and proofs ask; its sets end at nine digits. Searches that need
// no sets of cells take a Board, and go on to sixteen and twenty-five digits. There a digit is written as
// one character, 1 to 9 and then A for 10, B for 11 and so on. A Board is immutable and safe to share.
type Board struct {
	spec    string
	size    int
	layout  *Layout
	houses  []BoardHouse
	of      [][]int // houses of each cell
	peers   [][]int // of each cell, in reading order
	columns int     // cells of a row
}

// BoardHouse is a house of a [Board].
type BoardHouse struct {
	Kind   Kind
	Number int   // among those of its kind, from 1
	Cells  []int // in reading order
}

// String gives the house as [House.String] does: "row2", "box16".
func (h BoardHouse) String() string { return h.Kind.String() + strconv.Itoa(h.Number) }

// MaxBoardSize is the number of digits of the largest board: as many as there
// are characters to write them with, and bits in a word to keep them.
const MaxBoardSize = 25

// NewBoard returns the board whose boxes have the given rows and columns. It
// has as many digits as a box has cells, from 4 to [MaxBoardSize].
func NewBoard(boxRows, boxColumns int) (*Board, error) {
	if boxRows < 2 || boxColumns < 2 || boxRows > MaxBoardSize/boxColumns {
		return nil, fmt.Errorf("no board with boxes of %d by %d cells: expected 2 by 2 or more, and at most %d cells a box", boxRows, boxColumns, MaxBoardSize)
	}
	size := boxRows * boxColumns
	houses := make([]BoardHouse, 0, 3*size)
	for kind := Row; kind <= Box; kind++ {
		for n := range size {
			houses = append(houses, BoardHouse{Kind: kind, Number: n + 1})
		}
	}
	for cell := range size * size {
		row, column := cell/size, cell%size
		box := row/boxRows*boxRows + column/boxColumns
		for _, h := range []int{row, size + column, 2*size + box} {
			houses[h].Cells = append(houses[h].Cells, cell)
		}
	}
	b := newBoard(fmt.Sprintf("boxes:%dx%d", boxRows, boxColumns), size, houses)
	if classic, ok := squarest(size); ok && classic == [2]int{boxRows, boxColumns} {
		b.spec = fmt.Sprintf("classic%d", size)
	}
	for _, l := range []*Layout{Classic4, Classic6, Classic8, Classic9} {
		if l.spec == b.spec {
			b.layout = l
		}
	}
	return b, nil
}

// Board returns the board of the layout, whose cells are those of [Layout.Cells] in the same order.
func (l *Layout) Board() *Board {
	index := make(map[Cell]int, MaxCells)
	for c := range l.cells.All() {
		index[c] = len(index)
	}
	var houses []BoardHouse
	for h := range l.houses.All() {
		house := BoardHouse{Kind: h.Kind(), Number: h.Number()}
		for c := range l.houseCells[h].All() {
			house.Cells = append(house.Cells, index[c])
		}
		houses = append(houses, house)
	}
	b := newBoard(l.spec, l.size, houses)
	b.layout = l
	return b
}

// newBoard derives the other tables from the cells of the houses.
func newBoard(spec string, size int, houses []BoardHouse) *Board {
	b := &Board{spec: spec, size: size, columns: size, houses: houses}
	b.of = make([][]int, size*size)
	b.peers = make([][]int, size*size)
	for h, house := range houses {
		for _, cell := range house.Cells {
			b.of[cell] = append(b.of[cell], h)
		}
	}
	for cell := range b.peers {
		sees := make([]bool, size*size)
		for _, h := range b.of[cell] {
			for _, peer := range houses[h].Cells {
				sees[peer] = peer != cell
			}
		}
		for peer, seen := range sees {
			if seen {
				b.peers[cell] = append(b.peers[cell], peer)
			}
		}
	}
	return b
}

// squarest returns the rows and columns of the boxes of a classic board: as near to a square as the size
// allows, and not higher than wide. Sizes that are prime have none.
func squarest(size int) (shape [2]int, ok bool) {
	for rows := 2; rows*rows <= size; rows++ {
		if size%rows == 0 {
			shape, ok = [2]int{rows, size / rows}, true
		}
	}
	return shape, ok
}

// ParseBoard reads a board by its name: what [ParseLayout] reads, and beyond it "classic16", "classic25"
// and the like, and "boxes:3x5" for boxes of three rows and five columns.
func ParseBoard(spec string) (*Board, error) {
	if shape, ok := strings.CutPrefix(spec, "boxes:"); ok {
		rows, columns, found := strings.Cut(shape, "x")
		r, err1 := strconv.Atoi(rows)
		c, err2 := strconv.Atoi(columns)
		if !found || err1 != nil || err2 != nil {
			return nil, fmt.Errorf("unknown board %q: expected boxes: and the rows and columns of a box, as in boxes:3x5", spec)
		}
		return NewBoard(r, c)
	}
	if size, ok := strings.CutPrefix(spec, "classic"); ok {
		if n, err := strconv.Atoi(size); err == nil && n > MaxSize {
			shape, ok := squarest(n)
			if !ok {
				return nil, fmt.Errorf("unknown board %q: %d cells make no box of several rows and columns", spec, n)
			}
			return NewBoard(shape[0], shape[1])
		}
	}
	l, err := ParseLayout(spec)
	if err != nil {
		return nil, err
	}
	return l.Board(), nil
}

// String gives the name that [ParseBoard] reads.
func (b *Board) String() string { return b.spec }

// Size returns the number of digits, which is the number of rows, of columns and of cells in each house.
func (b *Board) Size() int { return b.size }

// Cells returns the number of cells.
func (b *Board) Cells() int { return len(b.of) }

// Layout returns the layout of the same geometry, nil where none is that large.
func (b *Board) Layout() *Layout { return b.layout }

// Houses returns all houses: rows, columns, boxes, extra houses. The caller must not change them.
func (b *Board) Houses() []BoardHouse { return b.houses }

// HousesOf returns the houses of a cell, as indices of [Board.Houses]. The
// caller must not change the slice.
func (b *Board) HousesOf(cell int) []int { return b.of[cell] }

// Peers returns the cells that share a house with the cell, in reading order.
// The caller must not change the slice.
func (b *Board) Peers(cell int) []int { return b.peers[cell] }

// CellName gives a cell by row and column: "r4c12".
func (b *Board) CellName(cell int) string {
	return "r" + strconv.Itoa(cell/b.columns+1) + "c" + strconv.Itoa(cell%b.columns+1)
}

// symbols are the characters that digits are written with.
const symbols = ".123456789ABCDEFGHIJKLMNOP"

// Symbol gives the digit as one character, "." for no digit.
func (b *Board) Symbol(d Digit) string { return symbols[d : d+1] }

// ParseSymbol reads a digit of this board, 0 for an empty cell, written
// . 0 * _ or -. Letters may be large or small.
func (b *Board) ParseSymbol(c byte) (d Digit, ok bool) {
	if strings.IndexByte(".0*_-", c) >= 0 {
		return 0, true
	}
	if 'a' <= c && c <= 'z' {
		c -= 'a' - 'A'
	}
	i := strings.IndexByte(symbols[:b.size+1], c)
	return Digit(max(i, 0)), i > 0
}

// Text gives digits in reading order, "." for open cells.
func (b *Board) Text(digits []Digit) string {
	text := make([]byte, len(digits))
	for i, d := range digits {
		text[i] = symbols[d]
	}
	return string(text)
}

// Digits returns a filling of the layout of this board as a list, one digit a
// cell. The board must have a layout.
func (b *Board) Digits(f *Filling) []Digit {
	digits := make([]Digit, 0, b.Cells())
	for c := range b.layout.cells.All() {
		digits = append(digits, f[c])
	}
	return digits
}

// Filling returns a list of digits as a filling of the layout of this board, which it must have.
func (b *Board) Filling(digits []Digit) (f Filling) {
	cells := b.layout.cells
	for _, d := range digits {
		c, _ := cells.Next()
		f[c] = d
	}
	return f
}

// Clash returns a house that holds a digit twice; ok is false if none does.
func (b *Board) Clash(digits []Digit) (h BoardHouse, d Digit, ok bool) {
	for _, h := range b.houses {
		var seen uint32
		for _, cell := range h.Cells {
			if d := digits[cell]; d != 0 {
				if seen>>d&1 != 0 {
					return h, d, true
				}
				seen |= 1 << d
			}
		}
	}
	return BoardHouse{}, 0, false
}

// Solves reports whether the solution fills every cell, keeps to the rules and agrees with the givens.
func (b *Board) Solves(solution, givens []Digit) bool {
	for cell, d := range solution {
		if d == 0 || givens[cell] != 0 && givens[cell] != d {
			return false
		}
	}
	_, _, clash := b.Clash(solution)
	return !clash && len(solution) == b.Cells()
}
