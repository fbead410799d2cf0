package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"pencilmark/candidates"
)

// watched is a writer that tells of its first write.
type watched struct {
	bytes.Buffer
	err  error
	once sync.Once
	seen chan struct{}
}

func (w *watched) Write(p []byte) (int, error) {
	w.once.Do(func() { close(w.seen) })
	if w.err != nil {
		return 0, w.err
	}
	return w.Buffer.Write(p)
}

// batchOf runs a task over n puzzles and returns what is written.
func batchOf(t *testing.T, n int, out io.Writer, work func(ctx context.Context, cancel func(), it item, r *result)) error {
	t.Helper()
	// A batch that waits for what never comes fails instead of hanging.
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	a := &app{stderr: io.Discard, jobs: 1}
	b := batch{app: a, settings: settings{layout: candidates.Classic4}, out: out, newTask: func() task {
		return func(ctx context.Context, it item, r *result) { work(ctx, cancel, it, r) }
	}}
	puzzles := strings.Repeat("..3...2.......1.\n", n)
	return b.runInputs(ctx, []input{{"test", -1, func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(puzzles)), nil }}})
}

// A result is written when it is known, though others are waiting to be worked
// on.
func TestBatchStreams(t *testing.T) {
	out := &watched{seen: make(chan struct{})}
	early := true
	err := batchOf(t, 100, out, func(ctx context.Context, _ func(), it item, r *result) {
		if it.index > 0 {
			select {
			case <-out.seen:
			case <-ctx.Done():
				early = false
			}
		}
		fmt.Fprintln(&r.out, it.index)
	})
	if err != nil || !early {
		t.Errorf("nothing was written while the second puzzle was at work; error %v", err)
	}
}

// A reader that has seen enough ends the batch with the next result.
func TestBatchClosedPipe(t *testing.T) {
	out := &watched{seen: make(chan struct{}), err: syscall.EPIPE}
	err := batchOf(t, 100, out, func(ctx context.Context, _ func(), it item, r *result) {
		if it.index > 0 {
			<-ctx.Done()
		}
		fmt.Fprintln(&r.out, it.index)
	})
	if !errors.Is(err, syscall.EPIPE) {
		t.Errorf("got error %v, want %v", err, syscall.EPIPE)
	}
}

// Puzzles that an interrupt kept from starting have no result.
func TestBatchInterrupted(t *testing.T) {
	out := &watched{seen: make(chan struct{})}
	err := batchOf(t, 100, out, func(_ context.Context, cancel func(), it item, r *result) {
		if it.index == 1 {
			cancel()
		}
		fmt.Fprintln(&r.out, it.index)
	})
	if got, want := out.String(), "0\n1\n"; got != want || err != nil {
		t.Errorf("got %q and error %v, want %q", got, err, want)
	}
}

// A result that was cut off is not written, nor is any after it.
func TestBatchCut(t *testing.T) {
	out := &watched{seen: make(chan struct{})}
	err := batchOf(t, 3, out, func(_ context.Context, _ func(), it item, r *result) {
		fmt.Fprintln(&r.out, it.index)
		r.cut = it.index == 1
	})
	if got, want := out.String(), "0\n"; got != want || err != nil {
		t.Errorf("got %q and error %v, want %q", got, err, want)
	}
}

// Interrupted, a file that was to be replaced stands as it was.
func TestOutputInterrupted(t *testing.T) {
	name := filepath.Join(t.TempDir(), "old.txt")
	if err := os.WriteFile(name, []byte("old\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	status := run(ctx, []string{"solve", "-q", "--layout", "classic4", "-o", name, "-"}, &endless{stop: cancel}, &out, &errs, func(string) string { return "" })
	left, err := os.ReadFile(name)
	if status != exitInterrupted || err != nil || string(left) != "old\n" || !strings.Contains(errs.String(), "old.txt is not written") {
		t.Errorf("got status %d, file %q, error %v, messages %q", status, left, err, errs.String())
	}
}
