package coloring_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/coloring"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// A coloring has all that strong links join, in two colours, and cites those of the links that a proof needs: with
// one of them less, or with a candidate that has no colour or the other one, it is refused.
func TestCitedLinks(t *testing.T) {
	list := slices.DeleteFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family != "coloring" })
	runner := techniques.NewRunner(list)
	damaged, spared := 0, 0
	for _, g := range notationtest.Read(t, "stalled", 12) {
		for f := range pipeline.Solve(g).Frames() {
			n := 0
			runner.All(&f.Before, func(s explain.Step) bool {
				e := s.Evidence.(explain.Coloring)
				if refused(&f.Before, e, s.Effects) {
					t.Errorf("%v is refused", e)
				}
				if grown := e.On(&f.Before); !cmp.Equal(grown, e) {
					t.Errorf("%v is not all that strong links join: %v", e, grown)
				}
				for i, c := range e.Clusters {
					other := func(on, off []candidates.Candidate, links []candidates.Item) explain.Coloring {
						damaged++
						other := explain.Coloring{Clusters: slices.Clone(e.Clusters)}
						other.Clusters[i] = explain.Cluster{On: on, Off: off, Links: links}
						return other
					}
					for j := range c.Links {
						if e := other(c.On, c.Off, remove(c.Links, j)); !refused(&f.Before, e, s.Effects) {
							t.Errorf("without the citation of %v it is accepted: %v", c.Links[j], e)
						}
					}
					for j, k := range c.On {
						if e := other(remove(c.On, j), append(slices.Clone(c.Off), k), c.Links); !refused(&f.Before, e, s.Effects) {
							t.Errorf("with %v in the other colour it is accepted: %v", k, e)
						}
						if e := other(remove(c.On, j), c.Off, c.Links); slices.ContainsFunc(c.Links, func(i candidates.Item) bool { return f.Before.Layout().Covers(k, i) }) && !refused(&f.Before, e, s.Effects) {
							t.Errorf("without a colour for %v, which a link needs, it is accepted: %v", k, e)
						}
					}
					if joints := c.Joints(&f.Before); len(joints) > len(c.Links) {
						spared++
					}
				}
				n++
				return n < 4
			})
		}
	}
	if damaged < 500 || spared < 20 {
		t.Errorf("%d damaged steps were judged and %d clusters have links that are not cited: expected 500 and 20", damaged, spared)
	}
}

// A colour that is false goes as a whole.
func TestWholeColours(t *testing.T) {
	whole := 0
	for _, technique := range []*techniques.Technique{coloring.SimpleColoringWrap, coloring.Medusa} {
		runner := techniques.NewRunner([]*techniques.Technique{technique})
		for _, g := range notationtest.Read(t, "stalled", 12) {
			for f := range pipeline.Solve(g).Frames() {
				runner.All(&f.Before, func(s explain.Step) bool {
					gone := 0
					off := s.Evidence.(explain.Coloring).Clusters[0].Off
					for _, k := range off {
						if slices.Contains(s.Effects, explain.Effect{Candidate: k}) {
							gone++
						}
					}
					if gone != 0 && gone != len(off) {
						t.Errorf("%s removes %v of the colour %v", technique.Code, s.Effects, off)
					} else if gone > 0 {
						whole++
					}
					return true
				})
			}
		}
	}
	if whole < 10 {
		t.Errorf("only %d colours went", whole)
	}
}

// refused reports whether a step with the evidence is wrong.
func refused(g *candidates.Grid, e explain.Coloring, effects []explain.Effect) bool {
	step := explain.NewStep(e, effects...)
	step.Technique = explain.Ref{Code: "coloring", Name: "Coloring"}
	return verify.Step(g, &step) != nil
}

func remove[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }
