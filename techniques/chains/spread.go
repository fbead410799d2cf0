package chains

import "pencilmark/techniques"

// spread follows all chains of a graph at once, the short ones first: a
// breadth-first search from every start, a node that can be the end of a chain
// which removes something. A chain begins and ends with a strong link. Hence, if its
// first node is false, its last is true.
type spread struct {
	links  *techniques.Links
	starts techniques.NodeSet
	// For each first node a set: the nodes that chains lead to, those of them
	// that no chain shorter than the longest leads to, and the nodes that are
	// false in these chains.
	on, fresh, off []uint64
	next           techniques.NodeSet // room for a set
}

// wordsOf returns how much memory a spread over the graph needs, in words.
func wordsOf(l *techniques.Links) int { return (3*l.Len() + 1) * l.Words() }

// begin follows the chains of one link. Starts may have nodes that the graph
// lacks.
func (s *spread) begin(l *techniques.Links, starts techniques.NodeSet, memory []uint64) {
	s.links, s.starts = l, starts
	n := l.Len() * l.Words()
	s.on, s.fresh, s.off, s.next = memory[:n], memory[n:2*n], memory[2*n:3*n], memory[3*n:3*n+l.Words()]
	for i := s.firstFrom(0); i >= 0; i = s.firstFrom(i + 1) {
		s.row(s.on, i).Or(l.Strong(i))
		s.row(s.fresh, i).Or(l.Strong(i))
	}
}

func (s *spread) row(rows []uint64, i int) techniques.NodeSet {
	words := s.links.Words()
	return rows[i*words : (i+1)*words : (i+1)*words]
}

// firstFrom returns the first start from node i on, -1 if there is none.
func (s *spread) firstFrom(i int) int {
	if i = s.starts.Next(i); i >= s.links.Len() {
		return -1
	}
	return i
}

// leads reports whether a chain that was followed leads from start a to node z.
func (s *spread) leads(a, z int) bool {
	return a < s.links.Len() && z < s.links.Len() && s.row(s.on, a).Has(z)
}

// deepen follows each chain by a weak and a strong link. It returns false if
// that leads to no new node.
func (s *spread) deepen() (more bool) {
	for i := s.firstFrom(0); i >= 0; i = s.firstFrom(i + 1) {
		if fresh := s.row(s.fresh, i); fresh.Next(0) >= 0 {
			s.follow(s.row(s.on, i), fresh, s.row(s.off, i))
			more = more || fresh.Next(0) >= 0
		}
	}
	return more
}

// follow makes fresh the nodes that chains lead to over one of the fresh nodes,
// and led to over no other before.
func (s *spread) follow(on, fresh, off techniques.NodeSet) {
	clear(s.next)
	s.links.AddWeak(s.next, fresh)
	clear(fresh)
	s.next.AndNot(off)
	off.Or(s.next)
	s.links.AddStrong(fresh, s.next)
	fresh.AndNot(on)
	on.Or(fresh)
}
