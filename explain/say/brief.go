package say

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// StepNames are names of several steps, all of them of a branch or none, told by their numbers alone.
type StepNames []StepName

// Singles in one sentence: where to look, or with the reasons that rule out all but one place or digit.
var (
	PlaceIn = told3("place-in", "{0} in {1}: {2}.", func(r *reader, d candidates.Digit, h candidates.House, c candidates.Cell) error {
		if err := equal(candidates.Cells(c), r.places(d, h)); err != nil {
			return err
		}
		if r.l.HouseCells(h).And(r.before.Open()).Len() == 1 { // which is the reason
			return r.lastOpen(d, h, c)
		}
		return r.unproved(explain.Place(c, d))
	})
	PlaceAt = told2("place-at", "{0}: {1}.", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		return errors.Join(expect(r.digits(c) == candidates.Digits(d), "it can be %v", r.digits(c)), r.unproved(explain.Place(c, d)))
	})
	OnlyOneOpen = told3("only-one-open", "{0} in {1}: only {2} is open.", (*reader).lastOpen)
	LeavesPlace = kind4("leaves-place", "{0} in {1}: {2|list} leaves only {3}.", (*Told).leavesPlace)
	LeavePlace  = kind4("leave-place", "{0} in {1}: {2|list} leave only {3}.", (*Told).leavesPlace)
	LeavesDigit = kind3("leaves-digit", "{0}: {1|list} leaves only {2}.", (*Told).leavesDigit)
	LeaveDigit  = kind3("leave-digit", "{0}: {1|list} leave only {2}.", (*Told).leavesDigit)
	CanOnlyBe   = kind4("can-only-be", "{0} can only be {1}: {2|its} and {3|list} rule out the rest.", func(t *Told, c candidates.Cell, d candidates.Digit, hs candidates.HouseSet, by []Sentence) error {
		return t.leavesDigit(c, append([]Sentence{ByHouses(hs)}, by...), d)
	})
)

// Reasons that rule out places or digits.
var (
	ByCell = kept(told1("by-cell", "{0}", func(r *reader, c candidates.Cell) error {
		return r.ruledBy(func(k candidates.Candidate) bool {
			return r.before.Value(c) == k.Digit() && r.l.HousesOf(c)&r.l.HousesOf(k.Cell()) != 0
		})
	}))
	ByHouses = told1("by-houses", "{0}", func(r *reader, hs candidates.HouseSet) error {
		for h := range hs.All() {
			needed := false
			for k := range r.leaving.all.All() {
				needed = needed || r.seenIn(k, candidates.Houses(h)) && (len(r.frames) > 1 || !r.seenIn(k, hs&^candidates.Houses(h)))
			}
			if !needed {
				return fmt.Errorf("%s is not needed", r.l.Name(h))
			}
		}
		return errors.Join(
			r.ruledBy(func(k candidates.Candidate) bool { return r.seenIn(k, hs) }),
			expect(!slices.ContainsFunc(slices.Collect(r.leaving.places.All()), func(k candidates.Candidate) bool { return r.seenIn(k, r.l.Houses()) }), "other houses rule out more"))
	})
	ByFilled = told1("by-filled", "the filled {0}", func(r *reader, cells candidates.CellSet) error {
		var since candidates.CellSet // that the reader sees open on paper, with the candidate
		for k := range r.leaving.all.All() {
			if r.paper.Has(k) && r.paper.Open().Has(k.Cell()) && r.before.Value(k.Cell()) != 0 {
				since = since.With(k.Cell())
				r.leaving.places.Remove(k)
			}
		}
		return errors.Join(equal(cells, since), expect(!cells.IsEmpty(), "none is filled"))
	})
	ByStep  = told1("by-step", "{0}", (*reader).removedThere)
	BySteps = told1("by-steps", "{0}", func(r *reader, names StepNames) error {
		var err error
		for _, name := range names {
			err = errors.Join(err, r.removedThere(name))
		}
		return err
	})
	ByMarks = told0("by-marks", "the pencil marks", func(r *reader) error {
		return r.ruledBy(func(k candidates.Candidate) bool { return !r.paper.Has(k) && r.replay.removed[k] == "" })
	})
)

// A text in brief names a pattern in a branch, and does not show it.
var InBranchIs = kind1("in-branch-is", "{0}.", func(t *Told, _ Sentence) error {
	return t.ofStep(func(r *reader) error { return expect(r.brief && len(r.frames) > 1, "it is not shown") })
})

// lastOpen checks that a house has one open cell.
func (r *reader) lastOpen(d candidates.Digit, h candidates.House, c candidates.Cell) error {
	if r.l.HouseCells(h).And(r.before.Open()) != candidates.Cells(c) {
		return fmt.Errorf("%v is not the last open cell", c)
	}
	return errors.Join(r.seenBest(candidates.Of(c, d), h, true), r.effect(explain.Place(c, d)))
}

// seenBest checks that a house is that in which a single of the step is seen.
func (r *reader) seenBest(k candidates.Candidate, h candidates.House, full bool) error {
	s, ok := r.tells.Evidence.(explain.Single)
	if !ok || s.Candidate != k {
		return nil
	}
	best, isFull, _ := s.House(&r.before)
	return expect(best == h && isFull == full, "it is seen in %s", r.l.Name(best))
}

// unproved does what a brief text says without a reason.
func (r *reader) unproved(e explain.Effect) error {
	return errors.Join(expect(r.brief, "there is no reason"), r.effect(e))
}

// leaving is what all but one of is ruled out.
type leaving struct {
	all    candidates.CandidateSet // of the house or cell
	places candidates.CandidateSet // that are to be ruled out
}

// ruledBy checks that a reason rules out something of the house or cell.
func (r *reader) ruledBy(rules func(candidates.Candidate) bool) error {
	used := false
	for k := range r.leaving.all.All() {
		if rules(k) {
			used = used || len(r.frames) > 1 || r.leaving.places.Has(k) // in a branch more is told than it takes
			r.leaving.places.Remove(k)
		}
	}
	return expect(used, "it rules nothing out")
}

// removedThere checks it of a step, which is a reason for what no house rules out; in a branch not all of these are told.
func (r *reader) removedThere(name StepName) error {
	return r.ruledBy(func(k candidates.Candidate) bool {
		return r.removedIn(k, name.String()) == nil && (len(r.frames) > 1 || !r.seenIn(k, r.l.Houses()))
	})
}

// seenIn reports whether the digit of a candidate stands in one of those of its houses.
func (r *reader) seenIn(k candidates.Candidate, hs candidates.HouseSet) bool {
	return !r.before.Places(k.Digit()).And(r.cellsOf(hs & r.l.HousesOf(k.Cell()))).AndNot(r.before.Open()).IsEmpty()
}

func (t *Told) leavesPlace(d candidates.Digit, h candidates.House, by []Sentence, c candidates.Cell) error {
	return t.ofStep(func(r *reader) error {
		cells := r.l.HouseCells(h).And(r.paper.Open())
		r.leaving = leaving{}
		r.leaving.all.AddPlaces(d, cells)
		if len(r.frames) > 1 { // the reader has the marks of the paper
			cells = r.paper.PlacesIn(d, h)
		}
		r.leaving.places.AddPlaces(d, cells)
		return errors.Join(r.seenBest(candidates.Of(c, d), h, false), t.allButOne(r, by, candidates.Of(c, d)))
	})
}

func (t *Told) leavesDigit(c candidates.Cell, by []Sentence, d candidates.Digit) error {
	return t.ofStep(func(r *reader) error {
		r.leaving = leaving{}
		for other := range r.l.Digits().All() {
			k := candidates.Of(c, other)
			if r.leaving.all.Add(k); len(r.frames) == 1 || r.paper.Has(k) {
				r.leaving.places.Add(k)
			}
		}
		return t.allButOne(r, by, candidates.Of(c, d))
	})
}

// rank is where a reason stands among others.
func (s Sentence) rank() int {
	return strings.Index("by-houses by-cell by-clues by-filled by-steps by-marks", s.Kind.Code)
}

// allButOne checks that the reasons rule out all but one.
func (t *Told) allButOne(r *reader, by []Sentence, left candidates.Candidate) error {
	if !r.leaving.places.Has(left) || !r.before.Has(left) {
		return fmt.Errorf("%v is not possible", left)
	}
	r.leaving.all.Remove(left)
	r.leaving.places.Remove(left)
	if !slices.IsSortedFunc(by, func(a, b Sentence) int { return a.rank() - b.rank() }) {
		return errors.New("the reasons come in another order")
	}
	if err := t.all(by); err != nil {
		return err
	}
	return errors.Join(expect(r.leaving.places.IsEmpty(), "left are also %v", r.leaving.places.Cells()), r.effect(explain.Place(left.Cell(), left.Digit())))
}
