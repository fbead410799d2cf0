package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"slices"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
	"pencilmark/explain/languages"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Exit status. With several inputs the worst one counts.
const (
	exitDone        = 0
	exitBad         = 1 // no solution, several solutions, a document that fails its check
	exitUsage       = 2 // bad usage or unreadable input
	exitInterrupted = 130
)

// memoryLimit is where the garbage collector starts to work harder. Puzzles take
// a part of it; it is for documents that were made to be large.
const memoryLimit = 100 << 20

// garbagePercent is how much garbage there may be before it is collected, in percent of what is in use.
// That is little, so a few megabytes save most of the collecting.
const garbagePercent = 400

func main() {
	debug.SetMemoryLimit(memoryLimit)
	debug.SetGCPercent(garbagePercent)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	context.AfterFunc(ctx, stop) // a second signal ends the program whatever it is at
	status := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv)
	stop()
	os.Exit(status)
}

// app is one invocation: its streams, the common flags and the status so far.
type app struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	getenv         func(string) string
	status         int

	order         string
	profile       string
	only, without []string
	noUniqueness  bool
	noFallback    bool
	budget        time.Duration
	color         string
	notation      string
	language      string
	written       *pflag.Flag // the format of a command that has a language, nil if it has one format
	layoutName    string
	ignore        []string // rules of puzzles
	jobs          int
	progress      string
	at            int
}

// run executes one command line and returns its exit status. Nothing below it exits or reads globals.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, getenv func(string) string) int {
	a := &app{stdin: stdin, stdout: stdout, stderr: stderr, getenv: getenv}
	root := a.root()
	root.InitDefaultCompletionCmd()
	root.SetArgs(a.implied(root, args))
	root.SetIn(stdin)
	help := &keeper{w: stdout}
	root.SetOut(help)
	root.SetErr(stderr)
	err := root.ExecuteContext(ctx)
	err = cmp.Or(err, help.err)
	var usage usageError
	switch {
	case errors.Is(err, syscall.EPIPE):
		// The reader of our output has seen enough.
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "pencilmark: %v\nRun 'pencilmark help' for usage.\n", err)
		a.worse(exitUsage)
	case err != nil:
		fmt.Fprintf(stderr, "pencilmark: %v\n", legible(err))
		a.worse(exitUsage)
	}
	if ctx.Err() != nil {
		return exitInterrupted
	}
	return a.status
}

// keeper keeps the first error of a writer, for cobra, which does not pass on
// that help could not be written.
type keeper struct {
	w   io.Writer
	err error
}

func (k *keeper) Write(p []byte) (int, error) {
	if k.err == nil {
		_, k.err = k.w.Write(p)
	}
	return len(p), nil
}

// worse records a status if it is worse than those before.
func (a *app) worse(status int) { a.status = max(a.status, status) }

// usageError is an error in the command line itself.
type usageError struct{ error }

func usagef(format string, args ...any) error {
	for i, arg := range args {
		if err, ok := arg.(error); ok {
			args[i] = legible(err)
		}
	}
	return usageError{fmt.Errorf(format, args...)}
}

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "pencilmark [COMMAND | PUZZLE | FILE]",
		Short: "Solve Sudoku like a person with pencil and paper, and explain every step",
		Long: `pencilmark solves Sudoku as a person does with pencil and paper, explains every
deduction, and writes the explanation down in a form that anyone can check.

Puzzles are read from the command line, from files or from standard input, in any
common form: 81 characters, nine lines of nine, pencil-mark grids, candidate
strings, technique library lines, links, and walkthrough documents of its own.
Without a command they are solved.`,
		Example: `  pencilmark solve 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  pencilmark solve --format yaml puzzle.txt > walkthrough.yaml && pencilmark verify walkthrough.yaml
  pencilmark hint --stage 1 puzzle.txt
  pencilmark learn x-wing`,
		SilenceUsage:  true,
		SilenceErrors: true,
		Args: func(root *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usagef("%q is neither a command nor a file nor a puzzle%s", args[0], didYouMean(args[0], "", names(root)))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetFlagErrorFunc(flagError)
	root.Version = version()
	root.SetVersionTemplate("{{.Version}}\n")
	root.AddCommand(a.solveCommand(), a.whyCommand(), a.hintCommand(), a.stepsCommand(), a.checkCommand(), a.whyNotCommand(), a.verifyCommand(), a.showCommand(), a.certifyCommand(), a.rateCommand(),
		a.techniquesCommand(), a.learnCommand(), a.compareCommand(), a.coverCommand(), a.generateCommand(), a.practiceCommand(), a.convertCommand(), a.sheetCommand(), a.reviewCommand(), a.serveCommand(), a.mcpCommand(), a.siteCommand(), a.schemaCommand(), a.manCommand(root), a.versionCommand())
	root.InitDefaultHelpCmd()
	help, _, _ := root.Find([]string{"help"})
	help.Args = func(_ *cobra.Command, args []string) error {
		if of, _, err := root.Find(args); len(args) > 0 && (err != nil || of == root) {
			return usagef("help %s: there is no such command%s", fileName(args[0]), didYouMean(args[0], "", names(root)))
		}
		return nil
	}
	return root
}

// noArguments refuses what stands behind a command that takes flags alone.
func noArguments(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usagef("%s: found %s: expected flags alone", cmd.CommandPath(), fileName(args[0]))
	}
	return nil
}

// names returns the names of the commands.
func names(root *cobra.Command) (names []string) {
	for _, c := range root.Commands() {
		names = append(names, c.Name())
	}
	return names
}

func codes(list []*techniques.Technique) []string {
	var names []string
	for _, t := range list {
		names = append(names, t.Code)
	}
	return names
}

// settings are the common flags after they have been checked.
type settings struct {
	layout   *candidates.Layout // of puzzles that do not say it, nil for boards that have none
	ignore   []string           // rules to be left out
	board    *candidates.Board  // only where strategies are at work
	list     []*techniques.Technique
	options  pipeline.Options
	writer   prose.Writer
	progress bool
}

// teacher returns the settings that do not depend on the layout.
func (s settings) teacher() teacher.Settings {
	return teacher.Settings{Options: s.options, Writer: s.writer}
}

// settings checks the flags of commands that need a layout.
func (a *app) settings() (settings, error) {
	s, err := a.commonSettings()
	if err != nil {
		return s, err
	}
	if s.layout, err = candidates.ParseLayout(a.layoutName); err != nil {
		if _, large := candidates.ParseBoard(a.layoutName); large == nil {
			err = fmt.Errorf("%s is for strategies alone: see solve --strategy, compare and cover", a.layoutName)
		}
		return s, usagef("--layout: %w", err)
	}
	return s, nil
}

// checked returns what runs a command of a layout after its common flags have been checked.
func (a *app) checked(run func(cmd *cobra.Command, s settings, args []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		s, err := a.settings()
		if err != nil {
			return err
		}
		return run(cmd, s, args)
	}
}

// boardSettings checks the flags of commands that let strategies work, on boards of any size.
func (a *app) boardSettings() (settings, error) {
	s, err := a.commonSettings()
	if err != nil {
		return s, err
	}
	if s.board, err = candidates.ParseBoard(a.layoutName); err != nil {
		return s, usagef("--layout: %w", err)
	}
	s.layout = s.board.Layout()
	return s, nil
}

// size returns the number of digits.
func (s settings) size() int {
	if s.board != nil {
		return s.board.Size()
	}
	return s.layout.Size()
}

func (a *app) commonSettings() (s settings, err error) {
	if a.jobs < 0 {
		return s, usagef("--jobs %d: expected 1 or more, or 0 for all processors", a.jobs)
	}
	// More workers than processors would have nothing to do but to hold memory. On
	// more processors than workers the reader and the writer would have one of them
	// woken up for every puzzle, which takes a seventh of the time of easy ones.
	a.jobs = min(cmp.Or(a.jobs, math.MaxInt), runtime.GOMAXPROCS(0))
	runtime.GOMAXPROCS(a.jobs)
	if a.at < 0 {
		return s, usagef("--at %d: steps are counted from 1", a.at)
	}
	if a.budget < 0 {
		return s, usagef("--budget %v: expected a duration like 10s, or 0 for no limit", a.budget)
	}
	s.ignore = a.ignore
	style, err := say.ParseStyle(a.notation)
	if err != nil {
		return s, usagef("--notation: %w", err)
	}
	language, err := a.findLanguage()
	if err != nil {
		return s, err
	}
	s.writer = prose.Writer{Style: style, Language: language, Hardest: hardest, Look: teacher.Look, Near: teacher.Near, Grade: teacher.Grade}
	if s.list, err = a.techniques(); err != nil {
		return s, err
	}
	if s.list, err = suite.Select(s.list, a.only, a.without); err != nil {
		return s, usageError{err}
	}
	if a.noUniqueness {
		s.list = teacher.WithoutAssumptions(s.list)
	}
	s.options = pipeline.Options{Techniques: s.list, Profile: a.profile, NoFallback: a.noFallback}
	if len(a.only) > 0 {
		s.options.Profile = teacher.ProfileOf(a.profile, s.list)
	}
	s.options.Budget.Time = a.budget
	s.progress = a.progress == "always" || a.progress == "auto" && isTerminal(a.stderr)
	return s, nil
}

// findLanguage returns the language of the flag or the environment, nil for English, in which documents stay.
func (a *app) findLanguage() (*say.Language, error) {
	from, code := "--language", a.language
	if code == "" {
		from, code = "PENCILMARK_LANGUAGE", a.getenv("PENCILMARK_LANGUAGE")
	}
	if code == "" {
		return nil, nil
	}
	l, err := languages.Find(code)
	if err != nil {
		return nil, usagef("%s: %w", from, err)
	}
	if a.written != nil && slices.Contains([]string{"yaml", "json", "jsonl"}, a.written.Value.String()) {
		return nil, nil
	}
	return l, nil
}

// techniques returns the ordered list of the profile or of the file that the
// flags name, whose name then stands for the profile.
func (a *app) techniques() ([]*techniques.Technique, error) {
	if a.order == "" {
		list, err := suite.Profile(a.profile)
		if err != nil {
			return nil, usagef("--profile: %w", err)
		}
		return list, nil
	}
	f, err := os.Open(a.order)
	if err != nil {
		return nil, usagef("--order: %w", err)
	}
	defer f.Close()
	order, err := encode.DecodeOrder(f)
	if err != nil {
		return nil, usagef("--order: %s: %w", fileName(a.order), err)
	}
	a.profile = cmp.Or(order.Name, "custom")
	var list []*techniques.Technique
	for _, named := range order.Techniques {
		t := techniques.Lookup(suite.All(), named.Name)
		if t == nil {
			return nil, usagef("--order: %s, line %d, column %d: %w", fileName(a.order), named.Line, named.Col, techniques.Unknown(suite.All(), named.Name))
		}
		list = append(list, t)
	}
	if err := suite.CheckOrder(list); err != nil {
		return nil, usagef("--order: %s: %w", fileName(a.order), err)
	}
	return list, nil
}

// printer returns the printer of terminal text for a writer.
func (a *app) printer(w io.Writer, writer prose.Writer) *text.Printer {
	return text.New(text.Options{Width: a.width(w), Color: a.colored(w), Unicode: a.unicode(w), Prose: writer, Lesson: lessonOn})
}
