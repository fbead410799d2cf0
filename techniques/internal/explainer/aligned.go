package explainer

import "math/bits"

// alignedPair looks for two cells whose pairs of digits are, for one digit of one of them, all excluded: they
// are equal in sight of each other, or all that a cell that sees both has left.
func (s *Solver) alignedPair() bool { return s.aligned(2) }

// alignedTriplet does the same for three cells.
func (s *Solver) alignedTriplet() bool { return s.aligned(3) }

func (s *Solver) aligned(k int) bool {
	b := &s.board
	// Of the cells that were looked at before in vain, and the cells that exclude for them, one must have changed.
	changed := s.fruitless[k-2].changed(b)
	if changed.empty() {
		return false
	}
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
		_, twice := seenBy(e1)
		after1 := twice.and(later[c1])
		for c2 := after1.next(); c2 >= 0; c2 = after1.next() {
			e2 := e1.and(peerSet[c2])
			if count(b.digits[c2]) < 2 {
				continue
			}
			first := changed.has(c1) || changed.has(c2)
			if k == 2 {
				if (first || changed.meets(e2)) && s.exclude([]int{c1, c2}, e2) {
					return true
				}
				continue
			}
			_, twice := seenBy(e2)
			after2 := twice.and(later[c2])
			if !first {
				seen, _ := seenBy(e2.and(changed))
				after2 = after2.and(changed.or(seen))
			}
			for c3 := after2.next(); c3 >= 0; c3 = after2.next() {
				if count(b.digits[c3]) >= 2 && s.exclude([]int{c1, c2, c3}, e2.and(peerSet[c3])) {
					return true
				}
			}
		}
	}
	s.fruitless[k-2] = fruitless{true, *b}
	return false
}

// later has the cells after a cell.
var later = func() (t [81]cellSet) {
	for c := range 81 {
		for d := c + 1; d < 81; d++ {
			t[c].add(d)
		}
	}
	return t
}()

// seenBy returns the cells that some of the cells see, and those that two of them see.
func seenBy(cells cellSet) (once, twice cellSet) {
	for c := cells.next(); c >= 0; c = cells.next() {
		twice = twice.or(once.and(peerSet[c]))
		once = once.or(peerSet[c])
	}
	return once, twice
}

// fruitless is a board on which a rule found nothing, if known.
type fruitless struct {
	known bool
	board board
}

// changed returns the cells that have lost candidates since; all if the board is none that came of it.
func (f *fruitless) changed(b *board) (cells cellSet) {
	for c := range 81 {
		if !f.known || b.digits[c]&^f.board.digits[c] != 0 {
			return cellSet{1<<64 - 1, 1<<17 - 1}
		}
		if b.digits[c] != f.board.digits[c] {
			cells.add(c)
		}
	}
	return cells
}

// exclude removes the digits of the cells that are in no choice that the excluders allow, where simpler rules
// found nothing. For each digit it looks for one choice that is allowed, which serves for the digits of the other
// cells as well.
func (s *Solver) exclude(cells []int, excluders cellSet) (found bool) {
	b := &s.board
	var of [3]uint16
	all := uint16(0)
	for i, c := range cells {
		of[i] = b.digits[c]
		all |= of[i]
	}
	var masks [20]uint16
	n := 0
	for c := excluders.next(); c >= 0; c = excluders.next() {
		if m := b.digits[c]; m&^all == 0 {
			masks[n] = m
			n++
		}
	}
	// Fewer than two masks exclude nothing that simpler rules leave. Let x be a digit of one cell that is excluded,
	// and Y and Z what the others have besides, without x where they see it. No digit of Y and one of Z are allowed
	// together. If they are all equal, of cells that see each other, each is the same single digit, and the cells
	// are a naked pair with x. Otherwise a mask M is missing to x and them: x is in M and Y is the rest of it or
	// less, or the choices are two digits of M or equal ones. So the cell of M and the others have three digits, or
	// two, together: they are an XY-Wing or an XYZ-Wing, whose pincers are Y and Z with x, or see each other and are
	// a naked set of a house, after which x is locked in cells of it that the first one sees. In two cells one mask
	// excludes one digit y beside x, and the other cell has x and y, as the mask has: a naked pair.
	if n < 2 {
		return false
	}
	if len(cells) < 3 {
		of[2] = 1 << 9 // a digit that nothing excludes
	}
	var apart [3]uint16 // whether two cells see each other: 01, 02, 12, as a mask of all digits
	for i, pair := range [3][2]int{{0, 1}, {0, 2}, {1, 2}} {
		if pair[1] < len(cells) && peerSet[cells[pair[0]]].has(cells[pair[1]]) {
			apart[i] = 1<<9 - 1
		}
	}
	allowed := func(union uint16) bool {
		for _, m := range masks[:n] {
			if m&^union == 0 {
				return false
			}
		}
		return true
	}
	// Where a digit x is in a cell, a mask of x and y excludes y from the others. One of two other digits, and one
	// of x and two others, excludes two choices, and one of three others none.
	var with [10]uint16
	var most [10]int // how many more choices are excluded so with a digit than masks of two digits exclude
	two := 0
	for _, m := range masks[:n] {
		first, last := lowest(m), bits.Len16(m)-1
		if rest := m & (m - 1); rest&(rest-1) == 0 {
			with[first] |= 1 << last
			with[last] |= 1 << first
			two += 2
			most[first] -= 2
			most[last] -= 2
		} else {
			most[first] += 2
			most[lowest(rest)] += 2
			most[last] += 2
		}
	}
	var seen [3]uint16
	orders := [3][3]int{{0, 1, 2}, {1, 0, 2}, {2, 0, 1}}
	apartOf := [3][3]uint16{{apart[0], apart[1], apart[2]}, {apart[0], apart[2], apart[1]}, {apart[1], apart[2], apart[0]}}
	for i := range cells {
		o, ap := &orders[i], &apartOf[i]
	digits:
		for m := of[i] &^ seen[i]; m != 0; m &= m - 1 {
			x := m & -m
			most, not := two+most[lowest(m)], with[lowest(m)]
			ys, zs := of[o[1]]&^(x&ap[0]|not), of[o[2]]&^(x&ap[1]|not)
			if ap[2] != 0 {
				most += count(ys & zs)
			}
			if count(ys)*count(zs) > most {
				seen[i] |= x
				continue
			}
			for m2 := of[o[1]] &^ (x & ap[0]); m2 != 0; m2 &= m2 - 1 {
				y := m2 & -m2
				for m3 := of[o[2]] &^ (x&ap[1] | y&ap[2]); m3 != 0; m3 &= m3 - 1 {
					z := m3 & -m3
					if allowed(x | y | z) {
						seen[i] |= x
						seen[o[1]] |= y
						seen[o[2]] |= z
						continue digits
					}
				}
			}
		}
	}
	for j, c := range cells {
		for m := of[j] &^ seen[j]; m != 0; m &= m - 1 {
			b.remove(c, lowest(m))
			found = true
		}
	}
	return found
}
