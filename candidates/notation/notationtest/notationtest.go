// Package notationtest reads puzzle files in tests.
package notationtest

import (
	"errors"
	"io"
	"os"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
)

// Read returns every nth puzzle of a file, in any notation, or all of them if
// PENCILMARK_FULL is set. Where the file is absent the test is skipped.
func Read(tb testing.TB, path string, nth int) (grids []candidates.Grid) {
	tb.Helper()
	file, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		tb.Skipf("%s is not here", path)
	} else if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	if os.Getenv("PENCILMARK_FULL") != "" {
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
