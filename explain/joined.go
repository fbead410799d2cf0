package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Joined is several patterns of one kind that share most of their cells and are shown as one: dual kites,
// dual empty rectangles, Siamese fish. Each effect follows from one of them.
type Joined struct{ Parts []Evidence }

// Record says what documents have of it.
func (s *Joined) Record() Record {
	return Record{
		About: "Several chains, or several covers, that are shown as one. Each change follows from one of them. Premises " +
			"are those of all.",
		Fields: []Field{
			{Name: "parts", At: &s.Parts, Least: 2, Of: []Evidence{Chain{}, Cover{}}},
		},
	}
}

// Premises returns the items that the parts cite.
func (s Joined) Premises() []candidates.Item {
	var items []candidates.Item
	for _, part := range s.Parts {
		items = append(items, part.Premises()...)
	}
	return sorted(items)
}

// Digits returns the digits of the first part, after which the whole is called.
func (s Joined) Digits(g *candidates.Grid) candidates.DigitSet {
	if len(s.Parts) == 0 {
		return 0
	}
	return s.Parts[0].Digits(g)
}

// Marks returns the marks of the parts. A fin of one is a fin, though another covers it.
func (s Joined) Marks(g *candidates.Grid) (m Marks) {
	for _, part := range s.Parts {
		m.add(part.Marks(g))
	}
	for _, mark := range m.Candidates {
		if mark.Role == RoleFin {
			m.cells(RoleFin, candidates.Cells(mark.Candidate.Cell()))
			m.candidate(RoleFin, mark.Candidate)
		}
	}
	return m
}

// Concludes accepts what one of the parts has.
func (s Joined) Concludes(g *candidates.Grid, e Effect) (err error) {
	for _, part := range s.Parts {
		if err = part.Concludes(g, e); err == nil {
			return nil
		}
	}
	return err
}

// Check reports whether there are at least two parts of one shape that can be
// shown together, and each is true.
func (s Joined) Check(g *candidates.Grid) error {
	if len(s.Parts) < 2 {
		return fmt.Errorf("%d patterns are joined: expected two or more", len(s.Parts))
	}
	for i, part := range s.Parts {
		switch part.(type) {
		case Chain, Cover:
		default:
			return fmt.Errorf("part %d is no pattern that can be joined: expected chains or covers", i+1)
		}
		if ShapeOf(part) != ShapeOf(s.Parts[0]) {
			return fmt.Errorf("parts 1 and %d are of different shapes", i+1)
		}
		if err := part.Check(g); err != nil {
			return fmt.Errorf("part %d: %w", i+1, err)
		}
	}
	return nil
}
