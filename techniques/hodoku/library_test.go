package hodoku_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/uniqueness"
)

// The chains that are found in tables, as the technique library asks for them,
// are of the technique they are reported for, and are proved.
func TestTables(t *testing.T) {
	found := 0
	for _, name := range []string{"0706-1", "0707-1", "0708-1", "0709-1", "0709-2", "0710-1", "0710-3", "0711-1", "0711-3"} {
		code, variant, _ := strings.Cut(name, "-")
		search := hodoku.Library(code, variant)
		g := parse(t, search.Techniques[len(search.Techniques)-1].Doc.Grid)
		steps, _ := search.Steps(g)
		for _, s := range steps {
			if err := verify.Step(g, &s); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			e := s.Evidence.(explain.Chain)
			over := slices.ContainsFunc(e.Links, explain.Link.InSet)
			grouped := slices.ContainsFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 })
			if isALS := strings.HasPrefix(s.Technique.Code, "als-"); over != isALS || !over && grouped != strings.HasPrefix(s.Technique.Code, "grouped-") {
				t.Errorf("%s: %v", s.Technique.Code, s.Evidence)
			}
			found++
		}
	}
	if found < 30 {
		t.Errorf("%d chains are few", found)
	}
}

// What the techniques find for themselves is listed for the library as well, but
// for chains that pass a cell twice.
func TestListsWhatTechniquesFind(t *testing.T) {
	for _, example := range suite.All() {
		if example.Family != chains.AIC.Family {
			continue
		}
		g := parse(t, example.Doc.Grid)
		for _, code := range []string{"0706", "0707", "0708", "0709", "0710", "0711"} {
			search := hodoku.Library(code, "")
			listed, _ := search.Steps(g)
			techniques.NewRunner(search.Techniques).All(g, func(s explain.Step) bool {
				same := func(other explain.Step) bool { return slices.Equal(other.Effects, s.Effects) }
				i := slices.IndexFunc(listed, same)
				switch {
				case i < 0 && !passesTwice(s.Evidence.(explain.Chain)):
					t.Errorf("%s: %v is not listed", code, s.Evidence)
				case i >= 0 && slices.ContainsFunc(listed[i+1:], same):
					t.Errorf("%s: %v is listed twice", code, s.Effects)
				}
				return true
			})
		}
	}
}

func passesTwice(e explain.Chain) bool {
	var passed candidates.CellSet
	for i, n := range e.Nodes {
		if i > 0 && n.Cells == e.Nodes[i-1].Cells {
			continue
		}
		if passed.Meets(n.Cells) {
			return true
		}
		passed = passed.Or(n.Cells)
	}
	return e.Nodes[0].Cells.Len() > 1 || e.Nodes[len(e.Nodes)-1].Cells.Len() > 1
}

// A Sue de Coq has no digit of the crossing in both of its other parts. On this
// puzzle, made for the test, one of 14 patterns of the technique is such.
func TestSueDeCoq(t *testing.T) {
	g := parse(t, ".9.2.4...5..7..8..867.....1.2......5....472.......3.79..6.1.....8.35.9...........")
	usual := 0
	techniques.NewRunner([]*techniques.Technique{intersections.SueDeCoq}).All(g, func(explain.Step) bool {
		usual++
		return true
	})
	steps, _ := hodoku.Library("1101", "").Steps(g)
	if usual != 14 || len(steps) != 1 {
		t.Fatalf("%d steps, %d usually; want 1 and 14", len(steps), usual)
	}
	if got, want := hodoku.Digits("1101", g, &steps[0]), candidates.Digits(2, 3, 4, 6, 9); got != want {
		t.Errorf("the step is on %v, want %v", got, want)
	}
}

// The variants of a code ask for more patterns, or fewer.
func TestVariants(t *testing.T) {
	for _, test := range []struct{ code, narrow, wide string }{
		{"0402", "", "1"}, {"0902", "1", "2"}, {"0904", "1", "2"},
	} {
		narrow, wide := 0, 0
		for _, technique := range suite.All() {
			g := parse(t, technique.Doc.Grid)
			few, _ := hodoku.Library(test.code, test.narrow).Steps(g)
			many, _ := hodoku.Library(test.code, test.wide).Steps(g)
			narrow, wide = narrow+len(few), wide+len(many)
		}
		if narrow == 0 || narrow >= wide {
			t.Errorf("%s: %d steps for variant %q, %d for %q", test.code, narrow, test.narrow, wide, test.wide)
		}
	}
}

// Fish for the library may have houses that they could do without.
func TestSpareHouses(t *testing.T) {
	usual, library := 0, 0
	for _, technique := range suite.All() {
		if technique.Family != fish.XWing.Family {
			continue
		}
		g := parse(t, technique.Doc.Grid)
		techniques.NewRunner([]*techniques.Technique{fish.FinnedFrankenSwordfish}).All(g, func(explain.Step) bool {
			usual++
			return true
		})
		steps, _ := hodoku.Library("0341", "").Steps(g)
		library += len(steps)
	}
	if usual == 0 || usual >= library {
		t.Errorf("%d fish usually, %d for the library", usual, library)
	}
}

// In the first variant all corners of a rectangle hold both digits.
func TestFullRectangles(t *testing.T) {
	g := parse(t, uniqueness.UniqueRectangle1.Doc.Grid)
	full, usual := hodoku.Library("0600", "1"), hodoku.Library("0600", "2")
	if steps, _ := full.Steps(g); len(steps) != 0 {
		t.Errorf("nothing is granted: %v", steps)
	}
	full.Granted = func(*candidates.Grid) explain.Assume { return explain.Unique }
	usual.Granted = full.Granted
	steps, _ := full.Steps(g)
	if len(steps) != 1 {
		t.Fatalf("%d rectangles, want 1", len(steps))
	}
	g.Remove(steps[0].Effects[0].Candidate.Cell(), steps[0].Effects[0].Candidate.Digit())
	if steps, _ := full.Steps(g); len(steps) != 0 {
		t.Errorf("a corner does without a digit: %v", steps)
	}
	if steps, _ := usual.Steps(g); len(steps) != 1 {
		t.Errorf("%d rectangles, want 1", len(steps))
	}
}

func parse(t *testing.T, s string) *candidates.Grid {
	t.Helper()
	p, err := notation.Parse(s, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	return &p.Grid
}
