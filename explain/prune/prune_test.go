package prune_test

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prune"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/wings"
)

// checkCut checks that a cut walkthrough is proved, that each step needs all that it cites and is what its
// name says, and that this is not so any more if one of its steps is left out, or one effect of several. It
// returns how many of the steps can be left out such that the others are proved at least.
func checkCut(t *testing.T, cut *explain.Walkthrough) (spare int) {
	t.Helper()
	if err := verify.Walkthrough(cut); err != nil {
		t.Errorf("%v, goal %v: %v", &cut.Start, cut.Goal, err)
	}
	for f := range cut.Frames() {
		if spare := verify.Unneeded(&f.Before, f.Step); len(spare) > 0 {
			t.Errorf("%v, goal %v: step %d, %s, does not need %v", &cut.Start, cut.Goal, f.Number, f.Step.Technique.Name, spare)
		}
		if goesByGrid(f.Step) && !has(techniques.Lookup(suite.All(), f.Step.Technique.Code), f) && !hasOther(f) {
			t.Errorf("%v, goal %v: step %d is no %s", &cut.Start, cut.Goal, f.Number, f.Step.Technique.Name)
		}
	}
	shorter := *cut
	for i, step := range cut.Steps {
		shorter.Steps = slices.Delete(slices.Clone(cut.Steps), i, i+1)
		if verify.Walkthrough(&shorter) == nil {
			spare++
		}
		if stands(&shorter) || standsFor(cut, i, nil) {
			t.Errorf("%v, goal %v: step %d of %d, %s, can be left out", &cut.Start, cut.Goal, i+1, len(cut.Steps), step.Technique.Name)
		}
		shorter.Steps = slices.Clone(cut.Steps)
		for j, e := range step.Effects {
			fewer := slices.Delete(slices.Clone(step.Effects), j, j+1)
			shorter.Steps[i].Effects = fewer
			if len(fewer) > 0 && (stands(&shorter) || standsFor(cut, i, fewer)) {
				t.Errorf("%v, goal %v: %v of step %d of %d, %s, can be left out", &cut.Start, cut.Goal, e, i+1, len(cut.Steps), step.Technique.Name)
			}
		}
	}
	return spare
}

// stands reports whether a walkthrough is proved, its steps need what they cite, and some technique has the
// pattern of each. It asks the checker and the techniques, and nothing of package prune.
func stands(w *explain.Walkthrough) bool {
	if verify.Walkthrough(w) != nil {
		return false
	}
	for f := range w.Frames() {
		hasIt := func(t *techniques.Technique) bool { return t.Family != "forcing" && has(t, f) }
		if len(verify.Unneeded(&f.Before, f.Step)) > 0 || goesByGrid(f.Step) && !slices.ContainsFunc(suite.All(), hasIt) {
			return false
		}
	}
	return true
}

// standsFor reports the same of a walkthrough that lacks a step, or effects of it, as package prune sees it.
func standsFor(w *explain.Walkthrough, without int, effects []explain.Effect) bool {
	g := w.Start
	for f := range w.Frames() {
		wanted := f.Step.Effects
		if f.Number == without+1 {
			if wanted = effects; len(wanted) == 0 {
				continue
			}
		}
		step, err := names.On(&g, &prune.Found{On: f.Before, Step: *f.Step}, wanted)
		if err != nil {
			return false
		}
		step.Apply(&g)
	}
	end := *w
	end.Start, end.Steps = g, nil
	return verify.Walkthrough(&end) == nil
}

var names = pipeline.Names()

// goesByGrid reports whether a step is called by what surrounds its pattern, not by its evidence alone.
func goesByGrid(s *explain.Step) bool {
	switch s.Evidence.(type) {
	case explain.Cover, explain.Joined, explain.Guarded, explain.Wing, explain.Deadly:
		return true
	}
	return false
}

// has reports whether the technique finds the pattern of the step. A deadly pattern may be found by other
// items, with another effect besides.
func has(t *techniques.Technique, f *explain.Frame) (found bool) {
	deadly, isDeadly := f.Step.Evidence.(explain.Deadly)
	techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique).All(&f.Before, func(s explain.Step) bool {
		found = reflect.DeepEqual(s.Evidence, f.Step.Evidence)
		if other, ok := s.Evidence.(explain.Deadly); ok && isDeadly && reflect.DeepEqual(other.Pattern, deadly.Pattern) {
			found = slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return slices.Contains(f.Step.Effects, e) })
		}
		return !found
	})
	return found
}

// hasOther reports whether the technique of a step, or W-Wing for Grouped W-Wing, has another pattern with its
// effects: of patterns with the same effects a technique reports one.
func hasOther(f *explain.Frame) (found bool) {
	if _, deadly := f.Step.Evidence.(explain.Deadly); deadly {
		return false
	}
	for _, t := range []*techniques.Technique{techniques.Lookup(suite.All(), f.Step.Technique.Code), wings.WWing} {
		techniques.NewRunner([]*techniques.Technique{t}).All(&f.Before, func(s explain.Step) bool {
			found = found || reflect.TypeOf(s.Evidence) == reflect.TypeOf(f.Step.Evidence) &&
				!slices.ContainsFunc(f.Step.Effects, func(e explain.Effect) bool { return !slices.Contains(s.Effects, e) })
			return !found
		})
		if found || f.Step.Technique != wings.GroupedWWing.Ref() {
			break
		}
	}
	return found
}

// count returns how many steps there are, and candidates that they remove.
func count(w *explain.Walkthrough) (p explain.Pruned) {
	p.Steps = len(w.Steps)
	for _, s := range w.Steps {
		for _, e := range s.Effects {
			if !e.Place {
				p.Eliminations++
			}
		}
	}
	return p
}

// checkPuzzle checks the cuts of a puzzle towards its solution and towards three conclusions: what the first
// and the last cell hold, and what one between does not. It returns how many eliminations there are, and how
// many are kept for the solution. Unless some may be spare, none of the steps can be left out such that
// package verify accepts the others.
func checkPuzzle(t *testing.T, solver *pipeline.Solver, g candidates.Grid, someSpare bool) (whole, kept int) {
	t.Helper()
	w := solver.Solve(t.Context(), g)
	cut := solver.SolvePruned(t.Context(), g)
	spare := checkCut(t, cut)
	if cut.Pruned == nil {
		t.Fatalf("%v: it does not say what is left out", &g)
	}
	before, after := count(w), count(cut)
	if before.Steps != after.Steps+cut.Pruned.Steps || before.Eliminations != after.Eliminations+cut.Pruned.Eliminations {
		t.Errorf("%v: %v are left of %v: left out are %v", &g, after, before, *cut.Pruned)
	}
	open := slices.Collect(g.Open().All())
	for i, c := range []candidates.Cell{open[0], open[len(open)/2], open[len(open)-1]} {
		goal := explain.Place(c, w.Solutions[0][c])
		if i == 1 {
			others := g.Candidates(c).Without(w.Solutions[0][c])
			if others == 0 {
				continue
			}
			goal = explain.Remove(c, others.First())
		}
		why, err := solver.Why(t.Context(), g, goal)
		if err != nil {
			t.Errorf("%v: %v: %v", &g, goal, err)
			continue
		}
		spare += checkCut(t, why)
	}
	if spare > 0 != someSpare {
		t.Errorf("%v: %d steps can be left out such that the others are proved", &g, spare)
	}
	return before.Eliminations, after.Eliminations
}

// A cut rests on all its steps, and says how many it lacks.
func TestCuts(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, corpus := range []struct {
		name string
		nth  int
	}{{"samples", 20}, {"magictour", 200}, {"clues17", 8000}, {"top95", 40}, {"msk009", 300}, {"hardest1106", 300}} {
		t.Run(corpus.name, func(t *testing.T) {
			if notationtest.Full() {
				t.Skip("TestCollections cuts these puzzles")
			}
			whole, kept := 0, 0
			for _, g := range notationtest.Read(t, corpus.name, corpus.nth) {
				all, needed := checkPuzzle(t, solver, g, false)
				whole, kept = whole+all, kept+needed
			}
			if kept >= whole {
				t.Errorf("all of %d eliminations are kept", whole)
			}
		})
	}
}

// A step stands in a cut only if it needs what it cites, and what its pattern is called by is not left out.
func TestStands(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ what, puzzle string }{
		{"an AIC needs all items only if it removes from both ends", "..819..6......48...57.....42....19..6..3...5.....5...2..9.....8.6.7....9..4.2...."},
		{"a swordfish gets fins", "..28.....3..6..7...4..1.6.2.2...91.....7.......54....3........7678..3.....9.6.3.."},
		{"the pivot of an XY-Wing gets the third digit", "12.3...5.....7....53...81.9.8...9..7.6.4..9824.....3...4...16..6...4....3........"},
		{"the bridge of a W-Wing gets a third place", ".78.1...5.9....6.7.......3..8...2...7..3.6..1...7...8..4.......1.9....4.3...9.57."},
		{"the digit of a hidden rectangle gets a place beside it", "..25..6.4....8.....7...1..3.3.......8...1...62.....95....9.5.4.4...7...8..1.2.3.."},
		{"a corner of an avoidable rectangle is open", "..352....6......8........13..53..7.....2.4..97.8.1....2.......796.........1...3.."},
		{"a step of the cut needs less than where it was found", ".35...1.89...1...7..43.....7...6.9.....9......5..8......2.7...6.9..56...4..1..7.5"},
		{"the corners of a rectangle see a third place for their digit", "9....14....52.9...26...81....64.....8....57.4..........8.39...5...5.2.....3..7..1"},
		{"a cell outside a grave is open", "..5.3...4..2.1.7..48.2...5...4....9.16....3..........1.2..6.5....84.....3....9..."},
	} {
		t.Run(test.what, func(t *testing.T) {
			p, err := notation.Parse(test.puzzle, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			// There a rectangle would be proved with an open corner. Then it is no lesson's any more, and no other pattern does the same.
			someSpare := test.what == "a corner of an avoidable rectangle is open"
			checkPuzzle(t, solver, p.Grid, someSpare)
		})
	}
}

// A document of a cut is refused if any step is taken out of it.
func TestDocumentWithoutAStep(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	grids := notationtest.Read(t, "samples", 10)
	for _, puzzle := range []string{
		".........2..1....7.3.5..1....57..2....9...........2.465....6.93..2.376....8......", // where another W-Wing takes the place of one
		".5.81...6..4...3..6.8..41......2.4..8..4....5..69...3.79...5......6.2.9.........3", // where a rectangle has its digit beside it
		"3....4..6....2..7..658....113.5..9..6..2.1.....9.........9..7.48...........46..32",
	} {
		p, err := notation.Parse(puzzle, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		grids = append(grids, p.Grid)
	}
	valid := func(w *explain.Walkthrough) bool {
		var buf bytes.Buffer
		if err := encode.JSON(&buf, w, encode.Options{}); err != nil {
			t.Fatal(err)
		}
		d, err := encode.NewDecoder(&buf).Decode()
		return err == nil && verify.Walkthrough(&d.Walkthrough) == nil
	}
	for _, g := range grids {
		cut := solver.SolvePruned(t.Context(), g)
		if !valid(cut) {
			t.Errorf("%v: the document is refused", &g)
		}
		for i := range cut.Steps {
			without := *cut
			if without.Steps = slices.Delete(slices.Clone(cut.Steps), i, i+1); valid(&without) {
				t.Errorf("%v: step %d of %d, %s, can be left out", &g, i+1, len(cut.Steps), cut.Steps[i].Technique.Name)
			}
		}
	}
}

// A fish may have other fins in a cut, and is called by them.
func TestFins(t *testing.T) {
	p, err := notation.Parse("...6....7..5..9...3..51.....3...7.9.64.....72.7.8...6.....82..6...4..1..9....5...", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	whole, cut := solver.Solve(t.Context(), p.Grid).Summary().Techniques, solver.SolvePruned(t.Context(), p.Grid)
	checkCut(t, cut)
	if n := cut.Summary().Techniques["finned-x-wing"]; whole["x-wing"] != 1 || whole["finned-x-wing"] > 0 || n != 1 {
		t.Errorf("%d finned fish: expected one where the walkthrough has a plain one", n)
	}
}
