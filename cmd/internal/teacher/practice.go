package teacher

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"time"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
)

// PracticeRequest asks for a task: of a technique and a kind, of what is best practised next, of a technique among
// others if it is mixed, or that of an id again, with hints up to a stage. Without any it asks what there is to
// practise.
type PracticeRequest struct {
	Technique string          `json:"technique,omitempty"`
	Kind      string          `json:"kind,omitempty"` // find, which it is if it is empty, and others
	Seed      *uint64         `json:"seed,omitempty"` // where chance begins: a new place each time if there is none
	Mixed     bool            `json:"mixed,omitempty"`
	ID        string          `json:"id,omitempty"`
	Stage     int             `json:"stage,omitempty"`    // of hints, 0 for none
	Progress  json.RawMessage `json:"progress,omitempty"` // what the learner has practised: a progress file
	Notation  string          `json:"notation,omitempty"`
	SVG       bool            `json:"svg,omitempty"`
}

// PracticeAnswer has the techniques that there is something to practise of, or a task.
type PracticeAnswer struct {
	Techniques []Practised `json:"techniques,omitempty"`
	Task       *Task       `json:"task,omitempty"`
	Told       []string    `json:"told,omitempty"` // a sentence for each stage of hints
}

// Practised is a technique, and how often tasks of it were done.
type Practised struct {
	Entry
	Tasks int  `json:"tasks"`
	Right int  `json:"right"`
	Due   bool `json:"due"`
}

// Task asks something about a position, or four of them.
type Task struct {
	ID        string         `json:"id"`
	Technique string         `json:"technique"`
	Name      string         `json:"name"`
	Kind      string         `json:"kind"`
	Kinds     []string       `json:"kinds"` // that there are of the technique
	Question  string         `json:"question"`
	How       string         `json:"how"`             // an answer is written
	Start     string         `json:"start,omitempty"` // of the chain that is to be finished
	Sheet     *SheetDocument `json:"sheet"`           // with all candidates
	Pictures  []*Picture     `json:"pictures"`        // of the position, or of four
}

func practise(_ context.Context, q *PracticeRequest) (*PracticeAnswer, error) {
	s, err := (&Choice{Notation: q.Notation}).settings("human")
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
		return &PracticeAnswer{Techniques: practised(progress)}, nil
	}
	if err != nil {
		return nil, err
	}
	t.Hidden = q.Mixed
	a := &PracticeAnswer{}
	if q.Stage > 0 {
		a.Told = t.Hint(q.Stage, s.Writer)
	}
	a.Task, err = newTask(t, s, q.SVG)
	return a, err
}

// practised lists what there is to practise.
func practised(progress *practice.Progress) (list []Practised) {
	for _, t := range practice.Practised() {
		p := Practised{Entry: newEntry(t)}
		for _, kind := range practice.Kinds {
			card := progress.Card(t, kind)
			p.Tasks, p.Right = p.Tasks+card.Tasks, p.Right+card.Right
			p.Due = p.Due || card.Tasks > 0 && !card.Due.After(time.Now())
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
	sheet := t.Grid.Sheet()
	for c := range t.Grid.Open().All() {
		sheet.Noted, sheet.Marks[c] = sheet.Noted.With(c), t.Grid.Candidates(c)
	}
	task := &Task{
		ID: t.ID(), Technique: t.Technique.Code, Name: t.Technique.Name, Kind: string(t.Kind), Kinds: kindsOf(t),
		Question: t.Question(), How: t.How(), Start: t.Start, Sheet: newSheetDocument(&sheet, ""), Pictures: []*Picture{},
	}
	figures := []explain.Figure{{Grid: t.Grid, All: true}}
	switch {
	case t.Kind == practice.WhichIsNot:
		figures = nil
		for i := range t.Boards {
			b := &t.Boards[i]
			figures = append(figures, explain.Figure{Grid: b.Grid, Marks: b.Marks(), Shape: explain.ShapeOf(b.Step.Evidence), All: true})
		}
	case t.Placed:
		figures[0].Marks.Cells = []explain.CellMark{{Role: explain.RolePattern, Cell: t.Cell}}
	}
	for i, f := range figures {
		title := "The position"
		if len(figures) > 1 {
			title = "Board " + string(rune('A'+i))
		}
		p, err := draw(f, title, s.Writer, svg)
		if err != nil {
			return nil, err
		}
		task.Pictures = append(task.Pictures, p)
	}
	return task, nil
}

// JudgeRequest asks what an answer to a task is worth.
type JudgeRequest struct {
	ID       string `json:"id"`
	Answer   string `json:"answer"`
	Notation string `json:"notation,omitempty"`
	SVG      bool   `json:"svg,omitempty"`
}

// JudgeAnswer says what an answer is worth, and why.
type JudgeAnswer struct {
	Verdict string   `json:"verdict"` // right, incomplete, other, misnamed, beside, wrong: see package practice
	Reason  string   `json:"reason"`
	Done    bool     `json:"done"`
	Look    string   `json:"look"`              // how to see it the next time
	Picture *Picture `json:"picture,omitempty"` // of the step that shows a right answer
}

func judgeAnswer(ctx context.Context, q *JudgeRequest) (*JudgeAnswer, error) {
	s, err := (&Choice{Notation: q.Notation}).settings("human")
	if err != nil {
		return nil, err
	}
	t, err := practice.Open(q.ID)
	if err != nil {
		return nil, errorf(CodeRequest, "id: %v", err)
	}
	j, err := t.Judge(ctx, q.Answer, s.Writer)
	if err != nil {
		if wrong := asError(err); wrong.Code == CodeInput {
			return nil, wrong
		}
		return nil, errorf(CodeInput, "the answer %v", err)
	}
	a := &JudgeAnswer{Verdict: string(j.Verdict), Reason: j.Reason, Done: j.Done(), Look: t.Look()}
	if j.Step != nil {
		f := &explain.Frame{Number: 1, Step: j.Step, Before: t.Grid}
		a.Picture, err = draw(f.Figure(), s.Writer.Title(f), s.Writer, q.SVG)
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
	const day = 24 * 60 * 60
	lasted := time.Duration(min(max(q.Seconds, 0), day)) * time.Second
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
