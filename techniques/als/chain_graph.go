package als

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
	"pencilmark/techniques"
)

// graph is the almost locked sets of a grid as nodes, and their restricted commons as links.
type graph struct {
	*index
	digits   []candidates.DigitSet       // by set, its restricted commons
	first    []int                       // by set, the row of the first of them
	linked   bitset.Matrix               // by set and restricted common, the sets that have it with the set
	having   bitset.Matrix               // by digit less one, the sets that have it as a restricted common
	noLarger [candidates.MaxSize + 1]int // by number of cells, how many sets have no more; they come first
}

var graphFact = techniques.NewFact((*graph).update)

func (g *graph) update(p *techniques.Pass, _ techniques.Change) {
	g.index = indexFact.Of(p)
	n := len(g.sets)
	g.digits, g.first = slices.Grow(g.digits[:0], n)[:n], g.first[:0]
	clear(g.digits)
	for i := range g.restricted {
		r := &g.restricted[i]
		g.digits[r.a] |= r.digits
		g.digits[r.b] |= r.digits
	}
	rows := 0
	clear(g.noLarger[:])
	g.having.Clear(candidates.MaxSize, n)
	for a, ds := range g.digits {
		g.noLarger[g.sets[a].Cells.Len()] = a + 1
		g.first = append(g.first, rows)
		for rows += ds.Len(); ds != 0; {
			d, _ := ds.Next()
			g.having.Row(int(d) - 1).Add(a)
		}
	}
	for size := 1; size < len(g.noLarger); size++ {
		g.noLarger[size] = max(g.noLarger[size], g.noLarger[size-1])
	}
	g.linked.Clear(rows, n)
	for i := range g.restricted {
		r := &g.restricted[i]
		for ds := r.digits; ds != 0; {
			d, _ := ds.Next()
			g.linkedBy(r.a, d).Add(r.b)
			g.linkedBy(r.b, d).Add(r.a)
		}
	}
}

// linkedBy returns the sets that have d as a restricted common with a set, which has it with some.
func (g *graph) linkedBy(set int, d candidates.Digit) bitset.Set {
	return g.linked.Row(g.first[set] + (g.digits[set] & (candidates.Digits(d) - 1)).Len())
}

// upTo returns how many sets have no more cells than the given number.
func (g *graph) upTo(size int) int { return g.noLarger[min(max(size, 0), candidates.MaxSize)] }

// members lists the almost locked sets by their cells and by their lone digits.
type members struct {
	containing bitset.Matrix // by cell
	alone      bitset.Matrix // by digit less one, the sets that have it as a lone digit
	atLeast    bitset.Matrix // the sets with a lone digit, with two, with three
}

var membersFact = techniques.NewFact(func(m *members, p *techniques.Pass, _ techniques.Change) {
	list := p.ALS()
	m.containing.Clear(candidates.MaxCells, len(list))
	m.alone.Clear(candidates.MaxSize, len(list))
	m.atLeast.Clear(3, len(list))
	for a := range list {
		for cells := list[a].Cells; !cells.IsEmpty(); {
			c, _ := cells.Next()
			m.containing.Row(int(c)).Add(a)
		}
		ds := list[a].Lone
		for i := range min(ds.Len(), 3) {
			m.atLeast.Row(i).Add(a)
		}
		for ds != 0 {
			d, _ := ds.Next()
			m.alone.Row(int(d) - 1).Add(a)
		}
	}
})

// withAll returns a word of the sets that have all of the cells.
func (m *members) withAll(cells candidates.CellSet, word int) (sets uint64) {
	sets = ^sets
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		sets &= m.containing.Row(int(c))[word]
	}
	return sets
}

// withAny returns a word of the sets that have any of the cells.
func (m *members) withAny(cells candidates.CellSet, word int) (sets uint64) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		sets |= m.containing.Row(int(c))[word]
	}
	return sets
}

// withOtherLone returns a word of the sets with lone digits other than x and y.
func (m *members) withOtherLone(x, y candidates.Digit, word int) uint64 {
	xs, ys := m.alone.Row(int(x) - 1)[word], m.alone.Row(int(y) - 1)[word]
	return m.atLeast.Row(2)[word] | m.atLeast.Row(1)[word]&^(xs&ys) | m.atLeast.Row(0)[word]&^(xs|ys)
}
