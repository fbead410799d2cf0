package prose_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// In the text of a step one argument of a sentence that is another is noticed, whatever the shape of the step, but
// for what is true as well.
func TestOtherArguments(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 3))
	changed := map[string]int{}
	missed := map[string][]string{}
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		grids := []candidates.Grid{p.Grid}
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, position := range worked {
			grids = append(grids, position.Grid)
		}
		for _, g := range grids {
			found := 0
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
				f := &explain.Frame{Number: 1, Step: &s, Before: g}
				text, shape := prose.Writer{}.Said(f), fmt.Sprintf("%T", s.Evidence)
				for i, line := range text {
					for j := range line.Said {
						other, ok := saytest.Other(random, line.Said[j])
						if !ok {
							continue
						}
						wrong := slices.Clone(text)
						wrong[i].Said = slices.Clone(line.Said)
						wrong[i].Said[j] = other
						changed[shape]++
						effects, err := replayStep(new(say.Replay), f, []say.Text{wrong})
						if err == nil && sameEffects(effects, s.Effects) == nil {
							missed[shape] = append(missed[shape], fmt.Sprintf("%s: %s\n for %s", technique.Code, words(f, other), words(f, line.Said[j])))
						}
					}
				}
				found++
				return found < 3
			})
		}
	}
	for _, shape := range slices.Sorted(maps.Keys(changed)) {
		if 30*len(missed[shape]) > changed[shape] {
			t.Errorf("%s: %d of %d are not noticed:\n%s", shape, len(missed[shape]), changed[shape], strings.Join(missed[shape], "\n"))
		}
		t.Logf("%s: %d of %d are not noticed", shape, len(missed[shape]), changed[shape])
	}
	if len(changed) < 15 || changed["explain.Chain"] < 1000 {
		t.Errorf("changed were only %v", changed)
	}
}

func words(f *explain.Frame, s say.Sentence) string {
	return say.Words{Layout: f.Before.Layout()}.Sentences(s)
}
