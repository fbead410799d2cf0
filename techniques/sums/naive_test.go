package sums_test

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/sums"
)

// most is how many cells a sum has at most whose ways are tried out one by one.
const most = 5

// withFilled is how many cells a remainder has at most with those that are filled.
const withFilled = 8

// mostClues is how many clues are taken away from houses that cross, or added.
const mostClues = 7

// found returns the steps of a technique on a grid. Each is proved, as a whole and line by line, cites nothing that it
// does not need, and is so in the solution.
func found(t *testing.T, technique *techniques.Technique, g *candidates.Grid, solution *candidates.Filling) (steps []explain.Step) {
	t.Helper()
	techniques.NewRunner([]*techniques.Technique{technique}).All(g, func(s explain.Step) bool {
		for _, e := range s.Effects {
			if e.Place != (solution[e.Candidate.Cell()] == e.Candidate.Digit()) {
				t.Errorf("%v\n%v\n%+v: %v is not so", g.Layout().ClueLines(), g, s.Evidence, e)
			}
		}
		if err := verify.Step(g, &s); err != nil {
			t.Errorf("%v\n%v\n%+v: %v", g.Layout().ClueLines(), g, s.Evidence, err)
		}
		if items := verify.Unneeded(g, &s); len(items) > 0 {
			t.Errorf("%v\n%v\n%+v: %v is not needed", g.Layout().ClueLines(), g, s.Evidence, items)
		}
		if a, ok := argue.Step(g, &s); !ok || verify.Argument(g, &s, a) != nil {
			t.Errorf("%v\n%v\n%+v: no argument, or %v", g.Layout().ClueLines(), g, s.Evidence, verify.Argument(g, &s, a))
		}
		steps = append(steps, s)
		return true
	})
	return steps
}

// gone returns the candidates that steps rule out.
func gone(g *candidates.Grid, steps []explain.Step, of func(explain.Sum) bool) (out candidates.CandidateSet) {
	for _, s := range steps {
		if !of(s.Evidence.(explain.Sum)) {
			continue
		}
		for _, e := range s.Effects {
			c, d := e.Candidate.Cell(), e.Candidate.Digit()
			if !e.Place {
				out.Add(e.Candidate)
				continue
			}
			for other := range g.Candidates(c).Without(d).All() {
				out.Add(candidates.Of(c, other))
			}
		}
	}
	return out
}

// ruledOut tries out all ways to fill cells with their candidates such that those that see each other differ, and returns
// the candidates that none of those has which are kept.
func ruledOut(g *candidates.Grid, cells []candidates.Cell, kept func(*candidates.Filling) bool) (out candidates.CandidateSet) {
	for _, c := range cells {
		for d := range g.Candidates(c).All() {
			if g.Open().Has(c) {
				out.Add(candidates.Of(c, d))
			}
		}
	}
	var f candidates.Filling
	var from func(i int)
	from = func(i int) {
		if i == len(cells) {
			if kept(&f) {
				for _, c := range cells {
					out.Remove(candidates.Of(c, f[c]))
				}
			}
			return
		}
		c := cells[i]
		may := g.Candidates(c)
		if !g.Open().Has(c) {
			may = candidates.Digits(g.Value(c))
		}
		for d := range may.All() {
			if !slices.ContainsFunc(cells[:i], func(x candidates.Cell) bool { return g.Layout().Sees(x, c) && f[x] == d }) {
				f[c] = d
				from(i + 1)
			}
		}
		f[c] = 0
	}
	from(0)
	return out
}

// sheet returns a grid with some givens and marks that the solution agrees with.
func sheet(rnd *rand.Rand, l *candidates.Layout, solution *candidates.Filling) candidates.Grid {
	var givens candidates.Filling
	for c := range l.Cells().All() {
		if rnd.IntN(8) == 0 {
			givens[c] = solution[c]
		}
	}
	g := candidates.NewGrid(l, givens)
	if rnd.IntN(2) == 0 {
		cluestest.Thin(rnd, &g, solution)
	}
	return g
}

// Combinations rules out what no way to fill the cells of a clue has, neither more nor less. Of an arrow with several
// shafts it looks at one at a time, and where a sandwich is closed it does not look at what is in it: there it may find less.
func TestCombinationsAgainstNaive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 4))
	checked, some := 0, 0
	for i := range 400 {
		plain := []*candidates.Layout{candidates.Classic4, candidates.Classic6}[i%2]
		l, solution := cluestest.Counting(rnd, plain)
		g := sheet(rnd, l, &solution)
		steps := found(t, sums.Combinations, &g, &solution)
		counting := l.Counting()
		for i := range counting {
			clue := counting[i].Clue
			cells := slices.Collect(clue.Cells().All())
			if len(cells) > most+1 {
				continue
			}
			only, err := clues.On(plain, *clue)
			if err != nil {
				t.Fatal(err)
			}
			want := ruledOut(&g, cells, func(f *candidates.Filling) bool {
				_, broken := f.BrokenClue(only)
				return !broken
			})
			got := gone(&g, steps, func(s explain.Sum) bool { return s.Clues[0].Clue == clue.String() })
			less := clue.Kind == clues.Sandwich || clue.Kind == clues.Arrow && len(clue.Lines) > 2
			for k := range got.All() {
				if !want.Has(k) {
					t.Fatalf("%v\n%v\n%v: %v is in some way", l.ClueLines(), &g, clue, k)
				}
			}
			for k := range want.All() {
				if !got.Has(k) && !less {
					t.Fatalf("%v\n%v\n%v: %v is not found", l.ClueLines(), &g, clue, k)
				}
			}
			checked++
			if !want.IsEmpty() {
				some++
			}
		}
	}
	t.Logf("%d clues, of which %d rule something out", checked, some)
	if some < 500 {
		t.Errorf("%d clues that rule something out are too few", some)
	}
}

// together returns sets of houses: each row, column and box, and two to four rows or columns side by side.
func together(l *candidates.Layout) (sets [][]candidates.House) {
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		for n := 1; n <= 4; n++ {
			for first := 1; first+n-1 <= l.Size(); first++ {
				var set []candidates.House
				for i := range n {
					set = append(set, candidates.HouseOf(kind, first+i))
				}
				sets = append(sets, set)
			}
		}
	}
	for h := range l.HousesOfKind(candidates.Box).All() {
		sets = append(sets, []candidates.House{h})
	}
	return sets
}

// On boards with cages that keep apart: each cage that is in some houses with more cells than it has beyond them is taken
// away from them. What no way to fill the rest has is found, if the rest is few cells; if it is one cell, its digit is. Of
// rests of more cells, few of which are open, nearly all is found: those with many ways are not counted to the end.
func TestInniesAndOutiesAgainstNaive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 5))
	rests, some, single, long, whole := 0, 0, 0, 0, 0
	for i := range 150 {
		l, solution := cluestest.Cages(rnd, []*candidates.Layout{candidates.Classic4, candidates.Classic6, candidates.Classic9}[i%3])
		g := sheet(rnd, l, &solution)
		steps := slices.Concat(found(t, sums.InniesOuties, &g, &solution), found(t, sums.Combinations, &g, &solution))
		all := gone(&g, steps, func(explain.Sum) bool { return true })
		for _, hs := range together(l) {
			var inside candidates.CellSet
			for _, h := range hs {
				inside = inside.Or(l.HouseCells(h))
			}
			innies, outies := inside, candidates.CellSet{}
			total := len(hs) * l.Size() * (l.Size() + 1) / 2
			taken := 0
			for _, c := range l.Clues() {
				in, out := c.Cells().And(inside), c.Cells().AndNot(inside)
				if in.Len() > out.Len() {
					taken++
					innies, outies, total = innies.AndNot(in), outies.Or(out), total-c.Values[0]
				}
			}
			cells := slices.Collect(innies.Or(outies).All())
			open := candidates.Cells(cells...).And(g.Open()).Len()
			if taken == 0 || open == 0 || open > most || len(cells) > withFilled {
				continue
			}
			rests++
			want := ruledOut(&g, cells, func(f *candidates.Filling) bool {
				sum := 0
				for _, c := range cells {
					if innies.Has(c) {
						sum += int(f[c])
					} else {
						sum -= int(f[c])
					}
				}
				return sum == total
			})
			if len(cells) > most && !want.IsEmpty() {
				long++
				if !slices.ContainsFunc(slices.Collect(want.All()), func(k candidates.Candidate) bool { return !all.Has(k) }) {
					whole++
				}
				continue
			}
			for k := range want.All() {
				if !all.Has(k) {
					t.Fatalf("%v\n%v\n%v in %v, without %v, is %d: %v is not found", l.ClueLines(), &g, innies, hs, outies, total, k)
				}
			}
			if !want.IsEmpty() {
				some++
			}
			if c := cells[0]; len(cells) == 1 && g.Open().Has(c) {
				single++
				for d := range g.Candidates(c).Without(solution[c]).All() {
					if !all.Has(candidates.Of(c, d)) {
						t.Fatalf("%v\n%v\n%v in %v, without %v, is %d: %v is not found", l.ClueLines(), &g, innies, hs, outies, total, candidates.Of(c, d))
					}
				}
			}
		}
	}
	t.Logf("%d rests, of which %d rule something out and %d are one cell; of %d long ones %d are found whole", rests, some, single, long, whole)
	if some < 300 || single < 50 || long < 50 || whole < long*9/10 {
		t.Errorf("%d rests that rule something out, %d of one cell, and %d of %d long ones are too few", some, single, whole, long)
	}
}

// On boards with cages that keep apart: of up to three rows or columns side by side and a box that they cross, the cells are
// struck that both have, and each cage is taken away that leaves fewer cells so. What no way to fill the rest has is found.
func TestSetEquivalenceAgainstNaive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 8))
	rests, some, alike := 0, 0, 0
	for i := range 16 {
		l, solution := cluestest.Cages(rnd, []*candidates.Layout{candidates.Classic6, candidates.Classic9}[i%2])
		g := sheet(rnd, l, &solution)
		steps := slices.Concat(found(t, sums.KillerSetEquivalence, &g, &solution), found(t, sums.InniesOuties, &g, &solution), found(t, sums.Combinations, &g, &solution))
		all := gone(&g, steps, func(explain.Sum) bool { return true })
		for _, hs := range together(l) {
			for box := range l.HousesOfKind(candidates.Box).All() {
				var inside candidates.CellSet
				for _, h := range hs {
					inside = inside.Or(l.HouseCells(h))
				}
				against := l.HouseCells(box)
				if len(hs) > 3 || hs[0].Kind() == candidates.Box || !against.Meets(inside) || against.Within(inside) {
					continue
				}
				times := map[candidates.Cell]int{}
				for c := range inside.AndNot(against).All() {
					times[c] = 1
				}
				for c := range against.AndNot(inside).All() {
					times[c] = -1
				}
				total := (len(hs) - 1) * l.Size() * (l.Size() + 1) / 2
				taken := 0
				for _, c := range l.Clues() {
					for _, sign := range []int{1, -1} {
						fewer := 0
						for x := range c.Cells().All() {
							switch {
							case times[x] == 0:
								fewer--
							case times[x] == sign:
								fewer++
							}
						}
						if fewer <= 0 {
							continue
						}
						taken++
						total -= sign * c.Values[0]
						for x := range c.Cells().All() {
							times[x] -= sign
						}
						break
					}
				}
				var cells []candidates.Cell
				for c := range l.Cells().All() {
					if times[c] != 0 {
						cells = append(cells, c)
					}
				}
				open := candidates.Cells(cells...).And(g.Open()).Len()
				if taken == 0 || taken > mostClues || open == 0 || open > most || len(cells) > withFilled {
					continue
				}
				rests++
				want := ruledOut(&g, cells, func(f *candidates.Filling) bool {
					sum := 0
					for _, c := range cells {
						sum += times[c] * int(f[c])
					}
					return sum == total
				})
				for k := range want.All() {
					if !all.Has(k) && len(cells) <= most {
						t.Fatalf("%v\n%v\n%v against %v leaves %v: %v is not found", l.ClueLines(), &g, hs, box, cells, k)
					}
				}
				if !want.IsEmpty() {
					some++
				}
				if len(hs) == 1 && !want.IsEmpty() {
					alike++
				}
			}
		}
	}
	t.Logf("%d rests, of which %d rule something out, %d of them of one row or column", rests, some, alike)
	if some < 100 || alike < 20 {
		t.Errorf("%d rests that rule something out, %d of one row or column, are too few", some, alike)
	}
}

// ways tries out all ways to fill the cells of a clue.
func ways(g *candidates.Grid, only *candidates.Layout, cells []candidates.Cell) (all []candidates.Filling) {
	ruledOut(g, cells, func(f *candidates.Filling) bool {
		if _, broken := f.BrokenClue(only); !broken {
			all = append(all, *f)
		}
		return false
	})
	return all
}

// On boards with cages: for each house and up to three of its digits, what has to take one of these is found by trying out
// the ways of the cages. What that leaves no room for is found, and nothing else.
func TestKillerSetsAgainstNaive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 7))
	var some [4]int // by the number of digits
	for i := range 280 {
		plain := []*candidates.Layout{candidates.Classic4, candidates.Classic6, candidates.Classic9}[i%3]
		l, solution := cluestest.Cages(rnd, plain)
		g := sheet(rnd, l, &solution)
		var filled [][]candidates.Filling // by clue; none if they are not tried out
		for i := range l.Clues() {
			clue := &l.Clues()[i]
			only, err := clues.On(plain, *clue)
			if err != nil {
				t.Fatal(err)
			}
			var all []candidates.Filling
			if cells := slices.Collect(clue.Cells().All()); len(cells) <= most-1 {
				all = ways(&g, only, cells)
			}
			filled = append(filled, all)
		}
		for n, technique := range []*techniques.Technique{1: sums.MustHave, 2: sums.KillerPair, 3: sums.KillerTriple} {
			if technique == nil {
				continue
			}
			var got candidates.CandidateSet
			for _, s := range found(t, technique, &g, &solution) {
				for _, e := range s.Effects {
					got.Add(e.Candidate)
				}
			}
			want := taken(&g, filled, n)
			for k := range want.All() {
				if !got.Has(k) {
					t.Fatalf("%v\n%v\n%s: %v is not found", l.ClueLines(), &g, technique.Code, k)
				}
			}
			if !want.IsEmpty() {
				some[n]++
			}
		}
	}
	t.Logf("on %v boards something is taken, by the number of digits", some)
	if some[1] < 100 || some[2] < 60 || some[3] < 20 {
		t.Errorf("%v boards on which something is taken are too few", some)
	}
}

// taken returns what goes because n digits of a house are taken: by cells that can be nothing else, and by clues each way of
// which has one of them there, and none of which needs fewer of the digits. A clue with a cell that can be nothing else is left
// out, and for one digit a clue of two or three cells in the house that are a naked pair or triple.
func taken(g *candidates.Grid, filled [][]candidates.Filling, n int) (out candidates.CandidateSet) {
	l := g.Layout()
	for h := range l.Houses().All() {
		house := l.HouseCells(h).And(g.Open())
		needs := func(clue int, ds candidates.DigitSet) bool {
			cells := l.Clues()[clue].Cells().And(house)
			return len(filled[clue]) > 0 && !slices.ContainsFunc(filled[clue], func(f candidates.Filling) bool {
				for c := range cells.All() {
					if ds.Has(f[c]) {
						return false
					}
				}
				return true
			})
		}
		for ds := range l.Digits() + 1 {
			if ds.Len() != n {
				continue
			}
			var takers []candidates.CellSet
			clued := 0
			within := func(c candidates.Cell) bool { return g.Candidates(c) != 0 && g.Candidates(c)&^ds == 0 }
			places := candidates.CellSet{}
			for d := range ds.All() {
				places = places.Or(g.PlacesIn(d, h).And(house))
			}
			for clue := range filled {
				least := needs(clue, ds)
				for d := range ds.All() {
					least = least && (n == 1 || !needs(clue, ds.Without(d)))
				}
				cells := l.Clues()[clue].Cells().And(g.Open())
				var can candidates.DigitSet
				for c := range cells.All() {
					can |= g.Candidates(c)
				}
				naked := cells.Within(house) && cells.Len() <= 3 && can.Len() == cells.Len()
				itself := slices.ContainsFunc(slices.Collect(cells.And(house).All()), within)
				if least && !itself && (n > 1 || !naked) {
					takers = append(takers, places.And(cells))
					clued++
				}
			}
			for c := range house.All() {
				if within(c) {
					takers = append(takers, candidates.Cells(c))
				}
			}
			for chosen := range 1 << len(takers) {
				var all candidates.CellSet
				apart, cages, count := true, 0, 0
				for i, cells := range takers {
					if chosen>>i&1 == 0 {
						continue
					}
					apart = apart && !cells.Meets(all)
					all = all.Or(cells)
					count++
					if i < clued {
						cages++
					}
				}
				if count != n || !apart || cages == 0 || nakedAmong(g, takers[clued:], chosen>>clued) {
					continue
				}
				var gone []candidates.Candidate
				for d := range ds.All() {
					for c := range g.PlacesIn(d, h).And(house).AndNot(all).All() {
						gone = append(gone, candidates.Of(c, d))
					}
				}
				for i := range takers[clued:] {
					without := chosen &^ (1 << (clued + i))
					if without != chosen && !slices.ContainsFunc(gone, func(k candidates.Candidate) bool { return canTake(g, takers, without, ds, []candidates.Candidate{k}) }) {
						gone = nil // fewer cells do as well
					}
				}
				for _, k := range gone {
					out.Add(k)
				}
			}
		}
	}
	return out
}

// canTake reports whether each of the chosen can have one of the digits beside what is true.
func canTake(g *candidates.Grid, takers []candidates.CellSet, chosen int, ds candidates.DigitSet, beside []candidates.Candidate) bool {
	if chosen == 0 {
		return true
	}
	i := bits.TrailingZeros(uint(chosen))
	for c := range takers[i].All() {
		for d := range (g.Candidates(c) & ds).All() {
			k := candidates.Of(c, d)
			if !slices.ContainsFunc(beside, func(x candidates.Candidate) bool { return g.Excludes(k, x) }) && canTake(g, takers, chosen&(chosen-1), ds, append(slices.Clip(beside), k)) {
				return true
			}
		}
	}
	return false
}

// nakedAmong reports whether some of the chosen cells hold no more digits than they are.
func nakedAmong(g *candidates.Grid, cells []candidates.CellSet, chosen int) bool {
	for some := chosen; some > 0; some = (some - 1) & chosen {
		var all candidates.CellSet
		var digits candidates.DigitSet
		for i, c := range cells {
			if some>>i&1 != 0 {
				all = all.Or(c)
				digits |= g.Candidates(c.First())
			}
		}
		if digits.Len() <= all.Len() {
			return true
		}
	}
	return false
}

// With clues of all kinds nothing is found that is not so, and what a remainder says it was made of adds up to it.
func TestSumsAreSound(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 6))
	steps, remainders, crossing := 0, 0, 0
	for i := range 150 {
		l, solution := cluestest.Counting(rnd, []*candidates.Layout{candidates.Classic4, candidates.Classic6, candidates.Classic9}[i%3])
		g := sheet(rnd, l, &solution)
		steps += len(found(t, sums.InniesOuties, &g, &solution))
		crossing += len(found(t, sums.KillerSetEquivalence, &g, &solution))
		for _, d := range slices.Concat(l.Remainders(most), l.Overlaps(most)) {
			remainders++
			if err := d.Added.Check(l); err != nil {
				t.Errorf("%v: %+v: %v", l.ClueLines(), d.Added, err)
				continue
			}
			s, ok := d.AddUp(l)
			difference := s.Plus(-1, d.Sum)
			if !ok || len(d.Terms) > most || len(difference.Terms) > 0 || difference.Total != 0 {
				t.Errorf("%v: %+v adds up to %+v, not to %+v", l.ClueLines(), d.Added, s, d.Sum)
			}
			sum := 0
			for _, x := range d.Terms {
				sum += x.Times * int(solution[x.Cell])
			}
			if sum != d.Total {
				t.Errorf("%v: %+v is %d in the solution", l.ClueLines(), d.Sum, sum)
			}
		}
	}
	t.Logf("%d steps, %d of houses that cross, %d remainders", steps, crossing, remainders)
	if steps < 100 || crossing < 30 || remainders < 300 {
		t.Errorf("%d steps, %d of houses that cross, and %d remainders are too few", steps, crossing, remainders)
	}
}
