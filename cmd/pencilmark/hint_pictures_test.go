package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A hint of each of several inputs is drawn into a file of its own, which is named.
func TestHintsAreDrawnIntoADirectory(t *testing.T) {
	dir := t.TempDir()
	puzzles := "5..1.6.....9.2...53.....6....15....77.53.81.44....18....7.....89...8.4.....7.3..1\n" +
		"....9..75.....62.3.4..2...9..86....1.27...64.6....89..3...5..9.4.57.....81..6....\n"
	var out, errs bytes.Buffer
	status := run(t.Context(), []string{"hint", "--format", "svg", "-o", dir, "-"}, strings.NewReader(puzzles), &out, &errs, func(string) string { return "" })
	names := []string{filepath.Join(dir, "1-001-step.svg"), filepath.Join(dir, "2-001-step.svg")}
	if want := strings.Join(names, "\n") + "\n"; status != 0 || out.String() != want {
		t.Fatalf("status %d, output %q, errors %q: expected 0 and %q", status, &out, &errs, want)
	}
	for _, name := range names {
		if picture, err := os.ReadFile(name); err != nil || !bytes.HasPrefix(picture, []byte("<svg")) {
			t.Errorf("%s: %.20q, %v: expected a picture", name, picture, err)
		}
	}
}

// Several pictures are no document: without a directory there is an error that asks for one, and none of them.
func TestPicturesNeedADirectory(t *testing.T) {
	puzzle := "5..1.6.....9.2...53.....6....15....77.53.81.44....18....7.....89...8.4.....7.3..1\n"
	for _, args := range [][]string{{"hint", "--format", "svg", "-"}, {"steps", "--format", "svg", "--limit", "1", "-"}, {"convert", "--to", "svg", "-"}} {
		for count := 1; count <= 40; count += 39 {
			var out, errs bytes.Buffer
			status := run(t.Context(), args, strings.NewReader(strings.Repeat(puzzle, count)), &out, &errs, func(string) string { return "" })
			if pictures := strings.Count(out.String(), "<svg"); count == 1 && (status != 0 || pictures != 1) {
				t.Errorf("%v: status %d, %d pictures of one puzzle, errors %q", args, status, pictures, &errs)
			} else if count > 1 && (status != exitUsage || out.Len() > 0 || !strings.Contains(errs.String(), "-o DIR")) {
				t.Errorf("%v: status %d, %d pictures of %d puzzles, errors %q", args, status, pictures, count, &errs)
			}
		}
	}
}
