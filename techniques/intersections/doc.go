// Package intersections holds the techniques in which a digit is confined to
// the cells that two houses share.
package intersections

// family is the name of the package, which all its techniques carry.
const family = "intersections"
