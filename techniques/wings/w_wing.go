package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// WWing is the wing whose pincers are equal and whose pivot is a bridge.
var WWing = &techniques.Technique{
	Code: "w-wing", Name: "W-Wing", Aliases: []string{"w"}, Family: family,
	HoDoKu: "0803", HoDoKuScore: 150, Level: techniques.Hard,
	Ladder: explain.NewLadder("two cells that do not see each other hold the same two candidates, and a third house connects them",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Two cells with the same two candidates X and Z that do not see each other, the pincers, and a bridge between " +
			"them: a house in which X has two places, one seen by the first pincer, the other by the second. Z is removed " +
			"from every cell that sees both pincers.",
		Why: "Suppose that neither pincer were Z. Then both would be X. The first X blocks one place of the bridge and the " +
			"second X blocks the other, so the house of the bridge would have no place for X. That cannot be. At least one " +
			"pincer is Z, and a cell that sees both of them sees that Z.",
		Look: "Collect the cells with two candidates and look for two that are alike and far apart. Take one of their " +
			"digits, and go through the houses for one where it has two places, one under each of the two cells. If there " +
			"is none, try the other digit. A bridge on one digit removes the other.",
		NearMiss: "A third place for the digit in the house of the bridge: the digit may go there. A house with two places " +
			"that one pincer sees both is no bridge either. It says that this pincer cannot be the digit at all, and needs " +
			"no partner to say it.",
		Grid: "7..+9+6.125.15+8+7.+63+9...+5+1.+874+8+5+3+1+9+67+4+2.7.28+5+3.+6..243+7+5.+8+5+4+762+19+839+2+1+3+5+8+4+6+73..+74+9+251",
		Want: "r3c2<>9 r5c3<>9",
	},
	Find: func(p *techniques.Pass) { findWWing(p, bridge) },
	Is:   func(p *techniques.Pattern) bool { return isWWing(p, false) },
}

// findWWing reports the wings whose pincers have a bridge, each conclusion once.
//
// Have: pincers a and b, both xz and out of sight of each other, and a house
// whose places for x are each in sight of a or b.
//
//	(a) if a is not z it is x, and the places in its sight are gone;
//	(b) if b is not z it is x, and the places in its sight are gone;
//	(c) one of the places is x.
//
// Hence a pincer is z, and no cell that sees both is.
func findWWing(p *techniques.Pass, bridge func(p *techniques.Pass, x candidates.Digit, a, b candidates.Cell) (candidates.House, bool)) {
	g, l := p.Grid, p.Grid.Layout()
	firsts := p.Bivalue()
	changed, digits := p.Changed().Cells, p.Changed().Digits
	for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
		// Have: firsts lost a, so that each pair of pincers is met once.
		seconds := firsts.AndNot(l.Peers(a))
		for xz := g.Candidates(a); xz != 0; {
			d, _ := xz.Next()
			seconds = seconds.And(g.Places(d))
		}
		if !changed.Has(a) && g.Candidates(a)&digits == 0 {
			// Nothing changed that a wing with a rests on but the other pincer.
			seconds = seconds.And(changed)
		}
		for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
			common := l.Peers(a).And(l.Peers(b))
			for zs := g.Candidates(a); zs != 0; {
				z, _ := zs.Next()
				targets := g.Places(z).And(common)
				if targets.IsEmpty() {
					continue
				}
				x := g.Candidates(a).Without(z).First()
				house, found := bridge(p, x, a, b)
				if !found {
					continue
				}
				wing := explain.Wing{Pivot: candidates.HouseItem(x, house), Pincers: candidates.Cells(a, b), Digit: z}
				if !p.Report(explain.NewStep(wing, explain.Removals(z, targets)...)) {
					return
				}
			}
		}
	}
}

// bridge returns the house in which x has two places, one in sight of a only,
// the other in sight of b only. A place that both see would make one of them
// see both places, and then x goes from that one without the other.
//
// Of several bridges it returns the one that is closest to the pincers, which
// is the easiest to follow on paper, and of equally close ones the first.
func bridge(p *techniques.Pass, x candidates.Digit, a, b candidates.Cell) (house candidates.House, found bool) {
	g, l := p.Grid, p.Grid.Layout()
	underA := g.Places(x).And(l.Peers(a)).AndNot(l.Peers(b))
	underB := g.Places(x).And(l.Peers(b)).AndNot(l.Peers(a))
	if underA.IsEmpty() || underB.IsEmpty() {
		return 0, false
	}
	shortest := 0
	for hs := p.Rooms(x).Two; hs != 0; {
		h, _ := hs.Next()
		places := g.PlacesIn(x, h)
		u, one := places.And(underA).Single()
		v, other := places.And(underB).Single()
		if !one || !other {
			continue
		}
		if length := a.Distance(u) + b.Distance(v); !found || length < shortest {
			house, found, shortest = h, true, length
		}
	}
	return house, found
}

// GroupedWWing is the W-Wing whose bridge has three places or more.
var GroupedWWing = &techniques.Technique{
	Code: "grouped-w-wing", Name: "Grouped W-Wing", Aliases: []string{"W-Wing with group link"}, Family: family,
	Level: techniques.Hard,
	Ladder: explain.NewLadder("two cells that do not see each other hold the same two candidates, and between them see all places that a digit has in some house",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Two cells with the same two candidates X and Z that do not see each other, the pincers, and a house in which " +
			"X has three places or more, the bridge. Each of these places is seen by a pincer, some by the first only and " +
			"some by the second only. Z is removed from every cell that sees both pincers.",
		Why: "Suppose that neither pincer were Z. Then both would be X, and together they would block every place of the " +
			"bridge, so the house would have no place for X. That cannot be. At least one pincer is Z, and a cell that sees " +
			"both of them sees that Z.",
		Look: "Collect the cells with two candidates and look for two that are alike and far apart, as for a W-Wing. Then " +
			"strike, in thought, one of their digits wherever one of them sees it. If a house is left without the digit, " +
			"that house is the bridge. Often it is a box in which the digit stands in one row and one column, each of them " +
			"under a pincer.",
		NearMiss: "One place of the house that neither pincer sees. The digit may go there. And if one pincer alone sees " +
			"all the places, it cannot be the digit, which needs no partner to say it.",
		Grid: ".78.+4..2..9+3.+2+85+4+7+24+57..8..+86..+574..+4.+7.1..8+55..+8.4.+763+869+7..5+4+7..+48....+9.4.6.7.+8",
		Want: "r8c6<>1",
	},
	Find: func(p *techniques.Pass) { findWWing(p, wideBridge) },
	Is:   func(p *techniques.Pattern) bool { return isWWing(p, true) },
}

// wideBridge returns a house whose places for x are each in sight of a or b, but not all in sight of one.
// It returns one with the fewest places, and none where there is a bridge of two places.
func wideBridge(p *techniques.Pass, x candidates.Digit, a, b candidates.Cell) (house candidates.House, found bool) {
	if _, narrow := bridge(p, x, a, b); narrow {
		return 0, false
	}
	g, l := p.Grid, p.Grid.Layout()
	unseen := g.Places(x).AndNot(l.Peers(a)).AndNot(l.Peers(b))
	fewest := 0
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		places := g.PlacesIn(x, h)
		if places.Meets(unseen) || places.Within(l.Peers(a)) || places.Within(l.Peers(b)) {
			continue
		}
		if n := places.Len(); !found || n < fewest {
			house, found, fewest = h, true, n
		}
	}
	return house, found
}

// isWWing reports whether it is two equal cells with a bridge, of groups or not.
func isWWing(p *techniques.Pattern, grouped bool) bool {
	if p.Chain.Sets || p.Chain.Grouped != grouped || !p.Chain.Bridged() {
		return false
	}
	e, ok := p.Evidence.(explain.Blossom)
	return !ok || p.Grid.Candidates(e.Petals[0].First()) == p.Grid.Candidates(e.Petals[1].First())
}
