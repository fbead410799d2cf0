// Package candidates holds the vocabulary of Sudoku that everything else in pencilmark is written in:
// cells, digits, houses, items and candidates, the sets of them, the geometry of a board as data ([Layout])
// and the state of a puzzle with its pencil marks ([Grid]).
//
// # The board
//
// Rows are numbered 1 to 9 from top to bottom, columns 1 to 9 from left to
// right. A cell is written by its row and column: r4c7.
//
//	      c1 c2 c3   c4 c5 c6   c7 c8 c9
//	    +----------+----------+----------+
//	r1  | .  .  .  | .  .  .  | .  .  .  |
//	r2  |  box 1   |  box 2   |  box 3   |
//	r3  | .  .  .  | .  .  .  | .  .  .  |
//	    +----------+----------+----------+
//	r4  | .  .  .  | .  .  .  | *  .  .  |    * is r4c7, in row 4,
//	r5  |  box 4   |  box 5   |  box 6   |      column 7 and box 6
//	r6  | .  .  .  | .  .  .  | .  .  .  |
//	    +----------+----------+----------+
//	r7  | .  .  .  | .  .  .  | .  .  .  |
//	r8  |  box 7   |  box 8   |  box 9   |
//	r9  | .  .  .  | .  .  .  | .  .  .  |
//	    +----------+----------+----------+
//
// Smaller boards use the upper left part of the same numbering: r4c4 is the
// last cell of a 4x4 puzzle and the same [Cell] value as r4c4 of a 9x9 one.
// Hence every value prints, parses and compares without asking for its layout.
//
// # Glossary
//
// The words on the left are used in all code, texts and documents; those in brackets are not.
//
//	cell       one of the places of the board (square, field, position)
//	digit      1 to 9 (number, value, symbol)
//	house      cells that must hold each digit once: a row, a column, a box or
//	           an extra house such as a diagonal (unit, group, region, sector)
//	line       a row or a column
//	candidate  a digit that a cell may still hold (possibility, option)
//	pencil marks  the candidates of a cell, as written down
//	item       something that needs exactly one true candidate: a cell, or a
//	           digit in a house (constraint, column of the exact cover matrix)
//	given      a digit of the puzzle as set (hint)
//	clue       a rule that a setter draws beside the givens: a thermometer, a dot (constraint)
//	conflict   two or three candidates that a clue does not allow together
//	place      to write a digit into a cell (set, fill, assign)
//	remove     to strike a candidate (eliminate)
//	open       of a cell: nothing placed in it yet (empty, blank, unsolved)
//	peers      the cells that a cell sees
//	see        two cells see each other if they cannot hold the same digit: they share a
//	           house, or some clue keeps it from them
//	weak link  two candidates that share an item, or are in conflict: not both are true
//	exclude    of two candidates: they have a weak link, so neither allows the other
//	strong link  the only two candidates of an item: one of them is true; so it
//	           is with groups, and with two digits of an almost locked set
//	group      cells of a line and a box that count as one place of a digit
//	almost locked set  n cells of a house with n+1 digits
//	restricted common  a digit that two almost locked sets cannot both have
//	pivot      what the cases of a pattern are split over (hinge, apex)
//	pincer     a cell that a case leaves one digit (wing)
//	fin        a candidate that spoils the count of a pattern
//	guardian   a candidate that keeps cells from a pattern that cannot be
//	premise    an item that the proof of a step cites
//
// # Items
//
// Sudoku is an exact cover problem. The candidate "5 in r4c7" covers the cell item r4c7 and one house item
// for each house of the cell: 5@row4, 5@col7 and 5@box6. In a solution each item is covered exactly once.
// Every proof in pencilmark cites items and nothing else.
package candidates
