package say

import (
	"fmt"

	"pencilmark/candidates"
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
