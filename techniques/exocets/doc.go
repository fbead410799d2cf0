// Package exocets holds the exocets: two cells in a box, the base, whose digits
// must stand in two cells of other boxes, the targets.
//
// An exocet is shown line by line: which cross-lines leave a digit of the base too few places outside the
// targets. Junior exocets are as David P. Bird defines them.
//
// The lessons of the techniques are in README.md.
package exocets

// family is the name of the package, which all its techniques carry.
const family = "exocets"
