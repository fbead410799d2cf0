package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What a step does. Of several removals the first has the verb.
var (
	Becomes = told2("becomes", "{0} is {1}", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		return r.do(explain.Place(c, d))
	})
	Remove    = told2("remove", "remove {0} from {1}", (*reader).removeAll)
	RemoveToo = told2("remove-too", "{0} from {1}", (*reader).removeAll)
	// Thus says what is to be done because of something.
	Thus = kind2("thus", "{0}: {1}.", func(t *Told, why Sentence, do []Sentence) error {
		if err := why.check(t); err != nil {
			return err
		}
		c, colored := argOf[Color](why, 0)
		if t.r == nil || !colored {
			return t.all(do)
		}
		done := len(t.r.top().effects)
		return errors.Join(t.all(do), t.r.areAll(t.r.top().effects[done:], c, why.Kind == ColourGoes(c).Kind))
	})
	// InHouseDo says what is to be done in one of several houses.
	InHouseDo = kind2("in-house-do", "In {0} {1}.", func(t *Told, h candidates.House, do []Sentence) error {
		return t.ofStep(func(r *reader) error {
			done := len(r.top().effects)
			err := t.all(do)
			for _, e := range r.top().effects[done:] {
				if !t.layout.HouseCells(h).Has(e.Candidate.Cell()) {
					return fmt.Errorf("%v is not in %v", e.Candidate.Cell(), h)
				}
			}
			return err
		})
	})
)

// Actions tells effects, in clauses: "r7c9 is 3", "remove 7 from r2c3", "8 from r2c1".
func Actions(effects []explain.Effect) (do []Sentence) {
	placed, removed := Changes(effects)
	for _, k := range placed {
		do = append(do, Becomes(k.Cell(), k.Digit()))
	}
	if len(placed) == 0 || len(removed) == 0 {
		return append(do, Removals(removed)...)
	}
	return append(do, RemoveAll(Removals(removed)))
}

// RemoveAll is several removals as one clause, behind digits that are placed.
var RemoveAll = kind1("remove-all", "{0}", func(t *Told, removals []Sentence) error { return t.all(removals) })

// Removals tells removals in clauses.
func Removals(removed []Change) (do []Sentence) {
	lead := Remove
	for _, r := range removed {
		do = append(do, lead(r.Digits, r.Cells))
		lead = RemoveToo
	}
	return do
}

// removeAll does removals.
func (r *reader) removeAll(ds candidates.DigitSet, cells candidates.CellSet) error {
	for d := range ds.All() {
		if err := r.do(explain.Removals(d, cells)...); err != nil {
			return err
		}
	}
	return nil
}

// do does what was said to be so, or what a brief text says without a reason.
func (r *reader) do(effects ...explain.Effect) error {
	for _, e := range effects {
		k := e.Candidate
		last := r.top().grid.Candidates(k.Cell()) == candidates.Digits(k.Digit()) && r.unchanged.Candidates(k.Cell()).Len() > 1
		sure := last || r.sure.digit == k.Digit() && r.sure.cells.Has(k.Cell())
		if !r.brief && (e.Place && !sure || !e.Place && !r.refuted.Has(k)) {
			return fmt.Errorf("nothing was said for %v", e)
		}
		if err := r.effect(e); err != nil {
			return err
		}
	}
	return nil
}
