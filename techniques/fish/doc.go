// Package fish holds the techniques in which the places of one digit in some
// lines, all rows or all columns, lie in as many crossing lines.
//
// # Technique x-wing
//
// X-Wing, hard. Also called bf2.
//
// Two rows whose places for a digit lie in the same two columns, two in each
// row. The digit is removed from every other cell of the two columns. Two
// columns and two rows work the same way. The lines that are counted are the
// base, the lines that lose candidates are the cover.
//
// Why: Each of the two rows needs the digit, and both rows can put it into the
// same two columns only. They may not both take one column, because a column
// holds the digit once. So one row takes one column and the other row takes the
// other. We do not know which way round, but either way both columns get their
// digit from these two rows, and their other cells cannot have it.
//
// How to look for it: Take one digit at a time, best one that is placed four or
// five times. List the rows in which it has exactly two places and compare: two
// rows with the same two columns are the pattern. Then do the same with
// columns. Look along the cover lines before you rejoice: the digit must have
// another place there, or nothing is gained.
//
// Near miss: A third place in one of the two rows. That row may put the digit
// there, and then one of the columns is free again. The same goes for four
// places at the corners of a rectangle while both the rows and the columns have
// further ones.
//
// Example:
//
//	3.+8+1+4+2+7+9.+71+9+86.+4+2..+4+297.8..9+26+7+3+15+84...+4+98..24+8.+5+2+6.79.3+42+8+7+95.+2..3+5+9.4889+5+61+4+2+37
//	=> r5c3<>1 r5c7<>1
//
// # Technique swordfish
//
// Swordfish, hard. Also called bf3.
//
// Three rows whose places for a digit lie in the same three columns: an X-Wing
// with one line more. No row has to use all three columns; two places in each
// row are enough, as long as together they stay within three columns. The digit
// is removed from every other cell of the three columns. Three columns and
// three rows work the same way.
//
// Why: Each of the three rows needs the digit and has to put it into one of the
// three columns, and no two rows may put it into the same column. Three rows,
// three columns: every column is used by one of these rows. So each column gets
// its digit from one of the three rows, and its other cells cannot have it.
//
// How to look for it: Take a digit that is placed two or three times. For each
// row that still needs it note the columns of its places, and leave out rows
// with more than three. Start from a row with two places, add one that brings
// at most one new column, and look for a third that stays within the three.
// Then do the same with columns.
//
// Near miss: Three rows that use four columns. One column may stay without the
// digit, and we do not know which. Look also whether two of the three rows
// share only two columns: then they are an X-Wing, and what that removes comes
// first.
//
// Example:
//
//	.+5+6+713.+49+1+34+9+8+26+5797.+4+65..+3+7.512+43+9.+39.+6+78+5.4+4..5+3+9.7.6.+7.9+1+4+3+55+13.+47+9+6..4+93+5+6+7..
//	=> r6c2<>8 r6c9<>8 r9c9<>8
//
// # Technique jellyfish
//
// Jellyfish, hard. Also called bf4.
//
// Four rows whose places for a digit lie in the same four columns, with two to
// four places in each row. The digit is removed from every other cell of the
// four columns. Four columns and four rows work the same way.
//
// Why: Each of the four rows needs the digit and has to put it into one of the
// four columns, and no two rows may put it into the same column. So the four
// rows use up all four columns, one each, in whatever order, and the other
// cells of these columns cannot have the digit.
//
// How to look for it: Look for it last among the fish, and only for a digit
// that is placed once or not at all: with fewer than eight rows left, the other
// lines are a smaller fish that removes the same candidates. Note the columns
// for each row with up to four places, start from the rows with two, and try to
// find four rows that stay within four columns.
//
// Near miss: Four rows that use five columns. A row with one place is no part
// of a fish either: it has a hidden single, which is to be placed first. And if
// two or three of the four rows stay within as many columns by themselves, that
// smaller fish comes first.
//
// Example:
//
//	68  9  3  4  68   1   2   7   5
//	4   7  2  56 356  369 169 169 8
//	568 56 1  2  7    89  3   69  4
//	3   12 8  7  69   4   5   169 129
//	15  4  69 8  2    56  169 3   7
//	7   25 69 1  3569 356 4   8   29
//	16  16 5  9  4    7   8   2   3
//	9   8  4  3  1    2   7   5   6
//	2   3  7  56 568  568 19  4   19
//	=> r2c5<>6 r2c8<>6 r6c5<>6 r9c5<>6
package fish

// family is the name of the package, which all its techniques carry.
const family = "fish"
