package certify_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/certify"
	"pencilmark/techniques/pipeline"
)

// Each step of the ways through hard puzzles has a certificate of its own, from
// its premises and the candidates before it, unless it assumes that the puzzle
// has one solution.
func TestStep(t *testing.T) {
	human, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	named := items()
	shapes := map[explain.Shape]int{}
	for _, g := range append(notationtest.Read(t, "samples", 6), notationtest.Read(t, "stalled", 2)...) {
		for f := range human.Solve(context.Background(), g).Frames() {
			shape := explain.ShapeOf(f.Step.Evidence)
			if shapes[shape]++; shapes[shape] > 12 {
				continue
			}
			c, err := certify.Step(f)
			if f.Step.Assumes != 0 {
				if !errors.Is(err, certify.ErrUnique) {
					t.Errorf("%v step %d: error %v, expected %v", &g, f.Number, err, certify.ErrUnique)
				}
				continue
			}
			if err != nil {
				t.Errorf("%v step %d: %v", &g, f.Number, err)
				continue
			}
			cnf, lrat := files(t, c)
			formula := clauses(t, cnf)
			if err := check(formula, proofLines(t, lrat)); err != nil {
				t.Errorf("%v step %d: %v", &g, f.Number, err)
			}
			if shapes[shape] > 1 {
				continue
			}
			want := expected{}
			for _, ks := range named {
				want.pairs(ks)
			}
			for _, item := range f.Step.Premises {
				want.add(slices.Clone(named[item.String()])...)
			}
			for row := range 9 {
				for column := range 9 {
					for d := range 9 {
						if !f.Before.Candidates(candidates.Cell(9*row + column)).Has(candidates.Digit(d + 1)) {
							want.add(-variable(row, column, d))
						}
					}
				}
			}
			var denial []int
			for _, e := range f.Step.Effects {
				var row, column, d int
				sign := -1 // of what is denied
				if _, err := fmt.Sscanf(e.String(), "r%1dc%1d=%d", &row, &column, &d); err != nil {
					sign = 1
					fmt.Sscanf(e.String(), "r%1dc%1d<>%d", &row, &column, &d)
				}
				denial = append(denial, sign*variable(row-1, column-1, d-1))
			}
			want.add(denial...)
			want.equals(t, formula)
		}
	}
	if len(shapes) < 10 {
		t.Errorf("only the shapes %v were seen", shapes)
	}
}

// A step that does not follow from what it cites has no certificate, whatever
// else is wrong with it.
func TestStepErrors(t *testing.T) {
	g := notationtest.Read(t, "stalled", 1)[3]
	elsewhere := candidates.HouseItem(1, candidates.MaxHouses-1)
	for f := range solve(t, &g).Frames() {
		open := f.Before.Open().First()
		gone := explain.Effect{Candidate: candidates.Of(open, (candidates.Classic9.Digits() &^ f.Before.Candidates(open)).First())}
		for name, change := range map[string]func(s *explain.Step){
			"less a premise":                func(s *explain.Step) { s.Premises = s.Premises[1:] },
			"without premises":              func(s *explain.Step) { s.Premises = nil },
			"with a premise too many":       func(s *explain.Step) { s.Premises = append(slices.Clone(s.Premises), elsewhere) },
			"without effects":               func(s *explain.Step) { s.Effects = nil },
			"with an effect that is so":     func(s *explain.Step) { s.Effects = append(slices.Clone(s.Effects), gone) },
			"without evidence and premises": func(s *explain.Step) { s.Evidence, s.Premises = nil, nil },
			"with an effect turned round": func(s *explain.Step) {
				s.Effects = slices.Clone(s.Effects)
				s.Effects[0].Place = !s.Effects[0].Place
			},
		} {
			step := *f.Step
			change(&step)
			_, err := certify.Step(&explain.Frame{Number: f.Number, Step: &step, Before: f.Before})
			if !errors.Is(err, certify.ErrUnproved) {
				t.Errorf("step %d, %s: error %v, expected %v", f.Number, name, err, certify.ErrUnproved)
			}
		}
	}
}

// An effect may be listed twice, and one may say what another one does already.
func TestEffectsTwice(t *testing.T) {
	g := notationtest.Read(t, "samples", 180)[1]
	seen := map[explain.Shape]bool{}
	for f := range solve(t, &g).Frames() {
		shape := explain.ShapeOf(f.Step.Evidence)
		if seen[shape] {
			continue
		}
		seen[shape] = true
		step := *f.Step
		step.Effects = slices.Concat(step.Effects, step.Effects)
		if k := step.Effects[0].Candidate; step.Effects[0].Place {
			for d := range f.Before.Candidates(k.Cell()).Without(k.Digit()).All() {
				step.Effects = append(step.Effects, explain.Effect{Candidate: candidates.Of(k.Cell(), d)})
			}
		}
		c, err := certify.Step(&explain.Frame{Number: f.Number, Step: &step, Before: f.Before})
		if err != nil {
			t.Errorf("step %d: %v", f.Number, err)
			continue
		}
		cnf, lrat := files(t, c)
		if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
			t.Errorf("step %d: %v", f.Number, err)
		}
	}
	if !seen[explain.ShapeSingle] || !seen[explain.ShapeTrial] || !seen[explain.ShapeCases] {
		t.Errorf("only the shapes %v were seen", seen)
	}
}

// The name of a technique does not get into the clauses, whatever it is.
func TestName(t *testing.T) {
	g := notationtest.Read(t, "samples", 1)[0]
	w := solve(t, &g)
	w.Steps[0].Technique.Name = "Single\n1 0\n-1 0\r\n-2 0"
	for f := range w.Frames() {
		c, err := certify.Step(f)
		if err != nil {
			t.Fatal(err)
		}
		cnf, _ := files(t, c)
		if !strings.HasPrefix(cnf, "c step 1, Single 1 0 -1 0 -2 0\nc ") {
			t.Errorf("the formula begins with %q", cnf[:80])
		}
		break
	}
}

// vary changes a part of a step at random, here and there into a part of another.
func vary(random *rand.Rand, s explain.Step, other *explain.Step) explain.Step {
	s.Effects, s.Premises = slices.Clone(s.Effects), slices.Clone(s.Premises)
	branch := func(lines []explain.Step) []explain.Step {
		if len(lines) == 0 {
			return []explain.Step{*other}
		}
		i := random.IntN(len(lines))
		if random.IntN(2) == 0 {
			return slices.Concat(lines[:i], lines[i+1:])
		}
		return slices.Concat(lines[:i], []explain.Step{vary(random, lines[i], other)}, lines[i+1:])
	}
	k := candidates.Candidate(random.IntN(candidates.MaxCandidates + 9))
	item := candidates.Item(random.IntN(candidates.MaxItems + 9))
	if random.IntN(2) == 0 && len(other.Premises) > 0 {
		item = other.Premises[random.IntN(len(other.Premises))]
	}
	switch random.IntN(8) {
	case 0:
		s.Effects = append(s.Effects, other.Effects...)
	case 1:
		s.Effects = append(s.Effects, s.Effects...)
	case 2:
		s.Effects = append(s.Effects, explain.Effect{Candidate: k, Place: random.IntN(2) == 0})
	case 3:
		s.Effects = nil
	case 4:
		s.Premises = append(s.Premises, item)
	case 5:
		s.Premises = s.Premises[:random.IntN(len(s.Premises)+1)]
	default:
		switch e := s.Evidence.(type) {
		case explain.Trial:
			switch random.IntN(3) {
			case 0:
				e.Branch = branch(e.Branch)
			case 1:
				e.Conflict = item
			case 2:
				e.Assume = k
			}
			s.Evidence = e
		case explain.Cases:
			e.Cases = slices.Clone(e.Cases)
			one := &e.Cases[random.IntN(len(e.Cases))]
			switch random.IntN(3) {
			case 0:
				one.Branch = branch(one.Branch)
			case 1:
				e.Item = item
			case 2:
				one.Assume = k
			}
			s.Evidence = e
		default:
			s.Evidence = other.Evidence
		}
	}
	return s
}

// Whatever a step is made of, it has an error or a certificate that is right.
func TestVariedSteps(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	certificates, failures := 0, 0
	for _, g := range notationtest.Read(t, "samples", 60) {
		var frames []explain.Frame
		for f := range solve(t, &g).Frames() {
			if shape := explain.ShapeOf(f.Step.Evidence); shape != explain.ShapeSingle {
				frames = append(frames, *f)
			}
		}
		for i := range frames {
			f := &frames[i]
			cases := explain.ShapeOf(f.Step.Evidence) == explain.ShapeCases
			times := 40
			if cases { // there are few
				times = 400
			}
			for range times {
				step := vary(random, *f.Step, frames[max(i-random.IntN(3), 0)].Step)
				c, err := certify.Step(&explain.Frame{Number: f.Number, Step: &step, Before: f.Before})
				if err != nil {
					failures++
					continue
				}
				if certificates++; certificates%30 != 0 && !cases {
					continue
				}
				cnf, lrat := files(t, c)
				if err := check(clauses(t, cnf), proofLines(t, lrat)); err != nil {
					t.Errorf("%v: step %v: %v", &g, step, err)
				}
			}
		}
	}
	if certificates < 50 || failures < 50 {
		t.Errorf("%d steps are certified, %d are not", certificates, failures)
	}
}
