package suite_test

import (
	"fmt"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/suite"
)

// steps returns the steps of one technique on the grid.
func steps(t *techniques.Technique, g *candidates.Grid) (found []explain.Step) {
	techniques.NewRunner([]*techniques.Technique{t}).All(g, func(s explain.Step) bool {
		found = append(found, s)
		return true
	})
	return found
}

// leaves reports whether a digit has several places in some of the houses, and one when the step is done.
func leaves(g *candidates.Grid, s *explain.Step, ds candidates.DigitSet, hs candidates.HouseSet) bool {
	after := *g
	s.Apply(&after)
	for d := range ds.All() {
		for h := range hs.All() {
			if g.PlacesIn(d, h).Len() > 1 && after.PlacesIn(d, h).Len() == 1 {
				return true
			}
		}
	}
	return false
}

// A direct technique has the steps of the other that leave a single of its kind, and no more. A run over
// positions that follow one another finds them as well.
func TestDirect(t *testing.T) {
	locked := func(g *candidates.Grid, s *explain.Step) bool {
		e := s.Evidence.(explain.Cover)
		return leaves(g, s, candidates.Digits(e.Digit), g.Layout().HousesOfKind(e.Base.First().Kind()))
	}
	hidden := func(g *candidates.Grid, s *explain.Step) bool {
		e := s.Evidence.(explain.LockedSet)
		var hidden candidates.HouseSet
		for h := range g.Layout().HousesOfAll(e.Cells).All() {
			if !slices.ContainsFunc(slices.Collect(e.Set.All()), func(d candidates.Digit) bool { return !g.PlacesIn(d, h).Within(e.Cells) }) {
				hidden = hidden.With(h)
			}
		}
		return leaves(g, s, g.Layout().Digits()&^e.Set, hidden)
	}
	for _, test := range []struct {
		direct, of *techniques.Technique
		leaves     func(*candidates.Grid, *explain.Step) bool
	}{
		{intersections.DirectPointing, intersections.Pointing, locked},
		{intersections.DirectClaiming, intersections.Claiming, locked},
		{subsets.DirectHiddenPair, subsets.HiddenPair, hidden},
		{subsets.DirectHiddenTriple, subsets.HiddenTriple, hidden},
	} {
		found, others := 0, 0
		for _, way := range ways(t, "solved") {
			one := techniques.NewRunner([]*techniques.Technique{test.direct})
			for i := range way {
				g := &way[i]
				all := steps(test.of, g)
				n := len(all)
				want := slices.DeleteFunc(all, func(s explain.Step) bool { return !test.leaves(g, &s) })
				if found, others = found+len(want), others+n-len(want); fmt.Sprint(want) != fmt.Sprint(steps(test.direct, g)) {
					t.Errorf("direct %s: got %v, want %v on %v", test.of.Code, steps(test.direct, g), want, g)
				}
				if _, ok := one.Next(g); ok != (len(want) > 0) {
					t.Errorf("direct %s: a run finds one: %v, want %v on %v", test.of.Code, ok, len(want) > 0, g)
				}
			}
		}
		if found == 0 || others == 0 {
			t.Errorf("direct %s: %d steps leave a single, %d do not: expected both", test.of.Code, found, others)
		}
	}
}

// The aligned exclusions of the explainer profile rest on cells that see the target and all cells beside it.
func TestExclusionOfCells(t *testing.T) {
	for _, test := range []struct{ of, general *techniques.Technique }{
		{als.AlignedPairExclusionOfCells, als.AlignedPairExclusion},
		{als.AlignedTripletExclusionOfCells, als.AlignedTripletExclusion},
	} {
		found, all := 0, 0
		for _, g := range positions(t, 40) {
			all += len(steps(test.general, &g))
			for _, s := range steps(test.of, &g) {
				found++
				e := s.Evidence.(explain.Exclusion)
				for _, way := range e.Ways {
					if set := way.Set; !set.IsEmpty() && (set.Len() > 1 || !e.Beside.With(e.Target.Cell()).Within(g.Layout().Peers(set.First()))) {
						t.Errorf("%s rests on %v beside %v", s.Technique.Code, set, e.Beside)
					}
				}
			}
		}
		if found == 0 || found >= all {
			t.Errorf("%s: %d steps of %d: expected some", test.of.Code, found, all)
		}
	}
}

// A technique that is twice in a profile is chosen, and left out, as one.
func TestSelectVariants(t *testing.T) {
	list, err := suite.Select(suite.Explainer(), []string{"pointing", "claiming"}, []string{"claiming"})
	if want := []*techniques.Technique{intersections.DirectPointing, intersections.Pointing}; err != nil || !slices.Equal(list, want) {
		t.Errorf("got %v, %v", codes(list), err)
	}
}
