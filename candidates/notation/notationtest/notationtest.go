// Package notationtest reads puzzle files in tests.
package notationtest

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
)

// Full reports whether PENCILMARK_FULL is set: then tests take all the puzzles they can,
// where they usually take samples.
func Full() bool { return os.Getenv("PENCILMARK_FULL") != "" }

// Thorough reports whether tests take time for more than a sample: where CI=true, and where [Full] does, but never
// with -short.
func Thorough() bool { return (os.Getenv("CI") == "true" || Full()) && !testing.Short() }

// Path returns the path of a puzzle collection: testdata/puzzles/NAME.txt, the project's
// own, or ../shared/corpora/NAME.txt, beside the project; a name may have another ending. Collections beside the
// project are for [Thorough] tests, others are skipped. If one is absent the test is skipped too, but fails if the
// environment has CI=true, as nothing may be left out there.
func Path(tb testing.TB, name string) string {
	tb.Helper()
	if filepath.Ext(name) == "" {
		name += ".txt"
	}
	own := filepath.Join(root(tb), "testdata", "puzzles", name)
	if _, err := os.Stat(own); err == nil {
		return own
	}
	if !Thorough() {
		tb.Skipf("%s is for thorough tests: set CI=true", name)
	}
	path := filepath.Join(root(tb), "..", "shared", "corpora", name)
	if _, err := os.Stat(path); err != nil {
		if os.Getenv("CI") == "true" {
			tb.Fatalf("needs a puzzle collection that is not here: %v", err)
		}
		tb.Skipf("needs a puzzle collection that is not here: %v", err)
	}
	return path
}

// root returns the folder of the project, the one with go.mod. Tests run in folders below it.
func root(tb testing.TB) string {
	tb.Helper()
	for dir := "."; ; dir = filepath.Join(dir, "..") {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if abs, err := filepath.Abs(dir); err != nil || abs == filepath.Dir(abs) {
			tb.Fatal("no folder above has a go.mod")
		}
	}
}

// Read returns every nth puzzle of the collection that [Path] finds, or all of them if
// PENCILMARK_FULL is set.
func Read(tb testing.TB, name string, nth int) (grids []candidates.Grid) {
	tb.Helper()
	path := Path(tb, name)
	file, err := os.Open(path)
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	if Full() {
		nth = 1
	}
	reader := notation.NewReader(file, path, candidates.Classic9)
	for i := 0; ; i++ {
		p, err := reader.Read()
		switch {
		case err == io.EOF && i == 0:
			tb.Fatalf("%s has no puzzle", path)
		case err == io.EOF:
			return grids
		case err != nil:
			tb.Fatal(err)
		}
		if i%nth == 0 {
			grids = append(grids, p.Grid)
		}
	}
}

// Variant is a puzzle with clues of others, as f-puzzles has it.
type Variant struct {
	Name     string
	MadeFor  string `json:"made_for"` // people, or solvers to be stressed
	Kind     string // unique if it has one solution
	Stated   string `json:"solution"` // in reading order, as whoever gathered it found it
	FPuzzles json.RawMessage

	Grid     candidates.Grid    `json:"-"`
	Solution candidates.Filling `json:"-"` // of Stated
}

// Variants returns the puzzles of a collection of lines of JSON that [Path] finds which have one solution, and clues that
// the program reads. Another test says which puzzles are read.
func Variants(tb testing.TB, name string) (all []Variant) {
	tb.Helper()
	file, err := os.Open(Path(tb, name))
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Buffer(nil, 1<<20); lines.Scan(); {
		var v Variant
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			tb.Fatal(err)
		}
		p, err := notation.Parse(string(v.FPuzzles), candidates.Classic9)
		if err != nil || v.Kind != "unique" {
			continue
		}
		v.Grid = p.Grid
		n := 0
		for c := range v.Grid.Layout().Cells().All() {
			v.Solution[c] = candidates.Digit(v.Stated[n] - '0')
			n++
		}
		all = append(all, v)
	}
	return all
}
