package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// anyKind is the kind of tasks that differ in kind.
const anyKind = "any"

func (a *app) practiceCommand() *cobra.Command {
	var kinds []string
	for _, k := range practice.Kinds {
		kinds = append(kinds, string(k))
	}
	p := &practising{app: a}
	var noProgress, overview bool
	cmd := &cobra.Command{
		Use:   "practice [TECHNIQUE | FAMILY | CLUE]...",
		Short: "Practise a technique on positions in which it comes next, with judged answers",
		Long: `Show positions in which a technique comes next: there is no single, and nothing easier.
Answers are read from standard input, a line each: a conclusion, r2c7<>5 or r2c7=5, or a
pattern in the notation that steps print. Each is judged:

  right        it follows from the technique, and the next task comes
  incomplete   right, and the same pattern gives more
  other        right, by another technique
  misnamed     right, but the pattern has another name
  beside       not by this pattern, but true by something no harder
  wrong        and which cell or house fails

Instead of an answer there may be

  hint         tell more, a stage each time
  show         show the solution, and go on
  skip         go on without it
  help         how an answer is written
  quit         end

With several techniques, a family, or none at all, practice is mixed: the technique is
not named. Then what is due comes first; techniques that need clues come when they are
named, or due, on boards with clues. With one technique it is mixed after --alike
tasks: every other one is of another technique that you have practised, or that comes
before it.

A kind of clue, such as thermo or whispers, is practised on new puzzles with such clues:
the technique that comes next goes by one of them. --kind is find then.

--kind which-is-not shows four marked boards, of which one is a near miss. which-digit
asks for the digit of a pattern, or of a cell; finish-chain tells the first half of a
chain; any takes turns. Not every technique has every kind.

What was practised is kept in a file, if you are at a terminal or name one: a card for
each technique and kind, with when it is due again by the rules of SM-2. It is
pencilmark/progress.json where your system keeps settings. --progress shows it: what is
due, what goes well, what is new; with --format jsonl a technique a line, as
"pencilmark schema api" says of api-practised.

--format jsonl writes a task or a reply a line, as "pencilmark schema task" and "schema
reply" say; a line of input may be {"answer":"..."}. Exit status is 1 if an answer was
wrong or a solution was shown; a true answer that is not the task's leaves it at 0.`,
		Example: `  pencilmark practice x-wing
  pencilmark practice --kind which-is-not -n 3 skyscraper
  pencilmark practice thermo
  pencilmark practice
  pencilmark practice --progress
  echo 'r2c7<>5' | pencilmark practice -n 1 --seed 1 x-wing`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return slices.Concat(codes(practice.Practised()), teacher.Families(), clueCodes()), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) (err error) {
			if p.number < 1 {
				return usagef("--number %d: expected 1 or more", p.number)
			}
			if p.alike < 0 {
				return usagef("--alike %d: expected 0 or more", p.alike)
			}
			var others []string
			for _, name := range args {
				if k := teacher.ClueNamed(name, s.writer.Language); k != nil {
					p.clues = append(p.clues, k)
				} else {
					others = append(others, name)
				}
			}
			switch {
			case len(p.clues) == 0 || len(others) > 0:
				if p.list, err = practised(others); err != nil {
					return err
				}
			case p.kind != string(practice.Find) && p.kind != anyKind:
				return usagef("--kind %s: expected %s of %s", p.kind, practice.Find, p.clues[0].Code)
			}
			p.settings, p.hidden = s, len(p.list)+len(p.clues) > 1
			p.atTerminal = isTerminal(a.stdin)
			if !cmd.Flags().Changed("seed") {
				p.seed = rand.Uint64()
			}
			switch {
			case noProgress && p.file != "":
				return usagef("--no-progress and --progress-file %s: expected one of them", fileName(p.file))
			case noProgress && overview:
				return usagef("--no-progress and --progress: expected one of them")
			case noProgress || p.file == "" && !p.atTerminal && !overview:
				p.file = ""
			case p.file == "":
				if p.file, err = progressFile(); err != nil {
					return err
				}
			}
			if _, err := p.progress(); err != nil {
				return err
			}
			if overview {
				return p.overview(time.Now())
			}
			return p.run(cmd.Context())
		}),
	}
	choose(cmd, cmd.Flags(), &p.format, "format", "f", "output format", "text", "jsonl")
	choose(cmd, cmd.Flags(), &p.kind, "kind", "", "what is asked for", append(kinds, anyKind)...)
	cmd.Flags().IntVarP(&p.number, "number", "n", 5, "how many tasks")
	cmd.Flags().IntVar(&p.alike, "alike", 3, "how many tasks of a technique come before others are mixed in; 0 for all")
	cmd.Flags().Uint64Var(&p.seed, "seed", 0, "where chance begins (default: a new place each time)")
	cmd.Flags().StringVar(&p.file, "progress-file", "", "keep what was practised in `FILE`")
	cmd.Flags().BoolVar(&overview, "progress", false, "show what is due and what goes well, and end")
	cmd.Flags().BoolVar(&noProgress, "no-progress", false, "do not keep what was practised")
	a.common(cmd, "color", "notation", "language")
	return cmd
}

// practised returns the techniques that names mean and that there are positions of: all for no names.
func practised(names []string) (list []*techniques.Technique, err error) {
	all := practice.Practised()
	if len(names) == 0 {
		return all, nil
	}
	for _, name := range names {
		some, err := suite.Named(known(), name)
		if err != nil {
			return nil, usageError{err}
		}
		some = slices.DeleteFunc(some, func(t *techniques.Technique) bool { return !slices.Contains(all, t) })
		if len(some) == 0 {
			return nil, usagef("%s: nobody knows a position in which it comes next: see learn %[1]s for what it is", name)
		}
		list = append(list, some...)
	}
	return list, nil
}

// practising is a session of practice.
type practising struct {
	*app
	settings
	list       []*techniques.Technique
	clues      []*candidates.ClueKind
	kind       string
	format     string
	hidden     bool // the technique is not named
	alike      int  // tasks of one technique before it is mixed with others, 0 for all
	atTerminal bool // somebody types the answers
	number     int
	seed       uint64
	file       string            // of the progress, empty for none
	session    practice.Progress // without a file

	printer *text.Printer
	out     *bufio.Writer
}

// run asks one question after the other.
func (p *practising) run(ctx context.Context) error {
	p.out = bufio.NewWriter(p.stdout)
	p.printer = p.app.printer(p.stdout, p.writer)
	lines := p.lines(ctx)
	random := rand.New(rand.NewPCG(p.seed, 0))
	right := 0
	var again []string // techniques that were not right at once
	for n := range p.number {
		t, err := p.next(ctx, random, n)
		if err != nil {
			return err
		}
		attempt, end, err := p.ask(ctx, t, n, lines)
		if err != nil || end {
			return cmp.Or(err, p.out.Flush())
		}
		switch code := t.Technique.Code; {
		case attempt.Grade() == 5:
			right++
		case !slices.Contains(again, code):
			again = append(again, code)
		}
	}
	if p.format == "text" {
		fmt.Fprintln(p.out, p.writer.Sentences(say.DoneRight(right, p.number)))
		for _, k := range p.clues {
			again = append(again, k.Code)
		}
		if len(again) == 0 && len(p.list) == 1 {
			again = []string{p.list[0].Code}
		}
		if len(again) > 0 {
			fmt.Fprintf(p.out, "%s%s pencilmark learn %s\n", p.label("To read on"), p.colon(), strings.Join(again, ", pencilmark learn "))
		}
	}
	return p.out.Flush()
}

// next draws a task: in turns one of each kind of clue that is practised, and of the techniques if there are any.
func (p *practising) next(ctx context.Context, random *rand.Rand, n int) (*practice.Task, error) {
	turns := len(p.clues)
	if len(p.list) > 0 {
		turns++
	}
	turn := n % turns
	if turn == len(p.clues) {
		return p.task(random, n/turns)
	}
	t, err := practice.OfClue(ctx, p.clues[turn], random.Uint64())
	if err == nil {
		t.Hidden = p.hidden
	}
	return t, err
}

// mixes reports whether a task of one technique is the first that is mixed with others, or comes after it.
func (p *practising) mixes(n int) bool {
	return len(p.list) == 1 && p.alike > 0 && n >= p.alike && (p.kind == string(practice.Find) || p.kind == anyKind)
}

// task draws a task: in mixed practice of what is due, or of one technique among others.
func (p *practising) task(random *rand.Rand, n int) (*practice.Task, error) {
	of, kind := p.list[0], practice.Kind(p.kind)
	mixes := p.mixes(n)
	if p.hidden || mixes {
		progress, err := p.progress()
		if err != nil {
			return nil, err
		}
		if mixes {
			t, err := practice.New(progress.Among(of, random.Int()), practice.Find, random.Uint64())
			if err == nil {
				t.Hidden = true
			}
			return t, err
		}
		of, kind = progress.Next(p.list, time.Now(), random.IntN(len(p.list)))
		if p.kind != string(practice.Find) && p.kind != anyKind {
			kind = practice.Kind(p.kind)
		}
	}
	if p.kind == anyKind {
		all := practice.KindsOf(of)
		kind = all[n%len(all)]
	}
	t, err := practice.New(of, kind, random.Uint64())
	if err != nil && p.hidden {
		t, err = practice.New(of, practice.Find, random.Uint64())
	}
	if err != nil {
		return nil, usagef("--kind: %w: %s has %v", err, of.Code, practice.KindsOf(of))
	}
	t.Hidden = p.hidden
	return t, nil
}

// lines returns the lines of standard input, until it ends.
func (p *practising) lines(ctx context.Context) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		input := bufio.NewScanner(p.stdin)
		input.Buffer(nil, maxAnswer)
		for input.Scan() {
			select {
			case lines <- input.Text():
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// maxAnswer is how long an answer may be, in bytes: claims are shorter.
const maxAnswer = 1 << 17

// ask asks a question until it is answered. It is the end if there are no more answers.
func (p *practising) ask(ctx context.Context, t *practice.Task, n int, lines <-chan string) (attempt practice.Attempt, end bool, err error) {
	if err := p.show(t, n); err != nil {
		return attempt, false, err
	}
	start := time.Now()
	for {
		line, ok := p.read(ctx, lines)
		if !ok {
			return attempt, true, nil
		}
		var reply *encode.Reply
		switch word := strings.ToLower(line); word {
		case "":
			continue
		case "quit":
			return attempt, true, nil
		case "skip":
			attempt.Shown = true // nobody knows whether it would have been right
			return attempt, false, nil
		case "help":
			reply = &encode.Reply{ID: t.ID(), Told: []string{t.Form(p.writer)}}
		case "hint":
			attempt.Hint = min(attempt.Hint+1, explain.Stages)
			told := t.Hint(attempt.Hint, p.writer)
			reply = &encode.Reply{ID: t.ID(), Told: told}
			if p.format == "text" {
				reply.Told = told[len(told)-1:]
			}
		case "show":
			attempt.Shown = true
			p.worse(exitBad)
			reply = teacher.SolutionRecord(t, p.writer)
		default:
			reply = p.judge(ctx, t, line, &attempt)
		}
		if p.atTerminal {
			attempt.Lasted = time.Since(start)
		}
		if err := p.reply(ctx, t, reply, attempt); err != nil || reply.Done {
			return attempt, false, err
		}
	}
}

// read returns the next line of input; it is not ok after the last.
func (p *practising) read(ctx context.Context, lines <-chan string) (line string, ok bool) {
	if p.atTerminal && p.format == "text" {
		p.out.WriteString("> ")
	}
	if p.out.Flush() != nil {
		return "", false
	}
	select {
	case line, ok = <-lines:
	case <-ctx.Done():
	}
	if !ok && p.atTerminal && p.format == "text" {
		p.out.WriteString("\n") // what comes next on the terminal stands on a line of its own
	}
	line = strings.TrimSpace(line)
	var object struct{ Answer string }
	if p.format == "jsonl" && strings.HasPrefix(line, "{") && json.Unmarshal([]byte(line), &object) == nil {
		line = strings.TrimSpace(object.Answer)
	}
	return line, ok
}

// unread is the verdict on an answer that cannot be read.
const unread = "unread"

// judge judges an answer, and counts it.
func (p *practising) judge(ctx context.Context, t *practice.Task, line string, attempt *practice.Attempt) *encode.Reply {
	j, err := t.Judge(ctx, line, p.writer)
	if err != nil {
		reply := &encode.Reply{ID: t.ID(), Answer: line, Verdict: unread, Reason: err.Error()}
		var wrong *practice.Unread
		if errors.As(err, &wrong) && p.format == "text" {
			reply.Reason, reply.Told = p.unread(wrong.Err), []string{wrong.Form}
		}
		return reply
	}
	switch j.Verdict {
	case practice.Wrong:
		p.worse(exitBad)
		fallthrough
	case practice.Beside: // true, so not wrong, and not what was asked for
		attempt.Wrong++
	}
	reply := teacher.ReplyRecord(t, line, j, p.writer)
	if head := heads[j.Verdict]; head != nil && !j.NotBy() && p.format == "text" {
		reply.Reason = p.writer.Sentences(head()) + " " + reply.Reason
	}
	return reply
}

// unread says why an answer cannot be read; of a claim with a caret under the place, in the last two lines.
func (p *practising) unread(err error) string {
	var parse *claim.Error
	if errors.As(err, &parse) {
		return parse.Long(p.writer.Language.Fault)
	}
	return fault.New("%v", err).In(p.writer.Language.Fault)
}

// show writes a task.
func (p *practising) show(t *practice.Task, n int) error {
	if p.format == "jsonl" {
		return encode.Write(p.out, "jsonl", teacher.TaskRecord(t, p.writer))
	}
	var err error
	if n == p.alike && p.mixes(n) {
		err = p.printer.Paragraph(p.out, p.writer.Sentences(say.OfAKind(n))+"\n")
	}
	err = cmp.Or(err, p.printer.Section(p.out, p.writer.Sentences(say.TaskOf(n+1, p.number)), t.Question(p.writer)))
	if t.Kind != practice.WhichIsNot {
		return cmp.Or(err, p.printer.Board(p.out, &t.Grid, explain.Marks{}), p.printer.Clues(p.out, t.Grid.Layout()), p.printer.Paragraph(p.out, "\n"+t.How(p.writer)))
	}
	for i, b := range t.Boards {
		_, failed := fmt.Fprintf(p.out, "%c\n", 'A'+i)
		err = cmp.Or(err, failed, p.printer.Figure(p.out, b.Figure()))
	}
	return cmp.Or(err, p.printer.Paragraph(p.out, "\n"+t.How(p.writer)))
}

// heads are what is said first of an answer.
var heads = map[practice.Verdict]func() say.Sentence{
	practice.Right: say.HeadRight, practice.Incomplete: say.HeadMore, practice.Other: say.HeadOther, practice.Misnamed: say.HeadMisnamed, practice.Wrong: say.HeadWrong,
}

// reply writes what is said of a line, and keeps how the task went when it is over.
func (p *practising) reply(ctx context.Context, t *practice.Task, r *encode.Reply, attempt practice.Attempt) error {
	card, err := practice.Card{}, error(nil)
	if r.Done {
		card, err = p.record(ctx, t, attempt)
	}
	if p.format == "jsonl" {
		return cmp.Or(err, encode.Write(p.out, "jsonl", r))
	}
	told := func() {
		for _, told := range r.Told {
			err = cmp.Or(err, p.printer.Paragraph(p.out, told))
		}
	}
	if r.Verdict != unread {
		told()
	}
	switch {
	case r.Verdict == unread: // the last two lines have a caret under the place
		message, caret, _ := strings.Cut(r.Reason, "\n")
		err = cmp.Or(err, p.printer.Paragraph(p.out, p.writer.Sentences(say.HeadUnread(say.Word(message)))))
		if caret != "" {
			_, failed := fmt.Fprintln(p.out, caret)
			err = cmp.Or(err, failed)
		}
		told()
	case r.Verdict == "" && r.Done && t.Kind != practice.WhichIsNot:
		err = cmp.Or(err, p.printer.Step(p.out, t.Frame()))
	case r.Verdict != "" || r.Done:
		err = cmp.Or(err, p.printer.Paragraph(p.out, r.Reason))
	}
	if r.Done {
		if attempt.Grade() < 5 {
			err = cmp.Or(err, p.printer.Paragraph(p.out, p.writer.Sentences(say.ToSee(say.Word(r.Look)))))
		}
		if p.file != "" {
			err = cmp.Or(err, p.printer.Paragraph(p.out, p.writer.Sentences(say.DueOn(say.Word(card.Due.Format(time.DateOnly))))))
		}
		_, gap := io.WriteString(p.out, "\n")
		err = cmp.Or(err, gap)
	}
	return err
}
