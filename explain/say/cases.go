package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// casesTold is what was said of the cases of a clue.
type casesTold struct {
	facts candidates.CaseFacts
	deny  func(candidates.Candidate) bool // what was said denies

	ends    candidates.DigitSet // between which the cells are that are spoken of; none if they are not
	outside candidates.House    // of which was said what is outside the cells, one more; 0 for none
}

// How many cells of a clue add up in some case, and what they hold. Where the cases suppose digits at both ends of the
// cells, these are between the digits.
var (
	// BetweenEnds says such clauses of the cells between digits at both ends, of which those behind it are as well.
	BetweenEnds = kind2("between-ends", "between {0}, {1}", func(t *Told, ends candidates.DigitSet, said []Sentence) error {
		t.spoken().summed.cases.ends = ends
		return t.all(said)
	})
	CellsAtMost = kind2("cells-at-most", "{0|few} {0?cell holds|cells hold} at most {1|plus}", func(t *Told, n int, ds candidates.DigitSet) error {
		return t.caseBound(n, ds, true)
	})
	CellsAtLeast = kind2("cells-at-least", "{0|few} {0?cell holds|cells hold} at least {1|plus}", func(t *Told, n int, ds candidates.DigitSet) error {
		return t.caseBound(n, ds, false)
	})
	CellsHoldAny = kind2("cells-hold-any", "{0|few} {0?cell holds|cells hold} {1|any}", func(t *Told, n int, sets []Sentence) error {
		return t.caseSets(n, sets)
	})
	// CellsNever says it of a number that no so many digits make.
	CellsNever = kind2("cells-never", "{0|few} {0?cell|cells} never {0?holds|hold} {1}", func(t *Told, n, total int) error {
		return t.caseNever(n, total)
	})
	// LeavesOutside says what is left of a house beside the cells between the digits, and these.
	LeavesOutside = kind5("leaves-outside", "of the {1} in {0}, {2} and the cells between them leave {4} for {3}", func(t *Told, h candidates.House, all int, ends candidates.DigitSet, cells candidates.CellSet, n int) error {
		x := t.onlyCase()
		if x == nil || t.layout.HouseCells(h).Len() != t.layout.Size() || !x.Cells.Within(t.layout.HouseCells(h)) {
			return errors.New("there are several cases, or the house is another")
		}
		told := &t.spoken().summed
		told.cases.outside = h + 1
		rest := x.Outside(t.layout, h)
		if open, filled := rest.On(t.now()); filled.IsEmpty() {
			told.rest, told.known, told.said = open, true, true
		}
		_, err := t.possibleCases(ends, func(int) bool { return true })
		return errors.Join(err, expect(rest.Cells() == cells && rest.Total == n && all == t.layout.House(h).Total, "it leaves %d for %v", rest.Total, rest.Cells()))
	})
	// WouldLeaveEither says what digits in a cell leave for others in the one case or in both, or so in runs of a line, in
	// clauses that are [Leaving].
	WouldLeaveEither = kind3("would-leave-either", "{0|or} in {1} would leave {2|any}, {2?which is impossible|and neither is possible}.", func(t *Told, ds candidates.DigitSet, c candidates.Cell, alternatives []Sentence) error {
		return errors.Join(expect(len(alternatives) <= 2, "they are %d", len(alternatives)), t.wouldLeave(ds, c, alternatives))
	})
	// WouldLeaveAny says it of three or more cases.
	WouldLeaveAny = kind3("would-leave-any", "{0|or} in {1} would leave {2|any}, and none of that is possible.", func(t *Told, ds candidates.DigitSet, c candidates.Cell, alternatives []Sentence) error {
		return errors.Join(expect(len(alternatives) > 2, "they are %d", len(alternatives)), t.wouldLeave(ds, c, alternatives))
	})
	// Leaving has as many numbers as there are digits that leave different ones.
	Leaving = kind2("leaving", "{1|or} for {0}", func(*Told, candidates.CellSet, Numbers) error { return nil })
	// GoneFromCells says where digits cannot be that some cases suppose.
	GoneFromCells = kind2("gone-from-cells", "{1} cannot be {0|or}", func(t *Told, ds candidates.DigitSet, cells candidates.CellSet) error {
		for d := range ds.All() {
			if cells.Meets(t.now().Places(d)) {
				return fmt.Errorf("some can be %d", d)
			}
			for c := range cells.All() {
				if !t.supposedInCase(candidates.Of(c, d)) {
					return fmt.Errorf("no case supposes %d in %v", d, c)
				}
			}
		}
		return nil
	})
)

// wouldLeave checks what digits in a cell leave for others in some cases, or in the runs of a line that is cut, all of which
// cannot be.
func (t *Told) wouldLeave(ds candidates.DigitSet, c candidates.Cell, alternatives []Sentence) error {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 {
		return errors.New("it is not one clue")
	}
	told := make([]bool, len(alternatives))
	for d := range ds.All() {
		k := candidates.Of(c, d)
		rests, ok := t.cutting(t.now()).Rests(k)
		if !s.clues[0].Kind.Cut {
			rests, ok = s.cases.facts.Rests(t.layout, s.clues[0].Cases(t.layout), t.now().Candidates, k)
		}
		if !ok {
			return fmt.Errorf("with %v something is possible", k)
		}
		for _, rest := range rests {
			i := slices.IndexFunc(alternatives, func(a Sentence) bool {
				cells, _ := argOf[candidates.CellSet](a, 0)
				ns, _ := argOf[Numbers](a, 1)
				return cells == rest.Cells() && slices.Contains(ns, rest.Total)
			})
			if i < 0 {
				return fmt.Errorf("with %v, %v may be %d", k, rest.Cells(), rest.Total)
			}
			told[i] = true
		}
		t.refutes(d, c)
	}
	return expect(!slices.Contains(told, false), "some case is not possible")
}

// supposedInCase reports whether some case of the clue that is spoken of supposes a candidate, possible or not. A clue that
// has no cases is about all candidates of its cells.
func (t *Told) supposedInCase(k candidates.Candidate) bool {
	return slices.ContainsFunc(t.spoken().summed.clues, func(c *candidates.Clue) bool {
		cases := c.Cases(t.layout)
		return len(cases) == 0 && c.Cells().Has(k.Cell()) ||
			slices.ContainsFunc(cases, func(x candidates.Case) bool { return slices.Contains(x.If, k) })
	})
}

// possibleCases returns the cases of the clue that is spoken of, of so many cells or fewer, or more, that are possible.
func (t *Told) possibleCases(ends candidates.DigitSet, among func(n int) bool) (cases []candidates.Case, err error) {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 {
		return nil, errors.New("it is not one clue")
	}
	for _, x := range s.clues[0].Cases(t.layout) {
		if !among(x.Cells.Len()) {
			continue
		}
		var given candidates.DigitSet
		for _, k := range x.If {
			if !x.Cells.Has(k.Cell()) {
				given = given.With(k.Digit())
			}
		}
		if given != ends {
			return nil, fmt.Errorf("at the ends is %s", given.String())
		}
		if x.Possible(t.now().Candidates) {
			cases = append(cases, x)
		}
	}
	return cases, expect(slices.ContainsFunc(s.clues[0].Cases(t.layout), func(x candidates.Case) bool { return among(x.Cells.Len()) }), "it has no such case")
}

// caseBound checks that so many cells, and fewer, or more, hold less than the total of the clue, or more.
func (t *Told) caseBound(n int, ds candidates.DigitSet, most bool) error {
	told := &t.spoken().summed.cases
	cases, err := t.possibleCases(told.ends, func(m int) bool { return m == n || (m < n) == most })
	if err != nil {
		return err
	}
	if !t.isExtent(n, ds.Sum(), most) {
		return fmt.Errorf("%d cells hold others", n)
	}
	for _, x := range cases {
		low, high, ok := t.layout.Extent(x.Cells, x.Given(t.layout, t.now().Candidates))
		switch {
		case !ok:
		case most && (high >= x.Total || x.Cells.Len() == n && high > ds.Sum()), !most && (low <= x.Total || x.Cells.Len() == n && low < ds.Sum()):
			return fmt.Errorf("%v hold from %d to %d", x.Cells, low, high)
		}
	}
	if most {
		told.facts.Fewest = n + 1
	} else {
		told.facts.Most = n - 1
	}
	t.denyByCases()
	return errors.Join(expect(ds.Len() == n, "they are %d", ds.Len()), t.canHold(n, ds, most))
}

// canHold checks that so many cells of some case can hold the digits, whatever is known of them, and that these are less, or
// more, than the total of the clue. The case need not be possible any more: what is told may rest on less than is known.
func (t *Told) canHold(n int, ds candidates.DigitSet, less bool) error {
	return expect(slices.ContainsFunc(t.spoken().summed.clues[0].Cases(t.layout), func(x candidates.Case) bool {
		sets, _ := t.layout.Sets(x.Cells, ds.Sum(), x.Given(t.layout, func(candidates.Cell) candidates.DigitSet { return t.layout.Digits() }))
		return x.Cells.Len() == n && ds.Sum() != x.Total && (ds.Sum() < x.Total) == less && slices.Contains(sets, ds)
	}), "no %d cells can hold %v", n, ds)
}

// isExtent reports whether so many cells add up to at most so much, or at least, in the cases that are possible as far as the
// step cites what is known, or by all that is known. It is so too if nobody knows what is cited.
func (t *Told) isExtent(n, sum int, most bool) bool {
	mays, ok := t.known()
	any := func(candidates.Cell) candidates.DigitSet { return t.layout.Digits() }
	for _, may := range mays {
		if !ok {
			break
		}
		for _, given := range []func(candidates.Cell) candidates.DigitSet{any, may} {
			best, some := 0, false
			for _, x := range t.spoken().summed.clues[0].Cases(t.layout) {
				low, high, counted := t.layout.Extent(x.Cells, x.Given(t.layout, given))
				switch {
				case x.Cells.Len() != n || !x.Possible(may) || !counted:
				case !some:
					best, some = low, true
					if most {
						best = high
					}
				case most:
					best = max(best, high)
				default:
					best = min(best, low)
				}
			}
			if some && best == sum {
				return true
			}
		}
	}
	return !ok
}

// isCase reports whether there is a case of so many cells that is possible as far as the step cites what is known, and that
// was not said to be none. It is so too if nobody knows what is cited.
func (t *Told) isCase(n int) bool {
	mays, ok := t.known()
	return !ok || t.spoken().summed.cases.facts.Reaches(n) && slices.ContainsFunc(t.spoken().summed.clues[0].Cases(t.layout), func(x candidates.Case) bool {
		return x.Cells.Len() == n && (x.Possible(mays[0]) || x.Possible(mays[1]))
	})
}

// caseNever checks that no so many digits make the total.
func (t *Told) caseNever(n, total int) error {
	cases, err := t.possibleCases(t.spoken().summed.cases.ends, func(m int) bool { return m == n })
	if err != nil {
		return err
	}
	for _, x := range cases {
		if sets, ok := t.layout.Sets(x.Cells, x.Total, x.Given(t.layout, t.now().Candidates)); !ok || len(sets) > 0 {
			return fmt.Errorf("%v can", x.Cells)
		}
	}
	if !t.isCase(n) {
		return fmt.Errorf("there are not %d cells anyway", n)
	}
	t.spoken().summed.cases.facts.Sets[n] = []candidates.DigitSet{}
	t.denyByCases()
	return expect(slices.ContainsFunc(t.spoken().summed.clues[0].Cases(t.layout), func(x candidates.Case) bool {
		return x.Cells.Len() == n && x.Total == total
	}), "they add up to something else than %d", total)
}

// onlyCase returns the one case of the clue that is left, nil if there are several.
func (t *Told) onlyCase() *candidates.Case {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 {
		return nil
	}
	return s.cases.facts.Only(s.clues[0].Cases(t.layout), t.now().Candidates)
}

// caseRest returns what is left of the one case that is possible, or of what is outside of it, as far as that was spoken
// of, and the cells that were filled, those that it supposes among them.
func (t *Told) caseRest(g *candidates.Grid) (rest candidates.Sum, filled candidates.CellSet, ok bool) {
	x := t.onlyCase()
	if x == nil {
		return rest, filled, false
	}
	outside := t.spoken().summed.cases.outside
	if outside > 0 {
		rest, filled = x.Outside(t.layout, outside-1).On(g)
		return rest, filled, true
	}
	rest, filled = x.On(g)
	return rest, filled, true
}

// caseSets checks that so many cells hold one of some sets of digits.
func (t *Told) caseSets(n int, sets []Sentence) error {
	cases, err := t.possibleCases(t.spoken().summed.cases.ends, func(m int) bool { return m == n })
	if err != nil {
		return err
	}
	var said []candidates.DigitSet
	for _, set := range sets {
		ds, ok := argOf[candidates.DigitSet](set, 0)
		if !ok || ds.Len() != n {
			return fmt.Errorf("%s is no set of %d digits", set.Kind.Code, n)
		}
		said = append(said, ds)
	}
	for _, x := range cases {
		are, ok := t.layout.Sets(x.Cells, x.Total, x.Given(t.layout, t.now().Candidates))
		if !ok {
			return errors.New("some do not see each other")
		}
		for _, ds := range are {
			if !slices.Contains(said, ds) {
				return fmt.Errorf("they can hold %v", ds)
			}
		}
		for _, ds := range said {
			if ds.Sum() != x.Total {
				return fmt.Errorf("%v do not add up to %d", ds, x.Total)
			}
		}
	}
	if !t.isCase(n) {
		return fmt.Errorf("there are not %d cells anyway", n)
	}
	t.spoken().summed.cases.facts.Sets[n] = said
	t.denyByCases()
	return nil
}

// denyByCases notes that what is true in no case that was left is denied.
func (t *Told) denyByCases() {
	s := &t.spoken().summed
	cases, cells, facts, now := s.clues[0].Cases(t.layout), s.clues[0].Cells(), s.cases.facts, *t.now() // before anything goes
	s.cases.deny = func(k candidates.Candidate) bool { return !facts.Allows(t.layout, cases, cells, now.Candidates, k) }
	s.deny = s.cases.deny
}
