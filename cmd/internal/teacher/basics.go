//go:build !js

package teacher

// basics is the first lesson, for who has never played.
var basics = BasicsText{
	Title: "The first lesson",
	Kind:  "the rules, the first digits, and how pencil marks are written",
	Board: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	Parts: []BasicsPart{
		{Title: "The rules", Shows: "board", Text: "A Sudoku has 81 cells in nine rows, nine columns and nine boxes of three by three. " +
			"Rows, columns and boxes are called houses. Each house holds every digit from 1 to 9 once.\n" +
			"The puzzle gives some digits, the givens. They stay as they are. You find the others, and each can be found by reasoning.\n" +
			"A cell is named by its row and its column: r4c7 is in row 4 and column 7. Boxes are counted like words on a page, box 1 at the top left, box 9 at the bottom right."},
		{Title: "Scanning", Shows: "hidden-single r8c2=8", Text: "Begin with a digit that the board has often. Choose a box that lacks it. " +
			"Each row and each column that has the digit crosses out its cells in the box. If one open cell of the box is left, the digit goes there."},
		{Title: "Scanning lines", Shows: "hidden-single r8c7=6", Text: "Rows and columns are scanned in the same way. Take a row without the digit, and cross out what its columns and boxes rule out."},
		{Title: "One cell", Shows: "naked-single r5c5=5", Text: "The other way round, take a cell that sees many digits: those of its row, its column and its box. If eight different digits are there, the cell holds the ninth."},
		{Title: "Pencil marks", Shows: "marks", Text: "When scanning finds nothing more, write small digits into the open cells: all that a cell can still hold. " +
			"They are its candidates, or pencil marks. Whenever you place a digit, cross it out in the other cells of its row, its column and its box.\n" +
			"From here on a step may remove a candidate without placing a digit. It pays later: a cell with one mark left is solved."},
		{Title: "How boards look here", Text: "A given stands alone: 5. A digit that was worked out has a plus sign: +5. An open cell shows its pencil marks: 247.\n" +
			"Signs around digits say what part they play in a step, and a line under the board says which signs it uses. " +
			"Marks that go stand behind a minus sign: 27-4 keeps 2 and 7, and loses 4.\n" +
			"In short, r8c2=8 places 8 in r8c2, and r8c2<>8 removes the pencil mark 8 there.",
			Drawn: "A given is upright and bold. A digit that was worked out is slanted. Small digits in an open cell are its pencil marks, and each has its own place there: 1 at the top left, 9 at the bottom right.\n" +
				"Signs around digits say what part they play in a step, and the key under the board says which signs it uses. " +
				"A pencil mark that goes is struck through; a digit that is placed has a ring round it.\n" +
				"In short, r8c2=8 places 8 in r8c2, and r8c2<>8 removes the pencil mark 8 there."},
		{Title: "Where to go on", Text: "Read the lessons of the core path in their order, and practise each of them before you go on. " +
			"Do not learn a technique before a puzzle asks for it. After every step, scan again: most digits come from the first three lessons."},
	},
}
