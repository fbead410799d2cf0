package explainer

// link is a node with the place in the list of the one that led to it.
type link struct {
	node   int16
	from   int32
	length int16 // nodes so far
	cause  uint8
}

// back is a candidate with the lengths of the shortest chains and cycles from it: from it, true, to its opposite,
// around it, and from it, false; 0 if there are none.
type back struct{ k, on, around, off int }

// searchUnary finds cycles and forcing chains: of one digit, of cells with two candidates, and of both.
func (x *chainer) searchUnary(out *collector) {
	u := &x.unary
	u.link(x.base)
	for _, kind := range [3]int{singleDigitChain, cellsChain, mixedChain} {
		if lowest := baseOf(kind, true); out.outer == nil && out.best.removed != nil && out.best.rating < lowest || x.stopped() {
			return
		}
		u.use(kind)
		for _, b := range x.lengths(kind, out) {
			if out.outer == nil && out.best.removed != nil {
				u.limit = min(u.limit, longest(out.best.rating-baseOf(kind, true)))
			}
			if b.around > 0 && out.useful(baseOf(kind, true), b.around-1) {
				x.cycles(b.k, kind, out)
			}
			if b.on > 0 {
				x.forcing(b.k, kind, b.on, out)
			}
			if b.off > 0 {
				x.forcing(b.k+off, kind, b.off, out)
			}
		}
	}
}

// lengths returns the candidates that have chains that may be better than the best.
func (x *chainer) lengths(kind int, out *collector) []back {
	u := &x.unary
	best := unlimited
	if out.best.removed != nil {
		best = out.best.rating
	}
	u.backs = u.backs[:0]
	old := &x.returning[kind]
	if out.outer != nil {
		old = &out.outer.returning[kind] // the board of the run came of that one
	}
	on, no := x.fresh(kind, old)
	now := returning{known: true, board: *x.base}
	for c, m := range x.base.digits {
		n := count(m)
		if n < 2 || kind == cellsChain && n > 2 {
			continue
		}
		for ; m != 0; m &= m - 1 {
			b := back{k: candidate(c, lowest(m))}
			i := int(u.number[b.k])
			if out.outer == nil && best < unlimited {
				u.limit = longest(best - baseOf(kind, true))
			}
			if on.has(i) || old.on.has(b.k) {
				back, around := kind != cellsChain && u.returns(i), u.rounds(i)
				if back || around {
					now.on.add(b.k)
					b.on, b.around = u.reach(i, back, around)
				}
			}
			if kind != cellsChain && (no.has(i) || old.off.has(b.k)) && u.returnsOff(i) {
				now.off.add(b.k)
				b.off = u.reachOff(i)
			}
			for _, length := range [2]int{b.on, b.off} {
				if length > 0 {
					best = min(best, baseOf(kind, false)+increment(length))
				}
			}
			if b.on > 0 || b.around > 0 || b.off > 0 {
				u.backs = append(u.backs, b)
			}
		}
	}
	if out.outer == nil {
		*old = now
	}
	return u.backs
}

// returning has the candidates from which, true or false, chains led back on a board of the puzzle, or around a cycle
// that could remove something. On boards that came of it they lead back from others only over strong links that
// are new: weak links and candidates to remove only get fewer.
type returning struct {
	known   bool
	board   board
	on, off nodeSet
}

// all has every candidate.
var all = func() (s nodeSet) {
	for i := range s {
		s[i] = 1<<64 - 1
	}
	return s
}()

// fresh returns the numbers of the candidates from which, true or false, chains lead over a strong link that was not
// there on an earlier board: weak links only get fewer. A node leads to one side of it where the opposite of
// that leads to the opposite of the node.
func (x *chainer) fresh(kind int, r *returning) (on, no nodeSet) {
	if !r.known {
		return all, all
	}
	old := &r.board
	u := &x.unary
	side := func(c, d int) {
		isOn, isOff := u.closure(int(u.number[candidate(c, d)]))
		join(on[:u.words], isOff)
		join(no[:u.words], isOn)
	}
	for c := range 81 {
		if m := x.base.digits[c]; kind != singleDigitChain && count(m) == 2 && count(old.digits[c]) != 2 {
			side(c, lowest(m))
			side(c, lowest(m&(m-1)))
		}
	}
	for h := range houses {
		for d := range 9 {
			if m := x.base.places[h][d]; kind != cellsChain && count(m) == 2 && count(old.places[h][d]) != 2 {
				side(int(cellIn[h][lowest(m)]), d)
				side(int(cellIn[h][lowest(m&(m-1))]), d)
			}
		}
	}
	return on, no
}

// baseOf is the rating of the shortest cycle or forcing chain of a kind.
func baseOf(kind int, cycle bool) int {
	switch {
	case kind == mixedChain:
		return 70
	case cycle:
		return 65
	}
	return 66
}

// longest is the highest complexity that adds no more than most to a rating.
func longest(most int) int {
	if most < 0 {
		return 0
	}
	return longestOf[min(most, len(longestOf)-1)]
}

var longestOf = func() (t [32]int) {
	complexity := 0
	for most := range t {
		for complexity < nodes && increment(complexity+1) <= most {
			complexity++
		}
		t[most] = complexity
	}
	return t
}()

// useful reports whether a step without branches that removes anything may be better than the best. Where
// the best for each candidate counts that depends on what it removes.
func (o *collector) useful(base, complexity int) bool {
	return o.outer != nil || o.best.removed == nil || base+increment(complexity) <= o.best.rating
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
	b := x.base
	weak := func(i, c, d int) {
		l := &u.list[i]
		if k, length := candidate(c, d), l.length+1; hit(k+off, int32(i), length, byExcluder, u.no.has(k)) {
			u.no.add(k)
			u.list = append(u.list, link{int16(k + off), int32(i), length, byExcluder})
		}
	}
	strong := func(i, c, d int, cause uint8) {
		l := &u.list[i]
		if k, length := candidate(c, d), l.length+1; hit(k, int32(i), length, cause, u.on.has(k)) {
			u.on.add(k)
			u.list = append(u.list, link{int16(k), int32(i), length, cause})
		}
	}
	for i := 0; i < len(u.list); i++ {
		n := int(u.list[i].node)
		c, d := n%off/9, n%9
		cell := b.digits[c] &^ (1 << d)
		if kind == singleDigitChain {
			cell = 0
		}
		if n < off {
			for ; cell != 0; cell &= cell - 1 {
				weak(i, c, lowest(cell))
			}
			for t, h := range housesOf[c] {
				m := b.places[h][d] &^ (1 << indexIn[c][t])
				if t > 0 {
					m &^= common[h][housesOf[c][0]] // these came with the box
				}
				for ; m != 0; m &= m - 1 {
					weak(i, int(cellIn[h][lowest(m)]), d)
				}
			}
			continue
		}
		if count(cell) == 1 {
			strong(i, c, lowest(cell), byCell)
		}
		if kind == cellsChain {
			continue
		}
		for t, h := range housesOf[c] {
			if m := b.places[h][d] &^ (1 << indexIn[c][t]); count(m) == 1 {
				strong(i, int(cellIn[h][lowest(m)]), d, h)
			}
		}
	}
}

// forcing takes the shortest chain from a node to its opposite, which has a known number of nodes.
func (x *chainer) forcing(source, kind, length int, out *collector) {
	target := opposite(source)
	step := chainStep{rating: baseOf(kind, false) + increment(length), complexity: length, kind: kind, removed: x.removes(target)}
	if !out.wants(&step) {
		return
	}
	if out.outer != nil {
		done := false
		x.spread(source, kind, func(n int, from int32, _ int16, cause uint8, seen bool) bool {
			if n == target && !done {
				done = true
				step.parents = out.path(x, from, n, cause)
			}
			return !seen && !done
		})
	}
	out.keep(step)
}

func (x *chainer) cycles(source, kind int, out *collector) {
	base := baseOf(kind, true)
	u := &x.unary
	last := u.strongOf(int(u.number[source]))
	x.spread(source, kind, func(node int, from int32, length int16, cause uint8, seen bool) bool {
		if int(length)-1 > u.limit {
			return false
		}
		if node == source && length > 4 {
			step := chainStep{rating: base + increment(int(length)-1), complexity: int(length) - 1, kind: kind, cycle: true}
			if !out.useful(base, step.complexity) {
				return false
			}
			if step.removed = x.aroundCycle(from); out.wants(&step) {
				if out.outer != nil {
					step.parents = out.path(x, from, node, cause)
				}
				out.keep(step)
			}
		}
		if node < off || !seen {
			return !seen
		}
		for _, k := range last {
			if int(u.named[k])+off != node {
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
