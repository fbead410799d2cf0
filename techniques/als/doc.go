// Package als holds the techniques of almost locked sets: cells of one house
// with one more digit than there are cells.
//
// All look at the same list of sets, [techniques.Pass.ALS], and at the digits that two of them cannot both
// have, their restricted commons. Before a search a test that is cheap for all candidates together tells
// which of them chains of sets can remove at all, see filter.go. All findings of a grid are collected,
// because of those that remove the same only the simplest is reported; of wings and chains first those of
// the fewest cells, so that who wants one waits for no others.
//
// Chains have at most seven sets, and the search for them gives up on grids with few digits, where there
// are thousands of one length. Aligned exclusions have at most two cells beside the target and cite at most
// ten. Almost locked sets and the rule of two of them, XZ, come from the Sudoku Players' Forum of 2005.
//
// The lessons of the techniques are in README.md.
package als

// family is the name of the package, which all its techniques carry.
const family = "als"
