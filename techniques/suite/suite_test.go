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

	"pencilmark/candidates/notation/notationtest"
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
		{[]string{"squirmbag", "x-wing"}, nil, "x-wing squirmbag"},
		{[]string{"squirmbag"}, []string{"bf5"}, "no technique is left to search for"},
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

// Every technique that a family declares must be in the suite: families export
// nothing else, but for variants of techniques, which have the same code.
func TestAllRegistered(t *testing.T) {
	var declared []string
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		family := entry.Name()
		if !entry.IsDir() || !slices.ContainsFunc(suite.All(), func(t *techniques.Technique) bool { return t.Family == family }) {
			continue
		}
		for _, file := range sources(t, family) {
			for _, name := range exported(parse(t, file)) {
				declared = append(declared, family+"."+name)
			}
		}
	}
	slices.Sort(declared)
	listed := listed(parse(t, "suite.go"), "all", "requested")
	for _, name := range declared {
		if !slices.Contains(listed, name) {
			t.Errorf("%s is not in suite.All", name)
		}
	}
	if !slices.Equal(declared, listed) || len(listed) != len(suite.All()) {
		t.Errorf("found %d techniques in the families, %d in the lists, and suite.All has %d", len(declared), len(listed), len(suite.All()))
	}
}

// A technique is found by its code: in the source of its family it is written
// out, once.
func TestCodesAreFound(t *testing.T) {
	text := map[string]string{} // by family
	for _, technique := range suite.All() {
		family := technique.Family
		if text[family] == "" {
			for _, file := range sources(t, family) {
				source, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				text[family] += string(source)
			}
		}
		if n := strings.Count(text[family], strconv.Quote(technique.Code)); n != 1 {
			t.Errorf("the code %q is found %d times in the source of %s, want once", technique.Code, n, family)
		}
	}
}

// sources returns the source files of a family but for its tests.
func sources(t *testing.T, family string) []string {
	files, err := filepath.Glob(filepath.Join("..", family, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(files, func(file string) bool { return strings.HasSuffix(file, "_test.go") })
}

func parse(t *testing.T, file string) *ast.File {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// variables calls visit for each variable that the file declares for its package.
func variables(file *ast.File, visit func(name string, value ast.Expr)) {
	for _, declared := range file.Decls {
		group, ok := declared.(*ast.GenDecl)
		if !ok || group.Tok != token.VAR {
			continue
		}
		for _, spec := range group.Specs {
			spec := spec.(*ast.ValueSpec)
			for i, name := range spec.Names {
				var value ast.Expr
				if i < len(spec.Values) {
					value = spec.Values[i]
				}
				visit(name.Name, value)
			}
		}
	}
}

// exported returns the variables that the file exports, but for variants.
func exported(file *ast.File) (names []string) {
	variables(file, func(name string, value ast.Expr) {
		if ast.IsExported(name) && !isVariant(value) {
			names = append(names, name)
		}
	})
	return names
}

// isVariant reports whether a variable is made by [techniques.Technique.Variant].
func isVariant(value ast.Expr) bool {
	call, ok := value.(*ast.CallExpr)
	if !ok {
		return false
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	return ok && method.Sel.Name == "Variant"
}

// listed returns the techniques that lists of the suite have, as they are
// written there: "fish.XWing".
func listed(file *ast.File, lists ...string) (names []string) {
	variables(file, func(name string, value ast.Expr) {
		if !slices.Contains(lists, name) {
			return
		}
		for _, element := range value.(*ast.CallExpr).Args[0].(*ast.CompositeLit).Elts {
			technique := element.(*ast.UnaryExpr).X.(*ast.SelectorExpr)
			names = append(names, technique.X.(*ast.Ident).Name+"."+technique.Sel.Name)
		}
	})
	slices.Sort(names)
	return names
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
	if notationtest.Full() {
		return suite.All()
	}
	return suite.Human()
}

// The laws of package techtest hold for every technique on the way through
// many puzzles.
func TestLaws(t *testing.T) {
	every, images := 60, 1
	if !notationtest.Thorough() {
		every, images = 80, 1
	} else if notationtest.Full() {
		every, images = 1, 6
	}
	for _, g := range positions(t, every) {
		if err := techtest.Laws(usual(), &g, images); err != nil {
			t.Errorf("%v on %v", err, &g)
		}
	}
}

func TestStallAllocatesNothing(t *testing.T) {
	for _, g := range stalled(t) {
		if n := techtest.Allocations(patterns(), &g); n != 0 {
			t.Errorf("%v allocations on %v", n, &g)
		}
	}
}

// Every effect of every technique must agree with the solution, on
// grids along the way to it.
func TestSound(t *testing.T) {
	every := 40
	if testing.Short() || !notationtest.Thorough() {
		every = 100
	} else if notationtest.Full() {
		every = 1
	}
	all := techniques.NewRunner(usual()).Grant(explain.Unique)
	for n, way := range ways(t, "solved") {
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
	vain := stalled(b)
	b.Run("mode=vain", func(b *testing.B) {
		runner := techniques.NewRunner(patterns()).Grant(explain.Unique)
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			if s, ok := runner.Next(&vain[i%len(vain)]); ok {
				b.Fatalf("found %s", s.Technique.Code)
			}
		}
	})
	b.Run("mode=all-steps", func(b *testing.B) {
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		grids := positions(b, 10)
		steps := 0
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			runner.All(&grids[i%len(grids)], func(explain.Step) bool {
				steps++
				return true
			})
		}
		b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
	})
	b.Run("mode=solve", func(b *testing.B) {
		solved := ways(b, "solved")
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		steps := 0
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			g := solved[i%len(solved)][0]
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

// Groups and families are named like techniques.
func TestNamed(t *testing.T) {
	for name, want := range map[string]int{"intersection removal": 2, "Naked Subsets": 3, "nice loops": 2, "singles": 3, "x-wing": 1} {
		found, err := suite.Named(suite.All(), name)
		if err != nil || len(found) != want {
			t.Errorf("%q: %d techniques, %v; want %d", name, len(found), err, want)
		}
	}
	if found, err := suite.Named(suite.All(), "x-wyng"); found != nil || err == nil || !strings.Contains(err.Error(), "x-wing") {
		t.Errorf("got %v, %v", found, err)
	}
	list, err := suite.Select(suite.Human(), []string{"singles", "intersection removal"}, []string{"full-house"})
	if err != nil || len(list) != 4 {
		t.Errorf("got %d techniques, %v", len(list), err)
	}
}

// BenchmarkVainSearch measures a vain search for each technique. The positions come from
// different puzzles, so that nothing that was derived from one holds for the next.
func BenchmarkVainSearch(b *testing.B) {
	vain := stalled(b)
	for _, technique := range suite.All() {
		b.Run("technique="+technique.Code, func(b *testing.B) {
			r := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, found := r.Next(&vain[i%len(vain)]); found && slices.Contains(patterns(), technique) {
					b.Fatal("the search was not in vain")
				}
			}
		})
	}
}
