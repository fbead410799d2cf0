package verify_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// gap is how many items the steps of a technique cite, against the smallest number that proves the same.
type gap struct {
	steps, ended, least int // steps, those of which the smallest is known, those that are the smallest
	items, smallest     int // of the steps of which it is known
}

// add compares a step with the smallest proof.
func (of *gap) add(g *candidates.Grid, s *explain.Step) {
	of.steps++
	switch fewer, ok := newSmallest(g, s).find(len(s.Premises)); {
	case !ok:
		return
	case fewer == nil:
		of.least++
		of.smallest += len(s.Premises)
	default:
		of.smallest += len(fewer)
	}
	of.ended++
	of.items += len(s.Premises)
}

// examples yields the steps of a technique on its positions in testdata, and on that of its lesson.
func examples(t *testing.T, technique *techniques.Technique, yield func(*candidates.Grid, *explain.Step)) {
	t.Helper()
	file := filepath.Join("..", "..", "testdata", "techniques", technique.Family, strings.ReplaceAll(technique.Code, "-", "_")+".txtar")
	archive, err := txtar.ParseFile(file)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	grids := []string{technique.Doc.Grid}
	if archive != nil {
		for _, f := range archive.Files {
			if strings.HasSuffix(f.Name, ".grid") {
				grids = append(grids, string(f.Data))
			}
		}
	}
	runner := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
	for _, text := range grids {
		p, err := notation.Parse(text, candidates.Classic9)
		if err != nil || len(fallback.Solve(t.Context(), &p.Grid, 1, fallback.Budget{}).Solutions) == 0 {
			continue // of another size, or an item has no candidate, which proves anything
		}
		runner.All(&p.Grid, func(s explain.Step) bool {
			yield(&p.Grid, &s)
			return true
		})
	}
}

// The smallest proof is one, by the checker, and no fewer items are one.
func TestSmallest(t *testing.T) {
	sizes := map[int]int{}
	for _, code := range []string{"pointing", "naked-pair", "hidden-pair", "x-wing", "skyscraper", "xy-wing", "swordfish", "hidden-triple"} {
		examples(t, techniques.Lookup(suite.All(), code), func(g *candidates.Grid, s *explain.Step) {
			items, ok := newSmallest(g, s).find(100)
			if !ok || !provesAll(g, s, items...) {
				t.Errorf("%v: %v do not prove what %s does", g, items, code)
			}
			sizes[len(items)]++
			all := g.Layout().Items()
			for i, a := range all {
				if len(items) == 2 && provesAll(g, s, a) {
					t.Errorf("%v: %v proves what %v do", g, a, items)
				}
				for _, b := range all[:i] {
					if len(items) == 3 && provesAll(g, s, a, b) {
						t.Errorf("%v: %v and %v prove what %v do", g, a, b, items)
					}
				}
			}
		})
	}
	if sizes[1] == 0 || sizes[2] == 0 || sizes[3] == 0 {
		t.Errorf("proofs by number of items: %v, expected some of one, two and three", sizes)
	}
}

// provesAll reports whether the items prove all effects of a step.
func provesAll(g *candidates.Grid, s *explain.Step, items ...candidates.Item) bool {
	return !slices.ContainsFunc(s.Effects, func(e explain.Effect) bool {
		proved, _ := verify.Proves(g, items, e)
		return !proved
	})
}

// gapSteps is how many steps of each technique are compared.
const gapSteps = 500

// The gap between the items of steps and the smallest number of items, by technique, is logged as the table of
// the README. The steps are those of testdata, and the first that a technique finds on each position of the
// walkthroughs of the samples. This is only done with PENCILMARK_FULL.
func TestGap(t *testing.T) {
	if !notationtest.Full() {
		t.Skip("takes an hour: set PENCILMARK_FULL")
	}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var positions []candidates.Grid
	for _, g := range notationtest.Read(t, "samples", 1) {
		for f := range solver.Solve(t.Context(), g).Frames() {
			if !f.Step.Effects[0].Place {
				positions = append(positions, f.Before)
			}
		}
	}
	t.Logf("%d positions", len(positions))
	table := make([]gap, len(suite.All()))
	t.Run("techniques", func(t *testing.T) {
		for i, technique := range suite.All() {
			t.Run(technique.Code, func(t *testing.T) {
				t.Parallel()
				of := &table[i]
				examples(t, technique, func(g *candidates.Grid, s *explain.Step) {
					if of.steps < gapSteps {
						of.add(g, s)
					}
				})
				runner := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
				for j := range positions {
					if of.steps == gapSteps {
						break
					}
					runner.All(&positions[j], func(s explain.Step) bool {
						of.add(&positions[j], &s)
						return false
					})
				}
			})
		}
	})
	var b strings.Builder
	for i, technique := range suite.All() {
		if of := table[i]; of.ended > 0 {
			fmt.Fprintf(&b, "| %s | %d | %d | %.1f | %.1f | %.0f %% | %.0f %% |\n", technique.Name, of.steps, of.ended,
				float64(of.items)/float64(of.ended), float64(of.smallest)/float64(of.ended),
				100*float64(of.items-of.smallest)/float64(max(1, of.smallest)), 100*float64(of.least)/float64(of.ended))
		} else {
			fmt.Fprintf(&b, "| %s | %d | 0 | | | | |\n", technique.Name, of.steps)
		}
	}
	t.Logf("| technique | steps | ended | items | smallest | gap | least |\n%s", &b)
}
