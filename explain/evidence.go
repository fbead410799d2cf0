package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Evidence is the pattern that a step rests on, typed by its logical shape and
// not by technique: many techniques share a shape, and every shape is known to
// all renderers. The implementations are
//
//	Single     the one candidate of an item
//	LockedSet  as many digits as cells, naked or hidden
//	Cover      the places of a digit in base houses lie in as many cover houses
//	Wing       whatever a pivot item takes, some pincer holds the same digit
//	Trial      an assumption and the branch that refutes it
type Evidence interface {
	// Shape names the shape, as documents do.
	Shape() Shape
	// Premises returns the items that the pattern cites, sorted, each once.
	Premises() []candidates.Item
	// Digits returns the digits that the pattern is about, on the grid before
	// the step.
	Digits(g *candidates.Grid) candidates.DigitSet
	// Marks returns what to highlight on the grid before the step.
	Marks(g *candidates.Grid) Marks
	// Check reports the first thing that the evidence claims and the grid
	// before the step does not show. It does not prove the conclusion.
	Check(g *candidates.Grid) error

	evidence()
}

// Shape is the name of a shape of evidence.
type Shape string

// The shapes of evidence.
const (
	ShapeSingle    Shape = "single"
	ShapeLockedSet Shape = "locked-set"
	ShapeCover     Shape = "cover"
	ShapeWing      Shape = "wing"
	ShapeTrial     Shape = "trial"
)

var (
	_ Evidence = Single{}
	_ Evidence = LockedSet{}
	_ Evidence = Cover{}
	_ Evidence = Wing{}
	_ Evidence = Trial{}
)

// Single is the one candidate that is left for an item: the last digit of a
// cell, or the last place of a digit in a house.
type Single struct {
	Candidate candidates.Candidate
	Because   candidates.Item
}

func (Single) evidence() {}

// Shape returns [ShapeSingle].
func (Single) Shape() Shape { return ShapeSingle }

// Premises returns the item.
func (s Single) Premises() []candidates.Item { return []candidates.Item{s.Because} }

// Digits returns the digit placed.
func (s Single) Digits(*candidates.Grid) candidates.DigitSet {
	return candidates.Digits(s.Candidate.Digit())
}

// Check reports whether the candidate is the only one of its item.
func (s Single) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Because) {
		return fmt.Errorf("the board has no %v", s.Because)
	}
	ks := g.AppendCandidates(nil, s.Because)
	if len(ks) != 1 || ks[0] != s.Candidate {
		return fmt.Errorf("%v is not the only candidate of %v", s.Candidate, s.Because)
	}
	return nil
}

// LockedSet is n digits that fill n cells: either the cells hold no other
// digit (naked), or a house has no other place for the digits (hidden).
type LockedSet struct {
	Cells candidates.CellSet
	Set   candidates.DigitSet // the digits
	// Houses contain all the cells. For a naked set they are the houses in
	// which it removes candidates; for a hidden set the one house in which
	// the digits have no other place.
	Houses candidates.HouseSet
	Hidden bool
}

func (LockedSet) evidence() {}

// Shape returns [ShapeLockedSet].
func (LockedSet) Shape() Shape { return ShapeLockedSet }

// Premises returns the cells of a naked set, the digits in the house of a
// hidden one.
func (s LockedSet) Premises() []candidates.Item {
	var items []candidates.Item
	if s.Hidden {
		for d := range s.Set.All() {
			items = append(items, candidates.HouseItem(d, s.Houses.First()))
		}
		return items
	}
	for c := range s.Cells.All() {
		items = append(items, candidates.CellItem(c))
	}
	return items
}

// Digits returns the digits of the set.
func (s LockedSet) Digits(*candidates.Grid) candidates.DigitSet { return s.Set }

// Check reports whether cells and digits are as many as each other and locked
// to each other.
func (s LockedSet) Check(g *candidates.Grid) error {
	if s.Cells.Len() != s.Set.Len() || s.Cells.IsEmpty() {
		return fmt.Errorf("%d cells and %d digits do not lock each other: expected as many digits as cells", s.Cells.Len(), s.Set.Len())
	}
	if s.Houses == 0 || s.Hidden && s.Houses.Len() != 1 {
		return fmt.Errorf("a locked set needs a house that contains its cells, a hidden one exactly one")
	}
	l := g.Layout()
	if s.Set&^l.Digits() != 0 {
		return fmt.Errorf("the board does not have all the digits %v", s.Set)
	}
	for h := range s.Houses.All() {
		if !l.Houses().Has(h) || !s.Cells.Within(l.HouseCells(h)) {
			return fmt.Errorf("%v are not all in %v", s.Cells, h)
		}
	}
	if s.Hidden {
		for d := range s.Set.All() {
			if !g.PlacesIn(d, s.Houses.First()).Within(s.Cells) {
				return fmt.Errorf("%v has places outside %v in %v", d, s.Cells, s.Houses)
			}
		}
		return nil
	}
	var held candidates.DigitSet
	for c := range s.Cells.All() {
		held |= g.Candidates(c)
	}
	if held != s.Set {
		return fmt.Errorf("%v hold %v, not just %v", s.Cells, held, s.Set)
	}
	return nil
}

// Cover is a digit whose places in some base houses, no two of which share
// one, all lie in as many cover houses: pointing and claiming with one of
// each, the basic fish with two to four.
type Cover struct {
	Digit  candidates.Digit
	Base   candidates.HouseSet
	Covers candidates.HouseSet
}

func (Cover) evidence() {}

// Shape returns [ShapeCover].
func (Cover) Shape() Shape { return ShapeCover }

// Premises returns the digit in each base house.
func (s Cover) Premises() []candidates.Item {
	var items []candidates.Item
	for h := range s.Base.All() {
		items = append(items, candidates.HouseItem(s.Digit, h))
	}
	return items
}

// Places returns the places of the digit in the base houses.
func (s Cover) Places(g *candidates.Grid) (cells candidates.CellSet) {
	for h := range s.Base.All() {
		cells = cells.Or(g.PlacesIn(s.Digit, h))
	}
	return cells
}

// Digits returns the digit.
func (s Cover) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Digit) }

// Check reports whether the covers are as many as the base houses and hold all
// their places.
func (s Cover) Check(g *candidates.Grid) error {
	l := g.Layout()
	if s.Base.Len() != s.Covers.Len() || s.Base == 0 {
		return fmt.Errorf("%d base and %d cover houses: expected as many of each", s.Base.Len(), s.Covers.Len())
	}
	if !l.Digits().Has(s.Digit) || (s.Base|s.Covers)&^l.Houses() != 0 {
		return fmt.Errorf("the board has no digit %v or not all of %v, %v", s.Digit, s.Base, s.Covers)
	}
	if s.Base&s.Covers != 0 {
		return fmt.Errorf("%v is both base and cover", s.Base&s.Covers)
	}
	var base, covered candidates.CellSet
	for h := range s.Base.All() {
		places := g.PlacesIn(s.Digit, h)
		if base.Meets(places) {
			return fmt.Errorf("base houses %v share a place for %v", s.Base, s.Digit)
		}
		base = base.Or(places)
	}
	for h := range s.Covers.All() {
		covered = covered.Or(l.HouseCells(h))
	}
	if !base.Within(covered) {
		return fmt.Errorf("%v has places %v in %v outside %v", s.Digit, base.AndNot(covered), s.Base, s.Covers)
	}
	return nil
}

// Wing is a case split over a pivot item. Each pincer is a cell with two
// candidates, one of them the wing's digit. Each candidate of the pivot either
// is the digit itself or leaves some pincer with nothing but it. So the digit
// stands in a pincer, or in the pivot.
//
// The pivot of an XY-Wing or XYZ-Wing is a cell. That of a W-Wing is a digit
// with two places in a house, the bridge between two equal pincers.
type Wing struct {
	Pivot   candidates.Item
	Pincers candidates.CellSet
	Digit   candidates.Digit // what the targets lose
}

func (Wing) evidence() {}

// Shape returns [ShapeWing].
func (Wing) Shape() Shape { return ShapeWing }

// Premises returns the pivot and the cells of the pincers.
func (s Wing) Premises() []candidates.Item {
	items := []candidates.Item{s.Pivot}
	for c := range s.Pincers.All() {
		items = append(items, candidates.CellItem(c))
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// PincerOf returns the pincer that a candidate of the pivot forces to hold the
// wing's digit; ok is false if there is none.
func (s Wing) PincerOf(g *candidates.Grid, k candidates.Candidate) (c candidates.Cell, ok bool) {
	for p := range s.Pincers.All() {
		if k.Digit() != s.Digit && g.Candidates(p).Has(k.Digit()) && g.Layout().Sees(p, k.Cell()) {
			return p, true
		}
	}
	return 0, false
}

// Digits returns the digits of the pincers, among them the wing's digit.
func (s Wing) Digits(g *candidates.Grid) (digits candidates.DigitSet) {
	for p := range s.Pincers.All() {
		digits |= g.Candidates(p)
	}
	return digits
}

// Check reports whether the pincers have two candidates, one of them the
// digit, and every candidate of the pivot leads to the digit.
func (s Wing) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Pivot) {
		return fmt.Errorf("the board has no %v", s.Pivot)
	}
	if !s.Pincers.Within(g.Layout().Cells()) {
		return fmt.Errorf("the board does not have all the pincers %v", s.Pincers)
	}
	for p := range s.Pincers.All() {
		if ds := g.Candidates(p); ds.Len() != 2 || !ds.Has(s.Digit) {
			return fmt.Errorf("pincer %v holds %v: expected two digits, one of them %v", p, ds, s.Digit)
		}
	}
	var used candidates.CellSet
	for _, k := range g.AppendCandidates(nil, s.Pivot) {
		p, ok := s.PincerOf(g, k)
		if !ok && k.Digit() != s.Digit {
			return fmt.Errorf("%v of the pivot %v forces no pincer to be %v", k, s.Pivot, s.Digit)
		}
		if ok {
			used = used.With(p)
		}
	}
	if used != s.Pincers {
		return fmt.Errorf("the pivot %v does not reach the pincers %v", s.Pivot, s.Pincers.AndNot(used))
	}
	return nil
}

// Trial is an assumption and what follows from it, down to an item that has no
// candidate left. The branch is made of steps like any other, each resting on
// the grid that the steps before it leave; a trial among them is a nested one.
type Trial struct {
	Assume   candidates.Candidate
	Branch   []Step
	Conflict candidates.Item
}

func (Trial) evidence() {}

// Shape returns [ShapeTrial].
func (Trial) Shape() Shape { return ShapeTrial }

// Premises returns the items that the branch cites, and the one in conflict.
func (s Trial) Premises() []candidates.Item {
	items := []candidates.Item{s.Conflict}
	for _, step := range s.Branch {
		items = append(items, step.Premises...)
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// Len returns the number of steps of the branch, nested ones included.
func (s Trial) Len() int {
	n := len(s.Branch)
	for _, step := range s.Branch {
		if nested, ok := step.Evidence.(Trial); ok {
			n += nested.Len()
		}
	}
	return n
}

// Depth returns 1 for a trial without trials in its branch, 2 if those have
// none, and so on.
func (s Trial) Depth() int {
	depth := 0
	for _, step := range s.Branch {
		if nested, ok := step.Evidence.(Trial); ok {
			depth = max(depth, nested.Depth())
		}
	}
	return depth + 1
}

// Digits returns the digit assumed.
func (s Trial) Digits(*candidates.Grid) candidates.DigitSet {
	return candidates.Digits(s.Assume.Digit())
}

// Check reports whether the assumption is open and the conflict an item of the
// board. That the branch leads from one to the other is what has to be proved.
func (s Trial) Check(g *candidates.Grid) error {
	if !g.Layout().HasCandidate(s.Assume) || !g.Open().Has(s.Assume.Cell()) || !g.Has(s.Assume) {
		return fmt.Errorf("%v is no candidate to suppose", s.Assume)
	}
	if !g.Layout().HasItem(s.Conflict) {
		return fmt.Errorf("the board has no %v", s.Conflict)
	}
	return nil
}
