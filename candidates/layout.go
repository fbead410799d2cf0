package candidates

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
	"sync"

	"pencilmark/candidates/fault"
)

// Layout is the geometry of a board: which cells there are and which houses
// they form. It is the only place in pencilmark that knows that a row is a
// row; all other code asks it. A Layout is immutable and safe to share.
type Layout struct {
	spec   string
	size   int
	cells  CellSet
	digits DigitSet
	houses HouseSet

	houseCells [MaxHouses + 1]CellSet // NoHouse has none
	housesOf   [MaxCells]HouseSet
	boxOf      [MaxCells]House
	meeting    [MaxHouses]HouseSet // the houses that share a cell with each
	peers      [MaxCells]CellSet
	extraNames [MaxExtra]string // by number of the extra house less one

	crossings  []Crossing
	crossingAt [MaxHouses + 1]int // the first crossing from each house
	widest     int                // cells of the largest of them
	items      []Item
	rectangles func() *[MaxCells][]Rectangle // by corner, found when first asked for
	clued      *clueTables                   // nil without clues
}

// Crossing is an ordered pair of different houses that share at least two cells: where a digit confined to
// From within the shared cells is also confined within Onto.
type Crossing struct {
	From, Onto House
	Shared     CellSet
}

// Rectangle is four cells in two rows and two columns such that every house of the board has two of them or
// none: on a classic board the corners of a rectangle in two boxes. So two digits that alternate round it
// can change places, and every house keeps its digits.
type Rectangle struct {
	Cells CellSet
	// The corners as seen from one of them: the one in its row, the one in
	// its column, and the opposite one.
	InRow, InColumn, Opposite Cell
}

// Classic9 is the ordinary 9x9 board with 3x3 boxes.
var Classic9 = mustClassic(9)

// Classic8, Classic6 and Classic4 are the smaller boards, with boxes of two
// rows by four, three and two columns.
var (
	Classic8 = mustClassic(8)
	Classic6 = mustClassic(6)
	Classic4 = mustClassic(4)
)

// boxShapes gives rows and columns of the boxes of the classic layouts.
var boxShapes = map[int][2]int{4: {2, 2}, 6: {2, 3}, 8: {2, 4}, 9: {3, 3}}

func mustClassic(size int) *Layout {
	shape := boxShapes[size]
	regions := make([]byte, 0, size*size)
	for r := range size {
		for c := range size {
			box := r/shape[0]*(size/shape[1]) + c/shape[1]
			regions = append(regions, byte('A'+box))
		}
	}
	l, err := newLayout(fmt.Sprintf("classic%d", size), size, string(regions))
	if err != nil {
		panic(err)
	}
	return l
}

// Jigsaw returns a layout whose boxes have any shape. The regions are written row by row, one letter or
// digit a cell; cells with the same character form a box, and the boxes are numbered in the order in which
// they first appear. A cell with a dot is in no box. The length must be a square from 16 to 81.
func Jigsaw(regions string) (*Layout, error) {
	for size := 4; size <= MaxSize; size++ {
		if size*size == len(regions) {
			return newLayout("jigsaw:"+regions, size, regions)
		}
	}
	return nil, fault.Errorf("jigsaw regions have %d characters: expected 16, 25, 36, 49, 64 or 81, one a cell", len(regions))
}

// ParseLayout reads a layout by its name: "classic9", "classic8", "classic6",
// "classic4", or "jigsaw:" followed by the regions as for [Jigsaw]. "6x6" is
// "classic6" as well, and "classic" is "classic9". Extra
// houses follow after a plus sign: "classic9+diagonals", "classic9+windows".
func ParseLayout(spec string) (*Layout, error) {
	base, extras, more := strings.Cut(spec, "+")
	var l *Layout
	switch base {
	case "classic9", "classic", "9x9":
		l = Classic9
	case "classic8", "8x8":
		l = Classic8
	case "classic6", "6x6":
		l = Classic6
	case "classic4", "4x4":
		l = Classic4
	default:
		regions, ok := strings.CutPrefix(base, "jigsaw:")
		if !ok {
			return nil, fault.Errorf("unknown layout %q: expected classic9, classic8, classic6, classic4 or jigsaw: and the regions, then +diagonals or +windows", spec)
		}
		var err error
		if l, err = Jigsaw(regions); err != nil {
			return nil, err
		}
	}
	for more {
		var name string
		name, extras, more = strings.Cut(extras, "+")
		var err error
		switch name {
		case "diagonals":
			l, err = l.WithDiagonals()
		case "windows":
			l, err = l.WithWindows()
		default:
			err = fault.Errorf("unknown extra houses %q in layout %q: expected diagonals or windows", name, spec)
		}
		if err != nil {
			return nil, err
		}
	}
	return l, nil
}

// noBox stands in a region map for a cell without a box.
const noBox = '.'

// newLayout builds the rows, the columns and the boxes from a region map.
func newLayout(spec string, size int, regions string) (*Layout, error) {
	l := &Layout{spec: spec, size: size, digits: 1<<size - 1}
	var names []byte
	for i := range len(regions) {
		name := regions[i]
		if name <= ' ' || name > '~' || name == '+' {
			return nil, fault.Errorf("jigsaw regions have %q at position %d: expected a letter or digit", name, i+1)
		}
		c := At(i/size+1, i%size+1)
		for _, h := range []House{HouseOf(Row, c.Row()), HouseOf(Column, c.Column())} {
			l.houseCells[h] = l.houseCells[h].With(c)
		}
		if name == noBox {
			continue
		}
		box := strings.IndexByte(string(names), name)
		if box < 0 {
			box = len(names)
			names = append(names, name)
			if box == size {
				return nil, fault.Errorf("jigsaw regions have more than %d boxes: %q at position %d starts another", size, name, i+1)
			}
		}
		h := HouseOf(Box, box+1)
		l.houseCells[h] = l.houseCells[h].With(c)
	}
	for box, name := range names {
		h := HouseOf(Box, box+1)
		if n := l.houseCells[h].Len(); n != size {
			return nil, fault.Errorf("jigsaw box %q has %d cells: expected %d", name, n, size)
		}
	}
	l.finish()
	return l, nil
}

// finish derives every other table from the cells of the houses.
func (l *Layout) finish() {
	l.cells, l.houses, l.crossings, l.widest, l.items = CellSet{}, 0, nil, 0, nil
	l.housesOf, l.peers = [MaxCells]HouseSet{}, [MaxCells]CellSet{}
	for c := range l.boxOf {
		l.boxOf[c] = NoHouse
	}
	for h := range House(MaxHouses) {
		cells := l.houseCells[h]
		if cells.IsEmpty() {
			continue
		}
		l.houses = l.houses.With(h)
		l.cells = l.cells.Or(cells)
		for c := range cells.All() {
			l.housesOf[c] = l.housesOf[c].With(h)
			l.peers[c] = l.peers[c].Or(cells.Without(c))
			if h.Kind() == Box {
				l.boxOf[c] = h
			}
		}
	}
	if l.clued != nil {
		for c := range l.cells.All() {
			l.peers[c] = l.peers[c].Or(l.clued.seen(l, c))
		}
	}
	for c := range l.cells.All() {
		l.items = append(l.items, CellItem(c))
	}
	for a := range House(MaxHouses) {
		l.crossingAt[a] = len(l.crossings)
		if !l.houses.Has(a) {
			continue
		}
		l.meeting[a] = l.HousesOfAny(l.houseCells[a]) &^ Houses(a)
		for d := range l.digits.All() {
			l.items = append(l.items, HouseItem(d, a))
		}
		for b := range l.houses.All() {
			if shared := l.houseCells[a].And(l.houseCells[b]); a != b && shared.Len() >= 2 {
				l.crossings = append(l.crossings, Crossing{a, b, shared})
				l.widest = max(l.widest, shared.Len())
			}
		}
	}
	l.crossingAt[MaxHouses] = len(l.crossings)
	found := *l // as it is now: extra houses make another layout
	l.rectangles = sync.OnceValue(found.findRectangles)
}

// findRectangles lists the rectangles at each of their corners.
func (l *Layout) findRectangles() *[MaxCells][]Rectangle {
	var rectangles [MaxCells][]Rectangle
	for a := range l.cells.All() {
		found := make([]Rectangle, 0, 3*l.size) // mostly enough
		for b := range l.houseCells[l.RowOf(a)].Without(a).All() {
			for c := range l.houseCells[l.ColumnOf(a)].Without(a).All() {
				d := At(c.Row(), b.Column())
				ha, hb, hc, hd := l.housesOf[a], l.housesOf[b], l.housesOf[c], l.housesOf[d]
				// Have: no house with one corner or three, none with four.
				if ha^hb^hc^hd == 0 && ha&hb&hc&hd == 0 {
					found = append(found, Rectangle{Cells(a, b, c, d), b, c, d})
				}
			}
		}
		rectangles[a] = found
	}
	return &rectangles
}

// extra is an extra house and what people call it.
type extra struct {
	name  string
	cells CellSet
}

// with returns a copy that has the given extra houses as well.
func (l *Layout) with(name string, extras ...extra) *Layout {
	m := *l
	m.spec += "+" + name
	n := m.HousesOfKind(Extra).Len()
	for i, x := range extras {
		m.houseCells[house(Extra, n+i)] = x.cells
		m.extraNames[n+i] = x.name
	}
	m.finish()
	return &m
}

// WithDiagonals returns the layout with both main diagonals as extra houses.
func (l *Layout) WithDiagonals() (*Layout, error) {
	if strings.Contains(l.spec, "+diagonals") {
		return nil, fault.Errorf("layout %q has its diagonals already", l.spec)
	}
	var down, up CellSet
	for n := 1; n <= l.size; n++ {
		down = down.With(At(n, n))
		up = up.With(At(n, l.size+1-n))
	}
	return l.with("diagonals", extra{"the falling diagonal", down}, extra{"the rising diagonal", up}), nil
}

// WithWindows returns the layout with the four inner windows of windoku as
// extra houses. Only a 9x9 layout has them.
func (l *Layout) WithWindows() (*Layout, error) {
	if l.size != 9 || strings.Contains(l.spec, "+windows") {
		return nil, fault.Errorf("layout %q cannot have windows: expected a 9x9 layout without them", l.spec)
	}
	var windows []extra
	for _, top := range []int{2, 6} {
		for _, left := range []int{2, 6} {
			var cells CellSet
			for i := range 9 {
				cells = cells.With(At(top+i/3, left+i%3))
			}
			windows = append(windows, extra{fmt.Sprintf("window %d", len(windows)+1), cells})
		}
	}
	return l.with("windows", windows...), nil
}

// String gives the name that [ParseLayout] reads.
func (l *Layout) String() string { return l.spec }

// Size returns the number of digits, which is the number of rows, of columns and of cells in each house.
func (l *Layout) Size() int { return l.size }

// Cells returns all cells of the board.
func (l *Layout) Cells() CellSet { return l.cells }

// Digits returns the digits in use.
func (l *Layout) Digits() DigitSet { return l.digits }

// Houses returns all houses.
func (l *Layout) Houses() HouseSet { return l.houses }

// HousesOfKind returns all houses of one kind.
func (l *Layout) HousesOfKind(kind Kind) HouseSet {
	all := HouseSet(1)<<most(kind) - 1
	return l.houses & (all << (int(kind) * MaxSize))
}

// Name gives the house as people call it, with an article where the name has no
// number: "row 2", "column 5", "box 5", "window 1", "the falling diagonal".
func (l *Layout) Name(h House) string {
	switch h.Kind() {
	case Row:
		return "row " + strconv.Itoa(h.Number())
	case Column:
		return "column " + strconv.Itoa(h.Number())
	case Box:
		return "box " + strconv.Itoa(h.Number())
	}
	if name := l.extraNames[h.Number()-1]; name != "" {
		return name
	}
	return "extra house " + strconv.Itoa(h.Number())
}

// HouseCells returns the cells of a house, none if the layout does not have it.
func (l *Layout) HouseCells(h House) CellSet { return l.houseCells[h] }

// HousesOf returns the houses that the cell belongs to.
func (l *Layout) HousesOf(c Cell) HouseSet { return l.housesOf[c] }

// HousesOfAll returns the houses that contain every cell of the set, all houses for the empty set.
func (l *Layout) HousesOfAll(cells CellSet) HouseSet {
	// A loop over each word takes half the time of one over both.
	hs := l.houses
	for w := cells.lo; w != 0; w &= w - 1 {
		hs &= l.housesOf[bits.TrailingZeros64(w)]
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		hs &= l.housesOf[64+bits.TrailingZeros64(w)]
	}
	return hs
}

// HousesOfAny returns the houses that contain some cell of the set.
func (l *Layout) HousesOfAny(cells CellSet) (hs HouseSet) {
	for w := cells.lo; w != 0; w &= w - 1 {
		hs |= l.housesOf[bits.TrailingZeros64(w)]
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		hs |= l.housesOf[64+bits.TrailingZeros64(w)]
	}
	return hs
}

// HousesOfOne returns the houses that contain some cell of the set, and those that contain only one.
func (l *Layout) HousesOfOne(cells CellSet) (some, one HouseSet) {
	var several HouseSet
	// A loop over each word, as in [Layout.HousesOfAny].
	for w := cells.lo; w != 0; w &= w - 1 {
		hs := l.housesOf[bits.TrailingZeros64(w)]
		several |= some & hs
		some |= hs
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		hs := l.housesOf[64+bits.TrailingZeros64(w)]
		several |= some & hs
		some |= hs
	}
	return some, some &^ several
}

// HousesMeeting returns the houses that share a cell with the house.
func (l *Layout) HousesMeeting(h House) HouseSet { return l.meeting[h] }

// RowOf returns the row of a cell.
func (l *Layout) RowOf(c Cell) House { return house(Row, int(c)/MaxSize) }

// ColumnOf returns the column of a cell.
func (l *Layout) ColumnOf(c Cell) House { return house(Column, int(c)%MaxSize) }

// BoxOf returns the box of a cell, [NoHouse] if it is in none.
func (l *Layout) BoxOf(c Cell) House { return l.boxOf[c] }

// Peers returns the cells that cannot hold the same digit as c, without c: those that share a house with it, and
// those that some clue keeps from it, a knight's move away or on one thermometer.
func (l *Layout) Peers(c Cell) CellSet { return l.peers[c] }

// PeersOfAll returns the cells that see every cell of the set; a cell of the set is in the result only if
// it were its own peer, so never. For the empty set it returns all cells.
func (l *Layout) PeersOfAll(cells CellSet) CellSet {
	seen := l.cells
	for w := cells.lo; w != 0; w &= w - 1 {
		seen = seen.And(l.peers[bits.TrailingZeros64(w)])
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		seen = seen.And(l.peers[64+bits.TrailingZeros64(w)])
	}
	return seen
}

// Sees reports whether two cells are peers.
func (l *Layout) Sees(a, b Cell) bool { return l.peers[a].Has(b) }

// Excludes reports whether two candidates share an item and are not the same, or some clue does not allow both,
// so that they cannot both be true: a weak link.
func (l *Layout) Excludes(a, b Candidate) bool {
	if a.Cell() == b.Cell() {
		return a != b
	}
	if a.Digit() == b.Digit() && l.Sees(a.Cell(), b.Cell()) {
		return true
	}
	return l.clued != nil && l.clued.conflicts[a].Has(b)
}

// Exclusions returns all candidates that k excludes, see [Layout.Excludes].
func (l *Layout) Exclusions(k Candidate) (s CandidateSet) {
	if l.clued != nil {
		s = l.clued.conflicts[k]
	}
	s.AddPlaces(k.Digit(), l.Peers(k.Cell()))
	for d := range l.digits.Without(k.Digit()).All() {
		s.AddPlaces(d, Cells(k.Cell()))
	}
	return s
}

// Strikes reports whether two candidates exclude each other so that placing one strikes the other: see [Layout.Struck].
func (l *Layout) Strikes(a, b Candidate) bool {
	if a.Cell() == b.Cell() {
		return a != b
	}
	return a.Digit() == b.Digit() && l.Sees(a.Cell(), b.Cell()) || l.clued != nil && l.clued.plain[a].Has(b)
}

// Covers reports whether the candidate is one of the item: true, it settles the item.
func (l *Layout) Covers(k Candidate, i Item) bool {
	if d, h, ok := i.House(); ok {
		return d == k.Digit() && l.houseCells[h].Has(k.Cell())
	}
	return Cell(i) == k.Cell()
}

// Crossings returns all ordered pairs of houses that share at least two cells,
// in the order of the houses. The caller must not change the slice.
func (l *Layout) Crossings() []Crossing { return l.crossings }

// CrossingsFrom returns those of them from one house.
func (l *Layout) CrossingsFrom(h House) []Crossing {
	return l.crossings[l.crossingAt[h]:l.crossingAt[h+1]]
}

// WidestCrossing returns how many cells two houses share at most.
func (l *Layout) WidestCrossing() int { return l.widest }

// Rectangles returns the rectangles that have the cell as a corner, as seen
// from it. The caller must not change the slice.
func (l *Layout) Rectangles(corner Cell) []Rectangle { return l.rectangles()[corner] }

// Items returns all items: the cells, then each digit in each house. The caller must not change the slice.
func (l *Layout) Items() []Item { return l.items }

// HasItem reports whether the item exists on this board.
func (l *Layout) HasItem(i Item) bool {
	if d, h, ok := i.House(); ok {
		return i < MaxItems && l.houses.Has(h) && l.digits.Has(d)
	}
	return l.cells.Has(Cell(i))
}

// HasCandidate reports whether the candidate exists on this board: its cell and its digit do.
func (l *Layout) HasCandidate(k Candidate) bool {
	return k < MaxCandidates && l.cells.Has(k.Cell()) && l.digits.Has(k.Digit())
}
