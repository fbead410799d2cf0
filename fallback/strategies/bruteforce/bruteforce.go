// Package bruteforce is a strategy: it tries every filling that matches the givens. A filling
// gives the open cells of each row the digits that the row lacks, in some order; when it is
// complete, the other houses are tested. So a board with k digits missing in a row has k! ways
// to fill that row, and as many fillings as the product over its rows.
//
// It is the first of a family of Ruby solvers (2015), there to show why the others are needed.
// It stops at its budget, and says how far it came: see [StoppedError].
package bruteforce

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Strategy tries every filling.
var Strategy = &fallback.Strategy{
	Name:  "brute-force",
	Title: "brute force",
	Teaches: `What the puzzle is without any thought: a finite number of fillings, one of which is right. It tells how large
that number is, how many of them were seen, and how long the rest would take. With eleven open cells it is a matter of
milliseconds, with fifty-five of many times the age of the universe: all else is the art of not looking at most of them.`,
	Origin: "the first of a family of Ruby solvers (2015)",
	Counts: []fallback.Counter{fallback.Grids},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		s := &solver{Search: fallback.NewSearch(b)}
		for _, h := range b.Houses() {
			if h.Kind == candidates.Row {
				s.rows = append(s.rows, row{of: h.Cells})
			} else {
				s.tests = append(s.tests, h.Cells)
			}
		}
		return s, nil
	},
}

// StoppedError says how far brute force came, and how far it is to the end.
type StoppedError struct {
	Cause    error    // a [fallback.NodesError], or the cause of the context
	Seen     int      // fillings
	Fillings *big.Int // that there are
	Took     time.Duration
}

// Error gives how many of how many fillings were seen, and how long the rest would take.
func (e *StoppedError) Error() string {
	return fmt.Sprintf("%v: saw %d of %s fillings; the rest would take %s", e.Cause, e.Seen, scientific(e.Fillings), span(e.Rest()))
}

// Unwrap returns the cause.
func (e *StoppedError) Unwrap() error { return e.Cause }

// Rest returns the seconds that the fillings not seen would take, infinite if none was seen.
func (e *StoppedError) Rest() float64 {
	rest, _ := new(big.Float).SetInt(new(big.Int).Sub(e.Fillings, big.NewInt(int64(e.Seen)))).Float64()
	return e.Took.Seconds() / float64(e.Seen) * rest
}

// scientific writes a number in full if it is short.
func scientific(n *big.Int) string {
	if n.IsInt64() && n.Int64() < 1e12 {
		return n.String()
	}
	return new(big.Float).SetInt(n).Text('e', 1)
}

// span writes a number of seconds in the unit that suits it.
func span(seconds float64) string {
	const year = 365.25 * 24 * 60 * 60
	switch {
	case math.IsNaN(seconds) || math.IsInf(seconds, 0):
		return "nobody knows how long"
	case seconds < year:
		return time.Duration(seconds * float64(time.Second)).Round(time.Millisecond).String()
	case seconds < 1e6*year:
		return fmt.Sprintf("%.0f years", seconds/year)
	}
	return fmt.Sprintf("%.1e years", seconds/year)
}

type solver struct {
	fallback.Search
	rows  []row
	tests [][]int // cells of the houses that are not rows
}

// row is a row with the digits that it lacks in the order now tried.
type row struct {
	of   []int // all its cells
	open []int
	dues []candidates.Digit // as many as open cells, ascending to begin with
}

func (s *solver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		start := time.Now()
		for i := range s.rows {
			s.begin(&s.rows[i])
		}
		s.tryAll()
		if s.Stopped != nil {
			s.Stopped = &StoppedError{s.Stopped, s.Counts[fallback.Grids], s.fillings(), time.Since(start)}
		}
	}
	return s.Report
}

// begin sets a row to its first order.
func (s *solver) begin(r *row) {
	r.open, r.dues = r.open[:0], r.dues[:0]
	has := uint32(0)
	for _, cell := range r.of {
		if d := s.Cells[cell]; d != 0 {
			has |= 1 << d
		} else {
			r.open = append(r.open, cell)
		}
	}
	for d := 1; d <= s.Board.Size(); d++ {
		if has>>d&1 == 0 {
			r.dues = append(r.dues, candidates.Digit(d))
		}
	}
	s.write(r)
}

func (s *solver) write(r *row) {
	for i, cell := range r.open {
		s.Cells[cell] = r.dues[i]
	}
}

// fillings returns how many there are.
func (s *solver) fillings() *big.Int {
	n := big.NewInt(1)
	for i := range s.rows {
		n.Mul(n, new(big.Int).MulRange(1, int64(len(s.rows[i].open))))
	}
	return n
}

// tryAll tests one filling after the other. The rows turn like the wheels of a
// counter, the last one fastest.
func (s *solver) tryAll() {
	for {
		if !s.Spend(fallback.Grids) {
			return
		}
		if s.keepsRules() {
			if !s.Solution() {
				return
			}
		} else {
			s.Log(fallback.Event{Action: fallback.Reject})
		}
		i := len(s.rows) - 1
		for ; i >= 0; i-- {
			more := nextOrder(s.rows[i].dues)
			s.write(&s.rows[i])
			if more {
				break
			}
		}
		if i < 0 {
			return
		}
	}
}

// keepsRules tests the houses that are not rows.
func (s *solver) keepsRules() bool {
	for _, cells := range s.tests {
		seen := uint32(0)
		for _, cell := range cells {
			bit := uint32(1) << s.Cells[cell]
			if seen&bit != 0 {
				return false
			}
			seen |= bit
		}
	}
	return true
}

// nextOrder makes the next order of different digits, as a dictionary has them. After the last
// it makes the first again and reports false. It is Algorithm L of Knuth (The Art of Computer
// Programming, 7.2.1.2), known since Narayana Pandita, about 1356.
func nextOrder(ds []candidates.Digit) bool {
	i := len(ds) - 2
	for i >= 0 && ds[i] > ds[i+1] {
		i--
	}
	if i < 0 {
		slices.Reverse(ds)
		return false
	}
	j := len(ds) - 1
	for ds[j] < ds[i] {
		j--
	}
	ds[i], ds[j] = ds[j], ds[i]
	slices.Reverse(ds[i+1:])
	return true
}
