package say

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// split is the cases of an item, and what was gone at the end of each.
type split struct {
	options []candidates.Candidate
	ended   int
	gone    candidates.CandidateSet
	end     *candidates.CandidateSet // what is gone in the case that ends
}

// endCases takes what follows in each case as refuted.
func (r *reader) endCases() error {
	r.closeCase()
	if r.split == nil || r.split.ended != len(r.split.options) {
		return fmt.Errorf("not all cases were followed")
	}
	r.refuted = r.split.gone
	return nil
}

// impossible leaves the supposition, which must be this one, and have come to a contradiction.
func (r *reader) impossible(c candidates.Cell, d candidates.Digit) error {
	if len(r.frames) == 1 || r.top().assumed != candidates.Of(c, d) || !r.deadly.bad {
		return fmt.Errorf("that was not supposed, or is not impossible")
	}
	r.frames = r.frames[:len(r.frames)-1]
	return nil
}

// nested returns the trial of a candidate that is a line under the suppositions in force.
func (r *reader) nested(k candidates.Candidate) (t explain.Trial, ok bool) {
	steps := []explain.Step{*r.step}
	for _, f := range r.frames[1:] {
		steps = branchOf(steps, f.assumed)
	}
	for _, s := range steps {
		if t, ok = s.Evidence.(explain.Trial); ok && t.Assume == k && len(r.frames) > 1 {
			return t, true
		}
	}
	return t, false
}

// branchOf returns the branch under a supposition that one of the steps makes.
func branchOf(steps []explain.Step, k candidates.Candidate) []explain.Step {
	for _, s := range steps {
		switch e := s.Evidence.(type) {
		case explain.Trial:
			if e.Assume == k {
				return e.Branch
			}
		case explain.Cases:
			for _, c := range e.Cases {
				if c.Assume == k {
					return c.Branch
				}
			}
		}
	}
	return nil
}

// closeCase leaves a case of which the end was told.
func (r *reader) closeCase() {
	s := r.split
	if s == nil || s.end == nil {
		return
	}
	if s.ended == 0 {
		s.gone = *s.end
	}
	s.gone.And(s.end)
	s.ended++
	s.end = nil
	r.frames = r.frames[:len(r.frames)-1]
	r.before = r.top().grid
}
