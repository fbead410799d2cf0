package fish

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XWing is the basic fish with two base lines.
var XWing = &techniques.Technique{
	Code: "x-wing", Name: "X-Wing", Aliases: []string{"bf2"}, Family: family,
	HoDoKu: "0300", HoDoKuScore: 140, Explainer: 32, Level: techniques.Hard,
	Ladder: explain.NewLadder("a digit has two places in each of two lines, and they lie in the same two crossing lines",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Two rows whose places for a digit lie in the same two columns, two in each row. The digit is removed from " +
			"every other cell of the two columns. Two columns and two rows work the same way. The lines that are counted " +
			"are the base, the lines that lose candidates are the cover.",
		Why: "Each of the two rows needs the digit, and both rows can put it into the same two columns only. They may not " +
			"both take one column, because a column holds the digit once. So one row takes one column and the other row " +
			"takes the other. We do not know which way round, but either way both columns get their digit from these two " +
			"rows, and their other cells cannot have it.",
		Look: "Take one digit at a time, ideally one that is placed four or five times. List the rows in which it has exactly " +
			"two places and compare: two rows with the same two columns are the pattern. Then do the same with columns. " +
			"Look along the cover lines before you celebrate: the digit must have another place there, or nothing is gained.",
		NearMiss: "A third place in one of the two rows. That row may put the digit there, and then one of the columns is " +
			"free again. The same goes for four places at the corners of a rectangle while both the rows and the columns " +
			"have further ones.",
		Grid: "3.+8+1+4+2+7+9.+71+9+86.+4+2..+4+297.8..9+26+7+3+15+84...+4+98..24+8.+5+2+6.79.3+42+8+7+95.+2..3+5+9.4889+5+61+4+2+37",
		Want: "r5c3<>1 r5c7<>1",
	},
	Find: func(p *techniques.Pass) { findBasic(p, 2) },
	Is:   func(p *techniques.Pattern) bool { return species{basic, 2, finless}.is(p) },
}

// Swordfish is the basic fish with three base lines.
var Swordfish = &techniques.Technique{
	Code: "swordfish", Name: "Swordfish", Aliases: []string{"bf3"}, Family: family,
	HoDoKu: "0301", HoDoKuScore: 150, Explainer: 38, Level: techniques.Hard,
	Ladder: explain.NewLadder("three lines have all their places for one digit in the same three crossing lines",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Three rows whose places for a digit lie in the same three columns: an X-Wing with one line more. No row has " +
			"to use all three columns; two places in each row are enough, as long as together they stay within three " +
			"columns. The digit is removed from every other cell of the three columns. The rows are the base, the columns " +
			"the cover. Three columns and three rows work the same way.",
		Why: "Each of the three rows needs the digit and has to put it into one of the three columns, and no two rows may " +
			"put it into the same column. Three rows, three columns: every column is used by one of these rows. So each " +
			"column gets its digit from one of the three rows, and its other cells cannot have it.",
		Look: "Take a digit that is placed two or three times. For each row that still needs it note the columns of its " +
			"places, and leave out rows with more than three. Start from a row with two places, add one that brings at most " +
			"one new column, and look for a third that stays within the three. Then do the same with columns.",
		NearMiss: "Three rows that use four columns. One column may stay without the digit, and we do not know which. Look " +
			"also whether two of the three rows share only two columns: then they are an X-Wing, and what that removes " +
			"comes first.",
		Grid: ".+5+6+713.+49+1+34+9+8+26+5797.+4+65..+3+7.512+43+9.+39.+6+78+5.4+4..5+3+9.7.6.+7.9+1+4+3+55+13.+47+9+6..4+93+5+6+7..",
		Want: "r6c2<>8 r6c9<>8 r9c9<>8",
	},
	Find: func(p *techniques.Pass) { findBasic(p, 3) },
	Is:   func(p *techniques.Pattern) bool { return species{basic, 3, finless}.is(p) },
}

// Jellyfish is the basic fish with four base lines. It is the largest worth looking for: a digit has nine
// lines at most each way, and every fish of five is one of four or fewer seen from the other side.
var Jellyfish = &techniques.Technique{
	Code: "jellyfish", Name: "Jellyfish", Aliases: []string{"bf4"}, Family: family,
	HoDoKu: "0302", HoDoKuScore: 160, Explainer: 52, Level: techniques.Hard,
	Ladder: explain.NewLadder("four lines have all their places for one digit in the same four crossing lines",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Four rows whose places for a digit lie in the same four columns, with two to four places in each row. The " +
			"digit is removed from every other cell of the four columns. The rows are the base, the columns the cover. Four " +
			"columns and four rows work the same way.",
		Why: "Each of the four rows needs the digit and has to put it into one of the four columns, and no two rows may put " +
			"it into the same column. So the four rows use up all four columns, one each, in whatever order, and the other " +
			"cells of these columns cannot have the digit.",
		Look: "Look for it last among the fish, and only for a digit that is placed once or not at all. With fewer than " +
			"eight rows left, the other lines are a smaller fish that removes the same candidates. Note the columns for " +
			"each row with up to four places, start from the rows with two, and try to find four rows that stay within four " +
			"columns.",
		NearMiss: "Four rows that use five columns. A row with one place is no part of a fish either: it has a hidden " +
			"single, which is to be placed first. And if two or three of the four rows stay within as many columns by " +
			"themselves, that smaller fish comes first.",
		Grid: `
68  9  3  4  68   1   2   7   5
4   7  2  56 356  369 169 169 8
568 56 1  2  7    89  3   69  4
3   12 8  7  69   4   5   169 129
15  4  69 8  2    56  169 3   7
7   25 69 1  3569 356 4   8   29
16  16 5  9  4    7   8   2   3
9   8  4  3  1    2   7   5   6
2   3  7  56 568  568 19  4   19
`,
		Want: "r2c5<>6 r2c8<>6 r6c5<>6 r9c5<>6",
	},
	Find: func(p *techniques.Pass) { findBasic(p, 4) },
	Is:   func(p *techniques.Pattern) bool { return species{basic, 4, finless}.is(p) },
}

// largest is the size of the largest basic fish that is not a smaller one seen
// from the other side. Larger fish of any kind are beyond people.
const largest = 4

// findBasic reports the basic fish of a size: rows as base and columns as cover, and the other way round.
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
		s := basicSearch{pass: p, digit: d, size: size}
		var rows, columns candidates.HouseSet
		places := g.Places(d).And(g.Open())
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			row, column := l.RowOf(c), l.ColumnOf(c)
			rows, columns = rows.With(row), columns.With(column)
			s.crossed[row] = s.crossed[row].With(column)
			s.crossed[column] = s.crossed[column].With(row)
		}
		// Have: m rows and m columns are left for the digit. If n rows have their places in n columns, then
		// the other m-n columns have theirs in the other m-n rows: a fish again, which removes the same
		// candidates. So with m < 2n there is a smaller fish to show instead. With n above four it is
		// always so: no board has more than nine lines. Such fish are in no profile, so whoever searches
		// for them has asked for them.
		if size <= largest && rows.Len() < 2*size {
			continue
		}
		if !s.extend(0, 0, s.bases(rows)) || !s.extend(0, 0, s.bases(columns)) {
			return
		}
	}
}

// basicSearch is the search for the fish of one digit.
type basicSearch struct {
	pass    *techniques.Pass
	digit   candidates.Digit
	size    int
	crossed [candidates.MaxHouses]candidates.HouseSet // by line, the lines that cross it at a place for the digit
}

// bases returns those of the lines that can be base: more than size places do not fit under the covers, and
// a line with one place is a hidden single, which takes its cover line out of the fish.
func (s *basicSearch) bases(lines candidates.HouseSet) (bases candidates.HouseSet) {
	for h, ok := lines.Next(); ok; h, ok = lines.Next() {
		if n := s.crossed[h].Len(); 2 <= n && n <= s.size {
			bases = bases.With(h)
		}
	}
	return bases
}

// extend adds base lines out of rest in every way that keeps the number of covers within the size, and
// reports what becomes a fish. It returns false when nobody wants more.
func (s *basicSearch) extend(base, covers, rest candidates.HouseSet) (more bool) {
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

// report reports the fish, unless a part of it removes all that it removes.
func (s *basicSearch) report(base, covers candidates.HouseSet) (more bool) {
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
func (s *basicSearch) smaller(base candidates.HouseSet) (covers candidates.HouseSet) {
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

// needsEach reports whether each base line is needed for some target: whether the other lines alone would
// let the digit stand there. They may not if the target sees all the places of a line that lie in its box.
func (s *basicSearch) needsEach(base candidates.HouseSet, targets candidates.CellSet) bool {
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
func (s *basicSearch) fits(lines candidates.HouseSet, barred candidates.CellSet) bool {
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
