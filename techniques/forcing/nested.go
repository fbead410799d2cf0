package forcing

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
	"pencilmark/techniques/internal/suppositions"
)

// ForcingNetPatterns refutes a candidate by singles and patterns.
var ForcingNetPatterns = &techniques.Technique{
	Code: "forcing-net-patterns", Name: "Forcing Net with Patterns", Aliases: []string{"Dynamic Forcing Chains Plus"}, Family: family,
	Explainer: 90, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a candidate forces singles and patterns, until nothing is left for some cell or house",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Suppose a candidate is true, and write down the singles that follow. Where they end, look for patterns in what " +
			"is left: locked candidates, pairs and triples, naked or hidden, X-Wing and Swordfish, and where the board has " +
			"clues, what these exclude and what they add up to. Cross out what they remove, go on with the " +
			"singles that this leaves, and so on, until a cell has no digit or a house no place for one. The candidate is " +
			"removed.",
		Why: "If the candidate were true, so would be each line: a single is the only choice left, and what a pattern removes " +
			"is false wherever the pattern stands. A cell without a digit, or a house without a place for one, cannot be. " +
			"Hence the candidate is false.",
		Look: "Begin as for a forcing net, with a candidate that forces much. Where the singles end, look at the houses that " +
			"have changed: two cells with the same two digits, or a digit that a box has left in one line only.",
		NearMiss: "Singles and patterns that come to an end without a contradiction. It proves nothing, however much is " +
			"filled in.",
		Grid: ":0000::1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:" +
			"126 338 748 564 768 369 974 976 286 986 994 996:::",
		Want: "r9c6<>6",
	},
	Find: func(p *techniques.Pass) {
		if n := netsOf(p); n.begin(p) {
			n.report(p, single.PatternNet, []fallback.Means{{Patterns: true}})
		}
	},
	Is: isPatternNet,
}

// NestedForcingNet refutes a candidate by singles, patterns and short refutations within.
var NestedForcingNet = &techniques.Technique{
	Code: "nested-forcing-net", Name: "Nested Forcing Net",
	Aliases: []string{"Dynamic plus Forcing Chains", "Dynamic plus Dynamic Forcing Chains", "Nested Forcing Chains"}, Family: family,
	Explainer: 95, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a candidate forces others to be false by short forcing nets, until nothing is left for some cell or house",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Suppose a candidate is true, and write down singles and patterns as in a forcing net with patterns. Where they " +
			"end, suppose a second candidate as well. If a few singles show that the two cannot both be true, the second one " +
			"is crossed out, and the first branch goes on. No third candidate is ever supposed within the second. " +
			"Inner nets with at most sixteen lines, those that they rest on included, come first.",
		Why: "Each inner net shows that its candidate is false if the first one is true. So all lines of the branch would be " +
			"true with the first candidate. In the end a cell has no digit or a house no place for one. Hence the first " +
			"candidate is false.",
		Look: "Use it when nothing else is left. Take a candidate that leaves few choices. In its branch look at cells with two " +
			"digits and digits with two places: if one of the two fails within a few singles, the other is placed.",
		NearMiss: "An inner net that ends without a contradiction. Both supposed candidates may be true together, and nothing " +
			"is crossed out.",
		Grid: ":0000::1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1:" +
			"713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695:::",
		Want: "r2c5<>2",
	},
	Find: func(p *techniques.Pass) {
		if n := netsOf(p); n.begin(p) {
			if !n.report(p, single.NestedNet, nestedMeans) {
				n.NoteBarren()
			}
		}
	},
	Is: isNestedNet,
}

// nestedMeans are tried one after the other: nets of few lines first, of these the ones that lead on. On every
// hundredth of 4,000 of the hardest puzzles known the branches of nets with patterns and nested nets have 82 lines a
// puzzle (median), 165 if the shortest are taken first, and those of trials alone 308. Where there is no such net, one with
// longer nets within may be no longer. Where there is none either the shortest counts, and how long nets within may be says
// which is found: only where none has so few lines may it take more than a person reads.
var nestedMeans = []fallback.Means{
	{Patterns: true, Nested: 16, Ahead: true, Most: 50, Good: 40, Lines: longest, Nodes: 100_000},
	{Patterns: true, Nested: suppose.Unbounded, Ahead: true, Most: 52, Lines: longest, Nodes: 200_000},
	{Patterns: true, Nested: 28, Lines: longest, Nodes: 50_000},
	{Patterns: true, Nested: 20, Lines: longest, Nodes: 50_000},
	{Patterns: true, Nested: suppose.Unbounded, Lines: longest, Nodes: 50_000},
	{Patterns: true, Nested: suppose.Unbounded},
}

// longest is how many lines a net has, if one can be found that has no more.
const longest = 59

// netNodes bounds a search for nested nets. The hardest puzzles known take a tenth of that.
const netNodes = 500_000

// nets is what the searches on one grid share.
type nets struct {
	fallback.Refuter
	beyondSingles bool // singles refute no candidate
	counted       bool // whether there is one solution is known
	unique        bool // there is
}

var netsFact = techniques.NewFact((*nets).update)

func netsOf(p *techniques.Pass) *nets { return netsFact.Of(p) }

// update looks at the grid of the pass. A candidate that singles refute is one for a forcing net. And a grid
// with several solutions is left alone: no number of refutations comes to its end. A candidate of the
// solution cannot be refuted, so that the search can leave it out.
func (n *nets) update(p *techniques.Pass, c techniques.Change) {
	n.beyondSingles, n.counted = false, false
	if c.New {
		n.Forget()
	}
	if p.Contradicts() || p.EffectsOnly() {
		return // where nobody sees the steps a trial does as well, and is found far sooner
	}
	s := suppositions.Of(p, suppose.Net)
	open := p.Grid.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		for ds := p.Grid.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			if s.Fails(candidates.Of(c, d)) {
				return
			}
		}
	}
	n.beyondSingles = true
}

// begin reports whether there is something to look for: the grid has one solution, singles refute no candidate, and it is
// not that of the last search but for a few candidates.
func (n *nets) begin(p *techniques.Pass) bool {
	switch ctx := p.Context(); {
	case !n.beyondSingles:
		return false
	case n.counted:
		n.Under(ctx)
	default:
		budget := fallback.Budget{Nodes: netNodes}
		if solution, asked := p.Solution(); asked {
			if n.unique = solution != nil; n.unique {
				n.Reset(ctx, p.Grid, solution, budget)
			}
		} else {
			n.unique = n.ResetUnique(ctx, p.Grid, budget)
		}
		n.counted = ctx.Err() == nil
	}
	return n.unique && (p.WantsAll() || !n.Barren())
}

// report reports the best refutation that the first of the means find which find any, and whether there is one.
//
// Have: each line of the branch is true if the candidate is. In the end an item has no candidate. Hence the
// candidate is false.
func (n *nets) report(p *techniques.Pass, names single.Names, means []fallback.Means) (found bool) {
	for _, m := range means {
		if r := n.Shortest(m); r != nil {
			p.Report(single.Trial(p.Grid, r, names))
			return true
		}
	}
	if n.Err() != nil && p.Context().Err() == nil {
		p.Limit()
	}
	return false
}

// isPatternNet reports whether it is a refuted candidate whose lines are patterns, and no suppositions.
func isPatternNet(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Trial)
	return ok && e.Depth() == 1 && !restOf(p).net
}

// isNestedNet reports whether it is a refuted candidate with suppositions among its lines, and none within these.
func isNestedNet(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Trial)
	return ok && e.Depth() == 2
}
