package fish_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/techtest"
)

// The finders of kraken must find what their definition says, read word for word. Of
// equally short chains they may take any: so what they find must be one of the kraken
// of the twin, and no worse than those that are kraken whatever chains are taken.
func TestNaiveKraken(t *testing.T) {
	for _, technique := range []*techniques.Technique{fish.KrakenFishType1, fish.KrakenFishType2} {
		t.Run(technique.Code, func(t *testing.T) {
			techtest.Judge(t, technique, thin, func(g *candidates.Grid, found []explain.Step) error {
				return judgeKraken(g, found, naiveKraken(g, technique == fish.KrakenFishType2))
			})
		})
	}
}

// thin makes a grid of few candidates, one digit of which is not as thin as others.
func thin(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	const few = 75
	l := g.Layout()
	*g = candidates.NewGrid(l, candidates.Filling{})
	d, own, others := candidates.Digit(1+rng.IntN(l.Size())), rng.Float64()/2, 0.7+rng.Float64()*0.15
	for _, k := range techtest.OpenCandidates(g) {
		chance := others
		if k.Digit() == d {
			chance = own
		}
		if k.Digit() != solution[k.Cell()] && rng.Float64() < chance {
			g.Remove(k.Cell(), k.Digit())
		}
	}
	cells := slices.Collect(l.Cells().All())
	for _, i := range rng.Perm(len(cells)) {
		if c := cells[i]; solution[c] != d && len(techtest.OpenCandidates(g)) > few {
			g.Place(c, solution[c])
		}
	}
}

// judgeKraken returns what is wrong with the steps found if all kraken are these.
func judgeKraken(g *candidates.Grid, found []explain.Step, all []kraken) error {
	for _, k := range all {
		i := slices.IndexFunc(found, func(s explain.Step) bool {
			e := s.Evidence.(explain.Kraken)
			return e.Fish.Digit == k.Fish.Digit && e.Target == k.Target
		})
		if (i < 0 || k.betters(found[i])) && k.isSure(g) {
			return fmt.Errorf("%+v should be found, or a better one", k)
		}
	}
	for _, s := range found {
		if !slices.ContainsFunc(all, func(k kraken) bool { return k.is(s) }) {
			return fmt.Errorf("%+v is no kraken", s.Evidence)
		}
	}
	return nil
}

// kraken is a fish and a target that all its cases lead to, with the premises for each
// way to take shortest chains.
type kraken struct {
	explain.Kraken
	ways [][]candidates.Item
}

// is reports whether the step is the kraken, with some of its chains.
func (k kraken) is(s explain.Step) bool {
	e := s.Evidence.(explain.Kraken)
	return e.Fish == k.Fish && e.Target == k.Target && e.Chosen == k.Chosen &&
		slices.ContainsFunc(k.ways, func(items []candidates.Item) bool { return slices.Equal(items, s.Premises) })
}

// betters reports whether the kraken is better than that of the step: by a smaller
// fish, or one of the same kind, with fewer premises whatever chains are taken.
func (k kraken) betters(s explain.Step) bool {
	most := 0
	for _, items := range k.ways {
		most = max(most, len(items))
	}
	rank, other := krakenRank(k.Fish), krakenRank(s.Evidence.(explain.Kraken).Fish)
	return rank < other || rank == other && most < len(s.Premises)
}

// isSure reports whether no premise can be spared whatever chains are taken.
func (k kraken) isSure(g *candidates.Grid) bool {
	return !slices.ContainsFunc(k.ways, func(items []candidates.Item) bool {
		return !techtest.Needed(g, items, []candidates.Candidate{k.Target})
	})
}

// krakenRank returns the place of a fish among those that chains are led from, -1 if
// they are not.
func krakenRank(c explain.Cover) int {
	kinds := []string{"basic 2", "franken 2", "basic 3", "franken 3", "basic 4"}
	return slices.Index(kinds, fmt.Sprint(naiveKind(c), " ", c.Base.Len()))
}

// naiveKraken returns the kraken with a chosen cover, or those with none.
func naiveKraken(g *candidates.Grid, chosen bool) (found []kraken) {
	reaches := naiveReaches(g)
	add := func(e explain.Kraken) {
		if k, ok := naiveArms(g, e, reaches); ok {
			found = append(found, k)
		}
	}
	for d := range g.Layout().Digits().All() {
		for _, target := range techtest.OpenCandidates(g) {
			var filled candidates.HouseSet
			switch {
			case target.Digit() == d:
				filled = g.Layout().HousesOf(target.Cell())
			case !chosen:
				continue
			}
			for _, c := range naiveFor(g, d, target, filled, reaches) {
				if !chosen && c.Covers&filled != 0 {
					add(explain.Kraken{Fish: c, Target: target})
				}
				for h := range (c.Covers &^ filled).All() {
					if e := (explain.Kraken{Fish: c, Target: target, Chosen: candidates.Houses(h)}); chosen && e.Cases(g) != c.Fins(g) {
						add(e)
					}
				}
			}
		}
	}
	return found
}

// naiveFor returns the fish of a digit that may lead to a target, which fills houses
// with the digit. There are none if the digit alone tells that the target is false,
// or if it has room in all houses beside the target.
func naiveFor(g *candidates.Grid, d candidates.Digit, target candidates.Candidate, filled candidates.HouseSet, reaches map[candidates.Candidate]*reach) (found []explain.Cover) {
	l, room := g.Layout(), *g
	for c := range g.Places(d).And(g.Open()).All() {
		if reaches[candidates.Of(c, d)].leadsTo(target) {
			room.Remove(c, d)
		}
	}
	var in []candidates.Cell
	if filled != 0 {
		in = []candidates.Cell{target.Cell()}
	}
	var open []candidates.House
	for h := range (l.Houses() &^ filled).All() {
		if g.PlacesIn(d, h).Meets(g.Open()) {
			open = append(open, h)
		}
	}
	if canHold(&room, d, open, in) || !canHold(g, d, open, in) {
		return nil
	}
	for _, lines := range []candidates.Kind{candidates.Row, candidates.Column} {
		for _, base := range naiveBases(&room, d, lines, open, in) {
			c := explain.Cover{Digit: d, Base: base}
			covers := l.HousesOfAny(c.Places(g)) &^ l.HousesOfKind(lines) &^ base
			subsets(slices.Collect(covers.All()), base.Len(), func(covers []candidates.House) {
				if c.Covers = candidates.Houses(covers...); krakenRank(c) >= 0 {
					found = append(found, c)
				}
			})
		}
	}
	return found
}

// naiveBases returns the choices of houses, lines of one kind or boxes among them, in
// which the digit has no room beside the cells where it is, but would have without
// any one of the houses.
func naiveBases(room *candidates.Grid, d candidates.Digit, lines candidates.Kind, houses []candidates.House, in []candidates.Cell) (bases []candidates.HouseSet) {
	for size := 1; size <= 4; size++ {
		some := slices.DeleteFunc(slices.Clone(houses), func(h candidates.House) bool {
			return h.Kind() != lines && (h.Kind() < candidates.Box || size == 4)
		})
		subsets(some, size, func(chosen []candidates.House) {
			base := candidates.Houses(chosen...)
			spare := slices.ContainsFunc(bases, func(fewer candidates.HouseSet) bool { return fewer&^base == 0 })
			if !spare && !canHold(room, d, chosen, in) {
				bases = append(bases, base)
			}
		})
	}
	return slices.DeleteFunc(bases, func(base candidates.HouseSet) bool { return base.Len() == 1 })
}

// naiveArms returns the kraken if there are at most four cases, no fin is in two base
// houses, and chains lead from all cases to the target, some of them with lines.
func naiveArms(g *candidates.Grid, e explain.Kraken, reaches map[candidates.Candidate]*reach) (k kraken, ok bool) {
	if e.Cases(g).Len() > 4 {
		return k, false
	}
	for fin := range e.Fish.Fins(g).All() {
		if (g.Layout().HousesOf(fin) & e.Fish.Base).Len() > 1 {
			return k, false
		}
	}
	ways, chained := [][]candidates.Item{e.Fish.Premises()}, false
	for c := range e.Cases(g).All() {
		r := reaches[candidates.Of(c, e.Fish.Digit)]
		if !r.leadsTo(e.Target) {
			return k, false
		}
		chained = chained || r.struck[e.Target] > 1
		var longer [][]candidates.Item
		for _, chain := range r.chains(g, e.Target) {
			for _, way := range ways {
				longer = append(longer, slices.Concat(way, chain))
			}
		}
		ways = longer
	}
	for i := range ways {
		slices.Sort(ways[i])
		ways[i] = slices.Compact(ways[i])
	}
	return kraken{e, ways}, chained
}

// reach is where chains from a candidate lead: in which round each candidate is forced,
// the one itself in the first, and in which it is struck; 0 if never.
type reach struct {
	forced, struck [candidates.MaxCandidates]int
	last           map[candidates.Candidate][]link // the last lines of the shortest chains to a candidate
}

// leadsTo reports whether a chain of at most ten lines strikes the goal.
func (r *reach) leadsTo(goal candidates.Candidate) bool {
	return r.struck[goal] != 0 && r.struck[goal] <= 1+10
}

// link is the candidate before or after another in a chain, and the item that joins
// them: only the later one is left for it.
type link struct {
	candidate candidates.Candidate
	item      candidates.Item
}

// naiveReaches returns where chains from each candidate lead.
func naiveReaches(g *candidates.Grid) map[candidates.Candidate]*reach {
	links, all, reaches := naiveLinks(g), techtest.OpenCandidates(g), map[candidates.Candidate]*reach{}
	for _, first := range all {
		r := &reach{last: map[candidates.Candidate][]link{}}
		r.forced[first] = 1
		for queue := []candidates.Candidate{first}; len(queue) > 0; queue = queue[1:] {
			k := queue[0]
			for _, goal := range all {
				if r.struck[goal] == 0 && g.Layout().Excludes(k, goal) {
					r.struck[goal] = r.forced[k]
				}
			}
			for _, next := range links[k] {
				if r.forced[next.candidate] == 0 {
					r.forced[next.candidate] = r.forced[k] + 1
					queue = append(queue, next.candidate)
				}
				if r.forced[next.candidate] == r.forced[k]+1 {
					r.last[next.candidate] = append(r.last[next.candidate], link{k, next.item})
				}
			}
		}
		reaches[first] = r
	}
	return reaches
}

// naiveLinks returns for each candidate what it forces by itself, and why.
func naiveLinks(g *candidates.Grid) map[candidates.Candidate][]link {
	links := map[candidates.Candidate][]link{}
	for _, k := range techtest.OpenCandidates(g) {
		left := *g
		left.Place(k.Cell(), k.Digit())
		for _, i := range g.Layout().Items() {
			if g.Count(i) > 1 && left.Count(i) == 1 {
				if forced := left.AppendCandidates(nil, i)[0]; left.Open().Has(forced.Cell()) {
					links[k] = append(links[k], link{forced, i})
				}
			}
		}
	}
	return links
}

// chains returns the items of each shortest chain that strikes the goal.
func (r *reach) chains(g *candidates.Grid, goal candidates.Candidate) (all [][]candidates.Item) {
	for _, k := range techtest.OpenCandidates(g) {
		if r.forced[k] == r.struck[goal] && g.Layout().Excludes(k, goal) {
			all = append(all, r.chainsTo(k)...)
		}
	}
	return all
}

// chainsTo returns the items of each shortest chain to the candidate.
func (r *reach) chainsTo(k candidates.Candidate) (all [][]candidates.Item) {
	if r.forced[k] == 1 {
		return [][]candidates.Item{nil}
	}
	for _, last := range r.last[k] {
		for _, chain := range r.chainsTo(last.candidate) {
			all = append(all, append(slices.Clone(chain), last.item))
		}
	}
	return all
}
