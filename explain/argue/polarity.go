package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// polar is a polarity as it is told: its cells in an order in which each is joined to one before.
type polar struct {
	explain.Polarity
	now         candidates.Grid
	order, from []candidates.Cell
}

// tellPolarity refutes a state that is impossible, and follows the other from cell to cell. If both are possible it looks at
// what is false in each.
func (b *builder) tellPolarity(e explain.Polarity, effects []explain.Effect) {
	p := polar{Polarity: e, now: *b.grid}
	for k := range b.gone {
		p.now.Remove(k.Cell(), k.Digit())
	}
	p.order, p.from = e.Order(&p.now)
	n := b.left(candidates.CellItem(p.order[0]), explain.RolePivot)
	if st, why, impossible := e.Impossible(&p.now); impossible {
		s, end := b.suppose(p.side(st, p.order[0]), explain.RoleOn)
		contradiction := b.overfull(why, b.turn(&p, st, s))
		end()
		if contradiction > 0 {
			b.refute(s, contradiction, explain.RoleRemoved)
			b.turn(&p, 1-st, b.restOf(n, explain.RoleOff))
		}
		return
	}
	b.inCases(n, []explain.Claim{p.side(0, p.order[0]), p.side(1, p.order[0])}, effects, func(st, s int) bool {
		lines := b.turn(&p, explain.State(st), s)
		for _, c := range p.order {
			b.strikes(lines[c], removals(effects), explain.RoleRemoved)
		}
		for _, k := range removals(effects) {
			if why, ok := e.Why(&p.now, explain.State(st), k); ok && b.gone[k] == 0 && why.Counts {
				b.tellLinks(b.countIn(why, lines), removals(effects))
			}
		}
		return true
	})
}

// side claims that a cell holds what it may in a state.
func (p *polar) side(st explain.State, c candidates.Cell) explain.Claim {
	var ks []candidates.Candidate
	for d := range p.May(&p.now, st, c).All() {
		ks = append(ks, candidates.Of(c, d))
	}
	return explain.SomeOf(ks...)
}

// turn goes from cell to cell in a state, from the line about the first, and returns the line about each.
func (b *builder) turn(p *polar, st explain.State, first int) map[candidates.Cell]int {
	lines := map[candidates.Cell]int{p.order[0]: first}
	for i, c := range p.order {
		if i > 0 {
			b.strikes(lines[p.from[i]], p.side(1-st, c).Of, explain.RoleRemoved)
			lines[c] = b.left(candidates.CellItem(c), explain.RoleNone)
		}
	}
	return lines
}

// countIn counts the cells of a reason, those with a line by that.
func (b *builder) countIn(why explain.PolarReason, lines map[candidates.Cell]int) (c counted) {
	var digits candidates.DigitSet
	for cell := range why.Cells.All() {
		ks, _ := b.present(candidates.CellItem(cell))
		if n := lines[cell]; n > 0 {
			c.lines = append(c.lines, n)
			ks = b.claim(n).Of
		} else {
			c.needs = append(c.needs, candidates.CellItem(cell))
		}
		for _, k := range ks {
			digits = digits.With(k.Digit())
		}
	}
	for d := range digits.All() {
		c.links = append(c.links, explain.ForDigit(d, why.Cells))
	}
	return c
}

// overfull returns the line that says why a state is impossible, 0 if there is none.
func (b *builder) overfull(why explain.PolarReason, lines map[candidates.Cell]int) int {
	if why.Counts {
		if n := b.count(b.countIn(why, lines)); n > 0 && b.claim(n).IsContradiction() {
			return n
		}
		return 0
	}
	first, second := why.Cells.First(), why.Cells.Last()
	b.strikes(lines[first], b.claim(lines[second]).Of, explain.RoleConflict)
	n := b.restOf(lines[second], explain.RoleConflict)
	if !b.claim(n).IsContradiction() {
		return 0
	}
	return n
}
