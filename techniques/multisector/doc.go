// Package multisector holds the sets that are locked across several houses: cells in several rows and
// columns with as many digits, counted once for each house that has them.
//
// They are counts, as Sue de Coq in package intersections, of up to 25 cells. A multi-sector locked set is
// looked for where four or five rows cross as many columns, in twelve cells or more; for each choice of
// lines the digits are shared out such that the count is least. All cells that the count needs are cited: from
// fewer of them the effects may follow as well, but by many cases. A loop is the same in four boxes, in sixteen cells.
//
// SK-Loops are called after Steve Kurzhal, who found one in the puzzle Easter Monster in 2007.
//
// The lessons of the techniques are in README.md.
package multisector

// family is the name of the package, which all its techniques carry.
const family = "multisector"
