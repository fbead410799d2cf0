package say

import (
	"fmt"

	"pencilmark/candidates"
)

// option is one of the cases of a cell or of a digit in a house, and where it was said to lead to.
type option struct {
	k      candidates.Candidate
	led    bool
	result map[candidates.Digit]candidates.CellSet // that one of the cells has the digit
}

// count is cells or a digit that were counted.
type count struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
	houses candidates.HouseSet
	rooms  []room
	used   bool
}

// room is digits that have these places alone in a house.
type room struct {
	h      candidates.House
	digits candidates.DigitSet
	cells  candidates.CellSet
}

func setsForms() []form {
	return []form{
		{"The (cell|cells) {cs} can (each |)be only {*}.", func(r *reader, a args) error {
			return each("{cs} (can |)(each |)(be |)only {ds}", a[0]+" can be only "+a[1], func(m args) error {
				for c := range m.cells(0).All() {
					if ds := r.before.Candidates(c); ds != m.digits(1) {
						return fmt.Errorf("%v is %s", c, ds.String())
					}
				}
				r.count.cells = r.count.cells.Or(m.cells(0))
				return nil
			})
		}},
		{"In {h}, {d} can only go in {*}.", func(r *reader, a args) error {
			if err := r.base(fmt.Sprintf("in %s, %s can only go in %s", a[0], a[1], a[2])); err != nil {
				return err
			}
			r.options = nil
			if rooms := r.count.rooms; len(rooms) == 1 {
				for c := range rooms[0].cells.All() {
					r.options = append(r.options, option{k: candidates.Of(c, a.digit(1))})
				}
			}
			return nil
		}},
		{"{h} has room for {*}.", func(r *reader, a args) error {
			h := a.house(0)
			return each("(for |){ds} only in {cs}", a[1], func(m args) error {
				for d := range m.digits(0).All() {
					if err := equal(m.cells(1), r.places(d, h)); err != nil {
						return err
					}
				}
				r.count.rooms = append(r.count.rooms, room{h, m.digits(0), m.cells(1)})
				r.joint(m.cells(1), m.digits(0))
				if len(r.count.rooms) == 1 && m.digits(0).Len() == 1 {
					r.options = nil
					for c := range m.cells(1).All() {
						r.options = append(r.options, option{k: candidates.Of(c, m.digit(0))})
					}
				}
				r.fish.add(m.digits(0), h, m.cells(1))
				return nil
			})
		}},
	}
}

// lead records where options lead to: the digit in the cells, because viewers see them in houses.
func (r *reader) lead(which func(candidates.Candidate) bool, d candidates.Digit, result candidates.CellSet, hs candidates.HouseSet, viewer candidates.CellSet) error {
	var from candidates.CellSet
	for i, o := range r.options {
		if which(o.k) {
			from = from.With(o.k.Cell())
			r.options[i].led, r.options[i].result = true, map[candidates.Digit]candidates.CellSet{d: result}
		}
	}
	if from.IsEmpty() {
		return fmt.Errorf("this is no case")
	}
	return r.sees(viewer, from, hs)
}

// inEveryCase checks that all cases lead to the digit in the cells, and none of the cells is idle.
func (r *reader) inEveryCase(cells candidates.CellSet, d candidates.Digit) error {
	var led candidates.CellSet
	for _, o := range r.options {
		if !o.led || o.result[d].IsEmpty() {
			return fmt.Errorf("not if %v", o.k)
		}
		led = led.Or(o.result[d])
	}
	if len(r.options) == 0 {
		return fmt.Errorf("there are no cases")
	}
	return equal(cells, led)
}

// base reads "in row 3, 5 can only go in r3c3, and in row 7 only in r7c4".
func (r *reader) base(text string) error {
	var d candidates.DigitSet
	return each("([Ii]n {h}, {d} can only go in {cs}|in {h} only in {cs})", text, func(m args) error {
		h, cells := m.houses(0)|m.houses(3), m.cells(2).Or(m.cells(4))
		if m[1] != "" {
			d = m.digits(1) // links of several digits are told so
		}
		r.count.rooms = append(r.count.rooms, room{h.First(), d, cells})
		r.joint(cells, d)
		r.fish.add(d, h.First(), cells)
		return equal(cells, r.places(d.First(), h.First()))
	})
}
