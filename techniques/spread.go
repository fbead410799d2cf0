package techniques

import (
	"slices"

	"pencilmark/explain"
	"pencilmark/techniques/internal/scratch"
)

// spread follows chains from each first node, the short ones first, as far as
// somebody asks: a breadth-first search that is kept until the grid changes. A
// chain begins and ends with a strong link. Hence, if its first node is false,
// its last is true.
type spread struct {
	depth  []int      // by first node, how many levels are known
	on     []uint64   // for each first node a set: the nodes that are true in its chains
	levels [][]uint64 // by length, for each first node a set: where chains lead to and no shorter ones

	pairs  [][][2]int // by level, see [Links.Pairs]
	listed int        // the number of levels for which they are known
	more   bool       // some may be of higher levels
	last   int        // level with a pair, of those that are known
}

// Fresh returns the nodes that chains from node a lead to which have so many
// pairs of a weak and a strong link after the first link, and no shorter chains.
func (l *Links) Fresh(level, a int) NodeSet {
	s := &l.spread
	if len(s.depth) == 0 {
		n := len(l.nodes)
		s.depth = scratch.Cleared(s.depth, n)
		s.on = scratch.Cleared(s.on, n*l.words)
	}
	for s.depth[a] <= level {
		l.deepen(a)
	}
	return l.row(s.levels[level], a)
}

// deepen follows each chain from a node by a weak and a strong link, or begins
// with a strong link.
func (l *Links) deepen(a int) {
	s := &l.spread
	n := s.depth[a]
	s.depth[a]++
	fresh, on := l.row(l.levelOf(n), a), l.row(s.on, a)
	if n == 0 {
		fresh.Or(l.Strong(a))
	} else {
		before := l.row(s.levels[n-1], a)
		for i := before.Next(0); i >= 0; i = before.Next(i + 1) {
			fresh.Or(l.After(i))
		}
		fresh.AndNot(on)
	}
	on.Or(fresh)
}

// levelOf returns level n, which may be the next.
func (l *Links) levelOf(n int) []uint64 {
	s := &l.spread
	if n == len(s.levels) {
		s.levels = slices.Grow(s.levels, 1)[:n+1]
		s.levels[n] = scratch.Cleared(s.levels[n], len(l.nodes)*l.words)
	}
	return s.levels[n]
}

// Leads reports whether chains lead from node a to node z that are not longer
// than those of a level. The graph may lack both nodes.
func (l *Links) Leads(level, a, z int) bool {
	if a >= len(l.nodes) || z >= len(l.nodes) {
		return false
	}
	for n := range level + 1 {
		if l.Fresh(n, a).Has(z) {
			return true
		}
	}
	return false
}

// Pairs returns, for each chain of a level that refutes something, its first
// and its last node, in their order.
func (l *Links) Pairs(level int) [][2]int {
	for l.spread.listed <= level {
		l.listPairs()
	}
	return l.spread.pairs[level]
}

// HasPairs reports whether chains of a level, or longer ones, may refute
// something.
func (l *Links) HasPairs(level int) bool {
	s := &l.spread
	for s.listed <= level && (s.listed == 0 || s.more) {
		l.listPairs()
	}
	return s.more || s.last >= level
}

// shortLevels is the number of levels that are looked through in any case. Then
// it pays to know which pairs are still to come.
const shortLevels = 3

// listPairs lists the pairs of the next level.
func (l *Links) listPairs() {
	s := &l.spread
	ends := l.Ends()
	switch s.listed {
	case 0:
		s.last = -1
	case shortLevels:
		for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
			l.keepReached(l.row(l.joint, a), a)
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
		left := l.row(l.joint, a)
		if left.IsEmpty() {
			continue
		}
		fresh := l.Fresh(n, a)
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

// keepReached takes from a set the nodes that no chains from node a lead to.
func (l *Links) keepReached(set NodeSet, a int) {
	reached := l.row(l.room, 1)
	clear(reached)
	strong := l.Strong(a)
	for i := strong.Next(0); i >= 0; i = strong.Next(i + 1) {
		reached.Or(l.follow(i))
	}
	for i := range set {
		set[i] &= reached[i]
	}
}

// AppendRefuted appends the removal of the candidates that exclude both nodes.
func (l *Links) AppendRefuted(effects []explain.Effect, a, b explain.Node) []explain.Effect {
	layout := l.grid.Layout()
	if a.Digit == b.Digit {
		cells := l.grid.Places(a.Digit).And(layout.PeersOfAll(a.Cells)).And(layout.PeersOfAll(b.Cells))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			effects = append(effects, explain.Remove(c, a.Digit))
		}
		return effects
	}
	if c, ok := a.Cells.Single(); ok && a.Cells == b.Cells {
		others := l.grid.Candidates(c).Without(a.Digit).Without(b.Digit)
		for d, ok := others.Next(); ok; d, ok = others.Next() {
			effects = append(effects, explain.Remove(c, d))
		}
		return effects
	}
	for range 2 {
		if c, ok := b.Cells.Single(); ok && l.grid.Candidates(c).Has(a.Digit) && a.Cells.Within(layout.Peers(c)) {
			effects = append(effects, explain.Remove(c, a.Digit))
		}
		a, b = b, a
	}
	return effects
}
