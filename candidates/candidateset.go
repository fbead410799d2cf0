package candidates

import "iter"

// CandidateSet is a set of candidates, kept as the cells of each digit. The
// zero value is empty, and == compares sets. It is as large as nine sets of
// cells, so its methods change it where it is instead of returning another.
type CandidateSet struct {
	places [MaxSize]CellSet // by digit less one
}

// Places returns the cells of the candidates for d.
func (s *CandidateSet) Places(d Digit) CellSet { return s.places[d-1] }

// SetPlaces makes these cells the ones of d.
func (s *CandidateSet) SetPlaces(d Digit, cells CellSet) { s.places[d-1] = cells }

// AddPlaces adds the candidates for d in these cells.
func (s *CandidateSet) AddPlaces(d Digit, cells CellSet) { s.places[d-1] = s.places[d-1].Or(cells) }

// Has reports whether k is in the set.
func (s *CandidateSet) Has(k Candidate) bool { return s.places[k.Digit()-1].Has(k.Cell()) }

// Add puts k into the set.
func (s *CandidateSet) Add(k Candidate) {
	at := &s.places[k.Digit()-1]
	*at = at.With(k.Cell())
}

// Remove takes k out of the set.
func (s *CandidateSet) Remove(k Candidate) {
	at := &s.places[k.Digit()-1]
	*at = at.Without(k.Cell())
}

// Or adds all candidates of t.
func (s *CandidateSet) Or(t *CandidateSet) {
	for i := range s.places {
		s.places[i] = s.places[i].Or(t.places[i])
	}
}

// And takes out what is not in t.
func (s *CandidateSet) And(t *CandidateSet) {
	for i := range s.places {
		s.places[i] = s.places[i].And(t.places[i])
	}
}

// AndNot takes all candidates of t out of the set.
func (s *CandidateSet) AndNot(t *CandidateSet) {
	for i := range s.places {
		s.places[i] = s.places[i].AndNot(t.places[i])
	}
}

// Meets reports whether the sets have a candidate in common.
func (s *CandidateSet) Meets(t *CandidateSet) bool {
	var both CellSet
	for i := range s.places {
		both = both.Or(s.places[i].And(t.places[i]))
	}
	return !both.IsEmpty()
}

// Within reports whether t has all members of s.
func (s *CandidateSet) Within(t *CandidateSet) bool {
	for x := range s.places {
		if !s.places[x].Within(t.places[x]) {
			return false
		}
	}
	return true
}

// IsEmpty reports whether there is no candidate in the set.
func (s *CandidateSet) IsEmpty() bool { return s.Cells().IsEmpty() }

// Cells returns the cells that have a candidate in the set.
func (s *CandidateSet) Cells() (all CellSet) {
	for _, cells := range s.places {
		all = all.Or(cells)
	}
	return all
}

// Digits returns the digits that have a candidate in the set.
func (s *CandidateSet) Digits() (ds DigitSet) {
	for i, cells := range s.places {
		if !cells.IsEmpty() {
			ds |= 1 << i
		}
	}
	return ds
}

// Len returns the number of candidates in the set.
func (s *CandidateSet) Len() (n int) {
	for _, cells := range s.places {
		n += cells.Len()
	}
	return n
}

// All yields the candidates by digit, those of a digit in reading order.
func (s *CandidateSet) All() iter.Seq[Candidate] {
	return func(yield func(Candidate) bool) {
		for i, cells := range s.places {
			for c, ok := cells.Next(); ok; c, ok = cells.Next() {
				if !yield(Of(c, Digit(i+1))) {
					return
				}
			}
		}
	}
}
