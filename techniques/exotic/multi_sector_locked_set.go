package exotic

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
)

// MultiSectorLockedSet is cells where rows and columns cross, with as many turns
// for digits as cells.
var MultiSectorLockedSet = &techniques.Technique{
	Code:    "multi-sector-locked-set",
	Name:    "Multi-Sector Locked Set",
	Aliases: []string{"Multi-Sector Locked Sets", "MSLS"},
	Family:  family,

	Level: techniques.Extreme,

	Ladder: explain.Ladder{
		Kind:   "where some rows and columns cross, each digit can be in few of the rows or in few of the columns, and no more of these than the cells need",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "Take the open cells where four or five rows cross four or five columns. Share out the digits: " +
			"some belong to the rows, the others to the columns. Count for a digit of the rows the rows in " +
			"which it has a place in these cells, for a digit of the columns the columns. If this comes to the number of the cells, " +
			"each digit goes from the rest of the rows or columns that were counted for it. Some of the cells may do for that.",
		Why: "A digit is once in each row and once in each column. So the cells cannot hold more digits than were counted. " +
			"Each cell needs one, so every row and column that was counted gets its digit within the cells, and " +
			"has no room for it elsewhere.",
		Look: "Find rows whose givens are nearly the same few digits, and columns whose givens are nearly the same others. " +
			"In the cells where they cross, the digits given in the rows are missing from the rows, and those given in the " +
			"columns from the columns. Give the first ones to the columns, and the second ones to the rows. Then count.",
		NearMiss: "The count comes to one more than the cells. Then one row or column may have its digit elsewhere, and " +
			"nothing is certain.",
		Example: techniques.Example{
			Grid: `
+------------+------------+----------+
| 24  24  +1 | 7   +5  +6 | +9 +8 3  |
| 78  78  +9 | 1   +4  +3 | +2 +6 5  |
| +5  3   +6 | 8   9   +2 | +7 1  +4 |
+------------+------------+----------+
| 149 149 5  | 239 +7  +8 | 6  34 12 |
| 189 6   7  | 239 23  4  | 58 35 12 |
| +3  48  2  | +6  1   5  | 48 +7 +9 |
+------------+------------+----------+
| 269 259 +3 | 24  26  7  | +1 45 8  |
| 26  25  8  | 234 236 +1 | 45 9  7  |
| 17  17  4  | +5  +8  +9 | 3  2  +6 |
+------------+------------+----------+
`,
			Want: "r4c2<>4 r7c2<>2",
		},
	},

	Find: findMultiSector,
}

// The search is bounded to so many rows and so many columns: more or fewer are
// rarely of use, because what some rows do not lock the others do. And it is
// bounded to so many cells: smaller sets are loops and sets in two houses, which
// have names of their own.
const (
	minLines = 4
	maxLines = 5
	minCells = 12
)

// lines is some of the rows, or some of the columns.
type lines struct {
	houses  candidates.HouseSet
	cells   candidates.CellSet
	numbers [maxLines]int // of the lines
	n       int
	// The digits that have a place where a crossing line meets these lines, by
	// the number of the crossing line.
	meets [candidates.MaxSize + 1]tally
}

// count returns for each digit in how many of the lines it has a place where
// they meet the crossing ones.
func (s *lines) count(crossing *lines) (t tally) {
	for _, number := range s.numbers[:s.n] {
		t += crossing.meets[number]
	}
	return t
}

// tally is a number below eight for each digit, in four bits each, so that all are
// added at once. There are up to 64,000 sets of rows and columns to count in.
type tally uint64

const (
	tallyWidth       = 4
	highs      tally = 0x888888888 // the high bits of all numbers, which are not in use
)

// smaller returns for each digit the smaller number.
func smaller(a, b tally) tally {
	notLess := (a | highs) - b&^highs // the high bits say where a is not less than b
	takeB := (notLess & highs) - (notLess&highs)>>(tallyWidth-1)
	return b&takeB | a&^takeB
}

// sum returns the sum of the numbers.
func (t tally) sum() int {
	const even = 0x0f0f0f0f0f
	pairs := t&even + t>>tallyWidth&even
	return int(pairs * 0x0101010101010101 >> 56)
}

// multiSectors is the memory of the technique.
type multiSectors struct {
	steps         least.Steps
	rows, columns []lines
	parts         []lockedSet // that were met
}

// findMultiSector reports the smallest parts of the sets in four or five rows and
// columns.
//
// Have: the open cells of some rows and columns, and for each digit the
// number of these rows, or of these columns, in which it has places in the cells.
//
//	(a) each cell holds a digit;
//	(b) a digit is once in a row and once in a column;
//	(c) the numbers come to that of the cells.
//
// Hence each row or column that was counted for a digit has it in the cells.
// Where rows and columns are as many for a digit either may be counted: once all
// such digits are given to the rows, and once to the columns.
func findMultiSector(p *techniques.Pass) {
	g := p.Grid
	m := techniques.Memory[multiSectors](p)
	m.steps.Reset()
	m.parts = m.parts[:0]
	m.rows = appendLines(m.rows[:0], g, candidates.Row, candidates.Column)
	m.columns = appendLines(m.columns[:0], g, candidates.Column, candidates.Row)
	for i := range m.rows {
		rows := &m.rows[i]
		for j := range m.columns {
			columns := &m.columns[j]
			n := rows.cells.And(columns.cells).Len()
			if n >= minCells && smaller(rows.count(columns), columns.count(rows)).sum() == n {
				m.try(g, rows, columns, candidates.Row)
				m.try(g, rows, columns, candidates.Column)
			}
		}
	}
	m.steps.Report(p)
}

// appendLines appends the sets of lines of the kind.
func appendLines(list []lines, g *candidates.Grid, kind, crossing candidates.Kind) []lines {
	l := g.Layout()
	all := l.HousesOfKind(kind)
	for subset := 1; subset < 1<<all.Len(); subset++ {
		if n := bits.OnesCount(uint(subset)); n < minLines || n > maxLines {
			continue
		}
		var s lines
		rest := all
		for i := range all.Len() {
			if h, _ := rest.Next(); subset>>i&1 == 1 {
				s.houses = s.houses.With(h)
				s.cells = s.cells.Or(l.HouseCells(h).And(g.Open()))
				s.numbers[s.n] = h.Number()
				s.n++
			}
		}
		for hs := l.HousesOfKind(crossing); hs != 0; {
			h, _ := hs.Next()
			for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
				if s.cells.Meets(g.PlacesIn(d, h)) {
					s.meets[h.Number()] += 1 << (tallyWidth * (d - 1))
				}
			}
		}
		list = append(list, s)
	}
	return list
}

// try adds the steps of a set in which digits that may belong to rows as well as
// to columns belong to lines of the given kind.
func (m *multiSectors) try(g *candidates.Grid, rows, columns *lines, ties candidates.Kind) {
	l := g.Layout()
	set := lockedSet{cells: rows.cells.And(columns.cells)}
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		places := set.cells.And(g.Places(d))
		counted, others := meeting(l, rows.houses, places), meeting(l, columns.houses, places)
		if counted.Len() > others.Len() || counted.Len() == others.Len() && ties == candidates.Column {
			counted = others
		}
		for counted != 0 {
			h, _ := counted.Next()
			set.add(d, h, set.cells.And(g.PlacesIn(d, h)))
		}
	}
	matched, ok := set.match()
	if !ok {
		return
	}
	for i, k := range set.links[:set.n] {
		part := set.part(i, &matched)
		if part.n < minCells || !part.removes(g, k.digit, k.house) || slices.Contains(m.parts, part) {
			continue
		}
		m.parts = append(m.parts, part)
		if part.needsEach(g) {
			e := part.evidence()
			m.steps.Add(explain.NewStep(e, e.Effects(g)...))
		}
	}
}

// meeting returns those of the houses that have some of the cells.
func meeting(l *candidates.Layout, hs candidates.HouseSet, cells candidates.CellSet) (some candidates.HouseSet) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		some |= l.HousesOf(c) & hs
	}
	return some
}
