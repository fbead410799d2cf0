package main

import (
	"cmp"
	"slices"
	"sync"

	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// store keeps the best positions of each technique. Several miners may use it at once.
type store struct {
	mu     sync.Mutex
	worked map[string][]ranked // by code, the best first
	near   map[string]ranked
}

// ranked is a position with what decides between two.
type ranked struct {
	lessons.Position
	struck int // how many candidates earlier steps removed
}

func newStore(list []lessons.Position) *store {
	s := &store{worked: map[string][]ranked{}, near: map[string]ranked{}}
	for _, p := range list {
		s.add(p)
	}
	return s
}

// compare puts the better position first: one that was chosen by hand, the better kind, an ordinary board before any other,
// the smaller one, then the cleaner.
func compare(a, b ranked) int {
	chosen := func(r ranked) int { return int(min(r.Seed, 1)) }
	cells := func(r ranked) int { return r.Grid.Layout().Cells().Len() }
	other := func(r ranked) int { return min(len(of(r)), 1) }
	return cmp.Or(cmp.Compare(chosen(a), chosen(b)), cmp.Compare(rank(a), rank(b)), cmp.Compare(other(a), other(b)),
		cmp.Compare(cells(a), cells(b)), cmp.Compare(a.struck, b.struck), cmp.Compare(a.Seed, b.Seed))
}

// rank is 0 for the better kind.
func rank(r ranked) int { return slices.Index([]lessons.Kind{lessons.Next, lessons.Level}, r.Kind) }

// of names what the board of a position has beyond an ordinary one: the kinds of its clues, or its boxes.
func of(r ranked) string { return cmp.Or(r.Clues, r.Board) }

// with returns the best worked positions of some and one more: one a puzzle, first the best of each kind of board, and no
// other boards where ordinary ones show the technique.
func with(have []ranked, more ranked) []ranked {
	all := append(slices.Clone(have), more)
	slices.SortFunc(all, compare)
	ordinary := of(all[0]) == ""
	puzzles := map[lessons.Origin]bool{}
	all = slices.DeleteFunc(all, func(r ranked) bool {
		twice := puzzles[r.Origin]
		puzzles[r.Origin] = true
		return twice || ordinary && of(r) != ""
	})
	if !ordinary {
		place, met := map[lessons.Origin]int{}, map[string]int{}
		for _, r := range all {
			place[r.Origin] = met[of(r)]
			met[of(r)]++
		}
		slices.SortStableFunc(all, func(a, b ranked) int { return place[a.Origin] - place[b.Origin] })
	}
	return all[:min(len(all), lessons.Worked)]
}

// wants reports whether a position would be kept.
func (s *store) wants(p lessons.Position) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := ranked{p, len(lessons.Struck(&p.Grid))}
	if p.Kind == lessons.Near {
		old, ok := s.near[p.Code]
		return !ok || compare(r, old) < 0
	}
	have := s.worked[p.Code]
	return !slices.EqualFunc(have, with(have, r), func(a, b ranked) bool { return a.Origin == b.Origin && compare(a, b) == 0 })
}

// lacks reports whether a technique has fewer worked positions than a lesson shows.
func (s *store) lacks(code string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.worked[code]) < lessons.Worked
}

// misses reports whether a technique has no near miss.
func (s *store) misses(code string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.near[code]
	return !ok
}

// add keeps a position if it is wanted, one a puzzle.
func (s *store) add(p lessons.Position) {
	if !s.wants(p) {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	r := ranked{p, len(lessons.Struck(&p.Grid))}
	if p.Kind == lessons.Near {
		s.near[p.Code] = r
		return
	}
	s.worked[p.Code] = with(s.worked[p.Code], r)
}

// list returns all positions, those of a technique together, in the order of the suite.
func (s *store) list() (list []lessons.Position) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range suite.All() {
		for _, r := range s.worked[t.Code] {
			list = append(list, r.Position)
		}
		if r, ok := s.near[t.Code]; ok {
			list = append(list, r.Position)
		}
	}
	return list
}
