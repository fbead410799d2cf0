//go:build !js

package teacher

// CluePages are what lessons say of kinds of clues, by code.
var CluePages = map[string]CluePage{
	"thermo": {
		"Each digit is higher than the one before it, so no two are equal, wherever the cells are. Where a thermometer has branches, each branch is a line of its own from the same bulb, and branches are not compared with each other. Digits may leave gaps: 2 5 9 rises.",
		"Count cells. The cell at place k from the bulb is at least k, and a cell with m cells behind it is at most the highest digit less m. On a long thermometer few digits are left in each cell. Then a digit placed on it moves the bounds on both sides: each cell further on is one higher at least.",
	},
	"slow-thermo": {
		"Digits may stay the same, so 2 2 3 is right. They still differ where the cells see each other, as in a row: there the line rises as a thermometer does.",
		"Look for cells of the line that share a house. From one of them to the next the digits rise, and only those steps count for the bounds at both ends.",
	},
	"whispers": {
		"The digits differ by the least value or more; on boards of 9 that is 5 on German whispers and 4 on Dutch ones. Only neighbours on the line are compared, so a digit may come again where the cells do not see each other.",
		"With a difference of 5, the 5 of a board of 9 has no partner, so it is nowhere on the line, and low digits, 1 to 4, take turns with high ones, 6 to 9. Know one cell of the line as low or high, and you know all. 4 has only 9 beside it, and 6 only 1.",
	},
	"renban": {
		"The digits are consecutive, in any order: 4 2 3 is right, 2 3 5 is not. None is there twice. A cell in which the line crosses itself counts once.",
		"No two digits on a line of k cells are k or more apart. One digit placed limits all others to a window round it. On a long line the middle digits are there whichever window it is: a line of five on a board of 9 always has a 5.",
	},
	"nabner": {
		"No two digits anywhere on the line are equal or consecutive, not only neighbours: 3 7 4 is wrong, as it has 3 and 4.",
		"A digit on the line takes both its neighbours from all other cells of it. Five cells on a board of 9 need 1 3 5 7 9, in some order; the longest line there is has five.",
	},
	"palindrome": {
		"A cell in the middle is free. Two cells that are equal by it cannot see each other.",
		"Cells at the same distance from the ends are one cell in two places: what one cannot hold, the other cannot. So a cell that sees either of them cannot hold their digit, and their candidates can be cut to what both have. The lesson on Equal Cells shows it.",
	},
	"between": {
		"Every digit between the circles lies strictly between the two digits in them, in either direction: the first circle may be the higher. Digits on the line may be equal where the cells do not see each other. A line of two circles alone says nothing.",
		"The lowest and the highest digit of the board are never between the circles. If the inner cells see one another, the circles differ by more than there are of them. Once both circles are known, the inner cells are known to lie between.",
	},
	"lockout": {
		"The digits in the diamonds differ by the value or more. The others are lower than both or higher than both: neither equal to an end nor between. Some may be lower and some higher.",
		"The ends lie far apart, so the digits in the middle of the board, 5 on one of 9, are always an end or between the ends, and not in the inner cells. Know both ends, and a few low and high digits are left for the others.",
	},
	"entropic": {
		"Each three cells in a row on the line have a low, a middle and a high digit, in any order: on a board of 9 one of 1 to 3, one of 4 to 6, one of 7 to 9. Where three does not divide the digits, the middle group has those that are over. A line of two cells has two groups.",
		"The order of the groups repeats: cells three apart on the line have digits of one group. Settle two neighbours, and the group of every cell is known.",
	},
	"modular": {
		"Each three cells in a row on the line have a digit of 1 4 7, one of 2 5 8 and one of 3 6 9, in any order: divided by 3 they leave three different remainders.",
		"Cells three apart on the line have digits of one group, and neighbours never do. Two cells of different groups settle the line.",
	},
	"parity": {
		"Odd and even digits take turns on the line. Only neighbours are compared.",
		"One cell known as odd or even settles all. In a house, count: a board of 9 has five odd digits in each and four even ones.",
	},
	"same-difference": {
		"The amount is not written, and it is the same along the whole line: 3 5 7 5 has 2 everywhere. The direction may change. Where the cells do not see each other it may be 0.",
		"Two neighbours known give the amount, and each other cell is then one of two digits. Where cells that are two apart on the line see each other they are not equal, so the digits go on in one direction: the middle one is halfway between.",
	},
	"white": {
		"The digits differ by 1, in either order; with a number on the dot, by that number. Without a rule about missing dots, cells without a dot may be consecutive as well.",
		"A digit stays only if the other cell keeps one next to it. Two dots in a row in one house make three consecutive digits, of which the middle one is in the middle.",
	},
	"black": {
		"One digit is twice the other, in either order; with a number on the dot, so many times. 1 and 2 satisfy a white dot as well: then either may be drawn.",
		"On a board of 9, digits 5, 7 and 9 are on no black dot. The pairs are 1 2, 2 4, 4 8 and 3 6. Two dots in a row in one house are 1 2 4 or 2 4 8, so that the middle is 2 or 4.",
	},
	"x": {
		"The two digits add up to 10. Without a rule about missing letters, other pairs may do so too.",
		"Neighbours share a row or a column, so 5 is beside no X. A digit stays only if the other cell has what is missing to 10.",
	},
	"v": {
		"The two digits add up to 5. Without a rule about missing letters, other pairs may do so too.",
		"The pairs are 1 4 and 2 3, so digits from 5 on are gone. Two V in one house use up 1 to 4 there.",
	},
	"greater": {
		"The sign opens to the higher digit. Equal digits are wrong.",
		"The lower cell is not the highest digit, and the higher one not the lowest. Signs in a row are a thermometer: count the cells.",
	},
	"odd": {
		"A cell with a grey disc holds an odd digit. A cell without one may be odd as well.",
		"Strike the even digits. Then count in houses: so many odd cells, so many odd digits.",
	},
	"even": {
		"A cell with a grey patch holds an even digit. A cell without one may be even as well.",
		"Strike the odd digits. A board of 9 has four even digits a house, so four even cells in one leave none elsewhere in it.",
	},
	"marks": {
		"The cell holds one of the digits that are given as its marks.",
		"They are pencil marks that you need not find yourself: go on with pairs and triples at once.",
	},
	"minimum": {
		"The digit is lower than each digit that shares an edge with it. Two such cells side by side are not compared.",
		"It is not the highest digit, and its neighbours are not the lowest. Of neighbours that see one another no two are equal, so with k of them it is at most the highest digit less k.",
	},
	"maximum": {
		"The digit is higher than each digit that shares an edge with it. Two such cells side by side are not compared.",
		"It is not the lowest digit, and its neighbours are not the highest. With k neighbours that see one another it is more than k.",
	},
	"row-indexer": {
		"In row r, the digit says in which row of its column the digit r stands. If it says r itself, it is that digit.",
		"It works both ways: the cell holds d exactly if row d of the column holds r. So r struck there strikes d here.",
	},
	"column-indexer": {
		"In column c, the digit says in which column of its row the digit c stands. If it says c itself, it is that digit.",
		"It works both ways: the cell holds d exactly if column d of the row holds c. So c struck there strikes d here.",
	},
	"box-indexer": {
		"Places of a box are counted in reading order. At place p, the digit says at which place of the box the digit p stands.",
		"It works both ways: the cell holds d exactly if place d of the box holds p.",
	},
	"clone": {
		"The shapes may lie next to each other. A cell that is its own clone says nothing.",
		"Two cells at the same place are one cell: what one cannot hold, the other cannot, and what sees either cannot hold their digit. The lesson on Equal Cells shows it.",
	},
	"cage": {
		"No digit is in the cage twice, and with a number in its corner the digits add up to that. It need not be connected, and there may be no number.",
		"Small and large sums have few combinations: on a board of 9, 3 in two cells is 1 and 2, 17 is 8 and 9, 6 in three is 1 2 3. Cells of the cage see each other, as those of a house do, so pairs and triples work in it. A house adds up to 45 there: take away the cages in it, and the sum of what remains is known.",
	},
	"sum-cage": {
		"The digits add up to the number in the corner. A digit may come again where the cells do not see each other.",
		"Count the least and the most that the other cells can hold, with different digits only where cells see each other.",
	},
	"arrow": {
		"The digits along the shaft add up to the digit in the circle, and may come again where the cells do not see each other. Each shaft of a circle has that sum by itself. A circle of two or three cells is a number, read from left to right, then from top to bottom.",
		"The circle is at least as high as the shaft is long, and no digit of the shaft is higher than the circle less what the others need. A shaft of three cells that see one another holds 1 + 2 + 3 at least.",
	},
	"double-arrow": {
		"The digits between the circles add up to as much as the two in the circles.",
		"On a board of 9 the circles hold 18 at most, 17 where they see each other: a long line is of low digits.",
	},
	"little-killer": {
		"The digits on the whole diagonal add up to the number outside. A digit may come again, but not within a box.",
		"Split the diagonal by boxes: in each the digits differ. Add up the least, or the most, of each part, and see how much is left over: no cell is further from its bound.",
	},
	"quadruple": {
		"Each digit in the ring is in one of the four cells around it; a digit that is there twice is in two of them. The other cells may hold anything.",
		"If all four cells see a cell, a digit of the ring is gone from it. With four digits in the ring no other digit is in the four cells.",
	},
	"region-sum": {
		"Boxes cut the line into parts, which all add up to the same. Where the line comes back to a box, another part begins. The sum is not written.",
		"A part of one cell holds the sum, so the longest part bounds it from below and the shortest from above.",
	},
	"sum-line": {
		"The line can be cut into parts that each add up to the number, 10 if none is written. The parts do not overlap and leave no cell over.",
		"Begin at an end: only few digits fill the first part. No part has a digit higher than the sum, and all of the line is a multiple of it.",
	},
	"zipper": {
		"Two cells as far from the middle of the line add up to the same sum. A line of an odd number of cells has the sum in its middle.",
		"The digit in the middle is higher than all others on the line, and not 1. Where the two cells of a pair see each other, it is 3 at least.",
	},
	"sandwich": {
		"The number outside is the sum of the digits between the lowest and the highest of the row or column: 1 and 9 on a board of 9. 0 says that they stand side by side. The lowest may come first or last.",
		"The sum says how many cells are between: on a board of 9, none for 0, one for 2 to 8, seven for 35. So places in the middle of the line are often neither 1 nor 9.",
	},
	"x-sum": {
		"Count as many cells from the number as the first of them says, itself included: they add up to the number.",
		"Each first digit has bounds: with 3 there, on a board of 9, the three add up to 6 at least, and to 20 at most. A 1 there is the sum 1.",
	},
	"skyscraper-clue": {
		"The digits are the heights of buildings. From the number you see so many: each that is higher than all before it.",
		"The number 1 has the highest digit beside it, and the highest possible number has all digits rising. With n to be seen, the highest digit is not among the first n - 1 cells.",
	},
	"extra-region": {
		"No digit is in the region twice. With as many cells as digits it has each of them once, and is a house.",
		"Scan it as you scan a box. Where it crosses a row, a column or a box, a digit confined to the crossing in one is confined to it in the other.",
	},
	"room": {
		"The digit outside stands in the line that it looks along. The first cell there says at which place, counted from the sign. So if the first cell is 1, it is the digit outside.",
		"Where the digit cannot stand at place k, the first cell is not k. The digit is at the first place only if it is 1.",
	},
	"knight": {
		"Cells a knight's move of chess apart, two steps one way and one across, hold different digits. The board has edges: no move goes round them.",
		"Each digit placed is struck from up to eight cells more. Two places of a digit in a box often leave a cell that is a move, or a row, away from both: it goes.",
	},
	"king": {
		"Cells that touch at a corner hold different digits.",
		"Any four cells that meet at a point hold four different digits. A digit confined to two cells of a box strikes it from cells that touch both.",
	},
	"nonconsecutive": {
		"Digits side by side are not consecutive, up, down, left or right. With dots on the board, a dot of either color lifts that between its cells.",
		"A digit placed strikes the one above and the one below it from all four neighbours. If a digit is confined to two cells that touch at a corner, the two cells next to both of them hold neither neighbour of it.",
	},
	"negative-black": {
		"All black dots are given: where there is no dot, neither digit is twice the other. A white dot lifts that as well, for 1 and 2 satisfy both. If black dots with other numbers are on the board, their ratios count too.",
		"A digit placed strikes its double and its half from the neighbours without a dot. On a board of 9, 2 and 4 have the most to strike.",
	},
	"negative-xv": {
		"All letters are given: where there is none, two digits side by side add up to neither 5 nor 10, even if only one of the letters is on the board.",
		"A digit placed strikes what is missing to 5 and to 10 from the neighbours without a letter.",
	},
	"disjoint-groups": {
		"Cells at the same place of each box hold every digit once. Places are counted in reading order.",
		"They are houses, one for each place. Look for the digit in the same corner of every box.",
	},
	"falling-diagonal": {
		"The diagonal from the top left has every digit once.",
		"It is a house, and each row and each column crosses it in one cell. Scan it as you scan a box.",
	},
	"rising-diagonal": {
		"The diagonal from the bottom left has every digit once.",
		"It is a house, and each row and each column crosses it in one cell. Scan it as you scan a box.",
	},
	"windows": {
		"Each of the four windows of three by three cells has every digit once.",
		"They are houses. Rows and columns through two windows have three cells outside of them, and these make houses of their own: five more follow from the four.",
	},
}
