package pipeline_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// BenchmarkSolve tells, beside the time, how many puzzles of each corpus fall
// to techniques alone, and how many trials of what length the others take.
func BenchmarkSolve(b *testing.B) {
	for _, name := range []string{"msk009", "clues17", "top95", "magictour", "hardest1106"} {
		b.Run("corpus="+name, func(b *testing.B) {
			grids := shuffled(b, name)
			solver := newSolver(b, pipeline.Options{})
			n, steps, trials, lines, without := 0, 0, 0, 0, 0
			b.ReportAllocs()
			for b.Loop() {
				w := solver.Solve(b.Context(), grids[n%len(grids)])
				n++
				steps += len(w.Steps)
				before := trials
				for _, step := range w.Steps {
					if trial, ok := step.Evidence.(explain.Trial); ok {
						trials++
						lines += trial.Len()
					}
				}
				if trials == before {
					without++
				}
			}
			per := func(a, b int) float64 { return float64(a) / float64(max(1, b)) }
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
			b.ReportMetric(per(steps, n), "steps/puzzle")
			b.ReportMetric(per(trials, n), "trials/puzzle")
			b.ReportMetric(per(lines, trials), "lines/trial")
			b.ReportMetric(100*per(without, n), "%without-trial")
		})
	}
}

// BenchmarkNext is what a hint costs: the first step of a puzzle whose
// techniques apply, and of one where a trial has to be found.
func BenchmarkNext(b *testing.B) {
	for _, bench := range []struct{ name, puzzle string }{
		{"technique", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
		{"trial", pipeline.Trial.Doc.Grid},
		{"nested", monster},
	} {
		b.Run("step="+bench.name, func(b *testing.B) {
			g := parse(b, bench.puzzle, candidates.Classic9)
			solver := newSolver(b, pipeline.Options{})
			b.ReportAllocs()
			for b.Loop() {
				if _, ok, err := solver.Next(b.Context(), g); !ok {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkHint is what a hint costs on a player's sheet, on every position of the walkthroughs of a part of
// each corpus: the search for what is to be repaired and that for the next step, with the usual techniques
// and with all there are. It reports the median, the 99th percentile and the longest in microseconds.
func BenchmarkHint(b *testing.B) {
	for name, nth := range map[string]int{"clues17": 500, "msk009": 100, "top95": 5, "magictour": 75, "hardest1106": 20, "hardest11": 200, "hodoku-levels": 100} {
		for which, list := range map[string][]*techniques.Technique{"human": suite.Human(), "all": suite.All()} {
			b.Run(fmt.Sprintf("corpus=%s/techniques=%s", name, which), func(b *testing.B) {
				var sheets []candidates.Sheet
				for _, g := range notationtest.Read(b, name, nth) {
					for f := range pipeline.Solve(g).Frames() {
						sheets = append(sheets, f.Before.Sheet())
					}
				}
				solver := newSolver(b, pipeline.Options{Techniques: list})
				took := make([]time.Duration, len(sheets))
				for b.Loop() {
					for i := range sheets {
						start := time.Now()
						g, found := solver.ExamineSheet(b.Context(), &sheets[i], candidates.MarksFull)
						if found.Repair != nil || found.Ending != nil {
							b.Fatalf("%v is damaged", &g)
						}
						if _, ok, err := solver.Next(b.Context(), g); !ok {
							b.Fatal(err)
						}
						took[i] = time.Since(start)
					}
				}
				slices.Sort(took)
				for percent, unit := range map[int]string{50: "p50-us", 99: "p99-us", 100: "max-us"} {
					b.ReportMetric(float64(took[(len(took)-1)*percent/100].Microseconds()), unit)
				}
				b.ReportMetric(float64(len(took)), "positions")
			})
		}
	}
}

// shuffled returns a whole corpus in an order that is always the same.
func shuffled(b *testing.B, name string) []candidates.Grid {
	grids := notationtest.Read(b, name, 1)
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(grids), func(i, j int) { grids[i], grids[j] = grids[j], grids[i] })
	return grids
}

// BenchmarkCalls tells what each technique costs on the way through a part of
// each corpus: how often it was asked, how long that took, and how often it
// fired. With -v it logs the whole table, the costliest technique first.
func BenchmarkCalls(b *testing.B) {
	for name, nth := range map[string]int{"clues17": 40, "msk009": 4, "top95": 1, "magictour": 5, "hardest1106": 20} {
		b.Run("corpus="+name, func(b *testing.B) {
			var costs []*cost
			var list []*techniques.Technique
			for _, technique := range suite.Human() {
				c, timed := &cost{code: technique.Code}, *technique
				timed.Find = func(p *techniques.Pass) {
					start := time.Now()
					technique.Find(p)
					c.took += time.Since(start)
					c.calls++
				}
				costs, list = append(costs, c), append(list, &timed)
			}
			solver := newSolver(b, pipeline.Options{Techniques: list})
			grids := notationtest.Read(b, name, nth)
			fired := map[string]int{}
			for b.Loop() {
				for _, g := range grids {
					for code, n := range solver.Solve(b.Context(), g).Summary().Techniques {
						fired[code] += n
					}
				}
			}
			slices.SortFunc(costs, func(x, y *cost) int { return cmp.Compare(y.took, x.took) })
			var table strings.Builder
			for _, c := range costs {
				fmt.Fprintf(&table, "\n%-36s %8d calls %10d ns/call %8d fired", c.code, c.calls, c.took.Nanoseconds()/int64(max(1, c.calls)), fired[c.code])
			}
			b.Log(table.String())
		})
	}
}

// cost is what the searches by a technique took.
type cost struct {
	code  string
	calls int
	took  time.Duration
}
