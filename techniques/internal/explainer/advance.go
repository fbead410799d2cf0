package explainer

import "sort"

// ruleFinder finds the removals of the rules that serve as steps of a run.
type ruleFinder struct {
	out collector
}

// advance adds what the first of the rules shows that shows anything.
func (f *ruleFinder) advance(x *chainer, r *run) {
	n := len(r.offs)
	if f.locked(x, r); len(r.offs) > n {
		return
	}
	if f.hidden(x, r); len(r.offs) > n {
		return
	}
	if f.naked(x, r); len(r.offs) > n {
		return
	}
	if f.fish(x, r); len(r.offs) > n || x.mode.level < 2 {
		return
	}
	var modes []mode
	switch x.mode.level {
	case 2:
		modes = []mode{{}}
	case 3:
		modes = []mode{{}, {multiple: true}}
	case 4:
		modes = []mode{{multiple: true, dynamic: true}}
	default:
		modes = []mode{{multiple: true, dynamic: true, level: x.mode.level - 3}}
	}
	if x.inner == nil {
		x.inner = &chainer{stop: x.stop}
	}
	for _, m := range modes {
		for _, s := range f.nested(x, m) {
			f.add(r, s.removed, removal{s.parents, &nested{s.complexity}})
		}
		if len(r.offs) > n {
			return
		}
	}
}

func (f *ruleFinder) add(r *run, removed []int16, why removal) {
	if len(removed) == 0 {
		return
	}
	r.removals = append(r.removals, why)
	for _, k := range javaOrder(removed) {
		if !r.off.has(int(k)) {
			r.off.add(int(k))
			r.offs = append(r.offs, entry{k, reason{from: int16(len(r.removals) - 1), cause: byRule}, noItem})
		}
	}
}

// javaOrder sorts removals as a hash table of the program does that has the cells as keys: by the last four
// bits of the number of the cell, then as they were put in.
func javaOrder(removed []int16) []int16 {
	sort.SliceStable(removed, func(i, j int) bool { return removed[i]/9&15 < removed[j]/9&15 })
	return removed
}

// gone appends the candidates of an item that the run removed.
func (x *chainer) gone(parents []int16, h, d int) []int16 {
	for m := x.base.places[h][d] &^ x.cur.places[h][d]; m != 0; m &= m - 1 {
		parents = append(parents, int16(candidate(int(cellIn[h][lowest(m)]), d)+off))
	}
	return parents
}

func (x *chainer) goneFrom(parents []int16, c int) []int16 {
	for m := x.base.digits[c] &^ x.cur.digits[c]; m != 0; m &= m - 1 {
		parents = append(parents, int16(candidate(c, lowest(m))+off))
	}
	return parents
}

func (f *ruleFinder) locked(x *chainer, r *run) {
	x.cur.locked(func(d, h, to int) bool {
		var removed []int16
		for rest := x.cur.places[to][d] &^ common[to][h]; rest != 0; rest &= rest - 1 {
			removed = append(removed, int16(candidate(int(cellIn[to][lowest(rest)]), d)))
		}
		f.add(r, removed, removal{x.gone(nil, h, d), nil})
		return false
	})
}

func (f *ruleFinder) hidden(x *chainer, r *run) {
	b := &x.cur
	for _, kind := range kinds {
		for h := kind; h < kind+9; h++ {
			if count(b.open[h]) <= 4 {
				continue
			}
			unions(&b.places[h], 2, func(digits, cells uint16) bool {
				var removed []int16
				for m := cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for rest := b.digits[c] &^ digits; rest != 0; rest &= rest - 1 {
						removed = append(removed, int16(candidate(c, lowest(rest))))
					}
				}
				if removed != nil {
					var parents []int16
					for m := digits; m != 0; m &= m - 1 {
						parents = x.gone(parents, h, lowest(m))
					}
					f.add(r, removed, removal{parents, nil})
				}
				return false
			})
		}
	}
}

func (f *ruleFinder) naked(x *chainer, r *run) {
	b := &x.cur
	for _, kind := range kinds {
		for h := kind; h < kind+9; h++ {
			if count(b.open[h]) < 4 {
				continue
			}
			var masks [9]uint16
			for i, c := range cellIn[h] {
				masks[i] = b.digits[c]
			}
			unions(&masks, 2, func(cells, digits uint16) bool {
				var removed []int16
				for m := b.open[h] &^ cells; m != 0; m &= m - 1 {
					c := int(cellIn[h][lowest(m)])
					for rest := b.digits[c] & digits; rest != 0; rest &= rest - 1 {
						removed = append(removed, int16(candidate(c, lowest(rest))))
					}
				}
				if removed != nil {
					var parents []int16
					for m := cells; m != 0; m &= m - 1 {
						parents = x.goneFrom(parents, int(cellIn[h][lowest(m)]))
					}
					f.add(r, removed, removal{parents, nil})
				}
				return false
			})
		}
	}
}

func (f *ruleFinder) fish(x *chainer, r *run) {
	b := &x.cur
	for _, o := range [2][2]int{{columns, rows}, {rows, columns}} {
		for d := range 9 {
			var masks [9]uint16
			for i := range 9 {
				masks[i] = b.places[o[0]+i][d]
			}
			unions(&masks, 2, func(lines, covers uint16) bool {
				var removed []int16
				for m := covers; m != 0; m &= m - 1 {
					h := o[1] + lowest(m)
					for rest := b.places[h][d] &^ lines; rest != 0; rest &= rest - 1 {
						removed = append(removed, int16(candidate(int(cellIn[h][lowest(rest)]), d)))
					}
				}
				if removed != nil {
					var parents []int16
					for m := lines; m != 0; m &= m - 1 {
						parents = x.gone(parents, o[0]+lowest(m), d)
					}
					f.add(r, removed, removal{parents, nil})
				}
				return false
			})
		}
	}
}
