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

// lead records where options lead to: the digit in the cells, because viewers see them in houses.
func (r *reader) lead(which func(candidates.Candidate) bool, d candidates.Digit, result candidates.CellSet, in Ways, viewer candidates.CellSet) error {
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
	return r.sees(viewer, from, in)
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
