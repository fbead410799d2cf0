package candidates

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"pencilmark/candidates/fault"
)

// Clue is a rule that a setter draws beside the givens, such as a thermometer or a white dot: a kind, its
// cells, and perhaps values. A board is houses and clues; see [Layout.WithClues].
type Clue struct {
	Kind *ClueKind
	// Lines are the cells in the order in which the clue is drawn. Most clues have one line. A clue outside
	// of the grid has the cells that it looks along, the nearest first. A clue that holds everywhere has none.
	Lines  [][]Cell
	Values []int
}

// ClueKind is a kind of clue: one definition, which techniques, the checker, the search and the pictures read.
type ClueKind struct {
	// Code is the word for it in lines of our own notation: "thermo".
	Code string
	// Name is what people call it: "thermometer".
	Name string
	// Called names a clue of the kind, without an article: "thermometer from {0}". Says is what it says of its cells, in
	// a clause: "the thermometer from {0} rises". {0} is its first cell, {1} the last, or the first of its second line;
	// {2} the value, {3} how many cells it has, in words; {of} is the value behind "of", where one is written.
	Called, Says string
	// Usual returns the value that is meant where none is written, by the size of the board; nil for kinds without.
	Usual func(size int) int
	// Meaning says what it asks for, in a sentence.
	Meaning string
	// Single says that each clue has one cell, so that a line of several cells is as many clues.
	Single bool
	// FPuzzles is where the JSON of f-puzzles has it.
	FPuzzles ClueField
	// Draw returns its picture. It is nil for kinds that are not drawn.
	Draw func(l *Layout, c *Clue) []Shape
	// Check returns what is wrong with the cells or the values of a clue, nil if it can stand on the board.
	Check func(l *Layout, c *Clue) error
	// Houses returns houses that the clue adds to the board. It is nil for kinds that add none.
	Houses func(l *Layout, c *Clue) []ExtraHouse
	// Relations returns what the clue means, as relations between a few cells each; a filling keeps the clue if
	// it keeps all of them. It is nil for kinds that only add houses. The layout has all its clues by then, so
	// that a rule for pairs without a dot can ask for the dots.
	Relations func(l *Layout, c *Clue) []Relation
	// Sums returns what the clue means beside that, as far as it is adding up digits. It is nil for kinds that do not.
	Sums func(l *Layout, c *Clue) []Sum
	// Readings returns the whole of what a clue that counts means, none if its sums say all of it. It is nil for kinds
	// that do not count, and for those whose sums always say all.
	Readings func(l *Layout, c *Clue) []Reading
	// Cases returns what a clue that is no sum can come to, so that it is one in each case. It is nil for most kinds.
	Cases func(l *Layout, c *Clue) []Case
	// Cut says that the line of the clue is cut into runs of cells which each add up to its value.
	Cut bool
	// Holds returns digits that the cells of the clue hold, each as often as it is listed, if that is all that it means
	// beside its relations. It is nil for most kinds.
	Holds func(c *Clue) []Digit
	// Seen returns how many digits of the line of the clue are higher than all before, if that is what it means: a line
	// that holds every digit. It is nil for most kinds.
	Seen func(c *Clue) int
	// Counts is the clause that says what a clue that counts asks for, if Says does not.
	Counts string
}

// ClueField is a field in the JSON of f-puzzles, and the form in which it has a kind of clue. Several kinds may share
// a field: a clue is of the first that its value belongs to, and whose Check does not refuse it.
type ClueField struct {
	Name string // "thermometer"
	Form ClueForm
	// Value, if not empty, is the value that tells the kind from others of the field: "X" of "xv". Otherwise a value,
	// or a list of them, is numbers: the Values of the clue.
	Value string
}

// ClueForm is the form of a field in the JSON of f-puzzles.
type ClueForm uint8

// The forms of fields. A clue has one line of cells but where another number is said. Values stand beside the cells:
// {"cells": ["R1C1", "R1C2"], "value": "17"}, or "values": [1, 2] where there may be several.
const (
	LinesForm    ClueForm = iota // [{"lines": [["R1C1", "R1C2"]]}], a clue for each line
	CellsForm                    // [{"cells": ["R1C1", "R1C2"]}]
	ClonesForm                   // [{"cells": ["R1C1"], "cloneCells": ["R5C5"]}], two lines
	CellForm                     // [{"cell": "R1C1"}]
	OutsideForm                  // [{"cell": "R0C1"}], the cells of a row or column that are seen from there
	DiagonalForm                 // [{"cell": "R0C1", "direction": "DR"}], the cells of a diagonal that are seen from there
	CornerForm                   // [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2]}]
	ArrowForm                    // [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"]]}], the circle, and the shafts behind it
	SwitchForm                   // true
	ListForm                     // ["ratio"], no cells either
	MarksForm                    // in each cell: "givenPencilMarks": [1, 2]
)

// ExtraHouse is a house beside rows, columns and boxes, and what people call it.
type ExtraHouse struct {
	Name  string
	Cells CellSet
}

// Relation is one, two or three different cells, and which digits they may hold together.
type Relation struct {
	Cells []Cell
	// Allows gets a digit for each of the cells, in their order.
	Allows func(ds ...Digit) bool
}

// Value returns the value of the clue, what is usual on boards of the size where none is written.
func (c *Clue) Value(size int) int {
	switch {
	case len(c.Values) > 0:
		return c.Values[0]
	case c.Kind.Usual != nil:
		return c.Kind.Usual(size)
	}
	return 0
}

// Parts returns the parts of the words of a clue: its first cell and the last, or the first of its second line.
func (c *Clue) Parts() (first, last Cell) {
	for i, line := range c.Lines {
		if i == 0 {
			first, last = line[0], line[len(line)-1]
		} else {
			last = line[0]
		}
	}
	return first, last
}

// Cells returns the cells of all lines of the clue.
func (c *Clue) Cells() (cells CellSet) {
	for _, line := range c.Lines {
		cells = cells.Or(Cells(line...))
	}
	return cells
}

// String gives the clue as a line of our own notation: "thermo: r7c1 r7c2 r7c3", "white 2: r1c1 r1c2", "knight".
// Several lines of cells are separated by "=", and cells in a straight line are written by the first and the last of
// them: "r1c1-r4c4".
func (c *Clue) String() string {
	var b strings.Builder
	b.WriteString(c.Kind.Code)
	for _, v := range c.Values {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(v))
	}
	for i, line := range c.Lines {
		b.WriteString([]string{":", " ="}[min(i, 1)])
		for rest := line; len(rest) > 0; {
			b.WriteByte(' ')
			b.WriteString(rest[0].String())
			n := straight(rest)
			if n < shortestRange {
				n = 1
			} else {
				b.WriteByte('-')
				b.WriteString(rest[n-1].String())
			}
			rest = rest[n:]
		}
	}
	return b.String()
}

// shortestRange is how many cells in a straight line are written by the first and the last of them.
const shortestRange = 4

// straight returns how many cells at the beginning of the line follow one another in a row, a column or a diagonal.
func straight(line []Cell) int {
	n := 1
	for n < len(line) {
		rows, columns := line[n].Row()-line[n-1].Row(), line[n].Column()-line[n-1].Column()
		if max(rows, -rows, columns, -columns) != 1 || n > 1 && (rows != line[1].Row()-line[0].Row() || columns != line[1].Column()-line[0].Column()) {
			break
		}
		n++
	}
	return n
}

// clueTables is what a layout derives from its clues, so that nobody has to ask the definitions again.
type clueTables struct {
	clues     []Clue
	lines     map[string]int              // numbers of clues, by how they are written
	houses    HouseSet                    // that clues have added
	conflicts [MaxCandidates]CandidateSet // of each candidate those that cannot be true beside it by some clue
	plain     [MaxCandidates]CandidateSet // the same without counting, which is told as the rules of the game are
	stated    [MaxCandidates]CandidateSet // the same by relations alone
	equal     []Equality
	triples   []Triple
	triplesOf [MaxCandidates][]uint32 // of each candidate the triples that it is in
	allowed   [MaxSize]CellSet        // by digit, where relations of one cell allow it
	relations [][]Relation            // by clue
	asking    [MaxCells][]asked       // by cell, the relations that it is in
	counting  []Counting
	counted   CellSet // cells of clues that count; to these any two digits are different

	apart func() *[MaxCandidates]DigitSet // see tellApart; made when first asked for
	pairs func() [][]CluePair             // by clue; the same
	made  *made
}

// Triple is three candidates that a clue does not allow together, though it allows any two of them.
type Triple [3]Candidate

// Others returns the two candidates beside k, which is one of the three.
func (t Triple) Others(k Candidate) (a, b Candidate) {
	switch k {
	case t[0]:
		return t[1], t[2]
	case t[1]:
		return t[0], t[2]
	}
	return t[0], t[1]
}

// WithClues returns the layout with the given clues as well.
func (l *Layout) WithClues(clues ...Clue) (*Layout, error) {
	m := *l
	t := &clueTables{clues: slices.Concat(l.Clues(), clues), lines: map[string]int{}, made: &made{}}
	m.clued = t
	for i := len(t.clues) - 1; i >= 0; i-- { // of the same clue the first counts
		t.lines[t.clues[i].String()] = i
	}
	if err := m.admit(l, clues); err != nil {
		return nil, err
	}
	t.houses = l.HousesOfClues() | m.houses&^l.houses
	for i := range t.clues {
		c := &t.clues[i]
		t.relations = append(t.relations, nil)
		if c.Kind.Relations != nil {
			t.relations[i] = c.Kind.Relations(&m, c)
		}
		for _, r := range t.relations[i] {
			for _, cell := range r.Cells {
				t.asking[cell] = append(t.asking[cell], asked{i, r})
			}
		}
	}
	t.tabulate(&m)
	t.stated = t.conflicts
	t.equate(&m)
	m.finish()
	t.plain = t.conflicts
	t.count(&m)
	t.apart = sync.OnceValue(func() *[MaxCandidates]DigitSet { return t.tellApart(&m) })
	t.pairs = sync.OnceValue(func() [][]CluePair { return t.pairUp(&m) })
	return &m, nil
}

// CheckClues returns what is wrong with clues that the layout would have as well, nil if it can have them: the error of
// WithClues, without what making the board takes.
func (l *Layout) CheckClues(clues ...Clue) error {
	m := *l
	return m.admit(l, clues)
}

// admit adds the houses of clues that another layout, of which this one is a copy, is to have as well, and returns what is
// wrong with them.
func (l *Layout) admit(of *Layout, clues []Clue) error {
	for i := range clues {
		c := &clues[i]
		if c.Kind.Check != nil {
			if err := c.Kind.Check(of, c); err != nil {
				return fault.Errorf("clue %q: %v", c, err)
			}
		}
		for cell := range c.Cells().All() {
			if !of.cells.Has(cell) {
				return fault.Errorf("clue %q: the board has no %v", c, cell)
			}
		}
		if c.Kind.Houses == nil {
			continue
		}
		for _, x := range c.Kind.Houses(of, c) {
			if err := l.addHouse(x); err != nil {
				return fault.Errorf("clue %q: %v", c, err)
			}
		}
	}
	return nil
}

// addHouse adds an extra house under the first number that is free.
func (l *Layout) addHouse(x ExtraHouse) error {
	for n := 1; n <= MaxExtra; n++ {
		if h := HouseOf(Extra, n); !l.houses.Has(h) {
			l.houses = l.houses.With(h)
			l.houseCells[h], l.extraNames[n-1] = x.Cells, x.Name
			return nil
		}
	}
	return fault.Errorf("the board has no room for %s: expected at most %d extra houses", x.Name, MaxExtra)
}

// tabulate derives the tables from the relations.
func (t *clueTables) tabulate(l *Layout) {
	for d := range l.digits.All() {
		t.allowed[d-1] = l.cells
	}
	for _, relations := range t.relations {
		for _, r := range relations {
			switch len(r.Cells) {
			case 1:
				for d := range l.digits.All() {
					if !r.Allows(d) {
						t.allowed[d-1] = t.allowed[d-1].Without(r.Cells[0])
					}
				}
			case 2:
				for a := range l.digits.All() {
					for b := range l.digits.All() {
						if !r.Allows(a, b) {
							t.conflict(Of(r.Cells[0], a), Of(r.Cells[1], b))
						}
					}
				}
			}
		}
	}
	for _, relations := range t.relations {
		for _, r := range relations {
			if len(r.Cells) == 3 {
				t.tabulateThree(l, r)
			}
		}
	}
}

func (t *clueTables) conflict(a, b Candidate) {
	t.conflicts[a].Add(b)
	t.conflicts[b].Add(a)
}

// tabulateThree notes the pairs of candidates that no third one allows as conflicts, and what else three cells may
// not hold together as triples.
func (t *clueTables) tabulateThree(l *Layout, r Relation) {
	var allowed [MaxSize + 1][MaxSize + 1][MaxSize + 1]bool
	var pairs [3][MaxSize + 1][MaxSize + 1]bool // that some third digit allows: of the cells but the first, the second, the third
	for a := range l.digits.All() {
		for b := range l.digits.All() {
			for c := range l.digits.All() {
				if r.Allows(a, b, c) {
					allowed[a][b][c] = true
					pairs[0][b][c], pairs[1][a][c], pairs[2][a][b] = true, true, true
				}
			}
		}
	}
	for a := range l.digits.All() {
		for b := range l.digits.All() {
			for but, two := range [3][2]int{{1, 2}, {0, 2}, {0, 1}} {
				if !pairs[but][a][b] {
					t.conflict(Of(r.Cells[two[0]], a), Of(r.Cells[two[1]], b))
				}
			}
		}
	}
	for a := range l.digits.All() {
		for b := range l.digits.All() {
			for c := range l.digits.All() {
				if allowed[a][b][c] || !pairs[0][b][c] || !pairs[1][a][c] || !pairs[2][a][b] {
					continue
				}
				three := Triple{Of(r.Cells[0], a), Of(r.Cells[1], b), Of(r.Cells[2], c)}
				for _, k := range three {
					t.triplesOf[k] = append(t.triplesOf[k], uint32(len(t.triples)))
				}
				t.triples = append(t.triples, three)
			}
		}
	}
}

// seen returns the cells that cannot hold the same digit as c, whatever it is, by some clue.
func (t *clueTables) seen(l *Layout, c Cell) CellSet {
	cells := l.cells.Without(c)
	for d := range l.digits.All() {
		cells = cells.And(t.conflicts[Of(c, d)].Places(d))
	}
	return cells
}

// Clues returns the clues of the board, none for most.
func (l *Layout) Clues() []Clue {
	if l.clued == nil {
		return nil
	}
	return l.clued.clues
}

// HousesOfClues returns the houses that clues have added to the board.
func (l *Layout) HousesOfClues() HouseSet {
	if l.clued == nil {
		return 0
	}
	return l.clued.houses
}

// ClueLines returns the clues of the board as lines of our own notation.
func (l *Layout) ClueLines() (lines []string) {
	cs := l.Clues()
	for i := range cs {
		lines = append(lines, cs[i].String())
	}
	return lines
}

// Conflicts returns the candidates that cannot be true beside k by some clue, nil if the board has no clues.
func (l *Layout) Conflicts(k Candidate) *CandidateSet {
	if l.clued == nil {
		return nil
	}
	return &l.clued.conflicts[k]
}

// Struck returns those of the conflicts of k that a digit placed strikes as the rules of the game do, which are not what
// follows only from counting; nil if the board has no clues.
func (l *Layout) Struck(k Candidate) *CandidateSet {
	if l.clued == nil {
		return nil
	}
	return &l.clued.plain[k]
}

// Stated returns those of the conflicts of k that a clue says by itself: not those that follow from counting, or from a house
// of a cell that is equal to another; nil if the board has no clues.
func (l *Layout) Stated(k Candidate) *CandidateSet {
	if l.clued == nil {
		return nil
	}
	return &l.clued.stated[k]
}

// Triples returns the threes of candidates that clues do not allow together.
func (l *Layout) Triples() []Triple {
	if l.clued == nil {
		return nil
	}
	return l.clued.triples
}

// TriplesOf returns the numbers of the triples that k is in.
func (l *Layout) TriplesOf(k Candidate) []uint32 {
	if l.clued == nil {
		return nil
	}
	return l.clued.triplesOf[k]
}

// BrokenClue returns the first clue that the digits of the filling break; ok is false if there is none. Cells
// without a digit break nothing by themselves: a relation is broken if nothing that it allows has its digits.
func (f *Filling) BrokenClue(l *Layout) (c *Clue, ok bool) {
	if l.clued == nil {
		return nil, false
	}
	for i, relations := range l.clued.relations {
		for _, r := range relations {
			ds := make([]Digit, len(r.Cells))
			for j, cell := range r.Cells {
				ds[j] = f[cell]
			}
			if !r.some(l, ds, 0) {
				return &l.clued.clues[i], true
			}
		}
	}
	for _, n := range l.clued.counting {
		for i := range n.Readings {
			if !n.Readings[i].Allows(func(c Cell) DigitSet { return l.orAll(f[c]) }) {
				return n.Clue, true
			}
		}
	}
	return nil, false
}

// orAll returns the digit, all digits if it is 0.
func (l *Layout) orAll(d Digit) DigitSet {
	if d == 0 {
		return l.digits
	}
	return Digits(d)
}

// Same reports whether two layouts, which may have been read separately, have the same houses and clues.
func (l *Layout) Same(m *Layout) bool {
	return l == m || l.spec == m.spec && slices.EqualFunc(l.Clues(), m.Clues(), func(a, b Clue) bool { return a.String() == b.String() })
}

// Wanted returns the open cells of the clue, and the digits of those that it [ClueKind.Holds] which no filled one has.
func (c *Clue) Wanted(g *Grid) (open CellSet, digits []Digit) {
	digits = c.Kind.Holds(c)
	slices.Sort(digits)
	for x := range c.Cells().All() {
		if g.Open().Has(x) {
			open = open.With(x)
		} else if i := slices.Index(digits, g.Value(x)); i >= 0 {
			digits = slices.Delete(digits, i, i+1)
		}
	}
	return open, digits
}
