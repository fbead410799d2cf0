package fish

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
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

// CodeOf returns the code of the technique that a fish of two base houses or more is an instance of, whatever
// it removes; it is empty if there is none for so many houses.
func CodeOf(g *candidates.Grid, e explain.Cover) string {
	l := g.Layout()
	s := species{kind: kindOf(l, e.Base, e.Covers), size: e.Base.Len()}
	if s.size >= len(sizeNames) || sizeNames[s.size] == "" {
		return ""
	}
	if found := e.Fins(g); !found.IsEmpty() {
		s.fins = finned
		if s.kind == basic && isSashimi(l, e.Base, e.Places(g), found) {
			s.fins = sashimi
		}
	}
	return strings.ToLower(strings.ReplaceAll(s.name(), " ", "-"))
}

// Finned returns the code of the finned fish that one is which is hardly a fish without its fins; any other
// code it returns as it is.
func Finned(code string) string { return strings.Replace(code, "sashimi-", "finned-", 1) }
