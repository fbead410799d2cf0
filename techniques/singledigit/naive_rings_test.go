package singledigit_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/techtest"
)

func TestNaiveGuardians(t *testing.T) { techtest.Twin(t, singledigit.Guardians, naiveGuardians) }

// naiveGuardians returns a shortest ring for each effect.
func naiveGuardians(g *candidates.Grid) (found []explain.Step) {
	for d := range g.Layout().Digits().All() {
		var known [][]explain.Effect
		for size := 5; size <= 9; size += 2 {
			for first := range g.Places(d).And(g.Open()).All() {
				naiveRings(g, d, size, []candidates.Cell{first}, nil, func(ring []candidates.Cell, houses []candidates.House) {
					effects := naiveEffects(g, d, ring, houses)
					if len(effects) == 0 || slices.ContainsFunc(known, func(e []explain.Effect) bool { return slices.Equal(e, effects) }) {
						return
					}
					known = append(known, effects)
					e := explain.Guarded{}
					for _, h := range houses {
						e.Items = append(e.Items, candidates.HouseItem(d, h))
					}
					found = append(found, explain.NewStep(e, effects...))
				})
			}
		}
	}
	return found
}

// naiveRings calls yield with each ring that goes on from the cells given, where
// neighbours share one of the houses given, one with two or three places.
func naiveRings(g *candidates.Grid, d candidates.Digit, size int, ring []candidates.Cell, houses []candidates.House,
	yield func([]candidates.Cell, []candidates.House)) {
	l, last := g.Layout(), ring[len(ring)-1]
	for h := range l.HousesOf(last).All() {
		places := g.PlacesIn(d, h)
		if places.Len() > 3 {
			continue
		}
		if len(ring) == size {
			if places.Has(ring[0]) {
				yield(ring, append(slices.Clone(houses), h))
			}
			continue
		}
		for c := range places.All() {
			fits := func(i int) bool {
				neighbours := i == len(ring)-1 || i == 0 && len(ring) == size-1
				return c != ring[i] && l.Sees(c, ring[i]) == neighbours
			}
			all := true
			for i := range ring {
				all = all && fits(i)
			}
			if all {
				naiveRings(g, d, size, append(slices.Clone(ring), c), append(slices.Clone(houses), h), yield)
			}
		}
	}
}

// naiveEffects returns what the guardians of a ring do, nothing if part of the
// ring would do.
func naiveEffects(g *candidates.Grid, d candidates.Digit, ring []candidates.Cell, houses []candidates.House) []explain.Effect {
	l := g.Layout()
	var guardians candidates.CellSet
	for i, h := range houses {
		guardians = guardians.Or(g.PlacesIn(d, h).Without(ring[i]).Without(ring[(i+1)%len(ring)]))
	}
	if c, single := guardians.Single(); single {
		return []explain.Effect{explain.Place(c, d)}
	}
	targets := g.Places(d).And(l.PeersOfAll(guardians))
	away := func(t candidates.Cell) bool {
		return !slices.ContainsFunc(ring, func(c candidates.Cell) bool { return c == t || l.Sees(c, t) })
	}
	if guardians.IsEmpty() || !slices.ContainsFunc(slices.Collect(targets.All()), away) {
		return nil
	}
	return explain.Removals(d, targets)
}
