package explainer

import "slices"

// loopFinder looks for unique loops and keeps the best step.
type loopFinder struct {
	s      *Solver
	path   []int
	on     cellSet
	seen   [2]uint32 // the houses of the cells at even and odd places
	extra  uint16    // digits seen besides the two, in any cell that was looked at
	v1, v2 int
	met    cellSet // the cells that a loop can have
	extras uint16  // digits besides the two in any cell with both
	best   loopStep
}

// loopStep is what a unique loop removes.
type loopStep struct {
	rating, kind int
	length       int
	removed      []int
}

// uniqueLoop looks for loops of cells that could exchange two digits. Of all it takes the one with the
// lowest rating, then the lowest type, then the first.
func (s *Solver) uniqueLoop() bool {
	f := &s.loops
	f.s = s
	f.best = loopStep{}
	for c := range 81 {
		m := s.board.digits[c]
		if count(m) != 2 {
			continue
		}
		f.v1 = lowest(m)
		f.v2 = lowest(m & (m - 1))
		f.extra = 0
		f.path = f.path[:0]
		f.on = cellSet{}
		f.seen = [2]uint32{}
		if f.met, f.extras = s.board.met(f.v1, f.v2); f.met.has(c) {
			f.search(c, 2, -1)
		}
	}
	if f.best.removed == nil {
		return false
	}
	s.rating = f.best.rating
	s.pattern.size, s.pattern.kind = f.best.length, f.best.kind
	for _, k := range f.best.removed {
		s.board.remove(k/9, k%9)
	}
	return true
}

// met returns the cells with both digits that loops may have: each has another of them in its box, its row and
// its column, as in those of a loop there are two. extras has the other digits of all cells with both.
func (b *board) met(v1, v2 int) (cells cellSet, extras uint16) {
	var in [houses]uint16
	for h := range in {
		in[h] = b.places[h][v1] & b.places[h][v2]
	}
	for r := range 9 {
		for m := in[rows+r]; m != 0; m &= m - 1 {
			extras |= b.digits[r*9+lowest(m)] &^ (1<<v1 | 1<<v2)
		}
	}
	for again := true; again; {
		again = false
		cells = cellSet{}
		for r := range 9 {
			for m := in[rows+r]; m != 0; m &= m - 1 {
				c := r*9 + lowest(m)
				h, i := &housesOf[c], &indexIn[c]
				if count(in[h[0]]) > 1 && count(in[h[1]]) > 1 && count(in[h[2]]) > 1 {
					cells.add(c)
					continue
				}
				for t := range 3 {
					in[h[t]] &^= 1 << i[t]
				}
				again = true
			}
		}
	}
	return cells, extras
}

// search extends the path by a cell that it came to by a house of the given kind. The digits that cells
// have besides the two are gathered over the whole search and not for the path alone: so a third cell with
// more than the two is let in less often than it might.
func (f *loopFinder) search(c, allowed, kind int) {
	b := &f.s.board
	parity := len(f.path) % 2
	before := f.seen[parity]
	f.seen[parity] |= metBy[c]
	f.path = append(f.path, c)
	f.on.add(c)
	both := uint16(1<<f.v1 | 1<<f.v2)
	for t := range 3 {
		if t == kind {
			continue
		}
		h := housesOf[c][t]
		for cells := b.places[h][f.v1] & b.places[h][f.v2]; cells != 0; cells &= cells - 1 {
			next := int(cellIn[h][lowest(cells)])
			if next == f.path[0] && len(f.path) >= 4 {
				f.close()
				continue
			}
			m := b.digits[next]
			if f.on.has(next) {
				continue
			}
			f.extra |= m &^ both
			if m != both && allowed == 0 && count(f.extra) != 1 {
				continue
			}
			left := allowed
			if m != both {
				left--
			}
			// A house that has two cells at even places, or at odd ones, is no longer of use. To go on would
			// only gather digits, of which more than two make no difference. A loop with at most two such
			// cells was found from the first of its cells with nothing more.
			if (count(f.extra) > 1 || f.extra == f.extras) && (f.seen[len(f.path)%2]&metBy[next] != 0 ||
				!f.met.has(next) || m == both && next < f.path[0] && allowed >= 0) {
				continue
			}
			f.search(next, left, t)
		}
	}
	f.path = f.path[:len(f.path)-1]
	f.on.remove(c)
	f.seen[parity] = before
}

// deadly reports whether every house that the path meets has one cell at an even and one at an odd place of it.
func (f *loopFinder) deadly() bool {
	var seen [2]uint32
	for i, c := range f.path {
		for _, h := range housesOf[c] {
			if seen[i%2]>>h&1 != 0 {
				return false
			}
			seen[i%2] |= 1 << h
		}
	}
	return seen[0] == seen[1]
}

func (f *loopFinder) close() {
	if !f.deadly() {
		return
	}
	b := &f.s.board
	both := uint16(1<<f.v1 | 1<<f.v2)
	var more []int
	var extra uint16
	for _, c := range f.path {
		if m := b.digits[c] &^ both; m != 0 {
			more = append(more, c)
			extra |= m
		}
	}
	base := 45 + min((len(f.path)-4)/2, 2)
	if len(f.path) >= 10 {
		base = 50
	}
	switch {
	case len(more) == 1:
		f.take(base, 1, []int{candidate(more[0], f.v1), candidate(more[0], f.v2)})
	case len(more) > 1 && count(extra) == 1:
		sees := peerSet[more[0]]
		for _, c := range more[1:] {
			sees = sees.and(peerSet[c])
		}
		d := lowest(extra)
		var removed []int
		for c := sees.next(); c >= 0; c = sees.next() {
			if b.has(c, d) {
				removed = append(removed, candidate(c, d))
			}
		}
		f.take(base, 2, removed)
	}
	if len(more) == 2 {
		f.pair(base, more[0], more[1], extra)
	}
}

// pair makes what it can of two cells with more than the two digits that share a house.
func (f *loopFinder) pair(base, c1, c2 int, extra uint16) {
	b := &f.s.board
	both := uint16(1<<f.v1 | 1<<f.v2)
	locked := false
	for t, h := range housesOf[c1] {
		if housesOf[c2][t] != h {
			continue
		}
		mine := uint16(1)<<indexIn[c1][t] | 1<<indexIn[c2][t]
		for _, d := range [2]int{f.v1, f.v2} {
			if b.places[h][d]&^mine == 0 {
				other := f.v1 + f.v2 - d
				locked = f.take(base, 4, []int{candidate(c1, other), candidate(c2, other)}) || locked
			}
		}
	}
	if locked || count(extra) < 2 { // type 3 is only looked for where there is no type 4
		return
	}
	for t, h := range housesOf[c1] {
		if housesOf[c2][t] != h {
			continue
		}
		mine := uint16(1)<<indexIn[c1][t] | 1<<indexIn[c2][t]
		rest := b.open[h] &^ mine
		// Naked: k-1 other cells and the pair, which needs one of the extra digits, have k digits.
		for k := count(extra); k <= 4; k++ {
			for _, cells := range subsets[k-1] {
				if cells&^rest != 0 {
					continue
				}
				digits := extra
				for m := cells; m != 0; m &= m - 1 {
					digits |= b.digits[cellIn[h][lowest(m)]]
				}
				if count(digits) != k || digits&both != 0 {
					continue
				}
				var removed []int
				for m := rest &^ cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for x := b.digits[c] & digits; x != 0; x &= x - 1 {
						removed = append(removed, candidate(c, lowest(x)))
					}
				}
				f.take(base+k-1, 3, removed)
			}
		}
		// Hidden: k digits, the two among them and no extra one, have places in the pair and k-1 other cells.
		for k := 2; k <= 4; k++ {
			for _, digits := range subsets[k] {
				if digits&both != both || digits&extra != 0 {
					continue
				}
				var cells uint16
				open := true
				for m := digits; m != 0; m &= m - 1 {
					at := b.places[h][lowest(m)]
					cells |= at
					open = open && at != 0
				}
				cells &^= mine
				if !open || count(cells) != k-1 {
					continue
				}
				var removed []int
				for m := cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for x := b.digits[c] &^ digits; x != 0; x &= x - 1 {
						removed = append(removed, candidate(c, lowest(x)))
					}
				}
				f.take(base+k-2, 3, removed)
			}
		}
	}
}

// take keeps a step that is better than the best. It reports whether the step removes anything.
func (f *loopFinder) take(rating, kind int, removed []int) bool {
	removed = slices.DeleteFunc(removed, func(k int) bool { return !f.s.board.has(k/9, k%9) })
	if len(removed) == 0 {
		return false
	}
	if b := &f.best; b.removed == nil || rating < b.rating || rating == b.rating && kind < b.kind {
		*b = loopStep{rating, kind, len(f.path), removed}
	}
	return true
}
