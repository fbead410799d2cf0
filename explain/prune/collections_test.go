package prune_test

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prune"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// The cuts of whole collections, towards the solution, the last cell and two conclusions by chance, stand
// and have no step to spare. Their measures are logged. This is only done with PENCILMARK_FULL.
func TestCollections(t *testing.T) {
	if !notationtest.Full() {
		t.Skip("takes an hour: set PENCILMARK_FULL")
	}
	for _, corpus := range []struct {
		name string
		nth  int
	}{{"samples", 1}, {"magictour", 1}, {"top95", 1}, {"msk009", 1}, {"hodoku-levels", 1}, {"explainer-ratings", 1}, {"hardest1106", 1}, {"clues17", 4}, {"hardest11", 8}} {
		t.Run(corpus.name, func(t *testing.T) {
			t.Parallel()
			solver, err := pipeline.New(pipeline.Options{})
			if err != nil {
				t.Fatal(err)
			}
			var m measures
			random := rand.New(rand.NewPCG(1, 2))
			for i, g := range notationtest.Read(t, corpus.name, 1) {
				if i%corpus.nth != 0 {
					continue
				}
				w := solver.Solve(t.Context(), g)
				if w.Outcome != explain.Solved {
					continue
				}
				start := time.Now()
				cut := solver.SolvePruned(t.Context(), g)
				m.add("ms for the solution", milliseconds(start))
				checkCut(t, cut)
				m.walkthrough(w, "whole")
				m.walkthrough(cut, "pruned")
				m.add("steps left out, %", 100-percent(len(cut.Steps), len(w.Steps)))
				m.sum("eliminations kept", count(cut).Eliminations, count(w).Eliminations)
				m.sum("of those kept, not used by others", unused(cut), count(cut).Eliminations)

				goals := []explain.Effect{lastPlaced(w)}
				open := slices.Collect(g.Open().All())
				for range 2 {
					c := open[random.IntN(len(open))]
					goal := explain.Place(c, w.Solutions[0][c])
					if others := g.Candidates(c).Without(w.Solutions[0][c]); others != 0 && random.IntN(2) == 0 {
						goal = explain.Remove(c, others.First())
					}
					goals = append(goals, goal)
				}
				for i, goal := range goals {
					start := time.Now()
					why, err := solver.Why(t.Context(), g, goal)
					if err != nil {
						t.Errorf("%v: %v: %v", &g, goal, err)
						continue
					}
					m.add("ms for one conclusion", milliseconds(start))
					checkCut(t, why)
					if i > 0 {
						continue
					}
					m.walkthrough(why, "why")
					m.sum("why, last cell, steps", len(why.Steps), len(w.Steps))
					m.add("why, last cell, % of steps", percent(len(why.Steps), len(w.Steps)))
					if plain, ok := prune.Goal(t.Context(), w, nil, goal, names); ok {
						m.sum("why, last cell, steps of those of the cut alone", len(why.Steps), len(plain.Steps))
					}
				}
			}
			t.Logf("%s\n%s", corpus.name, &m)
		})
	}
}

func milliseconds(since time.Time) float64 { return float64(time.Since(since).Microseconds()) / 1000 }

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }

// lastPlaced returns the last digit that a walkthrough places.
func lastPlaced(w *explain.Walkthrough) explain.Effect {
	last := w.Steps[len(w.Steps)-1].Effects
	return last[len(last)-1]
}

// unused counts the removals without which all other steps are proved as well. They are kept because the
// step would cite more than it needs, or another would lose its name.
func unused(cut *explain.Walkthrough) (n int) {
	shorter := *cut
	for i, step := range cut.Steps {
		shorter.Steps = slices.Clone(cut.Steps)
		for j := range step.Effects {
			shorter.Steps[i].Effects = slices.Delete(slices.Clone(step.Effects), j, j+1)
			if len(step.Effects) > 1 && verify.Walkthrough(&shorter) == nil {
				n++
			}
		}
	}
	return n
}

// measures are figures by name, one for each puzzle, and sums over all.
type measures struct {
	of   []measure
	sums []sum
}

type measure struct {
	name    string
	figures []float64
}

type sum struct {
	name  string
	n, of int
}

func (m *measures) add(name string, x float64) {
	i := slices.IndexFunc(m.of, func(e measure) bool { return e.name == name })
	if i < 0 {
		i, m.of = len(m.of), append(m.of, measure{name: name})
	}
	m.of[i].figures = append(m.of[i].figures, x)
}

func (m *measures) sum(name string, n, of int) {
	i := slices.IndexFunc(m.sums, func(s sum) bool { return s.name == name })
	if i < 0 {
		i, m.sums = len(m.sums), append(m.sums, sum{name: name})
	}
	m.sums[i].n += n
	m.sums[i].of += of
}

// walkthrough adds length, items and facts of a walkthrough. A fact is a candidate that an item of a step
// lacks because a step removed it; its reach is how many steps ago.
func (m *measures) walkthrough(w *explain.Walkthrough, name string) {
	var placements, trials, most, facts, reach int
	var items, squares float64
	for f := range w.Frames() {
		if f.Step.Effects[0].Place {
			placements++
		}
		if f.Step.Technique.Code == explain.TrialCode {
			trials++
		}
		n := len(f.Step.Premises)
		items, squares, most = items+float64(n), squares+float64(n*n), max(most, n)
		for _, item := range f.Step.Premises {
			for _, k := range candidatesOf(w.Start.Layout(), item) {
				if o, ok := f.History.RemovedIn(k); ok {
					facts++
					reach = max(reach, f.Number-o.Number)
				}
			}
		}
	}
	steps := float64(len(w.Steps))
	mean := items / steps
	for _, x := range []struct {
		name   string
		figure float64
	}{
		{"steps", steps}, {"placements", float64(placements)}, {"steps that remove", steps - float64(placements)},
		{"trials", float64(trials)}, {"items a step", mean}, {"deviation", math.Sqrt(squares/steps - mean*mean)},
		{"most items", float64(most)}, {"removed candidates a step", float64(facts) / steps}, {"longest reach", float64(reach)},
	} {
		m.add(name+", "+x.name, x.figure)
	}
}

// candidatesOf returns all candidates of an item of an empty board.
func candidatesOf(l *candidates.Layout, item candidates.Item) (list []candidates.Candidate) {
	if d, h, ok := item.House(); ok {
		for c := range l.HouseCells(h).All() {
			list = append(list, candidates.Of(c, d))
		}
	} else if c, ok := item.Cell(); ok {
		for d := range l.Digits().All() {
			list = append(list, candidates.Of(c, d))
		}
	}
	return list
}

// String gives the median and the 90th percentile of each measure, and the sums.
func (m *measures) String() string {
	var b strings.Builder
	for _, e := range m.of {
		slices.SortFunc(e.figures, cmp.Compare[float64])
		n := len(e.figures)
		fmt.Fprintf(&b, "%-50s %6d  median %8.2f  p90 %8.2f  max %8.2f\n", e.name, n, e.figures[n/2], e.figures[n*9/10], e.figures[n-1])
	}
	for _, s := range m.sums {
		fmt.Fprintf(&b, "%-50s %d of %d, %.1f %%\n", s.name, s.n, s.of, percent(s.n, s.of))
	}
	return b.String()
}
