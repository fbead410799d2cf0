package clues_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
)

// The ways of a clue are those fillings of its cells that keep it and in which cells that see each other differ: what
// is left of each cell is what some such filling has, whatever the cells may hold before.
func TestWaysAreTheFillings(t *testing.T) {
	rng := rand.New(rand.NewPCG(25, 1))
	for _, test := range meanings {
		for _, n := range []int{4, 6} {
			if test.sizes != nil && !slices.Contains(test.sizes, n) {
				continue
			}
			l := cluestest.Board(t, boards[n], test.line)
			for _, counting := range l.Counting() {
				for i, w := range counting.Ways() {
					if w == nil {
						t.Fatalf("%s on size %d has too many ways", test.line, n)
					}
					for range 30 {
						may := map[candidates.Cell]candidates.DigitSet{}
						for _, c := range w.Cells() {
							may[c] = l.Digits() &^ candidates.DigitSet(rng.IntN(1<<n)&rng.IntN(1<<n))
						}
						var walk candidates.Walk
						left, _ := w.Left(&walk, func(c candidates.Cell) candidates.DigitSet { return may[c] })
						want := fillings(l, &counting.Readings[i], may)
						for _, c := range w.Cells() {
							exact := !isIndexed(counting.Clue.Kind) // those give up counting once they are kept
							if exact && left[c] != want[c] || want[c]&^left[c] != 0 {
								t.Fatalf("%s on size %d with %v: %v has %v left, want %v", test.line, n, may, c, left[c], want[c])
							}
						}
					}
				}
			}
		}
	}
}

// fillings returns what each cell holds in some filling that keeps the reading, of all that there are.
func fillings(l *candidates.Layout, r *candidates.Reading, may map[candidates.Cell]candidates.DigitSet) [candidates.MaxCells]candidates.DigitSet {
	var found [candidates.MaxCells]candidates.DigitSet
	var f candidates.Filling
	var fill func(rest candidates.CellSet)
	fill = func(rest candidates.CellSet) {
		c, ok := rest.Next()
		if !ok {
			if r.Allows(func(c candidates.Cell) candidates.DigitSet { return candidates.Digits(f[c]) }) {
				for _, c := range r.Cells {
					found[c] = found[c].With(f[c])
				}
			}
			return
		}
	next:
		for d := range may[c].All() {
			for _, other := range r.Cells {
				if f[other] == d && l.Sees(c, other) {
					continue next
				}
			}
			f[c] = d
			fill(rest)
			f[c] = 0
		}
	}
	fill(candidates.Cells(r.Cells...))
	return found
}

// No way of a clue has two candidates that exclude each other by it, and two that do not are in some way.
func TestConflictsOfWays(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 17: r4c9 r5c9", "arrow: r1c1 = r2c2 r3c3 r4c4", "sandwich 35: r1c9-r1c1")
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"r4c9=8", "r5c9=9", false}, {"r4c9=9", "r5c9=7", true}, {"r4c9=2", "r5c9=2", true},
		{"r1c1=5", "r2c2=3", false}, // 3 + 1 + 1
		{"r1c1=5", "r2c2=4", true},
		{"r2c2=5", "r3c3=4", true}, // 1 at least in r4c4
		{"r2c2=5", "r1c1=2", true},
		{"r1c1=9", "r1c9=1", false}, {"r1c1=9", "r1c9=2", true}, // all of 2 to 8 are between
	} {
		a, _ := candidates.ParseCandidate(test.a)
		b, _ := candidates.ParseCandidate(test.b)
		_, forbidden := l.ForbiddingClue(a, b)
		if got := l.Excludes(a, b); got != test.want || forbidden != test.want {
			t.Errorf("%v excludes %v: %v, by some clue: %v, want %v", a, b, got, forbidden, test.want)
		}
	}
}

// Digits in the cells of a clue that counts are told apart.
func TestClueThatCountsTellsDigitsApart(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 17: r4c9 r5c9")
	for cell, want := range map[candidates.Cell]bool{candidates.At(4, 9): true, candidates.At(4, 8): false} {
		cells, digits := candidates.Cells(cell), candidates.Digits(8, 9)
		if l.TellsApart(cells, digits) != want || l.Indifferent(cells, digits) == want {
			t.Errorf("%v are told apart in %v: want %v", digits, cell, want)
		}
	}
}

// A walk that remembers finds what one finds that does not, on boards with many clues, again and again.
func TestRecall(t *testing.T) {
	var recall candidates.Recall
	lost, none := 0, 0
	for seed := range uint64(6) {
		rnd := rand.New(rand.NewPCG(25, seed))
		l, solution := cluestest.Counting(rnd, []*candidates.Layout{candidates.Classic4, candidates.Classic6, candidates.Classic9}[seed%3])
		clues, remainders := l.Countable(5)
		for range 3000 {
			list := clues
			if len(remainders) > 0 && rnd.IntN(2) == 0 {
				list = remainders
			}
			w := list[rnd.IntN(len(list))].Ways
			var in, out, want []candidates.DigitSet
			for _, c := range w.Cells() {
				ds := candidates.Digits(solution[c])
				if rnd.IntN(20) == 0 {
					ds = 0
				}
				for range rnd.IntN(3) {
					ds = ds.With(candidates.Digit(1 + rnd.IntN(min(4, l.Size()))))
				}
				in, out, want = append(in, ds), append(out, 0), append(want, 0)
			}
			some := new(candidates.Walk).Left(w, in, want)
			got := recall.Left(w, in, out)
			if got != some || some && !slices.Equal(out, want) {
				t.Fatalf("%v with %v: %v, %v, want %v, %v", w.Cells(), in, got, out, some, want)
			}
			if !some {
				none++
			} else if !slices.Equal(in, out) {
				lost++
			}
		}
	}
	if lost < 1000 || none < 1000 {
		t.Errorf("%d walks lost something, and %d had no way", lost, none)
	}
}
