package explainer

import "math/bits"

// graph numbers the candidates of a board closely, so that sets of them are few words, and says which of them
// exclude each other. It serves the boards that came of that one as well: they only have fewer candidates.
type graph struct {
	digits [81]uint16 // the candidates that have numbers
	words  int        // of a set
	number [off]int16
	named  []int16     // the candidate with each number
	weak   [2][]uint64 // a row for each number: what it excludes in houses, and at all
}

// fit makes the graph serve a board.
func (g *graph) fit(b *board) {
	n, fits := 0, true
	for c, m := range b.digits {
		n += count(m)
		fits = fits && m&^g.digits[c] == 0
	}
	words := (n + 63) / 64
	if fits && words == g.words {
		return
	}
	g.digits, g.words, g.named = b.digits, words, g.named[:0]
	for c, cell := range b.digits {
		for m := cell; m != 0; m &= m - 1 {
			k := candidate(c, lowest(m))
			g.number[k] = int16(len(g.named))
			g.named = append(g.named, int16(k))
		}
	}
	for t := range g.weak {
		g.weak[t] = rowsOf(g.weak[t], n*words)
		clear(g.weak[t])
	}
	for i, k := range g.named {
		c, d := int(k)/9, int(k)%9
		houses, all := g.row(g.weak[0], i), g.row(g.weak[1], i)
		for t, h := range housesOf[c] {
			for m := b.places[h][d] &^ (1 << indexIn[c][t]); m != 0; m &= m - 1 {
				addTo(houses, g.number[candidate(int(cellIn[h][lowest(m)]), d)])
			}
		}
		copy(all, houses)
		for m := b.digits[c] &^ (1 << d); m != 0; m &= m - 1 {
			addTo(all, g.number[candidate(c, lowest(m))])
		}
	}
}

// rowsOf returns the memory of rows with n words, those of before where it is enough.
func rowsOf(rows []uint64, n int) []uint64 {
	if cap(rows) < n {
		return make([]uint64, n)
	}
	return rows[:n]
}

func (g *graph) row(rows []uint64, i int) []uint64 { return rows[i*g.words:][:g.words] }

func addTo(set []uint64, i int16) { set[i>>6] |= 1 << (i & 63) }

func join(set, more []uint64) {
	more = more[:len(set)]
	for i := range set {
		set[i] |= more[i]
	}
}

func meet(a, b []uint64) bool {
	b = b[:len(a)]
	for i, w := range a {
		if w&b[i] != 0 {
			return true
		}
	}
	return false
}

// unary is the memory of the search for chains that have no branches. Its sets are of numbers of the graph.
type unary struct {
	*graph
	kind, limit int                     // of the chains that are looked for, and the number of nodes beyond which they are of no use
	strong      [off]strongLinks        // of the board
	has         nodeSet                 // what the board has
	linked      [mixedChain + 1]nodeSet // what has strong links, by kind
	leads       []uint64                // a row for each number in led: see lead
	trues       []uint64                // rows for each number in closed: see closure
	falses      []uint64
	led, closed nodeSet
	round       [off]int8 // what rounds said of each number, from 1; 0 if nothing
	backs       []back
	list        []link // breadth first
	on, no      nodeSet
}

// strongLinks says what follows to be true if a candidate is false, in its cell and then in its houses.
type strongLinks struct {
	to        [4]int16
	n, inCell int8
}

func (l *strongLinks) add(to int16) {
	l.to[l.n] = to
	l.n++
}

// link gathers the strong links of a board.
func (u *unary) link(b *board) {
	u.linked = [mixedChain + 1]nodeSet{}
	for i := range u.named {
		u.strong[i] = strongLinks{}
	}
	add := func(i, j int16, kind int) {
		u.strong[i].add(j)
		u.strong[j].add(i)
		for _, t := range [2]int{kind, mixedChain} {
			u.linked[t].add(int(i))
			u.linked[t].add(int(j))
		}
	}
	u.has = nodeSet{}
	for i, k := range u.named {
		if b.has(int(k)/9, int(k)%9) {
			u.has.add(i)
		}
	}
	for c, m := range b.digits {
		if count(m) == 2 {
			i, j := u.number[candidate(c, lowest(m))], u.number[candidate(c, lowest(m&(m-1)))]
			add(i, j, cellsChain)
			u.strong[i].inCell, u.strong[j].inCell = 1, 1
		}
	}
	for h := range houses {
		for d, m := range b.places[h] {
			if count(m) == 2 {
				add(u.number[candidate(int(cellIn[h][lowest(m)]), d)], u.number[candidate(int(cellIn[h][lowest(m&(m-1))]), d)], singleDigitChain)
			}
		}
	}
}

// use sets the kind of the chains that are looked for on the board whose links were gathered.
func (u *unary) use(kind int) {
	u.kind, u.limit = kind, nodes
	n := len(u.named) * u.words
	u.leads, u.trues, u.falses = rowsOf(u.leads, n), rowsOf(u.trues, n), rowsOf(u.falses, n)
	u.led, u.closed = nodeSet{}, nodeSet{}
	clear(u.round[:len(u.named)])
}

func (u *unary) strongOf(i int) []int16 {
	l := &u.strong[i]
	switch u.kind {
	case singleDigitChain:
		return l.to[l.inCell:l.n]
	case cellsChain:
		return l.to[:l.inCell]
	}
	return l.to[:l.n]
}

// weakOf returns what a candidate excludes, also what the board no longer has.
func (u *unary) weakOf(i int) []uint64 {
	if u.kind == singleDigitChain {
		return u.row(u.weak[0], i)
	}
	return u.row(u.weak[1], i)
}

// lead returns what is true if a candidate is, two links on.
func (u *unary) lead(i int) []uint64 {
	row := u.row(u.leads, i)
	if u.led.has(i) {
		return row
	}
	u.led.add(i)
	clear(row)
	for t, w := range u.weakOf(i) {
		for w &= u.linked[u.kind][t]; w != 0; w &= w - 1 {
			for _, q := range u.strongOf(t<<6 + bits.TrailingZeros64(w)) {
				addTo(row, q)
			}
		}
	}
	return row
}

// closure returns what is true and what is false if a candidate is true, as far as links lead. Nothing more can
// follow where no link comes of what is removed. False is also what the board no longer has.
func (u *unary) closure(i int) (on, no []uint64) {
	on, no = u.row(u.trues, i), u.row(u.falses, i)
	if u.closed.has(i) {
		return on, no
	}
	clear(on)
	clear(no)
	addTo(on, int16(i))
	var done nodeSet
	for q := i; q >= 0; {
		if u.closed.has(q) {
			join(on, u.row(u.trues, q))
			join(no, u.row(u.falses, q))
			join(done[:u.words], u.row(u.trues, q))
		} else {
			join(on, u.lead(q))
			join(no, u.weakOf(q))
			done.add(q)
		}
		q = -1
		for t, w := range on {
			if w &^= done[t]; w != 0 {
				q = t<<6 + bits.TrailingZeros64(w)
				break
			}
		}
	}
	u.closed.add(i)
	return on, no
}

// reach returns how many nodes the shortest chain has from a true candidate to its opposite, and of a cycle through
// it, at least, its closing node included, of which those are looked for that there are; 0 beyond the limit.
func (u *unary) reach(i int, isBack, isClosed bool) (back, closed int) {
	var on, front nodeSet
	front.add(i)
	on = front
	for length := 2; length <= u.limit && (isBack && back == 0 || isClosed && closed == 0); length += 2 {
		if isClosed && closed == 0 && length > 3 {
			for _, p := range u.strongOf(i) {
				if meet(u.weakOf(int(p)), front[:]) {
					closed = length + 1
				}
			}
		}
		if isBack && back == 0 && meet(u.weakOf(i), front[:]) {
			back = length
		}
		if !u.further(&on, &front) {
			break
		}
	}
	return back, closed
}

// distance returns how many nodes the shortest chain has from a true candidate to a false one; more than the limit
// if there is none that is shorter.
func (u *unary) distance(i, to int) (length int) {
	var on, front nodeSet
	front.add(i)
	on = front
	for length = 2; length <= u.limit && !meet(u.weakOf(to), front[:]); length += 2 {
		if !u.further(&on, &front) {
			return u.limit + 1
		}
	}
	return length
}

// reachOff returns how many nodes the shortest chain has from a false candidate to its opposite, if there is one; 0
// beyond the limit.
func (u *unary) reachOff(i int) int {
	var on, front nodeSet
	for _, q := range u.strongOf(i) {
		front.add(int(q))
	}
	on = front
	for length := 4; length <= u.limit && u.further(&on, &front); length += 2 {
		if on.has(i) {
			return length
		}
	}
	return 0
}

// further takes those that follow from the last true candidates, two links on, to all of them, and reports
// whether there are more.
func (u *unary) further(on, front *nodeSet) (more bool) {
	var next nodeSet
	for t, w := range front[:u.words] {
		for ; w != 0; w &= w - 1 {
			join(next[:u.words], u.lead(t<<6+bits.TrailingZeros64(w)))
		}
	}
	for t := range u.words {
		front[t] = next[t] &^ on[t]
		on[t] |= front[t]
		more = more || front[t] != 0
	}
	return more
}

// returns reports whether links lead from a true candidate to its opposite.
func (u *unary) returns(i int) bool {
	_, no := u.closure(i)
	return no[i>>6]>>(i&63)&1 != 0
}

// returnsOff reports whether links lead from a false candidate to its opposite.
func (u *unary) returnsOff(i int) bool {
	for _, q := range u.strongOf(i) {
		if u.leadsTo(int(q), i) {
			return true
		}
	}
	return false
}

// rounds reports whether there is a cycle through a true candidate and one of them may remove anything. All of a
// cycle are equivalent, so that what is said of one serves for all, and what it removes is in sight of a true one
// and of a false one.
func (u *unary) rounds(i int) bool {
	on, _ := u.closure(i)
	for _, p := range u.strongOf(i) {
		for t, w := range u.weakOf(int(p)) {
			if w &= on[t]; t == i>>6 {
				w &^= 1 << (i & 63)
			}
			if w != 0 {
				return u.round[i] == 1 || u.round[i] == 0 && u.removing(i)
			}
		}
	}
	return false
}

// removing finds what rounds says of candidates that are equivalent to one, and keeps it.
func (u *unary) removing(i int) bool {
	var same, byTrue, byFalse nodeSet
	on, no := u.closure(i)
	for t := range on {
		for w := on[t]; w != 0; w &= w - 1 {
			if q := t<<6 + bits.TrailingZeros64(w); u.leadsTo(q, i) {
				same.add(q)
				join(byTrue[:u.words], u.row(u.weak[0], q))
			}
		}
	}
	for t := range on {
		for w := no[t] & u.linked[u.kind][t]; w != 0; w &= w - 1 {
			p := t<<6 + bits.TrailingZeros64(w)
			for _, q := range u.strongOf(p) {
				if same.has(int(q)) {
					join(byFalse[:u.words], u.row(u.weak[0], p))
					break
				}
			}
		}
	}
	verdict := int8(2)
	for t := range on {
		if byTrue[t]&byFalse[t]&u.has[t] != 0 {
			verdict = 1
		}
	}
	for t := range on {
		for w := same[t]; w != 0; w &= w - 1 {
			u.round[t<<6+bits.TrailingZeros64(w)] = verdict
		}
	}
	return verdict == 1
}

func (u *unary) leadsTo(q, i int) bool {
	on, _ := u.closure(q)
	return on[i>>6]>>(i&63)&1 != 0
}
