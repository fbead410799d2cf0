package candidates

import (
	"iter"
	"math/bits"
	"strings"
)

// DigitSet is a set of digits, one bit a digit. The zero value is empty.
type DigitSet uint16

// Digits returns the set of the given digits.
func Digits(ds ...Digit) (s DigitSet) {
	for _, d := range ds {
		s = s.With(d)
	}
	return s
}

// With returns the set with d added.
func (s DigitSet) With(d Digit) DigitSet { return s | 1<<(d-1) }

// Without returns the set with d taken out.
func (s DigitSet) Without(d Digit) DigitSet { return s &^ (1 << (d - 1)) }

// Has reports whether d is in the set.
func (s DigitSet) Has(d Digit) bool { return s>>(d-1)&1 != 0 }

// Len returns the number of digits in the set.
func (s DigitSet) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the smallest digit, 0 if the set is empty.
func (s DigitSet) First() Digit {
	if s == 0 {
		return 0
	}
	return Digit(bits.TrailingZeros16(uint16(s))) + 1
}

// Last returns the greatest digit, 0 if the set is empty.
func (s DigitSet) Last() Digit { return Digit(bits.Len16(uint16(s))) }

// Sum returns what the digits add up to.
func (s DigitSet) Sum() (sum int) {
	for d := range s.All() {
		sum += int(d)
	}
	return sum
}

// Single returns the digit of a set that has exactly one.
func (s DigitSet) Single() (d Digit, ok bool) { return s.First(), s != 0 && s&(s-1) == 0 }

// Next takes the smallest digit out of the set and returns it; ok is false if there was none.
func (s *DigitSet) Next() (d Digit, ok bool) {
	if *s == 0 {
		return 0, false
	}
	d = s.First()
	*s &= *s - 1
	return d, true
}

// All yields the digits in ascending order.
func (s DigitSet) All() iter.Seq[Digit] {
	return func(yield func(Digit) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// String gives the digits without separators: "357".
func (s DigitSet) String() string {
	var b strings.Builder
	for d := range s.All() {
		b.WriteString(d.String())
	}
	return b.String()
}

// CellSet is a set of cells, one bit a cell. The zero value is empty. Two words in a struct stay in
// registers; an array of two does not, which makes loops over pairs of sets two and a half times slower.
type CellSet struct{ lo, hi uint64 }

// Cells returns the set of the given cells.
func Cells(cs ...Cell) (s CellSet) {
	for _, c := range cs {
		s = s.With(c)
	}
	return s
}

// With returns the set with c added.
func (s CellSet) With(c Cell) CellSet {
	if c < 64 {
		s.lo |= 1 << c
	} else {
		s.hi |= 1 << (c - 64)
	}
	return s
}

// Without returns the set with c taken out.
func (s CellSet) Without(c Cell) CellSet {
	if c < 64 {
		s.lo &^= 1 << c
	} else {
		s.hi &^= 1 << (c - 64)
	}
	return s
}

// Has reports whether c is in the set.
func (s CellSet) Has(c Cell) bool {
	if c < 64 {
		return s.lo>>c&1 != 0
	}
	return s.hi>>(c-64)&1 != 0
}

// And returns the cells that are in both sets.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s.lo & t.lo, s.hi & t.hi} }

// Or returns the cells that are in either set.
func (s CellSet) Or(t CellSet) CellSet { return CellSet{s.lo | t.lo, s.hi | t.hi} }

// AndNot returns the cells of s that are not in t.
func (s CellSet) AndNot(t CellSet) CellSet { return CellSet{s.lo &^ t.lo, s.hi &^ t.hi} }

// Within reports whether every cell of s is in t.
func (s CellSet) Within(t CellSet) bool { return s.lo&^t.lo == 0 && s.hi&^t.hi == 0 }

// Meets reports whether the sets have a cell in common.
func (s CellSet) Meets(t CellSet) bool { return s.lo&t.lo|s.hi&t.hi != 0 }

// IsEmpty reports whether there is no cell in the set.
func (s CellSet) IsEmpty() bool { return s.lo|s.hi == 0 }

// Before reports whether s comes before t when sets are ordered by their last
// cell, then the one before it, and so on.
func (s CellSet) Before(t CellSet) bool { return s.hi < t.hi || s.hi == t.hi && s.lo < t.lo }

// Len returns the number of cells in the set.
func (s CellSet) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// Bits returns the set as bits: cell 0 is the lowest bit of lo, cell 64 that of
// hi. It is for code with a representation of its own.
func (s CellSet) Bits() (lo, hi uint64) { return s.lo, s.hi }

// First returns the first cell in reading order; it is 0, the cell r1c1, for
// the empty set too, so ask [CellSet.IsEmpty] first.
func (s CellSet) First() Cell {
	if s.lo != 0 {
		return Cell(bits.TrailingZeros64(s.lo))
	}
	if s.hi != 0 {
		return Cell(64 + bits.TrailingZeros64(s.hi))
	}
	return 0
}

// Last returns the last cell in reading order; for the empty set the result means nothing.
func (s CellSet) Last() Cell {
	if s.hi != 0 {
		return Cell(127 - bits.LeadingZeros64(s.hi))
	}
	return Cell(63 - bits.LeadingZeros64(s.lo))
}

// Single returns the cell of a set that has exactly one.
func (s CellSet) Single() (c Cell, ok bool) { return s.First(), s.Len() == 1 }

// Next takes the first cell in reading order out of the set and returns it;
// ok is false if there was none. Search loops use it:
//
//	for c, ok := s.Next(); ok; c, ok = s.Next() {
func (s *CellSet) Next() (c Cell, ok bool) {
	if s.lo != 0 {
		c = Cell(bits.TrailingZeros64(s.lo))
		s.lo &= s.lo - 1
		return c, true
	}
	if s.hi != 0 {
		c = Cell(64 + bits.TrailingZeros64(s.hi))
		s.hi &= s.hi - 1
		return c, true
	}
	return 0, false
}

// All yields the cells in reading order. In search loops [CellSet.Next] is faster.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		t := s
		for c, ok := t.Next(); ok; c, ok = t.Next() {
			if !yield(c) {
				return
			}
		}
	}
}

// String gives the cells in reading order, separated by commas.
func (s CellSet) String() string {
	var names []string
	for c := range s.All() {
		names = append(names, c.String())
	}
	return strings.Join(names, ",")
}

// HouseSet is a set of houses, one bit a house. The zero value is empty.
type HouseSet uint64

// Houses returns the set of the given houses.
func Houses(hs ...House) (s HouseSet) {
	for _, h := range hs {
		s = s.With(h)
	}
	return s
}

// With returns the set with h added.
func (s HouseSet) With(h House) HouseSet { return s | 1<<h }

// Has reports whether h is in the set.
func (s HouseSet) Has(h House) bool { return s>>h&1 != 0 }

// Len returns the number of houses in the set.
func (s HouseSet) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the first house; for the empty set the result means nothing.
func (s HouseSet) First() House { return House(bits.TrailingZeros64(uint64(s))) }

// Next takes the first house out of the set and returns it; ok is false if there was none.
func (s *HouseSet) Next() (h House, ok bool) {
	if *s == 0 {
		return 0, false
	}
	h = s.First()
	*s &= *s - 1
	return h, true
}

// All yields the houses: rows, columns, boxes, extra houses.
func (s HouseSet) All() iter.Seq[House] {
	return func(yield func(House) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// String gives the houses separated by commas.
func (s HouseSet) String() string {
	var names []string
	for h := range s.All() {
		names = append(names, h.String())
	}
	return strings.Join(names, ",")
}
