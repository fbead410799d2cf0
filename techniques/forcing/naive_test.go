package forcing_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	cover := func(technique *techniques.Technique, removed func(*candidates.Grid) []candidates.Candidate) {
		t.Run(technique.Code, func(t *testing.T) { techtest.Cover(t, technique, removed) })
	}
	twin := func(technique *techniques.Technique, steps func(*candidates.Grid) []explain.Step) {
		t.Run(technique.Code, func(t *testing.T) { techtest.Twin(t, technique, steps) })
	}
	cover(forcing.TemplateSet, naiveTemplateSets)
	cover(forcing.TemplateDelete, naiveTemplateDeletes)
	twin(forcing.Nishio, naiveNishio)
	twin(forcing.ForcingNetContradiction, naiveNets)
	cover(forcing.ForcingNetVerity, naiveNetVerities)
	cover(forcing.ForcingChainContradiction, naiveChains)
	cover(forcing.CellForcingChain, func(g *candidates.Grid) []candidates.Candidate { return naiveChainVerities(g, isCell) })
	cover(forcing.RegionForcingChain, func(g *candidates.Grid) []candidates.Candidate { return naiveChainVerities(g, isHouse) })
}

// many candidates are too many to go through for chains and for verities.
const many = 90

// templates are the cells of a digit in each way to arrange it.
type templates [][]candidates.Cell

// naiveTemplates returns the templates of a digit that the pencil marks allow: a
// place in each row, of which each other house has one too.
func naiveTemplates(g *candidates.Grid, d candidates.Digit) (all templates) {
	l := g.Layout()
	var extend func(chosen []candidates.Cell)
	extend = func(chosen []candidates.Cell) {
		if len(chosen) < l.Size() {
			for c := range g.PlacesIn(d, candidates.HouseOf(candidates.Row, len(chosen)+1)).All() {
				if !slices.ContainsFunc(chosen, func(other candidates.Cell) bool { return l.Sees(c, other) }) {
					extend(append(slices.Clone(chosen), c))
				}
			}
			return
		}
		for h := range l.Houses().All() {
			if !candidates.Cells(chosen...).Meets(l.HouseCells(h)) {
				return
			}
		}
		all = append(all, chosen)
	}
	extend(nil)
	return all
}

// common returns the cells that all templates have.
func (all templates) common() (cells candidates.CellSet) {
	for i, t := range all {
		if i == 0 {
			cells = candidates.Cells(t...)
		}
		cells = cells.And(candidates.Cells(t...))
	}
	return cells
}

// naiveLeft returns the templates of each digit that use no cell which is in all
// templates of another, nor in all that are left of those; nothing where there are
// too many to go through.
func naiveLeft(g *candidates.Grid) map[candidates.Digit]templates {
	left := map[candidates.Digit]templates{}
	for d := range g.Layout().Digits().All() {
		if g.Places(d).Len() > 30 {
			return nil
		}
		left[d] = naiveTemplates(g, d)
	}
	for again := true; again; {
		again = false
		for d := range left {
			known := left[d].common()
			for other, all := range left {
				if other == d {
					continue
				}
				left[other] = slices.DeleteFunc(slices.Clone(all), func(t []candidates.Cell) bool {
					return slices.ContainsFunc(t, known.Has)
				})
				again = again || len(left[other]) < len(all)
			}
		}
	}
	return left
}

// naiveTemplateSets returns what cannot be beside digits that all their templates
// place.
func naiveTemplateSets(g *candidates.Grid) (removed []candidates.Candidate) {
	after := *g
	for d, all := range naiveLeft(g) {
		for c := range all.common().And(g.Open()).All() {
			after.Place(c, d)
		}
	}
	return lost(g, &after)
}

// naiveTemplateDeletes returns the candidates that are in no template.
func naiveTemplateDeletes(g *candidates.Grid) (removed []candidates.Candidate) {
	for d, all := range naiveLeft(g) {
		for c := range g.Places(d).And(g.Open()).All() {
			if !slices.ContainsFunc(all, func(t []candidates.Cell) bool { return slices.Contains(t, c) }) {
				removed = append(removed, candidates.Of(c, d))
			}
		}
	}
	return removed
}

// lost returns the candidates that one grid has and another has not.
func lost(before, after *candidates.Grid) (ks []candidates.Candidate) {
	for c := range before.Open().All() {
		for d := range before.Candidates(c).All() {
			if k := candidates.Of(c, d); !after.Has(k) {
				ks = append(ks, k)
			}
		}
	}
	return ks
}

// outcome is what comes of a candidate if it is true: what is left after it, and
// after each round of candidates that are forced then. It ends if no more are, or if
// an item is left without a candidate.
type outcome []candidates.Grid

// rounds returns the number of rounds.
func (o outcome) rounds() int { return len(o) - 1 }

// fails reports whether one of the items has no candidate in the end.
func (o outcome) fails(items []candidates.Item) bool {
	return slices.ContainsFunc(items, func(i candidates.Item) bool { return o[o.rounds()].Count(i) == 0 })
}

// struck returns the round in which a candidate is struck, -1 if it is not.
func (o outcome) struck(k candidates.Candidate) int {
	return slices.IndexFunc(o, func(g candidates.Grid) bool { return !g.Has(k) })
}

// place returns the grid on which candidates are true.
func place(g *candidates.Grid, ks ...candidates.Candidate) candidates.Grid {
	left := *g
	for _, k := range ks {
		left.Place(k.Cell(), k.Digit())
	}
	return left
}

// singles returns the candidates in open cells that some of the items are left with.
func singles(g *candidates.Grid, items []candidates.Item) (ks []candidates.Candidate) {
	for _, i := range items {
		if g.Count(i) == 1 {
			if k := g.AppendCandidates(nil, i)[0]; g.Open().Has(k.Cell()) && !slices.Contains(ks, k) {
				ks = append(ks, k)
			}
		}
	}
	return ks
}

// several returns the items that have more than one candidate. What others have is
// not forced by anything.
func several(g *candidates.Grid) []candidates.Item {
	return slices.DeleteFunc(slices.Clone(g.Layout().Items()), func(i candidates.Item) bool { return g.Count(i) < 2 })
}

// nets returns what comes of all candidates where an item forces the last one it has
// left, whatever struck the others.
func nets(g *candidates.Grid) map[candidates.Candidate]outcome {
	outcomes, items := map[candidates.Candidate]outcome{}, several(g)
	for _, k := range techtest.OpenCandidates(g) {
		outcomes[k] = net(g, k, g.Layout().Items(), items)
	}
	return outcomes
}

// net returns what comes of a candidate if some items force others.
func net(g *candidates.Grid, k candidates.Candidate, needed, forcing []candidates.Item) outcome {
	o := outcome{place(g, k)}
	for !o.fails(needed) {
		last := &o[o.rounds()]
		forced := singles(last, forcing)
		if len(forced) == 0 {
			break
		}
		o = append(o, place(last, forced...))
	}
	return o
}

// chains returns what comes of all candidates where an item forces the last one it has
// left only if one candidate struck all others, and in which round others are forced.
func chains(g *candidates.Grid) (outcomes map[candidates.Candidate]outcome, rounds map[candidates.Candidate]map[candidates.Candidate]int) {
	links := map[candidates.Candidate][]candidates.Candidate{}
	items := several(g)
	for _, k := range techtest.OpenCandidates(g) {
		alone := place(g, k)
		links[k] = singles(&alone, items)
	}
	outcomes, rounds = map[candidates.Candidate]outcome{}, map[candidates.Candidate]map[candidates.Candidate]int{}
	for _, k := range techtest.OpenCandidates(g) {
		o, left, round := outcome{}, *g, map[candidates.Candidate]int{k: 0}
		for fresh := []candidates.Candidate{k}; len(fresh) > 0; {
			left = place(&left, fresh...)
			o = append(o, left)
			var next []candidates.Candidate
			for _, before := range fresh {
				for _, forced := range links[before] {
					if _, known := round[forced]; !known {
						round[forced] = len(o)
						next = append(next, forced)
					}
				}
			}
			fresh = next
		}
		outcomes[k], rounds[k] = o, round
	}
	return outcomes, rounds
}

// naiveNishio removes the candidates that come to a conflict by places of their digit,
// but not at once. It is left to singles of the grid if it comes by these only.
func naiveNishio(g *candidates.Grid) (steps []explain.Step) {
	for _, k := range techtest.OpenCandidates(g) {
		var items []candidates.Item
		for h := range g.Layout().Houses().All() {
			items = append(items, candidates.HouseItem(k.Digit(), h))
		}
		if !net(g, k, items, items).fails(items) {
			continue
		}
		if o := net(g, k, g.Layout().Items(), several(g)); o.rounds() > 0 && o.fails(g.Layout().Items()) {
			steps = append(steps, naiveTrial(k))
		}
	}
	return steps
}

// naiveNets removes the candidates that come to a conflict, but not at once.
func naiveNets(g *candidates.Grid) (steps []explain.Step) {
	for k, o := range nets(g) {
		if o.rounds() > 0 && o.fails(g.Layout().Items()) {
			steps = append(steps, naiveTrial(k))
		}
	}
	return steps
}

// naiveTrial returns the step that removes a candidate.
func naiveTrial(k candidates.Candidate) explain.Step {
	return explain.NewStep(explain.Trial{Assume: k}, explain.Remove(k.Cell(), k.Digit()))
}

// naiveChains returns the candidates that come to a conflict with the end of a chain
// that begins in them. No net may do so sooner: then a line may be needless that the
// chain cannot do without, and such chains are dropped.
func naiveChains(g *candidates.Grid) (removed []candidates.Candidate) {
	if len(techtest.OpenCandidates(g)) > many {
		return nil
	}
	byNet := nets(g)
	_, rounds := chains(g)
	for _, k := range techtest.OpenCandidates(g) {
		for end, round := range rounds[k] {
			both := outcome{place(g, k, end)}
			if round > 0 && round == byNet[k].rounds() && both.fails(g.Layout().Items()) {
				removed = append(removed, k)
			}
		}
	}
	return removed
}

// naiveChainVerities returns what chains strike from all candidates of some item.
func naiveChainVerities(g *candidates.Grid, takes func(candidates.Item) bool) []candidates.Candidate {
	if len(techtest.OpenCandidates(g)) > many {
		return nil
	}
	outcomes, _ := chains(g)
	return naiveVerities(g, outcomes, nets(g), takes)
}

// naiveNetVerities returns what nets strike from all candidates of some item.
func naiveNetVerities(g *candidates.Grid) []candidates.Candidate {
	if len(techtest.OpenCandidates(g)) > many {
		return nil
	}
	outcomes := nets(g)
	return naiveVerities(g, outcomes, outcomes, func(candidates.Item) bool { return true })
}

// naiveVerities returns what all candidates of some item strike, but not all at once.
// None of them comes to a conflict, and no net strikes it sooner, as in naiveChains.
func naiveVerities(g *candidates.Grid, outcomes, byNet map[candidates.Candidate]outcome, takes func(candidates.Item) bool) (removed []candidates.Candidate) {
	for _, i := range several(g) {
		ks := g.AppendCandidates(nil, i)
		if !takes(i) || slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return outcomes[k].fails(g.Layout().Items()) }) {
			continue
		}
		for goal := range outcomes {
			most, each := 0, true
			for _, k := range ks {
				round := outcomes[k].struck(goal)
				most = max(most, round)
				each = each && round >= 0 && round == byNet[k].struck(goal)
			}
			if each && most > 0 {
				removed = append(removed, goal)
			}
		}
	}
	return removed
}

func isCell(i candidates.Item) bool {
	_, ok := i.Cell()
	return ok
}

func isHouse(i candidates.Item) bool { return !isCell(i) }
