package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellTurns tells a chain of cells with the same two candidates: without a digit at both ends one more cell
// needs a digit than there are links from cell to cell, of which each gives one at most.
func (b *builder) tellTurns(e explain.Chain, cells []candidates.Cell, effects []explain.Effect) {
	first, last := e.Nodes[0].Candidates(), e.Nodes[len(e.Nodes)-1].Candidates()
	s, end := b.suppose(explain.NoneOf(first[0], last[0]), explain.RoleOn)
	var c counted
	for _, cell := range cells {
		c.needs = append(c.needs, candidates.CellItem(cell))
	}
	for i := 1; i+1 < len(e.Nodes); i += 2 {
		c.links = append(c.links, explain.SomeOf(e.Nodes[i].Candidates()[0], e.Nodes[i+1].Candidates()[0]).Of)
	}
	n := b.count(c)
	end()
	b.strikes(b.either(s, n, explain.RoleOn), removals(effects), explain.RoleRemoved)
}
