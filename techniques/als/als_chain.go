package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
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

	Ladder: explain.Ladder{
		Kind:   "groups of cells that hold one digit too many each stand in a row, each joined to the next by a digit that they cannot both have",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
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
		Example: techniques.Example{
			Grid: "4..8.9+6......36.+4.2.6+1+7+4..57+4..6.93.+3+6.+9.74+5.85+9+4.+3.67.23.9...+4.7+4..1.......4...6",
			Want: "r8c9<>8",
		},
	},

	Find: findChain,
}

// shortest is the number of links, restricted commons, of the shortest chain
// that is not an ALS-XY-Wing.
const shortest = 3

// maxEffort bounds the places at which the search for one grid puts a set into a
// chain. On the way to the solution of a hard puzzle there are about a hundred;
// grids with few digits and cells of two and three candidates everywhere have
// millions, and thousands of chains.
const maxEffort = 1 << 21

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
	n := techniques.Memory[network](p)
	n.begin(p)
	var ok bool
	if n.targets, ok = p.Squeezing(maxSets / 2); !ok {
		return
	}
	n.build()
	n.effort = 0
	// Chains are collected length by length: most searches end with the
	// shortest, and that is well worth going the first part of a way again.
	for links := shortest; links < maxSets; links++ {
		n.chains = n.chains[:0]
		for a := range p.ALS() {
			if !n.partnersOf(a) {
				continue
			}
			for xs := p.ALS()[a].Digits; xs != 0; {
				x, _ := xs.Next()
				// What is found must not depend on where the search stops, so
				// a length is reported as a whole or not at all.
				if n.walk(a, x, links); n.effort > maxEffort {
					return
				}
			}
		}
		if !n.report() {
			return
		}
	}
}

// network is the almost locked sets of a grid as a graph whose edges are the
// restricted commons.
type network struct {
	found

	joined   table // by set, the sets that the digit joins to it
	partners table // the sets that the set at hand may remove the digit with

	targets *[candidates.MaxSize]candidates.CellSet // by digit, those that a chain may have

	// Of the walk at hand: by number of links the sets that are entered by the
	// digit, and no sooner; those entered by it at all; those left by it.
	layers  table
	entered table
	left    table

	path chain // from the last set backward, while chains are spelled out
	best chain

	effort int // so far, see maxEffort
}

// build makes the table of joined sets.
func (n *network) build() {
	p := n.pass
	list := p.ALS()
	n.joined.reset(len(list), len(list))
	commons := p.RestrictedCommons()
	for i := range commons {
		r := &commons[i]
		if !n.apart(r.A, r.B) {
			continue
		}
		for ds := r.Digits; ds != 0; {
			d, _ := ds.Next()
			with(n.joined.row(r.A, d), r.B)
			with(n.joined.row(r.B, d), r.A)
		}
	}
}

// spread goes from the sets of a layer to the next one.
func (n *network) spread(layer int) {
	list := n.pass.ALS()
	for ds := n.pass.Grid.Layout().Digits(); ds != 0; {
		d, _ := ds.Next()
		for w, sets := range n.layers.row(layer, d) {
			for ; sets != 0; sets &= sets - 1 {
				s := 64*w + bits.TrailingZeros64(sets)
				for ys := list[s].Digits.Without(d); ys != 0; {
					y, _ := ys.Next()
					n.leave(s, y, layer+1)
				}
			}
		}
	}
}

// leave enters the sets that y joins to s in a layer.
func (n *network) leave(s int, y candidates.Digit, layer int) {
	left := n.left.row(0, y)
	if has(left, s) {
		return
	}
	with(left, s)
	entered, next := n.entered.row(0, y), n.layers.row(layer, y)
	for w, sets := range n.joined.row(s, y) {
		sets &^= entered[w]
		entered[w] |= sets
		next[w] |= sets
	}
}

// partnersOf finds the sets after a that share a target with it, by digit, and
// reports whether there are any. Each chain is met from its first end alone.
func (n *network) partnersOf(a int) (some bool) {
	n.partners.reset(1, len(n.pass.ALS()))
	for zs := n.pass.ALS()[a].Digits; zs != 0; {
		z, _ := zs.Next()
		partners := n.partners.row(0, z)
		targets := n.pass.TargetsOf(a, z).And(n.targets[z-1])
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			for w, sets := range n.pass.Aiming(c, z) {
				partners[w] |= sets
			}
		}
		for w := range partners {
			switch {
			case w < a/64:
				partners[w] = 0
			case w == a/64:
				partners[w] &^= 2<<(a%64) - 1
			}
			some = some || partners[w] != 0
		}
	}
	return some
}

// walk goes from set a by its common x over a number of links, and collects the
// chains to its partners.
func (n *network) walk(a int, x candidates.Digit, links int) {
	size := len(n.pass.ALS())
	n.layers.reset(links+1, size)
	n.entered.reset(1, size)
	n.left.reset(1, size)
	copy(n.layers.row(1, x), n.joined.row(a, x))
	copy(n.entered.row(0, x), n.joined.row(a, x))
	for layer := 1; layer < links; layer++ {
		n.spread(layer)
	}
	for ds := n.pass.Grid.Layout().Digits(); ds != 0; {
		y, _ := ds.Next()
		n.arrive(a, x, links, y)
	}
}

// arrive collects the chains that lead from a by x, over a number of links, to
// its partners by y.
func (n *network) arrive(a int, x candidates.Digit, links int, y candidates.Digit) {
	for w, sets := range n.layers.row(links, y) {
		var partners uint64
		for zs := n.pass.ALS()[a].Digits.Without(x).Without(y); zs != 0; {
			z, _ := zs.Next()
			partners |= n.partners.row(0, z)[w]
		}
		for sets &= partners; sets != 0; sets &= sets - 1 {
			n.spell(a, 64*w+bits.TrailingZeros64(sets), links, x, y)
		}
	}
}

// spell collects the simplest chain of those that lead from a by x, over a
// number of links, to b by y.
func (n *network) spell(a, b, links int, x, y candidates.Digit) {
	n.best = chain{}
	n.path = n.chain([]int{a, b}, []candidates.Digit{x})
	k := &n.path
	k.size = links + 1
	k.sets[links], k.common[links-1] = b, y
	n.back(links)
	if n.best.size > 0 {
		n.chains = append(n.chains, n.best)
	}
}

// back extends the path from its set number i, the sets after which are known,
// to the first set, which is known too.
func (n *network) back(i int) {
	k := &n.path
	y := k.common[i-1]
	if i == 1 {
		if r := n.removals(k); n.better() && n.patternOf(k).needsEach(n.pass.Grid, &r) {
			n.best = *k
		}
		return
	}
	for w, joined := range n.joined.row(k.sets[i], y) {
		for ds := n.pass.Grid.Layout().Digits().Without(y); ds != 0; {
			d, _ := ds.Next()
			if i == 2 && d != k.common[0] {
				continue
			}
			for sets := joined & n.layers.row(i-1, d)[w]; sets != 0; sets &= sets - 1 {
				n.extend(i-1, 64*w+bits.TrailingZeros64(sets), d)
			}
		}
	}
}

// extend puts set s, entered by d, at place i of the path and goes on.
func (n *network) extend(i, s int, d candidates.Digit) {
	k := &n.path
	if s == k.sets[0] || slices.Contains(k.sets[i+1:k.size], s) {
		return
	}
	if n.effort++; n.effort > maxEffort {
		return
	}
	before, cells := *k, n.pass.ALS()[s].Cells
	k.cells = k.cells.Or(cells)
	k.weight += cells.Len()
	k.sets[i], k.common[i-1] = s, d
	if n.best.size == 0 || k.weight <= n.best.weight {
		n.back(i)
	}
	*k = before
}

// better reports whether the path is simpler than the best one so far.
func (n *network) better() bool { return n.best.size == 0 || n.path.compare(&n.best) < 0 }
