package explainer

import "math/bits"

// singles places a hidden single: the last digit of a house, then what has one place in a box, then in a
// column, then in a row.
func (s *Solver) singles() bool {
	b := &s.board
	for h := range houses {
		if m := b.open[h]; m != 0 && m&(m-1) == 0 {
			if c := int(cellIn[h][lowest(m)]); b.digits[c] != 0 {
				s.pattern, s.rating = pattern{rule: lastDigit}, 10
				s.put(c, lowest(b.digits[c]))
				return true
			}
		}
	}
	for h := boxes; h < boxes+9; h++ {
		if s.hiddenSingle(h, 12) {
			return true
		}
	}
	for _, kind := range [2]int{columns, rows} {
		for h := kind; h < kind+9; h++ {
			if s.hiddenSingle(h, 15) {
				return true
			}
		}
	}
	return false
}

// hiddenSingle places the first digit that has one place in the house.
func (s *Solver) hiddenSingle(h, rating int) bool {
	for d := range 9 {
		if m := s.board.places[h][d]; m != 0 && m&(m-1) == 0 {
			s.pattern, s.rating = pattern{rule: hiddenSingle}, rating
			s.put(int(cellIn[h][lowest(m)]), d)
			return true
		}
	}
	return false
}

func (s *Solver) nakedSingle() bool {
	for c := range 81 {
		if m := s.board.digits[c]; m != 0 && m&(m-1) == 0 {
			s.put(c, lowest(m))
			return true
		}
	}
	return false
}

// orders are the kinds of houses in which locked candidates are looked for: from, to.
var orders = [4][2]int{{boxes, columns}, {boxes, rows}, {columns, boxes}, {rows, boxes}}

// within says in which third of a house all of some of its places are: of each three in turn, or of each third
// place; 3 if they are in none or there are no places.
var within = func() (t [2][512]uint8) {
	for m := range 512 {
		for kind, third := range [2]int{0o7, 0o111} {
			t[kind][m] = 3
			for i := range 3 {
				if m != 0 && m&^(third<<(i*(3-2*kind))) == 0 {
					t[kind][m] = uint8(i)
				}
			}
		}
	}
	return t
}()

// crossing returns the three houses that a house of the first kind of an order has cells in common with.
func crossing(order [2]int, h int) (to [3]int) {
	i := h - order[0]
	for t := range 3 {
		switch {
		case order[1] == columns:
			to[t] = columns + i%3*3 + t
		case order[1] == rows:
			to[t] = rows + i/3*3 + t
		case order[0] == columns:
			to[t] = t*3 + i/3
		default:
			to[t] = i/3*3 + t
		}
	}
	return to
}

// locked looks for digits whose places in one house are all in another, for pointing and then for claiming.
func (b *board) locked(found func(d, from, to int) bool) bool {
	for _, o := range orders {
		thirds := &within[0]
		if o[1] == columns {
			thirds = &within[1]
		}
		for h := o[0]; h < o[0]+9; h++ {
			var digits [4]uint16
			for d, m := range b.places[h] {
				digits[thirds[m&511]] |= 1 << d
			}
			if digits[0]|digits[1]|digits[2] == 0 {
				continue
			}
			for t, to := range crossing(o, h) {
				for m := digits[t]; m != 0; m &= m - 1 {
					if d := lowest(m); b.places[to][d]&^common[to][h] != 0 && found(d, h, to) {
						return true
					}
				}
			}
		}
	}
	return false
}

func (s *Solver) directLocked() bool {
	return s.board.locked(func(d, h, to int) bool {
		first := h / 9 * 9
		for other := first; other < first+9; other++ {
			if other == h || common[other][to] == 0 {
				continue
			}
			m := s.board.places[other][d]
			if m&(m-1) == 0 {
				continue
			}
			if m &^= common[other][to]; m != 0 && m&(m-1) == 0 {
				s.rating = 17
				if first != boxes {
					s.rating = 19
				}
				s.put(int(cellIn[other][lowest(m)]), d)
				return true
			}
		}
		return false
	})
}

func (s *Solver) lockedCandidates() bool {
	return s.board.locked(func(d, h, to int) bool {
		s.rating = 26
		if h >= rows {
			s.rating = 28
		}
		s.pattern.size = h / 9 * 9
		for m := s.board.places[to][d] &^ common[to][h]; m != 0; m &= m - 1 {
			s.board.remove(int(cellIn[to][lowest(m)]), d)
		}
		return true
	})
}

// subset is a choice of some of nine things, as a mask; subsets has them by size in lexical order.
var subsets = func() (all [6][]uint16) {
	var choose func(k, from int, m uint16, size int)
	choose = func(k, from int, m uint16, size int) {
		if k == 0 {
			all[size] = append(all[size], m)
			return
		}
		for i := from; i <= 9-k; i++ {
			choose(k-1, i+1, m|1<<i, size)
		}
	}
	for k := 1; k < len(all); k++ {
		choose(k, 0, 0, k)
	}
	return all
}()

// kinds is the order of houses for sets.
var kinds = [3]int{boxes, columns, rows}

// unions reports the choices of k of nine masks that have k bits together, each mask two or more.
func unions(masks *[9]uint16, k int, found func(chosen, union uint16) bool) bool {
	var fit uint16
	for i, m := range masks {
		if n := count(m); n >= 2 && n <= k {
			fit |= 1 << i
		}
	}
	if count(fit) < k {
		return false
	}
	return choose(masks, fit, 0, 0, k, k, found)
}

func choose(masks *[9]uint16, fit, chosen, union uint16, left, k int, found func(chosen, union uint16) bool) bool {
	if left == 0 {
		return count(union) == k && found(chosen, union)
	}
	for ; fit != 0; fit &= fit - 1 {
		i := bits.TrailingZeros16(fit)
		if u := union | masks[i]; count(u) <= k && choose(masks, fit&(fit-1), chosen|1<<i, u, left-1, k, found) {
			return true
		}
	}
	return false
}

// hidden looks for k digits that have k places in a house. If direct is true they must leave one place to
// another digit, which is then placed.
func (s *Solver) hidden(k int, direct bool) bool {
	b := &s.board
	for _, kind := range kinds {
		for h := kind; h < kind+9; h++ {
			if n := count(b.open[h]); n <= k || !direct && n <= 2*k {
				continue
			}
			if unions(&b.places[h], k, func(digits, cells uint16) bool {
				if direct {
					for d := range 9 {
						m := b.places[h][d]
						if digits>>d&1 != 0 || m&(m-1) == 0 {
							continue
						}
						if m &^= cells; m != 0 && m&(m-1) == 0 {
							s.put(int(cellIn[h][lowest(m)]), d)
							return true
						}
					}
					return false
				}
				found := false
				for m := cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for rest := b.digits[c] &^ digits; rest != 0; rest &= rest - 1 {
						b.remove(c, lowest(rest))
						found = true
					}
				}
				return found
			}) {
				return true
			}
		}
	}
	return false
}

// naked looks for k cells of a house with k digits.
func (s *Solver) naked(k int) bool {
	b := &s.board
	for _, kind := range kinds {
		for h := kind; h < kind+9; h++ {
			if count(b.open[h]) < 2*k {
				continue
			}
			var masks [9]uint16
			for i, c := range cellIn[h] {
				masks[i] = b.digits[c]
			}
			if unions(&masks, k, func(cells, digits uint16) bool {
				found := false
				for m := b.open[h] &^ cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for rest := b.digits[c] & digits; rest != 0; rest &= rest - 1 {
						b.remove(c, lowest(rest))
						found = true
					}
				}
				return found
			}) {
				return true
			}
		}
	}
	return false
}

// fish looks for a digit that has its places in k parallel lines in k others.
func (s *Solver) fish(k int) bool {
	b := &s.board
	for _, o := range [2][2]int{{columns, rows}, {rows, columns}} {
		for d := range 9 {
			var masks [9]uint16
			for i := range 9 {
				masks[i] = b.places[o[0]+i][d]
			}
			if unions(&masks, k, func(lines, covers uint16) bool {
				found := false
				for m := covers; m != 0; m &= m - 1 {
					h := o[1] + lowest(m)
					for rest := b.places[h][d] &^ lines; rest != 0; rest &= rest - 1 {
						b.remove(int(cellIn[h][lowest(rest)]), d)
						found = true
					}
				}
				return found
			}) {
				return true
			}
		}
	}
	return false
}

// wing looks for a pivot with three digits or, if xyz is false, two, and two pincers with a digit in common.
func (s *Solver) wing(xyz bool) bool {
	b := &s.board
	n := 2
	if xyz {
		n = 3
	}
	for pivot := range 81 {
		all := b.digits[pivot]
		if count(all) != n {
			continue
		}
		for i, p := range peersOf[pivot] {
			x := b.digits[p]
			if count(x) != 2 || xyz && x&^all != 0 || !xyz && count(x&all) != 1 {
				continue
			}
			for _, q := range peersOf[pivot][i+1:] {
				z := b.digits[q]
				if count(z) != 2 || count(x&z) != 1 || xyz && x|z != all || !xyz && (x&z&all != 0 || x^z != all) {
					continue
				}
				d := lowest(x & z)
				sees := peerSet[p].and(peerSet[q])
				if xyz {
					sees = sees.and(peerSet[pivot])
				}
				found := false
				for c := sees.next(); c >= 0; c = sees.next() {
					if b.has(c, d) && c != pivot {
						b.remove(c, d)
						found = true
					}
				}
				if found {
					return true
				}
			}
		}
	}
	return false
}
