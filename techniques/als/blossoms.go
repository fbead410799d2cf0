package als

import (
	"cmp"
	"math/bits"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// blossom is a stem with a petal for each of its candidates, see [explain.Blossom].
type blossom struct {
	stem     candidates.Item
	petals   [candidates.MaxSize]int // almost locked sets, by number
	size     int                     // number of petals
	cells    candidates.CellSet      // of all petals
	bridge   candidates.CellSet      // the places of a stem that is no cell
	changed  bool                    // the stem or one of the petals
	removals candidates.CandidateSet
}

var blossomScratch = techniques.NewFact[blossomSearch](nil)

// blossomSearch is the memory of the techniques.
type blossomSearch struct {
	pass    *techniques.Pass
	index   *index
	changed candidates.CellSet

	stem     [candidates.MaxSize]candidates.Candidate // the candidates of the stem at hand
	path     [candidates.MaxSize + 1]blossom          // the blossom at hand, by number of petals
	blossoms []blossom
	reported []candidates.CandidateSet
}

// newBlossomSearch returns the memory of the technique, emptied.
func newBlossomSearch(p *techniques.Pass, overlap bool) *blossomSearch {
	n := blossomScratch.Of(p)
	n.pass, n.index, n.blossoms, n.reported = p, indexOf(p, overlap), n.blossoms[:0], n.reported[:0]
	n.changed = p.Changed().Cells
	return n
}

// grow collects the blossoms of a stem that has the given number of candidates, those in n.stem. A place of
// a stem that is no cell is no target: if another digit stands there, the stem has one candidate fewer, and
// its petal is not needed.
//
// Have: a set that loses d keeps its other digits z, so a cell that sees all its places for z is without z.
// If neither stem nor petals have changed, they remove what they did or less.
func (n *blossomSearch) grow(stem candidates.Item, size int) {
	targets, ok := n.index.removedByAny(n.stem[:size])
	if !ok {
		return
	}
	b := &n.path[0]
	*b = blossom{stem: stem, size: size, removals: targets}
	for _, k := range n.stem[:size] {
		b.bridge = b.bridge.With(k.Cell())
	}
	b.changed = b.bridge.Meets(n.changed)
	if _, h, ok := stem.House(); ok {
		b.changed = n.pass.Changed().Houses().Has(h)
		for d := range b.removals.Digits().All() {
			b.removals.SetPlaces(d, b.removals.Places(d).AndNot(b.bridge))
		}
	} else {
		b.bridge = candidates.CellSet{}
	}
	if !b.removals.IsEmpty() {
		n.extend(0)
	}
}

// extend gives petals to the candidates of the stem from number i on. What the
// blossom removes is what its petals so far and any for the others could.
func (n *blossomSearch) extend(i int) {
	b := &n.path[i]
	if i == b.size {
		if (b.bridge.IsEmpty() || b.cells.Len() > 2) && n.needsEach(b) {
			n.blossoms = append(n.blossoms, *b)
		}
		return
	}
	for w, petals := range n.index.losingTo(n.stem[i].Cell(), n.stem[i].Digit()) {
		for ; petals != 0; petals &= petals - 1 {
			n.add(i, 64*w+bits.TrailingZeros64(petals))
		}
	}
}

// add gives a petal to candidate number i of the stem and goes on.
func (n *blossomSearch) add(i, petal int) {
	b, next := &n.path[i], &n.path[i+1]
	a := &n.pass.ALS()[petal]
	changed := b.changed || a.Cells.Meets(n.changed)
	switch {
	case b.cells.Meets(a.Cells) && !n.index.overlap, a.Cells.Meets(b.bridge):
		return
	case i == b.size-1 && !changed:
		return
	}
	var kept candidates.CandidateSet
	for zs := a.Digits.Without(n.stem[i].Digit()); zs != 0; {
		z, _ := zs.Next()
		kept.SetPlaces(z, b.removals.Places(z).And(n.index.targetsOf(petal, z)))
	}
	if kept.IsEmpty() {
		return
	}
	*next = *b
	next.removals, next.changed = kept, changed
	next.petals[i] = petal
	next.cells = next.cells.Or(a.Cells)
	n.extend(i + 1)
}

// needsEach reports whether no cell of the blossom can be spared.
func (n *blossomSearch) needsEach(b *blossom) bool {
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
// Have: a target with z, and the stem with d, leave a petal of n cells n-1 digits, one too few. Without the
// cell n-1 cells are left, so the digits left must be n-2.
func (n *blossomSearch) spares(petal *techniques.ALS, c candidates.Cell, d candidates.Digit, r *candidates.CandidateSet) bool {
	if !petal.Cells.Has(c) {
		return true
	}
	digits := n.pass.Grid.CandidatesIn(petal.Cells.Without(c))
	for z := range r.Digits().All() {
		if digits.Without(d).Without(z).Len() >= petal.Cells.Len()-1 {
			return false
		}
	}
	return true
}

// report reports the blossoms, those of the fewest cells first, except those
// that do what one before them does.
func (n *blossomSearch) report() {
	sort.SliceStable(n.blossoms, func(i, j int) bool {
		a, b := &n.blossoms[i], &n.blossoms[j]
		return cmp.Or(a.size-b.size, a.cells.Len()-b.cells.Len()) < 0
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
		if !n.pass.ReportLeast(explain.NewStep(e, explain.RemoveAll(&b.removals)...)) {
			return
		}
	}
}
