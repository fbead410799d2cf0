package suppose

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
)

// mostRemaining is how many cells a remainder has at most that is counted within a branch.
const mostRemaining = 5

// costOfSum returns how many items a person has to look at for a sum of so many open cells.
func costOfSum(a *candidates.Added, cells int) int { return max(1, cells) + a.Houses.Len() }

// sumFinder counts the ways of clues and remainders on the grid of a branch.
type sumFinder struct {
	walk candidates.Recall
	in   []candidates.DigitSet // by place in the reading
	out  []candidates.DigitSet
}

// find counts what has one of the cells, which have lost candidates.
//
// Have: what was not there when sums were looked at last rests on a line drawn since, and costs more.
func (f *sumFinder) find(b *Branch, lost candidates.CellSet) {
	least := 0
	if b.counted {
		least = b.since
	}
	b.counted = true
	clues, remainders := b.Grid.Layout().Countable(mostRemaining)
	for _, list := range [][]candidates.Countable{clues, remainders} {
		for i := range list {
			if list[i].Cells.Meets(lost) && least+costOfSum(&list[i].Added, 1) < b.cost {
				f.count(b, &list[i])
			}
		}
	}
}

// left walks through the ways where the open cells that count may hold what is left of them, the other open ones anything.
// It reports whether there is a way.
func (f *sumFinder) left(g *candidates.Grid, w *candidates.Ways, count candidates.CellSet) bool {
	cells := w.Cells()
	f.in, f.out = f.in[:0], slices.Grow(f.out[:0], len(cells))[:len(cells)]
	may := g.Counting(count)
	for _, c := range cells {
		f.in = append(f.in, may(c))
	}
	return f.walk.Left(w, f.in, f.out)
}

// of returns what the last walk has left of a cell.
func (f *sumFinder) of(w *candidates.Ways, cell candidates.Cell) candidates.DigitSet {
	ds := ^candidates.DigitSet(0)
	for i, c := range w.Cells() {
		if c == cell {
			ds &= f.out[i]
		}
	}
	return ds
}

// count queues what the ways of one sum strike, cell by cell where that takes different needs.
func (f *sumFinder) count(b *Branch, a *candidates.Countable) {
	g := &b.Grid
	open := a.Cells.And(g.Open())
	if !f.left(g, a.Ways, open) {
		f.broken(b, a)
		return
	}
	var gone [candidates.MaxCells]candidates.DigitSet
	var losing candidates.CellSet
	for c := range open.All() {
		if gone[c] = g.Candidates(c) &^ f.of(a.Ways, c); gone[c] != 0 {
			losing = losing.With(c)
		}
	}
	for !losing.IsEmpty() {
		first := losing.First()
		needs := f.fewest(g, a, open, func(bool) bool { return f.of(a.Ways, first)&gone[first] == 0 })
		f.left(g, a.Ways, needs)
		var strikes []candidates.Candidate
		for c := range losing.All() {
			if f.of(a.Ways, c)&gone[c] == 0 {
				losing = losing.Without(c)
				for d := range gone[c].All() {
					strikes = append(strikes, candidates.Of(c, d))
				}
			}
		}
		b.waitSum(a, needs, strikes, nil)
	}
}

// broken queues what has no way: all candidates of a cell, that with the fewest, are struck. If no cell is open it is the
// digit that was placed last which cannot be there.
func (f *sumFinder) broken(b *Branch, a *candidates.Countable) {
	g := &b.Grid
	open := a.Cells.And(g.Open())
	for c := range open.All() {
		if g.Candidates(c) == 0 {
			return // that is the conflict, and it costs too much
		}
	}
	needs := f.fewest(g, a, open, func(some bool) bool { return !some })
	if !open.IsEmpty() {
		first := func(c candidates.Cell) uint32 { return b.stack.keys.items[candidates.CellItem(c)] }
		cell := slices.MinFunc(slices.Collect(open.All()), func(x, y candidates.Cell) int {
			return cmp.Or(g.Candidates(x).Len()-g.Candidates(y).Len(), cmp.Compare(first(x), first(y)))
		})
		var strikes []candidates.Candidate
		for d := range g.Candidates(cell).All() {
			strikes = append(strikes, candidates.Of(cell, d))
		}
		b.waitSum(a, needs, strikes, nil)
		return
	}
	own := a.Cells.And(b.open).AndNot(b.supposed)
	if own.IsEmpty() {
		return // it has no way without the supposition, and the branch around shows it
	}
	last := slices.MaxFunc(slices.Collect(own.All()), func(x, y candidates.Cell) int { return b.stack.drawn[x] - b.stack.drawn[y] })
	support := b.stack.support[last]
	support.placed = support.placed.Without(last)
	b.waitSum(a, candidates.CellSet{}, []candidates.Candidate{candidates.Of(last, g.Value(last))}, &support)
}

// fewest leaves out cells without whose candidates the same follows, those first that have the most. The function is asked
// after a walk, with whether it found a way.
func (f *sumFinder) fewest(g *candidates.Grid, a *candidates.Countable, open candidates.CellSet, follows func(some bool) bool) candidates.CellSet {
	cells := slices.Collect(open.All())
	slices.SortStableFunc(cells, func(x, y candidates.Cell) int { return g.Candidates(y).Len() - g.Candidates(x).Len() })
	for _, c := range cells {
		if follows(f.left(g, a.Ways, open.Without(c))) {
			open = open.Without(c)
		}
	}
	return open
}

// waitSum queues a sum. It rests on what struck the other candidates of the needs, and on the digits of the cells that are
// filled. If it strikes one of these, whose digit has no other place, it rests on what shows that as well.
func (b *Branch) waitSum(a *candidates.Countable, needs candidates.CellSet, strikes []candidates.Candidate, forced *Lines) {
	s := b.stack
	weight := costOfSum(&a.Added, needs.Len())
	p := &s.proof
	p.support, p.choices = Lines{}, p.choices[:0]
	if forced != nil {
		p.support = *forced
	}
	for c := range a.Cells.AndNot(b.Grid.Open()).And(s.root.Open()).AndNot(b.supposed).All() {
		if forced == nil || c != strikes[0].Cell() {
			p.support = p.support.or(s.support[c])
		}
	}
	var items []candidates.Item
	for c := range needs.All() {
		items = append(items, candidates.CellItem(c))
		b.goneFrom(p, candidates.CellItem(c), nil)
	}
	support, cost, ok := b.cheapestOf(p, b.cost-1-weight)
	if !ok {
		return
	}
	x := s.newPattern(items, nil, strikes)
	x.Sum = &a.Added
	b.push(inference{Line: Line{Candidate: x.Strikes[0], Pattern: x}, support: support, weight: weight, cost: cost + weight, breaks: forced != nil})
}

// drawBrokenSum draws the sum that the digit placed last in its cells breaks. Without that digit its item has no candidate
// left.
func (b *Branch) drawBrokenSum(w inference) {
	if w.cost >= b.cost || b.Full() {
		return
	}
	b.writeDown(&w)
	b.found, b.conflict, b.support, b.cost = true, b.stack.because[w.Candidate.Cell()], w.support, w.cost
}

// isSumOn reports whether no way has one of the strikes.
func (p *Pattern) isSumOn(g *candidates.Grid) bool {
	left := p.sumLeaves(g)
	return !slices.ContainsFunc(p.Strikes, func(k candidates.Candidate) bool {
		return isOpen(g, k) && left[k.Cell()].Has(k.Digit())
	})
}

// struckBySum returns all that no way has in the cells of the strikes.
func (p *Pattern) struckBySum(g *candidates.Grid) (struck []candidates.Candidate) {
	left := p.sumLeaves(g)
	var cells candidates.CellSet
	for _, k := range p.Strikes {
		cells = cells.With(k.Cell())
	}
	for c := range cells.And(g.Open()).All() {
		for d := range (g.Candidates(c) &^ left[c]).All() {
			struck = append(struck, candidates.Of(c, d))
		}
	}
	return struck
}

// sumLeaves returns what the ways leave of each cell.
func (p *Pattern) sumLeaves(g *candidates.Grid) [candidates.MaxCells]candidates.DigitSet {
	var count candidates.CellSet
	for _, i := range p.Needs {
		c, _ := i.Cell()
		count = count.With(c)
	}
	left, _ := p.Sum.Ways(g.Layout()).Left(&candidates.Walk{}, g.Counting(count))
	return left
}
