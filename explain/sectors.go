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
type Sectors struct{ Truths, Links []candidates.Item }

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
		return placed(s)
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
	ks, fins := s.Candidates(g), s.Fins(g)
	linked := make([][]candidates.Candidate, len(s.Links))
	for i, link := range s.Links {
		linked[i] = s.Linked(g, link)
	}
	return func(k candidates.Candidate) (beside candidates.Candidate, can bool) {
		remains := func(others []candidates.Candidate) int {
			return slices.IndexFunc(others, func(other candidates.Candidate) bool { return !g.Layout().Excludes(k, other) })
		}
		within := slices.Contains(ks, k)
		if i := remains(fins); i >= 0 {
			return fins[i], true
		}
		switch {
		case len(s.Links) < len(s.Truths):
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
	spare := len(s.Truths) - len(s.Links)
	if len(s.Truths) == 0 || spare < 0 || spare > 1 {
		return fmt.Errorf("%d truths and %d links do not match: expected as many links or one fewer", len(s.Truths), len(s.Links))
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
	if spare == 1 && len(s.Fins(g)) == 0 {
		return fmt.Errorf("%d truths need more than %d links", len(s.Truths), len(s.Links))
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
