//go:build !js

package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// WriteDown returns a text as documents have it.
func WriteDown(text Text) []Written { return new(Scribe).WriteDown(text) }

// A Scribe writes texts down one after the other. What it returns is there until it writes the next.
type Scribe struct {
	sentences []Written
	arguments []Argument
}

// WriteDown returns a text as documents have it.
func (x *Scribe) WriteDown(text Text) []Written {
	x.sentences, x.arguments = x.sentences[:0], x.arguments[:0]
	return x.text(text)
}

// text writes a text, or clauses, behind what is written.
func (x *Scribe) text(text Text) []Written {
	n := 0
	for _, line := range text {
		n += len(line.Said)
	}
	all := grow(&x.sentences, n)
	n = 0
	for _, line := range text {
		for _, s := range line.Said {
			args := grow(&x.arguments, len(s.Args))
			for i, arg := range s.Args {
				x.argument(&args[i], arg)
			}
			all[n] = Written{Line: line.Number, Depth: line.Depth, Kind: s.Kind.Code, Args: args}
			n++
		}
	}
	return all
}

// grow makes a list longer and returns what is new, which is to be written.
func grow[T any](list *[]T, n int) []T {
	old := len(*list)
	*list = slices.Grow(*list, n)[:old+n]
	return (*list)[old : old+n : old+n]
}

// digitNumbers are all digits, of which a list with one is cut.
var digitNumbers = func() (numbers [candidates.MaxSize]int) {
	for i := range numbers {
		numbers[i] = i + 1
	}
	return numbers
}()

// argument writes an argument as documents have it.
func (w *Scribe) argument(a *Argument, arg any) {
	*a = Argument{}
	switch x := arg.(type) {
	case candidates.Cell:
		a.Cells = cellNames[RC][x:][:1:1]
	case candidates.CellSet:
		a.Cells = make([]string, 0, x.Len())
		for c := range x.All() {
			a.Cells = append(a.Cells, cellNames[RC][c])
		}
	case Path:
		for _, c := range x {
			a.Cells = append(a.Cells, cellNames[RC][c])
		}
	case candidates.Digit:
		a.Digits = digitNumbers[x-1 : x : x]
	case candidates.DigitSet:
		a.Digits = make([]int, 0, x.Len())
		for d := range x.All() {
			a.Digits = append(a.Digits, int(d))
		}
	case candidates.House:
		a.Houses = []string{x.String()}
	case candidates.HouseSet:
		for h := range x.All() {
			a.Houses = append(a.Houses, h.String())
		}
	case *candidates.Clue:
		a.Clues = []string{x.String()}
	case Clues:
		for _, c := range x {
			a.Clues = append(a.Clues, c.String())
		}
	case Ways:
		if w.argument(a, x.Houses); x.Cell {
			a.Words = []string{"cell"}
		}
		for _, c := range x.Clues {
			a.Clues = append(a.Clues, c.String())
		}
		for c := range x.Through.All() {
			a.Cells = append(a.Cells, cellNames[RC][c])
		}
	case WaysInTurn:
		a.Ways = make([]Argument, len(x))
		for i, ways := range x {
			w.argument(&a.Ways[i], ways)
		}
	case Placed:
		for _, k := range x {
			a.Candidates = append(a.Candidates, k.String())
		}
	case Effects:
		for _, e := range x {
			a.Effects = append(a.Effects, e.String())
		}
	case int:
		a.Numbers = []int{x}
	case Lines:
		a.Numbers = x
	case Numbers:
		a.Numbers = x
	case Group:
		a.Numbers, a.Words = []int{x.N}, []string{"set"}
		if x.Petal {
			a.Words[0] = "petal"
		}
	case StepName:
		a.Steps = []WrittenStep{{x.Number, x.Technique, x.Branch}}
	case StepNames:
		for _, name := range x {
			a.Steps = append(a.Steps, WrittenStep{name.Number, name.Technique, name.Branch})
		}
	case Color:
		a.Words = []string{x.String()}
	case string:
		a.Words = []string{x}
	case Name:
		a.Words = []string{string(x)}
	case Word:
		a.Words = []string{string(x)}
	case Message:
		a.Words = []string{string(x)}
	case Names:
		a.Words = x.strings()
	case Looks:
		a.Words = []string{string(x.Technique), x.Words}
	case Sentence:
		a.Said = w.text(Says(x))
	case []Sentence:
		a.Said = w.text(Says(x...))
	default:
		panic(fmt.Sprintf("say: a %T is not written", arg))
	}
}

// Read returns the text that [WriteDown] has written, of a board of a layout. What it says is not checked.
func Read(l *candidates.Layout, all []Written) (text Text, err error) {
	for i := range all {
		s, err := all[i].sentence(l)
		if err != nil {
			return nil, err
		}
		if last := len(text) - 1; last >= 0 && text[last].Number == all[i].Line && text[last].Depth == all[i].Depth {
			text[last].Said = append(text[last].Said, s)
		} else {
			text = append(text, Line{all[i].Depth, all[i].Line, []Sentence{s}})
		}
	}
	return text, nil
}

// sentence reads a sentence.
func (w *Written) sentence(l *candidates.Layout) (s Sentence, err error) {
	k := byCode()[w.Kind]
	if k == nil {
		return s, fmt.Errorf("there is no kind of sentence %q", w.Kind)
	}
	s.Kind = k
	if len(w.Args) != len(k.types) {
		return s, fmt.Errorf("%s has %d arguments: expected %d", w.Kind, len(w.Args), len(k.types))
	}
	for i, t := range k.types {
		r := argumentReader{Argument: w.Args[i], l: l}
		arg := r.read(t.String())
		if r.err != nil {
			return s, fmt.Errorf("%s, argument %d: %w", w.Kind, i+1, r.err)
		}
		s.Args = append(s.Args, arg)
	}
	return s, nil
}

// argumentReader reads an argument, and keeps the first error.
type argumentReader struct {
	Argument
	l   *candidates.Layout
	err error
}

// read returns the argument as a value of a type.
func (r *argumentReader) read(t string) any {
	switch t {
	case "candidates.Cell":
		return one(r, r.cells())
	case "candidates.CellSet":
		return candidates.Cells(r.cells()...)
	case "say.Path":
		return Path(r.cells())
	case "candidates.Digit":
		return one(r, r.digits())
	case "candidates.DigitSet":
		return candidates.Digits(r.digits()...)
	case "candidates.House":
		return one(r, r.houses())
	case "candidates.HouseSet":
		return candidates.Houses(r.houses()...)
	case "*candidates.Clue":
		return one(r, r.clues())
	case "say.Clues":
		return Clues(r.clues())
	case "say.Ways":
		return Ways{Cell: slices.Equal(r.Words, []string{"cell"}), Houses: candidates.Houses(r.houses()...), Clues: r.clues(), Through: candidates.Cells(r.cells()...)}
	case "say.WaysInTurn":
		return WaysInTurn(each(r, r.Ways, func(a Argument) (Ways, error) {
			of := argumentReader{Argument: a, l: r.l}
			ways := of.read("say.Ways").(Ways)
			return ways, of.err
		}))
	case "say.Placed":
		return Placed(each(r, r.Candidates, candidates.ParseCandidate))
	case "say.Effects":
		return Effects(each(r, r.Effects, explain.ParseEffect))
	case "int":
		return one(r, r.Numbers)
	case "say.Lines":
		return Lines(r.Numbers)
	case "say.Numbers":
		return Numbers(r.Numbers)
	case "say.Group":
		return Group{one(r, r.Numbers), one(r, r.Words) == "petal"}
	case "say.StepName":
		return one(r, r.steps())
	case "say.StepNames":
		return StepNames(r.steps())
	case "say.Color":
		word := one(r, r.Words)
		for c := Green; c <= Yellow; c++ {
			if c.String() == word {
				return c
			}
		}
		r.err = fmt.Errorf("%q is no colour", word)
		return Green
	case "string":
		return one(r, r.Words)
	case "say.Name":
		return Name(one(r, r.Words))
	case "say.Word":
		return Word(one(r, r.Words))
	case "say.Message":
		return Message(one(r, r.Words))
	case "say.Names":
		return Names(each(r, r.Words, func(s string) (Name, error) { return Name(s), nil }))
	case "say.Looks":
		if len(r.Words) != 2 {
			r.err = errors.New("expected a technique and words")
			return Looks{}
		}
		return Looks{Name(r.Words[0]), r.Words[1]}
	case "say.Sentence":
		return one(r, r.clauses())
	case "[]say.Sentence":
		return r.clauses()
	}
	panic("say: no argument is read as " + t)
}

// one returns the only element of a list.
func one[T any](r *argumentReader, list []T) (element T) {
	if len(list) == 1 {
		return list[0]
	}
	if r.err == nil {
		r.err = fmt.Errorf("there are %d: expected one", len(list))
	}
	return element
}

// each reads the elements of a list.
func each[S, T any](r *argumentReader, list []S, read func(S) (T, error)) (all []T) {
	for _, s := range list {
		element, err := read(s)
		if err != nil && r.err == nil {
			r.err = err
		}
		all = append(all, element)
	}
	return all
}

func (r *argumentReader) cells() []candidates.Cell {
	return each(r, r.Cells, func(name string) (candidates.Cell, error) {
		c, err := candidates.ParseCell(name)
		if err == nil && !r.l.Cells().Has(c) {
			err = fmt.Errorf("%s is not on the board", name)
		}
		return c, err
	})
}

func (r *argumentReader) digits() []candidates.Digit {
	return each(r, r.Digits, func(n int) (candidates.Digit, error) {
		if n < 1 || n > r.l.Size() {
			return 1, fmt.Errorf("%d is no digit of the board", n)
		}
		return candidates.Digit(n), nil
	})
}

func (r *argumentReader) houses() []candidates.House {
	return each(r, r.Houses, func(name string) (candidates.House, error) {
		h, err := candidates.ParseHouse(name)
		if err == nil && !r.l.Houses().Has(h) {
			err = fmt.Errorf("the board has no %s", name)
		}
		return h, err
	})
}

func (r *argumentReader) clues() []*candidates.Clue {
	return each(r, r.Clues, func(line string) (*candidates.Clue, error) {
		i, ok := r.l.ClueNumber(line)
		if !ok {
			return nil, fmt.Errorf("the board has no clue %q", line)
		}
		return &r.l.Clues()[i], nil
	})
}

func (r *argumentReader) steps() []StepName {
	return each(r, r.Steps, func(s WrittenStep) (StepName, error) { return StepName{s.Branch, s.Number, s.Technique}, nil })
}

func (r *argumentReader) clauses() []Sentence {
	return each(r, r.Said, func(w Written) (Sentence, error) { return w.sentence(r.l) })
}

// CheckWritten reports whether the sentences of a step, which was found on a board, are true, do what the step does, and
// are those that its text has, in one of the styles of cells, unless the text is empty. The replay has read the steps
// before.
func (r *Replay) CheckWritten(n int, step *explain.Step, board *candidates.Grid, sentences []Written, text string) error {
	said, err := Read(board.Layout(), sentences)
	if err != nil {
		return err
	}
	done, err := r.Step(n, step, board, said)
	if err != nil {
		return err
	}
	if err := sameEffects(done, step.Effects); err != nil {
		return err
	}
	for _, style := range []Style{RC, A1} {
		if words := (Words{Style: style, Layout: board.Layout()}).Text(said); text == "" || words == text {
			return nil
		}
	}
	return errors.New("the sentences are not those of the text")
}
