package learn_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/fallback/learn"
	"pencilmark/fallback/learn/learntest"
)

func always() bool { return true }

// fillings returns all fillings of a board without clues.
func fillings(t *testing.T) []candidates.Filling {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	s := learn.NewSearch(&g)
	if !s.Solve(1000, always) || len(s.Solutions) != 288 {
		t.Fatalf("found %d fillings: want 288", len(s.Solutions))
	}
	return s.Solutions
}

// path returns some cells in a row, each beside the one before.
func path(r *rand.Rand, n int) (line []candidates.Cell) {
	for len(line) < n {
		c := candidates.At(1+r.IntN(4), 1+r.IntN(4))
		if len(line) == 0 || !slices.Contains(line, c) && line[len(line)-1].Distance(c) <= 2 {
			line = append(line, c)
		}
	}
	return line
}

func names(cells []candidates.Cell) string {
	var b strings.Builder
	for _, c := range cells {
		fmt.Fprintf(&b, " %v", c)
	}
	return b.String()
}

// someBoard returns a board with one to four clues of all forms: pairs, threes, sums with and without signs, readings.
func someBoard(t *testing.T, r *rand.Rand) *candidates.Layout {
	var cs []candidates.Clue
	for range 1 + r.IntN(4) {
		line := path(r, 3)
		outside := []candidates.Cell{}
		for i := range 4 {
			outside = append(outside, candidates.At(1, 1+i))
		}
		kinds := []string{
			"thermo:" + names(line),
			"between:" + names(line),
			"knight",
			fmt.Sprintf("cage %d:%s", 3+r.IntN(5), names(line[:2])),
			fmt.Sprintf("sum-cage %d:%s", 4+r.IntN(6), names(line)),
			"arrow:" + names(line[:1]) + " =" + names(line[1:]),
			fmt.Sprintf("sandwich %d:%s", r.IntN(6), names(outside)),
			fmt.Sprintf("x-sum %d:%s", 1+r.IntN(9), names(outside)),
			fmt.Sprintf("skyscraper %d:%s", 1+r.IntN(4), names(outside)),
			fmt.Sprintf("quadruple %d %d: r2c2 r2c3 r3c2 r3c3", 1+r.IntN(2), 3+r.IntN(2)),
			"zipper:" + names(line),
			"double-arrow:" + names(line),
			"sum-line " + fmt.Sprint(4+r.IntN(3)) + ":" + names(line),
			"renban:" + names(line),
		}
		text := kinds[r.IntN(len(kinds))]
		parsed, err := clues.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		cs = append(cs, parsed...)
	}
	l, err := candidates.Classic4.WithClues(cs...)
	if err != nil {
		return someBoard(t, r)
	}
	return l
}

// puzzle returns a puzzle on some board with clues, and the fillings that keep it.
func puzzle(t *testing.T, r *rand.Rand, all []candidates.Filling) (candidates.Grid, map[candidates.Filling]bool) {
	return cluestest.Puzzle(r, someBoard(t, r), all)
}

// All fillings of a small board are few. Those that break no clue are the solutions, whether the search is stopped now
// and then or not.
func TestSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 1))
	all := fillings(t)
	some := map[int]int{}
	for range 1500 {
		g, want := puzzle(t, r, all)
		s := learn.NewSearch(&g)
		for !s.Solve(1000, func() bool { return r.IntN(2) == 0 }) {
		}
		for _, f := range s.Solutions {
			if !want[f] {
				t.Errorf("%v of %v: %v is no solution", &g, g.Layout().Clues(), f.Text(g.Layout()))
			}
		}
		if len(s.Solutions) != len(want) {
			t.Errorf("%v of %v: %d solutions, want %d", &g, g.Layout().Clues(), len(s.Solutions), len(want))
		}
		some[min(len(want), 2)]++
	}
	if some[0] < 50 || some[1] < 50 || some[2] < 50 {
		t.Errorf("the boards are of one kind: %v", some)
	}
}

// A clue that has readings in some places and only sums in others, as a region sum line of two parts, is kept in both.
func TestRegionSums(t *testing.T) {
	all := fillings(t)
	for _, line := range []string{
		"region-sum: r1c1 r2c3",
		"region-sum: r1c1 r1c2 r1c3",
		"region-sum: r1c1 r2c3 r3c2",
	} {
		l := cluestest.Board(t, candidates.Classic4, line)
		g := candidates.NewGrid(l, candidates.Filling{})
		want := 0
		for _, f := range all {
			if _, broken := f.BrokenClue(l); !broken {
				want++
			}
		}
		s := learn.NewSearch(&g)
		if s.Solve(1000, always); len(s.Solutions) != want || want == 0 || want == len(all) {
			t.Errorf("%s: %d solutions of %d fillings, want %d", line, len(s.Solutions), len(all), want)
		}
	}
}

// texts returns both files of a certificate.
func texts(t *testing.T, c *learn.Certificate) (formula, proof string) {
	var f, p bytes.Buffer
	if err := errors.Join(c.WriteFormula(&f), c.WriteProof(&p)); err != nil {
		t.Fatal(err)
	}
	return f.String(), p.String()
}

// A puzzle with one solution has a certificate for that, and for no other filling; one with several has none.
func TestProve(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 2))
	all := fillings(t)
	for proved := 0; proved < 60; {
		g, want := puzzle(t, r, all)
		for f := range want {
			c, err := learn.Prove(t.Context(), &g, f)
			switch {
			case len(want) > 1:
				if !errors.Is(err, learn.ErrSeveral) {
					t.Errorf("%v of %v has %d solutions, and a certificate: %v", &g, g.Layout().Clues(), len(want), err)
				}
			case err != nil:
				t.Errorf("%v of %v: %v", &g, g.Layout().Clues(), err)
			default:
				formula, proof := texts(t, c)
				if err := learntest.Check(formula, proof); err != nil {
					t.Errorf("%v of %v: %v", &g, g.Layout().Clues(), err)
				}
				proved++
			}
			break
		}
	}
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	g, f := killer(t)
	if _, err := learn.Prove(canceled, &g, f); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end of the context: %v", err)
	}
}

// killer returns a killer with few givens, and its solution: a known filling cut into cages of four cells at most.
func killer(t *testing.T) (candidates.Grid, candidates.Filling) {
	const text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	var f candidates.Filling
	var cs []candidates.Clue
	r := rand.New(rand.NewPCG(25, 3))
	used := map[candidates.Cell]bool{}
	for i := range 81 {
		f[candidates.At(1+i/9, 1+i%9)] = candidates.Digit(text[i] - '0')
	}
	for i := range 81 {
		c := candidates.At(1+i/9, 1+i%9)
		if used[c] {
			continue
		}
		line := []candidates.Cell{c}
		used[c] = true
		for _, next := range [][2]int{{1, 0}, {0, 1}, {1, 1}} {
			row, column := c.Row()+next[0], c.Column()+next[1]
			if row > 9 || column > 9 || r.IntN(3) == 0 {
				continue
			}
			if x := candidates.At(row, column); !used[x] && !slices.ContainsFunc(line, func(y candidates.Cell) bool { return f[x] == f[y] }) {
				line, used[x] = append(line, x), true
			}
		}
		total := 0
		for _, x := range line {
			total += int(f[x])
		}
		cs = append(cs, candidates.Clue{Kind: clues.Cage, Lines: [][]candidates.Cell{line}, Values: []int{total}})
	}
	l, err := candidates.Classic9.WithClues(cs...)
	if err != nil {
		t.Fatal(err)
	}
	var givens candidates.Filling
	for {
		g := candidates.NewGrid(l, givens)
		s := learn.NewSearch(&g)
		if s.Solve(2, always); len(s.Solutions) == 1 {
			return g, f
		}
		for c := range l.Cells().All() {
			if s.Solutions[0][c] != s.Solutions[1][c] {
				givens[c] = f[c]
				break
			}
		}
	}
}

// A proof does not do for a formula that says less: without the line that asks for another solution, or with another
// solution than there is, the formula can be satisfied, so nothing proves that it cannot.
func TestDamaged(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 4))
	all := fillings(t)
	for refused := 0; refused < 300; {
		g, want := puzzle(t, r, all)
		if len(want) != 1 {
			continue
		}
		var solution candidates.Filling
		for f := range want {
			solution = f
		}
		c, err := learn.Prove(t.Context(), &g, solution)
		if err != nil {
			t.Fatal(err)
		}
		formula, proof := texts(t, c)
		lines := slices.Collect(strings.Lines(formula))
		other := lines[len(lines)-1]
		flipped := strings.Replace(other, "~", "", 1+r.IntN(3))
		for _, damaged := range []string{
			strings.Join(lines[:len(lines)-1], ""),
			strings.Join(lines[:len(lines)-1], "") + flipped,
			strings.Join(lines[:len(lines)-1], "") + "+1 x111 >= 0 ;\n",
		} {
			if learntest.Check(damaged, proof) == nil {
				t.Errorf("%v: the proof is accepted for another formula", &g)
			}
			refused++
		}
	}
}

// VeriPB accepts certificates, and none for a formula that can be satisfied.
func TestVeriPB(t *testing.T) {
	accepts := learntest.VeriPB(t)
	r := rand.New(rand.NewPCG(25, 5))
	all := fillings(t)
	g, f := killer(t)
	for n := 0; n < 12; {
		c, err := learn.Prove(t.Context(), &g, f)
		if err != nil {
			t.Fatal(err)
		}
		formula, proof := texts(t, c)
		if !accepts(formula, proof) {
			t.Errorf("%v of %v: VeriPB does not accept the proof", &g, g.Layout().Clues())
		}
		lines := slices.Collect(strings.Lines(formula))
		if accepts(strings.Join(lines[:len(lines)-1], "")+"+1 x111 >= 0 ;\n", proof) {
			t.Errorf("%v of %v: VeriPB accepts a damaged proof", &g, g.Layout().Clues())
		}
		c, err = learn.ProveStep(t.Context(), &g, step(&g, &f))
		if err != nil {
			t.Fatal(err)
		}
		if formula, proof := texts(t, c); !accepts(formula, proof) {
			t.Errorf("%v of %v: VeriPB does not accept the proof of a step", &g, g.Layout().Clues())
		}
		n++
		var want map[candidates.Filling]bool
		for g, want = puzzle(t, r, all); len(want) != 1; g, want = puzzle(t, r, all) {
		}
		for f = range want {
		}
	}
}

// step returns a step that fills the open cells of a grid as a filling does, by all that the board says.
func step(g *candidates.Grid, f *candidates.Filling) *learn.Step {
	s := &learn.Step{Name: "step 1", Items: g.Layout().Items(), Clues: g.Layout().ClueLines()}
	for c := range g.Open().All() {
		s.Placed = append(s.Placed, candidates.Of(c, f[c]))
	}
	return s
}

// A step needs what it cites: without clues, or without houses, nothing is proved that rests on them.
func TestProveStep(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic4, "sum-cage 6: r1c1 r1c2 r1c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	last := candidates.Of(candidates.At(1, 4), 4)
	inRow := []candidates.Item{candidates.HouseItem(4, l.HousesOfKind(candidates.Row).First())}
	for _, test := range []struct {
		items []candidates.Item
		clues []string
		want  error
	}{
		{l.Items(), l.ClueLines(), nil},
		{inRow, l.ClueLines(), nil},
		{[]candidates.Item{candidates.CellItem(last.Cell())}, l.ClueLines(), nil},
		{nil, l.ClueLines(), learn.ErrUnproved},
		{l.Items(), nil, learn.ErrUnproved},
		{inRow, nil, learn.ErrUnproved},
	} {
		c, err := learn.ProveStep(t.Context(), &g, &learn.Step{Items: test.items, Clues: test.clues, Placed: []candidates.Candidate{last}})
		if !errors.Is(err, test.want) {
			t.Errorf("%d items, clues %q: error %v, want %v", len(test.items), test.clues, err, test.want)
		}
		if err == nil {
			if err := learntest.Check(texts(t, c)); err != nil {
				t.Errorf("%d items, clues %q: %v", len(test.items), test.clues, err)
			}
		}
	}
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := learn.ProveStep(canceled, &g, &learn.Step{Placed: []candidates.Candidate{last}}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end of the context: %v", err)
	}
}
