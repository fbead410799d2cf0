package clues

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// CommonConflict is candidates that every candidate of a cell, or of a digit in a house, excludes by clues and houses.
var CommonConflict = &techniques.Technique{
	Code: "common-conflict", Name: "Common Conflict",
	Aliases: []string{"Common Peer Elimination"}, Family: family,
	Level: techniques.Medium,
	Ladder: explain.NewLadder("whichever candidate of a cell or a house is true, a clue or a house rules out the same digit elsewhere",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "All the places of a digit in a house, or all the candidates of a cell. Somewhere else stands a candidate that " +
			"goes with none of them: this one shares a row with it, that one is a knight's move away, a third is on a line " +
			"with it that does not allow both. Then it goes.",
		Why: "One of the places has the digit, or the cell holds one of its candidates. Whichever it is, it rules out the " +
			"candidate elsewhere.",
		Look: "Take a digit with two or three places in a house, or a cell with two or three candidates, and look for cells " +
			"that all of them reach, by houses and clues. With knight's moves look around a box in which a digit has two " +
			"places; with whispers and dots look at the cell next to one of few candidates.",
		NearMiss: "One of the places does not reach the candidate. If the digit stands there, the candidate may be true.",
		Grid:     "...8....29..5..7.62..9.......1..6.2...3...4.9..2.9..6.84...3............7...129..\nthermo: r5c4 r4c5 r5c5 r6c6",
		Want:     "r6c6<>1",
	},
	Find: findCommonConflict,
	Is:   isCommonConflict,
}

// findCommonConflict reports for each item the candidates that all of its own exclude, some of them by a clue.
//
// Have: an item, one of whose candidates is true, and a candidate that each of them excludes. Hence that is false.
func findCommonConflict(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	if len(l.Clues()) == 0 {
		return
	}
	for _, item := range l.Items() {
		targets, ok := commonTargets(g, item)
		if !ok {
			continue
		}
		e := explain.Common{Items: []candidates.Item{item}}
		effects := slices.DeleteFunc(explain.RemoveAll(&targets), func(x explain.Effect) bool { return len(e.Equalities(g, x)) > 0 })
		if len(effects) > 0 && !p.Report(explain.NewStep(e, effects...)) {
			return
		}
	}
}

// seenFirst returns the house in which a person sees the places that a digit has in a house, if it has them all in others
// as well.
func seenFirst(g *candidates.Grid, d candidates.Digit, h candidates.House) candidates.House {
	places := g.PlacesIn(d, h)
	if places.IsEmpty() {
		return h
	}
	same := candidates.Houses(h)
	for hs := g.Layout().HousesOfAll(places); hs != 0; {
		if other, _ := hs.Next(); g.PlacesIn(d, other) == places {
			same = same.With(other)
		}
	}
	return techniques.Easiest(same)
}

// commonTargets returns the candidates that all of an item exclude, without what needs no clue, or one clue alone of
// the cell: those are other techniques. ok is false if there are none, or if another item has the same candidates and is
// seen first.
func commonTargets(g *candidates.Grid, item candidates.Item) (targets candidates.CandidateSet, ok bool) {
	l := g.Layout()
	n := g.Count(item)
	if n < 2 {
		return targets, false
	}
	d, h, ofHouse := item.House()
	if ofHouse && h != seenFirst(g, d, h) {
		return targets, false
	}
	if ofHouse {
		first := true
		places := g.PlacesIn(d, h)
		seen := g.Open()
		for c, more := places.Next(); more; c, more = places.Next() {
			seen = seen.And(l.Peers(c).Or(l.Conflicts(candidates.Of(c, d)).Places(d)))
			if k := l.Conflicts(candidates.Of(c, d)); first {
				targets, first = *k, false
			} else {
				targets.And(k)
			}
		}
		// Have: of other digits only clues exclude a candidate.
		targets.SetPlaces(d, seen.AndNot(byHouses(l, g.PlacesIn(d, h))))
	} else {
		c, _ := item.Cell()
		first := true
		ds := g.Candidates(c)
		for x, more := ds.Next(); more; x, more = ds.Next() {
			k := *l.Conflicts(candidates.Of(c, x))
			k.AddPlaces(x, l.Peers(c))
			if first {
				targets, first = k, false
			} else {
				targets.And(&k)
			}
		}
	}
	none := true
	all := l.Digits()
	for x, more := all.Next(); more; x, more = all.Next() {
		places := targets.Places(x).And(g.Places(x)).And(g.Open())
		if !ofHouse {
			c, _ := item.Cell()
			places = places.Without(c)
			for rest := places; !rest.IsEmpty(); {
				if t, _ := rest.Next(); byOne(g, c, candidates.Of(t, x)) {
					places = places.Without(t)
				}
			}
		}
		targets.SetPlaces(x, places)
		none = none && places.IsEmpty()
	}
	return targets, !none
}

// byHouses returns the cells that share a house with each of some.
func byHouses(l *candidates.Layout, places candidates.CellSet) candidates.CellSet {
	cells := l.Cells()
	for c, ok := places.Next(); ok; c, ok = places.Next() {
		var around candidates.CellSet
		hs := l.HousesOf(c)
		for h, more := hs.Next(); more; h, more = hs.Next() {
			around = around.Or(l.HouseCells(h))
		}
		cells = cells.And(around)
	}
	return cells
}

// byOne reports whether one clue alone allows no candidate of the cell beside k.
func byOne(g *candidates.Grid, c candidates.Cell, k candidates.Candidate) bool {
	l := g.Layout()
	for i := range l.Clues() {
		pairs := l.CluePairs(i)
		for n := range pairs {
			if pair := &pairs[n]; pair.From == k.Cell() && pair.To == c && pair.Beside[k.Digit()]&g.Candidates(c) == 0 {
				return true
			}
		}
	}
	return false
}

// isCommonConflict reports whether all candidates of an item exclude what goes.
func isCommonConflict(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Common)
	return ok && e.Clue == ""
}
