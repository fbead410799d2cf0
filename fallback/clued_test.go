package fallback

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
)

// middle is a clue with a meaning of three cells: the second of its cells lies between the others.
var middle = &candidates.ClueKind{
	Code: "middle",
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return []candidates.Relation{{Cells: c.Lines[0], Allows: func(ds ...candidates.Digit) bool {
			return ds[0] < ds[1] && ds[1] < ds[2] || ds[2] < ds[1] && ds[1] < ds[0]
		}}}
	},
}

// All fillings of a small board are few. Those that break no clue are the solutions.
func TestSolveKnowsClues(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 1))
	empty := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	fillings := SolveMRV(t.Context(), &empty, 1000, Budget{}).Solutions
	if len(fillings) != 288 {
		t.Fatalf("there are %d fillings: want 288", len(fillings))
	}
	some := map[int]int{}
	for range 1200 {
		var cs []candidates.Clue
		for range 1 + r.IntN(3) {
			kind := []*candidates.ClueKind{clues.Thermometer, clues.Whispers, middle}[r.IntN(3)]
			var line []candidates.Cell
			for _, i := range r.Perm(16)[:3] {
				line = append(line, candidates.At(i/4+1, i%4+1))
			}
			cs = append(cs, candidates.Clue{Kind: kind, Lines: [][]candidates.Cell{line}})
		}
		if r.IntN(4) == 0 {
			cs = append(cs, candidates.Clue{Kind: clues.Knight})
		}
		l, err := candidates.Classic4.WithClues(cs...)
		if err != nil {
			t.Fatal(err)
		}
		g, want := cluestest.Puzzle(r, l, fillings)
		givens := g.GivenDigits()
		got := Solve(t.Context(), &g, 1000, Budget{})
		for _, f := range got.Solutions {
			if !want[f] {
				t.Errorf("%v of %v: %v is no solution", givens.Text(l), cs, f.Text(l))
			}
		}
		if len(got.Solutions) != len(want) {
			t.Errorf("%v of %v: %d solutions, want %d", givens.Text(l), cs, len(got.Solutions), len(want))
		}
		some[min(len(want), 2)]++
	}
	if some[0] < 20 || some[1] < 20 || some[2] < 20 {
		t.Errorf("the boards are of one kind: %v", some)
	}
}
