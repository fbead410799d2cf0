//go:build !js

package teacher

// Glossary are the terms, each after those that it rests on. They are the words
// of the glossary of package candidates, for who learns.
var Glossary = []Term{
	{"cell", []string{"square", "field", "position"},
		"One of the 81 places of the board. r4c7 is the cell in row 4 and column 7; r4c27 are two cells of row 4."},
	{"digit", []string{"number", "value", "symbol"}, "What a cell holds: 1 to 9 on the ordinary board."},
	{"house", []string{"unit", "region", "sector"},
		"Cells that must hold each digit once: a row, a column or a box; on some boards also a diagonal or a window."},
	{"row", nil, "The cells side by side from one edge of the board to the other. Row 1 is at the top."},
	{"column", nil, "The cells one above the other from top to bottom. Column 1 is on the left."},
	{"box", []string{"block", "nonet"}, "One of the blocks that thick lines enclose, 3 by 3 cells on the ordinary board. Box 1 is top left, box 3 top right, box 9 bottom right."},
	{"line", nil, "A row or a column."},
	{"candidate", []string{"possibility", "option"}, "A digit that a cell may still hold, as far as is known."},
	{"pencil marks", nil, "The candidates of a cell, as written down in it."},
	{"given", []string{"hint"}, "A digit that the puzzle sets. It is not questioned."},
	{"place", []string{"set", "fill", "assign"}, "To write a digit into a cell: it is sure there."},
	{"remove", []string{"strike", "eliminate"}, "To strike a candidate: the cell cannot hold that digit."},
	{"open", []string{"empty", "blank", "unsolved"}, "Of a cell: no digit has been placed in it yet."},
	{"peers", []string{"buddies", "neighbours"}, "Of a cell: the other cells of its row, column and box, 20 on the ordinary board. None of them holds the digit of the cell."},
	{"see", nil, "Two cells see each other if they are peers, so that they cannot hold the same digit."},
	{"item", []string{"constraint"},
		"Something that needs exactly one true candidate: a cell, written r4c7, or a digit in a house, written 5@row4. Steps are proved from items."},
	{"premise", nil, "An item that a step relies on. What a step says follows from its premises alone, and from nothing else on the board."},
	{"notation", nil,
		"How steps are written in short. r4c7=5 places 5 in row 4, column 7; r4c27<>5 removes 5 from two cells; with --notation a1 the cell is D7. " +
			"In a chain (5)r4c7 is the candidate, =5= or = a strong link, -5- or - a weak one, and => what follows. " +
			"In a fish what stands before the backslash are the base houses, behind it the cover houses: 5: r47\\c26."},
	{"clue", []string{"constraint of a variant"}, "A rule that a setter draws beside the givens, such as a thermometer, a dot between two cells or a whisper line."},
	{"conflict", nil, "Two candidates that a clue does not allow together, such as 5 in the bulb of a thermometer and 4 in its next cell."},
	{"weak link", nil, "Two candidates that share an item, so that they are not both true: two digits of a cell, or two places of a digit in a house."},
	{"exclude", nil, "Of two candidates: they have a weak link, so neither allows the other."},
	{"strong link", []string{"conjugate pair", "bilocation"},
		"Two candidates of which one is true, because an item has no others: the two digits of a cell, or the two places of a digit in a house. " +
			"If one is false the other is true. A group of cells may stand for one of them, and so may a digit of an almost locked set."},
	{"group", nil, "Cells in which a line and a box meet, taken together as one place of a digit: one of them holds it, or none does."},
	{"chain", []string{"inference chain"},
		"Candidates joined by strong and weak links in turn. If the first is false the next is true, then the next is false, and so on. " +
			"With strong links at both ends the first candidate is true or the last one: what both exclude is removed."},
	{"locked set", []string{"subset"}, "n cells of a house that have n digits between them: each of the digits is in one of these cells, so in no other cell of the house."},
	{"almost locked set", []string{"ALS"},
		"n cells of a house that have n+1 digits between them. If one of the digits is in none of them they become a locked set, and all the others are there."},
	{"restricted common", []string{"RCC"}, "A digit of two almost locked sets whose places in them all see each other, so that one of the sets does without it and is locked."},
	{"pivot", []string{"hinge", "apex"}, "The cell of a wing whose cases are tried in turn: what follows from each of its digits follows for sure."},
	{"pincer", nil, "A cell that a case of the pivot leaves one digit."},
	{"bridge", nil, "The house that joins two cells or sets of a pattern: wherever its digit goes, one of the two loses it."},
	{"stem", nil, "The cell of a Death Blossom: each of its digits takes that digit from one of the petals."},
	{"petal", nil, "An almost locked set of a Death Blossom, which loses a digit to the stem."},
	{"base", []string{"defining set"}, "The houses of a fish in which the digit must be placed."},
	{"cover", []string{"secondary set"}, "The houses of a fish that hold all its places in the base: as many as there are base houses, so they get no other place."},
	{"fin", []string{"surplus candidate"}, "A candidate of the base that no cover house holds. The fish is right unless the fin is true."},
	{"guardian", nil, "A candidate that keeps cells from a pattern that cannot be. So one of the guardians is true."},
}
