package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// beside is what was said of the cells beside a supposition.
type beside struct {
	cells  []filler
	told   [][]candidates.Candidate               // the ways to fill them
	out    candidates.CandidateSet                // what clues rule out in them beside the supposition
	seen   map[candidates.Cell]candidates.CellSet // what cells were said to see, for the next way
	tooFew []candidates.CellSet                   // sets that have too few digits left
}

// filler is a cell and the digits that it may be filled with.
type filler struct {
	c  candidates.Cell
	ds candidates.DigitSet
}

// Ways to fill the cells beside a supposition, none of which leaves enough digits.
var (
	SupposeThat = told2("suppose-that", "suppose that {0} is {1}.", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		r.ifSo, r.beside = candidates.Of(c, d), beside{}
		return expect(r.before.Has(r.ifSo), "it cannot be")
	})
	// IsOneOf is a member of a list of cells with what each is.
	IsOneOf   = told2("is-one-of", "{0} is {1|or}", func(*reader, candidates.Cell, candidates.DigitSet) error { return nil })
	IsNothing = told1("is-nothing", "{0} is left without a digit", func(*reader, candidates.Cell) error { return nil })
	// RulesOutBeside says it of what is supposed.
	RulesOutBeside = told3("rules-out-beside", "that rules out {0} in {1} by {2}.", func(r *reader, ds candidates.DigitSet, c candidates.Cell, clue *candidates.Clue) error {
		i, ok := r.l.ClueNumber(clue.String())
		for d := range ds.All() {
			k := candidates.Of(c, d)
			if !ok || !r.before.Has(k) || c == r.ifSo.Cell() || !r.l.Forbids(i, r.ifSo, k) {
				return fmt.Errorf("%v does not rule out %v by it", r.ifSo, k)
			}
			r.beside.out.Add(k)
		}
		return nil
	})
	ThenBeside = told1("then-beside", "then {0}.", func(r *reader, cells []Sentence) (err error) {
		r.beside.cells, err = fillers(cells)
		for _, f := range r.beside.cells {
			left := r.before.Candidates(f.c)
			if r.l.Sees(f.c, r.ifSo.Cell()) {
				left = left.Without(r.ifSo.Digit())
			}
			for d := range left.All() {
				if r.beside.out.Has(candidates.Of(f.c, d)) {
					left = left.Without(d)
				}
			}
			err = errors.Join(err, expect(left == f.ds, "%v is %s", f.c, left.String()))
		}
		return err
	})
	TheyDiffer = told3("they-differ", "{0} and {1} see each other {2|in}, so they differ.", func(r *reader, a, b candidates.Cell, in Ways) error {
		return errors.Join(r.sees(candidates.Cells(a), candidates.Cells(b), in),
			expect(r.beside.digits(a)&r.beside.digits(b) != 0, "%v and %v differ anyway, or are not spoken of", a, b))
	})
	PairsOut = told3("pairs-out", "some pairs of these for {0} and {1} are ruled out by {2}.", func(r *reader, a, b candidates.Cell, clue *candidates.Clue) error {
		i, ok := r.l.ClueNumber(clue.String())
		return expect(ok && r.beside.some(a, b, func(j, k candidates.Candidate) bool {
			return !r.l.ShareItem(j, k) && r.l.Forbids(i, j, k)
		}), "it rules out none")
	})
	NoDigitFor = told3("no-digit-for", "if {0|list}, no digit is left for {1}: {2|;}.", func(r *reader, way []Sentence, set candidates.CellSet, sights []Sentence) error {
		return r.way(way, 0, set, sights)
	})
	OnlyDigitsFor = told4("only-digits-for", "if {0|list}, only {1} {1?is|are} left for {2}: {3|;}.", (*reader).way)
	// TheseSee says what the cells see of which the next way leaves too few digits, where one sentence would be too long.
	TheseSee = told1("these-see", "{0|;}.", func(r *reader, sights []Sentence) error {
		if r.beside.seen == nil {
			r.beside.seen = map[candidates.Cell]candidates.CellSet{}
		}
		_, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
			r.beside.seen[c] = r.beside.seen[c].Or(sees)
			return nil
		})
		return err
	})
	SoNoDigitFor = told2("so-no-digit-for", "so if {0|list}, no digit is left for {1}.", func(r *reader, way []Sentence, set candidates.CellSet) error {
		return r.way(way, 0, set, nil)
	})
	SoOnlyDigitsFor = told3("so-only-digits-for", "so if {0|list}, only {1} {1?is|are} left for {2}.", func(r *reader, way []Sentence, left candidates.DigitSet, set candidates.CellSet) error {
		return r.way(way, left, set, nil)
	})
	NoWayLeft = told3("no-way-left", "no way is left to fill the {0?cell|cells} beside it, so remove {1} from {2}.", func(r *reader, n int, d candidates.Digit, c candidates.Cell) error {
		return errors.Join(r.allWays(nil),
			expect(candidates.Of(c, d) == r.ifSo, "supposed was %v", r.ifSo),
			expect(n == len(r.beside.cells), "there are %d cells", len(r.beside.cells)),
			r.effect(explain.Remove(c, d)))
	})
)

// What hints say of them ahead of the argument.
var (
	LookTogether = told1("look-together", "look at {0} together.", func(*reader, candidates.CellSet) error { return nil })
	SupposeEach  = kind0("suppose-each", "suppose each candidate of each of these cells in turn.", func(*Told) error { return nil })
	NoWayWithOne = told1("no-way-with-one", "with one of them there is no way to fill the other {0?cell|cells}.", func(r *reader, n int) error {
		r.expected = n
		return nil
	})
	EveryWayFails = told1("every-way-fails", "every way repeats a digit in a house, or leaves too few digits {0|any}.", (*reader).tooFew)
	// EveryWayFailsThere says it on a board with clues, which rule out ways too.
	EveryWayFailsThere = told1("every-way-fails-there", "every way breaks a rule at once, or leaves too few digits {0|any}.", (*reader).tooFew)
	EveryWayBreaks     = told0("every-way-breaks", "every way breaks a rule at once.", func(r *reader) error {
		r.promised = func(string) error {
			return errors.Join(expect(r.expected == len(r.beside.cells), "there are %d other cells", len(r.beside.cells)),
				expect(len(r.beside.told) == 0, "some way leaves too few digits"))
		}
		return nil
	})
	ForCells = told1("for-cells", "for {0}", func(*reader, candidates.CellSet) error { return nil })
)

// tooFew promises that each of the sets is told to have too few digits for some way.
func (r *reader) tooFew(sets []Sentence) error {
	r.promised = func(string) error {
		if r.expected != len(r.beside.cells) {
			return fmt.Errorf("there are %d other cells", len(r.beside.cells))
		}
		for _, s := range sets {
			if set, ok := argOf[candidates.CellSet](s, 0); !ok || !slices.Contains(r.beside.tooFew, set) {
				return fmt.Errorf("too few digits for %v is not told", set)
			}
		}
		return nil
	}
	return nil
}

// digits returns what a cell beside the supposition may be filled with, nothing for others.
func (b *beside) digits(c candidates.Cell) (ds candidates.DigitSet) {
	for _, f := range b.cells {
		if f.c == c {
			ds = f.ds
		}
	}
	return ds
}

// fillers returns the cells of a list with what each is.
func fillers(list []Sentence) (all []filler, err error) {
	for _, s := range list {
		if c, ok := argOf[candidates.Cell](s, 0); ok && s.Kind == IsNothing(c).Kind {
			all = append(all, filler{c: c})
			continue
		}
		if len(s.Args) != 2 {
			return nil, fmt.Errorf("%s says not what a cell is", s.Kind.Code)
		}
		c, isCell := s.Args[0].(candidates.Cell)
		ds, isDigits := s.Args[1].(candidates.DigitSet)
		if !isCell || !isDigits {
			return nil, fmt.Errorf("%s says not what a cell is", s.Kind.Code)
		}
		all = append(all, filler{c, ds})
	}
	return all, nil
}

// way checks a way to fill the cells, or several, that leaves too few digits for a set.
func (r *reader) way(cells []Sentence, left candidates.DigitSet, set candidates.CellSet, sights []Sentence) error {
	fill, err := fillers(cells)
	if err != nil {
		return err
	}
	seen := r.beside.seen
	r.beside.seen = nil
	if seen == nil {
		seen = map[candidates.Cell]candidates.CellSet{}
	}
	if _, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
		seen[c] = seen[c].Or(sees)
		return nil
	}); err != nil {
		return err
	}
	var all candidates.CellSet
	for c, sees := range seen {
		if all = all.Or(sees); !set.Has(c) {
			return fmt.Errorf("%v is not one of %v", c, set)
		}
	}
	ways := [][]candidates.Candidate{{r.ifSo}}
	beside := candidates.Cells(r.ifSo.Cell())
	for _, f := range fill {
		if can := r.beside.digits(f.c); f.ds&^can != 0 {
			return fmt.Errorf("%v is %s", f.c, can.String())
		}
		var longer [][]candidates.Candidate
		for _, filled := range ways {
			for d := range f.ds.All() {
				longer = append(longer, append(filled[:len(filled):len(filled)], candidates.Of(f.c, d)))
			}
		}
		ways, beside = longer, beside.With(f.c)
	}
	for _, filled := range ways {
		var rest candidates.DigitSet
		for c := range set.All() {
			ds := r.before.Candidates(c)
			for _, k := range filled {
				if seen[c].Has(k.Cell()) {
					ds = ds.Without(k.Digit())
				}
			}
			rest |= ds
		}
		r.beside.told = append(r.beside.told, filled[1:])
		if rest != left || rest.Len() >= set.Len() {
			return fmt.Errorf("%s is left with %v", rest.String(), filled)
		}
	}
	r.beside.tooFew = append(r.beside.tooFew, set)
	return errors.Join(expect(all.Within(beside), "%v is seen", all),
		expect(left == 0 || r.l.SeeEachOther(set), "%v may hold the same", set))
}

// some reports whether something is so of some candidates of two of the cells.
func (b *beside) some(a, c candidates.Cell, is func(j, k candidates.Candidate) bool) bool {
	for _, one := range b.cells {
		for _, other := range b.cells {
			if one.c != a || other.c != c {
				continue
			}
			for d := range one.ds.All() {
				for e := range other.ds.All() {
					if is(candidates.Of(a, d), candidates.Of(c, e)) {
						return true
					}
				}
			}
		}
	}
	return false
}

// allWays checks that every way to fill the cells was told, but for those that repeat a digit.
func (r *reader) allWays(filled []candidates.Candidate) error {
	for _, way := range r.beside.told {
		if !slices.ContainsFunc(way, func(k candidates.Candidate) bool { return !slices.Contains(filled, k) }) {
			return nil
		}
	}
	if len(filled) == len(r.beside.cells) {
		return fmt.Errorf("nothing was said of %v", filled)
	}
	next := r.beside.cells[len(filled)]
	for d := range next.ds.All() {
		k := candidates.Of(next.c, d)
		if !slices.ContainsFunc(filled, func(f candidates.Candidate) bool { return r.l.Excludes(f, k) }) {
			if err := r.allWays(append(filled[:len(filled):len(filled)], k)); err != nil {
				return err
			}
		}
	}
	return nil
}
