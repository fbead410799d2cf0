package minutes_test

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques/minutes"
)

// Puzzles from one that always has much on offer to one that has little, and one with 17 givens.
var puzzles = []string{
	"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	"..54..3.1.8.39..56..6.........1...396..9.2..819...8.........8..71..43.6.5.8..14..",
	"68....21.......3873..5..4...4...28..1.5...6.4..34...5...9..1..8438.......61....49",
	".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2",
	"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
}

func rate(t *testing.T, r *minutes.Rater, puzzle string) minutes.Estimate {
	t.Helper()
	p, err := notation.Parse(puzzle, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solutions := fallback.Solve(context.Background(), &p.Grid, 2, fallback.Budget{}).Solutions
	if len(solutions) != 1 {
		t.Fatalf("%s has not one solution", puzzle)
	}
	return r.Rate(&p.Grid, &solutions[0])
}

// copyOf gives the puzzle other digits, and rows and columns another order, perhaps turned over.
func copyOf(puzzle string, random *rand.Rand) string {
	lines := func() (order []int) {
		for _, band := range random.Perm(3) {
			for _, line := range random.Perm(3) {
				order = append(order, 3*band+line)
			}
		}
		return order
	}
	rows, columns, digits, over := lines(), lines(), random.Perm(9), random.IntN(2) == 1
	var b strings.Builder
	for r := range 9 {
		for c := range 9 {
			at := 9*rows[r] + columns[c]
			if over {
				at = 9*columns[c] + rows[r]
			}
			if x := puzzle[at]; x == '.' {
				b.WriteByte('.')
			} else {
				b.WriteByte(byte('1' + digits[x-'1']))
			}
		}
	}
	return b.String()
}

// Copies take the same time, to the last bit, and for the same reasons.
func TestCopies(t *testing.T) {
	r, random := minutes.Fitted().NewRater(), rand.New(rand.NewPCG(5, 6))
	for _, puzzle := range puzzles {
		want := rate(t, r, puzzle)
		for range 3 {
			other := copyOf(puzzle, random)
			got := rate(t, r, other)
			if math.Abs(got.Minutes-want.Minutes) > 1e-9 || got.Beyond != want.Beyond || !slices.EqualFunc(got.Reasons, want.Reasons, alike) {
				t.Errorf("%s: %+v\n%s: %+v", puzzle, want, other, got)
			}
		}
	}
}

// alike allows for sums in another order.
func alike(a, b minutes.Reason) bool {
	return a.Kind == b.Kind && math.Abs(a.Moments-b.Moments) < 1e-9 && math.Abs(a.Share-b.Share) < 1e-9
}

// A puzzle that offers less at a time takes longer; intervals hold the estimate; shares are parts of a whole.
func TestRate(t *testing.T) {
	r := minutes.Fitted().NewRater()
	before, most := 0.0, 0
	for _, puzzle := range puzzles {
		e := rate(t, r, puzzle)
		most = max(most, len(e.Reasons))
		if e.Minutes <= before {
			t.Errorf("%s takes %.1f minutes, the easier one before it %.1f", puzzle, e.Minutes, before)
		}
		before = e.Minutes
		if !(e.Low < e.Minutes && e.Minutes < e.High) {
			t.Errorf("%s: %.1f minutes are not between %.1f and %.1f", puzzle, e.Minutes, e.Low, e.High)
		}
		sum := 0.0
		for i, reason := range e.Reasons {
			sum += reason.Share
			if i > 0 && reason.Share > e.Reasons[i-1].Share {
				t.Errorf("%s: %v stands behind %v", puzzle, reason, e.Reasons[i-1])
			}
		}
		if sum > 1+1e-9 || len(e.Reasons) > 3 {
			t.Errorf("%s: the reasons %v take %.2f of the search", puzzle, e.Reasons, sum)
		}
	}
	if most != 3 {
		t.Errorf("%d reasons are the most: want 3", most)
	}
}

// A moment takes longer the more there is to look over, the less there is to see, and the harder the technique.
func TestSearch(t *testing.T) {
	m := minutes.Fitted()
	search := func(change func(*minutes.Moment)) float64 {
		x := minutes.Moment{Open: 40, Digits: 8, Cells: 1}
		x.Ways[minutes.BoxSingle] = 1
		change(&x)
		return m.Search(&x)
	}
	one := search(func(*minutes.Moment) {})
	for name, want := range map[string]struct {
		ratio float64
		got   float64
	}{
		"half the cells":  {0.5, search(func(x *minutes.Moment) { x.Open = 20 })},
		"half the digits": {0.5, search(func(x *minutes.Moment) { x.Digits = 4 })},
		"two in a box":    {0.5, search(func(x *minutes.Moment) { x.Ways[minutes.BoxSingle] = 2 })},
	} {
		if math.Abs(want.got/one-want.ratio) > 1e-9 {
			t.Errorf("%s: %.3f times as long, want %.3f", name, want.got/one, want.ratio)
		}
	}
	box, line, naked := one, search(func(x *minutes.Moment) { x.Ways = [4]int{minutes.LineSingle: 1} }), search(func(x *minutes.Moment) { x.Ways = [4]int{minutes.NakedSingle: 1} })
	locked, pair := search(func(x *minutes.Moment) { x.Stage = 1 }), search(func(x *minutes.Moment) { x.Stage = 2 })
	if !(box < line && line < naked && box < locked && locked < pair) {
		t.Errorf("a box takes %.2f, a line %.2f, a cell %.2f, locked candidates %.2f, a pair %.2f", box, line, naked, locked, pair)
	}
}

// A moment at which forty cells are open and all nine digits are looked for takes what the coefficients say; where none is
// looked for it takes as long as for one.
func TestSearchByCoefficients(t *testing.T) {
	m := minutes.Fitted()
	value := map[string]float64{}
	for _, c := range m.Coefficients {
		value[c.Name] = c.Value
	}
	ways := func(kind minutes.Kind) (x minutes.Moment) {
		x.Ways[kind] = 1
		return x
	}
	for name, test := range map[string]struct {
		moment minutes.Moment
		want   float64
	}{
		"a digit in a box":      {ways(minutes.BoxSingle), 1},
		"a digit in a line":     {ways(minutes.LineSingle), 1 / value[minutes.Line]},
		"a cell with one digit": {ways(minutes.NakedSingle), 1 / value[minutes.Naked]},
		"a last open cell":      {ways(minutes.FullHouse), 1 / value[minutes.LastCell]},
		"locked candidates":     {minutes.Moment{Stage: 1}, value[minutes.Elimination]},
		"pairs":                 {minutes.Moment{Stage: 2}, value[minutes.Elimination] * value[minutes.Level]},
		"triples":               {minutes.Moment{Stage: 3}, value[minutes.Elimination] * value[minutes.Level] * value[minutes.Level]},
	} {
		for digits, share := range []float64{1. / 9, 1. / 9, 2. / 9} {
			x := test.moment
			x.Open, x.Digits = 40, digits
			if got := m.Search(&x); math.Abs(got-test.want*share) > 1e-9 {
				t.Errorf("%s of %d digits takes %.4f, want %.4f", name, digits, got, test.want*share)
			}
		}
	}
}

// Nobody looks for a digit that stands nowhere, nor for one that stands everywhere.
func TestDigitsSought(t *testing.T) {
	r := minutes.Fitted().NewRater()
	r.Games = 1
	sought := func(puzzle string) (all []int) {
		p, err := notation.Parse(puzzle, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		solution := fallback.Solve(context.Background(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
		r.Play(&p.Grid, &solution, func(m *minutes.Moment) { all = append(all, m.Digits) })
		return all
	}
	all, without7 := sought(puzzles[0]), sought(strings.ReplaceAll(puzzles[0], "7", "."))
	if first, last := all[0], all[len(all)-1]; first != 9 || last != 1 || without7[0] != 8 {
		t.Errorf("at first %d digits are looked for, %d if there is no 7, and %d at last, want 9, 8 and 1", first, without7[0], last)
	}
}

// The README has the coefficients as they are.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	m := minutes.Fitted()
	want := []string{fmt.Sprintf("%.3f ± %.3f", m.Spearman, m.SpearmanError), fmt.Sprintf("plays a puzzle %d times", minutes.Games)}
	for _, c := range m.Coefficients {
		want = append(want, fmt.Sprintf("| %s | %v ± %v | %s |", c.Name, c.Value, c.Error, c.Meaning))
	}
	for _, w := range want {
		if !strings.Contains(string(readme), w) {
			t.Errorf("README.md has no %q", w)
		}
	}
}

// What nobody was timed on is a guess: a board that is nearly full, and one that the techniques do not solve.
func TestBeyond(t *testing.T) {
	r := minutes.Fitted().NewRater()
	for puzzle, want := range map[string]struct{ beyond, tooHard bool }{
		"534678912672195348198342567859761423426853791713924856961537284287419635345286.79": {true, false},
		"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..": {true, true},
		puzzles[2]: {false, false},
	} {
		if e := rate(t, r, puzzle); e.Beyond != want.beyond || e.TooHard != want.tooHard {
			t.Errorf("%s: beyond the data is %v, too hard %v, want %v", puzzle, e.Beyond, e.TooHard, want)
		}
	}
}

// Between two predictions whose intervals are known the ends of the interval are in between, in proportion; beyond
// the first and the last they are those, and the estimate is beyond the data. Too hard is what is beyond the last,
// and what the techniques do not solve, however long it takes.
func TestIntervals(t *testing.T) {
	const unsolved = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
	for _, test := range []struct {
		puzzle          string
		at              [3]float64 // the predictions, in parts of the estimate
		low, high       float64
		beyond, tooHard bool
	}{
		{puzzles[2], [3]float64{1, 2, 3}, 0.25, 1.5, false, false},
		{puzzles[2], [3]float64{0.5, 1.5, 3}, 0.375, 1.75, false, false},
		{puzzles[2], [3]float64{0.25, 1, 3}, 0.5, 2, false, false},
		{puzzles[2], [3]float64{0.25, 0.75, 1.75}, 0.5625, 2.5, false, false},
		{puzzles[2], [3]float64{0.25, 0.5, 1.5}, 0.625, 3, false, false},
		{puzzles[2], [3]float64{0.25, 0.5, 1}, 0.75, 4, false, false},
		{puzzles[2], [3]float64{1.25, 1.5, 2}, 0.25, 1.5, true, false},
		{puzzles[2], [3]float64{0.25, 0.5, 0.75}, 0.75, 4, true, true},
		{unsolved, [3]float64{0.5, 1.5, 3}, 0.375, 1.75, true, true},
	} {
		seconds := rate(t, minutes.Fitted().NewRater(), test.puzzle).Minutes * 60
		m := minutes.Fitted()
		m.Intervals = []minutes.Interval{
			{Seconds: test.at[0] * seconds, Low: 0.25, High: 1.5},
			{Seconds: test.at[1] * seconds, Low: 0.5, High: 2},
			{Seconds: test.at[2] * seconds, Low: 0.75, High: 4},
		}
		e := rate(t, m.NewRater(), test.puzzle)
		low, high := e.Low*60/seconds, e.High*60/seconds
		if math.Abs(low-test.low) > 1e-9 || math.Abs(high-test.high) > 1e-9 || e.Beyond != test.beyond || e.TooHard != test.tooHard {
			t.Errorf("%+v: from %v to %v, beyond the data %v, too hard %v", test, low, high, e.Beyond, e.TooHard)
		}
	}
}

// A reason names what is there: cells that are open, with their digits, and steps that remove what a cell has
// and the solution has not.
func TestReasonsNamed(t *testing.T) {
	r := minutes.Fitted().NewRater()
	named := 0
	for _, puzzle := range puzzles {
		p, err := notation.Parse(puzzle, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		solution := fallback.Solve(context.Background(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
		for _, reason := range r.Rate(&p.Grid, &solution).Reasons {
			if reason.Kind == minutes.NothingToPlace && (reason.Steps == nil || reason.Cells != nil) || reason.Kind != minutes.NothingToPlace && (reason.Cells == nil || reason.Steps != nil) {
				t.Errorf("%s: %v has the steps %v and the cells %v", puzzle, reason, reason.Steps, reason.Cells)
			}
			of := map[explain.Ref]bool{}
			for _, s := range reason.Steps {
				of[s.Technique] = true
			}
			if len(reason.Steps) > 3 || len(of) != len(reason.Steps) || len(reason.Cells) > 3 {
				t.Errorf("%s: %v names %v and %v", puzzle, reason, reason.Steps, reason.Cells)
			}
			for _, k := range reason.Cells {
				named++
				if !p.Grid.Open().Has(k.Cell()) || solution[k.Cell()] != k.Digit() || !strings.Contains(reason.String(), k.Cell().String()) {
					t.Errorf("%s: %v names %v", puzzle, reason, k)
				}
			}
			for _, s := range reason.Steps {
				named++
				k := s.Effects[0].Candidate
				if !p.Grid.Candidates(k.Cell()).Has(k.Digit()) || solution[k.Cell()] == k.Digit() || !strings.Contains(reason.String(), s.Technique.Name) {
					t.Errorf("%s: %v names %s: %v", puzzle, reason, s.Technique.Name, k)
				}
			}
		}
	}
	if named < 10 {
		t.Errorf("%d things are named", named)
	}
}

// The model agrees with people about as well as it says, and intervals hold as many of their times as they
// say, in each fifth of the predictions: within three standard errors. It was fitted to these puzzles; what it
// says of itself is of puzzles that it was not fitted to.
func TestPeople(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	m := minutes.Fitted()
	r := m.NewRater()
	r.Games = 8
	text, err := os.ReadFile(notationtest.Path(t, "human-times.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	type timed struct{ predicted, low, high, observed float64 }
	var all []timed
	for n, line := range strings.Split(string(text), "\n") {
		fields := strings.Split(line, "\t")
		seconds, err := strconv.ParseFloat(fields[len(fields)-1], 64)
		if err != nil || n%4 != 0 && !notationtest.Full() {
			continue
		}
		e := rate(t, r, fields[1])
		all = append(all, timed{e.Minutes, e.Low, e.High, seconds / 60})
	}
	// Of two puzzles the longer one is the one that took people longer, more often than not: Kendall's tau is
	// 0.52, so that is so in 76 of a hundred pairs.
	agree, pairs := 0.0, 0.0
	for i, a := range all {
		for _, b := range all[:i] {
			pairs++
			if (a.predicted < b.predicted) == (a.observed < b.observed) {
				agree++
			}
		}
	}
	if agree/pairs < 0.72 {
		t.Errorf("%.3f of the pairs agree", agree/pairs)
	}
	slices.SortFunc(all, func(a, b timed) int { return cmp.Compare(a.predicted, b.predicted) })
	for part := range 5 {
		fifth := all[part*len(all)/5 : (part+1)*len(all)/5]
		inside := 0.0
		for _, x := range fifth {
			if x.low <= x.observed && x.observed <= x.high {
				inside += 1 / float64(len(fifth))
			}
		}
		if off := math.Sqrt(m.Coverage * (1 - m.Coverage) / float64(len(fifth))); math.Abs(inside-m.Coverage) > 3*off {
			t.Errorf("%.2f of the times in fifth %d are inside their intervals, want %.2f", inside, part+1, m.Coverage)
		}
	}
}

func BenchmarkRate(b *testing.B) {
	for i, puzzle := range puzzles {
		p, err := notation.Parse(puzzle, candidates.Classic9)
		if err != nil {
			b.Fatal(err)
		}
		solution := fallback.Solve(context.Background(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
		b.Run(fmt.Sprintf("puzzle=%d", i+1), func(b *testing.B) {
			r := minutes.Fitted().NewRater()
			for b.Loop() {
				r.Rate(&p.Grid, &solution)
			}
		})
	}
}

// A puzzle has the same reasons in the same words each time, though techniques of one stage take equally long.
func TestReasonsAreTheSame(t *testing.T) {
	const puzzle = "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."
	var first string
	for range 20 {
		got := fmt.Sprint(rate(t, minutes.Fitted().NewRater(), puzzle).Reasons)
		if first == "" {
			first = got
		}
		if got != first {
			t.Fatalf("first\n%s\nthen\n%s", first, got)
		}
	}
}

// A rater takes puzzles of one board after those of another as if they were its first.
func TestBoardsInTurn(t *testing.T) {
	r := minutes.Fitted().NewRater()
	for _, layout := range []*candidates.Layout{candidates.Classic9, candidates.Classic6, candidates.Classic9} {
		empty := candidates.NewGrid(layout, candidates.Filling{})
		solution := fallback.Solve(t.Context(), &empty, 1, fallback.Budget{}).Solutions[0]
		var givens candidates.Filling
		for c := range layout.Cells().All() {
			if (c.Row()+2*c.Column())%3 != 0 {
				givens[c] = solution[c]
			}
		}
		g := candidates.NewGrid(layout, givens)
		solution = fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		want := minutes.Fitted().NewRater().Rate(&g, &solution)
		if got := r.Rate(&g, &solution); got.Minutes != want.Minutes || got.Minutes == 0 {
			t.Errorf("size %d: %v minutes, %v by a new rater", layout.Size(), got.Minutes, want.Minutes)
		}
	}
}
