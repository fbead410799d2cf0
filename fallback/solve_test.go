package fallback

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pencilmark/candidates"
)

func corpus(tb testing.TB, name string, n int) (grids []candidates.Grid) {
	f, err := os.Open(filepath.Join("../../shared/corpora", name+".txt"))
	if err != nil {
		tb.Skip("the corpora are not here")
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan() && len(grids) < n; {
		if line := s.Text(); !strings.HasPrefix(line, "#") && len(line) >= candidates.MaxCells {
			grids = append(grids, parse(candidates.Classic9, line))
		}
	}
	return grids
}

// parse reads one character a cell.
func parse(l *candidates.Layout, s string) candidates.Grid {
	var givens candidates.Filling
	i := 0
	for c := range l.Cells().All() {
		if '1' <= s[i] && s[i] <= '9' {
			givens[c] = candidates.Digit(s[i] - '0')
		}
		i++
	}
	return candidates.NewGrid(l, givens)
}

func BenchmarkSolve(b *testing.B) {
	for _, name := range []string{"top95", "hardest1106", "clues17", "magictour"} {
		b.Run("corpus="+name, func(b *testing.B) {
			grids := corpus(b, name, 1000)
			nodes, n := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				r := Solve(context.Background(), &grids[n%len(grids)], 2, Budget{})
				nodes += r.Nodes
				n++
			}
			b.ReportMetric(float64(nodes)/float64(n), "nodes/puzzle")
		})
	}
}
