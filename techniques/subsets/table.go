package subsets

import (
	"math/bits"

	"pencilmark/candidates"
)

// table is a house written as a table of its open cells against its digits,
// with a mark for each candidate. Naked and hidden sets are the same thing in
// it, looked at from two sides: n rows, or n columns, with marks in only n
// columns, or rows. Cells are counted by their position in the house.
type table struct {
	house  candidates.House
	cells  [candidates.MaxSize]candidates.Cell
	n      int   // open cells
	digits lines // by position: the digits of the cell, as DigitSet has them
	places lines // by digit, the first is 1: the positions of the digit
}

// lines are the rows or the columns of a table. Each is a set of bits.
type lines [candidates.MaxSize]uint16

// fill makes the table that of the given open cells of house h. Its columns
// stay empty until transpose is called: naked sets do not need them.
func (t *table) fill(g *candidates.Grid, h candidates.House, open candidates.CellSet) {
	t.house, t.n, t.digits, t.places = h, 0, lines{}, lines{}
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		t.cells[t.n], t.digits[t.n] = c, uint16(g.Candidates(c))
		t.n++
	}
}

// transpose derives the columns from the rows.
func (t *table) transpose() {
	for position, row := range t.digits {
		for ; row != 0; row &= row - 1 {
			t.places[bits.TrailingZeros16(row)] |= 1 << position
		}
	}
}

// cellsAt returns the cells at the given positions.
func (t *table) cellsAt(positions uint16) (cells candidates.CellSet) {
	for ; positions != 0; positions &= positions - 1 {
		cells = cells.With(t.cells[bits.TrailingZeros16(positions)])
	}
	return cells
}

// tight calls visit for each choice of n lines that have exactly n bits among
// them, until visit returns false. Empty lines are never chosen. It reports
// whether visit always returned true.
func (ls *lines) tight(n int, visit func(chosen, union uint16) bool) bool {
	var few uint16
	for i, line := range ls {
		if line != 0 && bits.OnesCount16(line) <= n {
			few |= 1 << i
		}
	}
	return bits.OnesCount16(few) < n || ls.extend(n, few, 0, 0, visit)
}

// extend completes a choice by lines of rest, of which each is taken or left
// in turn.
func (ls *lines) extend(n int, rest, chosen, union uint16, visit func(chosen, union uint16) bool) bool {
	left := n - bits.OnesCount16(chosen)
	if left == 0 {
		return bits.OnesCount16(union) < n || visit(chosen, union)
	}
	for ; bits.OnesCount16(rest) >= left; rest &= rest - 1 {
		i := bits.TrailingZeros16(rest)
		if u := union | ls[i]; bits.OnesCount16(u) <= n && !ls.extend(n, rest&(rest-1), chosen|1<<i, u, visit) {
			return false
		}
	}
	return true
}

// own returns the bits that belong to a smaller tight choice among the chosen
// lines.
//
// Let a candidate outside the choice take one of the bits of its union away,
// say b, from all chosen lines. Then some chosen lines have fewer bits than
// they are only if they were tight before and b was one of their bits. So b
// needs all chosen lines, unless it is an own bit of fewer of them. A step
// that only uses own bits is the smaller set under a harder name.
func (ls *lines) own(chosen uint16) (own uint16) {
	for sub := (chosen - 1) & chosen; sub != 0; sub = (sub - 1) & chosen {
		var union uint16
		for rest := sub; rest != 0; rest &= rest - 1 {
			union |= ls[bits.TrailingZeros16(rest)]
		}
		if bits.OnesCount16(union) <= bits.OnesCount16(sub) {
			own |= union
		}
	}
	return own
}
