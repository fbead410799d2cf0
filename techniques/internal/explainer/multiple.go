package explainer

// The kinds of chains, in the order in which the program prefers them where they are equally complex.
const (
	doubleChain        = 1
	singleDigitChain   = 2
	cellsChain         = 3
	mixedChain         = 4
	cellChain          = 5
	houseChain         = 6
	contradictionChain = 7
)

// chainStep is a step that chains show: it removes candidates.
type chainStep struct {
	rating, complexity, kind int
	cycle                    bool
	removed                  []int16
	parents                  []int16 // nodes of the outer run that the step rests on, for a nested one
}

func (s *chainStep) better(t *chainStep) bool {
	if s.rating != t.rating {
		return s.rating < t.rating
	}
	if s.complexity != t.complexity {
		return s.complexity < t.complexity
	}
	return s.kind < t.kind
}

// increment is what the length of a chain adds to its rating.
func increment(complexity int) (n int) {
	length := complexity - 2
	for limit, odd := 4, false; length > limit; odd = !odd {
		n++
		if odd {
			limit = limit * 4 / 3
		} else {
			limit = limit * 3 / 2
		}
	}
	return n
}

// baseOf is the rating of the shortest chains of a mode.
func (m mode) base() int {
	switch {
	case m.nishio:
		return 75
	case m.dynamic:
		return 85 + 5*m.level
	}
	return 80
}

// begin makes runs start from a board.
func (x *chainer) begin(base *board, m mode) {
	x.base, x.mode, x.whole = base, m, base.items()
}

// search finds chains from all candidates of the board.
func (x *chainer) search(base *board, m mode, out *collector) {
	x.begin(base, m)
	x.share(out.outer)
	if !m.multiple && !m.dynamic {
		x.searchUnary(out)
		return
	}
	defer x.release()
	x.most = 0
	static := !m.dynamic
	if static {
		x.unary.link(base)
		x.unary.use(mixedChain)
	}
	var barren uint16
	if m.nishio {
		barren = x.barren.digits(base)
	}
	for c := range 81 {
		n := count(base.digits[c])
		if n <= 1 || n == 2 && !m.dynamic || x.stopped() {
			continue
		}
		for m := base.digits[c] &^ barren; m != 0; m &= m - 1 {
			d := lowest(m)
			// Steps that are more complex than the best are worse. Within a run, and in levels above, more counts.
			if x.most = 0; out.outer == nil && x.mode.level == 0 && out.best.removed != nil {
				x.most = out.best.complexity
			}
			x.binary(c, d, n, out)
			if !x.mode.nishio {
				x.regions(c, d, out)
			}
		}
		if !x.mode.nishio {
			x.cell(c, out)
		}
	}
	if m.nishio && !x.stopped() {
		x.barren.keep(base)
	}
}

// barren has the places of each digit, by row, that refuted nothing when Nishio chains were last looked for.
type barren struct {
	places  [9][9]uint16
	refuted uint16 // the digits whose places do refute something
}

// digits returns the digits that have the same places as then, which refute nothing now.
func (p *barren) digits(b *board) (same uint16) {
	p.refuted = 0
	for d := range 9 {
		if p.places[d] == b.rowsOf(d) {
			same |= 1 << d
		}
	}
	return same
}

func (p *barren) keep(b *board) {
	for d := range 9 {
		if p.refuted>>d&1 == 0 {
			p.places[d] = b.rowsOf(d)
		}
	}
}

func (b *board) rowsOf(d int) (places [9]uint16) {
	for r := range places {
		places[r] = b.places[rows+r][d]
	}
	return places
}

// share takes the graph of the outer chainer, or its own where there is none.
func (x *chainer) share(outer *chainer) {
	if outer != nil {
		x.unary.graph = outer.unary.graph
		return
	}
	x.graph.fit(x.base)
	x.unary.graph = &x.graph
}

func (x *chainer) release() {
	for i, r := range x.runs {
		if r != nil {
			x.free = append(x.free, r)
			x.runs[i] = nil
		}
	}
}

func (x *chainer) runOf(n int) *run {
	if x.runs[n] == nil {
		x.runs[n] = x.follow(n)
	}
	return x.runs[n]
}

// removes lists what follows for the board from a node: the candidate is gone, or the others of its cell.
func (x *chainer) removes(n int) (removed []int16) {
	if n >= off {
		return []int16{int16(n - off)}
	}
	c := n / 9
	for m := x.base.digits[c] &^ (1 << (n % 9)); m != 0; m &= m - 1 {
		removed = append(removed, int16(candidate(c, lowest(m))))
	}
	return removed
}

// binary handles what follows from a candidate and from its opposite.
func (x *chainer) binary(c, d, n int, out *collector) {
	if !x.mode.dynamic || x.mode.nishio && !x.refutable(c, d) {
		return
	}
	if x.mode.nishio {
		x.barren.refuted |= 1 << d
	}
	k := candidate(c, d)
	for _, source := range [2]int{k, k + off} {
		if r := x.runOf(source); r.refuted {
			limit := out.limit(contradictionChain, opposite(source), x)
			x.chains = x.chains[:0]
			total := x.complexity(r, r.there, limit)
			if total <= limit {
				total += x.complexity(r, opposite(r.there), limit-total)
			}
			if total <= limit {
				out.take(x, total, contradictionChain, opposite(source), []end{{r, r.there}, {r, opposite(r.there)}}, nil)
			}
		}
	}
	if n < 3 || x.mode.nishio {
		return
	}
	yes, no := x.runOf(k), x.runOf(k+off)
	for _, t := range yes.ons {
		if no.on.has(int(t.k)) {
			x.joined(doubleChain, int(t.k), []*run{yes, no}, nil, out)
		}
	}
	for _, t := range yes.offs {
		if no.off.has(int(t.k)) {
			x.joined(doubleChain, int(t.k)+off, []*run{yes, no}, nil, out)
		}
	}
}

// joined handles a node that all of some runs lead to.
func (x *chainer) joined(kind, n int, runs []*run, start *item, out *collector) {
	if n < off && count(x.base.digits[n/9]) < 2 {
		return
	}
	limit := out.limit(kind, n, x)
	total := 0
	x.chains = x.chains[:0]
	for _, r := range runs {
		if total += x.complexity(r, n, limit-total); total > limit {
			return
		}
	}
	var ends []end
	for _, r := range runs {
		ends = append(ends, end{r, n})
	}
	out.take(x, total, kind, n, ends, start)
}

// regions handles what follows from all places of the digit in a house, where the cell is the first.
func (x *chainer) regions(c, d int, out *collector) {
	for t, h := range housesOf[c] {
		m := x.base.places[h][d]
		if count(m) < 2 || lowest(m) != int(indexIn[c][t]) {
			continue
		}
		sources := make([]int, 0, 9)
		for ; m != 0; m &= m - 1 {
			sources = append(sources, candidate(int(cellIn[h][lowest(m)]), d))
		}
		x.all(houseChain, sources, &item{h, d}, out)
	}
}

// item is a house and digit, or a cell where the house is byCell.
type item struct {
	house uint8
	digit int // or the cell
}

func (x *chainer) cell(c int, out *collector) {
	sources := make([]int, 0, 9)
	for m := x.base.digits[c]; m != 0; m &= m - 1 {
		sources = append(sources, candidate(c, lowest(m)))
	}
	x.all(cellChain, sources, &item{byCell, c}, out)
}

// common reports whether closures have anything in common: all that the runs of a static chain may.
func (x *chainer) common(sources []int) (any bool) {
	u := &x.unary
	var on, no nodeSet
	for n, k := range sources {
		isOn, isOff := u.closure(int(u.number[k]))
		if n == 0 {
			copy(on[:], isOn)
			for t, w := range isOff {
				no[t] = w & u.has[t]
			}
			continue
		}
		any = false
		for t := range isOn {
			on[t] &= isOn[t]
			no[t] &= isOff[t]
			any = any || on[t]|no[t] != 0
		}
		if !any {
			return false
		}
	}
	return any
}

// all handles the nodes that all runs lead to, in the order of the first.
func (x *chainer) all(kind int, sources []int, start *item, out *collector) {
	if !x.mode.dynamic && !x.common(sources) {
		return
	}
	runs := x.joining[:0]
	for _, k := range sources {
		runs = append(runs, x.runOf(k))
	}
	x.joining = runs
	on, no := runs[0].on, runs[0].off
	for _, r := range runs[1:] {
		for i := range on {
			on[i] &= r.on[i]
			no[i] &= r.off[i]
		}
	}
	if on != (nodeSet{}) {
		for _, t := range runs[0].ons {
			if on.has(int(t.k)) {
				x.joined(kind, int(t.k), runs, start, out)
			}
		}
	}
	if no != (nodeSet{}) {
		for _, t := range runs[0].offs {
			if no.has(int(t.k)) {
				x.joined(kind, int(t.k)+off, runs, start, out)
			}
		}
	}
}

// refutable reports whether the places of the digit alone refute that it is in the cell, or that it is not.
func (x *chainer) refutable(c, d int) bool {
	for _, isOn := range [2]bool{true, false} {
		p := placing{left: [houses]uint16{}}
		for h := range houses {
			p.left[h] = x.base.places[h][d]
		}
		if isOn && p.put(c) || !isOn && p.strike(c) {
			return true
		}
	}
	return false
}

// placing follows where a digit can be.
type placing struct {
	left [houses]uint16
	on   cellSet
}

// put places the digit in a cell, and reports whether that cannot be.
func (p *placing) put(c int) bool {
	if p.on.has(c) {
		return false
	}
	p.on.add(c)
	for t, h := range housesOf[c] {
		for m := p.left[h] &^ (1 << indexIn[c][t]); m != 0; m &= m - 1 {
			if q := int(cellIn[h][lowest(m)]); p.left[h]>>lowest(m)&1 != 0 && p.strike(q) {
				return true
			}
		}
	}
	return false
}

// strike removes a place of the digit, and reports whether that cannot be.
func (p *placing) strike(c int) bool {
	for t, h := range housesOf[c] {
		p.left[h] &^= 1 << indexIn[c][t]
	}
	for _, h := range housesOf[c] {
		m := p.left[h]
		if m == 0 || m&(m-1) == 0 && p.put(int(cellIn[h][lowest(m)])) {
			return true
		}
	}
	return false
}

// end is a node of a run that a step rests on.
type end struct {
	r *run
	n int
}
