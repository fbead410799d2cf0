package say

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// A bound is the one that the clue sets, and no other: the first of three cells on a thermometer is at most 7, and 8 is
// true as well, but says too little. So it is with a bound from another cell.
func TestBoundsAreTight(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "thermo: r1c1 r1c2 r1c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	g.Remove(candidates.At(1, 3), 9)
	clue := &l.Clues()[0]
	first, last := candidates.Cells(candidates.At(1, 1)), candidates.Cells(candidates.At(1, 3))
	for _, test := range []struct {
		why  Sentence
		so   Sentence
		want bool
	}{
		{ClueSays(clue), AtMost(first, 7), true},
		{ClueSays(clue), AtMost(first, 8), false},
		{ClueSays(clue), AtMost(first, 6), false},
		{ClueSays(clue), AtLeast(last, 3), true},
		{ClueSays(clue), AtLeast(last, 2), false},
		{ClueSays(clue), AtLeast(first, 1), false},
		{AtMost(last, 8), AtMost(first, 6), true},
		{AtMost(last, 8), AtMost(first, 7), false},
		{AtMost(last, 8), FromTo(first, 1, 6), false},
		{AtMost(last, 9), AtMost(first, 7), false},
	} {
		_, err := Check(&g, nil, []Sentence{LookAtClue(clue), SoThere(test.why, []Sentence{test.so})})
		if (err == nil) != test.want {
			t.Errorf("%s %v: %v", test.so.Kind.Code, test.so.Args, err)
		}
	}
}

// What is said to follow as well follows for the reason that was told, though other cells say more.
func TestAlsoForTheSameReason(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "thermo: r3c6 r2c5 r1c5 r2c6 r1c6")
	g := candidates.NewGrid(l, candidates.Filling{})
	in := func(r, c int) candidates.CellSet { return candidates.Cells(candidates.At(r, c)) }
	for d := range candidates.Digits(1, 2, 3).All() {
		g.Remove(candidates.At(3, 6), d)
	}
	for d := range candidates.Digits(1, 2, 3, 4, 5).All() {
		g.Remove(candidates.At(2, 5), d)
	}
	first := SoThere(AtLeast(in(3, 6), 4), []Sentence{AtLeast(in(1, 5), 6), AtLeast(in(1, 6), 8)})
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{[]Sentence{first, Also([]Sentence{AtLeast(in(2, 6), 7)})}, true},
		{[]Sentence{first, Also([]Sentence{AtLeast(in(2, 6), 8)})}, false}, // which r2c5 says
		{[]Sentence{first, Also([]Sentence{AtLeast(in(2, 6), 6)})}, false},
		{[]Sentence{first, SoThere(AtLeast(in(2, 5), 6), []Sentence{AtLeast(in(2, 6), 8)})}, true},
	} {
		if _, err := Check(&g, nil, append([]Sentence{LookAtClue(&l.Clues()[0])}, test.said...)); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Sentences(test.said...), err)
		}
	}
}

// Of a cell with many candidates it is said which of them rule a candidate out in which way, all of them.
func TestWhateverItIs(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "thermo: r1c1 r1c2", "white: r1c1 r1c2")
	g := candidates.NewGrid(l, candidates.Filling{})
	thermo, dot := &l.Clues()[0], &l.Clues()[1]
	row := candidates.HouseOf(candidates.Row, 1)
	c, at := candidates.At(1, 1), candidates.At(1, 2)
	ds := candidates.Digits
	for _, test := range []struct {
		by   []Sentence
		want bool
	}{
		{[]Sentence{DigitsByClue(ds(1, 2), dot), DigitsInHouse(ds(4), row), DigitsByClue(ds(5, 6, 7, 8, 9), thermo)}, false}, // 3 goes with 4
		{[]Sentence{DigitsByClue(ds(1, 2), dot), DigitsByClue(ds(5, 6, 7, 8, 9), thermo)}, false},
		{[]Sentence{DigitsByClue(ds(1, 2), dot), DigitsInHouse(ds(4), row), DigitsByClue(ds(5, 6, 7, 8, 9), dot)}, false},
	} {
		if _, err := Check(&g, nil, []Sentence{WhateverItIs(c, ds(4), candidates.Cells(at), test.by)}); (err == nil) != test.want {
			t.Errorf("%v", err)
		}
	}
	g.Remove(c, 3)
	for _, test := range []struct {
		by   []Sentence
		want bool
	}{
		{[]Sentence{DigitsByClue(ds(1, 2), dot), DigitsInHouse(ds(4), row), DigitsByClue(ds(5, 6, 7, 8, 9), thermo)}, true},
		{[]Sentence{DigitsByClue(ds(1, 2, 4), dot), DigitsByClue(ds(5, 6, 7, 8, 9), thermo)}, true},
		{[]Sentence{DigitsByClue(ds(5, 6, 7, 8, 9), thermo), DigitsByClue(ds(1, 2), dot), DigitsInHouse(ds(4), row)}, false}, // not in turn
		{[]Sentence{DigitsByClue(ds(1, 2), dot), DigitsInHouse(ds(4), row), DigitsByClue(ds(6, 7, 8, 9), thermo)}, false},
		{[]Sentence{DigitsByClue(ds(1, 5, 6, 7, 8, 9), thermo), DigitsByClue(ds(2), dot), DigitsInHouse(ds(4), row)}, false}, // 1 is allowed
	} {
		if _, err := Check(&g, nil, []Sentence{WhateverItIs(c, ds(4), candidates.Cells(at), test.by)}); (err == nil) != test.want {
			t.Errorf("%v: %v", test.by, err)
		}
	}
	words := Words{Layout: l}
	if got, want := words.Clause(DigitsByClue(ds(1, 2, 4, 5, 6, 9), dot)), "1, 2, 4 to 6 and 9 by the "+dot.Kind.Called; got[:16] != want[:16] {
		t.Errorf("got %q", got)
	}
}

// Cells are said to be equal by a clue that says so, and only if they are.
func TestSameDigit(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "palindrome: r1c5 r2c4 r3c3 r7c2", "white: r1c5 r1c6")
	g := candidates.NewGrid(l, candidates.Filling{})
	palindrome, dot := &l.Clues()[0], &l.Clues()[1]
	at := candidates.At
	for _, test := range []struct {
		cells candidates.CellSet
		by    *candidates.Clue
		want  bool
	}{
		{candidates.Cells(at(1, 5), at(7, 2)), palindrome, true},
		{candidates.Cells(at(2, 4), at(3, 3)), palindrome, true},
		{candidates.Cells(at(1, 5), at(3, 3)), palindrome, false},
		{candidates.Cells(at(1, 5)), palindrome, false},
		{candidates.Cells(at(1, 5), at(7, 2)), dot, false},
	} {
		for _, said := range []Sentence{SameDigitBy(test.cells, test.by), SameDigit(test.cells, Ways{}.With(test.by))} {
			told := Told{layout: l, board: &g}
			if err := said.check(&told); (err == nil) != test.want {
				t.Errorf("%s: %v", Words{Layout: l}.Clause(said), err)
			}
		}
	}
}
