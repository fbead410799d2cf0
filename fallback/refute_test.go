package fallback

import (
	"context"
	"fmt"
	"testing"
	"time"

	"pencilmark/candidates"
)

// replay follows a refutation line by line and reports the first thing that
// does not hold.
func replay(g candidates.Grid, r *Refutation) error {
	if !g.Open().Has(r.Assume.Cell()) || !g.Has(r.Assume) {
		return fmt.Errorf("%v cannot be supposed", r.Assume)
	}
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for n, line := range r.Lines {
		k := line.Candidate
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

func TestX(t *testing.T) {
	for _, name := range []string{"hardest1106"} {
		grids := corpus(t, name, 10)
		trials, nested, size, nodes := 0, 0, 0, 0
		var worst time.Duration
		start := time.Now()
		hist := map[int]int{}
		drops := 0
		for _, g := range grids {
			sol := Solve(context.Background(), &g, 1, Budget{}).Solutions[0]
			var p propagator
			for {
				if !p.settle(&g) {
					t.Fatal("contradiction")
				}
				if g.Open().IsEmpty() {
					break
				}
				t0 := time.Now()
				r := refuter{}
				_ = r
				f, err := Refute(context.Background(), &g, &sol, Budget{})
				worst = max(worst, time.Since(t0))
				if err != nil {
					t.Fatal(err)
				}
				if err := replay(g, f); err != nil {
					t.Fatal(err)
				}
				trials++
				size += f.Size()
				hist[f.Size()]++
				for i := range f.Lines {
					if f.Lines[i].Nested != nil {
						nested++
						break
					}
				}
				for i := range f.Lines {
					ff := *f
					ff.Lines = append(append([]Line{}, f.Lines[:i]...), f.Lines[i+1:]...)
					if replay(g, &ff) == nil {
						drops++
					}
				}
				g.Remove(f.Assume.Cell(), f.Assume.Digit())
			}
		}
		n := len(grids)
		t.Logf("%s: %d puzzles %.1f ms/puzzle, worst %v, %.2f trials/puzzle, nested %d, avg size %.2f nodes %d drops %d %v", name, n, float64(time.Since(start).Microseconds())/1000/float64(n), worst, float64(trials)/float64(n), nested, float64(size)/float64(trials), nodes, drops, hist)
	}
}
