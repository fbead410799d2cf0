// Package sums holds the techniques that add up: what the digits of one clue can be, and what houses and clues leave of
// the cells that do not cancel out. They know no kinds of clues, but which of them count.
//
// The lessons of the techniques are in README.md.
package sums

// family is the name of the package, which all its techniques carry.
const family = "sums"
