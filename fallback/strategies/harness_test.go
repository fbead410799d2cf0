package strategies_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/fallback"
)

// example and nearlyFull are puzzles with one solution, solution; the
// second has only 72 fillings.
const (
	example    = ".3..........195....98....6.8...6....4....3..1....2.....6....28....419..5.......7."
	nearlyFull = "5346789126721...4819834256.85976142342685379....9248569615372842.7419635345286..9"
	solution   = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// parse reads a puzzle of one character a cell.
func parse(tb testing.TB, b *candidates.Board, puzzle string) (givens []candidates.Digit) {
	tb.Helper()
	for i := range len(puzzle) {
		d, ok := b.ParseSymbol(puzzle[i])
		if !ok {
			tb.Fatalf("%q in %s", puzzle[i], puzzle)
		}
		givens = append(givens, d)
	}
	return givens
}

// newSolver returns a solver of the strategy, nil if it does not work on the board.
func newSolver(tb testing.TB, s *fallback.Strategy, b *candidates.Board) fallback.Solver {
	tb.Helper()
	solver, err := s.New(b)
	if err != nil && b.Size() <= candidates.MaxSize && b.Layout() == candidates.Classic9 {
		tb.Fatalf("%s on %v: %v", s.Name, b, err)
	}
	return solver
}

// solve gives a 9x9 puzzle to a new solver of the strategy.
func solve(tb testing.TB, s *fallback.Strategy, puzzle string, t fallback.Task) fallback.Report {
	tb.Helper()
	b := candidates.Classic9.Board()
	t.Givens = parse(tb, b, puzzle)
	return newSolver(tb, s, b).Solve(tb.Context(), t)
}

// run tests a strategy: on puzzles of many boards with no solution, one and
// several, on tasks that make no sense, at its budget, cancelled, and traced.
func run(t *testing.T, s *fallback.Strategy) {
	// Brute force need not solve the first.
	t.Run("examples", func(t *testing.T) {
		for _, puzzle := range []string{example, nearlyFull} {
			var found string
			got := solve(t, s, puzzle, fallback.Task{Limit: 2, Found: func(solution []candidates.Digit) {
				found = candidates.Classic9.Board().Text(solution)
			}})
			var stopped *fallback.NodesError
			if errors.As(got.Stopped, &stopped) && puzzle == example && s.Name == "brute-force" {
				continue
			}
			if got.Solutions != 1 || got.Stopped != nil || found != solution {
				t.Errorf("%s: got %+v, %s", puzzle, got, found)
			}
		}
	})
	t.Run("boards", func(t *testing.T) { testBoards(t, s) })
	t.Run("tasks", func(t *testing.T) { testTasks(t, s) })
	t.Run("budget", func(t *testing.T) { testBudget(t, s) })
	t.Run("cancelled", func(t *testing.T) { testCancelled(t, s) })
	t.Run("trace", func(t *testing.T) { testTrace(t, s) })
}

// boards returns boards of many sizes, with boxes of every kind and with extra
// houses.
func boards(tb testing.TB) (boards []*candidates.Board) {
	tb.Helper()
	for _, spec := range []string{
		"classic4", "jigsaw:AAABABBBCCCDCDDD", "classic6", "classic8", "classic9", "classic9+diagonals", "classic9+windows",
		"boxes:4x2", "classic10", "classic12", "classic16", "classic25",
	} {
		b, err := candidates.ParseBoard(spec)
		if err != nil {
			tb.Fatal(err)
		}
		boards = append(boards, b)
	}
	return boards
}

// random returns a puzzle of which the given part of the cells is open. It has
// at least one solution; where spoilt, one given is changed, and it may have
// none.
func random(r *rand.Rand, b *candidates.Board, open float64, spoilt bool) []candidates.Digit {
	givens := randomSolution(r, b)
	cells := r.Perm(b.Cells())
	for _, cell := range cells[:int(open*float64(len(cells)))] {
		givens[cell] = 0
	}
	if last := cells[len(cells)-1]; spoilt {
		givens[last] = candidates.Digit(1 + r.IntN(b.Size()))
	}
	return givens
}

// randomSolution fills a board at random, cell by cell where the choice is
// least, and begins again when that takes too long. On boards larger than 9x9 it
// would: they get the solution that shifts each row against the one above, with
// the digits renamed.
func randomSolution(r *rand.Rand, b *candidates.Board) []candidates.Digit {
	if b.Layout() == nil {
		return shifted(r, b)
	}
	for {
		cells := make([]candidates.Digit, b.Cells())
		patience := 4 * b.Cells()
		if fill(r, b, cells, &patience) {
			return cells
		}
	}
}

func shifted(r *rand.Rand, b *candidates.Board) (cells []candidates.Digit) {
	names := r.Perm(b.Size())
	firstBox := b.Houses()[2*b.Size()].Cells
	columns := 0 // of a box
	for _, cell := range firstBox {
		if cell < b.Size() {
			columns++
		}
	}
	rows := b.Size() / columns
	for row := range b.Size() {
		for column := range b.Size() {
			d := (row%rows*columns + row/rows + column) % b.Size()
			cells = append(cells, candidates.Digit(names[d]+1))
		}
	}
	return cells
}

func fill(r *rand.Rand, b *candidates.Board, cells []candidates.Digit, patience *int) bool {
	if *patience--; *patience < 0 {
		return false
	}
	best, legal := -1, make([]candidates.Digit, b.Size()+1)
	for cell := range cells {
		if cells[cell] != 0 {
			continue
		}
		if ds := legalDigits(b, cells, cell); len(ds) < len(legal) {
			best, legal = cell, ds
		}
	}
	if best < 0 {
		return true
	}
	r.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	for _, d := range legal {
		cells[best] = d
		if fill(r, b, cells, patience) {
			return true
		}
	}
	cells[best] = 0
	return false
}

func legalDigits(b *candidates.Board, cells []candidates.Digit, cell int) (ds []candidates.Digit) {
	for d := candidates.Digit(1); int(d) <= b.Size(); d++ {
		if !slices.ContainsFunc(b.Peers(cell), func(peer int) bool { return cells[peer] == d }) {
			ds = append(ds, d)
		}
	}
	return ds
}

// count is a plain twin of all strategies: it returns the number of solutions,
// at most limit.
func count(b *candidates.Board, cells []candidates.Digit, limit int) (n int) {
	if _, _, clash := b.Clash(cells); clash {
		return 0
	}
	cell := slices.Index(cells, 0)
	if cell < 0 {
		return 1
	}
	for _, d := range legalDigits(b, cells, cell) {
		cells[cell] = d
		if n += count(b, cells, limit-n); n >= limit {
			break
		}
	}
	cells[cell] = 0
	return n
}

func testBoards(t *testing.T, s *fallback.Strategy) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, b := range boards(t) {
		solver := newSolver(t, s, b)
		if solver == nil {
			continue
		}
		for i := range 12 {
			// The larger the board, the fewer open cells the twin can take.
			open := min(0.8, 3/float64(b.Size()))
			givens := random(r, b, open, i%3 == 0)
			const limit = 20
			want := count(b, slices.Clone(givens), limit)
			var found []string
			got := solver.Solve(t.Context(), fallback.Task{Givens: givens, Limit: limit, Budget: fallback.Budget{Nodes: 5_000},
				Found: func(solution []candidates.Digit) {
					if text := b.Text(solution); !b.Solves(solution, givens) || slices.Contains(found, text) {
						t.Errorf("%v: %s: solution %s is wrong or there twice", b, b.Text(givens), text)
					} else {
						found = append(found, text)
					}
				}})
			var stopped *fallback.NodesError
			if errors.As(got.Stopped, &stopped) && got.Solutions <= want {
				continue
			}
			if got.Solutions != want || len(found) != want || got.Stopped != nil {
				t.Errorf("%v: %s: got %+v, want %d", b, b.Text(givens), got, want)
			}
		}
	}
}

func testTasks(t *testing.T, s *fallback.Strategy) {
	b := candidates.Classic9.Board()
	solver := newSolver(t, s, b)
	full := parse(t, b, solution)
	if got := solver.Solve(t.Context(), fallback.Task{Givens: full, Limit: 2}); got.Solutions != 1 || got.Stopped != nil {
		t.Errorf("nothing open: got %+v", got)
	}
	clash := slices.Clone(full)
	clash[80] = clash[79]
	if got := solver.Solve(t.Context(), fallback.Task{Givens: clash}); got.Solutions != 0 || got.Stopped != nil {
		t.Errorf("clash: got %+v", got)
	}
	// A cell for which no digit is left, though no givens clash.
	none := parse(t, b, "12345678.........9"+strings.Repeat(".", 63))
	if got := solver.Solve(t.Context(), fallback.Task{Givens: none, Budget: fallback.Budget{Nodes: 1000}}); got.Solutions != 0 {
		t.Errorf("dead cell: got %+v", got)
	}
	if got := solver.Solve(t.Context(), fallback.Task{Givens: full[:80]}); got.Solutions != 0 || got.Stopped == nil {
		t.Errorf("80 cells: got %+v", got)
	}
	large := slices.Clone(full)
	large[3] = 10
	if got := solver.Solve(t.Context(), fallback.Task{Givens: large}); got.Solutions != 0 || got.Stopped == nil {
		t.Errorf("digit 10: got %+v", got)
	}
	if got := solver.Solve(t.Context(), fallback.Task{Givens: full, Limit: 1}); got.Solutions != 1 {
		t.Errorf("after all that: got %+v", got)
	}
}

func testBudget(t *testing.T, s *fallback.Strategy) {
	b := candidates.Classic9.Board()
	solver := newSolver(t, s, b)
	empty := make([]candidates.Digit, b.Cells())
	got := solver.Solve(t.Context(), fallback.Task{Givens: empty, Budget: fallback.Budget{Nodes: 300}})
	var stopped *fallback.NodesError
	if !errors.As(got.Stopped, &stopped) || stopped.Nodes != 300 {
		t.Errorf("got %+v", got)
	}
}

// ending is a context that ends, with a cause, at a given look at it.
type ending struct {
	context.Context
	looks, last int
	cause       error
}

func (e *ending) Err() error {
	if e.looks++; e.looks < e.last {
		return nil
	}
	return e.cause
}

// A search whose context has ended says why, and does not look again. How long
// it takes is for benchmarkCancel to say.
func testCancelled(t *testing.T, s *fallback.Strategy) {
	r := rand.New(rand.NewPCG(3, 4))
	cause := errors.New("the player has left")
	for _, b := range boards(t) {
		solver := newSolver(t, s, b)
		if solver == nil || b.Size() < 9 {
			continue
		}
		task := fallback.Task{Givens: make([]candidates.Digit, b.Cells()), Budget: fallback.Budget{Nodes: 1 << 40}}
		for range 5 {
			ctx := &ending{t.Context(), 0, 1 + r.IntN(20), cause}
			// To ask for the cause is a look as well.
			if got := solver.Solve(ctx, task); !errors.Is(got.Stopped, cause) || ctx.looks > ctx.last+1 {
				t.Errorf("%v: got %+v after look %d of %d", b, got, ctx.looks, ctx.last)
			}
			cancelled, cancel := context.WithCancelCause(t.Context())
			time.AfterFunc(time.Duration(r.IntN(4000))*time.Microsecond, func() { cancel(cause) })
			if got := solver.Solve(cancelled, task); !errors.Is(got.Stopped, cause) {
				t.Errorf("%v: got %+v", b, got)
			}
		}
	}
}

// benchmarkCancel reports the longest time, in milliseconds, that the strategy
// goes on after the end of its context, on empty boards of all sizes.
func benchmarkCancel(b *testing.B, s *fallback.Strategy) {
	r := rand.New(rand.NewPCG(3, 4))
	var longest time.Duration
	for _, board := range boards(b) {
		solver := newSolver(b, s, board)
		if solver == nil || board.Size() < 9 {
			continue
		}
		task := fallback.Task{Givens: make([]candidates.Digit, board.Cells()), Budget: fallback.Budget{Nodes: 1 << 40}}
		for range b.N {
			ctx, cancel := context.WithCancel(b.Context())
			var end time.Time
			time.AfterFunc(time.Duration(r.IntN(4000))*time.Microsecond, func() {
				end = time.Now()
				cancel()
			})
			solver.Solve(ctx, task)
			longest = max(longest, time.Since(end))
		}
	}
	b.ReportMetric(float64(longest)/1e6, "ms/longest")
}

func testTrace(t *testing.T, s *fallback.Strategy) {
	b := candidates.Classic9.Board()
	solver := newSolver(t, s, b)
	task := fallback.Task{Givens: parse(t, b, nearlyFull), Limit: 2}
	want := solver.Solve(t.Context(), task)
	solved := 0
	task.Trace = func(e fallback.Event) {
		if e.Action == fallback.Solved {
			solved++
			if got := b.Text(e.Digits); got != solution {
				t.Errorf("solved: %s", got)
			}
		}
		if e.Cell < 0 || e.Cell >= b.Cells() || e.Depth < 0 || e.Depth > b.Cells() {
			t.Errorf("got %+v", e)
		}
		if (e.Action == fallback.Try || e.Action == fallback.Force) && e.Digits[e.Cell] != e.Digit {
			t.Errorf("%v of %d in %s is not on the board", e.Action, e.Digit, b.CellName(e.Cell))
		}
	}
	if got := solver.Solve(t.Context(), task); got != want || solved != want.Solutions {
		t.Errorf("traced: got %+v, %d solutions; want %+v", got, solved, want)
	}
}

// noAllocations tests that a solver allocates nothing after its first puzzle.
func noAllocations(t *testing.T, s *fallback.Strategy) {
	b := candidates.Classic9.Board()
	solver := newSolver(t, s, b)
	const puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	task := fallback.Task{Givens: parse(t, b, puzzle), Limit: 1, Found: func([]candidates.Digit) {}}
	if n := testing.AllocsPerRun(10, func() { solver.Solve(context.Background(), task) }); n != 0 {
		t.Errorf("%v allocations a puzzle", n)
	}
}

// corpus returns the givens of every nth puzzle of a collection, as [notationtest.Read]
// does.
func corpus(tb testing.TB, name string, nth int) (puzzles [][]candidates.Digit) {
	tb.Helper()
	for _, g := range notationtest.Read(tb, name, nth) {
		givens := g.Filling()
		puzzles = append(puzzles, givens[:])
	}
	return puzzles
}
