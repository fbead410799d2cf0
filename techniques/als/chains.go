package als

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// maxSets is how many almost locked sets a chain may have.
const maxSets = 7

// chain is a chain of almost locked sets that removes something. Its fields are
// those of [explain.SetChain], with the sets by number.
type chain struct {
	sets   [maxSets]int
	common [maxSets]candidates.Digit
	size   int // number of sets
	closed bool
	cells  candidates.CellSet // of all sets
	weight int                // number of cells, those of each set counted
	rank   [3]int             // of those that are equally simple, see the techniques
}

// compare puts the simpler chain first: fewer sets, smaller ones, and fewer
// cells that belong to two of them.
func (k *chain) compare(other *chain) int {
	return cmp.Or(k.size-other.size, k.weight-other.weight, other.cells.Len()-k.cells.Len())
}

// inOrder sorts the chains of a list: it puts the simpler chain first, and those that are equally simple in the
// order of the sets that they begin and end with.
type inOrder chainList

func (f *inOrder) Len() int      { return len(f.chains) }
func (f *inOrder) Swap(i, j int) { f.chains[i], f.chains[j] = f.chains[j], f.chains[i] }
func (f *inOrder) Less(i, j int) bool {
	a, b := &f.chains[i], &f.chains[j]
	return cmp.Or(a.compare(b), slices.Compare(a.rank[:], b.rank[:]), slices.Compare(a.common[:], b.common[:])) < 0
}

var chainListScratch = techniques.NewFact[chainList](nil)

// chainList collects chains until all are known, so that of chains that do the same
// the simplest is reported.
type chainList struct {
	pass     *techniques.Pass
	index    *index
	list     []techniques.ALS // those of the pass
	chains   []chain
	locked   needs.LockedSet // the sets of the chain at hand
	reported []candidates.CandidateSet

	// Of chains of one length, those with a weight above the one and up to the other are looked for; while
	// only the lightest of them are, the latter goes down to what was found.
	above, upTo int
	lightest    bool
}

// heaviest is more than any chain weighs.
const heaviest = maxSets * candidates.MaxSize

// weightRange is what chains one search looks for.
type weightRange struct {
	upTo     int  // this weight
	lightest bool // no others but the lightest
}

// weightRanges are the searches for chains of one length. They are several, so that the first chain does
// not wait for all others. Where there are many chains, few are as light as those of the first search.
var weightRanges = [...]weightRange{{6, true}, {heaviest, true}, {heaviest, false}}

// lookFor begins a search for the chains in a range that are heavier than those of the search before it.
func (f *chainList) lookFor(r weightRange) {
	f.chains, f.above, f.upTo, f.lightest = f.chains[:0], f.upTo, r.upTo, r.lightest
}

// done reports whether the search at hand shows that there are no more.
func (f *chainList) done() bool { return len(f.chains) == 0 && f.upTo == heaviest }

// newChainList returns the memory of the technique, emptied.
func newChainList(p *techniques.Pass, overlap bool) *chainList {
	f := chainListScratch.Of(p)
	f.begin(p, overlap)
	return f
}

func (f *chainList) begin(p *techniques.Pass, overlap bool) {
	f.pass, f.index, f.list, f.chains, f.reported, f.upTo = p, indexOf(p, overlap), p.ALS(), f.chains[:0], f.reported[:0], 0
}

// collect adds a chain of a weight that is looked for.
func (f *chainList) collect(k *chain) {
	if f.lightest && k.weight < f.upTo {
		f.chains, f.upTo = f.chains[:0], k.weight
	}
	f.chains = append(f.chains, *k)
}

// chain returns the chain of the sets. The restricted commons are as many, if it is closed, or one fewer.
func (f *chainList) chain(sets []int, common []candidates.Digit) chain {
	k := chain{size: len(sets), closed: len(common) == len(sets)}
	copy(k.sets[:], sets)
	copy(k.common[:], common)
	for _, set := range sets {
		cells := f.list[set].Cells
		k.cells = k.cells.Or(cells)
		k.weight += cells.Len()
	}
	return k
}

// report reports the chains, the simplest first, except those that do what one
// before them does and those that have cells to spare.
func (f *chainList) report() (more bool) {
	sort.Stable((*inOrder)(f))
	for i := range f.chains {
		k := &f.chains[i]
		r := f.removals(k)
		if slices.Contains(f.reported, r) || !f.needsEach(k, &r) {
			continue
		}
		f.reported = append(f.reported, r)
		if !f.pass.ReportLeast(explain.NewStep(f.evidence(k), explain.RemoveAll(&r)...)) {
			return false
		}
	}
	return true
}

// removals returns what the chain removes. What a closed chain locks in a set
// goes from the cells outside the chain.
func (f *chainList) removals(k *chain) (r candidates.CandidateSet) {
	if !k.closed {
		last := k.sets[k.size-1]
		for zs := f.endDigits(k.sets[0], last, k.common[0], k.common[k.size-2]); zs != 0; {
			z, _ := zs.Next()
			r.AddPlaces(z, f.index.targetsOf(k.sets[0], z).And(f.index.targetsOf(last, z)))
		}
		return r
	}
	for i, set := range k.sets[:k.size] {
		next, d := k.sets[(i+1)%k.size], k.common[i]
		before := k.common[(i+k.size-1)%k.size]
		r.AddPlaces(d, f.index.targetsOf(set, d).And(f.index.targetsOf(next, d)))
		for ds := f.list[set].Digits.Without(d).Without(before); ds != 0; {
			d, _ := ds.Next()
			r.AddPlaces(d, f.index.targetsOf(set, d).AndNot(k.cells))
		}
	}
	return r
}

// needsEach reports whether the removals need each cell of the chain.
//
// Have: the cells of a set share a house, so one of them holds a digit at most;
// and a digit that joins two sets stands in one of both at most.
func (f *chainList) needsEach(k *chain, r *candidates.CandidateSet) bool {
	g, s := f.pass.Grid, &f.locked
	s.Sets, s.Links = s.Sets[:0], s.Links[:0]
	var before int // the set
	var join candidates.Digit
	if k.closed {
		before, join = k.sets[k.size-1], k.common[k.size-1]
	}
	for i, set := range k.sets[:k.size] {
		als, next := &f.list[set], k.common[i]
		s.Sets = append(s.Sets, als.Cells)
		if join != 0 {
			s.Links = append(s.Links, needs.Link{Digit: join, Cells: als.Cells.Or(f.list[before].Cells).And(g.Places(join))})
		}
		own := als.Digits &^ (candidates.Digits(join) | candidates.Digits(next))
		for ds := own; ds != 0; {
			d, _ := ds.Next()
			s.Links = append(s.Links, needs.Link{Digit: d, Cells: als.Places(g, d)})
		}
		before, join = set, next
	}
	return s.NeedsEach(g.Layout(), r)
}

// endDigits returns the digits that one of the end sets a and b of an open chain
// has, given the restricted commons x of a and y of b.
func (f *chainList) endDigits(a, b int, x, y candidates.Digit) candidates.DigitSet {
	return (f.list[a].Digits & f.list[b].Digits).Without(x).Without(y)
}

// removes reports whether an open chain with the ends a and b, joined to the
// rest by x and y, removes anything.
func (f *chainList) removes(a, b int, x, y candidates.Digit) bool {
	return f.index.shareTarget(a, b, candidates.Digits(x, y))
}

// loneDigits returns the digits that one cell of a set alone holds; none if sets may overlap.
//
// Have: without that cell the set has a cell and a digit fewer, and does the same, unless the digit joins
// it to another set or is removed. Hence the cell can be spared, if it is in no other set.
func (f *chainList) loneDigits(set int) candidates.DigitSet {
	if f.index.overlap {
		return 0
	}
	return f.list[set].Lone
}

// tight reports whether a set has no lone digits but the given.
func (f *chainList) tight(set int, but candidates.DigitSet) bool { return f.loneDigits(set)&^but == 0 }

// loneCells returns the cells with lone digits other than the given.
func (f *chainList) loneCells(set int, but candidates.DigitSet) (cells candidates.CellSet) {
	for ds := f.loneDigits(set) &^ but; ds != 0; {
		d, _ := ds.Next()
		cells = cells.Or(f.list[set].Places(f.pass.Grid, d))
	}
	return cells
}

// apart reports whether sets may be in a chain together as far as their cells go.
func (f *chainList) apart(a, b int) bool {
	return f.index.overlap || !f.list[a].Cells.Meets(f.list[b].Cells)
}

// evidence returns the chain as a step has it.
func (f *chainList) evidence(k *chain) explain.SetChain {
	var e explain.SetChain
	for _, set := range k.sets[:k.size] {
		e.Sets = append(e.Sets, f.list[set].Cells)
	}
	joints := k.size - 1
	if k.closed {
		joints = k.size
	}
	e.Common = slices.Clone(k.common[:joints])
	return e
}
