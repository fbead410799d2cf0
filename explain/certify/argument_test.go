package certify_test

import (
	"errors"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/certify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// The steps of every technique that assumes nothing are certified, by their
// arguments if these name no more than the steps cite; on boards with clues that
// count they are refused.
func TestPositions(t *testing.T) {
	for _, technique := range suite.All() {
		if technique.Assumes != 0 {
			continue
		}
		paths, err := filepath.Glob("../../testdata/techniques/*/" + strings.ReplaceAll(technique.Code, "-", "_") + ".txtar")
		if err != nil || len(paths) != 1 {
			t.Errorf("%s has the positions %v, error %v", technique.Code, paths, err)
			continue
		}
		archive, err := txtar.ParseFile(paths[0])
		if err != nil {
			t.Fatal(err)
		}
		runner := techniques.NewRunner([]*techniques.Technique{technique})
		steps := 0
		layouts := map[string]*candidates.Layout{}
		for _, f := range archive.Files {
			name, isLayout := strings.CutSuffix(f.Name, ".layout")
			if isLayout {
				if layouts[name], err = candidates.ParseLayout(strings.TrimSpace(string(f.Data))); err != nil {
					t.Fatalf("%s: %s: %v", paths[0], f.Name, err)
				}
			}
			name, isGrid := strings.CutSuffix(f.Name, ".grid")
			if !isGrid {
				continue
			}
			l := layouts[name]
			if l == nil {
				l = candidates.Classic9
			}
			p, err := notation.Parse(string(f.Data), l)
			if err != nil { // of a board that is written otherwise
				continue
			}
			runner.All(&p.Grid, func(s explain.Step) bool {
				s.Because, _ = argue.Step(&p.Grid, &s)
				c, err := certify.Step(&explain.Frame{Number: 1, Step: &s, Before: p.Grid})
				if len(p.Grid.Layout().Counting()) > 0 {
					if !errors.Is(err, certify.ErrCounts) {
						t.Errorf("%s: %s: got %v, want %v", paths[0], f.Name, err, certify.ErrCounts)
					}
					steps++
					return steps%10 != 0
				}
				if err != nil {
					t.Errorf("%s: %s: %v", paths[0], f.Name, err)
					return true
				}
				if steps++; steps == 1 {
					cnf, lrat := files(t, c)
					if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
						t.Errorf("%s: %s: %v", paths[0], f.Name, err)
					}
				}
				return steps%10 != 0
			})
		}
		if steps == 0 {
			t.Errorf("%s has no steps", technique.Code)
		}
	}
}

// argued returns steps with their arguments, on their grids.
func argued(tb testing.TB) (frames []explain.Frame) {
	tb.Helper()
	for _, g := range notationtest.Read(tb, "samples", 60) {
		w := solve(tb, &g)
		argue.Walkthrough(w)
		for f := range w.Frames() {
			if f.Step.Because == nil {
				tb.Errorf("%v step %d has no argument", &g, f.Number)
			} else if explain.ShapeOf(f.Step.Evidence) != explain.ShapeSingle {
				frames = append(frames, *f)
			}
		}
	}
	return frames
}

// varyArgument changes a line at random.
func varyArgument(random *rand.Rand, argument explain.Argument) explain.Argument {
	varied := slices.Clone(argument)
	i := random.IntN(len(varied))
	line := &varied[i]
	k := candidates.Candidate(random.IntN(candidates.MaxCandidates + 40))
	item := candidates.Item(random.IntN(candidates.MaxItems + 40))
	switch random.IntN(9) {
	case 0:
		return slices.Delete(varied, i, i+1)
	case 1:
		line.Claim.Of = append(slices.Clone(line.Claim.Of), k)
	case 2:
		line.Claim.Of = line.Claim.Of[:random.IntN(len(line.Claim.Of)+1)]
	case 3:
		line.Claim.Some = !line.Claim.Some
	case 4:
		line.From = line.From[:random.IntN(len(line.From)+1)]
	case 5:
		line.From = append(slices.Clone(line.From), random.IntN(len(varied)+3)-1)
	case 6:
		line.Under = random.IntN(len(varied)+3) - 1
	case 7:
		line.Item = item
		line.Needs = append(slices.Clone(line.Needs), item)
	case 8:
		line.Rule = explain.Rule(random.IntN(explain.NumRules + 1))
	}
	return varied
}

// A line that counts ways has no clauses, on any board: that a row holds every digit is such a sum.
func TestWays(t *testing.T) {
	g := notationtest.Read(t, "samples", 60)[0]
	row := explain.NewSum(&g, candidates.Added{Houses: candidates.Houses(candidates.HouseOf(candidates.Row, 1))})
	for c := range row.Cells.All() {
		for d := range (g.Candidates(c)).All() {
			k := candidates.Of(c, d)
			s := explain.NewStep(row, explain.Remove(c, d))
			s.Because = explain.Argument{{Rule: explain.RuleWays, Claim: explain.NoneOf(k), Sum: &row}}
			if _, err := certify.Step(&explain.Frame{Number: 1, Step: &s, Before: g}); !errors.Is(err, certify.ErrWays) {
				t.Errorf("%v: got %v, want %v", k, err, certify.ErrWays)
			}
		}
	}
}

// Whatever an argument says, the step has an error or a certificate that is right.
func TestVariedArguments(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	certificates, failures := 0, 0
	for _, f := range argued(t) {
		for range 20 {
			step := *f.Step
			step.Because = varyArgument(random, step.Because)
			c, err := certify.Step(&explain.Frame{Number: f.Number, Step: &step, Before: f.Before})
			if err != nil {
				failures++
				continue
			}
			if certificates++; certificates%30 == 0 {
				cnf, lrat := files(t, c)
				if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
					t.Errorf("step %d by %+v: %v", f.Number, step.Because, err)
				}
			}
		}
	}
	if failures < 500 || certificates < 50 {
		t.Errorf("%d steps are certified, %d are not", certificates, failures)
	}
}

// A step is proved from its premises, and a comment says so, if its argument
// names other items or takes too many cases. Lines that say nothing do no harm.
func TestNotByArgument(t *testing.T) {
	f := argued(t)[0]
	var other candidates.Item
	for slices.Contains(f.Step.Premises, other) {
		other++
	}
	n := len(f.Step.Because)
	empty := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	one := func(item candidates.Item) explain.Claim { return explain.SomeOf(empty.AppendCandidates(nil, item)...) }
	target := explain.NoneOf(f.Step.Effects[0].Candidate)
	deep := slices.Clone(f.Step.Because) // suppositions within each other
	for depth, item := range candidates.Classic9.Items()[:4] {
		under := 0
		if depth > 0 {
			under = n + depth
		}
		deep = append(deep, explain.Line{Rule: explain.RuleSuppose, Under: under, Claim: one(item)})
	}
	many := slices.Clone(deep[:n+3])
	for range 80 { // of 729 clauses each
		many = append(many, explain.Line{Rule: explain.RuleLeft, Under: n + 3, Item: f.Step.Premises[0], Claim: one(f.Step.Premises[0])})
	}
	with := func(lines ...explain.Line) explain.Argument { return append(slices.Clone(f.Step.Because), lines...) }
	for name, test := range map[string]struct {
		because explain.Argument
		want    string
	}{
		"another item":     {with(explain.Line{Rule: explain.RuleLeft, Item: other}), "it is not among them"},
		"deep":             {append(deep, explain.Line{Rule: explain.RuleStrikes, Under: n + 4, Claim: target, From: []int{n + 1}}), "the proof takes too many cases"},
		"many":             {many, "the proof takes too many cases"},
		"what is supposed": {with(explain.Line{Rule: explain.RuleSuppose, Claim: target}, explain.Line{Rule: explain.RuleStrikes, Under: n + 1, Claim: target}), ""},
	} {
		step := *f.Step
		step.Because = test.because
		c, err := certify.Step(&explain.Frame{Number: 1, Step: &step, Before: f.Before})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		cnf, lrat := files(t, c)
		if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		comments, _, _ := strings.Cut(cnf, "p cnf")
		if strings.Contains(comments, "not line by line: line ") != (test.want != "") || !strings.Contains(comments, test.want) {
			t.Errorf("%s: expected %q in the comments:\n%s", name, test.want, comments)
		}
	}
}
