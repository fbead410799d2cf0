// Package singledigit holds the patterns of a few strong links between places of one digit.
//
// Skyscrapers, kites and turbot fish are one search, for two strong links with a weak one between them,
// which differs in the kinds of the three houses. Empty rectangles join a box to a strong link; the dual
// patterns are pairs of either. Of several that remove the same the one with the shortest path across the
// board is shown. Guardians are found by following rings of houses with few places.
//
// The lessons of the techniques are in README.md.
package singledigit

// family is the name of the package, which all its techniques carry.
const family = "singledigit"
