package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// Who writes the walkthrough of a puzzle with clues into a file, and has it verified by a program that knows nothing but
// the file, is told that it is valid. The puzzles have every kind of clue and of house that there is among them.
func TestVariantsVerified(t *testing.T) {
	seen, taken := map[string]bool{}, 0
	for _, v := range notationtest.Variants(t, "variants/generated.jsonl") {
		l := v.Grid.Layout()
		fresh := notationtest.Full()
		note := func(kind string) {
			fresh = fresh || !seen[kind]
			seen[kind] = true
		}
		board, _, _ := strings.Cut(l.String(), ":") // whatever the regions of a jigsaw
		note(board)
		for _, c := range l.Clues() {
			note(c.Kind.Code)
		}
		if !fresh {
			continue
		}
		taken++
		t.Run(v.Name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "walk.yaml")
			solve := exec.CommandContext(t.Context(), "pencilmark", "solve", "--budget", "0", "--format", "yaml", "-o", path, "-")
			solve.Stdin = bytes.NewReader(v.FPuzzles)
			if out, err := solve.CombinedOutput(); err != nil {
				t.Fatalf("solve: %v\n%s", err, out)
			}
			out, err := exec.CommandContext(t.Context(), "pencilmark", "verify", path).CombinedOutput()
			if err != nil || !strings.Contains(string(out), "document 1: valid: Solved") {
				t.Errorf("verify: %v\n%s", err, out)
			}
		})
	}
	if len(seen) < 40 {
		t.Errorf("%d puzzles have %d kinds of clues and boards", taken, len(seen))
	}
}
