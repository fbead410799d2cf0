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

func trialsForms() []form {
	return []form{
		{"{c} and {c} see each other in {h}, so they differ.", func(r *reader, a args) error {
			return r.sees(a.cells(0), a.cells(1), a.houses(2))
		}},
		{"Suppose that {c} is {d}.", func(r *reader, a args) error {
			r.ifSo, r.supposed = candidates.Of(a.cell(0), a.digit(1)), true
			return expect(r.before.Has(r.ifSo), "it cannot be")
		}},
		{"(If {?}, no digit is|If {?}, only {ds} (is|are)) (left for|left for all) {cs}: {*}.", func(r *reader, a args) error {
			return r.way(a[0]+a[1], a.digits(2), a.cells(3), a[4])
		}},
		{"No way is left to fill the (cells|cell) beside it, so remove {d} from {c}.", func(r *reader, a args) error {
			if candidates.Of(a.cell(1), a.digit(0)) != r.ifSo {
				return fmt.Errorf("supposed was %v", r.ifSo)
			}
			if err := r.allWays(nil); err != nil {
				return err
			}
			return r.effect(explain.Remove(a.cell(1), a.digit(0)))
		}},
	}
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

// beside reads "r1c1 is 5 or 6, and r1c2 is 7".
func (r *reader) beside(text string) error {
	return each("{c} is {ds}", text, func(m args) error {
		left := r.before.Candidates(m.cell(0))
		if r.l.Sees(m.cell(0), r.ifSo.Cell()) {
			left = left.Without(r.ifSo.Digit())
		}
		r.ways = append(r.ways, wayCell{m.cell(0), left})
		return expect(left == m.digits(1), "it is %s", left.String())
	})
}

// wayCell is a cell beside the supposition and what it can be.
type wayCell struct {
	c  candidates.Cell
	ds candidates.DigitSet
}

// way reads a way to fill the cells, or several, that leaves too few digits for a set.
func (r *reader) way(text string, left candidates.DigitSet, set candidates.CellSet, sights string) error {
	all := [][]candidates.Candidate{{r.ifSo}}
	err := each("{c} is {ds}", text, func(m args) error {
		var longer [][]candidates.Candidate
		for _, filled := range all {
			for d := range m.digits(1).All() {
				longer = append(longer, append(filled[:len(filled):len(filled)], candidates.Of(m.cell(0), d)))
			}
		}
		all = longer
		return nil
	})
	if err != nil {
		return err
	}
	seen := map[candidates.Cell]candidates.CellSet{}
	err = r.sights(sights, func(c candidates.Cell, sees candidates.CellSet) error {
		seen[c] = seen[c].Or(sees)
		return nil
	})
	if err != nil {
		return err
	}
	for _, filled := range all {
		var rest candidates.DigitSet
		for c := range set.All() {
			ds := r.before.Candidates(c)
			for _, k := range filled {
				if seen[c].Has(k.Cell()) {
					ds = ds.Without(k.Digit())
				}
			}
			rest |= ds
		}
		r.told = append(r.told, filled[1:])
		if rest != left || rest.Len() >= set.Len() {
			return fmt.Errorf("%s is left with %v", rest.String(), filled)
		}
	}
	return nil
}

// allWays checks that every way to fill the cells was told, but for those that repeat a digit.
func (r *reader) allWays(filled []candidates.Candidate) error {
	for _, way := range r.told {
		if !slicesDiffer(way, filled) {
			return nil
		}
	}
	if len(filled) == len(r.ways) {
		return fmt.Errorf("nothing was said of %v", filled)
	}
	next := r.ways[len(filled)]
	for d := range next.ds.All() {
		k := candidates.Of(next.c, d)
		repeats := false
		for _, f := range filled {
			repeats = repeats || r.l.Excludes(f, k)
		}
		if !repeats {
			if err := r.allWays(append(filled[:len(filled):len(filled)], k)); err != nil {
				return err
			}
		}
	}
	return nil
}

// slicesDiffer reports whether some candidate of the way is not in the filling.
func slicesDiffer(way, filled []candidates.Candidate) bool {
	has := candidates.CandidateSet{}
	for _, k := range filled {
		has.Add(k)
	}
	for _, k := range way {
		if !has.Has(k) {
			return true
		}
	}
	return false
}
