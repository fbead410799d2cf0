package practice

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/escape"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/names"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Kind says what a task asks for.
type Kind string

// The kinds of tasks.
const (
	Find        Kind = "find"         // the pattern, or what follows from it
	WhichIsNot  Kind = "which-is-not" // which of four marked boards is the odd one out: it has not the pattern that is marked
	WhichDigit  Kind = "which-digit"  // the digit of the pattern, or of a cell
	FinishChain Kind = "finish-chain" // the rest of a chain, of which the first half is told
)

const (
	letters = "ABCD" // of the boards of WhichIsNot
	boards  = len(letters)
	lookups = 16 // how many positions are looked at for a drill that not each has
	few     = 4  // how many of those with clues for a digit, which most techniques either always or never have
)

// Kinds are all kinds of tasks.
var Kinds = []Kind{Find, WhichIsNot, WhichDigit, FinishChain}

// ErrNone says that there is no task of a technique and a kind.
var ErrNone = errors.New("there is no such task")

// Board is a board of [WhichIsNot]: the step is there if the candidate in the way is gone.
type Board struct {
	Grid  candidates.Grid
	Step  explain.Step
	Near  bool
	InWay candidates.Candidate
}

// Open returns the board without the candidate in the way.
func (b *Board) Open() candidates.Grid {
	g := b.Grid
	if b.Near {
		g.Remove(b.InWay.Cell(), b.InWay.Digit())
	}
	return g
}

// Marks returns the marks of the pattern.
func (b *Board) Marks() explain.Marks {
	g := b.Open()
	return b.Step.Evidence.Marks(&g)
}

// Figure returns the board as it is drawn. The pencil marks that decide whether the pattern is there are on it,
// however little room there is: those of its cells, and of its digits.
func (b *Board) Figure() explain.Figure {
	open := b.Open()
	f := explain.Figure{Grid: b.Grid, Marks: b.Marks(), Shape: explain.ShapeOf(b.Step.Evidence), All: true}
	f.Clues = prose.Writer{}.Figure(&explain.Frame{Number: 1, Step: &b.Step, Before: open}).Clues
	f.About.Digits = b.Step.Evidence.Digits(&open)
	for _, m := range f.Marks.Cells {
		f.About.Cells = f.About.Cells.With(m.Cell)
	}
	for _, item := range b.Step.Premises {
		if c, ok := item.Cell(); ok {
			f.About.Cells = f.About.Cells.With(c)
		} else if d, _, ok := item.House(); ok {
			f.About.Digits = f.About.Digits.With(d)
		}
	}
	return f
}

// Task is a question about one position or, of the kind [WhichIsNot], about four.
type Task struct {
	Technique *techniques.Technique
	Kind      Kind
	Seed      uint64
	Hidden    bool                 // whether the technique is not named to the learner
	Clue      *candidates.ClueKind // of a task of [OfClue]

	Grid   candidates.Grid
	Step   explain.Step    // the first of the technique
	Cell   candidates.Cell // of WhichDigit, where Placed
	Placed bool            // whether WhichDigit asks for the digit of a cell
	Start  string          // of FinishChain, in the notation of steps
	Boards []Board         // of WhichIsNot

	steps    []explain.Step // all of the technique
	solution candidates.Filling
}

// New returns the task of a technique and a kind with a seed: the same three make the same task. The error is
// [ErrNone] if there is none.
func New(of *techniques.Technique, kind Kind, seed uint64) (*Task, error) {
	s := newSource(seed)
	for i := range lookups {
		t := &Task{Technique: of, Kind: kind, Seed: seed}
		if !t.draw(s, i == 0 && (kind == Find || kind == WhichDigit)) {
			break
		}
		ok := true
		switch kind {
		case Find:
		case WhichIsNot:
			ok = t.drawBoards(s)
		case WhichDigit:
			ok = t.askDigit()
		case FinishChain:
			if !slices.ContainsFunc(t.steps, isChain) {
				return nil, none(of.Code, kind)
			}
			ok = t.askChain()
		default:
			return nil, fmt.Errorf("unknown kind of task %q: expected %s, %s, %s or %s", kind, Find, WhichIsNot, WhichDigit, FinishChain)
		}
		if ok {
			return t, nil
		}
		if i+1 == few && kind == WhichDigit && len(t.Grid.Layout().Clues()) > 0 {
			break
		}
	}
	return nil, none(of.Code, kind)
}

func none(of string, kind Kind) error { return fmt.Errorf("%s %s: %w", of, kind, ErrNone) }

// isChain reports whether a step shows a chain.
func isChain(s explain.Step) bool { return explain.ShapeOf(s.Evidence) == explain.ShapeChain }

// ID names a task, for [Open].
func (t *Task) ID() string {
	of := t.Technique.Code
	if t.Clue != nil {
		of = t.Clue.Code
	}
	return fmt.Sprintf("%s/%s/%s", of, t.Kind, strconv.FormatUint(t.Seed, 10))
}

// Open returns the task of an ID.
func Open(id string) (*Task, error) {
	code, rest, _ := strings.Cut(id, "/")
	kind, number, _ := strings.Cut(rest, "/")
	seed, err := strconv.ParseUint(number, 10, 64)
	of := techniques.Lookup(suite.Human(), code)
	clue := slices.IndexFunc(clues.All, func(k *candidates.ClueKind) bool { return k.Code == code })
	switch {
	case err == nil && clue >= 0:
		if Kind(kind) == Find {
			return OfClue(context.Background(), clues.All[clue], seed)
		}
	case err == nil && of != nil:
		return New(of, Kind(kind), seed)
	}
	return nil, fmt.Errorf("task %q: expected TECHNIQUE/KIND/SEED or CLUE/find/SEED", id)
}

// draw draws a position of the technique, from new puzzles too if it may be fresh.
func (t *Task) draw(s *source, fresh bool) (ok bool) {
	if fresh {
		t.Grid, ok = s.position(t.Technique)
	} else {
		t.Grid, ok = s.stored(t.Technique)
	}
	if !ok {
		return false
	}
	t.look()
	return len(t.steps) > 0
}

// look finds out what is to be known about the position.
func (t *Task) look() {
	t.steps = nil
	techniques.NewRunner([]*techniques.Technique{t.Technique}).Grant(explain.Unique).All(&t.Grid, func(s explain.Step) bool {
		t.steps = append(t.steps, s)
		return true
	})
	if len(t.steps) > 0 {
		t.Step = t.steps[0]
	}
	found := fallback.Solve(context.Background(), &t.Grid, 1, fallback.Budget{})
	t.solution = found.Solutions[0]
}

// askDigit makes the position one in which a digit is asked for.
func (t *Task) askDigit() bool {
	if e := t.Step.Effects[0]; e.Place && len(t.Step.Effects) == 1 {
		t.Cell, t.Placed = e.Candidate.Cell(), true
		return true
	}
	_, single := t.Step.Evidence.Digits(&t.Grid).Single()
	return single
}

// askChain makes the position one in which the rest of a chain is asked for.
func (t *Task) askChain() bool {
	for _, s := range t.steps {
		if _, ok := s.Evidence.(explain.Chain); !ok {
			continue
		}
		if start, _, ok := halves(Pattern(t.frame(&s))); ok {
			t.Step, t.Start = s, start
			return true
		}
	}
	return false
}

// Pattern returns the notation of a step without its conclusion.
func Pattern(f *explain.Frame) string {
	pattern, _, _ := strings.Cut(prose.Writer{}.Notation(f), " =>")
	return pattern
}

// halves splits the notation of a chain behind the weak link in the middle; it is not ok if there is no other. Weak links
// stand outside of parentheses.
func halves(notation string) (start, rest string, ok bool) {
	var behind []int // weak links
	depth := 0
	for i, r := range notation {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		case '-':
			if depth == 0 {
				behind = append(behind, i+1)
			}
		}
	}
	if len(behind) < 2 {
		return "", "", false
	}
	middle := behind[len(behind)/2]
	return notation[:middle], notation[middle:], true
}

// drawBoards draws three more boards, so that there is a near miss among the four.
func (t *Task) drawBoards(s *source) bool {
	near, ok := t.nearMiss(s.random)
	if !ok {
		return false
	}
	t.Boards = []Board{near}
	for len(t.Boards) < boards {
		other := &Task{Technique: t.Technique, Kind: t.Kind}
		if !other.draw(s, false) {
			return false
		}
		t.Boards = append(t.Boards, Board{Grid: other.Grid, Step: other.Step})
	}
	s.random.Shuffle(boards, func(i, j int) { t.Boards[i], t.Boards[j] = t.Boards[j], t.Boards[i] })
	return true
}

// nearMiss puts a candidate that was struck back on the board, so that the technique does not find the pattern.
func (t *Task) nearMiss(random *rand.Rand) (b Board, ok bool) {
	gone := lessons.Struck(&t.Grid)
	random.Shuffle(len(gone), func(i, j int) { gone[i], gone[j] = gone[j], gone[i] })
	alone := techniques.NewRunner([]*techniques.Technique{t.Technique}).Grant(explain.Unique)
	for _, k := range gone {
		more := lessons.With(&t.Grid, k)
		if _, ok := escape.By(k, &more, &t.Step); !ok || verify.Step(&more, &t.Step) == nil {
			continue
		}
		found := false
		alone.All(&more, func(s explain.Step) bool {
			found = alike(&s, &t.Step)
			return !found
		})
		if !found {
			return Board{Grid: more, Step: t.Step, Near: true, InWay: k}, true
		}
	}
	return b, false
}

// kinds has the kinds of tasks of techniques, as far as somebody asked for them.
var kinds sync.Map // of []Kind by code

// KindsOf returns the kinds of tasks that there are of a technique.
func KindsOf(of *techniques.Technique) []Kind {
	if known, ok := kinds.Load(of.Code); ok {
		return slices.Clone(known.([]Kind))
	}
	list := []Kind{}
	for _, kind := range Kinds {
		if _, err := New(of, kind, 1); err == nil {
			list = append(list, kind)
		}
	}
	kinds.Store(of.Code, list)
	return slices.Clone(list)
}

// Frame returns the step that the task is about, in its place.
func (t *Task) Frame() *explain.Frame { return t.frame(&t.Step) }

func (t *Task) frame(s *explain.Step) *explain.Frame {
	return &explain.Frame{Number: 1, Step: s, Before: t.Grid}
}

// Question says what the task asks for.
func (t *Task) Question(w prose.Writer) string {
	name := say.Name(t.Technique.Name)
	switch {
	case t.Kind == WhichIsNot:
		return t.sentences(w, say.AskOddOne(name))
	case t.Kind == WhichDigit && t.Placed:
		return t.sentences(w, say.AskDigitOf(name, t.Cell))
	case t.Kind == WhichDigit:
		return t.sentences(w, say.AskDigit(name))
	case t.Kind == FinishChain:
		return t.sentences(w, say.ChainBegins(name, say.Word(t.Start))) + "\n" + t.sentences(w, say.AskHowOn())
	case t.Hidden:
		return t.sentences(w, say.AskNext())
	}
	return t.sentences(w, say.AskFollows(name))
}

// How says how an answer is written.
func (t *Task) How(w prose.Writer) string {
	how := say.HowFind()
	switch t.Kind {
	case WhichIsNot:
		how = say.HowLetter(say.Word(letters[:1]), say.Word(letters[boards-1:]))
	case WhichDigit:
		how = say.HowDigit()
	case FinishChain:
		how = say.HowChain()
	}
	return t.sentences(w, how)
}

// Look says how to see the technique the next time, in a paragraph, in the words of the lesson.
func (t *Task) Look(w prose.Writer) string { return t.lesson("look", t.Technique.Doc.Look, w) }

// lesson is a text of the lesson, in a paragraph. A language without lessons has what there is to see.
func (t *Task) lesson(field, english string, w prose.Writer) string {
	if look := w.Language.Look(t.Technique.Name); look != "" {
		english = say.Capital(look) + "."
	}
	return strings.ReplaceAll(w.Language.Lesson("technique "+t.Technique.Code, field, english), "\n", " ")
}

// Hint discloses the task up to a stage, 1 to [explain.Stages], one entry a stage.
func (t *Task) Hint(stage int, w prose.Writer) []string {
	if t.Kind != WhichIsNot {
		return w.Hint(t.Frame(), t.Technique.Ladder, stage)
	}
	told := []string{t.lesson("like", t.Technique.Doc.NearMiss, w)}
	for i, b := range t.Boards {
		if !b.Near {
			told = append(told, t.sentences(w, say.NotLetter(say.Word(letters[i:i+1]))))
		}
	}
	near := t.Boards[t.near()]
	told = append(told[:boards-1], w.NearMiss(&near.Grid, near.InWay, &near.Step))
	return told[:min(max(stage, 1), len(told))]
}

// Solution tells the answer, in sentences.
func (t *Task) Solution(w prose.Writer) string {
	if t.Kind == WhichIsNot {
		i := t.near()
		b := t.Boards[i]
		return t.sentences(w, say.IsLetter(say.Word(letters[i:i+1]))) + " " + w.NearMiss(&b.Grid, b.InWay, &b.Step)
	}
	return t.sentences(w, t.told(&t.Step, w))
}

// near returns the number of the board that is the near miss.
func (t *Task) near() int { return slices.IndexFunc(t.Boards, func(b Board) bool { return b.Near }) }

// called is what techniques are called.
var called = sync.OnceValue(func() *names.Names { return names.New(append(suite.All(), pipeline.Trial)) })

// read reads a claim about the position.
func (t *Task) read(text string) (*claim.Claim, error) {
	return claim.Read(text, &t.Grid, called())
}
