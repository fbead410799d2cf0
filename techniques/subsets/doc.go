// Package subsets holds the techniques in which as many digits as cells of a
// house belong to each other: naked, hidden and locked sets.
//
// # Technique locked-pair
//
// Locked Pair, medium. Also called l2.
//
// A naked pair whose two cells share a line as well as a box. The two digits
// are removed from the rest of the line and from the rest of the box, in one
// go. It is called locked only if both houses lose something, and not all of it
// in the box.
//
// Why: Two cells, two digits: both digits stand in the two cells, in one order
// or the other. That uses them up in every house that contains both cells, and
// here there are two such houses.
//
// How to look for it: Look at two open cells side by side in a box, in a row or
// a column that is otherwise crowded. If both hold the same two digits, clear
// the line and the box together: half of it is often forgotten.
//
// Near miss: A pair whose cells lie in one box but in different rows and
// columns. It clears the box and nothing else. And a pair in a line and a box
// of which one has nothing left to remove is an ordinary naked pair.
//
// Example:
//
//	+6.+58+2+4....8+2697...4+9+71+3+5+6+822.+8.5..76.6+3..8..45.9.+628....+4..91+6.+85+1.4+6..9+9.6......
//	=> r4c7<>3 r5c8<>1 r6c2<>1 r6c4<>3
//
// # Technique naked-pair
//
// Naked Pair, medium. Also called n2.
//
// Two cells of a house that both have the same two candidates and no other. The
// two digits are removed from all other cells of the house.
//
// Why: Two cells, two digits: one cell takes the one and the other cell the
// other. We do not know which way round, but both digits of the house are used
// up there. If another cell of the house took one of them, two cells would be
// left with a single digit, and they may not both hold it.
//
// How to look for it: Collect the cells with two candidates. Two that are alike
// and stand in one row, column or box are a pair. Where the cells share two
// houses, look along both.
//
// Near miss: One cell with 7 and 8, another with 7, 8 and 9. The second may
// turn out to be 9, so the digits 7 and 8 are not used up. The same goes for
// two equal cells that share no house.
//
// Example:
//
//	..+5+3+9+2+4....+3.+1+45.994..573..4+36+2+79+8+1+5...+5+639+475+9+748+1+2+36+2+591+3+6+7847+6+4+9+2+8+1+5+33+18+7+4+56+9+2
//	=> r2c2<>8 r2c8<>6
//
// # Technique hidden-pair
//
// Hidden Pair, medium. Also called h2.
//
// Two digits that have only two places left in a house, the same two cells.
// Every other candidate of these cells is removed. The pair is hidden, because
// the cells may have many other marks.
//
// Why: The house needs both digits, and they can go nowhere else. One takes one
// of the cells, the other takes the other, so the cells are full. If one of
// them held something else, two digits would have to share one cell.
//
// How to look for it: For each house count the places of the digits that it
// lacks. Two digits with two places each, and the same two: there it is. Digits
// that are blocked by the same placed digits in the rest of the house are the
// ones to compare.
//
// Near miss: Two digits that both occur in two cells, but one of them has a
// third place in the house. It may go there, so the two cells need not hold
// both. And two digits with two places each of which only one is the same.
//
// Example:
//
//	.61+97.8+3..+3.6.+8.....832..+6..9+653.+2+87+8.+37.+2+59+65+7+2+8+9+6+314+389+2+6+7......4+8+9+6236+24+15+3+9+7+8
//	=> r2c1<>4 r2c1<>7 r2c9<>1 r2c9<>5
//
// # Technique locked-triple
//
// Locked Triple, medium. Also called Locked Triplet, l3.
//
// A naked triple whose three cells are all that a line and a box have in
// common. The three digits are removed from the rest of the line and from the
// rest of the box, in one go.
//
// Why: Three cells need three different digits, and only three are on offer, so
// all three stand there. That uses them up in every house that contains the
// three cells, and here there are two such houses.
//
// How to look for it: Look for a box with three open cells in one line and few
// candidates in them. Count the digits of the three: if there are three, clear
// the line and the box together.
//
// Near miss: Three cells in a line and a box with four digits among them. And
// three cells of a box that bend round a corner: they have the box in common
// and no line.
//
// Example:
//
//	62+87+5+3+14+9..+1.8.2.......1...1....9..8+3.58+1.7+9......561....+1.7.3.4.7+5....121.....+75
//	=> r3c7<>8 r4c7<>4 r7c9<>4 r8c8<>8
//
// # Technique naked-triple
//
// Naked Triple, medium. Also called Naked Triplet, n3.
//
// Three cells of a house that have no candidates but the same three digits. Not
// every cell needs all three: 1 and 2, 2 and 3, 1 and 3 make a triple as well.
// The three digits are removed from all other cells of the house.
//
// Why: Three cells need three different digits, and only three are on offer. So
// each of the three digits stands in one of the three cells. If another cell of
// the house took one of them, three cells would have to share two digits.
//
// How to look for it: In a house with many open cells look at those with two or
// three candidates. Take two that have a digit in common, count the digits of
// both, and if there are three, look for a third cell that adds none.
//
// Near miss: Three cells with four digits among them, such as 1 and 2, 2 and 3,
// 3 and 4. One digit is left over, and nobody knows which. And where two of the
// three cells are a pair by themselves, use the pair.
//
// Example:
//
//	.47.6.2....1..46..9+65.8+2.+3......681+55+1+6+4+7+8+3+9+2.9+85.+1746..32.+79+6...+9+64+3.+28+6..+8...7+3
//	=> r4c1<>2 r4c1<>3 r7c1<>8
//
// # Technique hidden-triple
//
// Hidden Triple, medium. Also called Hidden Triplet, h3.
//
// Three digits that have only three places among them in a house. Not every
// digit needs all three places. Every other candidate of the three cells is
// removed.
//
// Why: The house needs the three digits, and they can go nowhere else. They
// fill the three cells, one each. If one of the cells held something else,
// three digits would have to share two cells.
//
// How to look for it: In a house with six open cells or more, take a digit with
// two places and look for a second digit that adds only one place. Then see
// whether a third digit stays within these three cells.
//
// Near miss: Three digits with four places among them. One cell too many, and
// nothing is used up. Count the places in the whole house and not in a part of
// it: a place overlooked at the far end of a row makes a triple that is none.
//
// Example:
//
//	..4.7.6.....68...+4...+4...1...5..89478...4.5.+3.+4......1+691+8+5+43+7+272+39..45+8+45+8+7+32+1+96
//	=> r3c2<>3 r3c3<>2 r3c3<>9 r3c7<>2
//
// # Technique naked-quad
//
// Naked Quad, hard. Also called Naked Quadruple, Naked Quadruplet, n4.
//
// Four cells of a house that have no candidates but the same four digits, in
// any mixture. The four digits are removed from all other cells of the house.
//
// Why: Four cells need four different digits, and only four are on offer. So
// each of them is used up in these cells. If another cell of the house took
// one, four cells would have to share three digits.
//
// How to look for it: Only houses with many open cells are worth the search:
// with seven or fewer, the rest of the house makes a hidden triple, pair or
// single, which is easier to see. Leave out the cells with five candidates or
// more, and add up the digits of the others.
//
// Near miss: Four cells with five digits among them. It takes one stray mark in
// one of the cells to spoil the count. And a quad that contains a pair says no
// more than the pair, if all that it removes are digits of the pair.
//
// Example:
//
//	3    7  2  | 56    1   4   | 8    56 9
//	1    5  68 | 68    3   9   | 7    2  4
//	46   48 9  | 5678  567 2   | 3    56 1
//	-----------+---------------+-----------
//	25   28 18 | 3     4   156 | 9    7  568
//	57   6  178| 29    29  15  | 4    3  58
//	9    3  4  | 567   567 8   | 56   1  2
//	-----------+---------------+-----------
//	8    9  3  | 1256  256 7   | 1256 4  56
//	246  1  5  | 2469  269 3   | 26   8  7
//	2467 24 67 | 12456 8   56  | 1256 9  3
//	=> r7c4<>5 r7c4<>6 r8c4<>6 r9c4<>5 r9c4<>6
//
// # Technique hidden-quad
//
// Hidden Quad, hard. Also called Hidden Quadruple, Hidden Quadruplet, h4.
//
// Four digits that have only four places among them in a house. Every other
// candidate of the four cells is removed.
//
// Why: The house needs the four digits, and they can go nowhere else. They fill
// the four cells, one each. If one of the cells held something else, four
// digits would have to share three cells.
//
// How to look for it: Only a house with nine open cells needs it: with fewer,
// its other cells make a naked quad, triple, pair or single, which says the
// same and is easier to see. Leave out the digits with five places or more, and
// add up the places of the others.
//
// Near miss: Four digits with five places among them. And a hidden quad that
// contains a hidden pair says no more than the pair, if it clears only the two
// cells of the pair.
//
// Example:
//
//	5    3469 2  | 69    369   346 | 7 8  1
//	17   79   89 | 12789 589   25  | 3 4  6
//	1467 3467 38 | 1678  368   346 | 9 2  5
//	-------------+-----------------+-------
//	2    8    7  | 5     1     9   | 6 3  4
//	9    5    6  | 3     4     8   | 1 7  2
//	3    1    4  | 26    7     26  | 8 5  9
//	-------------+-----------------+-------
//	67   3679 39 | 4     2     1   | 5 69 8
//	468  469  5  | 689   689   7   | 2 1  3
//	68   2    1  | 689   35689 356 | 4 69 7
//	=> r2c4<>8 r2c4<>9 r2c5<>8 r2c5<>9 r3c4<>6 r3c4<>8
package subsets

// family is the name of the package, which all its techniques carry.
const family = "subsets"
