package verify

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
)

// sumBoard is a board with clues that some filling keeps, and a sheet of it with marks that the filling agrees with.
type sumBoard struct {
	grid     candidates.Grid
	layout   *candidates.Layout
	solution candidates.Filling
	rnd      *rand.Rand
}

// newSumBoard makes a board with clues that count of all kinds.
func newSumBoard(rnd *rand.Rand, plain *candidates.Layout) *sumBoard {
	b := &sumBoard{rnd: rnd}
	b.layout, b.solution = cluestest.Counting(rnd, plain)
	var givens candidates.Filling
	for c := range b.layout.Cells().All() {
		if rnd.IntN(8) == 0 {
			givens[c] = b.solution[c]
		}
	}
	b.grid = candidates.NewGrid(b.layout, givens)
	cluestest.Thin(rnd, &b.grid, &b.solution)
	return b
}

// added returns houses and clues that can be added up, or one clue alone.
func (b *sumBoard) added() (a candidates.Added) {
	counting := b.layout.Counting()
	if len(counting) > 0 && b.rnd.IntN(2) == 0 {
		n := &counting[b.rnd.IntN(len(counting))]
		return n.Alone()[b.rnd.IntN(len(n.Alone()))]
	}
	houses := slices.Collect(b.layout.Houses().All())
	for range b.rnd.IntN(3) {
		a.Houses = a.Houses.With(houses[b.rnd.IntN(len(houses))])
	}
	for i := range counting {
		for part := range counting[i].Sums {
			if b.rnd.IntN(2) == 0 {
				a.Clues = append(a.Clues, candidates.Addend{Clue: counting[i].Clue.String(), Part: part, Times: []int{-1, -1, -1, 1, 1, -2, 2}[b.rnd.IntN(7)]})
			}
		}
	}
	return a
}

// MostNaive is how many cells a sum has at most whose ways are tried out one by one.
const MostNaive = 6

// naive is the ways to fill the cells of a sum, tried out one by one.
type naive struct {
	layout *candidates.Layout
	cells  []candidates.Cell
	kept   func(*candidates.Filling) bool // the sum by a filling of the cells
	// looser says that the ways which are counted may be more: where a sandwich is closed they forget the digits before it.
	looser bool
}

// newNaive returns the ways of a sum. Of a clue alone that is more than a sum they are what the clue allows, if it were the
// only one of the board.
func newNaive(l *candidates.Layout, a candidates.Added) *naive {
	n := &naive{layout: l, cells: slices.Collect(a.Spans(l).All())}
	if x, alone := a.Alone(); alone {
		if clue := l.Counted(x.Clue).Clue; clue.Kind.Readings != nil {
			plain, err := candidates.ParseLayout(l.String())
			if err != nil {
				panic(err)
			}
			only, err := clues.On(plain, *clue)
			if err != nil {
				panic(err)
			}
			n.looser = clue.Kind == clues.Sandwich
			n.kept = func(f *candidates.Filling) bool {
				_, broken := f.BrokenClue(only)
				return !broken
			}
			return n
		}
	}
	s, _ := a.AddUp(l)
	n.kept = func(f *candidates.Filling) bool {
		sum := 0
		for _, t := range s.Terms {
			sum += t.Times * int(f[t.Cell])
		}
		return sum == s.Total
	}
	return n
}

// all yields the ways in which each cell holds a digit that it may hold.
func (n *naive) all(may func(candidates.Cell) candidates.DigitSet, yield func(*candidates.Filling) bool) {
	var f candidates.Filling
	var from func(i int) bool
	from = func(i int) bool {
		if i == len(n.cells) {
			return !n.kept(&f) || yield(&f)
		}
		c := n.cells[i]
		for d := range may(c).All() {
			clash := slices.ContainsFunc(n.cells[:i], func(x candidates.Cell) bool { return n.layout.Sees(x, c) && f[x] == d })
			if f[c] = d; !clash && !from(i+1) {
				return false
			}
		}
		f[c] = 0
		return true
	}
	from(0)
}

// left returns the digits that each cell has in some way.
func (n *naive) left(may func(candidates.Cell) candidates.DigitSet) (left [candidates.MaxCells]candidates.DigitSet, ok bool) {
	n.all(may, func(f *candidates.Filling) bool {
		ok = true
		for _, c := range n.cells {
			left[c] = left[c].With(f[c])
		}
		return true
	})
	return left, ok
}

// mayHold returns what cells may hold: the cited ones their candidates, but for those that are denied.
func mayHold(g *candidates.Grid, cited candidates.CellSet, denied []candidates.Candidate) func(candidates.Cell) candidates.DigitSet {
	return func(c candidates.Cell) candidates.DigitSet {
		ds := g.Layout().Digits()
		switch {
		case !g.Open().Has(c):
			ds = candidates.Digits(g.Value(c))
		case cited.Has(c):
			ds = g.Candidates(c)
		}
		for _, k := range denied {
			if k.Cell() == c {
				ds = ds.Without(k.Digit())
			}
		}
		return ds
	}
}

// SumProves reports whether the effects of a step follow from a sum and the candidates of its premises, by trying out all.
func SumProves(g *candidates.Grid, s explain.Sum, premises []candidates.Item, effects []explain.Effect) bool {
	n := newNaive(g.Layout(), s.Added)
	left := n.leftBy(g, premises)
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !n.concludes(&left, e) })
}

// KillersProve reports whether the effects of a step follow from a killer set and the candidates of its premises: whether no
// choice of ways and of digits for the cells, such that none excludes another, leaves an effect open.
func KillersProve(g *candidates.Grid, s explain.KillerSet, premises []candidates.Item, effects []explain.Effect) bool {
	var cited candidates.CellSet
	for _, item := range premises {
		if c, ok := item.Cell(); ok {
			cited = cited.With(c)
		}
	}
	cells := slices.Collect(s.Cells.And(cited).All())
	var open func(i int, chosen []candidates.Candidate) bool
	with := func(chosen []candidates.Candidate, k candidates.Candidate) ([]candidates.Candidate, bool) {
		if slices.ContainsFunc(chosen, func(x candidates.Candidate) bool { return x != k && g.Layout().Excludes(x, k) }) {
			return nil, false
		}
		return append(slices.Clip(chosen), k), true
	}
	open = func(i int, chosen []candidates.Candidate) bool {
		switch {
		case i < len(cells):
			for d := range g.Candidates(cells[i]).All() {
				if all, ok := with(chosen, candidates.Of(cells[i], d)); ok && open(i+1, all) {
					return true
				}
			}
			return false
		case i == len(cells)+len(s.Sums):
			return true
		}
		sum := s.Sums[i-len(cells)]
		n, found := newNaive(g.Layout(), sum.Added), false
		n.all(mayHold(g, cited.And(sum.Cells), nil), func(f *candidates.Filling) bool {
			all, ok := chosen, true
			for _, c := range n.cells {
				if all, ok = with(all, candidates.Of(c, f[c])); !ok {
					return true
				}
			}
			found = open(i+1, all)
			return !found
		})
		return found
	}
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		return e.Place || open(0, []candidates.Candidate{e.Candidate})
	})
}

// leftBy returns the digits that each cell has in some way, if those of the premises have their candidates.
func (n *naive) leftBy(g *candidates.Grid, premises []candidates.Item) [candidates.MaxCells]candidates.DigitSet {
	var cited candidates.CellSet
	for _, item := range premises {
		if c, ok := item.Cell(); ok {
			cited = cited.With(c)
		}
	}
	left, _ := n.left(mayHold(g, cited, nil))
	return left
}

// concludes reports whether an effect follows from what is left.
func (n *naive) concludes(left *[candidates.MaxCells]candidates.DigitSet, e explain.Effect) bool {
	c, d := e.Candidate.Cell(), e.Candidate.Digit()
	return slices.Contains(n.cells, c) && (e.Place && left[c]&^candidates.Digits(d) == 0 || !e.Place && !left[c].Has(d))
}

// says reports whether a line is so: each way has one of the candidates, or none has any.
func (b *sumBoard) says(line *explain.Line, denied []candidates.Candidate) bool {
	so := len(line.Claim.Of) > 0 || line.Claim.Some
	newNaive(b.layout, line.Sum.Added).all(mayHold(&b.grid, line.Sum.Cells, denied), func(f *candidates.Filling) bool {
		some := slices.ContainsFunc(line.Claim.Of, func(k candidates.Candidate) bool { return f[k.Cell()] == k.Digit() })
		so = so && some == line.Claim.Some
		return so
	})
	return so
}

// What houses and clues add up to is so in every filling of the board that keeps the clues.
func TestAddUp(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 1))
	var all []candidates.Filling
	cluestest.Fill(candidates.Classic4, candidates.Filling{}, []int{0, 1, 2, 3}, func(f candidates.Filling) bool {
		all = append(all, f)
		return true
	})
	if len(all) != 288 {
		t.Fatalf("%d fillings", len(all))
	}
	sums, kinds := 0, map[string]int{}
	for range 300 {
		b := newSumBoard(rnd, candidates.Classic4)
		kept := slices.DeleteFunc(slices.Clone(all), func(f candidates.Filling) bool { return !cluestest.Keeps(b.layout, &f) })
		for range 20 {
			a := b.added()
			if a.Check(b.layout) != nil {
				continue
			}
			s, ok := a.AddUp(b.layout)
			if !ok {
				continue
			}
			sums++
			for _, x := range a.Clues {
				kind, _, _ := strings.Cut(x.Clue, " ")
				kinds[kind]++
			}
			for _, f := range kept {
				sum := 0
				for _, x := range s.Terms {
					sum += x.Times * int(f[x.Cell])
				}
				if sum != s.Total {
					t.Fatalf("%v: %+v is not so in %s", b.layout.ClueLines(), a, f.Text(b.layout))
				}
			}
		}
	}
	t.Logf("%d sums, of clues %v", sums, kinds)
	if sums < 2000 || len(kinds) < 6 {
		t.Errorf("%d sums of clues %v are too few", sums, kinds)
	}
}

// sumOf returns a sum of few cells, of which some are cited.
func (b *sumBoard) sumOf() (s explain.Sum, ok bool) {
	for range 100 {
		a := b.added()
		if a.Check(b.layout) != nil {
			continue
		}
		if spans := a.Spans(b.layout); spans.Len() <= MostNaive && spans.Len() > 0 {
			s = explain.NewSum(&b.grid, a)
			for c := range s.Cells.All() {
				if b.rnd.IntN(4) == 0 {
					s.Cells = s.Cells.Without(c)
				}
			}
			return s, true
		}
	}
	return s, false
}

// differ reports whether ways that were counted leave anything else than those that were tried out, or less if they may be more.
func differ(n *naive, got, want *[candidates.MaxCells]candidates.DigitSet) bool {
	return slices.ContainsFunc(n.cells, func(c candidates.Cell) bool {
		return want[c]&^got[c] != 0 || got[c] != want[c] && !n.looser
	})
}

// What the ways leave, and what a step may conclude from the cells that it cites, is what one finds who tries out all.
func TestSumsAgainstNaive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 2))
	sums, concluded, refused := 0, 0, 0
	for i := range 250 {
		b := newSumBoard(rnd, []*candidates.Layout{candidates.Classic4, candidates.Classic6}[i%2])
		for range 5 {
			s, ok := b.sumOf()
			if !ok || s.Check(&b.grid) != nil {
				continue
			}
			sums++
			ways := newNaive(b.layout, s.Added)
			want, some := ways.left(mayHold(&b.grid, s.Cells, nil))
			got, ok := s.Left(&b.grid)
			if differ(ways, &got, &want) || ok != some && (some || !ways.looser) {
				t.Fatalf("%v\n%v\n%+v: left %v, want %v", b.layout.ClueLines(), &b.grid, s, got, want)
			}
			fewer := s.Premises()
			if len(fewer) > 0 {
				fewer = without(fewer, rnd.IntN(len(fewer)))
			}
			for _, premises := range [][]candidates.Item{s.Premises(), fewer} {
				left := ways.leftBy(&b.grid, premises)
				for c := range b.grid.Open().All() {
					for d := range b.grid.Candidates(c).All() {
						for _, e := range []explain.Effect{explain.Place(c, d), explain.Remove(c, d)} {
							so := ways.concludes(&left, e)
							got := s.Concludes(&b.grid, e) == nil && proveSum(&b.grid, s, premises, []explain.Effect{e}) == nil
							if got != so && (got || !ways.looser) {
								t.Fatalf("%v\n%v\n%+v from %v: %v is proved: %v, want %v", b.layout.ClueLines(), &b.grid, s, premises, e, got, so)
							}
							if so {
								concluded++
							} else {
								refused++
							}
							if so && e.Place != (b.solution[c] == d) {
								t.Fatalf("%v\n%v\n%+v: %v is not so", b.layout.ClueLines(), &b.grid, s, e)
							}
						}
					}
				}
			}
		}
	}
	t.Logf("%d sums, %d effects concluded, %d not", sums, concluded, refused)
	if sums < 600 || concluded < 3000 {
		t.Errorf("%d sums and %d effects are too few", sums, concluded)
	}
}

// forgery is a way to change a line that counts ways, and the candidates that are denied before it. ok is false if the
// line gives no occasion for it.
var forgeries = map[string]func(b *sumBoard, line *explain.Line, denied *[]candidates.Candidate) (ok bool){
	"claims more": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		if line.Claim.Some {
			return false
		}
		line.Claim = explain.NoneOf(append(slices.Clone(line.Claim.Of), b.candidateOf(line.Sum))...)
		return true
	},
	"claims one of fewer": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		if !line.Claim.Some || len(line.Claim.Of) == 0 {
			return false
		}
		line.Claim.Of = without(line.Claim.Of, b.rnd.IntN(len(line.Claim.Of)))
		return true
	},
	"claims the contrary": func(_ *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		line.Claim.Some = !line.Claim.Some
		return true
	},
	"cites a cell less": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		cells := slices.Collect(line.Sum.Cells.All())
		if len(cells) == 0 {
			return false
		}
		line.Sum.Cells = line.Sum.Cells.Without(cells[b.rnd.IntN(len(cells))])
		return true
	},
	"leaves a clue out": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		if len(line.Sum.Clues) == 0 || len(line.Sum.Clues) == 1 && line.Sum.Houses == 0 {
			return false
		}
		line.Sum.Clues = without(line.Sum.Clues, b.rnd.IntN(len(line.Sum.Clues)))
		return true
	},
	"leaves a house out": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		houses := slices.Collect(line.Sum.Houses.All())
		if len(houses) == 0 || len(houses) == 1 && len(line.Sum.Clues) == 0 {
			return false
		}
		line.Sum.Houses &^= candidates.Houses(houses[b.rnd.IntN(len(houses))])
		return true
	},
	"adds another house": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		houses := slices.Collect((b.layout.Houses() &^ line.Sum.Houses).All())
		line.Sum.Houses = line.Sum.Houses.With(houses[b.rnd.IntN(len(houses))])
		return true
	},
	"counts another number of times": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		if len(line.Sum.Clues) == 0 {
			return false
		}
		x := &line.Sum.Clues[b.rnd.IntN(len(line.Sum.Clues))]
		x.Times += []int{-2, -1, 1, 2}[b.rnd.IntN(4)]
		return true
	},
	"counts another clue": func(b *sumBoard, line *explain.Line, _ *[]candidates.Candidate) bool {
		counting := b.layout.Counting()
		if len(line.Sum.Clues) == 0 {
			return false
		}
		n := &counting[b.rnd.IntN(len(counting))]
		x := &line.Sum.Clues[b.rnd.IntN(len(line.Sum.Clues))]
		other := candidates.Addend{Clue: n.Clue.String(), Part: b.rnd.IntN(max(1, len(n.Sums))), Times: x.Times}
		differs := *x != other
		*x = other
		return differs
	},
	"denies nothing": func(_ *sumBoard, _ *explain.Line, denied *[]candidates.Candidate) bool {
		some := len(*denied) > 0
		*denied = nil
		return some
	},
	"denies a candidate less": func(b *sumBoard, _ *explain.Line, denied *[]candidates.Candidate) bool {
		if len(*denied) < 2 {
			return false
		}
		*denied = without(*denied, b.rnd.IntN(len(*denied)))
		return true
	},
}

// candidateOf returns a candidate in a cell of a sum, or rarely in another cell.
func (b *sumBoard) candidateOf(s *explain.Sum) candidates.Candidate {
	cells := slices.Collect(s.Spans(b.layout).All())
	if b.rnd.IntN(20) == 0 {
		cells = slices.Collect(b.layout.Cells().All())
	}
	return candidates.Of(cells[b.rnd.IntN(len(cells))], candidates.Digit(1+b.rnd.IntN(b.layout.Size())))
}

// line returns a line that is so by trying out, with candidates that are denied before it.
func (b *sumBoard) line() (line explain.Line, denied []candidates.Candidate, ok bool) {
	s, ok := b.sumOf()
	if !ok || s.Check(&b.grid) != nil {
		return line, nil, false
	}
	for range b.rnd.IntN(4) {
		k := b.candidateOf(&s)
		if b.solution[k.Cell()] != k.Digit() && !slices.Contains(denied, k) {
			denied = append(denied, k)
		}
	}
	line = explain.Line{Rule: explain.RuleWays, Sum: &s}
	ways := newNaive(b.layout, s.Added)
	may := mayHold(&b.grid, s.Cells, denied)
	if b.rnd.IntN(2) == 0 { // what no way has
		left, _ := ways.left(may)
		var none []candidates.Candidate
		for _, c := range ways.cells {
			for d := range (b.layout.Digits() &^ left[c]).All() {
				if b.rnd.IntN(3) > 0 {
					none = append(none, candidates.Of(c, d))
				}
			}
		}
		line.Claim = explain.NoneOf(none...)
		return line, denied, len(none) > 0
	}
	// Each way is met by one of its candidates, unless it is met already.
	var some []candidates.Candidate
	ways.all(may, func(f *candidates.Filling) bool {
		if !slices.ContainsFunc(some, func(k candidates.Candidate) bool { return f[k.Cell()] == k.Digit() }) {
			c := ways.cells[b.rnd.IntN(len(ways.cells))]
			some = append(some, candidates.Of(c, f[c]))
		}
		return true
	})
	line.Claim = explain.SomeOf(some...)
	return line, denied, true
}

// accepted reports whether the checker accepts a line under the supposition that some candidates are false.
func (b *sumBoard) accepted(line explain.Line, denied []candidates.Candidate) error {
	var a explain.Argument
	for _, k := range denied {
		a = append(a, explain.Line{Rule: explain.RuleSuppose, Under: len(a), Claim: explain.NoneOf(k)})
		line.From = append(line.From, len(a))
	}
	line.Under = len(a)
	a = append(a, line)
	c := argumentChecker{grid: &b.grid, lines: a}
	return c.check(len(a))
}

// Lines that count ways are accepted if they are so by trying out all, and forged ones refused unless they are so as well.
func TestForgedWays(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 3))
	boards, want := 120, 1000
	if !testing.Short() {
		boards, want = 420, 10_000
	}
	right, forged := 0, 0
	refused, made := map[string]int{}, map[string]int{}
	kinds := slices.Sorted(maps.Keys(forgeries))
	for i := range boards {
		b := newSumBoard(rnd, []*candidates.Layout{candidates.Classic4, candidates.Classic6}[i%2])
		for range 4 {
			line, denied, ok := b.line()
			if !ok {
				continue
			}
			right++
			looser := newNaive(b.layout, line.Sum.Added).looser
			if err := b.accepted(line, denied); err != nil && !looser || !b.says(&line, denied) {
				t.Fatalf("%v\n%v\n%+v without %v: %v of %+v", b.layout.ClueLines(), &b.grid, line, denied, err, line.Sum)
			}
			for _, kind := range kinds {
				changed, sum, less := line, *line.Sum, slices.Clone(denied)
				sum.Clues = slices.Clone(sum.Clues)
				changed.Sum = &sum
				if !forgeries[kind](b, &changed, &less) {
					continue
				}
				// Sums of many cells take too long to try out.
				valid := sum.Check(&b.grid) == nil && !slices.ContainsFunc(changed.Claim.Of, func(k candidates.Candidate) bool { return !sum.Spans(b.layout).Has(k.Cell()) })
				if valid && sum.Spans(b.layout).Len() > MostNaive {
					continue
				}
				forged++
				made[kind]++
				so := valid && b.says(&changed, less)
				err := b.accepted(changed, less)
				if err == nil && !so || err != nil && so && !newNaive(b.layout, sum.Added).looser {
					t.Fatalf("%v\n%v\n%s: %+v of %+v without %v: got %v, but that it is so is %v", b.layout.ClueLines(), &b.grid, kind, changed, changed.Sum, less, err, so)
				}
				if err != nil {
					refused[kind]++
				}
			}
		}
	}
	for _, kind := range kinds {
		t.Logf("%-32s %6d made, %6d refused, the others are so", kind, made[kind], refused[kind])
		if refused[kind] < want/200 {
			t.Errorf("%s: %d refused are too few", kind, refused[kind])
		}
	}
	t.Logf("%d right lines, %d forged", right, forged)
	if forged < want {
		t.Errorf("%d forged lines are too few: expected %d", forged, want)
	}
}

// What is no sum is refused, whatever is claimed: a clue that is there twice or that the board has not, houses with a
// common cell, a clue that counts not at all, cells of which the sum says nothing.
func TestNoSum(t *testing.T) {
	const cage, other, arrow = "cage 10: r1c1 r1c2", "cage 12: r1c3 r1c4", "arrow: r3c1 = r3c2 r3c3 = r4c1"
	g := with(t, cage, other, arrow)
	row := func(n int) candidates.House { return candidates.HouseOf(candidates.Row, n) }
	once := func(clue string) candidates.Addend { return candidates.Addend{Clue: clue, Times: -1} }
	target := candidates.Of(candidates.At(1, 1), 5)
	for _, test := range []struct {
		name  string
		added candidates.Added
		cells candidates.CellSet
		want  string // "" if it is one
	}{
		{"a row less cages", candidates.Added{Houses: candidates.Houses(row(1)), Clues: []candidates.Addend{{Clue: cage, Times: 1}, once(other)}}, candidates.CellSet{}, ""},
		{"nothing", candidates.Added{}, candidates.CellSet{}, "nothing is added up"},
		{"twice", candidates.Added{Clues: []candidates.Addend{once(cage), once(cage)}}, candidates.CellSet{}, "out of order, or is there twice"},
		{"out of order", candidates.Added{Clues: []candidates.Addend{once(other), once(cage)}}, candidates.CellSet{}, "out of order, or is there twice"},
		{"unknown", candidates.Added{Clues: []candidates.Addend{once("cage 11: r1c1 r1c2")}}, candidates.CellSet{}, "has no clue"},
		{"no times", candidates.Added{Houses: candidates.Houses(row(1)), Clues: []candidates.Addend{{Clue: cage}}}, candidates.CellSet{}, "counts 0 times"},
		{"no such part", candidates.Added{Houses: candidates.Houses(row(1)), Clues: []candidates.Addend{{Clue: arrow, Part: 2, Times: 1}}}, candidates.CellSet{}, "has no sum 3"},
		{"a part before the first", candidates.Added{Clues: []candidates.Addend{{Clue: arrow, Part: -1, Times: 1}}}, candidates.CellSet{}, "has no sum 0"},
		{"houses overlap", candidates.Added{Houses: candidates.Houses(row(1), candidates.HouseOf(candidates.Box, 1))}, candidates.CellSet{}, "overlap"},
		{"cells outside", candidates.Added{Clues: []candidates.Addend{{Clue: cage, Times: 1}}}, candidates.Cells(candidates.At(1, 3)), "says nothing of r1c3"},
		{"a claim outside", candidates.Added{Clues: []candidates.Addend{{Clue: other, Times: 1}}}, candidates.CellSet{}, "says nothing of r1c1"},
	} {
		sum := explain.Sum{Added: test.added, Cells: test.cells}
		c := argumentChecker{grid: &g, lines: explain.Argument{{Rule: explain.RuleWays, Sum: &sum, Claim: explain.NoneOf(target)}}}
		err := c.check(1)
		if test.want == "" {
			if err == nil || !strings.Contains(err.Error(), "some way") {
				t.Errorf("%s: got %v", test.name, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %s", test.name, err, test.want)
		}
		e := explain.Effect{Candidate: target}
		if checkEvidence(&g, &explain.Step{Effects: []explain.Effect{e}, Evidence: sum, Premises: sum.Premises()}) == nil {
			t.Errorf("%s: the evidence is accepted", test.name)
		}
	}
	c := argumentChecker{grid: &g, lines: explain.Argument{{Rule: explain.RuleWays, Claim: explain.NoneOf(target)}}}
	if err := c.check(1); err == nil || !strings.Contains(err.Error(), "of no sum") {
		t.Errorf("without a sum: got %v", err)
	}
}

// Of houses that are held against others it is proved what follows, and nothing if a cage is left out, counts with the wrong
// sign or twice, or if the houses are exchanged: r3c3 is 2 more than r1c9.
func TestLess(t *testing.T) {
	const inBox, inRow = "cage 20: r2c1 r2c2 r2c3 r3c1 r3c2", "cage 22: r1c4-r1c8"
	g := with(t, inBox, inRow)
	box, row, next := candidates.HouseOf(candidates.Box, 1), candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Row, 2)
	boxes, rows := candidates.Houses(box), candidates.Houses(row)
	clues := func(box, row int) (all []candidates.Addend) {
		for _, x := range []candidates.Addend{{Clue: inBox, Times: box}, {Clue: inRow, Times: row}} {
			if x.Times != 0 {
				all = append(all, x)
			}
		}
		return all
	}
	last, first := candidates.Of(candidates.At(3, 3), 2), candidates.Of(candidates.At(1, 9), 8)
	for _, test := range []struct {
		name   string
		added  candidates.Added
		target candidates.Candidate
		so     bool
	}{
		{"the last of the box", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-1, 1)}, last, true},
		{"the last of the row", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-1, 1)}, first, true},
		{"the other way round", candidates.Added{Houses: rows, Less: boxes, Clues: clues(1, -1)}, last, true},
		{"3 is left", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-1, 1)}, candidates.Of(candidates.At(3, 3), 3), false},
		{"without the cage of the box", candidates.Added{Houses: boxes, Less: rows, Clues: clues(0, 1)}, last, false},
		{"without the cage of the row", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-1, 0)}, last, false},
		{"without cages", candidates.Added{Houses: boxes, Less: rows}, last, false},
		{"the cage of the box added", candidates.Added{Houses: boxes, Less: rows, Clues: clues(1, 1)}, last, false},
		{"the cage of the row taken away", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-1, -1)}, last, false},
		{"both signs wrong", candidates.Added{Houses: boxes, Less: rows, Clues: clues(1, -1)}, last, false},
		{"the cage of the box twice", candidates.Added{Houses: boxes, Less: rows, Clues: clues(-2, 1)}, last, false},
		{"houses exchanged", candidates.Added{Houses: rows, Less: boxes, Clues: clues(-1, 1)}, last, false},
		{"no house taken away", candidates.Added{Houses: boxes, Clues: clues(-1, 1)}, first, false},
		{"cells of the box again, in a row that holds 45 anyway", candidates.Added{Houses: boxes.With(next), Less: rows, Clues: clues(-1, 1)}, last, true},
		{"a row more taken away", candidates.Added{Houses: boxes, Less: rows.With(next), Clues: clues(-1, 1)}, candidates.Of(candidates.At(3, 3), 3), false},
		{"a house on both sides", candidates.Added{Houses: boxes, Less: rows.With(box), Clues: clues(-1, 1)}, last, false},
	} {
		sum := explain.NewSum(&g, test.added)
		c := argumentChecker{grid: &g, lines: explain.Argument{{Rule: explain.RuleWays, Sum: &sum, Claim: explain.NoneOf(test.target)}}}
		if err := c.check(1); (err == nil) != test.so {
			t.Errorf("%s: the line: got %v", test.name, err)
		}
		err := checkEvidence(&g, &explain.Step{Effects: []explain.Effect{{Candidate: test.target}}, Evidence: sum, Premises: sum.Premises()})
		if (err == nil) != test.so {
			t.Errorf("%s: the evidence: got %v", test.name, err)
		}
	}
}
