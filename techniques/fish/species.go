package fish

import (
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// species is what a fish is called by: which houses it is made of, how many of
// them are base, and what its fins are like.
type species struct {
	kind kind
	size int
	fins fins
}

// kind says which houses are base and cover. Boxes and extra houses count alike.
type kind uint8

const (
	basic   kind = iota // rows and columns, one as base and the other as cover
	franken             // the same with boxes among base or cover
	mutant              // any other
)

// fins says what the fins of a fish are like.
type fins uint8

const (
	finless fins = iota
	finned
	sashimi // without its fins some base house of a basic fish has one place or none
)

// name returns what people call the species: "Finned Franken X-Wing".
func (s species) name() string {
	return [...]string{"", "Finned ", "Sashimi "}[s.fins] + [...]string{"", "Franken ", "Mutant "}[s.kind] + sizeNames[s.size]
}

// short returns the name in letters, as HoDoKu does: "fff2".
func (s species) short() string {
	return [...]string{"", "f", "s"}[s.fins] + [...]string{"bf", "ff", "mf"}[s.kind] + strconv.Itoa(s.size)
}

// A person can keep so many fins in view, by the custom of the literature. Endo
// fins are fins in two base houses.
const (
	maxFins     = 5
	maxEndoFins = 2
)

// kindOf returns the kind of the fish that base and covers are.
func kindOf(l *candidates.Layout, base, covers candidates.HouseSet) kind {
	rows, columns := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column)
	switch {
	case base&^rows == 0 && covers&^columns == 0, base&^columns == 0 && covers&^rows == 0:
		return basic
	case base&columns == 0 && covers&rows == 0, base&rows == 0 && covers&columns == 0:
		return franken
	}
	return mutant
}

// isSashimi reports whether some base house has at most one of the places that are no fins.
func isSashimi(l *candidates.Layout, base candidates.HouseSet, places, fins candidates.CellSet) bool {
	inner := places.AndNot(fins)
	for base != 0 {
		if b, _ := base.Next(); inner.And(l.HouseCells(b)).Len() <= 1 {
			return true
		}
	}
	return false
}

// speciesOf returns the species of a fish of two base houses or more, whatever it removes.
func speciesOf(g *candidates.Grid, e explain.Cover) species {
	l := g.Layout()
	s := species{kind: kindOf(l, e.Base, e.Covers), size: e.Base.Len()}
	if found := e.Fins(g); !found.IsEmpty() {
		s.fins = finned
		if s.kind == basic && isSashimi(l, e.Base, e.Places(g), found) {
			s.fins = sashimi
		}
	}
	return s
}

// is reports whether the pattern is a fish of the species. One that is hardly a fish without its fins is a finned
// one as well.
func (s species) is(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Cover)
	if !ok || e.Base.Len() != s.size {
		return false
	}
	of := speciesOf(p.Grid, e)
	if of.fins == sashimi && s.fins == finned {
		of.fins = finned
	}
	return of == s
}

// isSiamese reports whether the pattern is two fish of the species that are joined.
func (s species) isSiamese(p *techniques.Pattern) bool {
	return len(p.Parts) == 2 && s.is(p.Parts[0]) && s.is(p.Parts[1])
}

// breadth is that of the technique: a sashimi fish is narrower than a finned one.
func (s species) breadth() int {
	if s.fins == sashimi {
		return -1
	}
	return 0
}
