package say

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

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
	if err := r.closeCase(); err != nil {
		return err
	}
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
	for _, s := range r.branch() {
		if t, ok = s.Evidence.(explain.Trial); ok && t.Assume == k && len(r.frames) > 1 {
			return t, true
		}
	}
	return t, false
}

// branch returns the steps under the suppositions in force.
func (r *reader) branch() []explain.Step {
	steps := []explain.Step{*r.step}
	for _, f := range r.frames[1:] {
		steps = branchOf(steps, f.assumed)
	}
	return steps
}

// tellsOf returns the step that a line tells.
func (r *reader) tellsOf(number string) *explain.Step {
	branch := r.branch()
	if n, err := strconv.Atoi(number[strings.LastIndex(number, ".")+1:]); err == nil && r.chain == 0 && len(r.frames) > 1 && 0 < n && n <= len(branch) {
		return &branch[n-1]
	}
	return r.step
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
func (r *reader) closeCase() error {
	s := r.split
	if s == nil || s.end == nil {
		return nil
	}
	if s.ended == 0 {
		s.gone = *s.end
	}
	if s.gone != *s.end {
		return errors.New("the cases end otherwise")
	}
	s.ended++
	s.end = nil
	r.frames = r.frames[:len(r.frames)-1]
	r.before = r.top().grid
	return nil
}
