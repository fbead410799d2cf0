package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// Two digits exclude each other in one cell or by a clue, never because of a house; equal ones in a house or by a clue. A
// way that keeps nothing apart is not named.
func TestExclude(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "white: r1c1 r1c2", "knight")
	dot, knight := Ways{}.With(&l.Clues()[0]), Ways{}.With(&l.Clues()[1])
	row := InTheHouses(candidates.Houses(candidates.HouseOf(candidates.Row, 1)))
	r1c1, r1c2, r2c3 := candidates.Cells(candidates.At(1, 1)), candidates.Cells(candidates.At(1, 2)), candidates.Cells(candidates.At(2, 3))
	for _, test := range []struct {
		a, b node
		ways Ways
		want bool
	}{
		{node{1, r1c1}, node{1, r1c2}, row, true},
		{node{1, r1c1}, node{5, r1c2}, row, false},
		{node{1, r1c1}, node{5, r1c2}, dot, true},
		{node{1, r1c1}, node{2, r1c2}, dot, false},
		{node{1, r1c1}, node{5, r1c2}, dot.And(row), false},
		{node{1, r1c1}, node{5, r1c1}, Ways{Cell: true}, true},
		{node{1, r1c1}, node{1, r1c1}, Ways{Cell: true}, false},
		{node{1, r1c1}, node{5, r1c1.Or(r1c2)}, dot, false},
		{node{1, r1c1}, node{5, r1c1.Or(r1c2)}, dot.And(Ways{Cell: true}), true},
		{node{1, r1c1}, node{1, r2c3}, knight, true},
		{node{1, r1c1}, node{2, r2c3}, knight, false},
		{node{1, r1c1}, node{1, r2c3}, knight.And(dot), false},
	} {
		if err := (&reader{l: l}).exclude(test.a, test.b, test.ways); (err == nil) != test.want {
			t.Errorf("%v and %v, in %d ways: %v", test.a, test.b, test.ways.Len(), err)
		}
	}
}
