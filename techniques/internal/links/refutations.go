package links

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
	"pencilmark/techniques"
)

var refuted = factsByKinds((*refutations).update)

// refutations is the candidates that some chain over a graph refutes. A chain refutes a candidate that
// excludes both its ends if its first and its last link are strong. A single strong link is a chain too.
type refutations struct {
	kinds Kind
	grid  *candidates.Grid
	known candidates.CandidateSet // as they were found
	at    candidates.CandidateSet // on a grid with these places,
	isNew bool                    // unless the grid at hand does not come from that one

	// What the grid at hand has lost since; everything if it does not come from that one.
	lost  candidates.CandidateSet
	cells candidates.CellSet // that lost a candidate

	hasEnds bool
	graph   *Graph
	ends    bitset.Set    // the nodes that refuted candidates exclude
	joint   bitset.Matrix // by such a node, those that a refuted candidate excludes with it

	reached  bitset.Matrix             // by node, those that are true if it is
	followed bitset.Set                // the nodes of which that is known
	left     bitset.Set                // nodes that are still to be followed
	excluded bitset.Set                // by the candidate at hand
	excludes []candidates.CandidateSet // by node, what is false if it is true
	hasThese bitset.Set                // the nodes of which that is known
}

// Refutes reports whether chains over some kinds of links refute anything.
func Refutes(p *techniques.Pass, kinds Kind) bool {
	r := refutationsOf(p, kinds)
	return (r.hasEnds || r.mayRefute(p)) && !r.findEnds(Of(p, kinds)).IsEmpty()
}

func refutationsOf(p *techniques.Pass, kinds Kind) *refutations {
	r := refuted[kinds].Of(p)
	r.grid = p.Grid
	return r
}

// update finds what was lost since the refuted candidates were found.
func (r *refutations) update(kinds Kind, p *techniques.Pass, since techniques.Change) {
	r.kinds, r.hasEnds = kinds, false
	layout := p.Grid.Layout()
	if since.New {
		r.known, r.isNew = candidates.CandidateSet{}, true
	}
	r.cells = candidates.CellSet{}
	for d := range layout.Digits().All() {
		lost := layout.Cells()
		if !r.isNew {
			lost = r.at.Places(d).AndNot(p.Grid.Places(d))
		}
		r.lost.SetPlaces(d, lost)
		r.cells = r.cells.Or(lost)
	}
}

// mayRefute reports whether, since the refuted candidates were found, one of
// them is left or a strong link is new, see [refutations.find].
func (r *refutations) mayRefute(p *techniques.Pass) bool {
	if r.kinds&InSets != 0 || r.kinds&InCells != 0 && p.Bivalue().Meets(r.cells) {
		return true
	}
	for d := range digitsOf(p, r.kinds).All() {
		if r.known.Places(d).Meets(p.Grid.Places(d)) {
			return true
		}
		if r.lost.Places(d).IsEmpty() {
			continue
		}
		houses := p.Grid.Layout().HousesOfAny(r.lost.Places(d))
		if r.kinds&InHouses != 0 && p.Rooms(d).Two&houses != 0 {
			return true
		}
		if r.kinds&Grouped != 0 && slices.ContainsFunc(groupsOf(p, d).links, func(link groupLink) bool { return houses.Has(link.house) }) {
			return true
		}
	}
	return false
}

// findEnds returns the nodes of the graph that refuted candidates exclude: what
// the ends of the chains can be.
func (r *refutations) findEnds(g *Graph) bitset.Set {
	if !r.hasEnds {
		r.hasEnds, r.graph = true, g
		r.find()
		r.joinEnds()
	}
	return r.ends
}

// find finds what chains refute.
//
// Have: the candidates that chains refuted on a grid from which this one comes.
//
//	(a) a chain that has no new strong link was there before, and so were the
//	    candidates that it refutes;
//	(b) a chain with the new strong link between a and b refutes a candidate if
//	    it excludes some node that is true if a is, and some that is true if b
//	    is: read from the link, the chain leads to both its ends.
//
// Hence what chains refute now is some of those candidates, which are looked at
// one by one, and what (b) says.
func (r *refutations) find() {
	n := r.graph.Len()
	r.reached.Clear(n, n)
	r.followed, r.left = bitset.Cleared(r.followed, n), bitset.Cleared(r.left, n)
	r.excluded = bitset.Cleared(r.excluded, n)
	r.excludes, r.hasThese = slices.Grow(r.excludes[:0], n)[:n], bitset.Cleared(r.hasThese, n)
	digits := r.grid.Layout().Digits()
	for d := range digits.All() {
		before := r.known.Places(d).And(r.grid.Places(d)).And(r.grid.Open())
		for c, ok := before.Next(); ok; c, ok = before.Next() {
			if k := candidates.Of(c, d); !r.refutes(k) {
				r.known.Remove(k)
			}
		}
	}
	r.eachNew(func(i, j int) {
		a, b := r.excludedAfter(i), r.excludedAfter(j)
		for d := range digits.All() {
			r.known.AddPlaces(d, a.Places(d).And(b.Places(d)))
		}
	})
	r.isNew = false
	for d := range digits.All() {
		r.at.SetPlaces(d, r.grid.Places(d))
		r.known.SetPlaces(d, r.known.Places(d).And(r.grid.Places(d)).And(r.grid.Open()))
	}
}

// eachNew calls yield with the ends of each strong link that is new. A link is new if the cells
// that make it lost something: the digit of both its nodes, or any digit if they have two.
func (r *refutations) eachNew(yield func(i, j int)) {
	g := r.graph
	for k := range g.pairs {
		p := &g.pairs[k]
		lost := r.cells
		if d := g.nodes[p.i].Digit; d == g.nodes[p.j].Digit {
			lost = r.lost.Places(d)
		}
		if p.cells.Meets(lost) {
			yield(p.i, p.j)
		}
	}
}

// joinEnds finds the nodes that refuted candidates exclude.
func (r *refutations) joinEnds() {
	n := r.graph.Len()
	r.ends = bitset.Cleared(r.ends, n)
	if r.known.IsEmpty() {
		return
	}
	r.joint.Clear(n, n)
	for k := range r.known.All() {
		clear(r.excluded)
		r.graph.addExcluded(r.excluded, k)
		r.ends.Or(r.excluded)
		for i := r.excluded.Next(0); i >= 0; i = r.excluded.Next(i + 1) {
			r.joint.Row(i).Or(r.excluded)
		}
	}
}

// refutes reports whether some chain refutes a candidate.
func (r *refutations) refutes(k candidates.Candidate) bool {
	clear(r.excluded)
	r.graph.addExcluded(r.excluded, k)
	for i := r.excluded.Next(0); i >= 0; i = r.excluded.Next(i + 1) {
		strong := r.graph.Strong(i)
		for j := strong.Next(0); j >= 0; j = strong.Next(j + 1) {
			if r.follow(j).Meets(r.excluded) {
				return true
			}
		}
	}
	return false
}

// excludedAfter returns the candidates that are excluded if node i is true.
func (r *refutations) excludedAfter(i int) *candidates.CandidateSet {
	excluded, g := &r.excludes[i], r.graph
	if r.hasThese.Has(i) {
		return excluded
	}
	r.hasThese.Add(i)
	*excluded = candidates.CandidateSet{}
	if g.kinds&ByClues != 0 {
		reached := r.follow(i)
		for i := reached.Next(0); i >= 0; i = reached.Next(i + 1) {
			excluded.Or(&g.out[i])
		}
		return excluded
	}
	var one, two candidates.CellSet // cells with a node, with several
	var at candidates.CandidateSet
	inCells := g.kinds&InCells != 0
	for w, left := range r.follow(i) {
		for ; left != 0; left &= left - 1 {
			i := w<<6 + bits.TrailingZeros64(left)
			n := &g.nodes[i]
			excluded.AddPlaces(n.Digit, g.seen[i])
			if inCells && g.single.Has(i) {
				at.AddPlaces(n.Digit, n.Cells)
				two = two.Or(one.And(n.Cells))
				one = one.Or(n.Cells)
			}
		}
	}
	for d := range r.grid.Layout().Digits().All() {
		excluded.AddPlaces(d, one.AndNot(at.Places(d)).Or(two))
	}
	return excluded
}

// follow returns the nodes that are true if node i is.
func (r *refutations) follow(i int) bitset.Set {
	reached := r.reached.Row(i)
	if r.followed.Has(i) {
		return reached
	}
	r.followed.Add(i)
	reached.Add(i)
	left := r.left
	clear(left)
	for i >= 0 {
		for w, after := range r.graph.After(i) {
			left[w] |= after &^ reached[w]
			reached[w] |= after
		}
		// A node that was followed before leads nowhere else.
		for i = left.Next(0); i >= 0; i = left.Next(i) {
			left.Remove(i)
			if !r.followed.Has(i) {
				break
			}
			reached.Or(r.reached.Row(i))
			left.AndNot(r.reached.Row(i))
		}
	}
	return reached
}
