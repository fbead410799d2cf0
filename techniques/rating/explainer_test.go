package rating_test

import (
	"bufio"
	"context"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/techniques/rating"
)

// reference is a puzzle with the numbers, in tenths, that Sudoku Explainer gives, and its name of the hardest step.
type reference struct {
	puzzle     string
	er, ep, ed int
	hardest    string
}

// references reads every nth puzzle of the reference data with an ER up to a limit.
func references(tb testing.TB, nth, limit int) (list []reference) {
	tb.Helper()
	file, err := os.Open(notationtest.Path(tb, "explainer-ratings"))
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	tenths := func(s string) int {
		x, err := strconv.ParseFloat(s, 64)
		if err != nil {
			tb.Fatal(err)
		}
		return int(math.Round(x * 10))
	}
	lines := bufio.NewScanner(file)
	for i := 0; lines.Scan(); {
		f := strings.Fields(lines.Text())
		if len(f) != 5 || f[0] == "#" {
			continue
		}
		r := reference{f[0], tenths(f[1]), tenths(f[2]), tenths(f[3]), strings.ReplaceAll(f[4], "_", " ")}
		if r.er > limit {
			continue
		}
		if i%nth == 0 {
			list = append(list, r)
		}
		i++
	}
	if err := lines.Err(); err != nil || len(list) == 0 {
		tb.Fatalf("%d puzzles, %v", len(list), err)
	}
	return list
}

func read(tb testing.TB, puzzle string) *candidates.Grid {
	tb.Helper()
	p, err := notation.Parse(puzzle, candidates.Classic9)
	if err != nil {
		tb.Fatal(err)
	}
	return &p.Grid
}

// The numbers are those of Sudoku Explainer, and so is the name of the hardest step. A sample is rated, all puzzles if
// PENCILMARK_FULL is set; equal counts by the first digit of ER are logged.
func TestExplainerReference(t *testing.T) {
	nth, limit := 30, 89
	if notationtest.Full() {
		nth, limit = 1, rating.Unsolved
	}
	scale := rating.NewExplainer()
	counts := map[int][4]int{}
	for _, want := range references(t, nth, limit) {
		got := scale.Rate(context.Background(), read(t, want.puzzle))
		n := counts[want.er/10]
		n[0]++
		for i, same := range []bool{got.Hardest.Rating == want.er, got.Pearl.Rating == want.ep, got.Diamond.Rating == want.ed} {
			if same {
				n[i+1]++
			}
		}
		counts[want.er/10] = n
		name := got.Hardest.Name()
		if !got.Solved || got.Hardest.Rating != want.er || got.Pearl.Rating != want.ep || got.Diamond.Rating != want.ed || name != want.hardest {
			t.Errorf("%s: got %d %d %d %s, want %d %d %d %s", want.puzzle,
				got.Hardest.Rating, got.Pearl.Rating, got.Diamond.Rating, name, want.er, want.ep, want.ed, want.hardest)
		}
	}
	for _, er := range slices.Sorted(maps.Keys(counts)) {
		n := counts[er]
		t.Logf("ER %d: %d puzzles, equal ER %d, EP %d, ED %d", er, n[0], n[1], n[2], n[3])
	}
}

// A puzzle without a solution ends without a step, and one whose time is up has a lower bound.
func TestExplainerEnds(t *testing.T) {
	scale := rating.NewExplainer()
	clash := read(t, "11......."+strings.Repeat(".", 72))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	hard := read(t, "98.7..6..5...8......4..3...3...2..4..1.8..7.......5..2.9...8.7....9...68....1.9..")
	if r := scale.Rate(ctx, hard); r.Solved || r.AtLeast < 17 || r.Taken != 0 {
		t.Errorf("the time is up at the start: got %+v", r)
	}
	if r := scale.Rate(ctx, clash); r.Solved {
		t.Errorf("two ones in a row: got %+v", r)
	}
	done := read(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	if r := scale.Rate(ctx, done); !r.Solved || r.Taken != 0 || r.Hardest.Rating != 0 {
		t.Errorf("a solved puzzle: got %+v", r)
	}
}

func BenchmarkExplainer(b *testing.B) {
	for _, name := range []string{"clues17", "magictour", "hardest11"} {
		grids := notationtest.Read(b, name, 100)
		b.Run("corpus="+name, func(b *testing.B) {
			scale := rating.NewExplainer()
			i := 0
			for b.Loop() {
				scale.Rate(context.Background(), &grids[i%len(grids)])
				i++
			}
		})
	}
}
