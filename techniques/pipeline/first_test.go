package pipeline_test

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"sync"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// A technique that comes last finds only what all others leave. Put first it
// shows all that it takes for a pattern, and what it leaves to the others. Each
// puzzle is solved in some of these orders.
//
// If PENCILMARK_FULL is set every puzzle of every corpus is solved in every
// order, which takes hours. PENCILMARK_PART, as in 2/3, then stands for the
// second third of the puzzles.
func TestEachTechniqueFirst(t *testing.T) {
	if testing.Short() {
		t.Skip("each technique solves puzzles of its own order")
	}
	part, parts := 1, 1
	if s := os.Getenv("PENCILMARK_PART"); s != "" {
		if _, err := fmt.Sscanf(s, "%d/%d", &part, &parts); err != nil || part < 1 || part > parts {
			t.Fatalf("PENCILMARK_PART is %q, not the number of a part and of all parts, as in 2/3", s)
		}
	}
	compared := 0
	for _, corpus := range []struct {
		name string
		nth  int
	}{
		{"samples", 40},
		{"top95", 40},
		{"msk009", 500},
		{"magictour", 500},
		{"hardest1106", 100},
		{"explainer-ratings", 1000},
		{"hodoku-levels", 1500},
		{"q2taxonomy", 2000},
		{"clues17", 5000},
		{"hardest11", 2000},
	} {
		t.Run(corpus.name, func(t *testing.T) {
			grids := notationtest.Read(t, corpus.name, corpus.nth)
			type job struct {
				puzzle   candidates.Grid
				compared int
			}
			jobs := make(chan job)
			var workers sync.WaitGroup
			for range runtime.GOMAXPROCS(0) {
				workers.Go(func() {
					o := newOrders(t)
					for j := range jobs {
						o.solve(t, j.puzzle, j.compared)
					}
				})
			}
			for i, g := range grids {
				if i%parts == part-1 {
					jobs <- job{g, compared}
					compared += 37 // far from those before, also where samples are small
				}
			}
			close(jobs)
			workers.Wait()
		})
	}
}

// orders solves puzzles in the orders of techniques that put one of them before
// all others. Where that one finds nothing its order goes on as the usual one
// does. So what the usual order finds on a grid is found and proved once for
// all orders that come to that grid. In one order a puzzle it is compared with
// what a solver of that order does.
type orders struct {
	list  []*techniques.Technique
	alone []*techniques.Runner // of one technique each, in the order of the list
	usual *pipeline.Solver
	next  map[candidates.Grid]explain.Step // in the usual order, of one puzzle
}

func newOrders(t *testing.T) *orders {
	o := &orders{list: suite.Human(), usual: newSolver(t, pipeline.Options{})}
	for i := range o.list {
		o.alone = append(o.alone, techniques.NewRunner(o.list[i:i+1]).Grant(explain.Unique))
	}
	return o
}

// oneOrderIn says that one in so many orders is tried with each puzzle.
const oneOrderIn = 5

// solve solves a puzzle in every order, or one in so many, and proves every
// step. It compares the order that puts the technique with the given number
// first, which is one of these.
func (o *orders) solve(t *testing.T, puzzle candidates.Grid, compared int) {
	o.next = map[candidates.Grid]explain.Step{}
	compared %= len(o.list)
	found := fallback.Solve(t.Context(), &puzzle, 2, fallback.Budget{})
	if len(found.Solutions) != 1 {
		t.Errorf("%v: %d solutions", &puzzle, len(found.Solutions))
		return
	}
	for i, first := range o.list {
		if (i-compared)%oneOrderIn != 0 && !notationtest.Full() {
			continue
		}
		var steps []explain.Step
		for g := puzzle; ; {
			step, ok, err := o.step(t, &g, i)
			if err != nil {
				t.Errorf("%v: %s first: %v", &puzzle, first.Code, err)
				break
			}
			if !ok {
				if g.Filling() != found.Solutions[0] {
					t.Errorf("%v: %s first: ends with %v", &puzzle, first.Code, &g)
				}
				break
			}
			step.Apply(&g)
			steps = append(steps, step)
		}
		if i == compared {
			list := slices.Insert(slices.Delete(slices.Clone(o.list), i, i+1), 0, first)
			w := newSolver(t, pipeline.Options{Techniques: list}).Solve(t.Context(), puzzle)
			if !slices.EqualFunc(steps, w.Steps, func(a, b explain.Step) bool {
				return a.Technique == b.Technique && slices.Equal(a.Effects, b.Effects)
			}) {
				t.Errorf("%v: %s first: the solver goes another way", &puzzle, first.Code)
			}
		}
	}
}

// step returns the next step of the order that puts the technique with the
// given number first; ok is false if the grid is filled.
func (o *orders) step(t *testing.T, g *candidates.Grid, first int) (step explain.Step, ok bool, err error) {
	step, ok = o.alone[first].Next(g)
	if ok {
		return step, true, verify.Step(g, &step)
	}
	if step, ok = o.next[*g]; ok {
		return step, true, nil
	}
	if step, ok, err = o.usual.Next(t.Context(), *g); ok {
		o.next[*g] = step
		err = verify.Step(g, &step)
	}
	return step, ok, err
}
