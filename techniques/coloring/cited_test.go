package coloring_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// The evidence of a coloring is judged by the links that it cites: on a board that has these links alone it is
// as right, and without any one of them it is refused.
func TestCitedLinks(t *testing.T) {
	list := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family != "coloring" })
	runner := techniques.NewRunner(list)
	damaged := 0
	for _, g := range notationtest.Read(t, "stalled", 12) {
		for f := range pipeline.Solve(g).Frames() {
			n := 0
			runner.All(&f.Before, func(s explain.Step) bool {
				e := s.Evidence.(explain.Coloring)
				if alone := only(f.Before.Layout(), &f.Before, e.Premises()); refused(&alone, e, s.Effects) {
					t.Errorf("%v is refused on a board with its links alone", e)
				}
				for i, c := range e.Clusters {
					for j := range c.Links {
						for name, less := range map[string]explain.Cluster{"a link": without(&f.Before, c, j), "the citation of a link": {On: c.On, Off: c.Off, Links: remove(c.Links, j)}} {
							other := explain.Coloring{Clusters: slices.Clone(e.Clusters)}
							other.Clusters[i] = less
							if damaged++; !refused(&f.Before, other, s.Effects) {
								t.Errorf("%v: without %s, %v, it is accepted: %v", e, name, c.Links[j], s.Effects)
							}
						}
					}
					for j := range c.On {
						other := explain.Coloring{Clusters: slices.Clone(e.Clusters)}
						other.Clusters[i] = explain.Cluster{On: remove(c.On, j), Off: append(slices.Clone(c.Off), c.On[j]), Links: c.Links}
						if damaged++; !refused(&f.Before, other, s.Effects) {
							t.Errorf("%v: with %v in the other colour it is accepted", e, c.On[j])
						}
					}
				}
				n++
				return n < 4
			})
		}
	}
	if damaged < 500 {
		t.Errorf("%d damaged steps were judged: expected 500", damaged)
	}
}

// refused reports whether the evidence is wrong or does not have all of the effects.
func refused(g *candidates.Grid, e explain.Coloring, effects []explain.Effect) bool {
	return e.Check(g) != nil || slices.ContainsFunc(effects, func(effect explain.Effect) bool { return e.Concludes(g, effect) != nil })
}

// only returns an empty board on which nothing was removed but for the links, which have the candidates that
// they have on the grid.
func only(l *candidates.Layout, g *candidates.Grid, links []candidates.Item) candidates.Grid {
	board := candidates.NewGrid(l, candidates.Filling{})
	for _, item := range links {
		for _, k := range board.AppendCandidates(nil, item) {
			if !g.Has(k) {
				board.Remove(k.Cell(), k.Digit())
			}
		}
	}
	return board
}

func remove[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }

// without returns a cluster without a link, and without what no other link leads to.
func without(g *candidates.Grid, c explain.Cluster, link int) explain.Cluster {
	left := remove(c.Links, link)
	lone := func(k candidates.Candidate) bool {
		return !slices.ContainsFunc(left, func(item candidates.Item) bool { return g.Layout().Covers(k, item) })
	}
	return explain.Cluster{On: slices.DeleteFunc(slices.Clone(c.On), lone), Off: slices.DeleteFunc(slices.Clone(c.Off), lone), Links: left}
}
