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
		Want:     "r4c5<>7 r4c5<>8 r5c4<>7 r5c5<>2 r5c5<>8 r6c6<>1 r6c6<>4 r6c6<>5",
	},
	Find: findSingleClue,
	Is:   isSingleClue,
}

// findSingleClue reports for each clue what it rules out by itself.
//
// Have: a cell that holds one of its candidates, and a candidate of another cell beside which the clue allows none of
// them. Hence that candidate is false. Without it, that cell may have none that the clue allows beside some candidate of
// a third, and so on.
func findSingleClue(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	for i := range l.Clues() {
		differs := func(pair candidates.CluePair) bool { return !pair.Equates(l) }
		if pairs := l.CluePairs(i); loses(g, pairs, differs) && !p.Report(alone(g, i, pairs, differs)) {
			return
		}
	}
}

// loses reports whether some of the pairs, but only of those that count, rule out anything.
func loses(g *candidates.Grid, pairs []candidates.CluePair, counts func(candidates.CluePair) bool) bool {
	return slices.ContainsFunc(pairs, func(pair candidates.CluePair) bool { return pair.Lost(g) != 0 && counts(pair) })
}

// alone returns the step of a clue by those of its pairs that count, with as few cells as rule out all that it does. A rule
// of the whole board rules out what it does by the candidates that there are; other clues go on with what that leaves, until
// a cell has none left.
func alone(g *candidates.Grid, i int, pairs []candidates.CluePair, counts func(candidates.CluePair) bool) explain.Step {
	l := g.Layout()
	pairs = slices.DeleteFunc(slices.Clone(pairs), func(pair candidates.CluePair) bool { return !counts(pair) })
	var effects []explain.Effect
	var cited candidates.CellSet
	everywhere, empty := l.Clues()[i].Cells().IsEmpty(), false
	for now, more := *g, true; more && !empty; {
		by := map[candidates.Candidate]candidates.CellSet{} // which cells rule it out
		var round []explain.Effect
		for n := range pairs {
			pair := &pairs[n]
			for d := range pair.Lost(&now).All() {
				k := candidates.Of(pair.From, d)
				if by[k].IsEmpty() {
					round = append(round, explain.Effect{Candidate: k})
				}
				by[k] = by[k].With(pair.To)
			}
		}
		effects, cited = append(effects, round...), cover(by, round, cited)
		for _, r := range round {
			r.Apply(&now)
			empty = empty || now.Candidates(r.Candidate.Cell()) == 0
		}
		more = len(round) > 0 && !everywhere
	}
	e := explain.Common{Clue: l.Clues()[i].String()}
	for c := range cited.All() {
		e.Items = append(e.Items, candidates.CellItem(c))
	}
	if !everywhere {
		e = e.Fewest(g, effects)
	}
	return explain.NewStep(e, effects...)
}

// cover returns cells of which, with those chosen before, each effect has one, none of them in vain: the one that most
// have first.
func cover(by map[candidates.Candidate]candidates.CellSet, effects []explain.Effect, before candidates.CellSet) candidates.CellSet {
	chosen := before
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
	for c := range chosen.AndNot(before).All() {
		if rest := chosen.Without(c); !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !by[e.Candidate].Meets(rest) }) {
			chosen = rest
		}
	}
	return chosen
}

// isSingleClue reports whether a clue by itself excludes what goes.
func isSingleClue(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Common)
	return ok && e.Clue != ""
}
