// Package techtest tests the techniques of a family: on the positions in testdata, on the
// example of their lessons, and by laws that every technique must obey.
//
// The positions of technique xy-wing of family wings are in the txtar file
// testdata/techniques/wings/xy_wing.txtar. A position is a group of sections:
//
//	-- NAME.layout --      name of the layout, classic9 if there is none
//	-- NAME.grid --        in any form that package notation reads, clues behind it
//	-- NAME.want --        the effects of each step that must be found, a line
//	                       a step: "r1c4<>5 r1c6<>5"
//	-- none-NAME.grid --   a near miss: nothing may be found here
//
// Steps that are wanted and not found, found and not wanted, and a file without cases are
// errors alike. The comment above the first section says where the positions come from.
//
// The laws are these. Searching leaves the grid as it is. Each step changes the grid, says what
// is so, and is proved by its premises, of which none can be spared. Finding nothing allocates
// nothing. What is found does not depend on the names of the digits, nor on how the board is
// turned. And it does not depend on the grids that were searched before.
package techtest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Run tests every technique of the family. The test that calls it must stand
// in the folder of the family, techniques/FAMILY.
func Run(t *testing.T, family string) {
	dir := filepath.Join("..", "..", "testdata", "techniques", family)
	unused := map[string]bool{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		unused[entry.Name()] = true
	}
	found := 0
	for _, technique := range suite.All() {
		if technique.Family != family {
			continue
		}
		found++
		file := strings.ReplaceAll(technique.Code, "-", "_") + ".txtar"
		delete(unused, file)
		t.Run(technique.Code, func(t *testing.T) {
			if err := checkExample(technique); err != nil {
				t.Errorf("example of the lesson: %v", err)
			}
			archive, err := txtar.ParseFile(filepath.Join(dir, file))
			if err != nil {
				t.Fatal(err)
			}
			cases, err := readCases(archive)
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			told := false
			for _, c := range cases {
				t.Run(c.name, func(t *testing.T) {
					if err := c.check(technique); err != nil {
						t.Errorf("%s: %v", file, err)
					}
					found, err := checkHistory(one(technique), &c.grid, waysTo(technique), moreCandidates)
					if err != nil {
						t.Errorf("%s: %v", file, err)
					}
					told = told || found
				})
			}
			for _, c := range cases {
				if told || t.Failed() {
					break
				}
				if told, err = checkHistory(one(technique), &c.grid, 1, candidates.MaxCandidates); err != nil {
					t.Errorf("%s: %v", file, err)
				}
			}
			if !told {
				t.Errorf("%s: no way to a case begins where nothing is found", file)
			}
		})
	}
	if found == 0 {
		t.Errorf("package suite lists no technique of family %q", family)
	}
	for file := range unused {
		t.Errorf("%s belongs to no technique of family %q", file, family)
	}
}

// checkExample reports whether the technique finds the step of its lesson.
func checkExample(technique *techniques.Technique) error {
	p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
	if err != nil {
		return err
	}
	steps, err := findChecked(one(technique), &p.Grid)
	if err != nil {
		return err
	}
	for _, s := range steps {
		if formatEffects(s.Effects) == technique.Doc.Want {
			return nil
		}
	}
	return fmt.Errorf("no step has the effects %s; found:\n%s", technique.Doc.Want, strings.Join(list(steps), "\n"))
}

// check reports whether the technique keeps the laws on the grid of the case and finds exactly its steps.
func (c *testCase) check(technique *techniques.Technique) error {
	steps, err := laws(one(technique), &c.grid, imagesPerCase)
	if err != nil {
		return err
	}
	want := slices.Sorted(slices.Values(c.want))
	if got := list(steps); !slices.Equal(got, want) {
		return fmt.Errorf("found:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	return nil
}

// Laws reports the first law that one of the techniques breaks on the grid. Searching changes nothing, and
// costs no memory if it finds nothing; every step keeps the promises of [explain.Step] and is proved by its
// premises; as many random images of the grid as asked for have the images of the steps.
func Laws(list []*techniques.Technique, g *candidates.Grid, images int) error {
	_, err := laws(list, g, images)
	return err
}

// laws is [Laws] and returns the steps as well.
func laws(list []*techniques.Technique, g *candidates.Grid, images int) ([]explain.Step, error) {
	steps, err := findChecked(list, g)
	if err != nil {
		return nil, err
	}
	idle := slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool {
		return slices.ContainsFunc(steps, func(s explain.Step) bool { return s.Technique.Code == t.Code })
	})
	if n := Allocations(idle, g); n != 0 {
		for _, t := range idle {
			if n := Allocations(one(t), g); n != 0 {
				return nil, fmt.Errorf("%s: finding nothing cost %v allocations", t.Code, n)
			}
		}
		return nil, fmt.Errorf("finding nothing cost %v allocations, but only if many techniques find nothing together", n)
	}
	return steps, checkSymmetries(list, g, steps, images)
}

// one is the list of one technique.
func one(technique *techniques.Technique) []*techniques.Technique {
	return []*techniques.Technique{technique}
}

// findChecked returns the steps that the techniques find, each of them proved.
func findChecked(list []*techniques.Technique, g *candidates.Grid) ([]explain.Step, error) {
	before := *g
	steps := find(list, g)
	if *g != before {
		return nil, fmt.Errorf("searching changed the grid")
	}
	for i := range steps {
		err := CheckStep(g, &steps[i])
		if unneeded := verify.Unneeded(g, &steps[i]); err == nil && len(unneeded) > 0 {
			err = fmt.Errorf("it cites %v, which the proof does not need", unneeded)
		}
		if err != nil {
			return nil, fmt.Errorf("%s, step %s: %w", steps[i].Technique.Code, formatEffects(steps[i].Effects), err)
		}
	}
	return steps, nil
}

func find(list []*techniques.Technique, g *candidates.Grid) (steps []explain.Step) {
	runner := techniques.NewRunner(list).Grant(explain.Unique)
	runner.All(g, func(s explain.Step) bool {
		steps = append(steps, s)
		return true
	})
	return steps
}

// CheckStep reports whether a step keeps the promises of [explain.Step], and whether its premises prove it.
func CheckStep(g *candidates.Grid, s *explain.Step) error {
	if len(s.Effects) == 0 {
		return fmt.Errorf("it changes nothing")
	}
	if !slices.IsSortedFunc(s.Effects, explain.CompareEffects) {
		return fmt.Errorf("its effects are not in order")
	}
	for i, e := range s.Effects {
		if i > 0 && e == s.Effects[i-1] {
			return fmt.Errorf("effect %v is there twice", e)
		}
		if !g.Open().Has(e.Candidate.Cell()) || !g.Has(e.Candidate) {
			return fmt.Errorf("effect %v changes nothing", e)
		}
	}
	if err := s.Evidence.Check(g); err != nil {
		return err
	}
	return verify.Step(g, s)
}

// Allocations returns how often a search of the grid, and then of an image of it, allocates memory. Neither
// comes from the other, so that nothing is left out because it was searched before.
func Allocations(list []*techniques.Technique, g *candidates.Grid) float64 {
	s := randomSymmetry(newRand(), g.Layout())
	image := s.grid(g)
	if len(g.Layout().Clues()) > 0 {
		image = *g // of whose images clues may say something else
	}
	r := techniques.NewRunner(list).Grant(explain.Unique)
	return testing.AllocsPerRun(2, func() {
		r.Next(g)
		r.Next(&image)
	})
}

// waysTo returns how many ways to the grid of a case are followed. What is only done on request takes long.
func waysTo(technique *techniques.Technique) int {
	if slices.Contains(suite.Human(), technique) {
		return 6
	}
	return 2
}

// imagesPerCase is how many images of the grid of a case are searched.
const imagesPerCase = 6

// checkSymmetries reports whether the techniques find on images of the grid the images of the steps: what
// is found must not depend on the names of the digits or on the side from which one looks at the board.
//
// Where two proofs of the same effects are equally good a technique may take the one that it meets first.
// Hence the effects have to be the same, and the number of premises, but not each premise.
func checkSymmetries(list []*techniques.Technique, g *candidates.Grid, steps []explain.Step, images int) error {
	rng := newRand()
	if len(g.Layout().Clues()) > 0 {
		return nil // clues tell digits and places apart
	}
	for range images {
		s := randomSymmetry(rng, g.Layout())
		var got, want []string
		for _, step := range steps {
			want = append(want, step.Technique.Code+": "+finding(s.effects(step.Effects), &step))
		}
		image := s.grid(g)
		for _, step := range find(list, &image) {
			got = append(got, step.Technique.Code+": "+finding(step.Effects, &step))
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			return fmt.Errorf("found on an image of the grid, %v, and not as images of the steps:\n%s\nas images of the steps, and not on the image:\n%s",
				&image, strings.Join(without(got, want), "\n"), strings.Join(without(want, got), "\n"))
		}
	}
	return nil
}

// newRand returns the same random numbers in each run.
func newRand() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// finding sums a step up. What a trial cites does not count: to find its fewest
// lines is a hard problem, so they may depend on the side one looks from. Of almost
// locked sets all cells count, those that the proof does without too.
func finding(effects []explain.Effect, s *explain.Step) string {
	if explain.ShapeOf(s.Evidence) == explain.ShapeTrial {
		return formatEffects(effects)
	}
	return fmt.Sprintf("%s by %d premises", formatEffects(effects), len(s.Evidence.Premises()))
}

// without returns the lines that the others lack.
func without(lines, others []string) (left []string) {
	left = slices.Clone(lines)
	for _, line := range others {
		if i := slices.Index(left, line); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return left
}

// list gives the effects of each step, sorted as text.
func list(steps []explain.Step) []string {
	var lines []string
	for _, s := range steps {
		lines = append(lines, formatEffects(s.Effects))
	}
	slices.Sort(lines)
	return lines
}

func formatEffects(effects []explain.Effect) string {
	var words []string
	for _, e := range effects {
		words = append(words, e.String())
	}
	return strings.Join(words, " ")
}
