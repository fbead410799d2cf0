package techtest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
)

// boards are the layouts that techniques are compared on.
var boards = []string{
	"classic4", "classic6", "classic8", "classic9", "classic9+diagonals", "classic9+windows",
	"jigsaw:AAABBBAACCBBACCCDBECDDDDEEFFFDEEEFFF",
}

// gridsOf returns how many random grids of a board are searched. Twins take long on large
// ones, so there are fewer of these unless PENCILMARK_FULL is set.
func gridsOf(l *candidates.Layout) int {
	n := 60
	switch {
	case notationtest.Full():
		return 200
	case !notationtest.Thorough():
		n = 40
	}
	if l.Size() > 6 {
		n /= 2
	}
	return n
}

// Twin holds a technique against a twin that searches in the plainest way: on
// random grids of several boards both must find the same effects, by the same
// number of premises. All steps of the technique are proved as well.
func Twin(t *testing.T, technique *techniques.Technique, twin func(*candidates.Grid) []explain.Step) {
	t.Helper()
	TwinMade(t, technique, nil, twin)
}

// TwinMade is [Twin] for what random grids hardly have: they are changed before.
func TwinMade(t *testing.T, technique *techniques.Technique, change Change, twin func(*candidates.Grid) []explain.Step) {
	t.Helper()
	Judge(t, technique, change, func(g *candidates.Grid, found []explain.Step) error {
		got, want := findings(found), findings(twin(g))
		if !slices.Equal(got, want) {
			return fmt.Errorf("found:\n%s\nits twin found:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		return nil
	})
}

// Judge holds a technique against a judge, who says what is wrong with the steps that are found
// on a grid: on the grids that [TwinMade] takes nothing may be. All steps are proved as well.
func Judge(t *testing.T, technique *techniques.Technique, change Change, judge func(*candidates.Grid, []explain.Step) error) {
	t.Helper()
	found := 0
	eachGrid(t, change, func(g *candidates.Grid) {
		steps, err := findChecked(one(technique), g)
		if err == nil {
			err = judge(g, steps)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", describe(g), technique.Code, err)
		}
		found += len(steps)
	})
	if found == 0 {
		t.Errorf("%s found nothing on any board: the comparison says nothing", technique.Code)
	}
}

// Cover holds a technique against its definition, on the grids that [Twin] takes:
// what the definition removes is removed by some step.
func Cover(t *testing.T, technique *techniques.Technique, removed func(*candidates.Grid) []candidates.Candidate) {
	t.Helper()
	CoverMade(t, technique, nil, removed)
}

// CoverMade is [Cover] for what random grids hardly have: they are changed before,
// such that their solution stays.
func CoverMade(t *testing.T, technique *techniques.Technique, change Change, removed func(*candidates.Grid) []candidates.Candidate) {
	t.Helper()
	found := 0
	eachGrid(t, change, func(g *candidates.Grid) {
		left, want := *g, removed(g)
		if len(want) == 0 {
			return
		}
		for _, step := range find(one(technique), g) {
			step.Apply(&left)
		}
		for _, k := range want {
			if left.Candidates(k.Cell()).Has(k.Digit()) {
				t.Fatalf("%s: %s should remove %v", describe(g), technique.Code, k)
			}
			found++
		}
	})
	if found == 0 {
		t.Errorf("there is nothing to find for %s on any board: the comparison says nothing", technique.Code)
	}
}

// Change changes a random grid that has a solution.
type Change func(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling)

// Thin places digits of the solution until a random number of candidates is left, at most
// so many that a twin can look at all that they make.
func Thin(most int) Change {
	return func(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
		open, most := slices.Collect(g.Open().All()), most-rng.IntN(most/2)
		for _, i := range rng.Perm(len(open)) {
			if len(OpenCandidates(g)) <= most {
				return
			}
			g.Place(open[i], solution[open[i]])
		}
	}
}

// OpenCandidates returns the candidates of the open cells.
func OpenCandidates(g *candidates.Grid) (ks []candidates.Candidate) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks
}

// eachGrid calls with with random grids of several boards, each changed first if there is a change.
func eachGrid(t *testing.T, change Change, with func(*candidates.Grid)) {
	t.Helper()
	rng := newRand()
	for _, spec := range boards {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		empty := candidates.NewGrid(l, candidates.Filling{})
		solution := fallback.Solve(context.Background(), &empty, 1, fallback.Budget{}).Solutions[0]
		for range gridsOf(l) {
			g := randomGrid(rng, l, &solution)
			if change != nil {
				change(rng, &g, &solution)
			}
			with(&g)
		}
	}
}

// randomGrid returns a grid that has the solution and few other candidates.
func randomGrid(rng *rand.Rand, l *candidates.Layout, solution *candidates.Filling) candidates.Grid {
	g := candidates.NewGrid(l, candidates.Filling{})
	place, remove := rng.Float64()/2, rng.Float64()
	for c := range l.Cells().All() {
		if rng.Float64() < place {
			g.Place(c, solution[c])
			continue
		}
		for d := range g.Candidates(c).Without(solution[c]).All() {
			if rng.Float64() < remove {
				g.Remove(c, d)
			}
		}
	}
	return g
}

func describe(g *candidates.Grid) string {
	var cells []string
	for c := range g.Layout().Cells().All() {
		cells = append(cells, g.Candidates(c).String())
	}
	return fmt.Sprintf("%v: %s", g.Layout(), strings.Join(cells, " "))
}

// findings gives the finding of each step, sorted.
func findings(steps []explain.Step) []string {
	var lines []string
	for i := range steps {
		lines = append(lines, finding(steps[i].Effects, &steps[i]))
	}
	slices.Sort(lines)
	return lines
}
