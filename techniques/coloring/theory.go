package coloring

import (
	"encoding/binary"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// theory is what is known of the candidates of some clusters: one of the two of
// each strong link is true, and which of them exclude each other. It finds the
// fewest links that prove the effects of a pattern.
//
// In a chain of strong links every second one is needed only because its ends
// exclude each other. So a proof does with about half of them.
type theory struct {
	effects  []explain.Effect
	refuted  []nodes // for each effect the candidates that it excludes if denied
	denied   []int   // for each effect its own node, -1 if it is none
	clauses  []clause
	excludes []nodes // for each node the others that it excludes
}

// clause is an item. That of a strong link needs one of its two candidates; one
// to be emptied only shows that it cannot do without all of its candidates.
type clause struct {
	item   candidates.Item
	ks     []candidates.Candidate
	places []int // of the candidates among the nodes
	strong bool
}

// nodes is a set of candidates by their places in the theory.
type nodes [4]uint64

// maxNodes is more than two colours have on any board, one candidate of a
// colour in each cell.
const maxNodes = len(nodes{}) * 64

func (n *nodes) add(i int)      { n[i/64] |= 1 << (i % 64) }
func (n *nodes) has(i int) bool { return n[i/64]>>(i%64)&1 != 0 }

func (n *nodes) or(m *nodes) {
	for i := range n {
		n[i] |= m[i]
	}
}

func (n *nodes) meets(m *nodes) bool {
	for i := range n {
		if n[i]&m[i] != 0 {
			return true
		}
	}
	return false
}

// newTheory collects the strong links of the clusters, of links between the same
// candidates the first. It is empty if there are too many candidates.
func newTheory(g *candidates.Grid, s pattern) *theory {
	t := &theory{effects: s.effects}
	var all []candidates.Candidate
	place := func(k candidates.Candidate) int {
		i := slices.Index(all, k)
		if i < 0 {
			i, all = len(all), append(all, k)
		}
		return i
	}
	add := func(c clause) {
		for _, k := range c.ks {
			c.places = append(c.places, place(k))
		}
		t.clauses = append(t.clauses, c)
	}
	for _, item := range s.emptied {
		add(clause{item: item, ks: g.AppendCandidates(nil, item)})
	}
	for _, group := range s.clusters {
		for _, k := range group[0] {
			for _, item := range itemsOf(g.Layout(), k) {
				ks := g.AppendCandidates(nil, item)
				known := slices.ContainsFunc(t.clauses, func(c clause) bool { return c.strong && slices.Equal(c.ks, ks) })
				if len(ks) == 2 && !known && slices.Contains(group[1], ks[0]) != slices.Contains(group[1], ks[1]) {
					add(clause{item: item, ks: ks, strong: true})
				}
			}
		}
	}
	if len(all) > maxNodes {
		return &theory{}
	}
	excluded := func(k candidates.Candidate) (n nodes) {
		for i, other := range all {
			if g.Layout().Excludes(k, other) {
				n.add(i)
			}
		}
		return n
	}
	for _, k := range all {
		t.excludes = append(t.excludes, excluded(k))
	}
	for _, e := range s.effects {
		t.refuted = append(t.refuted, excluded(e.Candidate))
		t.denied = append(t.denied, slices.Index(all, e.Candidate))
	}
	return t
}

// itemsOf returns the items that the candidate can satisfy.
func itemsOf(l *candidates.Layout, k candidates.Candidate) []candidates.Item {
	items := []candidates.Item{candidates.CellItem(k.Cell())}
	for h := range l.HousesOf(k.Cell()).All() {
		items = append(items, candidates.HouseItem(k.Digit(), h))
	}
	return items
}

// maxLinks is how many strong links a pattern may need. Nobody follows more.
const maxLinks = 10

// fewest returns a smallest set of clauses that proves every effect, none if
// there is none of maxLinks clauses or fewer.
//
// It grows sets clause by clause, all sets of a size before the next size. To a
// set that does not prove some effect it adds each clause that follows next
// from the denial of the first such effect: any larger set that proves the
// effect contains one of these.
func (t *theory) fewest() []int {
	sets := [][]int{nil}
	for range maxLinks + 1 {
		var larger [][]int
		seen := map[string]bool{}
		for _, set := range sets {
			next, proved := t.next(set)
			if proved {
				return set
			}
			for _, i := range next {
				at, _ := slices.BinarySearch(set, i)
				one := slices.Insert(slices.Clone(set), at, i)
				var key []byte
				for _, i := range one {
					key = binary.AppendUvarint(key, uint64(i))
				}
				if !seen[string(key)] {
					seen[string(key)] = true
					larger = append(larger, one)
				}
			}
		}
		sets = larger
	}
	return nil
}

// next reports whether the set proves every effect; if not it returns the
// clauses that follow from the first effect that it does not prove.
func (t *theory) next(set []int) (next []int, proved bool) {
	for e := range t.effects {
		isTrue, isFalse, refuted := t.consequences(set, e)
		if refuted {
			continue
		}
		for i := range t.clauses {
			if left, settled := t.left(i, &isTrue, &isFalse); !settled && (left == 0 || left == 1 && t.clauses[i].strong) {
				next = append(next, i)
			}
		}
		return next, false
	}
	return nil, true
}

// consequences denies an effect and follows the clauses of the set.
func (t *theory) consequences(set []int, effect int) (isTrue, isFalse nodes, refuted bool) {
	isFalse = t.refuted[effect]
	if i := t.denied[effect]; i >= 0 {
		isTrue.add(i)
	}
	for changed := true; changed; {
		changed = false
		for _, i := range set {
			left, settled := t.left(i, &isTrue, &isFalse)
			if settled || left > 1 || left == 1 && !t.clauses[i].strong {
				continue
			}
			if left == 0 {
				return isTrue, isFalse, true
			}
			for _, n := range t.clauses[i].places {
				if !isFalse.has(n) {
					isTrue.add(n)
					isFalse.or(&t.excludes[n])
					break
				}
			}
			if isTrue.meets(&isFalse) {
				return isTrue, isFalse, true
			}
			changed = true
		}
	}
	return isTrue, isFalse, false
}

// left returns how many candidates of a clause are not known to be false,
// unless one is known to be true: then the clause is settled.
func (t *theory) left(clause int, isTrue, isFalse *nodes) (n int, settled bool) {
	for _, i := range t.clauses[clause].places {
		switch {
		case isFalse.has(i):
		case isTrue.has(i):
			settled = true
		default:
			n++
		}
	}
	return n, settled
}
