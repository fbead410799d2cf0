// Package sectors holds the techniques that count: items that need a true
// candidate each, all of whose candidates lie in as many other items.
//
// # Technique sue-de-coq
//
// Sue de Coq, unfair. Also called Two-Sector Disjoint Subsets, Extended Sue de
// Coq, sdc.
//
// Two or three cells where a line and a box cross hold at least two digits more
// than they are. Further cells of the line, and further cells of the box, hold
// digits of these and perhaps others. No digit stands in both groups of further
// cells, and all the cells together hold as many digits as they are. Then each
// digit goes from the rest of the house that contains all its places in the
// pattern: from the rest of the line, of the box, or of both. A digit that both
// groups have counts twice, once for the line and once for the box. It may
// stand in each of the groups, so it goes from the crossing as well.
//
// Why: No digit that stands only in the line, the crossing included, can be in
// two of the cells, nor one that stands only in the box. So the cells need as
// many digits as they are, and that is all there are: each digit must be used,
// in one of the cells. Wherever that is, it is in the same line or in the same
// box, which has no room for another. A digit in the crossing that both groups
// have would use up its turn in the line and in the box at once, and there
// would be too few.
//
// How to look for it: Go through the crossings of boxes and lines for two cells
// with four candidates or three cells with five. Then find in the line a cell
// that has only digits of these, most often a pair of digits, and in the box
// another with only other ones. If one of the groups brings a digit of its own,
// it needs one cell more.
//
// Near miss: One digit too many: two cells of the crossing with five digits
// need three more cells and not two. Or the two groups share a digit of the
// crossing. Counted twice, it makes one digit too many.
//
// Example:
//
//	.8..42..6..5.+61+8..3.+6.8+7.......+569..+968+4.+31.553...+94+6.+8..2+15+69.+6..7+9+8..4...63+4.8.
//	=> r1c7<>5 r8c8<>3 r9c9<>7
package sectors

// family is the name of the package, which all its techniques carry.
const family = "sectors"
