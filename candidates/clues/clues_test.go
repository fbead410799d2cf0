package clues_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

func at(cells ...string) (line []candidates.Cell) {
	for _, s := range cells {
		c, err := candidates.ParseCell(s)
		if err != nil {
			panic(err)
		}
		line = append(line, c)
	}
	return line
}

func board(t *testing.T, cs ...candidates.Clue) *candidates.Layout {
	t.Helper()
	l, err := candidates.Classic9.WithClues(cs...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestThermometerRises(t *testing.T) {
	line := at("r7c1", "r6c2", "r5c3")
	l := board(t, candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{line}})
	for a := range l.Digits().All() {
		for b := range l.Digits().All() {
			x, y := candidates.Of(line[0], a), candidates.Of(line[2], b)
			if got, want := l.Excludes(x, y), a+2 > b; got != want {
				t.Errorf("%v excludes %v: %v, want %v", x, y, got, want)
			}
		}
	}
	if !l.Sees(line[0], line[1]) {
		t.Error("cells of a thermometer may hold the same digit")
	}
	if c, ok := l.ForbiddingClue(candidates.Of(line[0], 5), candidates.Of(line[1], 4)); !ok || l.Clues()[c].String() != "thermo: r7c1 r6c2 r5c3" {
		t.Errorf("5 before 4 is forbidden by %v", c)
	}
	if candidates.Classic9.Sees(line[0], line[1]) {
		t.Error("the board without clues has changed")
	}
}

func TestKnightsKeepDigitsFromBeingExchanged(t *testing.T) {
	corners := candidates.Cells(at("r1c1", "r1c2", "r4c1", "r4c2")...)
	for _, test := range []struct {
		clue candidates.Clue
		want bool
	}{
		{candidates.Clue{Kind: clues.Knight}, false},
		{candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{at("r5c5", "r5c6")}}, true},
		{candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{at("r1c1", "r2c1")}}, false},
	} {
		if got := board(t, test.clue).Indifferent(corners, candidates.Digits(3, 7)); got != test.want {
			t.Errorf("%v is indifferent: %v, want %v", &test.clue, got, test.want)
		}
	}
}

func TestBrokenClue(t *testing.T) {
	l := board(t, candidates.Clue{Kind: clues.Whispers, Lines: [][]candidates.Cell{at("r1c1", "r1c2", "r1c3")}})
	for digits, want := range map[[3]candidates.Digit]bool{{1, 6, 1}: false, {1, 5, 9}: true, {4, 9, 0}: false, {0, 5, 0}: true} {
		var f candidates.Filling
		copy(f[:3], digits[:])
		if _, got := f.BrokenClue(l); got != want {
			t.Errorf("%v is broken: %v, want %v", digits, got, want)
		}
	}
}

// What finders ask is what the definitions say.
func TestTellsApart(t *testing.T) {
	line := at("r1c1", "r2c2", "r2c3")
	l := board(t, candidates.Clue{Kind: clues.Whispers, Lines: [][]candidates.Cell{line}})
	for c := range candidates.Cells(at("r1c1", "r2c2", "r5c5")...).All() {
		for d := range l.Digits().All() {
			for e := range l.Digits().All() {
				cells, digits := candidates.Cells(c), candidates.Digits(d, e)
				if l.TellsApart(cells, digits) == l.Indifferent(cells, digits) {
					t.Errorf("%v in %v are both told apart and not", digits, c)
				}
			}
		}
	}
}
