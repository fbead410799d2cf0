package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/rogpeppe/go-internal/lockedfile"

	"pencilmark/techniques/practice"
)

// progressFile names the file in which practice is kept if no other is named.
func progressFile() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", usagef("nobody knows where settings are kept: %w: expected --progress-file or --no-progress", err)
	}
	return filepath.Join(dir, "pencilmark", "progress.json"), nil
}

// progress reads what was practised until now.
func (p *practising) progress() (*practice.Progress, error) {
	if p.file == "" {
		return &p.session, nil
	}
	return readProgress(p.file)
}

// readProgress reads a progress file; one that is not there has nothing in it.
func readProgress(name string) (*practice.Progress, error) {
	switch info, err := os.Stat(name); {
	case errors.Is(err, fs.ErrNotExist):
		return new(practice.Progress), nil
	case err != nil:
		return nil, usagef("--progress-file: %w", err)
	case !info.Mode().IsRegular(): // a pipe would wait for a writer
		return nil, usagef("--progress-file %s: it is %s: expected a regular file, or the name of a new one", fileName(name), fileKind(info.Mode()))
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, usagef("--progress-file: %w", err)
	}
	defer f.Close()
	progress, err := practice.ReadProgress(f)
	if err != nil {
		return nil, usagef("%s: %w. The file is left as it is: move it away, or name another by --progress-file", fileName(name), err)
	}
	return progress, nil
}

// fileKind says what a file is that is not regular.
func fileKind(mode fs.FileMode) string {
	switch {
	case mode.IsDir():
		return "a directory"
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "no regular file"
}

// lockTime is how long a session waits for others to write the progress, which each does in a moment.
const lockTime = 10 * time.Second

// record keeps how a task went. Other sessions may write the file, so it is locked, read again, and replaced.
func (p *practising) record(ctx context.Context, t *practice.Task, attempt practice.Attempt) (card practice.Card, err error) {
	if p.file == "" {
		return p.session.Record(t, attempt, time.Now()), nil
	}
	if err := os.MkdirAll(filepath.Dir(p.file), 0o777); err != nil {
		return card, usagef("%w", err)
	}
	unlock, err := lock(ctx, p.file)
	if err != nil {
		return card, err
	}
	defer unlock()
	progress, err := p.progress()
	if err != nil {
		return card, err
	}
	card = progress.Record(t, attempt, time.Now())
	return card, p.writeTo(ctx, p.file, progress.Write)
}

// lock keeps other sessions from a file until it is unlocked. What is locked is a file beside it, since the
// file itself is replaced; all names of it have that one.
func lock(ctx context.Context, name string) (unlock func(), err error) {
	target, _, err := follow(name)
	if err != nil {
		return nil, usagef("--progress-file: %w", err)
	}
	ctx, cancel := context.WithTimeout(ctx, lockTime)
	defer cancel()
	type locked struct {
		unlock func()
		err    error
	}
	got := make(chan locked)
	go func() {
		unlock, err := lockedfile.MutexAt(target + ".lock").Lock()
		select {
		case got <- locked{unlock, err}:
		case <-ctx.Done():
			if err == nil {
				unlock()
			}
		}
	}()
	select {
	case l := <-got:
		if l.err != nil {
			return nil, usagef("--progress-file: %w", l.err)
		}
		return l.unlock, nil
	case <-ctx.Done():
		return nil, usagef("--progress-file %s: another program holds %s, and what was practised is not kept", fileName(name), fileName(target+".lock"))
	}
}
