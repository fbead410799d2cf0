package multisector

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
)

// MultiSectorLockedSet is cells where rows and columns cross, with as many links as cells.
var MultiSectorLockedSet = &techniques.Technique{
	Code: "multi-sector-locked-set", Name: "Multi-Sector Locked Set",
	Aliases: []string{"Multi-Sector Locked Sets", "MSLS"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("where some rows and columns cross, each digit can be in few of the rows or in few of the columns, and no more of these than the cells need",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Take the open cells where four or five rows cross four or five columns. Share out the digits: some belong to " +
			"the rows, the others to the columns. Count for a digit of the rows the rows in which it has a place in these " +
			"cells, for a digit of the columns the columns. If this comes to the number of the cells, each digit goes from " +
			"the rest of the rows or columns that were counted for it. Some of the cells may do for that.",
		Why: "A digit is once in each row and once in each column. So the cells cannot hold more digits than were counted. " +
			"Each cell needs one, so every row and column that was counted gets its digit within the cells, and has no room " +
			"for it elsewhere.",
		Look: "Find rows whose givens are nearly the same few digits, and columns whose givens are nearly the same others. " +
			"In the cells where they cross, the digits given in the rows are missing from the rows, and those given in the " +
			"columns from the columns. Give the first ones to the columns, and the second ones to the rows. Then count.",
		NearMiss: "The count comes to one more than the cells. Then one row or column may have its digit elsewhere, and " +
			"nothing is certain.",
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
	Find: findMultiSector,
	Is:   isMultiSector,
}

// The search is bounded to so many rows and so many columns: more or fewer are rarely of use, because what
// some rows do not lock the others do. And it is bounded to so many cells: smaller sets are loops and sets
// in two houses, which have names of their own.
const (
	minLines = 4
	maxLines = 5
	minCells = 12
)

// lines is some of the rows, or some of the columns.
type lines struct {
	houses  candidates.HouseSet
	cells   candidates.CellSet
	numbers uint // of the lines, as bits
	// What the crossing lines have where they meet these, by their numbers.
	meets [candidates.MaxSize]tally
}

// tally is a number below eight for each digit, in four bits each, so that all are added at once, and above
// them a number of cells. There are up to 64,000 sets of rows and columns to count in.
//
// What a line adds is a 1 for each digit that has a place in it, and its open cells.
type tally uint64

const (
	tallyWidth       = 4
	cellsFrom        = 40          // the bit where the number of cells begins
	highs      tally = 0x888888888 // the high bits of all numbers of digits, which are not in use
)

// tallyOf returns what a line adds that has n open cells with these digits.
func tallyOf(digits candidates.DigitSet, n int) tally { return ones[digits] + tally(n)<<cellsFrom }

// ones is a 1 for each digit of a set.
var ones = func() (ones [1 << candidates.MaxSize]tally) {
	for digits := range ones {
		for ds := candidates.DigitSet(digits); ds != 0; {
			d, _ := ds.Next()
			ones[digits] += 1 << (tallyWidth * (d - 1))
		}
	}
	return ones
}()

// cells returns the number of cells.
func (t tally) cells() int { return int(t >> cellsFrom) }

// sums is the sums of what crossing lines add, for all choices of the first of
// them and for all of the others: two of them make up the sum for any choice.
type sums struct {
	first  [1 << firstLines]tally
	others [1 << (candidates.MaxSize - firstLines)]tally
}

const firstLines = 4

// sum makes the sums of what lines with these numbers add, each from one with a line less.
func (s *sums) sum(meets *[candidates.MaxSize]tally) {
	for subset := uint(1); subset < uint(len(s.first)); subset++ {
		s.first[subset] = s.first[subset&(subset-1)] + meets[bits.TrailingZeros(subset)]
	}
	for subset := uint(1); subset < uint(len(s.others)); subset++ {
		s.others[subset] = s.others[subset&(subset-1)] + meets[firstLines+bits.TrailingZeros(subset)]
	}
}

// sumsOfAll is a list of sums, stored so that those for the same lines are adjacent.
type sumsOfAll struct {
	first  [1 << firstLines][]tally
	others [1 << (candidates.MaxSize - firstLines)][]tally
}

// add adds sums to the list.
func (a *sumsOfAll) add(s *sums) {
	for i := range a.first {
		a.first[i] = append(a.first[i], s.first[i])
	}
	for i := range a.others {
		a.others[i] = append(a.others[i], s.others[i])
	}
}

// reset empties the list.
func (a *sumsOfAll) reset() {
	for i := range a.first {
		a.first[i] = a.first[i][:0]
	}
	for i := range a.others {
		a.others[i] = a.others[i][:0]
	}
}

// of returns the two parts of the sums for the lines with these numbers.
func (a *sumsOfAll) of(numbers uint) (first, others []tally) {
	return a.first[numbers%(1<<firstLines)], a.others[numbers>>firstLines]
}

// of returns the sum for the lines with these numbers.
func (s *sums) of(numbers uint) tally {
	return s.first[numbers%(1<<firstLines)] + s.others[numbers>>firstLines]
}

// smaller returns for each digit the smaller number.
func smaller(a, b tally) tally {
	notLess := (a | highs) - b&^highs // the high bits say where a is not less than b
	takeB := (notLess & highs) - (notLess&highs)>>(tallyWidth-1)
	return b&takeB | a&^takeB
}

// sum returns the sum of the numbers of digits.
func (t tally) sum() int {
	const even = 0x0f0f0f0f0f
	pairs := t&even + t>>tallyWidth&even
	return int(pairs * 0x0101010101010101 >> 56)
}

var multiSectorScratch = techniques.NewFact[multiSectors](nil)

// multiSectors is the memory of the technique.
type multiSectors struct {
	steps         least.Steps
	rows, columns []lines
	inRows        sumsOfAll   // what rows add, for each set of columns
	inColumns     sums        // what columns add, for the rows at hand
	parts         []lockedSet // tried so far
}

// findMultiSector reports the smallest parts of the sets in four or five rows and columns.
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
	m := multiSectorScratch.Of(p)
	m.steps.Reset()
	m.parts = m.parts[:0]
	m.rows = appendLines(m.rows[:0], g, candidates.Row, candidates.Column)
	m.columns = appendLines(m.columns[:0], g, candidates.Column, candidates.Row)
	m.inRows.reset()
	for i := range m.columns {
		m.inColumns.sum(&m.columns[i].meets)
		m.inRows.add(&m.inColumns)
	}
	for i := range m.rows {
		rows := &m.rows[i]
		m.inColumns.sum(&rows.meets)
		first, others := m.inRows.of(rows.numbers)
		others = others[:len(first)]
		for j := range first {
			columns := &m.columns[j]
			inColumns := m.inColumns.of(columns.numbers)
			n := inColumns.cells()
			if n >= minCells && smaller(first[j]+others[j], inColumns).sum() == n {
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
	// By crossing line and numbers of lines, what the cells hold where they meet.
	var held [candidates.MaxSize][1 << candidates.MaxSize]candidates.DigitSet
	var open [candidates.MaxSize]uint // by crossing line, the numbers of lines that it meets in an open cell
	for hs := l.HousesOfKind(crossing); hs != 0; {
		h, _ := hs.Next()
		i := h.Number() - 1
		var single [candidates.MaxSize]candidates.DigitSet
		for cells := l.HouseCells(h).And(g.Open()); !cells.IsEmpty(); {
			c, _ := cells.Next()
			line := (l.HousesOf(c) & all).First().Number() - 1
			single[line] = g.Candidates(c)
			open[i] |= 1 << line
		}
		for numbers := uint(1); numbers < 1<<all.Len(); numbers++ {
			held[i][numbers] = held[i][numbers&(numbers-1)] | single[bits.TrailingZeros(numbers)]
		}
	}
	for numbers := uint(1); numbers < 1<<all.Len(); numbers++ {
		if n := bits.OnesCount(numbers); n < minLines || n > maxLines {
			continue
		}
		s := lines{numbers: numbers}
		for rest := numbers; rest != 0; rest &= rest - 1 {
			h := candidates.HouseOf(kind, bits.TrailingZeros(rest)+1)
			s.houses = s.houses.With(h)
			s.cells = s.cells.Or(l.HouseCells(h).And(g.Open()))
		}
		for i := range l.Size() {
			s.meets[i] = tallyOf(held[i][numbers], bits.OnesCount(open[i]&numbers))
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

// isMultiSector reports whether it is cells with as many digits in three houses or more.
func isMultiSector(p *techniques.Pattern) bool {
	_, houses, full := p.Locked()
	return full && houses.Len() > 2
}
