package explain

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Sectors is items that need a true candidate each, the truths, whose candidates lie in other items, the
// links, which hold one each. The links are as many as the truths, or one fewer.
//
// Count for each candidate the truths and the links that contain it. One in
// more truths than links is a fin.
//
//	(a) the n truths hold n true candidates, a candidate counted once for each
//	    truth that contains it;
//	(b) the links hold at most as many as they are, counted in the same way;
//	(c) where no fin is true, no true candidate of the truths counts for less in
//	    (b) than in (a).
//
// Hence, if there are n links, unless a fin is true each link holds a candidate of the truths, and none
// that is true counts for more in (b) than in (a). So a candidate of the truths is false if it excludes all
// fins and is in more links than truths, and one of no truth if it excludes all fins and all that some link
// has of the truths. If there is one link fewer, some fin is true: a candidate that excludes all fins is
// false.
//
// In the literature truths are also called base sectors and links cover
// sectors. As many links as truths, without fins, are a pattern of rank 0.
type Sectors struct {
	Truths, Links []candidates.Item
	// Groups are links beside these that are no items: candidates of the truths, of which any two exclude each other,
	// as digits do that a clue does not allow in neighbours on a line.
	Groups [][]candidates.Candidate
}

// Record says what documents have of it.
func (s *Sectors) Record() Record {
	return Record{
		About: "Truths, items that need a true candidate each, and links, items that hold one at most: as many, or one " +
			"fewer. A candidate in more truths than links is a fin. Premises: the truths, but for some without which " +
			"it follows from the others. A candidate goes that excludes all fins and, if there are as many links, is " +
			"in truths and in more links, or in no truth and excludes all candidates that some link has of the " +
			"truths.",
		Fields: []Field{
			{Name: "truths", At: &s.Truths, Least: 1},
			{Name: "links", At: &s.Links},
			{Name: "groups", At: &s.Groups, Optional: true, Least: 1, About: "Links that are no items: candidates of the truths, any two of which exclude each other, by a clue or an item."},
		},
	}
}

// Premises returns the truths.
func (s Sectors) Premises() []candidates.Item { return sorted(slices.Clone(s.Truths)) }

// Candidates returns the candidates of the truths, each once.
func (s Sectors) Candidates(g *candidates.Grid) (ks []candidates.Candidate) {
	for _, item := range s.Truths {
		ks = g.AppendCandidates(ks, item)
	}
	slices.Sort(ks)
	return slices.Compact(ks)
}

// Linked returns the candidates that the link has of the truths.
func (s Sectors) Linked(g *candidates.Grid, link candidates.Item) []candidates.Candidate {
	return slices.DeleteFunc(s.Candidates(g), func(k candidates.Candidate) bool { return !g.Layout().Covers(k, link) })
}

// links returns what all links have of the truths.
func (s Sectors) links(g *candidates.Grid) (all [][]candidates.Candidate) {
	for _, link := range s.Links {
		all = append(all, s.Linked(g, link))
	}
	return append(all, s.Groups...)
}

// Spare returns by how many the truths outnumber the links.
func (s Sectors) Spare() int { return len(s.Truths) - len(s.Links) - len(s.Groups) }

// Short reports whether the truths are cells of a house, and the links digits of it and groups, one fewer.
func (s Sectors) Short(l *candidates.Layout) bool {
	cells := CellsOf(s.Truths...)
	if HousesOf(s.Truths...) != 0 {
		return false
	}
	hs := l.HousesOfAll(cells)
	for _, item := range s.Links {
		_, h, ok := item.House()
		if !ok {
			return false
		}
		hs &= candidates.Houses(h)
	}
	return s.Spare() == 1 && hs != 0
}

// Fins returns the candidates in more truths than links.
func (s Sectors) Fins(g *candidates.Grid) []candidates.Candidate {
	return slices.DeleteFunc(s.Candidates(g), func(k candidates.Candidate) bool { return s.excess(g, k) >= 0 })
}

// excess returns by how many the links of the candidate outnumber its truths.
func (s Sectors) excess(g *candidates.Grid, k candidates.Candidate) (n int) {
	for _, item := range s.Links {
		if g.Layout().Covers(k, item) {
			n++
		}
	}
	for _, item := range s.Truths {
		if g.Layout().Covers(k, item) {
			n--
		}
	}
	for _, group := range s.Groups {
		if slices.Contains(group, k) {
			n++
		}
	}
	return n
}

// Effects returns the removals that follow, those of all candidates that are false.
func (s Sectors) Effects(g *candidates.Grid) (effects []Effect) {
	stands := s.stands(g)
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if _, can := stands(candidates.Of(c, d)); !can {
				effects = append(effects, Remove(c, d))
			}
		}
	}
	return effects
}

// Concludes accepts the removals that follow.
func (s Sectors) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	switch beside, can := s.stands(g)(e.Candidate); {
	case !can:
		return nil
	case slices.Contains(s.Fins(g), beside):
		return fmt.Errorf("does not exclude the fin %v", beside)
	case beside == e.Candidate:
		return errors.New("is in no more links than truths")
	default:
		return fmt.Errorf("leaves each link a candidate of the truths, as %v has %v", s.Links[0], beside)
	}
}

// stands returns a function that reports whether a candidate can be true, and beside which of the pattern: a
// fin, one of the first link, or itself if it is one.
func (s Sectors) stands(g *candidates.Grid) func(k candidates.Candidate) (beside candidates.Candidate, can bool) {
	ks, fins, linked := s.Candidates(g), s.Fins(g), s.links(g)
	return func(k candidates.Candidate) (beside candidates.Candidate, can bool) {
		remains := func(others []candidates.Candidate) int {
			return slices.IndexFunc(others, func(other candidates.Candidate) bool { return !g.Layout().Excludes(k, other) })
		}
		within := slices.Contains(ks, k)
		if i := remains(fins); i >= 0 {
			return fins[i], true
		}
		switch {
		case s.Spare() > 0:
		case within && s.excess(g, k) <= 0:
			return k, true
		case !within && !slices.ContainsFunc(linked, func(ks []candidates.Candidate) bool { return remains(ks) < 0 }):
			return linked[0][remains(linked[0])], true
		}
		return 0, false
	}
}

// Digits returns the digits of the candidates of the truths.
func (s Sectors) Digits(g *candidates.Grid) (digits candidates.DigitSet) {
	for _, k := range s.Candidates(g) {
		digits = digits.With(k.Digit())
	}
	return digits
}

// Check reports whether truths and links are what they claim to be.
func (s Sectors) Check(g *candidates.Grid) error {
	spare := s.Spare()
	if len(s.Truths) == 0 || spare < 0 || spare > 1 {
		return fmt.Errorf("%d truths and %d links do not match: expected as many links or one fewer", len(s.Truths), len(s.Truths)-spare)
	}
	for _, items := range [][]candidates.Item{s.Truths, s.Links} {
		if err := checkItems(g.Layout(), items); err != nil {
			return err
		}
	}
	for _, item := range s.Truths {
		if g.Count(item) == 0 {
			return fmt.Errorf("the truth %v has no candidate", item)
		}
	}
	for _, link := range s.Links {
		if slices.Contains(s.Truths, link) {
			return fmt.Errorf("%v is a truth and a link", link)
		}
		if len(s.Linked(g, link)) == 0 {
			return fmt.Errorf("the link %v has no candidate of the truths", link)
		}
	}
	if len(s.Groups) > 0 && spare == 0 {
		return fmt.Errorf("%v and the other truths have as many links, of which some are groups: expected one fewer", s.Truths[0])
	}
	ks := s.Candidates(g)
	for _, group := range s.Groups {
		if len(group) < 2 {
			return fmt.Errorf("%v is no group", group)
		}
		for i, k := range group {
			if !slices.Contains(ks, k) {
				return fmt.Errorf("%v of a group is no candidate of the truths", k)
			}
			for _, other := range group[:i] {
				if !g.Layout().Excludes(other, k) {
					return fmt.Errorf("%v and %v of a group may both be true", other, k)
				}
			}
		}
	}
	if spare == 1 && len(s.Fins(g)) == 0 {
		return fmt.Errorf("%d truths need more than %d links", len(s.Truths), len(s.Truths)-1)
	}
	return nil
}

// Marks returns the houses of truths and links, and the candidates of the truths.
func (s Sectors) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleCover, HousesOf(s.Links...))
	m.houses(RoleBase, HousesOf(s.Truths...))
	fins := s.Fins(g)
	for _, k := range s.Candidates(g) {
		role := RolePattern
		if slices.Contains(fins, k) {
			role = RoleFin
		}
		m.cells(RolePattern, candidates.Cells(k.Cell()))
		m.candidate(role, k)
	}
	return m
}
