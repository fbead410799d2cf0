package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
)

// maxComplaints is how many unreadable inputs are reported one by one. The
// rest is counted.
const maxComplaints = 20

// item is one puzzle or document of a batch, ready to work on.
type item struct {
	*notation.Puzzle
	doc    *encode.Document // only where documents are read
	source string
	index  int // in the batch, from 0
}

// result is what came of one item: bytes for standard output and standard
// error, and a status.
type result struct {
	out, msg   bytes.Buffer
	status     int
	unreadable bool
}

// fail writes a message about the item.
func (r *result) fail(status int, it item, format string, args ...any) {
	r.status = max(r.status, status)
	where := it.source
	if it.Line > 0 {
		where = fmt.Sprintf("%s:%d", it.source, it.Line)
	}
	fmt.Fprintf(&r.msg, "pencilmark: %s: %s\n", where, fmt.Sprintf(format, args...))
}

// task works on one item. Each worker has a task of its own, so that a task
// may own memory.
type task func(ctx context.Context, it item, r *result)

// batch runs tasks over all inputs that the arguments name. Results are written
// in input order, as soon as they are known. One puzzle is a batch of one.
type batch struct {
	app      *app
	settings settings
	out      io.Writer
	newTask  func() task
	// scan returns what yields the items of an input, io.EOF after the last.
	// If nil the items are puzzles.
	scan func(r io.Reader, source string, s settings) func() (item, error)
}

// scanPuzzles reads puzzles in any form.
func scanPuzzles(r io.Reader, source string, s settings) func() (item, error) {
	reader := notation.NewReader(r, source, s.layout)
	return func() (item, error) {
		p, err := reader.Read()
		return item{Puzzle: p, source: source}, err
	}
}

// complaint words an error of an input. It is final if reading cannot go on.
func complaint(source string, err error) (text string, final bool) {
	var parse *notation.ParseError
	var encoded *encode.Error
	switch {
	case errors.As(err, &parse):
		return strings.TrimRight(parse.Long(), "\n"), false
	case errors.As(err, &encoded):
		return fmt.Sprintf("%s: %v", source, err), false
	}
	return fmt.Sprintf("%s: %v", source, err), true
}

type job struct {
	item item
	done chan *result
}

// run returns an error only if the output cannot be written or an input
// cannot be opened; what is wrong with a puzzle is in the status.
func (b *batch) run(ctx context.Context, args []string) error {
	inputs, err := b.app.open(args, b.settings.layout)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// The order of results is kept by a queue of promises: each item sends its
	// channel down the queue before a worker sees it.
	queue := make(chan chan *result, 4*b.app.jobs)
	jobs := make(chan job, 4*b.app.jobs)
	var workers sync.WaitGroup
	for range b.app.jobs {
		work := b.newTask()
		workers.Go(func() {
			for j := range jobs {
				j.done <- b.work(ctx, work, j.item)
			}
		})
	}
	var meter meter
	go func() {
		defer close(queue)
		defer close(jobs)
		b.read(ctx, inputs, &meter, queue, jobs)
	}()
	err = b.write(ctx, queue, b.bar(inputs), &meter)
	cancel()
	for range queue { // lets the reader end
	}
	workers.Wait()
	return err
}

// meter counts the bytes that were read.
type meter struct {
	mu sync.Mutex
	n  int64
}

func (m *meter) add(n int) { m.mu.Lock(); m.n += int64(n); m.mu.Unlock() }

func (m *meter) bytes() int64 { m.mu.Lock(); defer m.mu.Unlock(); return m.n }

type meteredReader struct {
	r io.Reader
	m *meter
}

func (r meteredReader) Read(p []byte) (int, error) {
	n, err := r.r.Read(p)
	r.m.add(n)
	return n, err
}

// read sends every item of the inputs to the workers.
func (b *batch) read(ctx context.Context, inputs []input, m *meter, queue chan<- chan *result, jobs chan<- job) {
	index := 0
	send := func(done chan *result) bool {
		select {
		case queue <- done:
			return true
		case <-ctx.Done():
			return false
		}
	}
	unreadable := func(text string) bool {
		r := &result{status: exitUsage, unreadable: true}
		fmt.Fprintf(&r.msg, "pencilmark: %s\n", text)
		done := make(chan *result, 1)
		done <- r
		return send(done)
	}
	scan := b.scan
	if scan == nil {
		scan = scanPuzzles
	}
	for _, in := range inputs {
		file, err := in.open()
		if err != nil {
			unreadable(err.Error())
			continue
		}
		next := scan(meteredReader{file, m}, in.source, b.settings)
		for ctx.Err() == nil {
			it, err := next()
			if err == io.EOF {
				break
			}
			if err != nil {
				text, final := complaint(in.source, err)
				if !unreadable(text) || final {
					break
				}
				continue
			}
			it.index = index
			index++
			j := job{it, make(chan *result, 1)}
			if !send(j.done) {
				break
			}
			select {
			case jobs <- j:
			case <-ctx.Done():
				j.done <- nil
			}
		}
		file.Close()
		if ctx.Err() != nil {
			return
		}
	}
	if m.bytes() == 0 {
		unreadable(inputs[0].source + ": the input is empty: expected a puzzle")
	}
}

// work runs the task on one item, after taking the grid out of a document.
func (b *batch) work(ctx context.Context, work task, it item) *result {
	r := new(result)
	if it.Document != nil {
		doc, err := encode.NewDecoder(bytes.NewReader(it.Document)).Decode()
		if err != nil {
			r.unreadable = true
			r.fail(exitUsage, it, "%v", err)
			return r
		}
		it.Name = doc.Walkthrough.Name
		it.Input = doc.Walkthrough.Start.String()
		it.Grid = doc.Walkthrough.Start
		if b.app.at > 0 {
			if steps := len(doc.Walkthrough.Steps); b.app.at > steps+1 {
				r.fail(exitUsage, it, "there is no step %d: the document has %d steps", b.app.at, steps)
				return r
			}
			it.Grid = doc.Walkthrough.Before(b.app.at)
		}
	}
	work(ctx, it, r)
	return r
}

// write prints the results as they come, in order.
func (b *batch) write(ctx context.Context, queue <-chan chan *result, bar *progressbar.ProgressBar, m *meter) error {
	out := bufio.NewWriterSize(b.out, 64<<10)
	done, unreadable := 0, 0
	for next := range queue {
		var r *result
		select {
		case r = <-next:
		case <-ctx.Done():
			// A task that was interrupted still says what it has.
			r = <-next
		}
		if r == nil {
			continue
		}
		done++
		b.app.worse(r.status)
		if r.unreadable {
			unreadable++
		}
		if r.msg.Len() > 0 && (!r.unreadable || unreadable <= maxComplaints) {
			clearBar(bar)
			if err := out.Flush(); err != nil {
				return err
			}
			b.app.stderr.Write(r.msg.Bytes())
		}
		if _, err := out.Write(r.out.Bytes()); err != nil {
			return err
		}
		if len(queue) == 0 {
			if err := out.Flush(); err != nil {
				return err
			}
		}
		if bar != nil {
			bar.Describe(fmt.Sprintf("%d done", done))
			bar.Set64(m.bytes())
		}
	}
	clearBar(bar)
	if err := out.Flush(); err != nil {
		return err
	}
	if unreadable > maxComplaints {
		fmt.Fprintf(b.app.stderr, "pencilmark: %d of %d inputs could not be read; only the first %d are shown\n", unreadable, done, maxComplaints)
	}
	if ctx.Err() != nil {
		fmt.Fprintf(b.app.stderr, "pencilmark: interrupted after %d\n", done)
	}
	return nil
}

// bar returns the progress bar, nil if there is to be none. It appears after a
// while, so that short work shows nothing.
func (b *batch) bar(inputs []input) *progressbar.ProgressBar {
	if !b.settings.progress {
		return nil
	}
	total := int64(0)
	for _, in := range inputs {
		if in.size < 0 {
			total = -1
			break
		}
		total += in.size
	}
	return progressbar.NewOptions64(total, progressbar.OptionSetWriter(b.app.stderr), progressbar.OptionThrottle(200*time.Millisecond),
		progressbar.OptionSetWidth(30), progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish(),
		progressbar.OptionUseANSICodes(true), progressbar.OptionSetRenderBlankState(false))
}

func clearBar(bar *progressbar.ProgressBar) {
	if bar != nil {
		bar.Clear()
	}
}

// input is a source of puzzles.
type input struct {
	source string
	size   int64 // bytes, -1 if unknown
	open   func() (io.ReadCloser, error)
}

// open finds out what the arguments mean: standard input, a file, or a puzzle.
// It opens nothing yet.
func (a *app) open(args []string, l *candidates.Layout) ([]input, error) {
	if len(args) == 0 {
		if isTerminal(a.stdin) {
			fmt.Fprintln(a.stderr, "pencilmark: reading puzzles from the keyboard; end with Ctrl-D")
		}
		args = []string{"-"}
	}
	var inputs []input
	for _, arg := range args {
		in, err := a.input(arg, l)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, in)
	}
	return inputs, nil
}

func (a *app) input(arg string, l *candidates.Layout) (input, error) {
	if arg == "-" {
		return input{"standard input", -1, func() (io.ReadCloser, error) { return io.NopCloser(a.stdin), nil }}, nil
	}
	info, err := os.Stat(arg)
	switch {
	case err == nil && info.IsDir():
		return input{}, usagef("%s is a directory: expected a file or a puzzle", arg)
	case err == nil:
		return input{arg, info.Size(), func() (io.ReadCloser, error) { return os.Open(arg) }}, nil
	case !errors.Is(err, fs.ErrNotExist) && !looksLikePuzzle(arg, l):
		return input{}, usageError{err}
	case !looksLikePuzzle(arg, l):
		return input{}, usagef("%q is neither a file nor a puzzle", arg)
	}
	return input{"argument", int64(len(arg)), func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(arg)), nil }}, nil
}

// looksLikePuzzle reports whether an argument that names no file was meant as
// a puzzle, so that the message about it can be about the right thing.
func looksLikePuzzle(arg string, l *candidates.Layout) bool {
	if strings.ContainsAny(arg, "\n|:") || strings.Contains(arg, "?bd=") {
		return true
	}
	cells := 0
	for _, r := range arg {
		if strings.ContainsRune("0123456789.*_-+ ", r) {
			cells++
		}
	}
	return cells > l.Size()*2 && cells*2 > len(arg)
}
