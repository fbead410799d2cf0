package techtest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
)

// boards are the layouts that techniques are compared on.
var boards = []string{
	"classic4", "classic6", "classic8", "classic9", "classic9+diagonals", "classic9+windows",
	"jigsaw:AAABBBAACCBBACCCDBECDDDDEEFFFDEEEFFF",
}

// gridsPerBoard is how many random grids of each board are searched.
const gridsPerBoard = 60

// Twin holds a technique against a twin that searches in the plainest way: on
// random grids of several boards both must find the same effects, by the same
// number of premises. All steps of the technique are proved as well.
func Twin(t *testing.T, technique *techniques.Technique, twin func(*candidates.Grid) []explain.Step) {
	t.Helper()
	rng := newRand()
	found := 0
	for _, spec := range boards {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		empty := candidates.NewGrid(l, candidates.Filling{})
		solution := fallback.Solve(context.Background(), &empty, 1, fallback.Budget{}).Solutions[0]
		for range gridsPerBoard {
			g := randomGrid(rng, l, &solution)
			steps, err := findChecked(one(technique), techniques.Options{}, &g)
			if err != nil {
				t.Fatalf("%s: %v", describe(&g), err)
			}
			found += len(steps)
			got, want := findings(steps), findings(twin(&g))
			if !slices.Equal(got, want) {
				t.Fatalf("%s: %s found:\n%s\nits twin found:\n%s", describe(&g), technique.Code, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
	if found == 0 {
		t.Errorf("%s found nothing on any board: the comparison says nothing", technique.Code)
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
