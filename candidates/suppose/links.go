package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// links say what each candidate of a grid forces by itself: it strikes all
// candidates of an item but one.
type links struct {
	all   []Line
	spans [candidates.MaxCandidates]span
}

type span struct{ start, end int32 }

// from returns what the candidate forces.
func (s *links) from(k candidates.Candidate) []Line { return s.all[s.spans[k].start:s.spans[k].end] }

func (s *links) reset(g *candidates.Grid, keys *Keys) {
	s.all = s.all[:0]
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		for ds := g.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			start := len(s.all)
			s.find(g, keys, c, d)
			s.spans[candidates.Of(c, d)] = span{int32(start), int32(len(s.all))}
		}
	}
}

// find adds what digit d in cell c forces.
func (s *links) find(g *candidates.Grid, keys *Keys, c candidates.Cell, d candidates.Digit) {
	l := g.Layout()
	start := len(s.all)
	force := func(q candidates.Cell, x candidates.Digit, because candidates.Item) {
		if !g.Open().Has(q) {
			return
		}
		k := candidates.Of(q, x)
		i := slices.IndexFunc(s.all[start:], func(other Line) bool { return other.Candidate == k })
		if i < 0 {
			s.all = append(s.all, Line{Candidate: k, Because: because})
		} else if other := &s.all[start+i]; keys.items[because] < keys.items[other.Because] {
			other.Because = because
		}
	}
	for others := g.Candidates(c).Without(d); others != 0; {
		x, _ := others.Next()
		for hs := l.HousesOf(c); hs != 0; {
			h, _ := hs.Next()
			if q, one := g.PlacesIn(x, h).Without(c).Single(); one {
				force(q, x, candidates.HouseItem(x, h))
			}
		}
	}
	var houses candidates.HouseSet
	struck := g.Places(d).And(l.Peers(c))
	cells := struck
	for q, ok := cells.Next(); ok; q, ok = cells.Next() {
		if x, one := g.Candidates(q).Without(d).Single(); one {
			force(q, x, candidates.CellItem(q))
		}
		houses |= l.HousesOf(q)
	}
	for houses &^= l.HousesOf(c); houses != 0; {
		h, _ := houses.Next()
		if q, one := g.PlacesIn(d, h).AndNot(struck).Single(); one {
			force(q, d, candidates.HouseItem(d, h))
		}
	}
}

// Linked reports whether k has a strong link: whether an item has two candidates,
// k one of them.
func Linked(g *candidates.Grid, k candidates.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	if g.Candidates(c).Len() == 2 {
		return true
	}
	for hs := g.Layout().HousesOf(c); hs != 0; {
		h, _ := hs.Next()
		if g.PlacesIn(d, h).Len() == 2 {
			return true
		}
	}
	return false
}
