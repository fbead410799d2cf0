package claim_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// position is a grid on which a technique finds steps.
type position struct {
	name  string
	grid  candidates.Grid
	steps []explain.Step
}

// positions returns those of the technique in testdata, but for near misses.
func positions(tb testing.TB, t *techniques.Technique) (all []position) {
	tb.Helper()
	file := filepath.Join("../../testdata/techniques", t.Family, strings.ReplaceAll(t.Code, "-", "_")+".txtar")
	if _, err := os.Stat(file); err != nil {
		return nil
	}
	archive, err := txtar.ParseFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	layouts := map[string]*candidates.Layout{}
	runner := techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique)
	for _, f := range archive.Files {
		name, ok := strings.CutSuffix(f.Name, ".layout")
		if ok {
			if layouts[name], err = candidates.ParseLayout(strings.TrimSpace(string(f.Data))); err != nil {
				tb.Fatal(err)
			}
		}
		name, ok = strings.CutSuffix(f.Name, ".grid")
		if !ok || strings.HasPrefix(name, "none-") {
			continue
		}
		l := layouts[name]
		if l == nil {
			l = candidates.Classic9
		}
		p, err := notation.Parse(string(f.Data), l)
		if err != nil {
			tb.Fatal(err)
		}
		at := position{name: t.Code + " " + name, grid: p.Grid}
		runner.All(&p.Grid, func(s explain.Step) bool {
			at.steps = append(at.steps, s)
			return len(at.steps) < 4
		})
		all = append(all, at)
	}
	return all
}

func known(name string) bool { return len(techniques.LookupAll(suite.All(), name)) > 0 }

// readable are the shapes of evidence that claims can state.
var readable = []explain.Shape{
	explain.ShapeSingle, explain.ShapeLockedSet, explain.ShapeCover, explain.ShapeWing, explain.ShapeChain, explain.ShapeSetChain,
	explain.ShapeBlossom, explain.ShapeExclusion, explain.ShapeSectors, explain.ShapeExocet, explain.ShapeJoined, explain.ShapeColoring,
	explain.ShapeGuarded, explain.ShapeDeadly, explain.ShapeKraken, explain.ShapeTemplates, explain.ShapeCases, explain.ShapeTrial,
}

// What a step prints for experts is read back: it is shown, with the same effects.
func TestNotationIsRead(t *testing.T) {
	read := map[explain.Shape]int{}
	for _, technique := range suite.All() {
		for _, at := range positions(t, technique) {
			for i := range at.steps {
				step := &at.steps[i]
				shape := explain.ShapeOf(step.Evidence)
				if !slices.Contains(readable, shape) {
					continue
				}
				text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: step, Before: at.grid})
				c, err := claim.Parse(text, at.grid.Layout(), known)
				if err != nil {
					t.Errorf("%s: %s\n%v", at.name, text, err)
					continue
				}
				j := c.Judge(&at.grid, explain.Unique)
				switch {
				case j.Verdict != claim.Shown:
					t.Errorf("%s: %s\nis %s: %s", at.name, text, j.Verdict, j.Reason)
				case shape != explain.ShapeSingle && !slices.Equal(j.Step.Effects, step.Effects):
					t.Errorf("%s: %s\nhas the effects %v, want %v", at.name, text, j.Step.Effects, step.Effects)
				}
				read[shape]++
			}
		}
	}
	for _, shape := range readable {
		if read[shape] == 0 {
			t.Errorf("no notation of the shape %s was read", shape)
		}
	}
}
