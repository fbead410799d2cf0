// Package oddagons holds patterns of cells that two or three digits cannot fill,
// because the cells are connected in an odd way.
package oddagons

// family is the name of the package, which all its techniques carry.
const family = "oddagons"
