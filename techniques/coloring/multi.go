package coloring

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findBridges reports what a bridge between two clusters leaves no room for.
//
// Have: two clusters of a digit, coloured a and b, c and d, and a place of a in
// sight of one of c.
//
//	(a) of a and b one is true, of c and d one is true;
//	(b) a and c are not both true;
//	(c) so b or d is true.
//
// Hence no place that sees both b and d is the digit.
func findBridges(p *techniques.Pass) {
	var memory [maxClusters]colors
	for d := range p.Changed().Digits.All() {
		n := clusters(p, d, &memory)
		for i := range n {
			for j := range i {
				x, y := &memory[j], &memory[i]
				var targets candidates.CellSet
				for a := range 2 {
					for c := range 2 {
						if x.cells[a].Meets(y.reach[c]) {
							targets = targets.Or(x.reach[1-a].And(y.reach[1-c]))
						}
					}
				}
				targets = targets.And(p.Grid.Places(d))
				if !reportClusters(p, d, x, y, targets) {
					return
				}
			}
		}
	}
}

// findBlocked reports the colours that both colours of another cluster
// contradict.
//
// Have: two clusters of a digit, coloured a and b, c and d, and places of a in
// sight of one of c and of one of d.
//
//	(a) one of c and d is true;
//	(b) a is not true beside c, nor beside d.
//
// Hence a is false, and none of its places is the digit.
func findBlocked(p *techniques.Pass) {
	var memory [maxClusters]colors
	for d := range p.Changed().Digits.All() {
		n := clusters(p, d, &memory)
		for i := range n {
			for j := range n {
				for a := range 2 {
					x, y := &memory[i], &memory[j]
					if i != j && x.cells[a].Meets(y.reach[0]) && x.cells[a].Meets(y.reach[1]) && !reportClusters(p, d, x, y, x.cells[a]) {
						return
					}
				}
			}
		}
	}
}

// reportClusters reports what two clusters refute together, unless each of the
// targets is refuted by one of them.
func reportClusters(p *techniques.Pass, d candidates.Digit, x, y *colors, targets candidates.CellSet) (more bool) {
	if targets.Within(x.refuted().Or(y.refuted())) {
		return true
	}
	return report(p, explain.Removals(d, targets), groupOf(d, x, 0), groupOf(d, y, 0))
}
