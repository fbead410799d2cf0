package coloring

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// MultiColoring1 removes what sees the far colours of two clusters that touch.
var MultiColoring1 = &techniques.Technique{
	Code: "multi-coloring-1", Name: "Multi-Coloring 1",
	Aliases: []string{"Multi Colors 1", "mc1", "Multi Colors", "Multi-Coloring", "Multicolors Type 1"}, Family: family,
	HoDoKu: "0502", HoDoKuScore: 200, Level: techniques.Hard,
	Ladder: explain.NewLadder("one digit has two nets of strong links that touch, and some cell sees the far colours of both",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "The places of a digit make two clusters that strong links do not join, one green and blue, one purple and yellow. A green cell " +
			"sees a purple one. The digit is removed from every cell that sees a blue cell and a yellow one.",
		Why: "Of green and blue one is true, of purple and yellow one is true. Green and purple are not both true, since two of their cells see each " +
			"other. So at least one of them is false, and blue or yellow is true. A cell that sees both sees a true one.",
		Look: "Colour all clusters of a digit, also those of a single link. Where two clusters touch, take the two colours " +
			"that do not, and look for a place that sees both.",
		NearMiss: "A place that sees blue and purple, or green and yellow: both may be false. Clusters that no two cells connect say nothing " +
			"about each other.",
		Grid: "+234+5+1+967+8....+38+29...+9.2+7+3+1.6....3..+2..+3+2....+6+4+289+651+37+97+6352+48+1.+45.+9+6+7+2+3+3.+27..+569",
		Want: "r2c2<>1",
	},
	Find: findBridges,
	Is:   func(p *techniques.Pattern) bool { return isOfClusters(p, bridged) },
}

// MultiColoring2 removes a colour that both colours of another cluster contradict.
var MultiColoring2 = &techniques.Technique{
	Code: "multi-coloring-2", Name: "Multi-Coloring 2",
	Aliases: []string{"Multi Colors 2", "mc2", "Multicolors Type 2"}, Family: family,
	HoDoKu: "0503", HoDoKuScore: 200, Level: techniques.Hard,
	Breadth: -1,
	Ladder: explain.NewLadder("one digit has two nets of strong links, and one colour touches both colours of the other net",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "The places of a digit make two clusters that strong links do not join, one green and blue, one purple and yellow. Some green " +
			"cell sees a purple one, and some green cell, the same or another, sees a yellow one. The digit is removed " +
			"from all green cells.",
		Why: "One of purple and yellow is true. Whichever it is, a green cell sees one of its cells and cannot be the digit. The green " +
			"cells stand and fall together, so none of them is.",
		Look: "Colour all clusters of a digit. Take each colour as a whole and ask which colours of other clusters its " +
			"cells see. If both colours of one cluster are among them, it is false, and its partner is true.",
		NearMiss: "A colour that sees the same colour of another cluster twice. Green and blue cells that see purple and yellow ones " +
			"between them: neither colour sees both.",
		Grid: "46.2+9+3.8+5...6+78..3....5....8+9+7.+26..1+5+4+6.1+79.+8+1+23..+9+674....+6+2..7275.4.8..6.9+7.5.1+2",
		Want: "r4c4<>3 r5c8<>3",
	},
	Find: findBlocked,
	Is:   func(p *techniques.Pattern) bool { return isOfClusters(p, blocked) },
}

// findBridges reports the places that see the far colours of two clusters that touch.
//
// Have: two clusters of a digit, coloured a and b, c and d, and a place of a in sight of one of c.
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
				var near [2]int // colours that touch, of which the others have a target
				for a := range 2 {
					for c := range 2 {
						if x.cells[a].Meets(y.reach[c]) {
							more := x.reach[1-a].And(y.reach[1-c]).And(p.Grid.Places(d))
							if targets.IsEmpty() {
								near = [2]int{a, c}
							}
							targets = targets.Or(more)
						}
					}
				}
				if !reportClusters(p, d, x, y, near, targets) {
					return
				}
			}
		}
	}
}

// findBlocked reports the colours that both colours of another cluster contradict.
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
					if i != j && x.cells[a].Meets(y.reach[0]) && x.cells[a].Meets(y.reach[1]) && !reportClusters(p, d, x, y, [2]int{a, 0}, x.cells[a]) {
						return
					}
				}
			}
		}
	}
}

// reportClusters reports what two clusters refute together, unless each of the
// targets is refuted by one of them. The given colours are called green and purple.
func reportClusters(p *techniques.Pass, d candidates.Digit, x, y *colors, first [2]int, targets candidates.CellSet) (more bool) {
	if targets.Within(x.refuted().Or(y.refuted())) {
		return true
	}
	return report(p, explain.Removals(d, targets), groupOf(d, x, first[0]), groupOf(d, y, first[1]))
}

// isOfClusters reports whether it is clusters of one digit, and all that goes does so for a reason.
func isOfClusters(p *techniques.Pattern, reason func(*candidates.Layout, explain.Coloring, candidates.Candidate) bool) bool {
	e, ok := p.Evidence.(explain.Coloring)
	return ok && len(e.Clusters) > 1 && e.Digits(p.Grid).Len() == 1 &&
		!slices.ContainsFunc(p.Effects, func(effect explain.Effect) bool { return !reason(p.Grid.Layout(), e, effect.Candidate) })
}

// blocked reports whether the candidate is of a colour that is possible with neither colour of the other cluster, or
// excluded by the colour that is true then.
func blocked(l *candidates.Layout, e explain.Coloring, k candidates.Candidate) bool {
	choices := e.Choices()
	for i, with := range [...][2]int{{0, 1}, {2, 3}, {0, 2}, {1, 3}} {
		cluster := colorsOf(e, i/2)
		if choices[with[0]].Impossible(l) && choices[with[1]].Impossible(l) &&
			(slices.Contains(cluster[i%2], k) || sees(l, k, cluster[1-i%2])) {
			return true
		}
	}
	return false
}

// bridged reports whether of two colours that are not possible together the far ones exclude the candidate.
func bridged(l *candidates.Layout, e explain.Coloring, k candidates.Candidate) bool {
	for i, choice := range e.Choices() {
		if choice.Impossible(l) && sees(l, k, colorsOf(e, 0)[1-i/2]) && sees(l, k, colorsOf(e, 1)[1-i%2]) {
			return true
		}
	}
	return false
}

// colorsOf returns the colours of a cluster.
func colorsOf(e explain.Coloring, cluster int) [2][]candidates.Candidate {
	return [2][]candidates.Candidate{e.Clusters[cluster].On, e.Clusters[cluster].Off}
}

// sees reports whether a candidate of a colour excludes another one.
func sees(l *candidates.Layout, k candidates.Candidate, color []candidates.Candidate) bool {
	return slices.ContainsFunc(color, func(other candidates.Candidate) bool { return l.Excludes(k, other) })
}
