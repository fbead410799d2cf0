package suppose_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/suppose"
)

// puzzles returns the grids of a file of puzzles, one a line.
func puzzles(t *testing.T) (grids []candidates.Grid) {
	data, err := os.ReadFile("../../testdata/puzzles/stalled.txt")
	if err != nil {
		t.Fatal(err)
	}
	l := candidates.Classic9
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); len(line) != l.Cells().Len() {
			continue
		}
		var givens candidates.Filling
		for i, r := range line {
			if r != '.' {
				givens[i] = candidates.Digit(r - '0')
			}
		}
		grids = append(grids, candidates.NewGrid(l, givens))
	}
	return append(grids, clued(t)...)
}

// clued returns grids of boards with clues, of pairs of cells and of three, with a few digits.
func clued(t *testing.T) (grids []candidates.Grid) {
	r := rand.New(rand.NewPCG(24, 3))
	for _, lines := range [][]string{
		{"thermo: r1c1 r2c2 r3c3 r3c4 r2c5 r1c6", "thermo: r9c9 r8c8 r7c7 r6c8", "knight"},
		{"whispers: r1c3 r2c4 r3c5 r4c6 r5c7 r6c8", "renban: r7c1 r7c2 r8c3 r9c3", "nonconsecutive"},
		{"between: r1c1 r2c1 r3c2 r4c3 r4c4", "between: r9c1 r8c2 r7c3 r6c4", "lockout 4: r1c9 r2c8 r3c7 r4c6", "lockout 4: r9c9 r8c8 r7c7"},
		{"palindrome: r1c2 r2c3 r3c4 r4c5 r5c5 r6c6", "clone: r1c7 r1c8 r2c8 = r7c3 r7c4 r8c4", "black: r5c1 r5c2, r6c1 r7c1", "negative-black"},
	} {
		l := cluestest.Board(t, candidates.Classic9, lines...)
		g := candidates.NewGrid(l, candidates.Filling{})
		for placed := 0; placed < 20; {
			var left []candidates.Candidate
			each(&g, func(k candidates.Candidate) { left = append(left, k) })
			var p suppose.Propagator
			after, k := g, left[r.IntN(len(left))]
			if after.Place(k.Cell(), k.Digit()); p.Settle(&after) && !after.Open().IsEmpty() {
				g.Place(k.Cell(), k.Digit())
				placed++
			} else {
				g.Remove(k.Cell(), k.Digit())
			}
			if _, bad := g.Contradiction(); bad {
				g, placed = candidates.NewGrid(l, candidates.Filling{}), 0
			}
		}
		grids = append(grids, g)
	}
	return grids
}

// each calls f with every candidate of the open cells.
func each(g *candidates.Grid, f func(candidates.Candidate)) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			f(candidates.Of(c, d))
		}
	}
}

// replay takes the lines of a refutation on the grid. It reports false if one of
// them is no single.
func replay(g *candidates.Grid, r *suppose.Refutation) bool {
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		if line.Nested != nil || g.Count(line.Because) != 1 || !g.Has(line.Candidate) || !g.Open().Has(line.Candidate.Cell()) {
			return false
		}
		g.Place(line.Candidate.Cell(), line.Candidate.Digit())
	}
	return true
}

var rules = map[string]suppose.Rule{"net": suppose.Net, "chain": suppose.Chain, "one digit": suppose.OneDigit}

// What comes to a conflict is refuted by lines that follow from each other, and
// whatever chains or one digit refute, nets do.
func TestRefute(t *testing.T) {
	var nets suppose.Search
	for name, rule := range rules {
		var s suppose.Search
		refuted := 0
		for _, g := range puzzles(t) {
			s.Reset(&g, rule)
			nets.Reset(&g, suppose.Net)
			each(&g, func(k candidates.Candidate) {
				_, ok := s.Left(k)
				r := s.Refute(k, suppose.Unbounded)
				if ok != (r == nil) && rule != suppose.Chain {
					t.Errorf("%s: %v on %v: conflict %v, refutation %v", name, k, &g, !ok, r)
				}
				if r == nil {
					return
				}
				refuted++
				after := g
				if !replay(&after, r) || after.Count(r.Conflict) != 0 {
					t.Errorf("%s: %v on %v: %v does not lead to its conflict", name, k, &g, r)
				}
				if _, ok := nets.Left(k); ok {
					t.Errorf("%s: %v on %v is refuted, but not by a net", name, k, &g)
				}
			})
		}
		if refuted == 0 {
			t.Errorf("%s: nothing was refuted", name)
		}
	}
}

// What singles lead to a conflict is known without placing them one by one, also
// on a grid that has singles, and no refutation has fewer lines than rounds.
func TestSingles(t *testing.T) {
	var singles suppose.Singles
	var one suppose.Propagator
	var nets suppose.Search
	failed, long := 0, 0
	for _, g := range puzzles(t) {
		settled := g
		for one.Settle(&settled); ; {
			singles.Reset(&g)
			nets.Reset(&g, suppose.Net)
			each(&g, func(k candidates.Candidate) {
				after := g
				want := !one.Follow(&after, k)
				if got := singles.Fail(k, suppose.Unbounded); got != want {
					t.Errorf("%v on %v: conflict %v, want %v", k, &g, got, want)
				}
				if !want || g != settled {
					return
				}
				failed++
				if r := nets.Refute(k, suppose.Unbounded); !singles.Fail(k, len(r.Lines)+1) {
					t.Errorf("%v on %v takes more than %d rounds", k, &g, len(r.Lines))
				}
				if !singles.Fail(k, 3) {
					long++
				}
			})
			if g == settled {
				break
			}
			g = settled
		}
	}
	if failed == 0 || long == 0 {
		t.Errorf("%d candidates fail, %d of them late", failed, long)
	}
}

// What is kept from a grid for those that come from it, with singles waiting or
// not, is what is found there anew.
func TestKept(t *testing.T) {
	var kept, anew suppose.Search
	var keptSingles, newSingles suppose.Singles
	var one suppose.Propagator
	compare := func(g *candidates.Grid) (failed []candidates.Candidate) {
		kept.Reset(g, suppose.Net)
		keptSingles.Reset(g)
		newSingles = suppose.Singles{}
		newSingles.Reset(g)
		anew = suppose.Search{}
		anew.Reset(g, suppose.Net)
		each(g, func(k candidates.Candidate) {
			left, ok := kept.Left(k)
			want, fine := anew.Left(k)
			if ok != fine || ok && *left != *want {
				t.Fatalf("%v on %v leaves %v, %v, want %v, %v", k, g, left, ok, want, fine)
			}
			for below := 20; below > 0; below-- {
				if got, want := keptSingles.Fail(k, below), newSingles.Fail(k, below); got != want {
					t.Fatalf("%v on %v fails in less than %d rounds: %v, want %v", k, g, below, got, want)
				}
			}
			if !ok {
				failed = append(failed, k)
			}
		})
		return failed
	}
	steps := 0
	for _, g := range puzzles(t) {
		for failed := compare(&g); len(failed) > 0 && one.Settle(&g); failed = compare(&g) {
			compare(&g)
			for _, k := range failed[:(len(failed)+2)/3] {
				if g.Remove(k.Cell(), k.Digit()) {
					steps++
				}
			}
		}
	}
	if steps == 0 {
		t.Error("no candidate fails")
	}
}

// Chains lead to what is forced by a candidate, and by what that forces, and so
// on, also where they come back to where they were.
func TestChains(t *testing.T) {
	var s suppose.Search
	for _, g := range puzzles(t) {
		s.Reset(&g, suppose.Chain)
		each(&g, func(k candidates.Candidate) {
			want := g
			reached := map[candidates.Candidate]bool{}
			var follow func(k candidates.Candidate)
			follow = func(k candidates.Candidate) {
				reached[k] = true
				after := g
				after.Place(k.Cell(), k.Digit())
				each(&g, func(other candidates.Candidate) {
					if !after.Has(other) {
						want.Remove(other.Cell(), other.Digit())
					}
				})
				for _, i := range g.Layout().Items() {
					if after.Count(i) != 1 || g.Count(i) == 1 {
						continue
					}
					if other := after.AppendCandidates(nil, i)[0]; after.Open().Has(other.Cell()) && !reached[other] {
						follow(other)
					}
				}
			}
			follow(k)
			left, _ := s.Left(k)
			for d := range g.Layout().Digits().All() {
				if got, want := left.Places(d), want.Places(d); got != want {
					t.Fatalf("%v on %v leaves %d in %v, want %v", k, &g, d, got, want)
				}
			}
		})
	}
}

// What a candidate strikes is reached by lines that follow from each other.
func TestReach(t *testing.T) {
	for _, rule := range []suppose.Rule{suppose.Net, suppose.Chain} {
		var s suppose.Search
		reached := 0
		for _, g := range append(puzzles(t)[:6], clued(t)...) {
			s.Reset(&g, rule)
			each(&g, func(k candidates.Candidate) {
				left, ok := s.Left(k)
				if !ok {
					return
				}
				goals := 0
				each(&g, func(goal candidates.Candidate) {
					if left.Has(goal) || goals == 3 {
						return
					}
					goals++
					r := s.Reach(k, goal, suppose.Unbounded)
					if r == nil {
						if rule == suppose.Net {
							t.Errorf("%v does not reach %v on %v", k, goal, &g)
						}
						return
					}
					reached++
					after := g
					if !replay(&after, r) || after.Has(goal) {
						t.Errorf("%v on %v: %v does not strike %v", k, &g, r, goal)
					}
				})
			})
		}
		if reached == 0 {
			t.Errorf("rule %d: nothing was reached", rule)
		}
	}
}

// A grid and the keys of its items do not depend on names: exchanged digits
// exchange the keys.
func TestKeys(t *testing.T) {
	for _, g := range puzzles(t) {
		if len(g.Layout().Clues()) > 0 {
			continue // clues tell digits apart
		}
		swap := func(d candidates.Digit) candidates.Digit { return candidates.Digit(g.Layout().Size()) + 1 - d }
		var givens candidates.Filling
		for c := range g.Layout().Cells().AndNot(g.Open()).All() {
			givens[c] = swap(g.Value(c))
		}
		other := candidates.NewGrid(g.Layout(), givens)
		for _, reset := range []func(*suppose.Keys, *candidates.Grid){(*suppose.Keys).Reset, (*suppose.Keys).ResetSharp} {
			var keys, others suppose.Keys
			reset(&keys, &g)
			reset(&others, &other)
			each(&g, func(k candidates.Candidate) {
				if image := candidates.Of(k.Cell(), swap(k.Digit())); keys.Candidate(k) != others.Candidate(image) {
					t.Errorf("%v: the keys of %v and %v differ", &g, k, image)
				}
			})
		}
	}
}

// On boards where clues are about three cells, too, the lines of a chain are forced by the one before by itself: nothing
// that is placed helps it.
func TestPathByPairs(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 5))
	found := 0
	for _, g := range clued(t) {
		l := g.Layout()
		var s suppose.Search
		s.Reset(&g, suppose.Chain)
		var all []candidates.Candidate
		each(&g, func(k candidates.Candidate) { all = append(all, k) })
		for range 3000 {
			k, goal := all[r.IntN(len(all))], all[r.IntN(len(all))]
			var lines [10]suppose.Line
			n, ok := s.Path(k, goal, lines[:])
			if !ok {
				continue
			}
			found++
			by := k
			for _, line := range lines[:n] {
				for _, other := range g.AppendCandidates(nil, line.Because) {
					if other != line.Candidate && !l.Excludes(by, other) {
						t.Errorf("%v\n%v does not exclude %v, so it does not force %v", &g, by, other, line.Candidate)
					}
				}
				by = line.Candidate
			}
			if !l.Excludes(by, goal) {
				t.Errorf("%v\n%v does not exclude %v", &g, by, goal)
			}
		}
	}
	if found < 500 {
		t.Errorf("only %d chains were found", found)
	}
}

// A search that was on a larger board before knows nothing of the digits that a smaller one lacks.
func TestSearchOnSmallerBoard(t *testing.T) {
	for _, rule := range []suppose.Rule{suppose.Net, suppose.Chain} {
		var s suppose.Search
		for _, l := range []*candidates.Layout{candidates.Classic9, candidates.Classic6, candidates.Classic4} {
			g := candidates.NewGrid(l, candidates.Filling{})
			s.Reset(&g, rule)
			for k := range candidates.Candidate(candidates.MaxCandidates) {
				if !l.HasCandidate(k) {
					continue
				}
				left, _ := s.Left(k)
				for other := range left.All() {
					if !g.Has(other) {
						t.Fatalf("rule %d, size %d: %v leaves %v, which is not there", rule, l.Size(), k, other)
					}
				}
			}
		}
	}
}
