package main

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// rules says which packages of pencilmark a package may import, by prefix of
// the path below the module; the longest prefix that fits counts. A package may
// always import packages internal to itself.
var rules = map[string][]string{
	"candidates":                        {"candidates/fault"},
	"candidates/bitset":                 nil,
	"candidates/clues":                  {"candidates", "candidates/fault"},
	"candidates/clues/cluestest":        {"candidates", "candidates/clues"},
	"candidates/fault":                  {},
	"candidates/notation":               {"candidates", "candidates/clues", "candidates/fault"},
	"candidates/notation/notationtest":  {"candidates", "candidates/notation"},
	"candidates/suppose":                {"candidates", "candidates/bitset"},
	"cmd/internal/pagetest":             nil,
	"cmd/internal/server":               {"cmd/internal/teacher"},
	"cmd/engine":                        {"cmd/internal/site"},
	"cmd/internal/site":                 {"cmd/internal/server", "cmd/internal/teacher", "explain/languages", "techniques", "techniques/lessons", "techniques/practice"},
	"cmd/internal/teacher":              {"candidates", "candidates/clues", "candidates/fault", "candidates/notation", "explain", "explain/argue", "explain/claim", "explain/encode", "explain/escape", "explain/game", "explain/languages", "explain/prose", "explain/say", "explain/verify", "explain/web", "fallback", "fallback/generate", "fallback/generate/clued", "techniques", "techniques/hodoku", "techniques/lessons", "techniques/minutes", "techniques/names", "techniques/pipeline", "techniques/practice", "techniques/rating", "techniques/setting", "techniques/suite"},
	"cmd/internal/teacher/teachertest":  {"cmd/internal/teacher", "explain/encode"},
	"cmd/internal/teacher/untranslated": {"cmd/internal/teacher", "explain/languages"},
	"explain":                           {"candidates", "candidates/fault"},
	"explain/argue":                     {"candidates", "explain"},
	"explain/certify":                   {"candidates", "explain", "fallback/learn"},
	"explain/game":                      {"candidates", "candidates/fault", "candidates/notation", "explain", "explain/claim"},
	"explain/claim":                     {"candidates", "candidates/fault", "explain", "explain/say", "explain/verify"},
	"explain/escape":                    {"candidates", "explain"},
	"explain/encode":                    {"candidates", "candidates/clues", "candidates/fault", "explain", "explain/claim", "explain/say"},
	"explain/internal":                  {"candidates", "explain"},
	"explain/languages":                 {"explain/say"},
	"explain/prose":                     {"candidates", "explain", "explain/argue", "explain/claim", "explain/escape", "explain/say"},
	"explain/prune":                     {"candidates", "explain", "explain/verify"},
	"explain/say":                       {"candidates", "explain"},
	"explain/say/saytest":               {"candidates", "explain", "explain/say"},
	"explain/text":                      {"candidates", "explain", "explain/prose", "explain/say"},
	"explain/verify":                    {"candidates", "candidates/fault", "explain"},
	"explain/web":                       {"candidates", "explain", "explain/prose"},
	"explain/web/app":                   {"explain/web"},
	"explain/web/browsertest":           {"candidates/notation/notationtest"},
	"explain/web/pagehead":              {"explain/web"},
	"explain/web/review":                {"explain", "explain/game", "explain/web", "explain/web/pagehead"},
	"explain/web/walk":                  {"candidates", "explain", "explain/argue", "explain/prose", "explain/web"},
	"explain/web/sheet":                 {"candidates", "explain", "explain/web", "explain/web/pagehead"},
	"fallback":                          {"candidates", "candidates/fault", "candidates/suppose", "fallback/band", "fallback/learn"},
	"fallback/band":                     {"candidates"},
	"fallback/learn":                    {"candidates"},
	"fallback/learn/learntest":          {"candidates/notation/notationtest"},
	"fallback/generate":                 {"candidates", "fallback/band"},
	"fallback/generate/clued":           {"candidates", "candidates/clues", "fallback", "fallback/generate"},
	"fallback/strategies":               {"candidates", "fallback", "fallback/strategies/analyzer", "fallback/strategies/backtrack", "fallback/band", "fallback/strategies/bruteforce", "fallback/strategies/dancinglinks", "fallback/strategies/prune", "fallback/strategies/sets"},
	"fallback/strategies/analyzer":      {"candidates", "fallback"},
	"fallback/strategies/backtrack":     {"candidates", "fallback"},
	"fallback/strategies/bruteforce":    {"candidates", "fallback"},
	"fallback/strategies/comparison":    {"candidates", "fallback"},
	"fallback/strategies/dancinglinks":  {"candidates", "fallback"},
	"fallback/strategies/prune":         {"candidates", "fallback"},
	"fallback/strategies/sets":          {"candidates", "fallback"},
	"techniques":                        {"candidates", "candidates/bitset", "explain"},
	"techniques/als":                    {"candidates", "candidates/bitset", "explain", "techniques", "techniques/internal/needs"},
	"techniques/chains":                 {"candidates", "candidates/bitset", "explain", "techniques", "techniques/internal/links", "techniques/internal/needs"},
	"techniques/clues":                  {"candidates", "explain", "techniques", "techniques/internal/needs"},
	"techniques/coloring":               {"candidates", "explain", "techniques", "techniques/internal/links", "techniques/internal/needs"},
	"techniques/exocets":                {"candidates", "explain", "techniques", "techniques/internal/least", "techniques/internal/needs"},
	"techniques/fish":                   {"candidates", "candidates/suppose", "explain", "techniques", "techniques/internal/arrangements", "techniques/internal/needs", "techniques/internal/suppositions"},
	"techniques/forcing":                {"candidates", "candidates/bitset", "candidates/suppose", "explain", "fallback", "techniques", "techniques/internal/arrangements", "techniques/internal/single", "techniques/internal/suppositions"},
	"techniques/hodoku":                 {"candidates", "candidates/notation", "explain", "explain/verify", "techniques", "techniques/als", "techniques/chains", "techniques/fish", "techniques/internal/links", "techniques/intersections", "techniques/singledigit", "techniques/suite"},
	"techniques/internal":               {"explain", "explain/prose", "techniques", "techniques/lessons", "techniques/pipeline", "techniques/suite"},
	"techniques/internal/arrangements":  {"candidates"},
	"techniques/internal/least":         {"explain", "techniques", "techniques/internal/needs"},
	"techniques/internal/links":         {"candidates", "candidates/bitset", "explain", "techniques"},
	"techniques/internal/single":        {"candidates", "candidates/suppose", "explain", "techniques"},
	"techniques/internal/suppositions":  {"candidates/suppose", "techniques"},
	"techniques/internal/mine":          {"candidates", "explain", "explain/escape", "explain/verify", "techniques", "techniques/internal/puzzles", "techniques/lessons", "techniques/suite"},
	"techniques/internal/puzzles":       {"candidates", "fallback/generate", "fallback/generate/clued", "techniques/lessons"},
	"techniques/internal/needs":         {"candidates", "explain"},
	"techniques/intersections":          {"candidates", "candidates/bitset", "explain", "techniques", "techniques/internal/least", "techniques/internal/needs"},
	"techniques/lessons":                {"candidates", "candidates/clues", "candidates/notation", "explain", "techniques"},
	"techniques/minutes":                {"candidates", "explain", "techniques", "techniques/suite"},
	"techniques/minutes/fit":            {"candidates", "candidates/notation", "fallback", "techniques/minutes"},
	"techniques/multisector":            {"candidates", "explain", "techniques", "techniques/internal/least", "techniques/internal/needs"},
	"techniques/names":                  {"candidates", "explain", "techniques", "techniques/suite"},
	"techniques/oddagons":               {"candidates", "explain", "techniques"},
	"techniques/pipeline":               {"candidates", "candidates/suppose", "explain", "explain/prune", "fallback", "techniques", "techniques/internal/single", "techniques/suite"},
	"techniques/internal/explainer":     {"candidates", "explain"},
	"techniques/rating":                 {"candidates", "explain", "techniques", "techniques/internal/explainer"},
	"techniques/practice":               {"candidates", "candidates/clues", "candidates/fault", "candidates/notation", "explain", "explain/claim", "explain/escape", "explain/prose", "explain/say", "explain/verify", "fallback", "fallback/generate", "fallback/generate/clued", "techniques", "techniques/lessons", "techniques/names", "techniques/pipeline", "techniques/singles", "techniques/suite"},
	"techniques/practice/mine":          {"candidates", "explain", "explain/verify", "fallback/generate", "techniques", "techniques/internal/puzzles", "techniques/lessons", "techniques/practice", "techniques/suite"},
	"techniques/setting":                {"candidates", "explain", "fallback", "fallback/generate", "fallback/generate/clued", "techniques", "techniques/minutes", "techniques/pipeline", "techniques/practice", "techniques/rating", "techniques/suite"},
	"techniques/setting/measure":        {"techniques", "techniques/setting", "techniques/suite"},
	"techniques/singledigit":            {"candidates", "explain", "techniques", "techniques/internal/needs"},
	"techniques/singles":                {"candidates", "explain", "techniques", "techniques/internal/single"},
	"techniques/subsets":                {"candidates", "explain", "techniques"},
	"techniques/suite":                  {"candidates", "candidates/notation", "explain", "techniques", "techniques/als", "techniques/chains", "techniques/clues", "techniques/coloring", "techniques/exocets", "techniques/fish", "techniques/forcing", "techniques/intersections", "techniques/multisector", "techniques/oddagons", "techniques/singledigit", "techniques/singles", "techniques/subsets", "techniques/sums", "techniques/uniqueness", "techniques/wings"},
	"techniques/sums":                   {"candidates", "explain", "techniques"},
	"techniques/techtest":               {"candidates", "candidates/clues/cluestest", "candidates/notation", "candidates/notation/notationtest", "explain", "explain/verify", "fallback", "techniques", "techniques/hodoku", "techniques/suite"},
	"techniques/uniqueness":             {"candidates", "explain", "techniques"},
	"techniques/wings":                  {"candidates", "explain", "techniques"},
}

// owners names the one package that may import a library.
var owners = map[string]string{
	"github.com/chromedp/chromedp": "explain/web/browsertest",
	"github.com/fatih/color":       "explain/text",
	"gopkg.in/yaml.v3":             "explain/encode",
	"github.com/spf13/pflag":       "cmd/pencilmark",
	"github.com/spf13/cobra":       "cmd/pencilmark",
}

// Dependencies point one way: see the rules.
func TestDependencyDirection(t *testing.T) {
	const module = "pencilmark/"
	list := exec.Command("go", "list", "-json=ImportPath,Imports", module+"...")
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	seen := 0
	for {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		seen++
		name := strings.TrimPrefix(p.ImportPath, module)
		allowed, ok := ruleFor(name)
		if !ok && name != "cmd/pencilmark" {
			t.Errorf("package %s has no rule: say what it may import", name)
		}
		for _, path := range p.Imports {
			if owner, owned := owners[path]; owned && owner != name {
				t.Errorf("%s imports %s, which only %s may", name, path, owner)
			}
			local, isLocal := strings.CutPrefix(path, module)
			if !isLocal {
				if name == "candidates" && strings.Contains(path, ".") {
					t.Errorf("candidates imports %s: the standard library only", path)
				}
				continue
			}
			if name != "cmd/pencilmark" && !slices.Contains(allowed, local) && !strings.HasPrefix(local, name+"/internal/") {
				t.Errorf("%s imports %s: allowed are %v", name, local, allowed)
			}
		}
	}
	if seen < len(rules)/2 {
		t.Fatalf("only %d packages found", seen)
	}
}

func ruleFor(name string) (allowed []string, ok bool) {
	for prefix := name; ; {
		if allowed, ok = rules[prefix]; ok {
			return allowed, true
		}
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return nil, false
		}
		prefix = prefix[:i]
	}
}

// At the top stand the command, the three layers below it, and what every project has there; all else has a place
// within one of them.
func TestTopLevel(t *testing.T) {
	entries, err := os.ReadDir("../..")
	if err != nil {
		t.Fatal(err)
	}
	within := []string{"cmd", "candidates", "techniques", "explain", "fallback", "testdata", "go.mod", "go.sum", "LICENSE"}
	for _, e := range entries {
		if name := e.Name(); !slices.Contains(within, name) && !strings.HasPrefix(name, "README") && name[0] != '.' {
			t.Errorf("%s stands at the top: expected it in one of %s", name, strings.Join(within[:6], ", "))
		}
	}
}

// untestedGoroutines are packages that start goroutines only in a program for developers, which no test runs.
var untestedGoroutines = []string{"techniques/internal/mine", "techniques/minutes/fit"}

// The race detector runs the tests of every package that starts goroutines, and of no other: without goroutines it
// finds nothing, and takes long.
func TestRaced(t *testing.T) {
	var starting []string
	err := filepath.WalkDir("../..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		name := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../../")
		if slices.Contains(starting, name) || slices.Contains(untestedGoroutines, name) {
			return nil
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if startsGoroutine(n) && !slices.Contains(starting, name) {
				starting = append(starting, name)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(starting)
	for _, where := range []string{"../../.ci/run", "../../README.md"} {
		text, err := os.ReadFile(where)
		if err != nil {
			t.Fatal(err)
		}
		m := regexp.MustCompile(`(?m)^ *go test -race -short (.*)$`).FindSubmatch(text)
		if m == nil {
			t.Fatalf("%s runs no test under the race detector", where)
		}
		raced := strings.Fields(strings.ReplaceAll(string(m[1]), "./", ""))
		slices.Sort(raced)
		if !slices.Equal(raced, starting) {
			t.Errorf("%s runs %v under the race detector: goroutines are started in %v", where, raced, starting)
		}
	}
}

// startsGoroutine reports whether a node is a go statement, or a function that a [sync.WaitGroup] runs.
func startsGoroutine(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		return true
	case *ast.CallExpr:
		method, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || method.Sel.Name != "Go" || len(n.Args) != 1 {
			return false
		}
		_, ok = n.Args[0].(*ast.FuncLit)
		return ok
	}
	return false
}
