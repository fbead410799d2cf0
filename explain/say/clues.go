package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// clued is the clue that was spoken of last, by its number on the board, from 1, and the item.
type clued struct {
	number int
	item   candidates.Item
	losing bool   // what is said of cells is what they lose
	reason        // why they do
	before reason // as it was told last
	summed summed
}

// reason is why cells lose something.
type reason struct {
	cause  candidates.CellSet  // the cells by which they do, if they were named
	used   candidates.CellSet  // of these, those that were seen to
	itself bool                // they do whatever other cells hold
	gone   candidates.DigitSet // by which those cells do, whatever else they lack; none if it is all that they lack
	needed candidates.DigitSet // of these
}

// spoken returns what was spoken of.
func (t *Told) spoken() *clued {
	if t.r != nil {
		return &t.r.clued
	}
	return &t.clued
}

// What a clue says, and what it leaves of cells.
var (
	LookAtClue = kind1("look-at-clue", "look at {0}.", func(t *Told, c *candidates.Clue) error {
		again := false
		if t.r != nil {
			again = slices.Contains(t.r.lookedAt, c)
			t.r.lookedAt = append(t.r.lookedAt, c)
		}
		return errors.Join(t.isThere(c), expect(!again, "%q was looked at", c.String()))
	})
	ClueSays = kind1("clue-says", "{0|says}", func(t *Told, c *candidates.Clue) error { return t.isThere(c) })
	// SoThere says what follows from a clause, and SoBeside what from several.
	SoThere = kind2("so-there", "{0}, so {1}.", func(t *Told, why Sentence, so []Sentence) error {
		err := why.check(t)
		t.spoken().itself = why.Kind == ClueSays(nil).Kind
		for _, arg := range why.Args {
			switch of := arg.(type) {
			case candidates.DigitSet:
				if why.Kind == GoneFrom(0, 0).Kind {
					t.spoken().gone = of
				}
			case candidates.Cell:
				t.spoken().cause = candidates.Cells(of)
			case candidates.CellSet:
				t.spoken().cause = of
			}
		}
		err = errors.Join(err, t.allLost(so), expect(t.spoken().gone == t.spoken().needed, "%s is needed", t.spoken().needed.String()))
		spoken := t.spoken()
		err = errors.Join(err, expect(spoken.cause.Within(spoken.used), "%v rule nothing out", spoken.cause.AndNot(spoken.used)))
		spoken.before, spoken.reason = spoken.reason, reason{}
		return err
	})
	AtLeast = kind2("at-least", "{0} {0?is|are} at least {1}", func(t *Told, cells candidates.CellSet, d candidates.Digit) error {
		return t.bounded(cells, d, 0)
	})
	AtMost = kind2("at-most", "{0} {0?is|are} at most {1}", func(t *Told, cells candidates.CellSet, d candidates.Digit) error {
		return t.bounded(cells, 0, d)
	})
	FromTo = kind3("from-to", "{0} {0?is|are} from {1} to {2}", func(t *Told, cells candidates.CellSet, from, to candidates.Digit) error {
		return t.bounded(cells, from, to)
	})
	NoneOfThese = kind2("none-of-these", "{0} cannot be {1|or}", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		has := t.now().CandidatesIn(cells)
		return errors.Join(t.without(cells, ds.Has), expect(!t.spoken().losing || ds&^has == 0, "%v cannot be %v anyway", cells, ds&^has))
	})
	GoneFrom = kind2("gone-from", "{0} {0?is|are} gone from {1}", func(t *Told, ds candidates.DigitSet, c candidates.Cell) error {
		return expect(ds&t.now().Candidates(c) == 0, "%v can be %s", c, (ds & t.now().Candidates(c)).String())
	})
	MustBeAmong = kind2("must-be-among", "{0} {0?is|are} {1|or}", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		for c := range cells.All() {
			if has := t.now().Candidates(c); ds&^has != 0 {
				return fmt.Errorf("%v can be %s", c, has.String())
			}
			for d := range ds.All() {
				if t.spoken().summed.bounding && t.alone(candidates.Of(c, d)) {
					return fmt.Errorf("%v cannot be %d", c, d)
				}
			}
		}
		return t.without(cells, func(e candidates.Digit) bool { return !ds.Has(e) })
	})
)

// alsoLost checks what is said to follow for the reason that was told last.
func (t *Told) alsoLost(what []Sentence) error {
	spoken := t.spoken()
	spoken.reason = spoken.before
	err := t.allLost(what)
	spoken.reason = reason{}
	return err
}

// isThere checks that the board has a clue, which is spoken of from now on.
func (t *Told) isThere(c *candidates.Clue) error {
	i, ok := t.layout.ClueNumber(c.String())
	t.spoken().number = i + 1
	return expect(ok, "the board has no clue %q", c.String())
}

// forbids reports whether the clue that is spoken of does not allow both candidates.
func (t *Told) forbids(a, b candidates.Candidate) bool {
	n := t.spoken().number
	return n > 0 && t.layout.Forbids(n-1, a, b)
}

// forbidsNow reports the same of the clue alone, or beside a digit that is placed.
func (t *Told) forbidsNow(a, b candidates.Candidate) bool {
	if t.forbids(a, b) {
		return true
	}
	n, now := t.spoken().number, t.now()
	for p := range t.layout.Cells().AndNot(now.Open()).All() {
		if n > 0 && t.layout.Forbids(n-1, a, b, candidates.Of(p, now.Value(p))) {
			return true
		}
	}
	return false
}

// bounded checks that cells can be nothing beyond bounds, 0 for none, and that these are tight.
func (t *Told) bounded(cells candidates.CellSet, from, to candidates.Digit) error {
	var err error
	for c := range cells.All() {
		if from > 0 {
			err = errors.Join(err, t.tight(c, from, from-1, func(e candidates.Digit) bool { return e < from }))
		}
		if to > 0 {
			err = errors.Join(err, t.tight(c, to, to+1, func(e candidates.Digit) bool { return e > to }))
		}
	}
	return errors.Join(err, t.without(cells, func(e candidates.Digit) bool { return e < from || to > 0 && e > to }))
}

// tight checks that a cell has the bound, or, if it loses candidates, some at or next to the bound, which the clue that
// is spoken of allows, and not what is next beyond it: a looser one, or one far from what the cell can be, says little.
func (t *Told) tight(c candidates.Cell, bound, next candidates.Digit, beyond func(candidates.Digit) bool) error {
	has := t.now().Candidates(c)
	if !t.spoken().losing {
		return expect(has.Has(bound), "%v is not %d", c, bound)
	}
	if near := candidates.Digits(max(bound, 2)-1, bound, bound+1); has&near == 0 {
		return fmt.Errorf("%v is far from %d", c, bound)
	}
	for d := range has.All() {
		if beyond(d) {
			tight := func() bool { return !t.alone(candidates.Of(c, bound)) && t.alone(candidates.Of(c, next)) }
			is := tight()
			if spoken := t.spoken(); !is && spoken.cause.IsEmpty() {
				defer func(itself bool) { spoken.itself = itself }(spoken.itself)
				spoken.itself = true
				is = tight()
			}
			return expect(is, "%d is no tight bound of %v", bound, c)
		}
	}
	return fmt.Errorf("%v has nothing beyond %d", c, bound)
}

// without checks that candidates of cells are gone, or that by the clue that is spoken of they go: some other cell
// has no candidate that goes beside them.
func (t *Told) without(cells candidates.CellSet, lost func(candidates.Digit) bool) error {
	for c := range cells.All() {
		if !t.now().Open().Has(c) {
			return fmt.Errorf("%v is filled", c)
		}
		loses := false
		for d := range t.now().Candidates(c).All() {
			if !lost(d) {
				continue
			}
			loses = true
			if !t.alone(candidates.Of(c, d)) {
				return fmt.Errorf("%v can be %d", c, d)
			}
			if t.r == nil { // what was said to go is gone for what is said next
				board := *t.board
				board.Remove(c, d)
				t.board = &board
			} else if err := t.r.effect(explain.Remove(c, d)); err != nil {
				return err
			}
		}
		if t.spoken().losing && !loses {
			return fmt.Errorf("%v loses nothing", c)
		}
	}
	return nil
}

// allLost checks what is said to follow, of which each cell loses something.
func (t *Told) allLost(what []Sentence) error {
	t.spoken().losing = true
	err := t.all(what)
	t.spoken().losing = false
	return err
}

// alone reports whether some other cell has no candidate that the clue that is spoken of allows beside k, or else whether
// the sum that is spoken of denies it.
func (t *Told) alone(k candidates.Candidate) bool {
	if deny := t.spoken().summed.deny; deny != nil {
		return deny(k)
	}
	others := t.layout.Cells()
	if cause := t.spoken().cause; !cause.IsEmpty() {
		others = cause
	}
	found := false
	for c := range others.Without(k.Cell()).All() {
		allowed := false
		may := t.now().Candidates(c)
		if gone := t.spoken().gone; gone != 0 || t.spoken().itself {
			may = t.layout.Digits() &^ gone
		}
		for d := range may.All() {
			allowed = allowed || !t.forbids(k, candidates.Of(c, d))
		}
		if !allowed {
			for d := range t.spoken().gone.All() {
				if !t.forbids(k, candidates.Of(c, d)) {
					t.spoken().needed = t.spoken().needed.With(d)
				}
			}
			t.spoken().used, found = t.spoken().used.With(c), true
		}
	}
	return found
}

// Which cells are equal by a clue, of which is spoken from now on. SameDigitBy calls it by other cells of it.
var (
	SameDigit = kind2("same-digit", "{1|in}, {0} hold the same digit", func(t *Told, cells candidates.CellSet, by Ways) error {
		if len(by.Clues) != 1 || by.Len() != 1 {
			return errors.New("it is by one clue")
		}
		return t.areEqual(cells, by.Clues[0])
	})
	SameDigitBy = kind2("same-digit-by", "by {1}, {0} hold the same digit", (*Told).areEqual)
)

// areEqual checks that cells are equal by a clue.
func (t *Told) areEqual(cells candidates.CellSet, by *candidates.Clue) error {
	err := t.isThere(by)
	return errors.Join(err, expect(cells.Len() > 1 && slices.ContainsFunc(t.layout.Equalities(), func(e candidates.Equality) bool {
		return e.Clue == t.spoken().number-1 && cells.Within(e.Cells)
	}), "%q does not say so of %v", by, cells))
}

// What each candidate of an item rules out.
var (
	// StandsAt names the candidates of a digit in a house, HoldsOneOf those of a cell.
	StandsAt = kind3("stands-at", "{0} in {1} is at {2|or}", func(t *Told, d candidates.Digit, h candidates.House, cells candidates.CellSet) error {
		t.spoken().item = candidates.HouseItem(d, h)
		return expect(t.now().PlacesIn(d, h) == cells, "it is at %v", t.now().PlacesIn(d, h))
	})
	HoldsOneOf = kind2("holds-one-of", "{0} is {1|or}", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error {
		t.spoken().item = candidates.CellItem(c)
		return expect(t.now().Candidates(c) == ds, "it is %v", t.now().Candidates(c))
	})
	EachRulesOut = kind4("each-rules-out", "{0?it rules|each rules} out {1} in {2}: {3|apart}.", func(t *Told, n int, ds candidates.DigitSet, cells candidates.CellSet, by []Sentence) error {
		own := t.now().Count(t.spoken().item)
		return errors.Join(expect(n == own, "it has %d", own), t.allRuleOut(ds, cells, by))
	})
	// TakesOne says it of other digits in one of the places.
	TakesOne = kind4("takes-one", "{1|or} in {2} takes one of these places and rules out {0?the other|the others}: {3|apart}.", func(t *Told, n int, ds candidates.DigitSet, c candidates.Cell, by []Sentence) error {
		own, h, ok := t.spoken().item.House()
		if !ok || ds.Has(own) || !t.now().PlacesIn(own, h).Has(c) {
			return errors.New("it takes none")
		}
		all := t.now().AppendCandidates(nil, t.spoken().item)
		return errors.Join(expect(n == len(all)-1, "there are %d", len(all)), t.allRuleOut(ds, candidates.Cells(c), by, candidates.Of(c, own)))
	})
	// WhateverItIs says the same of a cell, whose candidates it does not ask to be named before.
	WhateverItIs = kind4("whatever-it-is", "whatever {0} is, it rules out {1} in {2}: {3|apart}.", func(t *Told, c candidates.Cell, ds candidates.DigitSet, cells candidates.CellSet, by []Sentence) error {
		t.spoken().item = candidates.CellItem(c)
		return t.allRuleOut(ds, cells, by)
	})
	PlacesInHouse = kind2("places-in-house", "{0} in {1}", func(*Told, candidates.CellSet, candidates.House) error { return nil })
	PlacesByClue  = kind2("places-by-clue", "{0} by {1}", func(*Told, candidates.CellSet, *candidates.Clue) error { return nil })
	DigitsInHouse = kind2("digits-in-house", "{0|runs} in {1}", func(*Told, candidates.DigitSet, candidates.House) error { return nil })
	DigitsByClue  = kind2("digits-by-clue", "{0|runs} by {1}", func(*Told, candidates.DigitSet, *candidates.Clue) error { return nil })
	// PlacesThrough and DigitsThrough name a cell that is equal to one of two by a clue, and its house with the other.
	PlacesThrough = kind3("places-through", "{0} through {1} in {2}", func(*Told, candidates.CellSet, candidates.Cell, candidates.House) error { return nil })
	DigitsThrough = kind3("digits-through", "{0|runs} through {1} in {2}", func(*Told, candidates.DigitSet, candidates.Cell, candidates.House) error { return nil })
)

// allRuleOut checks that all candidates of the item that is spoken of exclude digits in cells, in the ways that clauses say,
// but for those that do without a word.
func (t *Told) allRuleOut(ds candidates.DigitSet, cells candidates.CellSet, by []Sentence, besides ...candidates.Candidate) error {
	n := t.now().Count(t.spoken().item)
	for d := range ds.All() {
		for c := range cells.All() {
			k := candidates.Of(c, d)
			var told candidates.CandidateSet
			for _, x := range besides {
				told.Add(x)
			}
			for _, s := range by {
				if err := t.ruleOut(k, cells, s, &told); err != nil {
					return err
				}
			}
			if err := errors.Join(expect(told.Len() == n, "%d of %d are told", told.Len(), n), expect(t.r != nil || t.now().Has(k), "%v is gone", k)); err != nil {
				return err
			}
		}
		if t.r != nil {
			if !t.now().Places(d).Meets(cells) {
				return fmt.Errorf("%v cannot be %d anyway", cells, d)
			}
			t.r.refute(d, cells)
		}
	}
	return expect(!cells.IsEmpty() && ds != 0, "nothing is named")
}

// ruleOut checks that candidates of the item that is spoken of exclude another in the way that a clause says, and adds
// them to those that are told. Of cells that are equal, and are spoken of together, what one sees all do.
func (t *Told) ruleOut(k candidates.Candidate, together candidates.CellSet, by Sentence, told *candidates.CandidateSet) error {
	if len(by.Args) < 2 {
		return fmt.Errorf("%s says not how", by.Kind.Code)
	}
	var some candidates.CandidateSet
	for _, x := range t.now().AppendCandidates(nil, t.spoken().item) {
		cells, ofCells := by.Args[0].(candidates.CellSet)
		digits, ofDigits := by.Args[0].(candidates.DigitSet)
		if ofCells && cells.Has(x.Cell()) || ofDigits && digits.Has(x.Digit()) {
			some.Add(x)
		}
	}
	if some.Len() != length(by.Args[0]) || some.Meets(told) {
		return fmt.Errorf("they are no candidates, or were told")
	}
	for x := range some.All() {
		switch how := by.Args[1].(type) {
		case candidates.House:
			seen := t.both(x, k, how)
			for c := range together.All() {
				seen = seen || t.both(x, t.equalTo(k, x, c), how)
			}
			if !seen {
				return fmt.Errorf("%v does not exclude %v in %s", x, k, t.layout.Name(how))
			}
		case *candidates.Clue:
			if err := t.isThere(how); err != nil {
				return err
			}
			if !t.forbidsNow(k, x) {
				return fmt.Errorf("%q allows %v and %v", how, x, k)
			}
			if c, ok := t.layout.Through(t.spoken().number-1, x.Cell(), k.Cell()); ok {
				return fmt.Errorf("it is through %v", c)
			}
		case candidates.Cell:
			h, _ := argOf[candidates.House](by, 2)
			if !t.both(t.equalTo(x, k, how), k, h) && !t.both(x, t.equalTo(k, x, how), h) {
				return fmt.Errorf("%v does not exclude %v through %v in %s", x, k, how, t.layout.Name(h))
			}
		}
	}
	told.Or(&some)
	return nil
}

// both reports whether two candidates are for the same digit in different cells of a house.
func (t *Told) both(a, b candidates.Candidate, h candidates.House) bool {
	in := t.layout.HouseCells(h)
	return a.Digit() == b.Digit() && a.Cell() != b.Cell() && in.Has(a.Cell()) && in.Has(b.Cell())
}

// equalTo returns the candidate in cell c for the digit of k, if a clue makes that cell equal to the one of k, but not to that
// of another. Otherwise it returns the other.
func (t *Told) equalTo(k, other candidates.Candidate, c candidates.Cell) candidates.Candidate {
	for _, e := range t.layout.Equalities() {
		if e.Cells.Has(k.Cell()) && e.Cells.Has(c) && c != k.Cell() && !e.Cells.Has(other.Cell()) {
			return candidates.Of(c, k.Digit())
		}
	}
	return other
}
