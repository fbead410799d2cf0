package candidates

import (
	"slices"
	"strings"
	"testing"
)

func TestParseBoard(t *testing.T) {
	for _, test := range []struct {
		spec, name   string
		size, houses int
		peers        int // of the first cell
		hasNoLayout  bool
	}{
		{spec: "classic4", size: 4, houses: 12, peers: 7},
		{spec: "classic9", size: 9, houses: 27, peers: 20},
		{spec: "classic9+diagonals", size: 9, houses: 29, peers: 26},
		{spec: "boxes:3x3", name: "classic9", size: 9, houses: 27, peers: 20},
		{spec: "boxes:4x2", size: 8, houses: 24, peers: 17, hasNoLayout: true},
		{spec: "classic10", size: 10, houses: 30, peers: 22, hasNoLayout: true},
		{spec: "classic12", size: 12, houses: 36, peers: 28, hasNoLayout: true},
		{spec: "boxes:4x4", name: "classic16", size: 16, houses: 48, peers: 39, hasNoLayout: true},
		{spec: "classic25", size: 25, houses: 75, peers: 64, hasNoLayout: true},
	} {
		b, err := ParseBoard(test.spec)
		if err != nil {
			t.Errorf("%s: %v", test.spec, err)
			continue
		}
		if test.name == "" {
			test.name = test.spec
		}
		if b.String() != test.name || b.Size() != test.size || b.Cells() != test.size*test.size ||
			len(b.Houses()) != test.houses || len(b.Peers(0)) != test.peers || (b.Layout() == nil) != test.hasNoLayout {
			t.Errorf("%s: got %v of size %d, %d cells, %d houses, %d peers, layout %v", test.spec,
				b, b.Size(), b.Cells(), len(b.Houses()), len(b.Peers(0)), b.Layout())
		}
		for _, h := range b.Houses() {
			if len(h.Cells) != b.Size() || !slices.IsSorted(h.Cells) {
				t.Errorf("%s: %v has cells %v", test.spec, h, h.Cells)
			}
		}
	}
	for spec, want := range map[string]string{
		"classic13":                            "no box",
		"classic49":                            "at most 25 cells",
		"boxes:1x9":                            "2 by 2",
		"boxes:3":                              "boxes:3x5",
		"boxes:9999999999x9999999999999999999": "boxes:3x5",
		"boxes:4000000000x4000000000":          "at most 25",
		"square9":                              "unknown layout",
	} {
		if _, err := ParseBoard(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", spec, err, want)
		}
	}
}

// A board made of boxes and the board of the layout are the same.
func TestBoardOfLayout(t *testing.T) {
	for shape, l := range map[[2]int]*Layout{{2, 2}: Classic4, {2, 3}: Classic6, {2, 4}: Classic8, {3, 3}: Classic9} {
		b, err := NewBoard(shape[0], shape[1])
		if err != nil {
			t.Fatal(err)
		}
		want := l.Board()
		if b.Layout() != l || b.String() != want.String() || !slices.EqualFunc(b.Houses(), want.Houses(), func(x, y BoardHouse) bool {
			return x.String() == y.String() && slices.Equal(x.Cells, y.Cells)
		}) {
			t.Errorf("%v: got %v, want %v", l, b.Houses(), want.Houses())
		}
		i := 0
		for c := range l.Cells().All() {
			if b.CellName(i) != c.String() {
				t.Errorf("%v: cell %d is %s, want %v", l, i, b.CellName(i), c)
			}
			i++
		}
	}
}

func TestBoardSymbols(t *testing.T) {
	b, err := NewBoard(4, 4)
	if err != nil {
		t.Fatal(err)
	}
	for d := range Digit(17) {
		got, ok := b.ParseSymbol(b.Symbol(d)[0])
		if !ok || got != d {
			t.Errorf("%d: got %d, %v", d, got, ok)
		}
	}
	for _, c := range []byte("HQz!") {
		if d, ok := b.ParseSymbol(c); ok {
			t.Errorf("%q is read as %d", c, d)
		}
	}
	if d, ok := b.ParseSymbol('g'); !ok || d != 16 {
		t.Errorf("g: got %d, %v", d, ok)
	}
}

func TestBoardSolves(t *testing.T) {
	b := Classic4.Board()
	read := func(s string) (ds []Digit) {
		for i := range len(s) {
			d, _ := b.ParseSymbol(s[i])
			ds = append(ds, d)
		}
		return ds
	}
	solution := read("1234341221434321")
	if f := b.Filling(solution); !slices.Equal(b.Digits(&f), solution) {
		t.Error("a filling does not come back")
	}
	for givens, want := range map[string]bool{"1...............": true, "2...............": false} {
		if got := b.Solves(solution, read(givens)); got != want {
			t.Errorf("%s: got %v", givens, got)
		}
	}
	if b.Solves(read("123434122143432."), make([]Digit, 16)) || b.Solves(read("1234341221434312"), make([]Digit, 16)) {
		t.Error("an open cell, or a clash, is no solution")
	}
	if h, d, ok := b.Clash(read("1...........1...")); !ok || h.String() != "col1" || d != 1 {
		t.Errorf("got %v, %v, %v", h, d, ok)
	}
}
