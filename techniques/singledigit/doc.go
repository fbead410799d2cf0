// Package singledigit holds the patterns of a few strong links between places
// of one digit.
//
// # Technique skyscraper
//
// Skyscraper, hard. Also called sk, Skyscrapers.
//
// A digit has two places in each of two rows, or of two columns. Two of these
// places, one of each line, see each other across the lines: they are the base.
// The other two, the tops, do not line up. The digit is removed from every cell
// that sees both tops.
//
// Why: Suppose that the first top is not the digit. Then the digit of its line
// is at the base. The base of the other line sees it, so the digit of that line
// is at the second top. So one of the tops is the digit whatever happens, and a
// cell that sees both of them sees that digit.
//
// How to look for it: Take a digit and collect the rows where it has two
// places. Of two such rows look whether they share a column with one end each.
// If they share both it is an X-Wing. If they share one, look at the other
// ends: where they are close, in one band of boxes, there are cells that see
// both. Then do the same with columns.
//
// Near miss: A third place in one of the lines: its digit need not go to the
// top. Two tops in different bands of boxes, which no cell sees both, remove
// nothing.
//
// Example:
//
//	2..+78+4+51+674+8...9+2+3+1.6.+3.+8749+8+2+413+7+6+5+5+74...+1+38+3+61+8754+9+2+82+9+6+4+7+3+5+16....+8+24+7+4.73..68+9
//	=> r2c5<>5 r8c4<>5
//
// # Technique two-string-kite
//
// 2-String Kite, hard. Also called 2sk, Kite.
//
// A digit has two places in a row and two in a column, the strings. One end of
// each string is in the same box, in different cells. The digit is removed from
// the cell that sees the two free ends, where the column of the one crosses the
// row of the other.
//
// Why: Suppose that the free end of the row is not the digit. Then the digit of
// the row is in the box. A box holds it once, so the end of the column in the
// box is not the digit, and the column has it at its free end. So one of the
// free ends is the digit whatever happens, and a cell that sees both sees that
// digit.
//
// How to look for it: Take a digit and a box, and look for a row and a column
// that leave the box, each with two places for the digit, one inside and one
// outside. The places inside must be different cells. Then go from the free end
// of the row along its column, from the free end of the column along its row,
// to where the two meet.
//
// Near miss: Row and column meet in a place that both have: they share an end,
// and nothing follows. A third place in one of the strings lets the digit stay
// away from both of its ends.
//
// Example:
//
//	3...+4+9+16541..5.......12...+4..7+4+689+1+3+6+892+3+14+5714+3+5+978+2+673.+68+5.+4+9.6.+97+4+53...+4+3+12+6+7.
//	=> r2c3<>2
//
// # Technique turbot-fish
//
// Turbot Fish, hard. Also called tf, Turbot, Crane.
//
// A digit has two places in each of two houses of any kind. A place in the one
// house sees a place in the other. The digit is removed from every cell that
// sees the two places that are left, the ends. Skyscrapers and 2-String Kites
// are turbot fish of lines; here one of the houses may be a box.
//
// Why: Suppose that the first end is not the digit. Then the other place of its
// house is. That one sees a place of the second house, which therefore is not
// the digit, so the second end is. One of the ends is the digit whatever
// happens, and a cell that sees both sees that digit.
//
// How to look for it: Take a digit and mark the houses where it has two places.
// A box with two places that do not line up is the one to start from: look
// along the row and the column of each of its two places for a place that has
// exactly one partner in a line across.
//
// Near miss: A place that one of the houses has beyond its two, or ends that no
// other place of the digit sees.
//
// Example:
//
//	6.7+53.2+9.+25.+9..+63+79.+3+6+275.1.3+6+17+2.+597+9.+3+5+6+1+2..2.489+3+76..2.+6...+5.......6+2.+6.295+7.+3
//	=> r8c2<>1
//
// # Technique empty-rectangle
//
// Empty Rectangle, hard. Also called er, Rectangle Elimination.
//
// In a box the places of a digit all lie in one row and one column, two arms of
// an angle; the four cells outside of both are the empty rectangle. A line
// outside the box has two places for the digit, and one of them continues one
// arm. The digit is removed from the cell where the line of the other arm meets
// the other place.
//
// Why: Suppose that the digit is not in the far arm. Then the box has it in the
// near arm, and the end that continues the near arm cannot be the digit, so the
// other end of the line is. The digit is in the far arm or at that end whatever
// happens, and a cell that sees the whole arm and the end sees it.
//
// How to look for it: Take a digit and look for boxes where its places make an
// L, a T or a cross. Follow the row of such an angle out of the box to a column
// with two places, one of them in that row. From the other one go back along
// its row to the column of the angle: a place there is gone. Then start with
// the column of the angle.
//
// Near miss: A place in the box outside the two arms. Or a box whose places all
// lie in one line: there is no angle, and the line loses the digit outside the
// box without the help of another line. Two places in the box are an angle as
// well, but two houses with two places each are a turbot fish.
//
// Example:
//
//	9...4.7.+3.+31.+5...9.+4..3...+5....83+64+24...7+51+3+8.8+3+4+6.+95767+2+3+9+4+58+1.1.+6273+9+4+3+945+1+8+2+76
//	=> r1c6<>2
//
// # Technique dual-two-string-kite
//
// Dual 2-String Kite, hard. Also called d2sk, Dual Kite.
//
// Two cells of a box, in different rows and columns, are ends of four strings:
// the digit has two places in the row and in the column of each, one of them in
// the box. The row of the first and the column of the second are a 2-String
// Kite, and so are the column of the first and the row of the second. Each
// removes the digit from the cell that sees its two free ends.
//
// Why: Each of the two kites stands on its own. In each, if one free end is not
// the digit, its string has the digit in the box; the box holds it once, so the
// other string has it at its free end.
//
// How to look for it: When a 2-String Kite is found, look along the two lines
// that it does not use: the column where its row enters the box, and the row
// where its column does.
//
// Near miss: Two kites that share one cell of the box only. They are two steps,
// and need not be seen together. If one of the kites removes nothing, the other
// is a kite like any.
//
// Example:
//
//	...6+8+2.+1.+971+5+3+48+2+682+6+7+9+1+53+42.7+4+6+8.+51+4+98+1+53+6+7+2+1+6.279+4+8.+6+823+4+7+19+5..+9816+2+4....+9+25.68
//	=> r8c2<>3 r9c3<>3
//
// # Technique dual-empty-rectangle
//
// Dual Empty Rectangle, hard. Also called der.
//
// The places of a digit in a box lie in one row and one column, and two lines
// outside the box with two places each continue an arm of that angle. With each
// of the lines the box is an empty rectangle, and the two remove the digit from
// different cells.
//
// Why: Each of the two empty rectangles stands on its own. In each, if the
// digit is not in the far arm, the box has it in the near arm, so the near end
// of the line is not the digit and its other end is.
//
// How to look for it: When an empty rectangle is found, keep the box. Follow
// the other arm out of it, and the same arm in the other direction, to a
// further line with two places.
//
// Near miss: Two lines that lead to the same cell: they are two reasons for one
// step. Two empty rectangles in different boxes are two steps.
//
// Example:
//
//	3+87+9+5+4+2+61+2.46+8.+7..+6.+52.7.+488+7+3+1+2+54+9+6+96+1+4+7+8+5+2+3+45+2+39+61+8+7+1.9+7+6+2+8..52+68...7.+7.+85.+9+612
//	=> r3c5<>3 r8c7<>3
//
// # Technique guardians
//
// Guardians, unfair. Also called Broken Wing, Broken Wings, Guardian.
//
// Five, seven or nine places of a digit stand in a ring: each shares a house
// with the next, the last with the first. The other places of the digit in
// these houses are the guardians. If there is one guardian, it is the digit. If
// there are more, the digit is removed from every cell that sees all of them.
//
// Why: Suppose that no guardian is the digit. Then each of the houses has it in
// one of its two cells of the ring. So every second cell around the ring is the
// digit, which does not come out even with an odd number of cells. That cannot
// be, so one of the guardians is the digit.
//
// How to look for it: Take a digit with many houses that have two or three
// places, and follow them around: row, column, box and so on. When you return
// after an odd number of houses, gather the places that were passed by. They
// are few, or it is not worth while.
//
// Near miss: A ring of an even number of cells: there every second cell can be
// the digit. Guardians that no cell sees all, if there are more than one, say
// nothing about other cells.
//
// Example:
//
//	.+543...+9+1+1+7+2+48+965+33.9.15+4....35..9+1..1..+9.+3.+5+5+9..+3..46..1953.7.+92....+5+34+7+35+2+48+1+6+9
//	=> r8c6<>7
package singledigit

// family is the name of the package, which all its techniques carry.
const family = "singledigit"
