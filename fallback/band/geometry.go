package band

import (
	"math/bits"

	"pencilmark/candidates"
)

// The cells of a band are numbered as they are read.
const (
	bandCells = 27
	allCells  = 1<<bandCells - 1
	allDigits = 1<<9 - 1
	row       = 1<<9 - 1         // the first row of a band
	eachRow   = 1 | 1<<9 | 1<<18 // times a set of columns: these in every row
	eachBox   = 1 | 1<<3 | 1<<6  // times a set of columns of the first box: these in every box
)

// bandOf and cellOf give the band of a cell of the board and its number therein.
var bandOf, cellOf = func() (band, cell [candidates.MaxCells]int) {
	for c := range candidates.MaxCells {
		band[c], cell[c] = c/bandCells, c%bandCells
	}
	return band, cell
}()

// A peerRule tells where else a digit can stand that is in a given cell of a band.
type peerRule struct {
	band  uint32 // in the band itself: the cell, and all cells that it does not see
	other uint32 // in each other band: all but the column
}

// peerRules has a rule a cell. Its length spares the bounds check for indexes of five bits.
var peerRules = func() (t [32]peerRule) {
	for c := range bandCells {
		r, column := c/9, c%9
		sameRow := uint32(row) << (9 * r)
		sameColumn := uint32(eachRow) << column
		sameBox := uint32(7*eachRow) << (column / 3 * 3)
		t[c] = peerRule{allCells&^(sameRow|sameColumn|sameBox) | 1<<c, allCells &^ sameColumn}
	}
	return t
}()

// segments returns which of the nine segments of a band have places, row by row.
func segments(places uint32) uint32 {
	return uint32(rowSegments[places&row]) |
		uint32(rowSegments[places>>9&row])<<3 |
		uint32(rowSegments[places>>18&row])<<6
}

var rowSegments = func() (t [row + 1]uint8) {
	for places := range t {
		for box := range 3 {
			if places>>(3*box)&7 != 0 {
				t[places] |= 1 << box
			}
		}
	}
	return t
}()

// A segmentRule tells what follows from the segments in which a digit has
// places.
type segmentRule struct {
	keep  uint32 // the cells of segments that are part of some permutation; none if there is no permutation
	alone uint32 // the cells of segments that are part of every permutation
}

var segmentRules = func() (t [512]segmentRule) {
	for left := range t {
		t[left].alone = allCells
		for _, boxes := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
			permutation, cells := 0, uint32(0)
			for r, box := range boxes {
				permutation |= 1 << (3*r + box)
				cells |= 7 << (9*r + 3*box)
			}
			if left&permutation == permutation {
				t[left].keep |= cells
				t[left].alone &= cells
			}
		}
	}
	return t
}()

// columns returns the columns of a band that have places.
func columns(places uint32) uint32 { return (places | places>>9 | places>>18) & row }

// A columnRule tells what follows from the columns in which a digit has places
// in a band.
type columnRule struct {
	// turned has the columns, those of each box turned by one in the low half and
	// by two in the high half.
	turned uint32
	alone  uint32 // the cells of columns that are the only ones in their box
}

var columnRules = func() (t [row + 1]columnRule) {
	for left := range t {
		for box := range 3 {
			inBox := uint32(left) >> (3 * box) & 7
			once := (inBox<<1 | inBox>>2) & 7
			twice := (inBox<<2 | inBox>>1) & 7
			t[left].turned |= (once | twice<<16) << (3 * box)
			if bits.OnesCount32(inBox) == 1 {
				t[left].alone |= inBox << (3 * box) * eachRow
			}
		}
	}
	return t
}()

// crossed returns the cells of a band that some permutation leaves, given the
// columns of a digit in the two other bands. A column is part of a permutation
// if of the other two columns of its box each band can take one.
func crossed(a, b *columnRule) uint32 {
	both := a.turned & bits.RotateLeft32(b.turned, 16)
	return (both | both>>16) & row * eachRow
}

// any returns 1 if any bit is set, else 0, without a branch: which digits change
// cannot be predicted.
func any(x uint32) uint32 { return (x | -x) >> 31 }

// peers has the cells that a cell sees, by band and cell, 32 a band: those of the first two
// bands in the halves of the first word, those of the third in the second.
var peers = func() (t [96][2]uint64) {
	for b := range 3 {
		for c := range bandCells {
			var seen [3]uint64
			for i := range seen {
				seen[i] = uint64(allCells &^ peerRules[c].other)
			}
			seen[b] = uint64(allCells &^ peerRules[c].band)
			t[32*b+c] = [2]uint64{seen[0] | seen[1]<<32, seen[2]}
		}
	}
	return t
}()
