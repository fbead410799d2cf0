// Package band is a fast search for ordinary 9x9 puzzles. Everything in pencilmark that needs a
// solution or a count of solutions, and no explanation, rests on it.
//
// # The grid as bits
//
// Three rows make a band of 27 cells, so 27 bits hold the places of one digit in one band. Two words a
// digit, of two bands and of one, are a grid with its pencil marks. The solvers of the Players' Forum have
// used such forms since about 2008 (bb_sudoku by Brian Turner, JCZSolve by Zhou Yundong). They fix the
// geometry of [candidates.Classic9] for good, so no other layout can be searched here.
//
// # Conclusions
//
// A grid is settled when none of these strikes anything more:
//
//   - A segment is the three cells where a row meets a box. In a band, a digit
//     stands in one segment of each row and of each box, so its segments form a
//     permutation, and those that are part of none are struck. The same goes for
//     the columns of three boxes above each other. This is all that locked
//     candidates come to, and with it what follows from a placed digit.
//   - Where a digit has one place in a house, no other digit stands in that cell.
//   - Where a cell has one candidate, no other cell that it sees has that digit.
//
// No rule strikes less because another has struck before. Hence the outcome does not depend on
// their order, and the search tree is the same however they are carried out. A search by
// [Solver.Rand] stops a little short of it, as it always has, so that seeds give what they gave.
//
// # Guesses
//
// A settled grid with open cells is split at one of them. Which one matters most
// of all: a good choice spares half the guesses, see split.
package band
