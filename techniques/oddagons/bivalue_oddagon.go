package oddagons

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BivalueOddagon is a ring of an odd number of cells that two digits cannot fill.
var BivalueOddagon = &techniques.Technique{
	Code: "bivalue-oddagon", Name: "Bivalue Oddagon",
	Aliases: []string{"Oddagon", "Remote Pair Loop", "Bivalue Odd Loop"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("an odd number of cells in a ring cannot be filled with two digits in turn, so what else they hold matters",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Five, seven or nine cells that all have the same two digits stand in a ring: each sees the next, the last " +
			"sees the first. Their other candidates are the guardians. If there is one guardian, it is placed. If one cell " +
			"has all the guardians, it loses the two digits. If all guardians are the same digit, it is removed from every " +
			"cell that sees all of them.",
		Why: "Suppose that no guardian is true. Then each cell of the ring has one of the two digits, and the next cell the " +
			"other, in turn all the way round. With an odd number of cells the last would have the digit of the first, " +
			"which it sees. That cannot be, so one of the guardians is true.",
		Look: "Where several cells have the same two candidates, follow them from cell to cell, and let one or two cells " +
			"with a third candidate pass. If you come back after an odd number of cells, look at these.",
		NearMiss: "A ring of an even number of cells: there the two digits alternate without trouble. Guardians of " +
			"different digits in different cells say nothing about other cells.",
		Grid: "+96+7..+5+38+23+8+52+7....+1+24+8+3679+5+4+1+6+5+23+9+78+853+96+7+4212+7+9.8.65+3+64875..+3.73.+6..+5..+5+9.+3...+6+7",
		Want: "r7c6<>9 r8c6<>9",
	},
	Find: findRings,
}
