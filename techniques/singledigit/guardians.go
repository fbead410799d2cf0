package singledigit

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Guardians is a ring of an odd number of cells, which a digit cannot fill.
var Guardians = &techniques.Technique{
	Code:    "guardians",
	Name:    "Guardians",
	Aliases: []string{"Broken Wing", "Broken Wings", "Guardian"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.Ladder{
		Kind:   "an odd number of cells in a ring cannot hold a digit in every house of the ring, so the places beside them matter",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Five, seven or nine places of a digit stand in a ring: each shares a house with the next, the last with the " +
			"first. The other places of the digit in these houses are the guardians. If there is one guardian, it " +
			"is the digit. If there are more, the digit is removed from every cell that sees all of them.",
		Why: "Suppose that no guardian is the digit. Then each of the houses has it in one of its two cells of the ring. " +
			"So every second cell around the ring is the digit, which does not come out even with an odd number " +
			"of cells. That cannot be, so one of the guardians is the digit.",
		Look: "Take a digit with many houses that have two or three places, and follow them around: row, column, box and so " +
			"on. When you return after an odd number of houses, gather the places that were passed by. They are " +
			"few, or it is not worth while.",
		NearMiss: "A ring of an even number of cells: there every second cell can be the digit. Guardians that no cell sees " +
			"all, if there are more than one, say nothing about other cells.",
		Example: techniques.Example{
			Grid: ".+543...+9+1+1+7+2+48+965+33.9.15+4....35..9+1..1..+9.+3.+5+5+9..+3..46..1953.7.+92....+5+34+7+35+2+48+1+6+9",
			Want: "r8c6<>7",
		},
	},

	Find: findGuardians,
}
