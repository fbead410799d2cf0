package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/scratch"
)

// restrictedCommon says that two almost locked sets have digits in common that
// at most one of them holds: each place of the digit in one set sees each place
// in the other. Where sets may overlap they may share cells, which then do not
// have the digit.
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
	free      []uint64             // the slots without a set: bit i of word w is the slot 64w+i
	targets   []candidates.CellSet // by slot and digit, what excludes the digit from the set
	excluders []uint64             // by slot, the same for any digit, as a row of candidates
	losers    []uint64             // by candidate, the slots of the sets that lose its digit to it

	losing      []uint64 // by candidate, the same by number of the set; made when they are asked for
	losingKnown []uint64 // the candidates that have their row there

	// By candidate, what sets remove that lose its digit to it. Rows are made when
	// they are asked for, and kept as long as the same sets lose the digit.
	removed      []uint64
	removedKnown []uint64

	before []int    // by set of the grid before this one, its slot
	now    []int    // by such a set, its place now, -1 if it has changed
	joined []uint64 // of the set and digit at hand, the slots of those that have it as restricted common
	met    []int    // by set, its entry in the list with the set at hand, plus one
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
	return x.targets[x.slots[set]*candidates.MaxSize+int(d)-1].And(x.places[d-1])
}

// shareTarget reports whether some candidate, for none of the given digits,
// excludes its digit from both of two sets.
func (x *index) shareTarget(a, b int, but candidates.DigitSet) bool {
	ofB := x.excludersOf(x.slots[b])
	for w, word := range x.excludersOf(x.slots[a]) {
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

// losingTo returns the sets that lose d if it stands in cell c, as a row: bit i
// of word w is the set 64w+i.
func (x *index) losingTo(c candidates.Cell, d candidates.Digit) []uint64 {
	i, words := x.of[d-1][c], (len(x.sets)+63)/64
	row := x.losing[int(i)*words:][:words]
	if has(x.losingKnown, int(i)) {
		return row
	}
	with(x.losingKnown, int(i))
	clear(row)
	for w, slots := range x.losersTo(i) {
		for ; slots != 0; slots &= slots - 1 {
			with(row, x.setIn[64*w+bits.TrailingZeros64(slots)])
		}
	}
	return row
}

// removedByAny returns, by digit less one, the cells from which almost locked
// sets remove the digit whichever of the candidates is true, each by a set of its
// own that loses its digit and keeps all others; ok is false if there are none.
func (x *index) removedByAny(ks []candidates.Candidate) (targets removals, ok bool) {
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
	return x.cellsOf(all[:x.words])
}

// removedBy returns what sets remove that lose the digit of the candidate to it,
// as a row. Candidates that are gone since may be in it.
func (x *index) removedBy(k candidates.Candidate) []uint64 {
	i := x.of[k.Digit()-1][k.Cell()]
	row := x.removed[int(i)*x.words:][:x.words]
	if has(x.removedKnown, int(i)) {
		return row
	}
	with(x.removedKnown, int(i))
	clear(row)
	for w, slots := range x.losersTo(i) {
		for ; slots != 0; slots &= slots - 1 {
			for w, word := range x.excludersOf(64*w + bits.TrailingZeros64(slots)) {
				row[w] |= word
			}
		}
	}
	for w := range row {
		row[w] &^= x.digit[k.Digit()-1][w]
	}
	return row
}

// update makes the index that of the grid. What two unchanged sets have in
// common is what it was.
func (x *index) update(p *techniques.Pass, since techniques.Change) {
	x.sets = p.ALS()
	if renumbered := x.number(p.Grid, since.New); renumbered || len(x.sets) > len(x.setIn) {
		x.begin()
	}
	x.keep(since.Cells)
	x.met, x.joined = scratch.Cleared(x.met, len(x.sets)), scratch.Sized(x.joined, len(x.free))
	for set := range x.sets {
		if x.slots[set] < 0 {
			x.enter(p, set)
		}
	}
	x.listed = false
	x.losingKnown = scratch.Cleared(x.losingKnown, x.words)
	x.losing = scratch.Sized(x.losing, 64*x.words*((len(x.sets)+63)/64))
}

// begin forgets all sets, and makes slots for those to come.
func (x *index) begin() {
	words := len(x.sets)/64 + 1
	x.cells, x.slots, x.restricted = x.cells[:0], x.slots[:0], x.restricted[:0]
	x.free = scratch.Sized(x.free, words)
	for w := range x.free {
		x.free[w] = ^uint64(0)
	}
	x.setIn = scratch.Sized(x.setIn, 64*words)
	x.targets = scratch.Sized(x.targets, 64*words*candidates.MaxSize)
	x.excluders = scratch.Cleared(x.excluders, 64*words*x.words)
	x.losers = scratch.Cleared(x.losers, 64*x.words*words)
	x.removed, x.removedKnown = scratch.Sized(x.removed, 64*x.words*x.words), scratch.Cleared(x.removedKnown, x.words)
}

// keep leaves the unchanged sets and their entries.
//
// Have: an unchanged set is in both lists, and the unchanged ones are in the
// same order there.
func (x *index) keep(changed candidates.CellSet) {
	x.before, x.slots = x.slots, scratch.Sized(x.before, len(x.sets))
	x.now = scratch.Sized(x.now, len(x.cells))
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
	x.cells = scratch.Sized(x.cells, len(x.sets))
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
	with(x.free, slot)
	for w, word := range x.excludersOf(slot) {
		x.removedKnown[w] &^= word
		for ; word != 0; word &= word - 1 {
			x.losersTo(uint16(64*w + bits.TrailingZeros64(word)))[slot/64] &^= 1 << (slot % 64)
		}
	}
	clear(x.excludersOf(slot))
}

// enter gives a slot to a set that has none, finds its targets, and adds its
// entries with the sets that were entered before: those that have d as restricted
// common with it are those from which each of its places excludes d.
func (x *index) enter(p *techniques.Pass, set int) {
	g, a := p.Grid, &x.sets[set]
	word := slices.IndexFunc(x.free, func(slots uint64) bool { return slots != 0 })
	slot := 64*word + bits.TrailingZeros64(x.free[word])
	x.free[word] &^= 1 << (slot % 64)
	x.slots[set], x.setIn[slot] = slot, set
	excluders, from := x.excludersOf(slot), len(x.restricted)
	for ds := a.Digits; ds != 0; {
		d, _ := ds.Next()
		places := a.Places(g, d)
		targets := g.Layout().PeersOfAll(places).And(x.places[d-1])
		x.targets[slot*candidates.MaxSize+int(d)-1] = targets
		if targets.IsEmpty() {
			continue // no other set has all its places there
		}
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			i := x.of[d-1][c]
			with(excluders, int(i))
			with(x.losersTo(i), slot)
			x.removedKnown[i/64] &^= 1 << (i % 64)
		}
		first, _ := places.Next()
		copy(x.joined, x.losersTo(x.of[d-1][first]))
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			for w, slots := range x.losersTo(x.of[d-1][c]) {
				x.joined[w] &= slots
			}
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

// excludersOf returns the candidates that exclude their digit from the set in a
// slot, as a row.
func (x *index) excludersOf(slot int) []uint64 { return x.excluders[slot*x.words:][:x.words] }

// losersTo returns the slots of the sets that lose the digit of a candidate to
// it, as a row.
func (x *index) losersTo(i uint16) []uint64 { return x.losers[int(i)*len(x.free):][:len(x.free)] }

// add adds a digit to the entry of two sets. The entries of the latter begin at
// from.
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
	x.bySet, x.entries = scratch.Sized(x.bySet, len(x.sets)), scratch.Sized(x.entries, 2*len(x.restricted))
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
