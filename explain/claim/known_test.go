package claim_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/claim"
)

// A word that a rule reads is not refused before the rule is tried. Those that name techniques or clues are known by these.
func TestWordsOfRulesAreKnown(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), f.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if by, ok := call.Fun.(*ast.SelectorExpr); !ok || by.Sel.Name != "is" && by.Sel.Name != "skip" {
				return true
			}
			ast.Inspect(call, func(n ast.Node) bool {
				list, ok := n.(*ast.BasicLit)
				if !ok || list.Kind != token.STRING {
					return true
				}
				words, _ := strconv.Unquote(list.Value)
				for word := range strings.FieldsSeq(words) {
					if len(word) < 2 || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") != "" || called.Known(word) {
						continue
					}
					if read++; claim.Unheard(word, &g, called) != "" {
						t.Errorf("%s reads %q, which is not known", f.Name(), word)
					}
				}
				return true
			})
			return true
		})
	}
	if read < 500 {
		t.Errorf("only %d words are read", read)
	}
}
