package teacher

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/escape"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
)

// maxNear is on how many grids with a candidate less [Near] lets a technique look.
const maxNear = 60

// Near finds a near miss on the grid of a step: a candidate for one of the digits of the step without which
// its technique would find another step, with effects that it does not find as it is. The step relies on an
// item that the candidate spoils, and does not stand with it. There are none of singles, which are everywhere,
// and of nets, which are not looked for.
func Near(f *explain.Frame) (inWay candidates.Candidate, step explain.Step, ok bool) {
	t := ByCode[f.Step.Technique.Code]
	if t == nil || t.Family == "singles" || t.Family == "forcing" {
		return 0, step, false
	}
	runner := techniques.NewRunner([]*techniques.Technique{t}).Grant(f.Step.Assumes)
	var there [][]explain.Effect // what the technique finds as it is
	runner.All(&f.Before, func(s explain.Step) bool {
		there = append(there, s.Effects)
		return true
	})
	known := func(s *explain.Step) bool {
		return slices.ContainsFunc(there, func(effects []explain.Effect) bool { return slices.Equal(effects, s.Effects) })
	}
	digits := f.Step.Evidence.Digits(&f.Before)
	left := maxNear
	for c := range f.Before.Open().All() {
		for d := range (f.Before.Candidates(c) & digits).All() {
			inWay = candidates.Of(c, d)
			if f.Before.Candidates(c).Len() < 2 || slices.Contains(f.Step.Effects, explain.Remove(c, d)) {
				continue
			}
			if left--; left < 0 {
				return 0, step, false
			}
			g := f.Before
			g.Remove(c, d)
			runner.All(&g, func(s explain.Step) bool {
				if spoils(g.Layout(), inWay, &s) && !known(&s) && verify.Step(&f.Before, &s) != nil && goesWrong(inWay, &f.Before, &s) {
					step, ok = s, true
				}
				return !ok
			})
			if ok {
				return inWay, step, true
			}
		}
	}
	return 0, step, false
}

// goesWrong reports whether an effect of the step is false with the candidate, as far as what it cites goes.
func goesWrong(k candidates.Candidate, g *candidates.Grid, s *explain.Step) bool {
	_, ok := escape.By(k, g, s)
	return ok
}

// spoils reports whether an item that the step cites would have the candidate.
func spoils(l *candidates.Layout, k candidates.Candidate, s *explain.Step) bool {
	return slices.ContainsFunc(s.Premises, func(i candidates.Item) bool { return l.Covers(k, i) })
}
