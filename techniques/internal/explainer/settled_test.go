package explainer

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
)

// hardPuzzles reads puzzles that need chains.
func hardPuzzles(t *testing.T) []candidates.Grid {
	grids := append(notationtest.Read(t, "stalled", 1), notationtest.Read(t, "samples", 10)...)
	if notationtest.Thorough() {
		grids = append(grids, notationtest.Read(t, "magictour", 10)...)
	}
	return grids
}

// The numbers are those of a walk to the end.
func TestSettledRating(t *testing.T) {
	s, early := New(), 0
	for _, g := range hardPuzzles(t) {
		got := s.Rate(context.Background(), &g)
		var want Rating
		s.reset(context.Background(), &g)
		for s.board.left > 0 {
			before := s.board
			if _, ok := s.step(); !ok {
				t.Fatalf("%s is not solved", g.String())
			}
			s.note(&want, &before)
		}
		if got.Taken < s.taken {
			early++
		}
		want.Taken, want.Solved = got.Taken, true
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", g.String(), got, want)
		}
	}
	if early == 0 {
		t.Error("all steps of all puzzles were taken")
	}
}

// Whatever candidates are gone but those of the solution, the next step is not harder than the hardest.
func TestSettledSteps(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	chains := 0
	for _, g := range hardPuzzles(t) {
		s, hardest := New(), 0
		s.reset(context.Background(), &g)
		for certain := false; !certain && s.board.left > 0; {
			before := s.board
			if _, ok := s.step(); !ok {
				t.Fatalf("%s is not solved", g.String())
			}
			hardest = max(hardest, s.rating)
			certain = s.settled.certain(s, &before, hardest)
		}
		from := s.board
		var solution nodeSet
		for s.board.left > 0 {
			s.step()
			if s.placed >= 0 {
				solution.add(s.placed)
			}
		}
		for i := 0; i < 100 && from.left > 0; i++ {
			later := New()
			later.reset(context.Background(), &g)
			later.board = from
			for k := range off {
				if !solution.has(k) && random.IntN(100) < i/2 {
					later.board.remove(k/9, k%9)
				}
			}
			if _, ok := later.step(); !ok || later.rating > hardest {
				t.Errorf("%s: a step is rated %d, the hardest %d", g.String(), later.rating, hardest)
			}
			if later.rating >= 65 {
				chains++
			}
		}
	}
	if chains == 0 {
		t.Error("no step is a chain")
	}
}
