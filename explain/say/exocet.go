package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// lined is what was said of base cells, and of the lines in which targets have their digits.
type lined struct {
	base, targets candidates.CellSet
	crossLines    candidates.HouseSet
	told          candidates.HouseSet     // of these
	followed      candidates.DigitSet     // that were told of
	can           candidates.CandidateSet // what targets can be
	pending       candidates.Digit        // that is told of
	lines         []room                  // with its places
	within        candidates.HouseSet     // said to contain all places outside the targets
}

// Base cells, and the lines that cross theirs.
var (
	BaseAndTargets = kind2("base-and-targets", "the base is {0}, the targets are {1}.", func(*Told, candidates.CellSet, candidates.CellSet) error { return nil })
	BaseHolds      = told2("base-holds", "the base cells {0} see each other and hold two of {1}.", func(r *reader, base candidates.CellSet, ds candidates.DigitSet) error {
		r.lined.base = base
		return expect(base.Len() == 2 && r.l.HousesOfAll(base) != 0 && r.before.CandidatesIn(base) == ds, "they do not")
	})
	CrossLines = told1("cross-lines", "the cross-lines are {0}.", func(r *reader, hs candidates.HouseSet) error {
		r.lined.crossLines = hs
		return nil
	})
)

// Where a digit of the base goes in these lines.
var (
	IfInBase = kind2("if-in-base", "if a base cell is {0}, {1}.", func(t *Told, d candidates.Digit, rooms []Sentence) error {
		return t.ofStep(func(r *reader) error {
			r.lined.pending, r.lined.lines = d, nil
			return t.all(rooms)
		})
	})
	OnlyPlacesToo = told3("only-places-too", "in {0} only in {2|or}", (*reader).inLine)
	NoRoom        = told2("no-room", "{0} has no room for {1}", func(r *reader, h candidates.House, d candidates.Digit) error {
		return r.inLine(h, d, candidates.CellSet{})
	})
	OutsideTargetsTooFew = told1("outside-targets-too-few", "outside the targets there are not enough places for {0|all} cross-lines at once.", func(r *reader, n int) error {
		return expect(n > 1 && n == len(r.lined.lines), "%d lines were named", len(r.lined.lines))
	})
	OutsideTargetsIn = told3("outside-targets-in", "outside the targets all these cells are in {0}, with room for {0|count} {1}{0?|s} in {2|words} cross-lines.", func(r *reader, hs candidates.HouseSet, d candidates.Digit, n int) error {
		x := &r.lined
		x.within = hs
		return expect(d == x.pending && n == len(x.lines) && hs.Len() < n, "there are %d lines", len(x.lines))
	})
)

// inLine checks where a digit can go in a cross-line if a base cell has it.
func (r *reader) inLine(h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
	x := &r.lined
	x.lines = append(x.lines, room{h, candidates.Digits(d), cells})
	x.told = x.told.With(h)
	return errors.Join(
		expect(d == x.pending, "spoken of was %d", x.pending),
		expect(x.crossLines.Has(h), "%v is no cross-line", h),
		equal(cells, r.before.PlacesIn(d, h).AndNot(r.l.PeersOfAll(x.base))))
}

// What follows for the targets, and for the base.
var (
	NotInBase = told1("not-in-base", "no base cell is {0}", func(r *reader, d candidates.Digit) error { return r.fillsLines(d, candidates.CellSet{}) })
	TargetIs  = told2("target-is", "{0|or} is {1}", func(r *reader, cells candidates.CellSet, d candidates.Digit) error {
		x := &r.lined
		x.targets = x.targets.Or(cells)
		x.can.AddPlaces(d, cells)
		return r.fillsLines(d, cells)
	})
	OneInEachTarget = told1("one-in-each-target", "both digits of the base are in the targets {0}, one in each", func(r *reader, targets candidates.CellSet) error {
		x := &r.lined
		for d := range x.followed.All() {
			r.refute(d, targets.AndNot(x.can.Places(d)))
			if x.can.Places(d).IsEmpty() {
				r.refute(d, x.base)
			}
		}
		for d := range (r.l.Digits() &^ x.followed).All() {
			r.refute(d, targets)
		}
		return expect(x.followed == r.before.CandidatesIn(x.base) && x.told == x.crossLines && x.targets.Within(targets) && targets.Len() == 2, "they are %v", x.targets)
	})
	TargetsAreFull = told0("targets-are-full", "the targets have no room for other digits", (*reader).linesFollowed)
	NotInTargets   = told0("not-in-targets", "a digit that neither target can hold is in no base cell either", (*reader).linesFollowed)
)

// linesFollowed checks that it was told where the digits of the base are.
func (r *reader) linesFollowed() error {
	return expect(r.lined.followed != 0, "nothing was said of the targets")
}

// fillsLines checks that the lines that were named cannot all have their digit outside the targets: no choice
// of a place for each has no two that see each other. If houses were named they contain these places.
func (r *reader) fillsLines(d candidates.Digit, targets candidates.CellSet) error {
	t := &r.lined
	t.followed = t.followed.With(d)
	if d != t.pending || len(t.lines) == 0 {
		return fmt.Errorf("spoken of was %d", t.pending)
	}
	var named candidates.CellSet
	for h := range t.within.All() {
		named = named.Or(r.l.HouseCells(h))
	}
	var fill func(lines []room, used candidates.CellSet) bool
	fill = func(lines []room, used candidates.CellSet) bool {
		if len(lines) == 0 {
			return true
		}
		for c := range lines[0].cells.AndNot(targets).All() {
			if !used.Meets(r.l.Peers(c)) && fill(lines[1:], used.With(c)) {
				return true
			}
		}
		return false
	}
	for _, line := range t.lines {
		if out := line.cells.AndNot(targets).AndNot(named); t.within != 0 && !out.IsEmpty() {
			return fmt.Errorf("%v is in none of the houses", out)
		}
	}
	t.within = 0
	return expect(!fill(t.lines, candidates.CellSet{}), "there are places enough without %v", targets)
}
