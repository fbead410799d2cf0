package explainer

// unary is the memory of the search for chains that have no branches.
type unary struct {
	list   []link // breadth first
	on, no nodeSet
}

// link is a node with the place in the list of the one that led to it.
type link struct {
	node   int16
	from   int32
	length int16 // nodes so far
	cause  uint8
}

// searchUnary finds cycles and forcing chains: of one digit, of cells with two candidates, and of both.
func (x *chainer) searchUnary(out *collector) {
	for _, kind := range [3]int{singleDigitChain, cellsChain, mixedChain} {
		for c := range 81 {
			m := x.base.digits[c]
			n := count(m)
			if n < 2 || kind == cellsChain && n > 2 {
				continue
			}
			for ; m != 0; m &= m - 1 {
				k := candidate(c, lowest(m))
				x.cycles(k, kind, out)
				if kind != cellsChain {
					x.forcing(k, kind, out)
					x.forcing(k+off, kind, out)
				}
			}
		}
	}
}

// weak calls f for the candidates that a true one excludes.
func (x *chainer) weak(k int, cellLinks bool, f func(k int)) {
	c, d := k/9, k%9
	if cellLinks {
		for m := x.base.digits[c] &^ (1 << d); m != 0; m &= m - 1 {
			f(candidate(c, lowest(m)))
		}
	}
	for t, h := range housesOf[c] {
		for m := x.base.places[h][d] &^ (1 << indexIn[c][t]); m != 0; m &= m - 1 {
			f(candidate(int(cellIn[h][lowest(m)]), d))
		}
	}
}

// strong calls f for the candidates that are true if one is false.
func (x *chainer) strong(k int, cells, places bool, f func(k int, cause uint8)) {
	c, d := k/9, k%9
	if m := x.base.digits[c]; cells && count(m) == 2 {
		f(candidate(c, lowest(m&^(1<<d))), byCell)
	}
	if !places {
		return
	}
	for t, h := range housesOf[c] {
		if m := x.base.places[h][d]; count(m) == 2 {
			f(candidate(int(cellIn[h][lowest(m&^(1<<indexIn[c][t]))]), d), h)
		}
	}
}

// spread is the breadth-first search. hit is told of each node that is reached, also if it was before, and says
// whether to list it.
func (x *chainer) spread(source, kind int, hit func(n int, from int32, length int16, cause uint8, seen bool) bool) {
	u := &x.unary
	u.list = u.list[:0]
	u.on, u.no = nodeSet{}, nodeSet{}
	u.list = append(u.list, link{int16(source), -1, 1, assumed})
	if source < off {
		u.on.add(source)
	} else {
		u.no.add(source - off)
	}
	for i := 0; i < len(u.list); i++ {
		l := u.list[i]
		if n := int(l.node); n < off {
			x.weak(n, kind != singleDigitChain, func(k int) {
				if hit(k+off, int32(i), l.length+1, byExcluder, u.no.has(k)) {
					u.no.add(k)
					u.list = append(u.list, link{int16(k + off), int32(i), l.length + 1, byExcluder})
				}
			})
		} else {
			x.strong(n-off, kind != singleDigitChain, kind != cellsChain, func(k int, cause uint8) {
				if hit(k, int32(i), l.length+1, cause, u.on.has(k)) {
					u.on.add(k)
					u.list = append(u.list, link{int16(k), int32(i), l.length + 1, cause})
				}
			})
		}
	}
}

func (x *chainer) forcing(source, kind int, out *collector) {
	target := opposite(source)
	if target < off && count(x.base.digits[target/9]) < 2 {
		return
	}
	base := 70
	if kind == singleDigitChain {
		base = 66
	}
	done := false
	x.spread(source, kind, func(n int, from int32, length int16, cause uint8, seen bool) bool {
		if n == target && !done {
			done = true
			step := chainStep{rating: base + increment(int(length)), complexity: int(length), kind: kind, removed: x.removes(n)}
			if out.outer != nil {
				step.parents = out.path(x, from, n, cause)
			}
			out.keep(step)
		}
		return !seen && !done
	})
}

func (x *chainer) cycles(source, kind int, out *collector) {
	base := 65
	if kind == mixedChain {
		base = 70
	}
	u := &x.unary
	var last [4]int // that are strongly linked to the source
	n := 0
	x.strong(source, kind != singleDigitChain, kind != cellsChain, func(k int, _ uint8) { last[n], n = k, n+1 })
	if n == 0 {
		return
	}
	x.spread(source, kind, func(node int, from int32, length int16, cause uint8, seen bool) bool {
		if node == source && length > 4 {
			step := chainStep{rating: base + increment(int(length)-1), complexity: int(length) - 1, kind: kind, cycle: true}
			if step.removed = x.aroundCycle(from); len(step.removed) > 0 {
				if out.outer != nil {
					step.parents = out.path(x, from, node, cause)
				}
				out.keep(step)
			}
		}
		if node < off || !seen {
			return !seen
		}
		for _, k := range last[:n] {
			if k+off != node {
				continue
			}
			for i := from; i >= 0; i = u.list[i].from {
				if int(u.list[i].node) == node {
					return false
				}
			}
			return true
		}
		return false
	})
}

// aroundCycle returns the candidates, not in cells of the cycle, that a true and a false node of it exclude.
func (x *chainer) aroundCycle(last int32) (removed []int16) {
	u := &x.unary
	var cells cellSet
	var sees [2][9]cellSet
	for i := last; i >= 0; i = u.list[i].from {
		n := int(u.list[i].node)
		k := n % off
		cells.add(k / 9)
		s := &sees[n/off][k%9]
		*s = s.or(peerSet[k/9])
	}
	for d := range 9 {
		both := sees[0][d].and(sees[1][d])
		for c := both.next(); c >= 0; c = both.next() {
			if !cells.has(c) && x.base.has(c, d) {
				removed = append(removed, int16(candidate(c, d)))
			}
		}
	}
	return removed
}

// path returns the nodes of the outer run that the links of a chain rest on.
func (o *collector) path(x *chainer, from int32, n int, cause uint8) []int16 {
	var seen nodeSet
	for {
		k := n % off
		switch cause {
		case assumed, byExcluder:
		case byCell:
			for m := o.outer.base.digits[k/9] &^ o.outer.cur.digits[k/9]; m != 0; m &= m - 1 {
				seen.add(candidate(k/9, lowest(m)))
			}
		default:
			for m := o.outer.base.places[cause][k%9] &^ o.outer.cur.places[cause][k%9]; m != 0; m &= m - 1 {
				seen.add(candidate(int(cellIn[cause][lowest(m)]), k%9))
			}
		}
		if from < 0 {
			return nodesOf(&seen)
		}
		l := x.unary.list[from]
		n, cause, from = int(l.node), l.cause, l.from
	}
}
