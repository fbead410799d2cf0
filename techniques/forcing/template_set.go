package forcing

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// TemplateSet places a digit where all its arrangements have it.
var TemplateSet = &techniques.Technique{
	Code:    "template-set",
	Name:    "Template Set",
	Aliases: []string{"ts", "Pattern Overlay Placement"},
	Family:  family,

	HoDoKu:      "1201",
	HoDoKuScore: 10000,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("all ways to arrange a digit on the whole board agree somewhere", explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A template of a digit is a choice of its places on the whole board: one in each row, each column " +
			"and each box. Write down all templates that the pencil marks allow. A cell that is in all of them " +
			"gets the digit. Once a cell is known to have a digit, the templates of other digits that use it " +
			"are struck out, and what is left of those may agree on further cells.",
		Why: "One of the templates is the solution of the digit. Whatever all of them have in common is true " +
			"whichever it is.",
		Look: "Templates are made for computers; by hand the method is of use for a digit with few places left. " +
			"Begin in the row or column with the fewest, and follow each of its places to the end. Draw the " +
			"ways that can be completed over each other, and look for a cell that they share.",
		NearMiss: "A cell that is in most of the templates, or in all that came to mind. One that was forgotten " +
			"is enough to make the conclusion wrong.",
		Grid: "7....53....47.+1.+5...+5..8...57.+463.....+3.+7+9.4.9+4+8.1+2.+3.15+6+39+4+87232.+1.7.6.+4.+7..+6.1+3",
		Want: "r2c1=8 r5c4=8 r8c5=8 r9c2=8",
	},

	Find: func(p *techniques.Pass) { findTemplates(p, true) },
}
