package needs

import "pencilmark/candidates"

// LockedSet is sets of cells with links, such that each candidate of a cell belongs to a link.
type LockedSet struct {
	Sets  []candidates.CellSet // a cell of several sets has candidates of each
	Links []Link
}

// Link is a digit that one of its cells holds at most.
type Link struct {
	Digit candidates.Digit
	Cells candidates.CellSet
}

// NeedsEach reports whether the set excludes the candidates with all its cells, but without any one of them
// not all of the candidates. A set with a cell to spare contains a smaller one that does the same.
func (s *LockedSet) NeedsEach(l *candidates.Layout, ks *candidates.CandidateSet) bool {
	var cells candidates.CellSet
	for _, set := range s.Sets {
		cells = cells.Or(set)
	}
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if s.Excludes(l, ks, candidates.Cells(c)) {
			return false
		}
	}
	return true
}

// Excludes reports whether the set without some cells excludes each of the candidates.
func (s *LockedSet) Excludes(l *candidates.Layout, ks *candidates.CandidateSet, without candidates.CellSet) bool {
	for digits := ks.Digits(); digits != 0; {
		d, _ := digits.Next()
		for cells := ks.Places(d); !cells.IsEmpty(); {
			if c, _ := cells.Next(); !s.excludes(l, candidates.Of(c, d), without) {
				return false
			}
		}
	}
	return true
}

// excludes reports whether the set excludes the candidate.
//
// Have: each cell of a set takes a candidate, and
//
//	(a) no two cells take the same link;
//	(b) what sees the candidate does not hold its digit.
//
// So if the candidate is true, the links that are left must be as many as the cells.
func (s *LockedSet) excludes(l *candidates.Layout, k candidates.Candidate, without candidates.CellSet) bool {
	without = without.With(k.Cell())
	near := without.Or(l.Peers(k.Cell()))
	cells, links := 0, 0
	for _, set := range s.Sets {
		cells += set.AndNot(without).Len()
	}
	for i := range s.Links {
		gone := without
		if s.Links[i].Digit == k.Digit() {
			gone = near
		}
		if !s.Links[i].Cells.Within(gone) {
			links++
		}
	}
	return links < cells
}
