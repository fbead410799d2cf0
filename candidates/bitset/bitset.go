// Package bitset holds sets of small numbers, and tables of such sets, for searches that number what they
// look at: the nodes of a graph of links, almost locked sets, the candidates of a grid.
//
// Sets of cells, digits and houses have types of their own in package candidates.
package bitset

import "math/bits"

// Set is a set of numbers from 0 on, one bit each: bit i of word w is the number 64w+i. Its length bounds
// the numbers that it can hold, and sets that are combined must have the same length.
type Set []uint64

// Words returns the length of a set that can hold the numbers below n.
func Words(n int) int { return (n + 63) / 64 }

// Has reports whether i is in the set.
func (s Set) Has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }

// Add puts i into the set.
func (s Set) Add(i int) { s[i>>6] |= 1 << (i & 63) }

// Remove takes i out of the set.
func (s Set) Remove(i int) { s[i>>6] &^= 1 << (i & 63) }

// Or adds all numbers of t.
func (s Set) Or(t Set) {
	t = t[:len(s)]
	for w := range s {
		s[w] |= t[w]
	}
}

// And takes out what is not in t.
func (s Set) And(t Set) {
	t = t[:len(s)]
	for w := range s {
		s[w] &= t[w]
	}
}

// AndNot takes all numbers of t out of the set.
func (s Set) AndNot(t Set) {
	t = t[:len(s)]
	for w := range s {
		s[w] &^= t[w]
	}
}

// IsEmpty reports whether there is no number in the set.
func (s Set) IsEmpty() bool {
	for _, word := range s {
		if word != 0 {
			return false
		}
	}
	return true
}

// Meets reports whether the sets have a number in common.
func (s Set) Meets(t Set) bool {
	t = t[:len(s)]
	for w := range s {
		if s[w]&t[w] != 0 {
			return true
		}
	}
	return false
}

// Len returns how many numbers are in the set.
func (s Set) Len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// Next returns the first number of the set from i on, -1 if there is none:
//
//	for i := s.Next(0); i >= 0; i = s.Next(i + 1) {
//
// Where the loop does little, a loop over the bits of each word is faster.
func (s Set) Next(i int) int {
	w := i >> 6
	if w >= len(s) {
		return -1
	}
	for word := s[w] &^ (1<<(i&63) - 1); ; word = s[w] {
		if word != 0 {
			return w<<6 + bits.TrailingZeros64(word)
		}
		if w++; w == len(s) {
			return -1
		}
	}
}

// NextOfBoth returns the first number from i on that both sets have, -1 if there is none.
func (s Set) NextOfBoth(t Set, i int) int {
	for i = s.Next(i); i >= 0 && !t.Has(i); {
		i = s.Next(i + 1)
	}
	return i
}

// Cleared returns an empty set for the numbers below n, in the memory of s if that is enough.
func Cleared(s Set, n int) Set { return sized(s, Words(n)) }

// Matrix is a table of sets of the same length, its rows. They are one piece of
// memory, which [Matrix.Clear] uses again. The zero value has no rows.
type Matrix struct {
	words int
	bits  Set // row after row
}

// Clear makes it a matrix of empty rows, each for the numbers below columns.
func (m *Matrix) Clear(rows, columns int) {
	m.words = Words(columns)
	m.bits = sized(m.bits, rows*m.words)
}

// Row returns row i, not a copy of it.
func (m *Matrix) Row(i int) Set {
	at := i * m.words
	return m.bits[at : at+m.words : at+m.words]
}

// Rows returns the rows from one up to another, one after the other in one set.
func (m *Matrix) Rows(from, to int) Set { return m.bits[from*m.words : to*m.words] }

// OrRows adds to a set all numbers in some rows of the matrix.
func (m *Matrix) OrRows(s, rows Set) {
	for w, word := range rows {
		for ; word != 0; word &= word - 1 {
			s.Or(m.Row(w<<6 + bits.TrailingZeros64(word)))
		}
	}
}

// sized returns n zeros, in the memory of s if that is enough.
func sized(s Set, n int) Set {
	if cap(s) < n {
		return make(Set, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}
