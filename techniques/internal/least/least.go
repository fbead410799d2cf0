// Package least keeps techniques that find the same conclusion in several ways
// from reporting it more than once.
package least

import (
	"slices"
	"sort"

	"pencilmark/explain"
	"pencilmark/techniques"
)

// Steps collects steps, so that of those with the same effects one with the fewest premises is reported.
type Steps struct {
	found    []explain.Step
	reported [][]explain.Effect
}

// Reset empties the list and keeps its memory.
func (s *Steps) Reset() { s.found, s.reported = s.found[:0], s.reported[:0] }

// Add adds a step.
func (s *Steps) Add(step explain.Step) { s.found = append(s.found, step) }

// Report reports the steps, those with the fewest premises first.
func (s *Steps) Report(p *techniques.Pass) {
	if len(s.found) > 1 {
		sort.SliceStable(s.found, func(i, j int) bool { return len(s.found[i].Premises) < len(s.found[j].Premises) })
	}
	for _, step := range s.found {
		if slices.ContainsFunc(s.reported, func(r []explain.Effect) bool { return slices.Equal(r, step.Effects) }) {
			continue
		}
		s.reported = append(s.reported, step.Effects)
		if !p.Report(step) {
			return
		}
	}
}
