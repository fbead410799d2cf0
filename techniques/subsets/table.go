package subsets

import (
	"math/bits"

	"pencilmark/candidates"
)

// table is a house written as a table of its cells against its digits, with a mark for each candidate.
// Naked and hidden sets are the same thing in it, looked at from two sides: n rows, or n columns, with
// marks in only n columns, or rows. Each search fills in what it needs: rows, or columns.
type table struct {
	house candidates.House
	cells candidates.CellSet // those that are counted by their position
	lines
}

// lines are the rows or the columns of a table. Each is a set of bits.
type lines [candidates.MaxSize]uint16

// rows makes the table that of the given cells of house h: a line for each cell, the digits that it holds.
func (t *table) rows(g *candidates.Grid, h candidates.House, cells candidates.CellSet) {
	t.house, t.cells, t.lines = h, cells, lines{}
	n := 0
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		t.lines[n] = uint16(g.Candidates(c))
		n++
	}
}

// columns makes the table that of the given digits of house h: a line for each
// digit, the first is 1, the positions of its places.
func (t *table) columns(g *candidates.Grid, h candidates.House, digits candidates.DigitSet) {
	t.house, t.cells, t.lines = h, g.Layout().HouseCells(h), lines{}
	position := uint16(1)
	cells := t.cells
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		held := g.Candidates(c) & digits
		for d, ok := held.Next(); ok; d, ok = held.Next() {
			t.lines[d-1] |= position
		}
		position <<= 1
	}
}

// cellsAt returns the cells at the given positions.
func (t *table) cellsAt(positions uint16) (cells candidates.CellSet) {
	all := t.cells
	for ; positions != 0; positions >>= 1 {
		if c, _ := all.Next(); positions&1 != 0 {
			cells = cells.With(c)
		}
	}
	return cells
}

// tight calls visit for each choice of n of the given lines, none of which is empty, that have exactly n
// bits among them, until visit returns false. It reports whether visit always returned true.
func (ls *lines) tight(n int, given uint16, visit func(chosen, union uint16) bool) bool {
	return ls.extend(n, n, given, 0, 0, visit)
}

// extend completes a choice by so many lines of rest, in every way.
func (ls *lines) extend(n, left int, rest, chosen, union uint16, visit func(chosen, union uint16) bool) bool {
	if left == 0 {
		return bits.OnesCount16(union) < n || visit(chosen, union)
	}
	for ; bits.OnesCount16(rest) >= left; rest &= rest - 1 {
		i := bits.TrailingZeros16(rest)
		if u := union | ls[i]; bits.OnesCount16(u) <= n && !ls.extend(n, left-1, rest&(rest-1), chosen|1<<i, u, visit) {
			return false
		}
	}
	return true
}

// own returns the bits that belong to a smaller tight choice among the chosen lines.
//
// Let a candidate outside the choice take one of the bits of its union away, say b, from all chosen lines.
// Then some chosen lines have fewer bits than they are only if they were tight before and b was one of
// their bits. So b needs all chosen lines, unless it is an own bit of fewer of them. A step that only uses
// own bits is the smaller set under a harder name.
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
