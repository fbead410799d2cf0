package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// removals is what a pattern removes: by digit the cells that lose it.
type removals [candidates.MaxSize]candidates.CellSet

func (r *removals) add(d candidates.Digit, cells candidates.CellSet) {
	r[d-1] = r[d-1].Or(cells)
}

func (r *removals) isEmpty() bool { return *r == removals{} }

// effects returns the removals as a step has them.
func (r *removals) effects() (effects []explain.Effect) {
	for i, cells := range r {
		effects = append(effects, explain.Removals(candidates.Digit(i+1), cells)...)
	}
	return effects
}

// pattern is groups of cells, each group in one house, and what joins them.
type pattern struct {
	groups []group
	joints []joint
}

// group is cells of one house and the digits that they hold, but for those
// that join them to another group.
type group struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// joint says that at most one of two groups has the digit: each place for it in
// the one sees each in the other.
type joint struct {
	a, b  int // the groups
	digit candidates.Digit
}

// needsEach reports whether the removals need each cell of the pattern. A
// pattern with a cell to spare contains a simpler one that does the same.
func (p *pattern) needsEach(g *candidates.Grid, r *removals) bool {
	var cells candidates.CellSet
	for _, group := range p.groups {
		cells = cells.Or(group.cells)
	}
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if p.proves(g, r, c) {
			return false
		}
	}
	return true
}

// proves reports whether the pattern proves all the removals without one of
// its cells.
func (p *pattern) proves(g *candidates.Grid, r *removals, without candidates.Cell) bool {
	for i, targets := range r {
		for t, ok := targets.Next(); ok; t, ok = targets.Next() {
			if !p.excludes(g, candidates.Of(t, candidates.Digit(i+1)), without) {
				return false
			}
		}
	}
	return true
}

// excludes reports whether the pattern has no room for the candidate.
//
// Have: each cell of a group holds a digit, and
//
//	(a) no two cells of a group hold the same digit, which share a house;
//	(b) no two groups hold the digit of their joint;
//	(c) what sees the candidate does not hold its digit.
//
// So the digits of each group, but with one for both where groups are joined,
// must be as many as the cells.
func (p *pattern) excludes(g *candidates.Grid, k candidates.Candidate, without candidates.Cell) bool {
	near := g.Layout().Peers(k.Cell())
	possible := func(d candidates.Digit, cells candidates.CellSet) bool {
		places := cells.And(g.Places(d)).Without(k.Cell()).Without(without)
		if d == k.Digit() {
			places = places.AndNot(near)
		}
		return !places.IsEmpty()
	}
	digits, cells := 0, 0
	for _, group := range p.groups {
		cells += group.cells.Without(k.Cell()).Without(without).Len()
		for ds := group.digits; ds != 0; {
			if d, _ := ds.Next(); possible(d, group.cells) {
				digits++
			}
		}
	}
	for _, j := range p.joints {
		if possible(j.digit, p.groups[j.a].cells.Or(p.groups[j.b].cells)) {
			digits++
		}
	}
	return digits < cells
}
