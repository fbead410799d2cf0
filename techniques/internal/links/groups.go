package links

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/techniques"
)

// groups are the strong links of one digit with a group of places at one end or both.
type groups struct {
	layout *candidates.Layout
	places candidates.CellSet
	nodes  []candidates.CellSet // the groups, and the single places that they are linked to
	links  []groupLink
}

// groupLink is a strong link between two nodes: all places that a house has.
type groupLink struct {
	a, b  int
	house candidates.House
}

// allGroups is the groups by digit, found when the graph asks for them.
type allGroups struct {
	of    [candidates.MaxSize]groups
	stale candidates.DigitSet // digits that lost a place since theirs were found
}

var groupFact = techniques.NewFact(func(all *allGroups, _ *techniques.Pass, since techniques.Change) { all.stale |= since.Digits })

// groupsOf returns the strong links of the digit with groups.
func groupsOf(p *techniques.Pass, d candidates.Digit) *groups {
	all := groupFact.Of(p)
	g := &all.of[d-1]
	if all.stale.Has(d) {
		all.stale = all.stale.Without(d)
		g.find(p, d)
	}
	return g
}

func (g *groups) find(p *techniques.Pass, d candidates.Digit) {
	l, places := p.Grid.Layout(), p.Grid.Places(d).And(p.Grid.Open())
	g.layout, g.places = l, places
	g.nodes, g.links = g.nodes[:0], g.links[:0]
	r := p.Rooms(d)
	few := r.None | r.One | r.Two
	for _, x := range l.Crossings() {
		if few.Has(x.From) {
			continue
		}
		group := places.And(x.Shared)
		if group.Len() < 2 {
			continue
		}
		rest := places.And(l.HouseCells(x.From)).AndNot(group)
		if n := rest.Len(); n == 1 || n > 1 && group.First() < rest.First() && g.isGroup(x.From, rest) {
			g.links = append(g.links, groupLink{g.node(group), g.node(rest), x.From})
		}
	}
}

// node returns the number of a node, which may be new.
func (g *groups) node(cells candidates.CellSet) int {
	i := slices.Index(g.nodes, cells)
	if i < 0 {
		i = len(g.nodes)
		g.nodes = append(g.nodes, cells)
	}
	return i
}

// isGroup reports whether some of the places in a house are all that it shares with another house.
func (g *groups) isGroup(h candidates.House, places candidates.CellSet) bool {
	for others := g.layout.HousesOfAll(places) &^ candidates.Houses(h); others != 0; {
		other, _ := others.Next()
		if g.places.And(g.layout.HouseCells(other)).And(g.layout.HouseCells(h)) == places {
			return true
		}
	}
	return false
}
