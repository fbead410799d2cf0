package explain_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
)

// What clues rule out beside placed digits is told once, by a clue that does not allow it beside all the digits that are
// named and allows it beside fewer. What no clue is told for, none rules out.
func TestByClues(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9,
		"thermo: r1c1 r2c2 r3c3 r4c4", "between: r1c9 r2c8 r3c7 r4c6", "whispers: r5c5 r6c6 r7c7", "odd: r9c9", "white: r6c6 r6c7")
	r := rand.New(rand.NewPCG(25, 1))
	beside := map[int]int{} // how often so many digits were named
	for range 300 {
		g := candidates.NewGrid(l, candidates.Filling{})
		for range 6 {
			open := slices.Collect(g.Open().And(cellsOfClues(l)).All())
			if c := open[r.IntN(len(open))]; g.Candidates(c) != 0 {
				ds := slices.Collect(g.Candidates(c).All())
				g.Place(c, ds[r.IntN(len(ds))])
			}
		}
		var gone []candidates.Candidate
		for c := range g.Open().And(cellsOfClues(l)).All() {
			for d := range (l.Digits() &^ g.Candidates(c)).All() {
				gone = append(gone, candidates.Of(c, d))
			}
		}
		told := explain.ByClues(&g, slices.Clone(gone))
		var of []candidates.Candidate
		for _, a := range told {
			of = append(of, a.Candidate)
			if a.Clue == 0 {
				for i := range l.Clues() {
					if explain.RulesOutNow(&g, i, a.Candidate) {
						t.Errorf("%v is ruled out by %v", a.Candidate, &l.Clues()[i])
					}
				}
				continue
			}
			beside[a.Beside.Len()]++
			ks := []candidates.Candidate{a.Candidate}
			for c := range a.Beside.All() {
				ks = append(ks, candidates.Of(c, g.Value(c)))
			}
			if !l.Forbids(a.Clue-1, ks...) || !explain.RulesOutNow(&g, a.Clue-1, a.Candidate) {
				t.Errorf("%v are allowed by %v", ks, &l.Clues()[a.Clue-1])
			}
			for i := 1; i < len(ks); i++ {
				if fewer := slices.Delete(slices.Clone(ks), i, i+1); l.Forbids(a.Clue-1, fewer...) {
					t.Errorf("%v does without %v", &l.Clues()[a.Clue-1], ks[i])
				}
			}
		}
		slices.Sort(of)
		slices.Sort(gone)
		if !slices.Equal(of, gone) {
			t.Errorf("told is of %v, want %v", of, gone)
		}
	}
	for n := range 3 {
		if beside[n] < 20 {
			t.Errorf("%d digits were named %d times", n, beside[n])
		}
	}
}

func cellsOfClues(l *candidates.Layout) (cells candidates.CellSet) {
	for i := range l.Clues() {
		cells = cells.Or(l.Clues()[i].Cells())
	}
	return cells
}
