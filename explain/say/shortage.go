package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Cells of a house for which groups of candidates, of which one is true at most, are one too few.
var (
	CellsNeedEach = told1("cells-need-each", "look at {0}: they need a digit each.", func(r *reader, cells candidates.CellSet) error {
		r.count = count{cells: cells}
		r.tally = tally{truths: cellItems(cells)}
		return expect(cells.Len() > 1 && cells.Within(r.before.Open()), "they are not some open cells")
	})
	OnceEach = told2("once-each", "{0?|each of }{0} goes into one of them at most, since all are in {1}.", func(r *reader, ds candidates.DigitSet, h candidates.House) error {
		r.tally.links = append(r.tally.links, houseItems(ds, h)...)
		ks := r.of(r.tally.truths)
		return errors.Join(expect(r.count.cells.Within(r.l.HouseCells(h)), "they are not in %v", h), expect(ds&^ks.Digits() == 0, "they can be none of %s", (ds&^ks.Digits()).String()))
	})
	AtMostOneIs = told3("at-most-one-is", "at most one of {0} is {1|or}, {2|in}.", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet, by Ways) error {
		var group candidates.CandidateSet
		for d := range ds.All() {
			group.SetPlaces(d, r.before.Places(d).And(cells))
		}
		return errors.Join(r.group(&group, by), expect(group.Cells() == cells && group.Digits() == ds, "they can be none of these"))
	})
	AtMostOneTrue = told2("at-most-one-true", "at most one of these is true, {1|in}: {0|list}.", func(r *reader, of []Sentence, by Ways) error {
		group, err := listed(of)
		return errors.Join(err, r.group(&group, by))
	})
	// TakeThese and TheseToo name the candidates of which at most one is true, where one sentence would be too long.
	TakeThese = told1("take-these", "take these: {0|list}.", func(r *reader, of []Sentence) (err error) {
		r.tally.taken, err = listed(of)
		return err
	})
	TheseToo = told1("these-too", "and these: {0|list}.", func(r *reader, of []Sentence) error {
		more, err := listed(of)
		for k := range more.All() {
			r.tally.taken.Add(k)
		}
		return errors.Join(err, expect(more != candidates.CandidateSet{}, "they are none"))
	})
	AtMostOneOfAll = told1("at-most-one-of-all", "at most one of all these is true, {0|in}.", func(r *reader, by Ways) error {
		group := r.tally.taken
		r.tally.taken = candidates.CandidateSet{}
		return r.group(&group, by)
	})
	RoomForFewer = told2("room-for-fewer", "that is room for {0|words} of the {1|words} cells, so one of the other candidates of these cells is true.", func(r *reader, fewer, n int) error {
		t := &r.tally
		ks := r.of(t.truths)
		for k := range ks.All() {
			if r.times(k, t.links) == 0 && !slices.ContainsFunc(t.groups, func(group candidates.CandidateSet) bool { return group.Has(k) }) {
				t.fins.Add(k)
			}
		}
		return expect(n == len(t.truths) && fewer == n-1 && fewer == len(t.links)+len(t.groups) && t.fins.Len() > 0, "there are %d for %d", len(t.links)+len(t.groups), len(t.truths))
	})
	RestRulesOut = told4("rest-rules-out", "{0?it rules|each of them rules} out {1} in {2}: {3|list}.", func(r *reader, n int, d candidates.Digit, c candidates.Cell, by []Sentence) error {
		r.tally.target, r.tally.struck = candidates.Of(c, d), candidates.CandidateSet{}
		return errors.Join(expect(n == r.tally.fins.Len(), "they are %d", r.tally.fins.Len()), r.restRulesOut(by))
	})
	RestToo  = told1("rest-too", "also {0|list}.", (*reader).restRulesOut)
	RestSees = told3("rest-sees", "{0|or} in {1|or} ({2|bare})", func(r *reader, ds candidates.DigitSet, cells candidates.CellSet, by Ways) (err error) {
		for d := range ds.All() {
			for c := range cells.All() {
				k := candidates.Of(c, d)
				if !r.tally.fins.Has(k) || r.tally.struck.Has(k) {
					return fmt.Errorf("%v is none of them, or was told", k)
				}
				r.tally.struck.Add(k)
			}
			err = errors.Join(err, r.exclude(node{d, cells}, node{r.tally.target.Digit(), candidates.Cells(r.tally.target.Cell())}, by))
		}
		return err
	})
)

// group checks that any two candidates exclude each other, by what they share or by the clues, all of which are needed.
func (r *reader) group(group *candidates.CandidateSet, by Ways) error {
	numbers, err := by.numbers(r.l)
	needed := make([]bool, len(numbers))
	ks := r.of(r.tally.truths)
	for a := range group.All() {
		if !ks.Has(a) {
			return fmt.Errorf("%v is no candidate of the cells", a)
		}
		for b := range group.All() {
			if a >= b || r.l.ShareItem(a, b) {
				continue
			}
			found := false
			for n, i := range numbers {
				if r.l.Forbids(i, a, b) {
					needed[n], found = true, true
				}
			}
			if !found {
				return fmt.Errorf("%v and %v may both be true", a, b)
			}
		}
	}
	r.tally.groups = append(r.tally.groups, *group)
	return errors.Join(err, expect(group.Len() > 1, "it is no group"), expect(by.Houses == 0 && !by.Cell && !slices.Contains(needed, false), "a clue is named that keeps nothing apart"))
}

// restRulesOut checks that candidates of which one is true exclude the target. When all are told it is out.
func (r *reader) restRulesOut(by []Sentence) error {
	t := Told{layout: r.l, r: r}
	err := t.all(by)
	if target := r.tally.target; r.tally.struck == r.tally.fins {
		r.refute(target.Digit(), candidates.Cells(target.Cell()))
	}
	return err
}
