package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Chain is the open chain of four almost locked sets and more.
var Chain = &techniques.Technique{
	Code: "als-chain", Name: "ALS Chain",
	Aliases: []string{"Almost Locked Set Chain", "Almost Locked Set XY-Chain", "ALS-XY-Chain", "ach"}, Family: family,
	HoDoKu: "0903", HoDoKuScore: 340, Level: techniques.Unfair,
	Ladder: explain.NewLadder("groups of cells that hold one digit too many each stand in a row, each joined to the next by a digit that they cannot both have",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four almost locked sets or more, groups of cells in one house with one more digit than there are cells, each " +
			"joined to the next by a restricted common: a digit whose places in the one all see its places in the other. " +
			"The two digits that join a set to its neighbours are different. Z, a digit of both end sets that is not what " +
			"joins either to the rest, is removed from every cell that sees all its places in them. An XY-Chain is the case " +
			"in which each set is a single cell.",
		Why: "Suppose that the first set has no Z. Then it has all its other digits, among them the one that joins it to " +
			"the second set, which therefore has all its digits but that one. So it goes on to the last set, which loses " +
			"the digit that joins it and keeps Z. So Z is in the first set or in the last.",
		Look: "Start from a small set and suppose that it has no Z. Write down which digits its neighbours lose, and go on " +
			"from each of them: what it keeps takes a digit from another set. Stop at a set that must then have the Z.",
		NearMiss: "A set inside the chain is joined to both neighbours by the same digit, so it loses nothing more than " +
			"before. Or the Z of the last set is the digit that joins it to the chain: that is what it loses.",
		Grid: ".+78...+6.44..97.+8.2.32...+7.5+3.98.+7+1+5+6+7+8+51+6+924+3.6.35.+9+8+7....9..7.8.7...3+29.+9.+7...6.",
		Want: "r3c5<>1",
	},
	Find: findChain,
	Is:   func(p *techniques.Pattern) bool { return p.Chain.OverSets(3) },
}

// shortest is the number of links, restricted commons, of the shortest chain that is not an ALS-XY-Wing.
const shortest = 3

// The search for the chains of one length puts so many sets into a chain at most, for the first step and
// for all. On the way to the solution of a hard puzzle there are about a hundred. Grids with few digits and
// cells of two and three candidates everywhere have millions, and thousands of chains; but if a light one
// does not turn up soon, almost all that follow have cells to spare.
const (
	firstEffort = 1 << 15
	allEffort   = 1 << 18
)

// findChain reports the chains.
//
// Have: sets S1, ..., Sn, each with a restricted common xi with the next, and neighbouring xi differ.
//
//	(a) if S1 has no z it has x1, so S2 has no x1;
//	(b) then S2 has x2, so S3 has no x2, and so on;
//	(c) then Sn has no x(n-1), and has z.
//
// Hence z is in S1 or Sn. What a chain removes depends on its ends and the first
// and the last common alone, so of the chains with these the shortest will do.
func findChain(p *techniques.Pass) {
	s := chainScratch.Of(p)
	s.begin(p, false)
	// Chains are collected length by length: most searches end with the
	// shortest. Of two lengths the same is known about the set in the middle.
	for from := shortest; from < maxSets; from += 2 {
		to := min(from+1, maxSets-1)
		targets, ok := filterFact.Of(p).targets(to / 2)
		if !ok {
			continue
		}
		s.graph = graphFact.Of(p)
		s.ends.begin(s.graph, targets)
		for links := s.nearest(from, to); links <= to; links = s.nearest(links+1, to) {
			s.members = membersFact.Of(p)
			if !s.findOf(links) {
				return
			}
		}
	}
}

// chainSearch is the search for chains.
type chainSearch struct {
	chainList
	graph   *graph
	members *members
	ends    ends
	walk    walk

	starts []chainStart // of chains of the length at hand
	looked int          // at how many of the first sets, to see whether they are starts

	path   chain // from the last set backward, while a chain is traced
	best   chain // of those with the same ends
	effort int   // left for the chains of a length, see firstEffort
}

var chainScratch = techniques.NewFact[chainSearch](nil)

// chainStart is the first set of a chain and its restricted common with the second.
type chainStart struct {
	set    int
	common candidates.Digit
}

// findOf reports the chains of a number of links; more is false if no longer ones should be looked for.
func (s *chainSearch) findOf(links int) (more bool) {
	s.upTo = 0
	for _, r := range weightRanges {
		s.lookFor(r)
		if !s.search(links) {
			s.pass.Limit()
			return false
		}
		if s.done() {
			return true
		}
		if !s.report() {
			return false
		}
	}
	return true
}

// nearest returns the least number of links, in a range, that lead from any set to one of its partners, or
// a greater one if there is none. It notes from where they do, as far as it had to look.
func (s *chainSearch) nearest(from, to int) (links int) {
	links = to + 1
	s.starts, s.looked, s.ends.set = s.starts[:0], 0, -1
	for i, a := range s.ends.firsts {
		if links == from || from > to {
			break
		}
		s.looked = i + 1
		s.ends.of(a, candidates.MaxSize)
		for xs := s.graph.sets[a].Digits; xs != 0; {
			x, _ := xs.Next()
			if !s.ends.mayLeave(x) {
				continue
			}
			more := s.walk.start(s.graph, a, x, from-1)
			for layer := from; more && layer <= min(links, to); layer++ {
				if s.ends.reached(&s.walk, x, func(int, candidates.Digit) bool { return false }) {
					more = s.walk.spread(layer - 1)
					continue
				}
				if layer < links {
					links, s.starts = layer, s.starts[:0]
				}
				s.starts = append(s.starts, chainStart{a, x})
				break
			}
		}
	}
	return links
}

// search collects the chains of a number of links; ok is false if that is too much work. What is found must
// not depend on where the search stops, so then none of them counts.
func (s *chainSearch) search(links int) (ok bool) {
	s.effort, s.ends.set = firstEffort, -1
	if s.pass.WantsAll() {
		s.effort = allEffort
	}
	for i := 0; i < len(s.starts) && s.from(s.starts[i], links); i++ {
	}
	for _, a := range s.ends.firsts[s.looked:] {
		for xs := s.graph.sets[a].Digits; xs != 0; {
			x, _ := xs.Next()
			if !s.from(chainStart{a, x}, links) {
				return s.effort >= 0
			}
		}
	}
	return s.effort >= 0
}

// from collects the chains from a start; more is false if this was too much work,
// or if the set, and so those after it, is too large.
func (s *chainSearch) from(start chainStart, links int) (more bool) {
	largest := s.upTo - s.graph.sets[start.set].Cells.Len() - (links - 1) // that the last set may be
	if largest < 1 {
		return false
	}
	if s.ends.of(start.set, largest); s.ends.mayLeave(start.common) && s.walk.start(s.graph, start.set, start.common, links-1) {
		s.ends.reached(&s.walk, start.common, func(last int, y candidates.Digit) bool {
			s.trace(start.set, last, links, start.common, y)
			return true
		})
	}
	return s.effort >= 0
}
