package techniques

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// squeeze tells which candidates almost locked sets may remove, by a test that
// is cheap for all candidates together, and never misses one.
//
// Suppose a candidate. A set of which it sees all places of a digit loses that
// digit, and then has all its other digits; so the sets that have one of these
// as a restricted common with it lose that one, and so on. A chain of three sets
// and more removes the candidate because some set inside it would lose two
// restricted commons, one from either side: it would have more cells than
// digits. So nothing is removed but what squeezes some set so.
type squeeze struct {
	known  version
	rounds []squeezed // by number of restricted commons on the way

	// A set has a port for each of its digits that is a restricted common; the
	// inner sets are those with two ports and more, and theirs come first. Sets of
	// candidates are columns, one for each quad of a row of [numbers]: what holds
	// for a candidate does not depend on the others.
	digits []candidates.DigitSet // by set, those of its ports
	port   []int32               // by set and digit
	inner  []int32               // the sets
	ports  int32                 // how many there are
	inside int32                 // how many of inner sets
	joints []joint               // of inner sets
	ends   []joint               // of a set with one port and an inner set
	lost   []quad                // by column and port of an inner set, what takes the digit from the set by a way over others
	leave  []quad                // by column and port, what lets the set take the digit from others
}

// joint is the ports where two sets may take a digit from each other.
type joint struct{ a, b int32 }

// squeezed is what is known after a number of rounds.
type squeezed struct {
	targets [candidates.MaxSize]candidates.CellSet // by digit, what squeezes some set
	sets    []bool                                 // those that are squeezed
	some    bool
}

// Squeezing returns, by digit less one, the cells from which chains of three
// almost locked sets and more may remove the digit, where a set inside the chain
// is at most links restricted commons away from either end; ok is false if there
// are none. A chain of n sets has such a set if n is at most 2*links+1.
func (p *Pass) Squeezing(links int) (targets *[candidates.MaxSize]candidates.CellSet, ok bool) {
	s := p.squeezed(links)
	return &s.targets, s.some
}

// Squeezed reports whether an almost locked set, given by its place in
// [Pass.ALS], can be in the middle of such a chain.
func (p *Pass) Squeezed(set, links int) bool { return p.squeezed(links).sets[set] }

func (p *Pass) squeezed(links int) *squeezed {
	s := &p.history.squeeze
	if p.history.renew(&s.known) {
		s.rounds = s.rounds[:0]
		s.start(p)
	}
	for len(s.rounds) <= links {
		s.round(p)
	}
	return &s.rounds[links]
}

// start finds the ports, and which candidates let sets take digits from others
// because they take another digit from the sets by themselves.
func (s *squeeze) start(p *Pass) {
	list, commons, numbers := p.ALS(), p.commons(), p.numbers()
	s.digits, s.port = Cleared(s.digits, len(list)), sized(s.port, len(list)*candidates.MaxSize)
	for i := range commons.list {
		r := &commons.list[i]
		s.digits[r.A] |= r.Digits
		s.digits[r.B] |= r.Digits
	}
	s.inner, s.ports = s.inner[:0], 0
	for set, digits := range s.digits {
		if digits.Len() > 1 {
			s.inner = append(s.inner, int32(set))
			s.open(set)
		}
	}
	s.inside = s.ports
	for set, digits := range s.digits {
		if digits.Len() == 1 {
			s.open(set)
		}
	}
	s.joints, s.ends = s.joints[:0], s.ends[:0]
	for i := range commons.list {
		r := &commons.list[i]
		for ds := r.Digits; ds != 0; {
			d, _ := ds.Next()
			switch a, b := *s.portOf(r.A, d), *s.portOf(r.B, d); {
			case a < s.inside && b < s.inside:
				s.joints = append(s.joints, joint{a, b})
			case a < s.inside:
				s.ends = append(s.ends, joint{b, a})
			case b < s.inside:
				s.ends = append(s.ends, joint{a, b})
			}
		}
	}
	s.lost, s.leave = Cleared(s.lost, quads(numbers.words)*int(s.inside)), sized(s.leave, quads(numbers.words)*int(s.ports))
	for i := range quads(numbers.words) {
		leave := s.leave[i*int(s.ports):][:s.ports]
		left := quadOf(numbers.left[:numbers.words], i)
		var of [candidates.MaxSize]quad
		for d := range of {
			of[d] = quadOf(numbers.digit[d][:numbers.words], i)
		}
		for set, digits := range s.digits {
			if digits == 0 {
				continue
			}
			all := quadOf(commons.takers(commons.slots[set]), i).and(left)
			for digits != 0 {
				d, _ := digits.Next()
				leave[*s.portOf(set, d)] = all.andNot(of[d-1])
			}
		}
	}
}

// open gives a set its ports.
func (s *squeeze) open(set int) {
	for ds := s.digits[set]; ds != 0; s.ports++ {
		d, _ := ds.Next()
		*s.portOf(set, d) = s.ports
	}
}

// portOf returns the port of a set for one of its restricted commons.
func (s *squeeze) portOf(set int, d candidates.Digit) *int32 {
	return &s.port[set*candidates.MaxSize+int(d)-1]
}

// round lets the sets take digits from others, and sums up what squeezes which.
//
// Have: a set with one port is at an end of each chain. So it takes digits from
// others in the first round, which they have lost from then on.
func (s *squeeze) round(p *Pass) {
	s.rounds = slices.Grow(s.rounds, 1)[:len(s.rounds)+1] // in the memory of a round before
	r := &s.rounds[len(s.rounds)-1]
	r.sets = Cleared(r.sets, len(s.digits))
	numbers := p.numbers()
	var squeezing [candidates.MaxCandidates/64 + 1]uint64
	if links := len(s.rounds) - 1; links > 0 {
		inside, ports := int(s.inside), int(s.ports)
		for i := range quads(numbers.words) {
			lost, leave := s.lost[i*inside:][:inside], s.leave[i*ports:][:ports]
			if links == 1 {
				for _, j := range s.ends {
					lost[j.b] = lost[j.b].or(leave[j.a])
				}
			}
			for _, j := range s.joints {
				lost[j.b] = lost[j.b].or(leave[j.a])
				lost[j.a] = lost[j.a].or(leave[j.b])
			}
			q := s.sum(lost, leave, r.sets)
			copy(squeezing[4*i:], []uint64{q.a, q.b, q.c, q.d})
		}
	}
	r.targets, r.some = numbers.cells(squeezing[:numbers.words])
}

// sum returns what squeezes some set, of the candidates of a column, and notes
// which sets. A set that lost one digit takes each of its others.
func (s *squeeze) sum(lost, leave []quad, squeezed []bool) (squeezing quad) {
	port := 0
	for _, set := range s.inner {
		n := s.digits[set].Len()
		lost, leave := lost[port:port+n], leave[port:port+n]
		port += n
		var once, twice quad
		for _, q := range lost {
			twice = twice.or(once.and(q))
			once = once.or(q)
		}
		for i, q := range lost {
			leave[i] = leave[i].or(once.andNot(q)).or(twice)
		}
		if !twice.isEmpty() {
			squeezing = squeezing.or(twice)
			squeezed[set] = true
		}
	}
	return squeezing
}

// quad is four words of a row of [numbers].
type quad struct{ a, b, c, d uint64 }

// quads returns how many quads a row of words has.
func quads(words int) int { return (words + 3) / 4 }

// quadOf returns quad number i of a row. What the row does not have is zero.
func quadOf(row []uint64, i int) quad {
	var words [4]uint64
	copy(words[:], row[4*i:])
	return quad{words[0], words[1], words[2], words[3]}
}

func (q quad) or(r quad) quad     { return quad{q.a | r.a, q.b | r.b, q.c | r.c, q.d | r.d} }
func (q quad) and(r quad) quad    { return quad{q.a & r.a, q.b & r.b, q.c & r.c, q.d & r.d} }
func (q quad) andNot(r quad) quad { return quad{q.a &^ r.a, q.b &^ r.b, q.c &^ r.c, q.d &^ r.d} }
func (q quad) isEmpty() bool      { return q.a|q.b|q.c|q.d == 0 }

// numbers gives the candidates of a grid numbers, so that sets of them are rows
// of words: bit i of word w is the candidate 64w+i. They keep their numbers from
// grid to grid until fewer quads will do.
type numbers struct {
	known  version
	puzzle int
	series int // counts how often they were given anew
	words  int
	of     [candidates.MaxSize][candidates.MaxCells]uint16 // by digit and cell
	list   []candidates.Candidate
	digit  [candidates.MaxSize][candidates.MaxCandidates/64 + 1]uint64 // by digit, the candidates for it that are left
	left   [candidates.MaxCandidates/64 + 1]uint64                     // all that are
}

func (p *Pass) numbers() *numbers {
	n := &p.history.numbers
	if !p.history.renew(&n.known) {
		return n
	}
	g := p.Grid
	left := 0
	for d := candidates.Digit(1); int(d) <= g.Layout().Size(); d++ {
		left += g.Places(d).And(g.Open()).Len()
	}
	if words := (left + 63) / 64; quads(words) < quads(n.words) || n.puzzle != p.history.puzzle {
		n.words, n.puzzle = words, p.history.puzzle
		n.series++
		n.count(g)
	}
	clear(n.left[:n.words])
	for d := candidates.Digit(1); int(d) <= g.Layout().Size(); d++ {
		clear(n.digit[d-1][:n.words])
		n.add(n.digit[d-1][:], g.Places(d).And(g.Open()), d)
		for w, word := range n.digit[d-1][:n.words] {
			n.left[w] |= word
		}
	}
	return n
}

// count gives the candidates of the grid their numbers.
func (n *numbers) count(g *candidates.Grid) {
	n.list = n.list[:0]
	for d := candidates.Digit(1); int(d) <= g.Layout().Size(); d++ {
		places := g.Places(d).And(g.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			n.of[d-1][c] = uint16(len(n.list))
			n.list = append(n.list, candidates.Of(c, d))
		}
	}
}

// add adds candidates for a digit to a row.
func (n *numbers) add(row []uint64, cells candidates.CellSet, d candidates.Digit) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		i := n.of[d-1][c]
		row[i/64] |= 1 << (i % 64)
	}
}

// cells returns the candidates of a row as cells by digit less one; ok is false
// if there are none.
func (n *numbers) cells(row []uint64) (cells [candidates.MaxSize]candidates.CellSet, ok bool) {
	for w, word := range row {
		for ; word != 0; word &= word - 1 {
			k := n.list[64*w+bits.TrailingZeros64(word)]
			cells[k.Digit()-1] = cells[k.Digit()-1].With(k.Cell())
			ok = true
		}
	}
	return cells, ok
}

// Felled returns, by digit less one, the cells from which almost locked sets
// remove the digit whichever of the candidates is true, each by a set of its own
// that loses its digit and keeps all others; ok is false if there are none.
func (p *Pass) Felled(by []candidates.Candidate) (targets [candidates.MaxSize]candidates.CellSet, ok bool) {
	numbers, commons := p.numbers(), p.commons()
	f := &p.history.felled
	if p.history.renew(&f.version) {
		f.known, f.rows = sized(f.known, numbers.words), sized(f.rows, 64*numbers.words*numbers.words)
		for w := range f.known {
			f.known[w] &^= commons.touched[w]
		}
		clear(commons.touched)
	}
	all := numbers.left
	for _, k := range by {
		var some uint64
		for w, word := range f.row(k, commons, numbers) {
			all[w] &= word
			some |= all[w]
		}
		if some == 0 {
			return targets, false
		}
	}
	return numbers.cells(all[:numbers.words])
}

// felled is, by candidate, what almost locked sets remove if it is true. Rows are
// those of [numbers], made on first use, and kept as long as the candidate takes
// its digit from the same sets; so they may have candidates that are gone since.
type felled struct {
	version version
	known   []uint64 // the candidates that have their row
	rows    []uint64
}

func (f *felled) row(k candidates.Candidate, commons *commons, numbers *numbers) []uint64 {
	d := k.Digit()
	i := numbers.of[d-1][k.Cell()]
	row := f.rows[int(i)*numbers.words:][:numbers.words]
	if f.known[i/64]>>(i%64)&1 != 0 {
		return row
	}
	f.known[i/64] |= 1 << (i % 64)
	clear(row)
	for w, slots := range commons.row(i) {
		for ; slots != 0; slots &= slots - 1 {
			for w, word := range commons.takers(64*w + bits.TrailingZeros64(slots)) {
				row[w] |= word
			}
		}
	}
	for w := range row {
		row[w] &^= numbers.digit[d-1][w]
	}
	return row
}
