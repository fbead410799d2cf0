package candidates

import (
	"slices"
	"sort"
)

// Remainders returns sums of at most so many cells that follow from the sums of clues and of one to four houses: what
// is left of the houses when the clues in them are taken away, and what clues have beyond them. Each is there once, in the
// order in which people try: few cells and few houses first.
func (l *Layout) Remainders(most int) []Derived {
	if l.clued == nil || len(l.clued.counting) == 0 {
		return nil
	}
	m := l.clued.made
	return m.once(&m.remainders, most, l.remain)
}

// remain works out the remainders.
func (l *Layout) remain(most int) (sums []Derived) {
	of, alone := l.addends()
	if len(of) == 0 {
		return nil
	}
	known := map[string]bool{}
	for _, hs := range l.Together() {
		var s Derived
		for h := range hs.All() {
			s = s.Plus(1, Derived{l.House(h), Added{Houses: Houses(h)}})
		}
		innies, outies := taken(s, of)
		times, _ := s.Reduce(alone)
		for i, n := range times {
			if n != 0 {
				s = s.Plus(n, of[i])
			}
		}
		for _, s := range []Derived{s, innies, outies} {
			if len(s.Terms) == 0 || len(s.Terms) > most || len(s.Clues) == 0 {
				continue
			}
			if key := s.Sum.key(); !known[key] {
				known[key] = true
				s.sort(l)
				sums = append(sums, s)
			}
		}
	}
	sort.SliceStable(sums, func(i, j int) bool { return sums[i].effort() < sums[j].effort() })
	return sums
}

// addends returns the sums of the clues, each once, and the same as sums only.
func (l *Layout) addends() (of []Derived, sums []Sum) {
	for _, c := range l.Counting() {
		for i, s := range c.Sums {
			of = append(of, Derived{s, Added{Clues: []Addend{{c.Clue.String(), i, 1}}}})
		}
		sums = append(sums, c.Sums...)
	}
	return of, sums
}

// taken returns what is left of houses when clues are taken away that lie in them, and when those are that have a cell in
// them, none of which overlap. A clue with as many cells in as beyond them leaves no fewer terms, so that [Sum.Reduce] does not
// take it.
func taken(s Derived, of []Derived) (innies, outies Derived) {
	inside := s.Cells()
	innies, outies = s, s
	var used CellSet
	for _, c := range of {
		cells := c.Cells()
		if once, _ := c.Once(); once != cells || !cells.Meets(inside) || cells.Meets(used) {
			continue
		}
		used = used.Or(cells)
		outies = outies.Plus(-1, c)
		if cells.Within(inside) {
			innies = innies.Plus(-1, c)
		}
	}
	return innies, outies
}

// effort is how much there is to look at: a single cell beside three houses is less than five cells of one.
func (d Derived) effort() int { return (d.Houses | d.Less).Len() + 2*len(d.Terms) }

// Reduce returns how often each of some sums is to be added, or taken away, so that fewer cells are left, and these: the sum
// first that leaves the fewest, as long as one does. It is nil if none does.
func (s Sum) Reduce(of []Sum) (times []int, left CellSet) {
	var own [MaxCells]int
	for _, x := range s.Terms {
		own[x.Cell] = x.Times
	}
	left = s.Cells()
	for {
		most, at, sign := 0, 0, 0
		for i, t := range of {
			if times != nil && times[i] != 0 || !t.Cells().Meets(left) {
				continue
			}
			for _, n := range [...]int{-1, 1} {
				fewer := 0
				for _, x := range t.Terms {
					switch own[x.Cell] {
					case 0:
						fewer--
					case -n * x.Times:
						fewer++
					}
				}
				if fewer > most {
					most, at, sign = fewer, i, n
				}
			}
		}
		if most == 0 {
			return times, left
		}
		if times == nil {
			times = make([]int, len(of))
		}
		times[at] = sign
		for _, x := range of[at].Terms {
			if own[x.Cell] += sign * x.Times; own[x.Cell] == 0 {
				left = left.Without(x.Cell)
			} else {
				left = left.With(x.Cell)
			}
		}
	}
}

// key tells sums apart, whatever the order of their terms.
func (s Sum) key() string {
	terms := slices.Clone(s.Terms)
	sort.SliceStable(terms, func(i, j int) bool { return terms[i].Cell < terms[j].Cell })
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
		if l.houseCells[h].Len() == l.size {
			sets = append(sets, Houses(h))
		}
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
