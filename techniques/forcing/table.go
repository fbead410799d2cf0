package forcing

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ForcingChainContradiction refutes a candidate by chains that begin in it.
var ForcingChainContradiction = &techniques.Technique{
	Code: "forcing-chain-contradiction", Name: "Forcing Chain Contradiction",
	Aliases: []string{"fcc", "Contradiction Forcing Chain", "Digit Forcing Chain"}, Family: family,
	HoDoKu: "1301", HoDoKuScore: 500, Explainer: 80, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a candidate cannot be true: chains that begin in it leave nothing for some cell or house",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A candidate is supposed to be true. By itself it forces others: digits with only one place left in a house, " +
			"cells with only one digit left. Each of these forces others by itself, and so on. Several such chains together " +
			"leave a cell without a digit, or a digit without a place in a house. The candidate is removed.",
		Why: "Each link of the chains is true if the one before it is, so all of them are true if the candidate is. A cell " +
			"without a digit, or a house without a place for one, cannot be. So the candidate is false.",
		Look: "Begin where a candidate has strong links on several sides. Follow each chain for itself, and mark what it " +
			"places. When two chains reach the same house or the same cell, see what they leave of it.",
		NearMiss: "A link that needs two placements at once, because a house has three places left and each of two chains " +
			"takes one. That is a link of a net, and a net refutes the candidate as well, but it is harder to see.",
		Grid: "+21+8+5+4+3+9+76+75+3+2+9+6+1+84+9+6+487+1+5..+8+2+6.5+74..4+7+9.+3+8+6+5.+5+3162+47..+19+2+4+85+36+768+73+19+2+45+3+4+57+6+28..",
		Want: "r9c9<>1",
	},
	Find: func(p *techniques.Pass) { findContradictions(p, suppose.Chain, allOf(p.Grid)) },
	Is:   func(p *techniques.Pattern) bool { return techniques.Shows[explain.Trial](p) && restOf(p).chain },
}

// ForcingNetContradiction refutes a candidate by following singles.
var ForcingNetContradiction = &techniques.Technique{
	Code: "forcing-net-contradiction", Name: "Forcing Net Contradiction",
	Aliases: []string{"fnc", "Forcing Net", "Nishio Net", "Dynamic Contradiction Forcing Chains", "Bowman's Bingo"}, Family: family,
	HoDoKu: "1303", HoDoKuScore: 700, Explainer: 85, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a candidate cannot be true: what it forces, single by single, ends in a contradiction",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A candidate is supposed to be true. It forces digits that have one place left in a house, and cells that " +
			"have one digit left. These force others, several of them together where one is not enough, until a cell has no " +
			"digit left or a digit no place in a house. The candidate is removed.",
		Why: "Each digit that is forced would have to be right if the candidate were. A cell without a digit, or a house " +
			"without a place for one, cannot be. So the candidate is false.",
		Look: "Begin where much is decided at once: a candidate whose digit has two places in several houses, or that " +
			"leaves cells with one digit. Write the consequences in another colour, and look for the place where two of " +
			"them meet. Keep the lines that led there, and strike the others: what is left is the proof.",
		NearMiss: "A candidate that forces a great deal without a contradiction is not proved by that, and a contradiction " +
			"that needs an assumption besides the first refutes both together, not the first alone.",
		Grid: "571493682693281754428.7.931.59...17314....896.36.19425984152367.15.6.249.6.9..518",
		Want: "r9c5<>4",
	},
	Find: func(p *techniques.Pass) { findContradictions(p, suppose.Net, allOf(p.Grid)) },
	Is:   func(p *techniques.Pattern) bool { return techniques.Shows[explain.Trial](p) && restOf(p).net },
}

// CellForcingChain follows each candidate of a cell by chains.
var CellForcingChain = &techniques.Technique{
	Code: "cell-forcing-chain", Name: "Cell Forcing Chain",
	Aliases: []string{"Forcing Chain Verity", "fcv", "Cell Forcing Chains", "Multiple Forcing Chains"}, Family: family,
	HoDoKu: "1302", HoDoKuScore: 500, Explainer: 82, Level: techniques.Extreme,
	Ladder: explain.NewLadder("all choices of one cell lead to the same", explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a cell and suppose each of its candidates in turn. By itself it forces others: digits with only " +
			"one place left in a house, cells with only one digit left. Each of these forces others by itself, and so on. A " +
			"candidate elsewhere that is struck in every case is removed.",
		Why: "The cell holds one of its candidates. Whichever it is, the chains that begin in it are true, and the " +
			"candidate elsewhere is struck. So it is false in any case. Nothing is left to luck: every case is followed, " +
			"and none is preferred.",
		Look: "Take a cell with two or three candidates, each of which has strong links. Mark what each case strikes in a " +
			"colour of its own, and look for a mark in all colours.",
		NearMiss: "A candidate that is struck in all cases but one. The case that is left may be the true one.",
		Grid:     "64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..",
		Want:     "r8c1<>3",
	},
	Find: func(p *techniques.Pass) { findVerities(p, suppose.Chain, isCell) },
	Is:   func(p *techniques.Pattern) bool { return isVerity(p, isCell) && restOf(p).chain },
}

// RegionForcingChain follows a digit in each of its places in a house by chains.
var RegionForcingChain = &techniques.Technique{
	Code: "region-forcing-chain", Name: "House Forcing Chain", Family: family,
	Aliases:     []string{"Unit Forcing Chains", "Region Forcing Chains"},
	HoDoKuScore: 500, Explainer: 83, Level: techniques.Extreme,
	Ladder: explain.NewLadder("all places of a digit in some house lead to the same", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a digit in a house and suppose it in each of its places in turn. By itself it forces others: digits " +
			"with only one place left in a house, cells with only one digit left. Each of these forces others by itself, " +
			"and so on. A candidate that is struck in every case is removed.",
		Why: "The digit stands in one of its places. Whichever it is, the chains that begin there are true, and the " +
			"candidate is struck. So it is false in any case.",
		Look: "Take a digit with two or three places in a house, each of which has strong links. Mark what each case " +
			"strikes in a colour of its own, and look for a mark in all colours.",
		NearMiss: "A candidate that is struck in all cases but one. The case that is left may be the true one.",
		Grid:     "64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..",
		Want:     "r8c1<>3",
	},
	Find: func(p *techniques.Pass) { findVerities(p, suppose.Chain, isHouse) },
	Is:   func(p *techniques.Pattern) bool { return isVerity(p, isHouse) && restOf(p).chain },
}

// ForcingNetVerity follows each candidate of an item by singles.
var ForcingNetVerity = &techniques.Technique{
	Code: "forcing-net-verity", Name: "Forcing Net Verity",
	Aliases: []string{"fnv", "Dynamic Cell Forcing Chains", "Dynamic Region Forcing Chains"}, Family: family,
	HoDoKu: "1304", HoDoKuScore: 700, Explainer: 85, Level: techniques.Extreme,
	Ladder: explain.NewLadder("all choices of a cell, or of a digit in a house, lead to the same", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a cell, or a digit in a house, and suppose each of its candidates in turn. Write down the singles that " +
			"follow: digits with one place left in a house, cells with one digit left. Each may rest on all lines of its " +
			"case. A candidate elsewhere that is struck in every case is removed.",
		Why: "One of the candidates is true. Whichever it is, every line of its case is true, and the candidate elsewhere " +
			"is struck. So it is false in any case.",
		Look: "Take a cell with two candidates or a digit with two places, and follow both cases as far as they lead. What " +
			"both strike goes, and what both place is placed. It is the last thing to try before a candidate is refuted " +
			"within a supposition.",
		NearMiss: "Two cases that place the same digits in one part of the board and differ in another: only what they have " +
			"in common is known.",
		Grid: ".8.+34.9...3.1...+8....7.+8.3.+5+1763+48+9+23+4+8+2+19+5+672..+5+8+7.1..+7.+85..499..476.5+8+8+5+4+9.....",
		Want: "r2c7<>4",
	},
	Find: func(p *techniques.Pass) { findVerities(p, suppose.Net, isAny) },
	Is:   func(p *techniques.Pattern) bool { return isVerity(p, isAny) },
}

// TemplateSet places a digit where all its arrangements have it.
var TemplateSet = &techniques.Technique{
	Code: "template-set", Name: "Template Set", Aliases: []string{"ts", "Pattern Overlay Placement"}, Family: family,
	HoDoKu: "1201", HoDoKuScore: 10000, Level: techniques.Extreme,
	Ladder: explain.NewLadder("all ways to arrange a digit on the whole board agree somewhere", explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A template of a digit is a choice of its places on the whole board: one in each row, each column and each " +
			"box. Write down all templates that the pencil marks allow. A cell that is in all of them gets the digit. Once " +
			"a cell is known to have a digit, the templates of other digits that use it are struck out, and what is left of " +
			"those may agree on further cells.",
		Why: "One of the templates is the solution of the digit. Whatever all of them have in common is true whichever it " +
			"is.",
		Look: "Templates are made for computers; by hand the method is of use for a digit with few places left. Begin in " +
			"the row or column with the fewest, and follow each of its places to the end. Draw the ways that can be " +
			"completed over each other, and look for a cell that they share.",
		NearMiss: "A cell that is in most of the templates, or in all that came to mind. One that was forgotten is enough " +
			"to make the conclusion wrong.",
		Grid: "7....53....47.+1.+5...+5..8...57.+463.....+3.+7+9.4.9+4+8.1+2.+3.15+6+39+4+87232.+1.7.6.+4.+7..+6.1+3",
		Want: "r2c1=8 r5c4=8 r8c5=8 r9c2=8",
	},
	Find: func(p *techniques.Pass) { findTemplates(p, true) },
	Is:   func(p *techniques.Pattern) bool { return isTemplates(p, true) },
}

// TemplateDelete removes a digit where none of its arrangements has it.
var TemplateDelete = &techniques.Technique{
	Code: "template-delete", Name: "Template Delete", Aliases: []string{"td", "Pattern Overlay Method", "POM"}, Family: family,
	HoDoKu: "1202", HoDoKuScore: 10000, Level: techniques.Extreme,
	Ladder: explain.NewLadder("no way to arrange a digit on the whole board uses some of its places",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A template of a digit is a choice of its places on the whole board: one in each row, each column and each " +
			"box. Write down all templates that the pencil marks allow, less those that use a cell which is in all " +
			"templates of another digit. The digit is removed from every cell that is in none of them.",
		Why: "One of the templates is the solution of the digit, so a cell that has the digit is in at least that one. A " +
			"cell that all templates of another digit use has that other digit, so no template that uses it can be the " +
			"solution.",
		Look: "Templates are made for computers; by hand the method is of use for a digit with few places left. Suppose the " +
			"digit in a cell, strike what sees it, and see whether every row, column and box can still be given the digit. " +
			"Every fish, with fins or without, is found on the way.",
		NearMiss: "A place that takes long to be completed to a template, but can be. It only looks crowded out: as long as " +
			"one way is left, the place stays.",
		Grid: "7....53..+8.47.+1.+5...+5..8...57.+463.....+3+8+7+9.4.9+4+8+51+2.+3.15+6+39+4+87232+9+1+87.6.+4+8+7+2+5+6+91+3",
		Want: "r1c5<>2",
	},
	Find: func(p *techniques.Pass) { findTemplates(p, false) },
	Is:   func(p *techniques.Pattern) bool { return isTemplates(p, false) },
}

// rest is what the lines of the branches of a pattern rest on.
type rest struct {
	chain  bool                // each is forced by one line before it
	net    bool                // all are singles
	digits candidates.DigitSet // that they place
}

// restOf returns what the lines rest on.
func restOf(p *techniques.Pattern) *rest {
	return techniques.Derived(p, func(p *techniques.Pattern) *rest {
		r := &rest{chain: true, net: true}
		switch e := p.Evidence.(type) {
		case explain.Cases:
			for _, c := range e.Cases {
				r.follow(p.Grid, c.Assume, c.Branch)
			}
		case explain.Trial:
			r.digits = candidates.Digits(e.Assume.Digit())
			r.follow(p.Grid, e.Assume, e.Branch)
		}
		return r
	})
}

// follow looks at the lines of one branch more.
func (r *rest) follow(g *candidates.Grid, assume candidates.Candidate, branch []explain.Step) {
	placed := []candidates.Candidate{assume}
	for _, s := range branch {
		single, ok := s.Evidence.(explain.Single)
		if !ok {
			r.net, r.chain = false, false
			return
		}
		r.chain = r.chain && slices.ContainsFunc(placed, func(k candidates.Candidate) bool {
			after := *g
			after.Place(k.Cell(), k.Digit())
			return after.Count(single.Because) == 1
		})
		r.digits = r.digits.With(single.Candidate.Digit())
		if _, ofCell := single.Because.Cell(); ofCell {
			r.digits = candidates.Digits(0) // it was found among several digits
		}
		placed = append(placed, single.Candidate)
	}
}

// isVerity reports whether it is what all candidates of one of the items come to by singles.
func isVerity(p *techniques.Pattern, items func(candidates.Item) bool) bool {
	e, ok := p.Evidence.(explain.Cases)
	return ok && items(e.Item) && restOf(p).net
}

// isTemplates reports whether it is what all arrangements of digits have, or what none has.
func isTemplates(p *techniques.Pattern, place bool) bool {
	_, ok := p.Evidence.(explain.Templates)
	return ok && !slices.ContainsFunc(p.Effects, func(e explain.Effect) bool { return e.Place != place })
}
