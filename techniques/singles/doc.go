// Package singles holds the techniques that place a digit: the last open cell
// of a house, the last place of a digit in a house, the last digit of a cell.
package singles

// family is the name of the package, which all its techniques carry.
const family = "singles"
