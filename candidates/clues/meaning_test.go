package clues_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/fallback/generate/clued"
)

// The meanings of clues as the words of their rules have it, over whole fillings of a board.
var meanings = []struct {
	line  string
	sizes []int // 4 to 9 if none
	keeps func(n int, at func(r, c int) int) bool
}{
	{"thermo: r1c1 r1c2 r2c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) < at(1, 2) && at(1, 2) < at(2, 2) }},
	{"slow-thermo: r1c1 r1c2 r2c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) <= at(1, 2) && at(1, 2) <= at(2, 2) }},
	{"whispers: r1c1 r1c2 r1c3", nil, func(n int, at func(r, c int) int) bool {
		least := (n + 1) / 2
		return diff(at(1, 1), at(1, 2)) >= least && diff(at(1, 2), at(1, 3)) >= least
	}},
	{"whispers 4: r1c1 r1c2", []int{6, 9}, func(n int, at func(r, c int) int) bool { return diff(at(1, 1), at(1, 2)) >= 4 }},
	{"renban: r1c1 r1c2 r2c2 r2c1", nil, func(n int, at func(r, c int) int) bool {
		ds := []int{at(1, 1), at(1, 2), at(2, 2), at(2, 1)}
		return distinct(ds...) && max(ds[0], ds[1], ds[2], ds[3])-min(ds[0], ds[1], ds[2], ds[3]) == 3
	}},
	// A renban line that comes back to its first cell counts it once.
	{"renban: r1c1 r1c2 r2c2 r1c1", nil, func(n int, at func(r, c int) int) bool {
		ds := []int{at(1, 1), at(1, 2), at(2, 2)}
		return distinct(ds...) && max(ds[0], ds[1], ds[2])-min(ds[0], ds[1], ds[2]) == 2
	}},
	{"nabner: r1c1 r1c2 r1c3", nil, func(n int, at func(r, c int) int) bool {
		return diff(at(1, 1), at(1, 2)) > 1 && diff(at(1, 1), at(1, 3)) > 1 && diff(at(1, 2), at(1, 3)) > 1
	}},
	{"palindrome: r1c1 r1c2 r2c3 r3c4 r4c3", nil, func(n int, at func(r, c int) int) bool {
		return at(1, 1) == at(4, 3) && at(1, 2) == at(3, 4) // the middle is free
	}},
	// A cell may be its own clone.
	{"clone: r1c1 r1c2 r2c2 = r4c3 r4c4 r2c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == at(4, 3) && at(1, 2) == at(4, 4) }},
	{"white: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return diff(at(1, 1), at(1, 2)) == 1 }},
	{"white 3: r1c1 r2c1", nil, func(n int, at func(r, c int) int) bool { return diff(at(1, 1), at(2, 1)) == 3 }},
	{"black: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == 2*at(1, 2) || at(1, 2) == 2*at(1, 1) }},
	{"black 3: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == 3*at(1, 2) || at(1, 2) == 3*at(1, 1) }},
	{"x: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(1, 2) == 10 }},
	{"v: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(1, 2) == 5 }},
	{"greater: r1c2 r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 2) > at(1, 1) }},
	{"odd: r1c1 r2c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)%2 == 1 && at(2, 2)%2 == 1 }},
	{"even: r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)%2 == 0 }},
	{"marks 1 3 4: r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == 1 || at(1, 1) == 3 || at(1, 1) == 4 }},
	{"minimum: r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) < at(1, 2) && at(1, 1) < at(2, 1) }},
	// Two minima side by side are not compared.
	{"minimum: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool {
		return at(1, 1) < at(2, 1) && at(1, 2) < at(1, 3) && at(1, 2) < at(2, 2)
	}},
	{"maximum: r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) > at(1, 2) && at(1, 1) > at(2, 1) }},
	{"entropic: r1c1 r1c2 r1c3 r2c3", nil, func(n int, at func(r, c int) int) bool {
		group := map[int]string{4: ".lmmh", 5: ".lmmmh", 6: ".llmmhh", 7: ".llmmmhh", 8: ".llmmmmhh", 9: ".lllmmmhhh"}[n]
		g := func(r, c int) int { return int(group[at(r, c)]) }
		return distinct(g(1, 1), g(1, 2), g(1, 3)) && distinct(g(1, 2), g(1, 3), g(2, 3))
	}},
	{"entropic: r1c1 r1c2", []int{9}, func(n int, at func(r, c int) int) bool { return (at(1, 1)-1)/3 != (at(1, 2)-1)/3 }},
	{"modular: r1c1 r1c2 r1c3 r2c3", nil, func(n int, at func(r, c int) int) bool {
		g := func(r, c int) int { return at(r, c) % 3 }
		return distinct(g(1, 1), g(1, 2), g(1, 3)) && distinct(g(1, 2), g(1, 3), g(2, 3))
	}},
	{"parity line: r1c1 r1c2 r2c2", nil, func(n int, at func(r, c int) int) bool {
		return at(1, 1)%2 != at(1, 2)%2 && at(1, 2)%2 != at(2, 2)%2
	}},
	{"same-difference: r1c1 r1c2 r2c3 r3c4", nil, func(n int, at func(r, c int) int) bool {
		d := diff(at(1, 1), at(1, 2))
		return diff(at(1, 2), at(2, 3)) == d && diff(at(2, 3), at(3, 4)) == d
	}},
	{"between: r1c1 r1c2 r2c2 r2c3", nil, func(n int, at func(r, c int) int) bool {
		lo, hi := min(at(1, 1), at(2, 3)), max(at(1, 1), at(2, 3))
		return lo < at(1, 2) && at(1, 2) < hi && lo < at(2, 2) && at(2, 2) < hi
	}},
	{"between: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return true }}, // a line of two says nothing
	{"lockout 3: r1c1 r1c2 r2c2 r2c3", nil, func(n int, at func(r, c int) int) bool {
		lo, hi := min(at(1, 1), at(2, 3)), max(at(1, 1), at(2, 3))
		return hi-lo >= 3 && (at(1, 2) < lo || at(1, 2) > hi) && (at(2, 2) < lo || at(2, 2) > hi)
	}},
	{"cage: r1c1 r2c2 r3c3", nil, func(n int, at func(r, c int) int) bool { return distinct(at(1, 1), at(2, 2), at(3, 3)) }},
	{"extra-region: r1c1 r2c2 r3c3", nil, func(n int, at func(r, c int) int) bool { return distinct(at(1, 1), at(2, 2), at(3, 3)) }},
	{"cage: r1c1 r2c2 r3c3 r4c2", []int{4}, func(n int, at func(r, c int) int) bool {
		return distinct(at(1, 1), at(2, 2), at(3, 3), at(4, 2))
	}},
	{"knight", nil, everywhere([][2]int{{1, 2}, {2, 1}, {1, -2}, {2, -1}}, func(a, b int) bool { return a != b })},
	{"king", nil, everywhere([][2]int{{1, 1}, {1, -1}}, func(a, b int) bool { return a != b })},
	{"nonconsecutive", nil, everywhere([][2]int{{0, 1}, {1, 0}}, func(a, b int) bool { return diff(a, b) != 1 })},
	{"negative-black", nil, everywhere([][2]int{{0, 1}, {1, 0}}, func(a, b int) bool { return a != 2*b && b != 2*a })},
	{"negative-xv", nil, everywhere([][2]int{{0, 1}, {1, 0}}, func(a, b int) bool { return a+b != 5 && a+b != 10 })},
	{"falling-diagonal", nil, func(n int, at func(r, c int) int) bool { return all(n, func(i int) int { return at(i, i) }) }},
	{"rising-diagonal", nil, func(n int, at func(r, c int) int) bool { return all(n, func(i int) int { return at(n+1-i, i) }) }},
	{"diagonals", nil, func(n int, at func(r, c int) int) bool {
		return all(n, func(i int) int { return at(i, i) }) && all(n, func(i int) int { return at(n+1-i, i) })
	}},
	{"windows", []int{9}, func(n int, at func(r, c int) int) bool {
		for _, w := range [][2]int{{2, 2}, {2, 6}, {6, 2}, {6, 6}} {
			if !all(9, func(i int) int { return at(w[0]+(i-1)/3, w[1]+(i-1)%3) }) {
				return false
			}
		}
		return true
	}},
	{"disjoint-groups", []int{4, 6, 9}, func(n int, at func(r, c int) int) bool {
		high, wide := map[int]int{4: 2, 6: 2, 9: 3}[n], map[int]int{4: 2, 6: 3, 9: 3}[n]
		for r := 1; r <= high; r++ {
			for c := 1; c <= wide; c++ {
				if !all(n, func(box int) int { return at(r+(box-1)/(n/wide)*high, c+(box-1)%(n/wide)*wide) }) {
					return false
				}
			}
		}
		return true
	}},
	{"column-indexer: r2c3", nil, func(n int, at func(r, c int) int) bool { return at(2, at(2, 3)) == 3 }},
	{"row-indexer: r2c3", nil, func(n int, at func(r, c int) int) bool { return at(at(2, 3), 3) == 2 }},
	{"box-indexer: r2c1", []int{4, 9}, func(n int, at func(r, c int) int) bool {
		wide := map[int]int{4: 2, 9: 3}[n]
		d := at(2, 1) - 1
		return at(1+d/wide, 1+d%wide) == wide+1
	}},
	{"room 3: r1c2-r4c2", []int{4}, func(n int, at func(r, c int) int) bool { return at(at(1, 2), 2) == 3 }},
	{"room 1: r9c2-r1c2", []int{9}, func(n int, at func(r, c int) int) bool { return at(10-at(9, 2), 2) == 1 }},
	{"cage 7: r1c1 r1c2 r2c2", nil, func(n int, at func(r, c int) int) bool {
		return at(1, 1)+at(1, 2)+at(2, 2) == 7 && distinct(at(1, 1), at(1, 2), at(2, 2))
	}},
	{"cage 10: r1c1 r2c2 r3c3 r4c2", []int{4}, func(n int, at func(r, c int) int) bool {
		return distinct(at(1, 1), at(2, 2), at(3, 3), at(4, 2))
	}},
	{"sum-cage 7: r1c1 r2c2 r3c4", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(2, 2)+at(3, 4) == 7 }},
	{"arrow: r1c1 = r2c2 r3c3", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == at(2, 2)+at(3, 3) }},
	{"arrow: r1c1 = r2c2 r3c3 = r1c2 r1c3", nil, func(n int, at func(r, c int) int) bool {
		return at(1, 1) == at(2, 2)+at(3, 3) && at(1, 1) == at(1, 2)+at(1, 3)
	}},
	// A pill is read from left to right, whatever the order in which it is drawn.
	{"arrow: r1c2 r1c1 = r1c3 r2c3 r3c3 r3c2", nil, func(n int, at func(r, c int) int) bool {
		return 10*at(1, 1)+at(1, 2) == at(1, 3)+at(2, 3)+at(3, 3)+at(3, 2)
	}},
	{"arrow: r1c1 r1c2 = r1c3 r2c3", []int{9}, func(n int, at func(r, c int) int) bool { return 10*at(1, 1)+at(1, 2) == at(1, 3)+at(2, 3) }},
	{"double-arrow: r1c1 r1c2 r2c3 r3c3", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(3, 3) == at(1, 2)+at(2, 3) }},
	{"little-killer 6: r1c3 r2c2 r3c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 3)+at(2, 2)+at(3, 1) == 6 }},
	{"little-killer 3: r1c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1) == 3 }},
	{"quadruple 1 2: r1c1 r1c2 r2c1 r2c2", nil, func(n int, at func(r, c int) int) bool { return square(at)[1] >= 1 && square(at)[2] >= 1 }},
	{"quadruple 3 3 2: r1c1 r1c2 r2c1 r2c2", nil, func(n int, at func(r, c int) int) bool { return square(at)[3] >= 2 && square(at)[2] >= 1 }},
	{"region-sum: r1c1 r1c2 r3c2 r4c2", []int{4, 6}, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(1, 2) == at(3, 2)+at(4, 2) }},
	{"region-sum: r1c1 r1c2", nil, func(n int, at func(r, c int) int) bool { return true }},
	// A line that comes back to a box begins another part.
	{"region-sum: r3c3 r3c4 r2c4 r2c3 r1c3", []int{9}, func(n int, at func(r, c int) int) bool {
		return at(3, 3) == at(3, 4)+at(2, 4) && at(3, 3) == at(2, 3)+at(1, 3)
	}},
	{"sum-line 5: r1c1 r1c2 r2c2 r2c1", nil, func(n int, at func(r, c int) int) bool { return runs(5, at(1, 1), at(1, 2), at(2, 2), at(2, 1)) }},
	{"sum-line: r1c1 r1c2 r2c2 r2c1", nil, func(n int, at func(r, c int) int) bool { return runs(10, at(1, 1), at(1, 2), at(2, 2), at(2, 1)) }},
	{"zipper: r1c1 r1c2 r2c2", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(2, 2) == at(1, 2) }},
	{"zipper: r1c1 r1c2 r2c2 r2c1", nil, func(n int, at func(r, c int) int) bool { return at(1, 1)+at(2, 1) == at(1, 2)+at(2, 2) }},
	{"sandwich 3: r1c2-r4c2", []int{4}, func(n int, at func(r, c int) int) bool { return sandwiched(n, at) == 3 }},
	{"sandwich 0: r6c2-r1c2", []int{6}, func(n int, at func(r, c int) int) bool { return sandwiched(n, at) == 0 }},
	{"sandwich 10: r1c2-r9c2", []int{9}, func(n int, at func(r, c int) int) bool { return sandwiched(n, at) == 10 }},
	{"x-sum 6: r1c2-r4c2", []int{4}, func(n int, at func(r, c int) int) bool { return firstSum(n, at) == 6 }},
	{"x-sum 21: r1c2-r9c2", []int{9}, func(n int, at func(r, c int) int) bool { return firstSum(n, at) == 21 }},
	{"x-sum 1: r1c2-r6c2", []int{6}, func(n int, at func(r, c int) int) bool { return at(1, 2) == 1 }},
	{"skyscraper 2: r1c2-r4c2", []int{4}, func(n int, at func(r, c int) int) bool { return seen(n, at) == 2 }},
	{"skyscraper 1: r1c2-r9c2", []int{9}, func(n int, at func(r, c int) int) bool { return at(1, 2) == 9 }},
	{"skyscraper 3: r1c2-r9c2", []int{9}, func(n int, at func(r, c int) int) bool { return seen(n, at) == 3 }},
}

// square counts the digits of the four cells in the first corner.
func square(at func(r, c int) int) map[int]int {
	count := map[int]int{}
	for _, d := range []int{at(1, 1), at(1, 2), at(2, 1), at(2, 2)} {
		count[d]++
	}
	return count
}

// runs reports whether digits can be cut into parts of one sum, by trying each first part.
func runs(sum int, ds ...int) bool {
	if len(ds) == 0 {
		return true
	}
	total := 0
	for i, d := range ds {
		if total += d; total == sum && runs(sum, ds[i+1:]...) {
			return true
		}
	}
	return false
}

// sandwiched is what stands between 1 and n in the second column.
func sandwiched(n int, at func(r, c int) int) (sum int) {
	var crusts []int
	for r := 1; r <= n; r++ {
		if at(r, 2) == 1 || at(r, 2) == n {
			crusts = append(crusts, r)
		}
	}
	for r := crusts[0] + 1; r < crusts[1]; r++ {
		sum += at(r, 2)
	}
	return sum
}

// firstSum is what the first digits of the second column add up to, as many as the first of them says.
func firstSum(n int, at func(r, c int) int) (sum int) {
	for r := 1; r <= at(1, 2); r++ {
		sum += at(r, 2)
	}
	return sum
}

// seen is how many digits of the second column are higher than all before.
func seen(n int, at func(r, c int) int) (count int) {
	highest := 0
	for r := 1; r <= n; r++ {
		if at(r, 2) > highest {
			highest = at(r, 2)
			count++
		}
	}
	return count
}

func diff(a, b int) int { return max(a-b, b-a) }

func distinct(ds ...int) bool {
	seen := map[int]bool{}
	for _, d := range ds {
		seen[d] = true
	}
	return len(seen) == len(ds)
}

func all(n int, at func(i int) int) bool {
	var ds []int
	for i := 1; i <= n; i++ {
		ds = append(ds, at(i))
	}
	return distinct(ds...)
}

func everywhere(steps [][2]int, allows func(a, b int) bool) func(n int, at func(r, c int) int) bool {
	return func(n int, at func(r, c int) int) bool {
		for r := 1; r <= n; r++ {
			for c := 1; c <= n; c++ {
				for _, s := range steps {
					if r+s[0] <= n && c+s[1] <= n && c+s[1] >= 1 && !allows(at(r, c), at(r+s[0], c+s[1])) {
						return false
					}
				}
			}
		}
		return true
	}
}

var boards = map[int]*candidates.Layout{
	4: candidates.Classic4, 5: latin(5), 6: candidates.Classic6, 7: latin(7), 8: candidates.Classic8, 9: candidates.Classic9,
}

// latin returns a board whose boxes are its rows.
func latin(n int) *candidates.Layout {
	var regions strings.Builder
	for r := range n {
		regions.WriteString(strings.Repeat(string(rune('A'+r)), n))
	}
	l, err := candidates.Jigsaw(regions.String())
	if err != nil {
		panic(err)
	}
	return l
}

// shuffled returns a filling that keeps rows, columns and boxes: of a pattern, with digits, rows and columns of bands
// exchanged.
func shuffled(l *candidates.Layout, rng *rand.Rand) (f candidates.Filling) {
	n := l.Size()
	high := map[int]int{4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3}[n]
	wide := n / high
	digits := rng.Perm(n)
	order := func(bands, each int) (order []int) {
		for _, band := range rng.Perm(bands) {
			for _, i := range rng.Perm(each) {
				order = append(order, band*each+i)
			}
		}
		return order
	}
	rows, columns := order(n/high, high), order(n/wide, wide)
	for r := range n {
		for c := range n {
			x := rows[r]
			f[candidates.At(r+1, c+1)] = candidates.Digit(digits[(x%high*wide+x/high+columns[c])%n] + 1)
		}
	}
	return f
}

// keeps reports whether the filling keeps clues and extra houses of the board.
func keeps(l *candidates.Layout, f *candidates.Filling) bool {
	for h := range l.HousesOfKind(candidates.Extra).All() {
		var digits candidates.DigitSet
		for c := range l.HouseCells(h).All() {
			digits = digits.With(f[c])
		}
		if digits != l.Digits() {
			return false
		}
	}
	_, broken := f.BrokenClue(l)
	return !broken
}

// The relations of each kind allow what the words of its rule allow, and nothing else: on fillings at random, of which
// some are changed until they keep the clue, or nearly.
func TestMeaning(t *testing.T) {
	covered := map[*candidates.ClueKind]bool{}
	for _, test := range meanings {
		sizes := test.sizes
		if sizes == nil {
			sizes = []int{4, 5, 6, 7, 8, 9}
		}
		read, err := clues.Parse(test.line)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range read {
			covered[c.Kind] = true
		}
		for _, n := range sizes {
			l := cluestest.Board(t, boards[n], test.line)
			rng := rand.New(rand.NewPCG(uint64(n), 24))
			kept, broken := 0, 0
			for i := range 1000 {
				f := shuffled(l, rng)
				if i%2 == 1 && !isIndexed(read[0].Kind) {
					for c := range l.Cells().All() { // rows, columns and boxes are not the clue's
						f[c] = candidates.Digit(1 + rng.IntN(n))
					}
				}
				at := func(r, c int) int { return int(f[candidates.At(r, c)]) }
				want := test.keeps(n, at)
				if want {
					kept++
				} else {
					broken++
				}
				if got := keeps(l, &f); got != want {
					t.Fatalf("%s on size %d: %s is kept: %v, want %v", test.line, n, f.Text(l), got, want)
				}
			}
			if kept == 0 && broken == 0 {
				t.Errorf("%s on size %d: nothing tried", test.line, n)
			}
		}
	}
	for _, k := range clues.All {
		if !covered[k] {
			t.Errorf("%s has no meaning in this test", k.Code)
		}
	}
}

// impossible has clues that no filling of boards of some sizes keeps.
var impossible = map[string][]int{
	"nabner: r1c1 r1c2 r1c3":               {4},
	"x: r1c1 r1c2":                         {4, 5},
	"between: r1c1 r1c2 r2c2 r2c3":         {4},
	"lockout 3: r1c1 r1c2 r2c2 r2c3":       {4, 5},
	"king":                                 {4},
	"nonconsecutive":                       {4},
	"negative-black":                       {4},
	"quadruple 3 3 2: r1c1 r1c2 r2c1 r2c2": {4, 6, 8, 9},
	"region-sum: r1c1 r1c2 r3c2 r4c2":      {4},
}

// Fillings that the search finds for a clue keep it by the words of its rule, and with one digit changed they keep it or
// break it by both.
func TestMeaningOfKeptFillings(t *testing.T) {
	for _, test := range meanings {
		sizes := test.sizes
		if sizes == nil {
			sizes = []int{4, 5, 6, 7, 8, 9}
		}
		for _, n := range sizes {
			l := cluestest.Board(t, boards[n], test.line)
			g := clued.New(uint64(n), 24)
			random := rand.New(rand.NewPCG(uint64(n), 25))
			f, ok := g.Solution(t.Context(), l)
			if ok == slices.Contains(impossible[test.line], n) {
				t.Errorf("%s on size %d: a filling is found: %v", test.line, n, ok)
			}
			if !ok {
				continue
			}
			at := func(r, c int) int { return int(f[candidates.At(r, c)]) }
			if !test.keeps(n, at) {
				t.Errorf("%s on size %d: %s is found, and is none", test.line, n, f.Text(l))
			}
			read, _ := clues.Parse(test.line)
			if isIndexed(read[0].Kind) {
				continue // they rely on whole houses
			}
			var cells []candidates.Cell
			for c := range l.Cells().All() {
				if slices.ContainsFunc(read, func(clue candidates.Clue) bool { return len(clue.Lines) == 0 || clue.Cells().Has(c) }) {
					cells = append(cells, c)
				}
			}
			for range 300 {
				c := cells[random.IntN(len(cells))]
				was := f[c]
				f[c] = candidates.Digit(1 + random.IntN(n))
				if got, want := keeps(l, &f), test.keeps(n, at); got != want {
					t.Fatalf("%s on size %d: %s is kept: %v, want %v", test.line, n, f.Text(l), got, want)
				}
				f[c] = was
			}
		}
	}
}

// isIndexed reports whether a kind relies on the houses: a digit that must stand at one place stands at no other.
func isIndexed(k *candidates.ClueKind) bool {
	return slices.Contains([]*candidates.ClueKind{
		clues.RowIndexer, clues.ColumnIndexer, clues.BoxIndexer, clues.Room, clues.Sandwich, clues.XSum, clues.Skyscraper,
	}, k)
}

// Conflicts of a short line are exactly those pairs of digits that no filling of its cells has together.
func TestEveryFillingOfShortLines(t *testing.T) {
	for _, test := range meanings {
		read, _ := clues.Parse(test.line)
		var cells candidates.CellSet
		for _, c := range read {
			cells = cells.Or(c.Cells())
		}
		if cells.Len() == 0 || cells.Len() > 4 || isIndexed(read[0].Kind) || read[0].Kind == clues.Minimum || read[0].Kind == clues.Maximum {
			continue
		}
		for n := 4; n <= 9; n++ {
			if test.sizes != nil && !slices.Contains(test.sizes, n) || cells.Len() == 4 && n > 6 {
				continue
			}
			l := cluestest.Board(t, boards[n], test.line)
			var f candidates.Filling
			for c := range l.Cells().All() {
				f[c] = 1
			}
			var fill func(rest candidates.CellSet)
			fill = func(rest candidates.CellSet) {
				c, ok := rest.Next()
				if !ok {
					want := test.keeps(n, func(r, c int) int { return int(f[candidates.At(r, c)]) })
					if got := keeps(l, &f); got != want {
						t.Fatalf("%s on size %d: %s is kept: %v, want %v", test.line, n, f.Text(l), got, want)
					}
					return
				}
				for d := range l.Digits().All() {
					f[c] = d
					fill(rest)
				}
			}
			fill(cells)
		}
	}
}

// A dot of either color lifts both negative rules on its pair, a letter that of letters; other ratios count.
func TestNegativeRules(t *testing.T) {
	r1c1, r1c2, r1c3 := candidates.At(1, 1), candidates.At(1, 2), candidates.At(1, 3)
	for _, test := range []struct {
		lines []string
		a, b  candidates.Cell
		x, y  candidates.Digit
		want  bool
	}{
		{[]string{"nonconsecutive"}, r1c1, r1c2, 3, 4, true},
		{[]string{"nonconsecutive", "black: r1c1 r1c2"}, r1c1, r1c2, 1, 2, false},
		{[]string{"nonconsecutive", "black: r1c1 r1c2"}, r1c2, r1c3, 1, 2, true},
		{[]string{"negative-black", "white: r1c1 r1c2"}, r1c1, r1c2, 1, 2, false},
		{[]string{"negative-black", "black 3: r5c1 r5c2"}, r1c1, r1c2, 1, 3, true},
		{[]string{"negative-black", "black 3: r5c1 r5c2"}, r1c1, r1c2, 1, 2, false},
		{[]string{"negative-black"}, r1c1, r1c2, 1, 2, true},
		{[]string{"negative-xv", "x: r5c1 r5c2"}, r1c1, r1c2, 1, 4, true},
		{[]string{"negative-xv", "x: r1c1 r1c2"}, r1c2, r1c3, 4, 6, true},
		{[]string{"negative-xv", "x: r1c1 r1c2"}, r1c1, r1c2, 4, 6, false},
	} {
		l := cluestest.Board(t, candidates.Classic9, test.lines...)
		if got := l.Excludes(candidates.Of(test.a, test.x), candidates.Of(test.b, test.y)); got != test.want {
			t.Errorf("%v: %v=%v excludes %v=%v: %v, want %v", test.lines, test.a, test.x, test.b, test.y, got, test.want)
		}
	}
}

// The ends of a between line are at least two apart, which is a conflict of two.
func TestBetweenKeepsItsEndsApart(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "between: r1c1 r1c2 r2c3")
	if !l.Excludes(candidates.Of(candidates.At(1, 1), 4), candidates.Of(candidates.At(2, 3), 5)) {
		t.Error("the ends of a between line may be consecutive")
	}
}

// Both spellings of diagonals and windows are the same board.
func TestBoardsWithANameOfTheirOwn(t *testing.T) {
	diagonals, _ := candidates.ParseLayout("classic9+diagonals")
	windows, _ := candidates.ParseLayout("classic9+windows")
	for _, test := range []struct {
		want  *candidates.Layout
		lines []string
	}{
		{diagonals, []string{"diagonals"}},
		{diagonals, []string{"rising-diagonal", "falling-diagonal"}},
		{windows, []string{"windows"}},
		{windows, []string{
			"extra-region: r2c2-r2c4 r3c2-r3c4 r4c2-r4c4", "extra-region: r2c6-r2c8 r3c6-r3c8 r4c6-r4c8",
			"extra-region: r6c2-r6c4 r7c2-r7c4 r8c2-r8c4", "extra-region: r6c6-r6c8 r7c6-r7c8 r8c6-r8c8",
		}},
	} {
		if got := cluestest.Board(t, candidates.Classic9, test.lines...); !got.Same(test.want) {
			t.Errorf("%v make %v with %v, want %v", test.lines, got, got.Clues(), test.want)
		}
	}
}

// A house that is given twice does not make up for another that is missing.
func TestOneDiagonalTwiceIsNotBoth(t *testing.T) {
	const window = "extra-region: r2c2-r2c4 r3c2-r3c4 r4c2-r4c4"
	for _, lines := range [][]string{{"rising-diagonal", "rising-diagonal"}, {window, window, window, window}} {
		cells := candidates.Cells(candidates.At(1, 1), candidates.At(9, 9))
		if l := cluestest.Board(t, candidates.Classic9, lines...); l.String() != "classic9" || l.HousesOfAll(cells) != 0 {
			t.Errorf("%v make %v", lines, l)
		}
	}
}

// What is wrong with the cells or values of a clue is said, and a line that is none of clues.
func TestWrongClues(t *testing.T) {
	for line, want := range map[string]string{
		"thermo: r1c1":                  `expected one line of 2 cells or more`,
		"white: r1c1 r1c3":              `expected two cells side by side, as in r1c1 r1c2 (a comma begins the next pair)`,
		"white 9: r1c1 r1c2":            `found 9: expected a value from 1 to 8`,
		"knight: r1c1":                  `expected no cells: it holds everywhere`,
		"room: r1c1-r9c1":               `expected a digit before the cells`,
		"room 3: r1c1 r2c1":             `expected a whole row or column from the clue's side on, as in r1c4-r9c4`,
		"clone: r1c1 r1c2":              `expected two lists of as many cells each, as in r1c1 r1c2 = r5c5 r5c6`,
		"cage: r1c1-r1c9 r2c1":          `found 10 cells: expected 9 at most, as no digit is there twice`,
		"cage 5: r1c1 r1c2 r1c1":        `found r1c1 twice: expected each cell once`,
		"cage -5: r1c1 r1c2":            `found value 1 of "-5": expected a small number without a sign`,
		"thermo r1c1 r1c2":              `found cells without a colon before them: expected a line such as thermo: r1c1 r1c2`,
		"cage 7 r1c1 r1c2":              `found cells without a colon before them: expected a line such as cage 7: r1c1 r1c2`,
		"termo: r1c1 r1c2":              `found "termo", which is no kind of clue: did you mean thermo?`,
		"thermo: r1c1 r1x2":             `found "r1x2": expected cells such as r4c7, or r1c1-r1c4`,
		"thermo: r1c1-r3c2":             `found r1c1-r3c2: expected cells of one row, column or diagonal`,
		"thermo: r1c1 r1c2, , r2c2":     `found no cells here: expected some such as r4c7`,
		"marks: r1c1":                   `expected the digits, then a cell`,
		"palindrome 3: r1c1 r1c2":       `found 3: expected no value`,
		"snowball: r1c1":                `found "snowball", which is no kind of clue: expected one such as thermo, whispers, white or knight`,
		"skyscraper 3: r1c1":            `expected a whole row or column from the clue's side on, as in r1c4-r9c4`,
		"x-sum 46: r1c1-r1c9":           `found 46: expected a value from 1 to 45`,
		"sandwich: r1c1-r1c9":           `expected a value before the cells`,
		"cage 46: r1c1 r1c2":            `found 46: expected a value from 1 to 45`,
		"arrow: r1c1 r1c2":              `expected the circle, of one to three cells, then a shaft, as in r1c1 = r2c2 r3c3`,
		"little-killer 9: r1c3 r2c2":    `expected a whole diagonal from the clue's side on, as in r1c3 r2c2 r3c1`,
		"quadruple 1: r1c1 r1c2 r2c1":   `expected the four cells around a corner, as in r1c1 r1c2 r2c1 r2c2`,
		"double arrow: r1c1 r1c2":       `expected one line of 3 cells or more`,
		"sum-line 0: r1c1 r1c2":         `found 0: expected a value from 1 to 81`,
		"between: r1c1 r1c2 = r3c3 r3c": `found "r3c": expected cells such as r4c7, or r1c1-r1c4`,
	} {
		cs, err := clues.Parse(line)
		if err == nil {
			for i := range cs {
				if err = cs[i].Kind.Check(candidates.Classic9, &cs[i]); err != nil {
					break
				}
			}
		}
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// A clue is written as it is read.
func TestClueLines(t *testing.T) {
	for line, want := range map[string][]string{
		"thermo: r1c1 r1c2":                    {"thermo: r1c1 r1c2"},
		"Thermometer: R1C1-r1c5 r2c5":          {"thermo: r1c1-r1c5 r2c5"},
		"white dot 2: r1c1 r1c2,r3c3 r4c3":     {"white 2: r1c1 r1c2", "white 2: r3c3 r4c3"},
		"odd: r1c1 r2c2":                       {"odd: r1c1", "odd: r2c2"},
		"clone: r1c1 r1c2 = r5c5 r5c6":         {"clone: r1c1 r1c2 = r5c5 r5c6"},
		"antiknight":                           {"knight"},
		"room 4: r9c3-r1c3":                    {"room 4: r9c3-r1c3"},
		"cage 17: r4c9 r5c9":                   {"cage 17: r4c9 r5c9"},
		"arrow: r1c1 = r2c2 r3c3":              {"arrow: r1c1 = r2c2 r3c3"},
		"quadruple 1 2 2: r1c1 r1c2 r2c1 r2c2": {"quadruple 1 2 2: r1c1 r1c2 r2c1 r2c2"},
	} {
		cs, err := clues.Parse(line)
		if err != nil || len(cs) != len(want) {
			t.Errorf("%s: %d clues, %v", line, len(cs), err)
			continue
		}
		for i := range cs {
			if got := cs[i].String(); got != want[i] {
				t.Errorf("%s is written %s, want %s", line, got, want[i])
			}
		}
	}
}

// What reads and draws clues finds in every kind what it needs.
func TestKindsAreWhole(t *testing.T) {
	codes := map[string]bool{}
	for _, k := range clues.All {
		if codes[k.Code] || k.Code == "" || k.Name == "" || k.Meaning == "" || k.Check == nil || k.Houses == nil && k.Relations == nil && k.Sums == nil && k.Readings == nil {
			t.Errorf("%q is not whole or not the only one", k.Code)
		}
		codes[k.Code] = true
	}
}
