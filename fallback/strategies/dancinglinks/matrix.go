package dancinglinks

import "pencilmark/candidates"

// Matrix is the exact cover matrix of a board: a row for each candidate, a column for each item, and a 1
// where the candidate covers the item. A solution is a set of rows with exactly one 1 in each column.
//
// The columns stand in blocks: first the cells, then each digit in each house,
// house kind by house kind. A board of size n has n·n·n rows and, with rows,
// columns and boxes, 4·n·n columns: 729 and 324 on the classic board.
type Matrix struct {
	Board   *candidates.Board
	Columns []Column
	Blocks  []Block
	// Covers has the columns of each row, in order. The row of digit d in a
	// cell is cell·n + d-1: see [Matrix.Row].
	Covers [][]int
}

// Column is a column of the matrix: something that is needed exactly once.
type Column struct {
	Cell  int              // of a cell item; -1 for a digit in a house
	House int              // index of [candidates.Board.Houses]
	Digit candidates.Digit // 0 for a cell item
}

// Block is a run of columns of the same sort.
type Block struct {
	Name        string // "cell", "row", "column", "box" or "extra"
	First, Last int    // columns, the last one included
}

// NewMatrix returns the matrix of a board.
func NewMatrix(b *candidates.Board) *Matrix {
	m := &Matrix{Board: b}
	for cell := range b.Cells() {
		m.Columns = append(m.Columns, Column{Cell: cell, House: -1})
	}
	m.Blocks = []Block{{"cell", 0, len(m.Columns) - 1}}
	firstOf := make([]int, len(b.Houses())) // columns
	for h, house := range b.Houses() {
		first := len(m.Columns)
		firstOf[h] = first
		for d := candidates.Digit(1); int(d) <= b.Size(); d++ {
			m.Columns = append(m.Columns, Column{Cell: -1, House: h, Digit: d})
		}
		name := blockNames[house.Kind]
		if last := &m.Blocks[len(m.Blocks)-1]; last.Name == name {
			last.Last = len(m.Columns) - 1
		} else {
			m.Blocks = append(m.Blocks, Block{name, first, len(m.Columns) - 1})
		}
	}
	for cell := range b.Cells() {
		for d := range b.Size() {
			covers := []int{cell}
			for _, h := range b.HousesOf(cell) {
				covers = append(covers, firstOf[h]+d)
			}
			m.Covers = append(m.Covers, covers)
		}
	}
	return m
}

var blockNames = map[candidates.Kind]string{
	candidates.Row: "row", candidates.Column: "column", candidates.Box: "box", candidates.Extra: "extra",
}

// Row returns the row of a digit in a cell.
func (m *Matrix) Row(cell int, d candidates.Digit) int { return cell*m.Board.Size() + int(d) - 1 }

// Candidate returns the cell and the digit of a row.
func (m *Matrix) Candidate(row int) (cell int, d candidates.Digit) {
	return row / m.Board.Size(), candidates.Digit(row%m.Board.Size() + 1)
}

// Kept reports for each row whether the givens keep it: it is the row of a
// given itself, or covers no column that the row of a given covers.
func (m *Matrix) Kept(givens []candidates.Digit) []bool {
	by := make([]int, len(m.Columns)) // the row of a given that covers a column, plus 1
	for cell, d := range givens {
		if d != 0 {
			row := m.Row(cell, d)
			for _, column := range m.Covers[row] {
				by[column] = row + 1
			}
		}
	}
	kept := make([]bool, len(m.Covers))
	for row, covers := range m.Covers {
		kept[row] = true
		for _, column := range covers {
			if by[column] != 0 && by[column] != row+1 {
				kept[row] = false
			}
		}
	}
	return kept
}
