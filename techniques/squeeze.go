package techniques

import (
	"math/bits"

	"pencilmark/candidates"
)

// squeeze tells which candidates almost locked sets may remove, by a test that
// is cheap for all candidates together, and never misses one.
//
// Suppose a candidate. A set of which it sees all places of a digit loses that
// digit, and then has all its other digits; so the sets that have one of these
// as a restricted common with it lose that one, and so on. A chain of sets
// removes the candidate because some set in it would lose two digits, one from
// either side: it would have more cells than digits. So nothing is removed but
// what squeezes some set so.
type squeeze struct {
	known  version
	rounds []squeezed // by number of restricted commons on the way

	// Sets of candidates are rows of words, see [numbers]. A set has a row for
	// each of its digits, see [sets.row].
	entered []uint64 // what takes the digit from the set
	leave   []uint64 // what lets the set take the digit from others
	joints  []joint
}

// joint is where a set may take a digit from another: where their rows begin.
type joint struct{ leave, entered int32 }

// squeezed is what is known after a number of rounds.
type squeezed struct {
	targets [candidates.MaxSize]candidates.CellSet // by digit, what squeezes some set
	sets    []bool                                 // those that are squeezed
	some    bool
}

// Squeezing returns, by digit less one, the cells from which chains of almost
// locked sets may remove the digit, where a set in the chain is at most links
// restricted commons away from either end; ok is false if there are none. A
// chain of n sets has such a set if n is at most 2*links+1.
func (p *Pass) Squeezing(links int) (targets *[candidates.MaxSize]candidates.CellSet, ok bool) {
	s := p.squeezed(links)
	return &s.targets, s.some
}

// Squeezed reports whether an almost locked set, given by its place in
// [Pass.ALS], can be in the middle of such a chain.
func (p *Pass) Squeezed(set, links int) bool { return p.squeezed(links).sets[set] }

func (p *Pass) squeezed(links int) *squeezed {
	s := &p.facts.squeeze
	if p.facts.renew(&s.known) {
		s.rounds = s.rounds[:0]
		s.start(p)
	}
	for len(s.rounds) <= links {
		s.round(p)
	}
	return &s.rounds[links]
}

// start notes which candidates take which digits from the sets by themselves. A
// set without restricted commons is in no chain.
func (s *squeeze) start(p *Pass) {
	sets, commons, numbers, aims := p.sets(), p.commons(), p.numbers(), p.aims()
	words := numbers.words
	s.entered = sized(s.entered, sets.rows[len(sets.list)]*words)
	s.leave = sized(s.leave, len(s.entered))
	for set := range sets.list {
		if len(commons.of[set]) == 0 {
			continue
		}
		all, at := aims.row(set), sets.rows[set]*words
		for ds := sets.list[set].Digits; ds != 0; {
			d, _ := ds.Next()
			for w, word := range all {
				s.entered[at] = word & numbers.digit[d-1][w]
				at++
			}
		}
	}
	s.joints = s.joints[:0]
	for i := range commons.list {
		k := &commons.list[i]
		if !p.Options.OverlappingSets && sets.list[k.A].Cells.Meets(sets.list[k.B].Cells) {
			continue
		}
		for ds := k.Digits; ds != 0; {
			d, _ := ds.Next()
			a, b := int32(sets.row(k.A, d)*words), int32(sets.row(k.B, d)*words)
			s.joints = append(s.joints, joint{a, b}, joint{b, a})
		}
	}
}

// round sums up what squeezes which set, and lets the sets take digits from
// others.
func (s *squeeze) round(p *Pass) {
	if len(s.rounds) < cap(s.rounds) {
		s.rounds = s.rounds[:len(s.rounds)+1]
	} else {
		s.rounds = append(s.rounds, squeezed{})
	}
	sets, of, numbers := p.sets(), p.commons().of, p.numbers()
	words := numbers.words
	if len(s.rounds) > 1 {
		for _, j := range s.joints {
			from := s.leave[j.leave:][:words]
			for w, into := 0, s.entered[j.entered:][:words]; w < len(into); w++ {
				into[w] |= from[w]
			}
		}
	}
	r := &s.rounds[len(s.rounds)-1]
	r.sets = cleared(r.sets, len(sets.list))
	var squeezing [candidates.MaxCandidates/64 + 1]uint64
	for set := range sets.list {
		if len(of[set]) == 0 {
			continue
		}
		entered := s.entered[sets.rows[set]*words : sets.rows[set+1]*words]
		leave := s.leave[sets.rows[set]*words:][:len(entered)]
		var squeezed uint64
		for w := range words {
			var once, twice uint64
			for i := w; i < len(entered); i += words {
				twice |= once & entered[i]
				once |= entered[i]
			}
			// A set that lost one digit takes each of its others.
			for i := w; i < len(entered); i += words {
				leave[i] = twice | once&^entered[i]
			}
			squeezing[w] |= twice
			squeezed |= twice
		}
		r.sets[set] = squeezed != 0
	}
	r.targets, r.some = numbers.cells(squeezing[:words])
}

// numbers gives the candidates of a grid numbers, so that sets of them are rows
// of words: bit i of word w is the candidate 64w+i.
type numbers struct {
	known version
	words int
	of    [candidates.MaxSize][candidates.MaxCells]uint16 // by digit and cell
	list  []candidates.Candidate
	digit [candidates.MaxSize][candidates.MaxCandidates/64 + 1]uint64 // by digit, all candidates for it
}

func (p *Pass) numbers() *numbers {
	n := &p.facts.numbers
	if !p.facts.renew(&n.known) {
		return n
	}
	n.list = n.list[:0]
	for d := candidates.Digit(1); int(d) <= p.Grid.Layout().Size(); d++ {
		places := p.Grid.Places(d).And(p.Grid.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			n.of[d-1][c] = uint16(len(n.list))
			n.list = append(n.list, candidates.Of(c, d))
		}
	}
	n.words = (len(n.list) + 63) / 64
	for d := range p.Grid.Layout().Size() {
		clear(n.digit[d][:n.words])
		n.add(n.digit[d][:], p.Grid.Places(candidates.Digit(d+1)).And(p.Grid.Open()), candidates.Digit(d+1))
	}
	return n
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

// aims is, by set, the candidates that take a digit from it: those that a set
// without another digit removes. Rows are those of [numbers].
type aims struct {
	known version
	words int
	rows  []uint64
}

func (a *aims) row(set int) []uint64 { return a.rows[set*a.words : (set+1)*a.words] }

func (p *Pass) aims() *aims {
	a := &p.facts.aims
	if !p.facts.renew(&a.known) {
		return a
	}
	sets, commons, numbers := p.sets(), p.commons(), p.numbers()
	a.words = numbers.words
	a.rows = cleared(a.rows, len(sets.list)*a.words)
	for set := range sets.list {
		row, targets := a.row(set), commons.targets[sets.rows[set]:]
		for i, ds := 0, sets.list[set].Digits; ds != 0; i++ {
			d, _ := ds.Next()
			if !targets[i].IsEmpty() {
				numbers.add(row, targets[i], d)
			}
		}
	}
	return a
}

// Felled returns, by digit less one, the cells from which almost locked sets
// remove the digit whichever of the candidates is true, each by a set of its own
// that loses its digit and keeps all others; ok is false if there are none.
func (p *Pass) Felled(by []candidates.Candidate) (targets [candidates.MaxSize]candidates.CellSet, ok bool) {
	numbers, aims := p.numbers(), p.aims()
	f := &p.facts.felled
	if p.facts.renew(&f.version) {
		f.known = cleared(f.known, numbers.words)
		f.rows = sized(f.rows, len(numbers.list)*numbers.words)
	}
	var all [candidates.MaxCandidates/64 + 1]uint64
	for i, k := range by {
		var some uint64
		for w, word := range f.row(k, p.commons(), numbers, aims) {
			if i > 0 {
				word &= all[w]
			}
			all[w] = word
			some |= word
		}
		if some == 0 {
			return targets, false
		}
	}
	return numbers.cells(all[:numbers.words])
}

// felled is, by candidate, what almost locked sets remove if it is true. Rows are
// those of [numbers], made on first use.
type felled struct {
	version version
	known   []uint64 // the candidates that have their row
	rows    []uint64
}

func (f *felled) row(k candidates.Candidate, commons *commons, numbers *numbers, aims *aims) []uint64 {
	d := k.Digit()
	i := int(numbers.of[d-1][k.Cell()])
	row := f.rows[i*numbers.words:][:numbers.words]
	if f.known[i/64]>>(i%64)&1 != 0 {
		return row
	}
	f.known[i/64] |= 1 << (i % 64)
	clear(row)
	for w, sets := range commons.row(k.Cell(), d) {
		for ; sets != 0; sets &= sets - 1 {
			for w, word := range aims.row(64*w + bits.TrailingZeros64(sets)) {
				row[w] |= word
			}
		}
	}
	for w := range row {
		row[w] &^= numbers.digit[d-1][w]
	}
	return row
}
