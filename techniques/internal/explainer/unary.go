package explainer

import "math/bits"

// unary is the memory of the search for chains that have no branches.
type unary struct {
	list   []link // breadth first
	on, no nodeSet
	// The links of a board.
	kind         int // of the chains that are looked for
	limit        int // the number of nodes beyond which they are of no use
	links        [off]links
	linked       [mixedChain + 1]nodeSet // candidates with strong links, by kind
	front, spare []int16
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
	x.unary.link(x.base)
	for _, kind := range [3]int{singleDigitChain, cellsChain, mixedChain} {
		if lowest := baseOf(kind, true); out.outer == nil && out.best.removed != nil && out.best.rating < lowest || x.stopped() {
			return
		}
		x.unary.kind, x.unary.limit = kind, nodes
		on, no := all, all
		if x.fruitless.known {
			on, no = x.fresh(kind)
		}
		for c := range 81 {
			m := x.base.digits[c]
			n := count(m)
			if n < 2 || kind == cellsChain && n > 2 {
				continue
			}
			for ; m != 0; m &= m - 1 {
				k := candidate(c, lowest(m))
				if out.outer == nil && out.best.removed != nil {
					x.unary.limit = longest(out.best.rating - baseOf(kind, true))
				}
				var back, closed int
				if on.has(k) {
					back, closed = x.unary.reach(k, true)
				}
				if closed > 0 && out.useful(baseOf(kind, true), closed-1) {
					x.cycles(k, kind, out)
				}
				if kind == cellsChain {
					continue
				}
				if back > 0 {
					x.forcing(k, kind, back, out)
				}
				if !no.has(k) {
					continue
				}
				if back, _ := x.unary.reach(k, false); back > 0 {
					x.forcing(k+off, kind, back, out)
				}
			}
		}
	}
	if out.outer == nil && out.best.removed == nil {
		x.fruitless = fruitless{true, *x.base}
	}
}

// all has every candidate.
var all = func() (s nodeSet) {
	for i := range s {
		s[i] = 1<<64 - 1
	}
	return s
}()

// fresh returns the candidates from which, true or false, chains lead over a strong link that was not there
// when there were no chains: weak links only get fewer. A node leads to one side of it where the opposite of
// that leads to the opposite of the node.
func (x *chainer) fresh(kind int) (on, no nodeSet) {
	old := &x.fruitless.board
	var sides nodeSet
	for c := range 81 {
		if m := x.base.digits[c]; kind != singleDigitChain && count(m) == 2 && count(old.digits[c]) != 2 {
			sides.add(candidate(c, lowest(m)))
			sides.add(candidate(c, lowest(m&(m-1))))
		}
	}
	for h := range houses {
		for d := range 9 {
			if m := x.base.places[h][d]; kind != cellsChain && count(m) == 2 && count(old.places[h][d]) != 2 {
				sides.add(candidate(int(cellIn[h][lowest(m)]), d))
				sides.add(candidate(int(cellIn[h][lowest(m&(m-1))]), d))
			}
		}
	}
	var isOn, isOff nodeSet
	for k := range off {
		if sides.has(k) {
			x.unary.closure(k, &isOn, &isOff)
			for i := range on {
				on[i] |= isOff[i]
				no[i] |= isOn[i]
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
func longest(most int) (complexity int) {
	for complexity < nodes && increment(complexity+1) <= most {
		complexity++
	}
	return complexity
}

// useful reports whether a step without branches that removes anything may be better than the best. Where
// the best for each candidate counts that depends on what it removes.
func (o *collector) useful(base, complexity int) bool {
	return o.outer != nil || o.best.removed == nil || base+increment(complexity) <= o.best.rating
}

// link gathers the links of the board, those in cells before those in houses.
func (u *unary) link(b *board) {
	u.linked = [mixedChain + 1]nodeSet{}
	for c := range 81 {
		cell := b.digits[c]
		pair := count(cell) == 2
		for m := cell; m != 0; m &= m - 1 {
			d := lowest(m)
			k := candidate(c, d)
			l := &u.links[k]
			l.weak, l.strong = l.weak[:0], l.strong[:0]
			l.weakInCell, l.strongInCell = 0, 0
			for m := cell &^ (1 << d); m != 0; m &= m - 1 {
				l.weak = append(l.weak, int16(candidate(c, lowest(m))))
				l.weakInCell++
			}
			if pair {
				l.strong, l.causes[0] = append(l.strong, l.weak[0]), byCell
				l.strongInCell = 1
				u.linked[cellsChain].add(k)
				u.linked[mixedChain].add(k)
			}
			w := nodeSet{}
			for t, h := range housesOf[c] {
				m := b.places[h][d] &^ (1 << indexIn[c][t])
				if m != 0 && m&(m-1) == 0 {
					l.causes[len(l.strong)] = h
					l.strong = append(l.strong, int16(candidate(int(cellIn[h][lowest(m)]), d)))
				}
				for ; m != 0; m &= m - 1 {
					if q := candidate(int(cellIn[h][lowest(m)]), d); !w.has(q) {
						w.add(q)
						l.weak = append(l.weak, int16(q))
					}
				}
			}
			if len(l.strong) > l.strongInCell {
				u.linked[singleDigitChain].add(k)
				u.linked[mixedChain].add(k)
			}
			l.set[0] = w
			for _, q := range l.weak[:l.weakInCell] {
				w.add(int(q))
			}
			l.set[1] = w
		}
	}
}

// links are those of a candidate: what it excludes, and what follows if it is false, with the item.
type links struct {
	weak, strong             []int16
	causes                   [4]uint8
	weakInCell, strongInCell int
	set                      [2]nodeSet // what it excludes in houses, and at all
}

func (u *unary) weak(k int) []int16 {
	if l := &u.links[k]; u.kind != singleDigitChain {
		return l.weak
	} else {
		return l.weak[l.weakInCell:]
	}
}

func (u *unary) weakSet(k int16) *nodeSet {
	if u.kind == singleDigitChain {
		return &u.links[k].set[0]
	}
	return &u.links[k].set[1]
}

func (u *unary) strong(k int) ([]int16, []uint8) {
	l := &u.links[k]
	from, to := 0, len(l.strong)
	if u.kind == singleDigitChain {
		from = l.strongInCell
	}
	if u.kind == cellsChain {
		to = l.strongInCell
	}
	return l.strong[from:to], l.causes[from:to]
}

// reach returns how many nodes the shortest chain has from a candidate, true or false, to its opposite, and
// of a cycle through it, at least, its closing node included; 0 if there is none.
func (u *unary) reach(k int, isOn bool) (back, closed int) {
	var on, no, next nodeSet
	useful := u.linked[u.kind]
	useful.add(k)
	front := append(u.front[:0], int16(k))
	length := 1
	if isOn {
		on.add(k)
	} else {
		no.add(k)
		front = u.force(&on, front)
		length = 2
		if on.has(k) {
			return 2, 0
		}
	}
	for len(front) > 0 && length < u.limit && (back == 0 || isOn && closed == 0) {
		next = nodeSet{}
		for _, p := range front {
			w := u.weakSet(p)
			for i := range next {
				next[i] |= w[i]
			}
		}
		length++
		if isOn && closed == 0 && length > 3 {
			strong, _ := u.strong(k)
			for _, p := range strong {
				if next.has(int(p)) {
					closed = length + 1
				}
			}
		}
		front = front[:0]
		for i, w := range next {
			w &= useful[i] &^ no[i]
			no[i] |= w
			for ; w != 0; w &= w - 1 {
				front = append(front, int16(i<<6+bits.TrailingZeros64(w)))
			}
		}
		if isOn && back == 0 && no.has(k) {
			back = length
		}
		front = u.force(&on, front)
		length++
		if !isOn && on.has(k) {
			back = length
			break
		}
	}
	u.front = front
	return back, closed
}

// force replaces candidates that are false by those that follow to be true and are new.
func (u *unary) force(on *nodeSet, front []int16) []int16 {
	next := u.spare[:0]
	for _, p := range front {
		strong, _ := u.strong(int(p))
		for _, q := range strong {
			if !on.has(int(q)) {
				on.add(int(q))
				next = append(next, q)
			}
		}
	}
	u.spare = front
	return next
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
			for _, k := range u.weak(n) {
				if hit(int(k)+off, int32(i), l.length+1, byExcluder, u.no.has(int(k))) {
					u.no.add(int(k))
					u.list = append(u.list, link{k + off, int32(i), l.length + 1, byExcluder})
				}
			}
		} else {
			strong, causes := u.strong(n - off)
			for j, k := range strong {
				cause := causes[j]
				if hit(int(k), int32(i), l.length+1, cause, u.on.has(int(k))) {
					u.on.add(int(k))
					u.list = append(u.list, link{k, int32(i), l.length + 1, cause})
				}
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
	last, _ := u.strong(source)
	x.spread(source, kind, func(node int, from int32, length int16, cause uint8, seen bool) bool {
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
			if int(k)+off != node {
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

// closure returns what follows from a candidate over the links that were gathered. Nothing more can follow
// where no link comes of what is removed.
func (u *unary) closure(k int, on, no *nodeSet) {
	*on, *no = nodeSet{}, nodeSet{}
	on.add(k)
	front := append(u.front[:0], int16(k))
	for len(front) > 0 {
		var next nodeSet
		for _, p := range front {
			w := u.weakSet(p)
			for i := range next {
				next[i] |= w[i]
			}
		}
		front = front[:0]
		for i, w := range next {
			w &^= no[i]
			no[i] |= w
			for w &= u.linked[u.kind][i]; w != 0; w &= w - 1 {
				front = append(front, int16(i<<6+bits.TrailingZeros64(w)))
			}
		}
		front = u.force(on, front)
	}
	u.front = front
}
