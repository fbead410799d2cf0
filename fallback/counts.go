package fallback

import (
	"slices"

	"pencilmark/candidates"
)

// counts is what a search knows of the clues of a board that count: the ways of each, and of sums that follow from
// them and the houses.
type counts struct {
	ways    []*candidates.Ways
	cells   []candidates.CellSet // of each
	inCell  [candidates.MaxCells][]int32
	rest    []candidates.Reading // of which there are too many ways
	walk    candidates.Recall
	in, out [candidates.MaxCells]candidates.DigitSet
	waits   []bool
	queue   []int32
}

// Sums of several houses are of use if few cells remain.
const mostRemaining = 7

// make finds out what there is to count of the clues themselves.
func (n *counts) make(l *candidates.Layout) {
	*n = counts{}
	for _, c := range l.Counting() {
		for i, w := range c.Ways() {
			if w == nil {
				n.rest = append(n.rest, c.Readings[i])
			} else {
				n.add(w)
			}
		}
	}
	n.waits = make([]bool, len(n.ways))
}

// derive adds what follows from them and the houses, if anything does.
func (n *counts) derive(l *candidates.Layout) bool {
	if len(n.ways) == 0 {
		return false
	}
	_, remainders := l.Countable(mostRemaining)
	for _, s := range remainders {
		n.add(s.Ways)
	}
	n.waits = make([]bool, len(n.ways))
	return len(remainders) > 0
}

func (n *counts) add(w *candidates.Ways) {
	cells := candidates.Cells(w.Cells()...)
	for c := range cells.All() {
		n.inCell[c] = append(n.inCell[c], int32(len(n.ways)))
	}
	n.ways, n.cells = append(n.ways, w), append(n.cells, cells)
}

// keep reports whether a filling keeps the clues whose ways are too many to be counted.
func (n *counts) keep(f *candidates.Filling) bool {
	return !slices.ContainsFunc(n.rest, func(r candidates.Reading) bool {
		return !r.Allows(func(c candidates.Cell) candidates.DigitSet { return candidates.Digits(f[c]) })
	})
}

// narrow strikes what no way of a clue has that has lost candidates since it was counted. It reports whether it struck
// any, and the cells of a clue that has no way left.
func (n *counts) narrow(l *candidates.Layout, p *left) (struck bool, failed candidates.CellSet) {
	if len(n.ways) == 0 {
		return false, failed
	}
	lost := p.counted
	lost.AndNot(&p.CandidateSet)
	for c := range lost.Cells().All() {
		n.push(c)
	}
	for len(n.queue) > 0 {
		x := n.queue[0]
		n.queue = n.queue[1:]
		n.waits[x] = false
		w := n.ways[x]
		cells := w.Cells()
		in, out := n.in[:len(cells)], n.out[:len(cells)]
		for i, c := range cells {
			in[i] = p.digits(l, c)
		}
		if !n.walk.Left(w, in, out) {
			for _, y := range n.queue {
				n.waits[y] = false
			}
			n.queue = n.queue[:0]
			return true, n.cells[x]
		}
		for i, c := range cells {
			if gone := in[i] &^ out[i]; gone != 0 {
				for d, ok := gone.Next(); ok; d, ok = gone.Next() {
					p.SetPlaces(d, p.Places(d).Without(c))
				}
				struck = true
				n.push(c)
			}
		}
	}
	n.queue = n.queue[:0]
	p.counted = p.CandidateSet
	return struck, failed
}

// push puts what has the cell among what is to be counted.
func (n *counts) push(c candidates.Cell) {
	for _, x := range n.inCell[c] {
		if !n.waits[x] {
			n.waits[x] = true
			n.queue = append(n.queue, x)
		}
	}
}
