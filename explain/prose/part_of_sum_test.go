package prose_test

import (
	"math/rand/v2"
	"slices"
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
