package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ChuteRemotePair is the W-Wing whose bridge is the third box of a chute.
var ChuteRemotePair = &techniques.Technique{
	Code: "chute-remote-pair", Name: "Chute Remote Pair", Aliases: []string{"Chute Remote Pairs", "CRP"}, Family: family,
	Level:   techniques.Hard,
	Breadth: -1,
	Ladder: explain.NewLadder("two boxes in a row or a column of boxes have a cell each with the same two candidates, and the third box lacks one of these in three cells",
		explain.FacetCells, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A chute is three boxes side by side, or one above the other. In two boxes of a chute there is a cell each " +
			"with the same two candidates X and Z, the pincers, in different lines of the chute, so that the two do not see " +
			"each other. In the third box, the bridge, three cells lie in the line of neither. If X is not in these three, neither placed nor as a " +
			"candidate, Z is removed from every cell that sees both cells of the pair.",
		Why: "Suppose that neither cell of the pair were Z. Then both would be X, and X would be used up in their two " +
			"lines. The third box would have to put X into the three cells of its third line, and there it cannot go. So at " +
			"least one of the pair is Z, and a cell that sees both sees that Z.",
		Look: "Look along each chute for two cells with the same two candidates in different boxes and different lines. Go " +
			"to the third box and to the line that the pair leaves out: three cells. Ask whether one of the two digits is " +
			"missing there. The other one goes, where the lines of the one cell pass through the box of the other. If both " +
			"are missing, both go.",
		NearMiss: "Three cells with both digits. Or a cell of the pair that sees all places of X in the third box: it " +
			"cannot be X at all, and needs no partner to say so.",
		Grid: ".92.3+5+68.3....+95.7...4....9....56......9..1....9.17.....82.14...1........36.9....",
		Want: "r1c1<>4 r2c8<>4",
	},
	Find: func(p *techniques.Pass) { findWWing(p, thirdBox) },
	Is:   isChuteRemotePair,
}

// thirdBox returns a box beside those of a and b that has all its places for x in two parallel lines, one
// through a and one through b, and not all of them in sight of one of the two cells.
func thirdBox(p *techniques.Pass, x candidates.Digit, a, b candidates.Cell) (box candidates.House, found bool) {
	g, l := p.Grid, p.Grid.Layout()
	for _, lines := range [...][2]candidates.House{{l.RowOf(a), l.RowOf(b)}, {l.ColumnOf(a), l.ColumnOf(b)}} {
		both := l.HouseCells(lines[0]).Or(l.HouseCells(lines[1]))
		for boxes := l.HousesOfKind(candidates.Box) &^ (l.HousesOf(a) | l.HousesOf(b)); boxes != 0; {
			h, _ := boxes.Next()
			if places := g.PlacesIn(x, h); places.Within(both) && !places.Within(l.Peers(a)) && !places.Within(l.Peers(b)) {
				return h, true
			}
		}
	}
	return 0, false
}

// isChuteRemotePair reports whether it is two equal cells whose bridge is the third box of a chute, in their lines.
func isChuteRemotePair(p *techniques.Pattern) bool {
	n, l := p.Chain.Nodes, p.Grid.Layout()
	if n == nil || p.Chain.Sets || !p.Chain.Bridged() {
		return false
	}
	a, b := n[0].Cells.First(), n[5].Cells.First()
	places := n[2].Cells.Or(n[3].Cells)
	if l.HousesOfAll(places)&p.Boxes&^(l.HousesOf(a)|l.HousesOf(b)) == 0 {
		return false
	}
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		both := candidates.CellSet{}
		for h := range (l.HousesOfAny(candidates.Cells(a, b)) & l.HousesOfKind(kind)).All() {
			both = both.Or(l.HouseCells(h))
		}
		if places.Within(both) {
			return true
		}
	}
	return false
}
