// Package intersections holds the techniques in which a digit is confined to
// the cells that two houses share.
//
// # Technique pointing
//
// Pointing, medium. Also called Locked Candidates Type 1 (Pointing), Locked
// Candidates Type 1, Pointing Pair, Pointing Triple, lc1.
//
// All places that a digit has left in a box lie in one row or one column. The
// box points along that line: the digit is removed from the rest of the line.
// On a board with diagonals or windows, such a house plays the line to a box,
// and the box to a line.
//
// Why: The box has to hold the digit, and only cells of the line are left for
// it. Wherever it ends up, it stands in that line, and a line holds a digit
// once. So no cell of the line outside the box can hold it.
//
// How to look for it: For each box and each digit that it lacks, see whether
// what is left stands in one line. Two filled lines of a box are a good sign.
// Then look along the line outside the box for the same digit.
//
// Near miss: Three places in an L: two in a row, two in a column, all three in
// neither. The digit need not be in the row and need not be in the column, so
// it stays where it is.
//
// Example:
//
//	8.+3+9.7.+251.+5+82+37.+9+9+7+25..+83.45+8.+36+9+7.629+78..5+3+73+1.+5+9.+8.+2+8...+539.+3+9...+2+5+18+5+1.+3982.7
//	=> r7c5<>6 r8c5<>6
//
// # Technique claiming
//
// Claiming, medium. Also called Locked Candidates Type 2 (Claiming), Locked
// Candidates Type 2, Box/Line Reduction, lc2.
//
// All places that a digit has left in a row or a column lie in one box. The
// line claims the digit of that box: it is removed from the rest of the box. On
// a board with diagonals or windows, such a house plays the box to a line, and
// the line to a box.
//
// Why: The line has to hold the digit, and only cells of the box are left for
// it. Wherever it ends up, it stands in that box, and a box holds a digit once.
// So no cell of the box outside the line can hold it.
//
// How to look for it: For each line and each digit that it lacks, see whether
// what is left stands in one box. Lines that are filled in the other two boxes
// are a good sign. It is easy to overlook, because the eye scans boxes: walk
// along the rows and the columns on purpose.
//
// Near miss: The digit has places in two boxes of the line. Then the box may
// get its digit from another line, and nothing follows. Nor does anything
// follow if the rest of the box has lost the digit before.
//
// Example:
//
//	+1.7+4...+5845.1.+8+7..+8..+5+7.+14.+71+8+35+6..+45+4+3+29+78+6+1962+8+1+4+3+7+5+68+4+72+1539+2+9+568+3+4+17+3+7194+5.+8.
//	=> r1c7<>2 r3c9<>2
package intersections

// family is the name of the package, which all its techniques carry.
const family = "intersections"
