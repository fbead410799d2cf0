package main

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/lockedfile"

	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// Sessions that keep their progress in one file at once lose nothing, under whatever name they know it, and
// what they replace is never read in part.
func TestProgressOfSessions(t *testing.T) {
	const sessions, each = 6, 8
	dir := t.TempDir()
	names := []string{filepath.Join(dir, "progress.json"), filepath.Join(dir, "link.json")}
	if err := os.Symlink("progress.json", names[1]); err != nil {
		names[1] = names[0]
	}
	task, err := practice.New(techniques.Lookup(suite.Human(), "full-house"), practice.Find, 1)
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for i := range sessions {
		all.Go(func() {
			p := practising{app: &app{stdout: new(bytes.Buffer), stderr: new(bytes.Buffer)}, file: names[i%len(names)]}
			for range each {
				if _, err := p.record(t.Context(), task, practice.Attempt{}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	kept, err := readProgress(names[0])
	if err != nil {
		t.Fatal(err)
	}
	if card := kept.Card(task.Technique, task.Kind); card.Tasks != sessions*each {
		t.Errorf("%d of %d answers are kept", card.Tasks, sessions*each)
	}
}

// A session that is interrupted while another holds the file does not wait for it.
func TestProgressLocked(t *testing.T) {
	name := filepath.Join(t.TempDir(), "progress.json")
	unlock, err := lockedfile.MutexAt(name + ".lock").Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := lock(ctx, name); err == nil {
		t.Error("the file is locked twice")
	}
}

// At a terminal the prompt gets a line end when no answer comes, be it that the input is closed or that the
// session is interrupted; scripts get neither.
func TestPracticeEndsTheLine(t *testing.T) {
	closed := make(chan string)
	close(closed)
	interrupted, interrupt := context.WithCancel(t.Context())
	interrupt()
	for _, test := range []struct {
		ctx        context.Context
		lines      chan string
		atTerminal bool
		want       string
	}{
		{t.Context(), closed, true, "> \n"}, {interrupted, make(chan string), true, "> \n"}, {t.Context(), closed, false, ""},
	} {
		var out bytes.Buffer
		p := practising{format: "text", atTerminal: test.atTerminal, out: bufio.NewWriter(&out)}
		_, ok := p.read(test.ctx, test.lines)
		if p.out.Flush(); ok || out.String() != test.want {
			t.Errorf("at a terminal %v: %q, %v, want %q", test.atTerminal, &out, ok, test.want)
		}
	}
}
