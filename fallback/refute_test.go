package fallback

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/candidates/suppose"
)

// The puzzle known as Easter Monster, which needs nested refutations.
const hardest = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

// replay follows a refutation line by line and reports the first thing that
// does not hold.
func replay(g candidates.Grid, r *suppose.Refutation) error {
	if !g.Open().Has(r.Assume.Cell()) || !g.Has(r.Assume) {
		return fmt.Errorf("%v cannot be supposed", r.Assume)
	}
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for n, line := range r.Lines {
		k := line.Candidate
		if p := line.Pattern; p != nil {
			if err := replayPattern(&g, p); err != nil {
				return fmt.Errorf("line %d: %w", n+1, err)
			}
			continue
		}
		if line.Nested != nil {
			if line.Nested.Assume != k {
				return fmt.Errorf("line %d removes %v but refutes %v", n+1, k, line.Nested.Assume)
			}
			if err := replay(g, line.Nested); err != nil {
				return fmt.Errorf("line %d: %w", n+1, err)
			}
			g.Remove(k.Cell(), k.Digit())
			continue
		}
		if ks := g.AppendCandidates(nil, line.Because); len(ks) != 1 || ks[0] != k || !g.Open().Has(k.Cell()) {
			return fmt.Errorf("line %d: %v has the candidates %v, not %v alone", n+1, line.Because, ks, k)
		}
		g.Place(k.Cell(), k.Digit())
	}
	if n := g.Count(r.Conflict); n != 0 {
		return fmt.Errorf("%v has %d candidates left", r.Conflict, n)
	}
	return nil
}

// replayPattern removes what a pattern strikes. No way to choose a candidate of each need, no two of which
// exclude each other, may leave what it strikes. The covers, if there are any, have all of them.
func replayPattern(g *candidates.Grid, p *suppose.Pattern) error {
	l := g.Layout()
	for _, need := range p.Needs {
		for _, k := range g.AppendCandidates(nil, need) {
			if len(p.Covers) > 0 && !slices.ContainsFunc(p.Covers, func(i candidates.Item) bool { return slices.Contains(g.AppendCandidates(nil, i), k) }) {
				return fmt.Errorf("%v has %v, which is in none of %v", need, k, p.Covers)
			}
		}
	}
	for _, k := range p.Strikes {
		if p.Sum != nil {
			if !g.Has(k) || sumHas(g, p, k) {
				return fmt.Errorf("%v does not strike %v", p.Sum, k)
			}
			continue
		}
		if !g.Has(k) {
			return fmt.Errorf("%v is struck and not there", k)
		}
		var chosen []candidates.Candidate
		var choose func(needs []candidates.Item) bool
		choose = func(needs []candidates.Item) bool {
			if len(needs) == 0 {
				return true
			}
			for _, x := range g.AppendCandidates(nil, needs[0]) {
				clash := x != k && l.Excludes(x, k)
				for _, other := range chosen {
					clash = clash || other != x && l.Excludes(other, x)
				}
				if clash {
					continue
				}
				chosen = append(chosen, x)
				if choose(needs[1:]) {
					return true
				}
				chosen = chosen[:len(chosen)-1]
			}
			return false
		}
		if choose(p.Needs) {
			return fmt.Errorf("%v does not strike %v", p.Needs, k)
		}
	}
	for _, k := range p.Strikes {
		g.Remove(k.Cell(), k.Digit())
	}
	return nil
}

// sumHas reports whether cells that see each other can be filled with different digits, one of them k, so that they keep a
// sum. Open cells that are no needs may hold anything.
func sumHas(g *candidates.Grid, p *suppose.Pattern, k candidates.Candidate) bool {
	l := g.Layout()
	r := p.Sum.Reading(l)
	cells := slices.Collect(candidates.Cells(r.Cells...).All())
	var f candidates.Filling
	var fill func(i int) bool
	fill = func(i int) bool {
		if i == len(cells) {
			return r.Allows(func(c candidates.Cell) candidates.DigitSet { return candidates.Digits(f[c]) })
		}
		c := cells[i]
		may := l.Digits()
		if !g.Open().Has(c) || slices.Contains(p.Needs, candidates.CellItem(c)) {
			may = g.Candidates(c)
		}
		if c == k.Cell() {
			may = candidates.Digits(k.Digit())
		}
		for d := range may.All() {
			if !slices.ContainsFunc(cells[:i], func(x candidates.Cell) bool { return l.Sees(x, c) && f[x] == d }) {
				if f[c] = d; fill(i + 1) {
					return true
				}
			}
		}
		return false
	}
	return fill(0)
}

// needless returns a line without which the refutation holds as it is written.
func needless(g candidates.Grid, r *suppose.Refutation) (line int, ok bool) {
	for i := range r.Lines {
		without := *r
		without.Lines = append(append([]suppose.Line(nil), r.Lines[:i]...), r.Lines[i+1:]...)
		if replay(g, &without) == nil {
			return i + 1, true
		}
	}
	return 0, false
}

// depth returns 1 for a refutation without nested ones.
func depth(r *suppose.Refutation) int {
	deepest := 0
	for _, line := range r.Lines {
		if line.Nested != nil {
			deepest = max(deepest, depth(line.Nested))
		}
	}
	return deepest + 1
}

func contradictory(g candidates.Grid) bool {
	_, bad := g.Contradiction()
	return bad
}

// refuteAll solves a grid by singles and refutations alone and returns these.
// Each has to hold, and to spare the solution if there is one.
func refuteAll(tb testing.TB, g candidates.Grid) (refutations []*suppose.Refutation) {
	tb.Helper()
	start := g
	var solution *candidates.Filling
	if found := Solve(tb.Context(), &g, 2, Budget{}); len(found.Solutions) == 1 {
		solution = &found.Solutions[0]
	}
	singles := new(suppose.Propagator)
	for !contradictory(g) && singles.Settle(&g) && !g.Open().IsEmpty() {
		r, err := Refute(tb.Context(), &g, solution, Budget{})
		if err != nil {
			tb.Fatalf("%v: %v on %v", &start, err, &g)
		}
		if err := replay(g, r); err != nil {
			tb.Fatalf("%v: supposing %v on %v: %v", &start, r.Assume, &g, err)
		}
		if line, ok := needless(g, r); ok {
			tb.Errorf("%v: supposing %v on %v: line %d is not needed", &start, r.Assume, &g, line)
		}
		k := r.Assume
		if solution != nil && solution[k.Cell()] == k.Digit() {
			tb.Fatalf("%v: %v is refuted and true", &start, k)
		}
		g.Remove(k.Cell(), k.Digit())
		refutations = append(refutations, r)
	}
	if solution != nil && g.Filling() != *solution {
		tb.Errorf("%v: got %v", &start, &g)
	}
	if solution == nil && !contradictory(g) {
		tb.Errorf("%v: no solution, and no contradiction on %v", &start, &g)
	}
	return refutations
}

func TestRefuteCorpora(t *testing.T) {
	for _, corpora := range []struct {
		name string
		nth  int
	}{{"samples", 10}, {"top95", 5}, {"magictour", 50}, {"clues17", 200}, {"hardest1106", 60}, {"hardest11", 1500}} {
		t.Run(corpora.name, func(t *testing.T) {
			n, lines, nested := 0, 0, 0
			for _, g := range notationtest.Read(t, corpora.name, corpora.nth) {
				for _, r := range refuteAll(t, g) {
					n++
					lines += r.Size()
					if depth(r) > 1 {
						nested++
					}
				}
			}
			t.Logf("%d refutations with %d lines, %d with nested ones", n, lines, nested)
		})
	}
}

// Puzzles with one solution on every board, and what becomes of them with a
// wrong given more.
func TestRefuteLayouts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, l := range layouts(t) {
		for range 5 {
			g := minimal(r, l)
			refuteAll(t, g)
			solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
			for c := range g.Open().All() {
				if wrong := g.Candidates(c).Without(solution[c]); wrong != 0 {
					f := g.GivenDigits()
					f[c] = wrong.First()
					refuteAll(t, candidates.NewGrid(l, f))
					break
				}
			}
		}
	}
}

// Puzzles with clues, of pairs of cells and of three.
func TestRefuteClues(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 4))
	for _, lines := range [][]string{
		{"thermo: r1c1 r2c2 r3c3 r3c4 r2c5 r1c6", "thermo: r9c9 r8c8 r7c7 r6c8", "white: r5c1 r5c2"},
		{"whispers: r1c3 r2c4 r3c5 r4c6", "renban: r7c1 r7c2 r8c3 r9c3"},
		{"between: r1c1 r2c1 r3c2 r4c3 r4c4", "between: r9c1 r8c2 r7c3 r6c4"},
		{"lockout 4: r1c9 r2c8 r3c7", "palindrome: r1c2 r2c3 r3c4 r4c5", "knight"},
	} {
		l := cluestest.Board(t, candidates.Classic9, lines...)
		g := candidates.NewGrid(l, candidates.Filling{})
		solution := Solve(t.Context(), &g, 1, Budget{Nodes: 100_000}).Solutions[0]
		cells := slices.Collect(l.Cells().All())
		r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		givens := solution
		for _, c := range cells { // those that the others do not make up for
			fewer := givens
			fewer[c] = 0
			g := candidates.NewGrid(l, fewer)
			if len(Solve(t.Context(), &g, 2, Budget{Nodes: 100_000}).Solutions) == 1 {
				givens = fewer
			}
		}
		refuteAll(t, candidates.NewGrid(l, givens))
	}
}

// Puzzles with clues that count: what the ways of sums leave is said in lines of its own, and every puzzle is solved by
// singles and refutations alone.
func TestRefuteSums(t *testing.T) {
	counted, puzzles := 0, 0
	for seed := range uint64(24) {
		rnd := rand.New(rand.NewPCG(25, seed))
		plain, most := candidates.Classic4, uint64(16)
		if seed >= most {
			plain = candidates.Classic6
		}
		l, solution := cluestest.Counting(rnd, plain)
		if seed%2 == 0 {
			l, solution = cluestest.Cages(rnd, plain)
		}
		givens := solution
		for c := range l.Cells().All() { // those that the others do not make up for
			fewer := givens
			fewer[c] = 0
			g := candidates.NewGrid(l, fewer)
			if found := Solve(t.Context(), &g, 2, Budget{Nodes: 10_000}); found.Stopped == nil && len(found.Solutions) == 1 {
				givens = fewer
			}
		}
		puzzles++
		for _, r := range refuteAll(t, candidates.NewGrid(l, givens)) {
			for _, line := range r.Lines {
				if line.Pattern != nil && line.Pattern.Sum != nil {
					counted++
				}
			}
		}
	}
	t.Logf("%d puzzles, %d lines that count", puzzles, counted)
	if counted < 50 {
		t.Errorf("%d lines count", counted)
	}
}

// Every false candidate can be refuted, even if no puzzle at hand needs more
// than one refutation nested in another, and no true one. What holds without a supposition does not stand under it.
func TestRefuteAnyDepth(t *testing.T) {
	g := parse(candidates.Classic9, hardest)
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	before := 0
	for c := range g.Open().And(candidates.Classic9.HouseCells(candidates.HouseOf(candidates.Row, 1))).All() {
		for d := range g.Candidates(c).All() {
			var r Refuter
			r.Reset(t.Context(), &g, nil, Budget{})
			r.means = Means{Nested: suppose.Unbounded, AnyDepth: true}
			r.run(r.stack.Push(candidates.Of(c, d), suppose.Unbounded))
			found, _ := r.stack.Pop()
			if found == nil {
				if solution[c] != d {
					t.Errorf("%v is not refuted", candidates.Of(c, d))
				}
				continue
			}
			tight := suppose.Tighten(&g, found)
			if err := replay(g, tight); err != nil {
				t.Errorf("supposing %v: %v", candidates.Of(c, d), err)
			}
			before += early(g, found)
			if early(g, tight) > 0 {
				t.Errorf("supposing %v: a line of a nested refutation holds without its supposition", candidates.Of(c, d))
			}
		}
	}
	if before == 0 {
		t.Error("no line had to come before a supposition")
	}
}

// early counts the singles of nested refutations that are singles before what these suppose.
func early(g candidates.Grid, r *suppose.Refutation) (n int) {
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		switch {
		case line.Pattern != nil:
			for _, k := range line.Pattern.Strikes {
				g.Remove(k.Cell(), k.Digit())
			}
		case line.Nested != nil:
			for _, inner := range line.Nested.Lines {
				if inner.Pattern == nil && inner.Nested == nil && g.Has(inner.Candidate) && g.Count(inner.Because) == 1 {
					n++
				}
			}
			n += early(g, line.Nested)
			g.Remove(line.Candidate.Cell(), line.Candidate.Digit())
		default:
			g.Place(line.Candidate.Cell(), line.Candidate.Digit())
		}
	}
	return n
}

// fewestSingles returns the smallest number of singles that lead from the grid
// to a conflict, found by trying all orders; limit+1 if it takes more than
// limit.
func fewestSingles(g candidates.Grid, limit int) int {
	if contradictory(g) {
		return 0
	}
	if limit == 0 {
		return 1
	}
	best := limit + 1
	var tried []candidates.Candidate
	for _, i := range g.Layout().Items() {
		if g.Count(i) != 1 {
			continue
		}
		k := g.AppendCandidates(nil, i)[0]
		if !g.Open().Has(k.Cell()) || slices.Contains(tried, k) {
			continue
		}
		tried = append(tried, k)
		next := g
		next.Place(k.Cell(), k.Digit())
		if best = min(best, 1+fewestSingles(next, best-2)); best == 1 {
			break
		}
	}
	return best
}

// Short refutations against the shortest ones, which trying everything finds.
// Refute may miss one now and then.
func TestRefuteIsShort(t *testing.T) {
	const limit = 3
	puzzles := 12
	if !notationtest.Thorough() {
		puzzles = 4
	}
	r := rand.New(rand.NewPCG(5, 6))
	singles := new(suppose.Propagator)
	price := func(g candidates.Grid, k candidates.Candidate) int {
		open := g.Open()
		g.Remove(k.Cell(), k.Digit())
		if singles.Settle(&g); g.Open() == open {
			return 2
		}
		return 1
	}
	exact, longer := 0, 0
	for exact+longer < puzzles {
		g := minimal(r, candidates.Classic9)
		solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
		if singles.Settle(&g); g.Open().IsEmpty() {
			continue
		}
		least := suppose.Unbounded
		for c := range g.Open().All() {
			for d := range g.Candidates(c).Without(solution[c]).All() {
				next, k := g, candidates.Of(c, d)
				next.Place(c, d)
				if n := fewestSingles(next, limit); n <= limit {
					least = min(least, n*price(g, k))
				}
			}
		}
		if least == 0 || least > limit {
			continue // no line is needed, or more than are tried
		}
		found, err := Refute(t.Context(), &g, &solution, Budget{})
		if err != nil {
			t.Fatal(err)
		}
		switch got := found.Cost() * price(g, found.Assume); {
		case got < least:
			t.Fatalf("%v: %d lines, but the least is %d", &g, got, least)
		case got == least:
			exact++
		default:
			longer++
		}
	}
	t.Logf("%d of %d are the shortest", exact, exact+longer)
	if longer > exact/10 {
		t.Errorf("%d of %d refutations are longer than needed", longer, exact+longer)
	}
}

func TestRefuteErrors(t *testing.T) {
	g := parse(candidates.Classic9, hardest)
	var nodes *NodesError
	if _, err := Refute(t.Context(), &g, nil, Budget{Nodes: 10}); !errors.As(err, &nodes) {
		t.Errorf("10 nodes: got %v", err)
	}

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Refute(ctx, &g, nil, Budget{}); err != context.Canceled {
		t.Errorf("cancelled: got %v", err)
	}
	ctx, cancel = context.WithTimeout(t.Context(), 5*time.Millisecond)
	defer cancel()
	if _, err := Refute(ctx, &g, nil, Budget{}); err != nil && err != context.DeadlineExceeded {
		t.Errorf("stopped: got %v", err)
	}

	// Nothing is left but the solution.
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	for c := range g.Open().All() {
		for d := range g.Candidates(c).Without(solution[c]).All() {
			g.Remove(c, d)
		}
	}
	if _, err := Refute(t.Context(), &g, &solution, Budget{}); err != ErrIrrefutable {
		t.Errorf("solution alone: got %v", err)
	}
}

// The same grid gives the same refutation.
func TestRefuteIsDeterministic(t *testing.T) {
	g := parse(candidates.Classic9, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
	first, err := Refute(t.Context(), &g, nil, Budget{})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if again, _ := Refute(t.Context(), &g, nil, Budget{}); !reflect.DeepEqual(first, again) {
			t.Fatalf("got %+v, then %+v", first, again)
		}
	}
}

// BenchmarkRefute finds the first refutation of a puzzle after all singles.
func BenchmarkRefute(b *testing.B) {
	for _, name := range []string{"top95", "hardest1106"} {
		b.Run("corpus="+name, func(b *testing.B) {
			var grids []candidates.Grid
			var solutions []candidates.Filling
			for _, g := range notationtest.Read(b, name, 1) {
				solution := Solve(context.Background(), &g, 1, Budget{}).Solutions[0]
				if new(suppose.Propagator).Settle(&g); !g.Open().IsEmpty() {
					grids, solutions = append(grids, g), append(solutions, solution)
				}
			}
			lines, n := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				r, err := Refute(context.Background(), &grids[n%len(grids)], &solutions[n%len(grids)], Budget{})
				if err != nil {
					b.Fatal(err)
				}
				lines += r.Size()
				n++
			}
			b.ReportMetric(float64(lines)/float64(n), "lines/refutation")
		})
	}
}

// Looking ahead, a refutation costs no more than the means allow, and less than the one of the fewest lines when
// what it leaves is counted.
func TestAhead(t *testing.T) {
	g := parse(candidates.Classic9, "1.......2.9.4...5...6...7...5.9.3.......74......85..4.7.....6...3...9.8...2.....1")
	for _, x := range strings.Fields("713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695") {
		g.Remove(candidates.Cell(9*(x[1]-'1')+x[2]-'1'), candidates.Digit(x[0]-'0')) // the digit, its row and its column
	}
	score := func(m Means) (n int, r *suppose.Refutation) {
		var f Refuter
		if !f.ResetUnique(t.Context(), &g, Budget{}) {
			t.Fatal("the solution is not the only one")
		}
		r = f.Shortest(m)
		if r == nil {
			t.Fatalf("%+v: nothing found", m)
		}
		f.lookAhead()
		return r.Cost() + weight*f.atRoot.After(r.Assume), r
	}
	fewest, _ := score(Means{Patterns: true, Nested: 16})
	ahead, r := score(Means{Patterns: true, Nested: 16, Ahead: true, Most: 40})
	if err := replay(g, r); err != nil {
		t.Error(err)
	}
	if r.Cost() > 40 || ahead >= fewest {
		t.Errorf("a cost of %d, and %d with what is left: expected 40 at most and less than %d", r.Cost(), ahead, fewest)
	}
	// A good one comes before those that cost more, whatever they leave. Where none is good, the best counts.
	short, _ := score(Means{Patterns: true, Nested: 16, Ahead: true, Most: 30})
	if ahead >= short {
		t.Fatalf("the best up to 30 is the best up to 40, so what follows says nothing")
	}
	for _, test := range []struct{ good, want int }{{30, short}, {40, ahead}, {1, ahead}} {
		if n, r := score(Means{Patterns: true, Nested: 16, Ahead: true, Most: 40, Good: test.good}); n != test.want {
			t.Errorf("good up to %d: a cost of %d, and %d with what is left: expected %d", test.good, r.Cost(), n, test.want)
		}
	}
	// What was found out of one grid is not taken for another.
	next := g
	next.Remove(r.Assume.Cell(), r.Assume.Digit())
	beyond := func(f *Refuter, g *candidates.Grid) map[candidates.Candidate]int {
		if !f.ResetUnique(t.Context(), g, Budget{}) {
			t.Fatal("the solution is not the only one")
		}
		f.Shortest(Means{Patterns: true, Nested: 16, Ahead: true, Most: 40})
		after := map[candidates.Candidate]int{}
		for _, s := range f.suspects {
			after[s.candidate] = s.after
		}
		return after
	}
	var fresh, again Refuter
	want := beyond(&fresh, &g)
	beyond(&again, &next)
	if got := beyond(&again, &g); !maps.Equal(got, want) {
		t.Errorf("behind another grid the removals leave %v, by themselves %v", got, want)
	}
}

// A refutation whose nested ones are looked for again where they stand holds, and none of them gets longer; some do get
// shorter. One that may have fewer lines than the shortest found has no more, or there is none.
func TestLines(t *testing.T) {
	var f Refuter
	shorter, others := 0, 0
	g := parse(candidates.Classic9, hardest)
	for _, of := range refuteAll(t, g) {
		if depth(of) > 1 && f.ResetUnique(t.Context(), &g, Budget{}) {
			m := Means{Patterns: true, Nested: suppose.Unbounded}
			r := f.Shortest(m)
			renewed := suppose.Renew(&g, r)
			if err := replay(g, renewed); err != nil {
				t.Errorf("%v renewed: %v", r.Assume, err)
			}
			if line, ok := needless(g, renewed); ok {
				t.Errorf("%v renewed: line %d is not needed", r.Assume, line)
			}
			if renewed.Length() > r.Length() {
				t.Errorf("%v has %d lines, renewed %d", r.Assume, r.Length(), renewed.Length())
			}
			if renewed.Length() < r.Length() {
				shorter++
			}
			m.Lines = r.Length() - 1
			if other := f.Shortest(m); other != nil {
				others++
				if other.Length() > m.Lines {
					t.Errorf("%v has %d lines and may have %d", other.Assume, other.Length(), m.Lines)
				}
				if err := replay(g, other); err != nil {
					t.Errorf("%v: %v", other.Assume, err)
				}
			}
		}
		g.Remove(of.Assume.Cell(), of.Assume.Digit())
		new(suppose.Propagator).Settle(&g)
	}
	if shorter == 0 || others == 0 {
		t.Errorf("%d get shorter, %d grids have others: expected some of each", shorter, others)
	}
	t.Logf("%d get shorter, %d grids have others", shorter, others)
}

// A sum may leave a cell nothing at a cost that is of no use. Then there are no cases to split on, and the branch is given
// up: it does not go on forever.
func TestConflictOfNoUse(t *testing.T) {
	p, err := notation.Parse(`layout: classic6
.3...........1......................
little-killer 17: r1c2-r5c6
little-killer 15: r6c4-r3c1
little-killer 13: r1c3-r4c6
little-killer 16: r6c5-r2c1
little-killer 13: r4c6-r1c3
little-killer 11: r6c4 r5c5 r4c6
little-killer 5: r5c6 r6c5
little-killer 10: r1c4 r2c5 r3c6`, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	g := p.Grid
	for {
		r, err := Refute(t.Context(), &g, nil, Budget{})
		if errors.Is(err, ErrIrrefutable) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := replay(g, r); err != nil {
			t.Fatal(err)
		}
		g.Remove(r.Assume.Cell(), r.Assume.Digit())
	}
	for c := range g.Open().All() {
		if n := g.Candidates(c).Len(); n != 1 {
			t.Errorf("%v has %d candidates left", c, n)
		}
	}
}
