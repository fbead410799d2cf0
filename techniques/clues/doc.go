// Package clues holds the techniques that look at clues: what one clue rules out, and what several do together with
// houses. They know no kinds of clues, but what clues allow of two cells.
//
// The lessons of the techniques are in README.md.
package clues

// family is the name of the package, which all its techniques carry.
const family = "clues"
