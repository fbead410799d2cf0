package fish_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/techtest"
)

// The finder must find what its definition says, read word for word.
func TestNaive(t *testing.T) {
	for size, technique := range map[int]*techniques.Technique{2: fish.XWing, 3: fish.Swordfish, 4: fish.Jellyfish} {
		techtest.Twin(t, technique, func(g *candidates.Grid) (found []explain.Step) {
			for d := range g.Layout().Digits().All() {
				found = append(found, naiveFish(g, d, size, candidates.Row, candidates.Column)...)
				found = append(found, naiveFish(g, d, size, candidates.Column, candidates.Row)...)
			}
			return found
		})
	}
}

// naiveFish returns the fish of a digit with lines of one kind as base and of
// the other as cover.
func naiveFish(g *candidates.Grid, d candidates.Digit, size int, baseKind, coverKind candidates.Kind) (found []explain.Step) {
	l := g.Layout()
	lines := slices.Collect(l.HousesOfKind(baseKind).All())
	crossing := slices.Collect(l.HousesOfKind(coverKind).All())
	unsolved := func(hs []candidates.House) (left []candidates.House) {
		for _, h := range hs {
			if g.PlacesIn(d, h).Meets(g.Open()) {
				left = append(left, h)
			}
		}
		return left
	}
	subsets(lines, size, func(base []candidates.House) {
		for _, h := range base {
			if g.PlacesIn(d, h).Len() < 2 {
				return
			}
		}
		covers := coversOf(g, d, base, crossing)
		if len(covers) != size || len(unsolved(crossing))-size < size {
			return
		}
		var targets, small candidates.CellSet
		for _, h := range covers {
			targets = targets.Or(g.PlacesIn(d, h))
		}
		for _, h := range base {
			targets = targets.AndNot(l.HouseCells(h))
		}
		for n := 1; n < size; n++ {
			subsets(base, n, func(part []candidates.House) {
				if own := coversOf(g, d, part, crossing); len(own) <= n {
					for _, h := range own {
						small = small.Or(l.HouseCells(h))
					}
				}
			})
		}
		if targets.Within(small) {
			return
		}
		for i := range base {
			others := slices.Delete(slices.Clone(base), i, i+1)
			needed := false
			for t := range targets.All() {
				needed = needed || canHold(g, d, others, []candidates.Cell{t})
			}
			if !needed {
				return
			}
		}
		cover := explain.Cover{Digit: d, Base: candidates.Houses(base...), Covers: candidates.Houses(covers...)}
		found = append(found, explain.NewStep(cover, explain.Removals(d, targets)...))
	})
	return found
}

// coversOf returns the crossing lines that hold a place of the lines.
func coversOf(g *candidates.Grid, d candidates.Digit, lines, crossing []candidates.House) (covers []candidates.House) {
	for _, k := range crossing {
		if slices.ContainsFunc(lines, func(h candidates.House) bool {
			return g.PlacesIn(d, h).Meets(g.Layout().HouseCells(k))
		}) {
			covers = append(covers, k)
		}
	}
	return covers
}

// canHold reports whether the digit can stand in each of the houses without
// standing in two cells that see each other, beside the cells where it is.
func canHold(g *candidates.Grid, d candidates.Digit, houses []candidates.House, in []candidates.Cell) bool {
	if len(houses) == 0 {
		return true
	}
	for c := range g.PlacesIn(d, houses[0]).All() {
		seen := slices.ContainsFunc(in, func(b candidates.Cell) bool { return g.Layout().Sees(b, c) })
		if !seen && canHold(g, d, houses[1:], append(in, c)) {
			return true
		}
	}
	return false
}

// subsets visits every choice of n houses, which is gone with the next one.
func subsets(hs []candidates.House, n int, visit func([]candidates.House)) {
	var choose func(chosen, rest []candidates.House)
	choose = func(chosen, rest []candidates.House) {
		if len(chosen) == n {
			visit(chosen)
			return
		}
		for i, h := range rest {
			choose(append(chosen, h), rest[i+1:])
		}
	}
	choose(nil, hs)
}

// The same for fish with boxes and with fins, of two base houses: more are too
// many for the twin.
func TestNaiveSpecies(t *testing.T) {
	for _, test := range []struct {
		technique    *techniques.Technique
		kind         string
		finned, thin bool
	}{
		{fish.FinnedXWing, "basic", true, false},
		{fish.SashimiXWing, "basic", true, true},
		{fish.FrankenXWing, "franken", false, false},
		{fish.FinnedFrankenXWing, "franken", true, false},
		{fish.FinnedMutantXWing, "mutant", true, false},
	} {
		t.Run(test.technique.Code, func(t *testing.T) {
			if testing.Short() && test.technique != fish.FinnedFrankenXWing {
				t.Skip("one stands for all")
			}
			techtest.Twin(t, test.technique, func(g *candidates.Grid) (found []explain.Step) {
				for d := range g.Layout().Digits().All() {
					found = append(found, largest(naiveSpecies(g, d, test.kind, test.finned, test.thin))...)
				}
				return found
			})
		})
	}
}

// Of the fish with the same effects one with the fewest fins is shown.
func TestFewestFins(t *testing.T) {
	p, err := notation.Parse("....1....13.9......6..4281....7.3..2....5.3.....824...7...3..6.5....79....1...48.", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	g, compared := &p.Grid, 0
	techniques.NewRunner([]*techniques.Technique{fish.FinnedFrankenXWing}).All(g, func(s explain.Step) bool {
		shown := s.Evidence.(explain.Cover)
		for _, other := range naiveSpecies(g, shown.Digit, "franken", true, false) {
			c := other.Evidence.(explain.Cover)
			if !slices.Equal(s.Effects, other.Effects) {
				continue
			}
			compared++
			if c.Fins(g).Len() < shown.Fins(g).Len() {
				t.Errorf("%v has %d fins, and %v has %d", shown, shown.Fins(g).Len(), c, c.Fins(g).Len())
			}
		}
		return true
	})
	if compared < 2 {
		t.Errorf("%d fish were compared", compared)
	}
}

// naiveSpecies returns all fish of a digit with two base houses, of a kind, with
// fins or without; thin ones are basic fish that are hardly one without them.
func naiveSpecies(g *candidates.Grid, d candidates.Digit, kind string, finned, thin bool) (all []explain.Step) {
	for _, c := range naivePairs(g, d, kind) {
		if c.Fins(g).IsEmpty() == finned || kind == "basic" && naiveThin(g, c) != thin || !naiveNeeded(g, c) {
			continue
		}
		all = append(all, explain.NewStep(c, explain.Removals(d, c.Targets(g))...))
	}
	return all
}

// naivePairs returns what may be fish of a digit and of a kind: two base houses
// and two covers that all hold places of the base.
func naivePairs(g *candidates.Grid, d candidates.Digit, kind string) (found []explain.Cover) {
	if !naiveHopes(g, d) {
		return nil
	}
	var open []candidates.House
	for h := range g.Layout().Houses().All() {
		if g.PlacesIn(d, h).Meets(g.Open()) {
			open = append(open, h)
		}
	}
	subsets(open, 2, func(base []candidates.House) {
		var reach []candidates.House
		places := g.PlacesIn(d, base[0]).Or(g.PlacesIn(d, base[1]))
		for _, h := range open {
			if !slices.Contains(base, h) && places.Meets(g.Layout().HouseCells(h)) {
				reach = append(reach, h)
			}
		}
		subsets(reach, 2, func(covers []candidates.House) {
			covered := g.Layout().HouseCells(covers[0]).Or(g.Layout().HouseCells(covers[1]))
			c := explain.Cover{Digit: d, Base: candidates.Houses(base...), Covers: candidates.Houses(covers...)}
			if places.AndNot(covered).Len() <= 5 && naiveKind(c) == kind {
				found = append(found, c)
			}
		})
	})
	return found
}

// naiveHopes reports whether some place of the digit is in no arrangement of
// it: an argument about one digit removes nothing else.
func naiveHopes(g *candidates.Grid, d candidates.Digit) bool {
	houses := slices.Collect(g.Layout().Houses().All())
	for c := range g.Places(d).All() {
		if !canHold(g, d, houses, []candidates.Cell{c}) {
			return true
		}
	}
	return false
}

// naiveKind names the kind of a fish by the letters of its houses.
func naiveKind(c explain.Cover) string {
	letters := func(hs candidates.HouseSet) string {
		var kinds [3]bool
		for h := range hs.All() {
			kinds[min(h.Kind(), candidates.Box)] = true
		}
		s := ""
		for i, letter := range "rcb" {
			if kinds[i] {
				s += string(letter)
			}
		}
		return s
	}
	switch letters(c.Base) + " " + letters(c.Covers) {
	case "r c", "c r":
		return "basic"
	case "rb c", "rb cb", "r cb", "b c", "b cb", "rb b", "r b", "cb r", "cb rb", "c rb", "b r", "b rb", "cb b", "c b", "b b":
		return "franken"
	}
	return "mutant"
}

// naiveThin reports whether fins are all but one of the places of some base
// house, or all of them.
func naiveThin(g *candidates.Grid, c explain.Cover) bool {
	for h := range c.Base.All() {
		if g.PlacesIn(c.Digit, h).AndNot(c.Fins(g)).Len() < 2 {
			return true
		}
	}
	return false
}

// naiveNeeded reports whether there is a target against which no base house
// can be spared, and whether there are few fins.
func naiveNeeded(g *candidates.Grid, c explain.Cover) bool {
	endo := 0
	for fin := range c.Fins(g).All() {
		if (g.Layout().HousesOf(fin) & c.Base).Len() > 1 {
			endo++
		}
	}
	if c.Fins(g).Len() > 5 || endo > 2 {
		return false
	}
	for t := range c.Targets(g).All() {
		needed := g.Layout().HousesOf(t)&c.Base == 0
		base := slices.Collect(c.Base.All())
		for i := range base {
			others := slices.Delete(slices.Clone(base), i, i+1)
			needed = needed && canHold(g, c.Digit, others, []candidates.Cell{t})
		}
		if needed {
			return true
		}
	}
	return false
}

// largest returns the steps whose effects no other has as well, one for each
// set of effects.
func largest(steps []explain.Step) (kept []explain.Step) {
	within := func(a, b explain.Step) bool {
		d := a.Effects[0].Candidate.Digit()
		return a.Removed(d).Within(b.Removed(d))
	}
	for i, s := range steps {
		superfluous := false
		for j, other := range steps {
			superfluous = superfluous || i != j && within(s, other) && (!within(other, s) || j < i)
		}
		if !superfluous {
			kept = append(kept, s)
		}
	}
	return kept
}
