package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
)

// broken is an input with what is true of it.
type broken struct {
	input string
	holds [candidates.MaxCells]candidates.DigitSet // by cell, the digits of its solutions
	means string                                   // what has to be said of it
}

// loosened returns puzzles with 2 to 1,000 solutions: random ones from which a few
// givens are taken, with pencil marks or without.
func loosened(t *testing.T, n int) (all []broken) {
	generator, rnd := generate.New(1, 1), rand.New(rand.NewPCG(1, 2))
	for len(all) < n {
		puzzle, err := generator.Puzzle(t.Context(), generate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			c := candidates.Cell(rnd.IntN(len(puzzle)))
			for puzzle[c] == 0 {
				c = candidates.Cell(rnd.IntN(len(puzzle)))
			}
			puzzle[c] = 0
			g := candidates.NewGrid(candidates.Classic9, puzzle)
			found := fallback.Solve(t.Context(), &g, 1001, fallback.Budget{})
			if found.Stopped != nil || len(found.Solutions) < 2 || len(found.Solutions) > 1000 {
				break
			}
			b := broken{input: notation.Line(&g), means: "olution"}
			for _, solution := range found.Solutions {
				for c := range g.Layout().Cells().All() {
					b.holds[c] = b.holds[c].With(solution[c])
				}
			}
			all = append(all, b)
		}
	}
	return all[:n]
}

// mistaken returns grids of puzzles with one solution on the way to it, with a digit
// placed wrongly or the mark of a right one gone.
func mistaken(t *testing.T, n int) (all []broken) {
	generator, rnd := generate.New(2, 1), rand.New(rand.NewPCG(3, 4))
	for len(all) < n {
		puzzle, err := generator.Puzzle(t.Context(), generate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		start := candidates.NewGrid(candidates.Classic9, puzzle)
		solution := fallback.Solve(t.Context(), &start, 1, fallback.Budget{}).Solutions[0]
		for range 5 {
			g, open := start, start.Open().Len()
			for g.Open().Len() > open/2 {
				if c := candidates.Cell(rnd.IntN(len(solution))); g.Open().Has(c) {
					g.Place(c, solution[c])
				}
			}
			c := g.Open().First()
			var b broken
			if wrong := g.Candidates(c).Without(solution[c]); len(all)%2 == 0 && wrong != 0 {
				g.Place(c, wrong.First())
				b = broken{input: notation.PlusLine(&g), means: "A digit that you have placed is wrong."}
			} else {
				g.Remove(c, solution[c])
				b = broken{input: notation.PencilMarks(&g), means: "A pencil mark is missing"}
			}
			all = append(all, b)
		}
	}
	return all[:n]
}

// foundSteps are the steps of a listing or a walkthrough, and how it ended.
type foundSteps struct {
	Outcome string
	Steps   []struct {
		Technique     string
		Place, Remove []string
		Assumes       []string
	}
}

// judge reports the steps that are not true of a grid.
func (b *broken) judge(line []byte) error {
	var found foundSteps
	if err := json.Unmarshal(line, &found); err != nil {
		return err
	}
	for _, step := range found.Steps {
		if len(step.Assumes) > 0 {
			return fmt.Errorf("%s assumes %v", step.Technique, step.Assumes)
		}
		for _, word := range append(step.Place, step.Remove...) {
			e, err := explain.ParseEffect(word)
			if err != nil {
				return err
			}
			digits := b.holds[e.Candidate.Cell()]
			single, _ := digits.Single()
			if e.Place && single != e.Candidate.Digit() || !e.Place && digits.Has(e.Candidate.Digit()) {
				return fmt.Errorf("%s: %s is not so in every solution", step.Technique, word)
			}
		}
	}
	return nil
}

// Whatever is wrong with a puzzle, no command shows a step that is not true of all
// its solutions, and every command says what is wrong before all else.
func TestSound(t *testing.T) {
	uniqueness := []string{"--only", "singles,intersections,uniqueness"}
	n := 500
	if !notationtest.Thorough() {
		n = 150
	}
	loose, wrong := loosened(t, n), mistaken(t, n)
	for _, test := range []struct {
		name  string
		grids []broken
		args  []string
	}{
		{"steps", loose, []string{"steps", "-f", "jsonl", "--max-level", "hard"}},
		{"steps by name", loose, []string{"steps", "-f", "jsonl", "-t", "uniqueness"}},
		{"all steps", loose[:5], []string{"steps", "-f", "jsonl", "--all"}},
		{"solve", loose, append([]string{"solve", "-f", "jsonl"}, uniqueness...)},
		{"solve by all", loose[:20], []string{"solve", "-f", "jsonl"}},
		{"hint", loose, []string{"hint"}},
		{"check", loose, []string{"check"}},
		{"rate", loose, append([]string{"rate"}, uniqueness...)},
		{"steps", wrong, []string{"steps", "-f", "jsonl"}},
		{"steps by name", wrong, []string{"steps", "-f", "jsonl", "-t", "uniqueness"}},
		{"solve", wrong, append([]string{"solve", "-q"}, uniqueness...)},
		{"hint", wrong, []string{"hint"}},
		{"check", wrong, []string{"check"}},
		{"rate", wrong, append([]string{"rate"}, uniqueness...)},
	} {
		var in strings.Builder
		for _, b := range test.grids {
			in.WriteString(strings.TrimSpace(b.input) + "\n\n")
		}
		var out, errs bytes.Buffer
		status := run(context.Background(), append(test.args, "-"), strings.NewReader(in.String()), &out, &errs, func(string) string { return "" })
		if status != exitBad {
			t.Errorf("%s: status %d\n%.500s", test.name, status, errs.String())
		}
		// Each grid has a line, and a message, which in hints and checks is the line.
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		said := strings.Split(strings.TrimSpace(errs.String()), "\n")
		if test.args[0] == "hint" || test.args[0] == "check" {
			said = lines
		}
		if len(lines) != len(test.grids) || len(said) != len(test.grids) {
			t.Errorf("%s: %d grids have %d lines and %d messages\n%.500s", test.name, len(test.grids), len(lines), len(said), errs.String())
			continue
		}
		for i, b := range test.grids {
			if !strings.Contains(said[i], b.means) {
				t.Errorf("%s: %s: says %q, not %q", test.name, b.input, said[i], b.means)
			}
			if strings.HasPrefix(lines[i], "{") {
				if err := b.judge([]byte(lines[i])); err != nil {
					t.Errorf("%s: %s: %v", test.name, b.input, err)
				}
			}
		}
	}
	tempted := 0
	runner := techniques.NewRunner(withAssumptions()).Grant(explain.Unique)
	for _, b := range loose {
		p, err := notation.Parse(b.input, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		runner.All(&p.Grid, func(explain.Step) bool { tempted++; return false })
	}
	if tempted == 0 {
		t.Error("no grid has a deadly pattern")
	}
}

func withAssumptions() (list []*techniques.Technique) {
	for _, t := range known() {
		if t.Assumes != 0 {
			list = append(list, t)
		}
	}
	return list
}
