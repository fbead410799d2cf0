package site

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
)

// sentences is the package whose kinds have checks.
const sentences = "pencilmark/explain/say"

// constructor matches the names of the functions that make kinds, of which the third argument is the check.
var constructor = regexp.MustCompile(`^(kind|told)[0-9]$`)

// withoutChecks returns the files of package say with nil for the check of each kind. A page only shows sentences; what
// nothing but checks needs is then not linked.
func withoutChecks(sources [][]byte) ([][]byte, error) {
	set := token.NewFileSet()
	files := make([]*ast.File, len(sources))
	types := map[string]string{} // of functions, by name, and of methods, as "(*T).name"
	for i, source := range sources {
		file, err := parser.ParseFile(set, "", source, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files[i] = file
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				name, receiver := f.Name.Name, ""
				if f.Recv != nil {
					of := text(set, source, f.Recv.List[0].Type)
					name, receiver = "("+of+")."+name, "_ "+of+", "
				}
				types[name] = "func(" + receiver + text(set, source, f.Type.Params)[1:] + " error"
			}
		}
	}
	all := make([][]byte, len(sources))
	for i, source := range sources {
		var edits []edit
		var bad error
		ast.Inspect(files[i], func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) < 3 {
				return true
			}
			if f, ok := call.Fun.(*ast.Ident); !ok || !constructor.MatchString(f.Name) {
				return true
			}
			check := call.Args[2]
			if none, ok := check.(*ast.Ident); ok && none.Name == "nil" {
				return true
			}
			t := types[text(set, source, check)]
			if literal, ok := check.(*ast.FuncLit); ok {
				t = text(set, source, literal.Type)
			}
			if t == "" {
				bad = fmt.Errorf("the check of %s is neither written there nor a function of the package", text(set, source, call.Args[0]))
			}
			edits = append(edits, replacement(set, check, "("+t+")(nil)"))
			return false
		})
		if bad != nil {
			return nil, bad
		}
		if len(edits) == 0 {
			all[i] = source
			continue
		}
		var err error
		if all[i], err = withoutImports(apply(source, edits)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// withoutImports returns a Go file without the imports that it does not use.
func withoutImports(source []byte) ([]byte, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
		return true
	})
	var edits []edit
	for _, spec := range file.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		if spec.Name == nil && !used[path.Base(name)] {
			edits = append(edits, replacement(set, spec.Path, "_ "+spec.Path.Value))
		}
	}
	return apply(source, edits), nil
}

// An edit puts words in the place of a part of a file.
type edit struct {
	from, to int
	with     string
}

func replacement(set *token.FileSet, n ast.Node, with string) edit {
	return edit{set.Position(n.Pos()).Offset, set.Position(n.End()).Offset, with}
}

// apply makes edits, which are in the order of the file.
func apply(source []byte, edits []edit) []byte {
	out := slices.Clone(source)
	for _, e := range slices.Backward(edits) {
		out = slices.Replace(out, e.from, e.to, []byte(e.with)...)
	}
	return out
}

// text returns what a part of a file is written as.
func text(set *token.FileSet, source []byte, n ast.Node) string {
	return string(source[set.Position(n.Pos()).Offset:set.Position(n.End()).Offset])
}
