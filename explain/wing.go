package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Wing is a case split over a pivot item. Each pincer is a cell with two candidates, one of them the wing's
// digit. Each candidate of the pivot either is the digit itself or leaves some pincer with nothing but it.
// So the digit stands in a pincer, or in the pivot.
//
// The pivot of an XY-Wing or XYZ-Wing is a cell. That of a W-Wing is a digit
// with two places in a house, the bridge between two equal pincers.
type Wing struct {
	Pivot   candidates.Item
	Pincers candidates.CellSet
	Digit   candidates.Digit // what the targets lose
}

// Record says what documents have of it.
func (s *Wing) Record() Record {
	return Record{
		About: "Each candidate of the pivot is the digit itself, or leaves some pincer, a cell with two candidates, " +
			"nothing but the digit. Premises: the pivot and the pincers. The digit goes from the cells that see all " +
			"cells where it may stand so.",
		Fields: []Field{
			{Name: "pivot", At: &s.Pivot},
			{Name: "pincers", At: &s.Pincers},
			{Name: "digit", At: &s.Digit, About: "What the targets lose."},
		},
	}
}

// Premises returns the pivot and the cells of the pincers.
func (s Wing) Premises() []candidates.Item { return sorted(append(cellItems(s.Pincers), s.Pivot)) }

// Words returns what its pivot is called where it is a house.
func (s Wing) Words() map[Role]string {
	if _, ok := s.Pivot.Cell(); ok {
		return nil
	}
	return map[Role]string{RolePivot: "bridge"}
}

// PincerOf returns the pincer that a candidate of the pivot forces to hold the
// wing's digit; ok is false if there is none.
func (s Wing) PincerOf(g *candidates.Grid, k candidates.Candidate) (c candidates.Cell, ok bool) {
	for p := range s.Pincers.All() {
		if k.Digit() != s.Digit && g.Candidates(p).Has(k.Digit()) && g.Layout().Sees(p, k.Cell()) {
			return p, true
		}
	}
	return 0, false
}

// WingCase is the candidates of a pivot that lead to the same pincer, or to
// the digit in the pivot itself if there is no pincer.
type WingCase struct {
	Candidates []candidates.Candidate
	Pincer     candidates.Cell
	Forced     bool // there is a pincer
}

// Places returns the cells of its candidates.
func (c WingCase) Places() candidates.CellSet {
	cells, _ := CellsAndDigits(c.Candidates)
	return cells
}

// Cases splits the pivot into the cases that differ.
func (s Wing) Cases(g *candidates.Grid) (cases []WingCase) {
	for _, k := range g.AppendCandidates(nil, s.Pivot) {
		p, forced := s.PincerOf(g, k)
		i := slices.IndexFunc(cases, func(c WingCase) bool { return c.Forced == forced && c.Pincer == p })
		if i < 0 {
			i, cases = len(cases), append(cases, WingCase{Pincer: p, Forced: forced})
		}
		cases[i].Candidates = append(cases[i].Candidates, k)
	}
	return cases
}

// Digits returns the digits of the pincers, among them the wing's digit.
func (s Wing) Digits(g *candidates.Grid) candidates.DigitSet { return g.CandidatesIn(s.Pincers) }

// Check reports whether the pincers have two candidates, one of them the
// digit, and every candidate of the pivot leads to the digit.
func (s Wing) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Pivot) {
		return fmt.Errorf("the board has no %v", s.Pivot)
	}
	if !s.Pincers.Within(g.Layout().Cells()) {
		return fmt.Errorf("the board does not have all the pincers %v", s.Pincers)
	}
	for p := range s.Pincers.All() {
		if ds := g.Candidates(p); ds.Len() != 2 || !ds.Has(s.Digit) {
			return fmt.Errorf("pincer %v holds %v: expected two digits, one of them %v", p, ds, s.Digit)
		}
	}
	var used candidates.CellSet
	for _, k := range g.AppendCandidates(nil, s.Pivot) {
		p, ok := s.PincerOf(g, k)
		if !ok && k.Digit() != s.Digit {
			return fmt.Errorf("%v of the pivot %v forces no pincer to be %v", k, s.Pivot, s.Digit)
		}
		if ok {
			used = used.With(p)
		}
	}
	if used != s.Pincers {
		return fmt.Errorf("the pivot %v does not reach the pincers %v", s.Pivot, s.Pincers.AndNot(used))
	}
	return nil
}

// Concludes accepts removals of the digit in sight of all its places in the pincers and the pivot.
func (s Wing) Concludes(g *candidates.Grid, e Effect) error {
	ends := s.Pincers
	for _, k := range g.AppendCandidates(nil, s.Pivot) {
		if k.Digit() == s.Digit {
			ends = ends.With(k.Cell())
		}
	}
	away := ends.AndNot(g.Layout().Peers(e.Candidate.Cell()))
	switch {
	case e.Place:
		return errPlaced
	case e.Candidate.Digit() != s.Digit:
		return otherDigit(s.Digit)
	case !away.IsEmpty():
		return unseen(away)
	}
	return nil
}

// Marks returns the pivot and the pincers.
func (s Wing) Marks(g *candidates.Grid) (m Marks) {
	m.item(RolePivot, g, s.Pivot)
	for p := range s.Pincers.All() {
		m.item(RolePincer, g, candidates.CellItem(p))
	}
	return m
}
