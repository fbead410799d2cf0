package coloring

import (
	"cmp"
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// theory is what is known of the candidates of some clusters: one of the two of each strong link is true,
// and which of them exclude each other. It finds the fewest links that prove the effects of a pattern.
//
// In a chain of strong links every second one is needed only because its ends
// exclude each other. So a proof does with about half of them.
type theory struct {
	layout   *candidates.Layout
	ks       []candidates.Candidate // the nodes
	clauses  []clause
	excludes []candidates.CandidateSet // for each node the others that it excludes
}

// denial is an effect turned round: a candidate that is to be refuted.
type denial struct {
	candidate candidates.Candidate
	excludes  candidates.CandidateSet // the nodes that it excludes
}

// clause is a strong link: an item that needs one of its two candidates.
type clause struct {
	item   candidates.Item
	ks     []candidates.Candidate
	places []int // of the candidates among the nodes
}

// newTheory collects the strong links of the clusters, of links between the same candidates the first.
func newTheory(g *candidates.Grid, clusters []group) *theory {
	t := &theory{layout: g.Layout()}
	for _, group := range clusters {
		for _, k := range group[0] {
			for _, item := range explain.ItemsOf(g.Layout(), k) {
				ks := g.AppendCandidates(nil, item)
				known := slices.ContainsFunc(t.clauses, func(c clause) bool { return slices.Equal(c.ks, ks) })
				if len(ks) == 2 && !known && slices.Contains(group[1], ks[0]) != slices.Contains(group[1], ks[1]) {
					t.add(clause{item: item, ks: ks})
				}
			}
		}
	}
	for _, k := range t.ks {
		t.excludes = append(t.excludes, t.deny(k).excludes)
	}
	return t
}

// add adds a clause, and its candidates to the nodes.
func (t *theory) add(c clause) {
	for _, k := range c.ks {
		i := slices.Index(t.ks, k)
		if i < 0 {
			i, t.ks = len(t.ks), append(t.ks, k)
		}
		c.places = append(c.places, i)
	}
	t.clauses = append(t.clauses, c)
}

// deny supposes a candidate that is to be refuted.
func (t *theory) deny(k candidates.Candidate) denial {
	d := denial{candidate: k}
	for _, other := range t.ks {
		if t.layout.Excludes(k, other) {
			d.excludes.Add(other)
		}
	}
	return d
}

// maxSets is how many sets of one size are looked at. Nobody can follow a proof
// that is so hard to find, and it need not be the smallest.
const maxSets = 2000

// choice is a set of clauses, one bit each. They are no more than there are items.
type choice [candidates.MaxItems/64 + 1]uint64

// with returns the choice with a clause more.
func (c choice) with(i int) choice {
	c[i/64] |= 1 << (i % 64)
	return c
}

// without returns the choice with a clause less.
func (c choice) without(i int) choice {
	c[i/64] &^= 1 << (i % 64)
	return c
}

// all calls yield with the clauses of the choice.
func (c choice) all(yield func(i int) bool) {
	for w, word := range c {
		for ; word != 0; word &= word - 1 {
			if !yield(64*w + bits.TrailingZeros64(word)) {
				return
			}
		}
	}
}

// fewest returns a smallest set of clauses that proves every effect; ok is false
// if that would take too long.
//
// It grows sets clause by clause, all sets of a size before the next size. To a set that does
// not prove some effect it adds each clause that follows next from the denial of the first such
// effect: any larger set that proves the effect contains one of these.
func (t *theory) fewest(effects []explain.Effect) (set choice, ok bool) {
	denials := t.denials(effects)
	sets, larger := []choice{{}}, []choice(nil)
	for 0 < len(sets) && len(sets) <= maxSets {
		seen := map[choice]bool{}
		for _, set := range sets {
			next, proved := t.next(set, denials)
			if proved {
				return set, true
			}
			for i := range next.all {
				if one := set.with(i); !seen[one] {
					seen[one] = true
					larger = append(larger, one)
				}
			}
		}
		sets, larger = larger, sets[:0]
	}
	return choice{}, false
}

// enough returns a set of clauses that proves every effect, and of which none can be spared.
//
// Clauses are tried in an order that does not depend on the side from which one looks at the board: by what
// can be told of them from the clauses that are left.
func (t *theory) enough(effects []explain.Effect) (set choice) {
	denials := t.denials(effects)
	var untried choice
	for i := range t.clauses {
		set, untried = set.with(i), untried.with(i)
	}
	for untried != (choice{}) {
		ranks := t.ranks(set, untried, effects)
		first := slices.MaxFunc(slices.Collect(untried.all), func(i, j int) int { return cmp.Compare(ranks[i], ranks[j]) })
		untried = untried.without(first)
		if _, proved := t.next(set.without(first), denials); proved {
			set = set.without(first)
		}
	}
	return set
}

// ranks returns a number for each clause that is the same for clauses that are alike: with nodes that are alike
// at their ends. Nodes are alike if what they exclude and the clauses at them are, to some depth.
func (t *theory) ranks(set, untried choice, effects []explain.Effect) []uint64 {
	const depth = 8
	mix := func(x, y uint64) uint64 {
		return bits.RotateLeft64((x^0x9e3779b97f4a7c15)*0xff51afd7ed558ccd, 31) ^ y*0xc4ceb9fe1a85ec53
	}
	nodes, ranks := make([]uint64, len(t.ks)), make([]uint64, len(t.clauses))
	for i, k := range t.ks {
		if slices.Contains(effects, explain.Effect{Candidate: k}) {
			nodes[i] = 1
		}
	}
	for range depth {
		next := make([]uint64, len(nodes))
		for i := range nodes {
			for j, k := range t.ks {
				if t.excludes[i].Has(k) {
					next[i] += mix(nodes[j], 1)
				}
			}
			next[i] = mix(nodes[i], next[i])
		}
		for i, c := range t.clauses {
			ranks[i] = 0
			if bit := uint64(1); set.with(i) == set {
				if untried.with(i) == untried {
					bit = 2
				}
				a, b := c.places[0], c.places[1]
				next[a] += mix(nodes[b], bit)
				next[b] += mix(nodes[a], bit)
				ranks[i] = mix(nodes[a], bit) + mix(nodes[b], bit)
			}
		}
		nodes = next
	}
	return ranks
}

func (t *theory) denials(effects []explain.Effect) (denials []denial) {
	for _, e := range effects {
		denials = append(denials, t.deny(e.Candidate))
	}
	return denials
}

// next reports whether the set refutes every denial; if not it returns the
// clauses that follow from the first that it does not refute.
func (t *theory) next(set choice, denials []denial) (next choice, proved bool) {
	for i := range denials {
		isTrue, isFalse, refuted := t.consequences(set, &denials[i])
		if refuted {
			continue
		}
		for i := range t.clauses {
			if left, settled := t.left(i, &isTrue, &isFalse); !settled && left <= 1 {
				next = next.with(i)
			}
		}
		return next, false
	}
	return next, true
}

// consequences follows the clauses of the set from a denial.
func (t *theory) consequences(set choice, d *denial) (isTrue, isFalse candidates.CandidateSet, refuted bool) {
	isFalse = d.excludes
	isTrue.Add(d.candidate)
	for changed := true; changed; {
		changed = false
		for i := range set.all {
			left, settled := t.left(i, &isTrue, &isFalse)
			if settled || left > 1 {
				continue
			}
			if left == 0 {
				return isTrue, isFalse, true
			}
			for end, k := range t.clauses[i].ks {
				if !isFalse.Has(k) {
					isTrue.Add(k)
					isFalse.Or(&t.excludes[t.clauses[i].places[end]])
					break
				}
			}
			if isTrue.Meets(&isFalse) {
				return isTrue, isFalse, true
			}
			changed = true
		}
	}
	return isTrue, isFalse, false
}

// left returns how many candidates of a clause are not known to be false,
// unless one is known to be true: then the clause is settled.
func (t *theory) left(clause int, isTrue, isFalse *candidates.CandidateSet) (n int, settled bool) {
	for _, k := range t.clauses[clause].ks {
		switch {
		case isFalse.Has(k):
		case isTrue.Has(k):
			settled = true
		default:
			n++
		}
	}
	return n, settled
}

// group is the candidates of one cluster in two colours.
type group [2][]candidates.Candidate

// report reports what clusters of one digit refute, with as few of their strong links as the effects need.
func report(p *techniques.Pass, effects []explain.Effect, clusters ...group) (more bool) {
	t := newTheory(p.Grid, clusters)
	chosen, ok := t.fewest(effects)
	if !ok {
		chosen = t.enough(effects)
	}
	return p.Report(explain.NewStep(t.evidence(slices.Collect(chosen.all), clusters), effects...))
}

// evidence returns the clusters, and of their links those of the chosen clauses.
func (t *theory) evidence(chosen []int, clusters []group) (e explain.Coloring) {
	for _, g := range clusters {
		c := explain.Cluster{On: slices.Clone(g[0]), Off: slices.Clone(g[1])}
		slices.Sort(c.On)
		slices.Sort(c.Off)
		for _, i := range chosen {
			if cl := &t.clauses[i]; slices.Contains(g[0], cl.ks[0]) || slices.Contains(g[1], cl.ks[0]) {
				c.Links = append(c.Links, cl.item)
			}
		}
		slices.Sort(c.Links)
		e.Clusters = append(e.Clusters, c)
	}
	return e
}
