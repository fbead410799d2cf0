package practice_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/fallback"
	"pencilmark/techniques/practice"
)

// On a board with clues an image is the board turned or reflected: the clues go along, the digits stay, and the solution of
// the one is that of the other. All that keep the boxes are drawn: seven of nine cells a side, three of six.
func TestImagesOfClues(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for technique, codes := range practice.Codes() {
		for i, code := range codes {
			if !strings.Contains(code, "layout: classic") || i%10 > 0 {
				continue
			}
			g, err := practice.Decode(code)
			if err != nil {
				t.Fatal(err)
			}
			solution := solved(t, &g)
			images := map[string]bool{}
			for range 40 {
				image := practice.Image(&g, random)
				key := strings.Join(image.Layout().ClueLines(), "; ") + image.String()
				if images[key] {
					continue
				}
				images[key] = true
				again := solved(t, &image)
				var count, imageCount [candidates.MaxSize + 1]int
				for c := range g.Layout().Cells().AndNot(g.Open()).All() {
					count[g.Value(c)]++
				}
				for c := range image.Layout().Cells().AndNot(image.Open()).All() {
					imageCount[image.Value(c)]++
				}
				if count != imageCount {
					t.Errorf("%s: digits are exchanged on\n%v", technique, &image)
				}
				if !turned(&solution, &again, g.Layout().Size()) {
					t.Errorf("%s: the solution of an image is no image of the solution\n%s\n%s", technique, solution.Text(g.Layout()), again.Text(g.Layout()))
				}
			}
			if want := map[int]int{9: 7, 6: 3}[g.Layout().Size()]; len(images) > want || len(images) < want/2 {
				t.Errorf("%s: %d images, want %d, or fewer if some are alike", technique, len(images), want)
			}
		}
	}
}

// turned reports whether one filling is the other turned or reflected.
func turned(a, b *candidates.Filling, size int) bool {
	for way := range 8 {
		same := true
		for r := range size {
			for c := range size {
				x, y := r, c
				if way&1 != 0 {
					x = size - 1 - x
				}
				if way&2 != 0 {
					y = size - 1 - y
				}
				if way&4 != 0 {
					x, y = y, x
				}
				same = same && a[candidates.At(r+1, c+1)] == b[candidates.At(x+1, y+1)]
			}
		}
		if same {
			return true
		}
	}
	return false
}

func solved(t *testing.T, g *candidates.Grid) candidates.Filling {
	t.Helper()
	found := fallback.Solve(t.Context(), g, 2, fallback.Budget{})
	if len(found.Solutions) != 1 {
		t.Fatalf("%d solutions of\n%v", len(found.Solutions), g)
	}
	return found.Solutions[0]
}

// Clues that speak of the numbers of rows do not mean the same where rows have other numbers: an indexer is reflected so that
// it keeps its row, and in no other way.
func TestImagesOfIndexers(t *testing.T) {
	some, err := clues.Parse("row-indexer: r3c1")
	if err != nil {
		t.Fatal(err)
	}
	l, err := clues.On(candidates.Classic9, some...)
	if err != nil {
		t.Fatal(err)
	}
	g := candidates.NewGrid(l, candidates.Filling{})
	random := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		image := practice.Image(&g, random)
		if lines := image.Layout().ClueLines(); len(lines) != 1 || lines[0] != "row-indexer: r3c9" {
			t.Fatalf("the image has %v", lines)
		}
	}
}
