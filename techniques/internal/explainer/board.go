// Package explainer finds the steps that Sudoku Explainer takes, in its order, and rates them on its scale.
//
// The order of the rules, the ratings and what decides between steps of one rule are those of the classic
// revision. What it finds is the same; how it is found is not. It knows the nine by nine board with nothing
// but rows, columns and boxes.
package explainer

import (
	"math/bits"

	"pencilmark/candidates"
)

// The houses in the order in which the rules look at them: boxes, rows, columns.
const (
	boxes   = 0
	rows    = 9
	columns = 18
	houses  = 27
)

// Geometry. A house numbers its cells from left to right and from top to bottom.
var (
	housesOf [81][3]uint8 // the box, row and column of a cell
	indexIn  [81][3]uint8 // the number of the cell in each of them
	cellIn   [houses][9]uint8
	metBy    [81]uint32             // the houses of a cell, as a mask
	peersOf  [81][20]uint8          // box, then the rest of the row, then the rest of the column
	peerSet  [81]cellSet            // the same
	inHouse  [houses]cellSet        // the cells of a house
	common   [houses][houses]uint16 // where in the first house the cells are that are in the second too
	itemsOf  [off][4]member         // the items of a candidate: the cell, then the digit in its houses
	inItem   [itemCount][16]int16   // the candidates that an item may have, by their bits
)

// itemCount is the number of items, each of which has one true candidate: the cells and the digits of the houses.
const itemCount = 81 + houses*9

// items says what each item has left: the cells, then the digits of each house.
type items [itemCount]uint16

// member is a candidate as one of an item.
type member struct {
	item, bit uint16
	seen      uint16 // itself, and what it has in common with an item before
	cause     uint8  // of what follows from the item
}

func init() {
	for c := range 81 {
		r, k := c/9, c%9
		b := r/3*3 + k/3
		housesOf[c] = [3]uint8{boxes + uint8(b), rows + uint8(r), columns + uint8(k)}
		indexIn[c] = [3]uint8{uint8(r%3*3 + k%3), uint8(k), uint8(r)}
		for t, h := range housesOf[c] {
			cellIn[h][indexIn[c][t]] = uint8(c)
			inHouse[h].add(c)
			metBy[c] |= 1 << h
		}
	}
	for c := range 81 {
		n := 0
		for _, h := range housesOf[c] {
			for _, p := range cellIn[h] {
				if int(p) != c && !peerSet[c].has(int(p)) {
					peersOf[c][n] = p
					peerSet[c].add(int(p))
					n++
				}
			}
		}
	}
	for k := range off {
		c, d := k/9, k%9
		itemsOf[k][0] = member{uint16(c), 1 << d, 1 << d, byCell}
		inItem[c][d] = int16(k)
		for t, h := range housesOf[c] {
			n := 81 + int(h)*9 + d
			itemsOf[k][t+1] = member{uint16(n), 1 << indexIn[c][t], 1 << indexIn[c][t], h}
			inItem[n][indexIn[c][t]] = int16(k)
		}
	}
	for h := range houses {
		for i, c := range cellIn[h] {
			for _, other := range housesOf[c] {
				common[h][other] |= 1 << i
			}
		}
	}
	for k := range off {
		for t := 2; t < 4; t++ {
			itemsOf[k][t].seen = common[itemsOf[k][t].cause][itemsOf[k][1].cause]
		}
	}
}

// cellSet is a set of cells.
type cellSet struct{ lo, hi uint64 }

func (s *cellSet) add(c int) {
	if c < 64 {
		s.lo |= 1 << c
	} else {
		s.hi |= 1 << (c - 64)
	}
}

func (s *cellSet) remove(c int) {
	if c < 64 {
		s.lo &^= 1 << c
	} else {
		s.hi &^= 1 << (c - 64)
	}
}

func (s cellSet) has(c int) bool {
	if c < 64 {
		return s.lo>>c&1 != 0
	}
	return s.hi>>(c-64)&1 != 0
}

func (s cellSet) and(t cellSet) cellSet { return cellSet{s.lo & t.lo, s.hi & t.hi} }
func (s cellSet) or(t cellSet) cellSet  { return cellSet{s.lo | t.lo, s.hi | t.hi} }
func (s cellSet) meets(t cellSet) bool  { return s.lo&t.lo|s.hi&t.hi != 0 }
func (s cellSet) empty() bool           { return s.lo|s.hi == 0 }

// next takes the first cell out of the set; -1 if there is none.
func (s *cellSet) next() int {
	if s.lo != 0 {
		c := bits.TrailingZeros64(s.lo)
		s.lo &= s.lo - 1
		return c
	}
	if s.hi != 0 {
		c := bits.TrailingZeros64(s.hi) + 64
		s.hi &= s.hi - 1
		return c
	}
	return -1
}

// board is a position. A placed cell has no candidates, and its digit no places in its houses.
type board struct {
	digits [81]uint16        // the candidates of each cell, bit 0 for digit 1
	places [houses][9]uint16 // the places of each digit in each house
	open   [houses]uint16    // the cells without a digit
	left   int               // how many there are
}

// candidate numbers a digit in a cell, both from 0.
func candidate(c, d int) int { return c*9 + d }

// candidateOf is the candidate with a number.
func candidateOf(k int) candidates.Candidate {
	return candidates.Of(candidates.Cell(k/9), candidates.Digit(k%9+1))
}

func (b *board) has(c, d int) bool { return b.digits[c]>>d&1 != 0 }

// remove strikes a candidate, whether or not it is there.
func (b *board) remove(c, d int) {
	b.digits[c] &^= 1 << d
	h, i := &housesOf[c], &indexIn[c]
	b.places[h[0]][d] &^= 1 << i[0]
	b.places[h[1]][d] &^= 1 << i[1]
	b.places[h[2]][d] &^= 1 << i[2]
}

// place writes a digit and strikes what it excludes.
func (b *board) place(c, d int) {
	for m := b.digits[c]; m != 0; m &= m - 1 {
		b.remove(c, bits.TrailingZeros16(m))
	}
	for t, h := range housesOf[c] {
		b.open[h] &^= 1 << indexIn[c][t]
		for m := b.places[h][d]; m != 0; m &= m - 1 {
			b.remove(int(cellIn[h][bits.TrailingZeros16(m)]), d)
		}
	}
	b.left--
}

// read makes the board of a grid.
func (b *board) read(g *candidates.Grid) {
	*b = board{}
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		m := uint16(g.Candidates(c))
		b.digits[c] = m
		b.left++
		h, i := &housesOf[c], &indexIn[c]
		for t := range 3 {
			b.open[h[t]] |= 1 << i[t]
		}
		for ; m != 0; m &= m - 1 {
			d := bits.TrailingZeros16(m)
			for t := range 3 {
				b.places[h[t]][d] |= 1 << i[t]
			}
		}
	}
}

// items returns the items of the board.
func (b *board) items() (all items) {
	n := copy(all[:], b.digits[:])
	for h := range b.places {
		n += copy(all[n:], b.places[h][:])
	}
	return all
}

func count(m uint16) int  { return bits.OnesCount16(m) }
func lowest(m uint16) int { return bits.TrailingZeros16(m) }
