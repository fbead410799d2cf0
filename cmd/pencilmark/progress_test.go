package main

import (
	"bytes"
	"io"
	"runtime"
	"strings"
	"testing"

	"pencilmark/candidates"
)

// Progress says how many of how many puzzles are done, or how many are done as
// long as nobody knows how many there are.
func TestProgress(t *testing.T) {
	var out bytes.Buffer
	a := &app{stderr: &out, progress: "always"}
	p := a.bar(settings{progress: true}, -1)
	p.show(1)
	if got := out.String(); !strings.Contains(got, "1 done") || strings.Contains(got, "%") {
		t.Errorf("got %q", got)
	}
	out.Reset()
	p.total.Store(4)
	p.show(2)
	if got := out.String(); !strings.Contains(got, "50%") || !strings.Contains(got, "(2/4") {
		t.Errorf("got %q", got)
	}
	if p := a.bar(settings{}, 4); p != nil {
		t.Error("there is a bar that nobody wants")
	}
}

// The puzzles of files are counted, those that cannot be read as well; nobody
// reads ahead in standard input.
func TestProgressCounts(t *testing.T) {
	a := &app{stderr: io.Discard, progress: "always"}
	b := batch{app: a, settings: settings{layout: candidates.Classic4, progress: true}}
	file := func(size int64, text string) input {
		return input{"test", size, func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }}
	}
	const two = "..3...2.......1.\n# a comment\n..3...2.......1.\n"
	p := b.bar(t.Context(), []input{file(9, two), file(9, "what is this?\n"+two)})
	for p.total.Load() < 0 {
		runtime.Gosched()
	}
	if got := p.total.Load(); got != 5 {
		t.Errorf("counted %d, want 5", got)
	}
	read := false
	b.bar(t.Context(), []input{{"standard input", -1, func() (io.ReadCloser, error) {
		read = true
		return io.NopCloser(strings.NewReader(two)), nil
	}}})
	runtime.Gosched()
	if read {
		t.Error("standard input was read ahead")
	}
}
