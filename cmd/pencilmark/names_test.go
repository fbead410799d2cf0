package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

const easyPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// A message shows the name of a file as it is, or in quotes if it would mislead: whether it is not there, cannot
// be read, or cannot be written.
func TestFileNames(t *testing.T) {
	names := map[string]bool{ // whether they are shown as they are
		"plain-1.txt": true, "größe_八.txt": true, "a b.txt": false, "it's": false, `quo"te`: false, "tab\t": false,
		"line\npencilmark: solved": false, "\x1b[31mred": false, "\u202etxt.exe": false, "byte\xff": false,
	}
	if fileName("") != `""` {
		t.Errorf("the empty name is %s", fileName(""))
	}
	commands := [][]string{
		{"solve", "DIR"},
		{"solve", "BAD"},
		{"verify", "BAD"},
		{"review", "BAD"},
		{"solve", "-o", "DIR", easyPuzzle},
		{"solve", "-o", "DIR/none/out.txt", easyPuzzle},
		{"solve", "-q", "-o", "BAD", "BAD"},
		{"solve", "-o", "DIR.ending", easyPuzzle},
		{"solve", "--pictures", "DIR", easyPuzzle},
		{"solve", "--order", "DIR/none", easyPuzzle},
		{"solve", "--order", "BAD", easyPuzzle},
		{"steps", "-o", "DIR", easyPuzzle},
		{"hint", "-o", "DIR", easyPuzzle},
		{"compare", "--plot", "DIR", easyPuzzle},
		{"convert", "--to", "svg", "-o", "BAD", easyPuzzle},
		{"generate", "--format", "svg", "-o", "BAD"},
		{"man", "--dir", "BAD"},
		{"site", "--engine", "DIR/none", "-o", "out"},
		{"learn", "--progress-file", "DIR/none"},
		{"learn", "--progress-file", "BAD"},
		{"practice", "--progress", "--progress-file", "DIR"},
		{"practice", "--progress", "--progress-file", "BAD"},
		{"practice", "x-wing", "--no-progress", "--progress-file", "BAD"},
		{"practice", "x-wing", "--progress-file", "BAD/none"},
	}
	for name, plain := range names {
		t.Chdir(t.TempDir())
		if err := os.Mkdir("DIR"+name, 0o777); err != nil {
			t.Skipf("the system has no such names: %v", err)
		}
		if err := os.WriteFile("BAD"+name, []byte("what is this?"), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, command := range commands {
			var args []string
			for _, arg := range command {
				for _, kind := range []string{"DIR", "BAD"} {
					arg = strings.ReplaceAll(arg, kind, kind+name)
				}
				args = append(args, filepath.FromSlash(arg))
			}
			var errs bytes.Buffer
			status := run(t.Context(), args, strings.NewReader(""), io.Discard, &errs, func(string) string { return "" })
			got := errs.String()
			if status == exitDone {
				t.Errorf("%q: status %d", args, status)
			}
			quoted := strings.Trim(strconv.Quote(name), `"`)
			if plain && strings.Contains(got, `"DIR`) || plain && strings.Contains(got, `"BAD`) || !strings.Contains(got, quoted) {
				t.Errorf("%q: %s", args, got)
			}
			if !plain && (!strings.Contains(got, `"DIR`+quoted) && !strings.Contains(got, `"BAD`+quoted) || strings.Contains(strings.ReplaceAll(got, quoted, ""), name)) {
				t.Errorf("%q: %s", args, got)
			}
			if strings.ContainsFunc(got, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) {
				t.Errorf("%q: %q", args, got)
			}
		}
	}
}
