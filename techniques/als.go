package techniques

import (
	"math/bits"

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
	known version
	at    moment // when they were found
	list  []ALS
	rows  []int                                        // by set, how many digits those before it have
	found [candidates.MaxHouses][]ALS                  // by the first of their houses, as they are met
	held  [1 << candidates.MaxSize]candidates.DigitSet // by cells of a house, as bits, the digits that they hold
}

// ALS returns the almost locked sets, of one to eight cells, each set of cells
// once: those of fewer cells first, then in the order of houses. The slice
// must not be changed, nor kept beyond the search.
func (p *Pass) ALS() []ALS { return p.sets().list }

func (p *Pass) sets() *sets {
	s := &p.facts.sets
	if p.facts.renew(&s.known) {
		s.find(p.facts, p.Grid)
	}
	return s
}

// row returns a number for a set and one of its digits: they count these in turn.
func (s *sets) row(set int, d candidates.Digit) int {
	return s.rows[set] + (s.list[set].Digits & (candidates.Digits(d) - 1)).Len()
}

// find lists the sets. Houses in which nothing changed have those that they had.
func (s *sets) find(f *facts, g *candidates.Grid) {
	changed, all := f.since(s.at)
	s.at = f.now()
	houses := f.layout.HousesOfAny(changed.cells)
	if all {
		for h := range s.found {
			s.found[h] = s.found[h][:0]
		}
		houses = f.layout.Houses()
	}
	for h, ok := houses.Next(); ok; h, ok = houses.Next() {
		s.found[h] = s.appendOf(s.found[h][:0], g, h)
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
	s.list, s.rows = sized(s.list, n), sized(s.rows, n+1)
	for h := range s.found {
		for i := range s.found[h] {
			at := &next[s.found[h][i].size()]
			s.list[*at] = s.found[h][i]
			*at++
		}
	}
	s.rows[0] = 0
	for set := range s.list {
		s.rows[set+1] = s.rows[set] + s.list[set].Digits.Len()
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
	at      moment // when they were found
	list    []RestrictedCommon
	of      [][]*RestrictedCommon // by set
	cells   []candidates.CellSet  // by set
	targets []candidates.CellSet  // by set and digit, see [sets.row]

	taking []uint64 // by set, the targets on any digit as rows of [numbers]
	series int      // of these numbers
	width  int      // words in such a row

	// Of the grid before this one.
	before      []candidates.CellSet // the targets
	takingThen  []uint64
	now         []int // by set before, its place now, -1 if it has changed
	was, wasRow []int // by set, its place before, -1 if it has changed, and the first row that it had

	// By cell and digit, the sets that take the digit from the cell: rows of
	// words, in which bit i of word w is the set 64w+i.
	aimed  []uint64
	words  int
	joined []uint64 // of the set and digit at hand, the sets that have it as restricted common

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
	if p.facts.renew(&k.grouped) {
		k.group(len(k.cells))
	}
	return k.of[set]
}

// TargetsOf returns the cells with candidate d that see all places for d in
// the almost locked set: those that would take the digit from it.
func (p *Pass) TargetsOf(set int, d candidates.Digit) candidates.CellSet {
	return p.commons().targets[p.facts.sets.row(set, d)]
}

// Aiming returns the almost locked sets that would lose d to a candidate of it
// in cell c, as a list of words: bit i of word w is the set 64w+i of [Pass.ALS].
// The slice must not be changed, nor kept beyond the search.
func (p *Pass) Aiming(c candidates.Cell, d candidates.Digit) []uint64 { return p.commons().row(c, d) }

func (p *Pass) commons() *commons {
	k := &p.facts.commons
	if p.facts.renew(&k.known) {
		k.find(p)
	}
	return k
}

// find lists the restricted commons. Those of two unchanged sets are what they
// were.
func (k *commons) find(p *Pass) {
	g, s := p.Grid, p.sets()
	changed, all := p.facts.since(k.at)
	k.at = p.facts.now()
	if all {
		k.cells, k.list = k.cells[:0], k.list[:0]
	}
	k.keep(s.list, changed.cells)
	k.aim(g, s, p.numbers())
	k.join(g, s, p.Options.OverlappingSets)
}

// keep leaves the entries of unchanged sets.
//
// Have: an unchanged set is in both lists, and the unchanged ones are in the
// same order there.
func (k *commons) keep(list []ALS, changed candidates.CellSet) {
	k.now, k.was, k.wasRow = sized(k.now, len(k.cells)), sized(k.was, len(list)), sized(k.wasRow, len(list))
	set, row := 0, 0
	for before, cells := range k.cells {
		if k.now[before] = -1; !cells.Meets(changed) {
			for ; list[set].Cells != cells; set++ {
				k.was[set] = -1
			}
			k.now[before], k.was[set], k.wasRow[set] = set, before, row
			set++
		}
		row += cells.Len() + 1
	}
	for ; set < len(list); set++ {
		k.was[set] = -1
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

// aim finds the targets of all sets.
func (k *commons) aim(g *candidates.Grid, s *sets, n *numbers) {
	l := g.Layout()
	k.words = (len(s.list) + 63) / 64
	k.aimed = Cleared(k.aimed, candidates.MaxCells*candidates.MaxSize*k.words)
	k.before, k.targets = k.targets, sized(k.before, s.rows[len(s.list)])
	k.takingThen, k.taking = k.taking, Cleared(k.takingThen, len(s.list)*n.words)
	numbered := k.series == n.series
	k.series, k.width = n.series, n.words
	for set := range s.list {
		row, was, wasRow := s.rows[set], k.was[set], k.wasRow[set]
		taking := k.takers(set)
		if was >= 0 && numbered {
			for w, then := range k.takingThen[was*k.width:][:len(taking)] {
				taking[w] = then & n.left[w]
			}
		}
		word, bit := set/64, uint64(1)<<(set%64)
		for ds := s.list[set].Digits; ds != 0; row++ {
			d, _ := ds.Next()
			var targets candidates.CellSet
			if was < 0 {
				targets = l.PeersOfAll(s.list[set].Places(g, d)).And(g.Places(d))
			} else {
				targets = k.before[wasRow].And(g.Places(d))
				wasRow++
			}
			k.targets[row] = targets
			if was < 0 || !numbered {
				n.add(taking, targets, d)
			}
			for c, ok := targets.Next(); ok; c, ok = targets.Next() {
				k.aimed[(int(c)*candidates.MaxSize+int(d)-1)*k.words+word] |= bit
			}
		}
	}
}

// takers returns the candidates that take any digit from the set.
func (k *commons) takers(set int) []uint64 { return k.taking[set*k.width : (set+1)*k.width] }

// join adds the entries of the sets that have changed. The sets that have d as
// restricted common with one are those that take d from each of its places.
func (k *commons) join(g *candidates.Grid, s *sets, overlapping bool) {
	k.met, k.joined = Cleared(k.met, len(s.list)), sized(k.joined, k.words)
	for set, was := range k.was {
		if was >= 0 {
			continue
		}
		from, row := len(k.list), s.rows[set]
		for ds := s.list[set].Digits; ds != 0; row++ {
			d, _ := ds.Next()
			if k.targets[row].IsEmpty() {
				continue // no other set has all its places there
			}
			places := s.list[set].Places(g, d)
			first, _ := places.Next()
			copy(k.joined, k.row(first, d))
			for c, ok := places.Next(); ok; c, ok = places.Next() {
				for w, aimed := range k.row(c, d)[:len(k.joined)] {
					k.joined[w] &= aimed
				}
			}
			for w, sets := range k.joined {
				for ; sets != 0; sets &= sets - 1 {
					other := 64*w + bits.TrailingZeros64(sets)
					if overlapping || !k.cells[other].Meets(k.cells[set]) {
						k.add(other, set, d, from)
					}
				}
			}
		}
	}
}

// row returns the sets that take the digit from the cell.
func (k *commons) row(c candidates.Cell, d candidates.Digit) []uint64 {
	from := (int(c)*candidates.MaxSize + int(d) - 1) * k.words
	return k.aimed[from : from+k.words]
}

// add adds a digit to the entry of a set that has changed, whose entries begin at
// from, and another. Two that have changed are met twice.
func (k *commons) add(other, set int, d candidates.Digit, from int) {
	if other > set && k.was[other] < 0 {
		return
	}
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
