// Package intersections holds the techniques in which a digit is confined to
// the cells that two houses share.
//
// Both are one search over the crossings of the board: pointing looks from boxes
// to lines, claiming from lines to boxes.
//
// The lessons of the techniques are in README.md.
package intersections

// family is the name of the package, which all its techniques carry.
const family = "intersections"
