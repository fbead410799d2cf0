package comparison

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// liar is a strategy that gives the answer it was told to give.
func liar(answer fallback.Report, solution string) *fallback.Strategy {
	return &fallback.Strategy{Name: "liar", New: func(b *candidates.Board) (fallback.Solver, error) {
		return solver(func(t fallback.Task) fallback.Report {
			for range answer.Solutions {
				var digits []candidates.Digit
				for i := range len(solution) {
					d, _ := b.ParseSymbol(solution[i])
					digits = append(digits, d)
				}
				t.Found(digits)
			}
			return answer
		}), nil
	}}
}

type solver func(fallback.Task) fallback.Report

func (s solver) Solve(_ context.Context, t fallback.Task) fallback.Report { return s(t) }

const right = "1243342121344312"

func TestVerdicts(t *testing.T) {
	b := candidates.Classic4.Board()
	parse := func(s string) (ds []candidates.Digit) {
		for i := range len(s) {
			d, _ := b.ParseSymbol(s[i])
			ds = append(ds, d)
		}
		return ds
	}
	const one, many, clash = ".2.33...2.3..3.2", "1...............", "11.............."
	budget := errors.New("enough")
	for _, test := range []struct {
		name, puzzle string
		limit        int
		answer       fallback.Report
		solution     string
		want         Row
	}{
		{"right", many, 1, fallback.Report{Solutions: 1}, right, Row{Solved: 1}},
		{"right, two", many, 2, fallback.Report{Solutions: 2}, right, Row{Solved: 1}},
		{"breaks a rule", many, 1, fallback.Report{Solutions: 1}, "1111222233334444", Row{Wrong: 1}},
		{"of another puzzle", "2...............", 1, fallback.Report{Solutions: 1}, right, Row{Wrong: 1}},
		{"missed", many, 1, fallback.Report{}, "", Row{Wrong: 1}},
		{"missed the second", many, 2, fallback.Report{Solutions: 1}, right, Row{Wrong: 1}},
		{"none", clash, 1, fallback.Report{}, "", Row{None: 1}},
		{"stopped", many, 1, fallback.Report{Stopped: budget}, "", Row{Stopped: 1}},
		{"stopped and wrong", many, 1, fallback.Report{Solutions: 1, Stopped: budget}, "1111222233334444", Row{Wrong: 1}},
	} {
		c, err := Run(t.Context(), b, []*fallback.Strategy{liar(test.answer, test.solution)},
			[][]candidates.Digit{parse(test.puzzle)}, Options{Limit: test.limit})
		if err != nil {
			t.Fatal(err)
		}
		got := c.Rows()[0]
		if got.Solved != test.want.Solved || got.None != test.want.None || got.Wrong != test.want.Wrong || got.Stopped != test.want.Stopped || len(got.Done) != 1-got.Stopped {
			t.Errorf("%s: got %+v", test.name, got)
		}
	}
	if _, _, ok := b.Clash(parse(right)); ok {
		t.Error("the right solution is wrong")
	}
}

func TestRowsByGivens(t *testing.T) {
	b := candidates.Classic4.Board()
	puzzles := [][]candidates.Digit{make([]candidates.Digit, 16), make([]candidates.Digit, 16), make([]candidates.Digit, 16)}
	puzzles[1][0] = 1
	answer := fallback.Report{Solutions: 1, Counts: fallback.Counts{fallback.Moves: 5}}
	done := 0
	c, err := Run(t.Context(), b, []*fallback.Strategy{liar(answer, right), fallback.MRV}, puzzles,
		Options{Limit: 1, Time: time.Minute, Progress: func(n int) { done = n }})
	if err != nil {
		t.Fatal(err)
	}
	rows := c.RowsByGivens()
	if len(rows) != 4 || rows[0].Givens != 1 || rows[0].Puzzles != 1 || rows[1].Givens != 0 || rows[1].Puzzles != 2 ||
		rows[1].Counts[fallback.Moves] != 10 || rows[3].Strategy != fallback.MRV || done != 6 {
		t.Errorf("got %+v, %d done", rows, done)
	}
}

// Of several tries the shortest time counts.
func TestRepeat(t *testing.T) { synctest.Test(t, testRepeat) }

func testRepeat(t *testing.T) {
	tries := 0
	slow := &fallback.Strategy{Name: "slow", New: func(*candidates.Board) (fallback.Solver, error) {
		return solver(func(fallback.Task) fallback.Report {
			if tries++; tries == 1 {
				time.Sleep(20 * time.Millisecond)
			}
			return fallback.Report{}
		}), nil
	}}
	clash := make([]candidates.Digit, 16)
	clash[0], clash[1] = 1, 1
	c, err := Run(t.Context(), candidates.Classic4.Board(), []*fallback.Strategy{slow}, [][]candidates.Digit{clash}, Options{Repeat: 3})
	if err != nil {
		t.Fatal(err)
	}
	if row := c.Rows()[0]; tries != 3 || row.None != 1 || row.Quantile(1) != 0 {
		t.Errorf("got %d tries, %+v", tries, row)
	}
}

// What was measured before the end of the context is kept.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	c, err := Run(ctx, candidates.Classic4.Board(), []*fallback.Strategy{fallback.MRV, fallback.MRV},
		[][]candidates.Digit{make([]candidates.Digit, 16), make([]candidates.Digit, 16)}, Options{Limit: 1, Progress: func(n int) {
			if n == 4 {
				cancel()
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	if rows := c.Rows(); rows[0].Puzzles != 2 || rows[1].Puzzles != 1 {
		t.Errorf("got %+v", rows)
	}
}

func TestWrongBoard(t *testing.T) {
	b, err := candidates.ParseBoard("classic16")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Run(t.Context(), b, []*fallback.Strategy{fallback.MRV}, nil, Options{}); err == nil {
		t.Error("16 digits are too many")
	}
}

func TestQuantile(t *testing.T) {
	row := Row{Times: []time.Duration{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}
	for part, want := range map[float64]time.Duration{0: 1, 0.5: 5, 0.9: 9, 0.91: 10, 1: 10} {
		if got := row.Quantile(part); got != want {
			t.Errorf("%v: got %v, want %v", part, got, want)
		}
	}
	if row.Mean() != 5 || row.Total() != 55 {
		t.Errorf("got mean %v, total %v", row.Mean(), row.Total())
	}
	if empty := (Row{}); empty.Mean() != 0 || empty.Quantile(1) != 0 {
		t.Error("no puzzles take no time")
	}
}
