package candidates

import "slices"

// Remainders returns sums of at most so many cells that follow from the sums of clues and of one to four houses: what
// is left of the houses when the clues in them are taken away, and what clues have beyond them. Each is there once.
func (l *Layout) Remainders(most int) (sums []Sum) {
	var of []Sum // of clues
	for _, c := range l.Counting() {
		of = append(of, c.Sums...)
	}
	if len(of) == 0 {
		return nil
	}
	known := map[string]bool{}
	for _, hs := range l.Together() {
		var s Sum
		for h := range hs.All() {
			s = s.Plus(1, l.House(h))
		}
		if s = Less(s, of); len(s.Terms) == 0 || len(s.Terms) > most {
			continue
		}
		if key := s.key(); !known[key] {
			known[key] = true
			sums = append(sums, s)
		}
	}
	return sums
}

// Adder is what adds up terms of cells: a [Sum], or a sum that knows which others it was made of.
type Adder[S any] interface {
	Cells() CellSet
	Len() int                  // how many terms there are
	Plus(times int, other S) S // the sum of both, the second taken so many times
}

// Less returns the sum from which others are taken, or to which they are added, as long as that leaves fewer terms: the
// one first that leaves the fewest.
func Less[S Adder[S]](s S, of []S) S {
	used := make([]bool, len(of))
	for {
		best, at := s, -1
		cells := s.Cells()
		for i, t := range of {
			if used[i] || !t.Cells().Meets(cells) {
				continue
			}
			for _, times := range []int{-1, 1} {
				if x := s.Plus(times, t); x.Len() < best.Len() {
					best, at = x, i
				}
			}
		}
		if at < 0 {
			return s
		}
		s = best
		used[at] = true
	}
}

// key tells sums apart, whatever the order of their terms.
func (s Sum) key() string {
	terms := slices.Clone(s.Terms)
	slices.SortFunc(terms, func(a, b Term) int { return int(a.Cell) - int(b.Cell) })
	sign := 1
	if len(terms) > 0 && terms[0].Times < 0 {
		sign = -1
	}
	key := []byte{byte(sign * s.Total), byte(sign * s.Total >> 8)}
	for _, t := range terms {
		key = append(key, byte(t.Cell), byte(sign*t.Times))
	}
	return string(key)
}

// Together returns houses without a common cell that people add up: one, two to four rows or columns side by side, or
// two to four boxes side by side or in a square.
func (l *Layout) Together() (sets []HouseSet) {
	for h := range l.houses.All() {
		sets = append(sets, Houses(h))
	}
	for _, kind := range []Kind{Row, Column} {
		for n := 2; n <= 4; n++ {
			for first := 1; first+n-1 <= l.size; first++ {
				var hs HouseSet
				for i := range n {
					hs = hs.With(HouseOf(kind, first+i))
				}
				sets = append(sets, hs)
			}
		}
	}
	boxes := l.HousesOfKind(Box)
	var pairs []HouseSet
	for a := range boxes.All() {
		for b := range boxes.All() {
			if a < b && l.touch(a, b) {
				pairs = append(pairs, Houses(a, b))
			}
		}
	}
	sets = append(sets, pairs...)
	for i, p := range pairs {
		for _, q := range pairs[:i] {
			if hs := p | q; !slices.Contains(sets, hs) && (hs.Len() == 3 || hs.Len() == 4 && inSquare(pairs, hs)) {
				sets = append(sets, hs)
			}
		}
	}
	return sets
}

// touch reports whether cells of the houses share an edge.
func (l *Layout) touch(a, b House) bool {
	for c := range l.houseCells[a].All() {
		for d := range l.houseCells[b].All() {
			if c.Distance(d) == 1 {
				return true
			}
		}
	}
	return false
}

// inSquare reports whether four boxes touch one another in a ring.
func inSquare(pairs []HouseSet, boxes HouseSet) bool {
	n := 0
	for _, p := range pairs {
		if p&^boxes == 0 {
			n++
		}
	}
	return n == 4
}
