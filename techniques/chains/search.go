package chains

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
	"pencilmark/techniques/internal/needs"
)

// maxLinks is the number of links of the longest chains. It bounds the memory of
// the search; nobody follows half as many links.
const maxLinks = 63

// maxTries is how many chains of one length between the same ends are tried, until each strong
// link of one is needed. If almost locked sets may be in them, all are compared, and where
// there are more none is tried: which ones come first depends on the names of the cells.
const maxTries = 1 << 12

// maxPremises is how many items the strong links of a chain with almost locked
// sets may need. To count through the cells of more takes long on paper.
const maxPremises = 12

// search looks for chains of one sort, the short ones first.
type search struct {
	pass  *techniques.Pass
	grid  *candidates.Grid
	links *links.Spread
	// plain is the links without almost locked sets, if the chains may have them; otherwise
	// those without groups, if the chains may have groups; otherwise nil. A chain is not shown
	// if a plain one of the same length or less leads from its first to its last node.
	plain  *links.Spread
	length int // links of the longest chains followed so far

	// The chain at hand: one node more than it has links.
	nodes [maxLinks + 1]int
	sets  [maxLinks/2 + 1]links.Set // for each strong link, if an almost locked set makes it
	tries int

	effects [256]explain.Effect
	items   [256]candidates.Item
	seen    [][]explain.Effect // what was reported
	// What was removed, by digit: by all chains that were reported, and by those
	// that are shorter than the longest.
	removed, before candidates.CandidateSet
	// hasSets says that almost locked sets may be in the chains. Then chains of one length may
	// have more premises or fewer, and are collected until all of the length are found: of
	// those with the same effects the one with the fewest premises is reported.
	hasSets   bool
	byClues   bool // weak links may go by clues
	collected []explain.Step

	// Cells in which loops go by a strong link from one digit to another: loops
	// that are shorter than the chain, and loops of any length.
	looped, passed candidates.CellSet
	closed         candidates.CandidateSet
	best           [candidates.MaxCells]int
}

// start begins with the chains of one link.
func (s *search) start(p *techniques.Pass, kinds links.Kind) {
	s.pass, s.grid, s.links = p, p.Grid, links.SpreadOf(p, kinds)
	s.length = 1
	s.hasSets, s.byClues = kinds&links.InSets != 0, kinds&links.ByClues != 0
	simpler := kinds &^ links.InSets
	if simpler == kinds {
		simpler = kinds &^ links.Grouped
	}
	if simpler != kinds {
		s.plain = links.SpreadOf(p, simpler)
	}
}

// level numbers the length reached, as [links.Spread] does.
func (s *search) level() int { return s.length / 2 }

// deepen goes on to chains with another weak and another strong link. It returns
// false if there are none or no more steps are wanted.
func (s *search) deepen() (more bool) {
	if !s.flush() || s.length+2 > maxLinks {
		return false
	}
	s.length += 2
	s.before = s.removed
	return true
}

// isNew reports whether no plain chain leads from node a to node z.
func (s *search) isNew(a, z int) bool { return s.plain == nil || !s.plain.Leads(s.level(), a, z) }

// chain makes the first chain of the length reached between two nodes the chain
// at hand. The last node must be fresh from the first.
func (s *search) chain(first, last int) (ok bool) {
	s.nodes[0], s.nodes[s.length] = first, last
	for ok = s.hasSets && s.one(); ok; ok = s.another() {
	}
	return !(s.hasSets && s.tries == maxTries) && s.one()
}

// one makes the first chain between the ends the chain at hand.
func (s *search) one() (ok bool) {
	s.tries = 0
	return s.choose(s.length-1, -1) && s.chooseSets(0)
}

// another makes the next such chain the chain at hand: the same nodes with other
// almost locked sets between them, or other nodes.
func (s *search) another() (ok bool) {
	if s.tries++; s.tries == maxTries {
		s.pass.Limit()
		return false
	}
	return s.hasSets && s.nextSets() || s.length > 1 && s.choose(1, s.nodes[1]) && s.chooseSets(0)
}

// chooseSets takes the first almost locked set for each strong link from node i
// on that needs one. It returns true.
func (s *search) chooseSets(i int) bool {
	for ; s.hasSets && i < s.length; i += 2 {
		s.sets[i/2], _ = s.links.SmallestSet(s.nodes[i], s.nodes[i+1])
	}
	return true
}

// nextSets goes on to the next choice of sets, as one counts up; ok is false if it was the last.
func (s *search) nextSets() (ok bool) {
	for i := s.length - 1; i >= 0; i -= 2 {
		if s.sets[i/2].Cells.IsEmpty() {
			continue
		}
		if next, ok := s.links.NextSet(s.sets[i/2]); ok {
			s.sets[i/2] = next
			return s.chooseSets(i + 2)
		}
	}
	return false
}

// choose completes the chain from the inner node i towards the first node. The
// nodes behind i are chosen already; node i is to come after the given one.
//
// Have: the chain is one of the shortest between its ends. So it is shortest up
// to each of its true nodes, and these are fresh at their level.
func (s *search) choose(i, after int) (ok bool) {
	for i > 0 && i < s.length {
		behind := s.nodes[i+1]
		if i%2 == 0 {
			after = s.links.Strong(behind).Next(after + 1)
		} else {
			after = s.links.Weak(behind).NextOfBoth(s.links.Fresh(i/2, s.nodes[0]), after+1)
		}
		if after < 0 {
			i++
			after = s.nodes[i]
			continue
		}
		s.nodes[i] = after
		i, after = i-1, -1
	}
	return i == 0
}

// repeats reports whether a part of the chain does what the chain does: whether it
// removes n candidates or more, all of them of the same digits, or comes back to
// its first node and so removes all that the chain removes.
func (s *search) repeats(n int, effects []explain.Effect) bool {
	want := digitsOf(effects)
	for i := 0; i < s.length; i += 2 {
		for j := i + 3; j <= s.length; j += 2 {
			if i == 0 && j == s.length {
				continue
			}
			a, z := s.links.Node(s.nodes[i]), s.links.Node(s.nodes[j])
			var room [64]explain.Effect
			if part := s.links.AppendRefuted(room[:0], a, z); len(part) >= n && digitsOf(part) == want {
				return true
			}
			if a == z && s.excludeAll(effects, a) {
				return true
			}
		}
	}
	return false
}

// excludeAll reports whether each of the candidates that are removed excludes the node.
func (s *search) excludeAll(effects []explain.Effect, n explain.Node) bool {
	for _, e := range effects {
		if !n.ExcludedBy(s.grid.Layout(), e.Candidate) {
			return false
		}
	}
	return true
}

func digitsOf(effects []explain.Effect) (ds candidates.DigitSet) {
	for _, e := range effects {
		ds = ds.With(e.Candidate.Digit())
	}
	return ds
}

// needsAll reports whether the effects need each strong link of the chain. Then no
// part of the chain has the same effects. A chain that passes a link twice, out
// and back, has fewer items than strong links; almost locked sets may share cells.
func (s *search) needsAll(effects []explain.Effect) bool {
	items := s.because()
	if s.hasSets && len(items) > maxPremises || !s.hasSets && len(items) <= s.length/2 {
		return false
	}
	return needs.All(s.grid, items, effects)
}

// because returns the items that make the strong links, each once, in memory of the search.
func (s *search) because() []candidates.Item {
	items := s.items[:0]
	for i := 0; i < s.length; i += 2 {
		items = s.appendBecause(items, i)
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// appendBecause appends the items that make the strong link from inner node i.
func (s *search) appendBecause(items []candidates.Item, i int) []candidates.Item {
	if set := s.sets[i/2]; s.hasSets && !set.Cells.IsEmpty() {
		return links.AppendCells(items, set.Cells)
	}
	return s.links.AppendBecause(items, s.nodes[i], s.nodes[i+1])
}

// open returns the chain as it is.
func (s *search) open() explain.Chain {
	e := explain.Chain{Nodes: make([]explain.Node, s.length+1), Links: make([]explain.Link, s.length)}
	for i, node := range s.nodes[:s.length+1] {
		e.Nodes[i] = s.links.Node(node)
		if i%2 == 0 {
			e.Links[i] = s.appendBecause(nil, i)
		}
	}
	return e
}

// report reports the chain, or collects it, unless what it removes is [search.known].
func (s *search) report(e explain.Chain, effects []explain.Effect) (more bool) {
	if s.known(effects) {
		return true
	}
	step := explain.NewStep(e, slices.Clone(effects)...)
	if !s.hasSets {
		return s.deliver(step)
	}
	if i := s.rival(effects); i < 0 {
		s.collected = append(s.collected, step)
	} else if len(step.Premises) < len(s.collected[i].Premises) {
		s.collected[i] = step
	}
	return true
}

// rival returns the index of the collected step with the same effects, -1 if there is none.
func (s *search) rival(effects []explain.Effect) int {
	return slices.IndexFunc(s.collected, func(w explain.Step) bool { return slices.Equal(w.Effects, effects) })
}

// flush reports the collected steps.
func (s *search) flush() (more bool) {
	for _, step := range s.collected {
		if !s.deliver(step) {
			return false
		}
	}
	s.collected = s.collected[:0]
	return true
}

// deliver reports a step and notes what it removes.
func (s *search) deliver(step explain.Step) (more bool) {
	s.seen = append(s.seen, step.Effects)
	for _, e := range step.Effects {
		s.removed.Add(e.Candidate)
	}
	return s.pass.Report(step)
}

// known reports whether one chain that was reported removes the same, or
// shorter ones together remove all of it.
func (s *search) known(effects []explain.Effect) bool {
	explain.SortEffects(effects)
	for _, other := range s.seen {
		if slices.Equal(other, effects) {
			return true
		}
	}
	return s.stale(effects)
}

// stale reports whether shorter chains together remove all of it.
func (s *search) stale(effects []explain.Effect) bool {
	for _, e := range effects {
		if !s.before.Has(e.Candidate) {
			return false
		}
	}
	return true
}

// isBetter reports whether no collected step has the same effects with as few premises as the chain.
func (s *search) isBetter(effects []explain.Effect) bool {
	if !s.hasSets {
		return true
	}
	i := s.rival(effects)
	if i < 0 {
		return true
	}
	return len(s.because()) < len(s.collected[i].Premises)
}
