package site

import (
	"bytes"
	"encoding/json"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// flatten writes the source of a package and of all that it needs into a directory, each file as one line,
// and returns the name of the overlay for the go command that puts these files in the place of the others.
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
		for _, name := range p.GoFiles {
			source, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				return "", err
			}
			flat := filepath.Join(dir, strconv.Itoa(len(replace))+".go")
			if err := os.WriteFile(flat, inOneLine(source), 0o666); err != nil {
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
