package verify_test

import (
	"context"
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// smallest looks for the least number of items that prove all effects of a step, whatever technique it would
// take to see that. Some items prove an effect if no candidates exist, one of each item, that agree with each
// other and deny the effect. The guardians of a deadly pattern are one item more, which is free.
//
// It is a search for hitting sets. Have some sets of items, of each of which every proof has an item. A
// smallest choice of items with one of each set either proves the effects, and no proof is smaller; or there
// are candidates that agree, one of each item of the choice, and a denial. Then the items that have none of
// these candidates are one set more.
type smallest struct {
	grid     candidates.Grid
	solution []int // candidates of a solution of the grid, for good sets; by place in ks
	ks       []candidates.Candidate
	items    [][]int           // their candidates, by place in ks
	names    []candidates.Item // of these items
	clash    [][]int           // for each candidate those that disagree with it
	in       [][]int           // for each candidate its items
	free     []int             // the item that is free, if any
	effects  []explain.Effect

	sets  []itemSet // to hit
	nodes int       // that may still be looked at
}

// The search ends without an answer at so many sets or nodes.
const (
	maxSets  = 1500
	maxNodes = 300_000
)

// itemSet is a set of items.
type itemSet [(candidates.MaxItems + 63) / 64]uint64

func (s *itemSet) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s *itemSet) meets(other *itemSet) bool {
	for i := range s {
		if s[i]&other[i] != 0 {
			return true
		}
	}
	return false
}

func (s *itemSet) list() (list []int) {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			list = append(list, 64*i+bits.TrailingZeros64(word))
		}
	}
	return list
}

// newSmallest returns the search for the items of a step. The grid must have a solution.
func newSmallest(g *candidates.Grid, s *explain.Step) *smallest {
	l := g.Layout()
	m := &smallest{grid: *g, effects: s.Effects, nodes: maxNodes}
	number := map[candidates.Candidate]int{}
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			number[candidates.Of(c, d)] = len(m.ks)
			m.ks = append(m.ks, candidates.Of(c, d))
		}
	}
	solution := fallback.Solve(context.Background(), g, 1, fallback.Budget{}).Solutions[0]
	for c := range g.Open().All() {
		m.solution = append(m.solution, number[candidates.Of(c, solution[c])])
	}
	m.clash, m.in = make([][]int, len(m.ks)), make([][]int, len(m.ks))
	for i, a := range m.ks {
		for j, b := range m.ks {
			if l.Excludes(a, b) {
				m.clash[i] = append(m.clash[i], j)
			}
		}
	}
	for _, item := range l.Items() {
		var members []int
		for _, k := range g.AppendCandidates(nil, item) {
			if i, ok := number[k]; ok {
				m.in[i] = append(m.in[i], len(m.items))
				members = append(members, i)
			}
		}
		if len(members) > 0 {
			m.items, m.names = append(m.items, members), append(m.names, item)
		}
	}
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		for _, k := range deadly.Guardians(g) {
			m.free = append(m.free, number[k])
		}
	}
	return m
}

// find returns the items of a smallest proof; ok is false if the search did not end. It returns none if there
// is no proof with fewer items than so many.
func (m *smallest) find(known int) (items []candidates.Item, ok bool) {
	for n := 0; len(m.sets) < maxSets; {
		var choice itemSet
		for ; !m.hit(&choice, m.sets, n, itemSet{}); n++ {
			if m.nodes < 0 {
				return nil, false
			}
			if n+1 >= known {
				return nil, true
			}
		}
		chosen, before := choice, len(m.sets)
		// As many sets as there are that have nothing in common.
		for {
			missed, ok := m.disproof(&choice)
			if m.nodes < 0 {
				return nil, false
			}
			if !ok {
				break
			}
			m.sets = append(m.sets, missed)
			for i := range missed {
				choice[i] |= missed[i]
			}
		}
		if len(m.sets) == before {
			for _, i := range chosen.list() {
				items = append(items, m.names[i])
			}
			return items, true
		}
	}
	return nil, false
}

// hit extends the choice by at most n items, none of those left out, to one of each set. It reports whether it did.
func (m *smallest) hit(choice *itemSet, sets []itemSet, n int, out itemSet) bool {
	if m.nodes--; m.nodes < 0 {
		return false
	}
	var open []itemSet
	var best []int
	for i := range sets {
		if sets[i].meets(choice) {
			continue
		}
		left := sets[i]
		for j := range left {
			left[j] &^= out[j]
		}
		if items := left.list(); best == nil || len(items) < len(best) {
			best = items
			if len(items) == 0 {
				return false
			}
		}
		open = append(open, left)
	}
	if open == nil {
		return true
	}
	// As many sets as have nothing in common take as many items.
	slices.SortFunc(open, func(a, b itemSet) int { return size(&a) - size(&b) })
	var seen itemSet
	apart := 0
	for i := range open {
		if !open[i].meets(&seen) {
			apart++
			for j := range seen {
				seen[j] |= open[i][j]
			}
		}
	}
	if apart > n {
		return false
	}
	for _, item := range best {
		one := *choice
		one.add(item)
		if m.hit(&one, open, n-1, out) {
			*choice = one
			return true
		}
		out.add(item)
	}
	return false
}

func size(s *itemSet) (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// disproof looks for candidates that agree and deny an effect, one of each chosen item. It returns the items
// that have none of these, nor of more candidates that agree with them; ok is false if it found none.
func (m *smallest) disproof(choice *itemSet) (missed itemSet, ok bool) {
	for _, e := range m.effects {
		known := make([]value, len(m.ks))
		k := slices.Index(m.ks, e.Candidate)
		if e.Place {
			known[k] = off
		} else {
			m.suppose(known, k)
		}
		if found, ok := m.agree(known, choice); ok {
			a, b := m.missed(m.bySolution(slices.Clone(found))), m.missed(m.byFewest(found))
			if size(&b) < size(&a) {
				a = b
			}
			return a, true
		}
	}
	return missed, false
}

// value is what is known about a candidate.
type value uint8

const (
	maybe value = iota
	on
	off
)

// suppose makes a candidate true and those that disagree with it false.
func (m *smallest) suppose(known []value, k int) {
	known[k] = on
	for _, other := range m.clash[k] {
		known[other] = off
	}
}

// left returns the candidates of an item that may be true, and whether one is.
func left(item []int, known []value) (n int, first int, met bool) {
	for _, k := range item {
		switch known[k] {
		case on:
			return 1, k, true
		case maybe:
			if n++; n == 1 {
				first = k
			}
		}
	}
	return n, first, false
}

// agree makes one candidate of each chosen item true, if it can.
func (m *smallest) agree(known []value, choice *itemSet) (found []value, ok bool) {
	if m.nodes--; m.nodes < 0 {
		return nil, false
	}
	chosen := [][]int{}
	for _, i := range choice.list() {
		chosen = append(chosen, m.items[i])
	}
	if m.free != nil {
		chosen = append(chosen, m.free)
	}
	var split []int
	for forced := true; forced; {
		forced, split = false, nil
		fewest := 0
		for _, item := range chosen {
			n, k, met := left(item, known)
			switch {
			case met:
			case n == 0:
				return nil, false
			case n == 1:
				m.suppose(known, k)
				forced = true
			case split == nil || n < fewest:
				split, fewest = item, n
			}
		}
	}
	if split == nil {
		return known, true
	}
	for _, k := range split {
		if known[k] != maybe {
			continue
		}
		one := slices.Clone(known)
		m.suppose(one, k)
		if found, ok = m.agree(one, choice); ok {
			return found, true
		}
		known[k] = off
	}
	return nil, false
}

// bySolution makes more candidates true, first those of the solution.
func (m *smallest) bySolution(known []value) []value {
	for _, k := range m.solution {
		if known[k] == maybe {
			m.suppose(known, k)
		}
	}
	return m.byFewest(known)
}

// byFewest makes more candidates true, of the items with the fewest first.
func (m *smallest) byFewest(known []value) []value {
	for {
		best, fewest := -1, 0
		for _, item := range m.items {
			if n, k, met := left(item, known); !met && n > 0 && (best < 0 || n < fewest) {
				best, fewest = k, n
			}
		}
		if best < 0 {
			return known
		}
		m.suppose(known, best)
	}
}

// missed returns the items without a true candidate.
func (m *smallest) missed(known []value) (set itemSet) {
	for i, item := range m.items {
		if _, _, met := left(item, known); !met {
			set.add(i)
		}
	}
	return set
}
