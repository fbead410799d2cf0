package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Interrupted, compare reports what it has measured.
func TestCompareInterrupted(t *testing.T) {
	file := filepath.Join(t.TempDir(), "puzzles.txt")
	const puzzle = ".3..........195....98....6.8...6....4....3..1....2.....6....28....419..5.......7.\n"
	if err := os.WriteFile(file, []byte(strings.Repeat(puzzle, 1000)), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(300*time.Millisecond, cancel)
	var out, errs bytes.Buffer
	status := run(ctx, []string{"compare", "--strategies", "sets,brute-force", "--format", "csv", file},
		strings.NewReader(""), &out, &errs, func(string) string { return "" })
	if status != exitInterrupted || !strings.Contains(out.String(), "sets,100,100,0,0,0,") || !strings.Contains(errs.String(), "interrupted") {
		t.Errorf("got status %d\n%s%s", status, &out, &errs)
	}
}

func TestShort(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0s", 7: "7ns", 1234: "1.23µs", 99_950: "100µs", 1_234_567: "1.23ms", 61 * time.Second: "1m1s",
	} {
		if got := short(d); got != want {
			t.Errorf("%d: got %s, want %s", d, got, want)
		}
	}
}

func TestIndented(t *testing.T) {
	if got, want := indented("one two\n three  four", "  ", 9), "  one two\n  three\n  four"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
