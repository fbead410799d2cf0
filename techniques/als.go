package techniques

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// ALS is an almost locked set: n open cells of one house that hold n+1 digits.
// If it loses one of its digits the others are locked in it: each of them then
// stands in one of its cells. A cell with two candidates is the smallest.
type ALS struct {
	Cells  candidates.CellSet
	Digits candidates.DigitSet
	Houses candidates.HouseSet // all that contain the cells
	Lone   candidates.DigitSet // digits that one of the cells alone holds
}

// Places returns the cells of the set that may hold the digit.
func (a *ALS) Places(g *candidates.Grid, d candidates.Digit) candidates.CellSet {
	return a.Cells.And(g.Places(d))
}

// sets is the almost locked sets of a grid and the memory to find them in.
type sets struct {
	list  []ALS
	found [candidates.MaxHouses][]ALS                  // by the first of their houses, as they are met
	held  [1 << candidates.MaxSize]candidates.DigitSet // by cells of a house, as bits, the digits that they hold
}

// ALS returns the almost locked sets, of one to eight cells, each set of cells
// once: those of fewer cells first, then in the order of houses. The slice
// must not be changed, nor kept beyond the search.
func (p *Pass) ALS() []ALS { return almostLocked.Of(p).list }

// almostLocked lists the sets. Houses in which nothing changed have those that
// they had.
var almostLocked = NewFact((*sets).update)

func (s *sets) update(p *Pass, since Change) {
	if since.New {
		for h := range s.found {
			s.found[h] = s.found[h][:0]
		}
	}
	houses := since.Houses()
	for h, ok := houses.Next(); ok; h, ok = houses.Next() {
		s.found[h] = s.appendOf(s.found[h][:0], p.Grid, h)
	}
	s.sort()
}

// appendOf appends the sets of a house that are in no house before it. It goes
// through the subsets of the cells as numbers: the digits that some cells hold
// are those of the subset without its lowest cell and those of that cell.
func (s *sets) appendOf(found []ALS, g *candidates.Grid, h candidates.House) []ALS {
	l := g.Layout()
	var cells [candidates.MaxSize]candidates.Cell
	var held [candidates.MaxSize]candidates.DigitSet
	n := 0
	open := l.HouseCells(h).And(g.Open())
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		cells[n], held[n] = c, g.Candidates(c)
		n++
	}
	for subset := 1; subset < 1<<n; subset++ {
		digits := s.held[subset&(subset-1)] | held[bits.TrailingZeros(uint(subset))]
		s.held[subset] = digits
		if digits.Len() != bits.OnesCount(uint(subset))+1 {
			continue
		}
		a := ALS{Digits: digits, Lone: digits, Houses: l.Houses()}
		var once candidates.DigitSet
		for rest := subset; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros(uint(rest))
			a.Cells = a.Cells.With(cells[i])
			a.Houses &= l.HousesOf(cells[i])
			a.Lone &^= once & held[i]
			once |= held[i]
		}
		if a.Houses.First() == h {
			found = append(found, a)
		}
	}
	return found
}

// sort brings the sets found into their order.
func (s *sets) sort() {
	var next [candidates.MaxSize + 1]int
	for h := range s.found {
		for i := range s.found[h] {
			next[s.found[h][i].size()]++
		}
	}
	n := 0
	for size := range next {
		next[size], n = n, n+next[size]
	}
	s.list = sized(s.list, n)
	for h := range s.found {
		for i := range s.found[h] {
			at := &next[s.found[h][i].size()]
			s.list[*at] = s.found[h][i]
			*at++
		}
	}
}

// size returns the number of cells.
func (a *ALS) size() int { return a.Digits.Len() - 1 }

// RestrictedCommon says that two almost locked sets have digits in common that
// at most one of them holds: each place of the digit in one set sees each place
// in the other. If [Options.OverlappingSets] allows it they may share cells, which
// then do not have the digit.
type RestrictedCommon struct {
	A, B   int // the sets, by their place in [Pass.ALS], A before B
	Digits candidates.DigitSet
}

// Other returns the one of the two sets that is not the given one.
func (r *RestrictedCommon) Other(set int) int { return r.A + r.B - set }

// commons is the restricted commons of the almost locked sets of a grid and
// the memory to find them in.
type commons struct {
	known   version
	grouped version
	ordered version
	at      moment // when they were found
	list    []RestrictedCommon
	of      [][]*RestrictedCommon // by set
	cells   []candidates.CellSet  // by set

	// A set has the same slot as long as it does not change, so that what is known
	// by slot is kept. Candidates that are gone since may still be in there.
	slots   []int                // by set
	places  []int                // by slot, its set
	free    []uint64             // the slots without a set: bit i of word w is the slot 64w+i
	targets []candidates.CellSet // by slot and digit
	taking  []uint64             // by slot, the targets on any digit as rows of [numbers]
	aimed   []uint64             // by number of a candidate, the slots of the sets that it takes its digit from
	touched []uint64             // the candidates for which these are others than when [felled] looked
	series  int                  // of these numbers
	width   int                  // words in a row of them

	aiming []uint64 // by number of a candidate, the sets of these slots; made on first use
	made   []uint64 // the candidates that have their row there

	before []int    // by set of the grid before this one, its slot
	now    []int    // by such a set, its place now, -1 if it has changed
	joined []uint64 // of the set and digit at hand, the slots of those that have it as restricted common

	met     []int // by set, its entry in the list with the set at hand, plus one
	entries []*RestrictedCommon
}

// RestrictedCommons returns the restricted commons of all pairs of almost
// locked sets, an entry a pair. Their order depends on the grids before this one,
// so what is found must not depend on it. The slice must not be changed, nor kept
// beyond the search.
func (p *Pass) RestrictedCommons() []RestrictedCommon { return p.commons().list }

// CommonsOf returns those of [Pass.RestrictedCommons] that one set has.
func (p *Pass) CommonsOf(set int) []*RestrictedCommon {
	k := p.commons()
	if p.history.renew(&k.grouped) {
		k.group(len(k.cells))
	}
	return k.of[set]
}

// TargetsOf returns the cells with candidate d that see all places for d in
// the almost locked set: those that would take the digit from it.
func (p *Pass) TargetsOf(set int, d candidates.Digit) candidates.CellSet {
	k := p.commons()
	return k.targets[k.slots[set]*candidates.MaxSize+int(d)-1].And(p.Grid.Places(d))
}

// TakesFromBoth reports whether there is a candidate, for none of the given
// digits, that takes its digit from both of two almost locked sets.
func (p *Pass) TakesFromBoth(a, b int, but candidates.DigitSet) bool {
	k, n := p.commons(), p.numbers()
	fromB := k.takers(k.slots[b])
	for w, word := range k.takers(k.slots[a]) {
		if word &= fromB[w] & n.left[w]; word == 0 {
			continue
		}
		for ds := but; ds != 0; {
			d, _ := ds.Next()
			word &^= n.digit[d-1][w]
		}
		if word != 0 {
			return true
		}
	}
	return false
}

// Aiming returns the almost locked sets that would lose d to a candidate of it
// in cell c, as a list of words: bit i of word w is the set 64w+i of [Pass.ALS].
// The slice must not be changed, nor kept beyond the search.
func (p *Pass) Aiming(c candidates.Cell, d candidates.Digit) []uint64 {
	k, n := p.commons(), p.numbers()
	words := (len(k.slots) + 63) / 64
	if p.history.renew(&k.ordered) {
		k.made = Cleared(k.made, n.words)
		k.aiming = sized(k.aiming, 64*n.words*words)
	}
	i := n.of[d-1][c]
	row := k.aiming[int(i)*words:][:words]
	if k.made[i/64]>>(i%64)&1 == 0 {
		k.made[i/64] |= 1 << (i % 64)
		clear(row)
		for w, slots := range k.row(i) {
			for ; slots != 0; slots &= slots - 1 {
				set := k.places[64*w+bits.TrailingZeros64(slots)]
				row[set/64] |= 1 << (set % 64)
			}
		}
	}
	return row
}

func (p *Pass) commons() *commons {
	k := &p.history.commons
	if p.history.renew(&k.known) {
		k.find(p)
	}
	return k
}

// find lists the restricted commons. Those of two unchanged sets are what they
// were.
func (k *commons) find(p *Pass) {
	list, n := p.ALS(), p.numbers()
	since := p.history.since(k.at)
	k.at = p.history.now()
	if since.New || k.series != n.series || len(list) > len(k.places) {
		k.begin(n, len(list)/64+1)
	}
	k.keep(list, since.Cells)
	k.met, k.joined = Cleared(k.met, len(list)), sized(k.joined, len(k.free))
	for set := range list {
		if k.slots[set] < 0 {
			k.enter(p, n, set)
		}
	}
}

// begin forgets all sets, and makes slots for those to come.
func (k *commons) begin(n *numbers, words int) {
	k.series, k.width = n.series, n.words
	k.cells, k.slots, k.list = k.cells[:0], k.slots[:0], k.list[:0]
	k.free = sized(k.free, words)
	for w := range k.free {
		k.free[w] = ^uint64(0)
	}
	k.places = sized(k.places, 64*words)
	k.targets = sized(k.targets, 64*words*candidates.MaxSize)
	k.taking = Cleared(k.taking, 64*words*n.words)
	k.aimed = Cleared(k.aimed, 64*n.words*words)
	k.touched = sized(k.touched, n.words)
	for w := range k.touched {
		k.touched[w] = ^uint64(0)
	}
}

// keep leaves the unchanged sets and their entries.
//
// Have: an unchanged set is in both lists, and the unchanged ones are in the
// same order there.
func (k *commons) keep(list []ALS, changed candidates.CellSet) {
	k.before, k.slots = k.slots, sized(k.before, len(list))
	k.now = sized(k.now, len(k.cells))
	set := 0
	for before, cells := range k.cells {
		slot := k.before[before]
		if cells.Meets(changed) {
			k.now[before] = -1
			k.release(slot)
			continue
		}
		for ; list[set].Cells != cells; set++ {
			k.slots[set] = -1
		}
		k.now[before], k.slots[set], k.places[slot] = set, slot, set
		set++
	}
	for ; set < len(list); set++ {
		k.slots[set] = -1
	}
	k.cells = sized(k.cells, len(list))
	for set := range list {
		k.cells[set] = list[set].Cells
	}
	kept := k.list[:0]
	for _, r := range k.list {
		if r.A, r.B = k.now[r.A], k.now[r.B]; r.A >= 0 && r.B >= 0 {
			kept = append(kept, r)
		}
	}
	k.list = kept
}

// release frees a slot.
func (k *commons) release(slot int) {
	word, bit := slot/64, uint64(1)<<(slot%64)
	k.free[word] |= bit
	for w, taking := range k.takers(slot) {
		k.touched[w] |= taking
		for ; taking != 0; taking &= taking - 1 {
			k.row(uint16(64*w + bits.TrailingZeros64(taking)))[word] &^= bit
		}
	}
	clear(k.takers(slot))
}

// enter gives a slot to a set that has none, finds its targets, and adds its
// entries with the sets that were entered before: those that have d as restricted
// common with it are those that take d from each of its places.
func (k *commons) enter(p *Pass, n *numbers, set int) {
	g, a := p.Grid, &p.ALS()[set]
	word := slices.IndexFunc(k.free, func(slots uint64) bool { return slots != 0 })
	slot := 64*word + bits.TrailingZeros64(k.free[word])
	bit := uint64(1) << (slot % 64)
	k.free[word] &^= bit
	k.slots[set], k.places[slot] = slot, set
	taking, from := k.takers(slot), len(k.list)
	for ds := a.Digits; ds != 0; {
		d, _ := ds.Next()
		places := a.Places(g, d)
		targets := g.Layout().PeersOfAll(places).And(g.Places(d))
		k.targets[slot*candidates.MaxSize+int(d)-1] = targets
		if targets.IsEmpty() {
			continue // no other set has all its places there
		}
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			i := n.of[d-1][c]
			taking[i/64] |= 1 << (i % 64)
			k.touched[i/64] |= 1 << (i % 64)
			k.row(i)[word] |= bit
		}
		first, _ := places.Next()
		copy(k.joined, k.row(n.of[d-1][first]))
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			for w, aimed := range k.row(n.of[d-1][c]) {
				k.joined[w] &= aimed
			}
		}
		for w, slots := range k.joined {
			for ; slots != 0; slots &= slots - 1 {
				other := k.places[64*w+bits.TrailingZeros64(slots)]
				if p.Options.OverlappingSets || !k.cells[other].Meets(a.Cells) {
					k.add(other, set, d, from)
				}
			}
		}
	}
}

// takers returns the candidates that take any digit from the set in a slot.
func (k *commons) takers(slot int) []uint64 {
	return k.taking[slot*k.width:][:k.width]
}

// row returns the slots of the sets that a candidate takes its digit from.
func (k *commons) row(i uint16) []uint64 { return k.aimed[int(i)*len(k.free):][:len(k.free)] }

// add adds a digit to the entry of two sets. The entries of the latter begin at
// from.
func (k *commons) add(other, set int, d candidates.Digit, from int) {
	if k.met[other] <= from {
		k.list = append(k.list, RestrictedCommon{A: min(other, set), B: max(other, set)})
		k.met[other] = len(k.list)
	}
	entry := &k.list[k.met[other]-1]
	entry.Digits = entry.Digits.With(d)
}

// group lists the entries by set.
func (k *commons) group(sets int) {
	k.of, k.entries = sized(k.of, sets), sized(k.entries, 2*len(k.list))
	count := k.met
	clear(count)
	for i := range k.list {
		count[k.list[i].A]++
		count[k.list[i].B]++
	}
	rest := k.entries
	for set, n := range count {
		k.of[set], rest = rest[:0:n], rest[n:]
	}
	for i := range k.list {
		entry := &k.list[i]
		k.of[entry.A] = append(k.of[entry.A], entry)
		k.of[entry.B] = append(k.of[entry.B], entry)
	}
}
