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
	bothBands = 1 | 1<<32        // times a set of cells of a band: these in the first two
)

// place is a cell of the board: 32 times its band, and its number therein.
type place int

// placeOf gives the place of a cell of the board.
var placeOf = func() (t [candidates.MaxCells]place) {
	for c := range t {
		t[c] = place(c/bandCells*32 + c%bandCells)
	}
	return t
}()

// cellOf gives the cell of the board at a place.
var cellOf = func() (t [128]candidates.Cell) {
	for c, p := range placeOf {
		t[p] = candidates.Cell(c)
	}
	return t
}()

// cells is a set of places: those of the first two bands in the halves of the
// first word, those of the third in the second.
type cells struct{ upper, lower uint64 }

// everywhere are all cells of the board.
var everywhere = cells{allCells * bothBands, allCells}

// peers has the cells that a cell sees, by place. Its length spares bounds checks.
var peers = func() (t [128]cells) {
	for c, p := range placeOf {
		for seen := range candidates.Classic9.Peers(candidates.Cell(c)).All() {
			t[p].add(placeOf[seen])
		}
	}
	return t
}()

// add adds a place.
func (s *cells) add(p place) {
	bit := uint64(1) << (p & 63)
	third := -uint64(p >> 6) // all bits, or none
	s.upper |= bit &^ third
	s.lower |= bit & third
}

// segments returns which of the nine segments of a band have places, from the
// least bit on: the first of each row, the second, the third. It does the same
// to the band in the upper half of a word, if there is one.
func segments(places uint64) uint64 {
	first := (places | places>>1 | places>>2) & (eachBox * eachRow * bothBands)
	return first | first>>8 | first>>16
}

// A segmentRule tells what follows from the segments in which a digit has places.
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
				permutation |= 1 << (r + 3*box)
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

// columns returns in the nine least bits the columns of a band that have places.
// It does the same to the band in the upper half of a word, if there is one.
func columns(places uint64) uint64 { return places | places>>9 | places>>18 }

// A columnRule tells what follows from the columns in which a digit has places in a band.
type columnRule struct {
	// turned has the columns, those of each box turned by one in the low half and by two in the high half.
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

// cross returns the columns of a band that are part of some permutation, given those of a digit in the two
// other bands. A column is part of one if of the other two columns of its box each band can take one.
func cross(a, b *columnRule) uint32 {
	both := a.turned & bits.RotateLeft32(b.turned, 16)
	return (both | both>>16) & row
}

// nonzero returns 1 if any bit is set, else 0, without a branch: which digits change cannot be predicted.
func nonzero(x uint64) uint32 { return uint32((x | -x) >> 63) }
