package prose_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/multisector"
)

// What houses and others do not share is told in few words, whatever its shape, and stands up to a replay.
func TestEquivalencesAreShort(t *testing.T) {
	const most, shapes = 90, 11
	found := map[explain.Equivalence]bool{}
	for _, g := range notationtest.Read(t, "stalled", 20) {
		techniques.NewRunner([]*techniques.Technique{multisector.SetEquivalence}).All(&g, func(s explain.Step) bool {
			e := s.Evidence.(explain.Equivalence)
			e.Digit = 0
			found[e] = true
			f := &explain.Frame{Number: 1, Step: &s, Before: g}
			text := prose.Writer{}.Text(f)
			if n := len(strings.Fields(text)); n >= most {
				t.Errorf("%d words: %s", n, text)
			}
			if _, err := new(say.Replay).Step(1, &s, &g, prose.Writer{}.Said(f)); err != nil {
				t.Errorf("%v: %v", err, text)
			}
			return len(found) < 400
		})
	}
	if len(found) < shapes {
		t.Errorf("%d shapes were told, want %d", len(found), shapes)
	}
	t.Logf("%d shapes", len(found))
}

// Phistomefel's equivalence and ten others, no two of which are the same up to the order of rows and columns, are found in
// puzzles that were made, and told in few words.
func TestShapesOfEquivalences(t *testing.T) {
	const most, shapes = 90, 11
	house := candidates.HouseOf
	cross := candidates.Houses(house(candidates.Row, 3), house(candidates.Row, 7), house(candidates.Box, 4), house(candidates.Box, 6))
	ring := candidates.Houses(house(candidates.Column, 1), house(candidates.Column, 2), house(candidates.Column, 8), house(candidates.Column, 9))
	words := map[string]int{} // of the shortest telling
	phistomefel := most
	for _, g := range notationtest.Read(t, "equivalences", 1) {
		techniques.NewRunner([]*techniques.Technique{multisector.SetEquivalence}).All(&g, func(s explain.Step) bool {
			e := s.Evidence.(explain.Equivalence)
			f := &explain.Frame{Number: 1, Step: &s, Before: g}
			text := prose.Writer{}.Text(f)
			n := len(strings.Fields(text))
			if _, err := new(say.Replay).Step(1, &s, &g, prose.Writer{}.Said(f)); err != nil {
				t.Errorf("%v: %v", err, text)
			}
			shape := shapeOf(g.Layout(), e)
			if known := words[shape]; known == 0 || n < known {
				words[shape] = n
			}
			if e.Left|e.Right == cross|ring && (e.Left == cross || e.Left == ring) {
				phistomefel = min(phistomefel, n)
			}
			return true
		})
	}
	for shape, n := range words {
		if n >= most {
			t.Errorf("%s takes %d words", shape, n)
		}
	}
	if phistomefel >= most || len(words) < shapes {
		t.Errorf("Phistomefel's takes %d words, and %d shapes are told, want under %d and %d", phistomefel, len(words), most, shapes)
	}
	t.Logf("Phistomefel's takes %d words, each of %d shapes at most %d", phistomefel, len(words), slices.Max(slices.Collect(maps.Values(words))))
}

// shapeOf describes an equivalence such that the order of rows and columns, and which of them are which, make no difference:
// the kinds of the houses on each side, and how many cells of its rest boxes have. Two that are described alike may differ.
func shapeOf(l *candidates.Layout, e explain.Equivalence) string {
	a, b, _ := e.Rests(l)
	var all []string
	for _, kinds := range [][]candidates.Kind{{candidates.Row, candidates.Column, candidates.Box}, {candidates.Column, candidates.Row, candidates.Box}} {
		side := func(hs candidates.HouseSet, rest candidates.CellSet) string {
			var houses, cells []int
			for _, kind := range kinds {
				houses = append(houses, (hs & l.HousesOfKind(kind)).Len())
			}
			for box := range l.HousesOfKind(candidates.Box).All() {
				cells = append(cells, l.HouseCells(box).And(rest).Len())
			}
			slices.Sort(cells)
			return fmt.Sprint(houses, cells)
		}
		left, right := side(e.Left, a), side(e.Right, b)
		all = append(all, left+right, right+left)
	}
	return slices.Min(all)
}
