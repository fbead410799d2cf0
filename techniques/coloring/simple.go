package coloring

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// groupOf returns the candidates of a cluster of the digit, the colour on first.
func groupOf(d candidates.Digit, c *colors, on int) group {
	return group{candidatesOf(d, c.cells[on]), candidatesOf(d, c.cells[1-on])}
}

func candidatesOf(d candidates.Digit, cells candidates.CellSet) (ks []candidates.Candidate) {
	for c := range cells.All() {
		ks = append(ks, candidates.Of(c, d))
	}
	return ks
}

// findTraps reports what the two colours of one cluster leave no room for.
//
// Have: a cluster of strong links of a digit, coloured in turn.
//
//	(a) if a place is not the digit, its partner on a strong link is, and then
//	    the next one along the links is not: one colour is true as a whole;
//	(b) a place that sees both colours sees the true one.
//
// Hence no place that sees both colours is the digit.
func findTraps(p *techniques.Pass) {
	var memory [maxClusters]colors
	for d := range p.Changed().Digits.All() {
		for i := range clusters(p, d, &memory) {
			c := &memory[i]
			targets := p.Grid.Places(d).And(c.reach[0]).And(c.reach[1]).AndNot(c.all())
			if !targets.IsEmpty() && !reportTrap(p, d, c, targets) {
				return
			}
		}
	}
}

func reportTrap(p *techniques.Pass, d candidates.Digit, c *colors, targets candidates.CellSet) (more bool) {
	return report(p, explain.Removals(d, targets), groupOf(d, c, 0))
}

// findWraps reports the colours of a cluster that contradict themselves.
//
// Have: a cluster of strong links of a digit, coloured in turn, and two places
// of one colour in sight of each other.
//
//	(a) one colour is true as a whole, see [findTraps];
//	(b) the two places are not both the digit.
//
// Hence their colour is false, and none of its places is the digit.
func findWraps(p *techniques.Pass) {
	var memory [maxClusters]colors
	for d := range p.Changed().Digits.All() {
		for i := range clusters(p, d, &memory) {
			for off := range 2 {
				c := &memory[i]
				if c.cells[off].Meets(c.reach[off]) && !reportWrap(p, d, c, off) {
					return
				}
			}
		}
	}
}

func reportWrap(p *techniques.Pass, d candidates.Digit, c *colors, off int) (more bool) {
	return report(p, explain.Removals(d, c.cells[off]), groupOf(d, c, 1-off))
}
