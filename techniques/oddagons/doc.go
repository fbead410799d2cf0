// Package oddagons holds patterns of cells that two or three digits cannot fill,
// because the cells are connected in an odd way.
//
// In both of them one of the guardians, the other candidates of the cells, is true, and what follows from
// that is the same: the only one is placed, or what excludes all of them goes. Of patterns with the same
// guardians one is reported. Rings have five to nine cells; a ring with a chord is left out, because the
// chord makes a smaller one. Tridagons need four boxes at the corners of a rectangle, of three rows and
// columns each. They became known in 2022, with puzzles by mith.
//
// The lessons of the techniques are in README.md.
package oddagons

// family is the name of the package, which all its techniques carry.
const family = "oddagons"
