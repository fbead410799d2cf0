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
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
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

// judged reads a claim and judges it; what is shown must be proved.
func judged(t *testing.T, g *candidates.Grid, text string) (j claim.Judgement) {
	t.Helper()
	c, err := claim.Parse(text, g.Layout(), known)
	if err != nil {
		t.Errorf("%s\n%v", text, err)
		return j
	}
	j = c.Judge(g, explain.Unique)
	if (j.Verdict == claim.Shown) != (j.Step != nil) {
		t.Errorf("%s: is %s with the step %v", text, j.Verdict, j.Step)
	}
	if j.Step != nil {
		if err := verify.Step(g, j.Step); err != nil {
			t.Errorf("%s: is shown by what is not proved: %v", text, err)
		}
	}
	return j
}

// What a step prints for experts is read back, in both styles: it is shown, with
// the same effects. Without its conclusion the pattern shows something as well.
func TestNotationIsRead(t *testing.T) {
	read := map[explain.Shape]int{}
	for _, technique := range suite.All() {
		for _, at := range positions(t, technique) {
			for i := range at.steps {
				step := &at.steps[i]
				shape := explain.ShapeOf(step.Evidence)
				read[shape]++
				for _, style := range []prose.Style{prose.RC, prose.A1} {
					text := prose.Writer{Style: style}.Notation(&explain.Frame{Number: 1, Step: step, Before: at.grid})
					j := judged(t, &at.grid, text)
					switch {
					case j.Verdict != claim.Shown:
						t.Errorf("%s: %s\nis %q: %s", at.name, text, j.Verdict, j.Reason)
					case !slices.Equal(j.Step.Effects, step.Effects):
						t.Errorf("%s: %s\nhas the effects %v, want %v", at.name, text, j.Step.Effects, step.Effects)
					}
					pattern, _, _ := strings.Cut(text, " => ")
					if j := judged(t, &at.grid, pattern); j.Verdict != claim.Shown {
						t.Errorf("%s: %s\nis %q: %s", at.name, pattern, j.Verdict, j.Reason)
					}
				}
			}
		}
	}
	for _, shape := range explain.Shapes {
		if read[explain.ShapeOf(shape)] == 0 {
			t.Errorf("no notation of the shape %s was read", explain.ShapeOf(shape))
		}
	}
}

// Trials may nest, and every line of a branch has to follow.
func TestNestedTrial(t *testing.T) {
	p, err := notation.Parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := pipeline.New(pipeline.Options{Techniques: suite.Human()[:8]})
	if err != nil {
		t.Fatal(err)
	}
	step, ok, err := solver.Next(t.Context(), p.Grid)
	trial, isTrial := step.Evidence.(explain.Trial)
	if !ok || !isTrial || trial.Depth() < 2 {
		t.Fatalf("got %v, %v: expected a nested trial", step, err)
	}
	text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &step, Before: p.Grid})
	if j := judged(t, &p.Grid, text); j.Verdict != claim.Shown {
		t.Errorf("%s\nis %s: %s", text, j.Verdict, j.Reason)
	}
	// A house that has room left for the digit is no conflict.
	i := strings.Index(text, ": none")
	other := string('1' + (text[i-1]-'0')%9)
	if j := judged(t, &p.Grid, text[:i-1]+other+text[i:]); j.Verdict != claim.Flawed || !place.MatchString(j.Reason) {
		t.Errorf("with a conflict in another house the trial is %s: %s", j.Verdict, j.Reason)
	}
}
