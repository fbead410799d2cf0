package main

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The first signal may come while nobody reads what is written. The second ends the program.
func TestInterruptedTwice(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot be sent signals")
	}
	program := exec.CommandContext(t.Context(), "pencilmark", "cover", easyPuzzle, "--format", "svg")
	out, unread, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	program.Stdout = unread
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	unread.Close()
	if _, err := out.Read(make([]byte, 1)); err != nil { // so it is writing
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- program.Wait() }()
	for {
		if err := program.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		select {
		case err := <-ended:
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGTERM {
				t.Errorf("%v, want it ended by the signal", err)
			}
			return
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// Whatever interrupts the program, the old file stands, nothing is left beside it, and the status says so.
func TestInterrupted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot be sent signals")
	}
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(signal.String(), func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "out.txt"), []byte("old"), 0o666); err != nil {
				t.Fatal(err)
			}
			program := exec.CommandContext(t.Context(), "pencilmark", "solve", "-q", "-o", "out.txt", "-")
			program.Dir = dir
			var errs strings.Builder
			program.Stderr = &errs
			input, err := program.StdinPipe() // which stays open
			if err != nil {
				t.Fatal(err)
			}
			if err := program.Start(); err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(input, easyPuzzle+"\n"); err != nil {
				t.Fatal(err)
			}
			for begun := time.Now(); ; time.Sleep(time.Millisecond) {
				if beside, _ := filepath.Glob(filepath.Join(dir, ".pencilmark-*")); len(beside) > 0 {
					break
				}
				if time.Since(begun) > time.Minute {
					t.Fatal("no output is begun")
				}
			}
			if err := program.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			err = program.Wait()
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.ExitCode() != exitInterrupted {
				t.Errorf("%v, want status %d", err, exitInterrupted)
			}
			if !strings.Contains(errs.String(), "out.txt is not written") {
				t.Errorf("it says %q", &errs)
			}
			files, err := os.ReadDir(dir)
			if err != nil || len(files) != 1 {
				t.Errorf("left in the directory: %v, %v", files, err)
			}
			if text, err := os.ReadFile(filepath.Join(dir, "out.txt")); err != nil || string(text) != "old" {
				t.Errorf("the old file is %q, %v", text, err)
			}
		})
	}
}
