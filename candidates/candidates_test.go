package candidates

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
)

// The figures and houses that Norvig uses to test the same tables.
func TestClassicGeometry(t *testing.T) {
	l := Classic9
	if l.Cells().Len() != 81 || l.Houses().Len() != 27 || len(l.Items()) != 324 {
		t.Errorf("got %d cells, %d houses, %d items; want 81, 27, 324", l.Cells().Len(), l.Houses().Len(), len(l.Items()))
	}
	for c := range l.Cells().All() {
		if l.HousesOf(c).Len() != 3 || l.Peers(c).Len() != 20 {
			t.Errorf("%v: got %d houses, %d peers; want 3, 20", c, l.HousesOf(c).Len(), l.Peers(c).Len())
		}
	}
	c := At(3, 2)
	if got := l.HousesOf(c).String(); got != "row3,col2,box1" {
		t.Errorf("houses of %v: %s", c, got)
	}
	want := "r1c1,r1c2,r1c3,r2c1,r2c2,r2c3,r3c1,r3c3,r3c4,r3c5,r3c6,r3c7,r3c8,r3c9,r4c2,r5c2,r6c2,r7c2,r8c2,r9c2"
	if got := l.Peers(c).String(); got != want {
		t.Errorf("peers of %v:\n got %s\nwant %s", c, got, want)
	}
	// Each box crosses three rows and three columns, either way round.
	if got := len(l.Crossings()); got != 108 {
		t.Errorf("got %d crossings, want 108", got)
	}
}

// A classic board has 243 rectangles whose boxes lie in a band, 27 pairs of
// columns for each of 9 pairs of rows, and as many in a stack.
func TestRectangles(t *testing.T) {
	for _, test := range []struct {
		spec string
		want int
	}{{"classic9", 2 * 243}, {"classic4", 2 * 8}, {"classic6", 3*9 + 6*12}, {"jigsaw:AAABABBBCCCDCDDD", 12}} {
		l, err := ParseLayout(test.spec)
		if err != nil {
			t.Fatal(err)
		}
		found := map[CellSet]int{}
		for c := range l.Cells().All() {
			for _, r := range l.Rectangles(c) {
				found[r.Cells]++
				if r.Cells != Cells(c, r.InRow, r.InColumn, r.Opposite) || c.Row() != r.InRow.Row() || c.Column() != r.InColumn.Column() {
					t.Errorf("%s: %v as seen from %v: %+v", test.spec, r.Cells, c, r)
				}
			}
		}
		for cells, n := range found {
			if n != 4 {
				t.Errorf("%s: %v is seen from %d corners", test.spec, cells, n)
			}
			for h := range l.Houses().All() {
				if in := cells.And(l.HouseCells(h)).Len(); in != 0 && in != 2 {
					t.Errorf("%s: %v has %d cells in %v", test.spec, cells, in, h)
				}
			}
		}
		if len(found) != test.want {
			t.Errorf("%s: got %d rectangles, want %d", test.spec, len(found), test.want)
		}
	}
}

func TestLayouts(t *testing.T) {
	for _, test := range []struct {
		spec                 string
		cells, houses, extra int
	}{
		{"classic9", 81, 27, 0},
		{"classic8", 64, 24, 0},
		{"classic6", 36, 18, 0},
		{"classic4", 16, 12, 0},
		{"classic9+diagonals", 81, 29, 2},
		{"classic9+windows", 81, 31, 4},
		{"classic9+diagonals+windows", 81, 33, 6},
		{"jigsaw:AAABABBBCCCDCDDD", 16, 12, 0},
	} {
		l, err := ParseLayout(test.spec)
		if err != nil {
			t.Errorf("%s: %v", test.spec, err)
			continue
		}
		if l.String() != test.spec {
			t.Errorf("%s prints as %s", test.spec, l)
		}
		if l.Cells().Len() != test.cells || l.Houses().Len() != test.houses || l.HousesOfKind(Extra).Len() != test.extra {
			t.Errorf("%s: got %d cells, %d houses, %d extra; want %d, %d, %d", test.spec,
				l.Cells().Len(), l.Houses().Len(), l.HousesOfKind(Extra).Len(), test.cells, test.houses, test.extra)
		}
		for h := range l.Houses().All() {
			if l.HouseCells(h).Len() != l.Size() {
				t.Errorf("%s: %v has %d cells", test.spec, h, l.HouseCells(h).Len())
			}
		}
	}
}

// A layout may be named by its size, and is called by its own name all the same.
func TestLayoutBySize(t *testing.T) {
	for spec, want := range map[string]string{
		"classic": "classic9", "9x9": "classic9", "8x8": "classic8", "6x6": "classic6", "4x4": "classic4",
		"6x6+diagonals": "classic6+diagonals", "9x9+windows": "classic9+windows",
	} {
		if l, err := ParseLayout(spec); err != nil || l.String() != want {
			t.Errorf("%s: got %v, %v; want %s", spec, l, err, want)
		}
	}
}

func TestLayoutErrors(t *testing.T) {
	for _, spec := range []string{"", "classic5", "classic9+", "classic9+diagonals+diagonals", "classic6+windows",
		"5x5", "9x6", "jigsaw:", "jigsaw:ABC", "jigsaw:AAAABBBBCCCCDDDE", "jigsaw:AAAABBBBCCCCDDD ", "jigsaw:AAAAABBBCCCCDDDD"} {
		if l, err := ParseLayout(spec); err == nil {
			t.Errorf("%q: got layout %v, want an error", spec, l)
		}
	}
}

func TestHouseNames(t *testing.T) {
	l, err := ParseLayout("classic9+windows+diagonals")
	if err != nil {
		t.Fatal(err)
	}
	for h, want := range map[House]string{
		HouseOf(Row, 2):    "row 2",
		HouseOf(Column, 5): "column 5",
		HouseOf(Box, 9):    "box 9",
		HouseOf(Extra, 4):  "window 4",
		HouseOf(Extra, 5):  "the falling diagonal",
		HouseOf(Extra, 6):  "the rising diagonal",
		HouseOf(Extra, 7):  "extra house 7",
	} {
		if got := l.Name(h); got != want {
			t.Errorf("%v: got %q, want %q", h, got, want)
		}
	}
}

// A word has room for 37 extra houses beside rows, columns and boxes.
func TestExtraHousesAreNumberedBeyondNine(t *testing.T) {
	h := HouseOf(Extra, 12)
	if h.String() != "extra12" || h.Kind() != Extra || h.Number() != 12 {
		t.Errorf("extra house 12 is %v, %v number %d", h, h.Kind(), h.Number())
	}
	if last := HouseOf(Extra, MaxExtra); last != MaxHouses-1 || Houses(last) == 0 {
		t.Errorf("the last extra house is %d of %d", last, MaxHouses)
	}
	if _, err := ParseHouse("extra38"); err == nil {
		t.Error("there is an extra house 38")
	}
	if _, err := ParseHouse("row10"); err == nil {
		t.Error("there is a row 10")
	}
}

// A board can have all the houses that setters draw at once.
func TestLayoutHasMoreThanNineExtraHouses(t *testing.T) {
	l, err := ParseLayout("classic9+diagonals+windows")
	if err != nil {
		t.Fatal(err)
	}
	groups := Clue{Kind: &ClueKind{Code: "groups", Houses: func(l *Layout, _ *Clue) (groups []ExtraHouse) {
		for i := range l.Size() {
			var cells CellSet
			for box := range l.Size() {
				cells = cells.With(At(box/3*3+i/3+1, box%3*3+i%3+1))
			}
			groups = append(groups, ExtraHouse{"group " + strconv.Itoa(i+1), cells})
		}
		return groups
	}}}
	if l, err = l.WithClues(groups); err != nil {
		t.Fatal(err)
	}
	extras := l.HousesOfKind(Extra)
	if extras.Len() != 15 || l.HousesOfKind(Box).Len() != 9 || l.Houses().Len() != 42 {
		t.Errorf("got houses %v of %v", extras, l.Houses())
	}
	if last := HouseOf(Extra, 15); l.Name(last) != "group 9" || !l.HasItem(HouseItem(9, last)) || !l.Sees(At(3, 3), At(9, 6)) {
		t.Errorf("the last house is %q of %v", l.Name(last), l.HouseCells(last))
	}
}

func TestNamesRoundTrip(t *testing.T) {
	for i := range Item(MaxItems) {
		if got, err := ParseItem(i.String()); err != nil || got != i {
			t.Errorf("item %d prints as %v, reads as %d, %v", i, i, got, err)
		}
	}
	for k := range Candidate(MaxCandidates) {
		if got, err := ParseCandidate(k.String()); err != nil || got != k {
			t.Errorf("candidate %d prints as %v, reads as %d, %v", k, k, got, err)
		}
	}
	for _, bad := range []string{"", "r0c1", "r1c0", "R1C1", "r1c10", "5@", "0@row1", "5@row0", "5@rowx", "x@row1", "5row1", "r1c1=0", "r1c1=10"} {
		if _, err := ParseItem(bad); err == nil {
			t.Errorf("item %q was read", bad)
		}
		if _, err := ParseCandidate(bad); err == nil {
			t.Errorf("candidate %q was read", bad)
		}
	}
}

// A checker has to name whatever it is handed, on the board or not.
func TestEverythingPrints(t *testing.T) {
	for n := range 1 << 16 {
		if Item(n).String() == "" || Candidate(n).String() == "" {
			t.Errorf("%d prints as nothing", n)
		}
	}
	for n := range 1 << 8 {
		if House(n).String() == "" || Cell(n).String() == "" || Digit(n).String() == "" {
			t.Errorf("%d prints as nothing", n)
		}
	}
}

// Numbers beyond the last candidate or item must not be taken for one that
// their cell, digit or house happens to equal.
func TestOnBoard(t *testing.T) {
	for _, l := range []*Layout{Classic9, Classic4} {
		items, ks := 0, 0
		for n := range 1 << 16 {
			if l.HasItem(Item(n)) {
				items++
			}
			if l.HasCandidate(Candidate(n)) {
				ks++
			}
		}
		if items != len(l.Items()) || ks != l.Cells().Len()*l.Size() {
			t.Errorf("%v: %d items and %d candidates are on the board; want %d, %d", l, items, ks, len(l.Items()), l.Cells().Len()*l.Size())
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b Cell
		want int
	}{
		{At(4, 3), At(4, 3), 0},
		{At(4, 3), At(4, 9), 6},
		{At(4, 3), At(1, 3), 3},
		{At(9, 1), At(1, 9), 16},
	} {
		if got := test.a.Distance(test.b); got != test.want || got != test.b.Distance(test.a) {
			t.Errorf("distance of %v and %v: got %d, want %d both ways", test.a, test.b, got, test.want)
		}
	}
}

// The sets against a map, for every cell.
func TestSets(t *testing.T) {
	var s CellSet
	var want []Cell
	for c := Cell(0); c < MaxCells; c += 7 {
		s = s.With(c)
		want = append(want, c)
	}
	if got := slices.Collect(s.All()); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for c := range Cell(MaxCells) {
		if s.Has(c) != slices.Contains(want, c) {
			t.Errorf("Has(%v) = %v", c, s.Has(c))
		}
		s = s.Without(c)
	}
	if !s.IsEmpty() || s.Len() != 0 {
		t.Errorf("%v is left", s)
	}
	ds := Digits(9, 3, 5)
	if ds.String() != "359" || ds.Len() != 3 || ds.First() != 3 || ds.Has(0) || ds.Without(5) != Digits(3, 9) {
		t.Errorf("digits %v", ds)
	}
}

// Sole are candidates of cells that can be one digit only, filled or not, and of these cells alone.
func TestSole(t *testing.T) {
	g := NewGrid(Classic9, Filling{})
	a, b, filled := At(1, 1), At(5, 5), At(9, 9)
	g.Place(filled, 3)
	for d := range Digits(1, 2, 3, 4, 5, 6, 8, 9).All() {
		g.Remove(a, d)
		if d != 8 {
			g.Remove(b, d)
		}
	}
	k := Of(At(2, 2), 1)
	if got := g.AppendSole([]Candidate{k}, Classic9.Cells()); !slices.Equal(got, []Candidate{k, Of(a, 7), Of(filled, 3)}) {
		t.Errorf("got %v", got)
	}
	if got := g.AppendSole(nil, Cells(b, filled)); !slices.Equal(got, []Candidate{Of(filled, 3)}) {
		t.Errorf("of two cells: got %v", got)
	}
}

// The houses that differ after cells were counted out are those of the cells.
func TestDiffers(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		var all, some CellSet
		for c := range Classic9.Cells().All() {
			if rng.IntN(2) == 0 {
				all = all.With(c)
				if rng.IntN(8) == 0 {
					some = some.With(c)
				}
			}
		}
		before := TallyOf(Classic9, all)
		if got, want := Classic9.CountOut(before, some).Differs(before), Classic9.HousesOfAny(some); got != want {
			t.Fatalf("%v of %v counted out: %v differ, want %v", some, all, got, want)
		}
	}
}

// Sets of candidates against maps, for every operation.
func TestCandidateSet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		var a, b CandidateSet
		var inA, inB [MaxCandidates]bool
		for k := range Candidate(MaxCandidates) {
			if inA[k] = rng.IntN(4) == 0; inA[k] {
				a.Add(k)
			}
			if inB[k] = rng.IntN(4) == 0; inB[k] {
				b.AddPlaces(k.Digit(), Cells(k.Cell()))
			}
		}
		or, and, andNot, none := a, a, a, a
		if !a.Meets(&b) {
			t.Fatal("sets do not meet that have candidates in common")
		}
		or.Or(&b)
		and.And(&b)
		andNot.AndNot(&b)
		if andNot.Meets(&b) {
			t.Fatal("sets meet that have nothing in common")
		}
		if !and.Within(&a) || !andNot.Within(&a) || a.Within(&b) || a.Within(&andNot) {
			t.Fatal("a set is within another that has less, or is not within one that has more")
		}
		count := 0
		var digits DigitSet
		for k := range Candidate(MaxCandidates) {
			if a.Has(k) != inA[k] || or.Has(k) != (inA[k] || inB[k]) || and.Has(k) != (inA[k] && inB[k]) || andNot.Has(k) != (inA[k] && !inB[k]) {
				t.Fatalf("%v: in a %v, in b %v; got a %v, or %v, and %v, and not %v", k, inA[k], inB[k], a.Has(k), or.Has(k), and.Has(k), andNot.Has(k))
			}
			if inA[k] {
				count++
				digits = digits.With(k.Digit())
			}
			none.Remove(k)
		}
		listed := 0
		for k := range a.All() {
			if listed++; !inA[k] {
				t.Fatalf("All yields %v", k)
			}
		}
		if a.Len() != count || listed != count || a.Digits() != digits || a.IsEmpty() || !none.IsEmpty() || none.Digits() != 0 {
			t.Fatalf("%d candidates, %d listed, digits %v, empty %v; without all of them empty %v", a.Len(), listed, a.Digits(), a.IsEmpty(), none.IsEmpty())
		}
		for d := range a.Digits().All() {
			none.SetPlaces(d, a.Places(d))
		}
		if none != a {
			t.Fatalf("the places digit by digit are others")
		}
	}
}

// The two views of a grid must tell the same, whatever was done to it.
func checkViews(t *testing.T, g *Grid) {
	t.Helper()
	for c := range g.Layout().Cells().All() {
		for d := range g.Layout().Digits().All() {
			if g.Candidates(c).Has(d) != g.Places(d).Has(c) {
				t.Fatalf("views differ for %v", Of(c, d))
			}
		}
	}
}

func TestGrid(t *testing.T) {
	g := NewGrid(Classic9, Filling{0: 5})
	checkViews(t, &g)
	g.Place(At(5, 5), 5)
	g.Remove(At(9, 9), 5)
	checkViews(t, &g)
	if got := g.PlacesIn(5, HouseOf(Box, 9)).String(); got != "r7c7,r7c8,r7c9,r8c7,r8c8,r8c9,r9c7,r9c8" {
		t.Errorf("places of 5 in box 9: %s", got)
	}
	if got := g.CandidatesIn(Cells(At(1, 1), At(5, 5))); got != Digits(5) {
		t.Errorf("candidates of two cells with 5: %s", got.String())
	}
	if got := g.CandidatesIn(Cells(At(1, 2), At(5, 5))); got != g.Layout().Digits() || g.CandidatesIn(Cells()) != 0 {
		t.Errorf("candidates of a cell without 5 and one with it: %s", got.String())
	}
	if g.Givens() != Cells(At(1, 1)) || g.Value(At(5, 5)) != 5 || g.Open().Len() != 79 {
		t.Errorf("givens %v, open %d", g.Givens(), g.Open().Len())
	}
	if g.Remove(At(9, 9), 5) {
		t.Error("a candidate was removed twice")
	}
	if i, bad := g.Contradiction(); bad {
		t.Errorf("contradiction at %v", i)
	}
}

func TestClash(t *testing.T) {
	f := Filling{0: 5, 6: 5}
	k, ok := f.Clash(Classic9)
	if !ok || k.String() != "5 in r1c1,r1c7 of row1" {
		t.Errorf("got %v, %v", k, ok)
	}
	g := NewGrid(Classic9, f)
	checkViews(t, &g)
	if g.Filling() != f {
		t.Error("the grid lost a given that clashes")
	}
	if _, bad := g.Contradiction(); !bad {
		t.Error("two equal givens in a row make no contradiction")
	}
}

// NewGrid against its definition, for random fillings with and without clashes.
func TestNewGridPlacesGivens(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	diagonals, _ := Classic9.WithDiagonals()
	for range 300 {
		for _, l := range []*Layout{Classic9, Classic6, diagonals} {
			var f Filling
			share := random.IntN(5)
			for c := range l.Cells().All() {
				if random.IntN(5) < share {
					f[c] = Digit(1 + random.IntN(l.Size()))
				}
			}
			want := NewGrid(l, Filling{})
			for c := range l.Cells().All() {
				if f[c] != 0 {
					want.Place(c, f[c])
					want.givens = want.givens.With(c)
				}
			}
			if got := NewGrid(l, f); got != want {
				t.Fatalf("%v %v: the grid differs from placing the givens", l, f.Text(l))
			}
		}
	}
}
