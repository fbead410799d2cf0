package prose_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Everything there is to say of a step, in both styles. The ladder is that of
// the test: which facets a technique shows, and in which order, is its own.
func TestGolden(t *testing.T) {
	for _, p := range positions {
		t.Run(p.name, func(t *testing.T) {
			f := p.frame(t)
			var b strings.Builder
			for _, style := range []say.Style{say.RC, say.A1} {
				w := prose.Writer{Style: style}
				fmt.Fprintf(&b, "-- %s --\n%s\n%s\n%s\n\n%s\n\n", style, w.Title(f), w.Notation(f), w.Conclusion(f), w.Text(f))
				hints := w.Hint(f, explain.Ladder{Kind: "there is a pattern", Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits}}, explain.Stages)
				cells := w.Hint(f, explain.Ladder{Facets: [2]explain.Facet{explain.FacetCells}}, 2)[1]
				for i, hint := range hints {
					fmt.Fprintf(&b, "%d %s\n", i+1, hint)
					if i == 2 {
						fmt.Fprintf(&b, "  %s\n", cells)
					}
				}
				b.WriteByte('\n')
			}
			compare(t, p.name, b.String())
		})
	}
}

func compare(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got); accept with -update:\n%s", file, diff)
	}
}
