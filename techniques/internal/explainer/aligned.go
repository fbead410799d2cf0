package explainer

// alignedPair looks for two cells whose pairs of digits are, for one digit of one of them, all excluded: they
// are equal in sight of each other, or all that a cell that sees both has left.
func (s *Solver) alignedPair() bool { return s.aligned(2) }

// alignedTriplet does the same for three cells.
func (s *Solver) alignedTriplet() bool { return s.aligned(3) }

func (s *Solver) aligned(k int) bool {
	b := &s.board
	var small cellSet // cells that can exclude
	for c := range 81 {
		if n := count(b.digits[c]); n >= 2 && n <= k {
			small.add(c)
		}
	}
	for c1 := range 81 {
		if count(b.digits[c1]) < 2 {
			continue
		}
		e1 := peerSet[c1].and(small)
		if e1.empty() {
			continue
		}
		for c2 := c1 + 1; c2 < 81; c2++ {
			e2 := e1.and(peerSet[c2])
			if count(b.digits[c2]) < 2 || e2.empty() {
				continue
			}
			if k == 2 {
				if e2.len() >= 1 && s.exclude([]int{c1, c2}, e2) {
					return true
				}
				continue
			}
			for c3 := c2 + 1; c3 < 81; c3++ {
				e3 := e2.and(peerSet[c3])
				if count(b.digits[c3]) >= 2 && e3.len() >= 1 && s.exclude([]int{c1, c2, c3}, e3) {
					return true
				}
			}
		}
	}
	return false
}

// exclude removes the digits of the cells that are in no choice that the excluders allow.
func (s *Solver) exclude(cells []int, excluders cellSet) (found bool) {
	b := &s.board
	var allowed [3]uint16
	var masks []uint16
	for c := excluders.next(); c >= 0; c = excluders.next() {
		masks = append(masks, b.digits[c])
	}
	var chosen [3]int
	var try func(i int, union uint16)
	try = func(i int, union uint16) {
		if i == len(cells) {
			for _, m := range masks {
				if m&^union == 0 {
					return
				}
			}
			for j := range cells {
				allowed[j] |= 1 << chosen[j]
			}
			return
		}
	digits:
		for m := b.digits[cells[i]]; m != 0; m &= m - 1 {
			d := lowest(m)
			for j := range i {
				if chosen[j] == d && peerSet[cells[i]].has(cells[j]) {
					continue digits
				}
			}
			chosen[i] = d
			try(i+1, union|1<<d)
		}
	}
	try(0, 0)
	for j, c := range cells {
		for m := b.digits[c] &^ allowed[j]; m != 0; m &= m - 1 {
			b.remove(c, lowest(m))
			found = true
		}
	}
	return found
}
