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
	list  []ALS
	found []ALS                                        // as they are met
	held  [1 << candidates.MaxSize]candidates.DigitSet // by cells of a house, as bits, the digits that they hold
}

// ALS returns the almost locked sets, of one to eight cells, each set of cells
// once: those of fewer cells first, then in the order of houses. The slice
// must not be changed, nor kept beyond the search.
func (p *Pass) ALS() []ALS {
	s := &p.facts.sets
	if p.facts.renew(&s.known) {
		s.find(p.Grid)
	}
	return s.list
}

// find lists the sets. It goes through the subsets of each house as numbers:
// the digits that some cells hold are those of the subset without its lowest
// cell and those of that cell.
func (s *sets) find(g *candidates.Grid) {
	l := g.Layout()
	s.found = s.found[:0]
	var ofSize [candidates.MaxSize + 1]int
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		var cells [candidates.MaxSize]candidates.Cell
		n := 0
		open := l.HouseCells(h).And(g.Open())
		for c, ok := open.Next(); ok; c, ok = open.Next() {
			cells[n] = c
			n++
		}
		for subset := 1; subset < 1<<n; subset++ {
			digits := s.held[subset&(subset-1)] | g.Candidates(cells[bits.TrailingZeros(uint(subset))])
			s.held[subset] = digits
			size := bits.OnesCount(uint(subset))
			if digits.Len() != size+1 {
				continue
			}
			a := ALS{Digits: digits, Lone: digits}
			var once candidates.DigitSet
			for rest := subset; rest != 0; rest &= rest - 1 {
				c := cells[bits.TrailingZeros(uint(rest))]
				a.Cells = a.Cells.With(c)
				a.Lone &^= once & g.Candidates(c)
				once |= g.Candidates(c)
			}
			a.Houses = l.HousesOfAll(a.Cells)
			if a.Houses.First() == h {
				s.found = append(s.found, a)
				ofSize[size]++
			}
		}
	}
	s.sort(ofSize)
}

// sort brings the sets found into their order. ofSize counts them by number of
// cells.
func (s *sets) sort(ofSize [candidates.MaxSize + 1]int) {
	s.list = sized(s.list, len(s.found))
	var next [candidates.MaxSize + 1]int
	for size := 1; size < len(next); size++ {
		next[size] = next[size-1] + ofSize[size-1]
	}
	for i := range s.found {
		at := &next[s.found[i].Cells.Len()]
		s.list[*at] = s.found[i]
		*at++
	}
}

// RestrictedCommon says that two almost locked sets have digits in common that
// at most one of them holds: each place of the digit in one set sees each place
// in the other. The sets may share cells, which then do not have the digit.
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
	list    []RestrictedCommon
	of      [][]*RestrictedCommon                    // by set
	targets [][candidates.MaxSize]candidates.CellSet // by set and digit

	// By cell and digit, the sets that take the digit from the cell: rows of
	// words, in which bit i of word w is the set 64w+i.
	aimed  []uint64
	words  int
	joined []uint64 // of the set and digit at hand, the sets that have it as restricted common

	met     []int // by set, its entry in the list with the set at hand, plus one
	entries []*RestrictedCommon
}

// RestrictedCommons returns the restricted commons of all pairs of almost
// locked sets, an entry a pair. The slice must not be changed, nor kept beyond
// the search.
func (p *Pass) RestrictedCommons() []RestrictedCommon { return p.commons().list }

// CommonsOf returns those of [Pass.RestrictedCommons] that one set has.
func (p *Pass) CommonsOf(set int) []*RestrictedCommon { return p.commons().of[set] }

// TargetsOf returns the cells with candidate d that see all places for d in
// the almost locked set: those that would take the digit from it.
func (p *Pass) TargetsOf(set int, d candidates.Digit) candidates.CellSet {
	return p.commons().targets[set][d-1]
}

// Aiming returns the almost locked sets that would lose d to a candidate of it
// in cell c, as a list of words: bit i of word w is the set 64w+i of [Pass.ALS].
// The slice must not be changed, nor kept beyond the search.
func (p *Pass) Aiming(c candidates.Cell, d candidates.Digit) []uint64 { return p.commons().row(c, d) }

func (p *Pass) commons() *commons {
	k := &p.facts.commons
	if p.facts.renew(&k.known) {
		k.find(p.Grid, p.ALS())
	}
	return k
}

// find lists the restricted commons. The sets that have d as one with a set are
// those that take d from each of its places.
func (k *commons) find(g *candidates.Grid, list []ALS) {
	n := len(list)
	k.list = k.list[:0]
	k.targets, k.met = sized(k.targets, n), cleared(k.met, n)
	k.words = (n + 63) / 64
	k.aimed = cleared(k.aimed, candidates.MaxCells*candidates.MaxSize*k.words)
	k.joined = sized(k.joined, k.words)
	l := g.Layout()
	for b := range list {
		from := len(k.list)
		for ds := list[b].Digits; ds != 0; {
			d, _ := ds.Next()
			places := list[b].Places(g, d)
			targets := l.PeersOfAll(places).And(g.Places(d))
			k.targets[b][d-1] = targets
			if targets.IsEmpty() {
				continue // no other set has all its places there
			}
			first := places.First()
			joined := k.joined[:b/64+1] // the sets before b have no more words
			for w, aimed := range k.row(first, d)[:len(joined)] {
				joined[w] = aimed
			}
			for rest := places.Without(first); !rest.IsEmpty(); {
				c, _ := rest.Next()
				for w, aimed := range k.row(c, d)[:len(joined)] {
					joined[w] &= aimed
				}
			}
			for w, sets := range joined {
				for ; sets != 0; sets &= sets - 1 {
					k.add(64*w+bits.TrailingZeros64(sets), b, d, from)
				}
			}
			// Only now, so that each two sets are met once.
			for c, ok := targets.Next(); ok; c, ok = targets.Next() {
				k.row(c, d)[b/64] |= 1 << (b % 64)
			}
		}
	}
	k.group(n)
}

// row returns the sets that take the digit from the cell.
func (k *commons) row(c candidates.Cell, d candidates.Digit) []uint64 {
	from := (int(c)*candidates.MaxSize + int(d) - 1) * k.words
	return k.aimed[from : from+k.words]
}

// add adds a digit to the entry of two sets. The entries of set b begin at
// from.
func (k *commons) add(a, b int, d candidates.Digit, from int) {
	if k.met[a] <= from {
		k.list = append(k.list, RestrictedCommon{A: a, B: b})
		k.met[a] = len(k.list)
	}
	entry := &k.list[k.met[a]-1]
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
