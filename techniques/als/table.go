package als

import (
	"pencilmark/candidates"
	"pencilmark/techniques/internal/scratch"
)

// table holds sets of almost locked sets, in rows by some number and a digit. A
// row is a list of words: bit i of word w is the set 64w+i.
type table struct {
	words int
	bits  []uint64
}

// reset empties the table, for rows up to a number of sets, in the same memory
// if that is enough.
func (t *table) reset(rows, sets int) {
	t.words = (sets + 63) / 64
	t.bits = scratch.Cleared(t.bits, rows*candidates.MaxSize*t.words)
}

func (t *table) row(i int, d candidates.Digit) []uint64 {
	from := (i*candidates.MaxSize + int(d) - 1) * t.words
	return t.bits[from : from+t.words]
}

func with(row []uint64, set int)     { row[set/64] |= 1 << (set % 64) }
func has(row []uint64, set int) bool { return row[set/64]>>(set%64)&1 != 0 }
