package techniques

import "pencilmark/candidates"

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
	words  int

	// Sets of candidates are rows of words. Bits tells the place of a candidate
	// in them, by digit and cell. A set has a row for each of its digits in
	// turn, from its entry in rows on.
	bits    [candidates.MaxSize][candidates.MaxCells]uint16
	rows    []int
	entered []uint64 // what takes the digit from the set
	leave   []uint64 // what lets the set take the digit from others
}

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

// start notes which candidates take which digits from the sets by themselves.
func (s *squeeze) start(p *Pass) {
	n := 0
	for d := candidates.Digit(1); int(d) <= p.Grid.Layout().Size(); d++ {
		places := p.Grid.Places(d).And(p.Grid.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			s.bits[d-1][c] = uint16(n)
			n++
		}
	}
	s.words = (n + 63) / 64
	list := p.ALS()
	s.rows = sized(s.rows, len(list)+1)
	s.rows[0] = 0
	for set := range list {
		s.rows[set+1] = s.rows[set] + list[set].Digits.Len()
	}
	s.entered = cleared(s.entered, s.rows[len(list)]*s.words)
	s.leave = sized(s.leave, len(s.entered))
	for set := range list {
		at := s.rows[set] * s.words
		for ds := list[set].Digits; ds != 0; at += s.words {
			d, _ := ds.Next()
			targets := p.TargetsOf(set, d)
			for c, ok := targets.Next(); ok; c, ok = targets.Next() {
				bit := int(s.bits[d-1][c])
				s.entered[at+bit/64] |= 1 << (bit % 64)
			}
		}
	}
}

// row returns the candidates for a set and one of its digits.
func (s *squeeze) row(table []uint64, list []ALS, set int, d candidates.Digit) []uint64 {
	from := (s.rows[set] + (list[set].Digits & (candidates.Digits(d) - 1)).Len()) * s.words
	return table[from : from+s.words]
}

// round sums up what squeezes which set, and lets the sets take digits from
// others.
func (s *squeeze) round(p *Pass) {
	if len(s.rounds) < cap(s.rounds) {
		s.rounds = s.rounds[:len(s.rounds)+1]
	} else {
		s.rounds = append(s.rounds, squeezed{})
	}
	if len(s.rounds) > 1 {
		s.spread(p)
	}
	r := &s.rounds[len(s.rounds)-1]
	list := p.ALS()
	r.sets = sized(r.sets, len(list))
	var squeezing [candidates.MaxCandidates/64 + 1]uint64
	for set := range list {
		entered := s.entered[s.rows[set]*s.words : s.rows[set+1]*s.words]
		leave := s.leave[s.rows[set]*s.words:][:len(entered)]
		var squeezed uint64
		for w := range s.words {
			var once, twice uint64
			for i := w; i < len(entered); i += s.words {
				twice |= once & entered[i]
				once |= entered[i]
			}
			// A set that lost one digit takes each of its others.
			for i := w; i < len(entered); i += s.words {
				leave[i] = twice | once&^entered[i]
			}
			squeezing[w] |= twice
			squeezed |= twice
		}
		r.sets[set] = squeezed != 0
	}
	r.targets, r.some = [candidates.MaxSize]candidates.CellSet{}, false
	for _, word := range squeezing {
		r.some = r.some || word != 0
	}
	for d := candidates.Digit(1); r.some && int(d) <= p.Grid.Layout().Size(); d++ {
		places := p.Grid.Places(d).And(p.Grid.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			if bit := int(s.bits[d-1][c]); squeezing[bit/64]>>(bit%64)&1 != 0 {
				r.targets[d-1] = r.targets[d-1].With(c)
			}
		}
	}
}

// spread goes along all restricted commons.
func (s *squeeze) spread(p *Pass) {
	list, commons := p.ALS(), p.RestrictedCommons()
	for i := range commons {
		k := &commons[i]
		if !p.Options.OverlappingSets && list[k.A].Cells.Meets(list[k.B].Cells) {
			continue
		}
		for ds := k.Digits; ds != 0; {
			d, _ := ds.Next()
			enter(s.row(s.entered, list, k.A, d), s.row(s.leave, list, k.B, d))
			enter(s.row(s.entered, list, k.B, d), s.row(s.leave, list, k.A, d))
		}
	}
}

func enter(set, from []uint64) {
	for w := range set {
		set[w] |= from[w]
	}
}
