package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

const (
	// maxBeside is how many cells an aligned exclusion has beside its target.
	maxBeside = 2
	// maxCited is how many cells it may cite. Larger ones are for computers.
	maxCited = 10
)

var exclusionScratch = techniques.NewFact[exclusions](nil)

// exclusions is the memory of the aligned exclusions.
type exclusions struct {
	pass  *techniques.Pass
	index *index
	ones  bool // whether the sets are cells that see the target and all cells beside it

	excluded [candidates.MaxCandidates]candidates.CandidateSet // what cannot be true beside a candidate

	target   candidates.Candidate
	free     candidates.CandidateSet // what can be true beside it
	none     candidates.CellSet      // cells that cannot be filled beside it
	beside   candidates.CellSet
	ways     []way                // to fill these cells
	options  []candidates.CellSet // of all ways
	within   []candidates.CellSet // see needsEach
	best     explain.Exclusion
	bestSize int // number of cells that the best one cites, more than maxCited if there is none
}

// way is a way to fill the cells beside the target that breaks no rule at once.
type way struct {
	filled [1 + maxBeside]candidates.Candidate // the target first
	size   int
	from   int                // where its options begin, the sets that it leaves with too few digits
	to     int                // where they end
	set    candidates.CellSet // one of them
}

// newExclusions returns the memory of the technique with all pairs of candidates that exclude each other.
//
// Have: candidates in two cells, with digits x and y.
//
//	(a) if x is y, and the cells see each other, one of the two is false;
//	(b) an almost locked set that has both digits, and all places for x in sight
//	    of the one cell and all for y in sight of the other, can do without one
//	    of the two, not without both.
func newExclusions(p *techniques.Pass, ones bool) *exclusions {
	n := exclusionScratch.Of(p)
	n.pass, n.index, n.ones = p, indexFact.Of(p), ones
	g, l := p.Grid, p.Grid.Layout()
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		cells := g.Places(d).And(g.Open())
		for rest := cells; !rest.IsEmpty(); {
			c, _ := rest.Next()
			k := candidates.Of(c, d)
			n.excluded[k] = candidates.CandidateSet{}
			n.excluded[k].SetPlaces(d, cells.And(l.Peers(c)))
		}
	}
	for i, set := range p.ALS() {
		if ones && set.Cells.Len() > 1 {
			continue
		}
		for xs := set.Digits; xs != 0; {
			x, _ := xs.Next()
			cells := n.index.targetsOf(i, x)
			for a, ok := cells.Next(); ok; a, ok = cells.Next() {
				excluded := &n.excluded[candidates.Of(a, x)]
				for ys := set.Digits.Without(x); ys != 0; {
					y, _ := ys.Next()
					excluded.AddPlaces(y, n.index.targetsOf(i, y).Without(a))
				}
			}
		}
	}
	return n
}

// findAligned tries each candidate as the target, and reports the best proof for each that can be removed. If
// ones is set the proofs have no sets but cells that see the target and all cells beside it.
func findAligned(p *techniques.Pass, try func(*exclusions), ones bool) {
	n := newExclusions(p, ones)
	targets := p.Grid.Open()
	for a, ok := targets.Next(); ok; a, ok = targets.Next() {
		for xs := p.Grid.Candidates(a); xs != 0; {
			x, _ := xs.Next()
			n.begin(candidates.Of(a, x))
			try(n)
			if !n.report() {
				return
			}
		}
	}
}

// begin starts the search for a target.
func (n *exclusions) begin(k candidates.Candidate) {
	g := n.pass.Grid
	n.target, n.bestSize = k, maxCited+1
	n.none = g.Open().Without(k.Cell())
	for d := candidates.Digit(1); int(d) <= g.Layout().Size(); d++ {
		n.free.SetPlaces(d, g.Places(d).AndNot(n.excluded[k].Places(d)))
		n.none = n.none.AndNot(n.free.Places(d))
	}
}

// try looks for a proof that the cells cannot be filled if the target is true. It
// keeps the proof if it cites fewer cells than the best one so far.
func (n *exclusions) try(beside candidates.CellSet) {
	n.beside, n.ways, n.options = beside, n.ways[:0], n.options[:0]
	first, _ := beside.Next()
	n.list(way{filled: [1 + maxBeside]candidates.Candidate{n.target}, size: 1}, first, beside)
	n.explain(0, n.beside)
}

// list lists the ways that begin like w, with digits for cell c and the rest.
func (n *exclusions) list(w way, c candidates.Cell, rest candidates.CellSet) {
	next, more := rest.Next()
	for ds := n.pass.Grid.Candidates(c); ds != 0; {
		d, _ := ds.Next()
		longer := w
		longer.filled[w.size] = candidates.Of(c, d)
		longer.size++
		if explain.Breaks(n.pass.Grid.Layout(), longer.filled[:longer.size]) {
			continue
		}
		if more {
			n.list(longer, next, rest)
		} else {
			n.ways = append(n.ways, n.withOptions(longer))
		}
	}
}

// explain chooses sets for the ways from number i on, given the cells cited so far.
func (n *exclusions) explain(i int, cells candidates.CellSet) {
	if cells.Len() >= n.bestSize {
		return
	}
	if i == len(n.ways) {
		// Cells of one house would be a locked set.
		if n.pass.Grid.Layout().HousesOfAll(cells) == 0 && n.needsEach(cells) {
			n.keep(cells.Len())
		}
		return
	}
	w := &n.ways[i]
	options := n.options[w.from:w.to]
	if j := slices.IndexFunc(n.ways[:i], func(earlier way) bool { return slices.Contains(options, earlier.set) }); j >= 0 {
		w.set = n.ways[j].set
		n.explain(i+1, cells)
		return
	}
	for j, set := range options {
		// A part of the set would do what it does.
		if !slices.ContainsFunc(options[:j], func(part candidates.CellSet) bool { return part.Within(set) }) {
			w.set = set
			n.explain(i+1, cells.Or(set))
		}
	}
}

// withOptions returns the way with the sets that may explain it.
func (n *exclusions) withOptions(w way) way {
	w.from = len(n.options)
	ks := w.filled[:w.size]
	for j, a := range ks {
		for _, b := range ks[:j] {
			if a.Digit() == b.Digit() {
				continue
			}
			rowA, rowB := n.index.losingTo(a.Cell(), a.Digit()), n.index.losingTo(b.Cell(), b.Digit())
			for word := range rowA {
				for sets := rowA[word] & rowB[word]; sets != 0; sets &= sets - 1 {
					set := n.pass.ALS()[64*word+bits.TrailingZeros64(sets)].Cells
					if n.fits(set) {
						n.options = append(n.options, set)
					}
				}
			}
		}
	}
	if w.size == 1+maxBeside {
		cells := n.threes(ks)
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			n.options = append(n.options, candidates.Cells(c))
		}
	}
	w.to = len(n.options)
	return w
}

// fits reports whether the set may explain what is around it: the target and the cells beside it.
func (n *exclusions) fits(set candidates.CellSet) bool {
	around := n.beside.With(n.target.Cell())
	if n.ones {
		return set.Len() == 1 && around.Within(n.pass.Grid.Layout().Peers(set.First()))
	}
	return !set.Meets(around)
}

// threes returns the cells that have no candidates but the digits of the three given, which take them all.
func (n *exclusions) threes(ks []candidates.Candidate) candidates.CellSet {
	g := n.pass.Grid
	digits := candidates.Digits(ks[0].Digit(), ks[1].Digit(), ks[2].Digit())
	if digits.Len() < len(ks) {
		return candidates.CellSet{}
	}
	cells := n.pass.WithCandidates(len(ks))
	for _, k := range ks {
		cells = cells.And(g.Layout().Peers(k.Cell())).And(g.Places(k.Digit()))
	}
	return cells
}

// needsEach reports whether each of the cells is needed: without it some way
// would be left, whatever sets of these cells are chosen.
func (n *exclusions) needsEach(cells candidates.CellSet) bool {
	n.within = n.within[:0]
	for _, set := range n.options {
		if set.Within(cells) && !slices.Contains(n.within, set) {
			n.within = append(n.within, set)
		}
	}
	rest := cells.AndNot(n.beside)
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		left := func(w way) bool {
			return !slices.ContainsFunc(n.within, func(set candidates.CellSet) bool { return n.excludes(set.Without(c), &w) })
		}
		if !slices.ContainsFunc(n.ways, left) {
			return false
		}
	}
	return true
}

// excludes reports whether the way leaves the set fewer digits than cells.
func (n *exclusions) excludes(set candidates.CellSet, w *way) bool {
	return explain.Left(n.pass.Grid, set, w.filled[:w.size]).Len() < set.Len()
}

// keep makes the ways as they are explained the best ones, which cite the given number of cells.
func (n *exclusions) keep(size int) {
	n.bestSize = size
	n.best = explain.Exclusion{Target: n.target, Beside: n.beside}
	for _, w := range n.ways {
		way := explain.Way{Set: w.set}
		for _, k := range w.filled[1:w.size] {
			way.Digits = append(way.Digits, k.Digit())
		}
		n.best.Ways = append(n.best.Ways, way)
	}
}

// report reports the best explanation, if there is one.
func (n *exclusions) report() (more bool) {
	return n.bestSize > maxCited || n.pass.ReportLeast(explain.NewStep(n.best, explain.Effect{Candidate: n.target}))
}
