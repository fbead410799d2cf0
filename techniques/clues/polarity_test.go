package clues_test

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
	"pencilmark/techniques/techtest"
)

// Polarity finds all that is false whichever kind of digits cells hold, read word for word, but what one of the cells shows
// by itself. All that it finds is proved, and false in the solution.
func TestPolarity(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	expected, steps, wraps := 0, 0, 0
	for _, p := range techtest.Puzzles(t, 6) {
		for range 7 {
			g := p.Grid
			clued := techniques.NewRunner([]*techniques.Technique{clues.SingleClue})
			narrow := func() {
				for s, ok := clued.Next(&g); ok; s, ok = clued.Next(&g) {
					s.Apply(&g)
				}
			}
			narrow()
			for _, k := range techtest.OpenCandidates(&g) {
				if p.Solution[k.Cell()] != k.Digit() && rng.IntN(4) == 0 {
					g.Remove(k.Cell(), k.Digit())
				}
			}
			narrow()
			var gone candidates.CandidateSet
			impossible := false // some state is, by what was found
			techniques.NewRunner([]*techniques.Technique{clues.Polarity}).All(&g, func(s explain.Step) bool {
				if err := verify.Step(&g, &s); err != nil {
					t.Errorf("%v\n%+v %v: %v", g.Layout().ClueLines(), s.Evidence, s.Effects, err)
				}
				for _, e := range s.Effects {
					if p.Solution[e.Candidate.Cell()] == e.Candidate.Digit() {
						t.Errorf("%v\n%v is true", &g, e.Candidate)
					}
					gone.Add(e.Candidate)
				}
				if e := s.Evidence.(explain.Polarity); len(e.Possible(&g)) == 1 {
					impossible = true
					for _, x := range s.Effects { // each is of a cell that is named
						if !e.Cells().Has(x.Candidate.Cell()) {
							t.Errorf("%v\n%v is removed, and %v take a state", &g, x.Candidate, e.Cells())
						}
					}
				}
				steps++
				return true
			})
			for _, group := range naiveGroups(&g) {
				fails := [2]bool{group.fails(&g, 0, nil), group.fails(&g, 1, nil)}
				if fails[0] || fails[1] {
					wraps++
					if !impossible && !group.aloneFails(&g) {
						t.Fatalf("%v\n%v\n%v is impossible one way round, which is not found", g.Layout().ClueLines(), &g, group)
					}
					continue
				}
				for _, k := range techtest.OpenCandidates(&g) {
					if group.refutes(&g, k) && !group.aloneRefutes(&g, k) {
						if expected++; !gone.Has(k) {
							t.Fatalf("%v\n%v\n%v: %v is not found", g.Layout().ClueLines(), &g, group, k)
						}
					}
				}
			}
		}
	}
	t.Logf("%d candidates, %d states, %d steps", expected, wraps, steps)
	if expected < 100 || wraps < 10 {
		t.Errorf("%d candidates and %d states are too few", expected, wraps)
	}
}

// naiveGroup is cells that hold digits of two kinds: those that each holds in either state.
type naiveGroup map[candidates.Cell][2]candidates.DigitSet

// naiveParts parts the candidates of two cells: those that go together, one with another, are in one part. Of a cell it
// gives the digits in each part; ok is false if there are not two parts with some of both cells.
func naiveParts(l *candidates.Layout, a, b candidates.Cell, as, bs candidates.DigitSet) (parts [2][2]candidates.DigitSet, ok bool) {
	var all [][2]candidates.DigitSet
	for d := range as.All() {
		all = append(all, [2]candidates.DigitSet{candidates.Digits(d)})
	}
	for e := range bs.All() {
		joined := [2]candidates.DigitSet{1: candidates.Digits(e)}
		all = slices.DeleteFunc(all, func(part [2]candidates.DigitSet) bool {
			for d := range part[0].All() {
				if !l.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
					joined = [2]candidates.DigitSet{joined[0] | part[0], joined[1] | part[1]}
					return true
				}
			}
			return false
		})
		all = append(all, joined)
	}
	if len(all) != 2 {
		return parts, false
	}
	parts = [2][2]candidates.DigitSet(all)
	return parts, parts[0][0] != 0 && parts[0][1] != 0 && parts[1][0] != 0 && parts[1][1] != 0
}

// naiveKinds gives the kinds that two parts make: that of the first part of the first cell, and the other.
func naiveKinds(parts [2][2]candidates.DigitSet) (kinds [2]candidates.DigitSet, ok bool) {
	same := parts[0][0]&parts[1][1]|parts[1][0]&parts[0][1] == 0
	other := parts[0][0]&parts[0][1]|parts[1][0]&parts[1][1] == 0
	switch {
	case same && !other:
		return [2]candidates.DigitSet{parts[0][0] | parts[0][1], parts[1][0] | parts[1][1]}, true
	case other && !same:
		return [2]candidates.DigitSet{parts[0][0] | parts[1][1], parts[1][0] | parts[0][1]}, true
	}
	return kinds, false
}

// naiveGroups returns the groups of cells from each two that clues tie, but those with a cell that may hold either kind alike.
func naiveGroups(g *candidates.Grid) (groups []naiveGroup) {
	l := g.Layout()
	tied := func(a, b candidates.Cell) bool {
		for d := range l.Digits().All() {
			for e := range l.Digits().All() {
				if a != b && d != e && l.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
					return true
				}
			}
		}
		return false
	}
	for a := range g.Open().All() {
		for b := range g.Open().All() {
			if a >= b || !tied(a, b) {
				continue
			}
			parts, ok := naiveParts(l, a, b, g.Candidates(a), g.Candidates(b))
			if !ok {
				continue
			}
			kinds, ok := naiveKinds(parts)
			var as, bs candidates.DigitSet // that go with some at all
			for d := range l.Digits().All() {
				for e := range l.Digits().All() {
					if !l.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
						as, bs = as.With(d), bs.With(e)
					}
				}
			}
			if parts, two := naiveParts(l, a, b, as, bs); two {
				if whole, fits := naiveKinds(parts); fits {
					kinds, ok = whole, true
				}
			}
			if !ok {
				continue
			}
			group := naiveGroup{a: {g.Candidates(a) & kinds[0], g.Candidates(a) & kinds[1]}}
			clear := true
			for grown := true; grown && clear; {
				grown = false
				for from := range g.Open().All() {
					for to := range g.Open().All() {
						_, within := group[from]
						if _, known := group[to]; !within || known || !tied(from, to) {
							continue
						}
						var left [2]candidates.DigitSet
						for state := range left {
							for e := range g.Candidates(to).All() {
								for d := range group[from][state].All() {
									if !l.Excludes(candidates.Of(from, d), candidates.Of(to, e)) {
										left[state] = left[state].With(e)
									}
								}
							}
						}
						if left[0] == 0 || left[1] == 0 || left[0]&left[1] != 0 || left[0]|left[1] != g.Candidates(to) {
							continue
						}
						same, other := left[0]&kinds[1]|left[1]&kinds[0] == 0, left[0]&kinds[0]|left[1]&kinds[1] == 0
						switch {
						case same && other:
							clear = false
						case same:
							kinds = [2]candidates.DigitSet{kinds[0] | left[0], kinds[1] | left[1]}
						case other:
							kinds = [2]candidates.DigitSet{kinds[0] | left[1], kinds[1] | left[0]}
						}
						if same != other {
							group[to], grown = left, true
						}
					}
				}
			}
			if clear && len(group) > 1 {
				groups = append(groups, group)
			}
		}
	}
	return groups
}

// may returns what a cell may hold in a state.
func (n naiveGroup) may(g *candidates.Grid, state int, c candidates.Cell) candidates.DigitSet {
	if side, ok := n[c]; ok {
		return side[state]
	}
	return g.Candidates(c)
}

// fails reports whether cells cannot be filled in a state, beside a candidate if there is one: a cell of the group that this
// leaves nothing, two that leave each other nothing, or up to five of a house.
func (n naiveGroup) fails(g *candidates.Grid, state int, k *candidates.Candidate) bool {
	l := g.Layout()
	apart := func(a candidates.Cell, as candidates.DigitSet, b candidates.Cell, bs candidates.DigitSet) bool {
		for d := range as.All() {
			for e := range bs.All() {
				if !l.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
					return false
				}
			}
		}
		return true
	}
	for a, as := range n {
		if k != nil && apart(a, as[state], k.Cell(), candidates.Digits(k.Digit())) {
			return true
		}
		for b, bs := range n {
			if k == nil && a < b && apart(a, as[state], b, bs[state]) {
				return true
			}
		}
	}
	for h := range l.Houses().All() {
		if k != nil && !l.HouseCells(h).Has(k.Cell()) {
			continue
		}
		cells := slices.Collect(l.HouseCells(h).And(g.Open()).All())
		for set := range uint(1) << len(cells) {
			var digits candidates.DigitSet
			for i, c := range cells {
				if set>>i&1 != 0 {
					digits |= n.may(g, state, c)
				}
			}
			if k != nil {
				if i := slices.Index(cells, k.Cell()); set>>i&1 != 0 {
					continue
				}
				digits = digits.Without(k.Digit())
			}
			if size := bits.OnesCount(set); size <= 5 && digits.Len() < size {
				return true
			}
		}
	}
	return false
}

// refutes reports whether the candidate is false in both states.
func (n naiveGroup) refutes(g *candidates.Grid, k candidates.Candidate) bool {
	return n.fails(g, 0, &k) && n.fails(g, 1, &k)
}

// aloneRefutes reports whether one of the cells shows by itself that the candidate is false, in its states.
func (n naiveGroup) aloneRefutes(g *candidates.Grid, k candidates.Candidate) bool {
	for c, side := range n {
		if (naiveGroup{c: side}).refutes(g, k) {
			return true
		}
	}
	return false
}

// aloneFails reports whether one of the cells shows by itself that a state is impossible.
func (n naiveGroup) aloneFails(g *candidates.Grid) bool {
	for c, side := range n {
		for state := range side {
			if (naiveGroup{c: side}).fails(g, state, nil) {
				return true
			}
		}
	}
	return false
}
