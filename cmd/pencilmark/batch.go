package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/game"
)

// maxComplaints is how many unreadable inputs are reported one by one. The rest is counted.
const maxComplaints = 20

// item is one puzzle or document of a batch, ready to work on.
type item struct {
	*notation.Puzzle
	doc    *encode.Document   // only where documents are read
	draft  *encode.Draft      // only where documents are completed
	game   *game.Game         // only where games are reviewed
	givens []candidates.Digit // only where strategies work, and of boards without a layout
	source string
	number int // of a document in its input, from 1
	index  int // in the batch, from 0
}

// origin says where an item comes from.
func (it item) origin() encode.Origin {
	return encode.Origin{Line: it.Line, Input: encode.Clean(it.Input)}
}

// where says the same to people.
func (it item) where() string {
	if it.Line > 0 {
		return fmt.Sprintf("%s:%d", it.source, it.Line)
	}
	return it.source
}

// result is what came of one item: bytes for standard output and standard error, and a status.
type result struct {
	out, msg bytes.Buffer
	failure  string // why there is no result, the first reason
	status   int
	cut      bool // off by the end of the context, or not begun: there is no result
	words    fault.Words
}

// fail writes a message about the item. Records have it in English, people in a language.
func (r *result) fail(status int, it item, format string, args ...any) {
	r.status = max(r.status, status)
	r.failure = cmp.Or(r.failure, fmt.Sprintf(format, args...))
	r.note(it, format, args...)
}

// unread notes that what was said of the item cannot be read: the format is of that and the error. A caret stands under the
// place.
func (r *result) unread(it item, format string, err *claim.Error) {
	r.fail(exitUsage, it, format, err)
	fmt.Fprintln(&r.msg, err.Caret())
}

// note writes a message about the item, which is no failure.
func (r *result) note(it item, format string, args ...any) {
	fmt.Fprintf(&r.msg, "pencilmark: %s: %s\n", it.where(), fault.New(format, args...).In(r.words))
}

// task works on one item. Each worker has a task of its own, so that a task may own memory.
type task func(ctx context.Context, it item, r *result)

// batch runs tasks over all inputs that the arguments name. Results are written
// in input order, as soon as they are known. One puzzle is a batch of one.
type batch struct {
	app      *app
	settings settings
	form     form
	out      io.Writer
	newTask  func() task
	// ignores says that there is something to say of a puzzle of which rules are left out, though not of how many
	// solutions it has.
	ignores bool
	// scan returns what yields the items of an input, io.EOF after the last. If nil the items are puzzles.
	scan func(r io.Reader, source string, s settings) func() (item, error)
	// unreadable counts the inputs that could not be read, of which only the first are reported.
	unreadable atomic.Int64
}

// scanPuzzles reads puzzles in any form.
func scanPuzzles(r io.Reader, source string, s settings) func() (item, error) {
	reader := notation.NewReader(r, source, s.layout)
	reader.Ignore(s.ignore...)
	if isLive(r) {
		reader.Live()
	}
	return func() (item, error) {
		p, err := reader.Read()
		return item{Puzzle: p, source: source}, err
	}
}

// isLive reports whether whoever writes an input may be waiting for results: it is neither a file nor an argument.
func isLive(r io.Reader) bool {
	in, ok := r.(*live)
	return ok && in != nil
}

// live is standard input, unless it is a file.
type live struct{ io.Reader }

// Close does nothing: standard input is not ours to close.
func (*live) Close() error { return nil }

// recoverable reports whether reading can go on after an error.
func recoverable(err error) bool {
	var parse *notation.ParseError
	var encoded *encode.Error
	return errors.As(err, &parse) || errors.As(err, &encoded)
}

// complaint words an error of an input, which says where it is if it knows: in
// full and in a language for people, and the place, the text there and the message for programs.
func complaint(source string, err error, words fault.Words) (long string, at item, column int, message string) {
	at = item{Puzzle: &notation.Puzzle{}, source: source}
	var parse *notation.ParseError
	var encoded *encode.Error
	switch {
	case errors.As(err, &parse):
		at.Line, at.Input = parse.Line, parse.Text
		long, message = strings.TrimRight(parse.Long(words), "\n"), parse.Msg.String()
		if len(parse.Unknown) > 0 {
			long += fmt.Sprintf("\n--ignore %s goes on without, and says nothing of how many solutions there are", strings.Join(parse.Unknown, ","))
		}
		return long, at, parse.Col, message
	case errors.As(err, &encoded):
		at.Line = encoded.Line
		placeless := encode.Error{Path: encoded.Path, Msg: encoded.Msg}
		return fmt.Sprintf("%s: %v", source, err), at, encoded.Col, placeless.Error()
	}
	err = legible(err)
	return fmt.Sprintf("%s: %v", source, err), at, 0, err.Error()
}

type job struct {
	item item
	done chan *result
}

// run returns an error only if the output cannot be written or an input cannot be opened; what is wrong
// with a puzzle is in the status. When the context ends it writes what the work in hand has come to, and
// leaves the rest.
func (b *batch) run(ctx context.Context, args []string) error {
	inputs, err := b.app.open(args, b.settings.size())
	if err != nil {
		return err
	}
	return b.runInputs(ctx, inputs)
}

// runInputs does the same for inputs that are known.
func (b *batch) runInputs(ctx context.Context, inputs []input) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// The order of results is kept by a queue of promises: each item sends its
	// channel down the queue before a worker sees it. Every channel has room
	// for its result, so that a worker never waits for the writer.
	queue := make(chan chan *result, 4*b.app.jobs)
	jobs := make(chan job, 4*b.app.jobs)
	for range b.app.jobs {
		work := b.newTask()
		go func() {
			for j := range jobs {
				j.done <- b.work(ctx, work, j.item)
			}
		}()
	}
	go func() {
		defer close(queue)
		defer close(jobs)
		b.read(ctx, inputs, queue, jobs)
	}()
	return b.write(ctx, queue, b.bar(ctx, inputs))
}

// read sends every item of the inputs to the workers.
func (b *batch) read(ctx context.Context, inputs []input, queue chan<- chan *result, jobs chan<- job) {
	index := 0
	send := func(done chan *result) bool {
		select {
		case queue <- done:
			return true
		case <-ctx.Done():
			return false
		}
	}
	unreadable := func(source string, err error) bool {
		r := &result{status: exitUsage}
		long, at, column, message := complaint(source, err, b.settings.writer.Language.Fault)
		if at.Line > 0 {
			b.form.answer(at, r, message, column)
		}
		if b.unreadable.Add(1) <= maxComplaints {
			fmt.Fprintf(&r.msg, "pencilmark: %s\n", long)
		}
		done := make(chan *result, 1)
		done <- r
		return send(done)
	}
	b.each(ctx, inputs, func(it item, err error) bool {
		if err != nil {
			return unreadable(it.source, err)
		}
		it.index = index
		index++
		j := job{it, make(chan *result, 1)}
		if !send(j.done) {
			return false
		}
		jobs <- j
		return true
	})
	if ctx.Err() != nil {
		return
	}
	if index == 0 && b.unreadable.Load() == 0 {
		unreadable(inputs[0].source, errors.New("there is nothing in the input: expected a puzzle or a walkthrough document"))
	}
}

// each calls yield with the items of the inputs, or with why one cannot be read,
// until the context ends or yield returns false.
func (b *batch) each(ctx context.Context, inputs []input, yield func(it item, err error) bool) {
	scan := b.scan
	if scan == nil {
		scan = scanPuzzles
	}
	for _, in := range inputs {
		file, err := in.open()
		if err != nil {
			if !yield(item{source: in.source}, err) {
				return
			}
			continue
		}
		next := scan(file, in.source, b.settings)
		for ctx.Err() == nil {
			it, err := next()
			if err == io.EOF {
				break
			}
			if err != nil {
				it.source = in.source
			}
			if !yield(it, err) {
				file.Close()
				return
			}
			if err != nil && !recoverable(err) {
				break
			}
		}
		file.Close()
	}
}

// spare is results for inputs to come: their buffers grow long, and puzzles are many.
var spare = sync.Pool{New: func() any { return new(result) }}

// release gives the result back. It must not be used again.
func (r *result) release() {
	const most = 1 << 20 // in bytes, of what is kept
	if r.out.Cap() > most {
		return
	}
	out, msg := r.out, r.msg
	out.Reset()
	msg.Reset()
	*r = result{out: out, msg: msg}
	spare.Put(r)
}

// work runs the task on one item.
func (b *batch) work(ctx context.Context, work task, it item) *result {
	r := spare.Get().(*result)
	r.words = b.settings.writer.Language.Fault
	if ctx.Err() != nil {
		r.cut = true
		return r
	}
	if err := b.open(&it); err != nil {
		r.fail(exitUsage, it, "%v", err)
	} else {
		if len(it.Ignored) > 0 {
			r.note(it, "left out: %s; how many solutions there are is not said", strings.Join(it.Ignored, ", "))
		}
		work(ctx, it, r)
	}
	if r.failure != "" && r.out.Len() == 0 && !r.cut {
		b.form.answer(it, r, r.failure, 0)
	}
	return r
}

// open takes the grid of an item out of its document, if it has one.
func (b *batch) open(it *item) error {
	at := b.app.at
	if len(it.Ignored) > 0 && !b.ignores {
		return fmt.Errorf("without %s it is not known how many solutions the puzzle has: expected a puzzle with all its rules", strings.Join(it.Ignored, ", "))
	}
	if it.Document == nil {
		if at > 0 {
			return fmt.Errorf("--at %d: expected a walkthrough document, which has steps; this is a puzzle", at)
		}
		return nil
	}
	doc, err := encode.NewDecoder(bytes.NewReader(it.Document)).Decode()
	if err != nil {
		return err
	}
	w := &doc.Walkthrough
	it.Name, it.Input, it.Grid = w.Name, w.Start.String(), w.Start
	if at > len(w.Steps)+1 {
		return fmt.Errorf("there is no step %d: the document has %s", at, fault.Count(len(w.Steps), "step"))
	}
	if at > 0 {
		it.Grid = w.Before(at)
	}
	return nil
}

// flushPeriod is how long a result may wait to be written together with others.
// Easy puzzles take a few microseconds each, about as long as a write of its own.
const flushPeriod = 20 * time.Millisecond

// write prints the results as they come, in order.
func (b *batch) write(ctx context.Context, queue <-chan chan *result, bar *bar) error {
	out := bufio.NewWriterSize(b.out, 64<<10)
	joined := joiner{form: b.form, out: out}
	period := time.NewTicker(flushPeriod)
	defer period.Stop()
	done := 0
	for {
		next, err := await(queue, ctx.Done(), out, period.C)
		if err != nil {
			return err
		}
		if next == nil {
			break
		}
		r, err := await(next, nil, out, period.C)
		if err != nil {
			return err
		}
		if r.cut {
			break
		}
		done++
		b.app.worse(r.status)
		if r.msg.Len() > 0 {
			bar.clear()
			if err := out.Flush(); err != nil {
				return err
			}
			b.app.stderr.Write(r.msg.Bytes())
		}
		if err := joined.add(r.out.Bytes()); err != nil {
			return err
		}
		r.release()
		bar.show(done)
	}
	bar.clear()
	if err := joined.end(); err != nil {
		return err
	}
	if n := b.unreadable.Load(); n > maxComplaints {
		fmt.Fprintf(b.app.stderr, "pencilmark: %d inputs could not be read; only the first %d are shown\n", n, maxComplaints)
	}
	if ctx.Err() != nil {
		fmt.Fprintf(b.app.stderr, "pencilmark: interrupted after %d\n", done)
	}
	return nil
}

// await returns the next value of a channel, zero if it is closed, or if it is
// empty when end is closed. Each period it writes out what there is.
func await[T any](values <-chan T, end <-chan struct{}, out *bufio.Writer, period <-chan time.Time) (value T, err error) {
	for {
		select {
		case value = <-values:
			return value, nil
		case <-end:
			select {
			case value = <-values:
			default:
			}
			return value, nil
		case <-period:
			if err := out.Flush(); err != nil {
				return value, err
			}
		}
	}
}

// input is a source of puzzles.
type input struct {
	source string // as messages name it
	size   int64  // bytes, -1 if unknown
	open   func() (io.ReadCloser, error)
}

// open finds out what the arguments mean: standard input, a file, or a puzzle. It opens nothing yet.
func (a *app) open(args []string, size int) ([]input, error) {
	if len(args) == 0 {
		if isTerminal(a.stdin) {
			fmt.Fprintln(a.stderr, "pencilmark: reading puzzles from the keyboard; end with Ctrl-D")
		}
		args = []string{"-"}
	}
	var inputs []input
	for _, arg := range args {
		in, err := a.input(arg, size)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, in)
	}
	return inputs, nil
}

func (a *app) input(arg string, size int) (input, error) {
	if arg == "-" {
		return input{"standard input", -1, func() (io.ReadCloser, error) {
			if file, ok := a.stdin.(*os.File); ok {
				if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
					return io.NopCloser(a.stdin), nil
				}
			}
			return &live{a.stdin}, nil
		}}, nil
	}
	info, err := os.Stat(arg)
	switch {
	case err == nil && info.IsDir():
		return input{}, usagef("%s is a directory: expected a file or a puzzle", fileName(arg))
	case err == nil:
		return input{fileName(arg), info.Size(), func() (io.ReadCloser, error) { return os.Open(arg) }}, nil
	case !errors.Is(err, fs.ErrNotExist) && !looksLikePuzzle(arg, size):
		return input{}, usagef("%w", err)
	case !looksLikePuzzle(arg, size):
		return input{}, usagef("%q is neither a file nor a puzzle", arg)
	}
	return input{"argument", int64(len(arg)), func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(arg)), nil }}, nil
}

// looksLikePuzzle reports whether an argument that names no file was meant as
// a puzzle, so that the message about it can be about the right thing.
func looksLikePuzzle(arg string, size int) bool {
	if strings.ContainsAny(arg, "\n|:") || strings.Contains(arg, "?bd=") {
		return true
	}
	cells := 0
	for _, r := range arg {
		if strings.ContainsRune("0123456789.*_-+ xX·,\t", r) {
			cells++
		}
	}
	return cells > size*2 && cells*2 > len(arg)
}
