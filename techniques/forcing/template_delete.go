package forcing

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// TemplateDelete removes a digit where none of its arrangements has it.
var TemplateDelete = &techniques.Technique{
	Code:    "template-delete",
	Name:    "Template Delete",
	Aliases: []string{"td", "Pattern Overlay Method", "POM"},
	Family:  family,

	HoDoKu:      "1202",
	HoDoKuScore: 10000,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("no way to arrange a digit on the whole board uses some of its places",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A template of a digit is a choice of its places on the whole board: one in each row, each column " +
			"and each box. Write down all templates that the pencil marks allow, less those that use a cell " +
			"which is in all templates of another digit. The digit is removed from every cell that is in none " +
			"of them.",
		Why: "One of the templates is the solution of the digit, so a cell that has the digit is in at least " +
			"that one. A cell that all templates of another digit use has that other digit, so no template " +
			"that uses it can be the solution.",
		Look: "Templates are made for computers; by hand the method is of use for a digit with few places left. " +
			"Suppose the digit in a cell, strike what sees it, and see whether every row, column and box can " +
			"still be given the digit. Every fish, with fins or without, is found on the way.",
		NearMiss: "A place that takes long to be completed to a template, but can be. It only looks crowded out: " +
			"as long as one way is left, the place stays.",
		Grid: "7....53..+8.47.+1.+5...+5..8...57.+463.....+3+8+7+9.4.9+4+8+51+2.+3.15+6+39+4+87232+9+1+87.6.+4+8+7+2+5+6+91+3",
		Want: "r1c5<>2",
	},

	Find: func(p *techniques.Pass) { findTemplates(p, false) },
}
