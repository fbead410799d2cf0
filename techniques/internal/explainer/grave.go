package explainer

// grave looks for a bivalue universal grave: but for the extra digits of some cells, every open cell would
// have two candidates and every digit two places in each house.
func (s *Solver) grave() bool {
	b := &s.board
	plain := *b
	var extra [81]uint16
	var cells []int
	for h := range houses {
		for d := range 9 {
			m := plain.places[h][d]
			if count(m) < 3 {
				continue
			}
			at, more := -1, 0
			for ; m != 0; m &= m - 1 {
				if c := int(cellIn[h][lowest(m)]); count(plain.digits[c]) >= 3 {
					at = c
					more++
				}
			}
			if more != 1 { // another house may tell which
				continue
			}
			if extra[at] == 0 {
				cells = append(cells, at)
			}
			extra[at] |= 1 << d
			plain.remove(at, d)
		}
	}
	for c := range 81 {
		if n := count(plain.digits[c]); n != 0 && n != 2 || n == 0 && b.digits[c] != 0 {
			return false
		}
	}
	for h := range houses {
		for d := range 9 {
			if n := count(plain.places[h][d]); n != 0 && n != 2 {
				return false
			}
		}
	}
	if len(cells) == 0 {
		return false
	}
	if len(cells) == 1 {
		c := cells[0]
		for m := plain.digits[c]; m != 0; m &= m - 1 {
			b.remove(c, lowest(m))
		}
		s.rating, s.pattern.kind = 56, 1
		return true
	}
	var all uint16
	sees := peerSet[cells[0]]
	for i, c := range cells {
		all |= extra[c]
		if i > 0 {
			sees = sees.and(peerSet[c])
		}
	}
	if count(all) == 1 {
		d, found := lowest(all), false
		for c := sees.next(); c >= 0; c = sees.next() {
			if b.has(c, d) {
				b.remove(c, d)
				found = true
			}
		}
		s.rating, s.pattern.kind = 57, 2
		return found
	}
	if len(cells) == 2 {
		if both := plain.digits[cells[0]] & plain.digits[cells[1]]; peerSet[cells[0]].has(cells[1]) && both != 0 && s.graveFour(&plain, cells, both) {
			s.rating, s.pattern.kind = 57, 4
			return true
		}
	}
	return s.graveThree(cells, all, &extra)
}

// graveFour handles two cells in sight of each other with a digit in common, which is not an extra one: the
// one of them that has no extra digit has it, so neither has another of its digits that is no extra one.
func (s *Solver) graveFour(plain *board, cells []int, both uint16) (found bool) {
	if count(both) != 1 {
		return false
	}
	for _, c := range cells {
		for m := plain.digits[c] &^ both; m != 0; m &= m - 1 {
			s.board.remove(c, lowest(m))
			found = true
		}
	}
	return found
}

// graveThree handles cells that share a house and, with other cells of it, make a naked set of their extra digits.
func (s *Solver) graveThree(cells []int, all uint16, extra *[81]uint16) bool {
	b := &s.board
	for t, h := range housesOf[cells[0]] {
		var mine uint16
		for _, c := range cells {
			if housesOf[c][t] == h {
				mine |= 1 << indexIn[c][t]
			}
		}
		if count(mine) != len(cells) {
			continue
		}
		rest := b.open[h] &^ mine
		for k := max(2, count(all)); k <= 5; k++ {
			for _, chosen := range subsets[k-1] {
				if chosen&^rest != 0 {
					continue
				}
				digits := all
				for m := chosen; m != 0; m &= m - 1 {
					digits |= b.digits[cellIn[h][lowest(m)]]
				}
				if count(digits) != k {
					continue
				}
				found := false
				for m := rest &^ chosen; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for x := b.digits[c] & digits; x != 0; x &= x - 1 {
						b.remove(c, lowest(x))
						found = true
					}
				}
				if found {
					s.rating, s.pattern.kind = 57+k-1, 3
					return true
				}
			}
		}
	}
	return false
}
