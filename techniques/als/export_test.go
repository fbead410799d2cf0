package als

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

func IndexOf(p *techniques.Pass) *index { return indexFact.Of(p) }

func (x *index) RestrictedCommons() []restrictedCommon  { return x.restricted }
func (x *index) CommonsOf(set int) []*restrictedCommon  { return x.commonsOf(set) }
func (r *restrictedCommon) Sets() (a, b int)            { return r.a, r.b }
func (r *restrictedCommon) Digits() candidates.DigitSet { return r.digits }
func (x *index) TargetsOf(set int, d candidates.Digit) candidates.CellSet {
	return x.targetsOf(set, d)
}
