package learn

import (
	"math"

	"pencilmark/candidates"
)

// bounded says that weights of candidates, one in each of some cells, add up to a total at least. A sum makes two of
// them, one with all signs changed.
//
// How much the cells can add up to at most follows from numbers for cells and digits: if the numbers of a cell and of a
// digit together are nowhere less than the weight of that candidate, the cells add up to all these numbers at most,
// provided that no digit comes twice where it has a number above zero. By linear programming duality the best such
// numbers say exactly how much it is; the Hungarian method (Kuhn 1955, Munkres 1957) finds them. In the proof they are
// one line: the sum, each cell so many times as its number says, and each digit likewise.
type bounded struct {
	cells   []boundCell
	cliques []clique
	total   int
	number  int    // of the constraint
	last    *duals // the best numbers when they were looked for last, nil before that
}

// boundCell is a cell of a sum.
type boundCell struct {
	cell   candidates.Cell
	number int // of the constraint that it has a digit; the next one says that it has one at most
	of     []variable
	weight []int
}

// clique is cells of a sum that hold no digit twice.
type clique struct {
	cells   []int // by their places in the sum
	support *support
	number  [candidates.MaxSize]int // of the constraint for just these cells, 0 until it is needed
}

// duals is numbers for cells and digits that bound a sum, as they were found in a search.
type duals struct {
	of     *bounded
	cell   []int
	digit  [][candidates.MaxSize]int // by clique
	spare  int                       // how much more than the total the cells can add up to at most
	rests  []literal                 // if these are true it is so
	forced []variable                // false if it is: with one of them the cells add up to less
	taken  []variable                // as long as none of these is false no other numbers say more
	number int                       // of the constraint in the proof, 0 if it is not there
}

// newBounded returns both halves of a sum.
func (f *formula) newBounded(s candidates.Sum, number int) (both [2]*bounded) {
	for half, sign := range []int{1, -1} {
		b := &bounded{total: sign * s.Total, number: number + half}
		for _, t := range s.Terms {
			x := boundCell{cell: t.Cell, number: f.cellNumber[t.Cell], of: f.cell(t.Cell)}
			for d := range f.layout.Digits().All() {
				x.weight = append(x.weight, sign*t.Times*int(d))
			}
			b.cells = append(b.cells, x)
		}
		b.group(f)
		both[half] = b
	}
	return both
}

// group groups the cells: those first that most are together in something that has no digit twice.
func (b *bounded) group(f *formula) {
	var left candidates.CellSet
	for _, x := range b.cells {
		left = left.With(x.cell)
	}
	for left.Len() > 0 {
		var best candidates.CellSet
		var k clique
		for i := range f.supports {
			if common := f.supports[i].cells.And(left); common.Len() > best.Len() {
				best, k.support = common, &f.supports[i]
			}
		}
		if best.Len() < 2 {
			best, k.support = candidates.Cells(left.First()), nil
		}
		for i, x := range b.cells {
			if best.Has(x.cell) {
				k.cells = append(k.cells, i)
			}
		}
		b.cliques = append(b.cliques, k)
		left = left.AndNot(best)
	}
}

// barred is the weight of a candidate that is false, and so far from others that it is never taken if there is another way.
const barred = -100_000

// bound returns the numbers for cells and digits that say most of what the cells can add up to.
func (b *bounded) bound(value []int8) *duals {
	if b.last != nil && b.last.best(value) {
		return b.last
	}
	d := &duals{of: b, cell: make([]int, len(b.cells)), digit: make([][candidates.MaxSize]int, len(b.cliques)), spare: -b.total}
	b.last = d
	for i := range b.cliques {
		k := &b.cliques[i]
		if k.support == nil {
			x, best, taken := &b.cells[k.cells[0]], barred, 0
			for j, v := range x.of {
				if value[v] >= 0 && x.weight[j] > best {
					best, taken = x.weight[j], j
				}
			}
			d.cell[k.cells[0]] = best
			d.spare += best
			d.taken = append(d.taken, x.of[taken])
			continue
		}
		d.spare += b.assign(k, value, d, &d.digit[i])
	}
	for i := range b.cliques {
		for _, c := range b.cliques[i].cells {
			x := &b.cells[c]
			for j, v := range x.of {
				switch excess := d.cell[c] + d.digit[i][j] - x.weight[j]; {
				case excess < 0:
					d.rests = append(d.rests, isFalse(v))
				case excess > d.spare:
					d.forced = append(d.forced, v)
				}
			}
		}
	}
	return d
}

// best reports whether the numbers are those that say most in another place of the search as well.
func (d *duals) best(value []int8) bool {
	for _, v := range d.taken {
		if value[v] < 0 {
			return false
		}
	}
	for _, x := range d.rests {
		if value[x.variable()] >= 0 {
			return false
		}
	}
	return true
}

// assign finds the numbers for the cells of a clique and their digits, by the Hungarian method, and returns their sum.
func (b *bounded) assign(k *clique, value []int8, d *duals, digit *[candidates.MaxSize]int) (sum int) {
	const size = candidates.MaxSize
	// Row and column 0 are none. Costs are weights with their signs changed.
	var rows, columns [size + 1]int // numbers
	var taken [size + 1]int         // row of a column
	n := len(b.cells[k.cells[0]].of)
	var cost [size + 1][size + 1]int
	for row, c := range k.cells {
		x := &b.cells[c]
		for column, v := range x.of {
			cost[row+1][column+1] = -x.weight[column]
			if value[v] < 0 {
				cost[row+1][column+1] = -barred
			}
		}
	}
	for row := 1; row <= len(k.cells); row++ {
		var least [size + 1]int
		var way [size + 1]int
		var used [size + 1]bool
		for j := range least {
			least[j] = math.MaxInt
		}
		taken[0] = row
		at := 0
		for taken[at] != 0 {
			used[at] = true
			i, delta, next := taken[at], math.MaxInt, 0
			for j := 1; j <= n; j++ {
				if used[j] {
					continue
				}
				if c := cost[i][j] - rows[i] - columns[j]; c < least[j] {
					least[j], way[j] = c, at
				}
				if least[j] < delta {
					delta, next = least[j], j
				}
			}
			for j := 0; j <= n; j++ {
				if used[j] {
					rows[taken[j]] += delta
					columns[j] -= delta
				} else {
					least[j] -= delta
				}
			}
			at = next
		}
		for at != 0 {
			taken[at] = taken[way[at]]
			at = way[at]
		}
	}
	for i, c := range k.cells {
		d.cell[c] = -rows[i+1]
		sum += d.cell[c]
	}
	for j := 1; j <= n; j++ {
		digit[j-1] = -columns[j]
		sum += digit[j-1]
		if taken[j] != 0 {
			d.taken = append(d.taken, b.cells[k.cells[taken[j]-1]].of[j-1])
		}
	}
	return sum
}
