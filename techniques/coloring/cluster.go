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

// refuted returns the cells that cannot have the digit because of this cluster alone.
func (c *colors) refuted() candidates.CellSet {
	cells := c.reach[0].And(c.reach[1])
	for side := range 2 {
		if c.cells[side].Meets(c.reach[side]) {
			cells = cells.Or(c.cells[side]).Or(c.reach[1-side])
		}
	}
	return cells
}

// maxClusters is how many clusters a digit can have at most: each has two
// places and more, and the places of a colour are in different rows.
const maxClusters = candidates.MaxSize * 2

// clusters finds the clusters of a digit: the places that strong links of the
// digit join, in turn of one colour and the other. It returns their number, and
// none if arguments about this digit alone remove nothing.
func clusters(p *techniques.Pass, d candidates.Digit, into *[maxClusters]colors) (n int) {
	if !p.Refutable(d) {
		return 0
	}
	strong := p.Rooms(d).Two
	var seen candidates.CellSet
	for hs := strong; hs != 0 && n < maxClusters; {
		h, _ := hs.Next()
		first := p.Grid.PlacesIn(d, h).First()
		if !seen.Has(first) {
			into[n] = spread(p, d, first, strong)
			if seen = seen.Or(into[n].all()); seen.Has(first) {
				n++
			}
		}
	}
	return n
}

// spread colours everything that the strong links of the digit join to the first place. It colours nothing
// if a link has one colour at both ends: then the grid contradicts itself, and colours say nothing.
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
		if next.Meets(c.cells[side]) {
			return colors{}
		}
		fresh = next.AndNot(c.all())
		c.cells[1-side] = c.cells[1-side].Or(fresh)
	}
	return c
}
