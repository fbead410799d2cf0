package techniques

import (
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Pattern is the pattern of a step, of which techniques say whether it is an instance of them.
//
// Some patterns can be read in several ways, each a Pattern of its own: a loop as one and as the links in it, a
// blossom with two petals as a chain over its stem, patterns that are joined as one and as what all of them are.
type Pattern struct {
	Grid     *candidates.Grid
	Evidence explain.Evidence // its Check accepts it
	Effects  []explain.Effect

	Lines candidates.HouseSet // rows and columns
	Boxes candidates.HouseSet // all other houses
	Chain Chain
	Parts []*Pattern // that are joined

	beside  []*Pattern // that are joined to it, and have to be the same
	next    *Pattern   // the next way to read it
	derived any
}

// NewPattern returns the pattern of a step on a grid.
func NewPattern(g *candidates.Grid, s *explain.Step) *Pattern {
	l := g.Layout()
	p := &Pattern{Grid: g, Evidence: s.Evidence, Effects: s.Effects}
	p.Lines = l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	p.Boxes = l.Houses() &^ p.Lines
	p.read()
	return p
}

// read finds out in which ways the evidence can be read.
func (p *Pattern) read() {
	switch e := p.Evidence.(type) {
	case explain.Chain:
		p.readChain(e)
	case explain.Wing:
		if cell, ofCell := e.Pivot.Cell(); e.Pincers.Len() == 2 && (!ofCell || p.Grid.Candidates(cell).Len() == 2) {
			p.readChain(chainOf(p.Grid, e))
		}
	case explain.SetChain:
		p.Chain = chainOver(e.Sets)
		if e.Closed() {
			p.Chain.As = Ring
			p.readAlso(p.Chain, Continuous)
		}
	case explain.Blossom:
		if len(e.Petals) == 2 {
			c := chainOverStem(e)
			p.readAlso(c, Petals).readAlso(c, Open)
		}
	case explain.Joined:
		for _, part := range e.Parts {
			of := *p
			of.Evidence, of.Parts = part, nil
			of.read()
			p.Parts = append(p.Parts, &of)
		}
		// What the first part is in some way, and the others are in any.
		for last, first := p, p.Parts[0]; first != nil; last, first = last.next, first.next {
			part := *first
			part.beside = p.Parts[1:]
			last.next = &part
		}
	}
}

// readChain has an open chain or a loop read as it is told first.
func (p *Pattern) readChain(e explain.Chain) {
	switch told := e.Told(); {
	case e.Continuous():
		p.Chain = newChain(e, Continuous)
		p.readAlso(p.Chain, Ring)
	case told.Closed():
		p.Chain = newChain(e, Discontinuous)
	default:
		p.Chain = newChain(told, Open)
		if e.Closed() || len(p.Effects) == 1 {
			// The candidate that goes closes the chain to a loop.
			p.readAlso(p.Chain, Discontinuous)
		}
	}
}

// readAlso has the pattern read as a chain besides, which it returns.
func (p *Pattern) readAlso(c Chain, as As) *Pattern {
	also := *p
	also.Chain, also.Chain.As = c, as
	p.next = &also
	return p.next
}

// Fits reports whether what a technique, or a part of one, asks for is so in some way to read the pattern.
func (p *Pattern) Fits(is func(*Pattern) bool) bool {
	for ; p != nil; p = p.next {
		if p.fits(is) {
			return true
		}
	}
	return false
}

func (p *Pattern) fits(is func(*Pattern) bool) bool {
	return is(p) && !slices.ContainsFunc(p.beside, func(part *Pattern) bool { return !part.Fits(is) })
}

// Narrowest calls yield with those of the techniques that the pattern is an instance of, until it returns false:
// by the ways to read it, and of one way in the order that they have, see [ByBreadth]. It may name one twice.
func (p *Pattern) Narrowest(list []*Technique, yield func(*Technique) (more bool)) {
	for ; p != nil; p = p.next {
		for _, t := range list {
			if p.fits(t.Is) && !yield(t) {
				return
			}
		}
	}
}

// ByBreadth returns the techniques of a list, the narrowest first: those of one breadth in the order of the list.
func ByBreadth(list []*Technique) []*Technique {
	list = slices.Clone(list)
	sort.SliceStable(list, func(i, j int) bool { return list[i].Breadth < list[j].Breadth })
	return list
}

// Shows reports whether the evidence of a pattern is of a shape.
func Shows[E explain.Evidence](p *Pattern) bool {
	_, ok := p.Evidence.(E)
	return ok
}

// Derived returns what several definitions of a family derive from a pattern. It is made once.
func Derived[T any](p *Pattern, derive func(*Pattern) *T) *T {
	d, ok := p.derived.(*T)
	if !ok {
		d = derive(p)
		p.derived = d
	}
	return d
}

// Locked returns the cells of a pattern of cells that lie in as many digits of houses, or in one fewer: none of any
// other, nor of one that is short within one house. full is set if they lie in as many.
func (p *Pattern) Locked() (cells candidates.CellSet, links candidates.HouseSet, full bool) {
	e, ok := p.Evidence.(explain.Sectors)
	if !ok || explain.HousesOf(e.Truths...) != 0 || e.Short(p.Grid.Layout()) {
		return candidates.CellSet{}, 0, false
	}
	return explain.CellsOf(e.Truths...), explain.HousesOf(e.Links...), e.Spare() == 0
}

// Crossings returns the houses that cross and between them contain the cells, in both orders.
func (p *Pattern) Crossings(cells candidates.CellSet) (found []candidates.Crossing) {
	l := p.Grid.Layout()
	for _, k := range l.Crossings() {
		if cells.Within(l.HouseCells(k.From).Or(l.HouseCells(k.Onto))) {
			found = append(found, k)
		}
	}
	return found
}
