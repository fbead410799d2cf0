package fallback

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/suppose"
)

// fewWithSums returns a puzzle with clues that count and as few givens as they allow.
func fewWithSums(t *testing.T) candidates.Grid {
	l := cluestest.Board(t, candidates.Classic6, "cage 9: r1c1 r1c2 r2c1", "cage 7: r5c5 r5c6", "arrow: r3c3 = r3c4 r4c4", "thermo: r6c1 r5c1 r4c1")
	g := candidates.NewGrid(l, candidates.Filling{})
	return withoutSpare(l, Solve(t.Context(), &g, 1, Budget{}).Solutions[0], slices.Collect(l.Cells().All()))
}

// A search finds a plan for each false candidate, and none for a true one. What is written by it holds line by line.
func TestPlans(t *testing.T) {
	nested := 0
	for _, g := range []candidates.Grid{fewGivens(t), fewWithSums(t)} {
		solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
		var r Refuter
		r.Reset(t.Context(), &g, nil, Budget{})
		r.means = Means{Patterns: true, Nested: suppose.Unbounded, AnyDepth: true}
		r.deep.probe.limit, r.deep.probe.effort = 1000, 1000*effortAtFirst
		if r.plan(len(r.suspects)) {
			t.Errorf("%d branches do not suffice", r.deep.probe.limit)
		}
		for _, s := range r.suspects {
			k := s.candidate
			x := r.deep.probe.plans[k]
			if x != nil != (solution[k.Cell()] != k.Digit()) {
				t.Fatalf("%v: plan %v, the solution has %d", k, x, solution[k.Cell()])
			}
			if x == nil {
				continue
			}
			found := r.follow(k, x)
			if found == nil {
				t.Errorf("%v: a plan of %d cases is not written", k, x.size)
				continue
			}
			nested = max(nested, depth(found))
			if err := replay(g, found); err != nil {
				t.Errorf("supposing %v: %v", k, err)
			}
		}
	}
	if nested < 2 {
		t.Errorf("no refutation holds another")
	}
}

// Where a few nodes refute nothing, one refutation after the other is written by plans, until the puzzle is solved.
func TestProbed(t *testing.T) {
	for _, g := range []candidates.Grid{fewGivens(t), fewWithSums(t)} {
		solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
		var r Refuter
		for n := 0; ; n++ {
			r.Reset(t.Context(), &g, &solution, Budget{})
			if len(r.suspects) == 0 {
				break
			}
			r.means = Means{Patterns: true, Nested: suppose.Unbounded, AnyDepth: true}
			found := r.probed()
			if found == nil {
				t.Fatalf("after %d refutations: %v", n, r.Err())
			}
			if err := replay(g, found); err != nil {
				t.Fatalf("supposing %v: %v", found.Assume, err)
			}
			g.Remove(found.Assume.Cell(), found.Assume.Digit())
		}
	}
}

// Without a node to spend nothing is found, and why is said.
func TestProbedStops(t *testing.T) {
	g := fewGivens(t)
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	var r Refuter
	r.Reset(t.Context(), &g, &solution, Budget{})
	r.granted = r.used + 3
	if found := r.probed(); found != nil || r.Err() == nil {
		t.Errorf("found %v, stopped for %v", found, r.Err())
	}
}

// With care a search plans in fewer branches, and for the same candidates. What is written by it holds line by line.
func TestPlansWithCare(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "nonconsecutive")
	g := candidates.NewGrid(l, candidates.Filling{})
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	for c := range l.Cells().All() {
		if c%10 == 0 {
			g.Place(c, solution[c])
		}
	}
	var r Refuter
	r.Reset(t.Context(), &g, nil, Budget{})
	r.means = Means{Patterns: true, Nested: suppose.Unbounded, AnyDepth: true}
	start := r.deep.probe.begin(&g)
	sum, careful, written := 0, 0, 0
	for i, s := range r.suspects {
		if i%25 != 0 {
			continue
		}
		plain, _ := r.planOf(&start, s.candidate, 3000, false)
		care, _ := r.planOf(&start, s.candidate, 3000, true)
		if (plain == nil) != (care == nil) {
			t.Errorf("%v: a plan is found with care %t, without %t", s.candidate, care != nil, plain != nil)
		}
		if plain == nil || care == nil {
			continue
		}
		sum, careful = sum+plain.size, careful+care.size
		if care.size < longPlan {
			continue
		}
		r.deep.probe.effort = 1000
		found := r.follow(s.candidate, care)
		if found == nil {
			t.Errorf("%v: a plan of %d cases is not written", s.candidate, care.size)
		} else if err := replay(g, found); err != nil {
			t.Errorf("supposing %v: %v", s.candidate, err)
		}
		written++
	}
	if written < 3 || 10*careful > 7*sum {
		t.Errorf("%d are written; of %d cases %d are left with care", written, sum, careful)
	}
}
