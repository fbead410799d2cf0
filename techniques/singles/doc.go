// Package singles holds the techniques that place a digit: the last open cell
// of a house, the last place of a digit in a house, the last digit of a cell.
//
// # Technique full-house
//
// Full House, easy. Also called Last Digit, Last Open Cell, fh.
//
// A row, a column or a box in which every cell but one is filled. The open cell
// takes the digit that is missing.
//
// Why: A house holds each digit once, and it has as many cells as there are
// digits. When all cells but one are filled, all digits but one are used. The
// last cell has to take the one that is left, because it has no other place to
// go and the cell has nothing else to hold.
//
// How to look for it: After each digit that you place, look at its row, its
// column and its box: is one of them down to a single open cell? Then count the
// digits from one upwards until you miss one.
//
// Near miss: A house with two open cells. You know which two digits are missing
// but not which goes where: that takes a look across the other houses of the
// two cells, and then it is a hidden or a naked single.
//
// Example:
//
//	5+7+2.4.+9+3+1+6132+598+4+7+8+9.+7+31+56+2..9+1..4.3.874+9.+1.+6..+1....9+8+7..3..6+1+99+3..1...412.+9..+3.5
//	=> r3c3=4
//
// # Technique hidden-single
//
// Hidden Single, easy. Also called Unique Candidate, Pinned Digit, h1.
//
// A digit that can go into only one open cell of a row, a column or a box. The
// cell may well have other candidates: the digit is hidden among them.
//
// Why: Every house needs every digit. All other cells of the house are out,
// because they are filled or because they see the same digit elsewhere. The one
// cell that is left has to hold it, whatever else it could hold.
//
// How to look for it: Take a digit that is placed often. In each box that still
// lacks it, let the lines of the placed ones run through the box and strike out
// the cells that they cross. Two rows and two columns can leave one cell of
// nine. After the boxes do the same along rows and columns that are nearly
// full.
//
// Near miss: Two cells left for the digit. Nothing can be placed, but remember
// them: if both lie in one line, the digit is gone from the rest of that line,
// and another digit with the same two cells makes a hidden pair.
//
// Example:
//
//	5...4.....132.98+4......1+56...9+1..4.3.874.......+1....9....3..6..9+3..1...412......5
//	=> r5c5=9
//
// # Technique naked-single
//
// Naked Single, easy. Also called Sole Candidate, Forced Digit, n1.
//
// An open cell with one candidate. Its row, its column and its box between them
// use up all other digits.
//
// Why: A cell cannot repeat a digit that it sees. If every digit but one stands
// in the houses of the cell, or was removed from it by a deduction, then only
// that one is left, and the cell has to hold something.
//
// How to look for it: Look where a crowded row meets a crowded column, or runs
// through a crowded box. Count the digits from one upwards: each must be in one
// of the three houses, except one. With pencil marks written down it is a cell
// with a single mark.
//
// Near miss: A cell with two digits left. That is no placement, but the stuff
// of pairs: look for a second cell of the same house with the same two.
//
// Example:
//
//	27+5+1+98...+6+4+1+7+2+35+89+3+8+96+4+5+1+7+24.+6+9+827+5.+5.2+41+7+8.68.+73+5+6+2.4.53+26...+8.+2+4+8+7...5.6+8+5+34.2+7
//	=> r1c9=3
package singles

// family is the name of the package, which all its techniques carry.
const family = "singles"
