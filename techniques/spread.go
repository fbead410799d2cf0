package techniques

import "pencilmark/explain"

// spread follows chains from each first node, the short ones first, as far as
// somebody asks: a breadth-first search that is kept until the grid changes. A
// chain begins and ends with a strong link. Hence, if its first node is false,
// its last is true.
type spread struct {
	depth   []int    // by first node, how many levels are known
	on, off []uint64 // for each first node the sets of nodes that are true, and false, in its chains
	levels  []level
}

// level is where chains of one length lead to and no shorter chains.
type level struct {
	fresh      []uint64 // a set for each first node
	pairs      [][2]int // see [Links.Pairs]
	pairsKnown bool
}

// Fresh returns the nodes that chains from node a lead to which have so many
// pairs of a weak and a strong link after the first link, and no shorter chains.
func (l *Links) Fresh(level, a int) NodeSet {
	s := &l.spread
	if len(s.depth) == 0 {
		n := len(l.nodes)
		s.depth = cleared(s.depth, n)
		s.on, s.off = cleared(s.on, n*l.words), cleared(s.off, n*l.words)
	}
	for s.depth[a] <= level {
		l.deepen(a)
	}
	return l.row(s.levels[level].fresh, a)
}

// deepen follows each chain from a node by a weak and a strong link, or begins
// with a strong link.
func (l *Links) deepen(a int) {
	s := &l.spread
	n := s.depth[a]
	s.depth[a]++
	fresh, on, off := l.row(l.levelOf(n).fresh, a), l.row(s.on, a), l.row(s.off, a)
	if n == 0 {
		fresh.Or(l.Strong(a))
	} else {
		next := l.row(l.room, 0)
		clear(next)
		l.AddWeak(next, l.row(s.levels[n-1].fresh, a))
		next.AndNot(off)
		off.Or(next)
		l.AddStrong(fresh, next)
		fresh.AndNot(on)
	}
	on.Or(fresh)
}

// levelOf returns level n, which may be the next.
func (l *Links) levelOf(n int) *level {
	s := &l.spread
	if n == len(s.levels) {
		if n == cap(s.levels) {
			s.levels = append(s.levels, level{})
		} else {
			s.levels = s.levels[:n+1]
		}
		next := &s.levels[n]
		next.fresh = cleared(next.fresh, len(l.nodes)*l.words)
		next.pairsKnown = false
	}
	return &s.levels[n]
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
func (l *Links) Pairs(n int) [][2]int {
	ends := l.Ends()
	for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
		l.Fresh(n, a)
	}
	if len(l.spread.levels) <= n {
		return nil
	}
	level := &l.spread.levels[n]
	if level.pairsKnown {
		return level.pairs
	}
	level.pairs, level.pairsKnown = level.pairs[:0], true
	for a := ends.Next(0); a >= 0; a = ends.Next(a + 1) {
		fresh := l.row(level.fresh, a)
		for z := fresh.NextOfBoth(ends, 0); z >= 0; z = fresh.NextOfBoth(ends, z+1) {
			var room [32]explain.Effect
			if len(l.AppendRefuted(room[:0], l.nodes[a], l.nodes[z])) > 0 {
				level.pairs = append(level.pairs, [2]int{a, z})
			}
		}
	}
	return level.pairs
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
