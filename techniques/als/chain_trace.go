package als

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// trace collects the simplest chain of those that lead from a by x, over a
// number of links, to b by y. The walk has gone from a as far as that.
func (s *chainSearch) trace(a, b, links int, x, y candidates.Digit) {
	s.best = chain{}
	s.path = s.chain([]int{a, b}, []candidates.Digit{x})
	k := &s.path
	k.size = links + 1
	k.sets[links], k.common[links-1] = b, y
	k.rank = [...]int{a*candidates.MaxSize + int(x) - 1, int(y), b}
	if k.weight+links-1 > s.upTo {
		return
	}
	zs := s.endDigits(a, b, x, y)
	lone := s.loneCells(a, zs.With(x)).Or(s.loneCells(b, zs.With(y)))
	s.back(links, lone.AndNot(s.list[a].Cells.And(s.list[b].Cells)))
	if s.best.weight > s.above {
		s.collect(&s.best)
	}
}

// back extends the path from its set number i, the sets after which are known, to the first set, which is
// known too. The lone cells are not needed unless they are in one of the sets to come.
func (s *chainSearch) back(i int, lone candidates.CellSet) {
	k := &s.path
	y := k.common[i-1]
	entries := s.pass.Grid.Layout().Digits().Without(y)
	var must candidates.CellSet // the next set has these
	switch i {
	case 1:
		if s.best.size > 0 && k.compare(&s.best) >= 0 {
			return
		}
		if r := s.removals(k); s.needsEach(k, &r) {
			s.best = *k
		}
		return
	case 2:
		entries &= candidates.Digits(k.common[0])
		must = lone
	case 3: // the set after the next shares no cells with the first one
		must = lone.And(s.list[k.sets[0]].Cells)
	}
	others := k.cells.AndNot(s.list[k.sets[i]].Cells) // that the next set may share
	heaviest := s.upTo
	if s.best.size > 0 {
		heaviest = s.best.weight
	}
	// The sets that are to come have a cell or more.
	last := s.graph.upTo(heaviest - k.weight - (i - 2))
	for w, sets := range s.graph.linkedBy(k.sets[i], y)[:(last+63)/64] {
		if last < 64*(w+1) {
			sets &= 1<<(last%64) - 1
		}
		if sets &= s.walk.entered.Row(i - 1)[w]; sets != 0 {
			sets &= s.members.withAll(must, w)
		}
		for ds := entries; sets != 0 && ds != 0; {
			d, _ := ds.Next()
			by := sets & s.walk.layer(i-1, d)[w]
			if i <= 3 && by != 0 {
				other := s.members.withOtherLone(d, y, w)
				by = by&^other | by&other&s.members.withAny(others, w)
			}
			for ; by != 0; by &= by - 1 {
				s.extend(i-1, 64*w+bits.TrailingZeros64(by), d, lone)
			}
		}
	}
}

// extend puts a set that is entered by d at place i of the path and goes on.
func (s *chainSearch) extend(i, set int, d candidates.Digit, lone candidates.CellSet) {
	if s.effort--; s.effort < 0 {
		return
	}
	k := &s.path
	if set == k.sets[0] || slices.Contains(k.sets[i+1:k.size], set) {
		return
	}
	before, weight, cells := k.cells, k.weight, s.list[set].Cells
	own := s.loneCells(set, candidates.Digits(d, k.common[i])).AndNot(before)
	if i <= 2 && !own.IsEmpty() {
		return // there is no set to come, or one that shares no cells with this one
	}
	k.cells, k.weight = before.Or(cells), weight+cells.Len()
	k.sets[i], k.common[i-1] = set, d
	s.back(i, lone.AndNot(cells).Or(own))
	k.cells, k.weight = before, weight
}
