package uniqueness

import (
	"slices"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// kind is what a deadly pattern is called by: its cells, and by number where its guardians are and what is
// cited beside them.
type kind struct {
	shape  shape
	number int
	many   bool // the guardians are in several cells, and nothing is cited
}

// shape says which cells a deadly pattern has.
type shape uint8

const (
	rectangular shape = iota + 1 // four corners
	hidden                       // a rectangle with strong links that is of none of the types
	avoidable                    // one with corners that were filled in
	loop                         // six corners or more
	extended                     // three digits or more
	wholeGrid                    // all open cells
)

// is returns the definition of patterns of a shape and a number, of any number if that is 0.
func (of shape) is(number int) func(*techniques.Pattern) bool {
	return func(p *techniques.Pattern) bool {
		e, ok := p.Evidence.(explain.Deadly)
		if !ok {
			return false
		}
		k := techniques.Derived(p, func(p *techniques.Pattern) *kind { return kindOf(p, e) })
		return k.shape == of && (number == 0 || number == k.number || number == severalGuards && k.many)
	}
}

// severalGuards stands for guardians in several cells, with nothing cited beside them.
const severalGuards = -1

// withTypes adds the types of a technique to it, which have names of their own, as parts of what it finds.
func (of shape) withTypes(t *techniques.Technique, others ...techniques.Part) *techniques.Technique {
	t.Parts = others
	for n := 1; n <= 4; n++ {
		t.Parts = append(t.Parts, techniques.Part{Alias: t.Name + " Type " + strconv.Itoa(n), Is: of.is(n)})
	}
	return t
}

// kindOf returns what the pattern is called by.
func kindOf(p *techniques.Pattern, e explain.Deadly) *kind {
	var guarded candidates.CellSet
	var extra candidates.DigitSet
	for _, k := range e.Guardians(p.Grid) {
		guarded, extra = guarded.With(k.Cell()), extra.With(k.Digit())
	}
	besides, houses := !explain.CellsOf(e.Items...).IsEmpty(), explain.HousesOf(e.Items...)
	cells, k := e.Cells(), &kind{many: guarded.Len() > 1 && !besides && houses == 0}
	switch n := guarded.Len(); {
	case besides && houses == 0:
		k.number = 3
	case besides:
	case houses.Len() == 1 && n == 2:
		k.number = 4
	case houses != 0:
	case n == 1:
		k.number = 1
	case extra.Len() == 1:
		k.number = 2
	}
	pairs := !slices.ContainsFunc(e.Pattern, func(part explain.DeadlyCells) bool { return part.Digits.Len() > 2 })
	switch {
	case pairs && cells == p.Grid.Open():
		k.shape = wholeGrid
	case len(e.Pattern) != 1:
	case !pairs:
		k.shape = extended
	case cells.Len() == 4:
		k.rectangle(p, cells, guarded, besides, houses)
	default:
		k.shape = loop
	}
	return k
}

// rectangle finds out which of the types of four cells it is.
func (k *kind) rectangle(p *techniques.Pattern, cells, guarded candidates.CellSet, besides bool, houses candidates.HouseSet) {
	l, open := p.Grid.Layout(), p.Grid.Open()
	aligned := l.HousesOfAll(guarded)&p.Lines != 0
	switch {
	case !slices.ContainsFunc(l.Rectangles(cells.First()), func(r candidates.Rectangle) bool { return r.Cells == cells }):
		return
	case !cells.Within(open):
		k.shape, k.number = avoidable, cells.And(open).Len()
		return
	}
	k.shape = rectangular
	switch {
	case k.number == 2 && !aligned:
		k.number = 5
	case k.number == 4 && !aligned:
		k.number = 0
	case !besides && houses.Len() == 2 && houses&^l.HousesOfKind(houses.First().Kind()) == 0 && guarded.Len() == 2 && !aligned:
		k.number = 6
	}
	if k.number == 0 && houses != 0 {
		k.shape = hidden
	}
}
