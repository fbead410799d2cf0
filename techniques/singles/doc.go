// Package singles holds the techniques that place a digit: the last open cell
// of a house, the last place of a digit in a house, the last digit of a cell.
//
// They read what the pass counts anyway. A hidden single is shown in the house
// that leaves a person least to check.
//
// The lessons of the techniques are in README.md.
package singles

// family is the name of the package, which all its techniques carry.
const family = "singles"
