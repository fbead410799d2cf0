package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// RemotePair is an XY-Chain of cells with the same two candidates.
var RemotePair = &techniques.Technique{
	Code: "remote-pair", Name: "Remote Pair", Aliases: []string{"rp", "Remote Pairs"}, Family: family,
	HoDoKu: "0703", HoDoKuScore: 110, Explainer: 70, Level: techniques.Hard,
	Ladder: explain.NewLadder("several cells with the same two candidates form a chain, each in sight of the next",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An even number of cells with the same two candidates, four or more, each in sight of the next. Both digits " +
			"are removed from every cell that sees both ends, and likewise from every cell that sees two cells of the chain " +
			"with two others, or any even number of them, in between.",
		Why: "Two cells of the chain that see each other are different: one is the one digit, one the other. So the digits " +
			"take turns along the chain, and two cells with an even number of others in between are different as well. A " +
			"cell that sees both of them sees both digits.",
		Look: "Find a pair of digits that many cells share. Join those that see each other and colour them in turn, from " +
			"one end. A cell that sees two colours loses both digits.",
		NearMiss: "Three cells in a row: the ends are equal, and nothing is known of a cell that sees both. Or a cell in " +
			"the chain with a third candidate.",
		Grid: "+829+75+1+4+3+6+3+6+58+4+971+2+7+4+1..69+585.4...+6....6+4.+5...2.+86.+35+7+4+65.....4.+4871+6+2+3+9+5...+5.4.6.",
		Want: "r9c5<>9",
	},
	Find: findRemotePair,
	Is:   isRemotePair,
}

// XChain is a chain that stays with one digit.
var XChain = &techniques.Technique{
	Code: "x-chain", Name: "X-Chain", Aliases: []string{"x", "Forcing X-Chain", "X-Cycle"}, Family: family,
	HoDoKu: "0701", HoDoKuScore: 260, Explainer: 66, Level: techniques.Unfair,
	Ladder: explain.NewLadder("one digit has two places in several houses, which link up to a chain",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A chain of places of one digit. Strong links, two places that are the only ones of a house, and weak links, " +
			"two places in sight of each other, take turns; the first and the last link are strong. The digit is removed " +
			"from every cell that sees both ends. A chain of three links is a Turbot Fish.",
		Why: "Suppose that the first end is not the digit. Then the other place of its house is. That one rules out the " +
			"next place, so the one after it holds the digit, and so on along the chain: the last end is the digit. So one " +
			"of the two ends is the digit whatever happens, and a cell that sees both sees that digit.",
		Look: "Take one digit and mark every house in which it has two places. Start at such a place that has another place " +
			"of the digit near it, go to its partner, look for a marked house that this partner sees one end of, and go on. " +
			"Stop when the end that you have reached and the start see a cell in common.",
		NearMiss: "Two weak links one after the other: a place that sees the next one, which has two or more partners in " +
			"its house. Nothing is forced there. Or a chain that is complete, but no cell that sees both ends has the " +
			"digit.",
		Grid: ".6...1.3....2....85.14............5.4.8..9..3.....6.9...2.......1.37+2..9....8.3.2",
		Want: "r7c7<>8",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InHouses, least: 3}) },
	Is:   func(p *techniques.Pattern) bool { return isXChain(p, false) },
}

// GroupedXChain is a chain of one digit that passes over groups of cells.
var GroupedXChain = &techniques.Technique{
	Code: "grouped-x-chain", Name: "Grouped X-Chain", Aliases: []string{"Grouped X-Cycle"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("one digit has its places in several houses in two groups each, which link up to a chain",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An X-Chain in which two or three places that a line and a box share, a group, may stand for one. A group is " +
			"true if the digit stands in one of its cells. All places of a house in two groups make a strong link; two " +
			"groups make a weak link if every cell of the one sees every cell of the other. The digit is removed from every " +
			"cell that sees both ends, all cells of them.",
		Why: "Suppose that the first end does not hold the digit. Then the other group of its house does, in one of its " +
			"cells. Wherever that is, it rules out all cells of the next group, so the one after it holds the digit, and so " +
			"on to the last end. So one of the two ends holds the digit, and a cell that sees every cell of both sees that " +
			"digit.",
		Look: "Mark the houses of a digit as for an X-Chain, but count places side by side in one box and one line as one. " +
			"Boxes whose places lie in one row and one column are the best start.",
		NearMiss: "A house whose places make three groups: neither of two is forced by the other. Or a target that sees one " +
			"end and a part of the group at the other.",
		Grid: ".4.5..61+8+5.....7.2+6...1..534...7...52+5......9+8.96.5....852......6..98+5+2....1+5.+83.",
		Want: "r8c3<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InHouses | links.Grouped, least: 3}) },
	Is:   func(p *techniques.Pattern) bool { return isXChain(p, true) },
}

// XYChain is a chain of cells with two candidates.
var XYChain = &techniques.Technique{
	Code: "xy-chain", Name: "XY-Chain", Aliases: []string{"xyc", "Forcing Y-Chain"}, Family: family,
	HoDoKu: "0702", HoDoKuScore: 260, Explainer: 70, Level: techniques.Unfair,
	Ladder: explain.NewLadder("cells with two candidates form a chain, each in sight of the next, with a digit in common",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A row of cells with two candidates each. Each cell sees the next and shares a digit with it, and leaves by " +
			"its other digit. The digit that the first cell does not share with the second is the same as the one that the " +
			"last does not share with the one before it. That digit is removed from every cell that sees both ends. With " +
			"three cells this is an XY-Wing.",
		Why: "Suppose that the first cell is not that digit. Then it is its other digit, so the next cell is not, and must " +
			"be its own other digit, and so on: the last cell ends up with the digit. So one of the two ends is the digit " +
			"whatever happens, and a cell that sees both sees that digit.",
		Look: "Look only at the cells with two candidates. Start at one of them, suppose one of its digits away and follow " +
			"what must be in the cells around it, from cell to cell. When a cell must be the digit that you supposed away, " +
			"see whether it and the start see a cell in common.",
		NearMiss: "A row of cells whose ends are left with different digits: nothing sees both. Or a cell with three " +
			"candidates in between, which may escape.",
		Grid: ".7..+18..6....+7....4.32+6..7.....+2.91.....3..+6..5..867..+28675+13.....+89+36+2+7+739+64+2..1",
		Want: "r2c1<>1 r8c2<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InCells, least: 5, oneDigit: true}) },
	Is:   func(p *techniques.Pattern) bool { return p.Chain.OverCells(3) },
}

// HWing is a chain of two cells and a house.
var HWing = &techniques.Technique{
	Code: "h-wing", Name: "H-Wing", Aliases: []string{"Hybrid Wing"}, Family: family,
	Explainer: 70, Level: techniques.Unfair,
	Ladder: explain.NewLadder("two cells with two candidates are linked to a house in which a digit has two places",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: a cell with the candidates X and Y, a cell with Y and Z in sight of it, and a " +
			"house where Z has two places, one of them seen by the second cell. The X of the first cell and the far Z are " +
			"the ends. If they see each other X is removed from the cell of the far Z. If Z is X the chain ends with one " +
			"digit, which is removed from all cells that see both ends.",
		Why: "Suppose that the first cell is not X. Then it is Y, so the second is not Y but Z. That rules out the near " +
			"place of Z in the house, so Z is in the far one. So one of the ends is true, and what excludes both is false.",
		Look: "Take two cells with two candidates that see each other and share a digit. Look for a house where the other " +
			"digit of one of them has two places, one of which that cell sees.",
		NearMiss: "A house where the digit has three places: the near one is ruled out, but two are left.",
		Grid:     ".7.+48..+2.5..32+76+9..+2.5.97+3.4.81+9..+7+2..2+74.+81....+2.+8+4.....93.24..4.+6.2+987+29.+8+7+4...",
		Want:     "r1c6<>1 r7c9<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: alternating, least: 5, wing: "CCH"}) },
	Is:   func(p *techniques.Pattern) bool { return isWing(p, "CCH") },
}

// LWing is a chain of three houses.
var LWing = &techniques.Technique{
	Code: "l-wing", Name: "L-Wing", Aliases: []string{"Local Wing", "L3-Wing"}, Family: family,
	Explainer: 70, Level: techniques.Unfair,
	Ladder: explain.NewLadder("three digits have two places each in some house, and the places meet in two cells",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A chain of three strong links, all in houses: X has two places in one, the second of them in the same cell " +
			"as one of the two places of Y in another, and the other place of Y in the same cell as one of the two places " +
			"of Z in a third. The first X and the last Z are the ends. Mostly they see each other: then Z is removed from " +
			"the cell of the first X and X from the cell of the last Z.",
		Why: "Suppose that the first place does not hold X. Then the second one does, so that cell is not Y, and Y is in " +
			"its other place. So that cell is not Z, and Z is in its other place. So X or Z is true at the ends, and what " +
			"excludes both is false.",
		Look: "Take a house in which a digit has two places, and see in which of the two cells another digit is one of two " +
			"in a house. Go on from the partner in the same way. Three houses and two cells where the chain changes its " +
			"digit are enough.",
		NearMiss: "A cell where the chain should change its digit, but the two houses meet the digits in different cells.",
		Grid:     "..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...",
		Want:     "r1c1<>1 r1c6<>9",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: alternating, least: 5, wing: "HHH"}) },
	Is:   func(p *techniques.Pattern) bool { return isWing(p, "HHH") },
}

// MWing is a chain of a cell and two houses.
var MWing = &techniques.Technique{
	Code: "m-wing", Name: "M-Wing", Aliases: []string{"Medusa Wing"}, Family: family,
	Explainer: 70, Level: techniques.Unfair,
	Ladder: explain.NewLadder("a cell with two candidates is linked over two houses that share a cell",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: a cell with two candidates X and Y; a house in which Y has two places, one " +
			"seen by that cell; and a house in which another digit, mostly X again, has two places, one of them in the cell " +
			"that the other Y is in. The ends are the X of the first cell and the last place. Candidates that " +
			"exclude both are removed.",
		Why: "Suppose that the first cell is not X. Then it is Y, which rules out the near place of the first house, so Y " +
			"is in the far place. That cell is not the other digit, so its house has the other digit in its last place. So " +
			"one of the ends is true, and what excludes both is false.",
		Look: "Take a cell with two candidates XY. Find a house where Y has two places and the cell sees one of them. See " +
			"whether the cell of the other Y also has an X that is one of two in a house.",
		NearMiss: "The second Y and the X in different cells: the chain breaks between the houses.",
		Grid:     "96+4+5+2....7+5+8..4+6.2+31+2+68.+4.5.+2..76.+5+4+5.+6.4..2.+4.31+52.68+6.+7+43+5+2..+2+3.+7.+854+6.+4526....",
		Want:     "r9c7<>1 r9c8<>1 r9c9<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: alternating, least: 5, wing: "CHH"}) },
	Is:   func(p *techniques.Pattern) bool { return isWing(p, "CHH") },
}

// SWing is a chain of a cell and a house on either side of it.
var SWing = &techniques.Technique{
	Code: "s-wing", Name: "S-Wing", Aliases: []string{"Split-Wing"}, Family: family,
	Explainer: 70, Level: techniques.Unfair,
	Ladder: explain.NewLadder("a cell with two candidates sees one of the two places that each of them has in some house",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: in the middle a cell with two candidates X and Y; on one side a house where X " +
			"has two places, one of them seen by that cell; on the other side a house where Y has two places, one of them " +
			"seen by it. The far places are the ends. They must see each other: then X is removed from the cell of the far " +
			"Y, and Y from the cell of the far X.",
		Why: "Suppose that the far place of X does not hold it. Then the near one does, so the cell in the middle is not X " +
			"but Y. That rules out the near place of Y, so the far one holds Y. So the far X or the far Y is true. A Y in " +
			"the cell of the far X, which sees the far Y, would leave room for neither; nor would an X in the cell of the " +
			"far Y.",
		Look: "Take a cell with two candidates. For each of them look for a house with two places, one of which the cell " +
			"sees. Then see whether the two far places see each other.",
		NearMiss: "Far places that do not see each other: nothing excludes both.",
		Grid:     "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want:     "r2c4<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: alternating, least: 5, wing: "HCH"}) },
	Is:   func(p *techniques.Pattern) bool { return isWing(p, "HCH") },
}

// AIC is a chain over houses and cells.
var AIC = &techniques.Technique{
	Code: "aic", Name: "AIC", Aliases: []string{"Alternating Inference Chain", "Forcing Chain X and Y"}, Family: family,
	HoDoKu: "0708", HoDoKuScore: 280, Explainer: 70, Level: techniques.Unfair,
	Breadth: 1,
	Ladder:  explain.NewLadder("a chain shows that one of two candidates is true", explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain: candidates joined by strong links, which are the only two places of a digit " +
			"in a house or the only two candidates of a cell, and weak links, which are two places of a digit in sight of " +
			"each other or two candidates of a cell. The links take turns; the first and the last are strong. If both ends " +
			"are of one digit it is removed from the cells that see both, two or more; with one such cell the chain is " +
			"called a discontinuous nice loop. If they are of two digits and see each other, each digit is removed from the " +
			"other cell.",
		Why: "Suppose that the first end is false. Then the strong link makes the second candidate true, the weak link the " +
			"third one false, and so on: the last end is true. So one of the ends is true whatever happens, and a candidate " +
			"that excludes both is false.",
		Look: "Start from a digit with two places in a house, where one of the two cells has few candidates. Suppose one " +
			"place away and follow what must be: from the other place along its row, column and box, and within its cell. " +
			"Note each candidate that must be true, and compare it with the start.",
		NearMiss: "Two weak links in a row: a cell with three candidates of which one is ruled out, or a house with three " +
			"places of which one is. Nothing is forced by it.",
		Grid: ".+9...38...+8.7.+2.4..6..9...2.3...7......4....18+19+3+5+62+7+497...1...1.8.35.......+7.+12.",
		Want: "r7c3<>4 r7c5<>2",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: alternating, least: 3, pairs: true, clues: true}) },
	Is:   isAIC,
}

// GroupedAIC is a chain over houses, cells and groups of cells.
var GroupedAIC = &techniques.Technique{
	Code: "grouped-aic", Name: "Grouped AIC", Aliases: []string{"gaic", "Grouped Alternating Inference Chain"}, Family: family,
	HoDoKu: "0711", HoDoKuScore: 300, Level: techniques.Unfair,
	Ladder: explain.NewLadder("a chain with groups of cells in it shows that one of two candidates is true",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain in which groups may take the place of candidates, but not at the ends. A " +
			"group is two or three places of a digit that a line and a box share; it is true if one of them is. All places " +
			"of a house in two groups make a strong link; a weak link joins groups or candidates of a digit if every cell " +
			"of the one sees every cell of the other. What excludes both ends is removed.",
		Why: "Suppose that the first end is false. Then the next node is true; if it is a group, in one of its cells, and " +
			"whichever it is, all of the node after it is ruled out. So it goes on to the last end, which is true. One of " +
			"the ends is true whatever happens, and a candidate that excludes both is false.",
		Look: "Follow a chain, and where a house has three places left, see whether two of them are side by side in " +
			"one box and line. They can be one step of the chain.",
		NearMiss: "A house whose places make three groups: the second is not forced by the first.",
		Grid:     "..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...",
		Want:     "r2c3<>7 r3c3<>7",
	},
	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: overGroups, least: 3, pairs: true, single: true, clues: true})
	},
	Is: func(p *techniques.Pattern) bool { return isAIC(p) && isOver(p, overGroups) },
}

// ALSAIC is a chain over almost locked sets.
var ALSAIC = &techniques.Technique{
	Code: "als-aic", Name: "ALS-AIC", Aliases: []string{"AIC with ALS"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("a chain with almost locked sets in it shows that one of two candidates is true",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain with strong links in almost locked sets. An almost locked set is n cells of " +
			"one house with n+1 digits. If it loses one of them all the others stand in it, so all its places of one digit " +
			"and all its places of another make a strong link. What excludes both ends of the chain is removed.",
		Why: "Suppose that the first end is false. Then the next node is true, and rules out the one after it. If that is " +
			"all places of a digit in an almost locked set, the set has lost this digit and must hold each of the others, " +
			"so the next node is true again. So it goes on to the last end, which is true. One of the ends is true whatever " +
			"happens.",
		Look: "Follow a chain. Where it rules out a digit from several cells of one house, see whether these and a " +
			"few more hold only one digit too many. Then they hold all their other digits, and each of these goes from " +
			"every cell that sees all its places there.",
		NearMiss: "A cell that sees only some of the places of a digit in the almost locked set: the digit may be in one of " +
			"the others.",
		Grid: ".9.+8..+26.+2.8+637+9..+65.21+9+8...+8....+5.2.+6...+238.+52+14+83796.35...+6+2+8..6.+2843.8.+2+3..1..",
		Want: "r5c4<>5 r8c4<>1",
	},
	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: overSets, least: 3, pairs: true, clues: true}) },
	Is:   func(p *techniques.Pattern) bool { return isAIC(p) && isOver(p, overSets) },
}
