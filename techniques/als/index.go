package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
	"pencilmark/techniques"
)

// restrictedCommon says that two almost locked sets have digits in common that at most one of them holds:
// each place of the digit in one set sees each place in the other. Where sets may overlap they may share
// cells, which then do not have the digit.
type restrictedCommon struct {
	a, b   int // the sets, by their place in the list, a before b
	digits candidates.DigitSet
}

// other returns the one of the two sets that is not the given one.
func (r *restrictedCommon) other(set int) int { return r.a + r.b - set }

// index is what the techniques look up of the almost locked sets of a grid. Sets
// are numbered by their place in the list.
//
// A candidate excludes its digit from a set if it sees all places for it there:
// if the candidate is true, the set loses the digit.
type index struct {
	numbering
	sets    []techniques.ALS
	overlap bool // sets may overlap

	// The restricted commons of all pairs of sets, an entry a pair. Their order
	// depends on the grids before this one, so what is found must not.
	restricted []restrictedCommon
	bySet      [][]*restrictedCommon // made when they are asked for
	entries    []*restrictedCommon   // the memory of bySet
	listed     bool                  // bySet is made

	// A set has the same slot as long as it does not change, so that what is known
	// by slot is kept. Candidates that are gone since may still be in there.
	cells     []candidates.CellSet // by set
	slots     []int                // by set
	setIn     []int                // by slot, its set
	free      bitset.Set           // the slots without a set
	targets   []candidates.CellSet // by slot and digit, what excludes the digit from the set
	excluders bitset.Matrix        // by slot, the same for any digit: candidates
	losers    bitset.Matrix        // by candidate, the slots of the sets that lose its digit to it

	losing      bitset.Matrix // by candidate, the same by number of the set; made when they are asked for
	losingKnown bitset.Set    // the candidates that have their row there

	// By candidate, what sets remove that lose its digit to it. Rows are made when
	// they are asked for, and kept as long as the same sets lose the digit.
	removed      bitset.Matrix
	removedKnown bitset.Set

	before []int      // by set of the grid before this one, its slot
	now    []int      // by such a set, its place now, -1 if it has changed
	joined bitset.Set // of the set and digit at hand, the slots of those that have it as restricted common
	met    []int      // by set, its entry in the list with the set at hand, plus one
}

// indexFact is the index in which sets must not overlap, overlapFact the other.
var (
	indexFact   = techniques.NewFact((*index).update)
	overlapFact = techniques.NewFact(func(x *index, p *techniques.Pass, since techniques.Change) {
		x.overlap = true
		x.update(p, since)
	})
)

func indexOf(p *techniques.Pass, overlap bool) *index {
	if overlap {
		return overlapFact.Of(p)
	}
	return indexFact.Of(p)
}

// commonsOf returns the restricted commons that one set has.
func (x *index) commonsOf(set int) []*restrictedCommon {
	if !x.listed {
		x.listed = true
		x.listBySet()
	}
	return x.bySet[set]
}

// targetsOf returns the cells with candidate d that see all places for d in the
// set, so that they exclude it from the set.
func (x *index) targetsOf(set int, d candidates.Digit) candidates.CellSet {
	return x.targets[x.slots[set]*candidates.MaxSize+int(d)-1].And(x.places.Places(d))
}

// shareTarget reports whether some candidate, for none of the given digits,
// excludes its digit from both of two sets.
func (x *index) shareTarget(a, b int, but candidates.DigitSet) bool {
	ofB := x.excluders.Row(x.slots[b])
	for w, word := range x.excluders.Row(x.slots[a]) {
		if word &= ofB[w] & x.left[w]; word == 0 {
			continue
		}
		for ds := but; ds != 0; {
			d, _ := ds.Next()
			word &^= x.digit[d-1][w]
		}
		if word != 0 {
			return true
		}
	}
	return false
}

// losingTo returns the sets that lose d if it stands in cell c.
func (x *index) losingTo(c candidates.Cell, d candidates.Digit) bitset.Set {
	i := int(x.of[d-1][c])
	row := x.losing.Row(i)
	if x.losingKnown.Has(i) {
		return row
	}
	x.losingKnown.Add(i)
	losers := x.losers.Row(i)
	for slot := losers.Next(0); slot >= 0; slot = losers.Next(slot + 1) {
		row.Add(x.setIn[slot])
	}
	return row
}

// removedByAny returns the candidates that are false in each case, whichever of the given candidates is true. In
// each case an almost locked set loses the digit of the candidate and keeps its others, which rule them out. ok is
// false if there are none.
func (x *index) removedByAny(ks []candidates.Candidate) (targets candidates.CandidateSet, ok bool) {
	all := x.left
	for _, k := range ks {
		var some uint64
		for w, word := range x.removedBy(k) {
			all[w] &= word
			some |= all[w]
		}
		if some == 0 {
			return targets, false
		}
	}
	return x.setOf(all[:x.words])
}

// removedBy returns what sets remove that lose the digit of the candidate to it.
// Candidates that are gone since may be among that.
func (x *index) removedBy(k candidates.Candidate) bitset.Set {
	i := int(x.of[k.Digit()-1][k.Cell()])
	row := x.removed.Row(i)
	if x.removedKnown.Has(i) {
		return row
	}
	x.removedKnown.Add(i)
	clear(row)
	x.excluders.OrRows(row, x.losers.Row(i))
	row.AndNot(x.digit[k.Digit()-1][:x.words])
	return row
}

// update makes the index that of the grid. What two unchanged sets have in common is what it was.
func (x *index) update(p *techniques.Pass, since techniques.Change) {
	x.sets = p.ALS()
	if renumbered := x.number(p.Grid, since.New); renumbered || len(x.sets) > len(x.setIn) {
		x.begin()
	}
	x.keep(since.Cells)
	x.met, x.joined = sized(x.met, len(x.sets)), sized(x.joined, len(x.free))
	clear(x.met)
	for set := range x.sets {
		if x.slots[set] < 0 {
			x.enter(p, set)
		}
	}
	x.listed = false
	x.losing.Clear(64*x.words, len(x.sets))
	x.losingKnown = bitset.Cleared(x.losingKnown, 64*x.words)
}

// begin forgets all sets, and makes slots for those to come.
func (x *index) begin() {
	slots, ks := 64*(len(x.sets)/64+1), 64*x.words
	x.cells, x.slots, x.restricted = x.cells[:0], x.slots[:0], x.restricted[:0]
	x.free = bitset.Cleared(x.free, slots)
	for w := range x.free {
		x.free[w] = ^uint64(0)
	}
	x.setIn = sized(x.setIn, slots)
	x.targets = sized(x.targets, slots*candidates.MaxSize)
	x.excluders.Clear(slots, ks)
	x.losers.Clear(ks, slots)
	x.removed.Clear(ks, ks)
	x.removedKnown = bitset.Cleared(x.removedKnown, ks)
}

// keep leaves the unchanged sets and their entries.
//
// Have: an unchanged set is in both lists, and the unchanged ones are in the same order there.
func (x *index) keep(changed candidates.CellSet) {
	x.before, x.slots = x.slots, sized(x.before, len(x.sets))
	x.now = sized(x.now, len(x.cells))
	set := 0
	for before, cells := range x.cells {
		slot := x.before[before]
		if cells.Meets(changed) {
			x.now[before] = -1
			x.release(slot)
			continue
		}
		for ; x.sets[set].Cells != cells; set++ {
			x.slots[set] = -1
		}
		x.now[before], x.slots[set], x.setIn[slot] = set, slot, set
		set++
	}
	for ; set < len(x.sets); set++ {
		x.slots[set] = -1
	}
	x.cells = sized(x.cells, len(x.sets))
	for set := range x.sets {
		x.cells[set] = x.sets[set].Cells
	}
	kept := x.restricted[:0]
	for _, r := range x.restricted {
		if r.a, r.b = x.now[r.a], x.now[r.b]; r.a >= 0 && r.b >= 0 {
			kept = append(kept, r)
		}
	}
	x.restricted = kept
}

// release frees a slot.
func (x *index) release(slot int) {
	x.free.Add(slot)
	excluders := x.excluders.Row(slot)
	x.removedKnown.AndNot(excluders)
	for i := excluders.Next(0); i >= 0; i = excluders.Next(i + 1) {
		x.losers.Row(i).Remove(slot)
	}
	clear(excluders)
}

// enter gives a slot to a set that has none, finds its targets, and adds its
// entries with the sets that were entered before: those that have d as restricted
// common with it are those from which each of its places excludes d.
func (x *index) enter(p *techniques.Pass, set int) {
	g, a := p.Grid, &x.sets[set]
	slot := x.free.Next(0)
	x.free.Remove(slot)
	x.slots[set], x.setIn[slot] = slot, set
	excluders, from := x.excluders.Row(slot), len(x.restricted)
	for ds := a.Digits; ds != 0; {
		d, _ := ds.Next()
		places := a.Places(g, d)
		targets := g.Layout().PeersOfAll(places).And(x.places.Places(d))
		x.targets[slot*candidates.MaxSize+int(d)-1] = targets
		if targets.IsEmpty() {
			continue // no other set has all its places there
		}
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			i := int(x.of[d-1][c])
			excluders.Add(i)
			x.losers.Row(i).Add(slot)
			x.removedKnown.Remove(i)
		}
		first, _ := places.Next()
		copy(x.joined, x.losers.Row(int(x.of[d-1][first])))
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			x.joined.And(x.losers.Row(int(x.of[d-1][c])))
		}
		for w, slots := range x.joined {
			for ; slots != 0; slots &= slots - 1 {
				other := x.setIn[64*w+bits.TrailingZeros64(slots)]
				if x.overlap || !x.cells[other].Meets(a.Cells) {
					x.add(other, set, d, from)
				}
			}
		}
	}
}

// add adds a digit to the entry of two sets. The entries of the latter begin at from.
func (x *index) add(other, set int, d candidates.Digit, from int) {
	if x.met[other] <= from {
		x.restricted = append(x.restricted, restrictedCommon{a: min(other, set), b: max(other, set)})
		x.met[other] = len(x.restricted)
	}
	entry := &x.restricted[x.met[other]-1]
	entry.digits = entry.digits.With(d)
}

// listBySet lists the restricted commons by set.
func (x *index) listBySet() {
	x.bySet, x.entries = sized(x.bySet, len(x.sets)), sized(x.entries, 2*len(x.restricted))
	count := x.met
	clear(count)
	for i := range x.restricted {
		count[x.restricted[i].a]++
		count[x.restricted[i].b]++
	}
	rest := x.entries
	for set, n := range count {
		x.bySet[set], rest = rest[:0:n], rest[n:]
	}
	for i := range x.restricted {
		entry := &x.restricted[i]
		x.bySet[entry.a] = append(x.bySet[entry.a], entry)
		x.bySet[entry.b] = append(x.bySet[entry.b], entry)
	}
}

// sized returns a slice of length n, in the memory of s if that is enough.
func sized[T any](s []T, n int) []T { return slices.Grow(s[:0], n)[:n] }
