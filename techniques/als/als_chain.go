package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/scratch"
)

// Chain is the open chain of four almost locked sets and more.
var Chain = &techniques.Technique{
	Code:    "als-chain",
	Name:    "ALS Chain",
	Aliases: []string{"Almost Locked Set Chain", "Almost Locked Set XY-Chain", "ALS-XY-Chain", "ach"},
	Family:  family,

	HoDoKu:      "0903",
	HoDoKuScore: 340,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("groups of cells that hold one digit too many each stand in a row, each joined to the next by a digit that they cannot both have",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four almost locked sets or more, groups of cells in one house that hold one digit more than they " +
			"are, each joined to the next by a restricted common: a digit whose places in the one all see its " +
			"places in the other. The two digits that join a set to its neighbours are different. Z, a digit " +
			"of both end sets that is not what joins either to the rest, is removed from every cell that sees all " +
			"its places in them. An XY-Chain is the case in which each set is a single cell.",
		Why: "Suppose that the first set has no Z. Then it has all its other digits, among them the one that " +
			"joins it to the second set, which therefore has all its digits but that one. So it goes on to " +
			"the last set, which loses the digit that joins it and keeps Z. So Z is in the first set or in the last.",
		Look: "Start from a small set and suppose that it has no Z. Write down which digits its neighbours lose, " +
			"and go on from each of them: what it keeps takes a digit from another set. Stop at a set that " +
			"must then have the Z.",
		NearMiss: "A set inside the chain is joined to both neighbours by the same digit, so it loses nothing more " +
			"than before. Or the Z of the last set is the digit that joins it to the chain: that is what it loses.",
		Grid: ".+78...+6.44..97.+8.2.32...+7.5+3.98.+7+1+5+6+7+8+51+6+924+3.6.35.+9+8+7....9..7.8.7...3+29.+9.+7...6.",
		Want: "r3c5<>1",
	},

	Find: findChain,
}

// shortest is the number of links, restricted commons, of the shortest chain
// that is not an ALS-XY-Wing.
const shortest = 3

// The search for the chains of one length puts so many sets into a chain at most,
// for the first step and for all. On the way to the solution of a hard puzzle
// there are about a hundred. Grids with few digits and cells of two and three
// candidates everywhere have millions, and thousands of chains; but if a light one
// does not turn up soon, almost all that follow have cells to spare.
const (
	firstEffort = 1 << 15
	allEffort   = 1 << 18
)

// findChain reports the chains.
//
// Have: sets S1, ..., Sn, each with a restricted common xi with the next, and
// neighbouring xi differ.
//
//	(a) if S1 has no z it has x1, so S2 has no x1;
//	(b) then S2 has x2, so S3 has no x2, and so on;
//	(c) then Sn has no x(n-1), and has z.
//
// Hence z is in S1 or Sn. What a chain removes depends on its ends and the first
// and the last common alone, so of the chains with these the shortest will do.
func findChain(p *techniques.Pass) {
	n := networkScratch.Of(p)
	n.begin(p, false)
	built, held := false, false
	// Chains are collected length by length: most searches end with the
	// shortest. Of two lengths the same is known about the set in the middle.
	for from := shortest; from < maxSets; from += 2 {
		to := min(from+1, maxSets-1)
		var ok bool
		n.hand = -1
		if n.targets, ok = filterFact.Of(p).targets(to / 2); !ok {
			continue
		}
		if !built {
			n.build()
			built = true
		}
		n.take()
		for links := n.nearest(from, to); links <= to; links = n.nearest(links+1, to) {
			if !held {
				n.hold()
				held = true
			}
			if !n.findOf(links) {
				return
			}
		}
	}
}

// findOf reports the chains of a number of links; more is false if no longer
// ones should be looked for.
func (n *network) findOf(links int) (more bool) {
	n.upTo = 0
	for _, aim := range aims {
		n.aim(aim)
		if !n.search(links) {
			n.pass.Limit()
			return false
		}
		if n.done() {
			return true
		}
		if !n.report() {
			return false
		}
	}
	return true
}

// nearest returns the least number of links, in a range, that lead from any set
// to one of its partners, or a greater one if there is none. It notes from where
// they do, as far as it had to look.
func (n *network) nearest(from, to int) (links int) {
	links = to + 1
	n.starts, n.looked = n.starts[:0], 0
	for i, a := range n.aiming {
		if links == from || from > to {
			break
		}
		n.looked = i + 1
		n.partnersOf(a, candidates.MaxSize)
		for xs := n.list[a].Digits; xs != 0; {
			x, _ := xs.Next()
			if !n.leads(a, x) {
				continue
			}
			more := n.walk(a, x, from-1)
			for layer := from; more && layer <= min(links, to); layer++ {
				if n.arrivals(a, x, layer, func(int, candidates.Digit) bool { return false }) {
					more = n.spread(layer - 1)
					continue
				}
				if layer < links {
					links, n.starts = layer, n.starts[:0]
				}
				n.starts = append(n.starts, start{a, x})
				break
			}
		}
	}
	return links
}

// search collects the chains of a number of links; ok is false if that is too
// much work. What is found must not depend on where the search stops, so then
// none of them counts.
func (n *network) search(links int) (ok bool) {
	n.effort, n.hand = firstEffort, -1
	if n.pass.WantsAll() {
		n.effort = allEffort
	}
	for i := 0; i < len(n.starts) && n.from(n.starts[i], links); i++ {
	}
	for _, a := range n.aiming[n.looked:] {
		for xs := n.list[a].Digits; xs != 0; {
			x, _ := xs.Next()
			if !n.from(start{a, x}, links) {
				return n.effort >= 0
			}
		}
	}
	return n.effort >= 0
}

// from collects the chains from a start; more is false if this was too much work,
// or if the set, and so those after it, is too large.
func (n *network) from(s start, links int) (more bool) {
	largest := n.upTo - n.list[s.set].Cells.Len() - (links - 1) // that the last set may be
	if largest < 1 {
		return false
	}
	if n.partnersOf(s.set, largest); n.leads(s.set, s.common) && n.walk(s.set, s.common, links-1) {
		n.arrivals(s.set, s.common, links, func(last int, y candidates.Digit) bool {
			n.spell(s.set, last, links, s.common, y)
			return true
		})
	}
	return n.effort >= 0
}

// start is the first set of a chain and what joins it to the second.
type start struct {
	set    int
	common candidates.Digit
}

var networkScratch = techniques.NewFact[network](nil)

// network is the almost locked sets of a grid as a graph whose edges are the
// restricted commons.
type network struct {
	found

	// Each set has a port for each digit that joins it to others: in turn, from
	// its first on. By port the sets that are joined there, as rows of words.
	digits []candidates.DigitSet // by set, of its ports
	first  []int
	joined []uint64
	ports  table // the sets that have one for the digit

	holding [candidates.MaxCells][]uint64 // by cell, the sets that have it
	alone   table                         // those that have the digit as a lone one
	atLeast [3][]uint64                   // those with a lone digit, with two, with three

	bySize [candidates.MaxSize + 1]int // by number of cells, how many sets have no more

	hand      int                 // the set at hand
	partners  table               // the sets that it may remove the digit with
	removable candidates.DigitSet // the digits with partners

	targets *removals // those that a chain may have
	aiming  []int     // the sets that some of these take a digit from, in turn
	starts  []start   // of chains of the length at hand
	looked  int       // at how many of the sets, to see whether they are starts

	// Of the walk at hand: by number of links the sets that are entered by the
	// digit, and no sooner; those that are by any; the sets that were entered by
	// the digit so far, and left by it; those of a layer that may be left by it.
	layers  table
	entered [maxSets][]uint64
	known   table
	left    table
	leaving table
	twice   []uint64 // see leave

	path chain // from the last set backward, while chains are spelled out
	best chain

	effort int // left to the search for chains of a length, see firstEffort
}

// build makes the tables of joined sets.
func (n *network) build() {
	commons := n.index.restricted
	n.digits, n.first = scratch.Cleared(n.digits, len(n.list)), n.first[:0]
	for i := range commons {
		r := &commons[i]
		n.digits[r.a] |= r.digits
		n.digits[r.b] |= r.digits
	}
	ports := 0
	clear(n.bySize[:])
	for a := range n.list {
		n.bySize[n.list[a].Cells.Len()] = a + 1
		n.first = append(n.first, ports)
		ports += n.digits[a].Len()
	}
	for size := 1; size < len(n.bySize); size++ {
		n.bySize[size] = max(n.bySize[size], n.bySize[size-1])
	}
	words := n.words()
	n.ports.reset(1, len(n.list))
	n.leaving.reset(1, len(n.list))
	n.twice = scratch.Cleared(n.twice, words)
	for i := range n.entered {
		n.entered[i] = scratch.Cleared(n.entered[i], words)
	}
	for a, ds := range n.digits {
		for ds != 0 {
			d, _ := ds.Next()
			with(n.ports.row(0, d), a)
		}
	}
	n.joined = scratch.Cleared(n.joined, ports*words)
	for i := range commons {
		r := &commons[i]
		for ds := r.digits; ds != 0; {
			d, _ := ds.Next()
			with(n.joinedTo(r.a, d), r.b)
			with(n.joinedTo(r.b, d), r.a)
		}
	}
}

// words returns the number of words of a row of sets.
func (n *network) words() int { return (len(n.list) + 63) / 64 }

// hold lists the sets by their cells and by their lone digits.
func (n *network) hold() {
	words := n.words()
	for i := range n.holding {
		n.holding[i] = scratch.Cleared(n.holding[i], words)
	}
	n.alone.reset(1, len(n.list))
	for i := range n.atLeast {
		n.atLeast[i] = scratch.Cleared(n.atLeast[i], words)
	}
	for a := range n.list {
		cells := n.list[a].Cells
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			with(n.holding[c], a)
		}
		ds := n.loneDigits(a)
		for i := range min(ds.Len(), len(n.atLeast)) {
			with(n.atLeast[i], a)
		}
		for ds != 0 {
			d, _ := ds.Next()
			with(n.alone.row(0, d), a)
		}
	}
}

// loose returns a word of the sets with lone digits other than x and y.
func (n *network) loose(x, y candidates.Digit, word int) uint64 {
	x1, y1 := n.alone.row(0, x)[word], n.alone.row(0, y)[word]
	return n.atLeast[2][word] | n.atLeast[1][word]&^(x1&y1) | n.atLeast[0][word]&^(x1|y1)
}

// take finds the sets that the targets take a digit from: a chain begins and ends
// with such a set.
func (n *network) take() {
	n.partners.reset(1, len(n.list))
	all := n.partners.row(0, 1) // until a set is at hand
	for i, targets := range n.targets {
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			for w, sets := range n.index.losingTo(c, candidates.Digit(i+1)) {
				all[w] |= sets
			}
		}
	}
	n.aiming = n.aiming[:0]
	for w, sets := range all {
		for ; sets != 0; sets &= sets - 1 {
			n.aiming = append(n.aiming, 64*w+bits.TrailingZeros64(sets))
		}
	}
}

func (n *network) port(s int, d candidates.Digit) int {
	return n.first[s] + (n.digits[s] & (candidates.Digits(d) - 1)).Len()
}

// joinedTo returns the sets that d joins to s.
func (n *network) joinedTo(s int, d candidates.Digit) []uint64 {
	words := n.words()
	from := n.port(s, d) * words
	return n.joined[from : from+words]
}

// leave finds the sets of a layer that may be left by each digit: those that
// are entered by another.
func (n *network) leave(layer int) {
	once, twice := n.entered[layer], n.twice // by one digit, by two
	clear(once)
	clear(twice)
	digits := n.pass.Grid.Layout().Size()
	for i := range digits {
		for w, sets := range n.layers.row(layer, candidates.Digit(i+1)) {
			once[w], twice[w] = once[w]|sets, twice[w]|once[w]&sets
		}
	}
	for i := range digits {
		row := n.leaving.row(0, candidates.Digit(i+1))
		for w, sets := range n.layers.row(layer, candidates.Digit(i+1)) {
			row[w] = twice[w] | once[w]&^sets
		}
	}
}

// spread goes from the sets of a layer to the next one, and reports whether there
// are any.
func (n *network) spread(layer int) (some bool) {
	n.leave(layer)
	for ys := n.pass.Grid.Layout().Digits(); ys != 0; {
		y, _ := ys.Next()
		next, left, ports := n.layers.row(layer+1, y), n.left.row(0, y), n.ports.row(0, y)
		for w, sets := range n.leaving.row(0, y) {
			sets &= ports[w] &^ left[w]
			left[w] |= sets
			for ; sets != 0; sets &= sets - 1 {
				for w, joined := range n.joinedTo(64*w+bits.TrailingZeros64(sets), y) {
					next[w] |= joined
				}
			}
		}
		known := n.known.row(0, y)
		for w := range known {
			next[w] &^= known[w]
			known[w] |= next[w]
			some = some || next[w] != 0
		}
	}
	return some
}

// partnersOf finds the sets after a, of no more cells than the largest, that share
// a target with it, by digit. Each chain is met from its first end alone.
func (n *network) partnersOf(a, largest int) {
	if n.hand == a {
		return
	}
	n.hand = a
	n.partners.reset(1, len(n.list))
	n.removable = 0
	for zs := n.list[a].Digits; zs != 0; {
		z, _ := zs.Next()
		partners := n.partners.row(0, z)
		targets := n.index.targetsOf(a, z).And(n.targets[z-1])
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			for w, sets := range n.index.losingTo(c, z) {
				partners[w] |= sets
			}
		}
		clear(partners[:a/64])
		partners[a/64] &^= 2<<(a%64) - 1
		if end := n.noLarger(largest); end < len(n.list) {
			partners[end/64] &= 1<<(end%64) - 1
			clear(partners[end/64+1:])
		}
		for _, sets := range partners {
			if sets != 0 {
				n.removable = n.removable.With(z)
			}
		}
	}
}

// leads reports whether a chain may lead from a by x: to another set, and to a
// partner that it may remove another digit with.
func (n *network) leads(a int, x candidates.Digit) bool {
	return n.digits[a].Has(x) && n.removable.Without(x) != 0
}

// walk goes from set a by its common x over a number of links, and reports
// whether there are as many.
func (n *network) walk(a int, x candidates.Digit, links int) bool {
	size := len(n.list)
	n.layers.reset(maxSets, size)
	n.known.reset(1, size)
	n.left.reset(1, size)
	copy(n.layers.row(1, x), n.joinedTo(a, x))
	copy(n.known.row(0, x), n.joinedTo(a, x))
	for layer := 1; layer < links; layer++ {
		if !n.spread(layer) {
			return false
		}
	}
	return true
}

// arrivals calls yield with the partners of a that are reached from it by x over
// a number of links, and no sooner, by a digit y, and that may remove another
// digit with it, the smallest first, until yield returns false. It reports
// whether it never did. The walk has gone all links but the last.
func (n *network) arrivals(a int, x candidates.Digit, links int, yield func(b int, y candidates.Digit) bool) bool {
	n.leave(links - 1)
	zs := n.removable.Without(x)
	for w := range n.layers.words {
		var partners uint64
		for zs := zs; zs != 0; {
			z, _ := zs.Next()
			partners |= n.partners.row(0, z)[w]
		}
		for ; partners != 0; partners &= partners - 1 {
			b := 64*w + bits.TrailingZeros64(partners)
			var removable candidates.DigitSet
			for zs := zs; zs != 0; {
				if z, _ := zs.Next(); has(n.partners.row(0, z), b) {
					removable = removable.With(z)
				}
			}
			for ys := n.digits[b]; ys != 0; {
				y, _ := ys.Next()
				if removable.Without(y) != 0 && !has(n.known.row(0, y), b) && meet(n.joinedTo(b, y), n.leaving.row(0, y)) && !yield(b, y) {
					return false
				}
			}
		}
	}
	return true
}

// meet reports whether two rows have a set in common.
func meet(a, b []uint64) bool {
	for w := range a {
		if a[w]&b[w] != 0 {
			return true
		}
	}
	return false
}

// spell collects the simplest chain of those that lead from a by x, over a
// number of links, to b by y.
func (n *network) spell(a, b, links int, x, y candidates.Digit) {
	n.best = chain{}
	n.path = n.chain([]int{a, b}, []candidates.Digit{x})
	k := &n.path
	k.size = links + 1
	k.sets[links], k.common[links-1] = b, y
	k.rank = [...]int{a*candidates.MaxSize + int(x) - 1, int(y), b}
	if k.weight+links-1 > n.upTo {
		return
	}
	zs := n.ends(a, b, x, y)
	lone := n.lone(a, zs.With(x)).Or(n.lone(b, zs.With(y)))
	n.back(links, lone.AndNot(n.list[a].Cells.And(n.list[b].Cells)))
	if n.best.weight > n.above {
		n.collect(&n.best)
	}
}

// back extends the path from its set number i, the sets after which are known,
// to the first set, which is known too. The lone cells can be spared unless they
// are in one of the sets to come.
func (n *network) back(i int, lone candidates.CellSet) {
	k := &n.path
	y := k.common[i-1]
	entries := n.pass.Grid.Layout().Digits().Without(y)
	var must candidates.CellSet // the next set has these
	switch i {
	case 1:
		if r := n.removals(k); n.better() && n.patternOf(k).needsEach(n.pass.Grid, &r) {
			n.best = *k
		}
		return
	case 2:
		entries &= candidates.Digits(k.common[0])
		must = lone
	case 3: // the set after the next shares no cells with the first one
		must = lone.And(n.list[k.sets[0]].Cells)
	}
	others := k.cells.AndNot(n.list[k.sets[i]].Cells) // that the next set may share
	// The sets that are to come have a cell or more.
	last := n.noLarger(n.limit() - k.weight - (i - 2))
	for w, joined := range n.joinedTo(k.sets[i], y)[:(last+63)/64] {
		if last < 64*(w+1) {
			joined &= 1<<(last%64) - 1
		}
		if joined &= n.entered[i-1][w]; joined != 0 {
			joined &= n.withAll(must, w)
		}
		for ds := entries; joined != 0 && ds != 0; {
			d, _ := ds.Next()
			sets := joined & n.layers.row(i-1, d)[w]
			if i <= 3 && sets != 0 {
				loose := n.loose(d, y, w)
				sets = sets&^loose | sets&loose&n.withAny(others, w)
			}
			for ; sets != 0; sets &= sets - 1 {
				n.extend(i-1, 64*w+bits.TrailingZeros64(sets), d, lone)
			}
		}
	}
}

// withAll returns a word of the sets that have all of the cells.
func (n *network) withAll(cells candidates.CellSet, word int) (sets uint64) {
	sets = ^sets
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		sets &= n.holding[c][word]
	}
	return sets
}

// withAny returns a word of the sets that have any of the cells.
func (n *network) withAny(cells candidates.CellSet, word int) (sets uint64) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		sets |= n.holding[c][word]
	}
	return sets
}

// extend puts set s, entered by d, at place i of the path and goes on.
func (n *network) extend(i, s int, d candidates.Digit, lone candidates.CellSet) {
	if n.effort--; n.effort < 0 {
		return
	}
	k := &n.path
	if s == k.sets[0] || slices.Contains(k.sets[i+1:k.size], s) {
		return
	}
	before, weight, cells := k.cells, k.weight, n.list[s].Cells
	own := n.lone(s, candidates.Digits(d, k.common[i])).AndNot(before)
	if i <= 2 && !own.IsEmpty() {
		return // there is no set to come, or one that shares no cells with s
	}
	k.cells, k.weight = before.Or(cells), weight+cells.Len()
	k.sets[i], k.common[i-1] = s, d
	n.back(i, lone.AndNot(cells).Or(own))
	k.cells, k.weight = before, weight
}

// limit returns how much a chain that is looked for may weigh.
func (n *network) limit() int {
	if n.best.size > 0 {
		return n.best.weight
	}
	return n.upTo
}

// noLarger returns the number of sets that have no more cells than the given
// number. They are the first ones.
func (n *network) noLarger(size int) int { return n.bySize[min(max(size, 0), candidates.MaxSize)] }

// better reports whether the path is simpler than the best one so far.
func (n *network) better() bool { return n.best.size == 0 || n.path.compare(&n.best) < 0 }
