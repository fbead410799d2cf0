// Package uniqueness holds the techniques that use that a puzzle has one
// solution: what would give it two is not so.
//
// A deadly pattern is cells without givens that could be filled in two ways with
// the same digits in every house. One of its guardians, the candidates beside
// the digits of the pattern, is true. The finders of rectangles, loops and graves
// look for such patterns; what the guardians prove is worked out in one way for
// all: a cell that has all of them, a digit that all of them share, a naked set
// with cells beside them, or a strong link within the pattern.
//
// All steps are marked as assuming one solution, and a profile may leave them
// out. On boards with diagonals or windows the exchange has to keep these houses
// too, so there are fewer patterns. Loops have six cells or more, extended
// rectangles at most two cells with guardians, and graves at most five.
//
// # Technique bug-1
//
// BUG+1, hard. Also called Bivalue Universal Grave + 1, Bivalue Universal
// Grave, BUG, Bivalue Universal Grave Type 1, BUG Type 1.
//
// Every open cell has two candidates, but for one cell with three. Without one
// of the three, the odd one, each digit would have two places or none in every
// house. The other two are removed from the cell.
//
// Why: Suppose that the cells held the two candidates only. In every house each
// digit would then have two places or none. Whichever of its two candidates
// each cell takes, with the other one in all cells every house would hold the
// same digits again. The puzzle would have two solutions, as no given tells
// them apart. So the cell with three candidates holds the odd one.
//
// How to look for it: When all open cells but one have two candidates, look at
// the row, the column and the box of that cell. The digit that stands three
// times in them is the one to place.
//
// Near miss: A digit with one place or three in some other house: then there is
// no exchange. And a second cell with three candidates, which needs more
// thought.
//
// Example:
//
//	.5+8..+2.46+49+635+87+1+2.27...+8+5.+5+439+27+1+6+8+8+6+9+4+3152+7+271.+8..+3.+7+3.+86.+2+9+1+91+2..+3+68.6+8.2+19.+7.
//	=> r9c9<>3 r9c9<>5
//
// # Technique unique-rectangle-1
//
// Unique Rectangle Type 1, hard. Also called Uniqueness Test 1, UR1, u1, Unique
// Corner.
//
// Four cells in two rows, two columns and two boxes, none of them a given.
// Three of them hold no digits but X and Y, the fourth holds others as well. X
// and Y are removed from the fourth.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. So the fourth corner is one of its
// other digits.
//
// How to look for it: Look for two cells of a row or a column that are in
// different boxes and hold the same two digits. The third corner lies in the
// box of one of them, and the fourth where the sight lines of the others cross.
//
// Near miss: Four corners in four boxes: the exchange would change what the
// boxes hold. A corner that is a given: another solution would have it too. And
// a corner that a placed digit keeps from being X or Y, as the exchange then
// breaks a house.
//
// Example:
//
//	+8+5+62..43+9.1..98.+5+69...+56.8.+19+8+7+6+5+3+2+4+5+63+12+4..+8+472+8+3+96+15..+95.384...+56+8...2+7+8+1+94+25+6+3
//	=> r8c7<>7 r8c7<>9
//
// # Technique unique-rectangle-2
//
// Unique Rectangle Type 2, hard. Also called Uniqueness Test 2, UR2, u2, Unique
// Side.
//
// A unique rectangle on X and Y in which two corners of one row or one column
// hold a third digit Z as well, and no other digit. Z is removed from every
// cell that sees both.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. So one of the two corners is Z, and
// a cell that sees both of them sees that Z.
//
// How to look for it: Look for two cells of a row or a column in different
// boxes that hold the same two digits, and two cells below them that hold these
// and the same third. If the two cells with the third digit share a box as
// well, clear the box and the line.
//
// Near miss: A fourth digit in one of the two cells: it may be the one that
// saves the puzzle from two solutions. And four corners in four boxes.
//
// Example:
//
//	+6+98+75+4+123+32+5+1+6+9..7147+8+3+2...+289+3+756..4+3+1+6+28.7...+6+941+238..2.9+63....3..7..2.6+42.+3+78.
//	=> r7c1<>5 r7c2<>5 r7c4<>5 r8c7<>5 r8c8<>5 r9c9<>5
//
// # Technique unique-rectangle-3
//
// Unique Rectangle Type 3, hard. Also called Uniqueness Test 3, UR3, u3, Unique
// Subset.
//
// A unique rectangle on X and Y in which two corners of one house hold other
// digits as well. Together with n more cells of that house these other digits
// are n+1. They are removed from all other cells of the house.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. So one of the two corners is one of
// the other digits. Count it as one cell: with the n cells these are n+1 cells
// for n+1 digits, which use them up.
//
// How to look for it: Note what the two corners hold beside X and Y, and look
// in the houses that they share for a naked pair or triple in which the corners
// stand for one cell.
//
// Near miss: Cells that see only one of the two corners: it may be the other
// corner that holds the digit. And a set that needs X or Y to be counted for
// the corners: they stand for their other digits only.
//
// Example:
//
//	+73+68..+1.52..+1...6+71..+6....8+3+95+268+7+14...+4+71+5+3+947+1+9+5328+6+5.+7+3+8.+64+1..+371.+8+5+2+8+1.+5.6973
//	=> r2c5<>4 r2c6<>4 r2c6<>9 r3c5<>4 r3c6<>2 r3c6<>4 r3c6<>9
//
// # Technique unique-rectangle-4
//
// Unique Rectangle Type 4, hard. Also called Uniqueness Test 4, UR4, u4, Unique
// Pair.
//
// A unique rectangle on X and Y in which two corners of one row or one column
// hold other digits as well. No other cell that sees both of them can be X. Y
// is removed from both.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. One of the two corners is X, as
// their line has no other place for it. If the other one were Y, the four cells
// would hold the two digits only. So neither of the two is Y.
//
// How to look for it: Take a rectangle with two corners that hold the two
// digits only, and follow each of the digits through the line of the other two
// corners. If one has no other place there, the other digit goes.
//
// Near miss: One more place for X in the line: neither corner has to be X then.
// If both digits have no other place in the line, the corners are a hidden
// pair, and the rectangle would be deadly.
//
// Example:
//
//	...2.+9+3+8..9+2+8.35+7.8..765+2+91...6+579+12+9+2+73+8164+5..5+4+9+2+73+82..+1+7+8+4+5+9...+9+36+1+27..9+5+2486+3
//	=> r1c1<>1 r1c2<>1
//
// # Technique unique-rectangle-5
//
// Unique Rectangle Type 5, hard. Also called Uniqueness Test 5, UR5, u5.
//
// A unique rectangle on X and Y in which two opposite corners or three corners
// hold a third digit Z as well, and no corner any other. Z is removed from
// every cell that sees all corners with Z.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. So one of the corners with Z is Z,
// and a cell that sees all of them sees that Z.
//
// How to look for it: It is the second type with the third digit in other
// corners. Few cells see two opposite corners: they lie in the two boxes, in
// the rows or columns of the rectangle.
//
// Near miss: A cell that sees all corners with Z but one. And a corner with a
// fourth digit.
//
// Example:
//
//	:0000::9.3.7+8+2+1+5.2.+3.5.6.8..9.+2+3+74.3..2....58+27+93+1+4+66+9..8..2+3+2..8.9.313.+8...4+9+2..92+3....:121 133 473 773 584 185 791:::
//	=> r6c3<>1
//
// # Technique unique-rectangle-6
//
// Unique Rectangle Type 6, hard. Also called Uniqueness Test 6, UR6, u6.
//
// A unique rectangle on X and Y in which two opposite corners hold other digits
// as well. X has no places outside the rectangle in its two rows, or in its two
// columns. X is removed from the two corners with other digits.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. So one of the corners with other
// digits holds such a digit. The X of the two lines stands in two opposite
// corners. These are not the corners with other digits, for then both of them
// would be X. So they are the corners that hold only X and Y.
//
// How to look for it: It is an X-Wing and a unique rectangle in the same four
// cells. Where two opposite corners hold only X and Y, follow both digits along
// the rows and the columns.
//
// Near miss: A third place for X in one of the lines. An X-Wing on X alone says
// only that X goes in opposite corners, not in which.
//
// Example:
//
//	5...+32+8+7+1+3.+7..+16+59....754+23.3+58.6+7+1+4.6+4+7.+358+2...+5.+49+3+66+7+324+81+9+54..1+5+9+3+6+7.+5.3+67+2+48
//	=> r1c4<>6 r3c3<>6
//
// # Technique hidden-rectangle
//
// Hidden Rectangle, hard. Also called Hidden Unique Rectangle, hr.
//
// A unique rectangle on X and Y of which one corner holds only X and Y. X has
// no places outside the rectangle in the row and in the column of the opposite
// corner. Y is removed from the opposite corner.
//
// Why: Suppose that the four cells held the two digits only. Then the digits
// would alternate round the rectangle, and with the two exchanged every row,
// column and box would still hold the same digits. The puzzle would have two
// solutions, as no given tells them apart. If the opposite corner were Y, its
// row and its column would have their X in the two corners beside it, and the
// first corner could only be Y: the four cells would hold the two digits only.
// So the opposite corner is not Y.
//
// How to look for it: Start from a cell with two candidates, and go to the
// opposite corner of each rectangle in two boxes. Look along its row and its
// column whether one of the two digits has only the two places in the
// rectangle.
//
// Near miss: A third place for X in one of the two lines: the corner beside
// could be something else. And a first corner with a third candidate: it may be
// the one that saves the puzzle from two solutions.
//
// Example:
//
//	6+9+1+8+5....+2+5+8+41367+94+3+7+9+625+18+1+45.+8..3+692+65+3+1.8.+87+3.+46...7+891+2..+6.+3+12+69....5+64+37+8.9.
//	=> r1c9<>4
//
// # Technique avoidable-rectangle-1
//
// Avoidable Rectangle Type 1, hard. Also called Avoidable Rectangle 1, ar1.
//
// Four cells in two rows, two columns and two boxes. Three of them hold digits
// that were worked out, none a given: X in one corner and Y in the two beside
// it. X is removed from the fourth corner.
//
// Why: With X in the fourth corner the two digits would alternate round the
// rectangle. Exchanged they would leave every row, column and box with the same
// digits, and no given would tell the two solutions apart. So the fourth corner
// is not X.
//
// How to look for it: Remember which digits are givens. Look for two equal
// digits that are worked out at opposite corners of a rectangle in two boxes,
// and a third digit between them.
//
// Near miss: A given in one of the corners: it stays where it is in all
// solutions. And a rectangle in four boxes.
//
// Example:
//
//	..6+5+2.3.9+5.+31+9+6+4.2298+3..+6+5+19+6+2+87+1+5+3+4+75+12..+8+96+834+6+59+21+7..57..9.+8..7+9.2+14+56.+94.+57.+3
//	=> r3c6<>4
//
// # Technique avoidable-rectangle-2
//
// Avoidable Rectangle Type 2, hard. Also called Avoidable Rectangle 2, ar2.
//
// Four cells in two rows, two columns and two boxes. Two corners of one row or
// one column hold X and Y, which were worked out and are no givens. The corner
// beside the X holds Y and Z, the one beside the Y holds X and Z. Z is removed
// from every cell that sees both.
//
// Why: Suppose that neither open corner were Z. Then they would be X and Y, the
// two digits would alternate round the rectangle, and exchanged they would
// leave every row, column and box with the same digits. No given would tell the
// two solutions apart. So one of the two is Z.
//
// How to look for it: Remember which digits are givens. Take two digits in a
// row or a column that are worked out, in different boxes, and look for two
// cells beside them that have each other's digit and share a third.
//
// Near miss: A given among the two digits. A third candidate in an open corner.
// And a rectangle in four boxes.
//
// Example:
//
//	..+8+2+317+6+9+3+9687+5+2+14+12+7+6+4+9+5+8+38+1+35+2+7+94+6..+2+49+38.1+9.+4+18+6+3.+2+2+89+7+64+1356.+5+312..+8.31+9+5+8.2.
//	=> r5c2<>7
//
// # Technique unique-loop
//
// Unique Loop, hard. Also called Unique Loop Type 1, Unique Loop Type 2, Unique
// Loop Type 3, Unique Loop Type 4, Unique Hexagon.
//
// Six cells or more without a given of which every row, column and box has two
// or none, so that X and Y could alternate among them. All but a few hold only
// X and Y. What the others hold beside these decides, as in unique rectangles:
// the one cell that holds more is not X or Y; a digit that all of them share is
// removed where it is seen by all; or the other digits of two cells make a
// naked set, or a strong link.
//
// Why: Suppose that the cells held X and Y only. Two of them in a house hold
// different digits, so with X and Y exchanged every house would still have
// both. The puzzle would have two solutions, as no given tells them apart. So
// one of the cells holds another digit.
//
// How to look for it: Collect the cells that hold the same two digits. From one
// of them go along a row to the next, then along a column or within a box, and
// so on, until you are back. One or two cells on the way may hold more.
//
// Near miss: A row, column or box with one or three cells of the loop: the
// exchange would change what it holds. A loop of an odd number of cells cannot
// alternate.
//
// Example:
//
//	4+9+7..5+3+183+1+5+8+7+492+6...3915+7+4+1..+94+7835..9....+67+7......+9.5..7.+9+6+8+16+7.+51+8.4+9+981+4..+7+5+3
//	=> r5c5<>2 r5c5<>3 r6c4<>2 r6c5<>2 r6c5<>3 r6c6<>2
//
// # Technique extended-rectangle
//
// Extended Rectangle, unfair. Also called Extended Unique Rectangle, Extended
// Rectangle Type 1, Extended Rectangle Type 2, Extended Rectangle Type 3,
// Extended Rectangle Type 4.
//
// Three or four cells of a row, and the cells below them in another row of the
// same boxes, or the same turned on its side. None is a given. They hold only
// as many digits as there are cells in one of the two lines, all but one or two
// of them, which hold others as well. What these hold decides, as in unique
// rectangles.
//
// Why: Suppose that the cells held these digits only. Then both lines would
// hold each of them once. With the two lines exchanged in these cells every
// row, column and box would still hold the same digits. The puzzle would have
// two solutions, as no given tells them apart. So one of the cells holds
// another digit.
//
// How to look for it: Look for columns in which two cells of one box hold only
// two or three digits, and for further columns like these in the other boxes,
// in the same two rows. Together they may hold as many digits as there are
// columns.
//
// Near miss: Two lines that run through different boxes: the exchange would
// change what the boxes hold. Fewer cells than digits: then the two lines need
// not hold the same.
//
// Example:
//
//	.34...+62+1.+5+1..6+3+8+4.6+8+1.+3+7958.+3.6.1+7+95.7.1+84+36+1.673.+8+52+3+7.+6...1+841.8...+6+3+6+853.+1.+47
//	=> r1c5<>7 r1c5<>9 r7c5<>2 r7c5<>9 r8c5<>2 r8c5<>9
//
// # Technique bug-2
//
// BUG Type 2, hard. Also called Bivalue Universal Grave Type 2.
//
// Every open cell has two candidates, but for a few cells with three. Without
// the same digit Z in each of these, each digit would have two places or none
// in every house. Z is removed from every cell that sees all of them.
//
// Why: Suppose that the cells held the two candidates only. In every house each
// digit would then have two places or none. Whichever of its two candidates
// each cell takes, with the other one in all cells every house would hold the
// same digits again. The puzzle would have two solutions, as no given tells
// them apart. So one of the cells with three candidates is Z, and a cell that
// sees all of them sees that Z.
//
// How to look for it: When only a few cells have three candidates, find the
// digit that each of them has too many: it stands three times in their houses.
// If it is the same digit, look where all of them are seen.
//
// Near miss: Cells that have different digits too many. And a house in which a
// digit has one place or three even without them.
//
// Example:
//
//	+3.+8+7.91.6+6..85.93.+92.16+3+48.2..49+87+6379+4.3.+5188+3+65+7+1+2+94+1+8+3...67.5+6.3+178+4.+4+7..+8.+3.1
//	=> r7c4<>2 r7c5<>2
//
// # Technique bug-3
//
// BUG Type 3, hard. Also called Bivalue Universal Grave Type 3.
//
// Every open cell has two candidates, but for a few cells of one house, which
// have more. The digits that these have too many are n+1 together with n other
// cells of the house. They are removed from all other cells of the house.
//
// Why: Suppose that the cells held the two candidates only. In every house each
// digit would then have two places or none. Whichever of its two candidates
// each cell takes, with the other one in all cells every house would hold the
// same digits again. The puzzle would have two solutions, as no given tells
// them apart. So one of the cells with more candidates is one of the digits
// that it has too many. Count it as one cell: with the n others these are n+1
// cells for n+1 digits, which use them up.
//
// How to look for it: When only a few cells have more than two candidates, and
// these share a house, note the digits that they have too many, and look in the
// house for a pair or triple in which they count as one cell.
//
// Near miss: Cells with more candidates that share no house: no other cell
// knows which of them it is.
//
// Example:
//
//	+819..+6+3..+6.+3..8+1...+4+2.+1+3896+3.4+87.6+1+2+1.+6+432.58.+2+8+6.+1.3+4+96+5+1+8+42+7+3+237.6.+4+81+4+8+1327+5+69
//	=> r1c4<>7 r1c5<>5
//
// # Technique bug-4
//
// BUG Type 4, hard. Also called Bivalue Universal Grave Type 4.
//
// Every open cell has two candidates, but for two cells of one house, which
// have more. A digit X that neither has too many has its only two places of the
// house in them. All candidates go from the two cells but X and those that they
// have too many.
//
// Why: Suppose that the cells held the two candidates only. In every house each
// digit would then have two places or none. Whichever of its two candidates
// each cell takes, with the other one in all cells every house would hold the
// same digits again. The puzzle would have two solutions, as no given tells
// them apart. One of the two cells is X. So the other one has to be one of the
// digits that it has too many.
//
// How to look for it: When only two cells have more than two candidates, and
// these share a house, look for a digit that the house has in these two cells
// alone.
//
// Near miss: A digit that stands in a third cell of the house. And two cells
// that share no house.
//
// Example:
//
//	+12.+47+93.6+3.+7+28+6...+9.+61+3+5.+278+1.3+6+2+7+4.7.+3+51+42.+8+2.479+8..+34..6+2+7+5+316+3+2+8+5+19+7+457+1+9+43..+2
//	=> r2c8<>9 r6c8<>5
//
// # Technique bug-n
//
// BUG+n, hard. Also called Bivalue Universal Grave + n.
//
// Every open cell has two candidates, but for a few cells, which have more.
// Without some of these, the odd ones, each digit would have two places or none
// in every house. A candidate that excludes each of the odd ones is removed.
//
// Why: Suppose that the cells held the two candidates only. In every house each
// digit would then have two places or none. Whichever of its two candidates
// each cell takes, with the other one in all cells every house would hold the
// same digits again. The puzzle would have two solutions, as no given tells
// them apart. So one of the odd candidates is true, and a candidate that
// excludes all of them is not.
//
// How to look for it: When only a few cells have more than two candidates, find
// what each of them has too many. Look at each of these cells: a candidate of
// it that the others have too many, in sight of them, excludes them all.
//
// Near miss: A candidate that excludes all of the odd ones but one.
//
// Example:
//
//	3+8+2.+14+6..+76..82+4.3.546+37..26+2.+3+4+5..1+54.8..+3+2..3+8+7+2.54.4+7+5+2..1+3+8+8+1+6+4+7+3+29529+3+15+876+4
//	=> r5c6<>9
package uniqueness

// family is the name of the package, which all its techniques carry.
const family = "uniqueness"
