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
	Is:   func(p *techniques.Pattern) bool { return isGuarded(p, 2) },
}

// Tridagon is cells of four boxes that three digits cannot fill.
var Tridagon = &techniques.Technique{
	Code: "tridagon", Name: "Tridagon", Aliases: []string{"Thor's Hammer", "Trivalue Oddagon", "Anti-Tridagon"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("twelve cells in four boxes cannot be filled with three digits, so what else they hold matters",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Four boxes make a rectangle: two side by side, and two below these. In each of them three cells, no two in one line, have the " +
			"same three digits. In one box or in three boxes of the four the cells slant the other way: their diagonal " +
			"falls where the others rise, counted around the edges of the box. The other candidates of the twelve cells are " +
			"the guardians. If there is one, it is placed. If one cell has all of them, it loses the three digits. If all " +
			"of them are the same digit, it goes from the cells that see them all.",
		Why: "Suppose that no guardian is true. Then each box has the three digits in its three cells, and read from row to " +
			"row they follow each other in one of two cyclic orders. Boxes side by side share their rows, and two cells in " +
			"a row differ, so the order is the same in both. Boxes one above the other share their columns, and there the " +
			"orders, read from column to column, are the same. Whether rows and columns give the same order in a box " +
			"depends on its slant. With one box or three boxes of the other slant the way round does not come out even.",
		Look: "Look for three digits that are missing from four boxes in a rectangle, and that have few cells there with " +
			"other candidates. Then see whether their cells make diagonals.",
		NearMiss: "Four boxes that slant the same way, or two and two: these can be filled with three digits. Two cells of " +
			"a box in one line break the pattern.",
		Grid: ".134.957.57...1.944.9.75..1.3754.91.14.93.7.59.5.17.4.7.418..59.912564.7.5.79413.",
		Want: "r3c7<>3",
	},
	Find: findTridagons,
	Is:   func(p *techniques.Pattern) bool { return isGuarded(p, 3) },
}

// isGuarded reports whether it is cells that n digits cannot fill, and what they hold beside these.
func isGuarded(p *techniques.Pattern, n int) bool {
	e, ok := p.Evidence.(explain.Guarded)
	return ok && e.Set.Len() == n
}
