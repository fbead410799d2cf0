package teacher

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
)

// PracticeRequest asks for a task: of a technique and a kind, of a kind of clue, of what is best practised next, of a
// technique among others if it is mixed, or that of an id again, with hints up to a stage. Without any it asks what there is to
// practise.
type PracticeRequest struct {
	Technique string          `json:"technique,omitempty"` // or a kind of clue
	Kind      string          `json:"kind,omitempty"`      // find, which it is if it is empty, and others
	Seed      *uint64         `json:"seed,omitempty"`      // where chance begins: a new place each time if there is none
	Mixed     bool            `json:"mixed,omitempty"`
	ID        string          `json:"id,omitempty"`
	Stage     int             `json:"stage,omitempty"`    // of hints, 0 for none
	Progress  json.RawMessage `json:"progress,omitempty"` // what the learner has practised: a progress file
	Notation  string          `json:"notation,omitempty"`
	Language  string          `json:"language,omitempty"`
	SVG       bool            `json:"svg,omitempty"`
}

// PracticeAnswer has the techniques that there is something to practise of, or a task.
type PracticeAnswer struct {
	Techniques []Practised `json:"techniques,omitempty"`
	Task       *Task       `json:"task,omitempty"`
	Told       []string    `json:"told,omitempty"`    // a sentence for each stage of hints
	Picture    *Picture    `json:"picture,omitempty"` // of the step, with the last stage
}

// Practised is a technique, and how often tasks of it were done.
type Practised struct {
	Entry
	Tasks int    `json:"tasks"`
	Right int    `json:"right"`
	Due   bool   `json:"due"`
	Cards []Card `json:"cards,omitempty"`
}

// Card is how it went with a kind of task.
type Card struct {
	Kind     string            `json:"kind"`
	Tasks    int               `json:"tasks"`
	Right    int               `json:"right"`
	InARow   int               `json:"in_a_row"` // right ones since the last that was not
	Due      string            `json:"due"`      // the day
	Standing practice.Standing `json:"standing"`
}

// Task asks something about a position, or four of them.
type Task struct {
	ID        string         `json:"id"`
	Technique string         `json:"technique"`
	Name      string         `json:"name"`
	Clue      *TaskClue      `json:"clue,omitempty"` // of which it is a task
	Kind      string         `json:"kind"`
	Kinds     []string       `json:"kinds"` // that there are of the technique
	Question  string         `json:"question"`
	How       string         `json:"how"`              // an answer is written
	Start     string         `json:"start,omitempty"`  // of the chain that is to be finished
	Sheet     *SheetDocument `json:"sheet"`            // with all candidates
	Places    bool           `json:"places,omitempty"` // the answer is a digit to be placed
	Pictures  []*Picture     `json:"pictures"`         // of the position, or of four
}

// TaskClue is the kind of clue that a task is of.
type TaskClue struct {
	Code    string `json:"code"`
	Name    string `json:"name"`
	Meaning string `json:"meaning"`
}

func practise(ctx context.Context, q *PracticeRequest) (*PracticeAnswer, error) {
	s, err := (&Choice{Notation: q.Notation, Language: q.Language}).settings("human")
	if err != nil {
		return nil, err
	}
	progress, err := readProgress(q.Progress)
	if err != nil {
		return nil, err
	}
	if q.Stage < 0 || q.Stage > explain.Stages {
		return nil, errorf(CodeRequest, "stage %d: expected 0 to %d", q.Stage, explain.Stages)
	}
	seed := rand.Uint64()
	if q.Seed != nil {
		seed = *q.Seed
	}
	var t *practice.Task
	switch {
	case q.ID != "":
		if t, err = practice.Open(q.ID); err != nil {
			return nil, errorf(CodeRequest, "id: %v", err)
		}
	case q.Mixed && q.Technique == "":
		of, kind := progress.Next(practice.Practised(), time.Now(), int(seed>>33))
		if t, err = practice.New(of, kind, seed); errors.Is(err, practice.ErrNone) {
			t, err = practice.New(of, practice.Find, seed)
		}
	case q.Technique != "":
		if err := oneOf("kind", q.Kind, kindNames()); err != nil {
			return nil, err
		}
		if k := ClueNamed(q.Technique, s.Writer.Language); k != nil {
			t, err = practice.OfClue(ctx, k, seed)
			break
		}
		var of []*techniques.Technique
		if of, err = lookup([]string{q.Technique}); err != nil {
			return nil, err
		}
		kind := practice.Find
		switch {
		case q.Mixed:
			of[0] = progress.Among(of[0], int(seed>>33))
		case q.Kind != "":
			kind = practice.Kind(q.Kind)
		}
		t, err = practice.New(of[0], kind, seed)
	default:
		return &PracticeAnswer{Techniques: PractisedList(progress, time.Now(), s.Writer.Language)}, nil
	}
	if err != nil {
		return nil, err
	}
	t.Hidden = q.Mixed
	a := &PracticeAnswer{}
	if q.Stage > 0 {
		a.Told = t.Hint(q.Stage, s.Writer)
	}
	if q.Stage == explain.Stages && len(t.Step.Effects) > 0 {
		if a.Picture, err = drawStep(&explain.Frame{Number: 1, Step: &t.Step, Before: t.Grid}, s.Writer, q.SVG); err != nil {
			return nil, err
		}
	}
	a.Task, err = newTask(t, s, q.SVG)
	return a, err
}

// PractisedList lists what there is to practise, and how it went until a time, in a language.
func PractisedList(progress *practice.Progress, now time.Time, l *say.Language) (list []Practised) {
	for _, t := range practice.Practised() {
		p := Practised{Entry: newEntry(t, progress, l)}
		for _, kind := range practice.Kinds {
			card := progress.Card(t, kind)
			if card.Tasks == 0 {
				continue
			}
			standing := card.Standing(now)
			p.Tasks, p.Right = p.Tasks+card.Tasks, p.Right+card.Right
			p.Due = p.Due || standing == practice.Due
			p.Cards = append(p.Cards, Card{string(kind), card.Tasks, card.Right, card.Repetitions, card.Due.Format(time.DateOnly), standing})
		}
		list = append(list, p)
	}
	return list
}

func kindNames() (names []string) {
	for _, kind := range practice.Kinds {
		names = append(names, string(kind))
	}
	return names
}

// newTask shows a task.
func newTask(t *practice.Task, s Settings, svg bool) (*Task, error) {
	task := &Task{
		ID: t.ID(), Technique: t.Technique.Code, Name: t.Technique.Name, Kind: string(t.Kind), Kinds: kindsOf(t),
		Question: t.Question(s.Writer), How: t.How(s.Writer), Start: t.Start, Places: len(t.Step.Effects) > 0 && t.Step.Effects[0].Place, Sheet: newSheetDocument(markedSheet(&t.Grid), ""), Pictures: []*Picture{},
	}
	if in := s.Writer.Language; t.Clue != nil {
		task.Clue = &TaskClue{t.Clue.Code, in.Clue(t.Clue), in.Meaning(t.Clue)}
	}
	figures := []explain.Figure{{Grid: t.Grid, All: true}}
	switch {
	case t.Kind == practice.WhichIsNot:
		figures = nil
		for i := range t.Boards {
			figures = append(figures, t.Boards[i].Figure())
		}
	case t.Placed:
		figures[0].Marks.Cells = []explain.CellMark{{Role: explain.RolePattern, Cell: t.Cell}}
	}
	for i, f := range figures {
		title := s.Writer.Language.Label("The position")
		if len(figures) > 1 {
			title = fmt.Sprintf(s.Writer.Language.Label("Board %c"), 'A'+i)
		}
		p, err := draw(f, title, s.Writer, svg)
		if err != nil {
			return nil, err
		}
		task.Pictures = append(task.Pictures, p)
	}
	return task, nil
}

// LibraryRequest asks for positions of the store in which a technique comes next.
type LibraryRequest struct {
	Technique string `json:"technique"`
	Skip      int    `json:"skip,omitempty"`
	Number    int    `json:"number,omitempty"` // 12 if it is 0
	Notation  string `json:"notation,omitempty"`
	Language  string `json:"language,omitempty"`
	SVG       bool   `json:"svg,omitempty"`
}

// LibraryAnswer has the positions, with all their candidates as marks.
type LibraryAnswer struct {
	Technique Named    `json:"technique"`
	Total     int      `json:"total"` // that there are
	Positions []Stored `json:"positions"`
}

// Stored is a position of the store.
type Stored struct {
	Number  int            `json:"number"`
	Sheet   *SheetDocument `json:"sheet"`
	Picture *Picture       `json:"picture"` // without what is to be found
}

// perPage is how many positions a call for them gives unless it says so.
const perPage = 12

func library(_ context.Context, q *LibraryRequest) (*LibraryAnswer, error) {
	s, err := (&Choice{Notation: q.Notation, Language: q.Language}).settings("human")
	if err != nil {
		return nil, err
	}
	found, err := lookup([]string{q.Technique})
	switch {
	case err != nil:
		return nil, err
	case q.Skip < 0 || q.Number < 0 || q.Number > MaxPuzzles:
		return nil, errorf(CodeRequest, "skip %d, number %d: expected numbers from 0, and at most %d positions", q.Skip, q.Number, MaxPuzzles)
	case q.Number == 0:
		q.Number = perPage
	}
	codes := practice.Codes()[found[0].Code]
	a := &LibraryAnswer{Technique: Named{found[0].Code, found[0].Name, HasPractice(found[0])}, Total: len(codes), Positions: []Stored{}}
	from := min(q.Skip, len(codes))
	for i, code := range codes[from:min(from+q.Number, len(codes))] {
		g, err := practice.Decode(code)
		if err != nil {
			return nil, err
		}
		number := from + i + 1
		p, err := draw(explain.Figure{Grid: g}, fmt.Sprintf(s.Writer.Language.Label("Position %d"), number), s.Writer, q.SVG)
		if err != nil {
			return nil, err
		}
		a.Positions = append(a.Positions, Stored{number, newSheetDocument(markedSheet(&g), ""), p})
	}
	return a, nil
}

// markedSheet returns the sheet of a grid with all candidates as marks.
func markedSheet(g *candidates.Grid) *candidates.Sheet {
	sheet := g.Sheet()
	for c := range g.Open().All() {
		sheet.Noted, sheet.Marks[c] = sheet.Noted.With(c), g.Candidates(c)
	}
	return &sheet
}

// JudgeRequest asks what an answer to a task is worth.
type JudgeRequest struct {
	ID       string `json:"id"`
	Answer   string `json:"answer"`
	Notation string `json:"notation,omitempty"`
	Language string `json:"language,omitempty"`
	SVG      bool   `json:"svg,omitempty"`
}

// JudgeAnswer says what an answer is worth, and why.
type JudgeAnswer struct {
	Verdict string   `json:"verdict"` // right, incomplete, other, misnamed, beside, wrong: see package practice
	Reason  string   `json:"reason"`
	Unread  string   `json:"unread,omitempty"` // the reason of the answer as it stands, if that is not understood and its conclusion alone is judged
	NotBy   bool     `json:"not_by,omitempty"` // it says first that the answer does not follow from the pattern
	Done    bool     `json:"done"`
	Look    string   `json:"look"`              // how to see it the next time
	Picture *Picture `json:"picture,omitempty"` // of the step that shows a right answer
}

func judgeAnswer(ctx context.Context, q *JudgeRequest) (*JudgeAnswer, error) {
	s, err := (&Choice{Notation: q.Notation, Language: q.Language}).settings("human")
	if err != nil {
		return nil, err
	}
	t, err := practice.Open(q.ID)
	if err != nil {
		return nil, errorf(CodeRequest, "id: %v", err)
	}
	j, err := t.Judge(ctx, q.Answer, s.Writer)
	if err != nil {
		var unread *practice.Unread
		if wrong := asError(err); wrong.Code == CodeInput && errors.As(err, &unread) {
			return nil, errorf(CodeInput, "%v. %s", wrong.fault, unread.Form).at(wrong.Line, wrong.Column)
		}
		return nil, errorf(CodeInput, "the answer %v", err)
	}
	a := &JudgeAnswer{Verdict: string(j.Verdict), Reason: j.Reason, Unread: j.Unread, NotBy: j.NotBy(), Done: j.Done(), Look: t.Look(s.Writer)}
	if j.Step != nil {
		f := &explain.Frame{Number: 1, Step: j.Step, Before: t.Grid}
		a.Picture, err = drawStep(f, s.Writer, q.SVG)
	}
	return a, err
}

// RecordRequest asks for the progress of a learner after a task.
type RecordRequest struct {
	Progress json.RawMessage `json:"progress,omitempty"` // before the task, if there is any
	ID       string          `json:"id"`
	Wrong    int             `json:"wrong,omitempty"` // answers that were not right
	Stage    int             `json:"stage,omitempty"` // of hints, 0 for none
	Shown    bool            `json:"shown,omitempty"` // the task was given up
	Seconds  int             `json:"seconds,omitempty"`
}

// RecordAnswer has a progress file, as the command keeps it.
type RecordAnswer struct {
	Progress json.RawMessage `json:"progress"`
}

func record(_ context.Context, q *RecordRequest) (*RecordAnswer, error) {
	progress, err := readProgress(q.Progress)
	if err != nil {
		return nil, err
	}
	t, err := practice.Open(q.ID)
	if err != nil {
		return nil, errorf(CodeRequest, "id: %v", err)
	}
	switch {
	case q.Wrong < 0:
		return nil, errorf(CodeRequest, "wrong %d: expected a number of answers from 0", q.Wrong)
	case q.Stage < 0 || q.Stage > explain.Stages:
		return nil, errorf(CodeRequest, "stage %d: expected 0 to %d", q.Stage, explain.Stages)
	case q.Seconds < 0:
		return nil, errorf(CodeRequest, "seconds %d: expected a number from 0", q.Seconds)
	}
	const day = 24 * 60 * 60
	lasted := time.Duration(min(q.Seconds, day)) * time.Second
	progress.Record(t, practice.Attempt{Wrong: q.Wrong, Hint: q.Stage, Shown: q.Shown, Lasted: lasted}, time.Now())
	var b bytes.Buffer
	err = progress.Write(&b)
	return &RecordAnswer{b.Bytes()}, err
}

// readProgress reads a progress file. Nothing stands for one without anything in it.
func readProgress(text json.RawMessage) (*practice.Progress, error) {
	if len(text) == 0 || string(text) == "null" {
		return &practice.Progress{}, nil
	}
	p, err := practice.ReadProgress(bytes.NewReader(text))
	if err != nil {
		return nil, errorf(CodeInput, "progress: %v", err)
	}
	return p, nil
}
