package fish_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/suite"
)

// With spare houses what a fish of any species removes is removed as well, where its
// lesson has one.
func TestWithSpareHouses(t *testing.T) {
	tested := 0
	for _, technique := range suite.All() {
		variant := fish.WithSpareHouses(technique)
		if variant == nil {
			continue
		}
		tested++
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		var removed []string
		techniques.NewRunner([]*techniques.Technique{variant}).All(&p.Grid, func(s explain.Step) bool {
			for _, e := range s.Effects {
				removed = append(removed, e.String())
			}
			return true
		})
		for effect := range strings.FieldsSeq(technique.Doc.Want) {
			if !slices.Contains(removed, effect) {
				t.Errorf("%s: nothing has the effect %s", technique.Code, effect)
			}
		}
	}
	if tested < 40 {
		t.Errorf("%d species have a variant, want 40 or more", tested)
	}
}

// A digit that cannot be placed keeps nobody from the fish of the others.
func TestBrokenDigit(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	keep := func(d candidates.Digit, columns ...int) {
		for row := 1; row <= 3; row++ {
			for c := range g.Layout().HouseCells(candidates.HouseOf(candidates.Row, row)).All() {
				if !slices.Contains(columns, c.Column()) {
					g.Remove(c, d)
				}
			}
		}
	}
	keep(1, 1, 4)    // three rows have two columns for 1
	keep(2, 1, 4, 7) // and three for 2
	found := false
	techniques.NewRunner([]*techniques.Technique{fish.Swordfish}).All(&g, func(s explain.Step) bool {
		found = found || s.Evidence.(explain.Cover).Digit == 2
		return true
	})
	if !found {
		t.Error("the swordfish of 2 is not found")
	}
}
