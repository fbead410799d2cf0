//go:build !js

package teacher

// FamilyPages say what the techniques of a family have in common.
var FamilyPages = map[string]string{
	"singles": "One cell or one house decides a digit: a cell has one candidate left, or a house has one place left for a digit. " +
		"Every puzzle ends with singles, and easy ones need nothing else. Look for them again after every other step.",
	"intersections": "A line and a box share three cells. If one of the two has all its places for a digit there, the other loses its " +
		"places outside. The harder ones of the family count several digits at such a crossing.",
	"clues": "A clue forbids some digits beside others: on a thermometer, beside a dot, a knight's move apart. What all the candidates of a " +
		"cell, or all the places of a digit in a house, exclude by clues and houses is removed.",
	"subsets": "As many cells as digits. If n cells of a house have n digits between them, the digits are in these cells and nowhere " +
		"else in the house; if n digits have n cells between them, the cells hold nothing else.",
	"fish": "One digit, and as many houses each way. The digit must be placed once in each base house. If as many cover houses hold " +
		"all its places there, each of them gets one, and the other places in the covers go. A place outside the covers is a fin, " +
		"and then only what every fin sees as well is removed.",
	"singledigit": "A few strong links of one digit, in shapes that the eye learns: two lines or a line and a box with two places each, " +
		"joined at one end. One of the free ends holds the digit, so a cell that sees both does not.",
	"sums": "What houses and clues add up to. A house holds every digit, and a clue that counts says what its cells come to; what is left " +
		"of both is known. Then few digits fit, or the other cells bound one of them.",
	"wings": "A few cells with two or three candidates. The cases of the pivot, or of a bridge, force the same digit in one pincer or " +
		"another, so a cell that sees all pincers cannot hold it.",
	"coloring": "Strong links put candidates on two sides, of which one is all true and the other all false. A side that contradicts " +
		"itself is false, and a candidate that sees both sides is false either way.",
	"chains": "Strong and weak links in turn. From one end or from the other a chain makes something true, and what both ends rule out " +
		"goes. The families before this one have the short chains with names of their own.",
	"als": "Almost locked sets: n cells of a house with one digit more than cells. A set that loses a digit is locked and keeps all its " +
		"others, and that passes from set to set like a link of a chain.",
	"multisector": "Sets that are locked across several rows, columns and boxes at once. Count the digits that the houses can still give " +
		"to some cells: if there are no more than cells, every one of them is used there.",
	"exocets": "Two base cells of a box and two target cells of other boxes in the same band. The digits of the base must be those of the " +
		"targets, whichever they are, so the targets lose all other candidates.",
	"uniqueness": "A puzzle has one solution. If some cells without givens could swap digits and every house kept the same digits, there " +
		"would be two. So something keeps them from that, and what it is can often be told. These techniques are for puzzles that are " +
		"known to have one solution.",
	"oddagons": "Patterns that cannot be filled: a ring of an odd number of cells for two digits, or four boxes for three digits. " +
		"Candidates that keep the board from such a pattern are its guardians, and one of them is true.",
	"forcing": "Suppose something and see what follows: from a candidate alone, or from every candidate of a cell, or from every place of " +
		"a digit in a house. What is false in all cases is removed, and what contradicts itself is false.",
	"pipeline": "What is left when there is nothing to be found: suppose a candidate, go on with singles, and remove it if some cell or " +
		"house has nothing left.",
}
