package suite_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

func TestValid(t *testing.T) {
	if err := techniques.Validate(suite.All()); err != nil {
		t.Error(err)
	}
}

func TestOrder(t *testing.T) {
	for _, name := range suite.Profiles() {
		list, err := suite.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := suite.CheckOrder(list); err != nil {
			t.Errorf("profile %s: %v", name, err)
		}
	}
	if err := suite.CheckHuman(suite.Human()); err != nil {
		t.Error(err)
	}
}

// A wrong order is reported with both names and the reason.
func TestOrderBroken(t *testing.T) {
	lookup := func(codes ...string) (list []*techniques.Technique) {
		for _, code := range codes {
			list = append(list, techniques.Lookup(suite.All(), code))
		}
		return list
	}
	for _, test := range []struct {
		list []*techniques.Technique
		want string
	}{
		{lookup("full-house", "naked-single", "hidden-single"), ""},
		{lookup("naked-single", "full-house"), "full-house must come before naked-single: "},
		{lookup("swordfish", "naked-pair", "x-wing"), "x-wing must come before swordfish: "},
		{lookup("x-wing", "naked-pair", "x-wing"), "x-wing is in the list twice"},
	} {
		err := suite.CheckOrder(test.list)
		if (err == nil) != (test.want == "") || err != nil && !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("got %v, want %s...", err, test.want)
		}
	}
	if err := suite.CheckHuman(lookup("naked-single", "hidden-single")); err == nil {
		t.Error("a person need not look for hidden singles first")
	}
}

func TestProfileUnknown(t *testing.T) {
	if _, err := suite.Profile("robot"); err == nil || !strings.Contains(err.Error(), "human") {
		t.Errorf("got %v, want an error that names the profiles", err)
	}
}

func TestSelect(t *testing.T) {
	for _, test := range []struct {
		only, without []string
		want          string // codes, or an error
	}{
		{[]string{"swordfish", "X Wing"}, nil, "x-wing swordfish"},
		{[]string{"0300", "bf3", "Y-Wing"}, []string{"xy_wing"}, "x-wing swordfish"},
		{[]string{"x-wing"}, []string{"x-wing"}, "no technique is left to search for"},
		{[]string{"nacked pair"}, nil, `unknown technique "nacked pair": did you mean naked-pair or locked-pair?`},
		{nil, []string{"jelly-fsh"}, `unknown technique "jelly-fsh": did you mean jellyfish?`},
	} {
		list, err := suite.Select(suite.Human(), test.only, test.without)
		got := strings.Join(codes(list), " ")
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("only %v, without %v: got %s, want %s", test.only, test.without, got, test.want)
		}
	}
	rest, err := suite.Select(suite.Human(), nil, []string{"x-wing"})
	if err != nil || len(rest) != len(suite.Human())-1 {
		t.Errorf("without one technique %d are left, %v", len(rest), err)
	}
	if all, err := suite.Select(suite.Human(), nil, nil); err != nil || !slices.Equal(all, suite.Human()) {
		t.Errorf("selecting nothing in particular gives %v, %v", codes(all), err)
	}
}

// What callers do to the lists must not change the suite.
func TestListsAreCopies(t *testing.T) {
	suite.All()[0] = nil
	suite.Human()[0] = nil
	if suite.All()[0] == nil || suite.Human()[0] == nil {
		t.Error("the suite lost a technique")
	}
}

// Every technique that a family declares must be in the suite, by its code.
func TestAllRegistered(t *testing.T) {
	registered := codes(suite.All())
	families := map[string]bool{}
	for _, technique := range suite.All() {
		families[technique.Family] = true
	}
	declared := 0
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		// The pipeline declares a technique that is in no profile.
		if !entry.IsDir() || entry.Name() == "pipeline" {
			continue
		}
		for code, at := range declaredIn(t, filepath.Join("..", entry.Name())) {
			declared++
			if !slices.Contains(registered, code) {
				t.Errorf("%v: technique %q is not in suite.All", at, code)
			}
			if !families[entry.Name()] {
				t.Errorf("%v: no technique of the suite names the family %q", at, entry.Name())
			}
		}
	}
	if declared != len(registered) {
		t.Errorf("found %d techniques in the families and %d in the suite", declared, len(registered))
	}
}

// declaredIn returns the codes of the techniques that the package in a folder
// declares, and where.
func declaredIn(t *testing.T, folder string) map[string]token.Position {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]token.Position{}
	fset := token.NewFileSet()
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			literal, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			if typ, ok := literal.Type.(*ast.SelectorExpr); !ok || typ.Sel.Name != "Technique" {
				return true
			}
			at := fset.Position(literal.Pos())
			code := codeIn(literal)
			if code == "" {
				t.Errorf("%v: the code of a technique must be written out", at)
			}
			found[code] = at
			return true
		})
	}
	return found
}

// codeIn returns the string that a literal of a technique gives as its code.
func codeIn(literal *ast.CompositeLit) string {
	for _, element := range literal.Elts {
		pair, ok := element.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if key, ok := pair.Key.(*ast.Ident); !ok || key.Name != "Code" {
			continue
		}
		if value, ok := pair.Value.(*ast.BasicLit); ok {
			code, _ := strconv.Unquote(value.Value)
			return code
		}
	}
	return ""
}

func codes(list []*techniques.Technique) (codes []string) {
	for _, technique := range list {
		codes = append(codes, technique.Code)
	}
	return codes
}

// usual returns the techniques of the human profile, or all of them if there is
// time. What is only done on request takes long.
func usual() []*techniques.Technique {
	if os.Getenv("PENCILMARK_FULL") != "" {
		return suite.All()
	}
	return suite.Human()
}

// The laws of package techtest hold for every technique on the way through
// many puzzles.
func TestLaws(t *testing.T) {
	every, images := 20, 2
	if testing.Short() {
		every, images = 100, 1
	} else if os.Getenv("PENCILMARK_FULL") != "" {
		every, images = 1, 6
	}
	for _, g := range techtest.Positions(t, every) {
		if err := techtest.Laws(usual(), &g, images); err != nil {
			t.Errorf("%v on %v", err, &g)
		}
	}
}

func TestStallAllocatesNothing(t *testing.T) {
	for _, g := range techtest.Stalled(t) {
		if n := techtest.Allocations(techtest.Patterns(), &g); n != 0 {
			t.Errorf("%v allocations on %v", n, &g)
		}
	}
}

// Every effect of every technique must agree with the solution, on
// grids along the way to it.
func TestSound(t *testing.T) {
	every := 10
	if testing.Short() {
		every = 100
	} else if os.Getenv("PENCILMARK_FULL") != "" {
		every = 1
	}
	all := techniques.NewRunner(usual()).Grant(explain.Unique)
	for n, way := range techtest.Ways(t, "solved.txt") {
		solution := way[len(way)-1].Filling()
		for i, g := range way {
			if (i+7*n)%every != 0 {
				continue
			}
			all.All(&g, func(s explain.Step) bool {
				for _, e := range s.Effects {
					if right := solution[e.Candidate.Cell()] == e.Candidate.Digit(); right != e.Place {
						t.Errorf("%s: %v contradicts the solution of %v", s.Technique.Code, e, &g)
					}
				}
				return true
			})
		}
	}
}

func BenchmarkSuite(b *testing.B) {
	stalled := techtest.Stalled(b)
	b.Run("mode=vain", func(b *testing.B) {
		runner := techniques.NewRunner(techtest.Patterns()).Grant(explain.Unique)
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			if s, ok := runner.Next(&stalled[i%len(stalled)]); ok {
				b.Fatalf("found %s", s.Technique.Code)
			}
		}
	})
	b.Run("mode=all-steps", func(b *testing.B) {
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		positions := techtest.Positions(b, 10)
		steps := 0
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			runner.All(&positions[i%len(positions)], func(explain.Step) bool {
				steps++
				return true
			})
		}
		b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
	})
	b.Run("mode=solve", func(b *testing.B) {
		ways := techtest.Ways(b, "solved.txt")
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		steps := 0
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			g := ways[i%len(ways)][0]
			for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
				s.Apply(&g)
				steps++
			}
			if !g.Open().IsEmpty() {
				b.Fatalf("stalled on %v", &g)
			}
		}
		b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
	})
}
