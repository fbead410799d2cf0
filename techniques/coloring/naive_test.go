package coloring_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/coloring"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	techtest.Twin(t, coloring.SimpleColoringTrap, func(g *candidates.Grid) []explain.Step {
		return naiveSteps(g, naiveTraps)
	})
	techtest.Twin(t, coloring.SimpleColoringWrap, func(g *candidates.Grid) []explain.Step {
		return naiveSteps(g, naiveWraps)
	})
	techtest.Twin(t, coloring.MultiColoring1, func(g *candidates.Grid) []explain.Step {
		return naivePairs(g, naiveBridges)
	})
	techtest.Twin(t, coloring.MultiColoring2, func(g *candidates.Grid) []explain.Step {
		return naivePairs(g, naiveBlocks)
	})
	techtest.Cover(t, coloring.Medusa, naiveMedusas)
}

// cluster is the candidates that strong links join, in two colours.
type cluster [2][]candidates.Candidate

func (c cluster) all() []candidates.Candidate { return slices.Concat(c[0], c[1]) }

// naiveClusters returns the clusters that the strong links among some items make.
// Each candidate is a cluster by itself at first, and each link joins two.
func naiveClusters(g *candidates.Grid, items []candidates.Item) []cluster {
	var clusters []cluster
	for k := range candidates.Candidate(candidates.MaxCandidates) {
		if g.Layout().HasCandidate(k) && g.Has(k) {
			clusters = append(clusters, cluster{{k}, nil})
		}
	}
	for _, item := range items {
		if g.Count(item) != 2 {
			continue
		}
		ends := g.AppendCandidates(nil, item)
		with := func(k candidates.Candidate) int {
			return slices.IndexFunc(clusters, func(c cluster) bool { return slices.Contains(c.all(), k) })
		}
		a, b := with(ends[0]), with(ends[1])
		if a == b {
			continue
		}
		x, y := clusters[a], clusters[b]
		if slices.Contains(x[0], ends[0]) == slices.Contains(y[0], ends[1]) {
			y[0], y[1] = y[1], y[0] // the ends differ in colour
		}
		clusters[a], clusters[b] = cluster{slices.Concat(x[0], y[0]), slices.Concat(x[1], y[1])}, cluster{}
	}
	return slices.DeleteFunc(clusters, func(c cluster) bool { return len(c.all()) < 2 })
}

// digitClusters returns the clusters of a digit.
func digitClusters(g *candidates.Grid, d candidates.Digit) []cluster {
	var items []candidates.Item
	for h := range g.Layout().Houses().All() {
		items = append(items, candidates.HouseItem(d, h))
	}
	return naiveClusters(g, items)
}

// sees reports whether a candidate excludes one of several.
func sees(g *candidates.Grid, k candidates.Candidate, ks []candidates.Candidate) bool {
	return slices.ContainsFunc(ks, func(other candidates.Candidate) bool { return g.Layout().Excludes(k, other) })
}

// touch reports whether one of some candidates excludes one of others.
func touch(g *candidates.Grid, some, others []candidates.Candidate) bool {
	return slices.ContainsFunc(some, func(k candidates.Candidate) bool { return sees(g, k, others) })
}

// seeBoth returns the candidates that exclude one of either list.
func seeBoth(g *candidates.Grid, a, b []candidates.Candidate) (both []candidates.Candidate) {
	for c := range g.Layout().Cells().All() {
		for d := range g.Candidates(c).All() {
			if k := candidates.Of(c, d); sees(g, k, a) && sees(g, k, b) {
				both = append(both, k)
			}
		}
	}
	return both
}

// naiveTraps returns what is outside a cluster and sees both colours.
func naiveTraps(g *candidates.Grid, c cluster) [][]candidates.Candidate {
	outside := slices.DeleteFunc(seeBoth(g, c[0], c[1]), func(k candidates.Candidate) bool { return slices.Contains(c.all(), k) })
	return [][]candidates.Candidate{outside}
}

// naiveWraps returns the colours of which two candidates see each other.
func naiveWraps(g *candidates.Grid, c cluster) (wrong [][]candidates.Candidate) {
	for _, colour := range c {
		if touch(g, colour, colour) {
			wrong = append(wrong, colour)
		}
	}
	return wrong
}

// naiveBridges returns what sees the far colours of two clusters that touch.
func naiveBridges(g *candidates.Grid, x, y cluster) [][]candidates.Candidate {
	var removed []candidates.Candidate
	for a := range x {
		for c := range y {
			if touch(g, x[a], y[c]) {
				removed = append(removed, seeBoth(g, x[1-a], y[1-c])...)
			}
		}
	}
	return [][]candidates.Candidate{removed}
}

// naiveBlocks returns the colours that touch both colours of the other cluster.
func naiveBlocks(g *candidates.Grid, x, y cluster) (wrong [][]candidates.Candidate) {
	for i := range x {
		if touch(g, x[i], y[0]) && touch(g, x[i], y[1]) {
			wrong = append(wrong, x[i])
		}
		if touch(g, y[i], x[0]) && touch(g, y[i], x[1]) {
			wrong = append(wrong, y[i])
		}
	}
	return wrong
}

// naiveSteps returns the steps of a technique that looks at each cluster of a
// digit by itself.
func naiveSteps(g *candidates.Grid, removed func(*candidates.Grid, cluster) [][]candidates.Candidate) (found []explain.Step) {
	for d := range g.Layout().Digits().All() {
		for _, c := range digitClusters(g, d) {
			for _, ks := range removed(g, c) {
				if len(ks) > 0 {
					found = append(found, naiveStep(g, d, ks, c.all()))
				}
			}
		}
	}
	return found
}

// naivePairs returns the steps of a technique that looks at two clusters of a
// digit, where something is removed that no cluster removes by itself.
func naivePairs(g *candidates.Grid, removed func(g *candidates.Grid, x, y cluster) [][]candidates.Candidate) (found []explain.Step) {
	for d := range g.Layout().Digits().All() {
		clusters := digitClusters(g, d)
		for i, x := range clusters {
			for _, y := range clusters[:i] {
				alone := slices.Concat(naiveAlone(g, x), naiveAlone(g, y))
				for _, ks := range removed(g, x, y) {
					if slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return !slices.Contains(alone, k) }) {
						found = append(found, naiveStep(g, d, ks, slices.Concat(x.all(), y.all())))
					}
				}
			}
		}
	}
	return found
}

// naiveAlone returns what a cluster removes by itself. What sees a colour that is
// true goes too.
func naiveAlone(g *candidates.Grid, c cluster) (removed []candidates.Candidate) {
	removed = seeBoth(g, c[0], c[1])
	for i, colour := range c {
		if touch(g, colour, colour) {
			removed = slices.Concat(removed, colour, seeBoth(g, c[1-i], c[1-i]))
		}
	}
	return removed
}

// naiveStep returns the step that removes candidates of a digit, by the fewest
// strong links of some candidates that do.
func naiveStep(g *candidates.Grid, d candidates.Digit, removed, linked []candidates.Candidate) explain.Step {
	slices.Sort(removed)
	removed = slices.Compact(removed)
	var effects []explain.Effect
	for _, k := range removed {
		effects = append(effects, explain.Remove(k.Cell(), d))
	}
	var links []candidates.Item
	var ends [][]candidates.Candidate
	for h := range g.Layout().Houses().All() {
		ks := g.AppendCandidates(nil, candidates.HouseItem(d, h))
		known := slices.ContainsFunc(ends, func(other []candidates.Candidate) bool { return slices.Equal(other, ks) })
		if len(ks) == 2 && slices.Contains(linked, ks[0]) && !known {
			links, ends = append(links, candidates.HouseItem(d, h)), append(ends, ks)
		}
	}
	for n := 1; ; n++ {
		if chosen, ok := choose(g, ends, removed, n, nil); ok {
			var c explain.Cluster
			for _, i := range chosen {
				c.Links = append(c.Links, links[i])
			}
			return explain.NewStep(explain.Coloring{Clusters: []explain.Cluster{c}}, effects...)
		}
	}
}

// choose chooses n more links after those chosen before, beside which none of the
// candidates can be true.
func choose(g *candidates.Grid, links [][]candidates.Candidate, removed []candidates.Candidate, n int, chosen []int) ([]int, bool) {
	if n == 0 {
		var some [][]candidates.Candidate
		for _, i := range chosen {
			some = append(some, links[i])
		}
		return chosen, !slices.ContainsFunc(removed, func(k candidates.Candidate) bool { return techtest.Fits(g, some, []candidates.Candidate{k}) })
	}
	first := 0
	if len(chosen) > 0 {
		first = chosen[len(chosen)-1] + 1
	}
	for i := first; i+n <= len(links); i++ {
		if all, ok := choose(g, links, removed, n-1, append(slices.Clone(chosen), i)); ok {
			return all, true
		}
	}
	return nil, false
}

// naiveMedusas returns what the clusters of strong links of all kinds remove.
func naiveMedusas(g *candidates.Grid) (removed []candidates.Candidate) {
	for _, c := range naiveClusters(g, g.Layout().Items()) {
		removed = append(removed, naiveTraps(g, c)[0]...)
		removed = append(removed, slices.Concat(naiveWraps(g, c)...)...)
	}
	alone := map[candidates.Candidate]bool{}
	for d := range g.Layout().Digits().All() {
		for _, c := range digitClusters(g, d) {
			for _, k := range naiveAlone(g, c) {
				alone[k] = true
			}
		}
	}
	return slices.DeleteFunc(removed, func(k candidates.Candidate) bool { return alone[k] })
}
