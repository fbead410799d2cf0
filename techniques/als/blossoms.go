package als

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// blossom is a stem with a petal for each of its candidates, see
// [explain.Blossom].
type blossom struct {
	stem     candidates.Item
	petals   [candidates.MaxSize]int // almost locked sets, by number
	size     int                     // number of petals
	cells    candidates.CellSet      // of all petals
	bridge   candidates.CellSet      // the places of a stem that is no cell
	removals removals
}

// garden is the petals that the candidates of a grid have, and the blossoms
// found.
type garden struct {
	pass *techniques.Pass

	// By candidate, the almost locked sets that lose its digit to it, and what
	// any of them could then remove.
	petals [candidates.MaxCells][candidates.MaxSize][]int
	reach  [candidates.MaxCells][candidates.MaxSize]removals

	stem     [candidates.MaxSize]candidates.Candidate // the candidates of the stem at hand
	path     [candidates.MaxSize + 1]blossom          // the blossom at hand, by number of petals
	blossoms []blossom
	reported []removals
}

// newGarden returns the memory of the technique with the petals of the grid.
//
// Have: a set that loses d keeps its other digits z, so a cell that sees all its
// places for z is without z.
func newGarden(p *techniques.Pass) *garden {
	n := techniques.Memory[garden](p)
	n.pass, n.blossoms, n.reported = p, n.blossoms[:0], n.reported[:0]
	for c := range n.petals {
		for d := range n.petals[c] {
			n.petals[c][d] = n.petals[c][d][:0]
		}
	}
	clear(n.reach[:])
	for a := range p.ALS() {
		digits := p.ALS()[a].Digits
		for ds := digits; ds != 0; {
			d, _ := ds.Next()
			stems := p.TargetsOf(a, d)
			for c, ok := stems.Next(); ok; c, ok = stems.Next() {
				n.petals[c][d-1] = append(n.petals[c][d-1], a)
				for zs := digits.Without(d); zs != 0; {
					z, _ := zs.Next()
					n.reach[c][d-1].add(z, p.TargetsOf(a, z))
				}
			}
		}
	}
	return n
}

// grow collects the blossoms of a stem that has the given number of candidates,
// those in n.stem. A place of a stem that is no cell is no target: if another
// digit stands there, the stem has one candidate fewer, and its petal is not
// needed.
func (n *garden) grow(stem candidates.Item, size int) {
	b := &n.path[0]
	*b = blossom{stem: stem, size: size, removals: n.reachOf(n.stem[0])}
	for _, k := range n.stem[1:size] {
		reach := n.reachOf(k)
		b.removals.keep(&reach)
	}
	if _, inCell := stem.Cell(); !inCell {
		for _, k := range n.stem[:size] {
			b.bridge = b.bridge.With(k.Cell())
		}
		for i := range b.removals {
			b.removals[i] = b.removals[i].AndNot(b.bridge)
		}
	}
	if !b.removals.isEmpty() {
		n.extend(0)
	}
}

func (n *garden) reachOf(k candidates.Candidate) removals { return n.reach[k.Cell()][k.Digit()-1] }

// extend gives petals to the candidates of the stem from number i on. What the
// blossom removes is what its petals so far and any for the others could.
func (n *garden) extend(i int) {
	b := &n.path[i]
	if i == b.size {
		if (b.bridge.IsEmpty() || b.cells.Len() > 2) && n.needsEach(b) {
			n.blossoms = append(n.blossoms, *b)
		}
		return
	}
	k := n.stem[i]
	list := n.pass.ALS()
	for _, a := range n.petals[k.Cell()][k.Digit()-1] {
		if b.cells.Meets(list[a].Cells) && !n.pass.Options.OverlappingSets || list[a].Cells.Meets(b.bridge) {
			continue
		}
		next := &n.path[i+1]
		*next = *b
		var reach removals
		for zs := list[a].Digits.Without(k.Digit()); zs != 0; {
			z, _ := zs.Next()
			reach.add(z, n.pass.TargetsOf(a, z))
		}
		next.removals.keep(&reach)
		if next.removals.isEmpty() {
			continue
		}
		next.petals[i] = a
		next.cells = next.cells.Or(list[a].Cells)
		n.extend(i + 1)
	}
}

// needsEach reports whether no cell of the blossom can be spared.
func (n *garden) needsEach(b *blossom) bool {
	cells := b.cells
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		spared := true
		for i, a := range b.petals[:b.size] {
			spared = spared && n.spares(&n.pass.ALS()[a], c, n.stem[i].Digit(), &b.removals)
		}
		if spared {
			return false
		}
	}
	return true
}

// spares reports whether a petal does without a cell.
//
// Have: a target with z, and the stem with d, leave a petal of n cells n-1
// digits, one too few. Without the cell n-1 cells are left, so the digits left
// must be n-2.
func (n *garden) spares(petal *techniques.ALS, c candidates.Cell, d candidates.Digit, r *removals) bool {
	if !petal.Cells.Has(c) {
		return true
	}
	var digits candidates.DigitSet
	rest := petal.Cells.Without(c)
	for other, ok := rest.Next(); ok; other, ok = rest.Next() {
		digits |= n.pass.Grid.Candidates(other)
	}
	for z, targets := range r {
		left := digits.Without(d).Without(candidates.Digit(z + 1))
		if !targets.IsEmpty() && left.Len() >= petal.Cells.Len()-1 {
			return false
		}
	}
	return true
}

// report reports the blossoms, those of the fewest cells first, except those
// that do what one before them does.
func (n *garden) report() {
	slices.SortStableFunc(n.blossoms, func(a, b blossom) int {
		return cmp.Or(a.size-b.size, a.cells.Len()-b.cells.Len())
	})
	for i := range n.blossoms {
		b := &n.blossoms[i]
		if slices.Contains(n.reported, b.removals) {
			continue
		}
		n.reported = append(n.reported, b.removals)
		e := explain.Blossom{Stem: b.stem}
		for _, a := range b.petals[:b.size] {
			e.Petals = append(e.Petals, n.pass.ALS()[a].Cells)
		}
		if !n.pass.Report(explain.NewStep(e, b.removals.effects()...)) {
			return
		}
	}
}
