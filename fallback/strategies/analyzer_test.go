package strategies_test

import (
	"testing"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/analyzer"
)

// The counts that the program which this package follows has published for its
// one analyzer. Better analyzers need fewer moves.
func TestAnalyzerPublishedCounts(t *testing.T) {
	const puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	got := solve(t, analyzer.FirstEmpty, puzzle, fallback.Task{Limit: 1})
	if got.Solutions != 1 || got.Counts[fallback.Moves] != 8969 || got.Counts[fallback.Rollbacks] != 8911 {
		t.Errorf("got %+v, want 8969 moves and 8911 rollbacks", got)
	}
	moves := got.Counts[fallback.Moves]
	for _, s := range []*fallback.Strategy{analyzer.FewestValues, analyzer.SinglesFirst} {
		better := solve(t, s, puzzle, fallback.Task{Limit: 1})
		if better.Solutions != 1 || better.Counts[fallback.Moves] >= moves {
			t.Errorf("%s: got %+v, want fewer than %d moves", s.Name, better, moves)
		}
		moves = better.Counts[fallback.Moves]
	}
}

// queens is another game for the same engine: one queen in each row, so that
// none attacks another.
type queens struct {
	size    int
	columns []int // by row, of the rows so far
}

func (q *queens) Make(column, _ int) bool { q.columns = append(q.columns, column); return true }
func (q *queens) TakeBack(int)            { q.columns = q.columns[:len(q.columns)-1] }
func (q *queens) DeadEnd()                {}
func (q *queens) IsFinished() bool        { return len(q.columns) == q.size }

func (q *queens) analyze(moves []int) []int {
	row := len(q.columns)
	for column := range q.size {
		attacked := false
		for r, c := range q.columns {
			attacked = attacked || c == column || c-column == row-r || column-c == row-r
		}
		if !attacked {
			moves = append(moves, column)
		}
	}
	return moves
}

// Eight queens can be placed in 92 ways.
func TestEngineKnowsNoSudoku(t *testing.T) {
	q := &queens{size: 8}
	ways := 0
	engine := analyzer.Engine[int]{Game: q, Analyze: q.analyze, Finished: func() bool { ways++; return true }}
	if !engine.Run() || ways != 92 || len(q.columns) != 0 {
		t.Errorf("got %d ways, want 92", ways)
	}
}
