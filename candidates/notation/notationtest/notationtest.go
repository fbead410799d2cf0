// Package notationtest reads puzzle files in tests.
package notationtest

import (
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
