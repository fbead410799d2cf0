package pipeline_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"text/tabwriter"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

var update = flag.Bool("update", false, "write the census anew")

// corpus names every nth puzzle of a collection.
type corpus struct {
	name string
	nth  int
}

// A census counts how often each technique of the human profile fires on some puzzles,
// the same always; those that never do are left out. A change of it has to be meant; -update writes it anew. Every step
// that is counted is proved.
func TestCensus(t *testing.T) {
	t.Setenv("PENCILMARK_FULL", "")
	for file, corpora := range map[string][]corpus{
		"census_samples.txt": {{"samples", 1}},
		"census.txt":         {{"clues17", 100}, {"msk009", 8}, {"top95", 2}, {"magictour", 20}, {"hardest1106", 60}, {"hardest11", 2000}},
	} {
		t.Run(file, func(t *testing.T) {
			got, path := census(t, corpora), filepath.Join("..", "..", "testdata", file)
			if *update {
				if err := os.WriteFile(path, got, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("the census is\n%s\ninstead of\n%s", got, want)
			}
		})
	}
}

// census returns a table with a column for each corpus.
func census(t *testing.T, corpora []corpus) []byte {
	solver := newSolver(t, pipeline.Options{})
	var names, puzzles, steps, without []any
	fired := map[string][]any{}
	list := append(suite.All(), pipeline.Trial)
	for _, corpus := range corpora {
		grids := notationtest.Read(t, corpus.name, corpus.nth)
		total, free := 0, 0
		counts := map[string]int{}
		for _, g := range grids {
			w := solver.Solve(t.Context(), g)
			if err := verify.Walkthrough(w); err != nil {
				t.Errorf("%s: %v: %v", corpus.name, &g, err)
			}
			s := w.Summary()
			total += s.Steps
			if s.Trials == 0 {
				free++
			}
			for code, n := range s.Techniques {
				counts[code] += n
			}
		}
		names = append(names, corpus.name)
		puzzles = append(puzzles, len(grids))
		steps = append(steps, fmt.Sprintf("%.1f", float64(total)/float64(len(grids))))
		without = append(without, fmt.Sprintf("%.0f %%", 100*float64(free)/float64(len(grids))))
		for _, technique := range list {
			fired[technique.Code] = append(fired[technique.Code], counts[technique.Code])
		}
	}
	var got bytes.Buffer
	table := tabwriter.NewWriter(&got, 0, 0, 2, ' ', 0)
	row := func(title string, cells []any) {
		fmt.Fprint(table, title)
		for _, cell := range cells {
			fmt.Fprintf(table, "\t%v", cell)
		}
		fmt.Fprintln(table)
	}
	row("corpus", names)
	row("puzzles", puzzles)
	row("steps a puzzle", steps)
	row("solved without a trial", without)
	for _, technique := range list {
		if cells := fired[technique.Code]; slices.ContainsFunc(cells, func(n any) bool { return n != 0 }) {
			row(technique.Code, cells)
		}
	}
	table.Flush()
	return got.Bytes()
}
