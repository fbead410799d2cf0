package say

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// A StepName names a step of the walkthrough, or of a branch: "step 3 (Pointing)", "line 7.1 (Naked Pair)".
type StepName struct {
	Branch    bool
	Number    string
	Technique string
}

// String names the step in English.
func (n StepName) String() string {
	return n.what() + " " + n.Number + " (" + n.Technique + ")"
}

// Compare compares the steps by their numbers.
func (n StepName) Compare(other StepName) int {
	return cmp.Or(len(n.Number)-len(other.Number), strings.Compare(n.Number, other.Number))
}

func (n StepName) what() string {
	if n.Branch {
		return "line"
	}
	return "step"
}

// Placed is digits at their cells: "3 at r1c1 and 7 at r1c5".
type Placed []candidates.Candidate

// Why a digit cannot go in cells of a house. In a branch the reader has the marks of the paper before the eyes.
var (
	WhereCan = told2("where-can", "where can {0} go in {1}?", func(r *reader, d candidates.Digit, h candidates.House) error {
		r.digit, r.house, r.fresh = d, h, false
		r.left = r.l.HouseCells(h)
		return nil
	})
	CouldHave = told3("could-have", "{0} could have its {1} at {2|or}.", func(r *reader, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		r.digit, r.house, r.fresh = d, h, true
		r.left = r.paper.PlacesIn(d, h)
		return equal(cells, r.left)
	})
	IsNow = told2("is-now", "{0} is {1} now.", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		if len(r.frames) == 1 || r.before.Value(c) != d {
			return fmt.Errorf("%v is not %d", c, d)
		}
		return r.out(candidates.Cells(c))
	})
	OutByDigit    = told4("out-by-digit", "{0} {0?is|are} out, because {1} has its {2} at {3}.", (*reader).outByDigit)
	OutByNewDigit = told4("out-by-new-digit", "{0} {0?is|are} out, because {1} now has its {2} at {3}.", (*reader).outByDigit)
	OutByStep     = told3("out-by-step", "{0} {0?is|are} out, because {1} was removed there in {2}.", func(r *reader, cells candidates.CellSet, d candidates.Digit, in StepName) error {
		for c := range cells.All() {
			if err := r.removedIn(candidates.Of(c, d), in.String()); err != nil {
				return err
			}
		}
		return errors.Join(expect(d == r.digit, "asked was for %d", r.digit), r.out(cells))
	})
	OutByMarks = told2("out-by-marks", "{0} {0?is|are} out, because {1} is not among the pencil marks there.", func(r *reader, cells candidates.CellSet, d candidates.Digit) error {
		return errors.Join(r.out(cells),
			expect(d == r.digit, "asked was for %d", r.digit),
			expect(!cells.Meets(r.paper.Places(d)), "%d is among the marks of some", d))
	})
	OthersFilled = told1("others-filled", "the other {0?cell is|cells are} filled.", func(r *reader, n int) error {
		filled, err := r.seeFilled()
		return errors.Join(err, expect(n == filled.Len(), "%d are filled", filled.Len()))
	})
	AllFilled = told0("all-filled", "all its cells are filled.", func(r *reader) error {
		_, err := r.seeFilled()
		return errors.Join(err, expect(r.left.IsEmpty(), "%v are open", r.left))
	})
	OneCellLeft = told2("one-cell-left", "only {0} is left, so {0} is {1}.", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		if err := errors.Join(r.seenBest(candidates.Of(c, d), r.house, false), equal(candidates.Cells(c), r.left), expect(d == r.digit, "asked was for %d", r.digit)); err != nil {
			return err
		}
		return r.effect(explain.Place(c, d))
	})
	NoPlaceFor = told2("no-place-for", "{0} has no place for {1}", func(r *reader, h candidates.House, d candidates.Digit) error {
		if r.following {
			return r.isLeft(d, h, candidates.CellSet{})
		}
		r.deadly.bad = true
		return expect(r.house == h && r.digit == d && !r.left.Meets(r.before.Open()) && r.before.PlacesIn(d, h).IsEmpty(), "%v is left", r.left)
	})
)

// outByDigit checks that a placed digit rules out cells of one of its houses.
func (r *reader) outByDigit(cells candidates.CellSet, h candidates.House, d candidates.Digit, by candidates.Cell) error {
	switch {
	case d != r.digit:
		return fmt.Errorf("asked was for %d", r.digit)
	case r.before.Value(by) != d:
		return fmt.Errorf("%v is not %d", by, d)
	case !cells.With(by).Within(r.l.HouseCells(h)) || cells.Has(by):
		return fmt.Errorf("%v does not see all of %v in %s", by, cells, r.l.Name(h))
	case !cells.Within(r.before.Open()):
		return fmt.Errorf("%v are not all open", cells)
	}
	return r.out(cells)
}

// outByHouse checks that a house has the digit at a cell, which rules out places in a branch.
func (r *reader) outByHouse(h candidates.House, d candidates.Digit, at candidates.CellSet) error {
	c, ok := at.Single()
	in := r.l.HouseCells(h)
	out := r.left.And(in)
	r.left = r.left.AndNot(in)
	return errors.Join(
		expect(d == r.digit && r.fresh, "asked was for %d", r.digit),
		expect(ok && in.Has(c) && r.before.Value(c) == d, "%s has not its %d at %v", r.l.Name(h), d, at),
		expect(!out.IsEmpty() && !out.Has(c) && out.Within(r.before.Open()), "%s rules nothing out", r.l.Name(h)))
}

// seeFilled takes what is filled off the places that are left, and returns it.
func (r *reader) seeFilled() (filled candidates.CellSet, err error) {
	filled = r.left.AndNot(r.before.Open())
	r.left = r.left.AndNot(filled)
	return filled, expect(!filled.IsEmpty() && !r.fresh, "no other cells are filled")
}

// out takes places off those that are left.
func (r *reader) out(cells candidates.CellSet) error {
	if !cells.Within(r.left) {
		return fmt.Errorf("%v is not all among %v", cells, r.left)
	}
	r.left = r.left.AndNot(cells)
	return nil
}

// Why digits are gone from the cell that is looked at.
var (
	CouldBe = told2("could-be", "look at {0}, which could be {1|or}.", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		r.at, r.leftover = c, r.paper.Candidates(c)
		return expect(ds == r.leftover, "%v could be %s", c, r.leftover.String())
	})
	AlreadyHas   = told2("already-has", "{0} already has {1}.", (*reader).hasAll)
	NowHas       = told2("now-has", "{0} now has {1}.", (*reader).hasAll)
	DigitsByStep = told2("digits-by-step", "{0} {0?was|were} removed in {1}.", func(r *reader, ds candidates.DigitSet, in StepName) error {
		for d := range ds.All() {
			if err := errors.Join(r.removedIn(candidates.Of(r.at, d), in.String()), r.without(d)); err != nil {
				return err
			}
		}
		return nil
	})
	DigitsByMarks = told1("digits-by-marks", "{0} {0?is|are} not among its pencil marks.", func(r *reader, ds candidates.DigitSet) error {
		for d := range ds.All() {
			if err := r.without(d); r.paper.Has(candidates.Of(r.at, d)) || err != nil {
				return fmt.Errorf("%d is among them, or was out", d)
			}
		}
		return nil
	})
	OneDigitLeft = told2("one-digit-left", "only {0} is left, so {1} is {0}.", (*reader).lastDigit)
	NoneLeft     = told1("none-left", "no digit is left for {0}", func(r *reader, c candidates.Cell) error {
		if r.following {
			return r.isLeftIn(c, 0)
		}
		r.deadly.bad = true
		return expect(r.at == c && r.leftover == 0, "%s is left", r.leftover.String())
	})
)

// hasAll checks that a house of the cell has digits at cells, which rule them out.
func (r *reader) hasAll(h candidates.House, placed Placed) error {
	in := r.l.HouseCells(h)
	if !ascend(placed, func(a, b candidates.Candidate) int { return cmp.Compare(a.Digit(), b.Digit()) }) {
		return errors.New("the digits come in another order")
	}
	for _, k := range placed {
		if r.before.Value(k.Cell()) != k.Digit() || !in.Has(k.Cell()) || !in.Has(r.at) {
			return fmt.Errorf("%v is not %d in %s, in sight of %v", k.Cell(), k.Digit(), r.l.Name(h), r.at)
		}
		if err := r.without(k.Digit()); err != nil {
			return err
		}
	}
	return nil
}

// without takes a digit off those that are left for the cell.
func (r *reader) without(d candidates.Digit) error {
	if !r.leftover.Has(d) {
		return fmt.Errorf("%d was out already", d)
	}
	r.leftover = r.leftover.Without(d)
	return nil
}

// lastDigit places the digit that is left for the cell.
func (r *reader) lastDigit(d candidates.Digit, c candidates.Cell) error {
	if r.leftover != candidates.Digits(d) || c != r.at {
		return fmt.Errorf("left is %s at %v", r.leftover.String(), r.at)
	}
	return r.effect(explain.Place(c, d))
}

// A house with one open cell.
var (
	OneOpen = told1("one-open", "{0} has one open cell left.", func(r *reader, h candidates.House) error {
		r.house = h
		c, ok := r.l.HouseCells(h).And(r.before.Open()).Single()
		r.at = c
		return errors.Join(expect(ok, "%s has not one open cell", r.l.Name(h)), r.seenBest(r.tells.Effects[0].Candidate, h, true))
	})
	OthersHold = told1("others-hold", "its other cells hold {0}.", func(r *reader, ds candidates.DigitSet) error {
		var held candidates.DigitSet
		for c := range r.l.HouseCells(r.house).Without(r.at).All() {
			held = held.With(r.before.Value(c))
		}
		r.leftover = r.l.Digits() &^ held
		return expect(ds == held, "its other cells hold %s", held.String())
	})
	OneMissing = told2("one-missing", "only {0} is missing, so {1} is {0}.", (*reader).lastDigit)
)

// What hints show of singles.
var (
	BlockPlaces = told1("block-places", "the {0?cell|cells} {0} {0?blocks|block} other places.", func(r *reader, cells candidates.CellSet) error {
		return expect(!cells.Meets(r.before.Open()), "some are open")
	})
	MarksTell = told1("marks-tell", "the pencil marks of {0} tell.", func(*reader, candidates.House) error { return nil })
	AllButOne = told1("all-but-one", "all but one of the {0|words} digits are gone.", func(r *reader, n int) error {
		return expect(n == r.l.Size(), "there are %d digits", r.l.Size())
	})
)
