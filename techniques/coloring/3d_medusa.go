package coloring

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Medusa is colouring of all digits at once.
var Medusa = &techniques.Technique{
	Code:    "3d-medusa",
	Name:    "3D Medusa",
	Aliases: []string{"Medusa", "3D Coloring", "Ultracoloring"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.Ladder{
		Kind:   "strong links of several digits make a net, and its two colours leave no room for a candidate",
		Facets: [2]explain.Facet{explain.FacetCells, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "Colour candidates in turn A and B along strong links of every kind: the two places of a digit in a house, " +
			"and the two candidates of a cell. The cluster grows through digits as well as through cells. A " +
			"candidate that A and B both rule out is removed: it shares its cell with one and sees its digit in " +
			"the other, or any mixture. And if A contradicts itself, all of A is removed: two digits of A in " +
			"one cell, or a digit of A twice in a house.",
		Why: "Along each strong link one candidate is true and the other false, so one colour is true as a whole. What " +
			"both colours rule out is false either way. A colour that contradicts itself is the false one.",
		Look: "Start from a cell with two candidates whose digits have strong links of their own, and colour until nothing " +
			"is added. Look first into cells with two coloured candidates, then along the houses of each " +
			"digit. Each step shows the smallest part of the net that proves one removal.",
		NearMiss: "A cell with three candidates, two of them coloured, is no link: do not colour the third, but if the two " +
			"differ in colour, remove it. Candidates that a single colour rules out may stay.",
		Example: techniques.Example{
			Grid: "4...3+2.9..3+98+457.+2..2..+9.+3....4...+28+24.+5.6.71....2..5.+3.6..+4.+8+77.1....4+99+8+4.5.2.3",
			Want: "r6c3<>3",
		},
	},

	Find: findMedusas,
}
