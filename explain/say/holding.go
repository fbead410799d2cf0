package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// What cells hold of the digits that a clue wants in them.
var (
	HaveToHold = kind2("have-to-hold", "{0} {0?has|have} to hold {1}", func(t *Told, cells candidates.CellSet, digits Numbers) error {
		open, wanted, err := t.wanted()
		if err != nil {
			return err
		}
		var ds candidates.DigitSet
		for _, d := range wanted {
			ds = ds.With(d)
		}
		for c := range open.AndNot(cells).All() {
			err = errors.Join(err, expect(t.now().Candidates(c)&ds == 0, "%v can hold one", c))
		}
		t.spoken().holdOnly(cells, ds)
		return errors.Join(err, expect(cells.Within(open) && cells.Len() == len(wanted), "%d are wanted in %v", len(wanted), open), wants(wanted, digits))
	})
	// OnlyTheseHold names as many cells as digits that are wanted.
	OnlyTheseHold = kind2("only-these-hold", "only {1} can be {0|or}", func(t *Told, ds candidates.DigitSet, cells candidates.CellSet) error {
		open, wanted, err := t.wanted()
		if err != nil {
			return err
		}
		can := candidates.CellSet{}
		for d := range ds.All() {
			can = can.Or(t.now().Places(d))
			err = errors.Join(err, expect(slices.Contains(wanted, d), "%d is not wanted", d))
		}
		of := 0
		for _, d := range wanted {
			if ds.Has(d) {
				of++
			}
		}
		t.spoken().holdOnly(cells, ds)
		return errors.Join(err, expect(can.And(open).Within(cells) && cells.Within(open), "%v can", can.And(open)), expect(cells.Len() == of, "they are %d for %d", cells.Len(), of))
	})
	// OnlyBothBe is about two cells and a digit that is wanted twice.
	OnlyBothBe = kind2("only-both-be", "only {1} can both be {0}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		open, wanted, err := t.wanted()
		if err != nil {
			return err
		}
		for _, pair := range t.layout.Both(d, open, t.now().Candidates) {
			if pair != cells {
				return fmt.Errorf("%v can", pair)
			}
		}
		t.spoken().holdOnly(cells, candidates.Digits(d))
		only := t.spoken().summed.deny
		t.spoken().summed.deny = func(k candidates.Candidate) bool {
			return only(k) || k.Digit() == d && t.layout.Peers(k.Cell()).Meets(cells)
		}
		at := slices.Index(wanted, d)
		return errors.Join(expect(cells.Len() == 2 && cells.Within(open), "they are not two"), expect(at >= 0 && at+1 < len(wanted) && wanted[at+1] == d, "%d is not wanted twice", d))
	})
	// ItIsNothingElse is said of one cell, as NothingElse is of several.
	ItIsNothingElse = kind0("it-is-nothing-else", "it can be nothing else", func(t *Told) error {
		cells := t.spoken().summed.rest.Cells()
		return errors.Join(expect(cells.Len() == 1, "they are %d", cells.Len()), NothingElse().check(t))
	})
)

// holdOnly notes that cells hold some digits, and no others.
func (c *clued) holdOnly(cells candidates.CellSet, ds candidates.DigitSet) {
	c.summed.rest = candidates.Sum{}.Add(1, slices.Collect(cells.All())...)
	c.summed.sets = []candidates.DigitSet{ds}
	c.summed.deny = func(k candidates.Candidate) bool { return cells.Has(k.Cell()) && !ds.Has(k.Digit()) }
}

// wanted returns the open cells of the clue that is spoken of, and the digits that it wants in them.
func (t *Told) wanted() (open candidates.CellSet, digits []candidates.Digit, err error) {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 || s.clues[0].Kind.Holds == nil {
		return open, nil, errors.New("no digits are wanted in cells")
	}
	open, digits = s.clues[0].Wanted(t.now())
	return open, digits, nil
}

// wants compares digits with those that are wanted.
func wants(wanted []candidates.Digit, said Numbers) error {
	var all Numbers
	for _, d := range wanted {
		all = append(all, int(d))
	}
	return expect(slices.Equal(all, said), "wanted are %v", wanted)
}
