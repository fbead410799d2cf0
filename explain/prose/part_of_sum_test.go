package prose_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// Branches and pruned walkthroughs strike what they need, not all that a sum rules out, and in branches a sum may have no
// way at all: what is said of it is true, and does what the step does.
func TestPartOfSum(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9,
		"cage 12: r1c1 r1c2 r2c1", "cage 10: r1c3 r2c3", "cage 20: r4c1 r5c1 r5c2",
		"arrow: r3c3 = r3c4 r4c5 r5c5 = r2c4 r1c4", "double-arrow: r6c6 r7c7 r8c7 r9c8",
		"region-sum: r7c1 r7c2 r6c3 r5c3", "sandwich 17: r9c1-r9c9", "little-killer 30: r1c5 r2c6 r3c7 r4c8 r5c9",
		"zipper: r8c1 r8c2 r8c3 r8c4 r8c5", "x-sum 21: r1c9-r9c9", "sandwich 8: r1c8-r9c8", "skyscraper-clue 4: r4c9-r4c1",
		"skyscraper-clue 2: r1c6-r9c6", "quadruple 3 5 5: r2c7 r2c8 r3c7 r3c8")
	clues, remainders := l.Countable(5)
	sums := slices.Concat(clues, remainders)
	random := rand.New(rand.NewPCG(16, 2))
	tried := map[bool]int{} // by whether there is a way
	for range 3000 {
		a := sums[random.IntN(len(sums))]
		g := candidates.NewGrid(l, candidates.Filling{})
		for c := range a.Cells.All() {
			if random.IntN(2) == 0 && g.Candidates(c) != 0 {
				ds := slices.Collect(g.Candidates(c).All())
				g.Place(c, ds[random.IntN(len(ds))])
			}
		}
		for c := range a.Cells.And(g.Open()).All() {
			for d := range g.Candidates(c).All() {
				if random.IntN(3) == 0 {
					g.Remove(c, d)
				}
			}
		}
		e := explain.NewSum(&g, a.Added)
		if e.Check(&g) != nil {
			continue
		}
		left, some := e.Left(&g)
		var effects []explain.Effect
		for c := range a.Cells.And(g.Open()).All() {
			for d := range (g.Candidates(c) &^ left[c]).All() {
				if !some || random.IntN(2) == 0 {
					effects = append(effects, explain.Remove(c, d))
				}
			}
			if !some && effects != nil {
				break // of one cell, as in branches
			}
		}
		if len(effects) == 0 {
			continue
		}
		e = e.Fewest(&g, effects)
		step := explain.NewStep(e, effects...)
		f := &explain.Frame{Number: 1, Step: &step, Before: g}
		var replay say.Replay
		said := prose.Writer{}.Said(f)
		done, err := replay.Step(1, &step, &g, said)
		if err == nil {
			err = sameEffects(done, effects)
		}
		if err != nil {
			t.Fatalf("%v: %v\n of: %s\n%v", effects, err, say.Words{Layout: l}.Text(said), &g)
		}
		tried[some]++
	}
	if tried[true] < 500 || tried[false] < 100 {
		t.Errorf("only %v were tried", tried)
	}
}

// Where all digits of several cells go, what bounds the second is told of what the first had, and what the cells add up to is
// told with the cells that lose their last digit.
func TestNothingLeftOfSum(t *testing.T) {
	at := candidates.At
	l := cluestest.Board(t, candidates.Classic9, "arrow: r5c3 = r6c2 r6c3", "arrow: r6c6 = r5c6 r6c5 r6c7", "arrow: r1c6 = r1c5 r1c4", "arrow: r2c6 = r2c5 r3c4")
	clue := func(i int) candidates.Addend {
		return candidates.Addend{Clue: l.Clues()[i].String(), Times: -1}
	}
	box := candidates.Houses(l.BoxOf(at(2, 5)))
	for name, x := range map[string]struct {
		of     candidates.Added
		placed map[candidates.Cell]candidates.Digit
		may    map[candidates.Cell]candidates.DigitSet
		lose   []candidates.Cell
	}{
		"a circle": {
			candidates.Added{Clues: []candidates.Addend{clue(0)}},
			map[candidates.Cell]candidates.Digit{at(6, 3): 6},
			map[candidates.Cell]candidates.DigitSet{at(5, 3): candidates.Digits(7, 8, 9), at(6, 2): candidates.Digits(4, 5, 7)},
			[]candidates.Cell{at(5, 3), at(6, 2)},
		},
		"three of a shaft": {
			candidates.Added{Clues: []candidates.Addend{clue(1)}},
			map[candidates.Cell]candidates.Digit{at(6, 6): 6},
			map[candidates.Cell]candidates.DigitSet{at(5, 6): candidates.Digits(1, 2, 5), at(6, 5): candidates.Digits(3, 5), at(6, 7): candidates.Digits(3, 4)},
			[]candidates.Cell{at(5, 6), at(6, 5), at(6, 7)},
		},
		"a cell that counts twice": {
			candidates.Added{Houses: box, Clues: []candidates.Addend{clue(2), clue(3)}},
			map[candidates.Cell]candidates.Digit{at(2, 6): 7},
			map[candidates.Cell]candidates.DigitSet{at(1, 6): candidates.Digits(5), at(2, 4): candidates.Digits(2, 9), at(3, 5): candidates.Digits(3, 8), at(3, 6): candidates.Digits(1, 6)},
			[]candidates.Cell{at(1, 6)},
		},
	} {
		g := candidates.NewGrid(l, candidates.Filling{})
		for c, d := range x.placed {
			g.Place(c, d)
		}
		for c, ds := range x.may {
			for d := range (g.Candidates(c) &^ ds).All() {
				g.Remove(c, d)
			}
		}
		var effects []explain.Effect
		for _, c := range x.lose {
			for d := range g.Candidates(c).All() {
				effects = append(effects, explain.Remove(c, d))
			}
		}
		step := explain.NewStep(explain.NewSum(&g, x.of), effects...)
		f := &explain.Frame{Number: 1, Step: &step, Before: g}
		said := prose.Writer{}.Said(f)
		done, err := new(say.Replay).Step(1, &step, &g, said)
		if err == nil {
			err = sameEffects(done, effects)
		}
		if text := (say.Words{Layout: l}).Text(said); err != nil || strings.Contains(text, "nothing fits") {
			t.Errorf("%s: %v\n of: %s", name, err, text)
		}
	}
}

// Many filled cells of a clue are told by what they add up to, and no other number.
func TestManyFilledOfSum(t *testing.T) {
	at := candidates.At
	l := cluestest.Board(t, candidates.Classic9, "little-killer 43: r9c8 r8c7 r7c6 r6c5 r5c4 r4c3 r3c2 r2c1")
	g := candidates.NewGrid(l, candidates.Filling{})
	for c, d := range map[candidates.Cell]candidates.Digit{at(2, 1): 3, at(3, 2): 8, at(4, 3): 6, at(5, 4): 1, at(7, 6): 8, at(8, 7): 7} {
		g.Place(c, d)
	}
	g.Remove(at(9, 8), 4)
	effects := []explain.Effect{explain.Remove(at(6, 5), 6)}
	e := explain.NewSum(&g, candidates.Added{Clues: []candidates.Addend{{Clue: l.Clues()[0].String(), Times: 1}}})
	step := explain.NewStep(e, effects...)
	f := &explain.Frame{Number: 1, Step: &step, Before: g}
	said := prose.Writer{}.Said(f)
	if text := (say.Words{Layout: l}).Text(said); !strings.Contains(text, "with 33 in the filled cells, r6c5 and r9c8 add up to 10") {
		t.Error(text)
	}
	needsAll(t, f, said)
}
