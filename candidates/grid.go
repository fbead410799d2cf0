package candidates

import "fmt"

// Filling is the digit of each cell, 0 where there is none: a puzzle as set, or a solution.
type Filling [MaxCells]Digit

// Clash is two equal digits in a house.
type Clash struct {
	House House
	Digit Digit
	Cells CellSet // all cells of the house with the digit, two or more
}

// String says what clashes: "5 in r1c1,r1c7 of row1".
func (k Clash) String() string { return fmt.Sprintf("%v in %v of %v", k.Digit, k.Cells, k.House) }

// Clash returns the first clash of the filling, in the order of the houses and
// then the digits; ok is false if there is none.
func (f *Filling) Clash(l *Layout) (k Clash, ok bool) {
	for h := range l.houses.All() {
		var seen, twice DigitSet
		for c := range l.houseCells[h].All() {
			if d := f[c]; d != 0 {
				if seen.Has(d) {
					twice = twice.With(d)
				}
				seen = seen.With(d)
			}
		}
		if d := twice.First(); d != 0 {
			var cells CellSet
			for c := range l.houseCells[h].All() {
				if f[c] == d {
					cells = cells.With(c)
				}
			}
			return Clash{h, d, cells}, true
		}
	}
	return Clash{}, false
}

// Grid is the state of a puzzle: the digits placed and the candidates left. It is a value: copying it is
// how a search branches, and == compares the state of two grids of the same [Layout].
//
// It keeps the candidates in two views, by cell and by digit, and only [Grid.Place] and [Grid.Remove]
// change them. A placed cell keeps its digit as its one candidate, so that every item can be read in the
// same way whether or not it is settled.
//
// A grid may be contradictory. That is a result to report, not an error: see [Grid.Contradiction].
type Grid struct {
	layout *Layout
	cells  [MaxCells]DigitSet // candidates by cell
	places [MaxSize]CellSet   // candidates by digit
	values Filling            // what was placed, also where it was no candidate
	open   CellSet
	givens CellSet
}

// NewGrid returns the grid of a puzzle: every candidate that the givens leave.
//
// The result is that of placing each given on an empty grid. Reading a puzzle spends most of its time here,
// so the places of each digit are made in one go, from the peers of its givens.
func NewGrid(l *Layout, givens Filling) Grid {
	g := Grid{layout: l}
	var of, struck [MaxSize]CellSet // the givens of each digit, and their peers
	rest := l.cells
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		d := givens[c]
		if d == 0 {
			continue
		}
		g.values[c] = d
		g.givens = g.givens.With(c)
		of[d-1] = of[d-1].With(c)
		struck[d-1] = struck[d-1].Or(l.peers[c])
	}
	g.open = l.cells.AndNot(g.givens)
	for i := range l.size {
		g.places[i] = g.open.Or(of[i]).AndNot(struck[i])
		if l.clued != nil {
			g.places[i] = g.places[i].And(l.clued.allowed[i])
		}
		places := g.places[i]
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			g.cells[c] |= 1 << i
		}
	}
	if l.clued != nil {
		for c := range g.givens.All() {
			g.exclude(Of(c, givens[c]))
		}
	}
	return g
}

// Place writes digit d into cell c, strikes it from every peer, and strikes whatever a clue does not allow beside
// it. That is the rule of the game, not a deduction. Where d is no candidate of c, or c is placed already, the grid
// becomes contradictory.
func (g *Grid) Place(c Cell, d Digit) {
	others := g.cells[c].Without(d)
	g.cells[c] &^= others
	for x, ok := others.Next(); ok; x, ok = others.Next() {
		g.places[x-1] = g.places[x-1].Without(c)
	}
	g.values[c] = d
	g.open = g.open.Without(c)
	struck := g.places[d-1].And(g.layout.peers[c])
	g.places[d-1] = g.places[d-1].AndNot(struck)
	for p, ok := struck.Next(); ok; p, ok = struck.Next() {
		g.cells[p] = g.cells[p].Without(d)
	}
	if g.layout.clued != nil {
		g.exclude(Of(c, d))
	}
}

// exclude strikes what clues do not allow beside k.
func (g *Grid) exclude(k Candidate) {
	struck := g.Excluded(k)
	for i := range g.layout.size {
		gone := struck.places[i]
		g.places[i] = g.places[i].AndNot(gone)
		for c, ok := gone.Next(); ok; c, ok = gone.Next() {
			g.cells[c] &^= 1 << i
		}
	}
}

// Excluded returns the candidates that clues do not allow beside k and what is placed. What follows only from counting
// is a deduction and not among them.
func (g *Grid) Excluded(k Candidate) (struck CandidateSet) {
	t := g.layout.clued
	if t == nil {
		return struck
	}
	for i := range g.layout.size {
		struck.places[i] = g.places[i].And(t.plain[k].places[i])
	}
	for _, n := range t.triplesOf[k] {
		a, b := t.triples[n].Others(k)
		if g.values[a.Cell()] == a.Digit() && g.Has(b) {
			struck.Add(b)
		}
		if g.values[b.Cell()] == b.Digit() && g.Has(a) {
			struck.Add(a)
		}
	}
	return struck
}

// Excludes reports whether the candidates cannot both be true: by the layout, or because a clue does not allow both
// beside a digit that is placed.
func (g *Grid) Excludes(a, b Candidate) bool {
	l := g.layout
	if l.Excludes(a, b) || l.clued == nil {
		return l.Excludes(a, b)
	}
	for _, n := range l.clued.triplesOf[a] {
		x, y := l.clued.triples[n].Others(a)
		if x == b && g.values[y.Cell()] == y.Digit() || y == b && g.values[x.Cell()] == x.Digit() {
			return true
		}
	}
	return false
}

// Remove strikes one candidate. It reports whether the candidate was there.
func (g *Grid) Remove(c Cell, d Digit) bool {
	if !g.cells[c].Has(d) {
		return false
	}
	g.cells[c] = g.cells[c].Without(d)
	g.places[d-1] = g.places[d-1].Without(c)
	return true
}

// Layout returns the geometry of the grid.
func (g *Grid) Layout() *Layout { return g.layout }

// Candidates returns the digits that cell c may still hold; for a placed cell
// its digit, or none if that contradicts the rest of the grid.
func (g *Grid) Candidates(c Cell) DigitSet { return g.cells[c] }

// CandidatesIn returns the digits that any of the cells may still hold.
func (g *Grid) CandidatesIn(cells CellSet) (digits DigitSet) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		digits |= g.cells[c]
	}
	return digits
}

// Places returns the cells that may still hold digit d, placed ones included.
func (g *Grid) Places(d Digit) CellSet { return g.places[d-1] }

// PlacesIn returns the cells of house h that may still hold digit d.
func (g *Grid) PlacesIn(d Digit, h House) CellSet { return g.places[d-1].And(g.layout.houseCells[h]) }

// Has reports whether the candidate is still there.
func (g *Grid) Has(k Candidate) bool { return g.cells[k.Cell()].Has(k.Digit()) }

// Open returns the cells in which nothing is placed.
func (g *Grid) Open() CellSet { return g.open }

// Givens returns the cells that hold a given.
func (g *Grid) Givens() CellSet { return g.givens }

// Value returns the digit placed in cell c, 0 if the cell is open.
func (g *Grid) Value(c Cell) Digit { return g.values[c] }

// Filling returns the digits placed, givens included.
func (g *Grid) Filling() Filling { return g.values }

// GivenDigits returns the givens alone: the puzzle as it was set.
func (g *Grid) GivenDigits() (f Filling) {
	for c := range g.givens.All() {
		f[c] = g.values[c]
	}
	return f
}

// Count returns the number of candidates that the item has left.
func (g *Grid) Count(i Item) int {
	if d, h, ok := i.House(); ok {
		return g.PlacesIn(d, h).Len()
	}
	return g.cells[i].Len()
}

// AppendCandidates appends the candidates that the item has left, in order, to ks.
func (g *Grid) AppendCandidates(ks []Candidate, i Item) []Candidate {
	if d, h, ok := i.House(); ok {
		for c := range g.PlacesIn(d, h).All() {
			ks = append(ks, Of(c, d))
		}
		return ks
	}
	for d := range g.cells[i].All() {
		ks = append(ks, Of(Cell(i), d))
	}
	return ks
}

// AppendSole appends the candidates of those cells that can be one digit only, in order, to ks.
func (g *Grid) AppendSole(ks []Candidate, cells CellSet) []Candidate {
	for c := range cells.All() {
		if d, one := g.cells[c].Single(); one {
			ks = append(ks, Of(c, d))
		}
	}
	return ks
}

// Counting returns what a cell may hold if only the candidates of some open cells count: the others may hold any digit.
func (g *Grid) Counting(some CellSet) func(Cell) DigitSet {
	return func(c Cell) DigitSet {
		if some.Has(c) || !g.open.Has(c) {
			return g.cells[c]
		}
		return g.layout.digits
	}
}

// Contradiction returns the first item that has no candidate left; ok is false if every item has one.
func (g *Grid) Contradiction() (i Item, ok bool) {
	for _, i := range g.layout.items {
		if g.Count(i) == 0 {
			return i, true
		}
	}
	return 0, false
}

// Solved reports whether every cell is placed and nothing contradicts, no clue either.
func (g *Grid) Solved() bool {
	if !g.open.IsEmpty() {
		return false
	}
	if _, bad := g.Contradiction(); bad {
		return false
	}
	_, broken := g.values.BrokenClue(g.layout)
	return !broken
}

// Narrowed reports whether the candidates tell more than the digits do: some were
// removed that the digits allow.
func (g *Grid) Narrowed() bool {
	plain := NewGrid(g.layout, g.values)
	for c := range g.open.All() {
		if plain.cells[c] != g.cells[c] {
			return true
		}
	}
	return false
}

// Equal reports whether two grids are in the same state on the same board,
// even if their layouts were read separately.
func (g *Grid) Equal(h *Grid) bool {
	a, b := *g, *h
	if a.layout != nil && b.layout != nil && a.layout.Same(b.layout) {
		a.layout = b.layout
	}
	return a == b
}

// String gives the digits placed in reading order, "." for open cells.
func (g *Grid) String() string { return g.values.Text(g.layout) }

// Text gives the filling in reading order, "." where there is no digit.
func (f *Filling) Text(l *Layout) string {
	b := make([]byte, 0, MaxCells)
	for c := range l.cells.All() {
		b = append(b, f[c].String()[0])
	}
	return string(b)
}
