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

// What follows from where a digit is, or is not.
var (
	WithDigit = kind3("with-digit", "with {0} in {1|or}, {2}.", func(t *Told, d candidates.Digit, cells candidates.CellSet, then Sentence) error {
		return t.follow(d, cells, true, then)
	})
	WithoutDigit = kind3("without-digit", "without {0} in {1|or}, {2}.", func(t *Told, d candidates.Digit, cells candidates.CellSet, then Sentence) error {
		return t.follow(d, cells, false, then)
	})
	// OnlyPlace goes on with what was said before, or begins with what is known.
	OnlyPlace = kind3("only-place", "{0} can have its {1} only in {2}", func(t *Told, h candidates.House, d candidates.Digit, c candidates.Cell) error {
		return t.ofStep(func(r *reader) error {
			if !t.before {
				r.followOnBoard()
			}
			return r.goesOn(h, d, candidates.Cells(c))
		})
	})
)

// follow begins with a supposition, and checks what follows from all that is known or from the board alone.
func (t *Told) follow(d candidates.Digit, cells candidates.CellSet, holds bool, then Sentence) error {
	return t.ofStep(func(r *reader) error {
		t.before = true
		r.followOnBoard()
		r.suppose(d, cells, holds)
		if then.check(t) == nil {
			return nil
		}
		r.followed = followed{on: true, board: r.before}
		r.suppose(d, cells, holds)
		return then.check(t)
	})
}

// suppose puts a supposition on the board.
func (r *reader) suppose(d candidates.Digit, cells candidates.CellSet, holds bool) {
	f := &r.followed
	f.holds = holds
	f.from.AddPlaces(d, cells)
	switch c, one := cells.Single(); {
	case !holds:
		for k := range f.from.All() {
			f.board.Remove(k.Cell(), k.Digit())
		}
	case one:
		f.board.Place(c, d)
	default:
		for c := range r.l.PeersOfAll(cells).All() {
			f.board.Remove(c, d)
		}
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
