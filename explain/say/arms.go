package say

import (
	"errors"
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Why a target is false in each of the cases that a fish leaves.
var (
	NowLookAt = told2("now-look-at", "now look at {0} in {1}.", func(r *reader, d candidates.Digit, c candidates.Cell) error {
		r.ifSo, r.fish.looked, r.following = candidates.Of(c, d), true, false
		return expect(r.before.Has(r.ifSo), "it is not there anyway")
	})
	// IfCellIs leads from a place of the fish along a chain, and then says how the case ends.
	IfCellIs = kind3("if-cell-is", "if {0} is {1}, {2}", func(t *Told, c candidates.Cell, d candidates.Digit, then Sentence) error {
		return t.ofStep(func(r *reader) error {
			f := &r.fish
			if err := expect(f.cells.Has(c) && d == f.digit, "that is no case"); err != nil {
				return err
			}
			if f.looked {
				return t.caseOf(c, then)
			}
			r.following, r.gone, r.outBy = true, candidates.CandidateSet{}, nil
			r.last, f.start = node{d, candidates.Cells(c)}, candidates.Cells(c)
			return then.check(t)
		})
	})
	ItIsNot = told1("it-is-not", "it is not {0}", func(r *reader, d candidates.Digit) error {
		return expect(r.last.cells == candidates.Cells(r.ifSo.Cell()) && r.last.digit != d && d == r.ifSo.Digit(), "it may be")
	})
	SeesIt = told2("sees-it", "{0} sees it ({1|bare})", func(r *reader, c candidates.Cell, in Ways) error {
		return errors.Join(expect(candidates.Of(c, r.last.digit) == r.ifSo, "looked at is %v", r.ifSo), r.sees(candidates.Cells(c), r.last.cells, in))
	})
	SeesDigitIn = told4("sees-digit-in", "{0} sees the {1} in {2|or} ({3|bare})", func(r *reader, c candidates.Cell, d candidates.Digit, cells candidates.CellSet, in Ways) error {
		return errors.Join(expect(candidates.Of(c, d) == r.ifSo && r.last == node{d, cells}, "it came to %v", r.last), r.sees(candidates.Cells(c), cells, in))
	})
	// ExcludesIt says the same of another digit in other cells, by a clue.
	ExcludesIt = told4("excludes-it", "{0} in {1|or} rules out {2} there ({3|bare})", func(r *reader, d candidates.Digit, cells candidates.CellSet, out candidates.Digit, by Ways) error {
		return errors.Join(expect(r.ifSo.Digit() == out && r.last == node{d, cells}, "it came to %v", r.last),
			r.exclude(node{out, candidates.Cells(r.ifSo.Cell())}, r.last, by))
	})
	CannotEitherWay = told2("cannot-either-way", "so {0} cannot be {1} either way", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		f := &r.fish
		r.refuted.Add(r.ifSo)
		return errors.Join(
			expect(candidates.Of(c, d) == r.ifSo, "looked at was %v", r.ifSo),
			expect(f.fins.Or(f.chosen).Within(f.ended), "the case of %v is missing", f.fins.Or(f.chosen).AndNot(f.ended)),
			expect(f.used && (f.without || !f.chosen.IsEmpty()), "the case without a fin is missing"))
	})
)

// arrives notes where the chain from a place of a fish leads to.
func (r *reader) arrives(at Sentence) {
	f := &r.fish
	c, ok := f.start.Single()
	switch {
	case !ok || !r.following:
	case r.deadly.bad:
		if what, ok := argOf[Sentence](at, 0); ok { // with a reason
			at = what
		}
		if f.lacks == nil {
			f.lacks = map[candidates.Cell]Sentence{}
		}
		f.lacks[c] = at
		r.deadly.bad, r.last = false, node{}
	default:
		if f.led == nil {
			f.led = map[candidates.Cell]node{}
		}
		f.led[c] = r.last
	}
}

// caseOf checks why the target is false in the case of a place.
func (t *Told) caseOf(c candidates.Cell, then Sentence) error {
	r, f := t.r, &t.r.fish
	f.ended = f.ended.With(c)
	if lack, ok := f.lacks[c]; ok {
		return expect(reflect.DeepEqual(lack, then), "it came to %s", lack.Kind.Code)
	}
	led, ok := f.led[c]
	if !ok {
		led = node{f.digit, candidates.Cells(c)}
	}
	r.last = led
	if err := then.check(t); err != nil || len(t.some) == 0 {
		return err
	}
	return expect(slices.Equal(t.some, explain.ForDigit(led.digit, led.cells)) && t.some[0].Cell() == r.ifSo.Cell() && led.digit != r.ifSo.Digit(), "it came to %v", led)
}
