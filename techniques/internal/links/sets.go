package links

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// maxSet is the number of cells of the largest almost locked sets that make links.
const maxSet = 6

// setLinks is the strong links in almost locked sets, each in both directions. Those of a node are a list.
type setLinks struct {
	list        []setLink
	first, last []int // by node, the ends of its list, plus one
}

// setLink is a strong link in an almost locked set.
type setLink struct {
	to    int // a node
	cells candidates.CellSet
	next  int // the next link of the same node, plus one
}

func (s *setLinks) clear() { s.list, s.first, s.last = s.list[:0], s.first[:0], s.last[:0] }

// add adds a link. Sets come in the order of their sizes.
func (s *setLinks) add(from, to int, cells candidates.CellSet) {
	s.list = append(s.list, setLink{to, cells, 0})
	link := len(s.list)
	if last := s.last[from]; last > 0 {
		s.list[last-1].next = link
	} else {
		s.first[from] = link
	}
	s.last[from] = link
}

// Set is an almost locked set that makes a strong link between two nodes.
type Set struct {
	Cells candidates.CellSet
	link  int // its place in the list
}

// SmallestSet returns an almost locked set with the fewest cells that makes the
// strong link between two nodes; ok is false if the link needs none.
func (g *Graph) SmallestSet(i, j int) (s Set, ok bool) {
	if i >= len(g.sets.first) || g.isPair(g.nodes[i], g.nodes[j]) {
		return s, false
	}
	return g.sets.from(g.sets.first[i], j)
}

// NextSet returns another set of the same size that makes the same link; ok is false if there are no more.
func (g *Graph) NextSet(s Set) (other Set, ok bool) {
	link := g.sets.list[s.link]
	other, ok = g.sets.from(link.next, link.to)
	return other, ok && other.Cells.Len() == s.Cells.Len()
}

// from returns the first set that links a node to node j; k is a link of the node, plus one.
func (s *setLinks) from(k, j int) (set Set, ok bool) {
	for ; k > 0; k = s.list[k-1].next {
		if link := s.list[k-1]; link.to == j {
			return Set{link.cells, k - 1}, true
		}
	}
	return set, false
}

// pairInSets adds the strong links in almost locked sets. A node that no
// candidate outside the set excludes leads nowhere.
func (g *Graph) pairInSets(p *techniques.Pass) {
	layout := g.grid.Layout()
	for _, set := range p.ALS() {
		if n := set.Cells.Len(); n < 2 || n > maxSet {
			continue
		}
		var nodes [candidates.MaxSize]int
		n := 0
		for ds := set.Digits; ds != 0; {
			d, _ := ds.Next()
			if places := set.Places(g.grid, d); g.kinds&ByClues != 0 || g.grid.Places(d).Meets(layout.PeersOfAll(places)) {
				nodes[n] = g.node(d, places)
				n++
			}
		}
		for len(g.sets.last) < len(g.nodes) {
			g.sets.first, g.sets.last = append(g.sets.first, 0), append(g.sets.last, 0)
		}
		for i, a := range nodes[:n] {
			for _, b := range nodes[:i] {
				g.pairs = append(g.pairs, pair{a, b, set.Cells})
				g.sets.add(a, b, set.Cells)
				g.sets.add(b, a, set.Cells)
			}
		}
	}
}
