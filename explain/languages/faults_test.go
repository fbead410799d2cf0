package languages_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// faults returns the formats and phrases of errors that a player meets: what is wrong with a puzzle, its clues, a game or a
// claim. They are the first literals of calls that make messages, constants included.
func faults(t *testing.T) (all []string) {
	t.Helper()
	for _, dir := range []string{"candidates", "candidates/notation", "candidates/clues", "explain/claim", "explain/game", "techniques/practice", "techniques/pipeline", "cmd/internal/teacher", "cmd/pencilmark"} {
		files, err := filepath.Glob("../../" + dir + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		constants := map[string]string{}
		var calls []*ast.CallExpr
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.ValueSpec:
					for i, id := range n.Names {
						if i < len(n.Values) {
							if text, ok := literal(n.Values[i]); ok {
								constants[id.Name] = text
							}
						}
					}
				case *ast.CallExpr:
					calls = append(calls, n)
				}
				return true
			})
		}
		for _, call := range calls {
			name := ""
			of := "" // package, or value
			switch f := call.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
				if x, ok := f.X.(*ast.Ident); ok {
					of = x.Name
				}
			}
			switch name {
			case "fail", "because", "expected", "refuse", "note":
			case "New", "Errorf":
				if of != "fault" && (of != "errors" || dir != "techniques/pipeline") {
					continue
				}
			case "errorf":
				if code, ok := call.Args[0].(*ast.Ident); ok && code.Name == "CodeRequest" { // a mistake of programs
					continue
				}
			default:
				continue
			}
			args := call.Args
			if name == "errorf" {
				args = args[1:]
			}
			for _, arg := range args {
				text, ok := literal(arg)
				if id, isName := arg.(*ast.Ident); isName && !ok {
					text, ok = constants[id.Name]
				}
				if name == "refuse" && !strings.Contains(text, " ") { // the name of a rule
					continue
				}
				if strings.HasPrefix(text, "--") { // flags are English, and what is wrong with them
					break
				}
				if ok && regexp.MustCompile(`[a-z]{2}`).MatchString(text) && text != "SudokuPad" && !slices.Contains(all, text) {
					all = append(all, text)
					if name != "expected" {
						break
					}
				}
			}
		}
	}
	return all
}

func literal(e ast.Expr) (text string, ok bool) {
	if l, isLiteral := e.(*ast.BasicLit); isLiteral && l.Kind == token.STRING {
		text, err := strconv.Unquote(l.Value)
		return text, err == nil
	}
	return "", false
}

var verbs = regexp.MustCompile(`%(\[\d\])?[a-z0-9]*[a-zA-Z%]`)

// What is wrong with what a player writes is said in every language: each format has words, with the same arguments.
func TestFaultsHaveWords(t *testing.T) {
	all := faults(t)
	if len(all) < 100 {
		t.Errorf("%d formats", len(all))
	}
	for code, l := range foreign(t) {
		for _, format := range all {
			words := l.Fault(format)
			if words == format {
				t.Errorf("%s: nothing for %q", code, format)
				continue
			}
			kinds := func(text string) (list []string) {
				for _, v := range verbs.FindAllStringSubmatch(text, -1) {
					list = append(list, strings.Replace(v[0], v[1], "", 1))
				}
				slices.Sort(list)
				return list
			}
			if have, want := kinds(words), kinds(format); !slices.Equal(have, want) {
				t.Errorf("%s: %q for %q has the verbs %v, want %v", code, words, format, have, want)
			}
		}
	}
}
