package argue_test

import (
	"context"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// The argument of a pattern is short enough to be read. Nets have the length of their branches.
func TestLength(t *testing.T) {
	const most = 60
	for _, technique := range suite.All() {
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		grids := []candidates.Grid{p.Grid}
		for _, position := range worked {
			grids = append(grids, position.Grid)
		}
		for _, g := range grids {
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
				if a, ok := argue.Step(&g, &s); !ok || len(a) > most && technique.Family != "forcing" {
					t.Errorf("%s: %d lines for %v", technique.Code, len(a), s.Effects)
				}
				return true
			})
		}
	}
}

// Steps that took hundreds of lines or thousands take few: parity and counts are told instead of cases, and
// of cases those that have no cases in turn.
func TestShort(t *testing.T) {
	for _, test := range []struct {
		code, grid string
		most       int
		rule       explain.Rule // by which some line follows
	}{
		{"tridagon", techniques.Lookup(suite.All(), "tridagon").Doc.Grid, 2, explain.RuleParity},
		{"sk-loop", techniques.Lookup(suite.All(), "sk-loop").Doc.Grid, 17, explain.RuleCount},
		{"multi-sector-locked-set", techniques.Lookup(suite.All(), "multi-sector-locked-set").Doc.Grid, 3, explain.RuleCount},
	} {
		technique := techniques.Lookup(suite.All(), test.code)
		p, err := notation.Parse(test.grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
			found = true
			a, ok := argue.Step(&p.Grid, &s)
			if !ok || len(a) > test.most {
				t.Errorf("%s: %d lines for %v", test.code, len(a), s.Effects)
			}
			if err := verify.Argument(&p.Grid, &s, a); err != nil {
				t.Errorf("%s: %v", test.code, err)
			}
			says := false
			for _, line := range a {
				says = says || line.Rule == test.rule
			}
			if !says {
				t.Errorf("%s: no line follows by %v", test.code, test.rule)
			}
			return true
		})
		if !found {
			t.Errorf("%s: no step", test.code)
		}
	}
}

// Every step can be read even where puzzles are the hardest known: no net and no trial has sixty lines, and no pattern forty,
// also where it cites less than a person looks at. Candidates that fail alike are supposed at once.
func TestHardest(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	longest, together := 0, 0
	for _, g := range notationtest.Read(t, "hardest11", 60) {
		for f := range solver.Solve(context.Background(), g).Frames() {
			most := 40
			switch f.Step.Evidence.(type) {
			case explain.Trial, explain.Cases:
				most = 60
			}
			a, ok := argue.Step(&f.Before, f.Step)
			if longest = max(longest, len(a)); !ok || len(a) >= most {
				t.Errorf("%v: step %d has an argument of %d lines", g, f.Number, len(a))
			}
			for _, line := range a {
				if line.Rule == explain.RuleSuppose && len(line.Claim.Of) > 1 {
					together++
				}
			}
		}
	}
	if together == 0 {
		t.Error("no two candidates are supposed at once")
	}
	t.Logf("the longest has %d lines; %d times candidates are supposed at once", longest, together)
}
