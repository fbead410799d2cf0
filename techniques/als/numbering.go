package als

import (
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
)

// numbering gives the candidates of a grid numbers, so that sets of them are rows of words, see
// [bitset.Set]. They keep their numbers from grid to grid until three quarters of the words will do.
type numbering struct {
	words  int                                             // of a row
	of     [candidates.MaxSize][candidates.MaxCells]uint16 // by digit and cell
	list   []candidates.Candidate
	places candidates.CandidateSet                                     // all that are left
	digit  [candidates.MaxSize][candidates.MaxCandidates/64 + 1]uint64 // by digit, the candidates for it that are left
	left   [candidates.MaxCandidates/64 + 1]uint64                     // all that are
}

// number makes the numbering that of the grid. It reports whether the candidates have new numbers.
func (n *numbering) number(g *candidates.Grid, isNew bool) (renumbered bool) {
	for d := range g.Layout().Size() {
		n.places.SetPlaces(candidates.Digit(d+1), g.Places(candidates.Digit(d+1)).And(g.Open()))
	}
	if words := bitset.Words(n.places.Len()); isNew || 4*words <= 3*n.words {
		n.words, renumbered = words, true
		n.list = n.list[:0]
		for k := range n.places.All() {
			n.of[k.Digit()-1][k.Cell()] = uint16(len(n.list))
			n.list = append(n.list, k)
		}
	}
	clear(n.left[:n.words])
	for d := range g.Layout().Size() {
		row := bitset.Set(n.digit[d][:n.words])
		clear(row)
		for cells := n.places.Places(candidates.Digit(d + 1)); !cells.IsEmpty(); {
			c, _ := cells.Next()
			row.Add(int(n.of[d][c]))
		}
		for w, word := range row {
			n.left[w] |= word
		}
	}
	return renumbered
}

// setOf returns the candidates of a row; ok is false if there are none.
func (n *numbering) setOf(row []uint64) (ks candidates.CandidateSet, ok bool) {
	for w, word := range row {
		for ; word != 0; word &= word - 1 {
			ks.Add(n.list[64*w+bits.TrailingZeros64(word)])
			ok = true
		}
	}
	return ks, ok
}
