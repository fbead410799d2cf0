// Package intersections holds the techniques that look where two houses cross: digits confined to the cells
// that a line and a box share, and counts around these cells.
//
// Pointing and claiming are one search over the crossings of the board: pointing
// looks from boxes to lines, claiming from lines to boxes.
//
// The others are counts: items that need a true candidate each, all of whose candidates lie in as many
// other items. The items of the one side are called truths, those of the other links, as in the set logic
// of the forums. Each finder looks for one kind of pattern where a line and a box cross, or a row and a
// column, and the evidence of all of them is the same count. As many truths as links use up every link, and
// a link that is used up has no room for a candidate outside the truths. Larger counts are in package
// multisector.
//
// Sue de Coq is called after the person who described it on a forum in 2005, as
// two-sector disjoint subsets. Fireworks were described by shye in 2021.
//
// The lessons of the techniques are in README.md.
package intersections

// family is the name of the package, which all its techniques carry.
const family = "intersections"
