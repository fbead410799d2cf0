package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ContinuousNiceLoop is a chain that closes without a break.
var ContinuousNiceLoop = &techniques.Technique{
	Code: "continuous-nice-loop", Name: "Continuous Nice Loop", Aliases: []string{"cnl", "Bidirectional Cycle", "AIC Ring", "XY-Ring", "XY-Loop"}, Family: family,
	HoDoKu: "0706", HoDoKuScore: 280, Explainer: 70, Level: techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain of candidates closes to a ring, in which true and false take turns",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "An alternating inference chain whose ends exclude each other, so that a weak link closes it. True and false " +
			"then take turns all the way round. At each weak link one of the two candidates is true: where they are two " +
			"places of a digit in a house, the digit is removed from the other cells that see both; where they are two " +
			"candidates of a cell, all others are removed from it.",
		Why: "Suppose that some candidate of the loop is false. Then the next one is true, the one after it false, and so " +
			"on round; if it is true, the same holds in the other direction. So the loop knows two states, and in each of " +
			"them exactly one of two neighbours is true. Where two neighbours share a house or a cell, nothing else in it " +
			"can be that digit, or that cell another digit.",
		Look: "When a chain comes back to a cell or a house that it has passed, see whether it fits together: the links " +
			"must take turns at the closing point, too. Then go round the weak links and collect what they remove.",
		NearMiss: "A chain that closes with two strong or two weak links side by side: that is a discontinuous loop, which " +
			"says something about one candidate only.",
		Grid: "......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6",
		Want: "r1c2<>1 r1c2<>6 r3c2<>1 r3c2<>5 r3c2<>6 r8c2<>5",
	},
	Find: func(p *techniques.Pass) { findContinuous(p, alternating) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Continuous, alternating) },
}

// DiscontinuousNiceLoop is a chain that closes with a break at one candidate.
var DiscontinuousNiceLoop = &techniques.Technique{
	Code: "discontinuous-nice-loop", Name: "Discontinuous Nice Loop", Aliases: []string{"dnl"}, Family: family,
	HoDoKu: "0707", HoDoKuScore: 280, Explainer: 70, Level: techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain comes back to the cell that it starts from and settles a candidate there",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "An alternating inference chain that comes back to where it starts, with two links of one kind side by side. " +
			"If two strong links meet, the candidate between them is true, and all others are removed from its cell. If two " +
			"weak links meet, the candidate between them is false.",
		Why: "Two strong links: suppose that the candidate is false. The chain then says, link by link, that it is true. " +
			"That is a contradiction, so it is true. Two weak links: the chain without the candidate says that one of its " +
			"ends is true. The candidate excludes both ends, so it is false.",
		Look: "Suppose that some candidate is true, and follow what it rules out and what that forces. If something must be " +
			"true that rules out the candidate itself, the loop is found. Cells with three or more candidates next to " +
			"several strong links are good to start from.",
		NearMiss: "A chain that comes back with a link of the other kind. That is a continuous loop, which leaves the " +
			"candidate open.",
		Grid: "......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6",
		Want: "r3c6<>8",
	},
	Find: func(p *techniques.Pass) { findDiscontinuous(p, alternating) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Discontinuous, alternating) },
}

// GroupedContinuousNiceLoop is a continuous loop over groups of cells.
var GroupedContinuousNiceLoop = &techniques.Technique{
	Code: "grouped-continuous-nice-loop", Name: "Grouped Continuous Nice Loop", Aliases: []string{"gcnl"}, Family: family,
	HoDoKu: "0709", HoDoKuScore: 300, Level: techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain of candidates and groups of them closes to a ring, in which true and false take turns",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A continuous nice loop, a chain that comes back to its start, in which groups may take the place of candidates. A group is two or three places of a " +
			"digit that a line and a box share; it is true if one of them is. All places of a house in two groups make a " +
			"strong link. At each weak link one of the two neighbours is true: what excludes both is removed.",
		Why: "Suppose that some node of the loop is false. Then the next one is true, a group in one of its cells, wherever " +
			"that is. That makes the one after it false, and so on round. So in each of the two states of the loop exactly " +
			"one of two neighbours is true, and what excludes both is false.",
		Look: "Look for a continuous loop, and where a house has three or four places of a digit, count those side by side " +
			"in one box and line as one.",
		NearMiss: "A weak link between groups of which one cell of the one does not see all cells of the other: both may be " +
			"true.",
		Grid: "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want: "r2c1<>1 r2c2<>1 r2c4<>1",
	},
	Find: func(p *techniques.Pass) { findContinuous(p, overGroups) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Continuous, overGroups) },
}

// GroupedDiscontinuousNiceLoop is a discontinuous loop over groups of cells.
var GroupedDiscontinuousNiceLoop = &techniques.Technique{
	Code: "grouped-discontinuous-nice-loop", Name: "Grouped Discontinuous Nice Loop", Aliases: []string{"gdnl"}, Family: family,
	HoDoKu: "0710", HoDoKuScore: 300, Level: techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain of candidates and groups of them comes back to the cell that it starts from and settles a candidate there",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A discontinuous nice loop in which groups may take the place of candidates. A group is two or three places " +
			"of a digit that a line and a box share; it is true if one of them is. The candidate at which two links of one " +
			"kind meet is a single one: it is true between two strong links and false between two weak ones.",
		Why: "Two strong links: suppose that the candidate is false. Link by link, over one or another cell of each group, " +
			"the chain says that it is true. So it is true. Two weak links: the chain without the candidate says that one " +
			"of its ends is true, and the candidate excludes both.",
		Look: "Suppose a candidate true and follow what it rules out. Where all but some places side by side in one box and " +
			"line are gone, one of these holds the digit: whatever sees all of them is ruled out next.",
		NearMiss: "A group of which the next candidate sees only a part: the digit may go where it is not seen.",
		Grid:     "..4.....5....8...+1...9.1....8...51...2...8..3.3..4....5...12.36..2..6814..3...+52.",
		Want:     "r6c8<>9",
	},
	Find: func(p *techniques.Pass) { findDiscontinuous(p, overGroups) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Discontinuous, overGroups) },
}

// ALSContinuousNiceLoop is a continuous loop over almost locked sets.
var ALSContinuousNiceLoop = &techniques.Technique{
	Code: "als-continuous-nice-loop", Name: "ALS Continuous Nice Loop", Aliases: []string{"AIC Ring with ALS"}, Family: family,
	Level:   techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain of candidates and almost locked sets closes to a ring, in which true and false take turns",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A continuous nice loop with strong links in almost locked sets. An almost locked set is n cells of one house " +
			"with n+1 digits. If it loses one of them all the others stand in it, so all its places of one digit and all " +
			"its places of another make a strong link. At each weak link one of the two neighbours is true, and what " +
			"excludes both is removed. A set in the loop loses one of the two digits by which the loop passes it, so its " +
			"other digits are removed from all cells that see all their places in the set.",
		Why: "Suppose that some node of the loop is false. Then the next one is true, the one after it false, and so on " +
			"round, in either direction. So in each of the two states of the loop exactly one of two neighbours is true. An " +
			"almost locked set has one digit too many: it keeps one of the two digits of its nodes, and all others.",
		Look: "When a chain over almost locked sets comes back to its start, see whether the links take turns there, too. " +
			"Then collect what the weak links remove, and what the sets lock.",
		NearMiss: "A weak link between nodes of which one cell of the one does not see all cells of the other: both may be " +
			"true.",
		Grid: "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want: "r1c1<>1 r2c1<>1 r2c1<>6",
	},
	Find: func(p *techniques.Pass) { findContinuous(p, overSets) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Continuous, overSets) },
}

// ALSDiscontinuousNiceLoop is a discontinuous loop over almost locked sets.
var ALSDiscontinuousNiceLoop = &techniques.Technique{
	Code: "als-discontinuous-nice-loop", Name: "ALS Discontinuous Nice Loop",
	Aliases: []string{"Nice Loop with ALS"}, Family: family,
	Level:   techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("a chain of candidates and almost locked sets comes back to the cell that it starts from and settles a candidate there",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A discontinuous nice loop with strong links in almost locked sets. An almost locked set is n cells of one " +
			"house with n+1 digits. If it loses one of them all the others stand in it, so all its places of one digit and " +
			"all its places of another make a strong link. The candidate at which two links of one kind meet is true " +
			"between two strong links and false between two weak ones.",
		Why: "Two strong links: suppose that the candidate is false. Link by link, with each almost locked set that loses a " +
			"digit and keeps the others, the chain says that it is true. So it is true. Two weak links: the chain without " +
			"the candidate says that one of its ends is true, and the candidate excludes both.",
		Look: "Suppose a candidate true and follow what it rules out. Where a digit goes from a small group of cells that " +
			"hold one digit too many, the group keeps its other digits, and rules them out around it.",
		NearMiss: "A group of cells with two digits too many: one is lost, and nothing is locked yet.",
		Grid:     "+83+4..1+52+7+2+5+9+7+8+31+64+1+7+645+28+3+9..13.7.+5+8.25+8+1.4+73+3+87+5.+4.9+15.+3+14.+7+8+2.12..8.4+5..8+2.+5.+1+6",
		Want:     "r1c4<>6",
	},
	Find: func(p *techniques.Pass) { findDiscontinuous(p, overSets) },
	Is:   func(p *techniques.Pattern) bool { return isLoop(p, techniques.Discontinuous, overSets) },
}
