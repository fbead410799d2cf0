package clues_test

import (
	"fmt"
	"sync"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// parsed reads lines of clues.
func parsed(t *testing.T, lines ...string) (all []candidates.Clue) {
	t.Helper()
	for _, line := range lines {
		some, err := clues.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, some...)
	}
	return all
}

// A board that is asked for again is the same one, as long as few others were; whatever is different makes another, with
// its own clues. What is wrong with clues is found alike with and without making their board.
func TestRecent(t *testing.T) {
	cage := func(total int) []candidates.Clue {
		return parsed(t, "thermo: r1c1 r1c2", fmt.Sprintf("cage %d: r5c5 r5c6", total))
	}
	on := func(l *candidates.Layout, cs []candidates.Clue) *candidates.Layout {
		made, err := clues.On(l, cs...)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range made.Clues() {
			if c.String() != cs[i].String() {
				t.Fatalf("the board has %v, wanted was %v", &c, &cs[i])
			}
		}
		return made
	}
	first := on(candidates.Classic9, cage(8))
	if on(candidates.Classic9, cage(8)) != first {
		t.Error("the same board is made twice")
	}
	six, err := candidates.ParseLayout("classic6")
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range []*candidates.Layout{
		on(candidates.Classic9, cage(9)), on(candidates.Classic9, cage(8)[:1]), on(candidates.Classic9, parsed(t, "thermo: r1c1 r1c2", "cage 8: r5c5 r6c5")), on(candidates.Classic9, parsed(t, "palindrome: r1c1 r1c2", "cage 8: r5c5 r5c6")), on(six, cage(8)),
	} {
		if other == first {
			t.Errorf("%v is taken for the board of %v", other, first)
		}
	}
	var all sync.WaitGroup
	for total := 4; total < 16; total++ {
		all.Go(func() { on(candidates.Classic9, cage(total)) })
	}
	all.Wait()
	if on(candidates.Classic9, cage(8)) == first {
		t.Error("boards are kept forever")
	}
	for _, wrong := range [][]string{{"thermo: r1c1"}, {"thermo: r1c1 r1c2", "white: r1c1 r5c5"}, {"thermo: r9c9 r9c8"}, {"thermo: r1c1 r1c2"}} {
		_, made := clues.On(six, parsed(t, wrong...)...)
		if checked := clues.Check(six, parsed(t, wrong...)...); fmt.Sprint(checked) != fmt.Sprint(made) {
			t.Errorf("%q: checking says %v, making %v", wrong, checked, made)
		}
	}
}
