// Pencilmark solves Sudoku as a person does with pencil and paper, explains every deduction, and writes the
// explanation down in a form that anyone can check.
//
// A puzzle on the command line, the solution alone:
//
//	$ pencilmark solve -q 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//	534678912672195348198342567859761423426853791713924856961537284287419635345286179
//
// The next step, up to the reason:
//
//	$ pencilmark hint --stage 4 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//	A digit has only one place left in some house.
//	Look at box 9.
//	The technique is Hidden Single. The digit is 1.
//	Where can 1 go in box 9? r7c9 is out, because column 9 has its 1 at r5c9. r8c7
//	and r8c8 are out, because row 8 has its 1 at r8c5. The other cells are filled.
//	...
//
// Whether a puzzle has one solution:
//
//	$ pencilmark check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........
//	many	More than one solution: r1c7 can be 1 or 9, and both can be completed. The two solutions found differ in 6 cells.
//
// Run "pencilmark help" for everything else. Exit status is 0 when every puzzle is solved and every
// document valid, 1 if one is not, 2 for bad usage and unreadable input, 130 when interrupted.
package main
