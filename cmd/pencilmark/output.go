package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// writeTo lets write produce the output: a file if there is a name, otherwise standard output. A regular
// file is written beside its place and takes it when it is complete, so write may read the file that it
// replaces. The old file stands if write fails, is interrupted, or has nothing but complaints.
func (a *app) writeTo(ctx context.Context, name string, write func(out io.Writer) error) error {
	if name == "" {
		return write(a.stdout)
	}
	f, err := a.create(name)
	if err != nil {
		return usagef("%w", err)
	}
	if err := write(f.File); err != nil {
		return errors.Join(legible(err), f.discard())
	}
	if f.target != "" {
		written, err := f.Seek(0, io.SeekCurrent)
		if err != nil || ctx.Err() != nil || written == 0 && a.status != exitDone {
			fmt.Fprintf(a.stderr, "pencilmark: %s is not written\n", fileName(name))
			return errors.Join(legible(err), f.discard())
		}
	}
	return f.commit()
}

// outputFile is a file that is being written.
type outputFile struct {
	*os.File
	target string // whose place the file takes when it is complete, empty if it has its own
}

// create begins an output file. What is no regular file, as a device or a pipe, is written directly, and so
// is what is open already: standard output under another name, or a descriptor of the process.
func (a *app) create(name string) (*outputFile, error) {
	mode := fs.FileMode(0o666)
	info, err := os.Stat(name)
	if err == nil {
		if out, ok := a.stdout.(*os.File); ok {
			if opened, err := out.Stat(); err == nil && os.SameFile(info, opened) {
				return &outputFile{File: out}, nil
			}
		}
		mode = info.Mode().Perm()
	}
	target, descriptor, err := follow(name)
	if err != nil {
		return nil, err
	}
	if info != nil {
		// Whoever may not write the file may not replace it either.
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
		if err != nil || descriptor || !info.Mode().IsRegular() {
			return &outputFile{File: f}, err
		}
		f.Close()
	}
	beside := filepath.Join(filepath.Dir(target), fmt.Sprintf(".pencilmark-%016x", rand.Uint64()))
	file, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return nil, err
	}
	f := &outputFile{file, target}
	if info != nil {
		if err := f.Chmod(mode); err != nil { // whatever the umask is
			return nil, errors.Join(err, f.discard())
		}
	}
	return f, nil
}

// commit puts the complete file in its place. It is on the disk before that, so that a crash leaves either
// the old file or the new one.
func (f *outputFile) commit() error {
	if f.target != "" {
		if err := f.Sync(); err != nil {
			return errors.Join(legible(err), f.discard())
		}
	}
	if err := f.Close(); err != nil || f.target == "" {
		return err
	}
	if err := os.Rename(f.Name(), f.target); err != nil {
		return fmt.Errorf("%w; the output is in %s", legible(err), fileName(f.Name()))
	}
	return nil
}

// discard leaves everything as it was.
func (f *outputFile) discard() error {
	err := legible(f.Close())
	if f.target != "" {
		err = errors.Join(err, legible(os.Remove(f.Name())))
	}
	return err
}

// follow follows symbolic links to the file that is meant, which need not be there. It stops at a
// descriptor of a process, to which /dev/stdout and /dev/fd/3 lead.
func follow(name string) (target string, descriptor bool, err error) {
	const maxLinks = 40 // as many as Linux follows
	for range maxLinks {
		dir, err := filepath.EvalSymlinks(filepath.Dir(name))
		if missing, ok := errors.AsType[*fs.PathError](err); ok {
			return "", false, &fs.PathError{Op: "open", Path: name, Err: missing.Err}
		} else if err != nil {
			return "", false, err
		}
		if strings.HasPrefix(dir, "/proc/") {
			return name, true, nil
		}
		name = filepath.Join(dir, filepath.Base(name))
		link, err := os.Readlink(name)
		if err != nil {
			return name, false, nil
		}
		if !filepath.IsAbs(link) {
			link = filepath.Join(dir, link)
		}
		name = link
	}
	return "", false, fmt.Errorf("open %s: too many links", fileName(name))
}
