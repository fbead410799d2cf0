package say

import (
	"fmt"

	"pencilmark/candidates"
)

// followed is what follows on a board, from candidates for a digit if some are supposed.
type followed struct {
	on    bool
	board candidates.Grid
	from  candidates.CandidateSet // one is supposed to be true, or all to be false
	holds bool
}

func followedForms() []form {
	return []form{
		{"With {d} in {cs}, {h} {*}.", func(r *reader, a args) error { return r.follow(a, true) }},
		{"Without {d} in {cs}, {h} {*}.", func(r *reader, a args) error { return r.follow(a, false) }},
		{"{h} can have its {d} only in {c}.", func(r *reader, a args) error {
			r.followOnBoard()
			return r.goesOn(a.house(0), a.digit(1), a.cells(2))
		}},
		{"Then {h} can have its {d} only in {c}.", func(r *reader, a args) error { return r.goesOn(a.house(0), a.digit(1), a.cells(2)) }},
		{"Then {h} has no place left for {d}.", func(r *reader, a args) error {
			return r.goesOn(a.house(0), a.digit(1), candidates.CellSet{})
		}},
	}
}

// followOnBoard begins with what is known.
func (r *reader) followOnBoard() {
	f := &r.followed
	*f = followed{on: true, board: r.before}
	for k := range r.refuted.All() {
		f.board.Remove(k.Cell(), k.Digit())
	}
	for c := range r.sure.cells.All() {
		f.board.Place(c, r.sure.digit)
	}
}

// follow begins with a supposition, and reads what follows for the house, from all that is known or from the
// board alone.
func (r *reader) follow(a args, holds bool) error {
	r.followOnBoard()
	if r.supposes(a, holds) == nil {
		return nil
	}
	r.followed = followed{on: true, board: r.before}
	return r.supposes(a, holds)
}

func (r *reader) supposes(a args, holds bool) error {
	f := &r.followed
	f.holds = holds
	f.from.AddPlaces(a.digit(0), a.cells(1))
	switch c, one := a.cells(1).Single(); {
	case !holds:
		for k := range f.from.All() {
			f.board.Remove(k.Cell(), k.Digit())
		}
	case one:
		f.board.Place(c, a.digit(0))
	default:
		for c := range r.l.PeersOfAll(a.cells(1)).All() {
			f.board.Remove(c, a.digit(0))
		}
	}
	if m, rest, ok := match("can have its {d} only in {c}", a[3]); ok && rest == "" {
		return r.goesOn(a.house(2), m.digit(0), m.cells(1))
	}
	m, rest, ok := match("has no place left for {d}", a[3])
	if !ok || rest != "" {
		return fmt.Errorf("not read: %q", a[3])
	}
	return r.goesOn(a.house(2), m.digit(0), candidates.CellSet{})
}

// goesOn checks the places that are left of the digit in the house, and what a house without any proves.
func (r *reader) goesOn(h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
	f := &r.followed
	if !f.on {
		return fmt.Errorf("nothing was supposed")
	}
	if err := equal(cells, f.board.PlacesIn(d, h)); err != nil {
		return err
	}
	supposed := !f.from.IsEmpty()
	if !cells.IsEmpty() {
		f.board.Place(cells.First(), d)
		if !supposed {
			r.last = node{d, cells}
			r.sure = node{d, r.sure.cells.Or(cells)}
		}
		return nil
	}
	for k := range f.from.All() {
		if f.holds {
			r.refute(k.Digit(), candidates.Cells(k.Cell()))
		} else {
			r.sure = node{k.Digit(), r.sure.cells.With(k.Cell())}
		}
	}
	f.on = false
	return nil
}
