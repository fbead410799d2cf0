package argue_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// check argues a step. Each line must follow by its rule, from items that the step cites, each effect must be
// claimed, and what is claimed outside of suppositions must be so in the solution.
func check(t *testing.T, g *candidates.Grid, s *explain.Step, solution *candidates.Filling) {
	t.Helper()
	a, ok := argue.Step(g, s)
	if !ok {
		t.Errorf("%v: no argument for %s", g, s.Technique.Code)
		return
	}
	if err := verify.Argument(g, s, a); err != nil {
		t.Errorf("%v, %s: %v", g, s.Technique.Code, err)
	}
	cited := make([]bool, len(a)+1)
	for i, line := range a {
		items := line.Needs
		if line.Rule == explain.RuleLeft {
			items = []candidates.Item{line.Item}
		}
		for _, item := range items {
			if !slices.Contains(s.Premises, item) {
				t.Errorf("%v, %s: line %d rests on %v, which the step does not cite", g, s.Technique.Code, i+1, item)
			}
		}
		for _, from := range line.From {
			cited[from] = true
		}
		cited[line.Under] = true
		if line.Under > 0 || line.Rule == explain.RuleSuppose || line.Rule == explain.RuleCount {
			continue
		}
		some := false
		for _, k := range line.Claim.Of {
			some = some || solution[k.Cell()] == k.Digit()
		}
		if some != line.Claim.Some {
			t.Errorf("%v, %s: line %d claims what the solution denies: %v", g, s.Technique.Code, i+1, line.Claim)
		}
	}
	for i, line := range a {
		if !cited[i+1] && line.Under > 0 {
			t.Errorf("%v, %s: line %d of %d serves for nothing", g, s.Technique.Code, i+1, len(a))
		}
	}
}

// Every step of walkthroughs has an argument. Of the two large collections a part will do when all others
// are taken whole.
func TestWalkthroughs(t *testing.T) {
	collections := map[string]int{"samples": 5, "top95": 19, "msk009": 100, "magictour": 100, "hodoku-levels": 300, "explainer-ratings": 200, "clues17": 5000, "hardest1106": 100, "hardest11": 4000}
	most := map[string]int{"clues17": 5000, "hardest11": 500}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for name, nth := range collections {
		t.Run(name, func(t *testing.T) {
			grids := notationtest.Read(t, name, nth)
			if n := most[name]; n > 0 {
				grids = grids[:min(n, len(grids))]
			}
			for _, g := range grids {
				w := solver.Solve(context.Background(), g)
				for f := range w.Frames() {
					if w.Outcome == explain.Solved {
						check(t, &f.Before, f.Step, &w.Solutions[0])
					}
				}
			}
		})
	}
}

// So has every step where houses cross in more cells and clues strike more. A line of a net on this board says what is left
// in a house, and one that places a digit strikes some of that as well.
func TestDisjointGroups(t *testing.T) {
	p, err := notation.Parse("7"+strings.Repeat(".", 80)+`
disjoint-groups
whispers: r6c3 r7c4 r8c4, r8c5 r9c5 r9c6, r1c1 r2c2 r2c3, r7c8 r8c8 r9c7, r2c6 r1c5 r1c6 r2c5 r1c4 r1c3
whispers: r2c1 r3c2 r3c1 r4c1, r7c7 r8c7 r7c6 r6c6, r6c2 r5c1 r6c1 r7c2 r8c3, r9c8 r9c9 r8c9, r1c7 r2c8 r2c7 r3c6
`, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	w, nets := pipeline.Solve(p.Grid), 0
	if w.Outcome != explain.Solved {
		t.Fatal(w.Outcome)
	}
	for f := range w.Frames() {
		check(t, &f.Before, f.Step, &w.Solutions[0])
		if _, ok := f.Step.Evidence.(explain.Cases); ok {
			nets++
		}
	}
	if nets == 0 {
		t.Error("no step goes by cases")
	}
}

// So has every step that a technique finds in its worked example.
func TestTechniques(t *testing.T) {
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		w := pipeline.Solve(p.Grid)
		if w.Outcome != explain.Solved {
			t.Errorf("the example of %s is not solved: %s", technique.Code, w.Outcome)
			continue
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			check(t, &p.Grid, &s, &w.Solutions[0])
			return true
		})
	}
}

// What is false on the board has no argument, and nothing is argued from too little.
func TestNone(t *testing.T) {
	p, err := notation.Parse(suite.All()[0].Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	c := p.Grid.Open().First()
	s := explain.NewStep(explain.Exclusion{}, explain.Remove(c, p.Grid.Candidates(c).First()))
	if a, ok := argue.Step(&p.Grid, &s); ok {
		t.Errorf("an argument without premises: %v", a)
	}
}
