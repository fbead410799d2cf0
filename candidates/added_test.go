package candidates_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// A sum that is added to another so many times brings its clues as often, and what they add up to.
func TestDerivedPlus(t *testing.T) {
	const cage, other = "cage 10: r1c1 r1c2", "cage 12: r1c3 r1c4"
	l := cluestest.Board(t, candidates.Classic9, cage, other)
	of := func(clue string, times int) candidates.Derived {
		a := candidates.Added{Clues: []candidates.Addend{{Clue: clue, Times: times}}}
		return candidates.Derived{Sum: candidates.Sum{}.Plus(times, l.Counted(clue).Sums[0]), Added: a}
	}
	row := candidates.HouseOf(candidates.Row, 1)
	d := candidates.Derived{Sum: l.House(row), Added: candidates.Added{Houses: candidates.Houses(row)}}.Plus(1, of(cage, -2)).Plus(-3, of(other, 2))
	if d.Clues[0].Times != -2 || d.Clues[1].Times != -6 || d.Total != 45-2*10-6*12 {
		t.Errorf("got %+v", d)
	}
	s, ok := d.AddUp(l)
	if rest := s.Plus(-1, d.Sum); !ok || len(rest.Terms) > 0 || rest.Total != 0 {
		t.Errorf("%+v adds up to %+v", d, s)
	}
}
