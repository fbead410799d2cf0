package links

import (
	"slices"

	"pencilmark/candidates/bitset"
	"pencilmark/techniques"
)

var spreads = factsByKinds((*Spread).update)

// Spread follows chains from each first node, the short ones first, as far as somebody asks: a
// breadth-first search over a graph. A chain begins and ends with a strong link. Hence, if its
// first node is false, its last is true. The length of a chain is its level: the number of
// pairs of a weak and a strong link after the first link.
type Spread struct {
	*Graph
	refuted *refutations

	depth  []int           // by first node, how many levels are known
	on     bitset.Matrix   // by first node, those that are true in its chains
	levels []bitset.Matrix // by level and first node, where chains lead to and no shorter ones

	pairs    [][][2]int    // by level, see [Spread.Pairs]
	listed   int           // the number of levels for which they are known
	unlisted bitset.Matrix // by first node, the last ones of other pairs
	more     bool          // there may be some
	last     int           // level with a pair, of those that are known, -1 if there is none
	reached  bitset.Set    // in any chain from the node at hand
}

// SpreadOf returns the spread over the graph of links of some kinds. It must not be kept beyond the search.
func SpreadOf(p *techniques.Pass, kinds Kind) *Spread {
	s := spreads[kinds].Of(p)
	s.Graph, s.refuted = Of(p, kinds), refutationsOf(p, kinds)
	return s
}

func (s *Spread) update(Kind, *techniques.Pass, techniques.Change) {
	s.depth, s.levels, s.listed, s.last = s.depth[:0], s.levels[:0], 0, -1
}

// Ends returns the nodes at which chains that refute something end.
func (s *Spread) Ends() bitset.Set { return s.refuted.findEnds(s.Graph) }

// Fresh returns the nodes that chains of a level lead to from node a, and no shorter chains.
func (s *Spread) Fresh(level, a int) bitset.Set {
	if n := s.Len(); len(s.depth) == 0 {
		s.depth = slices.Grow(s.depth, n)[:n]
		clear(s.depth)
		s.on.Clear(n, n)
	}
	for s.depth[a] <= level {
		s.deepen(a)
	}
	return s.levels[level].Row(a)
}

// deepen follows each chain from a node by a weak and a strong link, or begins with a strong link.
func (s *Spread) deepen(a int) {
	n := s.depth[a]
	s.depth[a]++
	if n == len(s.levels) {
		s.levels = slices.Grow(s.levels, 1)[:n+1]
		s.levels[n].Clear(s.Len(), s.Len())
	}
	fresh, on := s.levels[n].Row(a), s.on.Row(a)
	if n == 0 {
		fresh.Or(s.Strong(a))
	} else {
		before := s.levels[n-1].Row(a)
		for i := before.Next(0); i >= 0; i = before.Next(i + 1) {
			fresh.Or(s.After(i))
		}
		fresh.AndNot(on)
	}
	on.Or(fresh)
}

// Leads reports whether chains lead from node a to node z that are not longer
// than those of a level. The graph may lack both nodes.
func (s *Spread) Leads(level, a, z int) bool {
	if a >= s.Len() || z >= s.Len() {
		return false
	}
	for n := range level + 1 {
		if s.Fresh(n, a).Has(z) {
			return true
		}
	}
	return false
}

// Pairs returns, for each chain of a level that refutes something, its first
// and its last node, in their order.
func (s *Spread) Pairs(level int) [][2]int {
	for s.listed <= level {
		s.listPairs()
	}
	return s.pairs[level]
}

// HasPairs reports whether chains of a level, or longer ones, may refute something.
func (s *Spread) HasPairs(level int) bool {
	for s.listed <= level && (s.listed == 0 || s.more) {
		s.listPairs()
	}
	return s.more || s.last >= level
}

// shortLevels is the number of levels that are looked through in any case. Then
// it pays to know which pairs are still to come.
const shortLevels = 3

// listPairs lists the pairs of the next level.
func (s *Spread) listPairs() {
	ends := s.Ends()
	switch s.listed {
	case 0:
		s.unlisted.Clear(s.Len(), s.Len())
		for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
			s.unlisted.Row(a).Or(s.refuted.joint.Row(a))
		}
	case shortLevels:
		for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
			s.unlisted.Row(a).And(s.reachedFrom(a))
		}
	}
	n := s.listed
	s.listed++
	if n == len(s.pairs) {
		s.pairs = append(s.pairs, nil)
	}
	pairs := s.pairs[n][:0]
	s.more = false
	for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
		left := s.unlisted.Row(a)
		if left.IsEmpty() {
			continue
		}
		fresh := s.Fresh(n, a)
		for z := left.NextOfBoth(fresh, 0); z >= 0; z = left.NextOfBoth(fresh, z+1) {
			pairs = append(pairs, [2]int{a, z})
		}
		left.AndNot(fresh)
		s.more = s.more || !left.IsEmpty()
	}
	s.pairs[n] = pairs
	if len(pairs) > 0 {
		s.last = n
	}
}

// reachedFrom returns the nodes that chains from node a lead to.
func (s *Spread) reachedFrom(a int) bitset.Set {
	s.reached = bitset.Cleared(s.reached, s.Len())
	strong := s.Strong(a)
	for i := strong.Next(0); i >= 0; i = strong.Next(i + 1) {
		s.reached.Or(s.refuted.follow(i))
	}
	return s.reached
}
