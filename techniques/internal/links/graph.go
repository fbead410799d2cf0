// Package links is the graph of strong and weak links between candidates, what
// chains over it refute, and which nodes chains lead to.
package links

import (
	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Kind is a set of kinds of links, those that chains of one sort may use.
type Kind uint8

// The kinds of links.
const (
	// InHouses is strong links between the only two places of a digit in a
	// house, and weak links between places in sight of each other.
	InHouses Kind = 1 << iota
	// InCells is strong links between the only two candidates of a cell, and weak links between
	// candidates of one cell and places in sight of each other.
	InCells
	// Grouped is strong links between groups of places: all places of a digit
	// in the cells that two houses share, two or more, count as one node.
	Grouped
	// InSets is strong links within almost locked sets of two to six cells: all
	// places of a digit in the set are one node, and of two digits one stands
	// in the set. To count through the cells of larger ones takes long on paper.
	InSets
	// ByClues is weak links between candidates that some clue does not allow together, see [WithClues].
	ByClues

	allKinds = 1<<iota - 1
)

// WithClues returns the kinds with [ByClues] if the board has clues. On other boards the graphs are the same.
func WithClues(p *techniques.Pass, kinds Kind) Kind {
	if len(p.Grid.Layout().Clues()) > 0 {
		return kinds | ByClues
	}
	return kinds
}

// byKinds is one fact for each set of kinds of links.
type byKinds[T any] [allKinds + 1]*techniques.Fact[T]

// factsByKinds declares facts whose values are made by the function.
func factsByKinds[T any](update func(value *T, kinds Kind, p *techniques.Pass, since techniques.Change)) (facts byKinds[T]) {
	for kinds := range facts {
		facts[kinds] = techniques.NewFact(func(value *T, p *techniques.Pass, since techniques.Change) {
			update(value, Kind(kinds), p, since)
		})
	}
	return facts
}

var graphs = factsByKinds((*Graph).build)

// Graph is a graph of strong and weak links. Its nodes are the candidates and groups that have
// a strong link; other candidates can only be what a chain refutes. If no link leads from digit
// to digit, only those digits have nodes that are [techniques.Pass.Refutable]: chains refute
// nothing of the others. A graph with more kinds of links has the nodes of one with fewer by
// the same numbers, if both have the same kinds but [Grouped].
type Graph struct {
	kinds  Kind
	grid   *candidates.Grid
	digits candidates.DigitSet       // that have nodes
	nodes  []explain.Node            //
	seen   []candidates.CellSet      // by node, what sees all its cells
	out    []candidates.CandidateSet // by node, with links by clues, what is false if it is true
	pairs  []pair                    // the strong links, some of them several times
	sets   setLinks

	strong, weak, after bitset.Matrix // by node
	hasWeak, hasAfter   bitset.Set    // the nodes whose rows in these are known
	single              bitset.Set    // the nodes that are single candidates

	numbered candidates.CandidateSet         // the candidates that are nodes
	number   [candidates.MaxCandidates]int16 // of these
	groups   [candidates.MaxSize + 1][]int   // by digit, the nodes that are groups
	room     []int                           // to number nodes in
}

// pair is a strong link between two nodes: they are all there is in some cells.
type pair struct {
	i, j  int
	cells candidates.CellSet
}

// Of returns the graph of links of some kinds. It must not be kept beyond the search.
func Of(p *techniques.Pass, kinds Kind) *Graph {
	g := graphs[kinds].Of(p)
	g.grid = p.Grid
	return g
}

// Len returns the number of nodes.
func (g *Graph) Len() int { return len(g.nodes) }

// Node returns node i; nodes are numbered from 0.
func (g *Graph) Node(i int) explain.Node { return g.nodes[i] }

// Strong returns the nodes of which one is true if node i is false.
func (g *Graph) Strong(i int) bitset.Set { return g.strong.Row(i) }

// Weak returns the nodes that are false if node i is true.
func (g *Graph) Weak(i int) bitset.Set {
	weak := g.weak.Row(i)
	if g.hasWeak.Has(i) {
		return weak
	}
	g.hasWeak.Add(i)
	n := g.nodes[i]
	if g.kinds&ByClues != 0 {
		g.addAll(weak, &g.out[i])
		return weak
	}
	if c, ok := n.Cells.Single(); ok {
		g.addExcluded(weak, candidates.Of(c, n.Digit))
		return weak
	}
	g.addPlaces(weak, n.Digit, g.seen[i])
	return weak
}

// addExcluded adds to the set the nodes that are false if a candidate is true.
func (g *Graph) addExcluded(set bitset.Set, k candidates.Candidate) {
	c, d := k.Cell(), k.Digit()
	if g.kinds&ByClues != 0 {
		out := g.excludedBy(explain.Node{Digit: d, Cells: candidates.Cells(c)})
		g.addAll(set, &out)
		return
	}
	g.addPlaces(set, d, g.grid.Layout().Peers(c))
	if g.kinds&InCells == 0 {
		return
	}
	for others := g.grid.Candidates(c).Without(d); others != 0; {
		x, _ := others.Next()
		if g.numbered.Places(x).Has(c) {
			set.Add(int(g.number[candidates.Of(c, x)]))
		}
	}
}

// addAll adds to the set the nodes all candidates of which are excluded.
func (g *Graph) addAll(set bitset.Set, excluded *candidates.CandidateSet) {
	for digits := g.grid.Layout().Digits(); digits != 0; {
		d, _ := digits.Next()
		g.addPlaces(set, d, excluded.Places(d))
	}
}

// excludedBy returns the candidates that are false if a node is true, by houses, cells and clues.
func (g *Graph) excludedBy(n explain.Node) (out candidates.CandidateSet) {
	l := g.grid.Layout()
	first := true
	for cells := n.Cells; !cells.IsEmpty(); first = false {
		c, _ := cells.Next()
		one := *l.Conflicts(candidates.Of(c, n.Digit))
		one.AddPlaces(n.Digit, l.Peers(c))
		for others := l.Digits().Without(n.Digit); others != 0; {
			x, _ := others.Next()
			one.AddPlaces(x, candidates.Cells(c))
		}
		if first {
			out = one
		} else {
			out.And(&one)
		}
	}
	return out
}

// addPlaces adds to the set the nodes of a digit within some cells.
func (g *Graph) addPlaces(set bitset.Set, d candidates.Digit, cells candidates.CellSet) {
	near := cells.And(g.numbered.Places(d))
	for c, ok := near.Next(); ok; c, ok = near.Next() {
		set.Add(int(g.number[candidates.Of(c, d)]))
	}
	for _, i := range g.groups[d] {
		if g.nodes[i].Cells.Within(cells) {
			set.Add(i)
		}
	}
}

// After returns the nodes that are true at once if node i is: those with a strong
// link to a node with a weak link to it.
func (g *Graph) After(i int) bitset.Set {
	after := g.after.Row(i)
	if !g.hasAfter.Has(i) {
		g.hasAfter.Add(i)
		g.strong.OrRows(after, g.Weak(i))
	}
	return after
}

// AppendBecause appends the items that make the strong link between two nodes:
// a house or a cell, or the cells of the [Graph.SmallestSet].
func (g *Graph) AppendBecause(items []candidates.Item, i, j int) []candidates.Item {
	a, b := g.nodes[i], g.nodes[j]
	if g.isPair(a, b) {
		return append(items, candidates.CellItem(a.Cells.First()))
	}
	if a.Digit == b.Digit {
		both := a.Cells.Or(b.Cells)
		var alone candidates.HouseSet
		for hs := g.grid.Layout().HousesOfAll(both); hs != 0; {
			if h, _ := hs.Next(); g.grid.PlacesIn(a.Digit, h) == both {
				alone = alone.With(h)
			}
		}
		return append(items, candidates.HouseItem(a.Digit, techniques.Easiest(alone)))
	}
	set, _ := g.SmallestSet(i, j)
	return AppendCells(items, set.Cells)
}

// AppendCells appends the items of some cells.
func AppendCells(items []candidates.Item, cells candidates.CellSet) []candidates.Item {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		items = append(items, candidates.CellItem(c))
	}
	return items
}

// isPair reports whether the nodes are the two candidates of a cell.
func (g *Graph) isPair(a, b explain.Node) bool {
	c, ok := a.Cells.Single()
	return ok && a.Cells == b.Cells && g.grid.Candidates(c).Len() == 2
}

// AppendRefuted appends the removal of the candidates that exclude both nodes.
func (g *Graph) AppendRefuted(effects []explain.Effect, a, b explain.Node) []explain.Effect {
	layout := g.grid.Layout()
	if g.kinds&ByClues != 0 {
		out, other := g.excludedBy(a), g.excludedBy(b)
		out.And(&other)
		for digits := layout.Digits(); digits != 0; {
			d, _ := digits.Next()
			cells := out.Places(d).And(g.grid.Places(d))
			for c, ok := cells.Next(); ok; c, ok = cells.Next() {
				effects = append(effects, explain.Remove(c, d))
			}
		}
		return effects
	}
	if a.Digit == b.Digit {
		cells := g.grid.Places(a.Digit).And(layout.PeersOfAll(a.Cells)).And(layout.PeersOfAll(b.Cells))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			effects = append(effects, explain.Remove(c, a.Digit))
		}
		return effects
	}
	if c, ok := a.Cells.Single(); ok && a.Cells == b.Cells {
		others := g.grid.Candidates(c).Without(a.Digit).Without(b.Digit)
		for d, ok := others.Next(); ok; d, ok = others.Next() {
			effects = append(effects, explain.Remove(c, d))
		}
		return effects
	}
	for range 2 {
		if c, ok := b.Cells.Single(); ok && g.grid.Candidates(c).Has(a.Digit) && a.Cells.Within(layout.Peers(c)) {
			effects = append(effects, explain.Remove(c, a.Digit))
		}
		a, b = b, a
	}
	return effects
}

// digitsOf returns the digits that have nodes.
func digitsOf(p *techniques.Pass, kinds Kind) candidates.DigitSet {
	digits := p.Grid.Layout().Digits()
	if kinds&(InCells|InSets) == 0 {
		for d := range digits.All() {
			if !p.Refutable(d) {
				digits = digits.Without(d)
			}
		}
	}
	return digits
}

func (g *Graph) build(kinds Kind, p *techniques.Pass, _ techniques.Change) {
	g.kinds, g.grid, g.digits = kinds, p.Grid, digitsOf(p, kinds)
	g.nodes, g.seen, g.out, g.pairs = g.nodes[:0], g.seen[:0], g.out[:0], g.pairs[:0]
	g.numbered = candidates.CandidateSet{}
	for d := range g.groups {
		g.groups[d] = g.groups[d][:0]
	}
	g.sets.clear()
	if kinds&InHouses != 0 {
		g.pairPlaces(p)
	}
	if kinds&InCells != 0 {
		g.pairCells(p)
	}
	if kinds&Grouped != 0 {
		g.pairGroups(p)
	}
	if kinds&InSets != 0 {
		g.pairInSets(p)
	}
	g.finish()
}

// finish makes the rows of strong links. Those of weak links are made when they are asked for.
func (g *Graph) finish() {
	n := len(g.nodes)
	g.strong.Clear(n, n)
	g.weak.Clear(n, n)
	g.after.Clear(n, n)
	g.hasWeak, g.hasAfter = bitset.Cleared(g.hasWeak, n), bitset.Cleared(g.hasAfter, n)
	for _, p := range g.pairs {
		g.Strong(p.i).Add(p.j)
		g.Strong(p.j).Add(p.i)
	}
	g.single = bitset.Cleared(g.single, n)
	for i, n := range g.nodes {
		if _, ok := n.Cells.Single(); ok {
			g.single.Add(i)
		}
	}
}

// node returns the number of a node, which may be new.
func (g *Graph) node(d candidates.Digit, cells candidates.CellSet) int {
	if c, ok := cells.Single(); ok {
		return g.candidate(d, c)
	}
	for _, i := range g.groups[d] {
		if g.nodes[i].Cells == cells {
			return i
		}
	}
	return g.addGroup(d, cells)
}

// candidate returns the number of a node that is a candidate, and may be new.
func (g *Graph) candidate(d candidates.Digit, c candidates.Cell) int {
	k := candidates.Of(c, d)
	if !g.numbered.Places(d).Has(c) {
		g.numbered.AddPlaces(d, candidates.Cells(c))
		g.number[k] = int16(len(g.nodes))
		g.add(explain.Node{Digit: d, Cells: candidates.Cells(c)}, g.grid.Layout().Peers(c))
	}
	return int(g.number[k])
}

// addGroup returns the number of a new node that is a group.
func (g *Graph) addGroup(d candidates.Digit, cells candidates.CellSet) int {
	i := len(g.nodes)
	g.groups[d] = append(g.groups[d], i)
	g.add(explain.Node{Digit: d, Cells: cells}, g.grid.Layout().PeersOfAll(cells))
	return i
}

// add adds a node and what sees all its cells.
func (g *Graph) add(n explain.Node, seen candidates.CellSet) {
	g.nodes = append(g.nodes, n)
	g.seen = append(g.seen, seen)
	if g.kinds&ByClues != 0 {
		g.out = append(g.out, g.excludedBy(n))
	}
}

// pairPlaces adds the strong links of digits that have two places in a house.
func (g *Graph) pairPlaces(p *techniques.Pass) {
	for d := range g.digits.All() {
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			places := p.Grid.PlacesIn(d, h)
			a, _ := places.Next()
			g.pairs = append(g.pairs, pair{g.candidate(d, a), g.candidate(d, places.First()), p.Grid.Layout().HouseCells(h)})
		}
	}
}

// pairCells adds the strong links of cells with two candidates.
func (g *Graph) pairCells(p *techniques.Pass) {
	cells := p.Bivalue()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		x := p.Grid.Candidates(c).First()
		y, _ := p.Grid.Candidates(c).Without(x).Single()
		g.pairs = append(g.pairs, pair{g.candidate(x, c), g.candidate(y, c), candidates.Cells(c)})
	}
}

// pairGroups adds the strong links with a group at one end or both.
func (g *Graph) pairGroups(p *techniques.Pass) {
	for d := range g.digits.All() {
		of := groupsOf(p, d)
		g.room = g.room[:0]
		for _, cells := range of.nodes {
			if c, ok := cells.Single(); ok {
				g.room = append(g.room, g.candidate(d, c))
			} else {
				g.room = append(g.room, g.addGroup(d, cells))
			}
		}
		for _, link := range of.links {
			g.pairs = append(g.pairs, pair{g.room[link.a], g.room[link.b], g.grid.Layout().HouseCells(link.house)})
		}
	}
}

// Ring is what a continuous loop removes.
type Ring struct {
	Graph  *Graph
	Passed candidates.CellSet // by the loop

	removed candidates.CandidateSet
	room    [64]explain.Effect
}

// Close adds what is removed because one of two nodes with a weak link is true. As is the
// custom, a link between two cells removes nothing from a cell that the loop passes.
func (r *Ring) Close(a, b explain.Node) {
	for _, e := range r.Graph.AppendRefuted(r.room[:0], a, b) {
		k := e.Candidate
		if a.Digit != b.Digit || !r.Passed.Has(k.Cell()) {
			r.removed.Add(k)
		}
	}
}

// Lock adds what is removed because an almost locked set loses one of two digits and keeps all others.
func (r *Ring) Lock(cells candidates.CellSet, x, y candidates.Digit) {
	g := r.Graph.grid
	for d := range g.Layout().Digits().Without(x).Without(y).All() {
		if places := g.Places(d).And(cells); !places.IsEmpty() {
			r.removed.AddPlaces(d, g.Places(d).And(g.Layout().PeersOfAll(places)))
		}
	}
}

// AppendEffects appends what is removed.
func (r *Ring) AppendEffects(effects []explain.Effect) []explain.Effect {
	for d := range r.removed.Digits().All() {
		cells := r.removed.Places(d)
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	return effects
}
