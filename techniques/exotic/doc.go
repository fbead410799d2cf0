// Package exotic holds large patterns that are rare, and that few people find
// without a list of what to look for.
//
// SK-Loops and multi-sector locked sets are counts, as in package sectors, of up
// to 25 cells with as many digits in lines and boxes. A multi-sector locked set
// is looked for where four or five rows cross as many columns, in twelve cells or
// more; for each choice of lines the digits are shared out such that the count
// is least. Of what is found only the cells are cited that the effects need.
// An exocet is shown line by line: which cross-lines leave a digit of the base
// too few places outside the targets.
//
// SK-Loops are called after Steve Kurzhal, who found one in the puzzle Easter
// Monster in 2007. Junior exocets are as David P. Bird defines them.
//
// The lessons of the techniques are in README.md.
package exotic

// family is the name of the package, which all its techniques carry.
const family = "exotic"
