package suppose_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// narrowed removes what comes to a conflict by singles until nothing does, and reports whether the grid stays sound.
func narrowed(g *candidates.Grid) bool {
	var p suppose.Propagator
	for again := true; again; {
		again = false
		for c := range g.Open().All() {
			for d := range g.Candidates(c).All() {
				k, then := candidates.Of(c, d), *g
				if !g.Open().Has(c) || !g.Has(k) || p.Follow(&then, k) {
					continue
				}
				if again = true; !p.Without(g, k) {
					return false
				}
			}
		}
	}
	return true
}

// What is left after a candidate is what is left when all is removed that singles refute, and a candidate nests if
// that comes to a conflict when it is supposed. On the way to the solution nothing changes that.
func TestAhead(t *testing.T) {
	var s suppose.Singles
	var p suppose.Propagator
	nests, not, solves := 0, 0, 0
	for n, g := range puzzles(t) {
		if n%4 != 0 || !p.Settle(&g) {
			continue
		}
		for range 2 {
			s.Reset(&g)
			i := 0
			var last candidates.Candidate
			each(&g, func(k candidates.Candidate) {
				then := g
				if ok := p.Follow(&then, k) && narrowed(&then); s.Nests(k) == ok {
					t.Fatalf("%v nests: %v on %v", k, s.Nests(k), &g)
				} else if ok {
					not++
				} else {
					nests, last = nests+1, k
				}
				if i++; i%8 != 0 {
					return
				}
				beyond := 0
				if then = g; p.Without(&then, k) && narrowed(&then) {
					each(&then, func(candidates.Candidate) { beyond++ })
					beyond -= then.Open().Len()
				}
				if beyond == 0 {
					solves++
				}
				if got := s.After(k); got != beyond {
					t.Fatalf("after %v: got %d, want %d on %v", k, got, beyond, &g)
				}
			})
			if !p.Without(&g, last) {
				break
			}
		}
	}
	if nests == 0 || not == 0 || solves == 0 {
		t.Errorf("%d nest, %d do not, %d solve: expected some of each", nests, not, solves)
	}
}
