package techtest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/fallback"
)

// Clued is a puzzle with clues, and its one solution.
type Clued struct {
	Grid     candidates.Grid
	Solution candidates.Filling
}

// Puzzles makes puzzles with clues of many kinds, n on each board, the same in each call. That they have one solution is
// shown by a plain search, which shares nothing with those of the project and knows what clues mean by rules written
// down here once more.
func Puzzles(tb testing.TB, n int) (puzzles []Clued) {
	tb.Helper()
	for i, board := range cluedBoards {
		r := rand.New(rand.NewPCG(24, uint64(i)))
		for range n {
			puzzles = append(puzzles, board.puzzle(tb, r))
		}
	}
	return puzzles
}

// rule is what a clue means for some of its cells, in plain numbers.
type rule struct {
	cells []candidates.Cell
	keeps func(ds []int) bool
}

// cluedBoard is a board with clues, as lines and as rules.
type cluedBoard struct {
	size  int
	lines []string
	rules func() []rule
}

// line reads cells as a clue has them.
func line(cells string) (line []candidates.Cell) {
	for _, s := range strings.Fields(cells) {
		c, err := candidates.ParseCell(s)
		if err != nil {
			panic(err)
		}
		line = append(line, c)
	}
	return line
}

// inTurn makes a rule for each two neighbours of a line.
func inTurn(cells string, keeps func(a, b int) bool) (rules []rule) {
	cs := line(cells)
	for i := range cs[1:] {
		rules = append(rules, rule{cs[i : i+2], func(ds []int) bool { return keeps(ds[0], ds[1]) }})
	}
	return rules
}

// anyTwo makes a rule for each two cells of a line.
func anyTwo(cells string, keeps func(a, b int) bool) (rules []rule) {
	cs := line(cells)
	for i, a := range cs {
		for _, b := range cs[:i] {
			rules = append(rules, rule{[]candidates.Cell{a, b}, func(ds []int) bool { return keeps(ds[0], ds[1]) }})
		}
	}
	return rules
}

// withEnds makes a rule for each inner cell of a line and both ends, of which the lower comes first.
func withEnds(cells string, keeps func(lo, hi, d int) bool) (rules []rule) {
	cs := line(cells)
	for _, c := range cs[1 : len(cs)-1] {
		rules = append(rules, rule{[]candidates.Cell{cs[0], cs[len(cs)-1], c}, func(ds []int) bool {
			return keeps(min(ds[0], ds[1]), max(ds[0], ds[1]), ds[2])
		}})
	}
	return rules
}

// apart makes a rule for all cells so many rows and columns apart.
func apart(size, rows, columns int, keeps func(a, b int) bool) (rules []rule) {
	for r := 1; r+rows <= size; r++ {
		for c := 1; c <= size; c++ {
			if to := c + columns; to >= 1 && to <= size {
				rules = append(rules, rule{[]candidates.Cell{candidates.At(r, c), candidates.At(r+rows, to)}, func(ds []int) bool { return keeps(ds[0], ds[1]) }})
			}
		}
	}
	return rules
}

func distance(a, b int) int { return max(a-b, b-a) }

func rises(a, b int) bool  { return a < b }
func differ(a, b int) bool { return a != b }

var cluedBoards = []cluedBoard{
	{9, []string{"thermo: r1c1 r2c2 r3c3 r3c4 r2c5 r1c6", "thermo: r9c9 r8c8 r7c7 r6c8", "thermo: r9c1 r8c2 r8c3 r7c4", "knight"}, func() []rule {
		return slices.Concat(inTurn("r1c1 r2c2 r3c3 r3c4 r2c5 r1c6", rises), inTurn("r9c9 r8c8 r7c7 r6c8", rises), inTurn("r9c1 r8c2 r8c3 r7c4", rises),
			apart(9, 1, 2, differ), apart(9, 1, -2, differ), apart(9, 2, 1, differ), apart(9, 2, -1, differ))
	}},
	{9, []string{"whispers: r1c3 r2c4 r3c5 r4c6 r5c7 r6c8", "renban: r7c1 r7c2 r8c3 r9c3", "nabner: r1c7 r1c8 r2c9", "entropic: r9c5 r9c6 r8c7 r7c8"}, func() []rule {
		group := func(a, b int) bool { return (a-1)/3 != (b-1)/3 }
		return slices.Concat(inTurn("r1c3 r2c4 r3c5 r4c6 r5c7 r6c8", func(a, b int) bool { return distance(a, b) >= 5 }),
			anyTwo("r7c1 r7c2 r8c3 r9c3", func(a, b int) bool { return a != b && distance(a, b) < 4 }),
			anyTwo("r1c7 r1c8 r2c9", func(a, b int) bool { return distance(a, b) > 1 }),
			anyTwo("r9c5 r9c6 r8c7", group), anyTwo("r9c6 r8c7 r7c8", group))
	}},
	{9, []string{"between: r1c1 r2c1 r3c2 r4c3 r4c4", "between: r9c1 r8c2 r7c3 r6c4", "lockout 4: r1c9 r2c8 r3c7 r4c6", "between: r9c9 r8c9 r7c8 r6c8"}, func() []rule {
		inside := func(lo, hi, d int) bool { return lo < d && d < hi }
		return slices.Concat(withEnds("r1c1 r2c1 r3c2 r4c3 r4c4", inside), withEnds("r9c1 r8c2 r7c3 r6c4", inside), withEnds("r9c9 r8c9 r7c8 r6c8", inside),
			withEnds("r1c9 r2c8 r3c7 r4c6", func(lo, hi, d int) bool { return hi-lo >= 4 && (d < lo || d > hi) }))
	}},
	{9, []string{"palindrome: r1c2 r2c3 r3c4 r4c5 r5c4 r6c3", "white: r1c7 r1c8, r2c5 r3c5, r5c1 r5c2", "black: r8c1 r8c2, r9c8 r9c9", "x: r4c8 r4c9", "v: r6c5 r6c6", "greater: r7c7 r7c6"}, func() []rule {
		one := func(a, b int) bool { return distance(a, b) == 1 }
		twice := func(a, b int) bool { return a == 2*b || b == 2*a }
		same := func(a, b int) bool { return a == b }
		return slices.Concat(inTurn("r1c2 r6c3", same), inTurn("r2c3 r5c4", same), inTurn("r3c4 r4c5", same),
			inTurn("r1c7 r1c8", one), inTurn("r2c5 r3c5", one), inTurn("r5c1 r5c2", one), inTurn("r8c1 r8c2", twice), inTurn("r9c8 r9c9", twice),
			inTurn("r4c8 r4c9", func(a, b int) bool { return a+b == 10 }), inTurn("r6c5 r6c6", func(a, b int) bool { return a+b == 5 }), inTurn("r7c6 r7c7", rises))
	}},
	{6, []string{"whispers: r1c1 r2c2 r3c3", "between: r1c6 r2c5 r3c4 r4c4", "renban: r5c1 r5c2 r6c3"}, func() []rule {
		return slices.Concat(inTurn("r1c1 r2c2 r3c3", func(a, b int) bool { return distance(a, b) >= 3 }),
			withEnds("r1c6 r2c5 r3c4 r4c4", func(lo, hi, d int) bool { return lo < d && d < hi }),
			anyTwo("r5c1 r5c2 r6c3", func(a, b int) bool { return a != b && distance(a, b) < 3 }))
	}},
	{6, []string{"king", "slow-thermo: r1c1 r2c2 r3c3 r4c3", "minimum: r5c5", "parity: r6c1 r5c2 r4c2"}, func() []rule {
		less := func(cells string) []rule { return inTurn(cells, rises) }
		return slices.Concat(apart(6, 1, 1, differ), apart(6, 1, -1, differ), inTurn("r1c1 r2c2 r3c3 r4c3", func(a, b int) bool { return a <= b }),
			less("r5c5 r4c5"), less("r5c5 r6c5"), less("r5c5 r5c4"), less("r5c5 r5c6"), inTurn("r6c1 r5c2 r4c2", func(a, b int) bool { return (a+b)%2 == 1 }))
	}},
}

// layout returns the board.
func (b *cluedBoard) layout(tb testing.TB) *candidates.Layout {
	tb.Helper()
	l := map[int]*candidates.Layout{6: candidates.Classic6, 9: candidates.Classic9}[b.size]
	return cluestest.Board(tb, l, b.lines...)
}

// puzzle takes givens from a filling that keeps the clues, as many as the plain search allows.
func (b *cluedBoard) puzzle(tb testing.TB, r *rand.Rand) Clued {
	tb.Helper()
	l := b.layout(tb)
	cells := slices.Collect(l.Cells().All())
	rules := b.rules()
	for {
		var start candidates.Filling
		start[cells[r.IntN(len(cells))]] = candidates.Digit(1 + r.IntN(b.size))
		start[cells[r.IntN(len(cells))]] = candidates.Digit(1 + r.IntN(b.size))
		g := candidates.NewGrid(l, start)
		found := fallback.SolveMRV(tb.Context(), &g, 1, fallback.Budget{Nodes: 20_000}).Solutions
		if len(found) == 0 {
			continue
		}
		givens := found[0]
		r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		left := len(cells)
		for _, c := range cells {
			fewer := givens
			fewer[c] = 0
			g := candidates.NewGrid(l, fewer)
			if left > b.size*b.size/4 && len(fallback.SolveMRV(tb.Context(), &g, 2, fallback.Budget{Nodes: 1000}).Solutions) == 1 {
				givens = fewer
				left--
			}
		}
		if s := newPlain(l, rules, &givens); s.count(2) == 1 {
			if s.solution != found[0] {
				tb.Fatalf("%v: %v has the solution %v, not %v", b.lines, givens.Text(l), s.solution.Text(l), found[0].Text(l))
			}
			return Clued{candidates.NewGrid(l, givens), found[0]}
		}
	}
}

// plain is a search cell by cell.
type plain struct {
	layout   *candidates.Layout
	digits   candidates.Filling
	of       [candidates.MaxCells][]rule // by cell
	seen     [candidates.MaxCells][]candidates.Cell
	solution candidates.Filling
	nodes    int
}

// maxPlain is how many digits the plain search tries before it gives up.
const maxPlain = 3000

func newPlain(l *candidates.Layout, rules []rule, givens *candidates.Filling) *plain {
	s := &plain{layout: l, digits: *givens}
	for _, r := range rules {
		for _, c := range r.cells {
			s.of[c] = append(s.of[c], r)
		}
	}
	for c := range l.Cells().All() {
		for other := range l.Cells().Without(c).All() {
			if l.HousesOf(c)&l.HousesOf(other) != 0 {
				s.seen[c] = append(s.seen[c], other)
			}
		}
	}
	return s
}

// count returns how many solutions there are, up to a limit; the limit if that takes too long to tell.
func (s *plain) count(limit int) (n int) {
	var best candidates.Cell
	var fewest []candidates.Digit
	full := true
	for c := range s.layout.Cells().All() {
		if s.digits[c] != 0 {
			continue
		}
		if allowed := s.allowed(c); full || len(allowed) < len(fewest) {
			full, best, fewest = false, c, allowed
		}
	}
	if full {
		s.solution = s.digits
		return 1
	}
	for _, d := range fewest {
		if s.nodes++; s.nodes > maxPlain {
			return limit
		}
		s.digits[best] = d
		n += s.count(limit - n)
		s.digits[best] = 0
		if n >= limit {
			return limit
		}
	}
	return n
}

// allowed returns the digits that break no rule in a cell.
func (s *plain) allowed(c candidates.Cell) (ds []candidates.Digit) {
	for d := range s.layout.Digits().All() {
		if !slices.ContainsFunc(s.seen[c], func(other candidates.Cell) bool { return s.digits[other] == d }) && s.keeps(c, d) {
			ds = append(ds, d)
		}
	}
	return ds
}

func (s *plain) keeps(c candidates.Cell, d candidates.Digit) bool {
	s.digits[c] = d
	defer func() { s.digits[c] = 0 }()
	for _, r := range s.of[c] {
		var ds []int
		for _, cell := range r.cells {
			if s.digits[cell] != 0 {
				ds = append(ds, int(s.digits[cell]))
			}
		}
		if len(ds) == len(r.cells) && !r.keeps(ds) {
			return false
		}
	}
	return true
}
