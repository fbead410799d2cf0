package main

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"
)

// endless yields the same puzzle for ever, and calls stop at the second read.
type endless struct {
	reads int
	stop  func()
}

func (e *endless) Read(p []byte) (int, error) {
	const puzzle = "..3...2.......1.\n"
	if e.reads++; e.reads == 2 {
		e.stop()
	}
	return copy(p, strings.Repeat(puzzle, max(len(p)/len(puzzle), 1))), nil
}

// Interrupted, compare reports what it has, even if it was still reading.
func TestCompareInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	status := run(ctx, []string{"compare", "--layout", "classic4", "--strategies", "sets,brute-force", "--format", "csv"},
		&endless{stop: cancel}, &out, &errs, func(string) string { return "" })
	if status != exitInterrupted || !strings.Contains(out.String(), "\nsets,") || !strings.Contains(errs.String(), "interrupted") {
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
