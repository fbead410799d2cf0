package notation

import (
	"strings"

	"pencilmark/candidates"
)

// Line writes the digits placed, givens included, in one line: "." for an open cell.
func Line(g *candidates.Grid) string { return g.String() }

// PlusLine writes the digits placed in one line, with a plus before each that is not a given: "4.+3...".
func PlusLine(g *candidates.Grid) string {
	var b strings.Builder
	for c := range g.Layout().Cells().All() {
		b.WriteString(digit(g, c))
	}
	return b.String()
}

// digit writes what is in a cell: a given, a plus and a placed digit, or ".".
func digit(g *candidates.Grid, c candidates.Cell) string {
	if g.Value(c) != 0 && !g.Givens().Has(c) {
		return "+" + g.Value(c).String()
	}
	return g.Value(c).String()
}

// Sukaku writes the candidates in one line, size characters a cell: the digit
// of a candidate or "." if it is not left. A placed cell has its digit.
func Sukaku(g *candidates.Grid) string {
	var b strings.Builder
	for c := range g.Layout().Cells().All() {
		marks := g.Candidates(c)
		if d := g.Value(c); d != 0 {
			marks = candidates.Digits(d)
		}
		for d := range g.Layout().Digits().All() {
			if marks.Has(d) {
				b.WriteString(d.String())
			} else {
				b.WriteByte('.')
			}
		}
	}
	return b.String()
}

// Board writes the digits placed as a board with rulers, in lines that each end with a line end.
func Board(g *candidates.Grid) string {
	return table(g.Layout(), func(c candidates.Cell) string { return g.Value(c).String() })
}

// PencilMarks writes the whole state as a pencil-mark grid with rulers, in lines that each end with a line
// end: 5 is a given, +5 placed, {5} an open cell with one candidate, {} an open cell with none.
func PencilMarks(g *candidates.Grid) string {
	s := g.Sheet()
	s.Noted = g.Open()
	for c := range s.Noted.All() {
		s.Marks[c] = g.Candidates(c)
	}
	return SheetMarks(&s)
}

// SheetMarks writes what is on a sheet as [PencilMarks] writes a grid, with "." for an open cell of which no
// marks are told. Braces around every list say that no single digit is a last mark, where a mark that a digit
// rules out would let one think so.
func SheetMarks(s *candidates.Sheet) string {
	stale := s.Stale()
	braces := stale.Len() > 0
	return table(s.Layout, func(c candidates.Cell) string {
		marks := s.Marks[c]
		switch {
		case s.Digits[c] != 0 && !s.Givens.Has(c):
			return "+" + s.Digits[c].String()
		case s.Digits[c] != 0 || !s.Noted.Has(c):
			return s.Digits[c].String()
		case marks.Len() < 2 || braces:
			return "{" + marks.String() + "}"
		}
		return marks.String()
	})
}

// breaks tells for each row or column by its number whether no box goes on
// from it to the next. A jigsaw seldom has such places.
func breaks(l *candidates.Layout, kind candidates.Kind) (after [candidates.MaxSize + 1]bool) {
	boxes := func(n int) (boxes candidates.HouseSet) {
		for c := range l.HouseCells(candidates.HouseOf(kind, n)).All() {
			boxes = boxes.With(l.BoxOf(c))
		}
		return boxes
	}
	for n := 1; n < l.Size(); n++ {
		after[n] = boxes(n)&boxes(n+1) == 0
	}
	return after
}

// table writes a text for each cell in aligned columns, with bars and rulers
// between the boxes where they go all the way across.
func table(l *candidates.Layout, text func(candidates.Cell) string) string {
	var width [candidates.MaxSize + 1]int
	for c := range l.Cells().All() {
		width[c.Column()] = max(width[c.Column()], len(text(c)))
	}
	bars, rulers := breaks(l, candidates.Column), breaks(l, candidates.Row)

	var ruler strings.Builder
	ruler.WriteString("+-")
	for n := 1; n <= l.Size(); n++ {
		ruler.WriteString(strings.Repeat("-", width[n]+1))
		if bars[n] {
			ruler.WriteString("+-")
		}
	}
	ruler.WriteString("+\n")

	var b strings.Builder
	b.WriteString(ruler.String())
	for c := range l.Cells().All() {
		n := c.Column()
		if n == 1 {
			b.WriteString("| ")
		}
		s := text(c)
		b.WriteString(s)
		b.WriteString(strings.Repeat(" ", width[n]+1-len(s)))
		switch {
		case n == l.Size():
			b.WriteString("|\n")
		case bars[n]:
			b.WriteString("| ")
		}
		if n == l.Size() && (rulers[c.Row()] || c.Row() == l.Size()) {
			b.WriteString(ruler.String())
		}
	}
	return b.String()
}
