package fish

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// largest is the size of the largest basic fish that is not a smaller one seen
// from the other side. Larger fish of any kind are beyond people.
const largest = 4

// findBasic reports the basic fish of a size: rows as base and columns as
// cover, and the other way round.
//
// Have: size base lines whose places for a digit lie in size cover lines.
//
//	(a) each base line holds the digit once;
//	(b) no two base lines hold it in the same cover line.
//
// Hence the base lines use as many cover lines as they are, which is all of
// them, and no other cell of the cover lines holds the digit.
func findBasic(p *techniques.Pass, size int) {
	g, l := p.Grid, p.Grid.Layout()
	for d := range p.Changed().Digits.All() {
		if !p.Refutable(d) {
			continue
		}
		s := search{pass: p, digit: d, size: size}
		var rows, columns candidates.HouseSet
		places := g.Places(d).And(g.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			row, column := l.RowOf(c), l.ColumnOf(c)
			rows, columns = rows.With(row), columns.With(column)
			s.crossed[row] = s.crossed[row].With(column)
			s.crossed[column] = s.crossed[column].With(row)
		}
		// Have: m rows and m columns are left for the digit. If n rows have
		// their places in n columns, then the other m-n columns have theirs
		// in the other m-n rows: a fish again, which removes the same
		// candidates. So with m < 2n there is a smaller fish to show instead.
		// With n above four it is always so: no board has more than nine
		// lines. These fish are shown to those who ask for the other side.
		if size <= largest && rows.Len() < 2*size {
			continue
		}
		if !s.extend(0, 0, s.bases(rows)) || !s.extend(0, 0, s.bases(columns)) {
			return
		}
	}
}

// search is the search for the fish of one digit.
type search struct {
	pass    *techniques.Pass
	digit   candidates.Digit
	size    int
	crossed [candidates.MaxHouses]candidates.HouseSet // by line, the lines that cross it at a place for the digit
}

// bases returns those of the lines that can be base: more than size places do
// not fit under the covers, and a line with one place is a hidden single,
// which takes its cover line out of the fish.
func (s *search) bases(lines candidates.HouseSet) (bases candidates.HouseSet) {
	for h, ok := lines.Next(); ok; h, ok = lines.Next() {
		if n := s.crossed[h].Len(); 2 <= n && n <= s.size {
			bases = bases.With(h)
		}
	}
	return bases
}

// extend adds base lines out of rest in every way that keeps the number of
// covers within the size, and reports what becomes a fish. It returns false
// when nobody wants more.
func (s *search) extend(base, covers, rest candidates.HouseSet) (more bool) {
	if base.Len() == s.size {
		return s.report(base, covers)
	}
	for h, ok := rest.Next(); ok; h, ok = rest.Next() {
		if wider := covers | s.crossed[h]; wider.Len() <= s.size && !s.extend(base.With(h), wider, rest) {
			return false
		}
	}
	return true
}

// report reports the fish, unless it removes nothing that needs the whole of it.
func (s *search) report(base, covers candidates.HouseSet) (more bool) {
	if covers.Len() < s.size {
		return true // more base lines than covers: the grid has no solution
	}
	l := s.pass.Grid.Layout()
	covered := cellsOf(l, covers).AndNot(cellsOf(l, base))
	targets := s.pass.Grid.Places(s.digit).And(covered)
	if targets.Within(cellsOf(l, s.smaller(base))) || !s.needsEach(base, targets) {
		return true
	}
	fish := explain.Cover{Digit: s.digit, Base: base, Covers: covers}
	return s.pass.Report(explain.NewStep(fish, explain.Removals(s.digit, targets)...))
}

func cellsOf(l *candidates.Layout, lines candidates.HouseSet) (cells candidates.CellSet) {
	for h, ok := lines.Next(); ok; h, ok = lines.Next() {
		cells = cells.Or(l.HouseCells(h))
	}
	return cells
}

// smaller returns the covers of all smaller fish that some of the base lines
// form by themselves. What is removed from these needs no larger fish.
func (s *search) smaller(base candidates.HouseSet) (covers candidates.HouseSet) {
	for part := (base - 1) & base; part != 0; part = (part - 1) & base {
		var crossed candidates.HouseSet
		for hs := part; hs != 0; {
			h, _ := hs.Next()
			crossed |= s.crossed[h]
		}
		if crossed.Len() <= part.Len() {
			covers |= crossed
		}
	}
	return covers
}

// needsEach reports whether each base line is needed for some target: whether
// the other lines alone would let the digit stand there. They may not if the
// target sees all the places of a line that lie in its box.
func (s *search) needsEach(base candidates.HouseSet, targets candidates.CellSet) bool {
	for hs := base; hs != 0; {
		h, _ := hs.Next()
		others := base &^ candidates.Houses(h)
		needed := false
		for ts := targets; !needed && !ts.IsEmpty(); {
			t, _ := ts.Next()
			needed = s.fits(others, s.pass.Grid.Layout().Peers(t))
		}
		if !needed {
			return false
		}
	}
	return true
}

// fits reports whether each of the lines has a place for the digit outside the
// cells barred, no two of the places in sight of each other.
func (s *search) fits(lines candidates.HouseSet, barred candidates.CellSet) bool {
	h, ok := lines.Next()
	if !ok {
		return true
	}
	places := s.pass.Grid.PlacesIn(s.digit, h).AndNot(barred)
	for c, ok := places.Next(); ok; c, ok = places.Next() {
		if s.fits(lines, barred.Or(s.pass.Grid.Layout().Peers(c))) {
			return true
		}
	}
	return false
}
