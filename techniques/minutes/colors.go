package minutes

import (
	"slices"

	"pencilmark/candidates"
)

// colors tell cells apart by how they lie to each other, and by nothing that a symmetry of the board changes:
// copies of a puzzle with other digits, or with rows and columns in another order, have the same colors. They
// are what chance is drawn from, so that copies are played alike.
//
// The colors are refined as graphs are: a cell's next color sums up those of its houses and of its digit in
// the solution, each of which sums up its cells. Cells that a symmetry of the puzzle maps to each other keep
// the same color until one of them is filled.
type colors struct {
	layout   *candidates.Layout
	solution *candidates.Filling
	of       [candidates.MaxCells]uint64
}

// rounds is after how many rounds all cells have heard of all others, through a house or a digit, and more.
const rounds = 5

func (k *colors) begin(g *candidates.Grid, solution *candidates.Filling) {
	*k = colors{layout: g.Layout(), solution: solution}
	for c := range g.Open().All() {
		k.of[c] = 1
	}
	for range rounds {
		k.refine()
	}
}

// distinct reports whether no two of the cells have the same color. Then they keep apart, and need not be refined.
func (k *colors) distinct(cells candidates.CellSet) bool {
	seen := make([]uint64, 0, candidates.MaxCells)
	for c := range cells.All() {
		seen = append(seen, k.of[c])
	}
	slices.Sort(seen)
	return len(slices.Compact(seen)) == cells.Len()
}

// fill notes that the cell is the nth to be filled.
func (k *colors) fill(c candidates.Cell, n int) {
	k.of[c] = scramble(k.of[c] + uint64(n))
	k.refine()
}

func (k *colors) refine() {
	var houses [candidates.MaxHouses]uint64
	var digits [candidates.MaxSize + 1]uint64
	for rest := k.layout.Cells(); !rest.IsEmpty(); {
		c, _ := rest.Next()
		x := scramble(k.of[c])
		digits[k.solution[c]] += x
		for hs := k.layout.HousesOf(c); hs != 0; {
			h, _ := hs.Next()
			houses[h] += x
		}
	}
	for hs := k.layout.Houses(); hs != 0; {
		h, _ := hs.Next()
		kind := h.Kind()
		if kind == candidates.Column {
			kind = candidates.Row // a board may be turned over
		}
		houses[h] = scramble(houses[h] + uint64(kind) + 1)
	}
	for rest := k.layout.Cells(); !rest.IsEmpty(); {
		c, _ := rest.Next()
		x := scramble(k.of[c]) + scramble(^digits[k.solution[c]])
		for hs := k.layout.HousesOf(c); hs != 0; {
			h, _ := hs.Next()
			x += houses[h]
		}
		k.of[c] = scramble(x)
	}
}

// scramble is the finalizer of SplitMix64 (Steele, Lea, Flood 2014): it maps numbers one to one, each bit to all.
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
