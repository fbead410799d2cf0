package say

import (
	"errors"
	"fmt"
	"strconv"

	"pencilmark/candidates"
)

// A Group is one of several sets of cells, by its number. It is a petal if it stands round a stem.
type Group struct {
	N     int
	Petal bool
}

// String returns the name of the group: "set 1", "petal 2".
func (g Group) String() string {
	if g.Petal {
		return "petal " + strconv.Itoa(g.N)
	}
	return "set " + strconv.Itoa(g.N)
}

// What hints show of groups.
var (
	GroupAt  = kind2("group-at", "{0} is {1}", func(*Told, Group, candidates.CellSet) error { return nil })
	JoinedBy = kind1("joined-by", "the sets are joined by {0}.", func(*Told, candidates.DigitSet) error { return nil })
	StemAt   = kind1("stem-at", "the stem is {0}.", func(*Told, candidates.Cell) error { return nil })
)

// Groups that hold one more digit than there are cells in them.
var (
	SetsHoldOneMore   = told1("sets-hold-one-more", "{0|words} sets of cells each hold one more digit than there are cells in them.", (*reader).expectGroups)
	PetalsHoldOneMore = told1("petals-hold-one-more", "{0|words} petals each hold one more digit than there are cells in them.", (*reader).expectGroups)
	GroupHolds        = told3("group-holds", "{0} is {1} with {2}.", func(r *reader, g Group, cells candidates.CellSet, ds candidates.DigitSet) error {
		return errors.Join(expect(cells.Len() == 1, "it is not in one house"), r.groupHolds(g, cells, ds))
	})
	GroupInHouse = told4("group-in-house", "{0} is {1} in {2} with {3}.", func(r *reader, g Group, cells candidates.CellSet, h candidates.House, ds candidates.DigitSet) error {
		return errors.Join(expect(cells.Within(r.l.HouseCells(h)), "it is not in %v", h), r.groupHolds(g, cells, ds))
	})
)

func (r *reader) expectGroups(n int) error {
	r.expected = n
	return nil
}

func (r *reader) groupHolds(g Group, cells candidates.CellSet, ds candidates.DigitSet) error {
	if r.groups == nil {
		r.groups = map[Group]candidates.CellSet{}
	}
	r.groups[g] = cells
	return errors.Join(
		expect(r.before.CandidatesIn(cells) == ds && ds.Len() == cells.Len()+1, "%v holds %v", g, r.before.CandidatesIn(cells)),
		expect(len(r.groups) <= r.expected, "there are more groups"))
}

// allGroups checks that all groups were named that there are said to be.
func (r *reader) allGroups() error {
	return expect(len(r.groups) == r.expected, "there are %d groups", len(r.groups))
}

// in returns the cells of a group that can be the digit, on the board.
func (r *reader) in(g Group, d candidates.Digit) candidates.CellSet {
	return r.groups[g].And(r.before.Places(d))
}

// What follows from group to group.
var (
	SupposeLacks = told2("suppose-lacks", "suppose that {0} has no {1}.", func(r *reader, g Group, d candidates.Digit) error {
		r.gone = candidates.CandidateSet{}
		r.first = node{d, r.in(g, d)}
		r.gone.AddPlaces(d, r.first.cells)
		return errors.Join(r.allGroups(), expect(!r.first.cells.IsEmpty(), "there is none in it anyway"))
	})
	GroupHasLeft = told3("group-has-left", "without {0}, {1} has only {2} left.", func(r *reader, gone candidates.Digit, g Group, left candidates.Digit) error {
		return r.lacks(gone, g, candidates.Digits(left))
	})
	GroupNeeds = told3("group-needs", "without {0}, {1} has as many digits as cells and needs {2}.", (*reader).lacks)
	ThenAt     = told5("then-at", "{0} is then at {1|or}, which {1|see} {2} {3|in}, so {4} has no {0}.", func(r *reader, d candidates.Digit, from, to candidates.CellSet, in Ways, g Group) error {
		r.gone.AddPlaces(d, to)
		return errors.Join(
			expect(r.keptDigits().Has(d) && from == r.last.cells.And(r.before.Places(d)), "%d is not so there", d),
			expect(to == r.in(g, d), "in %v it is at %v", g, r.in(g, d)),
			r.sees(from, to, in))
	})
	InEitherGroup = told5("in-either-group", "{0} is in {1}, at {2|or}, or in {3}, at {4|or}", func(r *reader, d candidates.Digit, g Group, at candidates.CellSet, last Group, or candidates.CellSet) error {
		r.either[d] = at.Or(or)
		r.cells = r.groups[g].Or(r.groups[last])
		r.nodes = []node{{d, r.groups[g]}, {d, r.groups[last]}}
		return errors.Join(
			expect(r.first == node{d, at} && r.last.cells == r.groups[last] && r.keptDigits().Has(d), "that did not follow"),
			expect(at == r.in(g, d) && or == r.in(last, d), "the places are others"))
	})
	SameGoesFor = told1("same-goes-for", "the same goes for {0}.", func(r *reader, ds candidates.DigitSet) error {
		for d := range ds.All() {
			if len(r.nodes) == 0 || !r.before.CandidatesIn(r.nodes[0].cells).Has(d) || !r.keptDigits().Has(d) {
				return fmt.Errorf("not for %d", d)
			}
			r.either[d] = r.before.Places(d).And(r.cells)
		}
		return nil
	})
)

// lacks checks what is left of a group that was said to lack a digit.
func (r *reader) lacks(gone candidates.Digit, g Group, left candidates.DigitSet) error {
	cells := r.groups[g]
	return errors.Join(
		expect(r.in(g, gone).AndNot(r.gone.Places(gone)).IsEmpty() && r.before.CandidatesIn(cells).Has(gone), "it was not said that %v has no %d", g, gone),
		r.keeps(cells, gone, left))
}

// keeps checks what is left of a group without a digit.
func (r *reader) keeps(cells candidates.CellSet, gone candidates.Digit, left candidates.DigitSet) error {
	r.last = node{gone, cells}
	return expect(left == r.keptDigits() && left.Len() == cells.Len(), "left is %v", r.keptDigits())
}

// keptDigits returns what the group that was spoken of last needs.
func (r *reader) keptDigits() candidates.DigitSet {
	return r.before.CandidatesIn(r.last.cells).Without(r.last.digit)
}

// Groups that are joined in a ring.
var (
	OnlyOneCanHave = told4("only-one-can-have", "only one of {0} and {1} can have the {2}: {3}.", func(r *reader, g, h Group, d candidates.Digit, sees Sentence) error {
		r.ring = append(r.ring, link{node{d, r.groups[g]}, node{d, r.groups[h]}})
		if err := sees.check(&Told{layout: r.l, r: r}); err != nil {
			return err
		}
		return expect(r.viewers == r.in(g, d) && r.viewed == r.in(h, d), "the places are others")
	})
	SeesIn = told3("sees-in", "{0} {0?sees|see} {1} {2|in}", func(r *reader, from, to candidates.CellSet, in Ways) error {
		r.viewers, r.viewed = from, to
		return r.sees(from, to, in)
	})
	NotWithoutTwo  = kind0("not-without-two", "a set can do without one of its digits, but not without two.", func(*Told) error { return nil })
	EachGivesUpOne = told0("each-gives-up-one", "each set gives up exactly one of these digits, and keeps all its others", func(r *reader) error {
		return errors.Join(r.allGroups(), expect(len(r.ring) == len(r.groups) && len(r.ring) > 1, "there are %d groups and %d digits", len(r.groups), len(r.ring)))
	})
	OneHas = told4("one-has", "one of {0} and {1} has the {2}, in {3|or}.", func(r *reader, g, h Group, d candidates.Digit, cells candidates.CellSet) error {
		r.either[d] = cells
		for _, l := range r.ring {
			if l.a == (node{d, r.groups[g]}) && l.b == (node{d, r.groups[h]}) {
				return equal(cells, r.in(g, d).Or(r.in(h, d)))
			}
		}
		return errors.New("not one of them alone")
	})
	KeepsIts = told3("keeps-its", "{0} keeps its {1}, in {2|or}.", func(r *reader, g Group, d candidates.Digit, cells candidates.CellSet) error {
		r.either[d] = cells
		for _, l := range r.ring {
			if l.a == (node{d, r.groups[g]}) || l.b == (node{d, r.groups[g]}) {
				return errors.New("it may give it up")
			}
		}
		return equal(cells, r.in(g, d))
	})
)

// What the digits of a stem take from its petals, or the places of a bridge from the sets beside it.
var (
	StemIs = told2("stem-is", "the stem {0} is {1|or}.", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		return r.casesOf(c, ds)
	})
	LosesIfStemIs = told4("loses-if-stem-is", "if it is {0}, {1} loses its {0} ({2} {2?sees|see} the stem {3|in}).", func(r *reader, d candidates.Digit, g Group, viewers candidates.CellSet, in Ways) error {
		return r.loses(func(k candidates.Candidate) bool { return k.Digit() == d }, g, d, viewers, in)
	})
	LosesIfAt = told5("loses-if-at", "if it goes in {0}, {1} loses its {2} ({3} {3?sees|see} that cell {4|in}).", func(r *reader, c candidates.Cell, g Group, d candidates.Digit, viewers candidates.CellSet, in Ways) error {
		return r.loses(func(k candidates.Candidate) bool { return k.Cell() == c }, g, d, viewers, in)
	})
	ThenHasLeft = told1("then-has-left", "it then has only {0} left.", func(r *reader, d candidates.Digit) error {
		return r.keeps(r.last.cells, r.last.digit, candidates.Digits(d))
	})
	ThenNeeds = told1("then-needs", "it then has as many digits as cells and needs {0}.", func(r *reader, ds candidates.DigitSet) error {
		return r.keeps(r.last.cells, r.last.digit, ds)
	})
	AtLeastOne = told2("at-least-one", "in every case at least one of {0} is {1}", func(r *reader, cells candidates.CellSet, d candidates.Digit) error {
		r.either[d] = cells
		return r.inEveryCase(cells, d)
	})
)

// loses checks what a case takes from a group.
func (r *reader) loses(which func(candidates.Candidate) bool, g Group, d candidates.Digit, viewers candidates.CellSet, in Ways) error {
	if err := r.allGroups(); err != nil {
		return err
	}
	if viewers != r.in(g, d) || viewers.IsEmpty() {
		return fmt.Errorf("%v has %d elsewhere", g, d)
	}
	r.last = node{d, r.groups[g]}
	for i, o := range r.options {
		if which(o.k) {
			if o.k.Digit() != d {
				return fmt.Errorf("the case is %v", o.k)
			}
			r.options[i].led, r.options[i].result = true, map[candidates.Digit]candidates.CellSet{}
			for z := range r.keptDigits().All() {
				r.options[i].result[z] = r.in(g, z)
			}
			return r.sees(viewers, candidates.Cells(o.k.Cell()), in)
		}
	}
	return errors.New("this is no case")
}
