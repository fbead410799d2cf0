package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// WWing is a digit with two places in a house each of which takes it from an almost locked set.
var WWing = &techniques.Technique{
	Code: "als-w-wing", Name: "ALS-W-Wing", Aliases: []string{"Almost Locked Set W-Wing"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("a digit has two places in a house, and either of them takes it from a group of cells that holds one digit too many",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A house with two places for a digit X, the bridge, and two almost locked sets, groups of cells in one house " +
			"with one more digit than there are cells: one place of the bridge sees all places for X in set 1, the other " +
			"those in set 2. Z, another digit of both sets, is removed from every cell that sees all its places in " +
			"them. If both sets are single cells it is a W-Wing.",
		Why: "One of the two places of the bridge holds X. If it is the one that set 1 sees, set 1 has no X, has as many " +
			"digits as cells and needs them all, Z among them. If it is the other one, the same goes for set 2. So Z is in " +
			"set 1 or in set 2.",
		Look: "Look for a digit X with two places in a row, column or box. At each place, look along its houses for a small " +
			"almost locked set whose X all stand in its sight, and see whether the two sets share another digit.",
		NearMiss: "X has a third place in the house, out of sight of both sets. Or one place for X in a set is out of sight " +
			"of the bridge, so the set may keep it.",
		Grid: "....6..+5..+69..5..1.3+5.4..7.+9+1+3...+56.57.+1.63..6.2.5..1..9.+6..1.5+3+2+6+51.78.4+5+17.....",
		Want: "r6c9<>4",
	},
	Find: findWWing,
	Is:   func(p *techniques.Pattern) bool { return !p.Chain.Grouped && p.Chain.Bridged() },
}

// findWWing reports the blossoms whose stem is a digit with two places in a
// house, except those that are W-Wings.
//
// Have: one of the two places holds the digit. Its petal loses the digit and
// keeps all others. Hence a digit that both petals keep is in one of them.
func findWWing(p *techniques.Pass) {
	n := newBlossomSearch(p, false)
	l := p.Grid.Layout()
	for ds := l.Digits(); ds != 0; {
		d, _ := ds.Next()
		for hs := l.Houses(); hs != 0; {
			h, _ := hs.Next()
			places := p.Grid.PlacesIn(d, h)
			if places.Len() != 2 {
				continue
			}
			a, _ := places.Next()
			b, _ := places.Next()
			n.stem[0], n.stem[1] = candidates.Of(a, d), candidates.Of(b, d)
			n.grow(candidates.HouseItem(d, h), 2)
		}
	}
	n.report()
}
