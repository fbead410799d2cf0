package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

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
}

// wideBridge returns a house whose places for x are each in sight of a or b, but
// not all in sight of one. It returns one with the fewest places, and none where
// there is a bridge of two places.
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
