package verify_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// mutant is a step that was right before something was changed.
type mutant struct {
	kind string
	step explain.Step
	// illFormed says that the change contradicts the definition of a step, so
	// that no truth can save it.
	illFormed bool
}

// mutants changes a step in every way that a careless or malicious author of
// documents might, choosing at random where there are many ways.
func mutants(rnd *rand.Rand, g *candidates.Grid, s explain.Step, solution *candidates.Filling) (all []mutant) {
	add := func(kind string, illFormed bool, change func(*explain.Step)) {
		m := s
		m.Effects, m.Premises = slices.Clone(s.Effects), slices.Clone(s.Premises)
		change(&m)
		all = append(all, mutant{kind, m, illFormed})
	}
	for i := range s.Premises {
		add("premise dropped", !maySpare(s.Evidence), func(m *explain.Step) { m.Premises = slices.Delete(m.Premises, i, i+1) })
	}
	if extra := anyItem(rnd, g); !slices.Contains(s.Premises, extra) {
		add("premise added", true, func(m *explain.Step) {
			m.Premises = append(m.Premises, extra)
			slices.Sort(m.Premises)
		})
	}
	i := rnd.IntN(len(s.Effects))
	add("effect twice", true, func(m *explain.Step) { m.Effects = slices.Insert(m.Effects, i, m.Effects[i]) })
	add("effect turned round", true, func(m *explain.Step) { m.Effects[i].Place = !m.Effects[i].Place })
	if len(s.Effects) > 1 {
		add("effects reordered", true, func(m *explain.Step) { slices.Reverse(m.Effects) })
		add("effect left out", false, func(m *explain.Step) { m.Effects = slices.Delete(m.Effects, i, i+1) })
	}
	for _, k := range targets(rnd, g, s, solution) {
		add("target changed", false, func(m *explain.Step) { m.Effects = retarget(slices.Delete(m.Effects, i, i+1), k) })
		add("target added", false, func(m *explain.Step) { m.Effects = retarget(m.Effects, k) })
	}
	for _, evidence := range broken(rnd, g.Layout(), s.Evidence) {
		add("link broken, premises kept", false, func(m *explain.Step) { m.Evidence = evidence })
		add("link broken", false, func(m *explain.Step) { m.Evidence, m.Premises = evidence, evidence.Premises() })
	}
	if trial, ok := s.Evidence.(explain.Trial); ok {
		for _, m := range brokenTrials(rnd, g, trial, solution) {
			add(m.kind, false, func(s *explain.Step) { s.Evidence, s.Premises = m.trial, m.trial.Premises() })
		}
	}
	return all
}

func retarget(effects []explain.Effect, k candidates.Candidate) []explain.Effect {
	effects = append(effects, explain.Effect{Candidate: k})
	slices.SortFunc(effects, explain.CompareEffects)
	return slices.Compact(effects)
}

// targets returns candidates that a step might be said to remove: a true one
// near its effects, a true one anywhere, a false one near and anywhere.
func targets(rnd *rand.Rand, g *candidates.Grid, s explain.Step, solution *candidates.Filling) (ks []candidates.Candidate) {
	at := s.Effects[rnd.IntN(len(s.Effects))].Candidate
	near := g.Layout().Peers(at.Cell()).And(g.Open())
	for _, region := range []candidates.CellSet{near, g.Open()} {
		for _, wantTrue := range []bool{true, false} {
			var fit []candidates.Candidate
			for c := range region.All() {
				for d := range g.Candidates(c).All() {
					k := candidates.Of(c, d)
					listed := slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return e.Candidate == k })
					if !listed && (solution[c] == d) == wantTrue {
						fit = append(fit, k)
					}
				}
			}
			if len(fit) > 0 {
				ks = append(ks, fit[rnd.IntN(len(fit))])
			}
		}
	}
	return ks
}

type trialMutant struct {
	kind  string
	trial explain.Trial
}

// brokenTrials returns the trial with its branch, its assumption or its
// conflict changed.
func brokenTrials(rnd *rand.Rand, g *candidates.Grid, s explain.Trial, solution *candidates.Filling) (all []trialMutant) {
	add := func(kind string, change func(*explain.Trial)) {
		m := s
		m.Branch = slices.Clone(s.Branch)
		change(&m)
		all = append(all, trialMutant{kind, m})
	}
	for n := range s.Branch {
		add("branch cut short", func(m *explain.Trial) { m.Branch = m.Branch[:n] })
		add("branch step left out", func(m *explain.Trial) { m.Branch = slices.Delete(m.Branch, n, n+1) })
		add("branch step twice", func(m *explain.Trial) { m.Branch = slices.Insert(m.Branch, n, m.Branch[n]) })
		if n > 0 {
			add("branch steps swapped", func(m *explain.Trial) { m.Branch[n-1], m.Branch[n] = m.Branch[n], m.Branch[n-1] })
		}
	}
	for range 5 {
		add("conflict changed", func(m *explain.Trial) { m.Conflict = anyItem(rnd, g) })
	}
	c := pick(rnd, slices.Collect(g.Open().All()))
	add("assumption changed", func(m *explain.Trial) { m.Assume = candidates.Of(c, solution[c]) })
	add("assumption changed", func(m *explain.Trial) { m.Assume = candidates.Of(c, pick(rnd, slices.Collect(g.Candidates(c).All()))) })

	branch := *g
	branch.Place(s.Assume.Cell(), s.Assume.Digit())
	for n := range s.Branch {
		changed := mutants(rnd, &branch, s.Branch[n], solution)
		for range 3 {
			m := pick(rnd, changed)
			add("in a branch: "+m.kind, func(t *explain.Trial) { t.Branch[n] = m.step })
		}
		s.Branch[n].Apply(&branch)
	}
	return all
}

func anyItem(rnd *rand.Rand, g *candidates.Grid) candidates.Item {
	return pick(rnd, g.Layout().Items())
}

func pick[T any](rnd *rand.Rand, list []T) T { return list[rnd.IntN(len(list))] }

// provable is what the checker is held to: it decides by the naive twin of the
// proof whether the effects of a step follow from its premises.
func provable(g *candidates.Grid, s *explain.Step) bool {
	if trial, ok := s.Evidence.(explain.Trial); ok {
		branch := *g
		branch.Place(trial.Assume.Cell(), trial.Assume.Digit())
		for i := range trial.Branch {
			if !provable(&branch, &trial.Branch[i]) {
				return false
			}
			trial.Branch[i].Apply(&branch)
		}
		return branch.Count(trial.Conflict) == 0 && slices.Equal(s.Effects, []explain.Effect{{Candidate: trial.Assume}})
	}
	if sum, ok := s.Evidence.(explain.Sum); ok { // those of many cells take too long to try out
		return sum.Spans(g.Layout()).Len() > verify.MostNaive || verify.SumProves(g, sum, s.Premises, s.Effects)
	}
	if killers, ok := s.Evidence.(explain.KillerSet); ok {
		return slices.ContainsFunc(killers.Sums, func(sum explain.Sum) bool { return sum.Spans(g.Layout()).Len() > verify.MostNaive }) ||
			verify.KillersProve(g, killers, s.Premises, s.Effects)
	}
	for _, e := range s.Effects {
		if !g.Has(e.Candidate) {
			return false
		}
		if deadly, ok := s.Evidence.(explain.Deadly); ok {
			for _, k := range deadly.Guardians(g) {
				if !excludes(g.Layout(), k, e.Candidate) && canChoose(g, s.Premises, []candidates.Candidate{k, e.Candidate}, e) {
					return false
				}
			}
		} else if !follows(g, s.Premises, e) {
			return false
		}
	}
	return true
}

// maySpare tells whether a step with the evidence may cite less than that relies on.
func maySpare(e explain.Evidence) bool {
	return slices.Contains([]explain.Shape{explain.ShapeSetChain, explain.ShapeBlossom, explain.ShapeExclusion, explain.ShapeSectors, explain.ShapeEquivalence}, explain.ShapeOf(e))
}

// isTrue tells whether every effect agrees with the solution.
func isTrue(s *explain.Step, solution *candidates.Filling) bool {
	for _, e := range s.Effects {
		if e.Place != (solution[e.Candidate.Cell()] == e.Candidate.Digit()) {
			return false
		}
	}
	return true
}

// tally counts the mutants of a kind.
type tally struct{ made, untrue, accepted int }

// Every mutant that cannot be proved must be rejected. Whether it can is
// decided without the checker: not if its conclusion contradicts a solution,
// not if the change broke the form of the step, not if the naive twin of the
// proof finds a way to deny it.
func TestMutants(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	counts := map[string]*tally{}
	var all tally
	check := func(g *candidates.Grid, s *explain.Step, solution *candidates.Filling) {
		if err := verify.Step(g, s); err != nil {
			t.Errorf("%v, %s: %v", g, s.Technique.Code, err)
		}
		for _, m := range mutants(rnd, g, *s, solution) {
			n := counts[m.kind]
			if n == nil {
				n = &tally{}
				counts[m.kind] = n
			}
			all.made++
			n.made++
			agrees := isTrue(&m.step, solution)
			if !agrees {
				all.untrue++
				n.untrue++
			}
			if verify.Step(g, &m.step) != nil {
				continue
			}
			all.accepted++
			n.accepted++
			if m.illFormed || !agrees || !provable(g, &m.step) {
				t.Errorf("%v, %s: accepted %v from %v, %+v", g, m.kind, m.step.Effects, m.step.Premises, m.step.Evidence)
			}
		}
	}
	for _, p := range right {
		g := position(p.layout, p.marks)
		solution := filled(g)
		check(&g, &p.step, &solution)
	}
	for _, w := range walkthroughs(t) {
		for f := range w.Frames() {
			check(&f.Before, f.Step, &w.Solutions[0])
		}
	}
	for _, technique := range suite.All() {
		g := example(t, technique)
		f, ok := answer(t, g)
		if !ok {
			t.Errorf("the example of %s has no solution", technique.Code)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
			check(&g, &s, &f)
			return true
		})
	}
	for _, kind := range slices.Sorted(maps.Keys(counts)) {
		n := counts[kind]
		t.Logf("%-50s %7d made, %7d of them untrue, %6d accepted, all of these proved", kind, n.made, n.untrue, n.accepted)
	}
	t.Logf("%d mutants, %d of them untrue, %d accepted, all of these proved", all.made, all.untrue, all.accepted)
	if all.made < 10_000 {
		t.Errorf("%d mutants are too few: expected 10000", all.made)
	}
}

// answer returns the solution of a puzzle, by a search that counts if it has clues that count: the plain one does not.
func answer(t *testing.T, g candidates.Grid) (f candidates.Filling, ok bool) {
	if len(g.Layout().Counting()) == 0 {
		return solution(g)
	}
	found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{}).Solutions
	if len(found) != 1 {
		return f, false
	}
	return found[0], true
}

// example returns the grid of the worked example of a technique.
func example(t *testing.T, technique *techniques.Technique) candidates.Grid {
	p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	return p.Grid
}

// The same for walkthroughs: steps left out, swapped or repeated, another
// outcome, another solution, another start. What is accepted must still solve
// the puzzle.
func TestWalkthroughMutants(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	made, accepted := 0, 0
	for _, w := range walkthroughs(t) {
		try := func(kind string, mayStand bool, change func(*explain.Walkthrough)) {
			m := changed(w, change)
			made++
			err := verify.Walkthrough(&m)
			if err == nil {
				accepted++
			}
			end := m.End()
			if err == nil && !(mayStand && m.Outcome == explain.Solved && end.Solved() && m.Solutions[0] == w.Solutions[0]) {
				t.Errorf("%s, %s: accepted", w.Start.String(), kind)
			}
		}
		for range 10 {
			n := rnd.IntN(len(w.Steps))
			try(fmt.Sprintf("step %d left out", n+1), true, func(m *explain.Walkthrough) { m.Steps = slices.Delete(m.Steps, n, n+1) })
			try(fmt.Sprintf("step %d twice", n+1), false, func(m *explain.Walkthrough) { m.Steps = slices.Insert(m.Steps, n, m.Steps[n]) })
			try(fmt.Sprintf("cut before step %d", n+1), false, func(m *explain.Walkthrough) { m.Steps = m.Steps[:n] })
			o := rnd.IntN(len(w.Steps))
			try(fmt.Sprintf("steps %d and %d swapped", n+1, o+1), true, func(m *explain.Walkthrough) { m.Steps[n], m.Steps[o] = m.Steps[o], m.Steps[n] })
			c := pick(rnd, slices.Collect(w.Start.Layout().Cells().All()))
			d := pick(rnd, slices.Collect(w.Start.Layout().Digits().Without(w.Solutions[0][c]).All()))
			try(fmt.Sprintf("%v in %v of the solution", d, c), false, func(m *explain.Walkthrough) {
				m.Solutions = slices.Clone(m.Solutions)
				m.Solutions[0][c] = d
			})
			givens := w.Start.GivenDigits()
			if w.Start.Givens().Has(c) {
				givens[c] = 0
			} else {
				givens[c] = d
			}
			try(fmt.Sprintf("given in %v changed", c), false, func(m *explain.Walkthrough) { m.Start = candidates.NewGrid(w.Start.Layout(), givens) })
		}
		for _, outcome := range []explain.Outcome{explain.Stalled, explain.NoSolution, explain.ManySolutions, "done"} {
			try("outcome "+string(outcome), false, func(m *explain.Walkthrough) { m.Outcome = outcome })
			try("outcome "+string(outcome)+" without solution", false, func(m *explain.Walkthrough) { m.Outcome, m.Solutions, m.Stop = outcome, nil, "tired" })
		}
	}
	t.Logf("%d mutants, %d accepted, which solve the puzzle as well", made, accepted)
}

// What a step cites must be needed: see [verify.Unneeded].
func TestNoNoise(t *testing.T) {
	steps, noisy := 0, map[string]int{}
	for _, w := range walkthroughs(t) {
		for f := range w.Frames() {
			steps++
			if items := verify.Unneeded(&f.Before, f.Step); items != nil {
				noisy[f.Step.Technique.Code]++
				t.Errorf("%s, step %d, %s: %v is not needed", w.Start.String(), f.Number, f.Step.Technique.Code, items)
			}
		}
	}
	t.Logf("%d steps, of which cite more than they need: %v", steps, noisy)
}

// solved are the walkthroughs that were asked for.
var solved []*explain.Walkthrough

// walkthroughs returns solved walkthroughs: of the puzzles of this package and of some
// samples. If PENCILMARK_FULL is set it takes all samples, and most of the collections
// beside the project, but only some of the hardest, which take seconds each to solve.
func walkthroughs(t *testing.T) []*explain.Walkthrough {
	t.Helper()
	if solved != nil {
		return solved
	}
	for _, p := range puzzles {
		solved = append(solved, pipeline.Solve(puzzle(p.layout, p.givens)))
	}
	collections := map[string]int{"samples": 300}
	if notationtest.Full() {
		maps.Copy(collections, map[string]int{"top95": 95, "msk009": 1011, "magictour": 1465, "clues17": 2000, "hardest1106": 20})
	}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(collections)) {
		grids := notationtest.Read(t, name, 25)
		for _, g := range grids[:min(len(grids), collections[name])] {
			solved = append(solved, solver.Solve(context.Background(), g))
		}
	}
	return solved
}
