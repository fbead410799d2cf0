package clues

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// SingleClue is what one clue rules out, all at once.
var SingleClue = &techniques.Technique{
	Code: "single-clue", Name: "Single Clue",
	Aliases: []string{"Clue Bounds", "Thermo Bounds", "Clue Alone"}, Family: family,
	Level:  techniques.Easy,
	Ladder: explain.NewLadder("one clue rules out digits in its cells", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A clue ties two of its cells: a digit in the one goes with some digits in the other only. If the other cell has " +
			"none of these left, the digit goes from the first. A step does so in all cells of the clue at once. So digits on " +
			"a thermometer lose what is too low or too high for their place, no digit on a whisper line is 5, and 3 beside a " +
			"white dot goes once 2 and 4 are gone on the other side.",
		Why: "The other cell holds some digit, and the clue allows none of those that it may still hold beside the digit in " +
			"question. So that digit would break the clue, whatever the other cell turns out to be.",
		Look: "Go along each clue when one of its cells has lost digits. On lines that rise look at the lowest and the highest " +
			"digits, and carry them along. Elsewhere ask of each digit which partners it needs, and whether one is left.",
		NearMiss: "One partner is left. Then the digit stays, even if its partner seems unlikely.",
		Grid:     "...8....29..5..7.62..9.......1..6.2...3...4.9..2.9..6.84...3............7...129..\nthermo: r5c4 r4c5 r5c5 r6c6",
		Want:     "r4c5<>7 r4c5<>8 r5c4<>7 r5c5<>2 r5c5<>8 r6c6<>1 r6c6<>4",
	},
	Find: findSingleClue,
}

// findSingleClue reports for each clue what it rules out by itself.
//
// Have: a cell that holds one of its candidates, and a candidate of another cell beside which the clue allows none of
// them. Hence that candidate is false.
func findSingleClue(p *techniques.Pass) {
	l := p.Grid.Layout()
	for i := range l.Clues() {
		if pairs := l.CluePairs(i); slices.ContainsFunc(pairs, func(pair candidates.CluePair) bool { return lost(p.Grid, &pair) != 0 }) {
			if !p.Report(alone(p.Grid, i, pairs)) {
				return
			}
		}
	}
}

// lost returns the digits of the first cell of a pair beside which the second has none that the clue allows.
func lost(g *candidates.Grid, pair *candidates.CluePair) (ds candidates.DigitSet) {
	here, there := g.Candidates(pair.From), g.Candidates(pair.To)
	if there == 0 || !g.Open().Has(pair.From) {
		return 0
	}
	for d, ok := here.Next(); ok; d, ok = here.Next() {
		if pair.Beside[d]&there == 0 {
			ds = ds.With(d)
		}
	}
	return ds
}

// alone returns the step of a clue, with as few cells as rule out all that it does.
func alone(g *candidates.Grid, i int, pairs []candidates.CluePair) explain.Step {
	by := map[candidates.Candidate]candidates.CellSet{} // which cells rule it out
	var effects []explain.Effect
	for n := range pairs {
		pair := &pairs[n]
		for d := range lost(g, pair).All() {
			k := candidates.Of(pair.From, d)
			if by[k].IsEmpty() {
				effects = append(effects, explain.Effect{Candidate: k})
			}
			by[k] = by[k].With(pair.To)
		}
	}
	e := explain.Common{Clue: g.Layout().Clues()[i].String()}
	for _, c := range cover(by, effects) {
		e.Items = append(e.Items, candidates.CellItem(c))
	}
	slices.Sort(e.Items)
	return explain.NewStep(e, effects...)
}

// cover returns cells of which each effect has one, none of them in vain: the one that most have first.
func cover(by map[candidates.Candidate]candidates.CellSet, effects []explain.Effect) (cells []candidates.Cell) {
	var chosen candidates.CellSet
	for {
		var count [candidates.MaxCells]int
		best := -1
		for _, e := range effects {
			if some := by[e.Candidate]; !some.Meets(chosen) {
				for c := range some.All() {
					if count[c]++; best < 0 || count[c] > count[best] || count[c] == count[best] && int(c) < best {
						best = int(c)
					}
				}
			}
		}
		if best < 0 {
			break
		}
		chosen = chosen.With(candidates.Cell(best))
	}
	for c := range chosen.All() {
		if rest := chosen.Without(c); !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !by[e.Candidate].Meets(rest) }) {
			chosen = rest
		}
	}
	for c := range chosen.All() {
		cells = append(cells, c)
	}
	return cells
}
