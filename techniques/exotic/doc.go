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
// # Technique sk-loop
//
// SK-Loop, extreme. Also called Domino Loop, Domino Chain, Virus Pattern,
// VLoop.
//
// Two rows and two columns cross in four placed cells in four boxes. In each of
// the boxes stand two pairs of open cells, one in the row and one in the
// column. So there are eight pairs, and each shares a line with the next one
// and a box with the one before, all the way round. Each digit of the pairs
// belongs to the line or to the box by which neighbours share it, or to one
// pair alone. If these are sixteen in all, as many as the cells, each digit
// goes from the rest of the line or box that it belongs to.
//
// Why: A line or a box can hold a digit once. So the sixteen cells cannot hold
// more than the sixteen digits that lines and boxes lend them, counted once for
// each line and box. Each cell needs one, so all are used up, each within the
// pattern.
//
// How to look for it: Look at boxes in which a row and a column of open cells
// cross in a given, with four such givens at the corners of a rectangle. It
// helps if the four boxes have few givens but the same digits. Write down the
// digits of each pair and see which it shares with its neighbours: most often
// two with each.
//
// Near miss: A digit of three pairs in a row. It needs two of lines and boxes,
// and one of them may take it outside the pattern. Or a digit too many
// anywhere: then the ring has seventeen digits for sixteen cells.
//
// Example:
//
//	.368..9...4..27.5.1........6..1..3.........29....9...5..8......7.26.38.1......4..
//	=> r3c5<>5 r3c6<>5 r3c6<>9 r3c8<>7 r3c9<>2 r3c9<>7 r4c2<>8 r4c3<>4
//	r5c5<>5 r5c5<>7 r5c6<>5 r6c6<>2 r6c8<>7 r7c4<>4 r7c4<>9 r7c7<>6
//	r9c4<>9
//
// # Technique junior-exocet
//
// Junior Exocet, extreme. Also called Exocet, JExocet, JE.
//
// Two open cells of a line within a box, the base, with three or four digits
// between them. In the other boxes on that line, but not on the line itself,
// stand two target cells, one in each box. The cross-lines are the lines across
// through the targets and through the remaining cell of the base line in its
// box. If a base cell holds a digit, its places in the cross-lines outside the
// targets are so few that a target must hold it too, and this is so for each
// digit of the base. Then the targets hold no other digits, and a digit that
// neither target can hold goes from the base.
//
// Why: Say a base cell holds a digit. Then the rest of its line and of its box
// lose it. What is left of it in the three cross-lines, without the targets,
// usually lies in two lines parallel to the base. Three cross-lines need the
// digit three times, and two parallel lines can hold it twice. So one of the
// targets holds it. The base cells hold two different digits, so there is one
// for each target, and no room for any other.
//
// How to look for it: Look for two cells of a box in a line with three or four
// digits between them, and see in which other two lines of the same three rows
// or columns a digit of the base has places. Choose a target in each of the
// next boxes whose neighbour across the base line cannot hold digits of the
// base. Then follow each digit in the cross-lines: outside these three lines it
// must lie in two parallel lines.
//
// Near miss: One digit of the base lies in three parallel lines of the
// cross-lines. It may then be in none of the targets. Or the cell beside a
// target can hold a digit of the base, and takes it from the target.
//
// Example:
//
//	+------------------+-----------------+------------------+
//	| 34568 3568  345  | 19   19    2    | 1347 1345  14578 |
//	| 1     23    9    | +5   +8    +7   | 6    34    24    |
//	| 58    258   7    | 6    4     3    | 128  158   9     |
//	+------------------+-----------------+------------------+
//	| 4679  1     46   | 29   3     69   | 5    46789 2478  |
//	| 4569  569   8    | 7    12569 169  | 124  1469  3     |
//	| 35679 35679 2    | 8    1569  4    | 17   16    17    |
//	+------------------+-----------------+------------------+
//	| 78    4     135  | 123  12    18   | 9    13578 6     |
//	| 2     36789 136  | 1349 169   5    | 1347 134   1478  |
//	| 689   35689 1356 | 1349 7     1689 | 1348 2     1458  |
//	+------------------+-----------------+------------------+
//	=> r1c2<>3 r1c2<>5 r6c2<>3 r6c2<>5
//
// # Technique multi-sector-locked-set
//
// Multi-Sector Locked Set, extreme. Also called Multi-Sector Locked Sets, MSLS.
//
// Take the open cells where four or five rows cross four or five columns. Share
// out the digits: some belong to the rows, the others to the columns. Count for
// a digit of the rows the rows in which it has a place in these cells, for a
// digit of the columns the columns. If this comes to the number of the cells,
// each digit goes from the rest of the rows or columns that were counted for
// it. Some of the cells may do for that.
//
// Why: A digit is once in each row and once in each column. So the cells cannot
// hold more digits than were counted. Each cell needs one, so every row and
// column that was counted gets its digit within the cells, and has no room for
// it elsewhere.
//
// How to look for it: Find rows whose givens are nearly the same few digits,
// and columns whose givens are nearly the same others. In the cells where they
// cross, the digits given in the rows are missing from the rows, and those
// given in the columns from the columns. Give the first ones to the columns,
// and the second ones to the rows. Then count.
//
// Near miss: The count comes to one more than the cells. Then one row or column
// may have its digit elsewhere, and nothing is certain.
//
// Example:
//
//	+------------+------------+----------+
//	| 24  24  +1 | 7   +5  +6 | +9 +8 3  |
//	| 78  78  +9 | 1   +4  +3 | +2 +6 5  |
//	| +5  3   +6 | 8   9   +2 | +7 1  +4 |
//	+------------+------------+----------+
//	| 149 149 5  | 239 +7  +8 | 6  34 12 |
//	| 189 6   7  | 239 23  4  | 58 35 12 |
//	| +3  48  2  | +6  1   5  | 48 +7 +9 |
//	+------------+------------+----------+
//	| 269 259 +3 | 24  26  7  | +1 45 8  |
//	| 26  25  8  | 234 236 +1 | 45 9  7  |
//	| 17  17  4  | +5  +8  +9 | 3  2  +6 |
//	+------------+------------+----------+
//	=> r4c2<>4 r7c2<>2
package exotic

// family is the name of the package, which all its techniques carry.
const family = "exotic"
