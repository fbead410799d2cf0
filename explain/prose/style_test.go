package prose_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

func TestConclusion(t *testing.T) {
	for _, test := range []struct{ effects, rc, a1 string }{
		{"r7c9=3", "r7c9=3", "G9=3"},
		{"r6c3<>5 r7c1<>5 r8c1<>5 r9c1<>5", "r6c3,r789c1<>5", "F3,GHI1<>5"},
		{"r2c3<>7 r2c1<>8 r2c4<>8 r2c6<>8", "r2c3<>7, r2c146<>8", "B3<>7, B146<>8"},
		{"r9c6<>2 r9c6<>3", "r9c6<>23", "I6<>23"},
		{"r5c1<>4 r5c1<>7 r5c7<>3 r1c1=2", "r1c1=2, r5c7<>3, r5c1<>47", "A1=2, E7<>3, E1<>47"},
		{"r1c3<>3 r4c3<>3 r1c4<>3 r4c4<>3 r9c4<>3", "r14c34,r9c4<>3", "AD34,I4<>3"},
	} {
		f := &explain.Frame{Step: &explain.Step{Effects: effects(test.effects)}}
		for style, want := range map[say.Style]string{say.RC: test.rc, say.A1: test.a1} {
			if got := (prose.Writer{Style: style}).Conclusion(f); got != want {
				t.Errorf("%s: got %q, want %q", test.effects, got, want)
			}
		}
	}
}

// Compact cells are exactly the cells, each once.
func TestConclusionIsExact(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		var cells candidates.CellSet
		for range 1 + r.IntN(12) {
			cells = cells.With(candidates.At(1+r.IntN(9), 1+r.IntN(9)))
		}
		f := &explain.Frame{Step: &explain.Step{Effects: explain.Removals(4, cells)}}
		compact, digit, _ := strings.Cut(prose.Writer{}.Conclusion(f), "<>")
		var back candidates.CellSet
		n := 0
		for _, block := range strings.Split(compact, ",") {
			rows, columns, _ := strings.Cut(strings.TrimPrefix(block, "r"), "c")
			for _, row := range rows {
				for _, column := range columns {
					back = back.With(candidates.At(int(row-'0'), int(column-'0')))
					n++
				}
			}
		}
		if back != cells || n != cells.Len() || digit != "4" {
			t.Fatalf("%v: %s<>%s", cells, compact, digit)
		}
	}
}
