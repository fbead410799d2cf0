package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// arranged is the places of a digit in some houses.
type arranged struct {
	board candidates.Grid
	digit candidates.Digit
	rooms []room
}

// How all places of a digit are gone through, before it is told what comes of that.
var (
	GoThrough      = kind2("go-through", "go through all ways to place {0} in {1}, so that no two see each other.", func(*Told, candidates.Digit, candidates.HouseSet) error { return nil })
	GoThroughEach  = kind2("go-through-each", "go through all ways to place {0} in each of {1}, so that no two see each other.", func(*Told, candidates.Digit, candidates.HouseSet) error { return nil })
	WhereAllHaveIt = kind0("where-all-have-it", "where all of them have it, no other digit goes.", func(*Told) error { return nil })
	DoTheSame      = kind2("do-the-same", "do the same with {0} in {1}.", func(*Told, candidates.Digit, candidates.HouseSet) error { return nil })
	ChooseOneEach  = kind0("choose-one-each", "go through all ways to choose one of them for each of these houses, so that no two see each other.", func(*Told) error { return nil })
)

// What all ways to arrange a digit have in common, which is taken for known of the digits behind it.
var (
	Arrange = told3("arrange", "arrange {0} in {1}, no two in one house: all ways use {2}, so no other digit goes there.", func(r *reader, d candidates.Digit, hs candidates.HouseSet, cells candidates.CellSet) error {
		r.arranged.board = r.before
		return r.allUse(d, hs, cells)
	})
	ThenArrange = told3("then-arrange", "then {0} in {1}: all ways use {2}.", func(r *reader, d candidates.Digit, hs candidates.HouseSet, cells candidates.CellSet) error {
		return errors.Join(expect(r.arranged.board.Layout() != nil, "nothing was arranged before"), r.allUse(d, hs, cells))
	})
)

// allUse checks what all ways to place a digit in the houses have in common, and takes it for known.
func (r *reader) allUse(d candidates.Digit, hs candidates.HouseSet, cells candidates.CellSet) error {
	a := &r.arranged
	a.digit, a.rooms = d, nil
	for h := range hs.All() {
		a.rooms = append(a.rooms, room{h: h, cells: a.board.PlacesIn(d, h)})
	}
	err := r.usedByAll(cells)
	for c := range cells.All() {
		for other := range a.board.Candidates(c).Without(d).All() {
			a.board.Remove(c, other)
		}
	}
	a.rooms = nil
	return err
}

// usedByAll checks that there is no way without any one of the cells.
func (r *reader) usedByAll(cells candidates.CellSet) error {
	for c := range cells.All() {
		if r.arrange(candidates.CellSet{}, candidates.Cells(c)) {
			return fmt.Errorf("there is a way without %v", c)
		}
	}
	return nil
}

// Where the digit can go.
var (
	LeavesRoom = told3("leaves-room", "that leaves room for {0} in {1} only in {2|or}.", func(r *reader, d candidates.Digit, h candidates.House, cells candidates.CellSet) error {
		r.startArranging(d)
		if _, one := cells.Single(); one {
			r.sure = node{d, cells}
		}
		return r.hasPlaces(h, cells)
	})
	RoomInThese       = kind2("room-in-these", "there is room for {0} only in these cells: {1|;}.", (*Told).roomInThese)
	LeavesRoomInThese = kind2("leaves-room-in-these", "that leaves room for {0} only in these cells: {1|;}.", (*Told).roomInThese)
	RoomInTheseToo    = kind2("room-in-these-too", "also only in these: {1|;}.", func(t *Told, d candidates.Digit, in []Sentence) error {
		return errors.Join(t.ofStep(func(r *reader) error {
			return expect(d == r.arranged.digit && len(r.arranged.rooms) > 0, "spoken of was %d", r.arranged.digit)
		}), t.all(in))
	})
	HouseIn = told2("house-in", "{0} in {1|or}", (*reader).hasPlaces)
)

// roomInThese begins with the places of a digit, house by house.
func (t *Told) roomInThese(d candidates.Digit, in []Sentence) error {
	return t.ofStep(func(r *reader) error {
		r.startArranging(d)
		return t.all(in)
	})
}

// startArranging begins with a digit on the board, or on what is known of others.
func (r *reader) startArranging(d candidates.Digit) {
	if r.arranged.board.Layout() == nil {
		r.arranged.board = r.before
	}
	r.arranged.digit, r.arranged.rooms = d, nil
}

// hasPlaces checks where in a house the digit can go.
func (r *reader) hasPlaces(h candidates.House, cells candidates.CellSet) error {
	r.arranged.rooms = append(r.arranged.rooms, room{h: h, cells: cells})
	return equal(cells, r.arranged.board.PlacesIn(r.arranged.digit, h))
}

// What comes of it.
var (
	AllUse = told1("all-use", "all of them use {0}, because without {0?it|any one of these} some house has no place left.", func(r *reader, cells candidates.CellSet) error {
		r.sure = node{r.arranged.digit, cells}
		return r.usedByAll(cells)
	})
	NoneGoesWith = told2("none-goes-with", "none of them goes with {0} in {1|or}, because then some house has no place left.", (*reader).noWayWith)
	NoPlaceWith  = told3("no-place-with", "with {0} in {1|or} there would be no place left in {2}.", func(r *reader, d candidates.Digit, cells candidates.CellSet, h candidates.House) error {
		rooms := r.arranged.rooms
		return errors.Join(expect(len(rooms) == 1 && rooms[0].h == h, "spoken of was another house"), r.noWayWith(d, cells))
	})
	GoElsewhere = told2("go-elsewhere", "the {0?cell|cells} {0} {0?goes|go} to another digit, so remove {1} there.", func(r *reader, cells candidates.CellSet, d candidates.Digit) error {
		for c := range cells.All() {
			if r.arranged.board.Has(candidates.Of(c, d)) {
				return fmt.Errorf("not %v", c)
			}
		}
		return r.remove(d, cells)
	})
)

// noWayWith checks that there is no way with any one of the cells.
func (r *reader) noWayWith(d candidates.Digit, cells candidates.CellSet) error {
	for c := range cells.All() {
		if r.arrange(candidates.Cells(c), candidates.CellSet{}) {
			return fmt.Errorf("there is a way with %v", c)
		}
	}
	r.refute(d, cells)
	return expect(d == r.arranged.digit, "spoken of was %d", r.arranged.digit)
}

// arrange reports whether a place can be chosen for each house, such that no two see each other, with and
// without certain cells.
func (r *reader) arrange(with, without candidates.CellSet) bool {
	var choose func(i int, chosen candidates.CellSet) bool
	rooms := r.arranged.rooms
	choose = func(i int, chosen candidates.CellSet) bool {
		if i == len(rooms) {
			return true
		}
		if chosen.Meets(r.l.HouseCells(rooms[i].h)) {
			return choose(i+1, chosen)
		}
		for c := range rooms[i].cells.AndNot(without).All() {
			if !r.l.Peers(c).Meets(chosen) && choose(i+1, chosen.With(c)) {
				return true
			}
		}
		return false
	}
	return choose(0, with)
}
