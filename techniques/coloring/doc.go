// Package coloring holds the techniques that colour candidates along strong
// links in turn, so that of two colours one is true as a whole.
package coloring

// family is the name of the package, which all its techniques carry.
const family = "coloring"
