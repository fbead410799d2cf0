package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Blossom is a case split over a stem item. Each candidate of the stem has a petal: an almost locked set
// whose places for its digit it all excludes. The petal of the true candidate keeps all its other digits.
// Hence a digit that all petals keep stands in one of them, and a candidate that sees all its places there
// is false.
//
// The stem of a Death Blossom is a cell. That of an ALS-W-Wing is a digit with two places in a house.
type Blossom struct {
	Stem   candidates.Item
	Petals []candidates.CellSet // in the order of [candidates.Grid.AppendCandidates] on the stem
}

// Record says what documents have of it.
func (s *Blossom) Record() Record {
	return Record{
		About: "A case split over a stem item. Each candidate of the stem has a petal, cells of one house with one digit " +
			"more than cells, and excludes all places for its digit there, so the petal keeps its other digits. What " +
			"sees all places in all petals for a digit that each of them keeps is false. Premises: the stem and the " +
			"cells of the petals, but for some without which it follows from the others. To check this by counting: " +
			"suppose the contrary and a candidate of the stem, and find fewer digits left than cells in its petal.",
		Fields: []Field{
			{Name: "stem", At: &s.Stem},
			{Name: "petals", At: &s.Petals, Least: 1, About: "In the order of the candidates of the stem: by digit in a cell, by cell in a house."},
		},
	}
}

// Premises returns the stem and the cells of the petals.
func (s Blossom) Premises() []candidates.Item { return sorted(append(cellItems(s.Petals...), s.Stem)) }

// Digits returns the digits of the petals.
func (s Blossom) Digits(g *candidates.Grid) candidates.DigitSet {
	return g.CandidatesIn(cellsOf(s.Petals))
}

// Kept returns the digits that every petal keeps, whichever candidate of the stem is true.
func (s Blossom) Kept(g *candidates.Grid) candidates.DigitSet {
	kept := g.Layout().Digits()
	for i, k := range g.AppendCandidates(nil, s.Stem) {
		kept &= g.CandidatesIn(s.Petals[i]).Without(k.Digit())
	}
	return kept
}

// Check reports whether each candidate of the stem has a petal that loses its digit to it.
func (s Blossom) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Stem) {
		return fmt.Errorf("the board has no %v", s.Stem)
	}
	ks := g.AppendCandidates(nil, s.Stem)
	if len(ks) != len(s.Petals) || len(ks) == 0 {
		return fmt.Errorf("the stem %v has %s and %s: expected one each", s.Stem, fault.Count(len(ks), "candidate"), fault.Count(len(s.Petals), "petal"))
	}
	for i, petal := range s.Petals {
		if err := checkAlmostLocked(g, petal); err != nil {
			return err
		}
		places := g.Places(ks[i].Digit()).And(petal)
		if places.IsEmpty() || !places.Within(g.Layout().Peers(ks[i].Cell())) {
			return fmt.Errorf("%v does not take %v from the petal %v", ks[i], ks[i].Digit(), petal)
		}
	}
	return nil
}

// Concludes accepts removals of a digit that every petal keeps, in sight of all its places in the petals.
func (s Blossom) Concludes(g *candidates.Grid, e Effect) error {
	away := cellsOf(s.Petals).And(g.Places(e.Candidate.Digit())).AndNot(g.Layout().Peers(e.Candidate.Cell()))
	switch {
	case e.Place:
		return errPlaced
	case !s.Kept(g).Has(e.Candidate.Digit()):
		return fmt.Errorf("removes a digit that some petal does not keep")
	case !away.IsEmpty():
		return unseen(away)
	}
	return nil
}

// Marks returns the stem, the petals, in them the digits that they keep and those that they lose.
func (s Blossom) Marks(g *candidates.Grid) (m Marks) {
	kept := acting(g, s.Kept(g), cellsOf(s.Petals))
	m.item(RolePivot, g, s.Stem)
	for i, k := range g.AppendCandidates(nil, s.Stem) {
		m.cells(RolePincer, s.Petals[i])
		m.digits(RolePincer, g, s.Petals[i], g.CandidatesIn(s.Petals[i]))
		m.digits(RoleOn, g, s.Petals[i], kept)
		m.digits(RoleOff, g, s.Petals[i], candidates.Digits(k.Digit()))
	}
	return m
}

// Words returns what its parts are called: petals round a stem, or sets beside a bridge.
func (s Blossom) Words() map[Role]string {
	if _, ok := s.Stem.Cell(); ok {
		return map[Role]string{RolePivot: "stem", RolePincer: "petal"}
	}
	return map[Role]string{RolePivot: "bridge", RolePincer: "set"}
}

// Sets returns the petals that differ.
func (s Blossom) Sets() (sets []candidates.CellSet) {
	for _, petal := range s.Petals {
		if !slices.Contains(sets, petal) {
			sets = append(sets, petal)
		}
	}
	return sets
}
