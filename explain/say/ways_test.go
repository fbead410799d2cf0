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

// What is seen through an equal cell is seen by the clue and that cell, which is named.
func TestSeenThrough(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "palindrome: r1c5 r2c4 r3c3 r7c2", "knight")
	a, b, equal := candidates.At(1, 1), candidates.At(7, 2), candidates.At(1, 5)
	by := Ways{}.ByClue(l, 0, a, b)
	if by.Through != candidates.Cells(equal) {
		t.Fatalf("%v sees %v through %v, want %v", a, b, by.Through, equal)
	}
	if got := (Ways{}).ByClue(l, 1, candidates.At(5, 5), candidates.At(6, 7)); !got.Through.IsEmpty() {
		t.Errorf("a knight's move goes through %v", got.Through)
	}
	clue := Ways{}.With(&l.Clues()[0])
	other := clue
	other.Through = candidates.Cells(candidates.At(3, 3))
	both := by
	both.Through = both.Through.Or(other.Through)
	for _, test := range []struct {
		cells, others candidates.CellSet
		ways          Ways
		want          bool
	}{
		{candidates.Cells(a), candidates.Cells(b), by, true},
		{candidates.Cells(a), candidates.Cells(b), clue, false},
		{candidates.Cells(a), candidates.Cells(b), other, false},
		{candidates.Cells(a), candidates.Cells(b), both, false},
		{candidates.Cells(candidates.At(5, 6)), candidates.Cells(b), by, false},
		{candidates.Cells(a, candidates.At(3, 4)), candidates.Cells(b), by, true},
	} {
		if err := (&reader{l: l}).sees(test.cells, test.others, test.ways); (err == nil) != test.want {
			t.Errorf("%v see %v by the clue through %v: %v", test.cells, test.others, test.ways.Through, err)
		}
	}
	for _, test := range []struct{ how, want string }{
		{"in", "by the palindrome through r1c5"}, {"", "the palindrome through r1c5"}, {"bare", "palindrome through r1c5"},
	} {
		if got := string(Words{Layout: l}.AppendWays(nil, by, test.how)); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
	if got, want := string(Words{Layout: l}.AppendWays(nil, by.With(&l.Clues()[1]), "in")), "by the palindrome through r1c5 and the knight's move"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What a digit rules out through an equal cell is said with that cell, and no other.
func TestLostThrough(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "palindrome: r1c5 r2c4 r3c3 r7c2")
	clue := &l.Clues()[0]
	k := candidates.Of(candidates.At(1, 1), 4)
	g := candidates.NewGrid(l, candidates.Filling{})
	told := Told{layout: l, board: &g}
	lost, none := candidates.At(7, 2), candidates.CellSet{}
	row := candidates.HouseOf(candidates.Row, 1)
	right, other := candidates.Cells(candidates.At(1, 5)), candidates.Cells(candidates.At(2, 4))
	for _, test := range []struct {
		cells, through candidates.CellSet
		want           bool
	}{
		{candidates.Cells(lost), right, true},
		{candidates.Cells(lost), other, false},
		{candidates.Cells(lost), right.Or(other), false},
		{candidates.Cells(lost), none, false},
		{candidates.Cells(candidates.At(8, 2)), right, false},
		{candidates.Cells(candidates.At(8, 2)), none, true},
	} {
		if err := told.lostThrough(test.cells, Placed{k}, clue, test.through); (err == nil) != test.want {
			t.Errorf("%v rules out %v through %v: %v", k, test.cells, test.through, err)
		}
	}
	for _, test := range []struct {
		by   Sentence
		want bool
	}{
		{PlacesThrough(candidates.Cells(k.Cell()), right.First(), row), true},
		{PlacesThrough(candidates.Cells(k.Cell()), right.First(), candidates.HouseOf(candidates.Box, 1)), false},
		{PlacesThrough(candidates.Cells(k.Cell()), other.First(), row), false},
		{PlacesThrough(candidates.Cells(k.Cell()), lost, row), false},
		{PlacesByClue(candidates.Cells(k.Cell()), clue), false},
		{PlacesInHouse(candidates.Cells(k.Cell()), row), false},
		{DigitsThrough(candidates.Digits(4), right.First(), row), true},
		{DigitsThrough(candidates.Digits(5), right.First(), row), false},
	} {
		var some candidates.CandidateSet
		if told.spoken().item = candidates.HouseItem(4, row); test.by.Kind == DigitsThrough(0, 0, row).Kind {
			told.spoken().item = candidates.CellItem(k.Cell())
		}
		if err := told.ruleOut(candidates.Of(lost, 4), candidates.Cells(lost), test.by, &some); (err == nil) != test.want {
			t.Errorf("%s: %v", Words{Layout: l}.Clause(test.by), err)
		}
	}
}
