package site

import (
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tokens returns what a Go file consists of, but for comments and for the ways in which a statement may end.
func tokens(source []byte) (all []string) {
	files := token.NewFileSet()
	var s scanner.Scanner
	s.Init(files.AddFile("", files.Base(), len(source)), source, nil, 0)
	for {
		switch _, tok, text := s.Scan(); tok {
		case token.EOF:
			return all
		case token.SEMICOLON:
			all = append(all, ";")
		default:
			all = append(all, tok.String()+" "+text)
		}
	}
}

// A file in one line has the same tokens, and each directive has its own line before what it is for.
func TestInOneLine(t *testing.T) {
	files, err := filepath.Glob("../../../*/*.go")
	if err != nil || len(files) < 20 {
		t.Fatal(files, err)
	}
	files = append(files, "site.go", "flat.go")
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		flat := inOneLine(source)
		if got, want := tokens(flat), tokens(source); !slices.Equal(got, want) {
			t.Errorf("%s: got\n%v\nwant\n%v", name, got, want)
		}
	}
	got := string(inOneLine([]byte("//go:build js\n\npackage p // why\n\n//go:embed a\nvar s string\n\n/* x\ny */ var t = `1\n2`\n")))
	want := "\n//go:build js\n//line flat.go:1\npackage p ;\n//go:embed a\n//line flat.go:1\nvar s string ;var t = `1\n2` ;"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if lines := strings.Count(string(inOneLine([]byte("package p\n\nfunc f() {\n\tf()\n}\n"))), "\n"); lines != 0 {
		t.Errorf("%d ends of lines", lines)
	}
}

// Lessons are left out of a file, but for what is told of how to look for a technique, and nothing else is.
func TestWithoutLessons(t *testing.T) {
	const source = `package p
var t = techniques.Technique{Name: "X", Doc: techniques.Doc{
	What: "a" + // why
		"b",
	Why: "c", Look: "d. " + "e. f. g.", NearMiss: f("g"), Grid: "1"}}
var u = v{What: "h"}
`
	const want = `package p
var t = techniques.Technique{Name: "X", Doc: techniques.Doc{
	What: "",
	Why: "", Look: "d. e.", NearMiss: f("g"), Grid: ""}}
var u = v{What: "h"}
`
	if got, err := withoutLessons([]byte(source)); err != nil || string(got) != want {
		t.Errorf("got %s, %v", got, err)
	}
	const record = "package p\nfunc (w *Wing) Record() Record { return Record{About: %s, Fields: f(Field{Name: `n`, About: %s})} }\n"
	if got, err := withoutLessons(fmt.Appendf(nil, record, `"a " + "b"`, `"c"`)); err != nil || string(got) != fmt.Sprintf(record, `""`, `""`) {
		t.Errorf("got %s, %v", got, err)
	}
	if _, err := withoutLessons([]byte("package p\nvar d = techniques.Doc{")); err == nil {
		t.Error("a file that is no Go is read")
	}
}

// Each kind of sentence loses its check, and keeps its types and words; imports that only checks used are not used.
func TestWithoutChecks(t *testing.T) {
	const source = `package say
import (
	"errors"
	"p/candidates"
)
var (
	A = kind1("a", "{0}", func(t *Told, c candidates.Cell) error { return errors.New("no") }, "plain")
	B = told2("b", "{0} {1}", (*reader).b)
	C = kind0("c", "c", c)
)
func (r *reader) b(d, e candidates.Digit) error { return nil }
func c(*Told) error { return nil }
`
	const want = `package say
import (
	_ "errors"
	"p/candidates"
)
var (
	A = kind1("a", "{0}", (func(t *Told, c candidates.Cell) error)(nil), "plain")
	B = told2("b", "{0} {1}", (func(_ *reader, d, e candidates.Digit) error)(nil))
	C = kind0("c", "c", (func(*Told) error)(nil))
)
func (r *reader) b(d, e candidates.Digit) error { return nil }
func c(*Told) error { return nil }
`
	if got, err := withoutChecks([][]byte{[]byte(source)}); err != nil || string(got[0]) != want {
		t.Errorf("got %s, %v", got, err)
	}
	if _, err := withoutChecks([][]byte{[]byte("package say\nvar A = kind0(\"a\", \"a\", made(1))")}); err == nil {
		t.Error("a check that is made is left in")
	}
}
