package coloring

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// SimpleColoringTrap removes what sees both colours of a cluster.
var SimpleColoringTrap = &techniques.Technique{
	Code: "simple-coloring-trap", Name: "Simple Coloring Trap",
	Aliases: []string{"Simple Colors Trap", "sc1", "Simple Colors", "Simple Coloring", "Singles Chain", "Color Trap"}, Family: family,
	HoDoKu: "0500", HoDoKuScore: 150, Level: techniques.Hard,
	Ladder: explain.NewLadder("the strong links of one digit make a net, and some cell sees both of its colours",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Start at a house where a digit has two places, colour one of them green and the other blue, and go on from each of " +
			"them to further houses with two places, always changing colour. What hangs together is a cluster. The digit is " +
			"removed from every cell outside the cluster that sees a green cell and a blue one.",
		Why: "If a green cell is not the digit, its blue partner is; if a cell is the digit, its partner is " +
			"not. So the colours stand and fall together: all green cells are the digit and no blue one, or the other way " +
			"round. A cell that sees both colours sees a true one either way.",
		Look: "Take a digit with many houses that have two places for it, and put two kinds of marks on its pencil marks. " +
			"Then go through its uncoloured places and look whether they see both kinds. The two coloured cells may be far " +
			"from each other along the links.",
		NearMiss: "A house with three places is no link, however close it comes. A cell that sees two cells of the same " +
			"colour is safe: both may be false.",
		Grid: "4+72+95+18..+3+8+94+6+2+5..+6+51..+3+9+425.+3+6.+47.8+7.6..+53...9.+3+27.+5.+26...81...3.+2.9..59...362..",
		Want: "r5c8<>1 r5c9<>1",
	},
	Find: findTraps,
	Is:   isTrap,
}

// SimpleColoringWrap removes a colour that contradicts itself.
var SimpleColoringWrap = &techniques.Technique{
	Code: "simple-coloring-wrap", Name: "Simple Coloring Wrap",
	Aliases: []string{"Simple Colors Wrap", "sc2", "Color Wrap"}, Family: family,
	HoDoKu: "0501", HoDoKuScore: 150, Level: techniques.Hard,
	Ladder: explain.NewLadder("the strong links of one digit make a net, and two cells of one colour see each other",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Colour the places of a digit in turn green and blue along the houses where it has two places, as far as they hang " +
			"together. If two cells of the same colour see each other, the digit is removed from every cell of that colour.",
		Why: "One of the colours is true as a whole and the other false, because along each link one end is the digit and " +
			"the other is not. Two cells that see each other cannot both be the digit, so theirs is the false colour, and " +
			"all its cells go with it.",
		Look: "When the places of a digit are coloured, look in each row, column and box for two of one colour. One is " +
			"enough. The cells of the other colour are then the digit.",
		NearMiss: "Two cells of different colours in one house are what the colours are made of, and say nothing new. Nor " +
			"do two cells of one colour that do not see each other.",
		Grid: ".+831.+2+9+74..7+8.93.+29.+27+3+4.+8+1..9+3+78+41.3+7+1+94.2.+88..+21.7+39..6+5+93+8+4+77+3+8+4+2+1.+9..+9.+68+7+12+3",
		Want: "r2c8<>6 r3c2<>6 r4c9<>6 r5c6<>6 r6c2<>6 r8c7<>6",
	},
	Find: findWraps,
	Is:   isWrap,
}

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

// findTraps reports the places that see both colours of a cluster.
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

// isTrap reports whether it is one cluster of one digit with two colours that are possible.
func isTrap(p *techniques.Pattern) bool { return isSimple(p) && !isRefuted(p) }

// isWrap reports whether it is one with a colour that contradicts itself.
func isWrap(p *techniques.Pattern) bool { return isSimple(p) && isRefuted(p) }

func isSimple(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Coloring)
	return ok && len(e.Clusters) == 1 && e.Digits(p.Grid).Len() == 1
}

func isRefuted(p *techniques.Pattern) bool {
	choices := p.Evidence.(explain.Coloring).Choices()
	return choices[0].Impossible(p.Grid.Layout()) || choices[1].Impossible(p.Grid.Layout())
}
