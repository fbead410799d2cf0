package oddagons

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Tridagon is cells of four boxes that three digits cannot fill.
var Tridagon = &techniques.Technique{
	Code: "tridagon", Name: "Tridagon", Aliases: []string{"Thor's Hammer", "Trivalue Oddagon", "Anti-Tridagon"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("twelve cells in four boxes cannot be filled with three digits, so what else they hold matters",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Four boxes stand at the corners of a rectangle. In each of them three cells, no two in one line, have the " +
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
}
