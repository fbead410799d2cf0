package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// link is a pair of nodes that are not both true.
type link struct{ a, b node }

// out is what a line of a chain rules out, which has no number where the chain is no list.
type out struct {
	line int
	node
}

// What follows along a chain, from a node that is supposed to be false.
var (
	SupposeNotIn = told2("suppose-not-in", "suppose that {0} is not in {1|or}.", func(r *reader, d candidates.Digit, cells candidates.CellSet) error {
		r.following = true
		r.first, r.last = node{d, cells}, node{}
		r.gone, r.outBy = candidates.CandidateSet{}, nil
		r.falls(r.first)
		return expect(cells.Within(r.before.Places(d)), "it is not there anyway")
	})
	RulesOut       = told3("rules-out", "that rules out {0} in {1} ({2|bare})", (*reader).rulesOut)
	RulesOutInCell = told2("rules-out-in-cell", "that rules out {0} in {1} (same cell)", func(r *reader, d candidates.Digit, cells candidates.CellSet) error {
		return r.rulesOut(d, cells, Ways{})
	})
	SoThen = kind2("so-then", "{0}, so {1}.", func(t *Told, why, then Sentence) error {
		return t.ofStep(func(r *reader) error {
			var of explain.Named
			then.Names(&of)
			out, _ := argOf[candidates.CellSet](why, 1)
			err := errors.Join(why.check(t), then.check(t), expect(out.Within(r.cellsOf(of.Houses).Or(of.Cells)), "%v have nothing to do with it", out))
			r.arrives(then)
			return err
		})
	})
	// SetNeeds says which digits are left of an almost locked set that has lost one.
	SetNeeds = told4("set-needs", "{0} have only {1} left and need {1|all}, with {2} in {3|or}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet, d candidates.Digit, at candidates.CellSet) error {
		var places candidates.CellSet
		for c := range cells.All() {
			if r.digits(c).Has(d) {
				places = places.With(c)
			}
		}
		r.sets = append(r.sets, room{digits: ds.Without(d), cells: cells})
		r.leads(node{d, at}, 0)
		return errors.Join(r.leftOf(cells, ds), expect(ds.Len() == cells.Len() && ds.Has(d), "they are %d cells", cells.Len()), equal(at, places))
	})
	SetTooFew = told2("set-too-few", "{0} have only {1} left, too few for them", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		r.deadly.bad = true
		return errors.Join(r.leftOf(cells, ds), expect(ds.Len() < cells.Len(), "that is enough"))
	})
)

// Why something is left alone in a house, where that was ruled out long before.
var (
	BecauseOut = kind2("because-out", "{0}, because {1} {1?is|are} already ruled out", func(t *Told, what Sentence, cells candidates.CellSet) error {
		return t.ofStep(func(r *reader) error { return errors.Join(what.check(t), r.outBefore(cells)) })
	})
	BecauseOfLines = kind3("because-of-lines", "{0}, because {1} {1?rules|rule} out {2}", func(t *Told, what Sentence, lines Lines, cells candidates.CellSet) error {
		return t.ofStep(func(r *reader) error {
			err := errors.Join(what.check(t), r.outBefore(cells))
			for _, n := range lines {
				rules := func(o out) bool { return o.line == n && o.digit == r.last.digit && o.cells.Meets(cells) }
				if !slices.ContainsFunc(r.outBy, rules) {
					err = errors.Join(err, fmt.Errorf("line %d does not", n))
				}
			}
			return err
		})
	})
)

// falls notes that a node is false.
func (r *reader) falls(n node) {
	r.gone.AddPlaces(n.digit, n.cells)
	r.outBy = append(r.outBy, out{r.chain, n})
}

// rulesOut checks that what was said last makes the digit impossible there. Another digit is so in the
// same cell or by a clue, the same one in what the cells see.
func (r *reader) rulesOut(d candidates.Digit, cells candidates.CellSet, by Ways) error {
	off := node{d, cells}
	switch {
	case r.last.cells.IsEmpty():
		return errors.New("nothing was said that would rule it out")
	case !cells.Within(r.before.Places(d)):
		return errors.New("it is not there anyway")
	case d != r.last.digit && cells == r.last.cells && cells.Len() == 1 && by.Len() == 0:
	default:
		if err := r.exclude(off, r.last, by); err != nil {
			return err
		}
	}
	r.ring = append(r.ring, link{r.last, off})
	r.falls(off)
	if r.followed.on && r.followed.from.IsEmpty() { // nothing was supposed
		r.refute(d, cells)
	}
	return nil
}

// leads notes what is true then, for lack of other places in a house if there is one.
func (r *reader) leads(n node, in candidates.HouseSet) { r.last, r.lastIn = n, in }

// isLeft checks the places that are left of the digit in the house.
func (r *reader) isLeft(d candidates.Digit, h candidates.House, cells candidates.CellSet) error {
	if r.leads(node{d, cells}, candidates.Houses(h)); cells.IsEmpty() {
		r.deadly.bad = true
	}
	return equal(cells, r.places(d, h))
}

// isLeftIn checks the digits that are left of a cell.
func (r *reader) isLeftIn(c candidates.Cell, ds candidates.DigitSet) error {
	if r.leads(node{ds.First(), candidates.Cells(c)}, 0); ds == 0 {
		r.deadly.bad = true
	}
	return expect(r.digits(c) == ds, "it can be %v", r.digits(c))
}

// leftOf checks the digits that are left of cells.
func (r *reader) leftOf(cells candidates.CellSet, ds candidates.DigitSet) error {
	var left candidates.DigitSet
	for c := range cells.All() {
		left |= r.digits(c)
	}
	return expect(left == ds, "they have %v left", left)
}

// outBefore checks which places of the house were ruled out before what was ruled out last.
func (r *reader) outBefore(cells candidates.CellSet) error {
	if len(r.outBy) == 0 || r.lastIn == 0 {
		return errors.New("no house was spoken of")
	}
	d := r.last.digit
	before := r.before.PlacesIn(d, r.lastIn.First()).And(r.gone.Places(d))
	if last := r.outBy[len(r.outBy)-1]; last.digit == d {
		before = before.AndNot(last.cells)
	}
	return errors.Join(equal(cells, before), expect(!cells.IsEmpty(), "there are none"))
}

// What is true at the end of a chain.
var (
	// AgreesWithStart says that a chain has come around.
	AgreesWithStart = kind1("agrees-with-start", "{0}, which agrees with the assumption: the chain is a loop.", func(t *Told, rules Sentence) error {
		return t.ofStep(func(r *reader) error {
			return errors.Join(rules.check(t), expect(len(r.ring) > 0 && r.ring[len(r.ring)-1].b == r.first, "supposed was %v", r.first))
		})
	})
	EitherDirection = told0("either-direction", "it can be read in either direction and from any of its places.", (*reader).isLoop)
	OneOfNeighbours = told0("one-of-neighbours", "of two places next to each other one is true and the other false", (*reader).isLoop)
	OneEndIs        = told2("one-end-is", "one of the ends {0} is {1}", (*reader).ends)
	OneTopIs        = told2("one-top-is", "one of the tops {0} is {1}", (*reader).ends)
	OneFreeEndIs    = told2("one-free-end-is", "one of the free ends {0} of the strings is {1}", (*reader).ends)
	AtLeastOneEndIs = told2("at-least-one-end-is", "at least one of {0} is {1}", (*reader).ends)
	InArmOrAtEnd    = told3("in-arm-or-at-end", "{0} is in the far arm, at {1|or}, or at the end {2}", func(r *reader, d candidates.Digit, arm candidates.CellSet, end candidates.Cell) error {
		n := node{d, arm}
		return errors.Join(expect(n == r.first || n == r.last, "the ends are %v and %v", r.first, r.last), r.ends(arm.With(end), d))
	})
	OneEndIsIn = told4("one-end-is-in", "{0} is in {1|or}, or {2} is in {3|or}, or both", func(r *reader, d candidates.Digit, cells candidates.CellSet, e candidates.Digit, others candidates.CellSet) error {
		r.nodes = []node{{d, cells}, {e, others}}
		return expect(r.nodes[0] == r.first && r.nodes[1] == r.last, "the ends are %v and %v", r.first, r.last)
	})
	// ImpossibleSo says that what was supposed to be false is true.
	ImpossibleSo = kind1("impossible-so", "that is impossible, so {0}.", func(t *Told, claim Sentence) error {
		return t.ofStep(func(r *reader) error {
			err := claim.check(t)
			cells, ds := explain.CellsAndDigits(t.some)
			n := node{ds.First(), cells}
			r.either[n.digit] = n.cells
			return errors.Join(err, expect(ds.Len() == 1 && n == r.first && r.deadly.bad, "supposed was %v", r.first))
		})
	})
	OneIs = kind2("one-is", "one of {0} is {1}", func(t *Told, cells candidates.CellSet, d candidates.Digit) error {
		return t.saysSome(explain.ForDigit(d, cells)...)
	})
)

func (r *reader) isLoop() error { return expect(len(r.ring) > 1, "no loop was told") }

// ends notes cells of which one has the digit: those of the ends of what was followed.
func (r *reader) ends(cells candidates.CellSet, d candidates.Digit) error {
	r.either[d] = cells
	r.nodes = []node{{d, cells}}
	if r.inTurn.differ(cells, d) {
		return nil
	}
	return errors.Join(
		expect(r.first.digit == d && r.last.digit == d, "the ends are %v and %v", r.first, r.last),
		equal(cells, r.first.cells.Or(r.last.cells)))
}

// What goes because of that.
var (
	HoldsNoOther = told0("holds-no-other", "it holds no other digit", func(r *reader) error {
		c, one := r.first.cells.Single()
		for d := range r.before.Candidates(c).Without(r.first.digit).All() {
			r.refute(d, r.first.cells)
		}
		return expect(one && r.either[r.first.digit] == r.first.cells, "it was not said to be true")
	})
	NoneInSight = told1("none-in-sight", "no cell that sees it can be {0}", func(r *reader, d candidates.Digit) error {
		r.refute(d, r.l.PeersOfAll(r.either[d]))
		return expect(d == r.first.digit && r.either[d] == r.first.cells, "it was not said to be true")
	})
	// IfItWere says of candidates of a cell how each excludes both ends of a chain.
	IfItWere = kind4("if-it-were", "if {0} were {1|or}, {2}, and {3}.", func(t *Told, c candidates.Cell, ds candidates.DigitSet, one, other Sentence) error {
		return t.ofStep(func(r *reader) error {
			err := expect(len(r.nodes) > 0, "nothing was said to be true")
			var ends candidates.CandidateSet
			for _, n := range r.nodes {
				ends.AddPlaces(n.digit, n.cells)
			}
			for d := range ds.All() {
				r.ifSo, r.excluders = candidates.Of(c, d), nil
				err = errors.Join(err, t.all([]Sentence{one, other}))
				r.refuted.Add(r.ifSo)
				err = errors.Join(err, expect(candidateSet(r.excluders) == ends, "it excludes %v", r.excluders))
			}
			return err
		})
	})
	CouldNotBeIn = told3("could-not-be-in", "{0} could not be in {1|or} ({2|bare})", func(r *reader, d candidates.Digit, cells candidates.CellSet, by Ways) error {
		r.excluders = append(r.excluders, explain.ForDigit(d, cells)...)
		return r.exclude(node{r.ifSo.Digit(), candidates.Cells(r.ifSo.Cell())}, node{d, cells}, by)
	})
	ItCouldNotBe = told1("it-could-not-be", "it could not be {0}", func(r *reader, d candidates.Digit) error {
		r.excluders = append(r.excluders, candidates.Of(r.ifSo.Cell(), d))
		return expect(d != r.ifSo.Digit(), "it would be")
	})
	// SoDo says which of two neighbours in a loop is true, and what goes because of that.
	SoDo = kind2("so-do", "so {0}: {1}.", func(t *Told, claim Sentence, do []Sentence) error {
		return t.ofStep(func(r *reader) error {
			if err := claim.check(t); err != nil {
				return err
			}
			said := candidateSet(t.some)
			joins := func(l link) bool {
				return said == candidateSet(slices.Concat(explain.ForDigit(l.a.digit, l.a.cells), explain.ForDigit(l.b.digit, l.b.cells)))
			}
			if !slices.ContainsFunc(r.ring, joins) {
				return errors.New("these are not next to each other in the loop")
			}
			for c := range r.before.Open().All() {
				for d := range r.before.Candidates(c).All() {
					if k := candidates.Of(c, d); !slices.ContainsFunc(t.some, func(s candidates.Candidate) bool { return !r.l.Excludes(s, k) }) {
						r.refuted.Add(k)
					}
				}
			}
			return t.all(do)
		})
	})
	LoseOneKeep = told2("lose-one-keep", "the cells {0} lose one digit to the loop and keep {1}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		for d := range ds.All() {
			r.refute(d, r.l.PeersOfAll(r.before.Places(d).And(cells)))
		}
		return expect(slices.ContainsFunc(r.sets, func(s room) bool { return s.cells == cells && s.digits == ds }), "no such set was told")
	})
)

func candidateSet(ks []candidates.Candidate) (set candidates.CandidateSet) {
	for _, k := range ks {
		set.Add(k)
	}
	return set
}

// What hints show of a chain.
var (
	LoopThrough = told1("loop-through", "the loop passes through {0}.", func(*reader, candidates.CellSet) error { return nil })
	LoopFrom    = told1("loop-from", "the loop starts and ends at {0}.", func(*reader, candidates.CellSet) error { return nil })
	ChainEndsAt = told1("chain-ends-at", "the ends of the chain are at {0}.", func(*reader, candidates.CellSet) error { return nil })
)
