package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"pencilmark/techniques"
)

// flatten writes the source of a package and of all that it needs into a directory, each file as one line and
// without what only lessons tell and the checks of sentences, and returns the name of the overlay for the go command that puts these files in
// the place of the others.
//
// A program keeps the number of the line of each instruction for its traces. Nobody sees those of an engine,
// and where there is one line only they take no room: the packed engine is a thirtieth smaller.
func flatten(dir, pkg string, environ []string) (overlay string, err error) {
	list := exec.Command("go", "list", "-deps", "-json=Dir,ImportPath,GoFiles", pkg)
	list.Env = environ
	out, err := list.Output()
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var p struct {
			Dir, ImportPath string
			GoFiles         []string
		}
		if err := d.Decode(&p); err != nil {
			return "", err
		}
		if p.ImportPath == "unsafe" { // which the compiler knows by itself
			continue
		}
		sources := make([][]byte, len(p.GoFiles))
		for i, name := range p.GoFiles {
			source, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				return "", err
			}
			if sources[i], err = withoutLessons(source); err != nil {
				return "", fmt.Errorf("%s: %w", name, err)
			}
		}
		if p.ImportPath == sentences {
			if sources, err = withoutChecks(sources); err != nil {
				return "", fmt.Errorf("%s: %w", p.ImportPath, err)
			}
		}
		for i, name := range p.GoFiles {
			flat := filepath.Join(dir, strconv.Itoa(len(replace))+".go")
			if err := os.WriteFile(flat, inOneLine(sources[i]), 0o666); err != nil {
				return "", err
			}
			replace[filepath.Join(p.Dir, name)] = flat
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, data, 0o666)
}

// withoutLessons returns a Go file in which the lessons of techniques are empty, but for what walkthroughs tell too of
// how to look for them: they are a file of the site, see [teacher.Lessons]. So is what only the schema of documents says.
func withoutLessons(source []byte) ([]byte, error) {
	if !bytes.Contains(source, []byte("techniques.Doc{")) && !bytes.Contains(source, []byte("Record() Record")) {
		return source, nil
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var out []byte
	end := 0
	replace := func(value ast.Expr, text string) {
		out = append(append(out, source[end:files.Position(value.Pos()).Offset]...), strconv.Quote(text)...)
		end = files.Position(value.End()).Offset
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if field, ok := n.(*ast.KeyValueExpr); ok {
			if key, ok := field.Key.(*ast.Ident); ok && key.Name == "About" { // for the schema alone
				replace(field.Value, "")
				return false
			}
		}
		doc, ok := n.(*ast.CompositeLit)
		if !ok || doc.Type == nil {
			return true
		}
		if t, ok := doc.Type.(*ast.SelectorExpr); !ok || t.Sel.Name != "Doc" {
			return true
		}
		for _, e := range doc.Elts {
			field := e.(*ast.KeyValueExpr)
			text, ok := textOf(field.Value)
			if !ok {
				continue
			}
			if field.Key.(*ast.Ident).Name == "Look" {
				text = (&techniques.Doc{Look: text}).NextTime()
			} else {
				text = ""
			}
			replace(field.Value, text)
		}
		return false
	})
	return append(out, source[end:]...), nil
}

// textOf returns the text of an expression that is a string, or the sum of some.
func textOf(e ast.Expr) (text string, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, e.Kind == token.STRING && err == nil
	case *ast.BinaryExpr:
		x, okX := textOf(e.X)
		y, okY := textOf(e.Y)
		return x + y, okX && okY
	}
	return "", false
}

// inOneLine returns a Go file with the same tokens in one line, but for strings that have several, and for
// directives, which need a line each.
func inOneLine(source []byte) []byte {
	files := token.NewFileSet()
	var s scanner.Scanner
	s.Init(files.AddFile("", files.Base(), len(source)), source, nil, scanner.ScanComments)
	var out bytes.Buffer
	for {
		switch _, tok, text := s.Scan(); {
		case tok == token.EOF:
			return out.Bytes()
		case tok == token.COMMENT:
			if strings.HasPrefix(text, "//go:") {
				out.WriteString("\n" + text + "\n//line flat.go:1\n")
			}
		case tok == token.SEMICOLON: // written, or meant by the end of a line
			out.WriteByte(';')
		case tok.IsLiteral():
			out.WriteString(text + " ")
		default:
			out.WriteString(tok.String() + " ")
		}
	}
}
