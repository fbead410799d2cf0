package strategies_test

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/fallback"
	"pencilmark/fallback/strategies"
)

func TestList(t *testing.T) {
	names := strategies.Names()
	for i, s := range strategies.All() {
		if found, err := strategies.Lookup(strings.ToUpper(s.Name)); found != s || err != nil {
			t.Errorf("%s: got %v, %v", s.Name, found, err)
		}
		if slices.Contains(names[:i], s.Name) {
			t.Errorf("%s is there twice", s.Name)
		}
		if !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(s.Name) || s.Title == "" || s.Origin == "" ||
			!strings.HasSuffix(s.Teaches, ".") || len(s.Counts) == 0 || s.New == nil {
			t.Errorf("%s is not complete: %+v", s.Name, s)
		}
	}
	if _, err := strategies.Lookup("dancing"); err == nil || !strings.Contains(err.Error(), "dancing-links") {
		t.Errorf("got %v", err)
	}
}

// Every strategy that package fallback or one below this declares is listed.
func TestAllListed(t *testing.T) {
	files, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	own, err := filepath.Glob("../*.go")
	if err != nil {
		t.Fatal(err)
	}
	names := strategies.Names()
	found := 0
	for _, path := range append(files, own...) {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			pair, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			key, _ := pair.Key.(*ast.Ident)
			value, _ := pair.Value.(*ast.BasicLit)
			if key == nil || value == nil || key.Name != "Name" {
				return true
			}
			found++
			if name := strings.Trim(value.Value, `"`); !slices.Contains(names, name) {
				t.Errorf("%s: strategy %s is not listed", path, name)
			}
			return true
		})
	}
	if found < 5 {
		t.Errorf("found %d strategies", found)
	}
}

func TestStrategies(t *testing.T) {
	for _, s := range strategies.All() {
		t.Run(s.Name, func(t *testing.T) {
			run(t, s)
			if s.Name != "brute-force" && s.Name != "prune" { // these allocate
				noAllocations(t, s)
			}
		})
	}
}

// full says whether to test on whole collections.
var full = notationtest.Full()

// agree gives puzzles to all strategies. Each has to find the same solutions,
// up to two, unless its budget ends before.
func agree(t *testing.T, puzzles [][]candidates.Digit) {
	t.Helper()
	if len(puzzles) == 0 {
		t.Fatal("no puzzles")
	}
	budget := fallback.Budget{Nodes: 2_000}
	if full {
		budget.Nodes = min(50_000, 50_000_000/len(puzzles))
	}
	b := candidates.Classic9.Board()
	want := make([][]string, len(puzzles)) // solutions in order of their digits
	for i, givens := range puzzles {
		g := candidates.NewGrid(candidates.Classic9, b.Filling(givens))
		for _, f := range fallback.Solve(t.Context(), &g, 2, fallback.Budget{}).Solutions {
			want[i] = append(want[i], f.Text(candidates.Classic9))
		}
		slices.Sort(want[i])
	}
	for _, s := range strategies.All() {
		solver := newSolver(t, s, b)
		for i, givens := range puzzles {
			var got []string
			report := solver.Solve(t.Context(), fallback.Task{Givens: givens, Limit: 2, Budget: budget, Found: func(solution []candidates.Digit) {
				if !b.Solves(solution, givens) {
					t.Errorf("%s: %s: wrong: %s", s.Name, b.Text(givens), b.Text(solution))
				}
				got = append(got, b.Text(solution))
			}})
			var stopped *fallback.NodesError
			enough := !errors.As(report.Stopped, &stopped)
			if enough && report.Stopped != nil || len(got) != report.Solutions || len(got) > len(want[i]) || enough && len(got) < len(want[i]) {
				t.Errorf("%s: %s: got %+v, want %d solutions", s.Name, b.Text(givens), report, len(want[i]))
			}
			if len(want[i]) == 1 && len(got) == 1 && got[0] != want[i][0] || len(got) == 2 && got[0] == got[1] {
				t.Errorf("%s: %s: got %v, want %v", s.Name, b.Text(givens), got, want[i])
			}
		}
	}
}

func TestAgreeOnCorpora(t *testing.T) {
	for name, nth := range map[string]int{"top95": 10, "magictour": 100, "clues17": 2000, "hardest1106": 20} {
		t.Run(name, func(t *testing.T) { agree(t, corpus(t, name, nth)) })
	}
}

func TestAgreeOnTestdata(t *testing.T) {
	for name, nth := range map[string]int{"solved": 8, "stalled": 8, "samples": 40} {
		agree(t, corpus(t, name, nth))
	}
}

// Puzzles without and with several solutions.
func TestAgreeOnRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	n := 60
	if full {
		n = 10_000
	}
	b := candidates.Classic9.Board()
	var puzzles [][]candidates.Digit
	for i := range n {
		puzzles = append(puzzles, random(r, b, 0.45+0.35*r.Float64(), i%2 == 0))
	}
	agree(t, puzzles)
}

func BenchmarkCancel(b *testing.B) {
	for _, s := range strategies.All() {
		b.Run(s.Name, func(b *testing.B) { benchmarkCancel(b, s) })
	}
}
