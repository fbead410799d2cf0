package prosetest

import (
	"fmt"

	"pencilmark/candidates"
)

// followed is what follows from a digit in a cell, or from its absence there.
type followed struct {
	board candidates.Grid
	from  candidates.Candidate
	holds bool // it is supposed to be true
}

var _ = known([]form{
	{"With {d} in {c}, {h} {*}.", func(r *reader, a args) error { return r.follow(a, true) }},
	{"Without {d} in {c}, {h} {*}.", func(r *reader, a args) error { return r.follow(a, false) }},
	{"Then {h} can have its {d} only in {c}.", func(r *reader, a args) error { return r.goesOn(a.house(0), a.digit(1), a.cells(2)) }},
	{"Then {h} has no place left for {d}.", func(r *reader, a args) error {
		return r.goesOn(a.house(0), a.digit(1), candidates.CellSet{})
	}},
})

// follow begins with a supposition, and reads what follows for the house.
func (r *reader) follow(a args, holds bool) error {
	f := &r.followed
	f.board, f.from, f.holds = r.before, candidates.Of(a.cell(1), a.digit(0)), holds
	for k := range r.refuted.All() {
		f.board.Remove(k.Cell(), k.Digit())
	}
	if holds {
		f.board.Place(a.cell(1), a.digit(0))
	} else {
		f.board.Remove(a.cell(1), a.digit(0))
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
	if f.from == 0 {
		return fmt.Errorf("nothing was supposed")
	}
	if err := equal(cells, f.board.PlacesIn(d, h)); err != nil {
		return err
	}
	k := f.from
	switch {
	case !cells.IsEmpty():
		f.board.Place(cells.First(), d)
		return nil
	case f.holds:
		r.refute(k.Digit(), candidates.Cells(k.Cell()))
	default:
		r.sure = node{k.Digit(), r.sure.cells.With(k.Cell())}
	}
	f.from = 0
	return nil
}
