// Package scratch makes slices in memory that was used before, so that a search
// that finds nothing allocates nothing.
package scratch

// Sized returns a slice of length n, in the memory of s if that is enough. What it
// contains is not defined.
func Sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}

// Cleared returns n zeros, in the memory of s if that is enough.
func Cleared[T any](s []T, n int) []T {
	s = Sized(s, n)
	clear(s)
	return s
}
