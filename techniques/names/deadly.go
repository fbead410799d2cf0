package names

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// deadly returns which pattern with two solutions it is, by its cells, and which type of it, by where the
// guardians are and what is cited beside them.
func (p *pattern) deadly(e explain.Deadly) []string {
	s := deadly{pattern: p, cells: e.Cells()}
	for _, k := range e.Guardians(p.grid) {
		s.guarded, s.extra = s.guarded.With(k.Cell()), s.extra.With(k.Digit())
	}
	for _, item := range e.Items {
		if _, ok := item.Cell(); ok {
			s.besides++
		}
	}
	s.houses = explain.HousesOf(e.Items...)
	pairs := !slices.ContainsFunc(e.Pattern, func(part explain.DeadlyCells) bool { return part.Digits.Len() > 2 })
	switch {
	case pairs && s.cells == p.grid.Open():
		return s.grave()
	case len(e.Pattern) != 1:
		return nil
	case !pairs:
		return s.typed("extended-rectangle", "extendedrectangle")
	case s.cells.Len() == 4:
		return s.rectangle()
	case s.cells.Len() == 6:
		return s.typed("unique-loop", "uniqueloop", "uniquehexagon")
	}
	return s.typed("unique-loop", "uniqueloop")
}

// deadly is where the guardians of a pattern are, and what is cited beside them.
type deadly struct {
	*pattern
	cells, guarded candidates.CellSet
	extra          candidates.DigitSet
	besides        int // cells
	houses         candidates.HouseSet
}

// kind numbers the types that all such patterns have: one cell with guardians; one digit in several; a naked
// set; a digit that is nowhere else in a house. It is 0 for others.
func (s *deadly) kind() int {
	switch n := s.guarded.Len(); {
	case s.besides > 0 && s.houses == 0:
		return 3
	case s.besides > 0:
		return 0
	case s.houses.Len() == 1 && n == 2:
		return 4
	case s.houses != 0:
		return 0
	case n == 1:
		return 1
	case s.extra.Len() == 1:
		return 2
	}
	return 0
}

// typed returns the code of a pattern with the name of its type and other names.
func (s *deadly) typed(code, name string, others ...string) []string {
	codes := append([]string{code}, others...)
	if n := s.kind(); n > 0 {
		codes = append(codes, name+"type"+string(rune('0'+n)))
	}
	return codes
}

func (s *deadly) grave() (codes []string) {
	if n := s.kind(); n > 0 {
		codes = sized(n, 1, "bug-1", "bug-2", "bug-3", "bug-4")
	}
	if s.guarded.Len() > 1 && s.besides == 0 && s.houses == 0 {
		codes = append(codes, "bug-n")
	}
	return codes
}

// rectangle returns which of the types of four cells it is.
func (s *deadly) rectangle() []string {
	l, open := s.layout, s.grid.Open()
	if !slices.ContainsFunc(l.Rectangles(s.cells.First()), func(r candidates.Rectangle) bool { return r.Cells == s.cells }) {
		return nil
	}
	if !s.cells.Within(open) {
		return sized(s.cells.And(open).Len(), 1, "avoidable-rectangle-1", "avoidable-rectangle-2")
	}
	aligned := l.HousesOfAll(s.guarded)&s.lines != 0
	switch kind := s.kind(); {
	case kind == 2 && !aligned:
		return []string{"unique-rectangle-5"}
	case kind == 4 && !aligned:
		return nil
	case kind > 0:
		return sized(kind, 1, "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4")
	case s.besides > 0 || s.houses.Len() != 2:
		return nil
	case s.houses.First().Kind() != (s.houses &^ candidates.Houses(s.houses.First())).First().Kind():
		return []string{"hidden-rectangle"}
	case s.guarded.Len() == 2 && !aligned:
		return []string{"unique-rectangle-6"}
	}
	return nil
}
