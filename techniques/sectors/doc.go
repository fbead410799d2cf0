// Package sectors holds the techniques that count: items that need a true
// candidate each, all of whose candidates lie in as many other items.
//
// The items of the one side are called truths, those of the other links, as in
// the set logic of the forums. Each finder looks for one kind of pattern where a
// line and a box cross, or a row and a column, and the evidence of all of them
// is the same count. So a reader and the checker need one argument for all: as
// many truths as links use up every link. A link that is used up has no room
// for a candidate outside the truths. Larger counts are in package exotic.
//
// Sue de Coq is called after the person who described it on a forum in 2005, as
// two-sector disjoint subsets. Fireworks were described by shye in 2021.
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
//
// # Technique almost-locked-pair
//
// Almost Locked Pair, hard. Also called Almost Locked Candidates, Almost Locked
// Candidates Pair, ALP.
//
// A box and a line that cross, and two digits. In the box the digits have
// places in the crossing and in one cell beside it. In the line, beside the
// crossing, stands a cell that can hold only these two digits. Then the cell of
// the box holds one of the two and nothing else, and the rest of the line
// cannot hold them. It works as well with box and line exchanged.
//
// Why: The cell of the line takes one of the two digits, and then the crossing
// cannot hold that digit. So in the box it goes to the one cell beside the
// crossing. That is the case whichever digit it is, so this cell has no room
// for others. The box puts the other digit into the crossing. So in the line
// both are used up: one in the cell, one in the crossing.
//
// How to look for it: Take a cell with two candidates and one of the boxes that
// its row or column passes through. In that box look where the two digits can
// go. If it is the crossing and one more cell, you have found it.
//
// Near miss: One of the digits has another place in the box beside the
// crossing. Then it may go there, and the first cell is free.
//
// Example:
//
//	+8..+6+7.+13..+37+51..+8..1.8+9+3+7..28+1+4+369+57+4+7625+9+8+13.5.+7+81....6.+1.7.98+1..3.8.76+72+8+9+6+5+3+41
//	=> r1c9<>2 r1c9<>4 r3c3<>5
//
// # Technique almost-locked-triple
//
// Almost Locked Triple, unfair. Also called Almost Locked Candidates Triple,
// ALT.
//
// A box and a line that cross, and three digits. In the box the digits have
// places in the crossing and in two cells beside it. In the line, beside the
// crossing, stand two cells that can hold only these three digits. Then the two
// cells of the box hold nothing else, and the rest of the line cannot hold the
// three. It works as well with box and line exchanged.
//
// Why: The two cells of the line take two of the three digits, and then the
// crossing cannot hold these. So in the box they go to the two cells beside the
// crossing, which have no room for others. The box puts the third digit into
// the crossing. So in the line all three are used up: two in the cells, one in
// the crossing.
//
// How to look for it: Take two cells of a line that hold three digits between
// them, and one of the other boxes that the line passes through. In that box
// look where the three digits can go. If it is the crossing and two more cells,
// you have found it.
//
// Near miss: One of the digits has a place in a third cell of the box beside
// the crossing. Then the two cells of the box need not take two of the digits.
//
// Example:
//
//	.4.3..+79+8+8.9.1.+4.3+37.+984+6..9..+4+3.2+8558+369+2+14+7+4....8+9+367..8+4.+3...34...+87..+9+8..3+56+4
//	=> r3c3<>1
//
// # Technique firework-triple
//
// Firework Triple, unfair. Also called Triple Firework, Fireworks.
//
// A row and a column cross in a cell, inside a box. Outside that box, three
// digits have no place in the row but in one cell, and no place in the column
// but in one cell, the same two cells for all three digits. Then these two
// cells and the cell where row and column cross hold the three digits: all
// others go from them. The three digits go from the cells of the box that are
// neither in the row nor in the column.
//
// Why: Take one of the digits. If it is in neither of the two cells outside the
// box, then both the row and the column have it inside the box. The box has it
// once, so that must be where row and column cross. So each of the three digits
// is in one of the three cells, and the cells have no room for others. Either
// way the row or the column has the digit within the box, so it is in no other
// cell of the box.
//
// How to look for it: For a digit, find a row that has only one place for it
// outside a box, and a column through the same box of which that is also true.
// Mark the crossing and the two cells outside. If three digits burst from the
// same crossing to the same two cells, you have found it.
//
// Near miss: One of the digits has a second place in the row outside the box.
// It may then be there, and the three cells keep a place for another digit.
//
// Example:
//
//	.4.3..+79+8+8.9.1.+4.3+37.+984+6..9..+4+3.2+8558+369+2+14+7+4....8+9+367..8+4.+3...34...+87..+9+8..3+56+4
//	=> r3c3<>1
//
// # Technique firework-quadruple
//
// Firework Quadruple, extreme. Also called Quadruple Firework, Firework Quad.
//
// Two rows and two columns cross in four cells in four boxes. Two digits have
// no place in the first row and in the first column outside the box where these
// cross, but for the other two crossings on them. Two other digits have no
// place in the second row and in the second column outside their box, but for
// the same two crossings. Then the four cells hold the four digits: all others
// go from them. Each digit goes from the cells of its box that are in neither
// of its lines.
//
// Why: Take one of the first two digits. If it is in neither of the two
// crossings outside the box, both the row and the column have it inside the
// box, so it is where they cross. So it is in one of three of the four cells.
// The same goes for the other digits. So the four digits are in the four cells,
// which have no room for others.
//
// How to look for it: Look for two digits that burst from a crossing to the
// same two cells, as in a Firework Triple that lacks a digit. The row of the
// one cell and the column of the other meet in a fourth cell: see which digits
// burst from there.
//
// Near miss: One of the digits has another place in its row or its column
// outside its box. Or three digits burst from the one crossing and none of the
// other: that is a Firework Triple.
//
// Example:
//
//	+------------+-------------+----------+
//	| 26 56  1   | +4  36 2367 | 37 9  +8 |
//	| +9 35  +4  | 37  8  +1   | 5  2  +6 |
//	| +8 7   25  | 356 9  2356 | 3  +4 1  |
//	+------------+-------------+----------+
//	| 26 +1  239 | 37  36 +8   | +4 5  79 |
//	| 4  8   59  | 1   +2 57   | 6  +3 79 |
//	| 7  356 35  | 9   4  356  | +1 +8 +2 |
//	+------------+-------------+----------+
//	| 5  +2  +8  | 36  +1 3    | +9 7  4  |
//	| 3  +4  6   | +8  +7 +9   | +2 +1 +5 |
//	| +1 9   +7  | 2   +5 +4   | 8  +6 +3 |
//	+------------+-------------+----------+
//	=> r1c5<>6 r3c6<>3 r3c6<>5
package sectors

// family is the name of the package, which all its techniques carry.
const family = "sectors"
