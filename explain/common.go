package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Common is items each of which rules candidates out: whichever of its own candidates is true, it excludes them. So no
// digit of the next cell on a thermometer goes beside a digit that is too high, and no place of a digit in a box leaves
// room for it a knight's move from all of them.
type Common struct {
	Items []candidates.Item // in order
	// Clue, if not empty, is the clue by which alone the candidates are excluded, as [candidates.Clue.String] writes
	// it. Otherwise there is one item, and any clue or house may do.
	Clue string
}

// Premises returns the items.
func (s Common) Premises() []candidates.Item { return slices.Clone(s.Items) }

// Digits returns the digits of the items that are about one, otherwise those of the cells.
func (s Common) Digits(g *candidates.Grid) (digits candidates.DigitSet) {
	for _, item := range s.Items {
		for _, k := range g.AppendCandidates(nil, item) {
			digits = digits.With(k.Digit())
		}
	}
	return digits
}

// Check reports whether the board has the items, each with a candidate, and the clue.
func (s Common) Check(g *candidates.Grid) error {
	if len(s.Items) == 0 || s.Clue == "" && len(s.Items) > 1 {
		return fmt.Errorf("%d items: expected one, or several that rule out candidates by one clue", len(s.Items))
	}
	if err := checkItems(g.Layout(), s.Items); err != nil {
		return err
	}
	for _, item := range s.Items {
		if _, ofCell := item.Cell(); s.Clue != "" && !ofCell {
			return fmt.Errorf("%v is no cell: a clue is about cells", item)
		}
		if g.Count(item) == 0 {
			return fmt.Errorf("nothing is left for %v", item)
		}
	}
	if _, ok := g.Layout().ClueNumber(s.Clue); s.Clue != "" && !ok {
		return fmt.Errorf("the board has no clue %q", s.Clue)
	}
	return nil
}

// Concludes accepts the removal of a candidate that all candidates of an item exclude.
func (s Common) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return placed(s)
	}
	if _, ok := s.By(g, e.Candidate); !ok {
		return fmt.Errorf("is not excluded by all candidates of an item")
	}
	return nil
}

// By returns the first item all of whose candidates exclude the candidate.
func (s Common) By(g *candidates.Grid, k candidates.Candidate) (item candidates.Item, ok bool) {
	l := g.Layout()
	clue, alone := l.ClueNumber(s.Clue)
	for _, item := range s.Items {
		if !slices.ContainsFunc(g.AppendCandidates(nil, item), func(by candidates.Candidate) bool {
			if alone {
				return by == k || !l.Forbids(clue, by, k)
			}
			return !g.Excludes(by, k)
		}) {
			return item, true
		}
	}
	return 0, false
}

// Marks returns the items and their candidates.
func (s Common) Marks(g *candidates.Grid) (m Marks) {
	for _, item := range s.Items {
		m.item(RolePattern, g, item)
	}
	return m
}
