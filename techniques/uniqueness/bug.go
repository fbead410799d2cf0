package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// The bivalue universal graves.
var (
	// BUG1 is the bivalue universal grave with one candidate too many.
	BUG1 = deadly("bug-1", "BUG+1", "0610", 56, techniques.Hard, wholeGrid.is(1),
		[]string{"Bivalue Universal Grave + 1", "Bivalue Universal Grave", "BUG", "Bivalue Universal Grave Type 1", "BUG Type 1"},
		explain.NewLadder("all open cells but one have two candidates", explain.FacetHouses, explain.FacetCells),
		techniques.Doc{
			What: "Every open cell has two candidates, but for one cell with three. Without one of the three, the odd one, " +
				"each digit would have two places or none in every house. The other two are removed from the cell.",
			Why: graveWhy + "So the cell with three candidates holds the odd one.",
			Look: "When all open cells but one have two candidates, look at the row, the column and the box of that cell. " +
				"The digit that stands three times in them is the one to place.",
			NearMiss: "A digit with one place or three in some other house: then there is no exchange. And a second cell " +
				"with three candidates, which needs more thought.",
			Grid: ".5+8..+2.46+49+635+87+1+2.27...+8+5.+5+439+27+1+6+8+8+6+9+4+3152+7+271.+8..+3.+7+3.+86.+2+9+1+91+2..+3+68.6+8.2+19.+7.",
			Want: "r9c9<>3 r9c9<>5",
		},
		inGraves(func(s *pattern) (more bool) {
			return s.guarded.Len() != 1 || s.guards(s.guarded.First()).Len() != 1 || s.reportGuards()
		}))

	// BUG2 is the bivalue universal grave with one digit too many in several cells.
	BUG2 = deadly("bug-2", "BUG Type 2", "", 57, techniques.Hard, wholeGrid.is(2),
		[]string{"Bivalue Universal Grave Type 2"},
		explain.NewLadder("all open cells but a few have two candidates, and these have the same digit too many",
			explain.FacetCells, explain.FacetDigits),
		techniques.Doc{
			What: "Every open cell has two candidates, but for a few cells with three. Without the same digit Z in each of " +
				"these, each digit would have two places or none in every house. Z is removed from every cell that sees all of " +
				"them.",
			Why: graveWhy + "So one of the cells with three candidates is Z, and a cell that sees all of them sees that Z.",
			Look: "When only a few cells have three candidates, find the digit that each of them has too many: it stands " +
				"three times in their houses. If it is the same digit, look where all of them are seen.",
			NearMiss: "Cells that have different digits too many. And a house in which a digit has one place or three even " +
				"without them.",
			Grid: "+3.+8+7.91.6+6..85.93.+92.16+3+48.2..49+87+6379+4.3.+5188+3+65+7+1+2+94+1+8+3...67.5+6.3+178+4.+4+7..+8.+3.1",
			Want: "r7c4<>2 r7c5<>2",
		},
		inGraves(func(s *pattern) (more bool) {
			return s.guarded.Len() == 1 || s.extra.Len() != 1 || s.reportGuards()
		}))

	// BUG3 is the bivalue universal grave whose guards make a naked set with other cells.
	BUG3 = deadly("bug-3", "BUG Type 3", "", 58, techniques.Hard, wholeGrid.is(3),
		[]string{"Bivalue Universal Grave Type 3"},
		explain.NewLadder("all open cells but a few have two candidates, and what these have too many makes a naked set",
			explain.FacetCells, explain.FacetDigits),
		techniques.Doc{
			What: "Every open cell has two candidates, but for a few cells of one house, which have more. The digits that " +
				"these have too many are n+1 together with n other cells of the house. They are removed from all other cells of " +
				"the house.",
			Why: graveWhy + "So one of the cells with more candidates is one of the digits that it has too many. Count it as " +
				"one cell: with the n others these are n+1 cells for n+1 digits, which use them up.",
			Look: "When only a few cells have more than two candidates, and these share a house, note the digits that they " +
				"have too many. Look in the house for a pair or triple in which they count as one cell.",
			NearMiss: "Cells with more candidates that share no house: no other cell knows which of them it is.",
			Grid:     "+819..+6+3..+6.+3..8+1...+4+2.+1+3896+3.4+87.6+1+2+1.+6+432.58.+2+8+6.+1.3+4+96+5+1+8+42+7+3+237.6.+4+81+4+8+1327+5+69",
			Want:     "r1c4<>7 r1c5<>5",
		},
		inGraves(func(s *pattern) (more bool) {
			return s.guarded.Len() == 1 || s.reportNakedSets()
		}))

	// BUG4 is the bivalue universal grave with guards in two cells of a house that share a digit.
	BUG4 = deadly("bug-4", "BUG Type 4", "", 57, techniques.Hard, wholeGrid.is(4),
		[]string{"Bivalue Universal Grave Type 4"},
		explain.NewLadder("all open cells but two have two candidates, and these two share a digit in a house that has it nowhere else",
			explain.FacetCells, explain.FacetDigits),
		techniques.Doc{
			What: "Every open cell has two candidates, but for two cells of one house, which have more. A digit X that " +
				"neither has too many has its only two places of the house in them. All candidates go from the two cells but X " +
				"and those that they have too many.",
			Why: graveWhy + "One of the two cells is X. So the other one has to be one of the digits that it has too many.",
			Look: "When only two cells have more than two candidates, and these share a house, look for a digit that the " +
				"house has in these two cells alone.",
			NearMiss: "A digit that stands in a third cell of the house. And two cells that share no house.",
			Grid:     "+12.+47+93.6+3.+7+28+6...+9.+61+3+5.+278+1.3+6+2+7+4.7.+3+51+42.+8+2.479+8..+34..6+2+7+5+316+3+2+8+5+19+7+457+1+9+43..+2",
			Want:     "r2c8<>9 r6c8<>5",
		},
		inGraves((*pattern).reportStrongLinks))

	// BUGN is the bivalue universal grave with several candidates too many.
	BUGN = deadly("bug-n", "BUG+n", "", 0, techniques.Hard, wholeGrid.is(severalGuards),
		[]string{"Bivalue Universal Grave + n"},
		explain.NewLadder("all open cells but a few have two candidates, and a candidate would rule out all that these have too many",
			explain.FacetCells, explain.FacetDigits),
		techniques.Doc{
			What: "Every open cell has two candidates, but for a few cells, which have more. Without some of these, the odd " +
				"ones, each digit would have two places or none in every house. A candidate that excludes each of the odd ones " +
				"is removed.",
			Why: graveWhy + "So one of the odd candidates is true, and a candidate that excludes all of them is not.",
			Look: "When only a few cells have more than two candidates, find what each of them has too many. Look at each of " +
				"these cells: a candidate of it that the others have too many, in sight of them, excludes them all.",
			NearMiss: "A candidate that excludes all of the odd ones but one.",
			Grid:     "3+8+2.+14+6..+76..82+4.3.546+37..26+2.+3+4+5..1+54.8..+3+2..3+8+7+2.54.4+7+5+2..1+3+8+8+1+6+4+7+3+29529+3+15+876+4",
			Want:     "r5c6<>9",
		},
		inGraves(func(s *pattern) (more bool) {
			return s.extra.Len() == 1 || s.reportGuards()
		}))
)

// graveWhy begins the proof of all graves.
const graveWhy = "Suppose that no cell held what it has too many. Each would have two candidates, and each digit two places or " +
	"none in every house. Take one solution and switch every open cell to its other candidate: each house still has " +
	"the same digits. The puzzle would have two solutions, as no given tells them apart. "
