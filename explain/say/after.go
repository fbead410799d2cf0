package say

import (
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What removals make of their targets.
var (
	LeavesNone = told1("leaves-none", "That leaves no digit for {0}.", func(r *reader, cells candidates.CellSet) error {
		return r.keepOnly(cells, 0)
	})
	ThatLeaves   = kind1("that-leaves", "That leaves {0}.", (*Told).all)
	AlsoLeaves   = kind1("also-leaves", "It also leaves {0}.", (*Told).all)
	OnlyDigitFor = told2("only-digit-for", "only {0} in {1}", func(r *reader, d candidates.Digit, cells candidates.CellSet) error {
		left := r.changed(func(now candidates.DigitSet) bool { return now == candidates.Digits(d) })
		return expect(!cells.IsEmpty() && cells.Within(left), "%v are left it", left)
	})
	OnlyCellFor = told3("only-cell-for", "only {0} for the {1} of {2}", func(r *reader, c candidates.Cell, d candidates.Digit, h candidates.House) error {
		return errors.Join(equal(candidates.Cells(c), r.top().grid.PlacesIn(d, h)), expect(r.unchanged.PlacesIn(d, h).Len() > 1, "that was so before"))
	})
	AfterThis = kind1("after-this", "After this {0}.", func(t *Told, pairs []Sentence) error {
		var cells candidates.CellSet
		for _, s := range pairs {
			of, _ := argOf[candidates.CellSet](s, 0)
			cells = cells.Or(of)
		}
		return errors.Join(t.all(pairs), t.ofStep(func(r *reader) error {
			return equal(cells, r.changed(func(now candidates.DigitSet) bool { return now.Len() == 2 }))
		}))
	})
	AreEach = told2("are-each", "{0} {0?is|are each} {1|or}", (*reader).keepOnly)
)

// keepOnly checks that those are all cells of which so many digits are left now, and were not before.
func (r *reader) keepOnly(cells candidates.CellSet, ds candidates.DigitSet) error {
	return equal(cells, r.changed(func(now candidates.DigitSet) bool { return now == ds }))
}

// changed returns the open cells that have lost digits in this line, and are left what is asked for.
func (r *reader) changed(left func(candidates.DigitSet) bool) (cells candidates.CellSet) {
	for c := range r.top().grid.Open().All() {
		if now := r.top().grid.Candidates(c); now != r.unchanged.Candidates(c) && left(now) {
			cells = cells.With(c)
		}
	}
	return cells
}

// What a step rests on beside its pattern, and what of the pattern it does without.
var (
	ReliesOnOne = told0("relies-on-one", "This relies on the puzzle having exactly one solution (checked: it has exactly one).", func(r *reader) error {
		return expect(r.step.Assumes&explain.Unique != 0, "the step does not")
	})
	ProvedWithout = kind1("proved-without", "This can be proved without {0}.", func(t *Told, items []Sentence) error {
		return t.ofStep(func(r *reader) error {
			var named Told
			if err := named.all(items); err != nil {
				return err
			}
			spare := slices.DeleteFunc(r.step.Evidence.Premises(), func(item candidates.Item) bool { return slices.Contains(r.step.Premises, item) })
			slices.Sort(spare)
			slices.Sort(named.needs)
			return expect(slices.Equal(spare, named.needs), "it can without %v", spare)
		})
	})
	// NamedCells and NamedDigits are members of a list of what needs a candidate.
	NamedCells = kind1("named-cells", "{0}", func(t *Told, cells candidates.CellSet) error {
		t.needs = append(t.needs, cellItems(cells)...)
		return nil
	})
	NamedDigits = kind2("named-digits", "{0} in {1}", func(t *Told, ds candidates.DigitSet, h candidates.House) error {
		return t.needIn(candidates.Houses(h), ds)
	})
)
