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

// compare puts the better position first: one that was chosen by hand, the better kind, then the cleaner board.
func compare(a, b ranked) int {
	chosen := func(r ranked) int { return int(min(r.Seed, 1)) }
	return cmp.Or(cmp.Compare(chosen(a), chosen(b)), cmp.Compare(rank(a), rank(b)), cmp.Compare(a.struck, b.struck), cmp.Compare(a.Seed, b.Seed))
}

// rank is 0 for the better kind.
func rank(r ranked) int { return slices.Index([]lessons.Kind{lessons.Next, lessons.Level}, r.Kind) }

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
	if i := slices.IndexFunc(have, func(old ranked) bool { return old.Seed == p.Seed }); i >= 0 {
		return compare(r, have[i]) < 0
	}
	return len(have) < lessons.Worked || compare(r, have[len(have)-1]) < 0
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
	have := slices.DeleteFunc(s.worked[p.Code], func(old ranked) bool { return old.Seed == p.Seed })
	have = append(have, r)
	slices.SortFunc(have, compare)
	s.worked[p.Code] = have[:min(len(have), lessons.Worked)]
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
