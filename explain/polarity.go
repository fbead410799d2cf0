package explain

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Polarity is cells that hold digits of two kinds, such as low and high ones along a whisper line, or odd and even ones
// between white dots. Two cells are joined if each kind in the one leaves the other digits of one kind alone: the same, and
// they are alike, or the other, and they are opposed. So all cells that joints connect take one of two states together.
//
// A state is impossible if cells of a house have too few digits in it, or if it leaves a cell nothing beside another. What
// every other state makes false is false.
type Polarity struct {
	First, Second  candidates.DigitSet // the kinds, the one with the lowest digit first
	Alike, Opposed candidates.CellSet  // the first cell of all is one of those that are alike
	Beside         candidates.CellSet  // cells that share digits of a house with these, in either state
}

// Record says what documents have of it.
func (s *Polarity) Record() Record {
	return Record{
		About: "Cells that hold digits of two kinds and no others, such as low and high ones along a whisper line. Two " +
			"cells are joined if each digit of a kind in the one excludes all of a kind in the other, for both kinds. " +
			"Joints connect them all, so they take one of two states: those that are alike hold digits of one kind, " +
			"and those that are opposed digits of the other. A state is impossible if cells of a house, the cells " +
			"beside among them, have fewer digits in it than they are, or two cells leave each other none. What is " +
			"false in every other state goes. Premises: all cells.",
		Fields: []Field{
			{Name: "first", At: &s.First, About: "The kind with the lowest digit."},
			{Name: "second", At: &s.Second, About: "The other kind."},
			{Name: "alike", At: &s.Alike, About: "The first cell of all is one of them."},
			{Name: "opposed", At: (*SomeCells)(&s.Opposed), About: "They may be none."},
			{Name: "beside", At: (*SomeCells)(&s.Beside), About: "Cells that share digits of a house with these. They may be none."},
		},
	}
}

// Cells returns the cells that take a state.
func (s Polarity) Cells() candidates.CellSet { return s.Alike.Or(s.Opposed) }

// Premises returns all cells.
func (s Polarity) Premises() []candidates.Item { return cellItems(s.Cells(), s.Beside) }

// Digits returns what the cells that take a state can hold.
func (s Polarity) Digits(g *candidates.Grid) candidates.DigitSet { return g.CandidatesIn(s.Cells()) }

// State is one of the states of a polarity: 0 if the cells that are alike hold the first kind, 1 if they hold the second.
type State int

// States are the two that there are.
var States = [...]State{0, 1}

// Kind returns the digits that a cell holds in a state, all if it takes none.
func (s Polarity) Kind(st State, c candidates.Cell) candidates.DigitSet {
	switch {
	case !s.Cells().Has(c):
		return ^candidates.DigitSet(0)
	case s.Alike.Has(c) == (st == 0):
		return s.First
	}
	return s.Second
}

// May returns the candidates that a cell has in a state.
func (s Polarity) May(g *candidates.Grid, st State, c candidates.Cell) candidates.DigitSet {
	return g.Candidates(c) & s.Kind(st, c)
}

// Joined reports whether two cells are joined: each digit of a kind in the one excludes all of a kind in the other.
func (s Polarity) Joined(g *candidates.Grid, a, b candidates.Cell) bool {
	for _, st := range States {
		if !excludesAll(g, a, s.May(g, st, a), b, s.May(g, 1-st, b)) {
			return false
		}
	}
	return true
}

// excludesAll reports whether each of some digits in a cell excludes each of some in another.
func excludesAll(g *candidates.Grid, a candidates.Cell, ds candidates.DigitSet, b candidates.Cell, es candidates.DigitSet) bool {
	for d := range ds.All() {
		for e := range es.All() {
			if !g.Layout().Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
				return false
			}
		}
	}
	return true
}

// Check reports whether each cell has digits of both kinds and no others, and joints connect them all.
func (s Polarity) Check(g *candidates.Grid) error {
	first, second, all := s.First, s.Second, s.Cells()
	switch {
	case first == 0 || second == 0 || first&second != 0 || (first|second)&^g.Layout().Digits() != 0 || first.First() > second.First():
		return fmt.Errorf("%v and %v are no two kinds of digits, the lowest first", first, second)
	case s.Alike.Meets(s.Opposed) || all.Meets(s.Beside):
		return errors.New("a cell is named twice")
	case all.Len() < 2 || !s.Alike.Has(all.First()):
		return fmt.Errorf("%v are alike: expected the first cell of all and another, which may be opposed", s.Alike)
	case !all.Or(s.Beside).Within(g.Open()):
		return fmt.Errorf("%v are not open", all.Or(s.Beside).AndNot(g.Open()))
	}
	for c := range all.All() {
		if has := g.Candidates(c); has&first == 0 || has&second == 0 || has&^(first|second) != 0 {
			return fmt.Errorf("%v can be %v: expected some of %v, some of %v and no others", c, has, first, second)
		}
	}
	if has := s.Digits(g); has != first|second {
		return fmt.Errorf("no cell can be %v", (first|second)&^has)
	}
	if order, _ := s.Order(g); len(order) < all.Len() {
		return fmt.Errorf("nothing joins %v to %v", all.First(), all.AndNot(candidates.Cells(order...)))
	}
	return nil
}

// Order returns the cells that joints connect with the first of all, each behind one to which it is joined, and which
// that is.
func (s Polarity) Order(g *candidates.Grid) (order, from []candidates.Cell) {
	rest := s.Cells()
	order, from = append(order, rest.First()), append(from, rest.First())
	rest = rest.Without(order[0])
	for n := 0; n < len(order); n++ {
		for c := range rest.All() {
			if s.Joined(g, order[n], c) {
				order, from, rest = append(order, c), append(from, order[n]), rest.Without(c)
			}
		}
	}
	return order, from
}

// PolarReason is why a state is impossible, or a candidate false in it: a cell has no digit that goes with the candidate, two
// cells have none that go together, or some cells of a house have too few.
type PolarReason struct {
	Cells  candidates.CellSet
	Counts bool             // that cells of the house have too few digits
	House  candidates.House // if it counts
}

// Why returns a reason why a candidate is false in a state, or without one why the state is impossible, the one with the
// fewest cells. ok is false if there is none.
func (s Polarity) Why(g *candidates.Grid, st State, beside ...candidates.Candidate) (r PolarReason, ok bool) {
	for a := range s.Cells().All() {
		if slices.ContainsFunc(beside, func(k candidates.Candidate) bool { return s.ruledOut(g, st, a, k) }) {
			return PolarReason{Cells: candidates.Cells(a)}, true
		}
	}
	for a := range s.Cells().All() {
		for b := range s.Cells().All() {
			if a < b && len(beside) == 0 && excludesAll(g, a, s.May(g, st, a), b, s.May(g, st, b)) {
				return PolarReason{Cells: candidates.Cells(a, b)}, true
			}
		}
	}
	for h := range g.Layout().HousesOfAny(s.Cells()).All() {
		some, ok := s.short(g, st, h, beside)
		if ok && (r.Cells.IsEmpty() || some.Len() < r.Cells.Len()) {
			r = PolarReason{Cells: some, Counts: true, House: h}
		}
	}
	for _, k := range beside {
		if c := k.Cell(); !r.Counts && !s.Kind(st, c).Has(k.Digit()) {
			return PolarReason{Cells: candidates.Cells(c)}, true // its neighbours say so, where there are any
		}
	}
	return r, r.Counts
}

// ruledOut reports whether all that a cell has in a state excludes a candidate.
func (s Polarity) ruledOut(g *candidates.Grid, st State, c candidates.Cell, k candidates.Candidate) bool {
	return c != k.Cell() && excludesAll(g, c, s.May(g, st, c), k.Cell(), candidates.Digits(k.Digit()))
}

// short returns the fewest cells of a house that have too few digits in a state, beside candidates of which one may be in
// the house.
func (s Polarity) short(g *candidates.Grid, st State, h candidates.House, beside []candidates.Candidate) (fewest candidates.CellSet, ok bool) {
	in := g.Layout().HouseCells(h)
	all := s.Cells().Or(s.Beside).And(in)
	var gone candidates.DigitSet
	for _, k := range beside {
		if in.Has(k.Cell()) {
			all, gone = all.Without(k.Cell()), candidates.Digits(k.Digit())
		}
	}
	cells := slices.Collect(all.All())
	for set := range 1 << len(cells) {
		var some candidates.CellSet
		var digits candidates.DigitSet
		for i, c := range cells {
			if set>>i&1 != 0 {
				some = some.With(c)
				digits |= s.May(g, st, c)
			}
		}
		if (digits&^gone).Len() < some.Len() && (!ok || some.Len() < fewest.Len()) {
			fewest, ok = some, true
		}
	}
	return fewest, ok
}

// Impossible returns the first state that is impossible, and why; ok is false if both are possible.
func (s Polarity) Impossible(g *candidates.Grid) (st State, why PolarReason, ok bool) {
	for _, st := range States {
		if why, ok := s.Why(g, st); ok {
			return st, why, true
		}
	}
	return 0, why, false
}

// Possible returns the states that are not impossible.
func (s Polarity) Possible(g *candidates.Grid) (possible []State) {
	for _, st := range States {
		if _, impossible := s.Why(g, st); !impossible {
			possible = append(possible, st)
		}
	}
	return possible
}

// Concludes accepts the removal of what no possible state allows.
func (s Polarity) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	for _, st := range s.Possible(g) {
		if _, ok := s.Why(g, st, e.Candidate); !ok {
			return fmt.Errorf("can be true if %v are %v", s.Alike, s.Kind(st, s.Alike.First()))
		}
	}
	return nil
}

// Marks returns the cells, and the candidates by the state that they belong to.
func (s Polarity) Marks(g *candidates.Grid) (m Marks) {
	m.cells(RolePattern, s.Beside)
	for c := range s.Cells().All() {
		m.cells(RolePattern, candidates.Cells(c))
		for st, role := range []Role{RoleOn, RoleOff} {
			m.digits(role, g, candidates.Cells(c), s.Kind(State(st), c))
		}
	}
	return m
}
