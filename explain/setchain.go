package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// SetChain is almost locked sets, each joined to the next by a restricted common: a digit whose places in
// the one set all see those in the other, so that at most one of the two sets has it. A set that gives up a
// digit keeps all its others.
//
// An open chain has one restricted common fewer than sets. If its first set has no digit z, it keeps its
// restricted common, so the second set loses that and keeps the next one, and so on: the last set keeps z.
// Hence a candidate that sees all places for z in both end sets is false.
//
// A closed chain has as many restricted commons as sets; the last leads back to the first set. Each set
// gives up one digit, to one of its neighbours, so each restricted common stands in one of its two sets,
// and all other digits of a set are locked in it.
type SetChain struct {
	Sets   []candidates.CellSet
	Common []candidates.Digit // what joins each set to the next
}

// Record says what documents have of it.
func (s *SetChain) Record() Record {
	return Record{
		About: "Almost locked sets, cells of one house with one digit more than cells, each joined to the next by a " +
			"restricted common: a digit whose places in the one set all see those in the other. Premises: the cells, " +
			"but for some without which it follows from the others. An open chain has one restricted common fewer " +
			"than sets: what sees all places in its end sets for a digit of both, other than the restricted commons " +
			"used there, is false. A closed one has as many; the last leads to the first set. There what sees all " +
			"places for a restricted common in its two sets is false, and what sees all places for another digit in a " +
			"set. To check this by counting: suppose the contrary, and find more cells than links left to serve them, " +
			"the digits of each set being its links, and a restricted common one link for both sets.",
		Fields: []Field{
			{Name: "sets", At: &s.Sets, Least: 2},
			{Name: "common", At: &s.Common, Least: 1, About: "What joins each set to the next."},
		},
	}
}

// Premises returns the cells of the sets.
func (s SetChain) Premises() []candidates.Item { return cellItems(s.Sets...) }

// cellItems returns the cells of the sets as items, sorted and each once.
func cellItems(sets ...candidates.CellSet) (items []candidates.Item) {
	for c := range cellsOf(sets).All() {
		items = append(items, candidates.CellItem(c))
	}
	return items
}

// cellsOf returns the cells of all the sets.
func cellsOf(sets []candidates.CellSet) (cells candidates.CellSet) {
	for _, set := range sets {
		cells = cells.Or(set)
	}
	return cells
}

// Digits returns the digits of the sets.
func (s SetChain) Digits(g *candidates.Grid) candidates.DigitSet {
	return g.CandidatesIn(cellsOf(s.Sets))
}

// Closed reports whether the last set is joined to the first one.
func (s SetChain) Closed() bool { return len(s.Common) == len(s.Sets) }

// Next returns the number of the set that restricted common i leads to.
func (s SetChain) Next(i int) int { return (i + 1) % len(s.Sets) }

// CommonsOf returns the restricted commons that set i has with its neighbours.
func (s SetChain) CommonsOf(i int) (digits candidates.DigitSet) {
	for j, d := range s.Common {
		if j == i || s.Next(j) == i {
			digits = digits.With(d)
		}
	}
	return digits
}

// Ends returns the digits that the first or the last set of an open chain has:
// those of both that are not used up as restricted commons.
func (s SetChain) Ends(g *candidates.Grid) candidates.DigitSet {
	last := len(s.Sets) - 1
	return g.CandidatesIn(s.Sets[0]) & g.CandidatesIn(s.Sets[last]) &^ s.CommonsOf(0) &^ s.CommonsOf(last)
}

// Check reports whether the sets are almost locked and joined as claimed.
func (s SetChain) Check(g *candidates.Grid) error {
	if len(s.Sets) < 2 || len(s.Common) != len(s.Sets) && len(s.Common) != len(s.Sets)-1 {
		return fmt.Errorf("%s and %s are no chain: expected as many commons as sets or one fewer", fault.Count(len(s.Sets), "set"), fault.Count(len(s.Common), "restricted common"))
	}
	for i, set := range s.Sets {
		if err := checkAlmostLocked(g, set); err != nil {
			return err
		}
		if slices.Contains(s.Sets[:i], set) {
			return fmt.Errorf("the set %v occurs twice", set)
		}
	}
	for i, d := range s.Common {
		j := s.Next(i)
		if !g.Layout().Digits().Has(d) {
			return fmt.Errorf("the board has no digit %d", d)
		}
		if j < len(s.Common) && s.Common[j] == d {
			return fmt.Errorf("set %v is joined to both neighbours by %v: expected two digits", s.Sets[j], d)
		}
		if err := checkCommon(g, d, s.Sets[i], s.Sets[j]); err != nil {
			return err
		}
	}
	return nil
}

// checkAlmostLocked reports whether the cells share a house and hold one more digit than there are cells.
func checkAlmostLocked(g *candidates.Grid, cells candidates.CellSet) error {
	if cells.IsEmpty() || !cells.Within(g.Layout().Cells()) {
		return fmt.Errorf("a set is empty or not on the board")
	}
	if g.Layout().HousesOfAll(cells) == 0 || g.CandidatesIn(cells).Len() != cells.Len()+1 {
		return fmt.Errorf("%v are no almost locked set: expected cells of one house with one digit more than cells, found %v", cells, g.CandidatesIn(cells))
	}
	return nil
}

// checkCommon reports whether both sets have the digit and each place in one sees each in the other.
func checkCommon(g *candidates.Grid, d candidates.Digit, a, b candidates.CellSet) error {
	placesA, placesB := g.Places(d).And(a), g.Places(d).And(b)
	if placesA.IsEmpty() || placesB.IsEmpty() || !placesB.Within(g.Layout().PeersOfAll(placesA)) {
		return fmt.Errorf("%v is no restricted common of %v and %v", d, a, b)
	}
	return nil
}

// Concludes accepts removals that see all places of their digit in sets that hold it. In an open chain a
// digit of both ends stands in one of them; in a closed one a restricted common stands in one of its two
// sets, and any other digit of a set in it.
func (s SetChain) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	d := e.Candidate.Digit()
	var holders []candidates.CellSet // each holds the digit
	if !s.Closed() && s.Ends(g).Has(d) {
		holders = append(holders, s.Sets[0].Or(s.Sets[len(s.Sets)-1]))
	}
	for i, set := range s.Sets {
		switch {
		case !s.Closed():
		case s.Common[i] == d:
			holders = append(holders, set.Or(s.Sets[s.Next(i)]))
		case !s.CommonsOf(i).Has(d):
			holders = append(holders, set)
		}
	}
	for _, cells := range holders {
		if lockedIn(g, d, cells).Has(e.Candidate.Cell()) {
			return nil
		}
	}
	return fmt.Errorf("does not see all places for %v in the sets that hold it", d)
}

// acting returns those of the digits that have a place in sight of all their places in the cells.
func acting(g *candidates.Grid, digits candidates.DigitSet, cells candidates.CellSet) (acting candidates.DigitSet) {
	for z := range digits.All() {
		if places := g.Places(z); places.Meets(g.Layout().PeersOfAll(places.And(cells))) {
			acting = acting.With(z)
		}
	}
	return acting
}

// Marks returns the sets in turn as of one side and the other, and in them the
// restricted commons and the digits that act on what is outside.
func (s SetChain) Marks(g *candidates.Grid) (m Marks) {
	ends := s.Sets[0].Or(s.Sets[len(s.Sets)-1])
	for i, set := range s.Sets {
		role := RolePattern
		if i%2 == 1 {
			role = RolePincer
		}
		m.cells(role, set)
		m.digits(role, g, set, g.CandidatesIn(set))
		if !s.Closed() && (i == 0 || i == len(s.Sets)-1) {
			m.digits(RoleOn, g, set, acting(g, s.Ends(g), ends))
		}
		m.digits(RoleOff, g, set, s.CommonsOf(i))
	}
	return m
}
