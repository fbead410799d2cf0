package web_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Every step of the positions of techniques is drawn: nothing outside, no label over another, and what the terminal
// shows. A plain run draws the first of each technique.
func TestPositions(t *testing.T) {
	drawn := 0
	for _, technique := range suite.All() {
		path := filepath.Join("..", "..", "testdata", "techniques", technique.Family, strings.ReplaceAll(technique.Code, "-", "_")+".txtar")
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sections := map[string]string{}
		for _, f := range archive.Files {
			sections[f.Name] = string(f.Data)
		}
		before := drawn
		for _, f := range archive.Files {
			name, isGrid := strings.CutSuffix(f.Name, ".grid")
			if !isGrid || !notationtest.Thorough() && drawn > before {
				continue
			}
			layout := candidates.Classic9
			if spec := strings.TrimSpace(sections[name+".layout"]); spec != "" {
				if layout, err = candidates.ParseLayout(spec); err != nil {
					t.Fatal(err)
				}
			}
			p, err := notation.Parse(string(f.Data), layout)
			if err != nil {
				t.Fatalf("%s %s: %v", path, f.Name, err)
			}
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
				step := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
				look(t, technique.Code+" "+name, step.Figure(), prose.Writer{}.Title(step))
				drawn++
				return notationtest.Thorough()
			})
		}
	}
	t.Logf("%d steps", drawn)
	if drawn < len(suite.All())-10 {
		t.Errorf("only %d steps are drawn", drawn)
	}
}
