package coloring

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// colors is the places of a digit in the two colours of a cluster, and the
// cells where one of a colour would make the digit false.
type colors struct{ cells, reach [2]candidates.CellSet }

// all returns the places in either colour.
func (c *colors) all() candidates.CellSet { return c.cells[0].Or(c.cells[1]) }

// maxClusters is how many clusters a digit can have at most: each has two
// places and more, and the places of a colour are in different rows.
const maxClusters = candidates.MaxSize * 2

// clusters finds the clusters of a digit: the places that strong links of the
// digit join, in turn of one colour and the other. It returns their number.
func clusters(p *techniques.Pass, d candidates.Digit, into *[maxClusters]colors) (n int) {
	strong := p.Rooms(d).Two
	var seen candidates.CellSet
	for hs := strong; hs != 0 && n < maxClusters; {
		h, _ := hs.Next()
		first := p.Grid.PlacesIn(d, h).First()
		if !seen.Has(first) {
			into[n] = spread(p, d, first, strong)
			seen = seen.Or(into[n].all())
			n++
		}
	}
	return n
}

// easy returns the cells in which a single house rules the digit out, because
// they see all its places there. That is locked candidates and needs no colours.
func easy(p *techniques.Pass, d candidates.Digit) (cells candidates.CellSet) {
	for hs := p.Grid.Layout().Houses() &^ p.Rooms(d).None; hs != 0; {
		h, _ := hs.Next()
		cells = cells.Or(p.Grid.Layout().PeersOfAll(p.Grid.PlacesIn(d, h)))
	}
	return cells
}

// spread colours everything that the strong links of the digit join to the
// first place.
func spread(p *techniques.Pass, d candidates.Digit, first candidates.Cell, strong candidates.HouseSet) (c colors) {
	l := p.Grid.Layout()
	c.cells[0] = candidates.Cells(first)
	fresh := c.cells[0]
	for side := 0; !fresh.IsEmpty(); side = 1 - side {
		var next candidates.CellSet
		for a, ok := fresh.Next(); ok; a, ok = fresh.Next() {
			c.reach[side] = c.reach[side].Or(l.Peers(a))
			for hs := l.HousesOf(a) & strong; hs != 0; {
				h, _ := hs.Next()
				next = next.Or(p.Grid.PlacesIn(d, h).Without(a))
			}
		}
		fresh = next.AndNot(c.all())
		c.cells[1-side] = c.cells[1-side].Or(fresh)
	}
	return c
}
