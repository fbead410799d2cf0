package chains_test

import (
	"cmp"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/techtest"
)

// Chains through almost locked sets must be those that their definitions name, no more
// and no fewer.
func TestNaiveSets(t *testing.T) {
	twin := func(technique *techniques.Technique, twin func(*candidates.Grid) []explain.Step) {
		t.Run(technique.Code, func(t *testing.T) { techtest.TwinMade(t, technique, techtest.Thin(50), twin) })
	}
	twin(chains.ALSAIC, naiveSetAICs)
	twin(chains.ALSDiscontinuousNiceLoop, naiveSetLoops)
	twin(chains.ALSContinuousNiceLoop, naiveSetRings)
}

// overSets returns the links of a grid with those in almost locked sets of two to six
// cells: from all places of a digit to all of another, in the smallest such sets. The
// digit must be one that something outside can take from the set.
func overSets(g *candidates.Grid) *web {
	w := newWeb(g, true)
	smallest := map[[2]place]int{} // the cells that a link needs
	for _, s := range w.links {
		smallest[[2]place{s.off, s.on}] = 1
	}
	sets := techtest.AlmostLocked(g)
	slices.SortFunc(sets, func(a, b candidates.CellSet) int { return cmp.Compare(a.Len(), b.Len()) })
	for _, set := range sets {
		n := set.Len()
		if n < 2 || n > 6 {
			continue
		}
		var by explain.Link
		for c := range set.All() {
			by = append(by, candidates.CellItem(c))
		}
		var ends []place
		for d := range g.Layout().Digits().All() {
			if in := g.Places(d).And(set); !in.IsEmpty() && g.Places(d).Meets(g.Layout().PeersOfAll(in)) {
				ends = append(ends, place{d, in})
			}
		}
		for _, a := range ends {
			for _, z := range ends {
				if size, ok := smallest[[2]place{a, z}]; a != z && (!ok || size == n) {
					smallest[[2]place{a, z}] = n
					w.links = append(w.links, strong{a, z, by})
				}
			}
		}
	}
	return w
}

// pair is two places and the number of strong links of the shortest ways between them.
type pair struct {
	a, z   place
	length int
	plain  int           // of ways without almost locked sets, 0 if there are none
	from   map[place]int // by place, that of the shortest ways from the first
}

// isNew reports whether ways without almost locked sets are longer.
func (p pair) isNew() bool { return p.plain == 0 || p.plain > p.length }

// pairs returns all pairs in one of their two orders, by length.
func (w *web) pairs(plain *web) (all [][]pair) {
	met := map[place]bool{}
	for _, s := range w.links {
		a := s.off
		if met[a] {
			continue
		}
		from, sooner := w.reached(a), plain.reached(a)
		for z, length := range from {
			for len(all) <= length {
				all = append(all, nil)
			}
			if !met[z] {
				all[length] = append(all[length], pair{a, z, length, sooner[z], from})
			}
		}
		met[a] = true
	}
	return all
}

// reached returns where ways from a place lead, by the strong links of the shortest.
func (w *web) reached(a place) map[place]int {
	lengths := map[place]int{}
	var ends []place
	reach := func(links []strong, length int) {
		for _, s := range links {
			if lengths[s.on] == 0 {
				lengths[s.on] = length
				ends = append(ends, s.on)
			}
		}
	}
	reach(w.from(a), 1)
	for i := 0; i < len(ends); i++ {
		reach(w.forced(ends[i]), lengths[ends[i]]+1)
	}
	return lengths
}

// shortest returns the shortest ways between two places.
func (w *web) shortest(p pair) (ways []way) {
	if p.length == 1 {
		for _, s := range w.from(p.a) {
			if s.on == p.z {
				ways = append(ways, way{s})
			}
		}
		return ways
	}
	for middle, length := range p.from {
		if length != p.length-1 {
			continue
		}
		for _, s := range w.forced(middle) {
			if s.on == p.z {
				for _, y := range w.shortest(pair{a: p.a, z: middle, length: length, from: p.from}) {
					ways = append(ways, slices.Concat(y, way{s}))
				}
			}
		}
	}
	return ways
}

// gathering is the steps of ways, those of the shortest first.
type gathering struct {
	grid    *candidates.Grid
	steps   []explain.Step
	longest []explain.Step                // of the length at hand, one for all that ways remove
	removed map[candidates.Candidate]bool // by shorter ways
}

// next goes on to longer ways.
func (f *gathering) next() {
	for _, s := range f.longest {
		for _, e := range s.Effects {
			f.removed[e.Candidate] = true
		}
	}
	f.steps = append(f.steps, f.longest...)
	f.longest = nil
}

// step returns the step of a way. It counts if shorter ways do not remove all of that,
// and the premises are twelve at most and none to spare.
func (f *gathering) step(y way, ks []candidates.Candidate) (step explain.Step, counts bool) {
	var because explain.Chain
	for _, s := range y {
		because.Links = append(because.Links, s.by)
	}
	var effects []explain.Effect
	for _, k := range ks {
		effects = append(effects, explain.Remove(k.Cell(), k.Digit()))
		counts = counts || !f.removed[k]
	}
	step = explain.NewStep(because, effects...)
	return step, counts && len(step.Premises) <= 12 && techtest.Needed(f.grid, step.Premises, ks)
}

// naiveSetAICs returns what the shortest ways between two places remove that are not in
// one cell, if it is two candidates or more.
func naiveSetAICs(g *candidates.Grid) []explain.Step {
	w := overSets(g)
	f := gathering{grid: g, removed: map[candidates.Candidate]bool{}}
	for length, pairs := range w.pairs(newWeb(g, true)) {
		for _, p := range pairs {
			ks := w.refuted(p.a, p.z)
			if length == 1 || !p.isNew() || len(ks) < 2 || p.a == p.z || p.a.digit != p.z.digit && p.a.cells == p.z.cells {
				continue
			}
			for _, y := range w.shortest(p) {
				if step, ok := f.step(y, ks); ok && !w.repeats(y, 2, ks) {
					f.longest = techtest.AddLeast(f.longest, step)
				}
			}
		}
		f.next()
	}
	return f.steps
}

// repeats reports whether some part of a way removes all that the way does, or so many
// candidates and these of the same digits.
func (w *web) repeats(y way, least int, ks []candidates.Candidate) bool {
	return y.inside(func(a, z place) bool {
		part := w.refuted(a, z)
		more := func(k candidates.Candidate) bool { return !slices.Contains(part, k) }
		return len(part) >= least && digitsOf(part) == digitsOf(ks) || !slices.ContainsFunc(ks, more)
	})
}

// digitsOf returns the digits of some candidates.
func digitsOf(ks []candidates.Candidate) (ds candidates.DigitSet) {
	for _, k := range ks {
		ds = ds.With(k.Digit())
	}
	return ds
}

// naiveSetLoops returns what the shortest loops through a candidate remove. Those with
// two weak links at the candidate have an end of its digit.
func naiveSetLoops(g *candidates.Grid) []explain.Step {
	w := overSets(g)
	all := w.pairs(newWeb(g, true))
	least, plain := map[candidates.Candidate]int{}, map[candidates.Candidate]int{}
	for _, pairs := range all {
		for _, p := range pairs {
			for _, k := range w.through(p) {
				shorten(least, k, p.links(k, p.length))
				shorten(plain, k, p.links(k, p.plain))
			}
		}
	}
	f := gathering{grid: g, removed: map[candidates.Candidate]bool{}}
	for length, pairs := range all {
		for _, p := range pairs {
			if length == 1 {
				continue
			}
			if c, ok := p.a.cells.Single(); ok && p.a == p.z && p.isNew() {
				var others []candidates.Candidate
				for d := range g.Candidates(c).Without(p.a.digit).All() {
					others = append(others, candidates.Of(c, d))
				}
				for _, y := range w.shortest(p) {
					if step, ok := f.step(y, others); ok {
						f.longest = techtest.AddLeast(f.longest, step)
					}
				}
			}
			for _, k := range w.through(p) {
				isLeast := p.links(k, length) == least[k] && (plain[k] == 0 || plain[k] > least[k])
				if !isLeast || p.a == p.z || p.a.digit != k.Digit() && p.z.digit != k.Digit() {
					continue
				}
				ks := []candidates.Candidate{k}
				for _, y := range w.shortest(p) {
					if step, ok := f.step(y, ks); ok && !w.repeats(y, 1, ks) {
						f.longest = techtest.AddLeast(f.longest, step)
					}
				}
			}
		}
		f.next()
	}
	return f.steps
}

// through returns the candidates that make loops with the ways of a pair. A place that
// is true because it cannot be false makes none with the others of its cell.
func (w *web) through(p pair) []candidates.Candidate {
	return slices.DeleteFunc(w.refuted(p.a, p.z), func(k candidates.Candidate) bool { return p.a == p.z && k.Digit() != p.a.digit })
}

// links returns how many links the loop through a candidate has if the ways have so many
// strong ones, 0 if these are not two at least. A link that closes it within a cell does
// not count.
func (p pair) links(k candidates.Candidate, length int) int {
	switch {
	case length < 2:
		return 0
	case p.a.digit == k.Digit() && p.z.digit == k.Digit():
		return 2*length + 1
	}
	return 2 * length
}

// shorten notes a number of links that is lower than the one that is known.
func shorten(least map[candidates.Candidate]int, k candidates.Candidate, links int) {
	if links > 0 && (least[k] == 0 || links < least[k]) {
		least[k] = links
	}
}

// ring is a way that a weak link closes to a loop.
type ring struct {
	ends  [2]place
	turns candidates.CellSet // where it goes by a strong link from one digit to another
	rank  int                // by how much it removes, then by its strong links in boxes
	step  explain.Step
}

// naiveSetRings returns what the best of the shortest continuous loops remove.
func naiveSetRings(g *candidates.Grid) []explain.Step {
	w := overSets(g)
	f := gathering{grid: g, removed: map[candidates.Candidate]bool{}}
	var turned candidates.CellSet // by shorter loops
	for length, pairs := range w.pairs(newWeb(g, true)) {
		var rings []ring
		turns := turned
		for _, p := range pairs {
			if length == 1 || !p.isNew() || !w.excludes(p.a, p.z) {
				continue
			}
			for _, y := range w.shortest(p) {
				r := ring{ends: [2]place{p.a, p.z}}
				for _, s := range y {
					if s.off.cells == s.on.cells {
						r.turns = r.turns.Or(s.on.cells)
					}
					if _, h, ok := s.by[0].House(); ok && h.Kind() == candidates.Box {
						r.rank++
					}
				}
				turns = turns.Or(r.turns)
				r.turns = r.turns.AndNot(turned)
				ks := w.around(y)
				r.rank += 100 * len(ks)
				var ok bool
				if r.step, ok = f.step(y, ks); ok {
					rings = append(rings, r)
				}
			}
		}
		for _, r := range best(rings) {
			f.longest = techtest.AddLeast(f.longest, r.step)
		}
		f.next()
		turned = turns
	}
	return f.steps
}

// best returns the rings of which none is better that closes by the same weak link
// within a cell, or, if they do not close within one, that turns in the same cell.
func best(rings []ring) []ring {
	closed, turned := map[[2]place]int{}, map[candidates.Cell]int{}
	for _, r := range rings {
		closed[r.ends] = max(closed[r.ends], r.rank)
		for c := range r.turns.All() {
			turned[c] = max(turned[c], r.rank)
		}
	}
	return slices.DeleteFunc(rings, func(r ring) bool {
		if r.ends[0].digit != r.ends[1].digit {
			return r.rank < closed[r.ends]
		}
		isBest := func(c candidates.Cell) bool { return r.rank == turned[c] }
		return !slices.ContainsFunc(slices.Collect(r.turns.All()), isBest)
	})
}

// around returns what a loop removes: what excludes both places of a weak link, but
// nothing from the cells of the loop unless the link is within a cell, and from each
// set the digits that the loop does not pass it by, in all cells that see their places.
func (w *web) around(y way) (ks []candidates.Candidate) {
	var passed candidates.CellSet
	for _, s := range y {
		passed = passed.Or(s.off.cells).Or(s.on.cells)
	}
	for i, s := range y {
		next := y[(i+1)%len(y)].off
		for _, k := range w.refuted(s.on, next) {
			if s.on.digit != next.digit || !passed.Has(k.Cell()) {
				ks = append(ks, k)
			}
		}
		set := s.by.Set()
		for d := range w.grid.Layout().Digits().Without(s.off.digit).Without(s.on.digit).All() {
			if in := w.grid.Places(d).And(set); !in.IsEmpty() {
				for c := range w.grid.Places(d).And(w.grid.Layout().PeersOfAll(in)).All() {
					ks = append(ks, candidates.Of(c, d))
				}
			}
		}
	}
	slices.Sort(ks)
	return slices.Compact(ks)
}
