package single

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Clearest returns the house, of those in which k is the only place of its digit, that leaves a person
// least to check: the one where the fewest other places were removed by a deduction, then where the fewest
// placed digits block the others. On a tie a box goes before a row and a row before a column.
func Clearest(g *candidates.Grid, k candidates.Candidate, hidden candidates.HouseSet) candidates.House {
	if hidden.Len() == 1 {
		return hidden.First()
	}
	var s sight
	return s.clearest(g, k, hidden)
}

// asClear reports whether two houses in which k is the only place of its digit
// leave a person equally much to check, see [Clearest].
func asClear(g *candidates.Grid, k candidates.Candidate, a, b candidates.House) bool {
	check := func(h candidates.House) (blockers, removed int) {
		by, left := explain.Blockers(g, k.Digit(), g.Open().And(g.Layout().HouseCells(h)).Without(k.Cell()))
		return by.Len(), left.Len()
	}
	blockersA, removedA := check(a)
	blockersB, removedB := check(b)
	return removedA == removedB && blockersA == blockersB
}

// sights is what placed digits see on the grid of the pass, by digit.
var sights = techniques.NewFact(func(s *[candidates.MaxSize]sight, _ *techniques.Pass, since techniques.Change) {
	if since.New {
		clear(s[:])
	}
})

// ClearestIn is the function [Clearest] on the grid of the pass, in less time.
func ClearestIn(p *techniques.Pass, k candidates.Candidate, hidden candidates.HouseSet) candidates.House {
	if hidden.Len() == 1 {
		return hidden.First()
	}
	return sights.Of(p)[k.Digit()-1].clearest(p.Grid, k, hidden)
}

// sight is the cells that placed digits see, of one digit on one board.
type sight struct{ placed, seen, twice candidates.CellSet }

// by makes it that of these cells.
func (s *sight) by(l *candidates.Layout, placed candidates.CellSet) {
	if !s.placed.Within(placed) {
		*s = sight{}
	}
	fresh := placed.AndNot(s.placed)
	for c, ok := fresh.Next(); ok; c, ok = fresh.Next() {
		s.twice = s.twice.Or(s.seen.And(l.Peers(c)))
		s.seen = s.seen.Or(l.Peers(c))
	}
	s.placed = placed
}

func (s *sight) clearest(g *candidates.Grid, k candidates.Candidate, hidden candidates.HouseSet) candidates.House {
	l := g.Layout()
	s.by(l, g.Places(k.Digit()).AndNot(g.Open()))
	open := g.Open().Without(k.Cell())
	// The houses with the fewest other places that no placed digit blocks.
	least := candidates.MaxCells
	var tied candidates.HouseSet
	for rest := hidden; rest != 0; {
		h, _ := rest.Next()
		switch removed := open.AndNot(s.seen).And(l.HouseCells(h)).Len(); {
		case removed < least:
			least, tied = removed, candidates.Houses(h)
		case removed == least:
			tied = tied.With(h)
		}
	}
	best := techniques.Easiest(tied)
	if tied.Len() == 1 {
		return best
	}
	others := open.And(s.seen)
	fewest := s.blockers(l, others.And(l.HouseCells(best)), candidates.MaxCells)
	for rest := tied &^ candidates.Houses(best); rest != 0; {
		h, _ := rest.Next()
		if n := s.blockers(l, others.And(l.HouseCells(h)), fewest); n < fewest {
			best, fewest = h, n
		}
	}
	return best
}

// blockers returns how many placed digits it takes to block the cells, each of which one of them at least
// sees; or enough, if it takes as many or more. What only one sees needs it.
func (s *sight) blockers(l *candidates.Layout, cells candidates.CellSet, enough int) (n int) {
	for once := cells.AndNot(s.twice); !once.IsEmpty() && n < enough; n++ {
		seen := l.Peers(s.placed.And(l.Peers(once.First())).First())
		once, cells = once.AndNot(seen), cells.AndNot(seen)
	}
	return n + cover(l, s.placed, cells, enough-n)
}

// cover does the same by trying all that see the first of the cells.
func cover(l *candidates.Layout, placed, cells candidates.CellSet, enough int) int {
	if enough <= 0 || cells.IsEmpty() {
		return 0
	}
	for by := placed.And(l.Peers(cells.First())); !by.IsEmpty() && enough > 1; {
		c, _ := by.Next()
		enough = min(enough, 1+cover(l, placed, cells.AndNot(l.Peers(c)), enough-1))
	}
	return enough
}
