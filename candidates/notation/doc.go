// Package notation reads and writes the text forms of a Sudoku grid.
//
// [Reader] takes a stream in which the forms may be mixed and recognises each by itself; [Parse] takes
// exactly one puzzle. A bad line or block is a [ParseError], after which reading goes on.
//
// # Forms
//
// For a layout of size n, with n*n cells (9 and 81 on the classic board):
//
//	line      n*n characters, then perhaps a name:
//	          4.....8.5.3......(81)  or  53+4..7...(81);Extreme;17834
//	candidate line, "Sukaku"
//	          n*n*n characters, the digit or . for each candidate of each cell
//	board     n lines of n cells, spaces, bars and rulers as one likes
//	pencil-mark grid
//	          n lines of n lists of digits: | 15  3  +7 | 124  {4}  9 | ...
//	library line of HoDoKu
//	          :0000:3:4.....8.5.+3...(81):436 812::365:
//	printed board
//	          as package text prints it: with names of columns above, "r1 |" before
//	          each row, and any signs around digits; a wide one in parts, one
//	          below the other, each with the names of its columns
//	table     n lines of n columns, some of them empty, between tabs, commas,
//	          semicolons or bars, as in Markdown; or n*n columns in one line
//	text      that has n*n characters of a puzzle in it: the text before them, or
//	          else behind them, is the name; as in CSV, and in quotes
//	link      of SudokuWiki (?bd=), Sudoku Coach (/solver/), Sudoku Exchange (?s=),
//	          f-puzzles (?load=) or SudokuPad (fpuzzles..., scl...) with the puzzle in it
//	JSON      a puzzle of f-puzzles or SudokuPad; of the latter givens, regions,
//	          cages and switches are read, what is only drawn is refused by name
//	XML       games of OpenSudoku, of 81 characters each, in any number a line
//	document  a walkthrough: YAML or JSON with schema: pencilmark/walkthrough/
//
// An empty cell is written . 0 * _ - x or a middle dot, or is a space in rows that are plainly as long as a
// row: between bars, or with cells that stand apart. In every form a digit is a given, and a + before it
// says that it was placed later. Blank lines and lines that begin with # are skipped, and so is > before a
// line. A line ends with a line feed or a carriage return, or both.
//
// On a printed board a digit with other signs around it counts as a given; a cell
// that is marked as placed by a step has the digit of the step. If pencil marks are
// left out on it, those that are there are dropped, and nothing is noted.
//
// Rulers are lines of - = _ or box-drawing characters with corners; a line of dashes alone that could as
// well be a row of empty cells is a row, unless the block writes its empty cells in another way. Text
// directly above a block is its name; text directly under it, as Simple Sudoku signs its boards, is
// skipped. A blank line may stand between the bands of a board. The lines of a pencil-mark grid may be
// wrapped.
//
// The .sdk files of SadMan Sudoku are boards with headings: what [State] has
// beyond [Puzzle] is read as placed; pencil marks and colours are skipped.
//
// # Pencil marks
//
// Other programs do not mark in a pencil-mark grid which digits are givens. A list of one digit may be a
// given, a placed digit or a last candidate. It is read as follows.
//
//   - Where an open cell that it sees still shows the digit, the digit cannot
//     have been written down yet: the cell is open, too, and has one candidate.
//     So no mark that is written is lost. Grids in which a + or braces tell
//     digits from last candidates need no such rule.
//   - Otherwise it is a given. Nothing is derived from a digit being a given,
//     but avoidable rectangles are derived from one being placed: to take a
//     given for a placed digit could prove what is false, the reverse only
//     hides a step.
//
// [PencilMarks] leaves no doubt: 5 is a given, +5 is placed, {5} is an open cell with one candidate and {}
// one with none. The marks * # @ ( ) [ ] that forum posts put around a list are ignored. An empty cell
// among lists has nothing noted, so that every digit not placed in its houses is possible.
// What is written, before anything is concluded from it, is the [candidates.Sheet] of a puzzle.
//
// # What each form keeps
//
//	                  givens apart   open cells   candidates
//	                  from placed    told apart   removed
//	Line              no             yes          no
//	PlusLine          yes            yes          no
//	Board             no             yes          no
//	Sukaku            no             no           yes
//	PencilMarks       yes            yes          yes
//	Library           yes            yes          yes
//	SudokuWikiLink    yes            yes          yes
//	FPuzzles          yes            yes          yes, of open cells with any
//	OpenSudokuGame    no             yes          no
//	ExchangeLink      no             yes          no
//
// "Open cells told apart" means that an open cell with one candidate does not come back as a given.
// SheetMarks and FPuzzles keep a whole sheet, cells without marks and marks that digits rule out among it;
// FPuzzlesLink and SudokuPadLink as well.
package notation
