package techniques

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// As says as what a chain is read.
type As uint8

// The ways to read a chain. The zero value is no chain.
const (
	Petals        As = iota + 1 // the petals of a blossom, as sets whatever their size
	Ring                        // the links of a continuous loop, as those of a chain
	Open                        // a chain from one end to the other
	Continuous                  // a loop whose links alternate all the way round
	Discontinuous               // a loop that does so but for one node
)

// Chain is what a pattern is made of that is read as a chain.
type Chain struct {
	As    As
	Nodes []explain.Node // none of a chain over sets or over a stem
	Kinds string         // of the strong links: C in a cell, H in a house, S in an almost locked set

	Sets     bool // some strong link is in an almost locked set
	Grouped  bool // some node of a strong link in a house has several cells
	OneDigit bool
	SameEnds bool // both ends are of one digit
	InSets   bool // all strong links are in cells or sets, and all weak ones join two of these
}

// The kinds of strong links.
const (
	inCell, inHouse, inSet = "C", "H", "S"
)

// newChain returns what an open chain or a loop is made of.
func newChain(e explain.Chain, as As) Chain {
	c := Chain{As: as, Nodes: e.Nodes, OneDigit: true, InSets: true}
	c.SameEnds = e.Nodes[0].Digit == e.Nodes[len(e.Nodes)-1].Digit
	for i, link := range e.Links {
		a, b := e.Nodes[i], e.Next(i)
		c.OneDigit = c.OneDigit && a.Digit == b.Digit
		switch {
		case !link.Strong():
			c.InSets = c.InSets && a.Digit == b.Digit
		case link.InSet():
			c.Kinds += inSet
			c.Sets = true
		case a.Digit != b.Digit:
			c.Kinds += inCell
		default:
			c.Kinds += inHouse
			c.InSets = false
			c.Grouped = c.Grouped || a.Cells.Len() > 1 || b.Cells.Len() > 1
		}
	}
	return c
}

// chainOver returns the open chain that almost locked sets make, single cells among them.
func chainOver(sets []candidates.CellSet) Chain {
	c := Chain{As: Open, SameEnds: true, InSets: true}
	for _, set := range sets {
		if set.Len() == 1 {
			c.Kinds += inCell
		} else {
			c.Kinds += inSet
			c.Sets = true
		}
	}
	return c
}

// chainOverStem returns the chain that a blossom with two petals is, from one to the other.
func chainOverStem(e explain.Blossom) Chain {
	c := chainOver(e.Petals)
	stem := inHouse
	if _, c.InSets = e.Stem.Cell(); c.InSets {
		stem = inCell
	}
	c.Kinds = c.Kinds[:1] + stem + c.Kinds[1:]
	return c
}

// chainOf returns a wing with two pincers as a chain from one to the other. The pivot is a
// cell with two candidates, or a house.
func chainOf(g *candidates.Grid, e explain.Wing) explain.Chain {
	a := e.Pincers.First()
	b := e.Pincers.Without(a).First()
	end := func(c candidates.Cell, d candidates.Digit) explain.Node {
		return explain.Node{Digit: d, Cells: candidates.Cells(c)}
	}
	other := func(c candidates.Cell) candidates.Digit { return g.Candidates(c).Without(e.Digit).First() }
	middle := [2]explain.Node{{Digit: other(a)}, {Digit: other(b)}}
	if cell, ok := e.Pivot.Cell(); ok {
		middle[0].Cells, middle[1].Cells = candidates.Cells(cell), candidates.Cells(cell)
	} else {
		for _, k := range g.AppendCandidates(nil, e.Pivot) {
			i := 1
			if g.Layout().Sees(a, k.Cell()) {
				i = 0
			}
			middle[i].Cells = middle[i].Cells.With(k.Cell())
		}
	}
	link := func(item candidates.Item) explain.Link { return explain.Link{item} }
	return explain.Chain{
		Nodes: []explain.Node{end(a, e.Digit), end(a, other(a)), middle[0], middle[1], end(b, other(b)), end(b, e.Digit)},
		Links: []explain.Link{link(candidates.CellItem(a)), nil, link(e.Pivot), nil, link(candidates.CellItem(b))},
	}
}

// OverSets reports whether it is an open chain from cell or almost locked set to the next, so many or more, with
// ends of one digit.
func (c *Chain) OverSets(least int) bool {
	return (c.As == Open || c.As == Petals) && c.InSets && c.SameEnds && len(c.Kinds) >= least
}

// OverCells reports whether it is such a chain of single cells.
func (c *Chain) OverCells(least int) bool { return c.As == Open && !c.Sets && c.OverSets(least) }

// Bridged reports whether it is two cells or sets, with ends of one digit, and a digit between them that a house holds.
func (c *Chain) Bridged() bool {
	if c.As != Open || len(c.Kinds) != 3 || !c.SameEnds {
		return false
	}
	n := c.Nodes
	return c.Kinds[:1] != inHouse && c.Kinds[1:2] == inHouse && c.Kinds[2:] != inHouse &&
		(n == nil || n[1].Digit == n[2].Digit && n[3].Digit == n[4].Digit)
}
